"""Scenario 1: Dispelling cards, which lie before one Hero until somebody undoes them."""

from __future__ import annotations

import pytest

from tests.games.rush_out.table import (
    ALL,
    DRAGON_TILE,
    ONE,
    RushScenario,
    challenge,
    confusion,
    curse,
    dispelling,
    do,
    laid,
    race,
    spell,
    standard,
)

FOUR = "sorcerer bard guard warrior"
SYMBOLS = ("fire", "sword", "foot", "key")


def effects(g: RushScenario) -> list[tuple[str, str]]:
    """What lies before whom."""
    return [(card["effect"], g.names[card["victim"]]) for card in g.board["laid"]]


# -- the card ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("RO-R55", "RO-R35")
def test_a_dispelling_is_laid_before_the_hero_whom_the_sorcerer_chooses() -> None:
    with race("1", FOUR, spells=[dispelling("sword", "air")], dice={"sorcerer": "air"}) as g:
        card = g.card_at(spell(0))
        g.places("sorcerer", "air", on=spell(0))
        assert g.board["aim"] == {"card": card, "place": spell(0), "what": "hero", "left": 1}
        assert g.board["laid"] == []
        g.aims_at("guard")
        assert effects(g) == [("sword", "guard")]
        assert g.card_at(laid(0)) == card
        assert g.card_at(spell(0)) not in (None, card), "the next Spell lies in its space"
        assert g.player("guard")["forbidden"] == ["sword"]
        assert g.player("bard")["forbidden"] == g.player("warrior")["forbidden"] == []


@pytest.mark.rule("RO-R55")
def test_only_heroes_can_be_struck() -> None:
    with race("1", FOUR, spells=[dispelling("sword", "air")], dice={"sorcerer": "air"}) as g:
        g.places("sorcerer", "air", on=spell(0))
        open_to_him = g.asked(0)
        assert open_to_him is not None
        assert list(open_to_him.actions) == [do.AIM_HERO + seat for seat in (1, 2, 3)]
        assert g.refused("sorcerer", do.AIM_HERO) == ("refuse-no-target", "RO-R43")


@pytest.mark.rule("RO-R55")
def test_several_cards_before_one_hero_add_up() -> None:
    with race(
        "1",
        spells=[dispelling("key", "air")],
        laid=[dispelling("fire", "sword", victim="bard"), dispelling("sword", "fire", victim="bard")],
        dice={"sorcerer": "air"},
    ) as g:
        g.places("sorcerer", "air", on=spell(0)).aims_at("bard")
        assert g.player("bard")["forbidden"] == ["fire", "sword", "key"]
        assert g.player("guard")["forbidden"] == []


@pytest.mark.rule("RO-D-21", "RO-R33")
def test_the_flag_of_a_card_before_a_hero_is_of_no_use() -> None:
    with race(
        "1", challenges=[standard("key")], spells=[dispelling("fire", "air", flag="plant")], dice={"sorcerer": "air"}
    ) as g:
        assert "plant" in g.player("sorcerer")["joker"]
        g.places("sorcerer", "air", on=spell(0)).aims_at("bard")
        new_flag = g.board["spells"][0]["flag"]
        assert g.player("sorcerer")["joker"] == ([new_flag] if new_flag else [])


# -- undoing it --------------------------------------------------------------------------------------------------


@pytest.mark.rule("RO-R57")
@pytest.mark.parametrize("helper", ["bard", "guard"])
def test_the_victim_or_any_other_hero_undoes_it(helper: str) -> None:
    with race("1", laid=[dispelling("fire", "sword foot", victim="bard")], dice={helper: "sword foot key"}) as g:
        g.places(helper, "sword foot", on=laid(0))
        assert g.board["laid"] == []
        assert g.player("bard")["forbidden"] == []
        assert g.dice_of(helper) == ["?", "?", "key"]


@pytest.mark.rule("RO-R57", "RO-R25")
def test_two_heroes_undo_it_together_and_no_third() -> None:
    with race(
        "1",
        FOUR,
        laid=[dispelling("fire", "sword foot heart", victim="bard")],
        dice={"bard": "sword@9.0", "guard": "foot", "warrior": "heart"},
    ) as g:
        g.places("guard", "foot", on=laid(0))
        assert g.refused("warrior", "heart", on=laid(0)) == ("refuse-two-colours", "RO-R25")
        g.rolls("guard", "heart key").places("guard", "heart", on=laid(0))
        assert g.board["laid"] == []
        assert g.told("completed-together")[-1][0::3] == (g.seat("guard"), g.seat("bard"))


@pytest.mark.rule("RO-R57")
def test_undoing_one_of_two_cards_leaves_the_other() -> None:
    with race(
        "1",
        laid=[dispelling("fire", "sword", victim="bard"), dispelling("key", "foot", victim="bard")],
        dice={"guard": "foot"},
    ) as g:
        g.places("guard", "foot", on=laid(1))
        assert effects(g) == [("fire", "bard")]
        assert g.player("bard")["forbidden"] == ["fire"]


@pytest.mark.rule("RO-R57")
def test_an_undone_card_goes_to_the_spells_that_are_done_with_and_not_to_the_heroes() -> None:
    with race("1", laid=[dispelling("fire", "sword", victim="bard")], dice={"guard": "sword"}) as g:
        card, waiting = g.state.cards[laid(0)], g.state.challenge_deck[:]
        g.places("guard", "sword", on=laid(0))
        assert g.state.spells_gone == [card]
        assert g.state.challenge_deck == waiting, "no Challenge is revealed for it"


# -- crossed-out symbols -----------------------------------------------------------------------------------------


@pytest.mark.rule("RO-R59")
@pytest.mark.parametrize("symbol", SYMBOLS)
def test_a_hero_cannot_place_dice_on_the_crossed_out_symbol(symbol: str) -> None:
    with race(
        "1",
        challenges=[standard(f"{symbol} heart {symbol}")],
        laid=[dispelling(symbol, victim="bard")],
        dice={"bard": f"{symbol} heart", "guard": symbol},
    ) as g:
        assert g.refused("bard", symbol, on=challenge(0)) == ("refuse-forbidden", "RO-R59")
        assert g.params["symbol"] == (f"face-{symbol}", {})
        g.places("bard", "heart", on=challenge(0)).places("guard", symbol, on=challenge(0))
        assert g.lying(challenge(0)) == ["guard", "bard", "-"]


@pytest.mark.rule("RO-D-22", "RO-R59")
def test_a_joker_cannot_stand_for_the_crossed_out_symbol() -> None:
    with race(
        "1",
        challenges=[standard("key foot"), standard("key foot")],
        laid=[dispelling("key", victim="guard")],
        dice={"guard": "joker", "bard": "joker"},
    ) as g:
        assert g.player("guard")["joker"] == ["key"]
        assert g.refused("guard", "joker", on=challenge(0), slot=0) == ("refuse-forbidden", "RO-R59")
        assert g.may_place("bard", "joker", challenge(1), slot=1)


@pytest.mark.rule("RO-D-22", "RO-R51")
def test_on_the_dragon_tile_a_joker_stands_for_nothing_so_nothing_is_forbidden_there() -> None:
    with race("1", dragon=1, laid=[dispelling("key", victim="guard")], dice={"guard": "joker"}) as g:
        g.places("guard", "joker", on=DRAGON_TILE)
        assert g.lying(DRAGON_TILE) == ["guard", "-"]


@pytest.mark.rule("RO-R56", "RO-R59")
def test_dice_that_lie_on_a_slot_stay_when_it_becomes_forbidden() -> None:
    with race(
        "1",
        challenges=[standard("sword sword heart")],
        spells=[dispelling("sword", "air")],
        dice={"sorcerer": "air", "bard": "sword@0.0 sword heart"},
    ) as g:
        g.places("sorcerer", "air", on=spell(0)).aims_at("bard")
        assert g.lying(challenge(0)) == ["bard", "-", "-"]
        assert g.refused("bard", "sword", on=challenge(0), slot=1) == ("refuse-forbidden", "RO-R59")
        g.places("bard", "heart", on=challenge(0))
        assert g.lying(challenge(0)) == ["bard", "-", "bard"]


@pytest.mark.rule("RO-R56", "RO-R29")
def test_a_die_that_stayed_on_a_forbidden_slot_counts_when_the_card_is_filled() -> None:
    with race(
        "1",
        challenges=[standard("sword heart")],
        spells=[dispelling("sword", "air")],
        dice={"sorcerer": "air", "bard": "sword@0.0 heart"},
    ) as g:
        card = g.card_at(challenge(0))
        g.places("sorcerer", "air", on=spell(0)).aims_at("bard")
        g.places("bard", "heart", on=challenge(0))
        assert g.card_at(challenge(0)) != card


# -- the whirlwind -----------------------------------------------------------------------------------------------


@pytest.mark.rule("RO-R58")
def test_a_whirlwind_takes_a_die_of_the_heros_choice_from_the_hand() -> None:
    with race(
        "1",
        challenges=[standard("fire key heart")],
        spells=[dispelling("whirlwind", "air")],
        dice={"sorcerer": "air", "bard": "fire sword key"},
    ) as g:
        g.places("sorcerer", "air", on=spell(0)).aims_at("bard")
        assert g.player("bard")["owes"] == "whirl"
        assert g.refused("bard", "fire", on=challenge(0)) == ("refuse-whirl-first", "RO-R58")
        assert g.refused("bard", do.ROLL) == ("refuse-whirl-first", "RO-R58")
        g.does("bard", do.WHIRL + 1)
        assert g.dice_of("bard") == ["fire", "whirl", "key"]
        assert g.player("bard")["owes"] == ""
        g.places("bard", "fire key", on=challenge(0))
        assert g.lying(challenge(0)) == ["bard", "bard", "-"]


@pytest.mark.rule("RO-R58", "RO-R26")
def test_a_hero_in_the_whirlwind_plays_with_two_dice() -> None:
    with race("1", laid=[dispelling("whirlwind", victim="bard")], dice={"bard": "fire key whirl"}) as g:
        g.rolls("bard", "sword foot")
        assert g.dice_of("bard") == ["sword", "foot", "whirl"]


@pytest.mark.rule("RO-R58")
def test_only_when_all_three_dice_are_placed_one_of_those_is_taken() -> None:
    with race(
        "1",
        challenges=[standard("fire sword key heart")],
        spells=[dispelling("whirlwind", "air")],
        dice={"sorcerer": "air", "bard": "fire@0.0 sword@0.1 key@0.2"},
    ) as g:
        g.places("sorcerer", "air", on=spell(0)).aims_at("bard")
        assert g.refused("bard", do.RECALL_ALL) == ("refuse-whirl-first", "RO-R58")
        g.does("bard", do.WHIRL + 0)
        assert g.lying(challenge(0)) == ["-", "bard", "bard", "-"]
        assert g.dice_of("bard") == ["whirl", "sword@0.1", "key@0.2"]


@pytest.mark.rule("RO-R58")
def test_a_placed_die_stays_where_it_is_while_there_are_dice_in_hand() -> None:
    with race(
        "1",
        challenges=[standard("fire heart")],
        spells=[dispelling("whirlwind", "air")],
        dice={"sorcerer": "air", "bard": "fire@0.0 sword key"},
    ) as g:
        g.places("sorcerer", "air", on=spell(0)).aims_at("bard")
        assert g.refused("bard", do.WHIRL + 0) == ("refuse-whirl-first", "RO-R58")
        g.does("bard", do.WHIRL + 2)
        assert g.dice_of("bard") == ["fire@0.0", "sword", "whirl"]


@pytest.mark.rule("RO-R58")
@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("fire@0.0 sword@0.1 key", ["fire@0.0", "sword@0.1", "whirl"]),  # the only die in hand
        ("? ? ?", ["?", "?", "whirl"]),  # dice that must be rolled anyway are all alike
        ("fire@0.0 ? ?", ["fire@0.0", "?", "whirl"]),
    ],
)
def test_nobody_is_asked_when_it_cannot_matter_which_die_goes(before: str, after: list[str]) -> None:
    with race(
        "1",
        challenges=[standard("fire sword heart")],
        spells=[dispelling("whirlwind", "air")],
        dice={"sorcerer": "air", "bard": before},
    ) as g:
        g.places("sorcerer", "air", on=spell(0)).aims_at("bard")
        assert g.dice_of("bard") == after
        assert g.player("bard")["owes"] == ""


@pytest.mark.rule("RO-R58")
def test_a_second_whirlwind_takes_no_second_die() -> None:
    with race(
        "1",
        spells=[dispelling("whirlwind", "air")],
        laid=[dispelling("whirlwind", victim="bard")],
        dice={"sorcerer": "air", "bard": "fire sword whirl"},
    ) as g:
        g.places("sorcerer", "air", on=spell(0)).aims_at("bard")
        assert (g.player("bard")["whirlwind"], g.player("bard")["owes"]) == (2, "")
        assert g.dice_of("bard") == ["fire", "sword", "whirl"]


@pytest.mark.rule("RO-R58")
def test_of_two_whirlwinds_both_must_be_undone() -> None:
    with race(
        "1",
        laid=[dispelling("whirlwind", "key", victim="bard"), dispelling("whirlwind", "sword", victim="bard")],
        dice={"bard": "fire foot whirl", "guard": "key"},
    ) as g:
        g.places("guard", "key", on=laid(0))
        assert g.player("bard")["whirlwind"] == 1
        assert g.dice_of("bard") == ["fire", "foot", "whirl"]
        g.rolls("guard", "sword key key").places("guard", "sword", on=laid(1))
        assert g.player("bard")["whirlwind"] == 0
        assert g.dice_of("bard") == ["fire", "foot", "?"], "the die is back, and must be rolled first"


@pytest.mark.rule("RO-R58", "RO-R55")
def test_whirlwinds_before_two_heroes_take_a_die_of_each() -> None:
    with race(
        "1",
        laid=[dispelling("whirlwind", "key", victim="bard"), dispelling("whirlwind", "sword", victim="guard")],
        dice={"bard": "fire foot whirl", "guard": "key foot whirl"},
    ) as g:
        g.places("guard", "key", on=laid(0))
        assert g.dice_of("bard") == ["fire", "foot", "?"]
        assert g.dice_of("guard") == ["?", "foot", "whirl"]


@pytest.mark.rule("RO-R58", "RO-R57")
def test_the_die_comes_back_when_the_whirlwind_is_undone() -> None:
    with race("1", laid=[dispelling("whirlwind", "key foot", victim="bard")], dice={"bard": "key foot whirl"}) as g:
        g.places("bard", "key foot", on=laid(0))
        assert g.dice_of("bard") == ["?", "?", "?"]
        g.rolls("bard", "fire fire fire")


@pytest.mark.rule("RO-R58")
def test_a_second_whirlwind_while_the_first_die_is_still_owed_takes_one_die_in_all() -> None:
    with race(
        "1",
        spells=[dispelling("whirlwind", "air"), dispelling("whirlwind", "water")],
        dice={"sorcerer": "air", "bard": "fire sword key"},
    ) as g:
        g.places("sorcerer", "air", on=spell(0)).aims_at("bard")
        g.rolls("sorcerer", "water water water water water").places("sorcerer", "water", on=spell(1)).aims_at("bard")
        g.does("bard", do.WHIRL + 0)
        assert g.dice_of("bard") == ["whirl", "sword", "key"]
        assert g.refused("bard", do.WHIRL + 1) == ("refuse-no-whirlwind", "RO-R58")


@pytest.mark.rule("RO-R58", "RO-R57")
def test_a_whirlwind_that_is_undone_before_the_hero_has_chosen_takes_nothing() -> None:
    with race(
        "1",
        FOUR,
        laid=[dispelling("whirlwind", "key", victim="bard")],
        dice={"bard": "fire sword foot", "guard": "key"},
    ) as g:
        assert g.player("bard")["owes"] == "whirl"
        g.places("guard", "key", on=laid(0))
        assert g.player("bard")["owes"] == ""
        assert g.dice_of("bard") == ["fire", "sword", "foot"]
        g.rolls("bard", "key key key")


@pytest.mark.rule("RO-D-25", "RO-R28")
def test_a_die_on_the_whirlwind_cannot_be_taken_back_or_placed() -> None:
    with race(
        "1",
        challenges=[standard("foot heart")],
        laid=[dispelling("whirlwind", victim="bard")],
        dice={"bard": "foot heart whirl"},
    ) as g:
        assert g.refused("bard", do.RECALL + 2) == ("refuse-whirled", "RO-D-25")
        assert g.refused("bard", do.RECALL_ALL) == ("refuse-nothing-to-recall", "RO-R28")
        stuck = do.place_action(challenge(0), 0, 2, g.state.generation[challenge(0)])
        assert g.refused("bard", stuck) == ("refuse-whirled", "RO-R58")


@pytest.mark.rule("RO-D-25", "RO-R43")
@pytest.mark.parametrize("power", [ONE, ALL])
def test_confusion_passes_the_die_on_the_whirlwind_by(power: int) -> None:
    with race(
        "1",
        challenges=[standard("key heart")],
        spells=[confusion("air", power)],
        laid=[dispelling("whirlwind", "fire key", victim="bard")],
        dice={"sorcerer": "air", "bard": "key fire whirl"},
    ) as g:
        g.places("sorcerer", "air", on=spell(0))
        assert g.told("fizzled"), "there is nothing else to aim at"
        assert g.dice_of("bard") == ["key", "fire", "whirl"]


@pytest.mark.rule("RO-R58", "RO-R43")
def test_dice_that_confusion_gives_back_are_in_hand_again_when_one_is_owed() -> None:
    with race(
        "1",
        challenges=[standard("fire sword key heart")],
        spells=[confusion("air", ONE)],
        laid=[dispelling("whirlwind", victim="bard")],
        dice={"sorcerer": "air", "bard": "fire@0.0 sword@0.1 key@0.2"},
    ) as g:
        assert g.player("bard")["owes"] == "whirl"
        g.places("sorcerer", "air", on=spell(0)).aims_at_die("bard", 1)
        assert g.dice_of("bard") == ["fire@0.0", "whirl", "key@0.2"], "the only die in hand goes without asking"


@pytest.mark.rule("RO-R58", "RO-R44", "RO-R73")
def test_dice_on_a_complete_card_go_onto_the_whirlwind_only_after_the_clap() -> None:
    with race(
        "3",
        challenges=[standard("fire sword key")],
        spells=[dispelling("whirlwind", "air")],
        laid=[curse("high-five")],
        dice={"sorcerer": "air", "bard": "fire sword key"},
    ) as g:
        g.places("bard", "fire sword key", on=challenge(0))
        g.places("sorcerer", "air", on=spell(0)).aims_at("bard")
        for index in range(3):
            assert g.refused("bard", do.WHIRL + index) == ("refuse-whirl-first", "RO-R58")
        g.does("bard", do.CLAP)
        assert sorted(g.dice_of("bard")) == ["?", "?", "whirl"]
        assert g.player("bard")["owes"] == ""
