"""All that a bot gets of a match: what its seat may see, and possible worlds that agree with it."""

from __future__ import annotations

from typing import Any

from ludoteca.kernel.chance import Chance, seeded
from ludoteca.kernel.flow import Table
from ludoteca.kernel.flow_session import FlowSession
from ludoteca.kernel.live import LiveSession, LiveTable
from ludoteca.kernel.session import Session


class Glimpse:
    """A match as one seat sees it. The true session stays behind a name that nobody else uses."""

    __slots__ = ("__session", "people", "seat", "seats", "wishes")

    def __init__(
        self, session: Session, seat: int, people: tuple[int, ...] = (), wishes: tuple[tuple[str, str], ...] = ()
    ) -> None:
        self.__session = session
        self.seat = seat
        self.seats = session.seats
        self.people = people  # the seats that people play; everybody at the table knows them
        self.wishes = wishes  # signs that partners have given of late, each with the ref that it is pinned to

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
        table = session.sample_table(self.seat, chance)
        table.people = self.people
        table.wishes = self.wishes
        return table

    @property
    def moves(self) -> int:
        """How many moves the match has had."""
        return self.__session.moves

    def team(self) -> tuple[int, ...]:
        """The seats that win and lose with this one, itself among them."""
        session = self.__session
        return tuple(sorted(session.game.team(session.state, self.seat)))

    def common(self, chance: Chance) -> Table:
        """The table of a world dealt from what the whole team knows: what any of them does not know is dealt anew."""
        world = self.__session
        for seat in self.team():
            world = world.sample(seat, chance)
        assert isinstance(world, (FlowSession, LiveSession))
        return world.table


def own_luck(seed: int, turn: int) -> Chance:
    """Luck for one thought of a bot, apart from every match's."""
    return seeded(seed * 1_000_003 + turn)
