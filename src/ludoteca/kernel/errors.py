"""Everything that can be wrong with what someone asks of Ludoteca, each with a sentence that says what and why."""

from __future__ import annotations

from collections.abc import Mapping


class LudotecaError(ValueError):
    """Base of all errors that are the asker's to mend: bad input, never a bug of ours."""


class UnknownGame(LudotecaError):
    """No game has this id."""


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
