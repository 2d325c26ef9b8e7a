"""What a piece says, in words: made of its lines, one message for each word of the vocabulary, never written per piece.

    line_word(box, line, players)    a line: moment, choice, prices, deeds, conditions
    need_word(box, need, players)    a task of an event
    conditions_word, restore_word    what an item asks of its bearer, and when it is restored

Amounts are told as they are at this table: 2X is 6 with three players.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from ludoteca.games.kick_ass.content import words as w
from ludoteca.games.kick_ass.content.box import Box, ItemPiece
from ludoteca.games.kick_ass.content.words import Condition, Deed, Line, Need, Option
from ludoteca.kernel.present import Word, listed

MANY: Final = 2  # an amount for the plural
OF_A_KIND: Final = (w.STRONGER, w.TOUGHER, w.ARMOURED, w.FACE_DOWN, w.RENEW)  # all things of a kind


def lines_word(box: Box, lines: Sequence[Line], players: int) -> Word:
    """Several lines, one after the other."""
    first, *rest = [line_word(box, line, players) for line in lines]
    for word in rest:
        first = "tell-next", {"first": first, "rest": word}
    return first


def line_word(box: Box, line: Line, players: int) -> Word:
    """A line of a piece."""
    word = _option(box, line.options[0], players)
    for option in line.options[1:]:
        word = "tell-or", {"first": word, "rest": _option(box, option, players)}
    if line.moment in {w.NOW, w.ALWAYS}:
        return word
    return f"when-{_key(w.MOMENT_NAMES[line.moment])}", {"text": word}


def need_word(box: Box, need: Need, players: int) -> Word:
    """A task of an event, with the amount that it takes at this table."""
    amount = int(need.n) + int(need.x) * players
    params: dict[str, Any] = {"n": amount}
    key = f"need-{w.NEED_NAMES[need.kind]}"
    if need.kind == w.FORGO:
        key += "-cleanup" if need.what == w.ENEMY else "-refresh"
    elif need.kind == w.PAY and need.what == w.DOLLAR:
        key += "-dollar"
    elif need.what != w.NOTHING:
        params["what"] = thing_word(need.what, amount)
    if need.kind == w.CARRY:
        params |= {"from": _place("from", need.place), "to": _place("to", need.to)}
    elif need.kind == w.AT_ONCE:
        params |= {"first": _place("at", need.place), "second": _place("at", need.to)}
    elif need.place != w.NOWHERE:
        params["where"] = _place("at", need.place)
    if need.by:
        return "tell-by", {"text": (key, params), "who": conditions_word(box, need.by)}
    return key, params


def conditions_word(_box: Box, conditions: Sequence[Condition]) -> Word:
    """Conditions that must all hold."""
    word: Word = listed([_condition(one) for one in conditions])
    return word


def restore_word(box: Box, item: ItemPiece) -> Word:
    """KA-R35: when an item is restored that does not wait for the Refresh phase."""
    word: Word = (f"restore-{_key(w.MOMENT_NAMES[item.restore])}", {})
    if item.restore_if:
        return "tell-if", {"text": word, "conditions": conditions_word(box, item.restore_if)}
    return word


def lasting_word(box: Box, verb: int, place: int, n: int, what: int) -> Word:
    """A rule that has begun to hold."""
    deed = Deed(verb)
    deed.n, deed.what = n, what
    if place >= 0:
        deed.place = place
    return _deed(box, deed, 0)


def thing_word(what: int, amount: Any) -> Word:
    """A thing, so many of it."""
    return f"thing-{_key(w.THING_NAMES[what])}", {"n": amount}


# -- parts -------------------------------------------------------------------------------------------------------------


def _option(box: Box, option: Option, players: int) -> Word:
    """One side of a choice."""
    word: Word = listed([_deed(box, deed, players) for deed in option.deeds])
    if option.price:
        price = listed([_deed(box, deed, players) for deed in option.price])
        word = "tell-price", {"price": price, "text": word}
    if option.conditions:
        word = "tell-if", {"text": word, "conditions": conditions_word(box, option.conditions)}
    return word


def _deed(box: Box, deed: Deed, players: int) -> Word:
    """A verb with its amount, thing and places; then who, for each of what, and how long."""
    amount: Any = abs(int(deed.n) + int(deed.x) * players)
    if deed.n == w.ALL_OF:
        amount = ("amount-all", {})
    params: dict[str, Any] = {"n": amount, "sign": ("sign-less" if deed.n < 0 else "sign-more", {})}
    key = f"deed-{_key(w.VERB_NAMES[deed.verb])}"
    if deed.what == w.BRUTE and deed.arg >= 0:
        params["what"] = (f"enemy-{_key(box.brutes[deed.arg].id)}", {})
        key += "-brute"
    elif deed.what in {w.DOLLAR, w.ITEM} and deed.verb in {w.GAIN, w.LOSE, w.NO_GAIN, w.ENTRY}:
        key += "-dollar" if deed.what == w.DOLLAR else "-item"
    elif deed.verb == w.STEPS and deed.what != w.NOTHING:
        params["what"] = thing_word(deed.what, 2)
        key += "-of"
    elif deed.verb == w.DOCK and deed.n != 0:
        key += "-move"
    elif deed.verb == w.NO_BOLT and deed.what != w.ANY_DIE:
        params["what"] = thing_word(deed.what, 1)
        key += "-of"
    elif deed.what != w.NOTHING:
        params["what"] = thing_word(deed.what, MANY if deed.verb in OF_A_KIND else amount)
    _add_places(deed, params)
    if deed.verb == w.TIMER and deed.place != w.NOWHERE:
        key += "-at"
    elif deed.place == w.NOWHERE and deed.verb in {w.STRONGER, w.TOUGHER, w.ARMOURED}:
        params["where"] = ("at-everywhere", {})
    word: Word = (key, params)
    if deed.each != w.ONCE:
        word = f"each-{_key(w.EACH_NAMES[deed.each])}", {"text": word}
    if deed.who != w.SELF:
        word = f"who-{_key(w.WHO_NAMES[deed.who])}", {"text": word}
    if deed.duration != w.INSTANT:
        word = f"time-{w.DURATION_NAMES[deed.duration]}", {"text": word}
    return word


def _add_places(deed: Deed, params: dict[str, Any]) -> None:
    if deed.to != w.NOWHERE:
        params["from"] = _place("from", deed.place)
        params["to"] = _place("to", deed.to)
    elif deed.verb == w.GO:
        params["to"] = _place("to", deed.place)
    elif deed.place != w.NOWHERE:
        params["where"] = _place("at", deed.place)


def _condition(one: Condition) -> Word:
    """One `if`."""
    params: dict[str, Any] = {"n": int(one.n)}
    if one.kind == w.IF_EMPTY:
        params["what"] = (f"slot-of-{w.SLOT_NAMES[one.what]}", {})
    elif one.what != w.NOTHING:
        params["what"] = thing_word(one.what, 1)
    if one.kind in {w.IF_AT, w.IF_CLEAR, w.IF_TAKEN, w.IF_ENEMIES}:
        params["where"] = _place("at", one.place)
    word: Word = (f"if-{_key(w.CONDITION_NAMES[one.kind])}", params)
    return ("if-not", {"condition": word}) if one.not_ else word


def _place(how: str, place: int) -> Word:
    """A place with its preposition: at, to or from it."""
    return f"{how}-{w.PLACE_NAMES[place]}", {}


def _key(name: str) -> str:
    return name.replace("_", "-").replace(" ", "-")
