"""Resolving a card: what can be done with its icons, and doing it (KTHO-R30 to R45, R79, R80).

`left` of the state says how often each icon of the chosen side can still be used. A deed tells by itself which icon it
uses: no side of a card has two that could do the same (`content/notation.py`).
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludoteca.games.keep_the_heroes_out import actions
from ludoteca.games.keep_the_heroes_out.actions import CELLS, PASS, ROOM
from ludoteca.games.keep_the_heroes_out.content.box import (
    ACTIVATE,
    AMBUSH,
    BUILDER,
    DEFEND,
    DISCARD,
    DRAW,
    LABORATORY,
    MAKES,
    MELEE,
    MOVE,
    PLACES,
    PORTAL,
    RANGED,
    REINFORCE,
    RESOURCE,
    ROOMS,
    SELLS,
    SET_TRAP,
    SUMMON,
    TRAP,
    Icon,
)
from ludoteca.games.keep_the_heroes_out.rules import causes, decks, scenario
from ludoteca.games.keep_the_heroes_out.rules.abilities import ability_deeds, use_ability
from ludoteca.games.keep_the_heroes_out.rules.builder import build, build_deeds
from ludoteca.games.keep_the_heroes_out.rules.cells import can_research, cells_open, research, use_cells
from ludoteca.games.keep_the_heroes_out.rules.deeds import (
    ambush_deeds,
    hero_deeds,
    melee,
    move,
    move_deeds,
    occupied,
    ranged,
    reach,
    summon,
    summon_deeds,
    summon_into,
)
from ludoteca.games.keep_the_heroes_out.rules.ending import over
from ludoteca.games.keep_the_heroes_out.rules.loot import buy, buy_deeds
from ludoteca.games.keep_the_heroes_out.rules.tokens import (
    complete_portal,
    leader,
    portal_fits,
    portals_left,
    put,
    put_portal,
    spend,
    tokens_left,
)
from ludoteca.games.keep_the_heroes_out.state import COMPLETED, UNCOMPLETED, Clan, Dungeon
from ludoteca.kernel.flow import Decision, Flow

NO_ROOM_OF_ITS_OWN: Final = -1  # a deed that happens in no room: drawing


# -- how often -------------------------------------------------------------------------------------------------------


def uses(icon: Icon) -> int:
    """How often an icon can be used. A Summon is used once for all its Monsters; Defend is a reaction (KTHO-R38)."""
    if icon.icon == DEFEND:
        return 0
    if icon.icon == SUMMON:
        return 1
    return icon.n


# -- what can be done --------------------------------------------------------------------------------------------------


def card_deeds(t: Dungeon, clan: Clan) -> list[int]:
    """KTHO-R30, KTHO-D-45: all that the icons left can do, the Cells if they are open, and leaving the rest.

    Where no icon can do anything the list is empty, and the card is done. But while the Cells are open and a Monster is
    there to profit, they may still bring a target or a token within reach.
    """
    s = t.s
    side = t.content.cards[s.card].sides[s.side]
    rooms = occupied(clan)
    out: list[int] = [PASS]
    icons_left = False
    for index in range(len(side)):
        if s.left[index] > 0:
            icons_left = True
            icon_deeds(t, clan, side[index], rooms, out)
    idle = len(out) == 1
    if icons_left and cells_open(t) and (not idle or rooms != 0):
        out.append(CELLS)
    if len(out) == 1:
        out.clear()
    return out


def icon_deeds(t: Dungeon, clan: Clan, icon: Icon, rooms: i64, out: list[int]) -> None:
    """What one icon can do with the Monsters in these rooms."""
    s = t.s
    kind = icon.icon
    if icon.swarm:
        for room in range(ROOMS):
            if rooms >> room & 1 and can_swarm(t, kind, room):
                out.append(actions.SWARM + kind * ROOM + room)
    elif kind == MOVE:
        move_deeds(s, clan, actions.MOVE, rooms, False, out)
    elif kind == ACTIVATE:
        activate_deeds(t, clan, rooms, out)
    elif kind == MELEE:
        hero_deeds(s, actions.MELEE, rooms, out)
    elif kind == RANGED:
        hero_deeds(s, actions.RANGED, reach(s, rooms), out)
    elif kind == SUMMON:
        summon_deeds(t, clan, icon.n, icon.arg, out)
    elif kind == AMBUSH:
        ambush_deeds(t, clan, icon.arg, out)
    elif kind == DRAW or kind == REINFORCE:
        if decks.can_draw(clan):
            out.append(actions.DRAW if kind == DRAW else actions.REINFORCE + icon.arg)
    else:
        token_deeds(t, icon, rooms, out)


def token_deeds(t: Dungeon, icon: Icon, rooms: i64, out: list[int]) -> None:
    """KTHO-R31, KTHO-R37, KTHO-R39, KTHO-R40: place what the supply still has, or discard what lies in a room."""
    kind = icon.icon
    if kind == RESOURCE or kind == SET_TRAP:
        token: i64 = TRAP if kind == SET_TRAP else icon.arg
        if rooms and tokens_left(t, token) > 0:
            in_rooms(actions.PLACE + token * ROOM, rooms, out)
    elif kind == PORTAL:
        in_supply = portals_left(t) > 0
        for room in range(ROOMS):
            if rooms >> room & 1 and portal_fits(t, room, in_supply):
                out.append(actions.PORTAL + room)
    elif kind == DISCARD:
        for room in range(ROOMS):
            if rooms >> room & 1 and t.s.tokens[room][icon.arg] > 0:
                out.append(actions.DISCARD + icon.arg * ROOM + room)


def in_rooms(base: i64, rooms: i64, out: list[int]) -> None:
    """The same deed in each of these rooms."""
    for room in range(ROOMS):
        if rooms >> room & 1:
            out.append(base + room)


def activate_deeds(t: Dungeon, clan: Clan, rooms: i64, out: list[int]) -> None:
    """KTHO-R33: the Clan's ability, a room with a Monster, completing a Portal, what the scenario offers."""
    s = t.s
    ability_deeds(t, clan, rooms, out)
    for room in range(ROOMS):
        if not rooms >> room & 1:
            continue
        if s.portals[room] == UNCOMPLETED:
            out.append(actions.COMPLETE + room)
        if not scenario.room_works(t, room):
            continue
        if MAKES[room] >= 0:
            if tokens_left(t, MAKES[room]) > 0:
                out.append(actions.PRODUCE + room)
        elif SELLS[room] >= 0:
            buy_deeds(t, room, out)
        elif room == BUILDER:
            build_deeds(t, out)
        elif room == LABORATORY and can_research(t):
            out.append(actions.RESEARCH)
    out.extend(scenario.extra_deeds(t, clan))


def can_swarm(t: Dungeon, icon: i64, room: i64) -> bool:
    """KTHO-R43, KTHO-D-69: whether a Monster in this room could do what the Swarm shows."""
    s = t.s
    if icon == MOVE:
        if len(s.ways.passages[room]) > 0:
            return True
        return s.portals[room] == COMPLETED and s.portals.count(COMPLETED) > 1
    rooms: i64 = 1 << room
    if icon == RANGED:
        rooms = reach(s, rooms)
    for hero in s.heroes:
        if rooms >> hero.room & 1:
            return True
    return False


def right_deeds(t: Dungeon, clan: Clan, icon: Icon, room: i64, out: list[int]) -> None:
    """KTHO-R80: what the right part of a Combo can do in the room of the left part."""
    if icon.icon == SUMMON:
        summon_into(clan, icon.n, 1 << room, out)
    elif icon.icon == DRAW:
        icon_deeds(t, clan, icon, 0, out)
    else:
        icon_deeds(t, clan, icon, occupied(clan) & (1 << room), out)


# -- which icon --------------------------------------------------------------------------------------------------------


def shown_on(action: i64) -> i64:
    """The icon that a deed uses."""
    if action >= actions.SWARM:
        if action < actions.DISCARD:
            return (action - actions.SWARM) // ROOM
        return DISCARD if action < actions.PRODUCE else ACTIVATE
    if action >= actions.REINFORCE:
        return REINFORCE
    if action >= actions.AMBUSH:
        return AMBUSH
    if action >= actions.SUMMON:
        return SUMMON
    if action >= actions.PORTAL:
        return PORTAL
    if action >= actions.PLACE:
        return SET_TRAP if (action - actions.PLACE) // ROOM == TRAP else RESOURCE
    if action >= actions.RANGED:
        return RANGED
    if action >= actions.MELEE:
        return MELEE
    return MOVE if action >= actions.MOVE else DRAW


def argument_of(action: i64) -> i64:
    """What tells two icons of one kind apart: the token of a resource or a discard, the type of an Ambush, what a
    Reinforce looks for. -1 where there is nothing to tell apart."""
    if actions.PLACE <= action < actions.PORTAL and (action - actions.PLACE) // ROOM != TRAP:
        return (action - actions.PLACE) // ROOM
    if actions.AMBUSH <= action < actions.REINFORCE:
        return (action - actions.AMBUSH) // ROOM
    if actions.REINFORCE <= action < actions.SWARM:
        return action - actions.REINFORCE
    if actions.DISCARD <= action < actions.PRODUCE:
        return (action - actions.DISCARD) // ROOM
    return -1


def icon_for(icons: list[Icon], left: list[int], action: i64) -> i64:
    """Which of the icons that are left a deed uses, by its place."""
    kind = shown_on(action)
    argument = argument_of(action)
    swarm = actions.SWARM <= action < actions.DISCARD
    for index in range(len(icons)):
        icon = icons[index]
        if left[index] > 0 and icon.icon == kind and icon.swarm == swarm and argument in (-1, icon.arg):
            return index
    raise ValueError(f"no icon is left for the action {action}")


# -- doing it ----------------------------------------------------------------------------------------------------------


def is_plain(action: i64) -> bool:
    """Whether a deed is done at once, so that nobody can be asked anything on the way."""
    if action == actions.RESEARCH:
        return False
    return not (actions.SWARM <= action < actions.DISCARD or actions.EXTRA <= action < actions.BUILD)


def act(t: Dungeon, clan: Clan, icon: Icon, action: i64) -> Flow[None]:
    """A deed with all that it leads to: a Swarm, what is asked on the way, the right part of a Combo."""
    if actions.SWARM <= action < actions.DISCARD:
        yield from swarm(t, clan, icon, (action - actions.SWARM) % ROOM)
    elif action == actions.RESEARCH:
        yield from research(t, clan)
    elif actions.EXTRA <= action < actions.BUILD:
        yield from scenario.do_extra(t, int(action))
        t.s.anew = True
    else:
        room = do(t, clan, action)
        if icon.then:
            yield from right_part(t, clan, icon.then, room)


def do(t: Dungeon, clan: Clan, action: i64) -> i64:
    """One deed, and in which room it happened."""
    if action < actions.MELEE:
        if action >= actions.MOVE:
            return move(t, clan, action - actions.MOVE)
        decks.draw(t, clan, 1)
        return NO_ROOM_OF_ITS_OWN
    if action >= actions.PRODUCE:
        return activate(t, clan, action)
    if action < actions.RANGED:
        return melee(t, clan, action - actions.MELEE)
    if action < actions.PLACE:
        return ranged(t, clan, action - actions.RANGED)
    room: i64
    if action < actions.PORTAL:
        room = (action - actions.PLACE) % ROOM
        put(t, clan, (action - actions.PLACE) // ROOM, room)
    elif action < actions.SUMMON:
        room = action - actions.PORTAL
        put_portal(t, clan, room)
    elif action < actions.AMBUSH:
        room = (action - actions.SUMMON) // actions.MONSTERS
        summon(t, clan, room, (action - actions.SUMMON) % actions.MONSTERS)
    elif action < actions.REINFORCE:
        room = (action - actions.AMBUSH) % ROOM
        summon(t, clan, room, 1)
    elif action < actions.SWARM:
        room = NO_ROOM_OF_ITS_OWN
        decks.reinforce(t, clan, action - actions.REINFORCE)
    else:
        room = (action - actions.DISCARD) % ROOM
        spend(t, clan, (action - actions.DISCARD) // ROOM, room)
    return room


def activate(t: Dungeon, clan: Clan, action: i64) -> i64:
    """KTHO-R33, KTHO-R51, KTHO-D-68: spend an Activate on a room, a Portal or the Clan's ability."""
    room: i64
    if action >= actions.BUILD:
        plan: i64 = action - actions.BUILD
        value: i64 = plan % actions.VALUES
        plan //= actions.VALUES
        turn: i64 = plan % actions.TURNS
        plan //= actions.TURNS
        t.cause = causes.ROOM + BUILDER
        build(t, clan, plan // PLACES, plan % PLACES, turn, value)
        return BUILDER
    if action >= actions.ABILITY:
        return use_ability(t, clan, action)
    if action >= actions.COMPLETE:
        room = action - actions.COMPLETE
        complete_portal(t, clan, room)
    elif action >= actions.BUY:
        room = (action - actions.BUY) // actions.SLOTS
        t.cause = causes.ROOM + room
        buy(t, clan, room, (action - actions.BUY) % actions.SLOTS)
    else:
        room = action - actions.PRODUCE
        t.cause = causes.ROOM + room
        produce(t, clan, room)
    return room


def produce(t: Dungeon, clan: Clan, room: i64) -> None:
    """KTHO-R52: a production room gets one token of its kind.

    The Vault a Coin (KTHO-R52a), the Library a Book (KTHO-R52b), the Sewers a Frog (KTHO-R52c), the Graveyard a Bone
    (KTHO-R52d), the Workshop a Trap (KTHO-R52e, KTHO-R49).
    """
    token: i64 = MAKES[room]
    tokens = t.s.tokens[room]
    tokens[token] += 1
    if t.sink is not None:
        t.tell("produced", leader(clan), token, room, tokens[token], tokens_left(t, token))


def swarm(t: Dungeon, clan: Clan, icon: Icon, room: i64) -> Flow[None]:
    """KTHO-R43, KTHO-R79: each Monster of the room may do it once, its own way, in the order that the player likes.

    Where it makes no difference who of them acts, nobody says so: those who are still in the room may be the ones who
    have not acted.
    """
    t.tell("swarmed", clan.seat, icon.icon, room, clan.rooms.count(int(room)), clan.clan)
    turns: i64 = clan.rooms.count(int(room))
    single = Icon(icon.icon, 1, icon.arg, False, [])
    while turns > 0 and not over(t):
        deeds: list[int] = [PASS]
        icon_deeds(t, clan, single, 1 << room, deeds)
        if len(deeds) == 1:
            return
        action = yield from ask(t, clan, "swarm", deeds, room)
        if action == PASS:
            return
        if action != CELLS:
            do(t, clan, action)
            turns -= 1
        turns = min(turns, clan.rooms.count(int(room)))


def right_part(t: Dungeon, clan: Clan, icons: list[Icon], room: i64) -> Flow[None]:
    """KTHO-R42, KTHO-R80, KTHO-D-39: the left part was carried out; its right part is free, and may be left."""
    left: list[int] = [uses(icon) for icon in icons]
    while not over(t):
        deeds: list[int] = [PASS]
        for index in range(len(icons)):
            if left[index] > 0:
                right_deeds(t, clan, icons[index], room, deeds)
        if len(deeds) == 1:
            return
        action = yield from ask(t, clan, "combo", deeds, room)
        if action == PASS:
            return
        if action != CELLS:
            left[icon_for(icons, left, action)] -= 1
            do(t, clan, action)


def ask(t: Dungeon, clan: Clan, kind: str, deeds: list[int], room: i64) -> Flow[int]:
    """A question that goes on with a deed. KTHO-D-45: the Cells may be used at this point of the turn, too."""
    card = t.cause
    if clan is t.active() and cells_open(t):
        deeds.append(CELLS)
    action = yield Decision(clan.seat, kind, deeds, int(room), follows=not t.s.anew)
    t.s.anew = False
    if action == CELLS:
        yield from use_cells(t, clan)
        t.cause = card
    return action
