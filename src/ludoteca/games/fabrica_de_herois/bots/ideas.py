"""What is worth searching: the best plays by their worth, and of the answers in a window only those with a point."""

from __future__ import annotations

from typing import Final

from ludoteca.games.fabrica_de_herois.actions import DONE, PASS
from ludoteca.games.fabrica_de_herois.bots.player import Player
from ludoteca.games.fabrica_de_herois.bots.weights import MESTRE
from ludoteca.games.fabrica_de_herois.state import Factory
from ludoteca.kernel.flow import Decision

HOPELESS: Final = -2.5  # points below the best at which nobody thinks about a play any more
POINTLESS: Final = -1.2  # what an answer may seem to lose and is still thought about
PLAYER: Final = Player(MESTRE)


def ideas(t: Factory, decision: Decision, most: int) -> list[int]:
    """The few actions worth searching, best guess first; that one is always there. So is to pass, or to stop."""
    o = PLAYER.look(t, decision)
    worths = [(PLAYER.worth(o, decision, action), action) for action in decision.actions]
    ranked = sorted(worths, key=lambda one: one[0], reverse=True)  # equals in their order: the player takes the first
    best = ranked[0][0]
    if decision.kind == "answer":
        found = [action for worth, action in ranked if worth > POINTLESS or action == PASS]
    else:
        found = [action for worth, action in ranked if worth >= best + HOPELESS]
    if decision.kind in ("plays", "prepare", "answer") and DONE in decision.actions and DONE not in found[:most]:
        return [*found[: max(1, most - 1)], DONE][:most]
    return found[:most]
