"""A table as one connection may see it: every message is built for a viewer, from what that viewer may know."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping
from functools import cached_property
from typing import Any, TypeVar

import msgspec

from ludoteca.kernel.errors import UnknownGame, ViewFault
from ludoteca.kernel.event import Event
from ludoteca.kernel.game import Game, Outcome
from ludoteca.kernel.intent import listeners
from ludoteca.kernel.live import LiveSession
from ludoteca.kernel.registry import game as game_of
from ludoteca.kernel.session import Session
from ludoteca.server.messages import (
    CouncilInfo,
    Delta,
    Moment,
    Pace,
    PauseInfo,
    Place,
    Saying,
    Silent,
    StandingOrder,
    TableInfo,
    Told,
    UndoInfo,
    Update,
    Welcome,
    Window,
    Word,
)
from ludoteca.server.refusals import log_view_fault
from ludoteca.server.sight.deltas import Patch
from ludoteca.server.sight.sent import Sent
from ludoteca.server.sight.told import told
from ludoteca.server.store.rows import TableRow
from ludoteca.server.tables import standing
from ludoteca.server.tables.codes import code_of
from ludoteca.server.tables.consent import undo_info
from ludoteca.server.tables.links import encode
from ludoteca.server.tables.manners import Blocks, mark_of
from ludoteca.server.tables.match import Past, Story
from ludoteca.server.tables.pace import NORMAL, speed_of, table_speed
from ludoteca.server.tables.seating import BOT, HUMAN, Seating, per_seat, prescribed_picks

T = TypeVar("T")


class Presence(msgspec.Struct):
    """Who is here, and how long everyone may still think."""

    online: Collection[str] = frozenset()
    watchers: int = 0
    clocks: dict[int, int] = {}
    deputies: bool = False  # the host is away for long: those who sit here may do what a host may
    pause: PauseInfo | None = None
    here: Collection[str] = frozenset()  # online, or just about to be again
    council: CouncilInfo | None = None
    silent: Callable[[], list[Silent]] = list  # who does not answer, where partners may pass for them
    windows: Callable[[], list[Window]] = list  # how long offers to react still stand
    speeds: dict[str, Pace] = {}  # how fast players want to see bots move


NOBODY = Presence()


class Ended(msgspec.Struct):
    """How a match ended, as far as a list of replays shows it."""

    winners: list[int] = []


def table_info(row: TableRow, seating: Seating, presence: Presence, player: str) -> TableInfo:
    """The table as everyone may know it, with what is this player's marked as such."""
    places = [
        Place(
            seat=seat,
            kind=chair.kind,
            name=chair.name,
            level=chair.level,
            choice=chair.choice,
            parts=chair.parts,
            online=chair.kind == HUMAN and not chair.left and chair.player in presence.online,
            you=bool(player) and chair.player == player,
            left=chair.left,
            ready=row.phase == "waiting" and (chair.kind == BOT or chair.ready),
            clock=presence.clocks.get(seat),
            speed=speed_of(chair, presence.here, presence.speeds),
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
        council_seconds=seating.council_seconds,
        silence_seconds=seating.silence_seconds,
        reaction_seconds=seating.reaction_seconds,
        campaign=row.campaign,
        chapter=row.chapter,
        campaign_name="" if seating.chapter is None else seating.chapter.campaign,
        chapter_won=_chapter_won(row),
        fixed=sorted(seating.prescribed),
        picks=_picks(row, seating),
        code="" if row.phase == "over" else code_of(row.id),
        winners=[] if row.outcome is None else msgspec.json.decode(row.outcome, type=Ended).winners,
        speed=table_speed(seating, presence.here, presence.speeds),
        hushed=[mark_of(row.id, other) for other in seating.hushed] if acts_as_host(seating, presence, player) else [],
    )


def _chapter_won(row: TableRow) -> bool | None:
    """Whether a chapter of a campaign that is over brought it on."""
    game = _game_of(row) if row.campaign and row.outcome is not None else None
    if game is None or row.outcome is None:
        return None
    ended: dict[str, Any] = msgspec.json.decode(row.outcome)
    return game.chapter_won(Outcome(tuple(ended["winners"]), ended["reason"], tuple(ended["scores"])))


def _picks(row: TableRow, seating: Seating) -> list[str]:
    """What seats may pick, where a chapter prescribes it."""
    game = _game_of(row) if seating.chapter is not None else None
    own = per_seat(game) if game is not None else None
    return [] if own is None else [choice for entry in prescribed_picks(own, seating) for choice in entry]


def _game_of(row: TableRow) -> Game | None:
    """The game of a table, as long as it is on the shelf."""
    try:
        return game_of(row.game)
    except UnknownGame:
        return None


def acts_as_host(seating: Seating, presence: Presence, player: str) -> bool:
    """Whether this player may do what a host may."""
    return player == seating.host or (presence.deputies and bool(seating.seats_of(player)))


def _main_seat(seats: list[int]) -> int | None:
    """Whose view is the main one: nobody's, where several people share a screen, or where one only looks on."""
    return seats[0] if len(seats) == 1 else None


class Sight:
    """One state of a table, shown to many viewers: what several of them see is made once."""

    def __init__(
        self,
        game: Game,
        row: TableRow,
        seating: Seating,
        session: Session | None,
        content: Any,
        look_around: Callable[[], Presence],
        sent: Sent | None = None,
        now: int | None = None,
        complain: Callable[[ViewFault], None] = log_view_fault,
        blocks: Blocks | None = None,
    ) -> None:
        self.game = game
        self.row = row
        self.seating = seating
        self.session = session
        self.content = content  # of the match: it says what the numbers of events stand for
        self._look_around = look_around
        self.sent = sent  # live tables: what everyone has seen already
        self.now = now
        self._complain = complain
        self._blocks = blocks or Blocks()
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
            self._views[seat] = msgspec.Raw(msgspec.json.encode(self._look(self.session, seat)))
        return self._views[seat]

    def look_ahead(self, seat: int) -> None:
        """Make what a seat sees before anybody is sent it."""
        self._view(seat)

    def _look(self, session: Session, seat: int | None) -> Mapping[str, Any]:
        """What a seat sees; where the game fails at that, what can be shown all the same."""
        try:
            if self.sent is not None and isinstance(session, LiveSession):
                return self.sent.whole(session, seat)
            return session.view(seat)
        except ViewFault as fault:
            self._complain(fault)
            return session.plain_view(seat)

    def _try(self, make: Callable[[], T], otherwise: T) -> T:
        """Ask the game for something beside the view; when it fails, the message goes out without it."""
        try:
            return make()
        except Exception as problem:
            if self.session is None:
                raise
            self._complain(self.session.view_fault(None, problem))
            return otherwise

    def moments(self, past: Iterable[Past], seat: int | None) -> list[Moment]:
        """What a seat may know of what happened."""
        shown = [Moment(one.version, self._told(one.events, seat), one.at) for one in past]
        return [moment for moment in shown if moment.told]

    def _told(self, events: list[Event], seat: int | None) -> list[Told]:
        return self._try(lambda: told(self.game, self.content, events, seat), [])

    def _new_moments(self, past: list[Past], seat: int | None) -> list[Moment]:
        if seat not in self._moments:
            self._moments[seat] = self.moments(past, seat)
        return self._moments[seat]

    def _undo(self, seats: list[int]) -> UndoInfo | None:
        if self.session is None or not seats or self.row.phase != "playing":
            return None
        session, here = self.session, self.presence.here
        return self._try(lambda: undo_info(session, self.seating, seats, here), None)

    def _council(self, seats: list[int]) -> CouncilInfo | None:
        """The council that sits now, for its members alone: what a team wishes is not the others' to know."""
        council = self.presence.council if self.session is not None and seats else None
        if council is None or self.session is None:
            return None
        asked = [self.session.pending.get(seat) for seat in seats]
        return council if any(one is not None and one.id == council.decision for one in asked) else None

    def _standing(self, seats: list[int]) -> list[StandingOrder]:
        if self.session is None or self.row.phase != "playing":
            return []
        session = self.session
        return self._try(lambda: standing.shown(self.game, session, self.seating, seats), [])

    def _silent(self, seats: list[int]) -> list[Silent]:
        """The partners of these seats who are silent, for those who may pass for them and for nobody else."""
        if self.session is None or self.row.phase != "playing" or not self.seating.silence_seconds:
            return []
        silent: list[Silent] = self._try(self.presence.silent, [])
        return [one for one in silent if one.seat not in seats and any(mine in one.partners for mine in seats)]

    def _windows(self, seats: list[int]) -> list[Window]:
        """How long offers to these seats still stand; nobody else's time is shown, or one could tell who has none."""
        if self.row.phase != "playing" or not seats or not self.seating.reaction_seconds:
            return []
        return [one for one in self.presence.windows() if one.seat in seats]

    def _sayings(self, seats: list[int]) -> list[Saying]:
        """What bots intend, the last of each, as far as those with these seats may hear it."""
        if self.session is None or self.row.phase != "playing":
            return []
        return [
            saying for saying, heard_by in self._said if heard_by is None or any(mine in heard_by for mine in seats)
        ]

    @cached_property
    def _said(self) -> list[tuple[Saying, tuple[int, ...] | None]]:
        """The last that each bot has said, and who hears it."""
        if self.session is None:
            return []
        last = {seat: Saying(seat, Word(key, params)) for _, seat, key, params in self.session.intents.latest()}
        state, seats = self.session.state, self.session.seats
        teams: dict[int, tuple[int, ...]] = self._try(lambda: {seat: self.game.team(state, seat) for seat in last}, {})
        return [(last[seat], listeners(teams[seat], seats)) for seat in sorted(teams)]

    def _views_of(self, seats: list[int]) -> dict[str, Any]:
        """The views by seat where several people share a screen."""
        return {str(seat): self._view(seat) for seat in seats} if len(seats) > 1 else {}

    def _secret(self, seats: list[int]) -> list[int]:
        """Of several people at one screen, those who see what the others must not."""
        if self.session is None or len(seats) < 2:
            return []
        state = self.session.state
        return self._try(lambda: [seat for seat in seats if self.game.sees_secrets(state, seat)], list(seats))

    def info(self, player: str) -> TableInfo:
        """The table for this player."""
        return table_info(self.row, self.seating, self.presence, player)

    def welcome(self, player: str, story: Story, since: int | None) -> Welcome:
        """Everything, or what came after a version."""
        seats = self.seating.seats_of(player)
        viewer = _main_seat(seats)
        blocked = self._blocks.marks(self.row.id, player)
        past = None
        if since is not None and 0 <= since <= self.row.version:
            past = story.since(since)
        return Welcome(
            v=self.row.version,
            table=self.info(player),
            seats=seats,
            view=self._view(viewer),
            views=self._views_of(seats),
            secret=self._secret(seats),
            log=self.moments(story.moments if past is None else past, viewer),
            chat=[said for said in story.chat if said.by not in blocked],
            me=mark_of(self.row.id, player),
            blocked=blocked,
            undo=self._undo(seats),
            council=self._council(seats),
            standing=self._standing(seats),
            silent=self._silent(seats),
            windows=self._windows(seats),
            sayings=self._sayings(seats),
            speed=self.presence.speeds.get(player, NORMAL),
            since=since if past is not None else None,
            now=self.now,
        )

    def update(self, player: str, past: list[Past], with_view: bool, with_table: bool) -> Update:
        """What is new. Who comes and goes costs nobody a view, which may be dear."""
        seats = self.seating.seats_of(player)
        viewer = _main_seat(seats)
        return Update(
            v=self.row.version,
            table=self.info(player) if with_table else None,
            view=self._view(viewer) if with_view else None,
            views=self._views_of(seats) if with_view else {},
            secret=self._secret(seats) if with_view else [],
            moments=self._new_moments(past, viewer),
            undo=self._undo(seats) if with_view else None,
            council=self._council(seats),
            standing=self._standing(seats) if with_view else [],
            silent=self._silent(seats) if with_view else [],
            windows=self._windows(seats) if with_view else [],
            sayings=self._sayings(seats) if with_view else [],
            now=self.now if with_view or with_table else None,
        )

    # -- live tables -------------------------------------------------------------------------------------------

    def viewers(self, seats: list[int]) -> list[int | None]:
        """All the views that someone with these seats has."""
        return [seats[0]] if len(seats) == 1 else [None, *seats]

    def delta(
        self,
        player: str,
        seats: list[int],
        patches: dict[int | None, Patch],
        past: list[Past],
        with_table: bool,
        with_sayings: bool,
    ) -> str:
        """What has changed for someone with these seats, encoded: those who see the same get the same."""
        viewer = _main_seat(seats)
        shared = not with_table and len(seats) < 2
        if shared and viewer in self._deltas:
            return self._deltas[viewer]
        data = encode(
            Delta(
                v=self.row.version,
                now=self.now or 0,
                patch=patches.get(viewer, {}),
                patches={str(seat): patches.get(seat, {}) for seat in seats} if len(seats) > 1 else {},
                moments=self._new_moments(past, viewer),
                table=self.info(player) if with_table else None,
                sayings=self._sayings(seats) if with_sayings else None,
            )
        )
        if shared:
            self._deltas[viewer] = data
        return data
