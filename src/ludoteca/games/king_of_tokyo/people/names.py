"""How things of the game are named to people: message keys with their parameters."""

from __future__ import annotations

from typing import Any

from ludoteca.games.king_of_tokyo.content import MONSTERS
from ludoteca.games.king_of_tokyo.content.box import Content
from ludoteca.games.king_of_tokyo.state import FACE_NAMES, TokyoState

Word = tuple[str, dict[str, Any]]


UNKNOWN: Word = "pack-unknown", {}  # a card of a pack that is not here: what was played with it is still told


def card_name(content: Content, kind: int) -> Word:
    """The message that names a card; of a pack, its name as it is."""
    return content.name_of(kind) if kind < len(content.cards) else UNKNOWN


def card_text(content: Content, kind: int) -> Word:
    """The message that says what a card does; of a pack, made of its numbers."""
    card = content.cards[kind]
    if not card.name:
        return f"card-{card.id}.text", {}
    when = "keep" if card.keep else "discard"
    parts = [(f"plain-{when}-{name.replace('_', '-')}", {"n": n}) for name, n in card.numbers.items() if n]
    return "plain-text", {"parts": parts}


def card_flavour(content: Content, kind: int) -> Word | None:
    """The message with a line for the fun of it, if a card has one."""
    card = content.cards[kind]
    if not card.name:
        return f"card-{card.id}.flavour", {}
    return ("pack-text", {"text": card.flavour}) if card.flavour else None


def card_rule(content: Content, kind: int) -> str:
    """Every Power card of the box has a rule of its own; what one of a pack does follows from what it is."""
    if kind < len(content.cards) and not content.cards[kind].name:
        return f"KOT-{content.ids[kind]}"
    return "KOT-R8" if kind < len(content.cards) and content.keep[kind] else "KOT-R9"


def card_named(card_id: str) -> Word:
    """The message that names the card with this id."""
    return f"card-{card_id}", {}


def monster_name(state: TokyoState, seat: int) -> Word:
    """The message that names a seat's monster."""
    return f"monster-{MONSTERS[state.monsters[seat].monster]}", {}


def face_name(face: int) -> Word:
    """The message that names a face of a die."""
    return f"face-{FACE_NAMES[face]}", {}


def dice_named(face: int) -> Word:
    """The message that names dice with this face, however many: "the two claws"."""
    return f"dice-{FACE_NAMES[face]}", {}


def unpack(packed: int) -> list[int]:
    """The dice of an event."""
    faces = []
    while packed > 1:
        faces.append(packed % 8)
        packed //= 8
    return faces[::-1]


def dice_word(packed: int) -> Word:
    """The message that shows the dice of an event."""
    faces: list[Word] = [(f"die-{FACE_NAMES[face]}", {}) for face in unpack(packed)]
    return ("dice-shown", {"faces": faces}) if faces else ("dice-none", {})
