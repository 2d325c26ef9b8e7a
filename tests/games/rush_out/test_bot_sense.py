"""The bots of Rush Out! have some sense: situations in which some choices are plainly better than others."""

from __future__ import annotations

from typing import cast

import pytest

from ludoteca.bots import LEVELS
from ludoteca.games.rush_out import actions as do
from ludoteca.games.rush_out.bots.levels import policy
from ludoteca.kernel.chance import seeded
from ludoteca.kernel.live import LiveTable
from tests.games.rush_out.table import (
    ALL,
    DRAGON_TILE,
    ONE,
    RushScenario,
    challenge,
    confrontation,
    confusion,
    curse,
    dispelling,
    doom,
    dracology,
    laid,
    race,
    regression,
    spell,
    standard,
    summoning,
    wound,
)

SKILLED = ("jogador", "mestre")


def choice(g: RushScenario, name: str, level: str, seed: int = 1) -> int:
    """What a bot of a level does in this seat now."""
    with g:
        table = cast(LiveTable, g.session.table)  # type: ignore[attr-defined]
        seat = g.seat(name)
        action = policy(level).act(table, seat, seeded(seed))
        assert action == -1 or table.can(seat, action)
        return action


def places_on(action: int) -> int:
    """The place of a placing action; -1 for anything else."""
    return int(do.place_of(action)) if action >= do.PLACE else -1


@pytest.mark.parametrize("level", LEVELS)
def test_a_die_that_completes_a_card_is_placed(level: str) -> None:
    g = race(
        challenges=[standard("sword key key"), standard("fire heart heart heart"), standard("foot foot heart heart")],
        dice={"guard": "key@0.1 key@0.2 sword"},
    )
    action = choice(g, "guard", level)
    assert (places_on(action), do.slot_of(action)) == (0, 0)


@pytest.mark.parametrize("level", SKILLED)
def test_a_card_for_one_is_begun_before_a_card_for_two(level: str) -> None:
    g = race(
        challenges=[
            standard("sword key fire heart heart sword"),
            standard("sword key foot"),
            standard("heart heart heart"),
        ],
        dice={"guard": "sword key fire", "bard": "? ? ?"},
    )
    assert places_on(choice(g, "guard", level)) == challenge(1)


@pytest.mark.parametrize("level", SKILLED)
def test_a_partner_who_lacks_dice_is_helped(level: str) -> None:
    g = race(
        challenges=[
            standard("foot foot foot key"),
            standard("key key sword sword heart"),
            standard("heart heart heart"),
        ],
        dice={"bard": "foot@0.0 foot@0.1 joker@0.2", "guard": "key fire fire"},
    )
    assert places_on(choice(g, "guard", level)) == challenge(0)


@pytest.mark.parametrize("level", SKILLED)
def test_a_hero_who_waits_for_help_does_not_run_away_from_a_helper(level: str) -> None:
    g = race(
        challenges=[
            standard("foot foot foot key key heart"),
            standard("sword key heart"),
            standard("heart heart heart"),
        ],
        dice={"bard": "foot@0.0 foot@0.1 joker@0.2", "guard": "key@0.3 key@0.4 ?"},
    )
    assert choice(g, "bard", level) == -1


@pytest.mark.parametrize("level", SKILLED)
def test_of_two_who_wait_for_help_exactly_one_goes_to_the_other(level: str) -> None:
    g = race(
        challenges=[
            standard("foot foot foot heart"),
            standard("key key key heart"),
            standard("sword sword heart heart"),
        ],
        dice={"bard": "foot@0.0 foot@0.1 joker@0.2", "guard": "key@1.0 key@1.1 joker@1.2"},
    )
    choices = sorted([choice(g, "bard", level), choice(g, "guard", level)])
    assert choices == [-1, do.RECALL_ALL]


@pytest.mark.parametrize("level", SKILLED)
def test_a_dragon_before_the_deck_is_driven_back_first(level: str) -> None:
    g = race(
        "training-2",
        challenges=[standard("sword key fire"), standard("heart heart foot"), standard("foot fire heart heart")],
        dice={"guard": "joker joker key"},
        dragon=3,
    )
    assert places_on(choice(g, "guard", level)) == DRAGON_TILE


@pytest.mark.parametrize("level", LEVELS)
def test_a_dragon_on_its_tile_is_left_alone(level: str) -> None:
    g = race("training-2", dice={"guard": "joker joker joker"}, dragon=0)
    assert places_on(choice(g, "guard", level)) != DRAGON_TILE


@pytest.mark.parametrize("level", SKILLED)
def test_one_hand_is_undone_and_silence_is_not(level: str) -> None:
    cards = [
        standard("sword key fire heart heart"),
        standard("key fire heart sword sword"),
        standard("key fire heart heart"),
    ]
    dice = {"guard": "sword key fire"}
    g = race("3", challenges=cards, dice=dice, laid=[curse("one-hand", "sword key heart")])
    assert places_on(choice(g, "guard", level)) == laid(0)
    g = race("3", challenges=cards, dice=dice, laid=[curse("silence", "sword key heart")])
    assert places_on(choice(g, "guard", level)) in (0, 1, 2)


@pytest.mark.parametrize("level", LEVELS)
def test_hands_meet_for_a_high_five(level: str) -> None:
    g = race(
        "3",
        challenges=[standard("sword key fire")],
        dice={"guard": "sword@0.0 key@0.1 fire"},
        laid=[curse("high-five", "heart heart heart")],
    )
    with g:
        g.places("guard", "fire", on=0)
        assert policy(level).act(g.session.table, g.seat("guard"), seeded(1)) == do.CLAP  # type: ignore[attr-defined]


@pytest.mark.parametrize("level", LEVELS)
def test_a_whirlwind_takes_no_joker_while_there_is_another_die(level: str) -> None:
    g = race("1", dice={"guard": "joker sword key"}, laid=[dispelling("whirlwind", victim="guard")])
    with g:
        action = policy(level).act(g.session.table, g.seat("guard"), seeded(1))  # type: ignore[attr-defined]
    assert action in (do.WHIRL + 1, do.WHIRL + 2)


def now(g: RushScenario, name: str, level: str) -> int:
    """What a bot does at this moment of a scenario that goes on."""
    table = cast(LiveTable, g.session.table)  # type: ignore[attr-defined]
    action = policy(level).act(table, g.seat(name), seeded(1))
    assert action == -1 or table.can(g.seat(name), action)
    return action


# -- under the Dragon ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("level", SKILLED)
def test_nobody_waits_for_ever_on_a_full_card_under_the_dragon(level: str) -> None:
    """RO-D-6: both ends are full and neither counts; somebody has to do something else."""
    g = race(
        "5",
        challenges=[
            standard("heart heart heart"),
            confrontation("foot foot foot key key key", "air air lightning fire"),
        ],
        spells=[confusion("air air air air fire"), summoning("water water plant plant fire")],
        dice={
            "bard": "foot@1.0 foot@1.1 joker@1.2",
            "guard": "key@1.3 key@1.4 joker@1.5",
            "sorcerer": "air@25.0 air@25.1 lightning@25.2 fire@25.3 plant",
        },
        dragon=2,
        lives=1,
    )
    with g:
        assert now(g, "sorcerer", level) == do.RECALL_ALL
        assert do.RECALL_ALL in (now(g, "bard", level), now(g, "guard", level))


# -- the Sorcerer ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("level", SKILLED)
def test_a_confusion_strikes_the_card_with_most_dice(level: str) -> None:
    g = race(
        players="sorcerer bard guard warrior",
        challenges=[standard("foot foot heart"), standard("key key key sword heart"), standard("fire fire fire")],
        spells=[confusion("air air air")],
        dice={
            "bard": "foot@0.0 ? ?",
            "guard": "key@1.0 key@1.1 joker@1.2",
            "warrior": "sword@1.3 ? ?",
            "sorcerer": "air@21.0 air@21.1 air ? ?",
        },
    )
    with g:
        g.places("sorcerer", "air", on=spell(0))
        assert now(g, "sorcerer", level) == do.AIM_PLACE + 1


@pytest.mark.parametrize("level", SKILLED)
def test_a_small_confusion_takes_a_die_that_is_hard_to_roll_again(level: str) -> None:
    g = race(
        challenges=[standard("key key heart"), standard("foot foot heart"), standard("fire fire fire")],
        spells=[confusion("air air air", ONE)],
        dice={"guard": "key@0.0 heart@0.2 ?", "bard": "? ? ?", "sorcerer": "air@21.0 air@21.1 air ? ?"},
    )
    with g:
        g.places("sorcerer", "air", on=spell(0))
        assert now(g, "sorcerer", level) == do.AIM_DIE + g.seat("guard") * 5 + 1


@pytest.mark.parametrize("level", SKILLED)
def test_a_dracology_that_wins_comes_before_everything(level: str) -> None:
    g = race(
        "training-2",
        spells=[
            confusion("air air air", ALL),
            dracology("fire fire plant plant lightning"),
            summoning("air air water water"),
        ],
        dice={"sorcerer": "air air water fire plant"},
        dragon=3,
    )
    assert places_on(choice(g, "sorcerer", level)) == spell(1)


@pytest.mark.parametrize("level", SKILLED)
def test_a_doom_that_brings_the_last_souls_comes_before_everything(level: str) -> None:
    g = race(
        "4",
        spells=[
            confusion("air air air", ALL),
            doom("fire fire plant plant lightning"),
            summoning("air air water water"),
        ],
        dice={"sorcerer": "air air water fire plant"},
        heroes={"bard": {"wounded": True}},
        souls=2,
    )
    assert places_on(choice(g, "sorcerer", level)) == spell(1)


@pytest.mark.parametrize("level", SKILLED)
def test_a_whirlwind_is_for_a_hero_who_has_none(level: str) -> None:
    g = race(
        "1",
        spells=[dispelling("whirlwind", "air air air")],
        laid=[dispelling("whirlwind", "heart heart heart", victim="bard")],
        dice={"sorcerer": "air@21.0 air@21.1 air ? ?", "bard": "? ? whirl"},
    )
    with g:
        g.places("sorcerer", "air", on=spell(0))
        assert now(g, "sorcerer", level) == do.AIM_HERO + g.seat("guard")


@pytest.mark.parametrize("level", SKILLED)
def test_a_die_is_turned_when_that_makes_it_fit(level: str) -> None:
    g = race(
        "2",
        spells=[confusion("water water air")],
        dice={"sorcerer": "water@21.0 air@21.2 plant fire fire"},
        scrolls=["backwards_watering_can"],
    )
    assert choice(g, "sorcerer", level) == do.TO_WATER + 2


# -- experience ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("level", SKILLED)
def test_abilities_are_used_as_soon_as_they_help(level: str) -> None:
    hurt = race("6", heroes={"bard": {"xp": 3}, "guard": {"wounded": True}})
    assert choice(hurt, "bard", level) == do.HEAL + hurt.seat("guard")
    cursed = race("6", heroes={"guard": {"xp": 3}}, laid=[curse("silence"), curse("one-hand")])
    assert choice(cursed, "guard", level) == do.LIFT + 1
    driven = race("6", "sorcerer warrior bard", heroes={"warrior": {"xp": 3}}, dragon=3)
    assert choice(driven, "warrior", level) == do.DRIVE_BACK
    blessed = race(
        "6",
        "sorcerer cleric bard",
        challenges=[standard("foot foot foot")],
        heroes={"cleric": {"xp": 1}},
        dice={"bard": "foot@0.0 foot@0.1 key", "cleric": "? ? ?"},
    )
    assert choice(blessed, "cleric", level) == do.BLESS + blessed.seat("bard") * 5 + 2


@pytest.mark.parametrize("level", LEVELS)
def test_experience_is_not_spent_on_nothing(level: str) -> None:
    for seed in range(8):
        g = race("6", heroes={"bard": {"xp": 3}}, dice={"bard": "? ? ?"})
        assert choice(g, "bard", level, seed) == do.ROLL


@pytest.mark.parametrize("level", SKILLED)
def test_a_point_goes_to_the_hero_who_is_nearer_to_an_ability(level: str) -> None:
    g = race(
        "6",
        challenges=[standard("foot key")],
        heroes={"bard": {"xp": 2}, "guard": {"xp": 0}},
        dice={"bard": "foot@0.0 ? ?", "guard": "key ? ?"},
    )
    with g:
        g.places("guard", "key", on=challenge(0))
        assert now(g, "guard", level) == g.giving(g.undecided()[0])
        assert now(g, "bard", level) == g.keeping(g.undecided()[0])


@pytest.mark.parametrize("level", SKILLED)
def test_a_regression_strikes_the_hero_who_is_nearest_to_an_ability(level: str) -> None:
    g = race(
        "6",
        spells=[regression("air air air", ONE)],
        heroes={"bard": {"xp": 1}, "guard": {"xp": 2}},
        dice={"sorcerer": "air@21.0 air@21.1 air ? ?"},
    )
    with g:
        g.places("sorcerer", "air", on=spell(0))
        assert now(g, "sorcerer", level) == do.AIM_HERO + g.seat("guard")


@pytest.mark.parametrize("level", SKILLED)
def test_wounds_are_healed_when_the_next_doom_would_win(level: str) -> None:
    g = race(
        "4",
        challenges=[standard("key fire sword foot"), standard("key fire sword foot"), standard("key fire sword foot")],
        heroes={"bard": {"wounded": True}, "guard": {"wounded": True}},
        dice={"guard": "heart heart key"},
        souls=2,
    )
    with g:
        assert places_on(now(g, "guard", level)) in (wound(g, "bard"), wound(g, "guard"))


# -- trade -----------------------------------------------------------------------------------------------------


def test_coins_are_spent_when_no_better_use_is_ahead() -> None:
    """RO-R63."""
    g = race("2", coins={"heroes": 2}, dice={"guard": "? ? ?"}, trophies={"heroes": 1}, round=2)
    assert choice(g, "guard", "jogador") == do.SPEND
