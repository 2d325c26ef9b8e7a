"""From the TOML files of a box to the numbers that the rules read; mistakes are told with file, line and reason."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

from ludoteca.games.rush_out.content import checking
from ludoteca.games.rush_out.content.box import Content
from ludoteca.games.rush_out.content.names import (
    CHALLENGE_FAMILIES,
    EFFECT_NAMES,
    EQUIPMENT_SYMBOLS,
    FAMILY_NAMES,
    HERO_ROLES,
    HERO_SYMBOLS,
    SCENARIO_IDS,
    SCROLL_EFFECTS,
    SORCERER_SYMBOLS,
    SPELL_FAMILIES,
)
from ludoteca.kernel.content import Book, Entry, load

SORCERER_DICE = 5
TWO_HEROES_DICE = 6
FEWEST = 3  # slots of a card
FEWEST_TO_UNDO = 2  # slots of the Heroes' end of a Spell
BACKS = (3, 4, 5)
PICTURE_COLOURS = ("ground", "holes")  # of a card's picture, where it has them
DICE_COLOURS = ("face", "light", "ink")  # for the client, which gets them from the file
JOKER = 5  # no card asks for a Joker
WITH_HERO_END = ("summoning", "dispelling", "curse")
LAID = ("dispelling", "curse")
HIGHEST_POWER = {"confusion": 2, "dracology": 2, "doom": 2, "regression": 2}  # RO-R43, RO-R46, RO-R76, RO-R77, RO-R89
SCROLL_ENDS = {"lightning": 2, "fire": 5}  # RO-R68g, RO-R68h: how many dice of that symbol


@cache
def own_box() -> Content:
    """The box of this package: the cards are our own (RO-D-26), and numbers are changed in the TOML files alone."""
    return read_box(Path(__file__).parent)


def read_box(folder: Path) -> Content:
    """The content that the files of a folder describe."""
    made = Content()
    spells, challenges = load(folder / "spells.toml"), load(folder / "challenges.toml")
    _read_cards(made, spells, challenges)
    gear = load(folder / "gear.toml")
    _read_gear(made, gear)
    characters = load(folder / "heroes.toml")
    _read_characters(made, characters)
    scenarios = load(folder / "scenarios.toml")
    _read_scenarios(made, scenarios)
    for book in (spells, challenges, gear, characters, scenarios):
        book.close()
    return made


# -- cards -----------------------------------------------------------------------------------------------------


def _read_cards(made: Content, spells: Book, challenges: Book) -> None:
    """RO-R7: the Spells, then the Challenges; both ends of each."""
    made.card_ids, made.family, made.slots, made.other_slots = [], [], [], []
    made.flag, made.power, made.effect, made.back, made.icons = [], [], [], [], []
    of_spells = spells.entries("spell", name="id")
    of_challenges = challenges.entries("challenge", name="id")
    for card in of_spells:
        _read_spell(made, card)
    for card in of_challenges:
        _read_challenge(made, card)
    for card in (*of_spells, *of_challenges):
        made.card_ids.append(card.text("id"))
        made.flag.append(card.index("flag", SORCERER_SYMBOLS[:JOKER], default=-1))
        made.icons.append(_picture(card))
    checking.check_spells(made, spells)
    checking.check_challenges(made, challenges, of_challenges)
    checking.check_flags(made, spells, challenges)
    checking.check_alike(made, [*of_spells, *of_challenges])


def _picture(card: Entry) -> str:
    """The icon; what it is coloured with is for the client, which gets that from the file, too."""
    _colour(card, "color")
    for part in PICTURE_COLOURS:
        if part in card:
            _colour(card, part)
    return card.text("icon")


def _colour(entry: Entry, key: str) -> str:
    value = entry.text(key)
    entry.demand(re.fullmatch(r"#[0-9a-f]{3}([0-9a-f]{3})?", value) is not None, f"is {value!r}, no colour", key)
    return value


def _read_spell(made: Content, card: Entry) -> None:
    family = SPELL_FAMILIES[card.index("family", SPELL_FAMILIES)]
    made.family.append(FAMILY_NAMES.index(family))
    made.slots.append(card.indices("slots", SORCERER_SYMBOLS[:JOKER], FEWEST, SORCERER_DICE))
    if family in WITH_HERO_END:
        made.other_slots.append(card.indices("hero_slots", HERO_SYMBOLS[:JOKER], FEWEST_TO_UNDO, TWO_HEROES_DICE))
    else:
        made.other_slots.append([])
    made.effect.append(card.index("effect", EFFECT_NAMES) if family in LAID else -1)
    highest = HIGHEST_POWER.get(family, 0)
    made.power.append(card.number("power", 1 if highest else 0, highest))
    made.back.append(0)


def _read_challenge(made: Content, card: Entry) -> None:
    kind = CHALLENGE_FAMILIES[card.index("kind", CHALLENGE_FAMILIES)]
    made.family.append(FAMILY_NAMES.index(kind))
    made.slots.append(card.indices("slots", HERO_SYMBOLS[:JOKER], FEWEST, TWO_HEROES_DICE))
    if kind == "standard":
        made.other_slots.append([])
    else:
        made.other_slots.append(card.indices("sorcerer_slots", SORCERER_SYMBOLS[:JOKER], FEWEST, SORCERER_DICE))
    made.effect.append(-1)
    made.power.append(0)
    made.back.append(card.number("back", min(BACKS), max(BACKS)))


# -- gear, characters, scenarios -------------------------------------------------------------------------------


def _read_gear(made: Content, book: Book) -> None:
    """RO-R67, RO-R68: in the order of their numbers."""
    equipment = book.entries("equipment", name="id")
    made.equipment_ids = [gear.text("id") for gear in equipment]
    symbols = [gear.index("symbol", EQUIPMENT_SYMBOLS) for gear in equipment]
    made.equipment_symbol = [
        -1 if EQUIPMENT_SYMBOLS[symbol] == "any" else HERO_SYMBOLS.index(EQUIPMENT_SYMBOLS[symbol])
        for symbol in symbols
    ]
    made.equipment_cost = [gear.number("cost", 1, 9) for gear in equipment]
    made.equipment_copies = [gear.number("copies", 1, 9) for gear in equipment]
    made.equipment_icons = [_picture(gear) for gear in equipment]
    scrolls = book.entries("scroll", name="id")
    made.scroll_ids = [scroll.text("id") for scroll in scrolls]
    effects = [scroll.index("effect", SCROLL_EFFECTS) for scroll in scrolls]
    made.scroll_cost = [scroll.number("cost", 1, 9) for scroll in scrolls]
    made.scroll_slots = []
    for scroll, effect in zip(scrolls, effects, strict=True):
        symbol = SCROLL_EFFECTS[effect]
        slots = scroll.indices("slots", SORCERER_SYMBOLS[:JOKER]) if symbol in SCROLL_ENDS else []
        wanted = [SORCERER_SYMBOLS.index(symbol)] * SCROLL_ENDS[symbol] if symbol in SCROLL_ENDS else []
        scroll.demand(slots == wanted, f"are not {len(wanted)} × {symbol}", "slots")
        made.scroll_slots.append(slots)
    made.scroll_icons = [_picture(scroll) for scroll in scrolls]
    checking.check_gear(made, book, symbols, effects)


def _read_characters(made: Content, book: Book) -> None:
    """RO-R11: the Sorcerer, then the Heroes in the order of their roles; RO-R45: the two sides of the Dragon tile."""
    sorcerer = book.table("sorcerer")
    heroes = book.entries("hero", name="id")
    found = tuple(hero.text("id") for hero in heroes)
    book.demand(found == HERO_ROLES, f"holds the Heroes {', '.join(found)}, not {', '.join(HERO_ROLES)}", "hero")
    made.joker_of = [-1] + [hero.index("joker", HERO_SYMBOLS[: HERO_SYMBOLS.index("heart")]) for hero in heroes]
    made.wounded = [[]]
    for hero in heroes:
        made.wounded.append(hero.indices("wounded", HERO_SYMBOLS[:JOKER], 1, TWO_HEROES_DICE))
        hero.demand(HERO_SYMBOLS.index("heart") in made.wounded[-1], "asks for no Heart", "wounded")
    checking.check_jokers(made, heroes)
    made.ability_cost = [0] + [hero.number("ability_cost", 1, 9) for hero in heroes]
    made.colors = [_colour(character, "color") for character in (sorcerer, *heroes)]
    made.figures = [character.text("figure") for character in (sorcerer, *heroes)]
    for character in (sorcerer, *heroes):
        dice = character.table("dice")
        for part in DICE_COLOURS:
            _colour(dice, part)
    made.dragon_slots = book.table("dragon").numbers_by("slots", BACKS, 1, TWO_HEROES_DICE)


def _read_scenarios(made: Content, book: Book) -> None:
    """RO-R39, RO-R40, in the order of SCENARIO_IDS; RO-R75, RO-R82: Souls and Lives by the number of Heroes."""
    scenarios = book.entries("scenario", name="id")
    found = tuple(scenario.text("id") for scenario in scenarios)
    book.demand(found == SCENARIO_IDS, f"holds {', '.join(found)}, not {', '.join(SCENARIO_IDS)}", "scenario")
    made.spell_counts = [[scenario.number(family, 0, 8) for family in SPELL_FAMILIES] for scenario in scenarios]
    made.challenge_kinds = [
        [FAMILY_NAMES.index(CHALLENGE_FAMILIES[kind]) for kind in scenario.indices("challenges", CHALLENGE_FAMILIES, 1)]
        for scenario in scenarios
    ]
    made.trophies = [scenario.number("trophies", 1, 2) for scenario in scenarios]
    made.has_dragon = [scenario.flag("dragon") for scenario in scenarios]
    made.has_coins = [scenario.flag("coins") for scenario in scenarios]
    made.has_souls = [scenario.flag("souls") for scenario in scenarios]
    made.has_lives = [scenario.flag("lives") for scenario in scenarios]
    made.has_experience = [scenario.flag("experience") for scenario in scenarios]
    made.souls = book.numbers_by("souls", (2, 3, 4), 1)
    made.lives = book.numbers_by("lives", (2, 3, 4), 1)
    checking.check_scenarios(made, scenarios)
