"""The front of Keep the Heroes Out!'s heuristics: a policy for each level, ideas to search, a guess of the end."""

from __future__ import annotations

from ludoteca.games.keep_the_heroes_out.bots.ideas import ideas
from ludoteca.games.keep_the_heroes_out.bots.novice import Novice
from ludoteca.games.keep_the_heroes_out.bots.player import Player
from ludoteca.games.keep_the_heroes_out.bots.strength import evaluate_state
from ludoteca.games.keep_the_heroes_out.state import Dungeon, DungeonState
from ludoteca.kernel.errors import UnknownBot
from ludoteca.kernel.flow import Decision, Policy


def policy(level: str) -> Policy:
    """The policy of a level: *aprendiz* or *jogador*."""
    if level == "aprendiz":
        return Novice()
    if level == "jogador":
        return Player()
    raise UnknownBot(f"keep-the-heroes-out has no policy {level!r}; it has aprendiz and jogador")


def candidates(table: Dungeon, decision: Decision, most: int) -> list[int]:
    """The few actions worth searching, best guess first."""
    return ideas(table, decision, most)


def evaluate(state: DungeonState) -> float:
    """A guess between 0 and 1 of how likely the players are to win from here."""
    return evaluate_state(state)
