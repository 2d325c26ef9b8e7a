"""Every game as numbers: there and back again, nothing that a seat cannot know, and a layout that changes by intent."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import ludoteca
from ludoteca.kernel.game import LiveGame
from ludoteca.testkit.conformance import variants
from ludoteca.testkit.encodings import check_numbers, check_rows, layout_digest, main

pytestmark = pytest.mark.playouts

GOLDEN = json.loads((Path(__file__).parent / "encodings.json").read_text())
GAMES = ludoteca.game_ids()
SETUPS = [
    pytest.param(game_id, number, seats, options, id=f"{game_id}-{name}")
    for game_id in GAMES
    for number, (name, seats, options) in enumerate(variants(ludoteca.game(game_id)))
]


@pytest.mark.parametrize(("game_id", "number", "seats", "options"), SETUPS)
def test_every_number_is_one_action_and_no_row_tells_a_secret(
    game_id: str, number: int, seats: int, options: dict[str, object]
) -> None:
    game = ludoteca.game(game_id)
    every = 45 if isinstance(game, LiveGame) else 13
    compared = check_rows(game, seats, number, options, looks=5, every=every)
    assert compared >= seats
    met, kinds = check_numbers(game, seats, 1, number, options, limit=80)
    assert met > 80
    assert kinds


@pytest.mark.parametrize("game_id", GAMES)
def test_many_matches_of_every_number_of_seats(game_id: str) -> None:
    """By hand two thousand of each, and ten thousand rows: `python -m ludoteca.testkit.encodings GAME --games 2000`."""
    game = ludoteca.game(game_id)
    live = isinstance(game, LiveGame)
    for seats in game.seats:
        check_numbers(game, seats, 2 if live else 12, 500, limit=400 if live else 2000)
    compared = sum(check_rows(game, seats, 700 + seats, looks=30, every=20) for seats in game.seats)
    assert compared > 50


@pytest.mark.parametrize("game_id", GAMES)
def test_the_layout_changes_with_its_version_alone(game_id: str) -> None:
    game = ludoteca.game(game_id)
    now = {"version": game.encoding_version, "digest": layout_digest(game)}
    assert now == GOLDEN[game_id], (
        f"the layout of {game_id} is another one, or has another version. Whoever has learned for version "
        f"{GOLDEN[game_id]['version']} must learn anew: raise `encoding_version` of the game, and write {now} into "
        f"tests/conformance/encodings.json"
    )


def test_by_hand(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["king-of-tokyo", "--games", "1", "--rows", "10"]) == 0
    told = capsys.readouterr().out
    assert [f"{seats} seats: 1 matches from seed 0" in told for seats in range(2, 7)] == [True] * 5
    assert "are the same in 2 other worlds each" in told
    assert main(["king-of-tokyo", "--seats", "3", "--games", "2", "--seed", "7", "--rows", "0"]) == 0
    told = capsys.readouterr().out
    assert told.startswith("king-of-tokyo, 3 seats: 2 matches from seed 7")
    assert told.count("\n") == 1
    for wrong, said in ((["no-such-game"], "no-such-game"), (["king-of-tokyo", "--seats", "9"], "not 9")):
        assert main(wrong) == 2
        assert said in capsys.readouterr().err
