"""Every question of Kick-Ass as whoever must answer sees it. Keys and parameters only.

A choice names the things that it touches in the order in which a person picks them, so that a board can let one pick
step by step: an item, then the slot that it goes into.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from ludoteca.games.kick_ass.actions import ACTIONS
from ludoteca.games.kick_ass.content import words as w
from ludoteca.games.kick_ass.people import names
from ludoteca.games.kick_ass.people.causes import cause_word
from ludoteca.games.kick_ass.people.labels import Label, option_word, step, timer_label
from ludoteca.games.kick_ass.people.picks import PICKS
from ludoteca.games.kick_ass.people.shapes import About
from ludoteca.games.kick_ass.people.view import still_table
from ludoteca.games.kick_ass.rules.timers import price_of
from ludoteca.games.kick_ass.state import BLUE_DICE, NO_CARD, SEGMENT_NAMES, WALKING, City, CityState
from ludoteca.kernel.flow import Decision
from ludoteca.kernel.present import Choice, Prompt

Labels = Callable[[City, Decision, str, list[int]], Label]


def present(state: CityState, decision: Decision) -> Prompt:
    """A decision as whoever answers it sees it."""
    t = still_table(state)
    ask = ASKS[decision.kind]
    rule, params, about = ask(t, decision)
    label = LABELS.get(decision.kind)
    choices = []
    for action in decision.actions:
        if label is None:
            choices.append(step(t, int(decision.seat), decision.kind, action))
            continue
        name, values = ACTIONS[decision.kind].decode(action)
        key, given, refs, cited = label(t, decision, name, list(values))
        choices.append(Choice(action, key, given, refs, cited))
    return Prompt(decision.kind, f"ask-{decision.kind}", rule, params, choices=choices, about=dict(about))


# -- what is asked ---------------------------------------------------------------------------------------------

Asked = tuple[str, dict[str, Any], About]  # rule, parameters, what it is about


def _hero_here(t: City, decision: Decision) -> dict[str, Any]:
    """Where the hero who is asked stands."""
    return {"at": names.at(int(t.s.heroes[decision.seat].at))}


def _card(t: City, _decision: Decision) -> Asked:
    return "KA-R67", {"segment": (f"segment-{SEGMENT_NAMES[t.s.segment]}", {})}, {}


def _step(t: City, decision: Decision) -> Asked:
    """KA-D-14: how many steps are left, none once an effect has ended the walk, and where one is."""
    hero = t.s.heroes[decision.seat]
    params: dict[str, Any] = {**_hero_here(t, decision), "moves": int(hero.moves) if hero.stage == WALKING else 0}
    about: About = {"district": names.place_ref(int(hero.at))}
    if hero.card != NO_CARD:
        about["card"] = f"card:{hero.card}"
        params["card"] = ("card-down", {}) if hero.face_down else names.card_name(t.content, int(hero.card))
    return "KA-D-14", params, about


def _plain(rule: str) -> Callable[[City, Decision], Asked]:
    """A question that says all with its words."""
    return lambda _t, _decision: (rule, {}, {})


def _placed(rule: str) -> Callable[[City, Decision], Asked]:
    """A question about a place: `about` is its number."""

    def ask(_t: City, decision: Decision) -> Asked:
        place = _first(decision)
        if place < 0:
            return rule, {"at": ("at-somewhere", {})}, {}
        return rule, {"at": names.at(place)}, {"district": names.place_ref(place)}

    return ask


def _first(decision: Decision) -> int:
    """The number that a question is about, or the first of several; -1 for none."""
    about = decision.about
    if isinstance(about, tuple) and about:
        about = about[0]
    return about if isinstance(about, int) else -1


def _join(t: City, decision: Decision) -> Asked:
    """KA-D-15: who calls, and where."""
    seat = _first(decision)
    who = names.hero_name(t.s, seat) if 0 <= seat < len(t.s.heroes) else ("somebody", {})
    return "KA-D-15", {"who": who, **_hero_here(t, decision)}, {"hero": names.hero_ref(max(0, seat))}


def _fight(rule: str) -> Callable[[City, Decision], Asked]:
    """A question of a Combat: what is left to split."""

    def ask(t: City, decision: Decision) -> Asked:
        fight = t.s.fight
        if fight is None:
            return rule, {"n": 0, "power": 0}, {}
        left = int(fight.damage if decision.kind == "damage" else fight.hits)
        return rule, {"n": left, "power": int(fight.power)}, {"left": left}

    return ask


def _cards(rule: str) -> Callable[[City, Decision], Asked]:
    """A question about a card that has just come."""

    def ask(t: City, decision: Decision) -> Asked:
        card = _first(decision)
        known = 0 <= card < len(t.content.cards)
        word = names.card_name(t.content, card) if known else ("a-card", {})
        return rule, {"card": word}, {"card": f"card:{card}"} if known else {}

    return ask


def _viral(t: City, decision: Decision) -> Asked:
    return "KA-R22", {"hero": names.hero_name(t.s, int(decision.seat))}, {}


def _pick(t: City, decision: Decision) -> Asked:
    """What an effect leaves to choose: by whom or what, and what it does there."""
    about = decision.about
    cause, verb = (about[0], about[1]) if isinstance(about, tuple) and len(about) > 1 else (-1, -1)
    what = about[2] if isinstance(about, tuple) and len(about) > 2 else w.NOTHING
    params: dict[str, Any] = {
        "cause": cause_word(t.content, cause) if cause >= 0 else ("cause-done", {}),
        "verb": w.VERB_NAMES[verb] if 0 <= verb < w.VERBS else "other",
        "what": w.THING_NAMES[what] if 0 <= what < len(w.THING_NAMES) else "nothing",
    }
    return "KA-R80", params, {}


ASKS: Final[dict[str, Callable[[City, Decision], Asked]]] = {
    "solo-card": _plain("KA-R56"),
    "solo-item": _plain("KA-R57"),
    "card": _card,
    "step": _step,
    "join": _join,
    "buy": _plain("KA-R96"),
    "afar": _placed("KA-R83"),
    "dice": _fight("KA-R32"),
    "damage": _fight("KA-R119"),
    "hits": _fight("KA-R113"),
    "ko-order": _plain("KA-D-52"),
    "bonus": _placed("KA-R88"),
    "free-item": _plain("KA-R98"),
    "loot-for": _placed("KA-R195"),
    "pick-gang": _plain("KA-D-64"),
    "shut-hand": _plain("KA-R163"),
    "police-bonus": _plain("KA-R92"),
    "forgo": _placed("KA-R88"),
    "sixth": _cards("KA-R132"),
    "famous": _cards("KA-R24"),
    "sleeper": _plain("KA-D-70"),
    "viral": _viral,
    "refresh": _plain("KA-R131"),
    "mist": _plain("KA-R167"),
    "gang-from": _plain("KA-R190"),
    "last-helper": _plain("KA-D-31"),
    "raid": _plain("KA-D-48"),
    "pick-option": _pick,
    "pick-place": _pick,
    "pick-ways": _pick,
    "pick-hero": _pick,
    "pick-item": _pick,
    "pick-card": _pick,
    "pick-slot": _pick,
    "pick-space": _pick,
    "pick-side": _pick,
}


# -- what can be answered --------------------------------------------------------------------------------------


def _play(t: City, _decision: Decision, name: str, values: list[int]) -> Label:
    card = values[0]
    params = {"card": names.card_name(t.content, card)}
    return f"act-{name}", params, [f"card:{card}", "up" if name == "face-up" else "down"], "KA-R86"


def _solo_card(t: City, _decision: Decision, _name: str, values: list[int]) -> Label:
    drawn, card = t.s.drawn[values[0]], values[1]
    params = {"card": names.card_name(t.content, drawn), "other": names.card_name(t.content, card)}
    return "act-replace", params, [f"card:{drawn}", f"card:{card}"], "KA-R56"


def _solo_item(t: City, _decision: Decision, _name: str, values: list[int]) -> Label:
    item = t.s.drawn[values[0]]
    return "act-keep-item", {"item": names.item_name(t.content, item)}, [f"item:{item}"], "KA-R57"


def _joins(_t: City, _decision: Decision, name: str, _values: list[int]) -> Label:
    return ("act-pass-join", {}, ["pass"], "KA-D-15") if name == "pass" else ("act-join", {}, ["combat"], "KA-D-15")


def _buy(t: City, decision: Decision, name: str, values: list[int]) -> Label:
    if name == "done":
        return "act-pass-buy", {}, ["pass"], "KA-R96"
    item = t.s.shop[values[0]]
    credit = decision.about if isinstance(decision.about, int) else 0
    params = {"item": names.item_name(t.content, item), "n": int(price_of(t, item, credit))}
    return "act-buy", params, [f"item:{item}"], "KA-R96"


def _afar(t: City, decision: Decision, name: str, values: list[int]) -> Label:
    if name == "pass":
        return "act-pass-afar", {}, ["pass"], "KA-R83"
    return timer_label(t, t.s.heroes[decision.seat], _first(decision), values[0])


def _gang(_t: City, _decision: Decision, name: str, _values: list[int]) -> Label:
    return f"act-fell-{name}", {}, [f"side:{name}"], "KA-D-64"


def _hand(_t: City, _decision: Decision, _name: str, values: list[int]) -> Label:
    return "act-slot", {"slot": names.slot_name(values[0])}, [f"slot:{names.SLOT_NAMES[values[0]]}"], "KA-R163"


def _dice(t: City, decision: Decision, name: str, values: list[int]) -> Label:
    if name == "done":
        return "act-pass-dice", {}, ["pass"], "KA-D-52"
    if name == "exhaust":
        choice = step(t, int(decision.seat), "step", ACTIONS["step"].encode("exhaust", *values))
        return choice.label, dict(choice.params), list(choice.refs), choice.rule
    source, die = values
    blue = die >= BLUE_DICE
    params = {
        "colour": ("die-blue" if blue else "die-red", {}),
        "n": die % BLUE_DICE + 1,
        "face": _face(t, decision, die),
    }
    return "act-reroll", params, [f"die:{decision.seat}.{die}", f"source:{source}"], "KA-R32"


def _face(t: City, decision: Decision, die: int) -> names.Word:
    """How a die lies."""
    fight = t.s.fight
    if fight is not None:
        for fighter in fight.fighters:
            dice = fighter.blue if die >= BLUE_DICE else fighter.red
            if fighter.seat == decision.seat and die % BLUE_DICE < len(dice):
                side = "shield" if die >= BLUE_DICE else "hit"
                return ("die-blank", f"die-{side}", f"die-{side}-bolt")[dice[die % BLUE_DICE]], {}
    return "die-blank", {}


def _damage(t: City, _decision: Decision, _name: str, values: list[int]) -> Label:
    seat, n = values
    life = int(t.s.heroes[seat].stats[w.LIFE])
    params = {"hero": names.hero_name(t.s, seat), "n": n, "left": max(0, life - n)}
    key = "act-damage-faint" if n > life else "act-damage"
    return key, params, [names.hero_ref(seat), f"n:{n}"], "KA-R119"


def _hits(t: City, _decision: Decision, name: str, values: list[int]) -> Label:
    if name == "waste":
        return "act-waste", {}, ["pass"], "KA-R113"
    target, n = values
    params = {"enemy": names.target_name(t.s, target), "n": n}
    return "act-strike", params, [names.target_ref(t.s, target), f"n:{n}"], "KA-R113"


def _seat(key: str, rule: str) -> Labels:
    """A hero whom the team names."""

    def label(t: City, _decision: Decision, _name: str, values: list[int]) -> Label:
        return key, {"hero": names.hero_name(t.s, values[0])}, [names.hero_ref(values[0])], rule

    return label


def _police(_t: City, _decision: Decision, name: str, values: list[int]) -> Label:
    if name == "pass":
        return "act-pass-police-bonus", {}, ["pass"], "KA-R92"
    return "act-remove-minion", {"at": names.at(values[0])}, [f"minion:{names.place_id(values[0])}"], "KA-R92"


def _forgo(t: City, _decision: Decision, name: str, values: list[int]) -> Label:
    if name == "take-it":
        return "act-take-bonus", {}, ["pass"], "KA-R88"
    running = t.s.row[values[0]]
    assert running is not None
    params = {"event": names.event_name(t.content, int(running.event))}
    return "act-forgo", params, [f"event:{values[0]}", f"need:{values[1]}"], "KA-R64"


def _discard(key: str, rule: str) -> Labels:
    """One of one's own cards, that leaves the game."""

    def label(t: City, _decision: Decision, _name: str, values: list[int]) -> Label:
        return key, {"card": names.card_name(t.content, values[0])}, [f"card:{values[0]}"], rule

    return label


def _viral_label(t: City, decision: Decision, name: str, values: list[int]) -> Label:
    if name == "pass":
        return "act-pass-viral", {}, ["pass"], "KA-D-70"
    lines = t.content.heroes[t.s.heroes[decision.seat].hero].viral.all
    return "act-viral", {"effect": option_word(t, lines[0], values[0])}, [f"option:{values[0]}"], "KA-R22"


def _refresh(t: City, decision: Decision, name: str, values: list[int]) -> Label:
    if name == "take":
        card = t.s.offer[values[0]]
        return "act-take", {"card": names.card_name(t.content, card)}, [f"card:{card}"], "KA-R131"
    if name == "forgo":
        return _forgo(t, decision, name, values)
    stat = names.stat_name(values[0], 1)
    return "act-gain", {"stat": stat, "n": 1}, [f"stat:{w.THING_NAMES[values[0]]}"], "KA-D-1"


def _mist(_t: City, _decision: Decision, _name: str, values: list[int]) -> Label:
    place = values[0]
    refs = [f"token:{names.place_id(place)}", names.place_ref(place)]
    return "act-mist", {"at": names.at(place)}, refs, "KA-R167"


def _gang_from(_t: City, _decision: Decision, _name: str, values: list[int]) -> Label:
    return "act-gang-from", {"from": names.out_of(values[0])}, [names.place_ref(values[0])], "KA-R190"


LABELS: Final[dict[str, Labels]] = {
    "solo-card": _solo_card,
    "solo-item": _solo_item,
    "card": _play,
    "join": _joins,
    "buy": _buy,
    "afar": _afar,
    "dice": _dice,
    "damage": _damage,
    "hits": _hits,
    "ko-order": _seat("act-ko-order", "KA-D-52"),
    "bonus": _seat("act-bonus", "KA-R88"),
    "free-item": _seat("act-free-item", "KA-R98"),
    "loot-for": _seat("act-free-item", "KA-R195"),
    "pick-gang": _gang,
    "shut-hand": _hand,
    "police-bonus": _police,
    "forgo": _forgo,
    "sixth": _discard("act-sixth", "KA-R132"),
    "famous": _discard("act-sixth", "KA-R24"),
    "sleeper": _seat("act-sleeper", "KA-D-70"),
    "viral": _viral_label,
    "refresh": _refresh,
    "mist": _mist,
    "gang-from": _gang_from,
    "last-helper": _seat("act-last-helper", "KA-D-31"),
    **PICKS,
}
