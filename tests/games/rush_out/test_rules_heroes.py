"""Playing as a Hero: rolling, placing on one card, taking back, completing."""

from __future__ import annotations

import pytest

from ludoteca.games.rush_out.content.loading import own_box
from tests.games.rush_out.table import (
    RushScenario,
    challenge,
    confusion,
    do,
    race,
    spell,
    standard,
)

BOX = own_box()

HERO_SYMBOLS = ("fire", "sword", "foot", "key", "heart")
JOKERS = {"bard": "foot", "guard": "key", "warrior": "sword", "cleric": "fire"}
FIVE = "sorcerer bard guard warrior cleric"


def two_cards(**dice: str) -> RushScenario:
    """Two long Challenges that take swords, keys and footprints."""
    return race(
        players="sorcerer bard guard warrior",
        challenges=[standard("sword key foot key foot"), standard("sword key foot sword key")],
        dice=dice,
    )


# -- rolling -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("RO-R21", "RO-D-9")
def test_a_hero_rolls_as_often_as_the_hero_likes() -> None:
    with two_cards() as g:
        for faces in ("sword key foot", "heart heart heart", "joker fire sword", "key key key", "foot foot foot"):
            g.rolls("bard", faces)
            assert g.dice_of("bard") == faces.split()


@pytest.mark.rule("RO-R26")
def test_all_dice_that_are_on_no_card_are_rolled_together() -> None:
    with two_cards(guard="sword key heart") as g:
        g.places("guard", "sword", on=challenge(0))
        g.rolls("guard", "foot fire")  # the key and the heart: two dice, no more and no fewer
        assert g.dice_of("guard") == ["sword@0.0", "foot", "fire"]
        g.recalls("guard").rolls("guard", "key key key")
        assert g.dice_of("guard") == ["key", "key", "key"]


@pytest.mark.rule("RO-R26")
def test_no_die_can_be_kept_aside_for_the_next_roll() -> None:
    with two_cards(guard="sword key heart") as g:
        asked = g.asked(g.seat("guard"))
        assert asked is not None
        assert [action for action in asked.actions if action < do.PLACE] == [do.ROLL], "one way to roll: all of them"
        g.rolls("guard", "heart heart heart")
        assert g.dice_of("guard") == ["heart", "heart", "heart"], "sword and key are gone"


@pytest.mark.rule("RO-D-11", "RO-R28")
def test_who_has_placed_all_dice_cannot_roll_but_may_take_some_back() -> None:
    with two_cards(guard="sword key key") as g:
        g.places("guard", "sword key key", on=challenge(0))
        assert g.refused("guard", do.ROLL) == ("refuse-all-placed", "RO-D-11")
        g.recalls("guard", "sword").rolls("guard", "foot").places("guard", "foot", on=challenge(0))
        assert g.lying(challenge(0)) == ["-", "guard", "guard", "guard", "-"]


# -- placing -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("RO-R22", "RO-D-9")
@pytest.mark.parametrize("count", [0, 1, 2, 3])
def test_after_a_roll_a_hero_places_as_many_dice_as_the_hero_likes(count: int) -> None:
    with two_cards() as g:
        g.rolls("bard", "sword key foot").places("bard", " ".join(["sword", "key", "foot"][:count]), on=challenge(1))
        assert g.lying(challenge(1)).count("bard") == count
        if count < 3:
            g.rolls("bard", " ".join(["heart"] * (3 - count)))


@pytest.mark.rule("RO-R22", "RO-E8")
def test_the_dice_of_one_roll_go_onto_one_single_card() -> None:
    with two_cards() as g:
        g.rolls("bard", "sword key foot").places("bard", "sword", on=challenge(0))
        assert g.refused("bard", "key", on=challenge(1)) == ("refuse-one-card-a-roll", "RO-R22")
        g.places("bard", "key", on=challenge(0))


@pytest.mark.rule("RO-R22")
def test_taking_a_die_back_does_not_free_the_others_for_another_card() -> None:
    with two_cards() as g:
        g.rolls("bard", "sword key foot").places("bard", "sword", on=challenge(0)).recalls("bard", "sword")
        assert g.refused("bard", "key", on=challenge(1)) == ("refuse-one-card-a-roll", "RO-R22")
        g.places("bard", "key", on=challenge(0))
        assert g.dice_of("bard") == ["?", "key@0.1", "foot"]


@pytest.mark.rule("RO-R22", "RO-R29")
def test_who_completes_a_card_rolls_before_going_to_the_next() -> None:
    with race(challenges=[standard("sword"), standard("key key")]) as g:
        g.rolls("bard", "sword key key").places("bard", "sword", on=challenge(0))
        assert g.told("completed")
        assert g.refused("bard", "key", on=challenge(1)) == ("refuse-one-card-a-roll", "RO-R22")
        g.rolls("bard", "key key heart").places("bard", "key key", on=challenge(1))


@pytest.mark.rule("RO-R22", "RO-R29")
def test_dice_in_hand_stay_good_when_a_partner_completes_the_card() -> None:
    with race(
        challenges=[standard("sword key"), standard("foot foot")], dice={"bard": "sword@0.0 foot foot", "guard": "key"}
    ) as g:
        g.places("guard", "key", on=challenge(0))
        assert g.dice_of("bard") == ["?", "foot", "foot"], "the Bard has placed nothing of this roll yet"
        g.places("bard", "foot foot", on=challenge(1))


@pytest.mark.rule("RO-R23")
def test_a_die_goes_only_where_its_symbol_is() -> None:
    for face in HERO_SYMBOLS:
        for symbol in HERO_SYMBOLS:
            with race(challenges=[standard(f"{symbol} {symbol}")], dice={"bard": face}) as g:
                assert g.may_place("bard", face, on=challenge(0)) == (face == symbol), f"{face} on {symbol}"
                if face == symbol:
                    g.places("bard", face, on=challenge(0))
                else:
                    assert g.refused("bard", face, on=challenge(0)) == ("refuse-does-not-fit", "RO-R23")


@pytest.mark.rule("RO-R24")
def test_dice_of_one_colour_are_on_one_card_at_a_time() -> None:
    with two_cards(bard="sword key foot") as g:
        g.places("bard", "sword", on=challenge(0)).rolls("bard", "key foot")
        assert g.refused("bard", "key", on=challenge(1)) == ("refuse-other-card", "RO-R24")
        g.recalls("bard")
        g.places("bard", "key", on=challenge(1))  # this roll has gone nowhere yet, and no die is elsewhere any more
        assert g.dice_of("bard") == ["?", "key@1.1", "foot"]


@pytest.mark.rule("RO-R25", "RO-R13")
def test_a_card_takes_dice_of_two_heroes_and_no_third() -> None:
    with two_cards(bard="sword", guard="key", warrior="foot") as g:
        g.places("bard", "sword", on=challenge(0)).places("guard", "key", on=challenge(0))
        assert g.refused("warrior", "foot", on=challenge(0)) == ("refuse-two-colours", "RO-R25")
        g.places("warrior", "foot", on=challenge(1))


@pytest.mark.rule("RO-R25", "RO-R28")
def test_a_third_hero_may_step_in_when_another_has_left() -> None:
    with two_cards(bard="sword", guard="key foot", warrior="foot") as g:
        g.places("bard", "sword", on=challenge(0)).places("guard", "key foot", on=challenge(0))
        g.recalls("guard", "key")
        assert g.refused("warrior", "foot", on=challenge(0))[0] == "refuse-two-colours", "a foot of the Guard is left"
        g.recalls("guard", "foot").places("warrior", "foot", on=challenge(0))
        assert g.lying(challenge(0)) == ["bard", "-", "warrior", "-", "-"]


@pytest.mark.rule("RO-R25")
def test_both_heroes_on_a_card_may_go_on_filling_it() -> None:
    with two_cards(bard="sword", guard="key key") as g:
        g.places("bard", "sword", on=challenge(0)).places("guard", "key", on=challenge(0))
        g.rolls("bard", "foot foot").places("bard", "foot", on=challenge(0)).places("guard", "key", on=challenge(0))
        assert g.lying(challenge(0)) == ["bard", "guard", "bard", "guard", "-"]


@pytest.mark.rule("RO-R27")
def test_a_die_is_not_moved_from_card_to_card() -> None:
    with two_cards(bard="sword key foot") as g:
        g.places("bard", "sword key foot", on=challenge(0))
        assert g.refused("bard", "sword", on=challenge(1)) == ("refuse-placed-already", "RO-R27")
        assert g.refused("bard", "foot", on=challenge(0), slot=4) == ("refuse-placed-already", "RO-R27")


# -- taking back -------------------------------------------------------------------------------------------------


@pytest.mark.rule("RO-R28", "RO-R27")
def test_a_die_that_was_taken_back_is_rolled_before_it_is_placed_again() -> None:
    with two_cards(bard="sword key foot") as g:
        card = g.card_at(challenge(0))
        g.places("bard", "sword key", on=challenge(0)).recalls("bard", "sword")
        assert g.dice_of("bard") == ["?", "key@0.1", "foot"]
        assert g.refused("bard", "sword", on=challenge(0)) == ("refuse-roll-first", "RO-R28")
        assert g.card_at(challenge(0)) == card, "the card stays"
        g.rolls("bard", "sword foot").places("bard", "sword", on=challenge(0))
        assert g.dice_of("bard") == ["sword@0.0", "key@0.1", "foot"]


@pytest.mark.rule("RO-R28")
def test_one_or_more_or_all_dice_come_back() -> None:
    with two_cards(bard="sword key foot", guard="key") as g:
        g.places("bard", "sword key foot", on=challenge(0)).places("guard", "key", on=challenge(0))
        g.recalls("bard", "key").recalls("bard", "foot")
        assert g.dice_of("bard") == ["sword@0.0", "?", "?"]
        g.recalls("bard")
        assert g.dice_of("bard") == ["?", "?", "?"]
        assert g.lying(challenge(0)) == ["-", "-", "-", "guard", "-"], "only the own dice"
        assert g.refused("bard", do.RECALL_ALL) == ("refuse-nothing-to-recall", "RO-R28")
        assert g.refused("bard", do.RECALL + 1) == ("refuse-nothing-to-recall", "RO-R28")


@pytest.mark.rule("RO-R28")
def test_dice_may_come_back_without_waiting_for_the_next_roll() -> None:
    with two_cards() as g:
        g.rolls("bard", "sword key foot").places("bard", "sword", on=challenge(0))
        assert not g.can("bard", do.ROLL), "the dice are still rolling out"
        g.recalls("bard", "sword")


# -- completing --------------------------------------------------------------------------------------------------


@pytest.mark.rule("RO-R29", "RO-D-7")
def test_a_complete_challenge_gives_the_dice_back_and_the_next_one_comes_into_its_gap() -> None:
    with race(
        challenges=[standard("sword key foot"), standard("key key"), standard("foot foot")],
        challenge_deck=[standard(), standard()],
        dice={"bard": "sword foot@0.2 heart", "guard": "key"},
    ) as g:
        old, middle, right = g.open_cards()
        following = [BOX.card_ids[card] for card in g.state.challenge_deck[:-3:-1]]
        g.places("guard", "key", on=challenge(0)).places("bard", "sword", on=challenge(0))
        assert g.dice_of("bard") == ["?", "?", "heart"]
        assert g.dice_of("guard") == ["?", "?", "?"]
        assert g.open_cards() == [following[0], middle, right]
        assert BOX.card_ids[g.state.challenges_gone[-1]] == old
        assert BOX.card_ids[g.state.challenge_deck[-1]] == following[1]
        assert g.told("completed-together") == [(1, 0, BOX.card_ids.index(str(old)), 2, 0)]


@pytest.mark.rule("RO-R29")
def test_the_new_card_is_empty_and_can_be_worked_on_at_once() -> None:
    with race(challenges=[standard("key")], dice={"guard": "key", "bard": "?"}) as g:
        g.places("guard", "key", on=challenge(0))
        wanted = g.needs(challenge(0)).split()
        assert g.lying(challenge(0)) == ["-"] * len(wanted)
        g.rolls("bard", " ".join([wanted[0]] * 3)).places("bard", wanted[0], on=challenge(0))


@pytest.mark.rule("RO-R29", "RO-R31")
def test_valid_jokers_complete_a_challenge_too() -> None:
    with race(challenges=[standard("foot foot foot")], dice={"bard": "joker joker joker"}) as g:
        g.places("bard", "joker joker joker", on=challenge(0))
        assert g.told("completed")


@pytest.mark.rule("RO-R30", "RO-E7", "RO-D-3")
def test_the_heroes_win_at_the_last_reveal_without_completing_the_last_three() -> None:
    with race(
        players=FIVE, challenges=[standard("key"), standard("sword"), standard("foot")], spells=[confusion("air")]
    ) as g:
        assert len(g.state.challenge_deck) == 17, "twenty Challenges, three of them open"
        completed = 0
        while g.winner is None:
            wanted = g.needs(challenge(0)).split()
            g.rolls("bard", " ".join((wanted + ["heart"] * 3)[:3]))
            g.places("bard", " ".join(wanted[:3]), on=challenge(0))
            if wanted[3:]:
                g.rolls("cleric", " ".join((wanted[3:] + ["heart"] * 3)[:3]))
                g.places("cleric", " ".join(wanted[3:]), on=challenge(0))
            completed += 1
        assert completed == 17
        assert g.round_won == ("heroes", "deck")
        assert None not in g.open_cards()


# -- the Joker ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("RO-R31")
def test_a_heros_joker_stands_for_the_icon_on_the_tile_and_for_nothing_else() -> None:
    for hero, icon in JOKERS.items():
        for symbol in HERO_SYMBOLS:
            with race(players=FIVE, challenges=[standard(f"{symbol} {symbol}")], dice={hero: "joker"}) as g:
                assert g.player(hero)["joker"] == [icon]
                if symbol == icon:
                    g.places(hero, "joker", on=challenge(0))
                else:
                    assert g.refused(hero, "joker", on=challenge(0)) == ("refuse-joker", "RO-R31")


@pytest.mark.rule("RO-R31")
def test_flags_are_nothing_to_a_heros_joker() -> None:
    with race(challenges=[standard("fire fire", flag="fire")], dice={"bard": "joker"}) as g:
        assert not g.may_place("bard", "joker", on=challenge(0))


@pytest.mark.rule("RO-R31", "RO-R23")
def test_several_jokers_of_two_heroes_may_lie_on_one_card() -> None:
    with race(
        challenges=[standard("foot foot key key heart")], dice={"bard": "joker joker joker", "guard": "joker joker key"}
    ) as g:
        g.places("bard", "joker joker", on=challenge(0)).places("guard", "joker joker", on=challenge(0))
        assert g.lying(challenge(0)) == ["bard", "bard", "guard", "guard", "-"]


@pytest.mark.rule("RO-D-8")
def test_the_player_chooses_the_slot_that_a_joker_fills() -> None:
    for slot in (0, 2, 3):
        with race(challenges=[standard("key foot key key")], dice={"guard": "joker"}) as g:
            g.places("guard", "joker", on=challenge(0), slot=slot)
            assert g.dice_of("guard")[0] == f"joker@0.{slot}"


# -- whose cards these are ---------------------------------------------------------------------------------------


@pytest.mark.rule("RO-R22", "RO-R42")
def test_heroes_have_no_business_on_spells() -> None:
    with race(players="sorcerer bard cleric", spells=[confusion("fire fire")], dice={"cleric": "fire joker"}) as g:
        assert g.refused("cleric", "fire", on=spell(0)) == ("refuse-other-side", "RO-R42")
