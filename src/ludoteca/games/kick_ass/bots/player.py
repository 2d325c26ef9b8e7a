"""*Jogador*: does its part of the plan, and decides the rest by what it is worth to the team."""

from __future__ import annotations

from ludoteca.games.kick_ass.bots.dice import joins, rolls, shares, strikes
from ludoteca.games.kick_ass.bots.follow import gets_ready, next_step, part_of
from ludoteca.games.kick_ass.bots.intents import intent_of
from ludoteca.games.kick_ass.bots.picks import pick
from ludoteca.games.kick_ass.state import City, segments_begun
from ludoteca.kernel.chance import Chance
from ludoteca.kernel.flow import Decision, Policy, Table
from ludoteca.kernel.intent import Intent


class Player(Policy):
    """Plans a segment with its partners, and follows the plan."""

    def choose(self, table: Table, decision: Decision, whim: Chance) -> int:
        """The answer that the plan, or good sense, gives."""
        assert isinstance(table, City)
        kind = decision.kind
        if kind == "card":
            table.rests = segments_begun(table.s)
            if 0 < table.enough <= table.rests:
                return decision.actions[0]  # the world is judged as it stands
            part = part_of(table, decision)
            if part is not None and int(part.action) in decision.actions:
                return int(part.action)
            return decision.actions[0]
        if kind == "step":
            return next_step(table, decision)
        if kind == "raid":
            return gets_ready(table, decision)
        if kind == "join":
            return joins(table, decision)
        if kind == "dice":
            return rolls(table, decision)
        if kind == "damage":
            return shares(table, decision)
        if kind == "hits":
            return strikes(table, decision)
        return pick(table, decision, whim)

    def intent(self, table: Table, decision: Decision, action: int) -> Intent | None:
        """What it is about to do, read off the plan."""
        assert isinstance(table, City)
        return intent_of(table, decision, action)
