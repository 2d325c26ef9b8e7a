"""What the rulebook says of rooms and icons, in words; and cards read from their notation."""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import ludoteca

ROOMS = (
    "vault",
    "library",
    "sewers",
    "graveyard",
    "workshop",
    "forge",
    "trainer",
    "apothecary",
    "study",
    "cells",
    "laboratory",
    "builder",
)
TYPE_OF = {
    "vault": "jewel",
    "forge": "swords",
    "workshop": "swords",
    "library": "hats",
    "apothecary": "hats",
    "graveyard": "eye",
    "study": "eye",
    "sewers": "bones",
    "trainer": "bones",
    "cells": "special",
    "laboratory": "special",
    "builder": "special",
}
TYPES = ("jewel", "swords", "hats", "eye", "bones", "special")
RESOURCES = ("coin", "book", "frog", "bone")
TOKENS = (*RESOURCES, "trap")
MAKES = {"vault": "coin", "library": "book", "sewers": "frog", "graveyard": "bone", "workshop": "trap"}
TRADES = {
    "forge": ("coin", "equipment"),
    "trainer": ("bone", "beast"),
    "apothecary": ("frog", "potion"),
    "study": ("book", "scroll"),
}
KINDS = ("equipment", "beast", "potion", "scroll", "tactic")
CLASSES = ("warrior", "rogue", "mage", "archer", "champion")
EFFECTS = ("spoils", "curse", "heal", "prisoner", "defeat")
CLANS = ("dragon", "scaled", "gnoll", "slime", "skeleton", "ratfolk", "gremlin", "ghost", "witch")
GUILD_CARDS = {"family": (1, 2), "challenging": (2, 2), "hardcore": (2, 3)}
LEVELS = ("family", "challenging", "hardcore")
EDGES = ("north", "east", "south", "west")
STEP = {"north": (0, -1), "east": (1, 0), "south": (0, 1), "west": (-1, 0)}
FACING = {"north": "south", "south": "north", "east": "west", "west": "east"}

# The icons in the order in which the engine numbers them.
ICONS = (
    "draw",
    "activate",
    "move",
    "melee",
    "ranged",
    "defend",
    "resource",
    "trap",
    "portal",
    "summon",
    "ambush",
    "reinforce",
    "discard",
)


class Icon(NamedTuple):
    """One icon of a card. `what`: the token, type of room or icon that it names."""

    name: str
    times: int
    what: str
    swarm: bool
    then: Icon | None  # the right part of a Combo


def read(notation: str) -> list[list[Icon]]:
    """The sides of a card."""
    return [[_combo(part) for part in side.split("+")] for side in notation.split("/")]


def _combo(text: str) -> Icon:
    left, _, right = text.partition(">")
    return _icon(left)._replace(then=_icon(right) if right else None)


def _icon(text: str) -> Icon:
    swarm = "swarm" in text.split()
    words = [word for word in text.split() if word != "swarm"]
    times = next((int(word) for word in words if word.isdigit()), 1)
    words = [word for word in words if not word.isdigit()]
    name = words[0]
    what = words[1] if len(words) > 1 else ""
    if name in RESOURCES:
        name, what = "resource", name
    if name == "place":
        name = "summon"
    return Icon(name, times, what, swarm, None)


def shows(sides: list[list[Icon]], icon: str) -> bool:
    """KTHO-D-40: whether an icon stands anywhere on a card."""
    found = set()
    for side in sides:
        for one in side:
            found.add(one.name)
            if one.then is not None:
                found.add(one.then.name)
    if "ambush" in found:
        found.add("summon")
    return icon in found


class Rule(NamedTuple):
    """A part of a scenario's rule, in the words of its file."""

    when: str
    card: str  # of which card, if not of all
    at: str  # in which room, if not in all
    condition: str
    sides: list[list[str]]
    otherwise: list[list[str]]


@cache
def scenario_file(scenario: str) -> dict[str, Any]:
    """A scenario as its file tells it."""
    folder = Path(ludoteca.__file__).parent / "games" / "keep_the_heroes_out" / "content" / "scenarios"
    return tomllib.loads((folder / f"{scenario}.toml").read_text("utf-8"))


def storm_of(scenario: str) -> int:
    """KTHO-D-71: the Guild cards of its storm."""
    return int(scenario_file(scenario).get("storm", 0))


@cache
def rules_of(scenario: str) -> list[Rule]:
    """The rule of a scenario."""
    return [
        Rule(
            rule["when"],
            rule.get("card", ""),
            rule.get("at", ""),
            rule.get("if", ""),
            _sides(rule["do"]),
            _sides(rule.get("else", "")),
        )
        for rule in scenario_file(scenario)["rule"]
    ]


def _sides(text: str) -> list[list[str]]:
    return [[effect.strip() for effect in side.split("+")] for side in text.split("/")] if text else []
