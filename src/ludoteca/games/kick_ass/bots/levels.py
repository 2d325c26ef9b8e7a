"""The front of Kick-Ass's heuristics: a policy for each level, ideas to search, the plan, a guess of the end."""

from __future__ import annotations

from ludoteca.games.kick_ass.bots.ideas import ideas
from ludoteca.games.kick_ass.bots.novice import Novice
from ludoteca.games.kick_ass.bots.plan import make_plan
from ludoteca.games.kick_ass.bots.player import Player
from ludoteca.games.kick_ass.bots.strength import evaluate_state
from ludoteca.games.kick_ass.content.box import JOHN, MOTHER
from ludoteca.games.kick_ass.rules.plots.last_stand import PARTS, ROOMS
from ludoteca.games.kick_ass.state import ACT, CHOOSE, City, CityState
from ludoteca.kernel.errors import UnknownBot
from ludoteca.kernel.flow import Decision, Policy

A_SEGMENT = 6  # decisions of one hero
LAST_STAND = 150  # decisions of a whole one


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
    """Decisions that a search plays on: two segments, or through the last stand if one event more begins it."""
    s = table.s
    decisions = A_SEGMENT * 2 * len(s.heroes)
    parts = {JOHN: ROOMS, MOTHER: PARTS}.get(int(s.plot), 0) if s.revealed else 0
    return decisions + (LAST_STAND if parts and len(s.pieces) >= parts - 1 else 0)


def plan(table: City) -> object:
    """What the bots of the team agree on before the cards of a segment are chosen, and while they are played."""
    return make_plan(table) if table.s.step in (CHOOSE, ACT) else None
