"""*Aprendiz*: sees what *jogador* sees, but through a fog; it never does what is plainly foolish."""

from __future__ import annotations

from typing import Final

from ludoteca.games.keep_the_heroes_out import actions
from ludoteca.games.keep_the_heroes_out.bots.ideas import worths
from ludoteca.games.keep_the_heroes_out.bots.intents import intent_of
from ludoteca.games.keep_the_heroes_out.bots.worths import least_card
from ludoteca.games.keep_the_heroes_out.state import Dungeon
from ludoteca.kernel.chance import Chance
from ludoteca.kernel.flow import Decision, Policy, Table
from ludoteca.kernel.intent import Intent

FOG: Final = 9.0  # how far a guess may be off
GRAIN: Final = 1000


class Novice(Policy):
    """Plays its cards, mostly on something useful."""

    def choose(self, table: Table, decision: Decision, whim: Chance) -> int:
        """A plausible answer."""
        assert isinstance(table, Dungeon)
        kind = decision.kind
        options = decision.actions
        if kind in ("turn", "act", "swarm", "combo"):
            return in_the_fog(table, decision, whim)
        if kind == "defend":
            return options[whim.below(len(options))]
        if kind == "curse":
            return least_card(table, list(decision.actions))
        if kind in ("renew", "last"):
            return actions.PASS
        return options[whim.below(len(options))]

    def intent(self, table: Table, decision: Decision, action: int) -> Intent | None:
        """What it is about to do; it counts cards when it talks, if not when it chooses."""
        assert isinstance(table, Dungeon)
        return intent_of(table, decision, action)


def in_the_fog(t: Dungeon, decision: Decision, whim: Chance) -> int:
    """The best answer, with a mistake in each guess; leaving a card unused is never the better idea by mistake."""
    values = worths(t, decision)
    best = decision.actions[0]
    most = -1e9
    for index in range(len(values)):
        action = decision.actions[index]
        seems = values[index]
        if action != actions.PASS:
            seems += FOG * whim.below(GRAIN) / GRAIN
        if seems > most:
            most = seems
            best = action
    return best
