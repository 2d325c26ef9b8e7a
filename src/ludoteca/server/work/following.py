"""A match that is thought about elsewhere: told once, and from then on only what is new.

What is told has luck as it came up, and never the seed: nothing in it tells the luck to come. In a worker a `Follower`
keeps up with a match; in the server a `Followed` knows how far the follower has come.
"""

from __future__ import annotations

from collections import OrderedDict
from itertools import count

import msgspec

from ludoteca.kernel.chance import Recorded
from ludoteca.kernel.record import Entry, Record
from ludoteca.kernel.session import Session

MOST_FOLLOWED = 64  # matches that a worker keeps; one that it has let go is told anew


class News(msgspec.Struct):
    """What a worker has to know before it can think: the whole match, or its log from a move on."""

    match: int
    moves: int  # how many the worker knows already
    takebacks: int  # how often something has been taken back: else it knows as many moves, but others
    record: Record | None = None
    log: list[Entry] = []


class OutOfStep(Exception):
    """The worker has let this match go, or never had it: it must be told anew."""


class Followed:
    """A match as the server has told it to one worker."""

    numbers = count(1)

    def __init__(self, session: Session, worker: int) -> None:
        self.session = session
        self.worker = worker
        self._match = next(self.numbers)
        self._told = -1  # moves
        self._takebacks = 0

    def news(self) -> bytes:
        """What has happened since the last time; everything, at the first time and when moves were taken back."""
        session = self.session
        if self._told < 0 or session.takebacks != self._takebacks:
            news = News(self._match, 0, session.takebacks, Record.without_seed(session))
        else:
            log = [msgspec.convert(entry, Entry) for entry in session.log(self._told)]
            news = News(self._match, self._told, session.takebacks, log=log)
        self._told, self._takebacks = session.moves, session.takebacks
        return msgspec.json.encode(news)

    def tell_anew(self) -> None:
        """The worker does not have it: begin from the beginning."""
        self._told = -1


class Follower:
    """One match in a worker."""

    def __init__(self, record: Record, takebacks: int) -> None:
        self.takebacks = takebacks
        self._luck = Recorded([])
        self._foresee(record.log)
        self.session = record.replay(luck=self._luck)

    def _foresee(self, log: list[Entry]) -> None:
        self._luck.outcomes.extend((who, what) for who, what in log if isinstance(who, str) and isinstance(what, list))

    def go_on(self, log: list[Entry]) -> int:
        """Repeat what is new; how many moves that were."""
        self._foresee(log)
        moves = [(who, what) for who, what in log if isinstance(what, int)]
        for who, what in moves:
            self.session.answer(who, what)
        return len(moves)


class Followers:
    """The matches that a worker has been told of, those it thought about last."""

    def __init__(self) -> None:
        self._kept: OrderedDict[int, Follower] = OrderedDict()

    def catch_up(self, told: bytes) -> tuple[Session, int]:
        """The match as it stands now, and how many moves were played for that; `OutOfStep` when some are missing."""
        news = msgspec.json.decode(told, type=News)
        if news.record is not None:
            follower = self._kept[news.match] = Follower(news.record, news.takebacks)
            played = len(news.record.moves())
            self._kept.move_to_end(news.match)
            if len(self._kept) > MOST_FOLLOWED:
                self._kept.popitem(last=False)
            return follower.session, played
        known = self._kept.get(news.match)
        if known is None or (known.session.moves, known.takebacks) != (news.moves, news.takebacks):
            raise OutOfStep
        self._kept.move_to_end(news.match)
        return known.session, known.go_on(news.log)
