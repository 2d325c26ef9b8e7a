"""Rush Out! as numbers: what a player may see of the race, and what can be done at this moment.

Placing a die names its place, slot and die; which card lies there now (its generation) follows. Places that belong to a
player (the Wounded sides) are counted from the one who looks. Times are what is left of them, in steps of 50 ms.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from ludoteca.games.rush_out.actions import SPACE
from ludoteca.games.rush_out.content.box import Content
from ludoteca.games.rush_out.rules.casting import kind_of_target
from ludoteca.games.rush_out.rules.experience import open_award
from ludoteca.games.rush_out.rules.trade import purse
from ludoteca.games.rush_out.state import (
    ABSENT,
    ANYWHERE,
    CLOSED,
    COLD,
    DARK,
    FACES,
    FIRST_LAID,
    FIRST_WOUND,
    FRESH,
    HEROES,
    LAID,
    NONE,
    OVER,
    PLACES,
    RACE,
    SLOTS,
    STRIDE,
    WHIRLED,
    Rush,
    RushState,
)
from ludoteca.kernel.encoding import Encoding, add_one, put, put_bits, put_flag, put_most, put_one_of, turned
from ludoteca.kernel.flow import Decision, Table

STEP_MS: Final = 50
FAMILIES: Final = 10
EFFECTS: Final = 8
ROLES: Final = 5
PATH: Final = 6  # no Dragon, its tile, three spaces, the deck
TARGETS: Final = 4  # nothing, a place, a die, a Hero
SLOT_BYTES: Final = FACES + 1
DIE_BYTES: Final = FACES + 4


class RushEncoding(Encoding):
    """The table, every place with its card and dice, and every player, the own one first."""

    def __init__(self, content: Content, seats: int) -> None:
        gear, cards, scrolls = len(content.equipment_ids), len(content.card_ids), len(content.scroll_ids)
        super().__init__(
            {"live": SPACE},
            seats,
            {"gear": gear, "card": cards, "scroll": scrolls},
            left_out=("generation",),
            seat_values={"place": FIRST_WOUND},
        )
        self.gear: i64 = gear
        self.scenarios: i64 = len(content.trophies)
        self.scrolls: i64 = scrolls
        self.field("scenario", len(content.trophies))
        self.field("round", high=255)
        self.field("phase", OVER + 1)
        self.field("countdown", high=255)
        self.field("cool-down", high=255)
        self.field("handicap")
        self.field("trophies.heroes", high=255)
        self.field("trophies.sorcerer", high=255)
        self.field("trophies.goal", high=255)
        self.field("silence")
        self.field("one hand")
        self.field("high five")
        self.field("dragon", PATH)
        self.field("souls", high=255)
        self.field("lives", high=255)
        self.field("coins.heroes", high=255)
        self.field("coins.sorcerer", high=255)
        self.field("coins.token", 3)
        self.field("purse.heroes", high=255)
        self.field("purse.sorcerer", high=255)
        self.field("stock", gear, high=255)
        self.field("scrolls", scrolls)
        self.field("aim.target", TARGETS)
        self.field("aim.place", PLACES)
        self.field("aim.left", high=255)
        self.field("aim.struck", seats)
        self.field("awards", high=255)
        self.field("award.mine")
        self.field("known.challenges", high=255)
        self.field("known.challenge", FAMILIES)
        self.field("known.spells", high=255)
        self.field("known.spell", FAMILIES)
        for place in range(PLACES):
            name = f"place {place}"
            if FIRST_WOUND <= place < FIRST_LAID:
                name = "me.wound" if place == FIRST_WOUND else f"seat+{place - FIRST_WOUND}.wound"
            self.field(f"{name}.family", FAMILIES)
            self.field(f"{name}.flag", FACES)
            self.field(f"{name}.effect", EFFECTS)
            self.field(f"{name}.power", high=255)
            self.field(f"{name}.victim", seats)
            self.field(f"{name}.held", seats)
            self.field(f"{name}.blocked")
            self.field(f"{name}.slots", SLOTS * SLOT_BYTES, high=seats)
        self._declare_players(seats, gear)

    def _declare_players(self, seats: int, gear: int) -> None:
        for other in range(seats):
            name = "me" if other == 0 else f"seat+{other}"
            self.field(f"{name}.role", ROLES)
            self.field(f"{name}.dice", STRIDE * DIE_BYTES)
            self.field(f"{name}.roll in", high=255)
            self.field(f"{name}.hand free in", high=255)
            self.field(f"{name}.hand up")
            self.field(f"{name}.joker", FACES)
            self.field(f"{name}.forbidden", FACES)
            self.field(f"{name}.whirlwinds", high=255)
            self.field(f"{name}.owes")
            self.field(f"{name}.wounded")
            self.field(f"{name}.ready")
            self.field(f"{name}.experience", high=255)
            self.field(f"{name}.equipment", gear, high=255)
            self.field(f"{name}.landed", PLACES + 2)

    def write(self, table: Table, seat: i64, decision: Decision | None, row: vec[u8], start: i64 = 0) -> None:
        """All that lies on the table; of the decks what everybody has seen go there."""
        assert isinstance(table, Rush)
        s = table.s
        at = self.write_question(decision, row, start)
        at = self._match(s, row, at)
        at = self._treasures(s, seat, row, at)
        at = _known(s, s.challenge_deck, s.known_challenges, row, at)
        at = _known(s, s.spell_deck, s.known_spells, row, at)
        place: i64 = 0
        while place < PLACES:
            shown = place
            if FIRST_WOUND <= place < FIRST_LAID:
                other: i64 = place - FIRST_WOUND
                shown = FIRST_WOUND + (seat + other) % s.seats if other < s.seats else NONE
            at = self._place(s, seat, shown, row, at)
            place += 1
        player: i64 = 0
        while player < s.seats:
            at = self._player(s, (seat + player) % s.seats, row, at)
            player += 1
        self.check_written(at - start)

    def _match(self, s: RushState, row: vec[u8], at: i64) -> i64:
        """Where the match stands."""
        content = s.content
        at = put_one_of(row, at, self.scenarios, s.scenario)
        at = put_most(row, at, s.round)
        at = put_one_of(row, at, OVER + 1, s.phase)
        at = _left(row, at, s.until - s.now)
        at = put_most(row, at, s.cooldown // STEP_MS)
        at = put_flag(row, at, s.handicap)
        at = put_most(row, at, s.trophies[HEROES])
        at = put_most(row, at, s.trophies[DARK])
        at = put_most(row, at, content.trophies[s.scenario])
        at = put_flag(row, at, s.silence > 0)
        at = put_flag(row, at, s.one_hand > 0)
        at = put_flag(row, at, s.high_five > 0)
        at = put_one_of(row, at, PATH, s.dragon + 1)
        at = put_most(row, at, s.souls)
        return put_most(row, at, s.lives)

    def _treasures(self, s: RushState, seat: i64, row: vec[u8], at: i64) -> i64:
        """Coins, what they buy, what is aimed at, what is to be decided."""
        at = put_most(row, at, len(s.coins[HEROES]))
        at = put_most(row, at, len(s.coins[DARK]))
        at = put_one_of(row, at, 3, s.token)
        at = put_most(row, at, purse(s, HEROES))
        at = put_most(row, at, purse(s, DARK))
        i: i64 = 0
        for left in s.stock:
            put_most(row, at + i, left)
            i += 1
        at += self.gear
        i = 0
        while i < self.scrolls:
            at = put_flag(row, at, s.scrolls[i] > 0)
            i += 1
        aiming = s.aim != NONE
        at = put_one_of(row, at, TARGETS, kind_of_target(s) if aiming else 0)
        at = put_one_of(row, at, PLACES, s.aim)
        at = put_most(row, at, s.aims_left)
        at = _turned_mask(s, seat, s.struck, row, at)
        at = put_most(row, at, len(s.awards) // 3)
        mine = s.phase == RACE and seat != s.sorcerer and open_award(s, seat) != NONE
        return put_flag(row, at, mine)

    def _place(self, s: RushState, seat: i64, place: i64, row: vec[u8], at: i64) -> i64:
        """A place with its card, its slots and the dice in them."""
        seats = s.seats
        end = at + FAMILIES + FACES + EFFECTS + 1 + seats + seats + 1 + SLOTS * SLOT_BYTES
        if place == NONE:
            return end
        card: i64 = s.cards[place]
        if card != NONE and not FIRST_WOUND - 1 <= place < FIRST_LAID:
            content = s.content
            put_one_of(row, at, FAMILIES, content.family[card])
            put_one_of(row, at + FAMILIES, FACES, s.flags[card])
            put_one_of(row, at + FAMILIES + FACES, EFFECTS, content.effect[card])
            put_most(row, at + FAMILIES + FACES + EFFECTS, content.power[card])
        at += FAMILIES + FACES + EFFECTS + 1
        if FIRST_LAID <= place < FIRST_LAID + LAID:
            put_one_of(row, at, seats, turned(s.victims[place - FIRST_LAID], seat, seats))
        at = _turned_mask(s, seat, s.held[place], row, at + seats)
        at = put_flag(row, at, s.full[place] > 0)
        i: i64 = 0
        for need in s.needs[place]:
            symbol: i64 = need
            row[at + i * SLOT_BYTES + symbol] = u8(1)
            die: i64 = s.slots[place * SLOTS + i]
            if die != NONE:
                put(row, at + i * SLOT_BYTES + FACES, 1 + turned(die // STRIDE, seat, seats))
            i += 1
        return end

    def _player(self, s: RushState, seat: i64, row: vec[u8], at: i64) -> i64:
        """A player with dice, tokens and gear."""
        at = put_one_of(row, at, ROLES, s.roles[seat])
        i: i64 = 0
        while i < STRIDE:
            die = seat * STRIDE + i
            where: i64 = s.at[die]
            if where != ABSENT:
                row[at + i64(s.face[die])] = u8(1)
                place: i64 = 0 if where == FRESH else 1 if where == COLD else 2 if where == WHIRLED else 3
                row[at + FACES + place] = u8(1)
            at += DIE_BYTES
            i += 1
        at = _left(row, at, s.cool[seat] - s.now)
        at = _left(row, at, s.busy[seat] - s.now)
        at = put_flag(row, at, s.pressed[seat] != NONE)
        at = put_bits(row, at, FACES, s.joker[seat])
        at = put_bits(row, at, FACES, s.forbidden[seat])
        at = put_most(row, at, s.whirlwinds[seat])
        at = put_flag(row, at, s.owes[seat] > 0)
        at = put_flag(row, at, s.wounded[seat] > 0)
        at = put_flag(row, at, s.ready[seat] > 0)
        at = put_most(row, at, len(s.experience[seat]))
        for kind in s.equipment[seat]:
            add_one(row, at + i64(kind))
        at += self.gear
        landed: i64 = s.landed[seat]
        if landed == ANYWHERE:
            row[at + PLACES] = u8(1)
        elif landed == CLOSED:
            row[at + PLACES + 1] = u8(1)
        else:
            row[at + landed] = u8(1)
        return at + PLACES + 2


def _left(row: vec[u8], at: i64, ms: i64) -> i64:
    """How much time is left, in steps; a moment that is past is none."""
    return put_most(row, at, (ms + STEP_MS - 1) // STEP_MS if ms > 0 else 0)


def _turned_mask(s: RushState, seat: i64, mask: i64, row: vec[u8], at: i64) -> i64:
    """A mask of seats, from the one who looks on."""
    i: i64 = 0
    while i < s.seats:
        if mask >> ((seat + i) % s.seats) & 1:
            row[at + i] = u8(1)
        i += 1
    return at + s.seats


def _known(s: RushState, deck: list[int], count: i64, row: vec[u8], at: i64) -> i64:
    """How many cards on a deck everybody knows, and the family of the top one."""
    at = put_most(row, at, count)
    return put_one_of(row, at, FAMILIES, s.content.family[deck[len(deck) - 1]] if count > 0 else -1)
