"""Where a new tile could go: every free place beside the dungeon, how each plan fits there, and why it does not.

The words for a place name the room that the new one would be joined to, so that nobody has to see the grid.
"""

from __future__ import annotations

from ludoteca.games.keep_the_heroes_out.content.box import EAST, GRID, NORTH, NOWHERE, SOUTH, WEST
from ludoteca.games.keep_the_heroes_out.people.names import Word, room_name, said
from ludoteca.games.keep_the_heroes_out.people.shapes import Edge, Edges, Site, Tile
from ludoteca.games.keep_the_heroes_out.rules.builder import find_sites, is_first_turn
from ludoteca.games.keep_the_heroes_out.rules.dungeon import next_to, opposite, turned
from ludoteca.games.keep_the_heroes_out.state import FAR, DungeonState

EDGES = (("north", NORTH), ("east", EAST), ("south", SOUTH), ("west", WEST))
TURNS = 4


def tiles(state: DungeonState) -> list[Tile]:
    """Each plan as it lies with every number of turns, and which turns look the same."""
    found: list[Tile] = []
    for slot, room in enumerate(state.plans):
        doors = state.content.tile_doors[room]
        lies = [turned(doors, turn) for turn in range(TURNS)]
        found.append(
            {
                "ref": f"plan:{slot}",
                "edges": [door_edges(one) for one in lies],
                "same": [lies.index(one) for one in lies],
            }
        )
    return found


def sites(state: DungeonState) -> list[Site]:
    """KTHO-D-51: every free place that shares an edge with the dungeon, and which plans fit there, turned how."""
    ways = find_sites(state)
    joints = dict(zip(ways.sites or [], ways.site_doors, strict=False))
    taken = {place for place in state.place if place != NOWHERE}
    free = sorted({next_to(place, edge) for place in taken for _, edge in EDGES} - taken - {NOWHERE})
    found: list[Site] = []
    for place in free:
        open_edges = joints.get(place, 0)
        fits = [
            [plan, turn]
            for plan, room in enumerate(state.plans)
            for turn in range(TURNS)
            if is_first_turn(state.content.tile_doors[room], turn)
            and turned(state.content.tile_doors[room], turn) & open_edges
        ]
        found.append(
            {
                "ref": f"place:{place}",
                "x": place % GRID,
                "y": place // GRID,
                "fits": fits,
                "refused": said(refusal(state, place, -1, 0)) if not fits else said(("site-turn", {})),
            }
        )
    return found


def refusal(state: DungeonState, place: int, plan: int, turn: int) -> Word:
    """Why a tile cannot lie there."""
    if place in state.place:
        return "site-taken", {"room": room_name(state.place.index(place))}
    around = [state.place.index(beyond) for beyond in _around(place) if beyond in state.place]
    if not around:
        return "site-far", {}
    ways = find_sites(state)
    joints = dict(zip(ways.sites or [], ways.site_doors, strict=False))
    if place not in joints:
        return "site-wall", {"room": room_name(around[0])}
    if 0 <= plan < len(state.plans) and not turned(state.content.tile_doors[state.plans[plan]], turn) & joints[place]:
        return "site-turn", {}
    return "site-wall", {"room": room_name(around[0])}


def beside(state: DungeonState, room: int, place: int, turn: int) -> Word:
    """Where a place is: beyond which edge of the first room that the tile would be joined to."""
    lies = turned(state.content.tile_doors[room], turn)
    for name, edge in EDGES:
        beyond = next_to(place, edge)
        if not lies & edge or beyond == NOWHERE or beyond not in state.place:
            continue
        other = state.place.index(beyond)
        back = opposite(edge)
        if state.doors[other] & back and not state.bricked[other] & back and state.ways.distance[other] < FAR:
            side = {"north": "south", "south": "north", "east": "west", "west": "east"}[name]
            return f"site-{side}", {"room": room_name(other)}
    return "site-far", {}


def door_edges(doors: int) -> Edges:
    """The edges of a tile that lies nowhere yet."""
    shown: dict[str, Edge] = {name: "door" if doors & edge else "wall" for name, edge in EDGES}
    return {"north": shown["north"], "east": shown["east"], "south": shown["south"], "west": shown["west"]}


def _around(place: int) -> list[int]:
    """The places that share an edge with this one."""
    found = [next_to(place, edge) for _, edge in EDGES]
    return [one for one in found if one != NOWHERE]
