"""No level is stupid: situations of King of Tokyo in which some answers are plainly wrong."""

from __future__ import annotations

import pytest

import ludoteca
from ludoteca.bots import LEVELS, Glimpse, make_bot
from ludoteca.games.king_of_tokyo.actions import DONE, STAY, SWEEP, YIELD
from tests.bots.play import KOT
from tests.games.king_of_tokyo.table import BOX, TokyoScenario, given

SEEDS = range(12)
SEARCHES = range(2)


def answers(g: TokyoScenario, name: str, level: str) -> set[int]:
    """What bots of a level with several seeds answer to what this monster is asked."""
    session = g.session
    seat = g.seat(name)
    decision = session.pending[seat]
    seeds = SEARCHES if level == "mestre" else SEEDS
    return {make_bot(level, KOT, seed, playouts=160).choose(Glimpse(session, seat), decision) for seed in seeds}


@pytest.mark.parametrize("level", LEVELS)
def test_dice_that_win_are_kept(level: str) -> None:
    g = given("Gigazaur", "The King", "Alienoid").has("Gigazaur", stars=17).city("The King")
    g.rolls("3 3 3 1 2 heart").is_asked("Gigazaur", "keep")
    assert all(mask & 0b111 == 0b111 for mask in answers(g, "Gigazaur", level))


@pytest.mark.parametrize("level", LEVELS)
def test_claws_that_kill_the_last_rival_are_kept(level: str) -> None:
    g = given("Gigazaur", "The King").has("The King", hearts=3).city("The King")
    g.rolls("claw claw claw 1 2 heart").is_asked("Gigazaur", "keep")
    assert all(mask & 0b111 == 0b111 for mask in answers(g, "Gigazaur", level))


@pytest.mark.parametrize("level", LEVELS)
def test_hearts_are_not_kept_where_they_heal_nobody(level: str) -> None:
    g = given("Gigazaur", "The King", "Alienoid").city("Gigazaur").has("Gigazaur", hearts=4)
    g.rolls("heart heart heart heart 1 2").is_asked("Gigazaur", "keep")
    assert all(mask & 0b1111 == 0 for mask in answers(g, "Gigazaur", level))


@pytest.mark.parametrize("hearts", [1, 2])
@pytest.mark.parametrize("level", ["aprendiz", "jogador"])
def test_nobody_stays_in_tokyo_to_die(level: str, hearts: int) -> None:
    g = given("Gigazaur", "The King", "Alienoid", "MekaDragon").city("The King")
    g.has("The King", hearts=hearts + 1).rolls("claw 1 1 2 3 energy").keeps_all()
    g.is_asked("The King", "yield")
    assert answers(g, "The King", level) == {YIELD}


def test_a_healthy_player_stays_for_the_stars_that_win() -> None:
    g = given("Gigazaur", "The King").city("The King").has("The King", hearts=10, stars=18)
    g.rolls("claw 1 1 2 3 energy").keeps_all().is_asked("The King", "yield")
    assert answers(g, "The King", "jogador") == {STAY}


@pytest.mark.parametrize("level", LEVELS)
def test_nobody_buys_a_card_that_kills_the_buyer(level: str) -> None:
    g = given("Gigazaur", "The King", "Alienoid").city("The King").has("Gigazaur", hearts=3, energy=9)
    g.market("jet_fighters", "tank", "high_altitude_bombing").keeps_all().is_asked("Gigazaur", "buy")
    assert answers(g, "Gigazaur", level) <= {DONE, SWEEP}


@pytest.mark.parametrize("level", ["jogador", "mestre"])
def test_the_card_that_wins_is_bought(level: str) -> None:
    g = given("Gigazaur", "The King", "Alienoid").city("The King").has("Gigazaur", stars=17, energy=6)
    g.market("skyscraper", "extra_head", "heal").keeps_all().is_asked("Gigazaur", "buy")
    assert answers(g, "Gigazaur", level) == {1}


@pytest.mark.parametrize("level", ["aprendiz", "jogador"])
def test_sweeping_comes_to_an_end(level: str) -> None:
    """With endless energy nobody sweeps the market round and round."""
    game = ludoteca.game(KOT)
    names = ("gigazaur", "the_king", "alienoid")
    for seed in range(6):
        players = [{"monster": name, "energy": 60} for name in names]
        session = game.start_at({"players": players, "turn": 0}, seed=seed)
        bots = [make_bot(level, KOT, seat) for seat in range(3)]
        sweeps = 0
        while session.outcome is None and session.view(None)["board"]["turn"] == 0:
            seat, decision = next(iter(session.pending.items()))
            action = bots[seat].choose(Glimpse(session, seat), decision)
            sweeps += decision.kind == "buy" and action == SWEEP
            session.answer(seat, action)
        assert sweeps <= 20, "sixty energy is thirty sweeps"


@pytest.mark.parametrize("level", ["aprendiz", "jogador"])
def test_wings_are_paid_for_against_death(level: str) -> None:
    g = given("Gigazaur", "The King", "Alienoid").city("The King").owns("The King", "wings")
    g.has("The King", hearts=2, energy=2).rolls("claw claw 1 1 2 3").keeps_all().is_asked("The King", "react")
    (action,) = answers(g, "The King", level)
    g.does("The King", action).now("The King", hearts=2, energy=0)


def test_camouflage_costs_nothing_and_is_always_tried() -> None:
    g = given("Gigazaur", "The King", "Alienoid").city("The King").owns("The King", "camouflage")
    g.rolls("claw claw 1 1 2 3").keeps_all().is_asked("The King", "react")
    assert answers(g, "The King", "jogador") == answers(g, "The King", "aprendiz")
    assert 0 not in answers(g, "The King", "jogador")


def test_a_die_is_changed_to_win() -> None:
    g = given("Gigazaur", "The King", "Alienoid").city("The King").owns("Gigazaur", "plot_twist")
    g.has("Gigazaur", stars=17).rolls("3 3 1 2 heart energy").keeps_all().is_asked("Gigazaur", "change")
    (action,) = answers(g, "Gigazaur", "jogador")
    g.does("Gigazaur", action).gained("Gigazaur", stars=3)


def test_poison_that_kills_is_healed_first() -> None:
    for level in ("aprendiz", "jogador"):
        g = given("Gigazaur", "The King", "Alienoid").city("The King").has("Gigazaur", hearts=1, poison=1)
        g.rolls("heart 1 1 2 3 energy").keeps_all().is_asked("Gigazaur", "heart")
        (action,) = answers(g, "Gigazaur", level)
        g.does("Gigazaur", action)
        g.buys_nothing("Gigazaur")
        assert g.of("Gigazaur").alive


def test_every_card_has_a_worth() -> None:
    """A card that costs its price and nothing more must be worth something to somebody."""
    from ludoteca.games.king_of_tokyo.bots.cards import card_gain
    from ludoteca.games.king_of_tokyo.bots.strength import Standing, Worth

    g = given("Gigazaur", "The King", "Alienoid").city("The King").has("Gigazaur", hearts=6, stars=8, energy=9)
    g.has("The King", hearts=6, stars=8, energy=9).owns("The King", "extra_head")
    state = g.state
    standing = Standing(Worth(BOX))
    standing.take(state, True)
    gains = {BOX.id_of(card): card_gain(state, state.monsters[0], standing, card) for card in range(66)}
    assert len(gains) == 64
    harmful = {name for name, gain in gains.items() if gain <= 0.0}
    assert harmful <= {"jet_fighters", "high_altitude_bombing", "tank", "national_guard", "death_from_above"}
