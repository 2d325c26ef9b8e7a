"""Why an action cannot be taken at this moment. Who lost a race is told kindly, with the times of the table's order."""

from __future__ import annotations

from typing import Any

from ludoteca.games.rush_out.actions import SPACE
from ludoteca.games.rush_out.content.names import ROLES
from ludoteca.games.rush_out.people.view import symbols_of
from ludoteca.games.rush_out.rules import dice, experience, hands, trade
from ludoteca.games.rush_out.rules.placing import colours, fits, is_dark_end, is_tile
from ludoteca.games.rush_out.rules.play import hand_is_free, hushed
from ludoteca.games.rush_out.state import (
    ANYWHERE,
    CLERIC,
    COLD,
    COUNTDOWN,
    DARK,
    DRAGON_TILE,
    FIRST_DARK_END,
    FIRST_SPELL,
    HEROES,
    JOKER,
    NONE,
    RACE,
    READY,
    SLOTS,
    STRIDE,
    WHIRLED,
    RushState,
    dice_of,
)

Words = tuple[str, dict[str, Any], str]

LONGEST_RACE = 2000  # milliseconds: who comes later than that was in no race for the card


def role_name(s: RushState, seat: int) -> tuple[str, dict[str, Any]]:
    """The message that names who sits in a seat: its character."""
    return f"role-{ROLES[s.roles[seat]]}", {}


def refuse(s: RushState, seat: int, action: int) -> Words:
    """The first reason that a person would name."""
    act, values = SPACE.decode(action) if action in SPACE else ("", ())
    if s.phase != RACE:
        return _not_racing(s, seat, act, values)
    if not hand_is_free(s, seat, action):
        return "refuse-hand-busy", {"ms": s.busy[seat] - s.now}, "RO-R72"
    if s.owes[seat]:
        return "refuse-whirl-first", {}, "RO-R58"
    if seat == s.sorcerer and s.aim != NONE:
        if act in AIMS:
            return "refuse-no-target", {}, "RO-R43"
        return "refuse-aim-first", {}, "RO-R35"
    if act == "place":
        return _cannot_place(s, seat, *values)
    return _cannot_do(s, seat, act, values)


def _not_racing(s: RushState, seat: int, act: str, values: tuple[int, ...]) -> Words:
    if s.phase == READY:
        if seat == s.sorcerer:
            return "refuse-start-first", {}, "RO-R20"
        return "refuse-wait-for-start", {"who": role_name(s, s.sorcerer)}, "RO-R20"
    if s.phase == COUNTDOWN:
        return "refuse-countdown", {"ms": s.until - s.now}, "RO-R20"
    if act == "done":
        return "refuse-already-done", {}, "RO-R64"
    if act in TRADES:
        return _cannot_trade(s, seat, act, values)
    return "refuse-round-over", {}, "RO-R37"


def _cannot_trade(s: RushState, seat: int, act: str, values: tuple[int, ...]) -> Words:
    if not s.content.has_coins[s.scenario]:
        return "refuse-no-trade", {}, "RO-R60"
    for_heroes = act in ("buy_gear", "return_gear")
    if for_heroes == (seat == s.sorcerer):
        return ("refuse-only-heroes", {}, "RO-R66") if for_heroes else ("refuse-only-sorcerer", {}, "RO-R65")
    if act in ("return_gear", "return_scroll"):
        return "refuse-not-bought-now", {}, "RO-R64"
    if values[0] >= len(s.stock if for_heroes else s.scrolls):
        return "refuse-no-such-action", {}, "RO-R2"
    if for_heroes:
        kind, hero = values
        if hero == s.sorcerer or hero >= s.seats:
            return "refuse-only-heroes", {}, "RO-R66"
        sold_out = s.stock[kind] == 0
    else:
        sold_out = s.scrolls[values[0]] != 0
    if sold_out:
        return "refuse-sold-out", {}, "RO-R60"
    coins = trade.purse(s, DARK if seat == s.sorcerer else HEROES)
    return "refuse-too-dear", {"n": coins}, "RO-R64"


def _cannot_do(s: RushState, seat: int, act: str, values: tuple[int, ...]) -> Words:
    """In a race: anything but placing a die."""
    if act == "roll":
        if dice.in_hand(s, seat) == 0:
            return "refuse-all-placed", {}, "RO-D-11"
        return "refuse-cool-down", {"ms": s.cool[seat] - s.now}, "RO-D-10"
    if act in ("recall", "recall_all"):
        return _cannot_recall(s, seat, values)
    if act == "clap" and hands.waits_for(s, seat) != NONE:
        return "refuse-hand-up-already", {}, "RO-R73"
    if act in ABILITIES:
        return _cannot_use_ability(s, seat, act)
    if act in TRADES or act == "done":
        return "refuse-trade-later", {}, "RO-R64"
    if act in AIMS:
        return "refuse-nothing-to-aim", {}, "RO-R35"
    return _NOT_NOW.get(act, ("refuse-no-such-action", {}, "RO-R2"))


AIMS = ("aim_place", "aim_die", "aim_hero")
ABILITIES = ("heal", "lift", "drive_back", "bless")
TRADES = ("buy_gear", "return_gear", "buy_scroll", "return_scroll")
_NOT_NOW: dict[str, Words] = {
    "start": ("refuse-already-racing", {}, "RO-R20"),
    "clap": ("refuse-nothing-to-clap", {}, "RO-R73"),
    "spend": ("refuse-no-two-coins", {}, "RO-R63"),
    "whirl": ("refuse-no-whirlwind", {}, "RO-R58"),
    "keep": ("refuse-no-award", {}, "RO-R87"),
    "give": ("refuse-no-award", {}, "RO-R87"),
    "swap_spell": ("refuse-no-scroll", {}, "RO-R65"),
    "to_water": ("refuse-no-scroll", {}, "RO-R65"),
    "to_air": ("refuse-no-scroll", {}, "RO-R65"),
}


def _cannot_recall(s: RushState, seat: int, values: tuple[int, ...]) -> Words:
    """Values name one die; none means all of them."""
    mine = range(dice_of(s, seat))
    at = s.at[seat * STRIDE + values[0]] if values and values[0] in mine else NONE
    if at == WHIRLED:
        return "refuse-whirled", {}, "RO-D-25"
    if s.where[seat] != NONE and s.held[s.where[seat]] and (not values or at >= 0):
        return "refuse-complete-already", {}, "RO-R44"
    return "refuse-nothing-to-recall", {}, "RO-R28"


def _cannot_use_ability(s: RushState, seat: int, act: str) -> Words:
    if seat == s.sorcerer or not s.content.has_experience[s.scenario]:
        return "refuse-no-ability", {}, "RO-R88"
    if not experience.can_pay(s, seat):
        return "refuse-too-little-experience", {"n": len(s.experience[seat])}, "RO-R88"
    if act == "bless" and s.roles[seat] == CLERIC:
        return "refuse-cannot-bless", {}, "RO-R88d"
    return "refuse-ability-useless", {}, "RO-R88"


# -- placing a die ---------------------------------------------------------------------------------------------


def _cannot_place(s: RushState, seat: int, generation: int, place: int, slot: int, index: int) -> Words:
    if index >= dice_of(s, seat):
        return "refuse-no-such-action", {}, "RO-R2"
    if (place >= FIRST_SPELL) != (seat == s.sorcerer):
        return "refuse-other-side", {}, "RO-R42"
    at = s.at[seat * STRIDE + index]
    if generation != s.generation[place]:
        return _card_gone(s, seat, place)
    if not s.needs[place]:
        return "refuse-nothing-there", {}, "RO-R22"
    if at == WHIRLED:
        return "refuse-whirled", {}, "RO-R58"
    if at >= 0:
        return "refuse-placed-already", {}, "RO-R27"
    if at == COLD:
        return "refuse-roll-first", {}, "RO-R28"
    if slot >= len(s.needs[place]):
        return "refuse-no-such-action", {}, "RO-R2"
    return _slot_refuses(s, seat, place, slot, index)


def _slot_refuses(s: RushState, seat: int, place: int, slot: int, index: int) -> Words:
    """The die could be placed, but not here."""
    die = s.slots[place * SLOTS + slot]
    if s.held[place] or (is_dark_end(place) and s.held[place - FIRST_DARK_END]):
        return "refuse-complete-already", {}, "RO-R44"
    if die != NONE and die // STRIDE != seat:
        params = {"who": role_name(s, die // STRIDE), "ms": s.now - s.taken[place * SLOTS + slot]}
        return "refuse-slot-lost", params, "RO-D-7"
    if die != NONE:
        return "refuse-slot-full", {}, "RO-R23"
    if s.landed[seat] not in (ANYWHERE, place):
        return "refuse-one-card-a-roll", {}, "RO-R32" if seat == s.sorcerer else "RO-R22"
    if s.where[seat] not in (NONE, place):
        if seat == s.sorcerer:
            return "refuse-other-card", {}, "RO-R32"
        return "refuse-other-card", {}, "RO-R53" if is_tile(place) or is_tile(s.where[seat]) else "RO-R24"
    if seat != s.sorcerer and s.where[seat] == NONE and colours(s, place) >= 2:
        return "refuse-two-colours", {}, "RO-R52" if place == DRAGON_TILE else "RO-R25"
    if place == DRAGON_TILE and s.dragon <= 0:
        return "refuse-dragon-sleeps", {}, "RO-D-5"
    symbol = s.needs[place][slot]
    face = s.face[seat * STRIDE + index]
    names = symbols_of(s, seat)
    if symbol != JOKER and s.forbidden[seat] >> symbol & 1:
        return "refuse-forbidden", {"symbol": (f"face-{names[symbol]}", {})}, "RO-R59"
    if not fits(s, seat, face, symbol) and face == JOKER:
        rule = "RO-R33" if seat == s.sorcerer else "RO-R31"
        return "refuse-joker", {"symbol": (f"face-{names[symbol]}", {})}, rule
    return (
        "refuse-does-not-fit",
        {"symbol": (f"face-{names[symbol]}", {}), "face": (f"face-{names[face]}", {})},
        "RO-R23",
    )


def _card_gone(s: RushState, seat: int, place: int) -> Words:
    """RO-D-7: the card that was meant is no longer there."""
    who = s.changer[place]
    ms = s.now - s.changed[place]
    if who in (NONE, seat) or ms > LONGEST_RACE:
        return "refuse-card-gone", {}, "RO-D-7"
    return "refuse-card-lost", {"who": role_name(s, who), "ms": ms}, "RO-D-7"


def hush(s: RushState) -> Words | None:
    """RO-R71, RO-D-12: a silence Curse closes the Heroes' mouths."""
    return ("refuse-silence", {}, "RO-R71") if hushed(s) else None
