"""The levels are in order of strength: small samples, with bounds that chance does not reach.

`bench/README.md` has the measurements over many games.
"""

from __future__ import annotations

import pytest

import ludoteca
from tests.bots.play import KOT, play, team

pytestmark = pytest.mark.playouts


def _wins(level: str, rivals: str, games: int, seats: int, playouts: int = 8, target: int = 20) -> int:
    """How often one bot of a level beats others, seats rotated."""
    game = ludoteca.game(KOT)
    won = 0
    for seed in range(games):
        levels = [rivals] * seats
        levels[seed % seats] = level
        session = game.start(seats=seats, seed=seed, options={"target": target})
        won += seed % seats in play(session, team(levels, seed, playouts=playouts)).winners
    return won


def test_a_jogador_beats_three_aprendizes() -> None:
    """40 games, of which chance would win 10 and a jogador wins about 30."""
    assert _wins("jogador", "aprendiz", 40, 4) >= 20


@pytest.mark.long
def test_a_mestre_beats_aprendizes() -> None:
    """10 games against one, of which chance would win 5."""
    assert _wins("mestre", "aprendiz", 10, 2, playouts=40) >= 6


def test_the_guess_of_the_end_follows_the_position() -> None:
    game = ludoteca.game(KOT)
    names = ("gigazaur", "the_king", "alienoid")

    def guess(**changes: int) -> list[float]:
        players = [{"monster": name, "hearts": 7, "stars": 8, "energy": 3} for name in names]
        players[0].update(changes)
        state = game.start_at({"players": players, "turn": 1}, seed=1).state
        return [game.evaluate(state, seat) for seat in range(3)]

    even = guess()
    assert abs(sum(even) - 1.0) < 1e-9
    assert guess(stars=15)[0] > even[0] > guess(stars=3)[0]
    assert guess(hearts=10)[0] > even[0] > guess(hearts=2)[0]
    assert guess(energy=9)[0] > even[0]
