"""The front of the heuristics: a policy for each level, ideas to search, a guess of the end."""

from __future__ import annotations

from typing import Final

from ludoteca.games.fabrica_de_herois.bots.ideas import ideas
from ludoteca.games.fabrica_de_herois.bots.novice import Novice
from ludoteca.games.fabrica_de_herois.bots.player import Player
from ludoteca.games.fabrica_de_herois.bots.strength import evaluate_state
from ludoteca.games.fabrica_de_herois.bots.weights import MESTRE
from ludoteca.games.fabrica_de_herois.state import Factory, FactoryState
from ludoteca.kernel.errors import UnknownBot
from ludoteca.kernel.flow import Decision, Policy

MOST_SEARCHED = 6  # five gain more than four, six no less than five (bench/README.md)
# Questions that are answered as *jogador* would: playing them out showed no gain.
BY_HABIT: Final = (
    "mine",
    "lose",
    "return",
    "give",
    "shrink",
    "refill",
    "order",
    "overfull",
    "keep",
    "spy",
    "name-leader",
)


def policy(level: str) -> Policy:
    """The policy of a level; that of *mestre* is what its search begins with."""
    if level == "aprendiz":
        return Novice()
    if level == "jogador":
        return Player()
    if level == "mestre":
        return Player(MESTRE)
    raise UnknownBot(f"fabrica-de-herois has no policy {level!r}; it has aprendiz, jogador and mestre")


def candidates(table: Factory, decision: Decision, most: int) -> list[int]:
    """The few actions worth searching, best guess first: each needs some worlds to show what it is worth."""
    return ideas(table, decision, 1 if decision.kind in BY_HABIT else min(most, MOST_SEARCHED))


def evaluate(state: FactoryState, seat: int) -> float:
    """A guess between 0 and 1 of how likely this seat is to win from here."""
    return evaluate_state(state, seat)


def horizon(table: Factory) -> int:
    """Far enough for a round with many windows: `rests` ends a search sooner."""
    return 40 * len(table.s.players)


def rests(table: Factory) -> int:
    """Until everybody's next Mission is compared: policies count the turns that have begun."""
    return int(table.s.turns) + len(table.s.players)
