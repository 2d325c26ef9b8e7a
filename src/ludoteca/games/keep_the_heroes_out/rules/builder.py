"""The Builder: where a new room may go, and building it (KTHO-R59, R78, KTHO-D-50, D-51)."""

from __future__ import annotations

from mypy_extensions import i64

from ludoteca.games.keep_the_heroes_out.actions import build_action
from ludoteca.games.keep_the_heroes_out.content.box import BUILDER, COIN, EAST, NORTH, NOWHERE, ROOMS, SOUTH, WEST
from ludoteca.games.keep_the_heroes_out.rules.dungeon import lay, next_to, opposite, turned
from ludoteca.games.keep_the_heroes_out.rules.tokens import leader, spend
from ludoteca.games.keep_the_heroes_out.state import FAR, Clan, Dungeon, DungeonState, Ways

HIGHEST = 3  # value of a Treasure that can be built: the 4 belongs to the Vault


def fill_plans(t: Dungeon) -> None:
    """KTHO-R59: as many Available Plans as the scenario says, from the top of the pile, while there are any."""
    s = t.s
    most: i64 = t.content.scenario.plans
    while len(s.plans) < most and len(s.pile) > 0:
        room = s.pile.pop()
        s.plans.append(room)
        t.reveal()
        t.tell("plan", room, len(s.plans) - 1, len(s.pile))


def find_sites(s: DungeonState) -> Ways:
    """KTHO-D-51: the free places beside the dungeon, each with the edges beyond which a passage leads to the Vault.

    Worked out once for each change of the dungeon, and only where somebody builds.
    """
    ways = s.ways
    if ways.sites is not None:
        return ways
    joints: dict[int, int] = {}
    taken: set[int] = set()
    for room in range(ROOMS):
        if s.place[room] != NOWHERE:
            taken.add(s.place[room])
    for room in range(ROOMS):
        if s.place[room] == NOWHERE or ways.distance[room] == FAR:
            continue
        open_edges = s.doors[room] & (15 - s.bricked[room])
        for edge in (NORTH, EAST, SOUTH, WEST):
            place = next_to(s.place[room], edge)
            if open_edges & edge and place != NOWHERE and place not in taken:
                joints[place] = joints.get(place, 0) | opposite(edge)
    ways.sites = sorted(joints)
    ways.site_doors = [joints[place] for place in ways.sites]
    return ways


def build_deeds(t: Dungeon, out: list[int]) -> None:
    """KTHO-R59, KTHO-R78, KTHO-D-51: every plan, wherever it can be joined, however turned, with a Treasure.

    The Coins that lie at the Builder pay for the value. Turns that make no difference are one.
    """
    s = t.s
    coins: i64 = min(s.tokens[BUILDER][COIN], HIGHEST)
    if coins == 0 or len(s.plans) == 0:
        return
    values: list[int] = []
    for value in range(1, coins + 1):
        if len(s.pools[value]) > 0:
            values.append(value)
    if len(values) == 0:
        return
    ways = find_sites(s)
    sites = ways.sites
    if sites is None:
        return
    for plan in range(len(s.plans)):
        doors: i64 = t.content.tile_doors[s.plans[plan]]
        for turn in range(4):
            lies: i64 = turned(doors, turn)
            if is_first_turn(doors, turn):
                for index in range(len(sites)):
                    if ways.site_doors[index] & lies:
                        for value in values:
                            out.append(build_action(plan, sites[index], turn, value))


def is_first_turn(doors: i64, turn: i64) -> bool:
    """Whether the tile lies otherwise than with fewer turns."""
    lies = turned(doors, turn)
    for before in range(turn):
        if turned(doors, before) == lies:
            return False
    return True


def build(t: Dungeon, clan: Clan, plan: i64, place: i64, turn: i64, value: i64) -> None:
    """KTHO-R59: pay the Coins, lay the tile, put a Treasure of that value on it, and refill the plans.

    The refill comes where the plan was taken from.
    """
    s = t.s
    for _ in range(value):
        spend(t, clan, COIN, BUILDER)
    room = s.plans[plan]
    lay(s, room, place, turn)
    s.treasures[room] = s.pools[value].pop()
    t.tell("built", leader(clan), room, place, turn, value)
    if len(s.pile) > 0:
        s.plans[plan] = s.pile.pop()
        t.reveal()
        t.tell("plan", s.plans[plan], plan, len(s.pile))
    else:
        s.plans.pop(plan)
