"""What a bot says to the questions that the players decide together (KTHO-D-62)."""

from __future__ import annotations

from mypy_extensions import i64

from ludoteca.games.keep_the_heroes_out import actions
from ludoteca.games.keep_the_heroes_out.bots import omens
from ludoteca.games.keep_the_heroes_out.bots.deeds import later, way_to_shop
from ludoteca.games.keep_the_heroes_out.bots.sketch import (
    Sketch,
    danger,
    in_room,
    sketch_of,
    standing,
    wake,
    walk,
    with_more,
)
from ludoteca.games.keep_the_heroes_out.bots.weights import WEIGHTS
from ludoteca.games.keep_the_heroes_out.bots.works import (
    danger_with_passage,
    danger_with_portal,
    danger_with_stage,
    danger_with_tile,
    danger_without,
    nobody_there,
)
from ludoteca.games.keep_the_heroes_out.content.box import ROOMS, VAULT
from ludoteca.games.keep_the_heroes_out.content.scenario import (
    CLOSE,
    COMPLETE,
    DISCARD,
    GUILD,
    TURN_LOWEST,
    WAKE,
    Step,
)
from ludoteca.games.keep_the_heroes_out.rules import scenario
from ludoteca.games.keep_the_heroes_out.rules.deeds import hero_numbered
from ludoteca.games.keep_the_heroes_out.rules.oddities import FOR_COLLAPSE, FOR_HOP, FOR_STAGE
from ludoteca.games.keep_the_heroes_out.rules.scenario_terms import amount_of, holds
from ludoteca.games.keep_the_heroes_out.state import COMPLETED, UNCOMPLETED, Dungeon
from ludoteca.kernel.chance import Chance
from ludoteca.kernel.flow import Decision


def council(t: Dungeon, decision: Decision, whim: Chance) -> int:  # noqa: ARG001 (every answer has a reason)
    """The answer that costs least, as far as a glance tells."""
    kind = decision.kind
    if kind == "hero":
        return farthest(t, decision)
    if kind in ("hit", "scenario-bite"):
        return sturdiest(t, decision)
    if kind == "pillagers":
        return toughest(t, decision)
    best = decision.actions[0]
    least = 1e9
    base = without_the_awake(t)
    for action in decision.actions:
        cost = cost_of(t, base, decision, action)
        if cost < least:
            least = cost
            best = action
    return best


def cost_of(t: Dungeon, base: Sketch, decision: Decision, action: int) -> float:
    """What an answer costs, by the kind of its question."""
    kind = decision.kind
    if kind in ("way", "supply", "rooms"):
        return cost_of_coming(t, base, decision, action)
    if kind == "spoil":
        about = decision.about
        return token_kept(t, base, action, about if isinstance(about, int) else VAULT)
    if kind == "scenario-side":
        return cost_of_side(t, base, decision, action)
    if kind == "scenario-open":
        return danger_with_passage(t, action, True)
    if kind == "scenario-close":
        return danger_with_passage(t, action, False)
    if kind == "scenario-tile":
        return danger_with_tile(t, action)
    return cost_of_room(t, base, decision, action)


def without_the_awake(t: Dungeon) -> Sketch:
    """The dungeon, with only those Heroes in it who are asleep."""
    base = sketch_of(t)
    for hero in t.s.heroes:
        if hero.awake:
            base.asleep = with_more(base.asleep, hero.room, -1)
    return base


def cost_of_coming(t: Dungeon, base: Sketch, decision: Decision, action: int) -> float:
    """What Heroes do who come this way, or to these rooms."""
    trial = base.copy()
    if decision.kind == "rooms":
        lost = 0.0
        for room in range(ROOMS):
            if action >> room & 1:
                lost += walk(trial, room, 1)
        return lost + standing(trial)
    group: i64 = 1
    if decision.kind == "way":
        group = 0
        for hero in t.s.heroes:
            if hero.awake and hero.room == decision.about:
                group += 1
    return walk(trial, action, max(1, group)) + standing(trial)


def token_kept(t: Dungeon, base: Sketch, token: i64, room: i64) -> float:
    """KTHO-D-57: what a resource that lies in a room is worth to the players."""
    there: i64 = t.s.tokens[room][token]
    worth = omens.token_worth(t, token, room, there - 1)
    return worth + later(base) * (1.0 - 0.15 * float(way_to_shop(t, token, room))) / float(max(1, there))


def cost_of_side(t: Dungeon, base: Sketch, decision: Decision, side: i64) -> float:
    """KTHO-R41: a card of the scenario leaves a choice: tokens, Treasures, or more Heroes."""
    number = decision.about
    assert isinstance(number, int)
    clause = t.content.scenario.clauses[number]
    sides = clause.sides if holds(t, clause) else clause.otherwise
    cost = 0.0
    for step in sides[side]:
        cost += cost_of_step(t, base, step)
    return cost


def cost_of_step(t: Dungeon, base: Sketch, step: Step) -> float:
    """One effect of a card of the scenario."""
    if step.word == DISCARD:
        return 0.5 * float(amount_of(t, step.amount)) * (0.3 + later(base))
    if step.word == GUILD:
        return omens.ONE_CARD_MORE_COSTS * float(step.amount)
    if step.word == TURN_LOWEST:
        least: i64 = 4
        for room in range(ROOMS):
            value = in_room(base.value, room)
            if 0 < value < least:
                least = value
        return WEIGHTS.loss(least)
    return 0.0


def cost_of_room(t: Dungeon, base: Sketch, decision: Decision, room: i64) -> float:
    """A room that the rule of the scenario makes the players choose: what happens there, and what that costs."""
    about = decision.about
    assert isinstance(about, tuple)
    purpose = about[0]
    trial = base.copy()
    if purpose == FOR_STAGE:
        return danger_with_stage(t, room)
    if purpose == FOR_COLLAPSE:
        return danger_without(t, room)
    if purpose == FOR_HOP:
        return (2.0 if room == VAULT else 0.0) + (0.0 if nobody_there(t, room) else 1.0)
    if purpose == DISCARD:
        return -1.0 * float(t.s.ways.distance[room])
    if purpose == TURN_LOWEST:
        trial.value = with_more(trial.value, room, -4)
        return danger(trial)
    if purpose == WAKE:
        return wake(trial, room) + standing(trial)
    if purpose == COMPLETE:
        return danger_with_portal(t, room, COMPLETED)
    if purpose == CLOSE:
        guards = in_room(base.body, room)
        return danger_with_portal(t, room, UNCOMPLETED) + 0.3 * float(guards)
    return danger(trial)


def farthest(t: Dungeon, decision: Decision) -> int:
    """KTHO-R60: who has the longest way goes first. Who acts before others arrive is woken by them, and acts twice."""
    best = decision.actions[0]
    most = -1
    for action in decision.actions:
        if action == actions.PASS:
            continue
        distance = t.s.ways.distance[hero_numbered(t.s, action - 1).room]
        if distance > most:
            most = distance
            best = action
    return best


def sturdiest(t: Dungeon, decision: Decision) -> int:
    """KTHO-D-7: the Monster that can take most; of several the one whose Clan has more in the dungeon."""
    best = decision.actions[0]
    most = -1
    for action in decision.actions:
        clan = t.s.clans[action // actions.WOUNDS % actions.CLANS]
        life = int(clan.vitality) - action % actions.WOUNDS
        score = 20 * min(life, 2) + len(clan.rooms)
        if score > most:
            most = score
            best = action
    return best


def toughest(t: Dungeon, decision: Decision) -> int:
    """KTHO-D-55: those stay behind who can take most: the others, who go on, are the easier to stop."""
    best = decision.actions[0]
    most: i64 = -1
    for action in decision.actions:
        life: i64 = 0
        for hero in t.s.heroes:
            if hero.awake and names(action, hero.number):
                life += scenario.life_left(t, hero)
        if life > most:
            most = life
            best = action
    return best


def names(pillagers: i64, hero: i64) -> bool:
    """Whether an answer about who is exhausted names this Hero."""
    for _ in range(4):
        if pillagers % actions.HEROES == hero:
            return True
        pillagers //= actions.HEROES
    return False
