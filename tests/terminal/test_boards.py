"""A game brings its own board to the terminal, or is shown as plain values."""

from __future__ import annotations

import io
from importlib.util import find_spec

import pytest
from rich.console import Console

import ludoteca
from ludoteca.boards import Viewer, board_of, paint_plainly
from tests.kernel.examples import FERRY


@pytest.mark.parametrize("game_id", ludoteca.game_ids())
def test_a_board_names_events_that_its_game_has(game_id: str) -> None:
    game = ludoteca.game(game_id)
    board = board_of(game)
    drawn = find_spec(f"{type(game).__module__.rpartition('.')[0]}.terminal")
    assert board.paint.__module__ == (drawn.name if drawn else paint_plainly.__module__)
    assert board.opens | board.replaced <= set(game.events)


def test_a_game_without_a_drawing_is_shown_value_by_value() -> None:
    board = board_of(FERRY)
    assert board.paint is paint_plainly
    out = io.StringIO()
    view = {"board": {"round": 2, "sea": [], "players": [{"coins": 3, "hold": [1, 2]}], "lot": None}}
    viewer = Viewer("", "en", [], [], 0, 80)
    Console(file=out, width=80, color_system=None).print(board.paint(view, viewer))
    for expected in ("round    2", "sea      -", "coins 3, hold 1 | 2", "lot      -"):
        assert expected in out.getvalue()
