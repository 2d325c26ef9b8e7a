"""What bots answer to the signs of people: that they come, or why not; that a card is left to who is on it."""

from __future__ import annotations

from mypy_extensions import i64

from ludoteca.games.rush_out.bots.company import has_shared_coins
from ludoteca.games.rush_out.bots.look import is_crowded, open_slots
from ludoteca.games.rush_out.bots.signs import (
    MINE,
    NOT_THIS,
    WAIT,
    YOU_TAKE,
    asks,
    is_bot,
    is_left,
    lacks,
    place_of,
    symbol_of,
    who_comes,
)
from ludoteca.games.rush_out.content.names import HERO_SYMBOLS
from ludoteca.games.rush_out.people.prompts import place_name
from ludoteca.games.rush_out.rules.experience import open_award
from ludoteca.games.rush_out.state import NONE, Rush
from ludoteca.kernel.intent import Intent


def answer(t: Rush, seat: i64) -> Intent | None:
    """What a bot says to the signs of its team. RO-R71: nothing under a silence."""
    if t.s.silence or not is_bot(t, seat):
        return None
    for sign, ref in t.wishes:
        said = answer_to(t, seat, sign, ref)
        if said is not None:
            return said
    return None


def answer_to(t: Rush, seat: i64, sign: str, ref: str) -> Intent | None:
    """What a bot says to one sign: of several bots the one whom it concerns, or else the first."""
    s = t.s
    if sign == YOU_TAKE:
        if ref != f"seat:{seat}":
            return None
        shares = has_shared_coins(s) or open_award(s, seat) != NONE
        return Intent("intent-takes" if shares else "intent-takes-what")
    if sign == WAIT:
        where: i64 = s.where[seat]
        return None if where == NONE else Intent("intent-stays", {"place": place_name(s, where)})
    place: i64 = place_of(s, ref)
    if place == NONE:
        return None
    name = {"place": place_name(s, place)}
    if asks(sign):
        symbol: i64 = symbol_of(sign)
        comes: i64 = who_comes(t, place, symbol)
        if s.where[seat] == place:
            return Intent("intent-is-there", name)
        if comes == seat:
            return Intent("intent-comes", name)
        if comes != NONE or not speaks(t, seat):
            return None
        if open_slots(s, place) == 0 or is_crowded(s, place):
            return Intent("intent-full", name)
        if symbol != NONE and not lacks(s, place, symbol):
            return Intent("intent-lacks-none", {**name, "face": (f"face-{HERO_SYMBOLS[symbol]}", {})})
        return Intent("intent-barred", name)
    if not speaks(t, seat):
        return None
    if sign == NOT_THIS:
        return Intent("intent-leaves", name)
    return Intent("intent-yours", name) if sign == MINE and is_left(t, seat, place) else None


def speaks(t: Rush, seat: i64) -> bool:
    """Whether this bot speaks for all of its team: the first of them does."""
    for hero in range(seat):
        if is_bot(t, hero):
            return False
    return True
