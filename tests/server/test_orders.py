"""Every message of the protocol is something that a table knows what to do with."""

from __future__ import annotations

from typing import Any, get_args

import msgspec
import pytest

from ludoteca.server.messages import ClientMessage, Order, Ping
from tests.server.conftest import Serve

pytestmark = pytest.mark.anyio

PLAIN: dict[Any, Any] = {str: "x", int: 0, bool: True}


def as_sent(kind: type[msgspec.Struct]) -> dict[str, Any]:
    """A message of this kind with just what it must have."""
    fields = [field for field in msgspec.structs.fields(kind) if field.required and field.name != "id"]
    return {field.name: PLAIN[field.type] if field.type in PLAIN else get_args(field.type)[0] for field in fields}


@pytest.mark.parametrize("start", [False, True])
async def test_a_table_does_it_or_says_why_not(serve: Serve, start: bool) -> None:
    async with serve() as server:
        ana = server.browser()
        for kind in get_args(ClientMessage):
            page = await ana.open(await ana.create(bots=["aprendiz"], start=start))
            answer = {} if kind is Ping else await page.ask(str(kind.__struct_config__.tag), **as_sent(kind))
            assert answer.get("words", {}).get("key") not in ("refuse-fault", "refuse-not-understood"), kind


def test_orders_are_part_of_what_browsers_send() -> None:
    assert set(get_args(Order)) < set(get_args(ClientMessage))
