"""All that a match of Night Ferry is at one moment."""

from __future__ import annotations

from typing import Final

from ludoteca.kernel.chance import Chance
from ludoteca.kernel.event import Event
from ludoteca.kernel.flow import State, Table

CRATES: Final = 20  # crate n is worth n + 1
COINS: Final = 40
NOTHING: Final = -1

# Where the match is; the flow can restart at the beginning of each of these.
DEAL: Final = 0
TURN: Final = 1
AUCTION: Final = 2
COURSE: Final = 3
OVER: Final = 4


class FerryState(State):
    """The whole match. The top of the deck is its end."""

    hands: list[list[int]]
    holds: list[list[int]]  # crates that count, by seat
    coins: list[int]
    bank: int
    deck: list[int]
    sea: list[int]  # crates that nobody has any more
    lot: int  # the crate that is being auctioned
    first: int  # who begins the round
    taken: int  # turns taken this round
    round: int
    rounds: int
    step: int

    def copy(self) -> FerryState:
        """A state that shares nothing that changes."""
        other = FerryState()
        other.hands = [hand[:] for hand in self.hands]
        other.holds = [hold[:] for hold in self.holds]
        other.coins = self.coins[:]
        other.bank = self.bank
        other.deck = self.deck[:]
        other.sea = self.sea[:]
        other.lot = self.lot
        other.first = self.first
        other.taken = self.taken
        other.round = self.round
        other.rounds = self.rounds
        other.step = self.step
        return other


def new_state(seats: int, rounds: int) -> FerryState:
    """Everything in the box."""
    made = FerryState()
    made.hands = [[] for _ in range(seats)]
    made.holds = [[] for _ in range(seats)]
    made.coins = [0] * seats
    made.bank = COINS
    made.deck = list(range(CRATES))
    made.sea = []
    made.lot = NOTHING
    made.first = 0
    made.taken = 0
    made.round = 1
    made.rounds = rounds
    made.step = DEAL
    return made


class Ferry(Table):
    """The table of Night Ferry. `s` is its state, by its own type."""

    def __init__(self, state: FerryState, chance: Chance, sink: list[Event] | None) -> None:
        super().__init__(state, chance, sink)
        self.s = state

    def active(self) -> int:
        """The seat whose turn it is."""
        return (self.s.first + self.s.taken) % len(self.s.hands)
