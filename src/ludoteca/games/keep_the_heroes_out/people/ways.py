"""How the dungeon itself is different after a choice: ways that grow longer or shorter, rooms that are gone or dark."""

from __future__ import annotations

from typing import Final

from ludoteca.games.keep_the_heroes_out.content.box import NOWHERE, ROOMS
from ludoteca.games.keep_the_heroes_out.people.names import at, out_of, room_name
from ludoteca.games.keep_the_heroes_out.people.view import still_table
from ludoteca.games.keep_the_heroes_out.rules.scenario import hero_distances
from ludoteca.games.keep_the_heroes_out.state import FAR, DungeonState
from ludoteca.kernel.present import Effect

MOST: Final = 6  # ways that are told, those that change most


def changed_dungeon(before: DungeonState, after: DungeonState) -> list[Effect]:
    """What became of rooms, lights, and the ways that Heroes go (KTHO-R72)."""
    found = [
        Effect("room", -1, -1, room, "effect-collapses", {"room": room_name(room)})
        for room in range(ROOMS)
        if before.place[room] != NOWHERE and after.place[room] == NOWHERE
    ]
    for room in range(ROOMS):
        if before.lights[room] != after.lights[room] and after.place[room] != NOWHERE:
            dark = after.lights[room] != 0
            text = "effect-dark" if dark else "effect-light"
            found.append(Effect("light", -1, -1 if dark else 1, room, text, {"room": at(room)}))
    return [*found, *_passages(before, after), *_ways(before, after)]


def _passages(before: DungeonState, after: DungeonState) -> list[Effect]:
    """Passages between rooms that were there before and still are: those that are new, and those that are closed."""
    found: list[Effect] = []
    if before.ways is after.ways:
        return found
    for room in range(ROOMS):
        for other in range(room + 1, ROOMS):
            there = all(NOWHERE not in (state.place[room], state.place[other]) for state in (before, after))
            was, now = other in before.ways.passages[room], other in after.ways.passages[room]
            if there and was != now:
                text = "effect-passage-new" if now else "effect-passage-closed"
                params = {"room": room_name(room), "other": room_name(other)}
                found.append(Effect("passage", -1, 1 if now else -1, room, text, params))
    return found


def _ways(before: DungeonState, after: DungeonState) -> list[Effect]:
    """From which rooms Heroes have farther to go, and from which less far."""
    same = before.ways is after.ways and before.marks == after.marks and before.portals == after.portals
    if same:
        return []
    was, now = hero_distances(still_table(before)), hero_distances(still_table(after))
    changed = [room for room in range(ROOMS) if was[room] != now[room] and FAR not in (was[room], now[room])]
    changed.sort(key=lambda room: (-abs(now[room] - was[room]), room))
    found = []
    for room in changed[:MOST]:
        change = now[room] - was[room]
        text = "effect-way-longer" if change > 0 else "effect-way-shorter"
        found.append(Effect("way", -1, change, now[room], text, {"room": out_of(room), "n": now[room]}))
    return found
