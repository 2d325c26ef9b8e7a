"""That nothing is lost: every card, die and token is somewhere exactly once. And the whole state as plain values."""

from __future__ import annotations

from typing import Any

from ludoteca.games.rush_out.rules.casting import targets
from ludoteca.games.rush_out.rules.completing import contributors
from ludoteca.games.rush_out.rules.decks import count_flags
from ludoteca.games.rush_out.rules.hands import waits_for
from ludoteca.games.rush_out.rules.trade import equip, purse
from ludoteca.games.rush_out.state import (
    ABSENT,
    CLOSED,
    COIN,
    COLD,
    CONFRONTATION,
    DARK,
    DECK_OF_HEROES,
    FIRST_DARK_END,
    FIRST_LAID,
    FIRST_SPELL,
    FIRST_WOUND,
    FRESH,
    HEROES,
    HIGH_FIVE,
    LAID,
    NONE,
    ONE_HAND,
    OVER,
    PLACES,
    RACE,
    SILENCE,
    SLOTS,
    SPACES,
    STANDARD,
    STRIDE,
    SUMMONING,
    WHIRLED,
    WHIRLWIND,
    RushState,
    dice_of,
)

# A compiled class keeps the names of its fields elsewhere than a plain one.
FIELDS: tuple[str, ...] = getattr(RushState, "__mypyc_attrs__", None) or tuple(RushState.__annotations__)


def check(s: RushState) -> None:
    """RO-R6 to RO-R10: raise AssertionError unless all is there."""
    _check_cards(s)
    _check_dice(s)
    _check_places(s)
    _check_tokens(s)
    _check_laid(s)
    if s.phase <= RACE:
        _check_jokers(s)
    if s.phase == RACE:
        _check_waiting(s)


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
    spells = {s.content.family[card] for card in s.spell_deck}
    challenges = {s.content.family[card] for card in s.challenge_deck}
    assert not spells & {STANDARD, COIN, CONFRONTATION}, "a Challenge among the Spells"
    assert challenges <= {SUMMONING, STANDARD, COIN, CONFRONTATION}, "a Spell among the Challenges"
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
    if s.content.has_coins[s.scenario]:
        for kind, copies in enumerate(s.content.equipment_copies):
            assert sold.count(kind) + s.stock[kind] == copies, "equipment is missing or doubled"
    assert min(purse(s, HEROES), purse(s, DARK)) >= 0, "more was spent than there was"
    path = range(DECK_OF_HEROES + 1) if s.content.has_dragon[s.scenario] else [NONE]
    assert s.dragon in path, "where is the Dragon?"
    assert min(s.souls, s.lives) >= 0, "less than nothing"
    assert s.aim == NONE or s.aims_left > 0, "an aim at nothing"


def _check_laid(s: RushState) -> None:
    """RO-R55, RO-R69, RO-R79: what the rules remember of cards before Heroes and of wounds is what lies there."""
    there = [n for n in range(LAID) if s.cards[FIRST_LAID + n] != NONE]
    lying = [(s.content.effect[s.cards[FIRST_LAID + n]], s.victims[n]) for n in there]
    for effect, counted in ((SILENCE, s.silence), (ONE_HAND, s.one_hand), (HIGH_FIVE, s.high_five)):
        assert lying.count((effect, NONE)) == counted, "the Curses are counted wrongly"
    for seat in range(s.seats):
        mine = [effect for effect, victim in lying if victim == seat]
        assert mine.count(WHIRLWIND) == s.whirlwinds[seat], f"the whirlwinds of seat {seat} are counted wrongly"
        assert sum(1 << effect - 1 for effect in set(mine) - {WHIRLWIND}) == s.forbidden[seat], "wrongly forbidden"
        assert s.wounded[seat] == (1 if s.needs[FIRST_WOUND + seat] else 0), f"the wound of seat {seat} is wrong"


def _check_jokers(s: RushState) -> None:
    """RO-R31, RO-R33, RO-R67: Jokers stand for what is open or owned now."""
    again = s.copy()
    equip(again)
    count_flags(again)
    assert again.joker == s.joker, "a Joker stands for something else"


def _check_waiting(s: RushState) -> None:
    """RO-R35, RO-R73: whoever is waited for has something to do."""
    for place in range(FIRST_SPELL):
        assert s.held[place] in (0, contributors(s, place)), f"place {place} waits for the wrong hands"
        assert not s.held[place] or s.high_five, f"place {place} waits for a high five that no Curse asks for"
    for seat in range(s.seats):
        assert s.pressed[seat] == NONE or waits_for(s, seat) != NONE, f"seat {seat} holds up a hand for nothing"
    assert s.aim == NONE or targets(s), "an aim without a target"


def dump(s: RushState) -> dict[str, Any]:
    """Every field of the state, but for the box, which no match changes."""
    copied = s.copy()
    return {name: getattr(copied, name) for name in FIELDS if name != "content"}
