"""Why the house does not do what it is asked: a message for people, and a fitting status for HTTP."""

from __future__ import annotations

from typing import Any

from ludoteca.server.messages import Word


class Refusal(Exception):
    """Nothing has changed. `words` says why; `rule` cites the rule of the game, if one forbids it."""

    status = 409

    def __init__(self, key: str, params: dict[str, Any] | None = None, rule: str = "", sentence: str = "") -> None:
        super().__init__(sentence or key)
        self.words = Word(key, params or {})
        self.rule = rule
        self.sentence = sentence


class NotYours(Refusal):
    """It belongs to someone else."""

    status = 403


class NotThere(Refusal):
    """There is no such thing."""

    status = 404


class Malformed(Refusal):
    """It cannot be understood."""

    status = 400


class TooOften(Refusal):
    """Too many in too short a time."""

    status = 429


class TooLarge(Refusal):
    """More than we read."""

    status = 413
