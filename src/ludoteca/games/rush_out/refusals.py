"""Why an action cannot be taken at this moment. Who lost a race is told kindly, with the times of the table's order."""

from __future__ import annotations

from typing import Any

from ludoteca.games.rush_out.content import HAS_COINS, HAS_EXPERIENCE, ROLES
from ludoteca.games.rush_out.rules import dice, experience, hands, trade
from ludoteca.games.rush_out.rules.actions import (
    AIM_PLACE,
    BLESS,
    BUY_GEAR,
    BUY_SCROLL,
    CLAP,
    DONE,
    GIVE,
    HEAL,
    KEEP,
    PLACE,
    RECALL,
    RECALL_ALL,
    RETURN_GEAR,
    ROLL,
    SPEND,
    START,
    SWAP_SPELL,
    TO_AIR,
    WHIRL,
    generation_of,
    index_of,
    place_of,
    slot_of,
)
from ludoteca.games.rush_out.rules.placing import colours, fits, is_dark_end, is_tile
from ludoteca.games.rush_out.rules.play import hand_is_free
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
    MOST_SEATS,
    NONE,
    PLACES,
    RACE,
    READY,
    SLOTS,
    STRIDE,
    WHIRLED,
    RushState,
    dice_of,
)
from ludoteca.games.rush_out.view import symbols_of

Words = tuple[str, dict[str, Any], str]

LONGEST_RACE = 2000  # milliseconds: who comes later than that was in no race for the card


def role_name(s: RushState, seat: int) -> tuple[str, dict[str, Any]]:
    """The message that names who sits in a seat: its character."""
    return f"role-{ROLES[s.roles[seat]]}", {}


def refuse(s: RushState, seat: int, action: int) -> Words:
    """The first reason that a person would name."""
    if s.phase != RACE:
        return _not_racing(s, seat, action)
    if not hand_is_free(s, seat, action):
        return "refuse-hand-busy", {"ms": s.busy[seat] - s.now}, "RO-R72"
    if s.owes[seat]:
        return "refuse-whirl-first", {}, "RO-R58"
    if seat == s.sorcerer and s.aim != NONE:
        return _bad_aim(action)
    if action >= PLACE:
        return _cannot_place(s, seat, action)
    return _cannot_do(s, seat, action)


def _not_racing(s: RushState, seat: int, action: int) -> Words:
    if s.phase == READY:
        if seat == s.sorcerer:
            return "refuse-start-first", {}, "RO-R20"
        return "refuse-wait-for-start", {"who": role_name(s, s.sorcerer)}, "RO-R20"
    if s.phase == COUNTDOWN:
        return "refuse-countdown", {"ms": s.until - s.now}, "RO-R20"
    if action == DONE:
        return "refuse-already-done", {}, "RO-R64"
    if BUY_GEAR <= action < BUY_SCROLL + 20:
        return _cannot_trade(s, seat, action)
    return "refuse-round-over", {}, "RO-R37"


def _cannot_trade(s: RushState, seat: int, action: int) -> Words:
    if not HAS_COINS[s.scenario]:
        return "refuse-no-trade", {}, "RO-R60"
    if (action < BUY_SCROLL) == (seat == s.sorcerer):
        return ("refuse-only-heroes", {}, "RO-R66") if action < BUY_SCROLL else ("refuse-only-sorcerer", {}, "RO-R65")
    if RETURN_GEAR <= action < BUY_SCROLL or action >= BUY_SCROLL + 10:
        return "refuse-not-bought-now", {}, "RO-R64"
    if action < RETURN_GEAR:
        kind, hero = divmod(action - BUY_GEAR, MOST_SEATS)
        if hero == s.sorcerer or hero >= s.seats:
            return "refuse-only-heroes", {}, "RO-R66"
        sold_out = s.stock[kind] == 0
    elif action < BUY_SCROLL + len(s.scrolls):
        sold_out = s.scrolls[action - BUY_SCROLL] != 0
    else:
        return "refuse-no-such-action", {}, "RO-R2"
    if sold_out:
        return "refuse-sold-out", {}, "RO-R60"
    coins = trade.purse(s, DARK if seat == s.sorcerer else HEROES)
    return "refuse-too-dear", {"n": coins}, "RO-R64"


def _bad_aim(action: int) -> Words:
    if AIM_PLACE <= action < HEAL:
        return "refuse-no-target", {}, "RO-R43"
    return "refuse-aim-first", {}, "RO-R35"


def _cannot_do(s: RushState, seat: int, action: int) -> Words:
    """In a race: anything but placing a die."""
    if action == ROLL:
        if dice.in_hand(s, seat) == 0:
            return "refuse-all-placed", {}, "RO-D-11"
        return "refuse-cool-down", {"ms": s.cool[seat] - s.now}, "RO-D-10"
    if RECALL <= action <= RECALL_ALL:
        return _cannot_recall(s, seat, action)
    if action == START:
        return "refuse-already-racing", {}, "RO-R20"
    if action == CLAP:
        if hands.waits_for(s, seat) != NONE:
            return "refuse-hand-up-already", {}, "RO-R73"
        return "refuse-nothing-to-clap", {}, "RO-R73"
    if action == SPEND:
        return "refuse-no-two-coins", {}, "RO-R63"
    if WHIRL <= action < KEEP:
        return "refuse-no-whirlwind", {}, "RO-R58"
    if action in (KEEP, GIVE):
        return "refuse-no-award", {}, "RO-R87"
    if AIM_PLACE <= action < HEAL:
        return "refuse-nothing-to-aim", {}, "RO-R35"
    if HEAL <= action < SWAP_SPELL:
        return _cannot_use_ability(s, seat, action)
    if SWAP_SPELL <= action < TO_AIR + STRIDE:
        return "refuse-no-scroll", {}, "RO-R65"
    if action == DONE or BUY_GEAR <= action < BUY_SCROLL + 20:
        return "refuse-trade-later", {}, "RO-R64"
    return "refuse-no-such-action", {}, "RO-R2"


def _cannot_recall(s: RushState, seat: int, action: int) -> Words:
    die = seat * STRIDE + action - RECALL
    if action != RECALL_ALL and action - RECALL < dice_of(s, seat) and s.at[die] == WHIRLED:
        return "refuse-whirled", {}, "RO-D-25"
    if s.where[seat] != NONE and s.held[s.where[seat]] and (action == RECALL_ALL or s.at[die] >= 0):
        return "refuse-complete-already", {}, "RO-R44"
    return "refuse-nothing-to-recall", {}, "RO-R28"


def _cannot_use_ability(s: RushState, seat: int, action: int) -> Words:
    if seat == s.sorcerer or not HAS_EXPERIENCE[s.scenario]:
        return "refuse-no-ability", {}, "RO-R88"
    if not experience.can_pay(s, seat):
        return "refuse-too-little-experience", {"n": len(s.experience[seat])}, "RO-R88"
    if action >= BLESS and s.roles[seat] == CLERIC:
        return "refuse-cannot-bless", {}, "RO-R88d"
    return "refuse-ability-useless", {}, "RO-R88"


# -- placing a die ---------------------------------------------------------------------------------------------


def _cannot_place(s: RushState, seat: int, action: int) -> Words:
    place, slot, index = place_of(action), slot_of(action), index_of(action)
    if place >= PLACES or index >= dice_of(s, seat):
        return "refuse-no-such-action", {}, "RO-R2"
    if (place >= FIRST_SPELL) != (seat == s.sorcerer):
        return "refuse-other-side", {}, "RO-R42"
    at = s.at[seat * STRIDE + index]
    if generation_of(action) != s.generation[place]:
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
    from ludoteca.games.rush_out.rules.play import hushed

    return ("refuse-silence", {}, "RO-R71") if hushed(s) else None
