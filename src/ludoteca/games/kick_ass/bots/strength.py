"""How a position looks: a guess between 0 and 1 of how likely the team is to win from here.

The numbers of a position (`features.py`) are weighed as a logistic regression over matches of *jogador* teams found it
(`weights.toml`, written by `bench/kick_ass_value.py`).
"""

from __future__ import annotations

from math import exp
from typing import Final

from mypy_extensions import i64

from ludoteca.games.kick_ass.bots.features import features
from ludoteca.games.kick_ass.bots.weights import HUNT, PLOT
from ludoteca.games.kick_ass.state import WON, CityState

SURE: Final = 30.0  # beyond which a guess is as good as certain


def evaluate_state(s: CityState) -> float:
    """Between 0 and 1."""
    if s.reason:
        return 1.0 if s.reason == WON else 0.0
    numbers = features(s)
    weights: list[float] = PLOT[s.plot] if s.revealed else HUNT[s.plot]
    score = 0.0
    index: i64 = 0
    for number in numbers:
        score += number * weights[index]
        index += 1
    return 1.0 / (1.0 + exp(-max(-SURE, min(SURE, score))))
