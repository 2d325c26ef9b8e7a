"""From a scenario file to a scenario; mistakes are told with file, line and reason.

    id = "cauldron"
    number = 1
    chapter = "rent"
    storm = 3       # Guild cards more when Wave 1 ends (KTHO-D-71); left out, there is none

    [rooms]         # a column letter and a row, how often the tile is turned clockwise, what lies there
    vault = { at = "J10", treasure = 4 }
    sewers = { at = "J9", turn = 1, portal = true, bricked = ["east"] }

    [[card]]        # what the scenario adds to the Guild deck
    id = "big_stir"
    copies = 3
    icon = "cauldron"

    [[hero]]        # … and further Hero cards (KTHO-R75)
    hero = "rogue"
    type = "jewel"

    [setup]         # what is not as usual: foreign Clans in the Laboratory, Available Plans, tiles out of the pile
    laboratory = 2
    plans = 4
    without = ["cells"]

    [clans]         # prescribed in the Chronicle, by the number of players
    1 = ["ratfolk"]

    [[rule]]        # moment, condition, effect: see scenario_words.py
    when = "card"
    do = "everyone draws 1"

A scenario of known words needs nothing but its file, and its own words in the locales.
"""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import Final

from ludoteca.games.keep_the_heroes_out.content.box import (
    BUILDER,
    CELLS,
    CLAN_NAMES,
    CLASS_NAMES,
    CLASSES,
    EAST,
    GRID,
    LABORATORY,
    NO_ROOM,
    NORTH,
    NOWHERE,
    ROOM_NAMES,
    ROOMS,
    SOUTH,
    TYPE_NAMES,
    VAULT,
    WEST,
)
from ludoteca.games.keep_the_heroes_out.content.load import Box, own_box
from ludoteca.games.keep_the_heroes_out.content.scenario import (
    ACTIVATE,
    ALWAYS,
    ANY_CARD,
    AT_STAGE,
    CARD,
    CHAPTERS,
    MOMENT_NAMES,
    MOST_PLAYERS,
    SETUP,
    STAGE,
    Clause,
    Scenario,
    ScenarioCard,
)
from ludoteca.games.keep_the_heroes_out.content.scenario_words import BadRule, needs, sides_of, terms_of
from ludoteca.kernel.content import Book, Entry, load
from ludoteca.kernel.errors import BrokenGame

FOLDER: Final = Path(__file__).parent / "scenarios"
EDGES: Final = ("north", "east", "south", "west")  # as the bits of a mask
AWAY: Final = {NORTH: -GRID, EAST: 1, SOUTH: GRID, WEST: -1}
OPPOSITE: Final = {NORTH: SOUTH, EAST: WEST, SOUTH: NORTH, WEST: EAST}
FOUR: Final = 4
LEAST_CARDS: Final = 2
MOST_CARDS: Final = 4
FIERCEST: Final = 9  # a storm
MOST_CLAUSES: Final = 8  # see actions.KINDS
_AT = re.compile(r"([A-T])([0-9]{1,2})")


@cache
def own_scenarios() -> dict[str, Path]:
    """The files of this package by the id of their scenario, in the order of their numbers."""
    found: dict[int, tuple[str, Path]] = {}
    for path in sorted(FOLDER.glob("*.toml")):
        book = load(path)
        number = book.number("number", 1)
        if number in found:
            raise book.error(f"is {number}, as that of {found[number][1].name}", "number")
        if book.text("id") != path.stem:
            raise book.error(f"is {book.text('id')!r}, but the file is {path.name}", "id")
        found[number] = (path.stem, path)
    if not found:
        raise BrokenGame(f"{FOLDER} has no scenarios")
    return dict(found[number] for number in sorted(found))


@cache
def own_scenario(scenario_id: str) -> Scenario:
    """A scenario of this package."""
    return read_scenario(own_scenarios()[scenario_id], own_box())


def read_scenario(path: Path, box: Box) -> Scenario:
    """The scenario that a file describes, with the tiles and Treasures of this box."""
    book = load(path)
    scenario_id = book.text("id")
    book.demand(re.fullmatch(r"[a-z]+(-[a-z]+)*", scenario_id) is not None, f"is {scenario_id!r}, no words-so", "id")
    made = Scenario(scenario_id, book.number("number", 1, 99), book.index("chapter", CHAPTERS))
    made.storm = book.number("storm", 0, FIERCEST, default=0)
    _read_setup(made, book)
    _read_rooms(made, book.table("rooms"), box)
    _read_guild(made, book)
    _read_clans(made, book)
    _read_rules(made, book)
    book.close()
    return made


def turned(doors: int, quarters: int) -> int:
    """The edges with a passage of a tile that is turned clockwise."""
    for _ in range(quarters):
        doors = (doors << 1 | doors >> 3) & 15
    return doors


# -- the map ---------------------------------------------------------------------------------------------------


def _read_setup(made: Scenario, book: Book) -> None:
    """What is not as usual."""
    if "setup" not in book:
        return
    setup = book.table("setup")
    made.laboratory = setup.number("laboratory", 1, 3, default=1)
    made.plans = setup.number("plans", 1, 5, default=3)
    made.without = setup.indices("without", ROOM_NAMES, default=[])


def _read_rooms(made: Scenario, rooms: Entry, box: Box) -> None:
    """KTHO-R4, KTHO-R6, KTHO-R46: the dungeon as it is drawn."""
    taken: dict[int, str] = {}
    doors = [0] * ROOMS
    pools = [box.treasure_value.count(value) for value in range(FOUR + 1)]
    for name in rooms.keys():  # noqa: SIM118  (the keys of a content entry are a list, and it cannot be walked through)
        rooms.demand(name in ROOM_NAMES, f"is no room; there are {', '.join(ROOM_NAMES)}", name)
        room = ROOM_NAMES.index(name)
        entry = rooms.table(name)
        place = _place(entry)
        entry.demand(place not in taken, f"is where the {taken.get(place)} lies", "at")
        taken[place] = name
        made.place[room] = place
        made.turn[room] = entry.number("turn", 0, 3, default=0)
        made.treasures[room] = entry.number("treasure", 1, FOUR, default=0)
        made.portals[room] = int(entry.flag("portal", default=False))
        doors[room] = turned(box.tile_doors[room], made.turn[room])
        made.bricked[room] = sum(1 << edge for edge in entry.indices("bricked", EDGES, default=[]))
        entry.demand(room not in made.without, "is in the dungeon, and cannot be left out of the pile")
    rooms.demand(made.has(VAULT), "have no vault")
    for value in range(1, FOUR + 1):
        laid = made.treasures.count(value)
        rooms.demand(
            value == FOUR or laid <= pools[value], f"have {laid} Treasures of value {value}: {pools[value]} exist"
        )
    rooms.demand(made.treasures[VAULT] == FOUR, "has no Treasure of value 4: nobody could lose", "vault")
    rooms.demand(made.treasures.count(FOUR) == 1, "have a Treasure of value 4 outside the vault")
    portals = sum(made.portals)
    rooms.demand(1 <= portals <= box.supply.portals, f"have {portals} Portals; it takes 1 to {box.supply.portals}")
    _check_bricks(made, rooms, doors, taken)
    _check_ways(made, rooms, doors, taken)
    _check_laboratory(made, rooms)


def _place(entry: Entry) -> int:
    """A place of the grid, from its column letter and row."""
    text = entry.text("at")
    found = _AT.fullmatch(text)
    row = int(found[2]) if found else 0
    entry.demand(1 <= row <= GRID, f"is {text!r}, off the grid: its places are A1 to T{GRID}", "at")
    return (row - 1) * GRID + ord(text[0]) - ord("A")


def _joined(doors: list[int], taken: dict[int, str], made: Scenario, room: int, edge: int) -> int:
    """The room behind an edge, if passages of both tiles meet there; else -1. Bricks are not looked at."""
    place = made.place[room]
    column = place % GRID
    if (edge == EAST and column == GRID - 1) or (edge == WEST and column == 0) or not doors[room] & edge:
        return -1
    name = taken.get(place + AWAY[edge])
    if name is None or not doors[ROOM_NAMES.index(name)] & OPPOSITE[edge]:
        return -1
    return ROOM_NAMES.index(name)


def _check_bricks(made: Scenario, rooms: Entry, doors: list[int], taken: dict[int, str]) -> None:
    """Bricks lie where there would be a passage; both of its rooms know of them."""
    for room in range(ROOMS):
        for edge in AWAY:
            if made.bricked[room] & edge:
                other = _joined(doors, taken, made, room, edge)
                where = EDGES[edge.bit_length() - 1]
                rooms.demand(other >= 0, f"has bricks in the {where}, where there is no passage", ROOM_NAMES[room])
                made.bricked[other] |= OPPOSITE[edge]


def _check_ways(made: Scenario, rooms: Entry, doors: list[int], taken: dict[int, str]) -> None:
    """From every room passages lead to the Vault."""
    reached = {VAULT}
    ahead = [VAULT]
    while ahead:
        room = ahead.pop()
        for edge in AWAY:
            other = -1 if made.bricked[room] & edge else _joined(doors, taken, made, room, edge)
            if other >= 0 and other not in reached:
                reached.add(other)
                ahead.append(other)
    for room in range(ROOMS):
        rooms.demand(not made.has(room) or room in reached, "has no way to the vault", ROOM_NAMES[room])


def _check_laboratory(made: Scenario, rooms: Entry) -> None:
    """KTHO-D-15: where there will never be Cells, a Laboratory could never be used."""
    builds = made.has(BUILDER)
    laboratory = made.has(LABORATORY) or (builds and LABORATORY not in made.without)
    cells = made.has(CELLS) or (builds and CELLS not in made.without)
    key = "laboratory" if made.has(LABORATORY) else "builder"
    rooms.demand(cells or not laboratory, "can bring a Laboratory, but there can never be Cells for it", key)
    for room in made.without:
        rooms.demand(builds, f"leave the {ROOM_NAMES[room]} out of a pile, but have no builder")


# -- cards, Clans, rules -----------------------------------------------------------------------------------------


def _read_guild(made: Scenario, book: Book) -> None:
    """KTHO-R7, KTHO-R75: two to four cards of the scenario, and any Hero cards."""
    for entry in book.entries("card", name="id"):
        card_id = entry.text("id")
        entry.demand(re.fullmatch(r"[a-z]+(_[a-z]+)*", card_id) is not None, f"is {card_id!r}, no words_so", "id")
        icon = entry.text("icon")
        entry.demand(re.fullmatch(r"[a-z0-9]+(-[a-z0-9]+)*", icon) is not None, f"is {icon!r}, no icon", "icon")
        made.cards.append(ScenarioCard(card_id, entry.number("copies", 1, MOST_CARDS), icon))
    copies = sum(card.copies for card in made.cards)
    book.demand(
        LEAST_CARDS <= copies <= MOST_CARDS, f"has {copies} in all; it takes {LEAST_CARDS} to {MOST_CARDS}", "card"
    )
    if "hero" in book:
        for entry in book.entries("hero"):
            made.heroes.append((entry.index("hero", CLASS_NAMES[:CLASSES]), entry.index("type", TYPE_NAMES)))


def _read_clans(made: Scenario, book: Book) -> None:
    """Who plays whom in the Chronicle: a Clan for each player, none twice; who plays alone may lead two (KTHO-D-63)."""
    clans = book.table("clans")
    for players in range(1, MOST_PLAYERS + 1):
        most = 2 if players == 1 else players
        chosen = clans.indices(str(players), CLAN_NAMES, players, most)
        clans.demand(len(set(chosen)) == len(chosen), "has a Clan twice", str(players))
        made.clans[players] = chosen


def _read_rules(made: Scenario, book: Book) -> None:
    """The rule: clauses of moment, condition and effect."""
    names = [card.id for card in made.cards]
    acting: set[int] = set()
    entries = book.entries("rule")
    book.demand(len(entries) <= MOST_CLAUSES, f"has {len(entries)} clauses; it takes 1 to {MOST_CLAUSES}", "rule")
    staged = False
    for entry in entries:
        moment = entry.index("when", MOMENT_NAMES)
        card = entry.index("card", names, default=ANY_CARD)
        entry.demand(card == ANY_CARD or moment == CARD, "is given, but the moment is no card's", "card")
        room = entry.index("at", ROOM_NAMES, default=NO_ROOM)
        entry.demand(room == NO_ROOM or moment == ACTIVATE, "is given, but the moment is not an Activate", "at")
        key = "if"
        try:
            terms = terms_of(entry.text("if"), moment) if "if" in entry else []
            key = "do"
            sides = sides_of(entry.text("do"), moment)
            key = "else"
            otherwise = sides_of(entry.text("else"), moment) if "else" in entry else []
        except BadRule as wrong:
            raise entry.error(str(wrong), key) from wrong
        entry.demand(bool(terms) or not otherwise, "stands without an `if`", "else")
        entry.demand(moment != ALWAYS or not otherwise, "is nothing for what always holds", "else")
        clause = Clause(moment, card, room, terms, sides, otherwise)
        staged = staged or (moment == SETUP and not terms and any(step.word == STAGE for step in sides[0]))
        _check_needs(made, entry, clause, staged)
        made.clauses.append(clause)
        if moment == CARD:
            acting |= set(range(len(names))) if card == ANY_CARD else {card}
        if moment == ALWAYS:
            for step in sides[0]:
                made.always[step.word].append(clause)
    for number, name in enumerate(names):
        book.demand(number in acting, f"has {name!r}, and no rule says what it does", "card")


def _check_needs(made: Scenario, entry: Entry, clause: Clause, staged: bool) -> None:
    """What an effect speaks of can be in this dungeon."""
    builds = made.has(BUILDER)
    for step in [step for side in clause.sides + clause.otherwise for step in side]:
        need = needs(step)
        if need == "cells":
            entry.demand(
                made.has(CELLS) or (builds and CELLS not in made.without), "needs Cells, and there are none", "do"
            )
        elif need == "laboratory":
            there = made.has(LABORATORY) or (builds and LABORATORY not in made.without)
            entry.demand(there, "needs a Laboratory, and there is none", "do")
        elif need == "stage":
            entry.demand(staged, "needs a stage, and no rule before it puts one up at the set-up", "do")
        if step.word == STAGE:
            there = made.has(step.where.arg)
            entry.demand(there, f"puts up the stage in the {ROOM_NAMES[step.where.arg]}, which is not there", "do")
    for term in clause.terms:
        entry.demand(
            staged or term.where.kind != AT_STAGE, "speaks of a stage, and no rule before it puts one up", "if"
        )


def place_name(place: int) -> str:
    """A place of the grid as the files write it."""
    return "" if place == NOWHERE else f"{chr(ord('A') + place % GRID)}{place // GRID + 1}"
