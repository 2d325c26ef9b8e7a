"""What stands on a card, for people: its icons as a board draws them, and the words that are made of them."""

from __future__ import annotations

from ludoteca.games.keep_the_heroes_out.content.box import (
    AMBUSH,
    CLAN_NAMES,
    DISCARD,
    ICON_NAMES,
    LOOT_NAMES,
    NO_TYPE,
    REINFORCE,
    RESOURCE,
    SUMMON,
    TACTIC,
    TOKEN_NAMES,
    TYPE_NAMES,
    Card,
    Icon,
)
from ludoteca.games.keep_the_heroes_out.content.table import Content
from ludoteca.games.keep_the_heroes_out.people.names import Word, card_key, said
from ludoteca.games.keep_the_heroes_out.people.shapes import (
    CardFace,
    CardKind,
    CardName,
    IconFace,
    SideFace,
)

PARTS = "abcd"  # the parameters of a text with several parts
LOOT_RULE = ("KTHO-R53a", "KTHO-R53b", "KTHO-R53c", "KTHO-R53d")  # by kind: the room that sells it
TACTIC_RULE = "KTHO-R21"


# -- as a board draws them -------------------------------------------------------------------------------------


def card_face(content: Content, card: int) -> CardFace:
    """A card that lies face up; each is made once for its content."""
    known = content.worked_out.get("faces")
    if not isinstance(known, dict):
        known = content.worked_out["faces"] = {}
    if card not in known:
        known[card] = _made(card, content.cards[card])
    found: CardFace = known[card]
    return found


def _made(card: int, own: Card) -> CardFace:
    return {
        "ref": f"card:{card}",
        "like": f"card:{card}",
        "id": card_key(own),
        "kind": kind_name(own),
        "clan": None if own.clan < 0 else CLAN_NAMES[own.clan],
        "icon": own.icon,
        "sides": [side_face(card, number, side) for number, side in enumerate(own.sides)],
        "defends": own.defends,
        "rule": TACTIC_RULE if own.kind == TACTIC else LOOT_RULE[own.kind],
    }


def pile_card(content: Content, card: int) -> CardName:
    """A card of a pile, by its name and picture."""
    own = content.cards[card]
    return {"ref": f"card:{card}", "id": card_key(own), "kind": kind_name(own), "icon": own.icon}


def kind_name(card: Card) -> CardKind:
    """Tactic, or the kind of Loot."""
    return "tactic" if card.kind == TACTIC else LOOT_NAMES[card.kind]


def side_face(card: int, number: int, side: list[Icon]) -> SideFace:
    """One side of a card's slash."""
    return {
        "ref": f"side:{card}.{number}",
        "icons": [icon_face(icon) for icon in side],
        "text": said(side_text(side)),
    }


def icon_face(icon: Icon) -> IconFace:
    """One icon, with the right part of its Combo."""
    return {
        "icon": ICON_NAMES[icon.icon],
        "n": int(icon.n),
        "arg": arg_name(icon),
        "swarm": icon.swarm,
        "then": [icon_face(then) for then in icon.then],
    }


def arg_name(icon: Icon) -> str | None:
    """What an icon is about: a token, a type of room, another icon; None for most, and for a Summon without a type."""
    if icon.icon in {RESOURCE, DISCARD}:
        return TOKEN_NAMES[icon.arg]
    if icon.icon == REINFORCE:
        return ICON_NAMES[icon.arg]
    if icon.icon in {SUMMON, AMBUSH} and icon.arg != NO_TYPE:
        return TYPE_NAMES[icon.arg]
    return None


# -- in words --------------------------------------------------------------------------------------------------


def card_text(card: Card) -> Word:
    """All that stands on a card: its sides, with *or* between them (KTHO-R41)."""
    return _parts("cardtext", [side_text(side) for side in card.sides])


def side_text(side: list[Icon]) -> Word:
    """What one side does."""
    return _parts("side", [icon_text(icon) for icon in side])


def icon_text(icon: Icon, right: bool = False) -> Word:
    """What an icon does; `right`: as the right part of a Combo, which happens in the room of its left part."""
    if icon.then:
        left = Icon(int(icon.icon), int(icon.n), int(icon.arg), icon.swarm, [])
        return "does-combo", {"left": icon_text(left), "right": icon_text(icon.then[0], right=True)}
    n = int(icon.n)
    name = ICON_NAMES[icon.icon]
    if icon.swarm:
        return f"does-swarm-{name}", {}
    if icon.icon == RESOURCE:
        return f"does-{TOKEN_NAMES[icon.arg]}", {"n": n}
    if icon.icon == DISCARD:
        return f"does-discard-{TOKEN_NAMES[icon.arg]}", {}
    if icon.icon == REINFORCE:
        return "does-reinforce", {"icon": (f"shows-{ICON_NAMES[icon.arg]}", {})}
    if icon.icon == AMBUSH:
        return "does-ambush", {"n": n, "rooms": rooms_name(int(icon.arg))}
    if icon.icon == SUMMON and right:
        return "does-summon-there", {"n": n}
    if icon.icon == SUMMON and icon.arg != NO_TYPE:
        return "does-summon-type", {"n": n, "rooms": rooms_name(int(icon.arg))}
    return f"does-{name}", {"n": n}


def rooms_name(room_type: int) -> Word:
    """The rooms of a type."""
    return f"rooms-{TYPE_NAMES[room_type]}", {}


def _parts(key: str, words: list[Word]) -> Word:
    """Several texts as one; its key says how many there are."""
    return f"{key}-{len(words)}", dict(zip(PARTS, words, strict=False))
