"""A table as one connection may see it: every message is built for a viewer, from what that viewer may know."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable
from functools import cached_property
from typing import Any

import msgspec

from ludoteca.kernel.game import Game
from ludoteca.kernel.live import LiveSession
from ludoteca.kernel.session import Session
from ludoteca.server.deltas import Patch
from ludoteca.server.links import Link, encode
from ludoteca.server.match import Past, Story
from ludoteca.server.messages import Delta, Moment, PauseInfo, Place, TableInfo, UndoInfo, Update, Welcome
from ludoteca.server.seating import HUMAN, Seating
from ludoteca.server.shown import Shown
from ludoteca.server.store import TableRow
from ludoteca.server.told import told


class Presence(msgspec.Struct):
    """Who is here, and how long everyone may still think."""

    online: Collection[str] = frozenset()
    watchers: int = 0
    clocks: dict[int, int] = {}
    deputies: bool = False  # the host is away for long: those who sit here may do what a host may
    pause: PauseInfo | None = None


NOBODY = Presence()


def table_info(row: TableRow, seating: Seating, presence: Presence, player: str) -> TableInfo:
    """The table as everyone may know it, with what is this player's marked as such."""
    places = [
        Place(
            seat=seat,
            kind=chair.kind,
            name=chair.name,
            level=chair.level,
            choice=chair.choice,
            online=chair.kind == HUMAN and not chair.left and chair.player in presence.online,
            you=bool(player) and chair.player == player,
            left=chair.left,
            clock=presence.clocks.get(seat),
        )
        for seat, chair in enumerate(seating.chairs)
    ]
    host = next((seat for seat, chair in enumerate(seating.chairs) if chair.player == seating.host), None)
    return TableInfo(
        id=row.id,
        game=row.game,
        phase=row.phase,
        seats=places,
        options=seating.options,
        host=host,
        you_host=acts_as_host(seating, presence, player),
        clock=seating.clock,
        public=row.public,
        watchers=presence.watchers,
        turns=seating.turns,
        commitment=row.commitment,
        rematch=seating.rematch,
        created=row.created,
        updated=row.updated,
        hot_seat=seating.hot_seat,
        away=seating.away,
        pause=presence.pause,
    )


def acts_as_host(seating: Seating, presence: Presence, player: str) -> bool:
    """Whether this player may do what a host may."""
    return player == seating.host or (presence.deputies and bool(seating.seats_of(player)))


class Sight:
    """One state of a table, shown to many viewers: what several of them see is made once."""

    def __init__(
        self,
        game: Game,
        row: TableRow,
        seating: Seating,
        session: Session | None,
        look_around: Callable[[], Presence],
        shown: Shown | None = None,
        now: int | None = None,
    ) -> None:
        self.game = game
        self.row = row
        self.seating = seating
        self.session = session
        self._look_around = look_around
        self.shown = shown  # live tables: what everyone has seen already
        self.now = now
        self._deltas: dict[int | None, str] = {}
        self._views: dict[int | None, Any] = {}
        self._moments: dict[int | None, list[Moment]] = {}

    @cached_property
    def presence(self) -> Presence:
        """Who is here: most messages of a live table do not tell."""
        return self._look_around()

    def _view(self, seat: int | None) -> Any:
        """What a seat sees, encoded already."""
        if self.session is None:
            return None
        if seat not in self._views:
            if self.shown is not None and isinstance(self.session, LiveSession):
                view = self.shown.whole(self.session, seat)
            else:
                view = self.session.view(seat)
            self._views[seat] = msgspec.Raw(msgspec.json.encode(view))
        return self._views[seat]

    def moments(self, past: Iterable[Past], seat: int | None) -> list[Moment]:
        """What a seat may know of what happened."""
        seats = len(self.seating.chairs)
        shown = [Moment(one.version, told(self.game, one.events, seat, seats), one.at) for one in past]
        return [moment for moment in shown if moment.told]

    def _new_moments(self, past: list[Past], seat: int | None) -> list[Moment]:
        if seat not in self._moments:
            self._moments[seat] = self.moments(past, seat)
        return self._moments[seat]

    def _undo(self, seats: list[int]) -> UndoInfo | None:
        if self.session is None or not seats or self.row.phase != "playing":
            return None
        found = [self.session.undoable(seat) for seat in seats]
        best = max(found, key=lambda result: result.reach)
        return UndoInfo(best.reach, best.blocked_by)

    def _eyes(self, seats: list[int]) -> tuple[int | None, dict[str, Any]]:
        """Whose view is the main one, and the views by seat where several people share a screen."""
        if len(seats) < 2:
            return (seats[0] if seats else None), {}
        return None, {str(seat): self._view(seat) for seat in seats}

    def info(self, player: str) -> TableInfo:
        """The table for this player."""
        return table_info(self.row, self.seating, self.presence, player)

    def welcome(self, player: str, story: Story, since: int | None) -> Welcome:
        """Everything, or what came after a version."""
        seats = self.seating.seats_of(player)
        eye, views = self._eyes(seats)
        past = None
        if since is not None and 0 <= since <= self.row.version:
            past = story.since(since)
        return Welcome(
            v=self.row.version,
            table=self.info(player),
            seats=seats,
            view=self._view(eye),
            views=views,
            log=self.moments(story.moments if past is None else past, eye),
            chat=list(story.chat),
            undo=self._undo(seats),
            since=since if past is not None else None,
            now=self.now,
        )

    def update(self, player: str, past: list[Past], with_view: bool, with_table: bool) -> Update:
        """What is new."""
        seats = self.seating.seats_of(player)
        eye, views = self._eyes(seats)
        return Update(
            v=self.row.version,
            table=self.info(player) if with_table else None,
            view=self._view(eye) if with_view else None,
            views=views if with_view else {},
            moments=self._new_moments(past, eye),
            undo=self._undo(seats) if with_view else None,
            now=self.now if with_view or with_table else None,
        )

    # -- live tables -------------------------------------------------------------------------------------------

    def eyes(self, seats: list[int]) -> list[int | None]:
        """All the views that someone with these seats has."""
        return [seats[0]] if len(seats) == 1 else [None, *seats]

    def delta(self, link: Link, patches: dict[int | None, Patch], past: list[Past], with_table: bool) -> str:
        """What has changed for this browser, encoded: those who see the same get the same."""
        seats = link.seats or []
        eye = seats[0] if len(seats) == 1 else None
        shared = not with_table and len(seats) < 2
        if shared and eye in self._deltas:
            return self._deltas[eye]
        data = encode(
            Delta(
                v=self.row.version,
                now=self.now or 0,
                patch=patches.get(eye, {}),
                patches={str(seat): patches.get(seat, {}) for seat in seats} if len(seats) > 1 else {},
                moments=self._new_moments(past, eye),
                table=self.info(link.player) if with_table else None,
            )
        )
        if shared:
            self._deltas[eye] = data
        return data
