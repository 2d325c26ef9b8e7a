"""The plain and the compiled build play the same games: a checksum over fixed matches of each game gates both."""

from __future__ import annotations

import json
from hashlib import sha256
from pathlib import Path

import pytest

import ludoteca
from ludoteca.kernel.chance import seeded
from ludoteca.kernel.flow import RandomPolicy
from ludoteca.kernel.game import LiveGame
from ludoteca.shelf import package_name
from ludoteca.testkit.conformance import random_match

GAMES = 12  # of each seat count, played move by move; and as many as playouts
RACES = 2  # the same for a live game, whose matches are long; its playouts are of bots, for random ones hardly end


def checksum(game_id: str) -> str:
    """All states, logs and outcomes of fixed matches of a game, in one number."""
    digest = sha256()
    game = ludoteca.game(game_id)
    live = isinstance(game, LiveGame)
    for seats in game.seats:
        for seed in range(RACES if live else GAMES):
            session, _ = random_match(game, seats, seed)
            content = [game.dump(session.state), session.log(), repr(session.outcome)]
            digest.update(json.dumps(content).encode())
            playout = game.start(seats, seed=1000 + seed)
            policy = game.policy("jogador") if live else RandomPolicy()
            count = playout.finish([policy] * seats, seeded(seed))
            digest.update(json.dumps([count, game.dump(playout.state), repr(playout.outcome)]).encode())
    return digest.hexdigest()


@pytest.mark.compiled
@pytest.mark.parametrize("game_id", ludoteca.game_ids())
def test_both_builds_play_the_same_games(game_id: str) -> None:
    known = Path(__file__).parent / "games" / package_name(game_id) / "checksum.txt"
    found = checksum(game_id)
    wanted = known.read_text().strip() if known.exists() else "missing"
    assert found == wanted, f"{game_id} plays differently now; when that is meant, write {found} into {known}"
