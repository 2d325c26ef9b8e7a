"""That nothing is lost: every card, die and token is somewhere exactly once. And the whole state as plain values."""

from __future__ import annotations

from typing import Any

from ludoteca.games.rush_out.content import EQUIPMENT_COPIES, FAMILY, HAS_COINS, HAS_DRAGON
from ludoteca.games.rush_out.rules.completing import contributors
from ludoteca.games.rush_out.rules.trade import purse
from ludoteca.games.rush_out.state import (
    ABSENT,
    CLOSED,
    COLD,
    DARK,
    DECK_OF_HEROES,
    FIRST_DARK_END,
    FIRST_LAID,
    FIRST_SPELL,
    FRESH,
    HEROES,
    LAID,
    NONE,
    OVER,
    PLACES,
    SLOTS,
    SPACES,
    STRIDE,
    SUMMONING,
    WHIRLED,
    RushState,
    dice_of,
)

FIRST_CHALLENGE_FAMILY = 7


def check(s: RushState) -> None:
    """RO-R6 to RO-R10: raise AssertionError unless all is there."""
    _check_cards(s)
    _check_dice(s)
    _check_places(s)
    _check_tokens(s)


def _check_cards(s: RushState) -> None:
    open_cards = [s.cards[place] for place in range(FIRST_DARK_END) if s.cards[place] != NONE]
    awards = s.awards[::3]
    kept = [card for cards in s.experience for card in cards]
    coins = [card for cards in s.coins for card in cards]
    everywhere = (
        s.spell_deck
        + s.challenge_deck
        + s.spells_gone
        + s.challenges_gone
        + s.unseen_spells
        + s.unseen_challenges
        + open_cards
        + awards
        + kept
        + coins
    )
    assert sorted(everywhere) == sorted(s.spells + s.challenges), "cards are missing or doubled"
    assert not set(s.aside) & set(everywhere), "a card that was put away is in play"
    assert all(FAMILY[card] < FIRST_CHALLENGE_FAMILY for card in s.spell_deck), "a Challenge among the Spells"
    assert all(FAMILY[card] in (SUMMONING, 7, 8, 9) for card in s.challenge_deck), "a Spell among the Challenges"
    assert 0 <= s.known_spells <= len(s.spell_deck), "more known Spells than there are"
    assert 0 <= s.known_challenges <= len(s.challenge_deck), "more known Challenges than there are"


def _check_dice(s: RushState) -> None:
    for seat in range(s.seats):
        own = range(seat * STRIDE, seat * STRIDE + STRIDE)
        there = [die for die in own if s.at[die] != ABSENT]
        assert len(there) == dice_of(s, seat), f"seat {seat} has {len(there)} dice"
        placed = [die for die in there if s.at[die] >= 0]
        assert len(placed) == s.lying[seat], f"seat {seat} counts its dice wrongly"
        assert {s.at[die] // SLOTS for die in placed} == ({s.where[seat]} if placed else set()), (
            f"the dice of seat {seat} lie on several cards"
        )
        assert placed or s.where[seat] == NONE, f"seat {seat} believes to have dice on a card"
        for die in there:
            assert 0 <= s.face[die] < 6, "no such face"
            assert s.at[die] >= 0 or s.at[die] in (FRESH, COLD, WHIRLED), "a die is nowhere"
            assert s.at[die] < 0 or s.slots[s.at[die]] == die, "a die and its slot disagree"
        whirled = sum(s.at[die] == WHIRLED for die in there)
        assert whirled + s.owes[seat] == (1 if s.whirlwinds[seat] else 0), f"the whirlwind of seat {seat} is wrong"
        assert s.landed[seat] >= CLOSED, "landed nowhere"


def _check_places(s: RushState) -> None:
    for place in range(PLACES):
        lying = [s.slots[slot] for slot in range(place * SLOTS, place * SLOTS + SLOTS) if s.slots[slot] != NONE]
        assert len(lying) == s.filled[place] <= len(s.needs[place]), f"place {place} counts its dice wrongly"
        mask = contributors(s, place)
        if place < FIRST_SPELL:
            assert not mask >> s.sorcerer & 1, "the Sorcerer's dice lie among the Heroes'"
            assert int(mask).bit_count() <= 2, "three colours on one card"
        else:
            assert mask in (0, 1 << s.sorcerer), "a Hero's dice lie among the Sorcerer's"
        full = len(lying) == len(s.needs[place]) > 0
        if full and s.phase < OVER and s.history[s.round - 1 :] == []:
            blocked = s.full[place] > 0
            assert blocked or s.held[place], f"place {place} is complete, and nothing came of it"
        assert not s.held[place] or full, f"place {place} waits for a high five without being complete"
    for index in range(LAID):
        assert s.cards[FIRST_LAID + index] != NONE or s.victims[index] == NONE, "a victim without a card"
    for space in range(SPACES):
        dark = s.cards[FIRST_DARK_END + space]
        assert dark in (NONE, s.cards[space]), "the two ends are of different cards"


def _check_tokens(s: RushState) -> None:
    sold = [kind for kinds in s.equipment for kind in kinds]
    if HAS_COINS[s.scenario]:
        for kind, copies in enumerate(EQUIPMENT_COPIES):
            assert sold.count(kind) + s.stock[kind] == copies, "equipment is missing or doubled"
    assert min(purse(s, HEROES), purse(s, DARK)) >= 0, "more was spent than there was"
    assert s.dragon in range(DECK_OF_HEROES + 1) if HAS_DRAGON[s.scenario] else s.dragon == NONE, "where is the Dragon?"
    assert min(s.souls, s.lives) >= 0, "less than nothing"
    assert s.aim == NONE or s.aims_left > 0, "an aim at nothing"


def dump(s: RushState) -> dict[str, Any]:
    """Every field of the state."""
    copied = s.copy()
    return {name: getattr(copied, name) for name in RushState.__annotations__}
