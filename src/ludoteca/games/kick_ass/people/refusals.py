"""Why something is not possible now, as precisely as it can be said: a key with parameters, and the rule behind it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from ludoteca.games.kick_ass.actions import ACTIONS
from ludoteca.games.kick_ass.content import words as w
from ludoteca.games.kick_ass.content.box import MOTHER
from ludoteca.games.kick_ass.people import names
from ludoteca.games.kick_ass.people.view import still_table
from ludoteca.games.kick_ass.rules import timers
from ludoteca.games.kick_ass.rules.city import enemies_at, is_taken, untouchable
from ludoteca.games.kick_ass.rules.effects import card_counts
from ludoteca.games.kick_ass.rules.force import pack_shut, works
from ludoteca.games.kick_ass.rules.items import fits_slot
from ludoteca.games.kick_ass.rules.row import still_open
from ludoteca.games.kick_ass.rules.steps import has_combat, has_timer
from ludoteca.games.kick_ass.state import (
    ALL_FELL,
    BACKPACK,
    BLUE_DICE,
    CITY_FELL,
    DONE,
    EVENTS_FAILED,
    NO_CARD,
    NO_ITEM,
    RAID_FAILED,
    ROW,
    SQUARE_LOST,
    TIME_IS_UP,
    WALKING,
    WON,
    City,
    CityState,
    Hero,
)
from ludoteca.kernel.flow import Decision

Refusal = tuple[str, dict[str, Any], str]  # key, parameters, rule

NOT_OFFERED: Final[Refusal] = ("refuse-not-offered", {}, "KA-R80")


def refuse(state: CityState, decision: Decision, action: int) -> Refusal:
    """Why an action is not among those that are offered."""
    t = still_table(state)
    space = ACTIONS.get(decision.kind)
    try:
        name, values = space.decode(action) if space is not None else ("", ())
    except ValueError:
        return "refuse-unknown", {}, "KA-R80"
    find = _BY_KIND.get(decision.kind)
    found = None if find is None else find(t, decision, name, list(values))
    if found is None and name in _BY_NAME:
        found = _BY_NAME[name](t, decision, list(values))
    return found or NOT_OFFERED


# After the end nothing can be done any more, whatever it would have saved (KA-D-60): the rule that ended it is told.
_ENDED_BY: Final = {
    WON: "KA-R142",
    CITY_FELL: "KA-R143",
    EVENTS_FAILED: "KA-R144",
    TIME_IS_UP: "KA-R145",
    ALL_FELL: "KA-R187",
    RAID_FAILED: "KA-D-65",
    SQUARE_LOST: "KA-R207",
}


def ended_by(state: CityState) -> str:
    """The rule by which a match is over; those who all fell in Times Square have a rule of their own."""
    if state.reason == ALL_FELL and state.plot == MOTHER:
        return "KA-R209"
    return _ENDED_BY[int(state.reason)]


def _hero(t: City, decision: Decision) -> Hero:
    return t.s.heroes[decision.seat]


# -- single steps ----------------------------------------------------------------------------------------------


def _move(t: City, decision: Decision, values: list[int]) -> Refusal | None:
    """KA-R80 to R82: no step after an effect, none without a Movement Point, none but to a neighbour."""
    hero = _hero(t, decision)
    if hero.stage == DONE:
        return "refuse-done", {}, "KA-D-14"
    if hero.stage != WALKING:
        return "refuse-step-after-effect", {}, "KA-R80"
    if hero.moves <= 0:
        return "refuse-no-steps", {}, "KA-R81"
    place = values[0]
    if place >= w.DISTRICTS:
        return "refuse-no-such-district", {}, "KA-R13"
    if place not in t.content.adjacent[hero.at]:
        return "refuse-not-adjacent", {"to": names.to(place), "at": names.at(int(hero.at))}, "KA-R82"
    return None


def _fight(t: City, decision: Decision, _values: list[int]) -> Refusal | None:
    hero = _hero(t, decision)
    if not has_combat(t, decision.seat):
        return "refuse-no-combat-icon", {}, "KA-R108"
    if enemies_at(t, hero.at) == 0:
        return "refuse-no-enemies", {"at": names.at(int(hero.at))}, "KA-R108"
    if untouchable(t):
        return "refuse-untouchable", {"n": int(t.s.skull)}, "KA-R173"
    return None


def _call(t: City, decision: Decision, values: list[int]) -> Refusal | None:
    return _fight(t, decision, values) or ("refuse-nobody-joins", {}, "KA-D-15")


def _needs_clock(t: City, decision: Decision) -> Refusal | None:
    if not has_timer(t, decision.seat):
        return "refuse-no-clock", {}, "KA-R83"
    if not timers.may_spend(t, decision.seat):
        return "refuse-clock-kept", {}, "KA-R29"
    return None


def _timer(t: City, decision: Decision, _values: list[int]) -> Refusal | None:
    """KA-R90, KA-R160: whether the clock of the District runs, and what it asks for."""
    missing = _needs_clock(t, decision)
    if missing is not None:
        return missing
    hero = _hero(t, decision)
    place = int(hero.at)
    where = {"at": names.at(place)}
    if is_taken(t, place):
        return "refuse-taken", where, "KA-R90"
    if timers.timer_shut(t, place):
        return "refuse-clock-stopped", where, "KA-R160"
    if place == w.POLICE:
        price = int(timers.clean_price(t, decision.seat) + timers.toll(t, decision.seat, place))
        if hero.stats[w.DOLLAR] < price:
            return "refuse-too-poor", {"n": price, "have": int(hero.stats[w.DOLLAR])}, "KA-D-39"
        return "refuse-nothing-to-clean", {}, "KA-R92"
    if place == w.SHOP:
        return "refuse-nothing-to-buy", {}, "KA-R96"
    return None


def _effect(t: City, decision: Decision, values: list[int]) -> Refusal | None:
    hero = _hero(t, decision)
    if hero.card == NO_CARD:
        return None
    if hero.face_down:
        return "refuse-face-down", {}, "KA-R86"
    card = t.content.cards[hero.card]
    if not card_counts(t, decision.seat) and 0 <= card.district < w.DISTRICTS:
        return "refuse-wrong-district", {"at": names.at(int(card.district))}, "KA-R87"
    line = values[0]
    if line >= len(hero.left):
        return "refuse-no-such-effect", {}, "KA-R78"
    if hero.left[line] <= 0:
        return "refuse-effect-used", {}, "KA-R80"
    return "refuse-condition", {}, "KA-R80"


def _space(t: City, decision: Decision, values: list[int]) -> Refusal | None:
    """What is done for an Event: it must lie there, still want it, and want it here."""
    space = values[0]
    running = t.s.row[space] if space < ROW else None
    if running is None:
        return "refuse-no-event", {}, "KA-R64"
    event = {"event": names.event_name(t.content, int(running.event))}
    piece = names.event_of(t.content, int(running.event))
    if len(values) > 1 and (values[1] >= len(piece.needs) or not still_open(t, running, values[1])):
        return "refuse-need-met", event, "KA-R64"
    return "refuse-not-here-for-event", {**event, "at": names.at(int(_hero(t, decision).at))}, "KA-R83"


def _clock(t: City, decision: Decision, values: list[int]) -> Refusal | None:
    return _needs_clock(t, decision) or _space(t, decision, values)


def _token(t: City, decision: Decision, values: list[int]) -> Refusal | None:
    if values and values[0] >= len(t.s.tokens):
        return "refuse-no-token", {}, "KA-R192"
    if values and t.s.tokens[values[0]].at != _hero(t, decision).at:
        return "refuse-token-elsewhere", {}, "KA-R192"
    return None


def _bribe(t: City, decision: Decision, values: list[int]) -> Refusal | None:
    found = _token(t, decision, values)
    if found is None and _hero(t, decision).stats[w.DOLLAR] < BRIBE_PRICE:
        return "refuse-too-poor", {"n": BRIBE_PRICE, "have": int(_hero(t, decision).stats[w.DOLLAR])}, "KA-R193"
    return found


BRIBE_PRICE: Final = 4


# -- items -----------------------------------------------------------------------------------------------------


def _owned(t: City, decision: Decision, item: int) -> Refusal | None:
    """KA-R37: one's own items, never another's."""
    if item >= len(t.content.items):
        return "refuse-no-such-item", {}, "KA-R31"
    if item in _hero(t, decision).items:
        return None
    name = {"item": names.item_name(t.content, item)}
    for seat, hero in enumerate(t.s.heroes):
        if item in hero.items:
            return "refuse-trade", {**name, "hero": names.hero_name(t.s, seat)}, "KA-R37"
    return "refuse-not-yours", name, "KA-R31"


def _exhaust(t: City, decision: Decision, values: list[int]) -> Refusal | None:
    """KA-R33: an exhaust effect works once, until the item is restored."""
    item = values[0]
    found = _owned(t, decision, item)
    if found is not None:
        return found
    hero = _hero(t, decision)
    name = {"item": names.item_name(t.content, item)}
    if item in hero.exhausted:
        return "refuse-exhausted", name, "KA-R33"
    if not t.content.items[item].lines.at[w.EXHAUST]:
        return "refuse-no-exhaust", name, "KA-R33"
    if not works(t, decision.seat, hero, item):
        return "refuse-not-worn", name, "KA-D-48"
    return "refuse-no-use-now", name, "KA-R34"


def _equip(t: City, decision: Decision, values: list[int]) -> Refusal | None:
    """KA-R27, KA-R36, KA-R163, KA-R164."""
    item, slot = values
    found = _owned(t, decision, item)
    if found is not None:
        return found
    hero = _hero(t, decision)
    name = {"item": names.item_name(t.content, item)}
    if t.s.fight is not None:
        return "refuse-in-combat", name, "KA-D-48"
    if item not in hero.slots and pack_shut(t, decision.seat):
        return "refuse-backpack-lost", name, "KA-R164"
    if item in hero.arranged:
        return "refuse-arranged", name, "KA-D-48"
    if slot < BACKPACK and hero.closed[slot] > 0:
        return "refuse-hand-shut", {"slot": names.slot_name(slot)}, "KA-R163"
    if slot > BACKPACK or (slot < BACKPACK and not fits_slot(t, hero, item, slot)):
        return "refuse-wrong-slot", {**name, "slot": names.slot_name(min(slot, BACKPACK))}, "KA-R27"
    return None


def _give(t: City, decision: Decision, values: list[int]) -> Refusal | None:
    return _owned(t, decision, values[2]) or _space(t, decision, values[:2])


_BY_NAME: Final[dict[str, Callable[[City, Decision, list[int]], Refusal | None]]] = {
    "move": _move,
    "fight": _fight,
    "call": _call,
    "timer": _timer,
    "effect": _effect,
    "clock": _clock,
    "pick-up": _clock,
    "deliver": _clock,
    "turn": lambda t, decision, values: _needs_clock(t, decision) or _token(t, decision, values),
    "collect": lambda t, decision, values: _needs_clock(t, decision) or _token(t, decision, values),
    "report": lambda t, decision, _values: _needs_clock(t, decision) or ("refuse-no-evidence", {}, "KA-R194"),
    "bribe": _bribe,
    "pay": _space,
    "give": _give,
    "exhaust": _exhaust,
    "equip": _equip,
}


# -- other questions -------------------------------------------------------------------------------------------


def _card(t: City, decision: Decision, _name: str, values: list[int]) -> Refusal | None:
    """KA-R67, KA-R68: a card of one's own hand; what was played comes back in the Refresh phase."""
    card = values[0]
    if card >= len(t.content.cards):
        return "refuse-no-such-card", {}, "KA-R78"
    name = {"card": names.card_name(t.content, card)}
    if card in _hero(t, decision).played:
        return "refuse-card-used", name, "KA-R68"
    for seat, hero in enumerate(t.s.heroes):
        if seat != decision.seat and card in (*hero.hand, *hero.played, int(hero.card)):
            return "refuse-card-of-another", {**name, "hero": names.hero_name(t.s, seat)}, "KA-R67"
    return "refuse-card-not-in-hand", name, "KA-R67"


def _buy(t: City, decision: Decision, name: str, values: list[int]) -> Refusal | None:
    if name != "buy":
        return None
    if values[0] >= len(t.s.shop) or t.s.shop[values[0]] == NO_ITEM:
        return "refuse-shop-gap", {}, "KA-R214"
    cost = int(t.content.items[t.s.shop[values[0]]].cost)
    return "refuse-too-poor", {"n": cost, "have": int(_hero(t, decision).stats[w.DOLLAR])}, "KA-R96"


def _take(t: City, _decision: Decision, name: str, values: list[int]) -> Refusal | None:
    if name != "take":
        return None
    gap = values[0] >= len(t.s.offer) or t.s.offer[values[0]] == NO_CARD
    return ("refuse-display-gap", {}, "KA-R214") if gap else None


def _dice(t: City, decision: Decision, name: str, values: list[int]) -> Refusal | None:
    if name != "reroll" or t.s.fight is None:
        return None
    for fighter in t.s.fight.fighters:
        if fighter.seat == decision.seat:
            dice = fighter.blue if values[1] >= BLUE_DICE else fighter.red
            if values[1] % BLUE_DICE >= len(dice):
                return "refuse-no-such-die", {}, "KA-R110"
            return "refuse-no-reroll", {}, "KA-R32"
    return "refuse-not-fighting", {}, "KA-R118"


def _damage(t: City, _decision: Decision, _name: str, values: list[int]) -> Refusal | None:
    seat, n = values
    fight = t.s.fight
    if fight is None or all(fighter.seat != seat for fighter in fight.fighters):
        return "refuse-not-fighting", {}, "KA-R118"
    if n > fight.damage:
        return "refuse-too-much-damage", {"n": int(fight.damage)}, "KA-R119"
    return "refuse-damage-taken", {"hero": names.hero_name(t.s, seat)}, "KA-R119"


def _hits(t: City, _decision: Decision, name: str, values: list[int]) -> Refusal | None:
    if name != "strike" or t.s.fight is None:
        return None
    if values[1] > t.s.fight.hits:
        return "refuse-too-many-hits", {"n": int(t.s.fight.hits)}, "KA-R113"
    return "refuse-not-enough", {}, "KA-R115"


_BY_KIND: Final[dict[str, Callable[[City, Decision, str, list[int]], Refusal | None]]] = {
    "card": _card,
    "buy": _buy,
    "refresh": _take,
    "dice": _dice,
    "damage": _damage,
    "hits": _hits,
}
