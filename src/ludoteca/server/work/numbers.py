"""A match in numbers, for the page at its end: lines over time, luck, key moments, awards.

They are counted while the match is replayed.
"""

from __future__ import annotations

import msgspec

from ludoteca.kernel.event import Event
from ludoteca.kernel.game import ALWAYS
from ludoteca.kernel.live import LiveSession
from ludoteca.kernel.session import Session
from ludoteca.server.bodies import Award, Fortune, KeyMoment, SeatStats
from ludoteca.server.messages import Word
from ludoteca.server.sight.told import told

MOST_MOMENTS = 12  # of a match, beside those that are always told
IN_FRONT = 4  # of the end page; more only where more is always told
MOST_IN_FRONT = 6
MOST_AWARDS = 4
LAST_MINUTE = 60_000  # of a live match, in milliseconds: its best moment is always told
STRIDE = 5_000  # of a live match, in milliseconds: how far apart the points of its lines are
FORTUNES: tuple[tuple[float, Fortune], ...] = ((1.5, "great"), (0.5, "good"), (-0.5, "even"), (-1.5, "bad"))


class InNumbers(msgspec.Struct):
    """Everything that a match in numbers is."""

    stats: list[SeatStats] = []
    points: list[int] = []
    moments: list[KeyMoment] = []
    awards: list[Award] = []


class _Moment:
    """Something that may be a key moment."""

    __slots__ = ("at", "event", "frame", "seat", "turn", "weight")

    def __init__(self, event: Event, seat: int, weight: int, frame: int, turn: int | None, at: int) -> None:
        self.event = event
        self.seat = seat
        self.weight = weight
        self.frame = frame
        self.turn = turn
        self.at = at  # game time


class Numbers:
    """Counts what the game says is worth counting."""

    def __init__(self, session: Session) -> None:
        self.session = session
        self.game = session.game
        self.turn = self.game.turns(session.state)
        self.lines: list[dict[str, list[int]]] = [{} for _ in range(session.seats)]
        self.points: list[int] = []
        self.next_point = 0  # game time, in live games
        self.luck = [[0.0, 0.0] for _ in range(session.seats)]  # above what was owed, and its variance
        self.merits: dict[str, list[int]] = {}
        self.found: list[_Moment] = []
        self.point(0)

    def note(self, events: list[Event], frame: int) -> None:
        """What happened with one answer, which this frame of the replay shows."""
        for event in events:
            self._weigh(event, frame)
        turn = self.game.turns(self.session.state)
        if turn != self.turn or self._now() >= self.next_point > 0:
            self.turn = turn
            self.point(frame)

    def _weigh(self, event: Event, frame: int) -> None:
        fortune = self.game.fortune(event)
        if fortune is not None:
            seat, surplus, variance = fortune
            self.luck[seat][0] += surplus
            self.luck[seat][1] += variance
        for name, seat, n in self.game.merits(event):
            self.merits.setdefault(name, [0] * self.session.seats)[seat] += n
        key = self.game.highlight(event)
        if key is not None:
            self.found.append(_Moment(event, *key, frame, self.turn, self._now()))

    def _now(self) -> int:
        return self.session.clock if isinstance(self.session, LiveSession) else 0

    def point(self, frame: int) -> None:
        """One more point of every line."""
        self.points.append(frame)
        if isinstance(self.session, LiveSession):
            self.next_point = self._now() + STRIDE
        for name, values in self.game.chart(self.session.state).items():
            for seat, value in enumerate(values):
                self.lines[seat].setdefault(name, []).append(value)

    def sum_up(self, frame: int) -> InNumbers:
        """The numbers of a match whose last frame this is."""
        self.point(frame)
        stats = [
            _stats(seat, self.lines[seat], surplus, variance) for seat, (surplus, variance) in enumerate(self.luck)
        ]
        return InNumbers(stats, self.points, self._moments(), self._awards())

    # -- key moments -------------------------------------------------------------------------------------------

    def _moments(self) -> list[KeyMoment]:
        """What is always told, how it ended, everyone's best and the best of all, in the order of the match."""
        by_weight = sorted(self.found, key=lambda moment: moment.weight, reverse=True)
        always = [moment for moment in self.found if moment.weight >= ALWAYS]
        chosen = [*always, *self._closing()]
        for seat in range(self.session.seats):
            chosen += [moment for moment in by_weight if moment.seat == seat][:1]
        chosen += by_weight[:MOST_MOMENTS]
        kept = list(dict.fromkeys(chosen))[: max(MOST_MOMENTS, len(always) + 1)]
        front = set(kept[: min(MOST_IN_FRONT, max(IN_FRONT, len(always) + 1))])
        return [self._told(moment, moment in front) for moment in sorted(kept, key=self.found.index)]

    def _closing(self) -> list[_Moment]:
        """The last blow: what happened last that is worth telling; of a live match the best of its last minute."""
        if isinstance(self.session, LiveSession):
            since = self._now() - LAST_MINUTE
            late = [moment for moment in self.found if moment.at >= since and moment.weight < ALWAYS]
            return sorted(late, key=lambda moment: (moment.weight, moment.at), reverse=True)[:1]
        return [moment for moment in self.found if moment.turn == self.turn][-1:]

    def _told(self, moment: _Moment, front: bool) -> KeyMoment:
        event = moment.event
        shown = told(self.game, self.session.content, [event], None)
        word = Word(f"event-{event.kind}", shown[0].params if shown else {})
        return KeyMoment(moment.frame, moment.seat if moment.seat >= 0 else None, event.kind, word, front)

    # -- awards ------------------------------------------------------------------------------------------------

    def _awards(self) -> list[Award]:
        """Those that were won most clearly; one for as many players as possible."""
        clear = sorted(
            (_lead(counts), name, counts.index(max(counts)), max(counts)) for name, counts in self.merits.items()
        )
        won = [Award(name, seat, n) for lead, name, seat, n in reversed(clear) if lead > 0]
        first = list({award.seat: award for award in reversed(won)}.values())
        return [*first, *(award for award in won if award not in first)][:MOST_AWARDS]


def _lead(counts: list[int]) -> float:
    """How clearly the best is the best, from 0 (a tie) to 1 (alone)."""
    best, *others = sorted(counts, reverse=True)
    return (best - others[0]) / best if others and best else 0.0


def _stats(seat: int, lines: dict[str, list[int]], surplus: float, variance: float) -> SeatStats:
    luck = round(surplus / variance**0.5, 2) if variance else 0.0
    fortune: Fortune = next((name for least, name in FORTUNES if luck > least), "awful")
    return SeatStats(seat, lines=lines, luck=luck, fortune=fortune)
