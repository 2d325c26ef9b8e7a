"""The front of Kick-Ass's heuristics: a policy for each level, ideas to search, the plan, a guess of the end."""

from __future__ import annotations

from ludoteca.games.kick_ass.bots.ideas import ideas
from ludoteca.games.kick_ass.bots.novice import Novice
from ludoteca.games.kick_ass.bots.plan import make_plan
from ludoteca.games.kick_ass.bots.player import Player
from ludoteca.games.kick_ass.bots.strength import evaluate_state
from ludoteca.games.kick_ass.state import ACT, CHOOSE, City, CityState, segments_begun
from ludoteca.kernel.errors import UnknownBot
from ludoteca.kernel.flow import Decision, Policy

AHEAD = 2  # segments that a search plays
A_SEGMENT = 60  # decisions of one hero, at most
LAST_STAND = 200  # decisions of a whole one


def policy(level: str) -> Policy:
    """The policy of a level: *aprendiz* or *jogador*."""
    if level == "aprendiz":
        return Novice()
    if level == "jogador":
        return Player()
    raise UnknownBot(f"kick-ass has no policy {level!r}; it has aprendiz and jogador")


def candidates(table: City, decision: Decision, most: int) -> list[int]:
    """The few actions worth searching, best guess first."""
    return ideas(table, decision, most)


def evaluate(state: CityState) -> float:
    """A guess between 0 and 1 of how likely the team is to win from here."""
    return evaluate_state(state)


def horizon(table: City) -> int:
    """Decisions that a search plays on at most: to where it rests, or through a whole last stand."""
    return A_SEGMENT * AHEAD * len(table.s.heroes) + LAST_STAND


def rests(table: City) -> int:
    """A world is judged when cards are chosen again, after the next Spawn card: policies count the segments."""
    return int(segments_begun(table.s)) + AHEAD


def plan(table: City) -> object:
    """What the bots of the team agree on before the cards of a segment are chosen, and while they are played."""
    return make_plan(table) if table.s.step in (CHOOSE, ACT) else None
