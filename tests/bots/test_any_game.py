"""Bots know no game: they play one that they never heard of, with answers given together and in secret."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from ludoteca.bots import LEVELS, Glimpse, make_bot
from ludoteca.bots.search import _Idea
from ludoteca.kernel.flow import Policy, RandomPolicy, State
from ludoteca.kernel.registry import register, unregister
from tests.bots.play import play, team
from tests.kernel.night_ferry.game import NightFerry


class FerryForBots(NightFerry):
    """Night Ferry with the least that bots need."""

    id = "night-ferry-for-bots"

    def policy(self, level: str) -> Policy:
        return RandomPolicy()

    def evaluate(self, state: State, seat: int) -> float:
        return 0.5


@pytest.fixture(autouse=True)
def ferry() -> Iterator[FerryForBots]:
    game = FerryForBots()
    register(game)
    yield game
    unregister(game.id)


@pytest.mark.parametrize("level", LEVELS)
def test_every_level_plays_a_strange_game(ferry: FerryForBots, level: str) -> None:
    log: list[tuple[int, str, int]] = []
    for seed in range(6):
        play(ferry.start(seats=3, seed=seed), team([level] * 3, seed, playouts=12, game=ferry.id), log)
    assert {kind for _, kind, _ in log} >= {"turn", "auction", "bid", "course"}


def test_secret_answers_of_others_change_no_choice(ferry: FerryForBots) -> None:
    """Two rivals have bid in secret; what they bid must not show in the searcher's answer."""
    chosen: list[int] = []
    for pick in (0, -1):
        session = ferry.start(seats=3, seed=9)
        decision = next(iter(session.pending.values()))
        while decision.kind != "bid":
            call = decision.kind == "auction"
            session.answer(decision.seat, decision.actions[-1 if call else 0])
            decision = next(iter(session.pending.values()))
        for rival in (1, 2):
            session.answer(rival, session.pending[rival].actions[pick])
        bot = make_bot("mestre", ferry.id, 4, playouts=60)
        chosen.append(bot.choose(Glimpse(session, 0), session.pending[0]))
    assert chosen[0] == chosen[1]


def test_searching_beats_chance(ferry: FerryForBots) -> None:
    """Even with random playouts: 24 matches, of which chance alone would win about 12."""
    won = 0
    for seed in range(24):
        levels = ["aprendiz", "aprendiz"]
        levels[seed % 2] = "mestre"
        outcome = play(ferry.start(seats=2, seed=seed), team(levels, seed, playouts=60, game=ferry.id))
        won += seed % 2 in outcome.winners
    assert won >= 14


def test_what_is_not_surely_better_does_not_replace_the_first_idea(
    ferry: FerryForBots, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A game may ask for evidence: without any to be had a search answers as its first idea says."""
    monkeypatch.setattr(ferry, "candidates", lambda _table, decision, most: list(decision.actions[::-1][:most]))
    monkeypatch.setattr(ferry, "horizon", lambda _table, _decision: 0)  # to the end, where worlds differ
    replaced = 0
    for seed in range(6):
        session = ferry.start(seats=2, seed=seed)
        decision = next(iter(session.pending.values()))
        answers: list[int] = []
        for doubt in (0.0, 1e9):
            monkeypatch.setattr(ferry, "doubt", doubt)
            bot = make_bot("mestre", ferry.id, 4, playouts=60)
            answers.append(bot.choose(Glimpse(session, decision.seat), decision))
        assert answers[1] == decision.actions[-1]
        replaced += answers[0] != answers[1]
    assert replaced > 0


def test_an_idea_is_surely_better_where_it_is_so_in_world_after_world() -> None:
    steady, wild, plain = _Idea(1), _Idea(2), _Idea(0)
    plain.results = [0.2, 0.5, 0.8, 0.5]
    steady.results = [0.3, 0.6, 0.9, 0.6]
    wild.results = [1.0, 0.0, 0.9, 0.6]
    assert steady.surely_beats(plain, 3.0)
    assert wild.mean() > plain.mean()
    assert not wild.surely_beats(plain, 1.0)
