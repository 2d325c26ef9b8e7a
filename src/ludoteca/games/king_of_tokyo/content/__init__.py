"""The numbers of the box, from TOML: cards (KOT-R7, KOT-R8, KOT-R9) and monsters (KOT-R3, KOT-R12).

A *kind* is the index of a distinct card, a *card* the index of one of the 66 physical ones.
"""

from __future__ import annotations

import tomllib
from importlib.resources import files
from typing import Any, Final


def _load(name: str) -> dict[str, Any]:
    return tomllib.loads((files(__name__) / name).read_text("utf-8"))


_CARDS: Final[list[dict[str, Any]]] = _load("cards.toml")["card"]
_MONSTERS: Final[list[dict[str, Any]]] = _load("monsters.toml")["monster"]

CARD_IDS: Final[list[str]] = [card["id"] for card in _CARDS]
KIND_OF_ID: Final[dict[str, int]] = {card_id: kind for kind, card_id in enumerate(CARD_IDS)}
COSTS: Final[list[int]] = [card["cost"] for card in _CARDS]
IS_KEEP: Final[list[bool]] = [card["type"] == "keep" for card in _CARDS]
ICONS: Final[list[str]] = [card["icon"] for card in _CARDS]
COPIES: Final[list[int]] = [card["copies"] for card in _CARDS]

KIND_OF: Final[list[int]] = [kind for kind, card in enumerate(_CARDS) for _ in range(card["copies"])]
CARD_COUNT: Final = len(KIND_OF)

MONSTERS: Final[list[str]] = [monster["id"] for monster in _MONSTERS]
FIGURES: Final[list[str]] = [monster["figure"] for monster in _MONSTERS]
COLORS: Final[list[str]] = [monster["color"] for monster in _MONSTERS]


def number(card_id: str, field: str) -> int:
    """A number of a card's plain effect, 0 when it has none."""
    return int(_CARDS[KIND_OF_ID[card_id]].get(field, 0))


def cards_named(card_id: str) -> list[int]:
    """The physical cards with this id (two of them for Extra Head and Evacuation Orders)."""
    kind = KIND_OF_ID[card_id]
    return [card for card, of in enumerate(KIND_OF) if of == kind]
