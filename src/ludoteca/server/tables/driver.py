"""What makes the match of a table go on: its driver. Games of turns have one (`turns.py`), live games another.

The table owns the queue, the disk and the connections, and knows no kind of game. Whatever depends on how a match is
played (who may move when, what happens by itself, what is sent when it went on) it leaves to its driver.
"""

from __future__ import annotations

import asyncio
from abc import ABC, abstractmethod
from typing import TYPE_CHECKING
from weakref import ref

from ludoteca.kernel.session import Session
from ludoteca.server.messages import Answer, CouncilInfo, Hint, PassFor, Pause, PauseInfo, Silent, Window
from ludoteca.server.refusals import Refusal
from ludoteca.server.sight.sent import Sent
from ludoteca.server.sight.sight import Sight
from ludoteca.server.tables.links import Link
from ludoteca.server.tables.match import Past
from ludoteca.server.tables.orders import Change
from ludoteca.server.tables.seating import Seating

if TYPE_CHECKING:
    from ludoteca.server.tables.table import GameTable


class Driver(ABC):
    """The way in which one kind of game is played at a table. Everything here happens in the table's turn."""

    remembered = 600  # command ids in memory; the store knows all of them
    sent: Sent | None = None  # what everyone has seen already, where only changes are sent

    def __init__(self, table: GameTable) -> None:
        self._table = ref(table)  # which has this driver: two that hold each other would stay in memory for ever

    @property
    def table(self) -> GameTable:
        """The table that it drives."""
        table = self._table()
        assert table is not None, "a driver works for its table alone"
        return table

    # -- going on by itself ------------------------------------------------------------------------------------

    @abstractmethod
    def reset(self) -> None:
        """The match was taken from the disk: forget what was known about the one before."""

    @abstractmethod
    def adjust(self) -> None:
        """What is asked, or who is here, may be another now: let happen what should happen by itself from here on."""

    def went_on(self, change: Change) -> None:
        """A change is on disk, and about to be shown."""
        self.adjust()

    @abstractmethod
    def stop(self) -> list[asyncio.Task[None]]:
        """Nothing happens by itself any more; the tasks that have yet to end."""

    @property
    def busy(self) -> bool:
        """Whether something is about to happen by itself."""
        return False

    def moves_unseen(self, session: Session, seats: Seating) -> bool:
        """Whether a bot or a clock will move even when nobody looks, so that the table wakes up with the server."""
        return False

    # -- people ------------------------------------------------------------------------------------------------

    @abstractmethod
    async def welcome_back(self, player: str) -> None:
        """Someone is here (again), and about to be shown the table."""

    def someone_left(self, at: float) -> None:
        """A connection was lost at this moment."""
        self.adjust()

    @abstractmethod
    async def answer(self, player: str, order: Answer, at: float) -> Change:
        """What a player's answer, that came at this moment, does; `Refusal` when it may not."""

    @abstractmethod
    def hint(self, link: Link, wanted: Hint) -> None:
        """Let the best bot advise."""

    def pass_for(self, order: PassFor) -> Change:
        """A player lets pass what a silent partner is offered."""
        raise Refusal("refuse-silence-not-allowed")

    def pause(self, player: str, order: Pause) -> Change:
        """A player wants to pause, or to go on."""
        raise Refusal("refuse-no-pause")

    # -- what is written and shown -----------------------------------------------------------------------------

    @abstractmethod
    def note_time(self, change: Change, seats: Seating) -> None:
        """Write into a seating, before it goes to the disk, how long a change took."""

    def entry_is_enough(self, change: Change, row_age: float) -> bool:
        """Whether the row of the table, which is this old on disk, need not be written with this change."""
        return False

    def clocks(self) -> dict[int, int]:
        """Milliseconds that each seat may still think, where there is a clock."""
        return {}

    def council(self) -> CouncilInfo | None:
        """The council that sits now, if one does."""
        return None

    def silent(self) -> list[Silent]:
        """Those for whom partners may let something pass, where the table allows it."""
        return []

    def windows(self) -> list[Window]:
        """How long offers to react still stand, by seat."""
        return []

    @property
    def kept_back(self) -> int:
        """How many versions are on disk that are shown only together with the next one."""
        return 0

    def show_rest(self) -> None:  # noqa: B027  (most drivers keep nothing back)
        """Something else is about to be shown: show what was kept back first."""

    def pause_info(self) -> PauseInfo | None:
        """Whether time stands still, in games that have it."""
        return None

    def game_time(self) -> int | None:
        """The time of the match at this moment in milliseconds, in games that have it."""
        return None

    async def show(self, sight: Sight, change: Change, past: Past, with_table: bool) -> None:
        """Let everyone see what is now on disk."""
        self.show_moment(sight, past, with_table)

    def show_moment(self, sight: Sight, moment: Past, with_table: bool) -> None:
        """Let everyone see what has just happened, with a whole view."""
        self.table.crowd.broadcast(lambda viewer: sight.update(viewer, [moment], with_view=True, with_table=with_table))
