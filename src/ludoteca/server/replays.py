"""Replays: a finished match step by step for one viewer, verified, with its numbers. Worked out in a worker."""

from __future__ import annotations

from collections import OrderedDict
from typing import Any

import msgspec

from ludoteca.kernel.errors import LudotecaError
from ludoteca.kernel.event import Event
from ludoteca.kernel.record import Record
from ludoteca.kernel.registry import game as game_of
from ludoteca.kernel.session import Session
from ludoteca.server.house import House
from ludoteca.server.messages import Frame, Replay, SeatStats, Word
from ludoteca.server.refusals import Malformed, Refusal
from ludoteca.server.told import from_disk, told

MOST_KEPT = 24
MOST_MOMENTS = 3  # key moments of a player


class Worked(msgspec.Struct):
    """What a worker makes of a record."""

    frames: list[Frame]
    verified: bool
    stats: list[SeatStats]


_kept: OrderedDict[tuple[str, int | None], bytes] = OrderedDict()


async def replay_of(house: House, table_id: str, seat: int | None, player: str) -> bytes:
    """The replay as JSON; only when the match is over."""
    info = await house.info(table_id, player)
    data = await house.store.record(table_id)
    if data is None:
        raise Refusal("refuse-not-over")
    if seat is not None and seat >= len(info.seats):
        raise Malformed("refuse-no-such-seat", {"seat": seat, "last": len(info.seats) - 1})
    worked = _kept.get((table_id, seat))
    if worked is None:
        entries = await house.store.entries(table_id)
        seen = [entry.told for entry in entries if entry.kind in ("start", "answer", "tick")]
        worked = await house.thinkers.run(work_out, data, seat, seen)
        _kept[table_id, seat] = worked
        if len(_kept) > MOST_KEPT:
            _kept.popitem(last=False)
    else:
        _kept.move_to_end((table_id, seat))
    parts = msgspec.json.decode(worked, type=dict[str, msgspec.Raw])
    shown: Any = parts
    return msgspec.json.encode(
        Replay(
            table=info,
            record=_raw(data.strip()),
            frames=shown["frames"],
            verified=shown["verified"],
            stats=shown["stats"],
        )
    )


def _raw(data: bytes) -> Any:
    return msgspec.Raw(data)


# -- in a worker -----------------------------------------------------------------------------------------------


def work_out(data: bytes, seat: int | None, seen: list[bytes]) -> bytes:
    """Frames for a viewer, whether all luck came from the seed, and the numbers.

    A match that these rules no longer replay is told by the events that people saw then, without pictures.
    """
    record = Record.from_bytes(data)
    game = game_of(record.game)
    try:
        worked = Worked(*_play(record, seat))
    except LudotecaError:
        events = [from_disk(told_then) for told_then in seen]
        known = [[event for event in moment if event.kind in game.events] for moment in events]
        frames = [Frame(v, None, told(game, moment, seat, record.seats), {}) for v, moment in enumerate(known)]
        worked = Worked(frames, verified=False, stats=[])
    return msgspec.json.encode(worked)


def _play(record: Record, seat: int | None) -> tuple[list[Frame], bool, list[SeatStats]]:
    verified = _verified(record)
    session = record.replay(0)
    game = session.game
    numbers = _Numbers(session)
    frames = [Frame(0, None, told(game, session.opening, seat, record.seats), session.view(seat))]
    numbers.note(session.opening)
    for v, (who, what) in enumerate(record.moves(), 1):
        events = session.tick(what) if isinstance(who, str) else session.answer(who, what)
        numbers.note(events)
        mover = who if isinstance(who, int) else None
        frames.append(Frame(v, mover, told(game, events, seat, record.seats), session.view(seat)))
    numbers.chart()
    return frames, verified, numbers.stats()


def _verified(record: Record) -> bool:
    try:
        record.verify()
    except LudotecaError:
        return False
    return True


class _Numbers:
    """Counts what the game says is worth counting, while a match is replayed."""

    def __init__(self, session: Session) -> None:
        self.session = session
        self.game = session.game
        self.turn = self.game.turns(session.state)
        self.charts: list[dict[str, list[int]]] = [{} for _ in range(session.seats)]
        self.luck = [[0.0, 0.0] for _ in range(session.seats)]  # above what was owed, and its variance
        self.moments: list[list[tuple[int, int, Event]]] = [[] for _ in range(session.seats)]
        self.seen = 0
        self.chart()

    def note(self, events: list[Event]) -> None:
        """What happened with one answer."""
        for event in events:
            self.seen += 1
            fortune = self.game.fortune(event)
            if fortune is not None:
                seat, surplus, variance = fortune
                self.luck[seat][0] += surplus
                self.luck[seat][1] += variance
            key = self.game.highlight(event)
            if key is not None:
                self.moments[key[0]].append((key[1], self.seen, event))
        turn = self.game.turns(self.session.state)
        if turn != self.turn:
            self.turn = turn
            self.chart()

    def chart(self) -> None:
        """One more point of every line."""
        for name, values in self.game.chart(self.session.state).items():
            for seat, value in enumerate(values):
                self.charts[seat].setdefault(name, []).append(value)

    def stats(self) -> list[SeatStats]:
        """The numbers of all players."""
        return [
            SeatStats(
                seat,
                stars=self.charts[seat].get("stars", []),
                hearts=self.charts[seat].get("hearts", []),
                luck=round(surplus / variance**0.5, 2) if variance else 0.0,
                moments=[self._word(event) for event in self._best(seat)],
            )
            for seat, (surplus, variance) in enumerate(self.luck)
        ]

    def _best(self, seat: int) -> list[Event]:
        """The greatest moments of a player, in the order in which they came."""
        best = sorted(self.moments[seat], key=lambda moment: moment[0], reverse=True)[:MOST_MOMENTS]
        return [event for _, _, event in sorted(best, key=lambda moment: moment[1])]

    def _word(self, event: Event) -> Word:
        shown = told(self.game, [event], None, self.session.seats)
        return Word(f"event-{event.kind}", shown[0].params if shown else {})
