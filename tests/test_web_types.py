"""What the web client takes from Python is made from it: the checked-in files must be the newest, and the views must
have the shapes that games declare."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

import ludoteca
from ludoteca.kernel.record import Record
from ludoteca.kernel.registry import game_ids
from ludoteca.server import messages
from ludoteca.testkit.moves import make_move
from ludoteca.testkit.portrait import views
from tests.playthroughs.golden import FOLDER
from tools import typescript, web_games, web_types

GAMES = [game_id for game_id in game_ids() if web_games.shapes_of(game_id)]
GOLDEN = [path for path in sorted(FOLDER.glob("*.ludo")) if path.stem.startswith(tuple(GAMES))]
LOOKS = 12  # at a match, spread over it; the first question of each kind comes on top


@pytest.mark.parametrize("path", web_types.generated(), ids=lambda path: str(path.relative_to(web_types.ROOT)))
def test_what_is_generated_is_up_to_date(path: Any) -> None:
    assert path.read_text("utf-8") == web_types.generated()[path], "run: make types"


def test_every_message_has_its_tag_and_its_place_in_a_union() -> None:
    text = web_types.protocol()
    for name, members in web_types.unions(messages):
        assert f"export type {name} =" in text
        for member in members:
            tag = getattr(messages, member).__struct_config__.tag
            assert f'  t: "{tag}"' in text
            assert f"  | {member}\n" in text


def test_types_of_fields() -> None:
    assert typescript.typed({"type": "array", "items": {"anyOf": [{"type": "integer"}, {"type": "null"}]}}) == (
        "(number | null)[]"
    )
    assert typescript.typed({"$ref": "#/$defs/Place"}) == "Place"
    assert typescript.typed({"type": "object", "additionalProperties": {"type": "string"}}) == "Record<string, string>"
    assert typescript.typed({"type": "array", "prefixItems": [{"type": "integer"}], "items": False}) == "[number]"
    assert typescript.typed({"enum": ["bay", "city"]}, {frozenset({"city", "bay"}): "Place"}) == "Place"
    assert typescript.typed({}) == "unknown"


def check_shape(board: dict[str, Any], shape: type) -> None:
    """A view has exactly the fields and types of its shape: what is read by it is all that there is."""
    read: object = msgspec.convert(board, shape)
    plain = msgspec.json.decode(msgspec.json.encode(read))
    assert plain == msgspec.json.decode(msgspec.json.encode(board)), "the view has fields that its shape lacks"


@pytest.mark.playouts
@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.stem)
def test_the_views_of_a_golden_match_have_the_shape_that_the_client_knows(path: Path) -> None:
    record = Record.load(path)
    shape = vars(web_games.shapes_of(record.game))["Board"]
    session = record.replay(0)
    moves = record.moves()
    step = max(1, len(moves) // LOOKS)
    met: set[str] = set()
    for number, move in enumerate(moves):
        kinds = {decision.kind for decision in session.pending.values()}
        if number % step == 0 or not kinds <= met:
            met |= kinds
            for view in views(session):
                check_shape(view["board"], shape)
        make_move(session, move)
    for view in views(session):
        check_shape(view["board"], shape)


def test_a_view_that_says_more_or_less_than_its_shape_is_found() -> None:
    game_id = GAMES[0]
    shape = vars(web_games.shapes_of(game_id))["Board"]
    game = ludoteca.game(game_id)
    board = game.start(game.seats[0], 1, {}).view(None)["board"]
    check_shape(board, shape)
    with pytest.raises(AssertionError, match="lacks"):
        check_shape({**board, "surprise": 1}, shape)
    needed = min(shape.__required_keys__)
    with pytest.raises(msgspec.ValidationError, match="missing required field"):
        check_shape({key: value for key, value in board.items() if key != needed}, shape)
