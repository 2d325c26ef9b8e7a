"""The vocabulary of the content files. The position of a name is its number in rules, actions and records."""

from __future__ import annotations

from typing import Final

HERO_SYMBOLS: Final = ("fire", "sword", "foot", "key", "heart", "joker")
SORCERER_SYMBOLS: Final = ("plant", "water", "air", "lightning", "fire", "joker")

SPELL_FAMILIES: Final = ("confusion", "summoning", "dracology", "dispelling", "curse", "doom", "regression")
CHALLENGE_FAMILIES: Final = ("standard", "coin", "confrontation")
FAMILY_NAMES: Final = SPELL_FAMILIES + CHALLENGE_FAMILIES

DISPELLING_EFFECTS: Final = ("whirlwind", "fire", "sword", "foot", "key")
CURSE_EFFECTS: Final = ("silence", "one-hand", "high-five")
EFFECT_NAMES: Final = DISPELLING_EFFECTS + CURSE_EFFECTS

HERO_ROLES: Final = ("bard", "guard", "warrior", "cleric")
ROLES: Final = ("sorcerer", *HERO_ROLES)

EQUIPMENT_SYMBOLS: Final = ("fire", "foot", "key", "sword", "heart", "any")
SCROLL_EFFECTS: Final = ("plant-water", "plant-air", "swap", "water", "plant", "air", "lightning", "fire")

SCENARIO_IDS: Final = ("training-1", "training-2", "1", "2", "3", "4", "5", "6")
