"""All that a journey is at one moment."""

from __future__ import annotations

from typing import Final

from ludoteca.kernel.chance import Chance
from ludoteca.kernel.event import Event
from ludoteca.kernel.flow import State, Table
from tests.kernel.caravan.content import COPIES, Content

NOBODY: Final = -1

# What makes things happen; BEAST + n is the n-th beast, STOP + n the n-th stop.
LOOKING: Final = 0
TRADE: Final = 1
REST: Final = 2
NIGHTFALL: Final = 3
BEAST: Final = 100
STOP: Final = 200


class CaravanState(State):
    """The whole journey. A card is the number of a ware; the top of the deck is its end."""

    content: Content
    beasts: list[list[int]]  # by seat
    stops: list[int]
    hands: list[list[int]]
    looked: list[int]  # the two cards that `looker` looks at: hidden from the others, so they lie here
    looker: int
    deck: list[int]
    sold: list[int]
    gold: int
    water: int
    turn: int  # turns taken today
    day: int
    days: int
    dealt: bool

    def copy(self) -> CaravanState:
        """A state that shares nothing that changes. The content never does."""
        other = CaravanState()
        other.content = self.content
        other.beasts = self.beasts
        other.stops = self.stops
        other.hands = [hand[:] for hand in self.hands]
        other.looked = self.looked[:]
        other.looker = self.looker
        other.deck = self.deck[:]
        other.sold = self.sold[:]
        other.gold = self.gold
        other.water = self.water
        other.turn = self.turn
        other.day = self.day
        other.days = self.days
        other.dealt = self.dealt
        return other


def new_state(content: Content, beasts: list[list[int]], stops: list[int], days: int, water: int) -> CaravanState:
    """Before anyone has looked at anything."""
    made = CaravanState()
    made.content = content
    made.beasts = beasts
    made.stops = stops
    made.hands = [[] for _ in beasts]
    made.looked = []
    made.looker = NOBODY
    made.deck = list(content.wares) * COPIES
    made.sold = []
    made.gold = 0
    made.water = water
    made.turn = 0
    made.day = 1
    made.days = days
    made.dealt = False
    return made


class Caravan(Table):
    """The table of Caravan. `s` is its state, by its own type."""

    def __init__(self, state: CaravanState, chance: Chance, sink: list[Event] | None) -> None:
        super().__init__(state, chance, sink)
        self.s = state
