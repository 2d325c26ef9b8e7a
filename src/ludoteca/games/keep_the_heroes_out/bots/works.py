"""What changes ways: a room that is built, a Portal that Heroes use, passages and tiles. Tried, judged and put back."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludoteca.games.keep_the_heroes_out import actions
from ludoteca.games.keep_the_heroes_out.bots import omens
from ludoteca.games.keep_the_heroes_out.bots.sketch import Sketch, danger, lay_ways, sketch_of, with_more
from ludoteca.games.keep_the_heroes_out.bots.weights import WEIGHTS
from ludoteca.games.keep_the_heroes_out.content.box import NOWHERE, PLACES, ROOMS, TYPE_OF
from ludoteca.games.keep_the_heroes_out.content.scenario import MARK_STAGE, PORTALS_LEAD
from ludoteca.games.keep_the_heroes_out.rules.dungeon import (
    ALL_EDGES,
    edge_between,
    lay,
    opposite,
    remove_tile,
    turn_tile,
    ways_of,
)
from ludoteca.games.keep_the_heroes_out.state import LAIR, Dungeon

COLLAPSES: Final = 1.0  # a Treasure that keeps its room from falling


def after_building(t: Dungeon, trial: Sketch, what: i64, later: float) -> float:
    """KTHO-R59: a new room, with a Treasure: where do Heroes come now, and how long are their ways?"""
    s = t.s
    value = what % actions.VALUES
    turn = what // actions.VALUES % actions.TURNS
    place = what // actions.VALUES // actions.TURNS % PLACES
    room: i64 = s.plans[what // actions.VALUES // actions.TURNS // PLACES]
    new_type = True
    for other in range(ROOMS):
        if s.place[other] != NOWHERE and TYPE_OF[other] == TYPE_OF[room]:
            new_type = False
    way = trial.way
    places, doors, ways = s.place, s.doors, s.ways
    s.place = places[:]
    s.doors = doors[:]
    lay(s, room, place, turn)
    lay_ways(t, trial)
    s.place, s.doors, s.ways = places, doors, ways
    trial.value = with_more(trial.value, room, value)
    worth = WEIGHTS.decoy * float(value) * later + WEIGHTS.way * (trial.way - way)
    if new_type:
        worth += omens.type_asked_for(t)
    return worth + COLLAPSES if omens.rooms_fall(t) else worth


def after_portal(t: Dungeon, trial: Sketch, room: i64, portal: int) -> None:
    """KTHO-R48: where Heroes use Portals, one that is opened or closed changes their ways."""
    if len(t.content.scenario.always[PORTALS_LEAD]) == 0:
        return
    s = t.s
    before = s.portals[room]
    s.portals[room] = portal
    lay_ways(t, trial)
    s.portals[room] = before


def danger_with_stage(t: Dungeon, room: i64) -> float:
    """How dangerous it is with the stage in this room."""
    s = t.s
    before = s.marks[MARK_STAGE]
    s.marks[MARK_STAGE] = int(room + 1)
    found = danger(sketch_of(t))
    s.marks[MARK_STAGE] = before
    return found


def danger_with_portal(t: Dungeon, room: i64, portal: int) -> float:
    """How dangerous it is with this Portal opened or closed."""
    trial = sketch_of(t)
    after_portal(t, trial, room, portal)
    return danger(trial)


def danger_without(t: Dungeon, room: i64) -> float:
    """How dangerous it is when a room has collapsed, with all who are in it."""
    s = t.s
    places, doors, bricked, ways = s.place, s.doors, s.bricked, s.ways
    s.place = places[:]
    s.doors = doors[:]
    s.bricked = bricked[:]
    remove_tile(s, room)
    trial = sketch_of(t)
    for clan in s.clans:
        for monster in range(len(clan.rooms)):
            if clan.rooms[monster] == room:
                trial.body = with_more(trial.body, room, clan.wounds[monster] - clan.vitality)
    for hero in s.heroes:
        if hero.room == room:
            trial.asleep = with_more(trial.asleep, room, -1)
    s.place, s.doors, s.bricked, s.ways = places, doors, bricked, ways
    return danger(trial) - WEIGHTS.way * trial.way


def danger_with_tile(t: Dungeon, action: i64) -> float:
    """How dangerous it is with a tile turned where it lies."""
    s = t.s
    doors, bricked, ways = s.doors, s.bricked, s.ways
    s.doors = doors[:]
    s.bricked = bricked[:]
    turn_tile(s, action // actions.TURNS, action % actions.TURNS)
    trial = sketch_of(t)
    s.doors, s.bricked, s.ways = doors, bricked, ways
    return danger(trial) - WEIGHTS.way * trial.way


def danger_with_passage(t: Dungeon, action: i64, opened: bool) -> float:
    """How dangerous it is with a passage opened, or closed."""
    s = t.s
    one: i64 = action // actions.ROOM
    two: i64 = action % actions.ROOM
    edge = edge_between(s, one, two)
    doors = s.doors[:]
    bricked = s.bricked[:]
    if opened:
        doors[one] |= edge
        doors[two] |= opposite(edge)
        bricked[one] &= ALL_EDGES - edge
        bricked[two] &= ALL_EDGES - opposite(edge)
    else:
        bricked[one] |= edge
    ways = s.ways
    s.ways = ways_of(s.place, doors, bricked)
    trial = sketch_of(t)
    s.ways = ways
    return danger(trial) - WEIGHTS.way * trial.way


def nobody_there(t: Dungeon, room: i64) -> bool:
    """Whether no Monster is in a room."""
    for clan in t.s.clans:
        if room != LAIR and room in clan.rooms:
            return False
    return True
