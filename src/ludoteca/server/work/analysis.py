"""What a finished match might have been: everyone's chances turn by turn, and whether a choice was a good idea.

Both are estimates from matches that bots play on, a little at a time: whoever thinks about a running match in the same
worker waits for one small piece of this at most.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial

from ludoteca.bots.chances import chances
from ludoteca.bots.glimpse import Glimpse
from ludoteca.bots.search import SearchBot
from ludoteca.kernel.errors import LudotecaError, RuleFault
from ludoteca.kernel.flow_session import FlowSession
from ludoteca.kernel.record import Record
from ludoteca.server.bodies import Chances, Idea, Verdict
from ludoteca.server.refusals import Refusal, TooOften
from ludoteca.server.tables.hints import hint_words
from ludoteca.server.tables.house import House
from ludoteca.server.work.fairness import PEOPLE, Claim
from ludoteca.server.work.numbers import Numbers

MOST_POINTS = 48  # of a match, evenly spread
WORLDS = 24  # for the chances at one point
JUDGED_WORLDS = 48  # for each idea
SEED = 20_260  # of our own luck: the same match is always judged alike
MOST_KEPT = 256
MOST_IN_LINE = 8  # who wait at one place, and the one who has the turn


class Line:
    """Those of one place who wait for a look at a match."""

    def __init__(self) -> None:
        self.turn = asyncio.Lock()
        self.length = 0


class Analyst:
    """Looks at one match at a time for each place that asks, however many do, and remembers what it found."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._lines: dict[str, Line] = {}  # those who wait, by place
        self._chances: OrderedDict[str, Chances] = OrderedDict()
        self._verdicts: OrderedDict[tuple[str, int], Verdict] = OrderedDict()

    async def chances(self, table_id: str, player: str, place: str) -> Chances:
        """Everyone's chances over a finished match."""
        data = await self._record(table_id, player)
        run = partial(self._house.thinkers.run, Claim(PEOPLE, place, table_id))
        async with self._in_line(place):
            if table_id not in self._chances:
                frames = await run(points_of, data)
                shares = [await run(chances_at, data, frame) for frame in frames]
                self._chances[table_id] = Chances(frames, shares)
                if len(self._chances) > MOST_KEPT:
                    self._chances.popitem(last=False)
            return self._chances[table_id]

    async def verdict(self, table_id: str, frame: int, player: str, place: str) -> Verdict:
        """Whether the answer that led to this frame was a good idea."""
        data = await self._record(table_id, player)
        async with self._in_line(place):
            key = (table_id, frame)
            if key not in self._verdicts:
                found = await self._house.thinkers.run(Claim(PEOPLE, place, table_id), verdict_at, data, frame)
                if found is None:
                    raise Refusal("refuse-no-verdict")
                self._verdicts[key] = found
                if len(self._verdicts) > MOST_KEPT:
                    self._verdicts.popitem(last=False)
            return self._verdicts[key]

    @asynccontextmanager
    async def _in_line(self, place: str) -> AsyncIterator[None]:
        """Wait behind those from the same place, and nobody else: who wants a hundred matches looked at waits for
        themself."""
        line = self._lines.setdefault(place, Line())
        if line.length >= MOST_IN_LINE:
            raise TooOften("refuse-too-often")
        line.length += 1
        try:
            async with line.turn:
                yield
        finally:
            line.length -= 1
            if not line.length:
                del self._lines[place]

    async def _record(self, table_id: str, player: str) -> bytes:
        await self._house.info(table_id, player)
        data = await self._house.store.record(table_id)
        if data is None:
            raise Refusal("refuse-not-over")
        return data


# -- in a worker -----------------------------------------------------------------------------------------------


def points_of(data: bytes) -> list[int]:
    """The frames at which turns begin; none for a live match, or one that these rules no longer replay."""
    record = Record.from_bytes(data)
    try:
        session = record.replay(0)
        if not isinstance(session, FlowSession):
            return []
        numbers = Numbers(session)
        for frame, (who, what) in enumerate(record.moves(), 1):
            assert isinstance(who, int)
            numbers.note(session.answer(who, what), frame)
    except (LudotecaError, RuleFault):
        return []
    points = numbers.points
    step = max(1, -(-len(points) // MOST_POINTS))
    return points[::step]


def chances_at(data: bytes, frame: int) -> list[float]:
    """Everyone's chances after so many answers."""
    session = Record.from_bytes(data).replay(frame)
    if session.outcome is not None:
        return [float(seat in session.outcome.winners) for seat in range(session.seats)]
    return [round(share, 2) for share in chances(session, WORLDS, SEED + frame)]


def verdict_at(data: bytes, frame: int) -> Verdict | None:
    """The choice that led to a frame, beside the best other idea; None where there was nothing to choose."""
    record = Record.from_bytes(data)
    moves = list(record.moves())
    if not 0 < frame <= len(moves):
        return None
    seat, chosen = moves[frame - 1]
    try:
        session = record.replay(frame - 1)
    except (LudotecaError, RuleFault):
        return None
    if not isinstance(session, FlowSession) or not isinstance(seat, int):
        return None
    decision = session.pending[seat]
    if len(decision.actions) < 2:
        return None
    game = session.game
    found = SearchBot("mestre", SEED + frame, game, 0.0, JUDGED_WORLDS).judge(
        Glimpse(session, seat), chosen, JUDGED_WORLDS
    )
    mine = found.pop(chosen)
    if not found:
        return None
    other = max(found, key=lambda action: found[action])
    return Verdict(
        seat,
        Idea(hint_words(game, session, decision, chosen), round(mine, 2)),
        Idea(hint_words(game, session, decision, other), round(found[other], 2)),
    )
