"""What players agree on before a match: scenario, pace, cool-down, handicap, and who plays whom."""

from __future__ import annotations

from typing import Any

import pytest

import ludoteca
from ludoteca.games.rush_out.content.names import ROLES, SCENARIO_IDS
from ludoteca.kernel.errors import BadSetup
from tests.games.rush_out.table import challenge, curse, do, match, race, standard

HEROES = ["bard", "guard", "warrior", "cleric"]


def board(**options: Any) -> dict[str, Any]:
    return dict(match(**options).view(None)["board"])


def test_a_table_that_nobody_has_changed() -> None:
    session = ludoteca.game("rush-out").start(3, 1)
    assert session.options == {
        "scenario": "training-1",
        "pace": "normal",
        "cooldown": 700,
        "handicap": "no",
        "roles": None,
    }
    shown = session.view(None)["board"]
    assert (shown["scenario"], shown["cooldown"], shown["relaxed"]) == ("training-1", 700, False)


@pytest.mark.rule("RO-R36", "RO-R14")
def test_there_are_two_trainings_and_six_scenarios() -> None:
    assert SCENARIO_IDS == ("training-1", "training-2", "1", "2", "3", "4", "5", "6")
    with pytest.raises(BadSetup, match="'scenario' is one of training-1, training-2, 1, 2, 3, 4, 5, 6, not '7'"):
        match("7")


@pytest.mark.rule("RO-D-10")
@pytest.mark.parametrize("cooldown", [400, 777, 1500])
def test_the_cool_down_is_as_agreed(cooldown: int) -> None:
    assert board(cooldown=cooldown)["cooldown"] == cooldown


@pytest.mark.rule("RO-D-10")
@pytest.mark.parametrize("cooldown", [0, 399, 1501, -700, True, "700", 700.0, None])
def test_a_cool_down_is_neither_too_short_nor_too_long(cooldown: object) -> None:
    with pytest.raises(BadSetup, match="option 'cooldown'"):
        match(cooldown=cooldown)


# -- a calmer pace -----------------------------------------------------------------------------------------------


@pytest.mark.rule("RO-D-10")
def test_a_relaxed_table_doubles_the_cool_down_for_everyone() -> None:
    with race(pace="relaxed", cooldown=600) as g:
        assert (g.board["relaxed"], g.board["cooldown"]) == (True, 1200)
        g.rolls("guard", "key key key").rolls("sorcerer", "air air air air air").wait(1199)
        assert g.refused("guard", do.ROLL) == ("refuse-cool-down", "RO-D-10")
        assert g.refused("sorcerer", do.ROLL) == ("refuse-cool-down", "RO-D-10")
        g.wait(1)
        assert g.can("guard", do.ROLL)
        assert g.can("sorcerer", do.ROLL)


@pytest.mark.rule("RO-R20")
@pytest.mark.parametrize(("pace", "ms"), [("normal", 3000), ("relaxed", 5000)])
def test_a_relaxed_table_counts_down_longer(pace: str, ms: int) -> None:
    with race(phase="ready", pace=pace) as g:
        g.does("sorcerer", do.START).wait(ms - 1)
        assert g.phase == "countdown"
        g.told_roll("sorcerer", "air air air air air").wait(1)
        assert g.phase == "race"


@pytest.mark.rule("RO-R73")
@pytest.mark.parametrize(("pace", "ms"), [("normal", 1500), ("relaxed", 4000)])
def test_a_relaxed_table_leaves_more_time_for_a_high_five(pace: str, ms: int) -> None:
    with race(
        "3",
        challenges=[standard("key foot")],
        laid=[curse("high-five")],
        dice={"guard": "key", "bard": "foot"},
        pace=pace,
    ) as g:
        g.places("guard", "key", on=challenge(0)).places("bard", "foot", on=challenge(0))
        g.does("guard", do.CLAP).wait(ms - 1)
        assert not g.told("hand-missed")
        g.wait(1)
        assert g.told("hand-missed")


def test_a_pace_is_normal_or_relaxed() -> None:
    with pytest.raises(BadSetup, match="'pace' is one of normal, relaxed, not 'slow'"):
        match(pace="slow")


# -- the handicap ------------------------------------------------------------------------------------------------


@pytest.mark.rule("RO-R19", "RO-D-24")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_the_handicap_is_an_option(seats: int) -> None:
    usual = match(seats=seats, handicap="no").state.challenges
    assert len(match(seats=seats, handicap="yes").state.challenges) == len(usual) - 2


def test_a_handicap_is_yes_or_no() -> None:
    with pytest.raises(BadSetup, match="'handicap' is one of no, yes, not True"):
        match(handicap=True)


# -- who plays whom ----------------------------------------------------------------------------------------------


@pytest.mark.rule("RO-R15", "RO-R1")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_without_a_choice_the_first_seat_is_the_sorcerer(seats: int) -> None:
    assert [player["role"] for player in board(seats=seats)["players"]] == list(ROLES[:seats])


@pytest.mark.rule("RO-R15")
@pytest.mark.parametrize("seat", range(4))
def test_the_sorcerer_may_sit_anywhere(seat: int) -> None:
    roles = HEROES[:3]
    roles.insert(seat, "sorcerer")
    session = match(seats=4, roles=roles)
    assert session.state.sorcerer == seat
    session.answer(seat, do.START)
    session.tick(3000)
    assert [len(player["dice"]) for player in session.view(None)["board"]["players"]] == [
        5 if role == "sorcerer" else 3 for role in roles
    ]
    assert all(session.table.can(hero, do.ROLL) for hero in range(4) if hero != seat)


@pytest.mark.rule("RO-R1", "RO-R15")
def test_somebody_must_be_the_sorcerer() -> None:
    with pytest.raises(BadSetup, match="'roles' needs a seat with sorcerer"):
        match(seats=4, roles=HEROES)


@pytest.mark.rule("RO-R1", "RO-R15")
@pytest.mark.parametrize("roles", [["sorcerer", "sorcerer", "bard"], ["sorcerer", "bard", "bard"]])
def test_nobody_plays_what_another_plays(roles: list[str]) -> None:
    with pytest.raises(BadSetup, match="'roles' names a value twice"):
        match(roles=roles)


@pytest.mark.rule("RO-R15")
def test_each_player_has_one_character_of_the_box() -> None:
    with pytest.raises(BadSetup, match="list of 3 values"):
        match(roles=["sorcerer", "bard"])
    with pytest.raises(BadSetup, match="'roles' is one of sorcerer, bard, guard, warrior, cleric, not 'wizard'"):
        match(roles=["sorcerer", "bard", "wizard"])


def test_there_are_no_other_options() -> None:
    with pytest.raises(BadSetup, match="rush-out has no option 'speed'"):
        match(speed=2)
