"""How a match looks: a guess of everyone's chances from points, Missions, Teams and Actions."""

from __future__ import annotations

from math import exp

from ludoteca.games.fabrica_de_herois.bots.outlook import NEXT_CHANCE, lead, likely, prize
from ludoteca.games.fabrica_de_herois.state import NONE, NOT_YET, FactoryState


def standing(s: FactoryState, seat: int) -> float:
    """How far a player has come, in points of Missions."""
    p = s.players[seat]
    heroes = 0.0
    for hero in [*p.field, *p.support]:
        heroes += s.content.bonus[hero]
    chance = NEXT_CHANCE if p.mission == NONE else likely(lead(s, p, False))
    mission = prize(s, p) * chance * 0.8
    return float(p.points) + mission + 0.55 * heroes + 0.35 * float(p.actions) + (1.2 if p.base_on else 0.0)


def evaluate_state(s: FactoryState, seat: int) -> float:
    """A guess between 0 and 1 of how likely this seat is to win from here."""
    if s.reason != NOT_YET:
        most = max(int(p.points) for p in s.players)
        return 1.0 if s.players[seat].points == most else 0.0
    stands = [standing(s, p.seat) for p in s.players]
    front = max(int(p.points) for p in s.players) / s.target
    heat = 0.10 + 0.25 * front
    top = max(stands)
    weights = [exp(heat * (one - top)) for one in stands]
    return weights[seat] / sum(weights)
