"""Bots decide alike in the plain and in the compiled build: what one of them reckons wrong shows in how it plays."""

from __future__ import annotations

import os
import subprocess
import sys
from hashlib import sha256

import pytest

import ludoteca
from ludoteca import _compiled
from ludoteca.kernel.chance import seeded

LEVELS = ("aprendiz", "jogador")
OTHER_BUILD = "from tests.test_same_bots import matches; print(matches({!r}))"


def matches(game_id: str) -> str:
    """How fixed matches of bots end, with the fewest and the most players, in one number."""
    digest = sha256()
    game = ludoteca.game(game_id)
    for seats in (game.seats[0], game.seats[-1]):
        for level in LEVELS:
            match = game.start(seats, seed=11)
            decisions = match.finish([game.policy(level)] * seats, seeded(12))
            digest.update(repr((seats, level, decisions, game.dump(match.state), match.outcome)).encode())
    return digest.hexdigest()


@pytest.mark.long
@pytest.mark.parametrize("game_id", ludoteca.game_ids())
def test_bots_play_the_same_matches_in_both_builds(game_id: str) -> None:
    """Where nothing is compiled both are the plain build, and there is nothing to compare."""
    environment = {name: value for name, value in os.environ.items() if name != "LUDOTECA_PURE"}
    if _compiled.is_compiled():
        environment["LUDOTECA_PURE"] = "1"
    other = subprocess.run(
        [sys.executable, "-c", OTHER_BUILD.format(game_id)], env=environment, capture_output=True, text=True, check=True
    )
    assert other.stdout.strip() == matches(game_id)
