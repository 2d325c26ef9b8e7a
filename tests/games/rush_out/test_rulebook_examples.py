"""The worked examples of the rulebook, E1 to E8, as they are told there."""

from __future__ import annotations

import pytest

from ludoteca.games.rush_out.content.loading import own_box
from tests.games.rush_out.table import (
    ALL,
    DRAGON_TILE,
    challenge,
    confusion,
    doom,
    dracology,
    match,
    race,
    spell,
    standard,
)

BOX = own_box()

pytestmark = pytest.mark.compiled


@pytest.mark.rule("RO-E1", "RO-R1")
def test_e1_four_players_are_three_heroes_and_a_sorcerer() -> None:
    players = match(seats=4).view(None)["board"]["players"]
    assert sorted(player["role"] != "sorcerer" for player in players) == [False, True, True, True]


@pytest.mark.rule("RO-E2", "RO-R16")
def test_e2_three_players_play_without_the_cards_marked_4_and_5() -> None:
    s = match(seats=3).state
    assert {BOX.back[card] for card in s.challenges} == {3}
    assert {BOX.back[card] for card in match(seats=5).state.challenges} == {3, 4, 5}


@pytest.mark.rule("RO-E3", "RO-R43")
def test_e3_a_confusion_returns_all_dice_of_one_incomplete_challenge() -> None:
    with race(
        challenges=[standard("key foot sword")],
        spells=[confusion("air water", ALL)],
        dice={"sorcerer": "air water", "bard": "foot@0.1", "guard": "key@0.0"},
    ) as g:
        g.places("sorcerer", "air water", on=spell(0))
        assert g.lying(challenge(0)) == ["-", "-", "-"]
        assert g.dice_of("bard") == g.dice_of("guard") == ["?", "?", "?"]


@pytest.mark.rule("RO-E4", "RO-R48", "RO-R49", "RO-R33", "RO-R35")
def test_e4_the_flag_under_the_dragon_completes_the_dracology_that_wins() -> None:
    with race(
        "training-2",
        dragon=3,
        challenges=[standard("key key"), standard("key key"), standard("key key", flag="fire")],
        spells=[dracology("air fire", 1)],
        dice={"sorcerer": "air joker"},
    ) as g:
        assert g.board["challenges"][2]["dragon"], "the last card before the deck"
        g.places("sorcerer", "air joker", on=spell(0))
        assert (g.winner, g.round_won) == ("sorcerer", ("sorcerer", "dragon"))
        assert not g.told("spell"), "the race is over before the next Spell comes"


@pytest.mark.rule("RO-E5", "RO-R51", "RO-R52", "RO-D-4")
def test_e5_the_guard_adds_the_last_joker_where_guard_and_bard_are_already() -> None:
    with race(
        "training-2",
        "sorcerer bard guard warrior",
        dragon=2,
        dragon_slots=3,
        challenges=[standard("key key"), standard("key key"), standard("key key")],
        dice={"guard": "joker@3.0 joker", "bard": "joker@3.1", "warrior": "joker"},
    ) as g:
        assert not g.may_place("warrior", "joker", on=DRAGON_TILE)
        g.places("guard", "joker", on=DRAGON_TILE)
        assert g.board["dragon"]["at"] == 1


@pytest.mark.rule("RO-E6", "RO-R76")
def test_e6_with_warrior_and_bard_wounded_the_cleric_costs_three_souls() -> None:
    with race(
        "4",
        "sorcerer bard guard warrior cleric",
        spells=[doom("air", kind=1)],
        heroes={"bard": {"wounded": True}, "warrior": {"wounded": True}},
        dice={"sorcerer": "air"},
    ) as g:
        g.places("sorcerer", "air", on=spell(0)).aims_at("cleric")
        assert g.player("cleric")["wounded"]
        assert g.player("guard")["wounded"] is None
        assert g.board["souls"] == {"left": 5, "all": 8}


# E7, the twenty Challenges, is played out in test_rules_heroes.py.


@pytest.mark.rule("RO-E8", "RO-R22", "RO-R31")
def test_e8_sword_key_and_joker_go_onto_one_card_and_not_onto_two() -> None:
    cards = [standard("sword key key"), standard("sword key key")]
    with race(challenges=cards) as g:
        g.rolls("guard", "sword key joker").places("guard", "sword", on=challenge(0))
        assert not g.may_place("guard", "key", on=challenge(1))
        assert not g.may_place("guard", "joker", on=challenge(1))
        g.places("guard", "key joker", on=challenge(0))
        assert g.told("completed")
    with race(challenges=cards) as g:
        g.rolls("bard", "sword key joker").places("bard", "sword key", on=challenge(0))
        assert not g.may_place("bard", "joker", on=challenge(0)), "the Bard's Joker is no key"
