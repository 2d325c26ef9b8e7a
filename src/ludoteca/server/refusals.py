"""Why the house does not do what it is asked: a message for people, and a fitting status for HTTP."""

from __future__ import annotations

import logging
from typing import Any

from ludoteca.kernel.errors import RuleFault, ViewFault
from ludoteca.server.messages import Word
from ludoteca.server.work.metrics import METRICS

LOG = logging.getLogger(__name__)


class Refusal(Exception):
    """Nothing has changed. `words` says why; `rule` cites the rule of the game, if one forbids it."""

    status = 409

    def __init__(self, key: str, params: dict[str, Any] | None = None, rule: str = "", sentence: str = "") -> None:
        super().__init__(sentence or key)
        self.words = Word(key, params or {})
        self.rule = rule
        self.sentence = sentence


class RuleFailed(Refusal):
    """A rule of the game has a fault: it is logged how to reproduce it, and the match stands as before."""

    status = 500

    def __init__(self, fault: RuleFault) -> None:
        super().__init__("refuse-fault")
        record = "" if fault.record is None else fault.record.to_bytes().decode().strip()
        LOG.error("%s; this record reproduces it: %s", fault, record, exc_info=fault.__cause__)
        METRICS.rule_faults.inc()


def log_view_fault(fault: ViewFault) -> None:
    """Log how to reproduce that a view cannot be made."""
    record = "" if fault.record is None else fault.record.to_bytes().decode().strip()
    LOG.error("%s; this record reproduces it: %s", fault, record, exc_info=fault.__cause__)
    METRICS.rule_faults.inc()


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
