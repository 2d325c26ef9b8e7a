"""One who answers whatever is asked of them as often as they may, and takes back and answers again.

Of what comes only as much is read as it takes to answer: views are large, and who reads them whole takes more of the
machine than the server that makes them.
"""

from __future__ import annotations

import asyncio
import json
from typing import TYPE_CHECKING

import msgspec

from bench.wires import Wire, message

if TYPE_CHECKING:
    from bench.attacks import Ground

PAUSE = 0.06  # seconds before each answer: a little less often than a player may command
UNDOES = 8  # every so manieth time the last answer is wanted back


class _Choice(msgspec.Struct):
    action: int


class _Question(msgspec.Struct):
    id: int
    pick: str = ""
    choices: list[_Choice] = []


class _View(msgspec.Struct):
    seat: int | None = None
    decision: _Question | None = None


class _Message(msgspec.Struct):
    t: str
    view: _View | None = None
    views: dict[str, _View] = {}


_DECODER = msgspec.json.Decoder(_Message)


class Toiler:
    """At a table where all seats are theirs."""

    def __init__(self, ground: Ground) -> None:
        self.wire: Wire | None = None
        self._ground = ground
        self._asked: _View | None = None

    def hear(self, data: bytes) -> None:
        """Something came: whatever is asked now is answered in a moment."""
        told = _DECODER.decode(data)
        if told.t != "refused":  # then the same is still asked
            views = [told.view, *told.views.values()]
            self._asked = next((view for view in views if view is not None and view.decision is not None), None)
        if self._asked is not None:
            asyncio.get_running_loop().call_later(PAUSE, self._answer, self._asked)

    def _answer(self, view: _View) -> None:
        if self.wire is not None and self._ground.lasts:
            self._ground.seen["sent"] += 1
            self.wire.write(message(_order(view, self._ground.seen["sent"])))

    def end(self) -> None:
        """No more."""
        if self.wire is not None:
            self.wire.abort()


def _order(view: _View, number: int) -> str:
    """An answer to what is asked; now and then the last one is wanted back instead."""
    asked = view.decision
    if asked is None or number % UNDOES == 0:
        return f'{{"t":"undo","id":"t{number}","seat":{view.seat}}}'
    choices = [] if asked.pick == "subset" else asked.choices
    action = choices[number % len(choices)].action if choices else 0
    order = {"t": "answer", "id": f"t{number}", "seat": view.seat, "decision": asked.id, "action": action}
    return json.dumps(order)
