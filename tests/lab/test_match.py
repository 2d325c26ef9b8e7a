"""Single games of a plan: the same again from the same seed, and the same whichever way they are driven."""

from __future__ import annotations

import pytest

import ludoteca
from ludoteca.kernel.chance import Chance
from ludoteca.kernel.errors import BadSetup, UnknownBot, UnknownGame
from ludoteca.kernel.flow import Decision, Policy, RandomPolicy, Table
from ludoteca.kernel.live import as_live
from ludoteca.lab import match
from ludoteca.lab.match import GameFailed, Player
from ludoteca.lab.plan import Plan, plan
from tests.kernel.examples import FIRES
from tests.lab.tiny import Dash, Rungs, on_the_shelf

KOT = "king-of-tokyo"


@pytest.mark.parametrize(
    "bots", [["random"], ["aprendiz"], ["jogador"], ["jogador", "random", "aprendiz"]], ids=",".join
)
def test_direct_games_are_the_games_of_bots_who_see_only_their_seat(bots: list[str]) -> None:
    """A policy that used what its seat cannot know would play other games here than there."""
    what = plan(KOT, bots, games=12, seed=5, rotate=True)
    direct, glimpsed = Player(what), Player(what, direct=False)
    assert direct.policies is not None
    assert glimpsed.policies is None
    for index in range(what.games):
        assert direct.play(index) == glimpsed.play(index)


def test_a_searching_bot_is_asked_through_its_glimpse_and_plays_the_same_again() -> None:
    what = plan(KOT, ["mestre", "random"], games=1, seed=3, options={"target": 5}, playouts=8)
    player = Player(what)
    assert player.policies is None
    assert player.play(0) == Player(what).play(0)


def test_a_game_can_be_dealt_again_from_its_seed() -> None:
    what = plan(KOT, ["random"], games=1, seed=11, seats=3)
    played = Player(what).play(0)
    again = ludoteca.game(KOT).start(3, played.seed)
    shown = {event.args[0] for event in again.opening if event.kind == "revealed"}
    kinds = ludoteca.game(KOT).facts(again.content).deals["revealed"].kinds
    assert kinds is not None
    assert {kinds[card] for card in shown} <= set(played.offered)


def test_every_game_and_seat_has_luck_of_its_own() -> None:
    what = Plan(KOT, 4, {}, ("random",) * 4, 1000, 1)
    other = Plan(KOT, 4, {}, ("random",) * 4, 1000, 2)
    seeds = {one.game_seed(index) for one in (what, other) for index in range(1000)}
    seeds |= {one.bot_seed(index, seat) for one in (what, other) for index in range(1000) for seat in range(4)}
    assert len(seeds) == 2 * 1000 * 5
    assert all(0 <= seed < 2**63 for seed in seeds)


def test_rotation_gives_every_bot_every_seat_in_turn() -> None:
    what = plan(KOT, ["jogador", "aprendiz", "random"], rotate=True)
    assert [what.line_up(index) for index in range(4)] == [
        ("jogador", "aprendiz", "random"),
        ("random", "jogador", "aprendiz"),
        ("aprendiz", "random", "jogador"),
        ("jogador", "aprendiz", "random"),
    ]
    assert plan(KOT, ["jogador", "aprendiz"]).line_up(1) == ("jogador", "aprendiz")


def test_one_bot_fills_the_usual_number_of_seats() -> None:
    assert plan(KOT, ["random"]).bots == ("random",) * 4
    assert plan(KOT, ["random"], seats=6).bots == ("random",) * 6
    with on_the_shelf(Rungs()):
        assert plan("tiny-rungs", ["random"]).seats == 3


@pytest.mark.parametrize("direct", [True, False])
def test_what_a_flow_game_tells_is_counted(direct: bool) -> None:
    with on_the_shelf(Rungs()):
        what = plan("tiny-rungs", ["random"], seats=2, seed=1)
        for index in range(20):
            played = Player(what, direct=direct).play(index)
            assert played.decisions == played.turns == 6
            assert played.clock_ms is None
            assert played.offered == {0: 6, 1: 6}
            assert sum(played.taken.values()) == 6
            for seat in range(2):
                gems = played.taken.get((0, seat), 0) + 2 * played.taken.get((1, seat), 0)
                assert gems == played.outcome.scores[seat]


def test_a_live_game_is_played_in_simulated_time() -> None:
    with on_the_shelf(Dash()):
        played = Player(plan("tiny-dash", ["random", "jogador"], seed=2)).play(0)
        assert played.turns is None
        assert played.clock_ms is not None
        assert played.clock_ms >= 4 * 300
        assert max(played.outcome.scores) == 5
        assert played.decisions >= sum(played.outcome.scores)
        assert played == Player(plan("tiny-dash", ["random", "jogador"], seed=2)).play(0)


@pytest.mark.parametrize("bots", [["random"], ["jogador"], ["mestre", "random", "aprendiz"]], ids=",".join)
def test_direct_live_games_are_those_of_bots_who_see_only_their_seat(bots: list[str]) -> None:
    for game in (Dash(), FIRES):
        with on_the_shelf(game):
            what = plan(game.id, bots, games=8, seed=5, seats=3, rotate=True)
            direct, glimpsed = Player(what), Player(what, direct=False)
            assert direct.policies is not None
            for index in range(what.games):
                assert direct.play(index) == glimpsed.play(index)


def test_a_live_game_tells_what_the_lab_counts() -> None:
    with on_the_shelf(Dash()):
        for index in range(10):
            played = Player(plan("tiny-dash", ["jogador"], seats=2)).play(index)
            assert played.counters["steps"] == sum(played.outcome.scores)
            for seat in range(2):
                assert played.taken.get((1, seat), 0) == played.outcome.scores[seat]
            assert sum(played.taken.values()) == played.decisions


def test_a_live_game_without_an_end_is_broken_off(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(match, "MOST_ACTIONS", 7)
    with on_the_shelf(Dash()):
        for direct in (True, False):
            with pytest.raises(GameFailed, match=r"game 0 .*does not end within 7 actions"):
                Player(plan("tiny-dash", ["random"], seats=3), direct=direct).play(0)


def test_a_game_that_breaks_off_says_which_one_it_was() -> None:
    class Broken(Rungs):
        """Fails in its last turn."""

        def outcome(self, state: object) -> object:  # type: ignore[override]
            raise RuntimeError("no more gems")

    with on_the_shelf(Broken()):
        what = plan("tiny-rungs", ["random"], seats=2)
        with pytest.raises(GameFailed, match=rf"game 3 .*no more gems.*seed {what.game_seed(3)}"):
            Player(what).play(3)


class Faints(RandomPolicy):
    """Plays at random until it sits in seat 1."""

    def choose(self, table: Table, decision: Decision, whim: Chance) -> int:
        if decision.seat == 1:
            raise RuntimeError("lost the thread")
        return super().choose(table, decision, whim)


@pytest.mark.parametrize("direct", [True, False])
@pytest.mark.parametrize("game_class", [Rungs, Dash])
def test_a_bot_that_fails_is_named_by_its_seat(game_class: type[Rungs | Dash], direct: bool) -> None:
    class Fainting(game_class):  # type: ignore[misc, valid-type]
        """Whoever sits in seat 1 fails."""

        def policy(self, level: str) -> Policy:
            return as_live(Faints(), 300) if game_class is Dash else Faints()

    with on_the_shelf(Fainting()):
        what = plan(Fainting.id, ["aprendiz"], seats=2)
        wanted = rf"game 2 .*the bot of seat 1 \(aprendiz\) .*lost the thread.*seed {what.game_seed(2)}"
        with pytest.raises(GameFailed, match=wanted):
            Player(what, direct=direct).play(2)


def test_impossible_plans_are_refused() -> None:
    with pytest.raises(UnknownGame):
        plan("ludo", ["random"])
    with pytest.raises(UnknownBot, match=r"'gênio'.*random"):
        plan(KOT, ["gênio"])
    for bots, keywords, said in (
        ([], {}, "at least one bot"),
        (["random"], {"games": 0}, "games must be at least 1"),
        (["mestre"], {"playouts": 0}, "playouts must be at least 1"),
        (["random"] * 3, {"seats": 4}, "3 bots do not fit 4 seats"),
        (["random"] * 7, {}, "2 to 6 players"),
        (["random"], {"seats": 1}, "2 to 6 players"),
        (["random"], {"options": {"lives": 9}}, "no option 'lives'"),
    ):
        with pytest.raises(BadSetup, match=said):
            plan(KOT, bots, **keywords)
