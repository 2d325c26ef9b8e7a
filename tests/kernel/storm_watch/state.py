"""All that a match of Storm Watch is at one moment."""

from __future__ import annotations

from typing import Final

from ludoteca.kernel.chance import Chance
from ludoteca.kernel.event import Event
from ludoteca.kernel.flow import State, Table

STORES: Final = 36  # store n is of kind n % 3
OIL: Final = 0
ROPE: Final = 1
FLARE: Final = 2

BRIGHTEST: Final = 6
FIRST_LIGHT: Final = 3
CLIFF: Final = 4  # this many breaches, and the house is gone
MOST_STORES: Final = 4  # in one keeper's hands
NOTHING: Final = -1

NORTH: Final = 0
SOUTH: Final = 1
CHANNELS: Final = 2

# Where the match is; the flow can restart at the beginning of each of these.
DEAL: Final = 0
PLAN: Final = 1
WORK: Final = 2
BEAM: Final = 3
WAVES: Final = 4
SHIPS: Final = 5
OVER: Final = 6
STEPS: Final = ("deal", "plan", "work", "beam", "waves", "ships", "over")


def kind_of(store: int) -> int:
    """Oil, rope or flare."""
    return store % 3


class WatchState(State):
    """The whole match. The top of the deck is its end."""

    hands: list[list[int]]  # what each keeper holds
    plans: list[int]  # by seat, for this night
    done: list[bool]  # by seat: whether it has finished its work tonight
    deck: list[int]
    quay: list[int]  # what the boat has brought, for anyone to take
    spent: list[int]
    lamp: int
    breaches: int
    saved: int
    lost: int
    wanted: int  # ships to be saved
    beam: int  # the channel that the beam lights tonight
    lit: list[bool]  # by channel: whether a flare burns there tonight
    sea: int  # waves that are still to come tonight
    first: int  # who breaks ties tonight
    night: int
    nights: int
    step: int

    def copy(self) -> WatchState:
        """A state that shares nothing that changes."""
        other = WatchState()
        other.hands = [hand[:] for hand in self.hands]
        other.plans = self.plans[:]
        other.done = self.done[:]
        other.deck = self.deck[:]
        other.quay = self.quay[:]
        other.spent = self.spent[:]
        other.lamp = self.lamp
        other.breaches = self.breaches
        other.saved = self.saved
        other.lost = self.lost
        other.wanted = self.wanted
        other.beam = self.beam
        other.lit = self.lit[:]
        other.sea = self.sea
        other.first = self.first
        other.night = self.night
        other.nights = self.nights
        other.step = self.step
        return other


def new_state(seats: int, nights: int) -> WatchState:
    """SW-R1: everything in the box, before the first night."""
    made = WatchState()
    made.hands = [[] for _ in range(seats)]
    made.plans = [NOTHING] * seats
    made.done = [False] * seats
    made.deck = list(range(STORES))
    made.quay = []
    made.spent = []
    made.lamp = FIRST_LIGHT
    made.breaches = 0
    made.saved = 0
    made.lost = 0
    made.wanted = nights if seats <= 2 else 2 * nights - 1
    made.beam = NOTHING
    made.lit = [False] * CHANNELS
    made.sea = 0
    made.first = 0
    made.night = 1
    made.nights = nights
    made.step = DEAL
    return made


class Watch(Table):
    """The table of Storm Watch. `s` is its state, by its own type."""

    def __init__(self, state: WatchState, chance: Chance, sink: list[Event] | None) -> None:
        super().__init__(state, chance, sink)
        self.s = state
