"""Whether the content files hold what the box holds. A mistake stops the import with a sentence that names the card."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any, Final

from ludoteca.games.rush_out.content.names import (
    CHALLENGE_FAMILIES,
    CURSE_EFFECTS,
    DISPELLING_EFFECTS,
    EQUIPMENT_SYMBOLS,
    HERO_ROLES,
    HERO_SYMBOLS,
    SCENARIO_IDS,
    SCROLL_EFFECTS,
    SORCERER_SYMBOLS,
    SPELL_FAMILIES,
)

Table = Mapping[str, Any]

SPELLS_PER_FAMILY: Final = (8, 7, 6, 6, 6, 7, 6)
CHALLENGES_PER_KIND: Final = (20, 4, 5)
EQUIPMENT_CARDS: Final = 10
SORCERER_DICE: Final = 5
TWO_HEROES_DICE: Final = 6
ENTRY_SLOTS: Final = 3  # the least that a card asks for
BACK_NUMBERS: Final = (3, 4, 5)

# What a power may be, by family (RO-R43, RO-R46, RO-R76, RO-R77, RO-R89).
POWERS: Final[dict[str, tuple[int, ...]]] = {
    "confusion": (1, 2),
    "dracology": (1, 2),
    "doom": (1, 2),
    "regression": (1, 2),
}
WITH_HERO_END: Final = ("summoning", "dispelling", "curse")

# The printed table of Spell decks (RO-R39, RO-D-2).
SPELL_TABLE: Final[dict[str, tuple[int, ...]]] = {
    "training-1": (8, 7, 0, 0, 0, 0, 0),
    "training-2": (6, 6, 5, 0, 0, 0, 0),
    "1": (5, 4, 5, 5, 0, 0, 0),
    "2": (6, 5, 5, 5, 0, 0, 0),
    "3": (5, 4, 5, 4, 4, 0, 0),
    "4": (4, 3, 5, 4, 4, 5, 0),
    "5": (4, 3, 5, 4, 4, 5, 0),
    "6": (0, 3, 5, 3, 3, 5, 3),
}
PARTS: Final = ("dragon", "coins", "souls", "lives", "experience")


class ContentError(ValueError):
    """A content file says something that the game cannot be."""


def _demand(fine: bool, complaint: str) -> None:
    if not fine:
        raise ContentError(f"rush-out: {complaint}")


def _check_end(card: Table, field: str, symbols: Sequence[str], least: int, most: int) -> None:
    slots = card.get(field, [])
    _demand(least <= len(slots) <= most, f"{card['id']}: {field} has {len(slots)} slots, not {least} to {most}")
    for symbol in slots:
        _demand(symbol in symbols[:-1], f"{card['id']}: {field} asks for {symbol!r}")


def check_spells(spells: Sequence[Table]) -> None:
    """The 46 Spells by type (RO-R8, RO-D-1), their ends, powers and effects."""
    families = Counter(card["family"] for card in spells)
    for family, count in zip(SPELL_FAMILIES, SPELLS_PER_FAMILY, strict=True):
        _demand(families[family] == count, f"{families[family]} {family} Spells, not {count}")
    _demand(len(spells) == sum(SPELLS_PER_FAMILY), f"unknown Spell families: {set(families) - set(SPELL_FAMILIES)}")
    for card in spells:
        family = card["family"]
        _check_end(card, "slots", SORCERER_SYMBOLS, ENTRY_SLOTS, SORCERER_DICE)
        _demand(card["power"] in POWERS.get(family, (0,)), f"{card['id']}: a {family} has no power {card['power']}")
        _demand(("hero_slots" in card) == (family in WITH_HERO_END), f"{card['id']}: hero_slots on a {family}")
        if "hero_slots" in card:
            _check_end(card, "hero_slots", HERO_SYMBOLS, 2, TWO_HEROES_DICE)
        _demand(("effect" in card) == (family in ("dispelling", "curse")), f"{card['id']}: effect on a {family}")
    dispellings = Counter(card["effect"] for card in spells if card["family"] == "dispelling")
    wanted = {effect: 2 if effect == "whirlwind" else 1 for effect in DISPELLING_EFFECTS}
    _demand(dispellings == wanted, f"Dispelling effects {dict(dispellings)}, not {wanted}")
    curses = Counter(card["effect"] for card in spells if card["family"] == "curse")
    _demand(curses == dict.fromkeys(CURSE_EFFECTS, 2), f"Curse effects {dict(curses)}, not two of each")


def check_challenges(challenges: Sequence[Table]) -> None:
    """The 29 Challenges by type (RO-R9): two Heroes can fill each, and the Sorcerer can fill the end across."""
    kinds = Counter(card["kind"] for card in challenges)
    for kind, count in zip(CHALLENGE_FAMILIES, CHALLENGES_PER_KIND, strict=True):
        _demand(kinds[kind] == count, f"{kinds[kind]} {kind} Challenges, not {count}")
    _demand(len(challenges) == sum(CHALLENGES_PER_KIND), f"unknown kinds: {set(kinds) - set(CHALLENGE_FAMILIES)}")
    for card in challenges:
        _check_end(card, "slots", HERO_SYMBOLS, ENTRY_SLOTS, TWO_HEROES_DICE)
        _demand(("sorcerer_slots" in card) == (card["kind"] != "standard"), f"{card['id']}: sorcerer_slots")
        if "sorcerer_slots" in card:
            _check_end(card, "sorcerer_slots", SORCERER_SYMBOLS, ENTRY_SLOTS, SORCERER_DICE)
        _demand(card["back"] in BACK_NUMBERS, f"{card['id']}: back {card['back']}")
        _demand(card["kind"] != "coin" or card["back"] == min(BACK_NUMBERS), f"{card['id']}: all Coin cards are used")


def check_flags(*sides: Sequence[Table]) -> None:
    """About half of the cards of each side have a Flag, and every symbol of the Sorcerer occurs."""
    for cards in sides:
        flags = [card["flag"] for card in cards if "flag" in card]
        for flag in flags:
            _demand(flag in SORCERER_SYMBOLS[:-1], f"a Flag shows {flag!r}")
        _demand(set(flags) == set(SORCERER_SYMBOLS[:-1]), f"no Flag shows {set(SORCERER_SYMBOLS[:-1]) - set(flags)}")
        _demand(0.4 <= len(flags) / len(cards) <= 0.6, f"{len(flags)} of {len(cards)} cards have a Flag")


def check_gear(equipment: Sequence[Table], scrolls: Sequence[Table]) -> None:
    """Ten Equipment cards of six kinds (RO-R67) and eight Scrolls (RO-R68), in the order of their numbers."""
    symbols = tuple(gear["symbol"] for gear in equipment)
    _demand(symbols == EQUIPMENT_SYMBOLS, f"Equipment symbols {symbols}, not {EQUIPMENT_SYMBOLS}")
    copies = sum(gear["copies"] for gear in equipment)
    _demand(copies == EQUIPMENT_CARDS, f"{copies} Equipment cards, not {EQUIPMENT_CARDS}")
    effects = tuple(scroll["effect"] for scroll in scrolls)
    _demand(effects == SCROLL_EFFECTS, f"Scroll effects {effects}, not {SCROLL_EFFECTS}")
    for scroll in scrolls:
        wanted = {"lightning": ["lightning"] * 2, "fire": ["fire"] * 5}.get(scroll["effect"], [])
        _demand(scroll.get("slots", []) == wanted, f"{scroll['id']}: slots {scroll.get('slots')}, not {wanted}")
    for card in (*equipment, *scrolls):
        _demand(card["cost"] > 0, f"{card['id']}: nothing is free")


def check_characters(heroes: Sequence[Table], dragon: Mapping[str, int]) -> None:
    """Four Heroes with different Jokers, none of them Heart (RO-R11), and the dragon tile's two sides (RO-R45)."""
    ids = tuple(hero["id"] for hero in heroes)
    _demand(ids == HERO_ROLES, f"Heroes {ids}, not {HERO_ROLES}")
    jokers = [hero["joker"] for hero in heroes]
    _demand(set(jokers) == {"fire", "sword", "foot", "key"}, f"the Heroes' Jokers stand for {jokers}")
    for hero in heroes:
        _check_end(hero, "wounded", HERO_SYMBOLS, 1, TWO_HEROES_DICE)
        _demand("heart" in hero["wounded"], f"{hero['id']}: no Heart heals the wound")
        _demand(hero["ability_cost"] > 0, f"{hero['id']}: the Ability is free")
    _demand(set(dragon) == {"3", "4", "5"}, f"dragon slots for {set(dragon)} players")
    _demand(all(1 <= slots <= TWO_HEROES_DICE for slots in dragon.values()), f"dragon slots {dict(dragon)}")


def check_scenarios(scenarios: Sequence[Table], souls: Mapping[str, int], lives: Mapping[str, int]) -> None:
    """The printed decks (RO-R39), and that each scenario keeps what those before it brought (RO-R36)."""
    ids = tuple(scenario["id"] for scenario in scenarios)
    _demand(ids == SCENARIO_IDS, f"scenarios {ids}, not {SCENARIO_IDS}")
    brought: list[str] = []
    for scenario in scenarios:
        counts = tuple(scenario[family] for family in SPELL_FAMILIES)
        wanted = SPELL_TABLE[scenario["id"]]
        _demand(counts == wanted, f"scenario {scenario['id']}: Spells {counts}, not {wanted}")
        for kind in scenario["challenges"]:
            _demand(kind in CHALLENGE_FAMILIES, f"scenario {scenario['id']}: Challenges of kind {kind!r}")
        here = [*scenario["challenges"], *(part for part in PARTS if scenario[part])]
        _demand(set(brought) <= set(here), f"scenario {scenario['id']} lacks {set(brought) - set(here)}")
        _demand(("coin" in here) == ("coins" in here), f"scenario {scenario['id']}: coins without Coin cards")
        _demand(("confrontation" in here) == ("lives" in here), f"scenario {scenario['id']}: Lives without danger")
        rounds = 1 if scenario["id"].startswith("training") else 2
        _demand(scenario["trophies"] == rounds, f"scenario {scenario['id']}: {scenario['trophies']} Trophies")
        brought = here
    _demand(set(souls) == {"2", "3", "4"} == set(lives), f"Souls for {set(souls)} and Lives for {set(lives)} Heroes")


def check_ids(cards: Sequence[Table]) -> None:
    """Every card has an id of its own, for names, pictures and records."""
    for card_id, times in Counter(card["id"] for card in cards).items():
        _demand(times == 1, f"the id {card_id!r} is used {times} times")
