"""The plain and the compiled build play the same games: one checksum over fixed matches gates both."""

from __future__ import annotations

import json
from hashlib import sha256

import pytest

import ludoteca
from ludoteca.kernel.chance import seeded
from ludoteca.kernel.flow import RandomPolicy
from ludoteca.kernel.game import LiveGame
from ludoteca.testkit.conformance import random_match

# When the rules change on purpose, the test says what to write here.
CHECKSUM = "956bb8d6fe9e93fec359cef7ee18e513ccb77ae95f7d66504a284f4067137e74"

GAMES = 12  # of each seat count, played move by move; and as many as playouts
RACES = 2  # the same for a live game, whose matches are long; its playouts are of bots, for random ones hardly end


def checksum() -> str:
    """All states, logs and outcomes of fixed matches of every game of the package, in one number."""
    digest = sha256()
    for game_id in ("king-of-tokyo", "rush-out"):
        game = ludoteca.game(game_id)
        live = isinstance(game, LiveGame)
        for seats in game.seats:
            for seed in range(RACES if live else GAMES):
                session, _ = random_match(game, seats, seed)
                content = [game.dump(session.state), session.log(), repr(session.outcome)]
                digest.update(json.dumps(content).encode())
                options = {"scenario": "6"} if live else {}
                playout = game.start(seats, seed=1000 + seed, options=options)
                policy = game.policy("jogador") if live else RandomPolicy()
                count = playout.finish([policy] * seats, seeded(seed))
                digest.update(json.dumps([count, game.dump(playout.state), repr(playout.outcome)]).encode())
    return digest.hexdigest()


@pytest.mark.compiled
def test_both_builds_play_the_same_games() -> None:
    found = checksum()
    assert found == CHECKSUM, f"these games play differently now; their checksum is {found}"
