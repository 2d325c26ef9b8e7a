"""The Special Abilities of the nine Clans (KTHO-R18, R19). Each takes an Activate, and a Monster in the dungeon.

An ability that would change nothing cannot be chosen (KTHO-D-69).
"""

from __future__ import annotations

from mypy_extensions import i64

from ludoteca.games.keep_the_heroes_out.actions import (
    ABILITY,
    ABILITY_HERO,
    ABILITY_MOVE,
    ABILITY_ROOM,
    WOUNDS,
    ability_action,
)
from ludoteca.games.keep_the_heroes_out.content.box import (
    BONE,
    DRAGON,
    GHOST,
    GNOLL,
    RATFOLK,
    ROOMS,
    SCALED,
    SKELETON,
    SLIME,
    WITCH,
)
from ludoteca.games.keep_the_heroes_out.rules import causes
from ludoteca.games.keep_the_heroes_out.rules.deeds import (
    hero_deeds,
    lair,
    melee,
    monster_ref,
    monster_with,
    move,
    move_deeds,
    ranged,
    reach,
    summon,
)
from ludoteca.games.keep_the_heroes_out.rules.tokens import portal_fits, portals_left, put, put_portal, tokens_left
from ludoteca.games.keep_the_heroes_out.state import LAIR, Clan, Dungeon


def ability_deeds(t: Dungeon, clan: Clan, rooms: i64, out: list[int]) -> None:
    """KTHO-R18, KTHO-D-69: what the Clan's ability can do now; `rooms` is where it has Monsters."""
    s = t.s
    kind = clan.clan
    if rooms == 0:
        return
    if kind == DRAGON:
        if any_wounded(clan):
            out.append(ABILITY)
    elif kind == SCALED:
        hero_deeds(s, ABILITY_HERO, reach(s, rooms), out)
    elif kind == GNOLL:
        hero_deeds(s, ABILITY_HERO, rooms, out)
    elif kind == SLIME:
        if lair(clan) > 0:
            split_deeds(clan, out)
    elif kind == SKELETON:
        if tokens_left(t, BONE) > 0:
            ability_in_rooms(rooms, out)
    elif kind == RATFOLK:
        if lair(clan) > 0:
            ability_in_rooms(rooms, out)
    elif kind == WITCH:
        in_supply = portals_left(t) > 0
        for room in range(ROOMS):
            if rooms >> room & 1 and portal_fits(t, room, in_supply):
                out.append(ability_action(room, 0))
    else:
        move_deeds(s, clan, ABILITY_MOVE, rooms, kind == GHOST, out)


def any_wounded(clan: Clan) -> bool:
    """Whether a Monster of the Clan has a Wound token."""
    for wounds in clan.wounds:
        if wounds > 0:
            return True
    return False


def split_deeds(clan: Clan, out: list[int]) -> None:
    """KTHO-D-21: every Slime with a Wound token can split; like ones are one choice."""
    for monster in range(len(clan.rooms)):
        room = clan.rooms[monster]
        if room != LAIR and clan.wounds[monster] > 0:
            action = ability_action(room, clan.wounds[monster])
            if action not in out:
                out.append(action)


def ability_in_rooms(rooms: i64, out: list[int]) -> None:
    """In any room where the Clan has a Monster."""
    for room in range(ROOMS):
        if rooms >> room & 1:
            out.append(ability_action(room, 0))


def use_ability(t: Dungeon, clan: Clan, action: i64) -> i64:
    """KTHO-R19: use the ability, and say in which room."""
    kind = clan.clan
    t.cause = causes.ABILITY + kind
    t.tell("ability", clan.seat, kind)
    if action >= ABILITY_MOVE:
        return move(t, clan, action - ABILITY_MOVE)
    if action >= ABILITY_ROOM:
        room: i64 = (action - ABILITY_ROOM) // WOUNDS
        if kind == SLIME:
            split(t, clan, room, (action - ABILITY_ROOM) % WOUNDS)
        elif kind == SKELETON:
            put(t, clan, BONE, room)
        elif kind == RATFOLK:
            summon(t, clan, room, 1)
        else:
            put_portal(t, clan, room)
        return room
    if action >= ABILITY_HERO:
        if kind == SCALED:
            return ranged(t, clan, action - ABILITY_HERO)
        return melee(t, clan, action - ABILITY_HERO)
    return heal(t, clan)


def heal(t: Dungeon, clan: Clan) -> i64:
    """KTHO-R19: all Wound tokens of the Dragon are removed."""
    where: i64 = LAIR
    for monster in range(len(clan.rooms)):
        wounds = clan.wounds[monster]
        if wounds > 0:
            clan.wounds[monster] = 0
            where = clan.rooms[monster]
            t.tell("healed", monster_ref(clan, monster), wounds, 0)
    return where


def split(t: Dungeon, clan: Clan, room: i64, wounds: i64) -> None:
    """KTHO-R19, KTHO-D-21: a Wound token of a Slime turns into a new Slime in its room."""
    monster = monster_with(clan, room, wounds)
    clan.wounds[monster] -= 1
    t.tell("healed", monster_ref(clan, monster), 1, clan.wounds[monster])
    summon(t, clan, room, 1)
