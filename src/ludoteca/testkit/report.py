"""What the conformance suite has met on its way."""

from __future__ import annotations

from collections import Counter


class Report:
    """What a check has met on its way, so that a test can insist that it met everything."""

    def __init__(self) -> None:
        self.games = 0
        self.moves = 0
        self.longest = 0
        self.reasons: Counter[str] = Counter()
        self.decisions: Counter[str] = Counter()
        self.events: Counter[str] = Counter()
        self.refusals: Counter[str] = Counter()
        self.undo: Counter[str] = Counter()  # `done`, or what blocked it
        self.samples = 0
        self.other_worlds = 0  # samples that differ from the truth
        self.questions: Counter[str] = Counter()  # `hidden`, `open`, `first-of`, `council`, `reaction`, `follows`
        self.faults = 0  # rules made to fail
        self.intents = 0  # that bots would say
        self.previews = 0  # choices that say what they lead to, tried
        self.dangers = 0  # choices that may be the end, tried
        self.largest = 0  # bytes of a session

    def add(self, other: Report) -> None:
        """Take another report in."""
        self.games += other.games
        self.moves += other.moves
        self.longest = max(self.longest, other.longest)
        for name in ("reasons", "decisions", "events", "refusals", "undo", "questions"):
            getattr(self, name).update(getattr(other, name))
        self.samples += other.samples
        self.other_worlds += other.other_worlds
        self.faults += other.faults
        self.intents += other.intents
        self.previews += other.previews
        self.dangers += other.dangers
        self.largest = max(self.largest, other.largest)
