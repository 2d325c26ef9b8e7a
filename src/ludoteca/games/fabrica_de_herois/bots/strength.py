"""How a match looks: a guess of everyone's chances from points, Missions, Teams and Actions.

Every player has traits; what they count, at the beginning of a match and at its end, was fitted to who won thousands of
matches of *jogador* (`bench/fabrica_de_herois_tuning.py --value`).
"""

from __future__ import annotations

from math import exp
from typing import Final

from mypy_extensions import i64

from ludoteca.games.fabrica_de_herois.bots.outlook import lead, likely
from ludoteca.games.fabrica_de_herois.bots.weights import JOGADOR
from ludoteca.games.fabrica_de_herois.effects.lines import FIELD
from ludoteca.games.fabrica_de_herois.state import NONE, NOT_YET, FactoryState

TRAITS: Final = 9


def traits(s: FactoryState, seat: i64) -> list[float]:
    """What tells how a player will fare: points, what the Mission promises and whether it wins, the best Heroes, how
    many there are, Actions, the Base, the marker, and how long it is until the next turn."""
    p = s.players[seat]
    left = float(s.target - p.points)
    chance = JOGADOR.next_chance
    nd = JOGADOR.next_nd
    if p.mission != NONE:
        chance = likely(lead(s, p, True, JOGADOR), JOGADOR)
        nd = float(s.content.missions[p.mission].nd)
    found = sorted([s.content.bonus[hero] for hero in [*p.field, *p.support]], reverse=True)
    room: i64 = p.sheet[FIELD]
    best = 0.0
    for bonus in found[:room]:
        best += bonus
    seats = len(s.players)
    return [
        float(p.points) / 10.0,
        chance * min(nd, left) / 10.0,
        chance if nd >= left else 0.0,
        best / 10.0,
        len(found) / 5.0,
        float(p.actions) / 6.0,
        1.0 if p.base_on else 0.0,
        float(p.marker) / 5.0,
        float((seat - s.turn) % seats) / seats,
    ]


# What each trait counts while nobody has a point, and how much more (or less) once somebody is about to win.
EARLY: Final = [0.40, 0.47, 0.32, 0.88, -0.14, 0.18, 0.28, 0.08, -0.02]
LATE: Final = [1.24, 0.97, 1.13, -0.22, 0.10, -0.30, 0.11, 0.08, 0.13]


def standing(s: FactoryState, seat: i64, front: float) -> float:
    """How a player stands, when the first of all has come so far on the way to the target."""
    found = traits(s, seat)
    total = 0.0
    for k in range(TRAITS):
        total += found[k] * (EARLY[k] + LATE[k] * front)
    return total


def evaluate_state(s: FactoryState, seat: int) -> float:
    """A guess between 0 and 1 of how likely this seat is to win from here."""
    if s.reason != NOT_YET:
        most = max(int(p.points) for p in s.players)
        return 1.0 if s.players[seat].points == most else 0.0
    front = max(int(p.points) for p in s.players) / s.target
    stands = [standing(s, p.seat, front) for p in s.players]
    top = max(stands)
    weights = [exp(one - top) for one in stands]
    return weights[seat] / sum(weights)
