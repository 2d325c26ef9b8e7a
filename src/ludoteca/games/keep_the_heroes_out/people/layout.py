"""The dungeon as it lies: tiles on the grid, their edges, and the passages between them.

It seldom changes, and every view shows it: each layout is made once, from nothing but where the tiles lie.
"""

from __future__ import annotations

from functools import lru_cache

from ludoteca.games.keep_the_heroes_out.content.box import (
    BUILDER,
    EAST,
    GRID,
    NORTH,
    NOWHERE,
    ROOM_NAMES,
    ROOMS,
    SOUTH,
    WEST,
)
from ludoteca.games.keep_the_heroes_out.people.names import passage_ref
from ludoteca.games.keep_the_heroes_out.people.shapes import Edge, Edges, Grid, Passage
from ludoteca.games.keep_the_heroes_out.rules.dungeon import next_to, opposite
from ludoteca.games.keep_the_heroes_out.state import DungeonState

SIDES = (("north", NORTH), ("east", EAST), ("south", SOUTH), ("west", WEST))
KEPT = 256  # layouts that are kept
Rooms = tuple[int, ...]  # a number for each room


class Layout:
    """Grid, edges and passages of one dungeon."""

    def __init__(self, place: Rooms, doors: Rooms, bricked: Rooms, building: bool) -> None:
        self.at = {one: room for room, one in enumerate(place) if one != NOWHERE}
        self.place = place
        self.doors = doors
        self.bricked = bricked
        self.grid = _grid(list(self.at), 1 if building else 0)
        self.edges = [self._edges(room) for room in range(ROOMS)]
        self.passages = self._passages()

    def _beyond(self, room: int, edge: int) -> int:
        """The room beyond an edge, or NOWHERE."""
        return self.at.get(next_to(self.place[room], edge), NOWHERE) if self.place[room] != NOWHERE else NOWHERE

    def _edge(self, room: int, edge: int) -> Edge:
        if not self.doors[room] & edge:
            return "wall"
        other = self._beyond(room, edge)
        if other == NOWHERE or not self.doors[other] & opposite(edge):
            return "dead"
        closed = self.bricked[room] & edge or self.bricked[other] & opposite(edge)
        return "bricked" if closed else "door"

    def _edges(self, room: int) -> Edges:
        north, east, south, west = (self._edge(room, edge) for _, edge in SIDES)
        return {"north": north, "east": east, "south": south, "west": west}

    def _passages(self) -> list[Passage]:
        """All passages, open and bricked up; each once, seen from the room beyond which it leads east or south."""
        found: list[Passage] = []
        for room in range(ROOMS):
            for name, edge in SIDES[1:3]:
                kind = self._edge(room, edge)
                if kind in ("door", "bricked"):
                    other = self._beyond(room, edge)
                    found.append(
                        {
                            "ref": passage_ref(room, other),
                            "rooms": [ROOM_NAMES[room], ROOM_NAMES[other]],
                            "vertical": name == "south",
                            "bricked": kind == "bricked",
                        }
                    )
        return found


def _grid(places: list[int], free: int) -> Grid:
    """The part of the grid that is in use, with a free line around it where something can be built."""
    columns, rows = [place % GRID for place in places], [place // GRID for place in places]
    left, right = max(0, min(columns) - free), min(GRID - 1, max(columns) + free)
    top, bottom = max(0, min(rows) - free), min(GRID - 1, max(rows) + free)
    return {"columns": right - left + 1, "rows": bottom - top + 1, "left": left, "top": top, "size": GRID}


_made = lru_cache(maxsize=KEPT)(Layout)


def layout(state: DungeonState) -> Layout:
    """The dungeon as it lies now."""
    building = bool(state.plans or state.pile) or state.place[BUILDER] != NOWHERE
    return _made(tuple(state.place), tuple(state.doors), tuple(state.bricked), building)
