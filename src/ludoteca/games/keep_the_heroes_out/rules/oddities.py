"""What the words of scenario rules cannot say: one function for each, in one place."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludoteca.games.keep_the_heroes_out.actions import CLANS, ROOM, TURNS, WOUNDS, passage_action, tile_action
from ludoteca.games.keep_the_heroes_out.content.box import (
    BUILDER,
    CELLS,
    CHAMPION,
    FROG,
    NO_ROOM,
    NOWHERE,
    ROOMS,
    TOKENS,
    VAULT,
)
from ludoteca.games.keep_the_heroes_out.content.scenario import (
    BITE,
    CHAMPION_RECOVERS,
    CHAMPION_WALKS,
    CLOSE_PASSAGE,
    COLLAPSE,
    HOP,
    MARK_OPENED,
    MARK_STAGE,
    MOVE_STAGE,
    OPEN_PASSAGE,
    TURN_TILE,
)
from ludoteca.games.keep_the_heroes_out.rules import steps
from ludoteca.games.keep_the_heroes_out.rules.arrival import wake
from ludoteca.games.keep_the_heroes_out.rules.attack import (
    IN_EVENTS,
    add_targets,
    find_monster,
    occupied,
    supply_left,
    wound,
)
from ludoteca.games.keep_the_heroes_out.rules.builder import fill_plans
from ludoteca.games.keep_the_heroes_out.rules.councils import everyone
from ludoteca.games.keep_the_heroes_out.rules.dungeon import (
    brick_up,
    edge_between,
    opposite,
    remove_tile,
    turn_tile,
    turned,
    ways_of,
    whole,
)
from ludoteca.games.keep_the_heroes_out.rules.scenario import prisoners_changed
from ludoteca.games.keep_the_heroes_out.rules.tokens import tokens_left
from ludoteca.games.keep_the_heroes_out.state import FAR, LAIR, NO_PORTAL, NO_TREASURE, Dungeon, Hero
from ludoteca.kernel.flow import Flow

# What a question about a room is for, besides the effects of `content/scenario.py`.
FOR_STAGE: Final = 100
FOR_HOP: Final = 101
FOR_COLLAPSE: Final = 102


def do_oddity(t: Dungeon, oddity: i64) -> Flow[None]:
    """An effect that has a function of its own."""
    if oddity == OPEN_PASSAGE:
        yield from open_passage(t)
    elif oddity == CLOSE_PASSAGE:
        yield from close_passage(t)
    elif oddity == MOVE_STAGE:
        yield from move_stage(t)
    elif oddity == BITE:
        yield from frogs_bite(t)
    elif oddity == HOP:
        yield from frogs_hop(t)
    elif oddity == TURN_TILE:
        yield from quake(t)
    elif oddity == COLLAPSE:
        yield from collapse(t)
    else:
        do_quiet_oddity(t, oddity)


def do_quiet_oddity(t: Dungeon, oddity: i64) -> None:
    """One that asks nobody."""
    if oddity == CHAMPION_WALKS:
        champion_walks(t)
    else:
        champion_recovers(t)


def odd_matters(t: Dungeon, oddity: i64) -> bool:
    """KTHO-D-69: whether it would change anything."""
    s = t.s
    if oddity == OPEN_PASSAGE:
        return len(walls(t)) > 0
    if oddity == CLOSE_PASSAGE:
        return len(closable(t)) > 0
    if oddity == BITE or oddity == HOP:
        for room in range(ROOMS):
            if s.tokens[room][FROG] > 0 and (occupied(s, room) if oddity == BITE else room != VAULT):
                return True
        return False
    if oddity == TURN_TILE:
        return len(shaken(t)) > 0
    if oddity == COLLAPSE:
        return len(doomed(t)) > 0
    if oddity == CHAMPION_WALKS or oddity == CHAMPION_RECOVERS:
        for hero in s.heroes:
            if hero.hero == CHAMPION:
                return not hero.awake if oddity == CHAMPION_WALKS else hero.hurt > 0
        return False
    return True


def pick_room(t: Dungeon, rooms: list[int], purpose: int, where: i64 = NO_ROOM) -> Flow[int]:
    """KTHO-D-62: one of these rooms; the players choose, if there is a choice. `where` is what it starts from."""
    if len(rooms) == 1:
        return rooms[0]
    cause = t.cause
    room = yield everyone(t, "scenario-room", rooms, (purpose, int(where)))
    t.cause = cause
    return room


# -- passages ----------------------------------------------------------------------------------------------------


def walls(t: Dungeon) -> list[int]:
    """Where two rooms lie side by side with a wall or bricks between them."""
    ways = t.s.ways
    found: list[int] = []
    for room in range(ROOMS):
        for other in ways.beside[room]:
            if room < other and other not in ways.passages[room]:
                found.append(passage_action(room, other))
    return found


def closable(t: Dungeon) -> list[int]:
    """The passages without which every room still has a way to the Vault; not the one that the same card has opened."""
    s = t.s
    found: list[int] = []
    for room in range(ROOMS):
        for other in s.ways.passages[room]:
            action = passage_action(room, other)
            if room < other and action + 1 != s.marks[MARK_OPENED] and _can_close(t, room, other):
                found.append(action)
    return found


def open_passage(t: Dungeon) -> Flow[None]:
    """The players open a way between two rooms that lie side by side with a wall or bricks between them."""
    s = t.s
    s.marks[MARK_OPENED] = 0
    options = walls(t)
    if len(options) == 0:
        return
    chosen = options[0]
    if len(options) > 1:
        cause = t.cause
        chosen = yield everyone(t, "scenario-open", options)
        t.cause = cause
    one: i64 = chosen // ROOM
    two: i64 = chosen % ROOM
    edge = edge_between(s, one, two)
    s.doors[one] |= edge
    s.doors[two] |= opposite(edge)
    brick_up(s, one, two, False)
    s.marks[MARK_OPENED] = chosen + 1
    t.tell("passage-opened", one, two)


def close_passage(t: Dungeon) -> Flow[None]:
    """The players close a passage, not the one that the same card has opened; every room keeps a way to the Vault."""
    s = t.s
    passages = closable(t)
    s.marks[MARK_OPENED] = 0
    if len(passages) == 0:
        return
    chosen = passages[0]
    if len(passages) > 1:
        cause = t.cause
        chosen = yield everyone(t, "scenario-close", passages)
        t.cause = cause
    brick_up(s, chosen // ROOM, chosen % ROOM, True)
    t.tell("passage-closed", chosen // ROOM, chosen % ROOM)


def _can_close(t: Dungeon, room: i64, other: i64) -> bool:
    """Whether all rooms would keep a way to the Vault without this passage."""
    s = t.s
    bricked = s.bricked[:]
    bricked[room] |= edge_between(s, room, other)
    return whole(s, ways_of(s.place, s.doors, bricked))


# -- the stage ---------------------------------------------------------------------------------------------------


def move_stage(t: Dungeon) -> Flow[None]:
    """The stage goes one room nearer to the Vault, from there to a room farthest from it; who listened wakes up."""
    s = t.s
    stage: i64 = max(0, s.marks[MARK_STAGE] - 1)
    rooms: list[int] = []
    if stage == VAULT:
        rooms = _farthest(t)
    else:
        for other in s.ways.passages[stage]:
            if s.ways.distance[other] < s.ways.distance[stage]:
                rooms.append(other)
    to = yield from pick_room(t, rooms, FOR_STAGE, stage)
    s.marks[MARK_STAGE] = to + 1
    t.tell("stage", to)
    for hero in s.heroes:
        if hero.room == stage and not hero.awake:
            rouse(t, hero)


def _farthest(t: Dungeon) -> list[int]:
    """The rooms farthest from the Vault."""
    s = t.s
    most: i64 = 0
    rooms: list[int] = []
    for room in range(ROOMS):
        if t.has(room) and s.ways.distance[room] != FAR:
            if s.ways.distance[room] > most:
                most = s.ways.distance[room]
                rooms.clear()
            if s.ways.distance[room] == most:
                rooms.append(room)
    return rooms


def rouse(t: Dungeon, hero: Hero) -> None:
    """KTHO-R82: a Hero is Active again where it is."""
    wake(hero)
    t.s.any_order = False  # said before anybody knew of this one
    if t.sink is not None:
        steps.remember(hero, steps.ROUSED, hero.room, 0)
        t.tell("woken", hero.number, hero.room)


# -- Frogs -------------------------------------------------------------------------------------------------------


def frogs_bite(t: Dungeon) -> Flow[None]:
    """A Frog beside a Monster bites it, for one damage, and is gone. The players choose which Monster."""
    s = t.s
    cause = t.cause
    for room in range(ROOMS):
        while s.tokens[room][FROG] > 0 and occupied(s, room):
            targets: list[int] = []
            add_targets(s, room, targets)
            target = targets[0]
            if len(targets) > 1:
                target = yield everyone(t, "scenario-bite", targets, room)
                t.cause = cause
            wounds: i64 = target % WOUNDS
            index: i64 = target // WOUNDS % CLANS
            clan = s.clans[index]
            monster = find_monster(clan, room, wounds)
            s.tokens[room][FROG] -= 1
            if t.sink is not None:
                left = tokens_left(t, FROG)
                t.tell("frog-bites", clan.clan * IN_EVENTS + monster, room, s.tokens[room][FROG], left)
            wound(t, index, monster, 1)


def frogs_hop(t: Dungeon) -> Flow[None]:
    """All Frogs that are not beside a Monster go one room nearer to the Vault, together; the players choose the way."""
    s = t.s
    hops: list[tuple[int, int, int]] = []
    for room in range(ROOMS):
        frogs = s.tokens[room][FROG]
        if frogs == 0 or room == VAULT or occupied(s, room):
            continue
        nearer: list[int] = []
        for other in s.ways.passages[room]:
            if s.ways.distance[other] < s.ways.distance[room]:
                nearer.append(other)
        to = yield from pick_room(t, nearer, FOR_HOP, room)
        hops.append((room, to, frogs))
    for room, to, frogs in hops:
        s.tokens[room][FROG] -= frogs
        s.tokens[to][FROG] += frogs
        t.tell("frogs-hop", room, to, frogs, s.tokens[room][FROG], s.tokens[to][FROG])


# -- tiles -------------------------------------------------------------------------------------------------------


def shaken(t: Dungeon) -> list[int]:
    """The turns of tiles that change ways and leave one to the Vault for every room."""
    options: list[int] = []
    for room in range(ROOMS):
        if t.has(room):
            seen: list[int] = []
            for turn in range(1, TURNS):
                if _shakes(t, room, turn, seen):
                    options.append(tile_action(room, turn))
    return options


def quake(t: Dungeon) -> Flow[None]:
    """The players turn a tile where it lies, so that ways change and every room keeps one to the Vault."""
    s = t.s
    options = shaken(t)
    if len(options) == 0:
        return
    chosen = options[0]
    if len(options) > 1:
        cause = t.cause
        chosen = yield everyone(t, "scenario-tile", options)
        t.cause = cause
    turn_tile(s, chosen // TURNS, chosen % TURNS)
    t.tell("tile-turned", chosen // TURNS, chosen % TURNS)


def _shakes(t: Dungeon, room: i64, turn: i64, seen: list[int]) -> bool:
    """Whether this turn of a tile changes the ways and cuts nobody off; the same outcome is not offered twice."""
    s = t.s
    doors = s.doors[:]
    bricked = s.bricked[:]
    doors[room] = turned(doors[room], turn)
    bricked[room] = turned(bricked[room], turn)
    lies = doors[room] * 16 + bricked[room]
    if lies in seen:
        return False
    ways = ways_of(s.place, doors, bricked)
    if ways.passages == s.ways.passages or not whole(s, ways):
        return False
    seen.append(lies)
    return True


def doomed(t: Dungeon) -> list[int]:
    """Of the rooms without a Treasure that no way needs, those farthest from the Vault; never the Builder."""
    s = t.s
    farthest: i64 = 0
    rooms: list[int] = []
    for room in range(ROOMS):
        if not t.has(room) or room == VAULT or room == BUILDER or s.treasures[room] != NO_TREASURE:
            continue
        if s.ways.distance[room] >= farthest and _can_go(t, room):
            if s.ways.distance[room] > farthest:
                farthest = s.ways.distance[room]
                rooms.clear()
            rooms.append(room)
    return rooms


def collapse(t: Dungeon) -> Flow[None]:
    """The farthest room without a Treasure collapses, if all others keep their way to the Vault; never the Builder's.

    Its Monsters run to their Lairs, its Heroes are gone, and the tile goes back to the Builder. A stage that stood
    there is put up in the Vault.
    """
    s = t.s
    rooms = doomed(t)
    if len(rooms) == 0:
        return
    room = yield from pick_room(t, rooms, FOR_COLLAPSE)
    _clear_out(t, room)
    remove_tile(s, room)
    t.tell("collapsed", room)
    if room == CELLS:
        prisoners_changed(t)
    if s.marks[MARK_STAGE] == room + 1:
        s.marks[MARK_STAGE] = VAULT + 1
        t.tell("stage", VAULT)
    if t.has(BUILDER):
        s.pile.append(room)
        t.chance.shuffle("pile", s.pile)
        fill_plans(t)


def _can_go(t: Dungeon, room: i64) -> bool:
    """Whether all other rooms would keep a way to the Vault without this one."""
    s = t.s
    place = s.place[:]
    place[room] = NOWHERE
    ways = ways_of(place, s.doors, s.bricked)
    for other in range(ROOMS):
        if place[other] != NOWHERE and ways.distance[other] == FAR:
            return False
    return True


def _clear_out(t: Dungeon, room: i64) -> None:
    """KTHO-R8, KTHO-R11: all that is in a room leaves the dungeon."""
    s = t.s
    for clan in s.clans:
        for monster in range(len(clan.rooms)):
            if clan.rooms[monster] == room:
                clan.rooms[monster] = LAIR
                clan.wounds[monster] = 0
                if t.sink is not None:
                    t.tell("fell", clan.clan * IN_EVENTS + monster, room, clan.rooms.count(LAIR))
    for hero in s.heroes[:]:
        if hero.room == room:
            s.heroes.remove(hero)
            if t.sink is not None:
                t.tell("buried", hero.number, room, supply_left(s, hero.hero))
            hero.room = NO_ROOM
            hero.awake = False
    for token in range(TOKENS):
        s.tokens[room][token] = 0
    s.portals[room] = NO_PORTAL
    s.lights[room] = 0


# -- the Champion ------------------------------------------------------------------------------------------------


def champion_walks(t: Dungeon) -> None:
    """The Champion is Active with every Guild card of the turn."""
    for hero in t.s.heroes:
        if hero.hero == CHAMPION and not hero.awake:
            rouse(t, hero)


def champion_recovers(t: Dungeon) -> None:
    """The Champion sheds all damage."""
    for hero in t.s.heroes:
        if hero.hero == CHAMPION and hero.hurt > 0:
            hero.hurt = 0
            t.tell("champion-recovers", hero.number, hero.room)
