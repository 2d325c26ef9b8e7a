"""The conformance suite, over every game on the shelf and over the example games."""

from __future__ import annotations

from collections import Counter
from functools import cache

import pytest

import ludoteca
from ludoteca.kernel.chance import seeded
from ludoteca.kernel.game import Game, LiveGame
from ludoteca.kernel.options import check_declared
from ludoteca.kernel.registry import register, unregister
from ludoteca.testkit.conformance import (
    Report,
    check_interleavings,
    check_locales,
    check_match,
    main,
    random_match,
    variants,
)
from ludoteca.testkit.moves import make_move, random_move
from ludoteca.testkit.previews import check_previews
from ludoteca.testkit.tables import check_side_by_side
from tests.conformance.budget import FEWEST_LOOKS, LOOKS_AT_MORE_MATCHES, looks_at_a_match
from tests.kernel.examples import EXAMPLES
from tests.shelf.paper_boats.game import GAME as BOATS

EXAMPLE_IDS = [game.id for game in EXAMPLES]
SHELF = [game_id for game_id in ludoteca.game_ids() if game_id not in EXAMPLE_IDS] + EXAMPLE_IDS
BY_ID = {game.id: game for game in (*EXAMPLES, BOATS)}


pytestmark = [pytest.mark.playouts, pytest.mark.usefixtures("example_games")]


@cache
def game_of(game_id: str) -> Game:
    return BY_ID.get(game_id) or ludoteca.game(game_id)


def length(game_id: str, name: str) -> tuple[pytest.MarkDecorator, ...]:
    """A game of the shelf is looked at with the fewest and with the most seats; with every other set-up at length."""
    seats = game_of(game_id).seats
    short = game_id in EXAMPLE_IDS or name in (f"{seats[0]}-seats", f"{seats[-1]}-seats")
    return () if short else (pytest.mark.long,)


SETUPS = [
    pytest.param(game_id, seats, options, id=f"{game_id}-{name}", marks=length(game_id, name))
    for game_id in SHELF
    for name, seats, options in variants(game_of(game_id))
]


@pytest.mark.parametrize("game_id", SHELF)
def test_both_languages_are_complete(game_id: str) -> None:
    check_locales(game_of(game_id))


@pytest.mark.parametrize(("game_id", "seats", "options"), SETUPS)
def test_everything_at_questions_of_every_kind(game_id: str, seats: int, options: dict[str, object]) -> None:
    game = game_of(game_id)
    report = check_match(game, seats, 1, options, looks=looks_at_a_match(game))
    assert report.other_worlds > 0 or not game.secrets, "no sampled world ever differs from the true one"
    assert report.largest > 0


def test_a_game_that_hides_nothing_is_held_to_the_rest() -> None:
    register(BOATS)
    try:
        test_everything_at_questions_of_every_kind(BOATS.id, 2, {})
    finally:
        unregister(BOATS.id)


@pytest.mark.long
@pytest.mark.parametrize("game_id", SHELF)
def test_more_matches_looked_at_now_and_then(game_id: str) -> None:
    game = game_of(game_id)
    for seed in range(100, 106):
        check_match(game, game.seats[seed % len(game.seats)], seed, looks=LOOKS_AT_MORE_MATCHES // 6)


@pytest.mark.long
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
    for game in EXAMPLES:
        for seed in range(4):
            report.add(check_match(game, game.seats[-1], seed, looks=FEWEST_LOOKS))
            report.add(check_match(game, game.seats[0], seed, looks=FEWEST_LOOKS))
    assert set(report.questions) == {"hidden", "open", "first-of", "council", "reaction", "follows"}
    assert report.faults > 0
    assert report.intents > 0
    assert report.previews > 0
    assert report.dangers > 0
    assert {"done", "roll", "reveal", "for a partner", "whole moves", "over a pass"} <= set(+report.undo)
    wanted = {kind for game in EXAMPLES for kind in game.events} - {"dawn", "dark", "thirst"}
    assert wanted <= set(report.events), wanted - set(report.events)
    ferry, watch = (
        {"turn", "toll", "auction", "bid", "course"},
        {"plan", "work", "flare", "beam", "brace", "brace-with"},
    )
    assert set(report.decisions) == {"live", *ferry, *watch, "keep"}


def test_what_choices_lead_to_and_who_falls_is_met_in_king_of_tokyo() -> None:
    report = Report()
    for seed in range(3):
        session = game_of("king-of-tokyo").start(5, seed, {"target": 20})
        whim = seeded(seed)
        while session.outcome is None:
            for decision in session.pending.values():
                check_previews(session, decision, session.prompt(decision), whim, report)
            make_move(session, random_move(session, whim))
    assert report.previews > 100
    assert report.dangers > 5


@pytest.mark.long
@pytest.mark.parametrize("game_id", SHELF)
def test_tables_with_different_options_never_meet(game_id: str) -> None:
    """Content belongs to a table: whatever an option changes, it changes for one match alone."""
    game = game_of(game_id)
    setups = [(seats, options) for _, seats, options in variants(game)]
    usual = (game.seats[len(game.seats) // 2], dict[str, object]())
    for seed, setup in enumerate(setups):
        if setup[1]:
            check_side_by_side(game, usual, setup, seed)


@pytest.mark.parametrize("game_id", SHELF)
def test_options_are_declared_so_that_they_can_be_asked(game_id: str) -> None:
    check_declared(game_of(game_id).options)


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
