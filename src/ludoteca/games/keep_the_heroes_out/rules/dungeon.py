"""The dungeon: tiles on a grid, their passages, and how far it is to the Vault.

A tile has a passage on some of its four edges. Two tiles that lie side by side are joined where both have one on the
edge between them (KTHO-D-51), unless a scenario has bricked it up. All that follows is worked out once for each change,
as `Ways`.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludoteca.games.keep_the_heroes_out.content.box import (
    EAST,
    GRID,
    NORTH,
    NOWHERE,
    PLACES,
    ROOMS,
    SOUTH,
    VAULT,
    WEST,
)
from ludoteca.games.keep_the_heroes_out.state import FAR, DungeonState, Ways

ALL_EDGES: Final = 15
WAYS: Final = "ways"  # of Content.worked_out: those of the dungeon as it is at the start


def turned(doors: i64, quarters: i64) -> int:
    """KTHO-R78: the edges of a tile after so many quarter turns, clockwise."""
    quarters %= 4
    return int((doors << quarters | doors >> (4 - quarters)) & ALL_EDGES)


def next_to(place: i64, edge: i64) -> int:
    """The place beyond this edge, or NOWHERE beyond the end of the grid."""
    if edge == NORTH:
        return int(place - GRID) if place >= GRID else NOWHERE
    if edge == SOUTH:
        return int(place + GRID) if place + GRID < PLACES else NOWHERE
    if edge == EAST:
        return int(place + 1) if place % GRID < GRID - 1 else NOWHERE
    return int(place - 1) if place % GRID > 0 else NOWHERE


def opposite(edge: i64) -> int:
    """The same edge as the tile beyond it sees it."""
    return turned(edge, 2)


def joined(doors: i64, other: i64, edge: i64) -> bool:
    """KTHO-D-51: whether a tile with these doors and its neighbour beyond this edge both have a passage there."""
    return doors & edge != 0 and other & opposite(edge) != 0


def ways_of(place: list[int], doors: list[int], bricked: list[int]) -> Ways:
    """KTHO-D-17, KTHO-D-22, KTHO-D-51: neighbours by passage and by edge, and the shortest way to the Vault."""
    at = [NOWHERE] * PLACES
    for room in range(ROOMS):
        if place[room] != NOWHERE:
            at[place[room]] = room
    passages: list[list[int]] = []
    beside: list[list[int]] = []
    for room in range(ROOMS):
        through: list[int] = []
        around: list[int] = []
        if place[room] != NOWHERE:
            for edge in (NORTH, EAST, SOUTH, WEST):
                beyond = next_to(place[room], edge)
                other = at[beyond] if beyond != NOWHERE else NOWHERE
                if other == NOWHERE:
                    continue
                around.append(other)
                closed = bricked[room] & edge != 0 or bricked[other] & opposite(edge) != 0
                if joined(doors[room], doors[other], edge) and not closed:
                    through.append(other)
        passages.append(through)
        beside.append(around)
    return Ways(passages, beside, distances(passages, VAULT))


def distances(passages: list[list[int]], goal: int) -> list[int]:
    """KTHO-D-17: by room, how many passages lie between it and the goal; FAR where no way leads there."""
    distance = [FAR] * ROOMS
    distance[goal] = 0
    row = [goal]
    steps = 0
    while row:
        steps += 1
        further: list[int] = []
        for room in row:
            for other in passages[room]:
                if distance[other] == FAR:
                    distance[other] = steps
                    further.append(other)
        row = further
    return distance


def whole(s: DungeonState, ways: Ways) -> bool:
    """Whether a way leads from every room of the dungeon to the Vault."""
    for room in range(ROOMS):
        if s.place[room] != NOWHERE and ways.distance[room] == FAR:
            return False
    return True


def measure(s: DungeonState) -> None:
    """Work the ways out anew: something about the dungeon has changed."""
    s.ways = ways_of(s.place, s.doors, s.bricked)


def lay_out(s: DungeonState) -> None:
    """KTHO-R4: the dungeon exactly as the scenario has it."""
    content = s.content
    scenario = content.scenario
    for room in range(ROOMS):
        s.place[room] = scenario.place[room]
        if scenario.place[room] != NOWHERE:
            s.doors[room] = turned(content.tile_doors[room], scenario.turn[room])
            s.bricked[room] = scenario.bricked[room]
    known = content.worked_out.get(WAYS)
    if isinstance(known, Ways):
        s.ways = known
    else:
        measure(s)
        content.worked_out[WAYS] = s.ways


def lay(s: DungeonState, room: i64, place: i64, quarters: i64) -> None:
    """KTHO-R59, KTHO-R78: a tile joins the dungeon, turned so many quarters. Distances change at once (KTHO-D-51)."""
    s.place[room] = place
    s.doors[room] = turned(s.content.tile_doors[room], quarters)
    measure(s)


def turn_tile(s: DungeonState, room: i64, quarters: i64) -> None:
    """A tile is turned where it lies, with what a scenario has bricked up on it."""
    s.doors[room] = turned(s.doors[room], quarters)
    s.bricked[room] = turned(s.bricked[room], quarters)
    measure(s)


def remove_tile(s: DungeonState, room: i64) -> None:
    """A tile leaves the dungeon."""
    s.place[room] = NOWHERE
    s.doors[room] = 0
    s.bricked[room] = 0
    measure(s)


def edge_between(s: DungeonState, room: i64, other: i64) -> int:
    """The edge of `room` beyond which `other` lies; 0 where they do not lie side by side."""
    for edge in (NORTH, EAST, SOUTH, WEST):
        if s.place[other] != NOWHERE and next_to(s.place[room], edge) == s.place[other]:
            return edge
    return 0


def brick_up(s: DungeonState, room: i64, other: i64, closed: bool) -> None:
    """A passage between two rooms is closed, or opened again, on both sides of it."""
    edge = edge_between(s, room, other)
    back = opposite(edge)
    if closed:
        s.bricked[room] |= edge
        s.bricked[other] |= back
    else:
        s.bricked[room] &= ALL_EDGES - edge
        s.bricked[other] &= ALL_EDGES - back
    measure(s)
