"""Patches of views: whatever changes, the client ends up with the new view, and little is sent."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from ludoteca.kernel.chance import seeded
from ludoteca.kernel.game import LiveGame
from ludoteca.kernel.registry import game as game_of
from ludoteca.server.sight.deltas import patch_of, patched
from ludoteca.server.sight.sent import Sent, view_patch
from tests.kernel.examples import FIRES

KEYS = st.text("abcd01", min_size=1, max_size=2)
PLAIN = st.none() | st.booleans() | st.integers(2, 5) | st.text(max_size=3)
VALUES: st.SearchStrategy[Any] = st.recursive(
    PLAIN, lambda inner: st.lists(inner, max_size=4) | st.dictionaries(KEYS, inner, max_size=4), max_leaves=12
)
OBJECTS = st.dictionaries(KEYS, VALUES, max_size=5)


@given(OBJECTS, OBJECTS)
def test_any_view_becomes_any_other(old: dict[str, Any], new: dict[str, Any]) -> None:
    before = msgspec.json.encode(old)
    patch = msgspec.json.decode(msgspec.json.encode(patch_of(old, new)))
    assert patched(old, patch) == new
    assert msgspec.json.encode(old) == before
    assert patch_of(new, new) == {}


@pytest.mark.parametrize(
    ("old", "new", "patch"),
    [
        ({"a": 1, "b": 2}, {"a": 1, "b": 3}, {"b": 3}),
        ({"a": {"b": 1, "c": [1, 2]}}, {"a": {"b": 1, "c": [1, 2, 3]}}, {"a": {"c": [1, 2, 3]}}),
        ({"a": [{"x": 1, "y": 1}, {"x": 2}]}, {"a": [{"x": 1, "y": 5}, {"x": 2}]}, {"a": {"0": {"y": 5}}}),
        ({"a": [1, 2, 3, 4]}, {"a": [1, 2, 9, 4]}, {"a": {"2": 9}}),
        ({"a": [1, 2, 3, 4]}, {"a": [5, 6, 7, 4]}, {"a": [5, 6, 7, 4]}),
        ({"a": {"b": 1, "c": 2}}, {"a": {"b": 1}}, {"a": {"-": ["c"]}}),
        ({"a": None}, {"a": {"b": {"c": 1}}}, {"a": {"b": {"c": 1}}}),
        ({"a": [1]}, {"a": {"b": 1}}, {"a": {"=": {"b": 1}}}),
        ({"a": {"b": 1}}, {"a": None}, {"a": None}),
        ({"a": {"b": 1}}, {"a": [1]}, {"a": [1]}),
    ],
)
def test_the_form_of_a_patch(old: dict[str, Any], new: dict[str, Any], patch: dict[str, Any]) -> None:
    assert patch_of(old, new) == patch
    assert patched(old, patch) == new


def test_the_time_of_the_board_is_not_patched() -> None:
    old = {"board": {"now": 5, "phase": "race"}, "outcome": None}
    assert view_patch(old, {"board": {"now": 9, "phase": "race"}, "outcome": None}) == {}
    assert view_patch(old, {"board": {"now": 9, "phase": "over"}, "outcome": None}) == {"board": {"phase": "over"}}
    assert old["board"] == {"now": 5, "phase": "race"}


def test_each_kind_of_viewer_has_patches_of_its_own() -> None:
    session = FIRES.start(2, seed=3)
    sent = Sent()
    views = {viewer: sent.whole(session, viewer) for viewer in (None, 0)}
    session.answer(1, 0)
    patches = sent.advance(session, [None, 0, 1])
    assert set(patches) == {None, 0}  # nobody had looked through the viewers of seat 1
    for viewer, patch in patches.items():
        assert patched(views[viewer], patch) == session.view(viewer) == sent.whole(session, viewer)
        assert "wishes" not in patch["board"]
    assert sent.whole(session, 1) == session.view(1)
    session.answer(0, 0)
    assert set(sent.advance(session, [1])) == {1}
    assert set(sent.advance(session, [0])) == set()  # who went away is forgotten


def test_what_is_a_seats_own_goes_with_what_all_see() -> None:
    """Rush Out! tells the parts apart: for every viewer, every patch of a random match leads to the view."""
    game = game_of("rush-out")
    assert isinstance(game, LiveGame)
    session = game.start(4, seed=5, options={"scenario": "3"})
    sent, whim = Sent(), seeded(8)
    viewers: list[int | None] = [0, 1, 2, 3]
    views = {viewer: sent.whole(session, viewer) for viewer in viewers}
    for step in range(400):
        if session.outcome is not None:
            break
        seat = whim.below(4)
        actions = session.table.open(seat)
        if actions:
            session.answer(seat, actions[whim.below(len(actions))])
        else:
            session.tick(100)
        if step == 200:
            viewers.append(None)
            views[None] = sent.whole(session, None)
            views = {viewer: sent.whole(session, viewer) for viewer in viewers}
        patches = sent.advance(session, viewers)
        assert set(patches) >= set(viewers)
        for viewer in viewers:
            views[viewer] = patched(views[viewer], patches[viewer])
            views[viewer]["board"]["now"] = session.view(viewer)["board"]["now"]
            assert views[viewer] == session.view(viewer) == sent.whole(session, viewer)
            assert viewer is None or views[viewer]["seat"] == viewer
