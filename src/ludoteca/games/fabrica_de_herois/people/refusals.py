"""Why an answer is not among those offered, as precisely as can be said, with the rule."""

from __future__ import annotations

from typing import Any

from ludoteca.games.fabrica_de_herois.actions import ACTIONS
from ludoteca.games.fabrica_de_herois.content.box import DEFENCE, LEADER, Ability
from ludoteca.games.fabrica_de_herois.effects.lines import (
    BARRED,
    NO_BUYING,
    NO_DISCARD,
    NO_FLEE,
    NO_LEADER,
    NO_MOVING,
)
from ludoteca.games.fabrica_de_herois.people.citing import RULES
from ludoteca.games.fabrica_de_herois.people.names import hero_name
from ludoteca.games.fabrica_de_herois.rules.decks import heroes_left
from ludoteca.games.fabrica_de_herois.rules.declaring import defends
from ludoteca.games.fabrica_de_herois.rules.prices import ability_price, buy_price, flee_price, home_price, lead_price
from ludoteca.games.fabrica_de_herois.rules.reckoning import has_permanent
from ludoteca.games.fabrica_de_herois.rules.teams import field_room, is_heroless, support_room
from ludoteca.games.fabrica_de_herois.state import NONE, Factory, FactoryState, Player
from ludoteca.kernel.flow import Decision
from ludoteca.kernel.previews import NoLuck

Refusal = tuple[str, dict[str, Any], str]


def refuse(state: FactoryState, decision: Decision, action: int) -> Refusal:
    """Why an action is not possible now."""
    kind = decision.kind
    space = ACTIONS[kind]
    other: Refusal = ("refuse-not-offered", {}, RULES[kind])
    if kind not in ("prepare", "plays", "overfull", "answer") or action not in ACTIONS["plays"]:
        return other
    p = state.players[decision.seat]
    name, values = ACTIONS["plays"].decode(action)
    if kind == "prepare" and name == "flee":
        return "refuse-flee-due", {}, "FH-D-6"
    if action not in space:
        return ("refuse-overfull", {}, "FH-D-11") if kind == "overfull" else other
    if name == "buy":
        return _buy(state, p, other)
    if name == "flee":
        return _flee(state, p, other)
    if name == "base":
        return ("refuse-base-used", {}, "FH-D-38") if p.base_used else ("refuse-base-off", {}, "FH-R65")
    if name == "use":
        return _use(state, p, decision, values[0], other)
    if name in ("home", "enter", "lead"):
        return _move(state, p, name, values[0], other)
    return other


def _poor(p: Player, price: int, rule: str) -> Refusal:
    return "refuse-too-few-actions", {"n": int(price), "actions": int(p.actions)}, rule


def _buy(s: FactoryState, p: Player, other: Refusal) -> Refusal:
    if heroes_left(s) == 0:
        return "refuse-no-heroes", {}, "FH-D-40"
    if not is_heroless(p) and support_room(p) <= 0:
        return "refuse-support-full", {}, "FH-D-10"
    if buy_price(s, p) > p.actions:
        return _poor(p, int(buy_price(s, p)), "FH-R34")
    return ("refuse-extra-rule", {}, "FH-R32") if p.sheet[NO_BUYING] else other


def _flee(s: FactoryState, p: Player, other: Refusal) -> Refusal:
    if p.mission == NONE or not s.missions:
        return "refuse-no-mission", {}, "FH-D-21"
    if p.sheet[NO_FLEE]:
        return "refuse-extra-rule", {}, "FH-R32"
    return _poor(p, int(flee_price(s, p)), "FH-R33") if flee_price(s, p) > p.actions else other


def _use(s: FactoryState, p: Player, decision: Decision, number: int, other: Refusal) -> Refusal:
    if number >= len(s.content.abilities):
        return other
    ability = s.content.abilities[number]
    hero = ability.hero
    name = {"hero": hero_name(s.content, int(hero))}
    if hero not in p.field:
        return ("refuse-in-support", name, "FH-R21") if hero in p.support else ("refuse-not-yours", {}, "FH-R42")
    if s.blocked[hero] > 0:
        return "refuse-blocked", name, "FH-R50"
    if ability.when == LEADER:
        return _use_leader(s, p, ability, name) or _use_now(s, p, decision, ability)
    if p.leader == hero:
        return "refuse-leader-discards", name, "FH-R19"
    if p.sheet[NO_DISCARD]:
        return "refuse-extra-rule", {}, "FH-R32"
    return _use_now(s, p, decision, ability)


def _use_leader(s: FactoryState, p: Player, ability: Ability, name: dict[str, Any]) -> Refusal | None:
    hero = ability.hero
    if p.leader != hero:
        return "refuse-not-leader", name, "FH-R18"
    if s.sealed[hero] > 0:
        return "refuse-sealed", name, "FH-R47"
    if p.sheet[NO_LEADER]:
        return "refuse-extra-rule", {}, "FH-R32"
    if ability.permanent and has_permanent(s, hero):
        return "refuse-permanent-active", name, "FH-D-36"
    return ("refuse-used", name, "FH-R18") if s.used[hero] else None


def _use_now(s: FactoryState, p: Player, decision: Decision, ability: Ability) -> Refusal:
    price = int(ability_price(s, p, ability, 0))
    rule = "FH-R35" if ability.when == LEADER else "FH-R36"
    if decision.kind == "answer":
        rule = "FH-D-2"
        if ability.kind == DEFENCE:
            found = _no_defence(s, p, decision)
            if found is not None:
                return found
        elif not ability.bolt:
            return "refuse-no-bolt", {}, "FH-R46"
    elif ability.answering:
        return "refuse-only-an-answer", {}, "FH-D-50"
    if price > p.actions:
        return _poor(p, price, rule)
    return "refuse-nothing-to-do", {}, "FH-D-29"


def _no_defence(s: FactoryState, p: Player, decision: Decision) -> Refusal | None:
    """FH-R44, FH-D-30: why a Defence has nothing to answer here."""
    place = decision.about[0] if isinstance(decision.about, tuple) else NONE
    if place == NONE:
        return "refuse-defend-mission", {}, "FH-R44"
    waiting = s.stack[place]
    if not waiting.attack:
        return "refuse-defend-help", {}, "FH-R44"
    if not waiting.receivers >> p.seat & 1:
        return "refuse-no-attack-on-you", {}, "FH-R44"
    table = Factory(s, NoLuck(), None)
    return None if defends(table, waiting, p.seat) else ("refuse-defend-blocked", {}, "FH-D-30")


def _move(s: FactoryState, p: Player, name: str, hero: int, other: Refusal) -> Refusal:
    if hero not in (p.support if name == "enter" else p.field):
        return "refuse-not-there", {}, "FH-R37"
    said = {"hero": hero_name(s.content, hero)}
    if name == "enter":
        if p.sheet[BARRED]:
            return "refuse-barred", {}, "FH-R47"
        return ("refuse-field-full", {}, "FH-R80") if field_room(p) <= 0 else _forbidden(p, other)
    if name == "lead":
        if p.leader == hero:
            return "refuse-leads-already", said, "FH-R38"
        if s.blocked[hero] > 0:
            return "refuse-blocked", said, "FH-D-32"
        return _poor(p, int(lead_price(s, p)), "FH-R38")
    if s.blocked[hero] > 0:
        return "refuse-blocked", said, "FH-R50"
    if len(p.field) == 1:
        return "refuse-last-hero", {}, "FH-R12"
    if support_room(p) <= 0:
        return "refuse-support-full", {}, "FH-R80"
    return _poor(p, int(home_price(s, p)), "FH-R37") if home_price(s, p) > p.actions else _forbidden(p, other)


def _forbidden(p: Player, other: Refusal) -> Refusal:
    return ("refuse-extra-rule", {}, "FH-R32") if p.sheet[NO_MOVING] else other
