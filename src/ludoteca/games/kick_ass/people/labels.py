"""What a hero can do, step by step, as a person reads it: label, parameters, rule, and refs in the order of picking."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from ludoteca.games.kick_ass.actions import ACTIONS
from ludoteca.games.kick_ass.content import telling
from ludoteca.games.kick_ass.content import words as w
from ludoteca.games.kick_ass.content.box import PICTURES
from ludoteca.games.kick_ass.people import names
from ludoteca.games.kick_ass.people.names import Word
from ludoteca.games.kick_ass.rules.timers import FROM_PLAYED
from ludoteca.games.kick_ass.state import City, Hero
from ludoteca.kernel.present import Choice

Label = tuple[str, dict[str, Any], list[str], str]  # key, parameters, refs, rule


def option_word(t: City, line: w.Line, option: int) -> Word:
    """One side of a choice in words; all of the line where it has but one."""
    one = w.Line(int(line.moment), [line.options[option]], line.compulsory)
    return telling.line_word(t.content, one, int(t.s.x))


def _need(t: City, space: int, need: int) -> Word:
    """A task of an Event on the row, in words."""
    running = t.s.row[space]
    assert running is not None
    piece = names.event_of(t.content, int(running.event))
    return telling.need_word(t.content, piece.needs[need], int(t.s.x))


def _event(t: City, space: int) -> Word:
    """The name of the Event on a space of the row."""
    running = t.s.row[space]
    assert running is not None
    return names.event_name(t.content, int(running.event))


# -- the single steps of KA-D-14 -------------------------------------------------------------------------------


def _done(_t: City, _hero: Hero) -> Label:
    return "act-done", {}, ["pass"], "KA-D-14"


def _fight(_t: City, hero: Hero) -> Label:
    return "act-fight", {"at": names.at(int(hero.at))}, ["combat", "alone"], "KA-R84"


def _call(_t: City, hero: Hero) -> Label:
    return "act-call", {"at": names.at(int(hero.at))}, ["combat", "together"], "KA-R118"


def _move(_t: City, _hero: Hero, place: int) -> Label:
    return "act-move", {"to": names.to(place)}, [names.place_ref(place)], "KA-R81"


def _effect(t: City, hero: Hero, line: int, option: int) -> Label:
    lines = t.content.cards[hero.card].lines.at[w.NOW]
    params = {"effect": option_word(t, lines[line], option)}
    refs = [f"effect:{hero.card}.{line}"]
    if len(lines[line].options) > 1:
        refs.append(f"option:{option}")
    return "act-effect", params, refs, "KA-R80"


TIMER_LABELS: Final = {
    w.POLICE: "act-timer-police",
    w.PARK: "act-timer-park",
    w.WALL_STREET: "act-timer-wall_street",
    w.SHOP: "act-timer-shop",
    w.LIBRARY: "act-timer-library",
    w.HOSPITAL: "act-timer-hospital",
    w.DOCKS: "act-timer-docks",
    w.CITY_HALL: "act-timer-take",
}
TIMER_RULES: Final = ("KA-R92", "KA-R94", "KA-R95", "KA-R96", "KA-R99", "KA-R100", "KA-R101", "KA-R105")


def timer_label(t: City, hero: Hero, place: int, option: int) -> Label:
    """KA-R83, KA-R92 to R105: what a Timer does in a District; `option` as `rules/timers.py` numbers it."""
    params: dict[str, Any] = {"option": option}
    refs = ["timer", names.place_ref(place)]
    key = TIMER_LABELS[place]
    if place == w.POLICE:
        params["district"] = names.district_name(option)
        refs = ["timer", names.place_ref(option)]
    elif place in (w.PARK, w.DOCKS):
        refs.append(f"option:{option}")
    elif place == w.CITY_HALL:
        back = option >= FROM_PLAYED
        card = hero.played[option - FROM_PLAYED] if back else t.s.offer[option]
        params["card"] = names.card_name(t.content, card)
        key = "act-timer-return" if back else "act-timer-take"
        refs.append(f"card:{card}")
    return key, params, refs, TIMER_RULES[place]


def _timer(t: City, hero: Hero, option: int) -> Label:
    return timer_label(t, hero, int(hero.at), option)


def _clock(t: City, _hero: Hero, space: int, need: int) -> Label:
    params = {"event": _event(t, space), "need": _need(t, space, need)}
    return "act-clock", params, ["timer", f"event:{space}", f"need:{need}"], "KA-R83"


def _pick_up(t: City, _hero: Hero, space: int, need: int) -> Label:
    return "act-pick-up", {"event": _event(t, space)}, ["timer", f"event:{space}", f"need:{need}"], "KA-R83"


def _deliver(t: City, _hero: Hero, space: int, need: int) -> Label:
    return "act-deliver", {"event": _event(t, space)}, ["timer", f"event:{space}", f"need:{need}"], "KA-R83"


def _token(t: City, token: int) -> dict[str, Any]:
    colour, _ = divmod(int(t.s.tokens[token].token), PICTURES)
    return {"weak": names.weak_name(colour)}


def _turn(t: City, _hero: Hero, token: int) -> Label:
    return "act-turn", _token(t, token), ["timer", f"don:{token}"], "KA-R192"


def _collect(t: City, _hero: Hero, token: int) -> Label:
    return "act-collect", _token(t, token), ["timer", f"don:{token}"], "KA-R194"


def _report(_t: City, hero: Hero) -> Label:
    return "act-report", {}, ["timer", names.place_ref(int(hero.at)), "report"], "KA-R194"


def _bribe(t: City, _hero: Hero, token: int) -> Label:
    return "act-bribe", _token(t, token), [f"don:{token}", "bribe"], "KA-R193"


def _pay(t: City, _hero: Hero, space: int, need: int, n: int) -> Label:
    running = t.s.row[space]
    assert running is not None
    money = names.event_of(t.content, int(running.event)).needs[need].what == w.DOLLAR
    params = {"event": _event(t, space), "need": _need(t, space, need), "n": n}
    return "act-pay-dollar" if money else "act-pay", params, [f"event:{space}", f"need:{need}", f"n:{n}"], "KA-R64"


def _give(t: City, _hero: Hero, space: int, _need_number: int, item: int) -> Label:
    params = {"event": _event(t, space), "item": names.item_name(t.content, item)}
    return "act-give", params, [f"event:{space}", f"item:{item}"], "KA-R64"


def _exhaust(t: City, _hero: Hero, item: int, option: int) -> Label:
    lines = t.content.items[item].lines.at[w.EXHAUST]
    params: dict[str, Any] = {"item": names.item_name(t.content, item)}
    refs = [f"item:{item}"]
    if lines:
        params["effect"] = option_word(t, lines[0], min(option, len(lines[0].options) - 1))
        refs += [f"option:{option}"] if len(lines[0].options) > 1 else []
    return "act-exhaust", params, [*refs, "exhaust"], "KA-R33"


def _equip(t: City, _hero: Hero, item: int, slot: int) -> Label:
    params = {"item": names.item_name(t.content, item), "slot": names.slot_name(slot)}
    refs = [f"item:{item}", f"slot:{names.SLOT_NAMES[slot]}"]
    return "act-equip" if slot < len(names.SLOT_NAMES) - 1 else "act-unequip", params, refs, "KA-R36"


STEPS: Final[dict[str, Callable[..., Label]]] = {
    "done": _done,
    "fight": _fight,
    "call": _call,
    "move": _move,
    "effect": _effect,
    "timer": _timer,
    "clock": _clock,
    "pick-up": _pick_up,
    "deliver": _deliver,
    "turn": _turn,
    "collect": _collect,
    "report": _report,
    "bribe": _bribe,
    "pay": _pay,
    "give": _give,
    "exhaust": _exhaust,
    "equip": _equip,
    "ready": lambda _t, _hero: ("act-ready", {}, ["pass"], "KA-D-48"),
}


def step(t: City, seat: int, kind: str, action: int) -> Choice:
    """One single step of a hero."""
    name, values = ACTIONS[kind].decode(action)
    key, params, refs, rule = STEPS[name](t, t.s.heroes[seat], *values)
    return Choice(action, key, params, refs, rule)
