"""Replays: a finished match step by step for one viewer, verified, with its numbers. Worked out in a worker."""

from __future__ import annotations

from collections import OrderedDict
from typing import Any

import msgspec

from ludoteca.kernel.errors import LudotecaError, RuleFault, ViewFault
from ludoteca.kernel.event import Event
from ludoteca.kernel.live import LiveSession
from ludoteca.kernel.packs import missing_packs
from ludoteca.kernel.record import Record
from ludoteca.kernel.registry import game as game_of
from ludoteca.kernel.session import Session
from ludoteca.server.bodies import Frame, Replay
from ludoteca.server.refusals import Malformed, Refusal
from ludoteca.server.sight.sent import view_patch
from ludoteca.server.sight.told import from_disk, told
from ludoteca.server.tables.house import House
from ludoteca.server.tables.match import content_of
from ludoteca.server.work.fairness import PEOPLE, Claim
from ludoteca.server.work.numbers import InNumbers, Numbers

MOST_KEPT = 32 * 2**20  # bytes of finished replays
LARGEST = 64 * 2**20  # bytes of one: ten times what a long match has, and still sent in an instant
STEP = 100  # milliseconds of a live match that share a frame


class Worked(msgspec.Struct):
    """What a worker makes of a record: the frames as JSON already, for a live match has thousands. None at all where
    people have answered for days to make one that nobody could look at."""

    frames: bytes
    verified: bool
    numbers: InNumbers


_kept: OrderedDict[tuple[str, int | None], Worked] = OrderedDict()


async def replay_of(house: House, table_id: str, seat: int | None, player: str, place: str) -> bytes:
    """The replay as JSON; only when the match is over. Who asks for it waits, so it has its turn as their bots do."""
    info = await house.info(table_id, player)
    data = await house.store.record(table_id)
    if data is None:
        raise Refusal("refuse-not-over")
    missing = missing_packs(game_of(info.game).options, info.options)
    if missing:
        raise Refusal("refuse-pack", {"packs": ", ".join(missing)})
    if seat is not None and seat >= len(info.seats):
        raise Malformed("refuse-no-such-seat", {"seat": seat, "last": len(info.seats) - 1})
    worked = _kept.get((table_id, seat))
    if worked is None:
        claim = Claim(PEOPLE, place, table_id)
        worked = await house.thinkers.look(claim, work_out, data, seat)
        if worked is None:
            entries = await house.store.entries(table_id)
            seen = [entry.told for entry in entries if entry.kind in ("start", "answer", "tick")]
            worked = await house.thinkers.look(claim, tell_only, data, seat, seen)
        _keep((table_id, seat), worked)
    else:
        _kept.move_to_end((table_id, seat))
    if not worked.frames:
        raise Refusal("refuse-too-long")
    shown: Any = msgspec.Raw(worked.frames)
    record: Any = msgspec.Raw(data.strip())
    numbers = msgspec.structs.asdict(worked.numbers)
    return msgspec.json.encode(Replay(table=info, record=record, frames=shown, verified=worked.verified, **numbers))


def _keep(key: tuple[str, int | None], worked: Worked) -> None:
    _kept[key] = worked
    while len(_kept) > 1 and sum(len(kept.frames) for kept in _kept.values()) > MOST_KEPT:
        _kept.popitem(last=False)


# -- in a worker -----------------------------------------------------------------------------------------------


def work_out(data: bytes, seat: int | None) -> Worked | None:
    """Frames for a viewer, whether all luck came from the seed, and the numbers; None when rules have changed since."""
    record = Record.from_bytes(data)
    try:
        verified = _verified(record)
        session = record.replay(0)
        numbers = Numbers(session)
        if isinstance(session, LiveSession):
            frames = _live_frames(record, session, seat, numbers)
        else:
            frames = _frames(record, session, seat, numbers)
    except (LudotecaError, RuleFault, ViewFault):
        return None
    encoded = msgspec.json.encode(frames)
    if len(encoded) > LARGEST:
        return Worked(b"", verified, InNumbers())
    return Worked(encoded, verified, numbers.sum_up(len(frames) - 1))


def tell_only(data: bytes, seat: int | None, seen: list[bytes]) -> Worked:
    """A match that these rules no longer replay, by the events that people saw then, without pictures."""
    record = Record.from_bytes(data)
    game = game_of(record.game)
    content = content_of(game, record.seats, record.options)
    events = [from_disk(told_then) for told_then in seen]
    known = [[event for event in moment if event.kind in game.events] for moment in events]
    frames = [Frame(v, None, told(game, content, moment, seat), {}) for v, moment in enumerate(known)]
    return Worked(msgspec.json.encode(frames), verified=False, numbers=InNumbers())


def _frames(record: Record, session: Session, seat: int | None, numbers: Numbers) -> list[Frame]:
    """A frame for each answer."""
    game = session.game
    frames = [Frame(0, None, told(game, session.content, session.opening, seat), session.view(seat, foresee=False))]
    numbers.note(session.opening, 0)
    size = 0
    for v, (who, what) in enumerate(record.moves(), 1):
        assert isinstance(who, int)
        events = session.answer(who, what)
        numbers.note(events, v)
        frames.append(Frame(v, who, told(game, session.content, events, seat), session.view(seat, foresee=False)))
        size += len(msgspec.json.encode(frames[-1]))
        if size > LARGEST:
            break
    return frames


def _live_frames(record: Record, session: LiveSession, seat: int | None, numbers: Numbers) -> list[Frame]:
    """A frame for each moment in which something happened; all but the first tell only what changed."""
    film = _Film(session, seat)
    film.note(None, session.opening)
    numbers.note(session.opening, 0)
    film.cut()
    for who, what in record.moves():
        if isinstance(who, str):
            film.cut_before(what)
            due = session.table.due()
            events = session.tick(what)
            if events or 0 <= due <= what:
                film.note(None, events)
        else:
            events = session.answer(who, what)
            film.note(who, events)
        numbers.note(events, len(film.frames))
    film.cut()
    return film.frames


class _Film:
    """Gathers what happens within a moment of a live match into one frame."""

    def __init__(self, session: LiveSession, seat: int | None) -> None:
        self.session = session
        self.seat = seat
        self.frames: list[Frame] = []
        self._view: dict[str, Any] = {}
        self._movers: set[int | None] = set()
        self._events: list[Event] = []
        self._began = -1  # game time of the first thing that is not in a frame yet

    def note(self, mover: int | None, events: list[Event]) -> None:
        """Something happened now."""
        if self._began < 0:
            self._began = self.session.clock
        self._movers.add(mover)
        self._events += events

    def cut_before(self, ms: int) -> None:
        """Time is about to pass: what happens after it may be a moment of its own."""
        if 0 <= self._began <= self.session.clock + ms - STEP:
            self.cut()

    def cut(self) -> None:
        """Make a frame of what happened since the last one."""
        if self._began < 0:
            return
        session = self.session
        view = session.view(self.seat)
        shown = told(session.game, session.content, self._events, self.seat)
        patch = view_patch(self._view, view) if self.frames else {}
        at = view["board"].get("now", session.clock)
        if not self.frames:
            self.frames.append(Frame(0, None, shown, view, at))
        elif patch or shown:
            mover = next(iter(self._movers)) if len(self._movers) == 1 else None
            self.frames.append(Frame(len(self.frames), mover, shown, {}, at, patch))
        self._view, self._movers, self._events, self._began = view, set(), [], -1


def _verified(record: Record) -> bool:
    try:
        record.verify()
    except LudotecaError:
        return False
    return True
