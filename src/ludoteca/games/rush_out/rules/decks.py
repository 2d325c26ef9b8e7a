"""Both decks: revealing, discarding, Flags (RO-R29, RO-R30, RO-R33, RO-R35, RO-R63, RO-D-3)."""

from __future__ import annotations

from mypy_extensions import i64

from ludoteca.games.rush_out.rules.ending import win_round
from ludoteca.games.rush_out.rules.placing import lay_down, take_away
from ludoteca.games.rush_out.state import (
    AIR,
    ALWAYS_AIR,
    ALWAYS_PLANT,
    ALWAYS_WATER,
    BY_DECK,
    COIN,
    CONFRONTATION,
    DARK,
    FIRST_DARK_END,
    FIRST_SPELL,
    HEROES,
    NONE,
    PLANT,
    SPACES,
    SUMMONING,
    WATER,
    Rush,
    RushState,
)


def count_flags(s: RushState) -> None:
    """RO-R33, RO-R48: the symbols that the Sorcerer's Joker stands for, from the six open cards and the Scrolls.

    RO-R34: a Joker that lies already is not asked again. RO-D-21: cards laid before Heroes do not count.
    """
    mask: i64 = 0
    for space in range(SPACES):
        card: i64 = s.cards[space]
        if card != NONE and s.flags[card] >= 0:
            mask |= 1 << s.flags[card]
        card = s.cards[FIRST_SPELL + space]
        if card != NONE and s.flags[card] >= 0:
            mask |= 1 << s.flags[card]
    if s.scrolls[ALWAYS_WATER]:
        mask |= 1 << WATER
    if s.scrolls[ALWAYS_PLANT]:
        mask |= 1 << PLANT
    if s.scrolls[ALWAYS_AIR]:
        mask |= 1 << AIR
    s.joker[s.sorcerer] = mask


def show_challenge(s: RushState, space: i64, card: i64, by: i64) -> None:
    """A card lies face up on the Heroes' side. RO-R61, RO-R83: some have an end for the Sorcerer."""
    s.seen[card] = 1
    family: i64 = s.content.family[card]
    lay_down(s, space, card, s.content.other_slots[card] if family == SUMMONING else s.content.slots[card], by)
    if family == COIN or family == CONFRONTATION:
        lay_down(s, FIRST_DARK_END + space, card, s.content.other_slots[card], by)


def leave_space(s: RushState, space: i64, by: i64) -> None:
    """The card of this space is gone, both ends of it."""
    take_away(s, space, by)
    if s.cards[FIRST_DARK_END + space] != NONE:
        take_away(s, FIRST_DARK_END + space, by)


def reveal_challenge(t: Rush, space: i64, by: i64) -> None:
    """RO-R29, RO-R30: the next Challenge comes into the gap; with the last one the Heroes win.

    RO-R50: a Dragon that stands there stays, and the new card comes under it.
    """
    s = t.s
    card: i64 = s.challenge_deck.pop()
    if s.known_challenges > 0:
        s.known_challenges -= 1
    show_challenge(s, space, card, by)
    count_flags(s)
    t.reveal()
    t.tell("challenge", card, space + 1)
    if not s.challenge_deck:
        win_round(t, HEROES, BY_DECK)


def show_spell(s: RushState, space: i64, card: i64) -> None:
    """A Spell lies face up before the Sorcerer."""
    s.seen[card] = 1
    lay_down(s, FIRST_SPELL + space, card, s.content.slots[card], s.sorcerer)


def reveal_spell(t: Rush, space: i64) -> None:
    """RO-R35: the next Spell comes into the gap; with the last one the Sorcerer wins."""
    s = t.s
    card: i64 = s.spell_deck.pop()
    if s.known_spells > 0:
        s.known_spells -= 1
    show_spell(s, space, card)
    count_flags(s)
    t.reveal()
    t.tell("spell", card, space + 1)
    if not s.spell_deck:
        win_round(t, DARK, BY_DECK)


def discard(s: RushState, card: i64) -> None:
    """A card is done with for this round. Spells that were on the Heroes' side go with the Spells."""
    if s.content.family[card] <= 6:
        s.spells_gone.append(card)
    else:
        s.challenges_gone.append(card)


def may_spend(s: RushState, seat: i64) -> bool:
    """RO-R63: two Coin cards that this side has won."""
    return len(s.coins[DARK if seat == s.sorcerer else HEROES]) >= 2


def spend(t: Rush, seat: i64) -> None:
    """RO-R63: two Coin cards are discarded, and with them the top card of one's own deck, unseen."""
    s = t.s
    side: i64 = DARK if seat == s.sorcerer else HEROES
    for _ in range(2):
        s.challenges_gone.append(s.coins[side].pop())
    if side == DARK:
        card = s.spell_deck.pop()
        if s.known_spells > 0:
            s.known_spells -= 1
            s.spells_gone.append(card)
        else:
            s.unseen_spells.append(card)
    else:
        card = s.challenge_deck.pop()
        if s.known_challenges > 0:
            s.known_challenges -= 1
            discard(s, card)
        else:
            s.unseen_challenges.append(card)
    t.reveal()
    t.tell("spent", seat)
    if side == DARK and not s.spell_deck:
        win_round(t, DARK, BY_DECK)
    elif side == HEROES and not s.challenge_deck:
        win_round(t, HEROES, BY_DECK)
