"""What may be long, and is wanted by those who use much, does not begin in the middle of a transaction."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import partial

import pytest

from ludoteca.server.work import ledger
from ludoteca.server.work.ledger import Ledger
from tests.server.conftest import Serve
from tests.server.hand import breathe
from tests.server.test_ledger import Now, others_play

pytestmark = pytest.mark.anyio


async def test_nothing_dear_of_those_who_use_much_begins_in_the_middle_of_a_transaction() -> None:
    """Compiled rules keep the interpreter, and a transaction wants it after each step: it takes as long as they do."""
    kept = Ledger(busy=1)
    others_play(kept)
    kept.spend("greedy", "eve", 0.1)
    await breathe()
    done: list[str] = []

    async def look(place: str, player: str) -> None:
        await kept.do(place, player, partial(done.append, player))

    kept.writing(True)
    waiting = asyncio.create_task(look("greedy", "eve"))
    await breathe()
    await look("elsewhere 1", "rui 1")
    assert done == ["rui 1"], "who uses little waits for nothing"
    kept.writing(False)
    await asyncio.wait_for(waiting, 5)
    assert done == ["rui 1", "eve"]
    await look("greedy", "eve")
    assert kept._held is None


async def test_nor_in_the_line_of_those_who_wait(monkeypatch: pytest.MonkeyPatch) -> None:
    now = Now()
    monkeypatch.setattr(ledger, "perf_counter", now)
    kept = Ledger(busy=0)
    others_play(kept)
    kept.spend("greedy", "eve", 0.02)
    now.at += ledger.LONGEST_PAUSE
    done: list[str] = []
    for _ in range(2):
        kept.wait("greedy", partial(done.append, "eve"))
    kept.writing(True)
    kept._go_on()
    assert not done
    kept.writing(False)
    kept._go_on()
    assert done == ["eve", "eve"]


async def test_a_disk_that_is_never_done_holds_nobody_for_long(monkeypatch: pytest.MonkeyPatch) -> None:
    kept = Ledger(busy=1)
    others_play(kept)
    kept.spend("greedy", "eve", 0.1)
    kept.writing(True)
    await breathe()
    pauses: list[float] = []
    loop = asyncio.get_running_loop()

    def call_later(pause: float, work: Callable[[], object]) -> asyncio.Handle:
        pauses.append(pause)
        return loop.call_soon(work)

    monkeypatch.setattr(loop, "call_later", call_later)
    for _ in range(3):
        await kept.room("greedy", "eve")
    assert pauses == [ledger.HELD] * 3, "each of them has waited"


async def test_one_transaction_after_the_other_leaves_room_for_a_dear_thing_between_them() -> None:
    kept = Ledger(busy=1)
    others_play(kept)
    kept.spend("greedy", "eve", 0.1)
    kept.writing(True)
    waiting = [asyncio.create_task(kept.room("greedy", "eve")) for _ in range(2)]
    await breathe()
    for left in (1, 0):
        kept.writing(False)
        kept.writing(True)  # in the same turn
        await breathe()
        assert len(kept._later) == left
    await asyncio.gather(*waiting)


async def test_those_who_use_much_wait_for_nothing_where_there_is_nobody_else() -> None:
    kept = Ledger(busy=1)
    kept.spend("school", "bia", 0.5)
    await breathe()
    kept.writing(True)
    await asyncio.wait_for(kept.room("school", "bia"), 5)
    assert kept._held is None


async def test_the_ledger_knows_of_each_transaction(serve: Serve, monkeypatch: pytest.MonkeyPatch) -> None:
    said: list[bool] = []
    monkeypatch.setattr(Ledger, "writing", lambda _self, goes_on: said.append(goes_on))
    async with serve() as server:
        await server.browser().create()
    assert said.count(True) >= 1
    assert said[-1] is False
