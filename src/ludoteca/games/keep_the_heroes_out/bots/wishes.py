"""Signs that people pin to rooms, Treasures, Heroes and Loot: wishes, which a bot weighs with all the rest."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludoteca.games.keep_the_heroes_out import actions
from ludoteca.games.keep_the_heroes_out.actions import ROOM, STEP
from ludoteca.games.keep_the_heroes_out.content.box import NO_ROOM, NO_TOKEN, ROOM_NAMES, TRAP
from ludoteca.games.keep_the_heroes_out.rules.deeds import hero_numbered
from ludoteca.games.keep_the_heroes_out.state import Dungeon

WISH: Final = 2.5  # what it is worth to do as a partner asks
HOLDS: Final = ("hold", "careful")  # both ask for a guard
ASKING: Final = ("hold", "careful", "kill", "bring")  # signs that ask for a deed; "mine" asks for none


def wished_room(t: Dungeon, ref: str) -> int:
    """The room that a sign is about; NO_ROOM for what is in no room now."""
    kind, _, name = ref.partition(":")
    if kind in ("room", "treasure") and name in ROOM_NAMES:
        return ROOM_NAMES.index(name)
    if kind == "hero" and name.isdigit():
        for hero in t.s.heroes:
            if hero.number == int(name):
                return int(hero.room)
    return NO_ROOM


def wish_worth(t: Dungeon, action: i64) -> float:
    """What a deed is worth to partners: more if one asks for it, less if one wants to do it alone."""
    if granted(t, action):
        return WISH
    return -WISH if is_anothers(t, action) else 0.0


def granted(t: Dungeon, action: i64) -> bool:
    """Whether a deed does what somebody has asked for."""
    for sign, ref in t.wishes:
        room = wished_room(t, ref)
        if room != NO_ROOM and grants(t, sign, room, action):
            return True
    return False


def is_anothers(t: Dungeon, action: i64) -> bool:
    """Whether somebody has said of this deed's room, or of the card that it buys, that it is to be left to them."""
    for sign, ref in t.wishes:
        if sign != "mine":
            continue
        room = wished_room(t, ref)
        if room != NO_ROOM and (grants(t, "hold", room, action) or grants(t, "kill", room, action)):
            return True
        kind, _, slot = ref.partition(":")
        if kind == "loot" and slot.isdigit() and buys(action, int(slot)):
            return True
    return False


def buys(action: i64, slot: i64) -> bool:
    """Whether a deed takes the Loot card of this place in the row."""
    return actions.BUY <= action < actions.COMPLETE and (action - actions.BUY) % actions.SLOTS == slot


def grants(t: Dungeon, sign: str, room: i64, action: i64) -> bool:
    """Hold: a Monster or a Trap comes there. Kill: a Hero there is hit. Bring: a resource comes there."""
    if sign == "kill":
        if not actions.MELEE <= action < actions.PLACE:
            return False
        return hero_numbered(t.s, (action - actions.MELEE) % (actions.RANGED - actions.MELEE)).room == room
    holds = sign in HOLDS
    if not holds and sign != "bring":
        return False
    if actions.MOVE <= action < actions.MELEE:
        path: i64 = action - actions.MOVE
        carried: i64 = path // actions.WOUNDS % actions.CARRIED
        if not holds and (carried == NO_TOKEN or carried == TRAP):
            return False
        return path // STEP % ROOM == room
    if actions.PLACE <= action < actions.PORTAL:
        is_trap = (action - actions.PLACE) // ROOM == TRAP
        return (action - actions.PLACE) % ROOM == room and is_trap == holds
    if not holds:
        return action == actions.PRODUCE + room
    if actions.SUMMON <= action < actions.AMBUSH:
        return (action - actions.SUMMON) // actions.MONSTERS == room
    return actions.AMBUSH <= action < actions.REINFORCE and (action - actions.AMBUSH) % ROOM == room
