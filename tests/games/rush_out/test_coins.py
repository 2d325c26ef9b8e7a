"""Scenario 2: Coin cards, which both sides work on, and what they are good for while a round lasts."""

from __future__ import annotations

import pytest

from tests.games.rush_out.table import (
    RushScenario,
    challenge,
    coin,
    confusion,
    curse,
    dark_end,
    do,
    dracology,
    race,
    spell,
    standard,
)

FOUR = "sorcerer bard guard warrior"


def purses(g: RushScenario) -> tuple[int, int]:
    """Coins of the Heroes and of the Sorcerer: Coin cards and the token."""
    purse = g.board["coins"]["purse"]
    return purse["heroes"], purse["sorcerer"]


# -- winning a Coin card -----------------------------------------------------------------------------------------


@pytest.mark.rule("RO-R61", "RO-R29")
def test_heroes_who_complete_their_end_first_keep_the_card() -> None:
    with race(
        "2",
        challenges=[coin("key foot", "air water")],
        dice={"sorcerer": "air@24.0 plant plant plant plant", "bard": "key@0.0", "guard": "foot"},
    ) as g:
        card = g.state.cards[challenge(0)]
        g.places("guard", "foot", on=challenge(0))
        assert purses(g) == (1, 0)
        assert g.state.coins[1] == [card]
        assert g.dice_of("sorcerer")[0] == "?", "the Sorcerer's die goes home too"
        assert (g.dice_of("bard")[0], g.dice_of("guard")[0]) == ("?", "?")
        assert g.state.cards[challenge(0)] not in (-1, card)


@pytest.mark.rule("RO-R61")
def test_a_sorcerer_who_completes_the_other_end_first_keeps_the_card() -> None:
    with race(
        "2",
        challenges=[None, coin("key foot heart", "air water")],
        dice={"sorcerer": "air water plant plant plant", "bard": "key@1.0", "guard": "foot@1.1"},
    ) as g:
        card = g.state.cards[challenge(1)]
        g.places("sorcerer", "air water", on=dark_end(1))
        assert purses(g) == (0, 1)
        assert g.state.coins[2] == [card]
        assert g.dice_of("sorcerer") == ["?", "?", "plant", "plant", "plant"]
        assert (g.dice_of("bard")[0], g.dice_of("guard")[0]) == ("?", "?"), "the Heroes' dice go home too"
        assert g.state.cards[challenge(1)] not in (-1, card), "the Heroes reveal their next Challenge"


@pytest.mark.rule("RO-R61", "RO-R32", "RO-R24")
def test_for_the_sorcerers_dice_the_coin_card_is_like_a_spell() -> None:
    with race(
        "2",
        challenges=[coin("key", "air water")],
        spells=[confusion("air fire")],
        dice={"sorcerer": "air air fire plant plant"},
    ) as g:
        g.places("sorcerer", "air", on=dark_end(0))
        assert g.refused("sorcerer", "air", on=spell(0)) == ("refuse-one-card-a-roll", "RO-R32")
        g.rolls("sorcerer", "air fire plant plant")
        assert g.refused("sorcerer", "fire", on=spell(0)) == ("refuse-other-card", "RO-R32")
        g.recalls("sorcerer")
        assert g.dice_of("sorcerer")[0] == "?"
        assert g.may_place("sorcerer", "fire", spell(0)), "dice of this roll have gone nowhere yet"


@pytest.mark.rule("RO-R61", "RO-R33")
def test_a_joker_of_the_sorcerer_fits_the_coin_card_by_a_flag() -> None:
    with race("2", challenges=[coin("key", "air water", flag="water")], dice={"sorcerer": "joker joker"}) as g:
        assert g.refused("sorcerer", "joker", on=dark_end(0), slot=0) == ("refuse-joker", "RO-R33")
        g.places("sorcerer", "joker", on=dark_end(0), slot=1)
        assert g.lying(dark_end(0)) == ["-", "sorcerer"]


@pytest.mark.rule("RO-R61", "RO-R83")
def test_each_side_fills_only_its_own_end() -> None:
    with race("2", challenges=[coin("fire key", "fire water")], dice={"sorcerer": "fire", "bard": "fire"}) as g:
        assert g.refused("sorcerer", "fire", on=challenge(0)) == ("refuse-other-side", "RO-R42")
        assert g.refused("bard", "fire", on=dark_end(0)) == ("refuse-other-side", "RO-R42")
        g.places("sorcerer", "fire", on=dark_end(0)).places("bard", "fire", on=challenge(0))
        assert (g.lying(challenge(0)), g.lying(dark_end(0))) == (["bard", "-"], ["sorcerer", "-"])


@pytest.mark.rule("RO-R61", "RO-D-7")
def test_whoever_is_a_moment_later_learns_who_was_faster() -> None:
    with race("2", challenges=[coin("key", "air")], dice={"sorcerer": "air", "bard": "key"}) as g:
        late = g.placing("sorcerer", "air", dark_end(0))
        g.places("bard", "key", on=challenge(0)).wait(40)
        assert g.refused("sorcerer", late) == ("refuse-card-lost", "RO-D-7")
        assert g.params == {"who": ("role-bard", {}), "ms": 40}
    with race("2", challenges=[coin("key", "air")], dice={"sorcerer": "air", "bard": "key"}) as g:
        late = g.placing("bard", "key", challenge(0))
        g.places("sorcerer", "air", on=dark_end(0)).wait(40)
        assert g.refused("bard", late) == ("refuse-card-lost", "RO-D-7")
        assert g.params == {"who": ("role-sorcerer", {}), "ms": 40}


@pytest.mark.rule("RO-R61", "RO-R30", "RO-D-3")
def test_a_coin_card_that_the_sorcerer_takes_can_make_the_heroes_reveal_their_last_card() -> None:
    with race(
        "2",
        challenges=[coin("key", "air")],
        challenge_deck=[standard()],
        spell_deck=[confusion()],
        rest="gone",
        dice={"sorcerer": "air"},
    ) as g:
        g.places("sorcerer", "air", on=dark_end(0))
        assert g.round_won == ("heroes", "deck")


# -- under the Dragon --------------------------------------------------------------------------------------------


@pytest.mark.rule("RO-D-6", "RO-R47", "RO-R61")
def test_under_the_dragon_neither_end_of_a_coin_card_completes() -> None:
    with race(
        "2", challenges=[coin("key", "air")], dragon=1, dice={"sorcerer": "air plant", "bard": "key", "guard": "joker"}
    ) as g:
        card = g.card_at(challenge(0))
        g.places("sorcerer", "air", on=dark_end(0)).places("bard", "key", on=challenge(0))
        assert g.card_at(challenge(0)) == card
        assert purses(g) == (0, 0)


@pytest.mark.rule("RO-D-6", "RO-R61")
@pytest.mark.parametrize(("first", "coins"), [("sorcerer", (0, 1)), ("bard", (1, 0))])
def test_when_the_dragon_leaves_the_end_that_was_filled_first_wins_the_card(first: str, coins: tuple[int, int]) -> None:
    with race(
        "2",
        challenges=[coin("key", "air")],
        spells=[dracology("plant")],
        dragon=1,
        dice={"sorcerer": "air", "bard": "key", "guard": "joker@3.0 joker"},
    ) as g:
        fill = {"sorcerer": ("air", dark_end(0)), "bard": ("key", challenge(0))}
        second = "bard" if first == "sorcerer" else "sorcerer"
        for name in (first, second):
            g.places(name, fill[name][0], on=fill[name][1])
        g.places("guard", "joker", on=3)
        assert purses(g) == coins
        assert g.dice_of("bard")[0] == g.dice_of("sorcerer")[0] == "?"
        assert g.board["dragon"]["at"] == 0


@pytest.mark.rule("RO-D-6", "RO-R61")
def test_an_end_that_is_emptied_and_filled_again_under_the_dragon_comes_second() -> None:
    with race(
        "2",
        challenges=[coin("key", "air")],
        dragon=1,
        dice={"sorcerer": "air", "bard": "key", "guard": "joker@3.0 joker"},
    ) as g:
        g.places("bard", "key", on=challenge(0)).places("sorcerer", "air", on=dark_end(0))
        g.recalls("bard").rolls("bard", "key foot foot").places("bard", "key", on=challenge(0))
        g.places("guard", "joker", on=3)
        assert purses(g) == (0, 1)


@pytest.mark.rule("RO-D-6", "RO-R44", "RO-R73", "RO-R61")
def test_a_coin_card_that_waits_for_a_high_five_is_the_heroes_even_if_the_other_end_is_full() -> None:
    with race(
        "3",
        FOUR,
        challenges=[coin("key foot", "air")],
        laid=[curse("high-five")],
        dragon=1,
        dragon_slots=1,
        dice={"sorcerer": "air", "bard": "key", "guard": "foot", "warrior": "joker"},
    ) as g:
        g.places("bard", "key", on=challenge(0)).places("guard", "foot", on=challenge(0))
        g.places("sorcerer", "air", on=dark_end(0))
        g.places("warrior", "joker", on=3).does("warrior", do.CLAP)
        assert g.board["dragon"]["at"] == 0
        assert purses(g) == (0, 0), "the Heroes were first, and have to clap hands now"
        g.does("bard", do.CLAP).does("guard", do.CLAP)
        assert purses(g) == (1, 0)
        assert g.dice_of("sorcerer")[0] == "?"


@pytest.mark.rule("RO-R44", "RO-R73", "RO-R61")
def test_the_sorcerer_cannot_fill_a_coin_card_that_waits_for_a_high_five() -> None:
    with race(
        "3", challenges=[coin("key", "air")], laid=[curse("high-five")], dice={"sorcerer": "air", "bard": "key"}
    ) as g:
        g.places("bard", "key", on=challenge(0))
        assert g.refused("sorcerer", "air", on=dark_end(0)) == ("refuse-complete-already", "RO-R44")
        g.does("bard", do.CLAP)
        assert purses(g) == (1, 0)


# -- two Coin cards for the top of a deck ------------------------------------------------------------------------


@pytest.mark.rule("RO-R63")
def test_two_coin_cards_discard_the_top_of_ones_own_deck_unseen() -> None:
    with race("2", coins={"heroes": 3, "sorcerer": 1}, spells=[confusion()]) as g:
        top, spells = g.state.challenge_deck[-1], g.state.spell_deck[:]
        g.does("guard", do.SPEND)
        assert purses(g) == (1, 1)
        assert top not in g.state.challenge_deck
        assert g.state.unseen_challenges == [top]
        assert not g.state.seen[top], "nobody has looked at it"
        assert g.state.spell_deck == spells
        assert g.refused("bard", do.SPEND) == ("refuse-no-two-coins", "RO-R63")
        assert g.refused("sorcerer", do.SPEND) == ("refuse-no-two-coins", "RO-R63")


@pytest.mark.rule("RO-R63")
def test_the_sorcerer_does_the_same_with_the_spells() -> None:
    with race("2", coins={"sorcerer": 2}) as g:
        top, challenges = g.state.spell_deck[-1], g.state.challenge_deck[:]
        g.does("sorcerer", do.SPEND)
        assert purses(g) == (0, 0)
        assert g.state.unseen_spells == [top]
        assert g.state.challenge_deck == challenges


@pytest.mark.rule("RO-R63", "RO-D-3")
@pytest.mark.parametrize(("name", "side"), [("bard", "heroes"), ("sorcerer", "sorcerer")])
def test_who_discards_the_last_card_of_the_own_deck_wins(name: str, side: str) -> None:
    with race(
        "2",
        coins={"heroes": 2, "sorcerer": 2},
        challenge_deck=[standard()],
        spell_deck=[confusion()],
        rest="gone",
    ) as g:
        g.does(name, do.SPEND)
        assert g.round_won == (side, "deck")
        assert g.phase == "break"


@pytest.mark.rule("RO-R63", "RO-R5")
def test_what_was_discarded_unseen_is_in_nobodys_view() -> None:
    with race("2", coins={"heroes": 2}) as g:
        before = [g.session.view(seat)["board"] for seat in (None, 0, 1)]
        g.does("bard", do.SPEND)
        after = [g.session.view(seat)["board"] for seat in (None, 0, 1)]
        for old, new in zip(before, after, strict=True):
            assert {key for key in old if old[key] != new[key]} <= {"coins", "can", "shop"}
        assert [event[0] for event in g.told("spent")] == [g.seat("bard")]


# -- the Coin token ----------------------------------------------------------------------------------------------


@pytest.mark.rule("RO-R62", "RO-D-14", "RO-R37")
def test_the_heroes_get_one_coin_for_a_lost_round() -> None:
    with race("2", spells=[dracology("air")], dragon=3, coins={"heroes": 2}, dice={"sorcerer": "air"}) as g:
        g.places("sorcerer", "air", on=spell(0))
        assert g.round_won == ("sorcerer", "dragon")
        assert g.board["coins"] == {
            "heroes": 2,
            "sorcerer": 0,
            "token": "heroes",
            "purse": {"heroes": 3, "sorcerer": 0},
        }


@pytest.mark.rule("RO-R62", "RO-D-14", "RO-R37")
def test_the_sorcerer_gets_one_coin_for_a_lost_round() -> None:
    with race(
        "2",
        challenges=[standard("key")],
        challenge_deck=[standard()],
        spell_deck=[confusion()],
        rest="gone",
        dice={"bard": "key"},
    ) as g:
        g.places("bard", "key", on=challenge(0))
        assert g.round_won == ("heroes", "deck")
        assert (g.board["coins"]["token"], purses(g)) == ("sorcerer", (0, 1))


@pytest.mark.rule("RO-D-15", "RO-R37")
def test_after_the_last_round_there_is_neither_token_nor_trade() -> None:
    with race(
        "2", spells=[dracology("air")], dragon=3, trophies={"heroes": 1, "sorcerer": 1}, dice={"sorcerer": "air"}
    ) as g:
        g.places("sorcerer", "air", on=spell(0))
        assert (g.phase, g.winner) == ("over", "sorcerer")
        assert g.board["coins"]["token"] is None
        assert g.session.pending == {}
        assert g.told("token-heroes") == []


@pytest.mark.rule("RO-R62", "RO-R36")
def test_before_scenario_2_nobody_gets_a_coin_for_a_lost_round() -> None:
    with race("1", spells=[dracology("air")], dragon=3, dice={"sorcerer": "air"}) as g:
        g.places("sorcerer", "air", on=spell(0))
        assert g.phase == "break"
        assert g.told("token-heroes") == []


@pytest.mark.rule("RO-R60")
def test_coins_and_shop_wait_from_scenario_2_on_and_nothing_is_sold_in_a_race() -> None:
    with race("1") as g:
        assert (g.board["coins"], g.board["shop"]) == (None, None)
    with race("2", coins={"heroes": 3, "sorcerer": 1}) as g:
        assert [gear["left"] for gear in g.board["shop"]["equipment"]] == [2, 2, 2, 2, 1, 1]
        assert [scroll["left"] for scroll in g.board["shop"]["scrolls"]] == [1] * 8
        assert g.board["coins"]["token"] is None
        buying = do.BUY_GEAR + g.seat("bard")
        assert g.refused("bard", buying) == ("refuse-trade-later", "RO-R64")
        assert g.refused("sorcerer", do.BUY_SCROLL + 2) == ("refuse-trade-later", "RO-R64")


@pytest.mark.rule("RO-R63")
def test_coins_are_spent_at_any_time_even_while_a_target_is_to_be_chosen() -> None:
    with race(
        "2",
        spells=[confusion("air air air")],
        challenges=[standard("sword key"), standard("fire heart")],
        dice={"sorcerer": "air air air ? ?", "bard": "sword@0.0 ? ?", "guard": "fire@1.0 ? ?"},
        coins={"sorcerer": 2},
    ) as g:
        g.places("sorcerer", "air air air", on=spell(0))
        deck = len(g.state.spell_deck)
        assert g.state.aim >= 0
        g.does("sorcerer", do.SPEND)
        assert len(g.state.spell_deck) == deck - 1
        assert g.state.aim >= 0
