"""The front of King of Tokyo's heuristics: a policy for each level, ideas worth searching, a guess of the end."""

from __future__ import annotations

from ludoteca.games.king_of_tokyo.bots.ideas import ideas
from ludoteca.games.king_of_tokyo.bots.novice import Novice
from ludoteca.games.king_of_tokyo.bots.player import Player
from ludoteca.games.king_of_tokyo.bots.strength import evaluate_state
from ludoteca.games.king_of_tokyo.state import Tokyo, TokyoState
from ludoteca.kernel.errors import UnknownBot
from ludoteca.kernel.flow import Decision, Policy


def policy(level: str) -> Policy:
    """The policy of a level: *aprendiz* or *jogador*."""
    if level == "aprendiz":
        return Novice()
    if level == "jogador":
        return Player()
    raise UnknownBot(f"king-of-tokyo has no policy {level!r}; it has aprendiz and jogador")


def candidates(table: Tokyo, decision: Decision, most: int) -> list[int]:
    """The few actions worth searching, best guess first."""
    return ideas(table, decision, most)


def evaluate(state: TokyoState, seat: int) -> float:
    """A guess between 0 and 1 of how likely this seat is to win from here."""
    return evaluate_state(state, seat)
