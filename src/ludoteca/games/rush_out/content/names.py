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

# RO-R67a, RO-R67b, RO-R67c, RO-R67d, RO-R67e, RO-R67f: what the owner's Joker also stands for.
EQUIPMENT_SYMBOLS: Final = ("fire", "foot", "key", "sword", "heart", "any")
# RO-R68a and RO-R68b turn dice, RO-R68c swaps Spells, RO-R68d, RO-R68e and RO-R68f teach the Sorcerer's Joker a symbol,
# RO-R68g and RO-R68h have slots (RO-D-19).
SCROLL_EFFECTS: Final = ("plant-water", "plant-air", "swap", "water", "plant", "air", "lightning", "fire")

SCENARIO_IDS: Final = ("training-1", "training-2", "1", "2", "3", "4", "5", "6")
