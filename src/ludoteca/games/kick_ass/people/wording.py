"""What the arguments of events are, in words. Whatever can be pointed at carries its ref as a parameter."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ludoteca.games.kick_ass.content import words as w
from ludoteca.games.kick_ass.content.box import PICTURE_NAMES, PICTURES, TOKEN_NAMES, Box
from ludoteca.games.kick_ass.people import names
from ludoteca.games.kick_ass.people.fights import BLUE_FACES, RED_FACES
from ludoteca.games.kick_ass.people.names import Word
from ludoteca.games.kick_ass.state import AT_FOE, BLUE_DICE, REASONS, SEGMENT_NAMES
from ludoteca.kernel.present import Faces

VERBS: Final = {w.TIMER: "verb-timer", w.COMBAT: "verb-combat", w.CALM: "verb-calm", w.STIR: "verb-stir"}
BITS: Final = 4  # of a face, among the dice of an event
FACE: Final = 15


def word(box: Box, kind: str, value: int) -> Word:
    """The message for a value of this type in an event of a table with this box."""
    make = _WORDS.get(kind)
    if make is None:
        raise ValueError(f"kick-ass has no values of type {kind!r}")
    return make(box, value)


def faces(kind: str, value: int) -> Faces:
    """Dice as they lie: `reds` or `blues`, packed with the first one lowest, each one more than its face."""
    shown = RED_FACES if kind == "reds" else BLUE_FACES
    found: list[str] = []
    while value > 0:
        found.append(shown[(value & FACE) - 1])
        value >>= BITS
    return Faces(tuple(found))


def _thing(_box: Box, value: int) -> Word:
    """A meter, dollars, a figure, or a number of a Boss."""
    if value <= w.DOLLAR:
        return names.stat_name(value)
    if value in (w.MINION, w.SUPER):
        return ("enemy-minion" if value == w.MINION else "enemy-super"), {}
    return f"thing-{w.THING_NAMES[value].replace('_', '-')}", {"n": 1}


def _token(_box: Box, value: int) -> Word:
    colour, picture = divmod(value, PICTURES)
    return f"token-{PICTURE_NAMES[picture]}", {"weak": names.weak_name(colour)}


def _target(_box: Box, value: int) -> Word:
    if value >= AT_FOE:
        return "target-foe", {}
    return ("enemy-minion", "enemy-super", "enemy-gang")[value], {}


def _die(_box: Box, value: int) -> Word:
    return ("die-blue" if value >= BLUE_DICE else "die-red"), {"n": value % BLUE_DICE + 1}


_WORDS: Final[dict[str, Callable[[Box, int], Word]]] = {
    "place": lambda _, value: names.district_name(value),
    "at": lambda _, value: names.at(value),
    "to": lambda _, value: names.to(value),
    "from": lambda _, value: names.out_of(value),
    "thing": _thing,
    "card": names.card_name,
    "item": names.item_name,
    "crisis": names.crisis_name,
    "spawn": names.spawn_name,
    "event": names.event_name,
    "foe": names.brute_name,
    "plot": names.plot_name,
    "twist": names.modifier_name,
    "token": _token,
    "weak": lambda _, value: names.weak_name(value),
    "mist": lambda _, value: (f"mist-{TOKEN_NAMES[value]}", {}),
    "hero": names.hero_word,
    "slot": lambda _, value: names.slot_name(value),
    "side": lambda _, value: (("side-hits", "side-shields")[value], {}),
    "verb": lambda _, value: (VERBS.get(value, "verb-rule"), {}),
    "target": _target,
    "die": _die,
    "face": lambda _, value: (("face-blank", "face-plain", "face-bolt")[value], {}),
    "segment": lambda _, value: (f"segment-{SEGMENT_NAMES[value]}", {}),
    "reason": lambda _, value: (f"reason-{REASONS[value]}", {}),
}
