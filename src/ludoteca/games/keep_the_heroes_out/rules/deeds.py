"""What Monsters do: which deeds a Clan has, and doing them (KTHO-R34 to R40, R44, KTHO-D-24, D-38).

A set of rooms is a mask. Like Monsters (same room, same wounds) and like Heroes (same room, class and damage) are one
option: the first of them is meant.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludoteca.games.keep_the_heroes_out.actions import ROOM, STEP, WOUNDS, ambush_action, summon_action
from ludoteca.games.keep_the_heroes_out.content.box import (
    NO_TOKEN,
    NO_TYPE,
    ROOMS,
    TOKENS,
    TYPE_OF,
    VAULT,
)
from ludoteca.games.keep_the_heroes_out.rules import scenario
from ludoteca.games.keep_the_heroes_out.rules.attack import hurt_hero
from ludoteca.games.keep_the_heroes_out.state import COMPLETED, LAIR, Clan, Dungeon, DungeonState, Hero

MONSTER_REF: Final = 64  # events name a Monster as clan * 64 + index


def occupied(clan: Clan) -> i64:
    """The rooms where the Clan has a Monster."""
    mask: i64 = 0
    for room in clan.rooms:
        if room >= 0:
            mask |= 1 << room
    return mask


def lair(clan: Clan) -> i64:
    """KTHO-R11: how many Monsters wait in the Lair."""
    n: i64 = 0
    for room in clan.rooms:
        if room == LAIR:
            n += 1
    return n


def monster_in(clan: Clan, room: i64) -> i64:
    """The first Monster of the Clan in this room."""
    index: i64 = 0
    while clan.rooms[index] != room:
        index += 1
    return index


def monster_with(clan: Clan, room: i64, wounds: i64) -> i64:
    """The first Monster of the Clan in this room with so many wounds."""
    index: i64 = 0
    while clan.rooms[index] != room or clan.wounds[index] != wounds:
        index += 1
    return index


def monster_ref(clan: Clan, monster: i64) -> i64:
    """A Monster as events name it."""
    return clan.clan * MONSTER_REF + monster


# -- moving ------------------------------------------------------------------------------------------------------


def move_deeds(s: DungeonState, clan: Clan, base: i64, rooms: i64, walls: bool, out: list[int]) -> None:
    """KTHO-R34: from these rooms to any neighbour, each with nothing or with one token of the room.

    `base` is the deed: a Move, or an ability that moves. `walls`: through walls as well.
    """
    for room in range(ROOMS):
        if not rooms >> room & 1:
            continue
        targets = neighbours(s, room, walls)
        wounds: i64 = 0
        for monster in range(len(clan.rooms)):
            if clan.rooms[monster] == room:
                wounds |= 1 << clan.wounds[monster]
        tokens = s.tokens[room]
        first: i64 = base + room * ROOM * STEP
        for other in range(ROOMS):
            if targets >> other & 1:
                step: i64 = first + other * STEP
                add_loads(out, step + NO_TOKEN * WOUNDS, wounds)
                for token in range(TOKENS):
                    if tokens[token] > 0:
                        add_loads(out, step + token * WOUNDS, wounds)


def neighbours(s: DungeonState, room: i64, walls: bool) -> i64:
    """KTHO-R34, KTHO-R47, KTHO-D-22, KTHO-D-23: rooms joined by a passage, and by Portals if one is completed here.

    Through walls: every room whose tile lies beside this one.
    """
    targets: i64 = 0
    for other in s.ways.passages[room]:
        targets |= 1 << other
    if walls:
        for other in s.ways.beside[room]:
            targets |= 1 << other
    if s.portals[room] == COMPLETED:
        for other in range(ROOMS):
            if s.portals[other] == COMPLETED and other != room:
                targets |= 1 << other
    return targets


def add_loads(out: list[int], step: i64, wounds: i64) -> None:
    """One deed for each kind of Monster, by its wounds."""
    n: i64 = 0
    while wounds:
        if wounds & 1:
            out.append(step + n)
        wounds >>= 1
        n += 1


def move(t: Dungeon, clan: Clan, path: i64) -> i64:
    """KTHO-R34: a Monster goes to a neighbouring room and may bring one token of the room that it leaves."""
    wounds: i64 = path % WOUNDS
    carried: i64 = path // WOUNDS % (NO_TOKEN + 1)
    to: i64 = path // STEP % ROOM
    room: i64 = path // (STEP * ROOM)
    s = t.s
    monster = monster_with(clan, room, wounds)
    clan.rooms[monster] = to
    if carried != NO_TOKEN:
        s.tokens[room][carried] -= 1
        s.tokens[to][carried] += 1
    if t.sink is not None:
        if to in s.ways.passages[room]:
            kind = "moved"
        elif s.portals[room] == COMPLETED and s.portals[to] == COMPLETED:
            kind = "through-portal"
        else:
            kind = "through-wall"
        t.tell(kind, monster_ref(clan, monster), room, to, carried)
    return to


# -- attacking ---------------------------------------------------------------------------------------------------


def reach(s: DungeonState, rooms: i64) -> i64:
    """KTHO-R36: the rooms that a passage joins to one of these; Portals do not count."""
    mask: i64 = 0
    for room in range(ROOMS):
        if rooms >> room & 1:
            for other in s.ways.passages[room]:
                mask |= 1 << other
    return mask


def hero_deeds(s: DungeonState, base: i64, rooms: i64, out: list[int]) -> None:
    """KTHO-R35, KTHO-R36, KTHO-D-35: every Hero in these rooms, prisoners included; like ones once."""
    heroes = s.heroes
    for index in range(len(heroes)):
        hero = heroes[index]
        if rooms >> hero.room & 1 and not like_one_before(heroes, index):
            out.append(base + hero.number)


def like_one_before(heroes: list[Hero], index: i64) -> bool:
    """Whether a Hero of the same class and damage comes before this one, in the same room."""
    hero = heroes[index]
    for before in range(index):
        other = heroes[before]
        if other.room == hero.room and other.hero == hero.hero and other.hurt == hero.hurt:
            return True
    return False


def hero_numbered(s: DungeonState, number: i64) -> Hero:
    """The Hero with this token."""
    for hero in s.heroes:
        if hero.number == number:
            return hero
    raise ValueError(f"no Hero {number} is in the dungeon")


def melee(t: Dungeon, clan: Clan, number: i64) -> i64:
    """KTHO-R35: one damage to a Hero in the room of a Monster."""
    hero = hero_numbered(t.s, number)
    room = hero.room
    strike(t, clan, monster_in(clan, room), hero, "melee")
    return room


def ranged(t: Dungeon, clan: Clan, number: i64) -> i64:
    """KTHO-R36: one damage to a Hero in a room that a passage joins to that of a Monster."""
    hero = hero_numbered(t.s, number)
    room = hero.room
    archer: i64 = 0
    while clan.rooms[archer] < 0 or room not in t.s.ways.passages[clan.rooms[archer]]:
        archer += 1
    strike(t, clan, archer, hero, "ranged")
    return room


def strike(t: Dungeon, clan: Clan, monster: i64, hero: Hero, kind: str) -> None:
    """KTHO-R35: a Hero whose Vitality comes to nothing is discarded."""
    if t.sink is not None:
        left = scenario.life_left(t, hero) - 1
        t.tell(kind, monster_ref(clan, monster), hero.number, hero.room, left, clan.seat)
    hurt_hero(t, hero, 1)


# -- summoning ---------------------------------------------------------------------------------------------------


def rooms_of_type(t: Dungeon, room_type: i64) -> i64:
    """KTHO-R55: the rooms of this type that are in the dungeon."""
    mask: i64 = 0
    for room in range(ROOMS):
        if TYPE_OF[room] == room_type and t.has(room):
            mask |= 1 << room
    return mask


def start_rooms(t: Dungeon, clan: Clan) -> i64:
    """KTHO-R10, KTHO-D-32: the rooms of the type on the Clan card; the Vault, where the dungeon has none."""
    return rooms_of_type(t, t.content.clans[clan.clan].start_type) or 1 << VAULT


def summon_deeds(t: Dungeon, clan: Clan, n: i64, room_type: i64, out: list[int]) -> None:
    """KTHO-D-24: up to n Monsters into one room: of the type shown, else with one of yours, or of the start type."""
    rooms = rooms_of_type(t, room_type) if room_type != NO_TYPE else occupied(clan) | start_rooms(t, clan)
    summon_into(clan, n, rooms, out)


def summon_into(clan: Clan, n: i64, rooms: i64, out: list[int]) -> None:
    """KTHO-D-38: into one of these rooms as many as the Lair has, n at most; fewer are allowed."""
    most: i64 = min(n, lair(clan))
    for room in range(ROOMS):
        if rooms >> room & 1:
            for count in range(most, 0, -1):
                out.append(summon_action(room, count))


def ambush_deeds(t: Dungeon, clan: Clan, room_type: i64, out: list[int]) -> None:
    """KTHO-R44, KTHO-D-38: one more Monster into any room of the type, while the Lair has one."""
    if lair(clan) == 0:
        return
    rooms = rooms_of_type(t, room_type)
    for room in range(ROOMS):
        if rooms >> room & 1:
            out.append(ambush_action(room_type, room))


def summon(t: Dungeon, clan: Clan, room: i64, n: i64) -> None:
    """KTHO-R11, KTHO-D-38: so many Monsters come from the Lair into a room, or as many as there are."""
    left: i64 = n
    for monster in range(len(clan.rooms)):
        if left == 0:
            return
        if clan.rooms[monster] == LAIR:
            clan.rooms[monster] = room
            clan.wounds[monster] = 0
            left -= 1
            if t.sink is not None:
                t.tell("summoned", monster_ref(clan, monster), room, lair(clan))
