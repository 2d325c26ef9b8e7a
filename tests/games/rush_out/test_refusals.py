"""Every way to be refused: with its rule, with words in both languages, and without changing anything."""

from __future__ import annotations

import inspect
import re
from collections.abc import Callable
from typing import Any

import pytest

from ludoteca.games.rush_out.content.loading import own_box
from ludoteca.games.rush_out.people import refusals
from ludoteca.rulebook import rule_ids
from ludoteca.words import LANGUAGES, say
from tests.games.rush_out.table import (
    DRAGON_TILE,
    RushScenario,
    challenge,
    confusion,
    curse,
    dark_end,
    dispelling,
    do,
    race,
    spell,
    standard,
)

BOX = own_box()

Told = tuple[RushScenario, tuple[str, str]]


def plain(**dice: str) -> RushScenario:
    """Two Challenges and two Spells, without Flags."""
    return race(
        players="sorcerer bard guard warrior",
        challenges=[standard("key foot sword heart"), standard("key foot sword heart")],
        spells=[confusion("air water fire"), confusion("air water fire")],
        dice=dice,
    )


def market(scenario: str = "2", **more: Any) -> RushScenario:
    """Between two rounds."""
    return race(scenario, phase="break", trophies={"sorcerer": 1}, **more)


def buying(g: RushScenario, kind: int, hero: str) -> int:
    return do.BUY_GEAR + kind * 5 + g.seat(hero)


# -- before and between rounds -----------------------------------------------------------------------------------


def start_first() -> Told:
    g = race(phase="ready")
    return g, g.refused("sorcerer", do.ROLL)


def wait_for_start() -> Told:
    g = race(phase="ready")
    return g, g.refused("bard", do.START)


def countdown() -> Told:
    g = race(phase="countdown")
    return g, g.refused("bard", do.ROLL)


def already_racing() -> Told:
    g = race()
    return g, g.refused("sorcerer", do.START)


def round_over() -> Told:
    g = market()
    return g, g.refused("bard", do.ROLL)


def already_done() -> Told:
    g = market()
    g.does("bard", do.DONE)
    return g, g.refused("bard", do.DONE)


def no_trade() -> Told:
    g = market("1")
    return g, g.refused("sorcerer", do.BUY_SCROLL)


def trade_later() -> Told:
    g = race("2")
    return g, g.refused("bard", buying(g, 0, "bard"))


def only_heroes() -> Told:
    g = market()
    return g, g.refused("sorcerer", buying(g, 0, "bard"))


def only_heroes_wear_it() -> Told:
    g = market()
    return g, g.refused("bard", buying(g, 0, "sorcerer"))


def only_sorcerer() -> Told:
    g = market()
    return g, g.refused("bard", do.BUY_SCROLL)


def not_bought_now() -> Told:
    g = market(heroes={"bard": {"equipment": [BOX.equipment_ids[0]]}})
    return g, g.refused("bard", do.RETURN_GEAR + g.seat("bard"))


def scroll_not_bought_now() -> Told:
    g = market(scrolls=[BOX.scroll_ids[0]])
    return g, g.refused("sorcerer", do.RETURN_SCROLL)


def too_dear() -> Told:
    g = market()
    return g, g.refused("bard", buying(g, 5, "bard"))


def sold_out() -> Told:
    g = market(heroes={"bard": {"equipment": [BOX.equipment_ids[0]]}, "guard": {"equipment": [BOX.equipment_ids[0]]}})
    return g, g.refused("bard", buying(g, 0, "bard"))


def scroll_owned_already() -> Told:
    g = race("2", phase="break", trophies={"heroes": 1}, scrolls=[BOX.scroll_ids[3]], coins={"sorcerer": 3})
    return g, g.refused("sorcerer", do.BUY_SCROLL + 3)


def no_ninth_scroll() -> Told:
    g = race("2", phase="break", trophies={"heroes": 1}, coins={"sorcerer": 3})
    return g, g.refused("sorcerer", do.BUY_SCROLL + 8)


# -- dice --------------------------------------------------------------------------------------------------------


def cool_down() -> Told:
    g = plain().rolls("bard", "key key key")
    return g, g.refused("bard", do.ROLL)


def hand_busy() -> Told:
    g = race("3", challenges=[standard("key foot")], laid=[curse("one-hand")], dice={"guard": "key foot"})
    g.places("guard", "key", on=challenge(0))
    return g, g.refused("guard", "foot", on=challenge(0))


def all_placed() -> Told:
    g = plain(guard="key@0.0 foot@0.1 sword@0.2")
    return g, g.refused("guard", do.ROLL)


def nothing_to_recall() -> Told:
    g = plain(guard="key")
    return g, g.refused("guard", do.RECALL)


def no_fourth_die_to_recall() -> Told:
    g = plain(guard="key@0.0")
    return g, g.refused("guard", do.RECALL + 4)


def recall_from_the_whirlwind() -> Told:
    g = race("1", laid=[dispelling("whirlwind", victim="bard")], dice={"bard": "whirl"})
    return g, g.refused("bard", do.RECALL)


def whirl_first() -> Told:
    g = race("1", laid=[dispelling("whirlwind", victim="bard")], dice={"bard": "key key foot"})
    return g, g.refused("bard", do.ROLL)


def no_whirlwind() -> Told:
    g = plain(guard="key")
    return g, g.refused("guard", do.WHIRL)


def whirled() -> Told:
    g = race("1", challenges=[standard("key")], laid=[dispelling("whirlwind", victim="bard")], dice={"bard": "whirl"})
    return g, g.refused("bard", int(do.place_action(0, 0, 0, g.state.generation[0])))


# -- Spells and Scrolls ------------------------------------------------------------------------------------------


def aiming() -> RushScenario:
    g = race(
        challenges=[standard("key key"), standard("foot foot"), standard("foot foot")],
        spells=[confusion("air")],
        dice={"sorcerer": "air", "guard": "key@0.0", "bard": "foot@1.0"},
    )
    return g.places("sorcerer", "air", on=spell(0))


def aim_first() -> Told:
    g = aiming()
    return g, g.refused("sorcerer", do.ROLL)


def no_target() -> Told:
    g = aiming()
    return g, g.refused("sorcerer", do.AIM_PLACE + challenge(2))


def nothing_to_aim() -> Told:
    g = plain()
    return g, g.refused("sorcerer", do.AIM_PLACE)


def no_scroll() -> Told:
    g = plain(sorcerer="plant")
    return g, g.refused("sorcerer", do.TO_WATER)


def no_two_coins() -> Told:
    g = race("2", coins={"heroes": 1})
    return g, g.refused("bard", do.SPEND)


# -- high fives, experience ------------------------------------------------------------------------------------------


def complete_and_held() -> RushScenario:
    g = race(
        "3",
        "sorcerer bard guard warrior",
        challenges=[standard("key foot")],
        laid=[curse("high-five")],
        dice={"guard": "key key", "bard": "foot", "warrior": "key"},
    )
    return g.places("guard", "key", on=challenge(0)).places("bard", "foot", on=challenge(0))


def hand_up_already() -> Told:
    g = complete_and_held().does("guard", do.CLAP)
    return g, g.refused("guard", do.CLAP)


def nothing_to_clap() -> Told:
    g = complete_and_held()
    return g, g.refused("warrior", do.CLAP)


def complete_already() -> Told:
    g = complete_and_held()
    return g, g.refused("guard", "key", on=challenge(0))


def recall_from_a_complete_card() -> Told:
    g = complete_and_held()
    return g, g.refused("guard", do.RECALL_ALL)


def no_award() -> Told:
    g = race("6")
    return g, g.refused("bard", do.KEEP)


def no_ability() -> Told:
    g = plain()
    return g, g.refused("bard", do.HEAL)


def no_ability_for_the_sorcerer() -> Told:
    g = race("6")
    return g, g.refused("sorcerer", do.DRIVE_BACK)


def too_little_experience() -> Told:
    g = race("6", heroes={"bard": {"xp": 2}, "guard": {"wounded": True}})
    return g, g.refused("bard", do.HEAL + g.seat("guard"))


def ability_useless() -> Told:
    g = race("6", heroes={"bard": {"xp": 3}})
    return g, g.refused("bard", do.HEAL + g.seat("guard"))


def ability_of_another() -> Told:
    g = race("6", heroes={"bard": {"xp": 3}}, dice={"guard": "key"})
    return g, g.refused("bard", do.BLESS + g.seat("guard") * 5)


def cannot_bless() -> Told:
    g = race("6", "sorcerer bard cleric", heroes={"cleric": {"xp": 1}}, dice={"bard": "joker"})
    return g, g.refused("cleric", do.BLESS + g.seat("bard") * 5)


# -- placing -----------------------------------------------------------------------------------------------------


def no_such_action() -> Told:
    g = plain()
    return g, g.refused("bard", 10)


def no_such_slot() -> Told:
    g = plain(bard="key")
    return g, g.refused("bard", "key", on=challenge(0), slot=5)


def no_such_die() -> Told:
    g = plain(bard="key")
    return g, g.refused("bard", int(do.place_action(0, 0, 3, g.state.generation[0])))


def other_side() -> Told:
    g = plain(bard="fire")
    return g, g.refused("bard", "fire", on=spell(0))


def nothing_there() -> Told:
    g = plain(bard="key")
    return g, g.refused("bard", "key", on=challenge(2))


def no_dark_end() -> Told:
    g = plain(sorcerer="air")
    return g, g.refused("sorcerer", "air", on=dark_end(0))


def placed_already() -> Told:
    g = plain(bard="key@0.0")
    return g, g.refused("bard", "key", on=challenge(1))


def roll_first() -> Told:
    g = plain(bard="key@0.0").recalls("bard")
    return g, g.refused("bard", "key", on=challenge(0))


def slot_full() -> Told:
    g = plain(bard="key@0.0 key")
    return g, g.refused("bard", "key", on=challenge(0), slot=0)


def slot_lost() -> Told:
    g = plain(bard="key@0.0", guard="key")
    return g, g.refused("guard", "key", on=challenge(0), slot=0)


def card_lost() -> Told:
    g = race(challenges=[standard("key")], dice={"guard": "key", "bard": "key"})
    late = g.placing("bard", "key", on=challenge(0))
    g.places("guard", "key", on=challenge(0))
    return g, g.refused("bard", late)


def card_gone() -> Told:
    g = plain(bard="key")
    return g, g.refused("bard", int(do.place_action(0, 0, 0, (g.state.generation[0] + 1) % 8)))


def one_card_a_roll() -> Told:
    g = plain().rolls("bard", "key foot foot").places("bard", "key", on=challenge(0))
    return g, g.refused("bard", "foot", on=challenge(1))


def one_spell_a_roll() -> Told:
    g = plain().rolls("sorcerer", "air water air air air").places("sorcerer", "air", on=spell(0))
    return g, g.refused("sorcerer", "water", on=spell(1))


def other_card() -> Told:
    g = plain(bard="key@0.0 foot")
    return g, g.refused("bard", "foot", on=challenge(1))


def other_spell() -> Told:
    g = plain(sorcerer="air@21.0 water")
    return g, g.refused("sorcerer", "water", on=spell(1))


def card_and_tile() -> Told:
    g = race("training-2", dragon=1, challenges=[standard("key key")], dice={"bard": "key@0.0 joker"}, dragon_slots=2)
    return g, g.refused("bard", "joker", on=DRAGON_TILE)


def two_colours() -> Told:
    g = plain(bard="key@0.0", guard="foot@0.1", warrior="sword")
    return g, g.refused("warrior", "sword", on=challenge(0))


def two_colours_on_the_tile() -> Told:
    g = race(
        "training-2",
        "sorcerer bard guard warrior",
        dragon=1,
        dragon_slots=4,
        dice={"bard": "joker@3.0", "guard": "joker@3.1", "warrior": "joker"},
    )
    return g, g.refused("warrior", "joker", on=DRAGON_TILE)


def dragon_sleeps() -> Told:
    g = race("training-2", dice={"bard": "joker"})
    return g, g.refused("bard", "joker", on=DRAGON_TILE)


def forbidden() -> Told:
    g = race("1", challenges=[standard("key")], laid=[dispelling("key", victim="bard")], dice={"bard": "key"})
    return g, g.refused("bard", "key", on=challenge(0))


def heros_joker() -> Told:
    g = plain(bard="joker")
    return g, g.refused("bard", "joker", on=challenge(0), slot=0)


def sorcerers_joker() -> Told:
    g = plain(sorcerer="joker")
    return g, g.refused("sorcerer", "joker", on=spell(0), slot=0)


def does_not_fit() -> Told:
    g = plain(bard="fire")
    return g, g.refused("bard", "fire", on=challenge(0), slot=0)


def silence() -> Told:
    g = race("3", laid=[curse("silence")])
    hushed = g.game.hush(g.state, 1)
    assert hushed is not None
    g.params = hushed[1]
    return g, (hushed[0], hushed[2])


CASES: list[tuple[Callable[[], Told], str, str]] = [
    (start_first, "refuse-start-first", "RO-R20"),
    (wait_for_start, "refuse-wait-for-start", "RO-R20"),
    (countdown, "refuse-countdown", "RO-R20"),
    (already_racing, "refuse-already-racing", "RO-R20"),
    (round_over, "refuse-round-over", "RO-R37"),
    (already_done, "refuse-already-done", "RO-R64"),
    (no_trade, "refuse-no-trade", "RO-R60"),
    (trade_later, "refuse-trade-later", "RO-R64"),
    (only_heroes, "refuse-only-heroes", "RO-R66"),
    (only_heroes_wear_it, "refuse-only-heroes", "RO-R66"),
    (only_sorcerer, "refuse-only-sorcerer", "RO-R65"),
    (not_bought_now, "refuse-not-bought-now", "RO-R64"),
    (scroll_not_bought_now, "refuse-not-bought-now", "RO-R64"),
    (too_dear, "refuse-too-dear", "RO-R64"),
    (sold_out, "refuse-sold-out", "RO-R60"),
    (scroll_owned_already, "refuse-sold-out", "RO-R60"),
    (no_ninth_scroll, "refuse-no-such-action", "RO-R2"),
    (cool_down, "refuse-cool-down", "RO-D-10"),
    (hand_busy, "refuse-hand-busy", "RO-R72"),
    (all_placed, "refuse-all-placed", "RO-D-11"),
    (nothing_to_recall, "refuse-nothing-to-recall", "RO-R28"),
    (no_fourth_die_to_recall, "refuse-nothing-to-recall", "RO-R28"),
    (recall_from_the_whirlwind, "refuse-whirled", "RO-D-25"),
    (whirl_first, "refuse-whirl-first", "RO-R58"),
    (no_whirlwind, "refuse-no-whirlwind", "RO-R58"),
    (whirled, "refuse-whirled", "RO-R58"),
    (aim_first, "refuse-aim-first", "RO-R35"),
    (no_target, "refuse-no-target", "RO-R43"),
    (nothing_to_aim, "refuse-nothing-to-aim", "RO-R35"),
    (no_scroll, "refuse-no-scroll", "RO-R65"),
    (no_two_coins, "refuse-no-two-coins", "RO-R63"),
    (hand_up_already, "refuse-hand-up-already", "RO-R73"),
    (nothing_to_clap, "refuse-nothing-to-clap", "RO-R73"),
    (complete_already, "refuse-complete-already", "RO-R44"),
    (recall_from_a_complete_card, "refuse-complete-already", "RO-R44"),
    (no_award, "refuse-no-award", "RO-R87"),
    (no_ability, "refuse-no-ability", "RO-R88"),
    (no_ability_for_the_sorcerer, "refuse-no-ability", "RO-R88"),
    (too_little_experience, "refuse-too-little-experience", "RO-R88"),
    (ability_useless, "refuse-ability-useless", "RO-R88"),
    (ability_of_another, "refuse-ability-useless", "RO-R88"),
    (cannot_bless, "refuse-cannot-bless", "RO-R88d"),
    (no_such_action, "refuse-no-such-action", "RO-R2"),
    (no_such_slot, "refuse-no-such-action", "RO-R2"),
    (no_such_die, "refuse-no-such-action", "RO-R2"),
    (other_side, "refuse-other-side", "RO-R42"),
    (nothing_there, "refuse-nothing-there", "RO-R22"),
    (no_dark_end, "refuse-nothing-there", "RO-R22"),
    (placed_already, "refuse-placed-already", "RO-R27"),
    (roll_first, "refuse-roll-first", "RO-R28"),
    (slot_full, "refuse-slot-full", "RO-R23"),
    (slot_lost, "refuse-slot-lost", "RO-D-7"),
    (card_lost, "refuse-card-lost", "RO-D-7"),
    (card_gone, "refuse-card-gone", "RO-D-7"),
    (one_card_a_roll, "refuse-one-card-a-roll", "RO-R22"),
    (one_spell_a_roll, "refuse-one-card-a-roll", "RO-R32"),
    (other_card, "refuse-other-card", "RO-R24"),
    (other_spell, "refuse-other-card", "RO-R32"),
    (card_and_tile, "refuse-other-card", "RO-R53"),
    (two_colours, "refuse-two-colours", "RO-R25"),
    (two_colours_on_the_tile, "refuse-two-colours", "RO-R52"),
    (dragon_sleeps, "refuse-dragon-sleeps", "RO-D-5"),
    (forbidden, "refuse-forbidden", "RO-R59"),
    (heros_joker, "refuse-joker", "RO-R31"),
    (sorcerers_joker, "refuse-joker", "RO-R33"),
    (does_not_fit, "refuse-does-not-fit", "RO-R23"),
    (silence, "refuse-silence", "RO-R71"),
]


@pytest.mark.parametrize(("tell", "key", "rule"), CASES, ids=[case[0].__name__ for case in CASES])
def test_a_refusal_names_its_reason_and_its_rule(tell: Callable[[], Told], key: str, rule: str) -> None:
    g, refusal = tell()
    assert refusal == (key, rule)
    sentences = {language: say("rush-out", language, key, g.params) for language in LANGUAGES}
    assert all(sentence.endswith((".", "!")) for sentence in sentences.values())
    assert len(set(sentences.values())) == len(LANGUAGES), "each language has words of its own"
    assert not any(re.search(r"[{}]|refuse-|role-|face-|\?\?", sentence) for sentence in sentences.values())
    g.done()


def test_no_refusal_is_left_out_here() -> None:
    written = set(re.findall(r'"(refuse-[a-z-]+)"', inspect.getsource(refusals)))
    assert written == {key for _, key, _ in CASES}


def test_every_refusal_cites_a_rule_of_the_rulebook() -> None:
    known = rule_ids("rush-out")
    assert {rule for _, _, rule in CASES} <= set(known)


# -- what a refusal tells ----------------------------------------------------------------------------------------


@pytest.mark.rule("RO-R23")
def test_a_die_that_does_not_fit_is_told_with_both_symbols() -> None:
    g = plain(bard="fire")
    g.refused("bard", "fire", on=challenge(0), slot=3)
    assert say("rush-out", "en", "refuse-does-not-fit", g.params) == (
        "That slot asks for Heart, and the die shows Fire."
    )


@pytest.mark.rule("RO-R33")
def test_the_sorcerers_symbols_have_the_sorcerers_names() -> None:
    g = plain(sorcerer="plant")
    g.refused("sorcerer", "plant", on=spell(0), slot=1)
    assert g.params == {"symbol": ("face-water", {}), "face": ("face-plant", {})}


@pytest.mark.rule("RO-R64")
def test_how_much_is_in_the_purse_is_told() -> None:
    g = market()
    g.refused("bard", buying(g, 5, "bard"))
    assert g.params == {"n": 1}, "the token of the side that lost"
