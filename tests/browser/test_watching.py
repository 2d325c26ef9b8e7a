"""Spectators see the game, no secret, and touch nothing."""

from __future__ import annotations

import json
import re
from typing import Any

from playwright.sync_api import expect

from tests.browser.conftest import NewPerson
from tests.browser.person import play

OWN_LOBBY = True

SEND = """([table, message]) => new Promise((resolve) => {
  const socket = new WebSocket(`ws://${location.host}/ws/${table}`)
  socket.onmessage = (event) => {
    const heard = JSON.parse(event.data)
    if (heard.t === 'welcome') socket.send(JSON.stringify(message))
    if (heard.t === 'ack' || heard.t === 'refused') { socket.close(); resolve(heard) }
  }
})"""


def keys_of(node: Any) -> set[str]:
    """Every key of a message, however deep."""
    if isinstance(node, dict):
        return set(node) | {key for child in node.values() for key in keys_of(child)}
    if isinstance(node, list):
        return {key for child in node for key in keys_of(child)}
    return set()


def test_a_spectator_sees_the_table_and_no_secret_and_cannot_act(person: NewPerson) -> None:
    ana, eve = person("Ana"), person("Eve")
    table = ana.create(2, target=6, bots=["jogador"], start=True)
    eve.go("/")
    eve.page.get_by_role("link", name=re.compile("^Watch: Ana")).click()
    expect(eve.board).to_be_visible()
    ana.go(f"/t/{table}")
    ana.wait_for_question()
    expect(eve.page.locator('[data-ref^="seat:"]')).to_have_count(2)

    asked = ana.wait_for_question()
    for name in ("Hint", "Undo", "Stop and resolve", "Sit here"):
        assert eve.button(re.compile(name)).count() == 0
    assert eve.tray.locator("button.die:not(:disabled)").count() == 0
    decision = int(asked.partition(":")[2])
    for message in (
        {"t": "answer", "id": "1", "seat": 0, "decision": decision, "action": 0},
        {"t": "undo", "id": "2", "seat": 0},
        {"t": "hint", "id": "3", "seat": 0},
        {"t": "sit", "id": "4", "seat": 0, "name": "Eve"},
        {"t": "put-bot", "id": "5", "seat": 0, "level": "jogador"},
    ):
        assert eve.page.evaluate(SEND, [table, message])["t"] == "refused", message
    assert ana.question == asked

    play([ana])
    expect(eve.end).to_be_visible()
    assert eve.question == ""
    heard = [json.loads(message) for message in eve.heard]
    views = [message["view"] for message in heard if message.get("view")]
    assert len(views) > 3
    assert all(view.get("decision") is None for view in views)
    assert not {"known_top", "seed", "undo"} & {key for message in heard for key in keys_of(message)}
    assert all(message.get("seats", []) == [] for message in heard if message["t"] == "welcome")
