"""Scenario 5: Confrontations, which cost the Sorcerer his Lives."""

from __future__ import annotations

import pytest

from tests.games.rush_out.table import (
    ALL,
    DRAGON_TILE,
    challenge,
    confrontation,
    confusion,
    curse,
    dark_end,
    do,
    dracology,
    race,
    spell,
    standard,
)

THREE = "sorcerer bard guard"
FOUR = "sorcerer bard guard warrior"
FIVE = "sorcerer bard guard warrior cleric"


@pytest.mark.rule("RO-R82")
@pytest.mark.parametrize(("players", "number"), [(THREE, 4), (FOUR, 5), (FIVE, 6)])
def test_lives_at_the_start_of_a_round(players: str, number: int) -> None:
    with race("5", players) as g:
        assert g.board["lives"] == {"left": number, "all": number}
    with race("4", players) as g:
        assert g.board["lives"] is None


@pytest.mark.rule("RO-R83")
def test_both_sides_work_on_a_confrontation_each_on_its_own_end() -> None:
    with race("5", challenges=[confrontation("fire key", "fire air")], dice={"sorcerer": "fire", "bard": "fire"}) as g:
        g.places("sorcerer", "fire", on=dark_end(0)).places("bard", "fire", on=challenge(0))
        assert (g.lying(challenge(0)), g.lying(dark_end(0))) == (["bard", "-"], ["sorcerer", "-"])
        assert g.refused("bard", do.place_action(dark_end(0), 1, 1, g.state.generation[dark_end(0)]))[1] == "RO-R42"


@pytest.mark.rule("RO-R84")
def test_heroes_who_complete_it_take_a_life_and_leave_the_card_and_the_sorcerers_dice() -> None:
    with race(
        "5",
        challenges=[confrontation("sword key", "air air")],
        dice={"sorcerer": "air@24.0 plant plant plant plant", "bard": "sword@0.0 foot foot", "guard": "key"},
    ) as g:
        card, deck = g.card_at(challenge(0)), g.state.challenge_deck[:]
        g.places("guard", "key", on=challenge(0))
        assert g.board["lives"]["left"] == 3
        assert (g.card_at(challenge(0)), g.state.challenge_deck) == (card, deck)
        assert (g.lying(challenge(0)), g.lying(dark_end(0))) == (["-", "-"], ["sorcerer", "-"])
        assert (g.dice_of("bard"), g.dice_of("guard")[0]) == (["?", "foot", "foot"], "?")


@pytest.mark.rule("RO-R84")
def test_a_confrontation_can_be_completed_again_and_again() -> None:
    with race("5", challenges=[confrontation("sword key", "air air")], dice={"bard": "sword key foot"}) as g:
        g.places("bard", "sword key", on=challenge(0)).rolls("bard", "key sword foot")
        g.places("bard", "sword key", on=challenge(0))
        assert g.board["lives"]["left"] == 2


@pytest.mark.rule("RO-R84", "RO-R3")
def test_the_last_life_wins_the_round_for_the_heroes() -> None:
    with race("5", challenges=[confrontation("sword", "air")], lives=1, dice={"bard": "sword"}) as g:
        g.places("bard", "sword", on=challenge(0))
        assert g.round_won == ("heroes", "lives")
        assert g.phase == "break"


@pytest.mark.rule("RO-R85")
def test_when_the_sorcerer_completes_it_all_dice_go_home_and_the_card_goes_away() -> None:
    with race(
        "5",
        challenges=[None, confrontation("sword key foot", "air water")],
        dice={"sorcerer": "air water plant", "bard": "sword@1.0", "guard": "key@1.1"},
    ) as g:
        card, deck = g.state.cards[challenge(1)], g.state.challenge_deck[:]
        g.places("sorcerer", "air water", on=dark_end(1))
        assert g.board["lives"]["left"] == 4
        assert g.state.challenges_gone == [card]
        assert g.state.cards[challenge(1)] == deck[-1], "a Hero reveals the next Challenge"
        assert g.dice_of("sorcerer")[:3] == ["?", "?", "plant"]
        assert (g.dice_of("bard")[0], g.dice_of("guard")[0]) == ("?", "?")


@pytest.mark.rule("RO-R85")
def test_the_next_challenge_may_be_another_confrontation() -> None:
    with race(
        "5",
        FIVE,
        challenges=[confrontation("sword", "air")],
        challenge_deck=[confrontation()],
        dice={"sorcerer": "air"},
    ) as g:
        g.places("sorcerer", "air", on=dark_end(0))
        assert g.board["challenges"][0]["kind"] == "confrontation"
        assert set(g.lying(dark_end(0))) == {"-"}


@pytest.mark.rule("RO-R85", "RO-R30", "RO-D-3")
def test_the_sorcerer_may_so_empty_the_heroes_deck_and_lose() -> None:
    with race(
        "5",
        challenges=[confrontation("sword", "air")],
        challenge_deck=[standard()],
        spell_deck=[confusion()],
        rest="gone",
        dice={"sorcerer": "air"},
    ) as g:
        g.places("sorcerer", "air", on=dark_end(0))
        assert g.round_won == ("heroes", "deck")


@pytest.mark.rule("RO-R84", "RO-R22")
def test_dice_of_the_same_roll_may_go_onto_the_same_confrontation_again_but_not_elsewhere() -> None:
    with race(
        "5",
        challenges=[confrontation("sword", "air"), standard("sword sword")],
        dice={"bard": "sword sword sword"},
    ) as g:
        g.places("bard", "sword", on=challenge(0))
        assert g.refused("bard", "sword", on=challenge(1)) == ("refuse-one-card-a-roll", "RO-R22")
        g.places("bard", "sword", on=challenge(0))
        assert g.board["lives"]["left"] == 2


@pytest.mark.rule("RO-R43", "RO-R83")
def test_confusion_reaches_the_heroes_end_of_a_confrontation() -> None:
    with race(
        "5",
        challenges=[confrontation("sword key", "air air")],
        spells=[confusion("water", ALL)],
        dice={"sorcerer": "water", "bard": "sword@0.0"},
    ) as g:
        g.places("sorcerer", "water", on=spell(0))
        assert g.lying(challenge(0)) == ["-", "-"]
        assert g.dice_of("bard")[0] == "?"


@pytest.mark.rule("RO-R33", "RO-R83")
def test_the_flag_of_a_confrontation_counts_like_any_other() -> None:
    with race("5", challenges=[confrontation("sword", "plant air", flag="plant")], dice={"sorcerer": "joker"}) as g:
        g.places("sorcerer", "joker", on=dark_end(0))
        assert g.lying(dark_end(0)) == ["sorcerer", "-"]


# -- with the Dragon and the high five ---------------------------------------------------------------------------


@pytest.mark.rule("RO-D-6", "RO-R47", "RO-R84", "RO-R85")
@pytest.mark.parametrize("first", ["bard", "sorcerer"])
def test_when_the_dragon_leaves_a_confrontation_with_both_ends_full_the_first_comes_first(first: str) -> None:
    with race(
        "5",
        challenges=[confrontation("sword", "air")],
        dragon=1,
        dragon_slots=1,
        dice={"sorcerer": "air", "bard": "sword", "guard": "joker"},
    ) as g:
        card = g.card_at(challenge(0))
        fill = {"sorcerer": ("air", dark_end(0)), "bard": ("sword", challenge(0))}
        for name in (first, "sorcerer" if first == "bard" else "bard"):
            g.places(name, fill[name][0], on=fill[name][1])
        assert g.card_at(challenge(0)) == card
        g.places("guard", "joker", on=DRAGON_TILE)
        assert g.card_at(challenge(0)) != card, "the Sorcerer's end was full in any case"
        assert g.board["lives"]["left"] == (3 if first == "bard" else 4)
        assert g.dice_of("bard")[0] == g.dice_of("sorcerer")[0] == "?"


@pytest.mark.rule("RO-R73", "RO-R84", "RO-R44", "RO-D-6")
def test_a_confrontation_that_waits_for_a_high_five_costs_a_life_before_the_sorcerers_end_counts() -> None:
    with race(
        "5",
        FOUR,
        challenges=[confrontation("sword key", "air")],
        laid=[curse("high-five")],
        dragon=1,
        dragon_slots=1,
        dice={"sorcerer": "air", "bard": "sword", "guard": "key", "warrior": "joker"},
    ) as g:
        card = g.card_at(challenge(0))
        g.places("bard", "sword", on=challenge(0)).places("guard", "key", on=challenge(0))
        g.places("sorcerer", "air", on=dark_end(0))
        g.places("warrior", "joker", on=DRAGON_TILE).does("warrior", do.CLAP)
        assert (g.card_at(challenge(0)), g.lying(dark_end(0))) == (card, ["sorcerer"])
        g.does("guard", do.CLAP).does("bard", do.CLAP)
        assert g.board["lives"]["left"] == 4
        assert g.card_at(challenge(0)) != card, "then the Sorcerer has completed it too"


@pytest.mark.rule("RO-R73", "RO-R84", "RO-R44")
def test_the_sorcerer_cannot_complete_a_confrontation_while_heroes_wait_to_high_five() -> None:
    with race(
        "5",
        challenges=[confrontation("sword", "air air")],
        laid=[curse("high-five")],
        dice={"sorcerer": "air@24.0 air", "bard": "sword"},
    ) as g:
        g.places("bard", "sword", on=challenge(0))
        assert g.refused("sorcerer", "air", on=dark_end(0)) == ("refuse-complete-already", "RO-R44")
        g.does("bard", do.CLAP)
        assert g.board["lives"]["left"] == 3
        g.places("sorcerer", "air", on=dark_end(0))
        assert g.told("confrontation-ended")


@pytest.mark.rule("RO-R47", "RO-R50", "RO-R46")
def test_a_dragon_may_come_onto_a_confrontation_and_stop_both_sides() -> None:
    with race(
        "5",
        challenges=[confrontation("sword key", "air air")],
        spells=[dracology("fire")],
        dragon=0,
        dice={"sorcerer": "fire air air", "bard": "sword@0.0 key"},
    ) as g:
        g.places("sorcerer", "fire", on=spell(0)).places("bard", "key", on=challenge(0))
        assert g.board["lives"]["left"] == 4
        assert g.lying(challenge(0)) == ["bard", "bard"]
        assert g.told("dragon-blocks")
        g.recalls("bard")
        assert g.lying(challenge(0)) == ["-", "-"], "dice may be taken back there"
