"""*Aprendiz*: follows the plan half of the time; else it does what comes to mind, but nothing plainly foolish."""

from __future__ import annotations

from typing import Final

from ludoteca.games.kick_ass import actions as a
from ludoteca.games.kick_ass.bots.follow import step_worth
from ludoteca.games.kick_ass.bots.intents import intent_of
from ludoteca.games.kick_ass.bots.outlook import outlook
from ludoteca.games.kick_ass.bots.player import Player
from ludoteca.games.kick_ass.state import City
from ludoteca.kernel.chance import Chance
from ludoteca.kernel.flow import Decision, Policy, Table
from ludoteca.kernel.intent import Intent

FOLLOWS: Final = 50  # times of a hundred


class Novice(Policy):
    """Plays a card at random half of the time, and looks no further than the next step."""

    def __init__(self) -> None:
        self.better = Player()

    def choose(self, table: Table, decision: Decision, whim: Chance) -> int:
        """A plausible answer."""
        assert isinstance(table, City)
        if decision.kind in ("card", "refresh") and whim.below(100) >= FOLLOWS:
            return decision.actions[whim.below(len(decision.actions))]
        if decision.kind == "step" and whim.below(100) >= FOLLOWS:
            return whatever(table, decision, whim)
        return self.better.choose(table, decision, whim)

    def intent(self, table: Table, decision: Decision, action: int) -> Intent | None:
        """What it is about to do."""
        assert isinstance(table, City)
        return intent_of(table, decision, action)


def whatever(t: City, decision: Decision, whim: Chance) -> int:
    """Any step that does some good here, or a walk; never DONE while something good is at hand."""
    look = outlook(t)
    good = [one for one in decision.actions if step_worth(t, look, decision.seat, one, False) > 0.0]
    walks = [one for one in decision.actions if a.MOVE <= one < a.EFFECT]
    among = good or walks
    return among[whim.below(len(among))] if among else a.DONE
