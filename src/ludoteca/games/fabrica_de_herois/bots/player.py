"""*Jogador*: weighs every play by what it brings to Missions, its own and others', and keeps answers for need."""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import i64

from ludoteca.games.fabrica_de_herois.actions import (
    BUY,
    DONE,
    ENTER,
    FLEE,
    GO_HOME,
    LEAD,
    PASS,
    PICK,
    USE,
    USE_BASE,
)
from ludoteca.games.fabrica_de_herois.bots.answers import answer_worth, held, hold_back, price_of
from ludoteca.games.fabrica_de_herois.bots.choosing import other_worth, pick_worth
from ludoteca.games.fabrica_de_herois.bots.judging import ability_worth, base_worth, buy_worth, cost, flee_worth
from ludoteca.games.fabrica_de_herois.bots.moving import enter_worth, home_worth, team_worth
from ludoteca.games.fabrica_de_herois.bots.outlook import Outlook
from ludoteca.games.fabrica_de_herois.bots.weights import JOGADOR, Weights
from ludoteca.games.fabrica_de_herois.content.box import ATTACK, Ability
from ludoteca.games.fabrica_de_herois.rules.prices import buy_price, flee_price, lead_price
from ludoteca.games.fabrica_de_herois.state import NONE, PREPARE, Factory
from ludoteca.kernel.chance import Chance
from ludoteca.kernel.flow import Decision, Policy, Table

NEVER: Final = -1000.0
BY_NUMBER: Final = ("whom", "emblem", "keep", "spy", "sort", "mission")  # questions that do not name a Hero


class Player(Policy):
    """One play after the other, the best first, until nothing is better than to stop."""

    def __init__(self, weights: Weights = JOGADOR) -> None:
        self.weights = weights

    def choose(self, table: Table, decision: Decision, whim: Chance) -> int:
        """The answer with the highest worth."""
        actions = decision.actions
        if len(actions) == 1:
            return actions[0]
        o = self.look(table, decision)
        best = actions[0]
        most = NEVER
        for action in actions:
            worth = self.worth(o, decision, action)
            if worth > most:
                best, most = action, worth
        return best

    def look(self, table: Table, decision: Decision) -> Outlook:
        """How everyone stands, for all that is weighed in this question."""
        t = cast(Factory, table)
        o = Outlook(t, t.s.players[decision.seat], self.weights)
        if decision.kind == "plays":
            hold_back(o)
            t.rests = t.s.turns  # a quiet moment: what was due in this turn is compared
        return o

    def worth(self, o: Outlook, decision: Decision, action: i64) -> float:
        """What an answer brings, in points; to stop, or to pass, brings nothing and costs nothing."""
        kind = decision.kind
        if kind in ("plays", "prepare", "overfull"):
            return self.play_worth(o, action)
        if kind == "answer":
            if action == PASS:
                return 0.0
            about = cast("tuple[int, int]", decision.about)
            return self.answer(o, o.s.content.abilities[action - USE], about[0])
        if kind == "team":
            return team_worth(o.s, o.p, action, o.w)
        if action >= PICK and kind not in BY_NUMBER:
            return pick_worth(o, decision, action - PICK)
        return other_worth(o, decision, action)

    def answer(self, o: Outlook, ability: Ability, place: i64) -> float:
        """What an answer in a window brings."""
        return answer_worth(o, ability, place)

    def play_worth(self, o: Outlook, action: i64) -> float:
        """What one play of the own turn brings, less what it costs."""
        s = o.s
        p = o.p
        after = s.step != PREPARE
        if action == DONE:
            return 0.0
        if action >= LEAD:
            return self.lead_worth(o, action - LEAD, price_of(o, after) if lead_price(s, p) > 0 else 0.0)
        if action >= ENTER:
            return enter_worth(o, action - ENTER)
        if action >= GO_HOME:
            return home_worth(o, action - GO_HOME, price_of(o, after))
        if action >= USE:
            ability = s.content.abilities[action - USE]
            worth = ability_worth(o, ability) - cost(o, ability, price_of(o, after)) - o.w.wariness
            if ability.bolt and ability.kind == ATTACK:
                worth -= held(o, ability)  # it may do more in a comparison
            return worth
        if action == USE_BASE:
            return base_worth(o)
        if action == FLEE:
            return flee_worth(o) - float(flee_price(s, p)) * price_of(o, after) - o.w.flee_doubt
        if action == BUY:
            return buy_worth(o) - (price_of(o, after) if buy_price(s, p) > 0 else 0.0)
        return 0.0

    def lead_worth(self, o: Outlook, hero: i64, paid: float) -> float:
        """Another Leader: what that one can do, less what the old one could still do."""
        p = o.p
        if p.leader == NONE:
            return -paid
        usable = 0.0 if o.s.used[p.leader] else leader_worth(o, o.s.content.heroes[p.leader].leader)
        return o.w.led * (leader_worth(o, o.s.content.heroes[hero].leader) - usable) - paid - o.w.steady


def leader_worth(o: Outlook, ability: Ability) -> float:
    """What a Leader ability brings, now or held back."""
    waits = held(o, ability)
    if ability.answering:
        return waits
    return max(waits, ability_worth(o, ability))
