"""What the view says of a hand: where its dice fit together, which cards lack one die, and what can be turned."""

from __future__ import annotations

from typing import Any

import pytest

from ludoteca.games.rush_out import actions as do
from tests.games.rush_out.table import (
    RushScenario,
    challenge,
    coin,
    confusion,
    curse,
    dark_end,
    dispelling,
    dracology,
    race,
    spell,
    standard,
)


def own(g: RushScenario, name: str, part: str) -> list[dict[str, Any]]:
    """What the view tells this player alone."""
    found: list[dict[str, Any]] = g.session.view(g.seat(name))["board"][part]
    return found


def together(g: RushScenario, name: str, place: int) -> list[str]:
    """The faces of the dice that go to a place together, in the order of its slots."""
    found = next(fit for fit in own(g, name, "fits") if fit["place"] == place)
    faces = [die["face"] for die in g.player(name)["dice"]]
    return [faces[do.index_of(action)] for action in found["actions"]]


def test_what_completes_a_card_comes_first_and_the_joker_helps_where_nothing_else_does() -> None:
    cards = [standard("foot key fire"), standard("key key sword sword")]
    with race("training-1", challenges=cards) as g:
        g.rolls("bard", "foot foot fire").places("bard", "foot fire", on=challenge(0))
        g.rolls("guard", "key joker sword")
        first, second = own(g, "guard", "fits")
        assert (first["place"], first["left"], first["closes"]) == (challenge(0), 0, True)
        assert together(g, "guard", challenge(0)) == ["key"], "the Joker would do, but so does the Key"
        assert (second["place"], second["left"], second["closes"]) == (challenge(1), 1, False)
        assert sorted(together(g, "guard", challenge(1))) == ["joker", "key", "sword"]


def test_dice_go_where_others_of_ones_own_lie() -> None:
    with race("training-1", challenges=[standard("key fire fire heart"), standard("key key foot sword")]) as g:
        g.rolls("guard", "key key sword").places("guard", "key", on=challenge(1))
        assert [fit["place"] for fit in own(g, "guard", "fits")] == [challenge(1)], "one roll, one card"
        g.rolls("guard", "key fire")
        assert [fit["place"] for fit in own(g, "guard", "fits")] == [challenge(1)], "and one card at a time"


@pytest.mark.rule("RO-R47")
def test_nothing_is_completed_under_the_dragon() -> None:
    with race("training-2", challenges=[standard("key key sword")], dragon=1) as g:
        g.rolls("guard", "key key sword")
        (fit,) = [fit for fit in own(g, "guard", "fits") if fit["place"] == challenge(0)]
        assert (fit["left"], fit["closes"]) == (0, False)


def test_only_the_one_who_looks_is_told_and_who_watches_is_told_nothing() -> None:
    with race("training-1", challenges=[standard("key key sword")]) as g:
        g.rolls("guard", "key key sword")
        assert own(g, "guard", "fits")
        assert own(g, "bard", "fits") == []
        assert g.board["fits"] == g.board["can"] == g.board["turns"] == []


def test_a_spell_that_lacks_one_die_is_nearly_done() -> None:
    with race("training-1", spells=[confusion("air air fire")]) as g:
        assert g.board["spells"][0]["nearly"] == []
        g.rolls("sorcerer", "air air water water plant").places("sorcerer", "air", on=spell(0))
        assert g.board["spells"][0]["nearly"] == []
        g.places("sorcerer", "air", on=spell(0))
        assert g.board["spells"][0]["nearly"] == ["sorcerer"]


def test_a_card_with_two_ends_is_nearly_done_for_either_side() -> None:
    with race("2", challenges=[coin("key sword", "air fire")]) as g:
        g.rolls("guard", "key foot foot").places("guard", "key", on=challenge(0))
        assert g.board["challenges"][0]["nearly"] == ["heroes"]
        g.rolls("sorcerer", "air air water water plant").places("sorcerer", "air", on=dark_end(0))
        assert g.board["challenges"][0]["nearly"] == ["heroes", "sorcerer"]


@pytest.mark.rule("RO-R47")
def test_under_the_dragon_nothing_is_nearly_done() -> None:
    with race("training-2", challenges=[standard("key key sword")], spells=[dracology("air air fire")], dragon=1) as g:
        g.rolls("guard", "key key foot").places("guard", "key key", on=challenge(0))
        assert g.board["challenges"][0]["nearly"] == []


def test_a_laid_card_says_which_symbol_it_forbids() -> None:
    laid = [dispelling("fire", "key key", victim="bard"), curse("silence", "key foot")]
    with race("3", laid=laid) as g:
        assert [card["forbids"] for card in g.board["laid"]] == ["fire", None]


@pytest.mark.rule("RO-R68a", "RO-R68b")
def test_dice_that_a_scroll_can_turn_say_what_they_would_show() -> None:
    with race("2", scrolls=["backwards_watering_can", "seeds_in_the_wind"]) as g:
        g.rolls("sorcerer", "plant water air fire joker")
        found = [(turn["die"], turn["face"]) for turn in own(g, "sorcerer", "turns")]
        assert found == [(0, "water"), (1, "plant"), (0, "air"), (2, "plant")]
        g.does("sorcerer", own(g, "sorcerer", "turns")[1]["action"])
        assert g.player("sorcerer")["dice"][1]["face"] == "plant"


@pytest.mark.rule("RO-R64")
def test_goods_say_how_many_coins_their_buyers_lack() -> None:
    with race("2", phase="break", trophies={"heroes": 1}, coins={"heroes": 1}) as g:
        shop = g.board["shop"]
        purse = g.board["coins"]["purse"]
        assert all(good["short"] == max(0, good["cost"] - purse["heroes"]) for good in shop["equipment"])
        assert all(good["short"] == max(0, good["cost"] - purse["sorcerer"]) for good in shop["scrolls"])
        assert any(good["short"] for good in shop["equipment"] + shop["scrolls"])
