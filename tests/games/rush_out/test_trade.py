"""Between rounds: the trade phase, and what Equipment does for its owner."""

from __future__ import annotations

from typing import Any

import pytest

from ludoteca.games.rush_out.content.loading import own_box
from ludoteca.games.rush_out.content.names import SCROLL_EFFECTS
from ludoteca.games.rush_out.state import COIN
from tests.games.rush_out.table import (
    DRAGON_TILE,
    RushScenario,
    challenge,
    dispelling,
    do,
    dracology,
    race,
    spell,
    standard,
)

BOX = own_box()

FOUR = "sorcerer bard guard warrior"
TORCH, BOOTS, HAIRPIN, BLADE, AMULET, HAT = range(6)  # Fire, Footprints, Key, Sword, Heart, any symbol
WATERING_CAN, SEEDS, BOOKMARK, PUDDLE, CACTUS, WIND, STORM, CHOW = range(8)


def market(players: str = FOUR, scenario: str = "2", lost: str = "heroes", **more: Any) -> RushScenario:
    """A break after a round that one side has lost, and so with the Coin token on that side."""
    won = "sorcerer" if lost == "heroes" else "heroes"
    return race(scenario, players, phase="break", trophies={won: 1}, **more)


def buying(g: RushScenario, kind: int, owner: str) -> int:
    """The action of buying Equipment for a Hero."""
    return do.BUY_GEAR + kind * 5 + g.seat(owner)


def returning(g: RushScenario, kind: int, owner: str) -> int:
    """The action of giving it back."""
    return do.RETURN_GEAR + kind * 5 + g.seat(owner)


def all_done(g: RushScenario) -> None:
    """Everybody has traded enough."""
    for name in g.names:
        if not g.player(name)["ready"]:
            g.does(name, do.DONE)


def starts(g: RushScenario, faces: str = "air air air air air") -> None:
    """The Sorcerer starts the round, and this is the first roll."""
    g.told_roll("sorcerer", faces).does("sorcerer", do.START).wait(g.board["until"] - g.state.now)
    assert g.phase == "race"


def purses(g: RushScenario) -> tuple[int, int]:
    """Coins of the Heroes and of the Sorcerer."""
    purse = g.board["coins"]["purse"]
    return purse["heroes"], purse["sorcerer"]


# -- buying ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("RO-R64", "RO-R66", "RO-R62")
def test_coin_cards_and_the_token_buy_equipment() -> None:
    with market(coins={"heroes": 1}) as g:
        assert purses(g) == (2, 0)
        g.does("bard", buying(g, TORCH, "guard"))
        assert purses(g) == (1, 0)
        assert g.player("guard")["equipment"] == [BOX.equipment_ids[TORCH]]
        assert g.board["shop"]["equipment"][TORCH]["left"] == 1
        g.does("guard", buying(g, BOOTS, "guard"))
        assert purses(g) == (0, 0)
        assert g.refused("warrior", buying(g, HAIRPIN, "warrior")) == ("refuse-too-dear", "RO-R64")
        assert g.params == {"n": 0}


@pytest.mark.rule("RO-R67a", "RO-R67b", "RO-R67c", "RO-R67d", "RO-R67e", "RO-R67f", "RO-R64")
@pytest.mark.parametrize(("kind", "cost"), [(TORCH, 1), (BOOTS, 1), (HAIRPIN, 1), (BLADE, 1), (AMULET, 2), (HAT, 3)])
def test_what_equipment_costs(kind: int, cost: int) -> None:
    if cost > 1:
        with market(coins={"heroes": cost - 2}) as g:
            assert g.refused("bard", buying(g, kind, "bard")) == ("refuse-too-dear", "RO-R64")
    with market(coins={"heroes": cost - 1}) as g:
        g.does("bard", buying(g, kind, "bard"))
        assert purses(g) == (0, 0)
        assert g.player("bard")["equipment"] == [BOX.equipment_ids[kind]]


@pytest.mark.rule("RO-R68", "RO-R65", "RO-R64")
@pytest.mark.parametrize(
    ("scroll", "cost"),
    [(WATERING_CAN, 2), (SEEDS, 2), (BOOKMARK, 1), (PUDDLE, 1), (CACTUS, 1), (WIND, 1), (STORM, 2), (CHOW, 3)],
)
def test_what_scrolls_cost(scroll: int, cost: int) -> None:
    if cost > 1:
        with market(lost="sorcerer", coins={"sorcerer": cost - 2}) as g:
            assert g.refused("sorcerer", do.BUY_SCROLL + scroll) == ("refuse-too-dear", "RO-R64")
    with market(lost="sorcerer", coins={"sorcerer": cost - 1}) as g:
        g.does("sorcerer", do.BUY_SCROLL + scroll)
        assert purses(g) == (0, 0)
        (owned,) = g.board["scrolls"]
        assert (owned["scroll"], owned["effect"]) == (scroll, SCROLL_EFFECTS[scroll])


@pytest.mark.rule("RO-R65", "RO-R66")
def test_scrolls_are_for_the_sorcerer_and_equipment_for_heroes() -> None:
    with market(coins={"heroes": 2, "sorcerer": 2}) as g:
        assert g.refused("bard", do.BUY_SCROLL + BOOKMARK) == ("refuse-only-sorcerer", "RO-R65")
        assert g.refused("sorcerer", buying(g, TORCH, "bard")) == ("refuse-only-heroes", "RO-R66")
        assert not g.can("bard", buying(g, TORCH, "sorcerer"))
        assert not g.can("bard", do.BUY_GEAR + TORCH * 5 + 4), "nobody sits there"
        assert g.can("sorcerer", do.BUY_SCROLL + BOOKMARK)


@pytest.mark.rule("RO-R68")
def test_there_is_one_scroll_of_each_kind() -> None:
    with market(lost="sorcerer", coins={"sorcerer": 3}) as g:
        g.does("sorcerer", do.BUY_SCROLL + CACTUS)
        assert g.board["shop"]["scrolls"][CACTUS]["left"] == 0
        assert not g.can("sorcerer", do.BUY_SCROLL + CACTUS)
        assert g.can("sorcerer", do.BUY_SCROLL + WIND)


@pytest.mark.rule("RO-R66")
def test_what_is_sold_out_cannot_be_bought() -> None:
    with market(coins={"heroes": 3}) as g:
        g.does("bard", buying(g, BLADE, "bard")).does("bard", buying(g, BLADE, "guard"))
        assert g.board["shop"]["equipment"][BLADE]["left"] == 0
        assert not g.can("guard", buying(g, BLADE, "warrior"))
        assert g.can("guard", buying(g, TORCH, "warrior"))


@pytest.mark.rule("RO-R60", "RO-R64")
def test_scenario_1_has_breaks_without_a_shop() -> None:
    with market(scenario="1") as g:
        assert g.refused("bard", buying(g, TORCH, "bard")) == ("refuse-no-trade", "RO-R60")
        all_done(g)
        assert (g.phase, g.board["round"]) == ("ready", 2)


# -- thinking again ----------------------------------------------------------------------------------------------


@pytest.mark.rule("RO-R66", "RO-R64")
def test_heroes_can_give_back_what_they_bought_in_this_break() -> None:
    with market(heroes={"guard": {"equipment": [BOX.equipment_ids[BOOTS]]}}) as g:
        g.does("bard", buying(g, TORCH, "guard"))
        assert g.refused("guard", returning(g, BOOTS, "guard")) == ("refuse-not-bought-now", "RO-R64")
        assert g.refused("guard", returning(g, TORCH, "bard")) == ("refuse-not-bought-now", "RO-R64")
        g.does("warrior", returning(g, TORCH, "guard"))
        assert g.player("guard")["equipment"] == [BOX.equipment_ids[BOOTS]]
        assert (purses(g), g.board["shop"]["equipment"][TORCH]["left"]) == ((1, 0), 2)
        assert g.refused("bard", returning(g, TORCH, "guard")) == ("refuse-not-bought-now", "RO-R64")


@pytest.mark.rule("RO-R65", "RO-R64")
def test_the_sorcerer_can_give_back_a_scroll_of_this_break() -> None:
    with market(lost="sorcerer", scrolls=["pet_cactus"]) as g:
        g.does("sorcerer", do.BUY_SCROLL + WIND)
        assert g.refused("sorcerer", do.RETURN_SCROLL + CACTUS) == ("refuse-not-bought-now", "RO-R64")
        g.does("sorcerer", do.RETURN_SCROLL + WIND)
        assert purses(g) == (0, 1)
        assert [owned["scroll"] for owned in g.board["scrolls"]] == [CACTUS]


@pytest.mark.rule("RO-R64", "RO-R66")
def test_the_next_round_waits_until_everybody_is_done() -> None:
    with market() as g:
        for name in ("sorcerer", "bard", "guard"):
            g.does(name, do.DONE)
            assert g.phase == "break"
        assert g.refused("bard", do.DONE) == ("refuse-already-done", "RO-R64")
        g.does("warrior", do.DONE)
        assert (g.phase, g.board["round"]) == ("ready", 2)


@pytest.mark.rule("RO-R66", "RO-R64")
def test_heroes_who_were_done_are_asked_again_when_another_hero_buys() -> None:
    with market() as g:
        g.does("sorcerer", do.DONE).does("bard", do.DONE).does("guard", do.DONE)
        g.does("warrior", buying(g, TORCH, "warrior"))
        assert [g.player(name)["ready"] for name in g.names] == [True, False, False, False]
        g.does("bard", do.DONE).does("guard", returning(g, TORCH, "warrior"))
        assert [g.player(name)["ready"] for name in g.names] == [True, False, False, False]


# -- the end of the trade ----------------------------------------------------------------------------------------


@pytest.mark.rule("RO-R64", "RO-R38")
def test_no_coin_is_saved_and_all_coin_cards_are_shuffled_back() -> None:
    with market(coins={"heroes": 2, "sorcerer": 1}) as g:
        g.does("bard", buying(g, TORCH, "bard"))
        all_done(g)
        assert purses(g) == (0, 0)
        assert g.board["coins"]["token"] is None
        assert {card for card in range(len(BOX.card_ids)) if BOX.family[card] == COIN} <= set(g.state.challenge_deck)
        all_cards = g.state.challenge_deck + g.state.cards[:3]
        assert sorted(all_cards) == g.state.challenges


@pytest.mark.rule("RO-R66", "RO-R67", "RO-R65", "RO-R64")
def test_what_was_bought_is_there_in_all_later_rounds() -> None:
    with market(players="sorcerer bard guard", lost="heroes", coins={"sorcerer": 2, "heroes": 1}) as g:
        g.does("bard", buying(g, TORCH, "guard")).does("sorcerer", do.BUY_SCROLL + CACTUS)
        all_done(g)
        assert g.player("guard")["joker"] == ["fire", "key"]
        assert g.player("bard")["joker"] == ["foot"]
        assert "plant" in g.player("sorcerer")["joker"]
        assert g.session.view(0)["board"]["can"] == [do.START]


@pytest.mark.rule("RO-R65", "RO-R68g", "RO-D-19")
def test_a_scroll_with_slots_can_be_filled_from_the_next_round_on() -> None:
    with market(players="sorcerer bard guard", lost="sorcerer", coins={"sorcerer": 1}) as g:
        g.does("sorcerer", do.BUY_SCROLL + STORM)
        all_done(g)
        starts(g, "lightning air air air air")
        g.places("sorcerer", "lightning", on=27)
        assert g.lying(27) == ["sorcerer", "-"]


@pytest.mark.rule("RO-R64", "RO-R37", "RO-R62")
def test_two_trades_in_a_match_of_three_rounds() -> None:
    with race(
        "2",
        spells=[dracology("air")],
        challenges=[standard("key")],
        trophies={"heroes": 1},
        dragon=3,
        dice={"sorcerer": "air"},
        heroes={"bard": {"equipment": [BOX.equipment_ids[BOOTS]]}},
    ) as g:
        g.places("sorcerer", "air", on=spell(0))
        assert (g.phase, g.board["coins"]["token"]) == ("break", "heroes")
        g.does("bard", buying(g, TORCH, "bard"))
        all_done(g)
        assert g.board["round"] == 3
        assert g.player("bard")["equipment"] == [BOX.equipment_ids[BOOTS], BOX.equipment_ids[TORCH]]


# -- what Equipment does -----------------------------------------------------------------------------------------

HERO_SYMBOLS = ("fire", "sword", "foot", "key", "heart")


@pytest.mark.rule("RO-R67", "RO-R67a", "RO-R67b", "RO-R67c", "RO-R67d", "RO-R67e", "RO-R67f", "RO-R31")
@pytest.mark.parametrize(
    ("kind", "also"),
    [
        (TORCH, {"fire"}),
        (BOOTS, {"foot"}),
        (HAIRPIN, {"key"}),
        (BLADE, {"sword"}),
        (AMULET, {"heart"}),
        (HAT, set(HERO_SYMBOLS)),
    ],
)
def test_a_joker_also_stands_for_what_the_equipment_says(kind: int, also: set[str]) -> None:
    for symbol in HERO_SYMBOLS:
        with race(
            "2",
            challenges=[standard(f"{symbol} {symbol} {symbol}")],
            dice={"bard": "joker joker", "guard": "joker"},
            heroes={"bard": {"equipment": [BOX.equipment_ids[kind]]}},
        ) as g:
            assert g.may_place("bard", "joker", challenge(0)) == (symbol in also | {"foot"})
            assert g.may_place("guard", "joker", challenge(0)) == (symbol == "key"), "it is for its owner alone"
            if symbol in also:
                g.places("bard", "joker joker", on=challenge(0))
                assert g.lying(challenge(0)) == ["bard", "bard", "-"], "as often as one likes"


@pytest.mark.rule("RO-R67", "RO-R66")
def test_several_pieces_of_equipment_add_up() -> None:
    with race(
        "2",
        challenges=[standard("fire heart foot sword")],
        dice={"bard": "joker joker joker"},
        heroes={"bard": {"equipment": [BOX.equipment_ids[TORCH], BOX.equipment_ids[AMULET]]}},
    ) as g:
        assert g.player("bard")["joker"] == ["fire", "foot", "heart"]
        g.places("bard", "joker", on=challenge(0), slot=0).places("bard", "joker", on=challenge(0), slot=1)
        assert g.refused("bard", "joker", on=challenge(0), slot=3) == ("refuse-joker", "RO-R31")


@pytest.mark.rule("RO-R67f", "RO-D-22", "RO-R51")
def test_even_a_joker_for_everything_cannot_stand_for_what_is_crossed_out() -> None:
    with race(
        "2",
        challenges=[standard("sword key")],
        laid=[dispelling("sword", victim="bard")],
        dragon=2,
        dice={"bard": "joker"},
        heroes={"bard": {"equipment": [BOX.equipment_ids[HAT]]}},
    ) as g:
        assert g.refused("bard", "joker", on=challenge(0), slot=0) == ("refuse-forbidden", "RO-R59")
        assert g.may_place("bard", "joker", challenge(0), slot=1)
        assert g.may_place("bard", "joker", DRAGON_TILE)
