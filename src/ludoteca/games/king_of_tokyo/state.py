"""All that a match of King of Tokyo is at one moment, and the table its rules are played on."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludoteca.games.king_of_tokyo.content.box import Content
from ludoteca.games.king_of_tokyo.powers import Power
from ludoteca.kernel.chance import Chance
from ludoteca.kernel.event import Event
from ludoteca.kernel.flow import State, Table

# Faces of a die, KOT-R5 (the green dice have the same, KOT-R6).
ONE: Final = 0
TWO: Final = 1
THREE: Final = 2
HEART: Final = 3
ENERGY: Final = 4
CLAW: Final = 5
FACES: Final = 6
FACE_NAMES: Final = ("1", "2", "3", "heart", "energy", "claw")

# Where a monster is, KOT-R4.
OUTSIDE: Final = 0
CITY: Final = 1
BAY: Final = 2
PLACE_NAMES: Final = ("outside", "city", "bay")

# Where the match is. A turn is KOT-R20; the flow can restart at the beginning of each of these.
SETUP: Final = 0
START: Final = 1
ROLL: Final = 2
PROBE: Final = 3
CHANGE: Final = 4
RESOLVE: Final = 5
BUY: Final = 6
END: Final = 7
NEXT: Final = 8
OVER: Final = 9

MAX_HEARTS: Final = 10
NO_CARD: Final = -1
NOBODY: Final = -1


class Monster:
    """One player's monster, with its board and cards."""

    seat: i64
    monster: i64
    hearts: i64
    stars: i64
    energy: i64
    place: i64
    poison: i64
    shrink: i64
    alive: bool
    wings: bool  # Wings are paid for this turn
    cards: list[int]
    copies: list[int]  # how many copies of each kind work for this monster, Mimic's included
    hooks: list[list[Power]]  # by moment; shared between copies, replaced (never changed) when the hand changes

    def copy(self) -> Monster:
        """A monster that shares nothing that changes."""
        other = Monster()
        other.seat = self.seat
        other.monster = self.monster
        other.hearts = self.hearts
        other.stars = self.stars
        other.energy = self.energy
        other.place = self.place
        other.poison = self.poison
        other.shrink = self.shrink
        other.alive = self.alive
        other.wings = self.wings
        other.cards = self.cards[:]
        other.copies = self.copies
        other.hooks = self.hooks
        return other


def new_monster(content: Content, seat: int, monster: int) -> Monster:
    """KOT-R13: 10 hearts, no stars, and nothing else; KOT-R17: outside Tokyo."""
    made = Monster()
    made.seat = seat
    made.monster = monster
    made.hearts = MAX_HEARTS
    made.stars = 0
    made.energy = 0
    made.place = OUTSIDE
    made.poison = 0
    made.shrink = 0
    made.alive = True
    made.wings = False
    made.cards = []
    made.copies = content.no_copies
    made.hooks = content.hooks.none
    return made


class TokyoState(State):
    """The whole match. `deck` has its top at the end; a gap in the market is NO_CARD."""

    content: Content  # the cards of this table, shared between copies: they never change
    monsters: list[Monster]
    deck: list[int]
    market: list[int]
    discard: list[int]
    charges: list[int]  # energy on Battery Monster, smoke on Smoke Cloud, by physical card
    copied: i64  # the card under the Mimic token
    knows: list[int]  # by seat: how many cards on top of the deck it has seen
    turn: i64
    order: i64  # the seat whose place in the circle the turn has: extra turns do not move it
    step: i64
    dice: list[int]
    kept: i64  # mask of the dice set aside before the last roll, for the eye only
    rolls_left: i64
    culled: i64  # uses of Herd Culler this turn
    dealt: bool  # the active monster has made someone lose hearts this turn
    frozen: i64  # how many extra turns of Freeze Time in a row this is
    frenzy: list[int]  # seats with an extra turn to come
    turns: i64
    target: i64  # stars that win
    reason: i64  # how it ended: see ending.py

    def copy(self) -> TokyoState:
        """A state that shares nothing that changes."""
        other = TokyoState()
        other.content = self.content
        other.monsters = [monster.copy() for monster in self.monsters]
        other.deck = self.deck[:]
        other.market = self.market[:]
        other.discard = self.discard[:]
        other.charges = self.charges[:]
        other.copied = self.copied
        other.knows = self.knows[:]
        other.turn = self.turn
        other.order = self.order
        other.step = self.step
        other.dice = self.dice[:]
        other.kept = self.kept
        other.rolls_left = self.rolls_left
        other.culled = self.culled
        other.dealt = self.dealt
        other.frozen = self.frozen
        other.frenzy = self.frenzy[:]
        other.turns = self.turns
        other.target = self.target
        other.reason = self.reason
        return other


def new_state(content: Content, monsters: list[int], target: int) -> TokyoState:
    """The box, open on the table; luck comes with the set-up rules."""
    made = TokyoState()
    made.content = content
    made.monsters = [new_monster(content, seat, monster) for seat, monster in enumerate(monsters)]
    made.deck = content.deck[:]
    made.market = [NO_CARD, NO_CARD, NO_CARD]
    made.discard = []
    made.charges = [0] * len(content.kind_of)
    made.copied = NO_CARD
    made.knows = [0] * len(monsters)
    made.turn = 0
    made.order = 0
    made.step = SETUP
    made.dice = []
    made.kept = 0
    made.rolls_left = 0
    made.culled = 0
    made.dealt = False
    made.frozen = 0
    made.frenzy = []
    made.turns = 0
    made.target = target
    made.reason = 0
    return made


class Tokyo(Table):
    """The table of King of Tokyo. `s` is its state, by its own type; `content` the cards of this table."""

    def __init__(self, state: TokyoState, chance: Chance, sink: list[Event] | None) -> None:
        super().__init__(state, chance, sink)
        self.s: TokyoState = state
        self.content: Content = state.content
        self.gone: object = None  # of whoever looks at the discards again and again: what was there the last time

    def active(self) -> Monster:
        """The monster whose turn it is."""
        return self.s.monsters[self.s.turn]

    def clockwise(self, seat: i64) -> list[Monster]:
        """The other living monsters, clockwise from the left of `seat`: KOT-R19."""
        monsters = self.s.monsters
        count: i64 = len(monsters)
        out: list[Monster] = []
        i: i64 = 1
        while i < count:
            monster = monsters[(seat + i) % count]
            if monster.alive:
                out.append(monster)
            i += 1
        return out

    def rolled(self, face: int) -> i64:
        """How many of the dice show this face."""
        count: i64 = 0
        for die in self.s.dice:
            if die == face:
                count += 1
        return count

    def alive(self) -> i64:
        """How many monsters are still in play."""
        count: i64 = 0
        for monster in self.s.monsters:
            if monster.alive:
                count += 1
        return count
