"""From the content files to the box; mistakes are told with file, line and reason.

| file | what is in it |
|---|---|
| `city.toml` | Districts, arrival tracks, dice, supply |
| `heroes.toml`, `hero_cards.toml` | the panels; the cards that heroes start with, and their Famous cards |
| `cards.toml` | the Activation cards that anyone may gain |
| `items.toml`, `crises.toml`, `spawns.toml`, `brutes.toml` | what their names say |
| `events.toml`, `boss_events.toml` | Events; Boss Events by Final Plot |
| `plots.toml`, `modifiers.toml` | Final Plots with their X-tables; Boss-Combat cards |

The number of a piece is its place in its file and stands in records: a new piece goes to the end.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Final

from ludoteca.games.kick_ass.content import words as w
from ludoteca.games.kick_ass.content.box import (
    HERO_IDS,
    MOST_PLAYERS,
    Box,
    BrutePiece,
    CardPiece,
    CrisisPiece,
    HeroPiece,
    ItemPiece,
    Lines,
    ModifierPiece,
    SpawnPiece,
)
from ludoteca.games.kick_ass.content.check import shape
from ludoteca.games.kick_ass.content.load_city import read_city
from ludoteca.games.kick_ass.content.load_events import read_boss_events, read_events, read_plots
from ludoteca.games.kick_ass.content.notation import BadNotation, conditions_of, line_of
from ludoteca.games.kick_ass.content.readers import (
    Shapes,
    demand_count,
    piece_id,
    read_conditions,
    read_lines,
    read_look,
    read_stat,
)
from ludoteca.games.kick_ass.content.words import Condition
from ludoteca.kernel.content import Book, Entry, load

HERE: Final = Path(__file__).parent
FILES: Final = (
    "city",
    "heroes",
    "hero_cards",
    "cards",
    "items",
    "crises",
    "spawns",
    "brutes",
    "events",
    "boss_events",
    "plots",
    "modifiers",
)
# How many there are of each (KA-R4 to R9, digest c7 to c15).
STARTING: Final = 5  # Activation cards of a hero
BLUE: Final = 36
RED: Final = 18
SHOP_ITEMS: Final = 48
CRISES: Final = 12
SPAWNS: Final = 20
MINI_BOSSES: Final = 5
MODIFIERS: Final = 6
LEAST_HAPPINESS: Final = 5  # D-40
RULES: Final = "KA"
VIRAL_RULES: Final = tuple(f"{RULES}-R{number}" for number in range(148, 155))
# The moments that lines of a kind of piece may have.
OF_CARDS: Final = (w.NOW, w.IN_COMBAT, w.BOLT, w.RED_BOLT, w.BLUE_BOLT, w.ON_WON)
OF_ITEMS: Final = tuple(moment for moment in range(w.MOMENTS) if moment != w.NOW)
OF_CRISES: Final = tuple(
    moment
    for moment in range(w.MOMENTS)
    if moment not in {w.NOW, w.IN_COMBAT, w.BOLT, w.RED_BOLT, w.BLUE_BOLT, w.EXHAUST}
)


@cache
def own_box() -> Box:
    """The box of this package: pieces and numbers are our own, and are changed in the TOML files alone."""
    return read_box(HERE)


def read_box(folder: Path) -> Box:
    """The box that the files of a folder describe."""
    box = Box()
    books = {name: load(folder / f"{name}.toml") for name in FILES}
    ids: set[str] = set()
    read_city(box, books["city"])
    _read_brutes(box, books["brutes"], ids)
    _read_heroes(box, books["heroes"])
    _read_cards(box, books["hero_cards"], books["cards"], ids)
    _read_items(box, books["items"], ids)
    _read_crises(box, books["crises"], ids)
    _read_spawns(box, books["spawns"], ids)
    read_events(box, books["events"], ids)
    read_boss_events(box, books["boss_events"], ids)
    _read_modifiers(box, books["modifiers"], ids)
    read_plots(box, books["plots"])
    for book in books.values():
        book.close()
    return box


def written_card(face: Sequence[str], moves: int, colour: int = w.BLUE_FACE, kind: int = w.NO_TYPE) -> CardPiece:
    """A card described by its icons, for positions: rules are tested without content."""
    lines = [line_of(text) for text in face]
    return CardPiece("written:" + ";".join(face), colour, -1, kind, moves, w.NOWHERE, Lines(lines))


# -- heroes and cards --------------------------------------------------------------------------------------------------


def _read_heroes(box: Box, book: Book) -> None:
    """KA-R18, in the order of their numbers."""
    entries = book.entries("hero", name="id")
    names = [entry.text("id") for entry in entries]
    book.demand(names == list(HERO_IDS), f"the heroes are {', '.join(names)}; they must be {', '.join(HERO_IDS)}")
    rules: dict[str, str] = {}
    for hero, entry in enumerate(entries):
        made = HeroPiece(hero)
        made.district = entry.index("district", w.DISTRICT_NAMES)
        made.start = entry.numbers("start", 0, 9, w.METERS)
        happy, strong, known, alive = made.start
        entry.demand(happy >= LEAST_HAPPINESS, f"begins with {happy} Happiness; it takes {LEAST_HAPPINESS}", "start")
        entry.demand(strong <= 6, f"begins with {strong} Strength; it goes from 0 to 6", "start")
        entry.demand(known < 7, f"begins with {known} Social Media: nobody is viral at the start", "start")
        entry.demand(1 <= alive <= 6, f"has {alive} Life; it goes from 1 to 6", "start")
        made.most_life = alive
        for key, dice in (("red", made.red), ("blue", made.blue)):
            dice.extend(entry.numbers(key, 0, 8, 7))
            entry.demand(dice == sorted(dice), "falls somewhere: more Strength never means fewer dice", key)
        made.viral = Lines(read_lines(entry, "viral", (w.AT_SLEEP,), 1))
        rule = entry.text("viral_rule")
        entry.demand(rule in VIRAL_RULES, f"is {rule!r}; there are {', '.join(VIRAL_RULES)}", "viral_rule")
        entry.demand(rule not in rules, f"is that of {rules.get(rule)!r}: each hero has another", "viral_rule")
        rules[rule] = made.id
        made.viral_rule = rule
        made.notation = entry.texts("viral")
        read_look(entry)
        box.heroes.append(made)


def _read_cards(box: Box, of_heroes: Book, general: Book, ids: set[str]) -> None:
    """KA-R78, R79: those of the heroes first, then those for all."""
    shapes = Shapes()
    for book in (of_heroes, general):
        for entry in book.entries("card", name="id"):
            own = book is of_heroes
            number = len(box.cards)
            card = _read_card(entry, ids, own)
            # Where it can be used is part of what a card says.
            shapes.add(entry, (shape(card.lines.all), int(card.district)), card.id)
            box.cards.append(card)
            if not own:
                (box.blue_deck if card.colour == w.BLUE_FACE else box.red_deck).append(number)
            elif card.colour == w.GREEN_FACE:
                entry.demand(box.heroes[card.hero].green < 0, "is a second Famous card of its hero", "hero")
                box.heroes[card.hero].green = number
            else:
                box.heroes[card.hero].cards.append(number)
    for hero in box.heroes:
        demand_count(of_heroes, len(hero.cards), STARTING, f"starting cards of {hero.id}")
        of_heroes.demand(hero.green >= 0, f"has no Famous card of {hero.id}")
    demand_count(general, len(box.blue_deck), BLUE, "blue cards")
    demand_count(general, len(box.red_deck), RED, "red cards")


def _read_card(entry: Entry, ids: set[str], own: bool) -> CardPiece:
    colour = entry.index("colour", w.COLOUR_NAMES)
    hero = entry.index("hero", HERO_IDS) if own else -1
    types = ("work", "personal", "hero", "famous")
    kind = w.WORK + entry.index("kind", types) if "kind" in entry else w.NO_TYPE
    entry.demand(own or colour != w.GREEN_FACE, "is green, and nobody's: a Famous card has a hero", "colour")
    wanted = {w.BLUE_FACE: (w.NO_TYPE, w.WORK, w.PERSONAL), w.RED_FACE: (w.HERO,), w.GREEN_FACE: (w.FAMOUS,)}[colour]
    entry.demand(kind in wanted, f"does not go with {w.COLOUR_NAMES[colour]} (KA-R79)", "kind")
    lines = read_lines(entry, "lines", OF_CARDS, 1)
    district = entry.index("district", w.DISTRICT_NAMES) if "district" in entry else w.NOWHERE
    card = CardPiece(piece_id(entry, ids), colour, hero, kind, entry.number("moves", 0, 4), district, Lines(lines))
    card.notation = entry.texts("lines")
    entry.demand(colour != w.RED_FACE or card.combats > 0, "has no Combat: every red card has one (KA-R79)", "lines")
    entry.demand(colour != w.BLUE_FACE or card.combats == 0, "has a Combat: those are on red cards (KA-R79)", "lines")
    read_look(entry)
    return card


# -- items, crises, spawn cards ----------------------------------------------------------------------------------------


def _read_items(box: Box, book: Book, ids: set[str]) -> None:
    """KA-R31: one for each hero, then those of the Shop."""
    shapes = Shapes()
    for entry in book.entries("item", name="id"):
        number = len(box.items)
        hero = entry.index("hero", HERO_IDS) if "hero" in entry else -1
        cost = 0 if hero >= 0 else entry.number("cost", 1, 7)
        restore, restore_if = _read_restore(entry)
        item = ItemPiece(
            piece_id(entry, ids),
            entry.index("slot", w.SLOT_NAMES),
            cost,
            hero,
            Lines(read_lines(entry, "lines", OF_ITEMS, 1)),
            read_conditions(entry, "asks"),
            restore,
            restore_if,
        )
        exhausts = bool(item.lines.at[w.EXHAUST])
        entry.demand(restore < 0 or exhausts, "is there, and nothing exhausts this item", "restore")
        item.notation = entry.texts("lines")
        shapes.add(entry, shape(item.lines.all), item.id)
        read_look(entry)
        box.items.append(item)
        if hero < 0:
            box.item_deck.append(number)
        else:
            entry.demand(box.heroes[hero].item < 0, "is a second starting item of its hero", "hero")
            box.heroes[hero].item = number
    demand_count(book, len(box.item_deck), SHOP_ITEMS, "items of the Shop")
    demand_count(book, len(box.items) - len(box.item_deck), len(HERO_IDS), "starting items")


def _read_restore(entry: Entry) -> tuple[int, list[Condition]]:
    """KA-R35: a moment, with a condition or without; -1 is the Refresh phase."""
    text = entry.text("restore", default="")
    if not text:
        return -1, []
    moment, _, conditions = text.partition(" if ")
    allowed = w.MOMENT_NAMES[w.AT_MORNING :]
    entry.demand(moment in allowed, f"is {moment!r}; there are {', '.join(allowed)}", "restore")
    try:
        return w.MOMENT_NAMES.index(moment), conditions_of(conditions) if conditions else []
    except BadNotation as wrong:
        raise entry.error(str(wrong), "restore") from wrong


def _read_crises(box: Box, book: Book, ids: set[str]) -> None:
    """KA-R30."""
    shapes = Shapes()
    for entry in book.entries("crisis", name="id"):
        crisis = CrisisPiece(piece_id(entry, ids), Lines(read_lines(entry, "lines", OF_CRISES, 1)))
        crisis.notation = entry.texts("lines")
        shapes.add(entry, shape(crisis.lines.all), crisis.id)
        read_look(entry)
        box.crises.append(crisis)
    demand_count(book, len(box.crises), CRISES, "crises")


def _read_spawns(box: Box, book: Book, ids: set[str]) -> None:
    """KA-R69."""
    shapes = Shapes()
    named = [0] * w.DISTRICTS
    for entry in book.entries("spawn", name="id"):
        route = entry.indices("route", w.DISTRICT_NAMES, 2, 4)
        entry.demand(len(set(route)) == len(route), "names a District twice", "route")
        for district in route:
            named[district] += 1
        lines = read_lines(entry, "lines", (w.NOW,))
        spawn = SpawnPiece(piece_id(entry, ids), entry.number("arrival", 0, 2), Lines(lines), route)
        spawn.notation = entry.texts("lines", default=[])
        shapes.add(entry, (shape(lines), tuple(route) if not lines else ()), spawn.id)
        read_look(entry)
        box.spawns.append(spawn)
    demand_count(book, len(box.spawns), SPAWNS, "Spawn cards")
    for district, times in enumerate(named):
        book.demand(times > 0, f"no card names {w.DISTRICT_NAMES[district]}")


# -- brutes and Boss-Combat cards --------------------------------------------------------------------------------------


def _read_brutes(box: Box, book: Book, ids: set[str]) -> None:
    """KA-R5: five Mini-bosses of events, Big Bastard, Mother Russia, and the five Bosses of the Final Plots."""
    for entry in book.entries("brute", name="id"):
        brute = BrutePiece(
            piece_id(entry, ids),
            read_stat(entry, "power"),
            read_stat(entry, "life"),
            read_stat(entry, "armour"),
            Lines(read_lines(entry, "lines", (w.ALWAYS,))),
        )
        brute.notation = entry.texts("lines", default=[])
        read_look(entry)
        box.brutes.append(brute)
        if len(box.brutes) <= MINI_BOSSES:
            for players in range(1, MOST_PLAYERS + 1):
                life = brute.life.of(players)
                entry.demand(life >= 1, f"is {life} with {players} players: it takes 1 or more", "life")
    names = [brute.id for brute in box.brutes]
    after = ["big_bastard", "mother_russia", "red_mist", "vic", "john", "don", "mother"]
    book.demand(names[MINI_BOSSES:] == after, f"after {MINI_BOSSES} Mini-bosses come {', '.join(after)}")


def _read_modifiers(box: Box, book: Book, ids: set[str]) -> None:
    """KA-R184, R204."""
    shapes = Shapes()
    for entry in book.entries("modifier", name="id"):
        made = ModifierPiece(piece_id(entry, ids), Lines(read_lines(entry, "lines", (w.ALWAYS,), 1)))
        made.notation = entry.texts("lines")
        shapes.add(entry, shape(made.lines.all), made.id)
        read_look(entry)
        box.modifiers.append(made)
    demand_count(book, len(box.modifiers), MODIFIERS, "Boss-Combat cards")
