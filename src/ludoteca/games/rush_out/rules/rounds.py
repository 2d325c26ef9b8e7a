"""Setting the table for a match and for each of its rounds (RO-R14 to RO-R20, RO-R36 to RO-R41, RO-R75, RO-R82)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludoteca.games.rush_out.rules.decks import count_flags, show_challenge, show_spell
from ludoteca.games.rush_out.rules.dice import roll
from ludoteca.games.rush_out.rules.placing import lay_down
from ludoteca.games.rush_out.rules.trade import equip, full_stock
from ludoteca.games.rush_out.state import (
    BREATH,
    COUNTDOWN,
    DRAGON_TILE,
    FIRE_SCROLL,
    JOKER,
    LIGHTNING_SCROLL,
    NOBODY,
    NONE,
    RACE,
    READY,
    SPACES,
    STANDARD,
    STORM,
    Rush,
    RushState,
    clear_table,
    dragon_slots,
)

SPELL_FAMILIES: Final = 7
HANDICAP: Final = 2  # cards
COUNTDOWN_MS: Final = 3000
CALM_COUNTDOWN_MS: Final = 5000


def begin_match(t: Rush) -> None:
    """RO-R14: choose the cards of this scenario, once (RO-R38), and set the table for the first round."""
    s = t.s
    choose_spells(t)
    choose_challenges(t)
    s.stock = full_stock(s)
    set_table(t)


def choose_spells(t: Rush) -> None:
    """RO-R17, RO-R18, RO-R39: so many of each family, at random; the rest is put away unseen."""
    s = t.s
    counts = s.content.spell_counts[s.scenario]
    for family in range(SPELL_FAMILIES):
        kin = [card for card in range(len(s.content.card_ids)) if s.content.family[card] == family]
        if 0 < counts[family] < len(kin):
            t.chance.shuffle("spell-kinds", kin)
        s.spells += kin[: counts[family]]
        if counts[family]:
            s.aside += kin[counts[family] :]


def choose_challenges(t: Rush) -> None:
    """RO-R16, RO-R40: the kinds of this scenario without cards for more players. RO-R19, RO-D-24: a handicap
    takes two."""
    s = t.s
    kinds = s.content.challenge_kinds[s.scenario]
    box = s.content
    kin = [card for card in range(len(box.card_ids)) if box.family[card] in kinds and box.back[card] <= s.seats]
    if s.handicap:
        t.chance.shuffle("handicap", kin)
        s.aside += kin[:HANDICAP]
        kin = sorted(kin[HANDICAP:])
    s.challenges = kin


def set_table(t: Rush) -> None:
    """RO-R16, RO-R17: decks shuffled, three cards open on each side; what the scenario adds is on its place."""
    s = t.s
    clear_table(s)
    s.round += 1
    s.phase = READY
    s.since = s.now
    s.ready = [0] * s.seats
    s.coins = [[], [], []]  # RO-R64: no coin is kept
    s.token = NOBODY
    s.spent = [0, 0, 0]
    s.bought = []
    s.generation = [generation + 1 for generation in s.generation]
    deal_challenges(t)
    deal_spells(t)
    equip(s)
    place_extras(s)
    count_flags(s)
    t.tell("round-set", s.round)


def deal_challenges(t: Rush) -> None:
    """RO-R16, RO-R41: the first three must be Standard; others that come up are mixed back in afterwards."""
    s = t.s
    deck = s.challenges[:]
    t.chance.shuffle("challenges", deck)
    back: list[int] = []
    for space in range(SPACES):
        card = deck.pop()
        while s.content.family[card] != STANDARD:
            back.append(card)
            card = deck.pop()
        show_challenge(s, space, card, NONE)
    if back:
        deck += back
        for card in back:
            s.seen[card] = 1
        t.chance.shuffle("challenges", deck)
    s.challenge_deck = deck


def deal_spells(t: Rush) -> None:
    """RO-R17: three Spells face up before the Sorcerer, the rest is the deck."""
    s = t.s
    deck = s.spells[:]
    t.chance.shuffle("spells", deck)
    for space in range(SPACES):
        show_spell(s, space, deck.pop())
    s.spell_deck = deck


def place_extras(s: RushState) -> None:
    """RO-R45: the Dragon; RO-R75: Souls; RO-R82: Lives; RO-R65: Scrolls that the Sorcerer owns already."""
    if s.content.has_dragon[s.scenario]:
        s.dragon = 0
        lay_down(s, DRAGON_TILE, NONE, [JOKER] * dragon_slots(s), NONE)
    if s.content.has_souls[s.scenario]:
        s.souls = s.content.souls[s.heroes]
    if s.content.has_lives[s.scenario]:
        s.lives = s.content.lives[s.heroes]
    if s.scrolls[STORM]:
        lay_down(s, LIGHTNING_SCROLL, NONE, s.content.scroll_slots[STORM], NONE)
    if s.scrolls[BREATH]:
        lay_down(s, FIRE_SCROLL, NONE, s.content.scroll_slots[BREATH], NONE)


# -- the start of a round --------------------------------------------------------------------------------------


def start_countdown(t: Rush) -> None:
    """RO-R20: the Sorcerer gives the signal; hands get ready."""
    s = t.s
    s.phase = COUNTDOWN
    s.since = s.now
    s.until = s.now + (CALM_COUNTDOWN_MS if s.relaxed else COUNTDOWN_MS)
    t.tell("countdown", s.round)


def start_race(t: Rush) -> None:
    """RO-R20, RO-R21: the Sorcerer's first roll, and everybody may roll."""
    s = t.s
    s.phase = RACE
    s.since = s.now
    s.cool = [s.now] * s.seats
    s.until = 0
    t.tell("race", s.round)
    roll(t, s.sorcerer)


def is_done(t: Rush, seat: i64) -> None:
    """RO-R64: this player has traded enough; when all have, the next round is set up."""
    s = t.s
    s.ready[seat] = 1
    t.tell("done", seat)
    for other in range(s.seats):
        if not s.ready[other]:
            return
    set_table(t)
