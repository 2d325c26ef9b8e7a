"""Tokens of the supply: resources, Traps and Portals (KTHO-R8, R31, R37, R39, R40)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludoteca.games.keep_the_heroes_out.content.box import ROOMS
from ludoteca.games.keep_the_heroes_out.state import COMPLETED, NO_PORTAL, UNCOMPLETED, Clan, Dungeon

LEADERS: Final = 64  # events name whoever acts as the Clan times this, plus the seat


def tokens_left(t: Dungeon, token: i64) -> i64:
    """KTHO-R8: how many of these tokens are in the supply."""
    s = t.s
    left: i64 = t.content.supply.tokens[token]
    for room in range(ROOMS):
        left -= s.tokens[room][token]
    return left


def portals_left(t: Dungeon) -> i64:
    """KTHO-R8: how many Portals are in the supply."""
    s = t.s
    left: i64 = t.content.supply.portals
    for room in range(ROOMS):
        if s.portals[room] != NO_PORTAL:
            left -= 1
    return left


def leader(clan: Clan) -> i64:
    """A player and the Clan that acts, as one argument of an event: who leads two acts as one of them (KTHO-D-63)."""
    return clan.clan * LEADERS + clan.seat


def put(t: Dungeon, clan: Clan, token: i64, room: i64) -> None:
    """KTHO-R37, KTHO-R39: a resource or a Trap of the supply comes into a room."""
    tokens = t.s.tokens[room]
    tokens[token] += 1
    if t.sink is not None:
        t.tell("token-placed", leader(clan), token, room, tokens[token], tokens_left(t, token))


def spend(t: Dungeon, clan: Clan, token: i64, room: i64) -> None:
    """KTHO-R8: a token of a room goes back to the supply."""
    tokens = t.s.tokens[room]
    tokens[token] -= 1
    if t.sink is not None:
        t.tell("token-spent", leader(clan), token, room, tokens[token], tokens_left(t, token))


def portal_fits(t: Dungeon, room: i64, in_supply: bool) -> bool:
    """KTHO-D-37: a completed Portal can come where none is, or where an uncompleted one lies, which needs no token."""
    portal = t.s.portals[room]
    return portal == UNCOMPLETED or (portal == NO_PORTAL and in_supply)


def put_portal(t: Dungeon, clan: Clan, room: i64) -> None:
    """KTHO-R40, KTHO-D-37: a completed Portal, or the uncompleted one of the room is completed."""
    s = t.s
    lay_there = s.portals[room] == UNCOMPLETED
    s.portals[room] = COMPLETED
    if lay_there:
        t.tell("portal-completed", clan.seat, room, clan.clan)
    elif t.sink is not None:
        t.tell("portal-placed", clan.seat, room, portals_left(t), clan.clan)


def complete_portal(t: Dungeon, clan: Clan, room: i64) -> None:
    """KTHO-R46: the Portal that lies there is turned to its completed side."""
    t.s.portals[room] = COMPLETED
    t.tell("portal-completed", clan.seat, room, clan.clan)
