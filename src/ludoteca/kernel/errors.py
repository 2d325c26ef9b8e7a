"""Everything that can be wrong with what someone asks of Ludoteca, each with a sentence that says what and why."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any


class LudotecaError(ValueError):
    """Base of all errors that are the asker's to mend: bad input, never a bug of ours."""


class UnknownGame(LudotecaError):
    """No game has this id."""


class BrokenGame(LudotecaError):
    """The folder of a game lacks something; the sentence says what, and where."""


class UnknownBot(LudotecaError):
    """No bot level has this name."""


class BadSetup(LudotecaError):
    """A match cannot start like this: seat count, an option or its value."""


class BadRecord(LudotecaError):
    """A record file is damaged, foreign, or does not replay."""


class IllegalAnswer(LudotecaError):
    """An answer was refused, and the session is exactly as it was before.

    `key` and `params` are the refusal for people (resolved to words at the edge), `rule` is the id of the
    rule that forbids the answer, `sentence` the refusal in English.
    """

    def __init__(self, key: str, params: Mapping[str, object], rule: str, sentence: str) -> None:
        super().__init__(f"{sentence} [{rule}]")
        self.key = key
        self.params = dict(params)
        self.rule = rule
        self.sentence = sentence


class BadScript(LudotecaError):
    """Luck that a test has forced does not fit what the rules ask of it."""


class RuleFault(Exception):
    """A rule has failed: a bug of ours, not of those who play. The match stands as before the answer, and goes on.

    `record` reproduces it: it ends with the `answer` (a seat and its action, or "tick" and milliseconds; None while a
    match is being set up) and the luck that came up after it, so that `record.replay()` fails in the same place. It
    tells no seed. In a sampled world there is no record.
    """

    def __init__(self, game: str, answer: tuple[int | str, int] | None, record: Any, problem: BaseException) -> None:
        when = "before the first question" if answer is None else f"after the answer {answer}"
        super().__init__(f"a rule of {game} failed {when}: {type(problem).__name__}: {problem}")
        self.game = game
        self.answer = answer
        self.record = record


class ViewFault(Exception):
    """What a viewer sees could not be made: a bug of ours, too. Nothing has changed, and the match goes on.

    `record.replay().view(seat)` fails in the same place (`seat` is None for a spectator). It tells no seed. In a
    sampled world there is no record. `Session.plain_view` is what can be shown all the same.
    """

    def __init__(self, game: str, seat: int | None, record: Any, problem: BaseException) -> None:
        who = "a spectator" if seat is None else f"seat {seat}"
        super().__init__(f"the view of {game} for {who} failed: {type(problem).__name__}: {problem}")
        self.game = game
        self.seat = seat
        self.record = record


def is_fault(problem: BaseException) -> bool:
    """Whether an error in the middle of a rule is a fault of the rule, and not a refusal or an interruption."""
    return isinstance(problem, Exception) and not isinstance(problem, LudotecaError)
