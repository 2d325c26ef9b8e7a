"""*Aprendiz*: mostly does its part of the plan; else it lays down whichever good card comes to mind."""

from __future__ import annotations

from typing import Final

from ludoteca.games.kick_ass.bots.ideas import best_cards
from ludoteca.games.kick_ass.bots.intents import intent_of
from ludoteca.games.kick_ass.bots.player import Player
from ludoteca.games.kick_ass.state import City
from ludoteca.kernel.chance import Chance
from ludoteca.kernel.flow import Decision, Policy, Table
from ludoteca.kernel.intent import Intent

FOLLOWS: Final = 70  # times of a hundred
FANCIES: Final = 4  # of the best cards of its hand, face up or face down


class Novice(Policy):
    """Plays on a whim, but nothing foolish: what it does with a card is as good as anybody's, and what it has said."""

    def __init__(self) -> None:
        self.better = Player()

    def choose(self, table: Table, decision: Decision, whim: Chance) -> int:
        """A plausible answer."""
        assert isinstance(table, City)
        if decision.kind in ("card", "refresh") and whim.below(100) >= FOLLOWS:
            fancied = decision.actions if decision.kind == "refresh" else best_cards(table, decision)[:FANCIES]
            if len(fancied) > 0:
                return fancied[whim.below(len(fancied))]
        return self.better.choose(table, decision, whim)

    def intent(self, table: Table, decision: Decision, action: int) -> Intent | None:
        """What it is about to do."""
        assert isinstance(table, City)
        return intent_of(table, decision, action)
