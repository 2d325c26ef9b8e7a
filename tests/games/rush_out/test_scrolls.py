"""Scrolls, which the Sorcerer keeps for the rest of the match and uses as often as he likes."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.rush_out.table import (
    DRAGON_TILE,
    FIRE_SCROLL,
    LIGHTNING_SCROLL,
    RushScenario,
    challenge,
    coin,
    confusion,
    curse,
    dark_end,
    dispelling,
    do,
    dracology,
    laid,
    race,
    spell,
    standard,
)

WATERING_CAN = "backwards_watering_can"
SEEDS = "seeds_in_the_wind"
BOOKMARK = "grimoire_bookmark"
PUDDLE = "spare_puddle"
CACTUS = "pet_cactus"
WIND = "second_wind"
STORM = "bottled_storm"
CHOW = "dragon_chow"


def reading(*scrolls: str, players: str = "sorcerer bard guard", scenario: str = "2", **more: Any) -> RushScenario:
    """A race in which the Sorcerer has these Scrolls."""
    return race(scenario, players, scrolls=list(scrolls), **more)


# -- turning dice ------------------------------------------------------------------------------------------------


@pytest.mark.rule("RO-R68a", "RO-R68b", "RO-D-20")
@pytest.mark.parametrize(
    ("scroll", "first", "face", "not_turned"),
    [(WATERING_CAN, do.TO_WATER, "water", "air"), (SEEDS, do.TO_AIR, "air", "water")],
)
def test_a_scroll_turns_a_die_to_the_other_face_and_back(scroll: str, first: int, face: str, not_turned: str) -> None:
    with reading(scroll, dice={"sorcerer": f"plant {face} {not_turned} lightning fire"}) as g:
        g.does("sorcerer", first + 0).does("sorcerer", first + 1)
        assert g.dice_of("sorcerer") == [face, "plant", not_turned, "lightning", "fire"]
        for index in (2, 3, 4):
            assert g.refused("sorcerer", first + index) == ("refuse-no-scroll", "RO-R65")
        g.does("sorcerer", first + 0)
        assert g.dice_of("sorcerer")[0] == "plant"


@pytest.mark.rule("RO-D-20", "RO-R68a")
def test_a_turned_die_is_placed_without_another_roll() -> None:
    with reading(WATERING_CAN, spells=[confusion("water water fire")], dice={"sorcerer": "plant plant"}) as g:
        assert not g.may_place("sorcerer", "plant", spell(0))
        g.does("sorcerer", do.TO_WATER + 0).does("sorcerer", do.TO_WATER + 1)
        g.places("sorcerer", "water water", on=spell(0))
        assert g.lying(spell(0)) == ["sorcerer", "sorcerer", "-"]


@pytest.mark.rule("RO-D-20", "RO-R68b")
def test_only_dice_that_were_rolled_and_not_placed_can_be_turned() -> None:
    with reading(SEEDS, spells=[confusion("plant air fire")], dice={"sorcerer": "plant@21.0 plant ? joker"}) as g:
        for index in (0, 2, 3):
            assert g.refused("sorcerer", do.TO_AIR + index) == ("refuse-no-scroll", "RO-R65")
        g.does("sorcerer", do.TO_AIR + 1).places("sorcerer", "air", on=spell(0))
        assert g.lying(spell(0)) == ["sorcerer", "sorcerer", "-"]


@pytest.mark.rule("RO-R65", "RO-R68a", "RO-R68b")
def test_each_turning_scroll_is_good_for_its_own_faces_and_only_for_its_owner() -> None:
    with reading(WATERING_CAN, dice={"sorcerer": "plant", "bard": "fire"}) as g:
        assert g.refused("sorcerer", do.TO_AIR) == ("refuse-no-scroll", "RO-R65")
        assert g.refused("bard", do.TO_WATER) == ("refuse-no-scroll", "RO-R65")
        assert g.can("sorcerer", do.TO_WATER)


@pytest.mark.rule("RO-R68a", "RO-R68b")
def test_two_turning_scrolls_together_turn_water_into_air() -> None:
    with reading(WATERING_CAN, SEEDS, dice={"sorcerer": "water"}) as g:
        g.does("sorcerer", do.TO_WATER).does("sorcerer", do.TO_AIR)
        assert g.dice_of("sorcerer")[0] == "air"


# -- the bookmark ------------------------------------------------------------------------------------------------


@pytest.mark.rule("RO-R68c")
def test_the_bookmark_swaps_an_open_spell_with_the_top_of_the_deck() -> None:
    with reading(
        BOOKMARK, spells=[confusion(), dracology(), confusion()], spell_deck=[dispelling("fire"), dispelling("key")]
    ) as g:
        old, new = g.card_at(spell(1)), g.state.spell_deck[-1]
        below, beside = g.state.spell_deck[:-1], (g.card_at(spell(0)), g.card_at(spell(2)))
        g.does("sorcerer", do.SWAP_SPELL + 1)
        assert g.state.cards[spell(1)] == new
        assert g.state.spell_deck[:-1] == below
        assert g.board["top"]["spells"] == [old], "everybody saw it go there"
        assert (g.card_at(spell(0)), g.card_at(spell(2))) == beside


@pytest.mark.rule("RO-R68c", "RO-R65")
def test_the_bookmark_may_be_used_again_and_brings_the_same_card_back() -> None:
    with reading(BOOKMARK, spells=[confusion("air", flag="water"), dracology()]) as g:
        cards, deck = g.open_spells(), g.state.spell_deck[:]
        g.does("sorcerer", do.SWAP_SPELL + 0).does("sorcerer", do.SWAP_SPELL + 0)
        assert (g.open_spells(), g.state.spell_deck) == (cards, deck)


@pytest.mark.rule("RO-R68c", "RO-R27", "RO-R22")
def test_dice_on_the_swapped_spell_come_back_and_must_be_rolled() -> None:
    with reading(
        BOOKMARK,
        spells=[confusion("air air fire"), dracology("air")],
        dice={"sorcerer": "air air air plant plant"},
    ) as g:
        g.places("sorcerer", "air air", on=spell(0)).does("sorcerer", do.SWAP_SPELL + 0)
        assert g.dice_of("sorcerer") == ["?", "?", "air", "plant", "plant"]
        assert g.lying(spell(0)) == ["-"] * len(g.lying(spell(0)))
        assert g.refused("sorcerer", "air", on=spell(1)) == ("refuse-one-card-a-roll", "RO-R32")


@pytest.mark.rule("RO-R68c", "RO-R33", "RO-R34")
def test_a_swapped_spell_takes_its_flag_along_but_a_placed_joker_stays() -> None:
    with reading(
        BOOKMARK,
        spells=[confusion("air", flag="water"), dracology("water water")],
        spell_deck=[dispelling("fire", flag="lightning")],
        dice={"sorcerer": "joker joker"},
    ) as g:
        g.places("sorcerer", "joker", on=spell(1)).does("sorcerer", do.SWAP_SPELL + 0)
        assert g.player("sorcerer")["joker"] == ["lightning"]
        assert g.lying(spell(1)) == ["sorcerer", "-"]
        assert g.refused("sorcerer", "joker", on=spell(1)) == ("refuse-joker", "RO-R33")


@pytest.mark.rule("RO-R68c", "RO-D-3")
def test_swapping_with_the_last_card_does_not_empty_the_deck() -> None:
    with reading(
        BOOKMARK,
        spells=[confusion("air")],
        spell_deck=[dracology()],
        challenge_deck=[standard()],
        rest="gone",
    ) as g:
        g.does("sorcerer", do.SWAP_SPELL + 0)
        assert g.phase == "race"
        assert len(g.state.spell_deck) == 1


@pytest.mark.rule("RO-R68c", "RO-R35")
def test_a_spell_that_waits_for_its_target_cannot_be_swapped_away() -> None:
    with reading(BOOKMARK, spells=[dispelling("fire", "air"), confusion()], dice={"sorcerer": "air"}) as g:
        g.places("sorcerer", "air", on=spell(0))
        for space in (0, 1):
            assert g.refused("sorcerer", do.SWAP_SPELL + space) == ("refuse-aim-first", "RO-R35")


@pytest.mark.rule("RO-R68c")
def test_a_late_die_does_not_land_on_the_spell_that_came_by_swapping() -> None:
    with reading(BOOKMARK, spells=[confusion("air air")], dice={"sorcerer": "air"}) as g:
        late = g.placing("sorcerer", "air", spell(0))
        g.does("sorcerer", do.SWAP_SPELL + 0)
        assert g.refused("sorcerer", late) == ("refuse-card-gone", "RO-D-7")


# -- Jokers ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("RO-R68d", "RO-R68e", "RO-R68f", "RO-R65")
@pytest.mark.parametrize(("scroll", "symbol"), [(PUDDLE, "water"), (CACTUS, "plant"), (WIND, "air")])
def test_a_joker_always_stands_for_what_the_scroll_says(scroll: str, symbol: str) -> None:
    with reading(
        scroll, spells=[confusion("plant water air lightning fire")], dice={"sorcerer": "joker joker joker"}
    ) as g:
        assert g.player("sorcerer")["joker"] == [symbol]
        g.places("sorcerer", "joker", on=spell(0))
        lying = dict(zip(g.needs(spell(0)).split(), g.lying(spell(0)), strict=True))
        assert [name for name, die in lying.items() if die != "-"] == [symbol]
        assert g.refused("sorcerer", "joker", on=spell(0)) == ("refuse-joker", "RO-R33")


@pytest.mark.rule("RO-R68d", "RO-R61")
def test_a_joker_of_a_scroll_goes_onto_coin_cards_as_well() -> None:
    with reading(PUDDLE, challenges=[coin("key", "water water")], dice={"sorcerer": "joker joker"}) as g:
        g.places("sorcerer", "joker joker", on=dark_end(0))
        assert g.board["coins"]["sorcerer"] == 1


# -- the bottled storm -------------------------------------------------------------------------------------------


@pytest.mark.rule("RO-R68g", "RO-R65", "RO-D-19")
def test_two_lightnings_scatter_all_hero_dice_of_one_card() -> None:
    with reading(
        STORM,
        challenges=[standard("key key key"), standard("foot foot")],
        players="sorcerer bard guard warrior",
        dice={
            "sorcerer": "lightning lightning lightning lightning air",
            "bard": "key@0.0 key@0.1 fire",
            "guard": "foot@1.0",
            "warrior": "joker",
        },
    ) as g:
        g.places("sorcerer", "lightning lightning", on=LIGHTNING_SCROLL)
        assert g.board["aim"] == {"card": STORM, "place": LIGHTNING_SCROLL, "what": "place", "left": 1}
        assert g.refused("sorcerer", do.AIM_PLACE + challenge(2)) == ("refuse-no-target", "RO-R43")
        g.aims_at_place(challenge(0))
        assert g.dice_of("bard") == ["?", "?", "fire"]
        assert g.lying(challenge(1)) == ["guard", "-"]
        assert g.dice_of("sorcerer") == ["?", "?", "lightning", "lightning", "air"]
        g.places("sorcerer", "lightning lightning", on=LIGHTNING_SCROLL)
        assert g.dice_of("guard")[0] == "?", "the Scroll stays, and the only target needs no word"
        assert g.board["aim"] is None


@pytest.mark.rule("RO-R68g")
def test_the_storm_takes_the_dice_of_both_heroes_but_none_of_the_sorcerers() -> None:
    with reading(
        STORM,
        challenges=[standard("key key key")],
        dice={"sorcerer": "lightning lightning", "bard": "key@0.0", "guard": "key@0.1"},
    ) as g:
        g.places("sorcerer", "lightning lightning", on=LIGHTNING_SCROLL)
        assert (g.dice_of("bard")[0], g.dice_of("guard")[0]) == ("?", "?")


@pytest.mark.rule("RO-R68g", "RO-R54")
def test_the_storm_reaches_the_dragon_tile_and_cards_before_heroes() -> None:
    with reading(
        STORM,
        players="sorcerer bard guard warrior",
        laid=[dispelling("fire", "foot foot", victim="bard")],
        dragon=1,
        dice={"sorcerer": "lightning lightning", "bard": "joker@3.0", "guard": "foot@9.0"},
    ) as g:
        g.places("sorcerer", "lightning lightning", on=LIGHTNING_SCROLL)
        targets = g.asked(0)
        assert targets is not None
        assert list(targets.actions) == [do.AIM_PLACE + DRAGON_TILE, do.AIM_PLACE + laid(0)]
        g.aims_at_place(DRAGON_TILE)
        assert g.dice_of("bard")[0] == "?"
        assert g.lying(laid(0)) == ["guard", "-"]


@pytest.mark.rule("RO-R68g", "RO-R44")
def test_the_storm_passes_complete_cards_by() -> None:
    with reading(
        STORM,
        scenario="3",
        challenges=[standard("key")],
        laid=[curse("high-five")],
        dice={"sorcerer": "lightning lightning", "bard": "key"},
    ) as g:
        g.places("bard", "key", on=challenge(0)).places("sorcerer", "lightning lightning", on=LIGHTNING_SCROLL)
        assert g.told("scroll-fizzled")
        assert g.lying(challenge(0)) == ["bard"]
        g.rolls("sorcerer", "air air air air air")


@pytest.mark.rule("RO-R68g", "RO-R35")
def test_heroes_who_take_their_last_die_away_let_the_storm_blow_into_nothing() -> None:
    with reading(
        STORM,
        challenges=[standard("key key"), standard("foot foot")],
        dice={"sorcerer": "lightning lightning", "bard": "key@0.0", "guard": "foot@1.0"},
    ) as g:
        g.places("sorcerer", "lightning lightning", on=LIGHTNING_SCROLL)
        g.recalls("bard")
        assert g.board["aim"] is not None
        g.recalls("guard")
        assert g.board["aim"] is None
        assert g.told("scroll-fizzled")


@pytest.mark.rule("RO-D-19", "RO-R24", "RO-R22")
def test_dice_lie_on_a_scroll_or_on_a_card_but_not_on_both() -> None:
    with reading(
        STORM, CHOW, spells=[confusion("lightning fire")], dice={"sorcerer": "lightning lightning fire fire air"}
    ) as g:
        g.places("sorcerer", "lightning", on=LIGHTNING_SCROLL)
        assert g.refused("sorcerer", "fire", on=FIRE_SCROLL) == ("refuse-one-card-a-roll", "RO-R32")
        g.rolls("sorcerer", "lightning fire fire air")
        assert g.refused("sorcerer", "lightning", on=spell(0)) == ("refuse-other-card", "RO-R32")
        assert g.refused("sorcerer", "fire", on=FIRE_SCROLL) == ("refuse-other-card", "RO-R32")
        g.recalls("sorcerer").places("sorcerer", "fire fire", on=FIRE_SCROLL)
        assert g.lying(FIRE_SCROLL) == ["sorcerer", "sorcerer", "-", "-", "-"]


@pytest.mark.rule("RO-D-19", "RO-R33")
def test_a_joker_by_a_flag_counts_on_a_scroll() -> None:
    with reading(
        STORM,
        challenges=[standard("key key", flag="lightning")],
        dice={"sorcerer": "joker lightning", "bard": "key@0.0"},
    ) as g:
        g.places("sorcerer", "joker lightning", on=LIGHTNING_SCROLL)
        assert g.dice_of("bard")[0] == "?"


@pytest.mark.rule("RO-R65", "RO-R68g", "RO-R68h")
def test_scrolls_that_were_not_bought_have_no_slots() -> None:
    with reading(BOOKMARK, dice={"sorcerer": "lightning fire"}) as g:
        assert g.refused("sorcerer", "lightning", on=LIGHTNING_SCROLL) == ("refuse-nothing-there", "RO-R22")
        assert g.refused("sorcerer", "fire", on=FIRE_SCROLL) == ("refuse-nothing-there", "RO-R22")


# -- the dragon chow ---------------------------------------------------------------------------------------------


@pytest.mark.rule("RO-R68h", "RO-R65", "RO-D-19")
def test_five_fires_bring_the_dragon_one_card_nearer_every_time() -> None:
    with reading(CHOW, dragon=0, dice={"sorcerer": "fire fire fire fire fire"}) as g:
        g.places("sorcerer", "fire fire fire fire", on=FIRE_SCROLL)
        assert g.board["dragon"]["at"] == 0
        g.places("sorcerer", "fire", on=FIRE_SCROLL)
        assert g.board["dragon"]["at"] == 1
        g.rolls("sorcerer", "fire fire fire fire fire").places("sorcerer", "fire fire fire fire fire", on=FIRE_SCROLL)
        assert g.board["dragon"]["at"] == 2


@pytest.mark.rule("RO-R68h", "RO-R49")
def test_a_fed_dragon_can_reach_the_deck_and_win() -> None:
    with reading(CHOW, dragon=3, dice={"sorcerer": "fire fire fire fire fire"}) as g:
        g.places("sorcerer", "fire fire fire fire fire", on=FIRE_SCROLL)
        assert g.round_won == ("sorcerer", "dragon")


@pytest.mark.rule("RO-R68h", "RO-D-6")
def test_a_card_that_the_fed_dragon_leaves_is_complete_at_once() -> None:
    with reading(
        CHOW,
        challenges=[standard("key")],
        dragon=1,
        dice={"sorcerer": "fire fire fire fire fire", "bard": "key"},
    ) as g:
        card = g.card_at(challenge(0))
        g.places("bard", "key", on=challenge(0))
        assert g.card_at(challenge(0)) == card
        g.places("sorcerer", "fire fire fire fire fire", on=FIRE_SCROLL)
        assert g.card_at(challenge(0)) != card
        assert g.dice_of("bard")[0] == "?"
