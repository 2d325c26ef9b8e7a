"""Playing as the Sorcerer: the same rules with Spells, Jokers that read Flags, and what completing a Spell means."""

from __future__ import annotations

import pytest

from ludoteca.games.rush_out.content.loading import own_box
from tests.games.rush_out.table import (
    Card,
    RushScenario,
    challenge,
    confusion,
    curse,
    do,
    dracology,
    race,
    spell,
    standard,
    summoning,
)

BOX = own_box()

DARK_SYMBOLS = ("plant", "water", "air", "lightning", "fire")


def kinds(g: RushScenario) -> list[str]:
    """What was told so far, without the quiet events of dice."""
    return [event.kind for event in g.events if event.kind not in ("rolled", "placed", "recalled")]


# -- the same rules ----------------------------------------------------------------------------------------------


@pytest.mark.rule("RO-R32", "RO-R26")
def test_the_sorcerer_rolls_all_dice_that_are_on_no_card_together() -> None:
    with race(spells=[confusion("air air air")]) as g:
        g.rolls("sorcerer", "air plant plant fire water").places("sorcerer", "air", on=spell(0))
        g.rolls("sorcerer", "air fire fire fire")  # four dice
        assert g.dice_of("sorcerer") == ["air@21.0", "air", "fire", "fire", "fire"]
        g.rolls("sorcerer", "water water water water")
        assert g.dice_of("sorcerer")[1:] == ["water"] * 4, "the second air was not kept aside"


@pytest.mark.rule("RO-R32", "RO-R22")
def test_the_sorcerers_dice_of_one_roll_go_onto_one_spell() -> None:
    with race(spells=[confusion("air water"), confusion("air water")]) as g:
        g.rolls("sorcerer", "air water air plant plant").places("sorcerer", "air", on=spell(0))
        assert g.refused("sorcerer", "water", on=spell(1)) == ("refuse-one-card-a-roll", "RO-R32")
        g.recalls("sorcerer")
        assert g.refused("sorcerer", "water", on=spell(1)) == ("refuse-one-card-a-roll", "RO-R32")


@pytest.mark.rule("RO-R32", "RO-R24")
def test_the_sorcerers_dice_are_on_one_spell_at_a_time() -> None:
    with race(spells=[confusion("air water"), confusion("air water")], dice={"sorcerer": "air@21.0"}) as g:
        g.rolls("sorcerer", "water water air plant")
        assert g.refused("sorcerer", "water", on=spell(1)) == ("refuse-other-card", "RO-R32")
        g.recalls("sorcerer").places("sorcerer", "air water", on=spell(1))
        assert g.told("cast")


@pytest.mark.rule("RO-R32", "RO-R27", "RO-R28")
def test_the_sorcerer_takes_dice_back_and_must_roll_them() -> None:
    with race(spells=[confusion("air water fire"), confusion("air air")], dice={"sorcerer": "air@21.0 water"}) as g:
        assert g.refused("sorcerer", "air", on=spell(1)) == ("refuse-placed-already", "RO-R27")
        old = g.card_at(spell(0))
        g.recalls("sorcerer", "air")
        assert g.dice_of("sorcerer") == ["?", "water", "?", "?", "?"]
        assert g.refused("sorcerer", "air", on=spell(0)) == ("refuse-roll-first", "RO-R28")
        assert g.card_at(spell(0)) == old
        g.rolls("sorcerer", "air plant plant plant plant").places("sorcerer", "air", on=spell(1))


@pytest.mark.rule("RO-R32", "RO-R23")
def test_the_sorcerers_dice_go_only_where_their_symbol_is() -> None:
    for face in DARK_SYMBOLS:
        for symbol in DARK_SYMBOLS:
            with race(spells=[confusion(f"{symbol} {symbol}")], dice={"sorcerer": face}) as g:
                assert g.may_place("sorcerer", face, on=spell(0)) == (face == symbol)


@pytest.mark.rule("RO-R32")
def test_the_sorcerer_fills_a_spell_of_five_alone_and_over_several_rolls() -> None:
    with race(spells=[confusion("plant water air lightning fire")]) as g:
        g.rolls("sorcerer", "plant water plant plant plant").places("sorcerer", "plant water", on=spell(0))
        g.rolls("sorcerer", "plant air lightning").places("sorcerer", "air lightning", on=spell(0))
        g.rolls("sorcerer", "water").rolls("sorcerer", "fire").places("sorcerer", "fire", on=spell(0))
        assert g.told("cast")


@pytest.mark.rule("RO-R32", "RO-D-11")
def test_the_sorcerer_with_all_dice_placed_cannot_roll() -> None:
    with race(spells=[confusion("air air air air air air")], dice={"sorcerer": "air air air air air"}) as g:
        g.places("sorcerer", "air air air air air", on=spell(0))
        assert g.refused("sorcerer", do.ROLL) == ("refuse-all-placed", "RO-D-11")


@pytest.mark.rule("RO-R32", "RO-R42")
def test_the_sorcerer_has_no_business_on_challenges() -> None:
    with race(challenges=[standard("fire fire")], dice={"sorcerer": "fire"}) as g:
        assert g.refused("sorcerer", "fire", on=challenge(0)) == ("refuse-other-side", "RO-R42")


# -- the Joker ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("RO-R33")
def test_without_a_flag_the_sorcerers_joker_stands_for_nothing() -> None:
    for symbol in DARK_SYMBOLS:
        with race(
            challenges=[standard("key")], spells=[confusion(f"{symbol} {symbol}")], dice={"sorcerer": "joker"}
        ) as g:
            assert g.player("sorcerer")["joker"] == []
            assert g.refused("sorcerer", "joker", on=spell(0)) == ("refuse-joker", "RO-R33")


@pytest.mark.rule("RO-R33")
@pytest.mark.parametrize("space", range(6))
def test_a_flag_on_any_of_the_six_open_cards_will_do(space: int) -> None:
    flags = ["water" if number == space else None for number in range(6)]
    spells: list[Card] = [confusion("water air water", flag=flag) for flag in flags[:3]]
    challenges: list[Card] = [standard("key key", flag=flag) for flag in flags[3:]]
    with race(challenges=challenges, spells=spells, dice={"sorcerer": "joker"}) as g:
        assert g.player("sorcerer")["joker"] == ["water"]
        assert not g.may_place("sorcerer", "joker", on=spell(1), slot=1), "air is on no Flag"
        g.places("sorcerer", "joker", on=spell(1), slot=2)


@pytest.mark.rule("RO-R33")
def test_a_summoning_on_the_heroes_side_is_an_open_card_too() -> None:
    with race(
        challenges=[summoning("key key", flag="fire")], spells=[confusion("fire fire")], dice={"sorcerer": "joker"}
    ) as g:
        g.places("sorcerer", "joker", on=spell(0))


@pytest.mark.rule("RO-R33")
def test_each_joker_may_use_any_of_the_flags() -> None:
    with race(
        challenges=[standard("key key", flag="water")],
        spells=[confusion("air water plant plant", flag="air")],
        dice={"sorcerer": "joker joker joker"},
    ) as g:
        assert g.player("sorcerer")["joker"] == ["water", "air"]
        g.places("sorcerer", "joker", on=spell(0), slot=1).places("sorcerer", "joker", on=spell(0), slot=0)
        assert g.refused("sorcerer", "joker", on=spell(0), slot=2) == ("refuse-joker", "RO-R33")


@pytest.mark.rule("RO-R33")
def test_one_flag_serves_several_jokers() -> None:
    with race(spells=[confusion("air air air air", flag="air")], dice={"sorcerer": "joker joker joker joker air"}) as g:
        g.places("sorcerer", "joker joker joker joker", on=spell(0))
        assert g.told("cast")


@pytest.mark.rule("RO-R33", "RO-R29")
def test_a_flag_goes_with_its_card_and_a_new_one_comes_with_the_next() -> None:
    with race(
        challenges=[standard("key", flag="water")],
        challenge_deck=[standard(flag="plant")],
        spells=[confusion("water plant fire")],
        dice={"guard": "key", "sorcerer": "joker joker"},
    ) as g:
        assert g.may_place("sorcerer", "joker", on=spell(0), slot=0)
        assert not g.may_place("sorcerer", "joker", on=spell(0), slot=1)
        g.places("guard", "key", on=challenge(0))
        assert not g.may_place("sorcerer", "joker", on=spell(0), slot=0)
        g.places("sorcerer", "joker", on=spell(0), slot=1)


@pytest.mark.rule("RO-R34")
def test_a_joker_that_lies_stays_valid_when_its_flag_is_gone() -> None:
    with race(
        challenges=[standard("key", flag="water")],
        challenge_deck=[standard(flag=None)],
        spells=[confusion("water air")],
        dice={"guard": "key", "sorcerer": "joker air plant"},
    ) as g:
        g.places("sorcerer", "joker", on=spell(0))
        g.places("guard", "key", on=challenge(0))
        assert g.player("sorcerer")["joker"] == []
        assert g.dice_of("sorcerer")[0] == "joker@21.0"
        g.places("sorcerer", "air", on=spell(0))
        assert g.told("cast")


@pytest.mark.rule("RO-R34", "RO-R28")
def test_a_joker_that_was_taken_back_needs_a_flag_again() -> None:
    with race(spells=[confusion("water air")], dice={"sorcerer": "joker@21.0 air"}) as g:
        g.recalls("sorcerer").rolls("sorcerer", "joker air air air air")
        assert g.refused("sorcerer", "joker", on=spell(0), slot=0) == ("refuse-joker", "RO-R33")


# -- completing a Spell ------------------------------------------------------------------------------------------


@pytest.mark.rule("RO-R35")
def test_dice_come_back_then_the_effect_then_the_next_spell() -> None:
    with race(
        "training-2",
        dragon=1,
        challenges=[standard("key key"), standard("key key"), standard("key key")],
        spells=[confusion("fire"), dracology("air air"), confusion("fire")],
        spell_deck=[summoning()],
        dice={"sorcerer": "air air plant"},
    ) as g:
        left, old, right = g.open_spells()
        following = BOX.card_ids[g.state.spell_deck[-1]]
        g.places("sorcerer", "air air", on=spell(1))
        assert kinds(g) == ["cast", "dragon-advanced", "spell"]
        assert g.dice_of("sorcerer") == ["?", "?", "plant", "?", "?"]
        assert g.open_spells() == [left, following, right]
        assert BOX.card_ids[g.state.spells_gone[-1]] == old
        assert g.refused("sorcerer", "plant", on=spell(0)) == ("refuse-one-card-a-roll", "RO-R32")


@pytest.mark.rule("RO-R35")
def test_the_spell_waits_in_its_place_until_its_target_is_chosen() -> None:
    with race(
        challenges=[standard("key key"), standard("foot foot")],
        spells=[confusion("air")],
        dice={"sorcerer": "air air", "guard": "key@0.0", "bard": "foot@1.0"},
    ) as g:
        old = g.card_at(spell(0))
        g.places("sorcerer", "air", on=spell(0))
        assert g.board["spells"][0]["aiming"]
        assert (g.card_at(spell(0)), kinds(g)) == (old, ["cast"])
        assert g.refused("sorcerer", do.ROLL) == ("refuse-aim-first", "RO-R35"), "the effect comes first"
        assert g.refused("sorcerer", "air", on=spell(0)) == ("refuse-aim-first", "RO-R35")
        g.aims_at_place(challenge(1))
        assert kinds(g) == ["cast", "scattered", "spell"]
        assert g.card_at(spell(0)) != old


@pytest.mark.rule("RO-R35")
@pytest.mark.parametrize("card", [summoning("air"), curse("silence", "air")])
def test_a_spell_that_went_over_to_the_heroes_is_not_discarded(card: Card) -> None:
    with race("3", spells=[card], dice={"sorcerer": "air"}) as g:
        old = g.state.cards[spell(0)]
        g.places("sorcerer", "air", on=spell(0))
        assert old not in g.state.spells_gone
        assert g.card_at(spell(0)) is not None
        assert old in (*g.state.challenge_deck, *g.state.cards[9:21])


@pytest.mark.rule("RO-R35", "RO-D-3")
@pytest.mark.parametrize("card", [summoning("air"), curse("silence", "air"), dracology("air"), confusion("air")])
def test_with_the_last_spell_the_sorcerer_wins_whatever_the_spell_did(card: Card) -> None:
    with race(
        "3",
        spells=[card],
        spell_deck=[confusion()],
        challenge_deck=[standard()],
        rest="gone",
        trophies={"sorcerer": 1},
        dice={"sorcerer": "air"},
    ) as g:
        g.places("sorcerer", "air", on=spell(0))
        assert (g.winner, g.round_won) == ("sorcerer", ("sorcerer", "deck"))


@pytest.mark.rule("RO-R35")
def test_the_next_spell_can_be_worked_on_at_once() -> None:
    with race("training-2", spells=[dracology("air")], dice={"sorcerer": "air"}) as g:
        g.places("sorcerer", "air", on=spell(0))
        wanted = g.needs(spell(0)).split()
        g.rolls("sorcerer", " ".join([wanted[0]] * 5)).places("sorcerer", wanted[0], on=spell(0))
        assert g.lying(spell(0))[0] == "sorcerer"
