"""*Aprendiz*: knows what is good in general, sees it through fog, and mostly lets windows pass."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludoteca.games.fabrica_de_herois.bots.outlook import Outlook
from ludoteca.games.fabrica_de_herois.bots.player import Player
from ludoteca.games.fabrica_de_herois.content.box import Ability
from ludoteca.kernel.chance import Chance
from ludoteca.kernel.flow import Decision, Table

FOG: Final = 40  # tenths of a point by which a worth may be misjudged, up or down


class Novice(Player):
    """The same weights, misjudged: never the worst play, seldom the best."""

    def choose(self, table: Table, decision: Decision, whim: Chance) -> int:
        """The answer that looks best in the fog."""
        actions = decision.actions
        if len(actions) == 1:
            return actions[0]
        o = self.look(table, decision)
        best = actions[0]
        most = -1000.0
        for action in actions:
            worth = self.worth(o, decision, action) + (whim.below(2 * FOG + 1) - FOG) / 10.0
            if worth > most:
                best, most = action, worth
        return best

    def answer(self, o: Outlook, ability: Ability, place: i64) -> float:
        """Only what shouts for an answer is seen."""
        return super().answer(o, ability, place) - 4.0
