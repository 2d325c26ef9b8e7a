"""Setting the table (KTHO-R4 to R15)."""

from __future__ import annotations

from mypy_extensions import i64

from ludoteca.games.keep_the_heroes_out.content.box import BUILDER, LABORATORY, NOWHERE, ROOMS
from ludoteca.games.keep_the_heroes_out.rules import causes, decks, scenario
from ludoteca.games.keep_the_heroes_out.rules.builder import fill_plans
from ludoteca.games.keep_the_heroes_out.rules.deeds import lair, start_rooms
from ludoteca.games.keep_the_heroes_out.rules.dungeon import lay_out
from ludoteca.games.keep_the_heroes_out.rules.loot import fill_row
from ludoteca.games.keep_the_heroes_out.state import BEGIN, HAND, LAIR, PLACE, UNCOMPLETED, Clan, Dungeon
from ludoteca.kernel.flow import Decision, Flow

TREASURE_LUCK = ("", "treasures-1", "treasures-2", "treasures-3", "treasures-4")


def set_up(t: Dungeon) -> None:
    """KTHO-R4 to KTHO-R8, KTHO-R13: everything but the start Monsters, which their players place.

    KTHO-R14: the level of difficulty is an option of the table.
    """
    s = t.s
    t.cause = causes.SETTING_UP
    lay_out(s)
    t.tell("dungeon", s.level, t.content.scenario.number)
    for room in range(ROOMS):
        if t.content.scenario.portals[room]:  # KTHO-R46
            s.portals[room] = UNCOMPLETED
    lay_treasures(t)
    open_builder(t)
    open_laboratory(t)
    shuffle_loot(t)
    s.guild_deck = list(range(len(t.content.guild)))  # KTHO-R7: all of them, whatever the number of players
    t.chance.shuffle("guild", s.guild_deck)
    for clan in s.clans:
        t.tell("joined", clan.seat, clan.clan, len(clan.rooms), clan.vitality)
        t.chance.shuffle(decks.luck_of(t, clan), clan.deck)
        decks.draw(t, clan, HAND)
    scenario.at_setup(t)
    s.active = 0
    s.step = PLACE


def lay_treasures(t: Dungeon) -> None:
    """KTHO-R6, KTHO-D-1: one face-down pool for each value; rooms of the scenario get theirs at random."""
    s = t.s
    for treasure in range(len(t.content.treasure_value)):
        s.pools[t.content.treasure_value[treasure]].append(treasure)
    for value in range(1, len(s.pools)):
        t.chance.shuffle(TREASURE_LUCK[value], s.pools[value])
    for room in range(ROOMS):
        value = t.content.scenario.treasures[room]
        if value > 0:
            s.treasures[room] = s.pools[value].pop()


def open_builder(t: Dungeon) -> None:
    """KTHO-R59, KTHO-D-50: all tiles that are left are the pile of the Builder, but those the scenario takes out."""
    s = t.s
    if not t.has(BUILDER):
        return
    for room in range(ROOMS):
        if s.place[room] == NOWHERE and room not in t.content.scenario.without:
            s.pile.append(room)
    t.chance.shuffle("pile", s.pile)
    fill_plans(t)


def open_laboratory(t: Dungeon) -> None:
    """KTHO-R58, KTHO-D-49, KTHO-D-50: Clans that nobody plays, for a Laboratory that stands or may be built.

    The players may have chosen them (`foreign`); those that are missing come by chance.
    """
    s = t.s
    if not (t.has(LABORATORY) or LABORATORY in s.pile or LABORATORY in s.plans):
        s.foreign = []
        return
    most = t.content.scenario.laboratory
    s.foreign = s.foreign[:most]
    free = list(range(len(t.content.clans)))
    for clan in s.clans:
        free.remove(clan.clan)
    for chosen in s.foreign:
        free.remove(chosen)
    missing = min(most - len(s.foreign), len(free))
    if missing > 0:
        t.chance.shuffle("laboratory", free)
        s.foreign.extend(free[:missing])
    for clan_number in s.foreign:
        t.tell("foreign", clan_number)


def shuffle_loot(t: Dungeon) -> None:
    """KTHO-R5, KTHO-R58: all Loot, and the Tactic cards of the Laboratory's Clans, in one deck; five are shown."""
    s = t.s
    s.loot_deck = t.content.loot[:]
    for foreign in s.foreign:
        s.loot_deck.extend(t.content.clans[foreign].cards)
    t.chance.shuffle("loot", s.loot_deck)
    fill_row(t)


def place_monsters(t: Dungeon, clan: Clan) -> Flow[None]:
    """KTHO-R10, KTHO-D-32: the start Monsters of a Clan, split among the rooms of its type as its player likes.

    Each question is how many go to the next of these rooms; the last one gets the rest.
    """
    rooms: list[int] = []
    mask = start_rooms(t, clan)
    for room in range(ROOMS):
        if mask >> room & 1:
            rooms.append(room)
    left: i64 = min(t.content.clans[clan.clan].starts, len(clan.rooms))
    for place in range(len(rooms)):
        n: i64 = left
        if place < len(rooms) - 1 and left > 0:
            n = yield Decision(clan.seat, "split", range(left + 1), rooms[place], follows=place > 0)
        t.cause = causes.SETTING_UP
        if n > 0:
            start_in(t, clan, rooms[place], n)
        left -= n


def start_in(t: Dungeon, clan: Clan, room: i64, n: i64) -> None:
    """KTHO-R10, KTHO-R11: so many of the Clan's Monsters begin in this room."""
    left: i64 = n
    for monster in range(len(clan.rooms)):
        if left > 0 and clan.rooms[monster] == LAIR:
            clan.rooms[monster] = room
            left -= 1
    if t.sink is not None:
        t.tell("began-in", clan.seat, clan.clan, room, n, lair(clan))


def all_placed(t: Dungeon) -> None:
    """KTHO-R15, KTHO-D-63: who has the fewest Monsters in the Clan begins; of several, the first at the table."""
    s = t.s
    first: i64 = 0
    for index in range(len(s.clans)):
        if len(s.clans[index].rooms) < len(s.clans[first].rooms):
            first = index
    s.active = first
    t.cause = causes.SETTING_UP
    t.tell("begins", t.active().seat, t.active().clan)
    s.step = BEGIN
