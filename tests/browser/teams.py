"""Matches of a team against the box, begun in a position, with me in the first seat and bots in the others."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tests.browser.person import Person
from tests.browser.server import Server


def begin(
    server: Server,
    who: Person,
    game: str,
    players: Sequence[dict[str, Any]],
    position: dict[str, Any],
    *,
    faces: Sequence[int] = (),
    options: dict[str, Any] | None = None,
) -> None:
    """A match of this game in this position; wait until I am asked something."""
    server.stage({"players": list(players), **position}, faces)
    body = {"game": game, "name": who.name, "seats": len(players), "start": True, "options": options or {}}
    table = who.api("/api/tables", {**body, "bots": ["aprendiz"] * (len(players) - 1)})["id"]
    who.go(f"/t/{table}")
    who.wait_for_question()


def begin_dungeon(server: Server, who: Person, *players: dict[str, Any], **position: Any) -> None:
    """Keep the Heroes Out!, where everyone is drawn as they are called."""
    clans = {"clans": [[player["clan"]] for player in players]}
    begin(server, who, "keep-the-heroes-out", players, position, options=clans)


def begin_city(
    server: Server, who: Person, *players: dict[str, Any], faces: Sequence[int] = (), **position: Any
) -> None:
    """Kick-Ass."""
    begin(server, who, "kick-ass", players, position, faces=faces)
