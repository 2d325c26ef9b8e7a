"""The numbers of the box, from TOML: Spells, Challenges, gear, characters and scenarios (RO-R6 to RO-R11).

A *card* is an index: the 46 Spells (RO-D-1) come first, then the 29 Challenges. Symbols, families and effects are
indices too, in the order of the tuples of names here. Empty `slots` mean that a card has no such end.
What each card asks for is our own (RO-D-26): numbers are changed in the TOML files alone, and checked here at import.
"""

from __future__ import annotations

import tomllib
from importlib.resources import files
from typing import Any, Final

from ludoteca.games.rush_out.content import checks
from ludoteca.games.rush_out.content.names import (
    EFFECT_NAMES,
    FAMILY_NAMES,
    HERO_SYMBOLS,
    ROLES,
    SCENARIO_IDS,
    SCROLL_EFFECTS,
    SORCERER_SYMBOLS,
    SPELL_FAMILIES,
)

__all__ = [
    "ABILITY_COST",
    "BACK",
    "CARDS",
    "CARD_IDS",
    "CARD_OF_ID",
    "CHALLENGE_KINDS",
    "COLORS",
    "DRAGON_SLOTS",
    "EFFECT",
    "EFFECT_NAMES",
    "EQUIPMENT_COPIES",
    "EQUIPMENT_COST",
    "EQUIPMENT_ICONS",
    "EQUIPMENT_IDS",
    "EQUIPMENT_SYMBOL",
    "FAMILY",
    "FAMILY_NAMES",
    "FIGURES",
    "FLAG",
    "HAS_COINS",
    "HAS_DRAGON",
    "HAS_EXPERIENCE",
    "HAS_LIVES",
    "HAS_SOULS",
    "HERO_SYMBOLS",
    "ICONS",
    "JOKER_OF",
    "LIVES",
    "OTHER_SLOTS",
    "POWER",
    "ROLES",
    "SCENARIO_IDS",
    "SCROLL_COST",
    "SCROLL_EFFECTS",
    "SCROLL_ICONS",
    "SCROLL_IDS",
    "SCROLL_SLOTS",
    "SLOTS",
    "SORCERER_SYMBOLS",
    "SOULS",
    "SPELLS",
    "SPELL_COUNTS",
    "TROPHIES",
    "WOUNDED",
]


def _load(name: str) -> dict[str, Any]:
    return tomllib.loads((files(__name__) / name).read_text("utf-8"))


_SPELLS: Final[list[dict[str, Any]]] = _load("spells.toml")["spell"]
_CHALLENGES: Final[list[dict[str, Any]]] = _load("challenges.toml")["challenge"]
_GEAR: Final[dict[str, Any]] = _load("gear.toml")
_EQUIPMENT: Final[list[dict[str, Any]]] = _GEAR["equipment"]
_SCROLLS: Final[list[dict[str, Any]]] = _GEAR["scroll"]
_CHARACTERS: Final[dict[str, Any]] = _load("heroes.toml")
_HEROES: Final[list[dict[str, Any]]] = _CHARACTERS["hero"]
_SCENARIO_FILE: Final[dict[str, Any]] = _load("scenarios.toml")
_SCENARIOS: Final[list[dict[str, Any]]] = _SCENARIO_FILE["scenario"]

checks.check_spells(_SPELLS)
checks.check_challenges(_CHALLENGES)
checks.check_flags(_SPELLS, _CHALLENGES)
checks.check_gear(_EQUIPMENT, _SCROLLS)
checks.check_characters(_HEROES, _CHARACTERS["dragon"]["slots"])
checks.check_scenarios(_SCENARIOS, _SCENARIO_FILE["souls"], _SCENARIO_FILE["lives"])
checks.check_ids([*_SPELLS, *_CHALLENGES, *_EQUIPMENT, *_SCROLLS])


def _symbols(names: list[str], of: tuple[str, ...]) -> list[int]:
    return [of.index(name) for name in names]


def _by_number(table: dict[str, int], size: int) -> list[int]:
    """A list indexed by a number of players or Heroes, 0 where the box has no entry."""
    return [table.get(str(number), 0) for number in range(size)]


# --- Spells and Challenges (RO-R7, RO-R8, RO-R9) ---

SPELLS: Final = len(_SPELLS)
CARDS: Final = SPELLS + len(_CHALLENGES)
CARD_IDS: Final[list[str]] = [card["id"] for card in [*_SPELLS, *_CHALLENGES]]
CARD_OF_ID: Final[dict[str, int]] = {card_id: card for card, card_id in enumerate(CARD_IDS)}
FAMILY: Final[list[int]] = [FAMILY_NAMES.index(card["family"]) for card in _SPELLS] + [
    FAMILY_NAMES.index(card["kind"]) for card in _CHALLENGES
]
# The end of the card's own side: the Sorcerer's for Spells, the Heroes' for Challenges. OTHER_SLOTS is the end across.
SLOTS: Final[list[list[int]]] = [_symbols(card["slots"], SORCERER_SYMBOLS) for card in _SPELLS] + [
    _symbols(card["slots"], HERO_SYMBOLS) for card in _CHALLENGES
]
OTHER_SLOTS: Final[list[list[int]]] = [_symbols(card.get("hero_slots", []), HERO_SYMBOLS) for card in _SPELLS] + [
    _symbols(card.get("sorcerer_slots", []), SORCERER_SYMBOLS) for card in _CHALLENGES
]
FLAG: Final[list[int]] = [
    SORCERER_SYMBOLS.index(card["flag"]) if "flag" in card else -1 for card in [*_SPELLS, *_CHALLENGES]
]
POWER: Final[list[int]] = [card["power"] for card in _SPELLS] + [0] * len(_CHALLENGES)
EFFECT: Final[list[int]] = [EFFECT_NAMES.index(card["effect"]) if "effect" in card else -1 for card in _SPELLS] + [
    -1
] * len(_CHALLENGES)
BACK: Final[list[int]] = [0] * SPELLS + [card["back"] for card in _CHALLENGES]
ICONS: Final[list[str]] = [card["icon"] for card in [*_SPELLS, *_CHALLENGES]]

# --- Characters (RO-R11), indexed by role. Dice have the colour of their owner (RO-R13) ---

JOKER_OF: Final[list[int]] = [-1] + [HERO_SYMBOLS.index(hero["joker"]) for hero in _HEROES]
WOUNDED: Final[list[list[int]]] = [[], *(_symbols(hero["wounded"], HERO_SYMBOLS) for hero in _HEROES)]
ABILITY_COST: Final[list[int]] = [0] + [hero["ability_cost"] for hero in _HEROES]
COLORS: Final[list[str]] = [character["color"] for character in [_CHARACTERS["sorcerer"], *_HEROES]]
FIGURES: Final[list[str]] = [character["figure"] for character in [_CHARACTERS["sorcerer"], *_HEROES]]
DRAGON_SLOTS: Final[list[int]] = _by_number(_CHARACTERS["dragon"]["slots"], 6)

# --- Equipment (RO-R67) and Scrolls (RO-R68), indexed by kind ---

EQUIPMENT_IDS: Final[list[str]] = [gear["id"] for gear in _EQUIPMENT]
EQUIPMENT_SYMBOL: Final[list[int]] = [
    -1 if gear["symbol"] == "any" else HERO_SYMBOLS.index(gear["symbol"]) for gear in _EQUIPMENT
]
EQUIPMENT_COST: Final[list[int]] = [gear["cost"] for gear in _EQUIPMENT]
EQUIPMENT_COPIES: Final[list[int]] = [gear["copies"] for gear in _EQUIPMENT]
EQUIPMENT_ICONS: Final[list[str]] = [gear["icon"] for gear in _EQUIPMENT]
SCROLL_IDS: Final[list[str]] = [scroll["id"] for scroll in _SCROLLS]
SCROLL_COST: Final[list[int]] = [scroll["cost"] for scroll in _SCROLLS]
SCROLL_SLOTS: Final[list[list[int]]] = [_symbols(scroll.get("slots", []), SORCERER_SYMBOLS) for scroll in _SCROLLS]
SCROLL_ICONS: Final[list[str]] = [scroll["icon"] for scroll in _SCROLLS]

# --- Trainings and Scenarios (RO-R39, RO-R40), indexed as SCENARIO_IDS ---

SPELL_COUNTS: Final[list[list[int]]] = [[scenario[family] for family in SPELL_FAMILIES] for scenario in _SCENARIOS]
CHALLENGE_KINDS: Final[list[list[int]]] = [
    [FAMILY_NAMES.index(kind) for kind in scenario["challenges"]] for scenario in _SCENARIOS
]
TROPHIES: Final[list[int]] = [scenario["trophies"] for scenario in _SCENARIOS]
HAS_DRAGON: Final[list[bool]] = [scenario["dragon"] for scenario in _SCENARIOS]
HAS_COINS: Final[list[bool]] = [scenario["coins"] for scenario in _SCENARIOS]
HAS_SOULS: Final[list[bool]] = [scenario["souls"] for scenario in _SCENARIOS]
HAS_LIVES: Final[list[bool]] = [scenario["lives"] for scenario in _SCENARIOS]
HAS_EXPERIENCE: Final[list[bool]] = [scenario["experience"] for scenario in _SCENARIOS]
SOULS: Final[list[int]] = _by_number(_SCENARIO_FILE["souls"], 5)
LIVES: Final[list[int]] = _by_number(_SCENARIO_FILE["lives"], 5)
