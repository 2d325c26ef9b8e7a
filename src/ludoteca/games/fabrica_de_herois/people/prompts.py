"""Every question as the one who must answer sees it. Keys and parameters only."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec import to_builtins

from ludoteca.games.fabrica_de_herois.actions import (
    ACTIONS,
    BUY,
    DONE,
    ENOUGH,
    ENTER,
    FLEE,
    GO_HOME,
    LEAD,
    PASS,
    PICK,
    USE,
    USE_BASE,
)
from ludoteca.games.fabrica_de_herois.content.box import AFFILIATIONS, LEADER, WHENS
from ludoteca.games.fabrica_de_herois.effects.words import Effect, Words
from ludoteca.games.fabrica_de_herois.people import previews, refusals
from ludoteca.games.fabrica_de_herois.people.cards import said
from ludoteca.games.fabrica_de_herois.people.causes import cause
from ludoteca.games.fabrica_de_herois.people.citing import RULES
from ludoteca.games.fabrica_de_herois.people.names import ability_name, base_name, hero_name, mission_name
from ludoteca.games.fabrica_de_herois.people.previews import player_name
from ludoteca.games.fabrica_de_herois.rules.prices import ability_price, buy_price, flee_price, home_price, lead_price
from ludoteca.games.fabrica_de_herois.state import COMPARE, NONE, STEPS, FactoryState
from ludoteca.kernel.flow import Decision
from ludoteca.kernel.present import Choice, Prompt, listed


def present(state: FactoryState, decision: Decision) -> Prompt:
    """The question and its choices."""
    kind = decision.kind
    choose = _CHOICES.get(kind, _pick)
    choices = [choose(state, decision, action) for action in decision.actions]
    text, params = _question(state, decision)
    return Prompt(kind, text, RULES[kind], params, choices=choices, about=_about(state, decision))


def _question(s: FactoryState, decision: Decision) -> Words:
    """What is asked, in words: of a window who does what, of targets what for."""
    kind, about = decision.kind, decision.about
    if kind == "answer":
        assert isinstance(about, tuple)
        if about[0] == NONE:
            return f"ask-answer-{'compare' if s.step == COMPARE else 'end'}", {"who": player_name(int(s.turn))}
        waiting = s.stack[about[0]]
        ability = s.content.abilities[waiting.ability]
        hero = hero_name(s.content, int(ability.hero))
        return "ask-answer", {
            "who": player_name(int(waiting.user)),
            "hero": hero,
            "ability": ability_name(s.content, int(waiting.ability)),
        }
    if kind in ("target", "mine", "whom", "lose"):
        code = about[0] if isinstance(about, tuple) else about
        assert isinstance(code, int)
        return f"ask-{kind}", {"cause": cause(s.content, code)[1:]}
    return f"ask-{kind}", {}


def _about(s: FactoryState, decision: Decision) -> dict[str, Any]:
    """What acts, for who draws it: the cause with its words, and what was picked so far.

    Of plays and answers also what abilities come to if nobody answers them (`foretold`), and why other plays are not
    possible (`why`): both by the number of the action.
    """
    about = decision.about
    if decision.kind in ("prepare", "plays", "overfull", "answer"):
        found: dict[str, Any] = {"why": _reasons(s, decision), "foretold": _foretold(s, decision)}
        if decision.kind == "answer":
            assert isinstance(about, tuple)
            place = int(about[0])
            found |= {"waiting": place, "step": STEPS[s.step], "active": int(s.turn)}
        return found
    if isinstance(about, int):
        about = (about,)
    if not isinstance(about, tuple):
        return {}
    rule, key, params = cause(s.content, about[0])
    found = {"cause": int(about[0]), "rule": rule, "name": said((key, params))}
    if len(about) > 2 and decision.kind != "lose":
        found["picked"] = [f"hero:{hero}" for hero in about[2]]
    effect = _effect_of(s, decision)
    if effect is not None:
        found["text"] = said(effect.text())
    return found


def _effect_of(s: FactoryState, decision: Decision) -> Effect | None:
    """The very effect that asks for targets, where an ability does."""
    about = decision.about
    if decision.kind not in ("target", "mine", "whom") or not isinstance(about, tuple):
        return None
    code, index = about[0], about[1] if len(about) > 1 else 0
    if not 0 <= code < len(s.content.abilities) or not isinstance(index, int):
        return None
    effects = s.content.abilities[code].effects
    return effects[index] if index < len(effects) else None


def _reasons(s: FactoryState, decision: Decision) -> dict[str, Any]:
    """Why plays that a person may think of are not possible now: words and rule, by the number of the action."""
    p = s.players[decision.seat]
    wanted: list[int] = []
    if decision.kind != "answer":
        wanted += [BUY, FLEE, USE_BASE, *(ENTER + hero for hero in p.support)]
        wanted += [place + hero for hero in p.field for place in (GO_HOME, LEAD)]
    wanted += [USE + 2 * hero + when for hero in p.field for when in (0, 1)]
    offered = set(decision.actions)
    found = {}
    for action in wanted:
        if action not in offered:
            key, params, rule = refusals.refuse(s, decision, action)
            found[str(action)] = {**said((key, params)), "rule": rule}
    return found


def _team(s: FactoryState, decision: Decision, action: int) -> Choice:
    _, (field, leader) = ACTIONS["team"].decode(action)
    dealt = s.players[decision.seat].support
    inside = [dealt[place] for place in range(len(dealt)) if field >> place & 1]
    led = [hero for hero in inside if hero != dealt[leader]]
    names = listed([hero_name(s.content, hero) for hero in led])
    params = {"n": len(inside), "hero": hero_name(s.content, dealt[leader]), "led": names}
    return Choice(action, "do-team", params, [f"hero:{dealt[leader]}", *(f"hero:{hero}" for hero in led)], "FH-R10")


def _play(s: FactoryState, decision: Decision, action: int) -> Choice:
    p = s.players[decision.seat]
    content = s.content
    if action == DONE:
        return Choice(action, f"do-done-{decision.kind}", {}, [], RULES[decision.kind])
    if action == BUY:
        return Choice(action, "do-buy", {"n": int(buy_price(s, p))}, ["deck:heroes"], "FH-R34")
    if action == FLEE:
        params: dict[str, Any] = {"mission": mission_name(content, int(p.mission)), "n": int(flee_price(s, p))}
        return Choice(action, "do-flee", params, [f"mission:{p.mission}"], "FH-R33")
    if action == USE_BASE:
        return Choice(action, "do-base", {"base": base_name(content, int(p.base))}, [f"base:{p.base}"], "FH-R65")
    name, (number,) = ACTIONS["plays"].decode(action)
    if name == "use":
        return _use(s, decision.seat, action, number)
    params = {"hero": hero_name(content, number)}
    if name == "home":
        return Choice(action, "do-home", {**params, "n": int(home_price(s, p))}, [f"hero:{number}"], "FH-R37")
    if name == "lead":
        return Choice(action, "do-lead", {**params, "n": int(lead_price(s, p))}, [f"hero:{number}"], "FH-R38")
    return Choice(action, "do-enter", params, [f"hero:{number}"], "FH-R37")


def _use(s: FactoryState, seat: int, action: int, number: int) -> Choice:
    ability = s.content.abilities[number]
    params = {
        "hero": hero_name(s.content, int(ability.hero)),
        "ability": ability_name(s.content, number),
        "n": int(ability_price(s, s.players[seat], ability, 0)),
    }
    rule = "FH-R35" if ability.when == LEADER else "FH-R36"
    refs = [f"hero:{ability.hero}", f"ability:{number}"]
    return Choice(action, f"do-use-{WHENS[ability.when]}", params, refs, rule)


def _answer(s: FactoryState, decision: Decision, action: int) -> Choice:
    if action == PASS:
        return Choice(action, "do-pass", {}, [], "FH-D-16")
    _, (number,) = ACTIONS["answer"].decode(action)
    return _use(s, decision.seat, action, number)


def _foretold(s: FactoryState, decision: Decision) -> dict[str, Any]:
    """What abilities, and passing, come to if nobody else answers: by the number of the action."""
    seat = decision.seat
    place = NONE
    found: dict[str, Any] = {}
    if decision.kind == "answer":
        assert isinstance(decision.about, tuple)
        place = int(decision.about[0])
        found[str(PASS)] = previews.told(s, seat, previews.of_passing(s, seat, place))
    for action in decision.actions:
        if USE <= action < GO_HOME:
            found[str(action)] = previews.told(s, seat, previews.of_ability(s, seat, action - USE, place))
    return {action: to_builtins(effects) for action, effects in found.items()}


def _pick(s: FactoryState, decision: Decision, action: int) -> Choice:
    if action == ENOUGH:
        return Choice(action, "do-enough", {}, [], RULES[decision.kind])
    hero = action - PICK
    return Choice(action, "do-pick", {"hero": hero_name(s.content, hero)}, [f"hero:{hero}"], RULES[decision.kind])


def _whom(_s: FactoryState, _decision: Decision, action: int) -> Choice:
    return Choice(action, "do-whom", {"who": player_name(action)}, [f"seat:{action}"], "FH-D-29")


def _emblem(_s: FactoryState, _decision: Decision, action: int) -> Choice:
    name = AFFILIATIONS[action]
    return Choice(action, "do-emblem", {"affiliation": (f"affiliation-{name}", {})}, [f"emblem:{name}"], "FH-R31")


def _keep(s: FactoryState, _decision: Decision, action: int) -> Choice:
    hero = s.looked[action]
    return Choice(action, "do-keep", {"hero": hero_name(s.content, hero)}, [f"hero:{hero}"], "FH-D-45")


def _spy(s: FactoryState, decision: Decision, action: int) -> Choice:
    assert isinstance(decision.about, tuple)
    hero = s.players[decision.about[1]].support[action]
    return Choice(action, "do-send", {"hero": hero_name(s.content, hero)}, [f"hero:{hero}"], "FH-D-45")


def _sort(s: FactoryState, _decision: Decision, action: int) -> Choice:
    mission = s.peeked[action]
    return Choice(action, "do-next", {"mission": mission_name(s.content, mission)}, [f"mission:{mission}"], "FH-D-45")


def _mission(s: FactoryState, _decision: Decision, action: int) -> Choice:
    mission = s.offered[action]
    params = {"mission": mission_name(s.content, mission)}
    return Choice(action, "do-keep-mission", params, [f"mission:{mission}"], "FH-R73")


_CHOICES: dict[str, Callable[[FactoryState, Decision, int], Choice]] = {
    "team": _team,
    "prepare": _play,
    "plays": _play,
    "overfull": _play,
    "answer": _answer,
    "whom": _whom,
    "emblem": _emblem,
    "keep": _keep,
    "spy": _spy,
    "sort": _sort,
    "mission": _mission,
}
