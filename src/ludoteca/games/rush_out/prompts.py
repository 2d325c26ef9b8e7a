"""The open actions of a seat as a person reads them: a label, the things they touch, and their rule."""

from __future__ import annotations

from typing import Any

from ludoteca.games.rush_out.content import CARD_IDS, EQUIPMENT_IDS, SCROLL_IDS
from ludoteca.games.rush_out.refusals import role_name
from ludoteca.games.rush_out.rules import actions as do
from ludoteca.games.rush_out.rules.casting import A_DIE, A_PLACE, kind_of_target
from ludoteca.games.rush_out.rules.experience import open_award
from ludoteca.games.rush_out.state import (
    BREAK,
    DRAGON_TILE,
    FIRE_SCROLL,
    FIRST_LAID,
    FIRST_SPELL,
    FIRST_WOUND,
    LIGHTNING_SCROLL,
    MOST_SEATS,
    NONE,
    READY,
    SLOTS,
    STRIDE,
    RushState,
)
from ludoteca.games.rush_out.view import symbols_of
from ludoteca.kernel.flow import Decision
from ludoteca.kernel.present import Choice, Prompt

Word = tuple[str, dict[str, Any]]


def card_name(card: int) -> Word:
    """The message that names a card."""
    return f"card-{CARD_IDS[card]}", {}


def place_name(s: RushState, place: int) -> Word:
    """What lies in a place, by name."""
    if place == DRAGON_TILE:
        return "place-dragon-tile", {}
    if FIRST_WOUND <= place < FIRST_LAID:
        return "place-wound", {"who": role_name(s, place - FIRST_WOUND)}
    if place == LIGHTNING_SCROLL:
        return f"scroll-{SCROLL_IDS[6]}", {}
    if place == FIRE_SCROLL:
        return f"scroll-{SCROLL_IDS[7]}", {}
    return card_name(s.cards[place]) if s.cards[place] != NONE else ("place-nothing", {})


def _face(s: RushState, seat: int, face: int) -> Word:
    return f"face-{symbols_of(s, seat)[face]}", {}


def present(s: RushState, decision: Decision) -> Prompt:
    """What a seat can do at this moment."""
    seat = decision.seat
    text = "ask-live"
    rule = "RO-R2"
    if s.phase == READY:
        text, rule = "ask-start", "RO-R20"
    elif s.phase == BREAK:
        text, rule = "ask-break", "RO-R64"
    elif s.owes[seat]:
        text, rule = "ask-whirl", "RO-R58"
    elif seat == s.sorcerer and s.aim != NONE:
        what = kind_of_target(s)
        text, rule = (
            ("ask-aim-place" if what == A_PLACE else "ask-aim-die" if what == A_DIE else "ask-aim-hero"),
            "RO-R35",
        )
    choices = [choice(s, seat, action) for action in decision.actions]
    return Prompt("live", text, rule, choices=choices)


def choice(s: RushState, seat: int, action: int) -> Choice:
    """One open action."""
    if action >= do.PLACE:
        return _placing(s, seat, action)
    if action in _PLAIN:
        label, rule = _PLAIN[action]
        refs = [f"seat:{seat}"]
        return Choice(action, label, {}, refs, rule)
    if action < do.HEAL:
        return _dice_or_aim(s, seat, action)
    if action < do.BUY_GEAR:
        return _power(s, seat, action)
    return _trade(s, action)


_PLAIN = {
    do.ROLL: ("do-roll", "RO-R21"),
    do.RECALL_ALL: ("do-recall-all", "RO-R28"),
    do.START: ("do-start", "RO-R20"),
    do.CLAP: ("do-clap", "RO-R73"),
    do.DONE: ("do-done", "RO-R64"),
    do.SPEND: ("do-spend", "RO-R63"),
    do.KEEP: ("do-keep", "RO-R87"),
    do.DRIVE_BACK: ("do-drive-back", "RO-R88c"),
}


def _placing(s: RushState, seat: int, action: int) -> Choice:
    place, slot, index = do.place_of(action), do.slot_of(action), do.index_of(action)
    params = {
        "face": _face(s, seat, s.face[seat * STRIDE + index]),
        "place": place_name(s, place),
        "slot": _face(s, seat, s.needs[place][slot]),
        "n": slot + 1,
    }
    return Choice(action, "do-place", params, [f"die:{seat}.{index}", f"place:{place}"], "RO-R22")


def _dice_or_aim(s: RushState, seat: int, action: int) -> Choice:
    if action == do.GIVE:
        at = open_award(s, seat)
        other = s.awards[at + 2] if s.awards[at + 1] == seat else s.awards[at + 1]
        return Choice(action, "do-give", {"who": role_name(s, other)}, [f"seat:{other}"], "RO-R87")
    if action < do.RECALL_ALL:
        index = action - do.RECALL
        params = {"face": _face(s, seat, s.face[seat * STRIDE + index]), "n": index + 1}
        return Choice(action, "do-recall", params, [f"die:{seat}.{index}"], "RO-R28")
    if action < do.KEEP:
        index = action - do.WHIRL
        params = {"face": _face(s, seat, s.face[seat * STRIDE + index]), "n": index + 1}
        return Choice(action, "do-whirl", params, [f"die:{seat}.{index}"], "RO-R58")
    if action < do.AIM_DIE:
        place = action - do.AIM_PLACE
        return Choice(action, "do-aim-place", {"place": place_name(s, place)}, [f"place:{place}"], "RO-R43")
    if action < do.AIM_HERO:
        die = action - do.AIM_DIE
        owner = die // STRIDE
        params = {
            "face": _face(s, owner, s.face[die]),
            "who": role_name(s, owner),
            "place": place_name(s, s.at[die] // SLOTS),
            "n": die % STRIDE + 1,
        }
        return Choice(action, "do-aim-die", params, [f"die:{owner}.{die % STRIDE}"], "RO-R43")
    hero = action - do.AIM_HERO
    return Choice(action, "do-aim-hero", {"who": role_name(s, hero)}, [f"seat:{hero}"], "RO-R35")


def _power(s: RushState, seat: int, action: int) -> Choice:
    """Abilities and Scrolls."""
    if action < do.LIFT:
        hero = action - do.HEAL
        return Choice(action, "do-heal", {"who": role_name(s, hero)}, [f"seat:{hero}"], "RO-R88a")
    if action < do.DRIVE_BACK:
        place = FIRST_LAID + action - do.LIFT
        return Choice(action, "do-lift", {"place": place_name(s, place)}, [f"place:{place}"], "RO-R88b")
    if action < do.SWAP_SPELL:
        die = action - do.BLESS
        owner = die // STRIDE
        params = {"face": _face(s, owner, s.face[die]), "who": role_name(s, owner), "n": die % STRIDE + 1}
        return Choice(action, "do-bless", params, [f"die:{owner}.{die % STRIDE}"], "RO-R88d")
    if action < do.TO_WATER:
        place = FIRST_SPELL + action - do.SWAP_SPELL
        return Choice(action, "do-swap", {"place": place_name(s, place)}, [f"place:{place}"], "RO-R68c")
    water = action < do.TO_AIR
    index = action - (do.TO_WATER if water else do.TO_AIR)
    params = {"face": _face(s, seat, s.face[seat * STRIDE + index]), "n": index + 1}
    label, rule = ("do-turn-water", "RO-R68a") if water else ("do-turn-air", "RO-R68b")
    return Choice(action, label, params, [f"die:{seat}.{index}"], rule)


def _trade(s: RushState, action: int) -> Choice:
    if action < do.BUY_SCROLL:
        label, first = ("do-buy-gear", do.BUY_GEAR) if action < do.RETURN_GEAR else ("do-return-gear", do.RETURN_GEAR)
        kind, hero = divmod(action - first, MOST_SEATS)
        params: dict[str, Any] = {"gear": (f"gear-{EQUIPMENT_IDS[kind]}", {}), "who": role_name(s, hero)}
        return Choice(action, label, params, [f"gear:{kind}", f"seat:{hero}"], "RO-R66")
    buying = action < do.RETURN_SCROLL
    scroll = action - (do.BUY_SCROLL if buying else do.RETURN_SCROLL)
    label = "do-buy-scroll" if buying else "do-return-scroll"
    return Choice(action, label, {"scroll": (f"scroll-{SCROLL_IDS[scroll]}", {})}, [f"scroll:{scroll}"], "RO-R65")
