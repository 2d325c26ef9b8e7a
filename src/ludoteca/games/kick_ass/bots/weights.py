"""Weights of the numbers of a position, by plot: how likely a team of *jogador* is to win from there.

They stand in `weights.toml`, which `bench/kick_ass_value.py` writes; every number of `features.py` has one.
"""

from __future__ import annotations

import tomllib

from ludoteca.games.kick_ass.bots.features import HUNT as HUNT_NAMES
from ludoteca.games.kick_ass.bots.features import PLOT as PLOT_NAMES_OF_NUMBERS
from ludoteca.games.kick_ass.content.box import PLOT_NAMES
from ludoteca.games.kick_ass.content.load import HERE


def read_weights(part: str, names: tuple[str, ...]) -> list[list[float]]:
    """By plot; a number that has no weight, or a weight without a number, is told as a KeyError."""
    table = tomllib.loads((HERE.parent / "bots" / "weights.toml").read_text("utf-8"))[part]
    rows: list[list[float]] = []
    for plot in PLOT_NAMES:
        known: dict[str, float] = dict(table[plot])
        rows.append([float(known.pop(name)) for name in names])
        if known:
            raise KeyError(f"weights.toml, {part}.{plot}: no number is called {', '.join(known)}")
    return rows


HUNT: list[list[float]] = read_weights("hunt", HUNT_NAMES)
PLOT: list[list[float]] = read_weights("plot", PLOT_NAMES_OF_NUMBERS)
