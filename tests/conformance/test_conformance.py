"""The conformance suite, over every game on the shelf and over the example games."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import cache

import pytest

import ludoteca
from ludoteca.kernel.game import Game, LiveGame
from ludoteca.kernel.registry import unregister
from ludoteca.testkit.conformance import (
    Report,
    check_interleavings,
    check_locales,
    check_match,
    main,
    random_match,
    variants,
)
from tests.kernel.examples import EXAMPLES, put_on_shelf

EXAMPLE_IDS = [game.id for game, _ in EXAMPLES]
SHELF = [game_id for game_id in ludoteca.games() if game_id not in EXAMPLE_IDS] + EXAMPLE_IDS
BY_ID = {game.id: game for game, _ in EXAMPLES}


@pytest.fixture(autouse=True, scope="module")
def example_games() -> Iterator[None]:
    put_on_shelf()
    yield
    for game_id in EXAMPLE_IDS:
        unregister(game_id)


@cache
def game_of(game_id: str) -> Game:
    return BY_ID.get(game_id) or ludoteca.game(game_id)


SETUPS = [
    pytest.param(game_id, seats, options, id=f"{game_id}-{name}")
    for game_id in SHELF
    for name, seats, options in variants(game_of(game_id))
]


@pytest.mark.parametrize("game_id", SHELF)
def test_both_languages_are_complete(game_id: str) -> None:
    check_locales(game_of(game_id))


LOOKS = 40  # at a live match


def every(game: Game, seats: int, seed: int, options: dict[str, object] | None = None) -> int:
    """How many moves to one look: a race has thousands of moves, and each of them many open actions."""
    if not isinstance(game, LiveGame):
        return 1
    _, told = random_match(game, seats, seed, options)
    return max(1, len(told) // LOOKS)


@pytest.mark.parametrize(("game_id", "seats", "options"), SETUPS)
def test_everything_at_every_decision(game_id: str, seats: int, options: dict[str, object]) -> None:
    report = Report()
    game = game_of(game_id)
    for seed in (1, 2) if seats < 5 else (1,):
        report.add(check_match(game, seats, seed, options, every=every(game, seats, seed, options)))
    assert report.other_worlds > 0, "no sampled world ever differs from the true one"
    assert report.largest > 0


@pytest.mark.parametrize("game_id", SHELF)
def test_more_matches_looked_at_now_and_then(game_id: str) -> None:
    game = game_of(game_id)
    for seed in range(100, 106):
        seats = game.seats[seed % len(game.seats)]
        check_match(game, seats, seed, every=7 * every(game, seats, seed))


@pytest.mark.parametrize("part", range(4))
@pytest.mark.parametrize("game_id", [game_id for game_id in SHELF if isinstance(game_of(game_id), LiveGame)])
def test_inputs_in_any_order_replay_to_the_same_match(game_id: str, part: int) -> None:
    """Two thousand interleavings of each live game and more, over all its seat counts and options."""
    game = game_of(game_id)
    assert isinstance(game, LiveGame)
    met: Counter[str] = Counter()
    setups = list(variants(game))
    for _, seats, options in setups:
        met += check_interleavings(game, seats, 10_000 * (part + 1), 500 // len(setups) + 1, options=options)
    kinds = ("legal taken", "tick taken", "illegal refused", "late taken", "late refused", "doubled refused")
    assert all(met[kind] > 100 for kind in kinds), met


def test_the_examples_meet_everything_that_the_suite_looks_at() -> None:
    report = Report()
    for game, _ in EXAMPLES:
        for seed in range(5):
            report.add(check_match(game, game.seats[-1], seed))
    assert report.simultaneous > 0
    assert report.groups > 0
    assert set(report.undo) == {"done", "roll", "reveal"}
    wanted = {kind for game, _ in EXAMPLES for kind in game.events} - {"dawn"}
    assert wanted <= set(report.events), wanted - set(report.events)
    assert set(report.decisions) == {"turn", "toll", "auction", "bid", "course", "live"}


def test_the_same_seed_gives_the_same_match() -> None:
    for game_id in SHELF:
        game = game_of(game_id)
        one, first = random_match(game, game.seats[-1], 5)
        two, second = random_match(game, game.seats[-1], 5)
        assert first == second
        assert one.record() == two.record()


def test_by_hand(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["king-of-tokyo", "--games", "3", "--seats", "2", "--closely", "1"]) == 0
    out = capsys.readouterr().out
    assert "2 seats: 3 matches ended and lost nothing" in out
    assert "looked at closely" in out
    assert main(["night-ferry", "--games", "2"]) == 0
    assert capsys.readouterr().out.count("\n") == 3


@pytest.mark.parametrize("arguments", [["no-such-game"], ["king-of-tokyo", "--seats", "9"]])
def test_by_hand_with_rubbish(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(arguments) == 2
    assert capsys.readouterr().err.strip()
