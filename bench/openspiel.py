"""Measures games for OpenSpiel beside OpenSpiel's own (`make test-spiel` makes the environment that this needs).

    PYTHONPATH=src build/spiel/bin/python -m bench.openspiel [--seconds 5]

Random matches by `legal_actions`, `chance_outcomes` and `apply_action` alone, on one core: decisions of players in a
second of processor time, with every die and every pick of a shuffle as a node of its own; and a copy in mid-match.
"""

from __future__ import annotations

import argparse
import random
import time
from collections.abc import Callable
from typing import Any

import pyspiel
from open_spiel.python.games import liars_poker

import ludoteca.lab.spiel
from bench.peers import median_us
from ludoteca._compiled import is_compiled

REGISTERED = (liars_poker, ludoteca.lab.spiel)  # by being imported
THEIRS = "python_liars_poker(players=4)"
OURS = (
    "ludoteca_king_of_tokyo(players=4)",
    "ludoteca_keep_the_heroes_out(players=4)",
    "ludoteca_kick_ass(players=4)",
    "ludoteca_fabrica_de_herois(players=4)",
)


def step(state: Any, luck: random.Random) -> bool:
    """One node; says whether a player was asked."""
    if not state.is_chance_node():
        state.apply_action(luck.choice(state.legal_actions()))
        return True
    outcomes = state.chance_outcomes()
    values, shares = [value for value, _ in outcomes], [share for _, share in outcomes]
    state.apply_action(luck.choices(values, shares)[0])
    return False


def measure(line: str, seconds: float) -> tuple[float, float, float]:
    """Decisions and nodes of luck in a second, and the time of a copy in microseconds."""
    game = pyspiel.load_game(line)
    luck = random.Random(7)
    decisions = nodes = 0
    start = time.process_time()
    state = game.new_initial_state()
    while time.process_time() - start < seconds:
        asked = step(state, luck)
        decisions += asked
        nodes += not asked
        if state.is_terminal():
            state = game.new_initial_state()
    spent = time.process_time() - start
    middle = game.new_initial_state()
    left = 30
    while left > 0 and not middle.is_terminal():
        left -= step(middle, luck)
    copied: Callable[[], object] = middle.clone
    return decisions / spent, nodes / spent, median_us(copied)


def main() -> None:
    """Measure, and print."""
    parser = argparse.ArgumentParser(prog="python -m bench.openspiel")
    parser.add_argument("--seconds", type=float, default=5.0, help="how long each game is measured")
    seconds = parser.parse_args().seconds
    print("compiled" if is_compiled() else "plain Python")
    theirs, _, _ = measure(THEIRS, seconds)
    for line in (THEIRS, *OURS):
        decisions, nodes, copied = measure(line, seconds)
        print(
            f"{line:44} {decisions:9,.0f} decisions/s ({decisions / theirs:5.2f})  "
            f"{nodes:9,.0f} nodes of luck/s  copy {copied:6.1f} us"
        )


if __name__ == "__main__":
    main()
