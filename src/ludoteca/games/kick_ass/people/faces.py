"""What stands on a piece, for people: icons as a board draws them, and the words that are made of them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from ludoteca.games.kick_ass.content import telling
from ludoteca.games.kick_ass.content import words as w
from ludoteca.games.kick_ass.content.box import Box
from ludoteca.games.kick_ass.people import names
from ludoteca.games.kick_ass.people.names import said
from ludoteca.games.kick_ass.people.shapes import CardFace, CardType, DistrictId, EffectFace, IconN, ItemFace, ItemSlot

CARD_RULE: Final = ("KA-R79", "KA-R79", "KA-R24")  # by colour
ITEM_SLOTS: Final[tuple[ItemSlot, ...]] = ("head", "body", "hand", "two-hands", "backpack")
TYPES: Final[dict[int, CardType]] = {w.WORK: "work", w.PERSONAL: "personal", w.HERO: "hero", w.FAMOUS: "famous"}

# What a deed looks like where its thing does not say it.
VERB_ICONS: Final = {
    w.TIMER: "timer",
    w.COMBAT: "combat",
    w.CLEAN: "clean",
    w.PROTECT: "protect",
    w.WALK: "move",
    w.GO: "move",
    w.DRIVE: "minion",
    w.ARRIVAL: "arrival",
    w.FEWER: "minion",
    w.DRAW: "item",
    w.BUY: "buy",
    w.RESTORE: "item",
    w.TIRE: "exhaust",
    w.TAKE: "card",
    w.RETURN: "card",
    w.KEEP: "card",
    w.RENEW: "card",
    w.CALM: "crisis",
    w.STIR: "crisis",
    w.DOCK: "docks",
    w.PUSH: "event",
    w.PULL: "event",
    w.HOLD: "event",
    w.BLOCK: "timer",
    w.STRIKE: "red",
    w.LURE: "minion",
    w.STAMP: "item",
    w.REROLL: "reroll",
    w.HIT: "hit",
    w.HITS: "hit",
    w.SHIELD: "shield",
    w.SHIELDS: "shield",
    w.SPARK: "bolt",
    w.BOSS: "enemy",
    w.SKULL: "enemy",
    w.REVEAL: "token",
    w.FAINT: "life",
    w.STEPS: "move",
    w.HAND_SHUT: "item",
    w.PACK_SHUT: "item",
    w.TOLL: "dollar",
    w.PRICE: "dollar",
    w.STRONGER: "enemy",
    w.TOUGHER: "enemy",
    w.ARMOURED: "shield",
    w.BLOCKED: "timer",
    w.EXTRA: "minion",
    w.SUPERS: "super",
    w.SAFE: "shield",
    w.DODGE: "life",
    w.DEPUTY: "clean",
    w.DOUBLE_TIMER: "timer",
    w.NO_DOCK: "docks",
    w.LESS_HEAL: "life",
}
CONDITION_ICONS: Final = {w.IF_MORNING: "if-morning", w.IF_AFTERNOON: "if-afternoon", w.IF_NIGHT: "if-night"}
BOXES: Final = 8  # whose faces are kept
LESS: Final = (w.LOSE, w.ELIMINATE, w.FEWER)
BY_THING: Final = (w.GAIN, w.LOSE, w.SPAWN, w.ELIMINATE, w.ROLL, w.POOL, w.FUMBLE)
THING_ICONS: Final = {"die": "reroll", "enemy": "minion", "brute": "enemy"}
MOMENT_ICONS: Final = {
    w.BOLT: "bolt",
    w.RED_BOLT: "red-bolt",
    w.BLUE_BOLT: "blue-bolt",
    w.EXHAUST: "exhaust",
    w.IN_COMBAT: "combat",
}


# -- as a board draws them -------------------------------------------------------------------------------------


def deed_icon(deed: w.Deed, players: int) -> IconN:
    """A deed as an icon with its number; 0 where there is none, or it is *all*."""
    amount = int(deed.n) + int(deed.x) * players
    if deed.n == w.ALL_OF or deed.verb in (w.TIMER, w.COMBAT, w.CLEAN, w.GO):
        amount = 0
    if deed.verb in LESS:
        amount = -amount
    if deed.verb in BY_THING:
        thing = w.THING_NAMES[deed.what]
        return {"icon": THING_ICONS.get(thing, thing), "n": amount}
    return {"icon": VERB_ICONS.get(int(deed.verb), "other"), "n": amount}


def line_icons(line: w.Line, players: int) -> list[IconN]:
    """A line: its moment, then the sides of its choice."""
    found: list[IconN] = []
    if line.moment in MOMENT_ICONS:
        found.append({"icon": MOMENT_ICONS[int(line.moment)], "n": 0})
        found.append({"icon": "then", "n": 0})
    for number, option in enumerate(line.options):
        if number:
            found.append({"icon": "or", "n": 0})
        found.extend(deed_icon(deed, players) for deed in option.price)
        if option.price:
            found.append({"icon": "then", "n": 0})
        found.extend(deed_icon(deed, players) for deed in option.deeds)
        found.extend(condition_icon(condition) for condition in option.conditions)
    return found


def condition_icon(condition: w.Condition) -> IconN:
    """That something is bound to a condition is seen on the card; which one, unless it is a time of day, is told."""
    return {"icon": "if" if condition.not_ else CONDITION_ICONS.get(int(condition.kind), "if"), "n": 0}


def line_face(box: Box, line: w.Line, players: int, ref: str = "", used: bool = False) -> EffectFace:
    """A line, drawn and in words."""
    return {
        "ref": ref,
        "icons": line_icons(line, players),
        "text": said(telling.line_word(box, line, players)),
        "used": used,
        "must": line.compulsory,
    }


def line_faces(box: Box, lines: Sequence[w.Line], players: int) -> list[EffectFace]:
    """Several lines."""
    return [line_face(box, line, players) for line in lines]


def _kept(box: Box) -> dict[tuple[str, int, int], Any]:
    """What was made of the pieces of a box, by kind, piece and number of players: pieces never change."""
    known = _boxes.get(id(box))
    if known is None:
        while len(_boxes) >= BOXES:
            _boxes.pop(next(iter(_boxes)))
        known = _boxes[id(box)] = (box, {})
    return known[1]


_boxes: dict[int, tuple[Box, dict[tuple[str, int, int], Any]]] = {}  # with the box itself, so that its id stays its own


def card_face(box: Box, card: int, players: int) -> CardFace:
    """An Activation card, face up; each is made once."""
    known, key = _kept(box), ("card", card, players)
    if key not in known:
        known[key] = _made_card(box, card, players)
    found: CardFace = known[key]
    return found


def _made_card(box: Box, card: int, players: int) -> CardFace:
    own = box.cards[card]
    steps = own.lines.at[w.NOW]
    colour = w.COLOUR_NAMES[own.colour]
    return {
        "ref": f"card:{card}",
        "id": names.piece_key(own.id),
        "name": said(names.card_name(box, card)),
        "color": "blue" if colour == "blue" else "red" if colour == "red" else "green",
        "type": TYPES.get(int(own.kind)),
        "move": int(own.moves),
        "effects": [line_face(box, line, players, f"effect:{card}.{at}") for at, line in enumerate(steps)],
        "more": [line_face(box, line, players) for line in own.lines.all if line.moment != w.NOW],
        "district": None if own.district == w.NOWHERE else district_id(int(own.district)),
        "rule": CARD_RULE[own.colour],
    }


def item_face(box: Box, item: int, players: int, exhausted: bool = False, works: bool = True) -> ItemFace:
    """An Item, as it lies."""
    known, key = _kept(box), ("item", item, players)
    if key not in known:
        known[key] = _made_item(box, item, players)
    made: ItemFace = known[key]
    return {**made, "exhausted": exhausted, "works": works}


def _made_item(box: Box, item: int, players: int) -> ItemFace:
    own = box.items[item]
    return {
        "ref": f"item:{item}",
        "id": names.piece_key(own.id),
        "name": said(names.item_name(box, item)),
        "slot": ITEM_SLOTS[own.slot],
        "price": int(own.cost),
        "exhausted": False,
        "works": True,
        "effects": line_faces(box, own.lines.all, players),
        "asks": said(telling.conditions_word(box, own.asks)) if own.asks else None,
        "restore": said(telling.restore_word(box, own)) if own.restore >= 0 else None,
    }


def district_id(place: int) -> DistrictId:
    """A District by its name."""
    return DISTRICT_IDS[place]


DISTRICT_IDS: Final[tuple[DistrictId, ...]] = (
    "police",
    "park",
    "wall_street",
    "shop",
    "library",
    "hospital",
    "docks",
    "city_hall",
)
