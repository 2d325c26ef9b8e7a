"""Scenario 3: Curses, which strike all Heroes, and how a screen makes it impossible to break them."""

from __future__ import annotations

from typing import Any

import pytest

from ludoteca.games.rush_out.content.loading import own_box
from ludoteca.games.rush_out.rules.dice import ONE_HAND_MS
from ludoteca.games.rush_out.rules.hands import CALM_MOMENT_MS, MOMENT_MS
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
    dracology,
    laid,
    race,
    spell,
    standard,
    wound,
)

BOX = own_box()

FOUR = "sorcerer bard guard warrior"
GUARD_PAYS = BOX.ability_cost[2]
SHOWN = [("silence", "silence"), ("one-hand", "one_hand"), ("high-five", "high_five")]  # as the view calls them


def hushed(g: RushScenario, name: str) -> tuple[str, str] | None:
    """Why a player may not talk now: message and rule."""
    found = g.game.hush(g.state, g.seat(name))
    return None if found is None else (found[0], found[2])


def cursed(effect: str, players: str = FOUR, scenario: str = "3", **more: Any) -> RushScenario:
    """A race under one Curse, which a Heart and a Key would undo."""
    return race(scenario, players, laid=[curse(effect, "heart key")], **more)


# -- the card ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("RO-R69", "RO-R35")
@pytest.mark.parametrize(("effect", "shown"), SHOWN)
def test_a_curse_lies_beside_the_board_and_strikes_all_heroes(effect: str, shown: str) -> None:
    with race("3", FOUR, spells=[curse(effect, "air")], dice={"sorcerer": "air"}) as g:
        card, deck = g.card_at(spell(0)), g.state.challenge_deck[:]
        assert g.board[shown] is False
        g.places("sorcerer", "air", on=spell(0))
        assert g.board["aim"] is None, "it needs no target"
        (entry,) = g.board["laid"]
        assert (entry["card"], entry["effect"], entry["victim"]) == (card, effect, None)
        assert g.board[shown] is True
        assert g.state.challenge_deck == deck, "it does not go onto the Heroes' deck"
        assert g.card_at(spell(0)) not in (None, card)


@pytest.mark.rule("RO-R69", "RO-R25")
def test_heroes_undo_a_curse_like_a_challenge() -> None:
    with cursed("silence", dice={"bard": "heart", "guard": "key"}) as g:
        g.places("bard", "heart", on=laid(0)).places("guard", "key", on=laid(0))
        assert (g.board["laid"], g.board["silence"]) == ([], False)
        assert (g.dice_of("bard")[0], g.dice_of("guard")[0]) == ("?", "?")


@pytest.mark.rule("RO-R69", "RO-R25")
def test_no_third_hero_helps_to_undo_a_curse() -> None:
    with race(
        "3",
        FOUR,
        laid=[curse("silence", "heart key foot")],
        dice={"bard": "heart@9.0", "guard": "key@9.1", "warrior": "foot"},
    ) as g:
        assert g.refused("warrior", "foot", on=laid(0)) == ("refuse-two-colours", "RO-R25")


@pytest.mark.rule("RO-R69", "RO-R43")
def test_confusion_takes_dice_off_a_curse() -> None:
    with cursed("silence", spells=[confusion("air", ALL)], dice={"sorcerer": "air", "bard": "heart@9.0"}) as g:
        g.places("sorcerer", "air", on=spell(0))
        assert g.lying(laid(0)) == ["-", "-"]


@pytest.mark.rule("RO-R74")
@pytest.mark.parametrize(("effect", "shown"), SHOWN)
def test_of_two_copies_both_must_be_undone(effect: str, shown: str) -> None:
    with race(
        "3", FOUR, laid=[curse(effect, "heart"), curse(effect, "key")], dice={"bard": "heart", "guard": "key"}
    ) as g:
        g.places("bard", "heart", on=laid(0))
        if effect == "high-five":
            g.does("bard", do.CLAP)
        assert len(g.board["laid"]) == 1
        assert g.board[shown] is True
        g.places("guard", "key", on=laid(1))
        if effect == "high-five":
            g.does("guard", do.CLAP)
        assert g.board[shown] is False


@pytest.mark.rule("RO-R70", "RO-D-12")
def test_nobody_is_ever_caught_so_the_sorcerer_gains_no_card_from_a_broken_curse() -> None:
    with race(
        "3",
        challenges=[standard("fire")],
        laid=[curse("silence"), curse("one-hand"), curse("high-five")],
        dice={"bard": "fire foot foot"},
    ) as g:
        deck = g.state.spell_deck[:]
        assert hushed(g, "bard") == ("refuse-silence", "RO-R71")
        g.places("bard", "fire", on=challenge(0))
        assert g.refused("bard", do.ROLL) == ("refuse-hand-busy", "RO-R72")
        g.rests("bard")
        assert g.refused("bard", do.RECALL_ALL) == ("refuse-complete-already", "RO-R44")
        assert g.state.spell_deck == deck


# -- silence -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("RO-R71", "RO-D-12", "RO-R4")
def test_under_silence_heroes_may_not_talk_and_others_may() -> None:
    with cursed("silence") as g:
        for name in ("bard", "guard", "warrior"):
            assert hushed(g, name) == ("refuse-silence", "RO-R71")
        assert hushed(g, "sorcerer") is None
        assert g.game.hush(g.state, None) is None, "those who watch may talk"
    with race("3", FOUR) as g:
        assert [hushed(g, name) for name in g.names] == [None] * 4


@pytest.mark.rule("RO-R71", "RO-R74")
def test_heroes_talk_again_when_the_last_silence_is_undone() -> None:
    with race(
        "3", laid=[curse("silence", "heart"), curse("silence", "key")], dice={"bard": "heart", "guard": "key"}
    ) as g:
        g.places("bard", "heart", on=laid(0))
        assert hushed(g, "guard") == ("refuse-silence", "RO-R71")
        g.places("guard", "key", on=laid(1))
        assert hushed(g, "guard") is None


@pytest.mark.rule("RO-R71", "RO-R64")
def test_silence_ends_with_the_round() -> None:
    with cursed("silence", spells=[dracology("air")], dragon=3, dice={"sorcerer": "air"}) as g:
        g.places("sorcerer", "air", on=spell(0))
        assert g.phase == "break"
        assert hushed(g, "bard") is None, "Heroes must agree on what they buy"


# -- one hand ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("RO-R72", "RO-D-12", "RO-D-10")
def test_with_one_hand_a_heros_cool_down_is_twice_as_long() -> None:
    with cursed("one-hand", cooldown=700) as g:
        g.rolls("bard", "foot foot foot").wait(1399)
        assert g.refused("bard", do.ROLL) == ("refuse-cool-down", "RO-D-10")
        assert g.params == {"ms": 1}
        g.wait(1)
        assert g.can("bard", do.ROLL)


@pytest.mark.rule("RO-R72", "RO-D-10")
def test_the_sorcerer_has_both_hands() -> None:
    with cursed("one-hand", cooldown=700, spells=[confusion("air fire fire")], dice={"sorcerer": "air"}) as g:
        g.rolls("sorcerer", "air air air air air").places("sorcerer", "air", on=spell(0))
        assert g.can("sorcerer", do.RECALL_ALL), "no pause between two inputs"
        g.wait(700)
        assert g.can("sorcerer", do.ROLL)


@pytest.mark.rule("RO-R72", "RO-D-12")
def test_one_hand_does_one_thing_after_the_other() -> None:
    with cursed("one-hand", challenges=[standard("foot foot heart")], dice={"bard": "foot foot key"}) as g:
        g.places("bard", "foot", on=challenge(0))
        assert g.refused("bard", "foot", on=challenge(0)) == ("refuse-hand-busy", "RO-R72")
        assert g.params == {"ms": ONE_HAND_MS}
        for action in (do.ROLL, do.RECALL_ALL, do.RECALL + 0):
            assert g.refused("bard", action) == ("refuse-hand-busy", "RO-R72")
        g.wait(ONE_HAND_MS - 1)
        assert g.refused("bard", "foot", on=challenge(0)) == ("refuse-hand-busy", "RO-R72")
        g.wait(1)
        g.does("bard", g.placing("bard", "foot", challenge(0)))
        assert g.lying(challenge(0)) == ["bard", "bard", "-"]


@pytest.mark.rule("RO-R72")
def test_each_hero_has_a_hand_of_his_own() -> None:
    with cursed("one-hand", challenges=[standard("foot foot key")], dice={"bard": "foot", "guard": "foot"}) as g:
        g.places("bard", "foot", on=challenge(0))
        assert g.player("guard")["busy"] <= g.board["now"]
        g.does("guard", g.placing("guard", "foot", challenge(0)))
        assert g.lying(challenge(0)) == ["bard", "guard", "-"]


@pytest.mark.rule("RO-R72", "RO-D-10")
def test_at_the_relaxed_pace_the_one_hand_takes_its_time_too() -> None:
    with cursed(
        "one-hand", pace="relaxed", cooldown=700, challenges=[standard("foot foot key")], dice={"bard": "foot foot"}
    ) as g:
        g.places("bard", "foot", on=challenge(0)).wait(2 * ONE_HAND_MS - 1)
        assert g.refused("bard", "foot", on=challenge(0)) == ("refuse-hand-busy", "RO-R72")
        g.rolls("guard", "foot foot foot").wait(2 * 2 * 700 - 1)
        assert g.refused("guard", do.ROLL) == ("refuse-cool-down", "RO-D-10")


@pytest.mark.rule("RO-R72", "RO-R74")
def test_two_copies_of_one_hand_are_no_slower_than_one() -> None:
    with race(
        "3",
        cooldown=700,
        challenges=[standard("foot foot key")],
        laid=[curse("one-hand"), curse("one-hand")],
        dice={"bard": "foot foot"},
    ) as g:
        g.places("bard", "foot", on=challenge(0))
        assert g.player("bard")["busy"] - g.board["now"] == ONE_HAND_MS
        g.rolls("guard", "foot foot foot")
        assert g.player("guard")["cool"] - g.board["now"] == 1400


@pytest.mark.rule("RO-R72", "RO-R69")
def test_who_undoes_the_curse_has_both_hands_at_once() -> None:
    with race(
        "3", cooldown=700, challenges=[standard("key key")], laid=[curse("one-hand", "heart")], dice={"bard": "heart"}
    ) as g:
        g.places("bard", "heart", on=laid(0))
        g.told_roll("bard", "key key key").does("bard", do.ROLL)
        g.does("bard", g.placing("bard", "key", challenge(0))).does("bard", g.placing("bard", "key", challenge(0)))
        g.wait(700)
        assert g.can("bard", do.ROLL)


# -- high five ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("RO-R73", "RO-D-12", "RO-R44")
def test_two_heroes_must_high_five_before_they_get_their_dice_back() -> None:
    with cursed(
        "high-five", challenges=[standard("foot sword")], dice={"bard": "foot fire fire", "guard": "sword"}
    ) as g:
        card = g.card_at(challenge(0))
        g.places("bard", "foot", on=challenge(0)).places("guard", "sword", on=challenge(0))
        assert g.board["held"] == [{"place": 0, "seats": [1, 2], "pressed": [], "until": 0}]
        assert g.told("held")
        assert (g.card_at(challenge(0)), g.lying(challenge(0))) == (card, ["bard", "guard"])
        assert g.refused("bard", do.RECALL_ALL) == ("refuse-complete-already", "RO-R44")
        g.does("guard", do.CLAP)
        assert g.board["held"][0]["pressed"] == [2]
        assert g.card_at(challenge(0)) == card
        g.wait(MOMENT_MS - 1)
        g.does("bard", do.CLAP)
        assert g.board["held"] == []
        assert g.card_at(challenge(0)) not in (None, card)
        assert (g.dice_of("bard"), g.dice_of("guard")[0]) == (["?", "fire", "fire"], "?")


@pytest.mark.rule("RO-R73", "RO-D-12")
def test_a_hand_that_nobody_meets_in_time_goes_down() -> None:
    with cursed("high-five", challenges=[standard("foot sword")], dice={"bard": "foot", "guard": "sword"}) as g:
        g.places("bard", "foot", on=challenge(0)).places("guard", "sword", on=challenge(0))
        g.does("bard", do.CLAP)
        assert g.refused("bard", do.CLAP) == ("refuse-hand-up-already", "RO-R73")
        assert g.board["held"][0]["until"] == g.board["now"] + MOMENT_MS
        g.wait(MOMENT_MS)
        assert [event[0] for event in g.told("hand-missed")] == [g.seat("bard")]
        g.does("guard", do.CLAP)
        assert g.lying(challenge(0)) == ["bard", "guard"], "the bard's hand is down again"
        g.does("bard", do.CLAP)
        assert g.told("high-fived")
        assert g.board["held"] == []


@pytest.mark.rule("RO-R73", "RO-D-12")
def test_a_raised_hand_tells_when_it_will_go_down() -> None:
    with cursed("high-five", challenges=[standard("foot sword")], dice={"bard": "foot", "guard": "sword"}) as g:
        table: Any = g.session.table  # type: ignore[attr-defined]
        g.places("bard", "foot", on=challenge(0)).places("guard", "sword", on=challenge(0))
        assert table.due() == -1
        g.does("bard", do.CLAP).wait(400)
        assert table.due() == MOMENT_MS - 400
        g.wait(table.due())
        assert g.told("hand-missed")
        assert table.due() == -1


@pytest.mark.rule("RO-R73", "RO-D-10")
def test_at_the_relaxed_pace_a_hand_stays_up_longer() -> None:
    with cursed(
        "high-five", pace="relaxed", challenges=[standard("foot sword")], dice={"bard": "foot", "guard": "sword"}
    ) as g:
        g.places("bard", "foot", on=challenge(0)).places("guard", "sword", on=challenge(0))
        g.does("bard", do.CLAP).wait(CALM_MOMENT_MS - 1)
        g.does("guard", do.CLAP)
        assert g.told("high-fived")
    assert CALM_MOMENT_MS > MOMENT_MS


@pytest.mark.rule("RO-R73", "RO-D-13")
def test_who_completes_a_card_alone_claps() -> None:
    with cursed("high-five", challenges=[standard("foot sword")], dice={"bard": "foot sword"}) as g:
        card = g.card_at(challenge(0))
        g.places("bard", "foot sword", on=challenge(0))
        assert g.refused("guard", do.CLAP) == ("refuse-nothing-to-clap", "RO-R73")
        assert g.card_at(challenge(0)) == card
        g.does("bard", do.CLAP)
        assert g.card_at(challenge(0)) != card
        assert [event[0] for event in g.told("clapped")] == [g.seat("bard")]


@pytest.mark.rule("RO-R73", "RO-D-13", "RO-R51")
@pytest.mark.parametrize("helpers", [("bard",), ("bard", "guard")])
def test_the_dragon_tile_wants_hands_as_well(helpers: tuple[str, ...]) -> None:
    with cursed("high-five", dragon=2, dragon_slots=2, dice={"bard": "joker joker", "guard": "joker"}) as g:
        for helper in (helpers * 2)[:2]:
            g.places(helper, "joker", on=DRAGON_TILE)
        assert g.board["dragon"]["at"] == 2
        for helper in helpers:
            g.does(helper, do.CLAP)
        assert g.board["dragon"]["at"] == 1
        assert g.lying(DRAGON_TILE) == ["-", "-"]


@pytest.mark.rule("RO-R73", "RO-R57", "RO-R69")
def test_cards_before_heroes_want_hands_as_well_even_the_curse_itself() -> None:
    with race(
        "3",
        laid=[curse("high-five", "heart"), dispelling("fire", "key", victim="bard")],
        dice={"bard": "key", "guard": "heart"},
    ) as g:
        g.places("bard", "key", on=laid(1))
        assert g.player("bard")["forbidden"] == ["fire"]
        g.does("bard", do.CLAP)
        assert g.player("bard")["forbidden"] == []
        g.places("guard", "heart", on=laid(0))
        assert g.board["high_five"] is True
        g.does("guard", do.CLAP)
        assert (g.board["high_five"], g.board["laid"]) == (False, [])


@pytest.mark.rule("RO-R73", "RO-R80")
def test_a_wounded_tile_is_neither_card_nor_dragon_tile_and_needs_no_hands() -> None:
    with race("4", laid=[curse("high-five")], dice={"bard": "heart"}, heroes={"guard": {"wounded": ["heart"]}}) as g:
        g.places("bard", "heart", on=wound(g, "guard"))
        assert g.player("guard")["wounded"] is None
        assert g.board["held"] == []


@pytest.mark.rule("RO-R73", "RO-R26")
def test_the_dice_that_are_left_can_be_rolled_but_not_placed_before_the_high_five() -> None:
    with cursed(
        "high-five", challenges=[standard("foot sword"), standard("fire")], dice={"bard": "foot", "guard": "sword fire"}
    ) as g:
        g.places("bard", "foot", on=challenge(0)).places("guard", "sword", on=challenge(0))
        g.rolls("guard", "fire fire")
        assert g.refused("guard", "fire", on=challenge(1)) == ("refuse-other-card", "RO-R24")


@pytest.mark.rule("RO-R73", "RO-R44", "RO-R43")
@pytest.mark.parametrize("power", [ONE, ALL])
def test_confusion_comes_too_late_for_a_card_that_waits_for_hands(power: int) -> None:
    with cursed(
        "high-five",
        challenges=[standard("foot")],
        spells=[confusion("air", power)],
        dice={"sorcerer": "air", "bard": "foot"},
    ) as g:
        g.places("bard", "foot", on=challenge(0)).places("sorcerer", "air", on=spell(0))
        assert g.told("fizzled")
        assert g.lying(challenge(0)) == ["bard"]


@pytest.mark.rule("RO-R73", "RO-R25")
def test_two_pairs_high_five_apart_from_each_other() -> None:
    with cursed(
        "high-five",
        players="sorcerer bard guard warrior cleric",
        challenges=[standard("foot sword"), standard("key fire")],
        dice={"bard": "foot", "guard": "sword", "warrior": "key", "cleric": "fire"},
    ) as g:
        g.places("bard", "foot", on=challenge(0)).places("guard", "sword", on=challenge(0))
        g.places("warrior", "key", on=challenge(1)).places("cleric", "fire", on=challenge(1))
        g.does("bard", do.CLAP).does("cleric", do.CLAP)
        assert [held["pressed"] for held in g.board["held"]] == [[1], [4]]
        g.does("guard", do.CLAP)
        assert [held["place"] for held in g.board["held"]] == [challenge(1)]
        assert g.dice_of("warrior")[0] == "key@1.0"


# -- the curse is lifted meanwhile -------------------------------------------------------------------------------


@pytest.mark.rule("RO-R73", "RO-R74", "RO-R29")
def test_when_the_curse_is_undone_meanwhile_waiting_dice_come_back_by_themselves() -> None:
    with race(
        "3",
        FOUR,
        challenges=[standard("foot sword")],
        laid=[curse("high-five", "heart")],
        dice={"bard": "foot", "guard": "sword", "warrior": "heart"},
    ) as g:
        card = g.card_at(challenge(0))
        g.places("bard", "foot", on=challenge(0)).places("guard", "sword", on=challenge(0)).does("bard", do.CLAP)
        g.places("warrior", "heart", on=laid(0)).does("warrior", do.CLAP)
        assert g.board["held"] == []
        assert g.card_at(challenge(0)) not in (None, card)
        assert (g.dice_of("bard")[0], g.dice_of("guard")[0]) == ("?", "?")


@pytest.mark.rule("RO-R73", "RO-R88b")
def test_a_hand_that_was_up_when_the_curse_ended_does_not_count_for_the_next_one() -> None:
    with race(
        "6",
        "sorcerer bard guard warrior",
        challenges=[standard("foot sword"), standard("foot sword")],
        spells=[curse("high-five", "air")],
        laid=[curse("high-five")],
        cooldown=400,
        dice={"sorcerer": "air", "bard": "foot", "guard": "sword"},
        heroes={"guard": {"xp": GUARD_PAYS}},
    ) as g:
        g.places("bard", "foot", on=challenge(0)).places("guard", "sword", on=challenge(0)).does("bard", do.CLAP)
        g.does("guard", do.LIFT + 0)
        assert (g.board["high_five"], g.board["held"]) == (False, [])
        g.places("sorcerer", "air", on=spell(0))
        assert g.board["high_five"] is True
        g.rolls("bard", "foot key key").places("bard", "foot", on=challenge(1))
        g.rolls("guard", "sword key key").places("guard", "sword", on=challenge(1))
        assert g.board["held"] == [{"place": 1, "seats": [1, 2], "pressed": [], "until": 0}]
        g.does("guard", do.CLAP)
        assert g.lying(challenge(1)) == ["bard", "guard"], "the bard has not raised a hand for this card"
        g.wait(10)
        assert g.told("hand-missed") == []
        g.does("bard", do.CLAP)
        assert g.told("high-fived")


@pytest.mark.rule("RO-R73", "RO-R88b", "RO-R44")
def test_the_guard_cannot_lift_a_curse_that_is_complete_already() -> None:
    with race(
        "6",
        laid=[curse("high-five", "heart")],
        dice={"bard": "heart"},
        heroes={"guard": {"xp": GUARD_PAYS}},
    ) as g:
        g.places("bard", "heart", on=laid(0))
        assert g.refused("guard", do.LIFT + 0) == ("refuse-ability-useless", "RO-R88")
        g.does("bard", do.CLAP)
        assert g.player("guard")["xp"] == GUARD_PAYS
