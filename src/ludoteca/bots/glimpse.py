"""All that a bot gets of a match: what its seat may see, and possible worlds that agree with it."""

from __future__ import annotations

from typing import Any

from ludoteca.kernel.chance import Chance, seeded
from ludoteca.kernel.live import LiveSession, LiveTable
from ludoteca.kernel.session import FlowSession, Session


class Glimpse:
    """A match through the eyes of one seat. The true session stays behind a name that nobody else uses."""

    __slots__ = ("__session", "seat", "seats")

    def __init__(self, session: Session, seat: int) -> None:
        self.__session = session
        self.seat = seat
        self.seats = session.seats

    def view(self) -> dict[str, Any]:
        """What the seat may see, as plain JSON values."""
        return self.__session.view(self.seat)

    def sample(self, chance: Chance) -> Session:
        """A possible world with luck of its own, to play on in as one likes."""
        return self.__session.sample(self.seat, chance)

    def sample_playout(self, chance: Chance) -> Session:
        """`sample`, as the cheap root of one playout: it can be played on, not copied."""
        session = self.__session
        if isinstance(session, FlowSession):
            return session.sample_playout(self.seat, chance)
        return session.sample(self.seat, chance)

    def sample_table(self, chance: Chance) -> LiveTable:
        """The table of a possible world of a live game, with luck of its own: one look, many times a second."""
        session = self.__session
        assert isinstance(session, LiveSession)
        return session.sample_table(self.seat, chance)


def own_luck(seed: int, turn: int) -> Chance:
    """Luck for one thought of a bot, apart from every match's."""
    return seeded(seed * 1_000_003 + turn)
