"""Rounds of a Scenario: trophies, what begins anew, and what stays."""

from __future__ import annotations

from typing import Any

import pytest

from ludoteca.games.rush_out.content.loading import own_box
from ludoteca.games.rush_out.state import COIN, STANDARD
from tests.games.rush_out.table import (
    RushScenario,
    challenge,
    coin,
    confrontation,
    confusion,
    curse,
    dispelling,
    do,
    doom,
    dracology,
    laid,
    race,
    spell,
    standard,
    summoning,
    wound,
)

BOX = own_box()

FOUR = "sorcerer bard guard warrior"


def nearly_won(scenario: str, players: str = FOUR, **more: Any) -> RushScenario:
    """The Dragon is one card from the Heroes' deck, and the Sorcerer one die short of moving it."""
    spells = [dracology("air"), *more.pop("spells", [])]
    dice = {"sorcerer": "air fire", **more.pop("dice", {})}
    return race(scenario, players, spells=spells, dragon=3, dice=dice, **more)


def strikes(g: RushScenario) -> RushScenario:
    """The Sorcerer wins the round."""
    return g.places("sorcerer", "air", on=spell(0))


def next_round(g: RushScenario) -> None:
    """Everybody is done with the break, and the Sorcerer starts; the first roll shows five Plants."""
    for name in g.names:
        g.does(name, do.DONE)
    assert g.phase == "ready"
    g.told_roll("sorcerer", "plant plant plant plant plant").does("sorcerer", do.START).wait(10_000)
    assert g.phase == "race"


# -- trophies ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("RO-R37", "RO-R4")
def test_a_training_is_one_single_race() -> None:
    with nearly_won("training-2") as g:
        strikes(g)
        assert (g.phase, g.winner, g.board["goal"]) == ("over", "sorcerer", 1)
        assert g.session.outcome is not None
        assert (g.session.outcome.winners, g.session.outcome.reason) == ((0,), "dragon")


@pytest.mark.rule("RO-R37")
@pytest.mark.parametrize("scenario", ["1", "2", "3", "4", "5", "6"])
def test_the_first_trophy_of_a_scenario_leads_to_another_round(scenario: str) -> None:
    with nearly_won(scenario) as g:
        strikes(g)
        assert (g.phase, g.winner, g.board["goal"]) == ("break", None, 2)
        assert g.board["trophies"] == {"heroes": 0, "sorcerer": 1}
        next_round(g)
        assert g.board["round"] == 2


@pytest.mark.rule("RO-R37", "RO-R4")
def test_the_second_trophy_of_a_side_wins_at_once() -> None:
    with nearly_won("4", trophies={"sorcerer": 1}) as g:
        strikes(g)
        assert (g.phase, g.winner, g.board["round"]) == ("over", "sorcerer", 2)
    with race(
        "5", challenges=[confrontation("key", "air")], lives=1, trophies={"heroes": 1}, dice={"bard": "key"}
    ) as g:
        g.places("bard", "key", on=challenge(0))
        assert (g.phase, g.winner) == ("over", "heroes")
        assert g.session.outcome is not None
        assert g.session.outcome.winners == (1, 2), "the Heroes win as a group"
        assert g.session.outcome.scores == (0, 2, 2)


@pytest.mark.rule("RO-R37", "RO-R3")
def test_with_a_trophy_each_there_is_a_third_round_and_it_decides() -> None:
    with nearly_won("3", trophies={"heroes": 1}) as g:
        strikes(g)
        assert g.board["trophies"] == {"heroes": 1, "sorcerer": 1}
        next_round(g)
        assert g.board["round"] == 3
        assert [past["winner"] for past in g.board["rounds"]] == ["heroes", "sorcerer"]


@pytest.mark.rule("RO-R37", "RO-D-7")
def test_a_late_input_after_the_end_of_a_round_changes_nothing() -> None:
    with nearly_won("3", challenges=[standard("key")], dice={"bard": "key"}) as g:
        late = g.placing("bard", "key", challenge(0))
        strikes(g)
        assert g.refused("bard", late) == ("refuse-round-over", "RO-R37")
        assert g.refused("guard", do.ROLL) == ("refuse-round-over", "RO-R37")
        for name in g.names:
            g.does(name, do.DONE)
        assert g.refused("bard", late) == ("refuse-wait-for-start", "RO-R20")
        assert g.refused("sorcerer", do.ROLL) == ("refuse-start-first", "RO-R20")


@pytest.mark.rule("RO-D-7", "RO-R37")
def test_an_input_of_the_last_round_is_refused_in_the_next_race_too() -> None:
    with nearly_won("3", challenges=[standard("key")], dice={"bard": "key"}) as g:
        late = g.placing("bard", "key", challenge(0))
        strikes(g)
        next_round(g)
        assert g.refused("bard", late) == ("refuse-card-gone", "RO-D-7")


# -- what begins anew --------------------------------------------------------------------------------------------


@pytest.mark.rule("RO-R38", "RO-R64", "RO-R42", "RO-R87")
def test_every_round_is_played_with_the_same_cards_wherever_they_went() -> None:
    with nearly_won(
        "6",
        challenges=[summoning("key"), standard("foot"), coin("sword", "plant")],
        laid=[dispelling("fire", victim="bard"), curse("silence")],
        coins={"heroes": 2, "sorcerer": 1},
        heroes={"bard": {"xp": 2}},
        dice={"bard": "key", "guard": "foot", "warrior": "sword"},
    ) as g:
        spells, challenges = g.state.spells[:], g.state.challenges[:]
        g.places("bard", "key", on=challenge(0)).places("guard", "foot", on=challenge(1))
        g.places("warrior", "sword", on=challenge(2)).does("guard", do.SPEND)
        strikes(g)
        next_round(g)
        s = g.state
        assert sorted(s.spell_deck + s.cards[spell(0) : spell(3)]) == spells == s.spells
        assert sorted(s.challenge_deck + s.cards[challenge(0) : challenge(3)]) == challenges == s.challenges
        assert s.spells_gone + s.challenges_gone + s.unseen_spells + s.unseen_challenges == []
        assert g.board["top"] == {"challenges": [], "spells": []}, "nobody knows the shuffled decks"


@pytest.mark.rule("RO-R38")
def test_the_decks_are_shuffled_again() -> None:
    with nearly_won("3") as g:
        strikes(g)
        order = [card for card in g.state.challenges if BOX.family[card] == COIN]
        order += [card for card in g.state.challenges if BOX.family[card] == STANDARD]
        g.force("challenges", order).force("spells", g.state.spells[::-1])
        next_round(g)
        assert g.state.cards[:3] == order[:-4:-1]
        assert g.state.challenge_deck == order[:-3]
        assert g.state.spell_deck == g.state.spells[:2:-1]


@pytest.mark.rule("RO-R41")
def test_every_round_begins_with_three_standard_challenges_and_the_others_are_mixed_back() -> None:
    with nearly_won("3") as g:
        strikes(g)
        coins = [card for card in g.state.challenges if BOX.family[card] == COIN]
        plain = [card for card in g.state.challenges if BOX.family[card] == STANDARD]
        order = [*plain[3:], plain[0], coins[0], plain[1], *coins[1:], plain[2]]
        mixed = [*coins, *plain[3:]]
        g.force("challenges", order).force("challenges", mixed)
        next_round(g)
        assert g.state.cards[:3] == [plain[2], plain[1], plain[0]]
        assert g.state.challenge_deck == mixed


@pytest.mark.rule("RO-R75", "RO-R82", "RO-R45", "RO-R69", "RO-R57")
def test_wounds_souls_lives_dragon_and_laid_cards_begin_anew() -> None:
    with nearly_won(
        "5",
        challenges=[confrontation("key", "air")],
        laid=[dispelling("sword", victim="bard"), curse("silence"), curse("one-hand"), curse("high-five")],
        souls=3,
        lives=2,
        heroes={"guard": {"wounded": True}, "bard": {"wounded": True}},
    ) as g:
        strikes(g)
        next_round(g)
        assert (g.board["souls"]["left"], g.board["lives"]["left"]) == (8, 5)
        assert [g.player(name)["wounded"] for name in g.names] == [None] * 4
        assert g.state.needs[wound(g, "guard")] == []
        assert (g.board["laid"], g.player("bard")["forbidden"]) == ([], [])
        assert (g.board["silence"], g.board["one_hand"], g.board["high_five"]) == (False, False, False)
        assert g.board["dragon"]["at"] == 0
        assert g.game.hush(g.state, g.seat("bard")) is None


@pytest.mark.rule("RO-R38", "RO-R87", "RO-R88")
def test_experience_begins_anew_because_its_cards_go_back_into_the_deck() -> None:
    with nearly_won("6", heroes={"warrior": {"xp": 4}}) as g:
        strikes(g)
        next_round(g)
        assert g.player("warrior")["xp"] == 0
        assert g.refused("warrior", do.DRIVE_BACK) == ("refuse-too-little-experience", "RO-R88")


@pytest.mark.rule("RO-R20", "RO-R58", "RO-R24")
def test_all_dice_are_back_in_hand_and_must_be_rolled() -> None:
    with nearly_won(
        "3",
        challenges=[standard("key foot fire")],
        laid=[dispelling("whirlwind", victim="guard")],
        dice={"bard": "key@0.0 foot fire", "guard": "foot foot whirl"},
    ) as g:
        strikes(g)
        next_round(g)
        for name in ("bard", "guard", "warrior"):
            assert g.dice_of(name) == ["?", "?", "?"]
        assert g.dice_of("sorcerer") == ["plant"] * 5
        g.rolls("guard", "key key key")


# -- what stays --------------------------------------------------------------------------------------------------


@pytest.mark.rule("RO-R65", "RO-R66", "RO-R64")
def test_equipment_and_scrolls_stay_and_coins_do_not() -> None:
    with nearly_won(
        "3",
        scrolls=["pet_cactus", "bottled_storm"],
        coins={"heroes": 1, "sorcerer": 1},
        heroes={"guard": {"equipment": [BOX.equipment_ids[0]]}},
    ) as g:
        strikes(g)
        next_round(g)
        assert g.player("guard")["equipment"] == [BOX.equipment_ids[0]]
        assert g.player("guard")["joker"] == ["fire", "key"]
        assert [scroll["id"] for scroll in g.board["scrolls"]] == ["pet_cactus", "bottled_storm"]
        assert "plant" in g.player("sorcerer")["joker"]
        assert g.lying(27) == ["-", "-"]
        assert g.board["coins"] == {
            "heroes": 0,
            "sorcerer": 0,
            "token": None,
            "purse": {"heroes": 0, "sorcerer": 0},
        }


# -- decisions that the end of a round cuts off ------------------------------------------------------------------


@pytest.mark.rule("RO-R37", "RO-R58", "RO-R64")
def test_a_die_that_was_owed_to_a_whirlwind_is_forgotten_with_the_round() -> None:
    with nearly_won("3", laid=[dispelling("whirlwind", victim="bard")], dice={"bard": "key foot fire"}) as g:
        assert g.player("bard")["owes"] == "whirl"
        strikes(g)
        asked = g.asked(g.seat("bard"))
        assert asked is not None
        assert g.game.present(g.state, asked).text == "ask-break"
        assert g.player("bard")["owes"] == ""
        assert g.refused("bard", do.WHIRL) == ("refuse-round-over", "RO-R37")
        next_round(g)
        g.rolls("bard", "key key key")


@pytest.mark.rule("RO-R37", "RO-R73")
def test_a_high_five_that_was_not_given_is_forgotten_with_the_round() -> None:
    with nearly_won(
        "3",
        challenges=[standard("key foot")],
        laid=[curse("high-five")],
        dice={"bard": "key", "guard": "foot"},
    ) as g:
        g.places("bard", "key", on=challenge(0)).places("guard", "foot", on=challenge(0)).does("bard", do.CLAP)
        strikes(g)
        assert g.board["held"] == []
        assert g.refused("guard", do.CLAP) == ("refuse-round-over", "RO-R37")
        g.wait(60_000)
        assert g.told("hand-missed") == []
        next_round(g)
        assert g.refused("guard", do.CLAP) == ("refuse-nothing-to-clap", "RO-R73")


@pytest.mark.rule("RO-R37", "RO-R35", "RO-R30")
def test_a_spell_that_waited_for_a_target_is_forgotten_with_the_round() -> None:
    with race(
        "4",
        FOUR,
        challenges=[standard("key")],
        spells=[doom("air", 2)],
        challenge_deck=[standard()],
        spell_deck=[confusion(), confusion()],
        rest="gone",
        dice={"sorcerer": "air", "bard": "key"},
    ) as g:
        g.places("sorcerer", "air", on=spell(0)).aims_at("guard").places("bard", "key", on=challenge(0))
        assert g.round_won == ("heroes", "deck")
        assert g.board["aim"] is None
        assert g.refused("sorcerer", do.AIM_HERO + g.seat("warrior")) == ("refuse-round-over", "RO-R37")
        asked = g.asked(0)
        assert asked is not None
        assert g.game.present(g.state, asked).text == "ask-break"


@pytest.mark.rule("RO-R37")
def test_the_numbers_of_a_match_count_rounds_by_side_and_reason() -> None:
    with nearly_won("4", trophies={"heroes": 1, "sorcerer": 1}, laid=[curse("silence", "heart")]) as g:
        assert g.card_at(laid(0)) is not None
        strikes(g)
        assert g.game.tally(g.state) == {
            "rounds": 3,
            "rounds-heroes": 1,
            "rounds-sorcerer": 2,
            "rounds-heroes-deck": 1,
            "rounds-sorcerer-deck": 1,
            "rounds-sorcerer-dragon": 1,
        }
