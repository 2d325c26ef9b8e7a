"""Danger is said before it is done: what fells a monster for certain, and how likely the rest is."""

from __future__ import annotations

from math import comb

import pytest

from ludoteca.kernel.present import Choice, Danger
from tests.games.king_of_tokyo.table import TokyoScenario, given

FALLS = Danger("danger-falls", {}, 1, 1, grave=True)


def choice_of(g: TokyoScenario, name: str, label: str) -> Choice:
    choices = g.session.prompt(g.decision(name)).choices
    return next(choice for choice in choices if choice.label == label)


def danger_of(g: TokyoScenario, name: str, label: str) -> Danger | None:
    return choice_of(g, name, label).danger


def all_claws(dice: int, least: int, rolls: int = 3) -> float:
    """How likely at least so many of the dice are claws, when everything else is rolled again."""
    claw = 1 - (5 / 6) ** rolls
    return sum(comb(dice, n) * claw**n * (1 - claw) ** (dice - n) for n in range(least, dice + 1))


@pytest.mark.rule("KOT-R32", "KOT-tank")
def test_a_card_that_costs_the_last_heart_is_marked() -> None:
    shop = given("Gigazaur", "The King").city("The King").market("tank")
    with shop.has("Gigazaur", energy=7, hearts=1) as g:
        g.keeps_all()
        assert danger_of(g, "Gigazaur", "do-buy") == FALLS
        assert danger_of(g, "Gigazaur", "do-finish-buying") is None
    shop = given("Gigazaur", "The King").city("The King").market("tank")
    with shop.has("Gigazaur", energy=7, hearts=4) as g:
        g.keeps_all()
        assert danger_of(g, "Gigazaur", "do-buy") is None


@pytest.mark.rule("KOT-R29", "KOT-wings")
def test_taking_the_last_blow_is_marked_and_flying_away_is_not() -> None:
    g = given("Gigazaur", "The King", "Alienoid").city("The King").owns("The King", "wings")
    with g.has("The King", energy=2, hearts=1).rolls("claw 1 1 2 2 3"):
        g.keeps_all()
        assert danger_of(g, "The King", "do-take-it") == FALLS
        assert danger_of(g, "The King", "do-react-wings") is None


@pytest.mark.rule("KOT-it_has_a_child")
def test_who_lives_on_after_falling_is_not_warned() -> None:
    g = given("Gigazaur", "The King", "Alienoid").city("The King").owns("The King", "wings", "it_has_a_child")
    with g.has("The King", energy=2, hearts=1).rolls("claw 1 1 2 2 3"):
        g.keeps_all()
        assert danger_of(g, "The King", "do-take-it") is None


@pytest.mark.rule("KOT-poison_spit", "KOT-R51")
def test_ending_the_turn_with_poison_at_one_heart_is_marked() -> None:
    g = given("Gigazaur", "The King", "Alienoid").city("The King").market("tank", "heal", "jet_fighters")
    with g.has("Gigazaur", energy=4, hearts=1, poison=1).rolls("1 1 2 2 3 energy"):
        g.keeps_all()
        assert danger_of(g, "Gigazaur", "do-finish-buying") == FALLS
        assert choice_of(g, "Gigazaur", "do-finish-buying").outcome[0].text == "effect-falls"


@pytest.mark.rule("KOT-R52", "KOT-R53")
def test_ending_a_turn_that_lets_a_rival_win_is_marked() -> None:
    g = given("Gigazaur", "The King", "Alienoid").city("The King").has("The King", stars=20)
    with g.has("Gigazaur", energy=4).rolls("1 1 2 2 3 energy"):
        g.keeps_all()
        done = choice_of(g, "Gigazaur", "do-finish-buying")
        assert done.danger is not None
        assert (done.danger.text, done.danger.n, done.danger.of) == ("danger-loses", 1, 1)
        assert [(effect.kind, effect.seat) for effect in done.outcome] == [("wins", 1)]


@pytest.mark.rule("KOT-R52")
def test_ending_a_turn_that_wins_shows_it_and_is_no_danger() -> None:
    g = given("Gigazaur", "The King", "Alienoid").city("The King").has("Gigazaur", stars=20, energy=4)
    with g.rolls("1 1 2 2 3 energy"):
        g.keeps_all()
        done = choice_of(g, "Gigazaur", "do-finish-buying")
        assert done.danger is None
        assert [(effect.kind, effect.seat) for effect in done.outcome] == [("wins", 0)]


@pytest.mark.rule("KOT-R31", "KOT-R40")
def test_staying_tells_the_odds_of_falling_before_the_next_turn() -> None:
    """Nina has clawed; Rafa, one die short, rolls before my turn: five claws of five dice are one in 75."""
    g = given("Gigazaur", "The King", "Alienoid").city("Gigazaur").where(turn=1)
    with g.has("Gigazaur", hearts=8).has("Alienoid", shrink=1).rolls("claw claw claw 1 2 3"):
        g.keeps_all()
        stay = choice_of(g, "Gigazaur", "do-stay").danger
        assert stay is not None
        assert (stay.text, stay.n, stay.of, stay.grave) == ("danger-falls-odds", 1, 75, True)
        assert danger_of(g, "Gigazaur", "do-yield") is None
        about = g.session.prompt(g.decision("Gigazaur")).about
        assert about["threats"] == [{"seat": 2, "hearts": 2}]
        assert about["hearts_left"] == 3  # of five dice rolled thrice, two show claws on average


@pytest.mark.rule("KOT-R31")
def test_odds_too_small_to_ask_twice_for_are_said_and_those_of_nothing_are_not() -> None:
    g = given("Gigazaur", "The King", "Alienoid").city("Gigazaur").where(turn=1)
    with g.has("Gigazaur", hearts=9).rolls("claw claw claw 1 2 3"):
        g.keeps_all()
        stay = danger_of(g, "Gigazaur", "do-stay")
        assert stay is not None
        assert (stay.of, stay.grave) == (round(1 / all_claws(6, 6)), False)
    g = given("Gigazaur", "The King", "Alienoid").city("Gigazaur").where(turn=1)
    with g.has("Gigazaur", hearts=10).rolls("claw claw claw 1 2 3"):
        g.keeps_all()
        assert danger_of(g, "Gigazaur", "do-stay") is None


@pytest.mark.rule("KOT-armor_plating", "KOT-giant_brain", "KOT-acid_attack")
def test_cards_of_both_sides_count_in_the_odds() -> None:
    g = given("Gigazaur", "The King", "Alienoid").city("Gigazaur").where(turn=1).owns("Alienoid", "giant_brain")
    with g.has("Gigazaur", hearts=5).rolls("claw claw claw 1 2 3"):
        g.keeps_all()
        stay = danger_of(g, "Gigazaur", "do-stay")
        assert stay is not None
        assert stay.n / stay.of == pytest.approx(all_claws(6, 2, rolls=4), abs=0.05)
    g = given("Gigazaur", "The King", "Alienoid").city("Gigazaur").where(turn=1).owns("Gigazaur", "armor_plating")
    with g.has("Gigazaur", hearts=3).rolls("claw claw 1 2 3 heart"):
        g.keeps_all()
        stay = danger_of(g, "Gigazaur", "do-stay")
        assert stay is not None
        assert stay.n / stay.of == pytest.approx(all_claws(6, 2), abs=0.05)  # one claw alone is blocked


@pytest.mark.rule("KOT-R31", "KOT-R41")
def test_two_in_tokyo_are_told_what_staying_means_for_each() -> None:
    names = ("Gigazaur", "The King", "Alienoid", "CyberKitty", "MekaDragon")
    g = given(*names).city("Gigazaur").bay("Alienoid").where(turn=1)
    with g.has("Gigazaur", hearts=4).has("Alienoid", hearts=9).rolls("claw claw 1 2 3 heart"):
        g.keeps_all()
        stay = danger_of(g, "Gigazaur", "do-stay")
        assert stay is not None
        assert stay.grave
        leave = choice_of(g, "Gigazaur", "do-yield")
        assert [effect.kind for effect in leave.outcome if effect.seat == 0] == ["place"]


@pytest.mark.rule("KOT-camouflage")
def test_camouflage_at_the_last_heart_tells_how_often_it_fails() -> None:
    g = given("Gigazaur", "The King", "Alienoid").city("The King").owns("The King", "camouflage")
    with g.has("The King", hearts=1).rolls("claw 1 1 2 2 3"):
        g.keeps_all()
        hide = danger_of(g, "The King", "do-react-camouflage")
        assert hide is not None
        assert (hide.n, hide.of, hide.grave) == (5, 6, True)


@pytest.mark.rule("KOT-stretchy", "KOT-herd_culler", "KOT-plot_twist")
def test_changing_a_die_shows_what_the_dice_then_give() -> None:
    g = given("Gigazaur", "The King").city("The King").owns("Gigazaur", "stretchy", "plot_twist")
    with g.has("Gigazaur", energy=2).rolls("3 3 claw 1 2 heart"):
        g.keeps_all()
        shown = g.session.prompt(g.decision("Gigazaur")).choices
        faces = {
            (str(one.params["card"][0]), one.refs[0], str(one.params["face"][0])): one.outcome
            for one in shown
            if "face" in one.params
        }
        stretched = {(one.kind, one.seat): one.n for one in faces["card-stretchy", "die:3", "face-3"]}
        assert stretched[("stars", 0)] == 3
        assert stretched[("energy", 0)] == -2
        twisted = {(one.kind, one.seat): one.n for one in faces["card-plot_twist", "die:2", "face-energy"]}
        assert twisted[("energy", 0)] == 1
        assert twisted[("card", 0)] == -1
        assert ("hearts", 1) not in twisted
