"""What nobody knows: the order of both decks, which cards were put away, which were discarded unseen (RO-R5)."""

from __future__ import annotations

from ludoteca.games.rush_out.state import RushState
from ludoteca.kernel.chance import Chance

FIRST_CHALLENGE_FAMILY = 7


def deal_again(s: RushState, chance: Chance) -> None:
    """Deal all of it anew, in place. Cards that everybody saw go onto a deck stay where they are."""
    _swap_with_aside(s, chance)
    _shuffle(s.spell_deck, s.known_spells, s.unseen_spells, chance)
    _shuffle(s.challenge_deck, s.known_challenges, s.unseen_challenges, chance)


def _swap_with_aside(s: RushState, chance: Chance) -> None:
    """A card that nobody has seen yet may as well be one of those that were put away, of the same family.

    The Challenges that a handicap takes are of any kind.
    """
    if not s.aside:
        return
    for spells in (True, False):
        families = {_kin(s, card) for card in s.aside if (s.content.family[card] < FIRST_CHALLENGE_FAMILY) == spells}
        box = s.spells if spells else s.challenges
        for family in sorted(families):
            out = [card for card in s.aside if _kin(s, card) == family and not s.seen[card]]
            within = [card for card in box if _kin(s, card) == family and not s.seen[card]]
            if not out or not within:
                continue
            pool = sorted(out + within)
            chance.shuffle("aside", pool)
            turned = dict(zip(out + within, pool, strict=True))
            for cards in (
                s.aside,
                box,
                s.spell_deck,
                s.challenge_deck,
                s.unseen_spells,
                s.unseen_challenges,
            ):
                cards[:] = [turned.get(card, card) for card in cards]


def _kin(s: RushState, card: int) -> int:
    """What a card can be exchanged for unseen: a Spell of its family, or any Challenge."""
    return min(s.content.family[card], FIRST_CHALLENGE_FAMILY)


def _shuffle(deck: list[int], known: int, unseen: list[int], chance: Chance) -> None:
    hidden = sorted(deck[: len(deck) - known] + unseen)
    chance.shuffle("deck", hidden)
    below = len(deck) - known
    deck[:below] = hidden[:below]
    unseen[:] = hidden[below:]
