"""Matches that begin anywhere, and scenarios with forced luck."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest

import ludoteca
from ludoteca.kernel import positions as read
from ludoteca.kernel.chance import seeded
from ludoteca.kernel.dealing import deal_again
from ludoteca.kernel.errors import BadScript, BadSetup, IllegalAnswer
from ludoteca.kernel.record import Record
from ludoteca.testkit import Scenario, StrictLuck, given
from ludoteca.testkit.portrait import portrait
from tests.kernel.caravan.rules import LOOK
from tests.kernel.examples import CARAVAN, FERRY, FIRES
from tests.kernel.night_ferry.rules import LOAD, NO, WHISTLE
from tests.kernel.test_session import POSITION


def test_a_match_begins_in_the_position() -> None:
    session = FERRY.start_at(POSITION, seed=1)
    dump = FERRY.dump(session.state)
    assert dump["hands"] == [[2, 8], [11], []]
    assert dump["deck"][-3:] == [17, 18, 19]
    assert session.position == POSITION


def test_a_position_is_checked() -> None:
    with pytest.raises(BadSetup, match="cannot be: crates are missing or doubled"):
        FERRY.start_at({"players": [{"hand": [1]}, {"hand": [1]}]})
    with pytest.raises(BadSetup, match="for 2 to 4 players"):
        FERRY.start_at({"players": []})


def test_the_position_goes_with_clones_and_records() -> None:
    session = FERRY.start_at(POSITION, seed=1)
    session.answer(0, LOAD + 8)
    twin = session.clone()
    assert twin.position == POSITION
    again = Record.from_bytes(twin.record().to_bytes()).verify()
    assert not portrait(again).differences(portrait(session))


TOKYO: dict[str, Any] = {
    "players": [
        {"monster": "the_king", "hearts": 4, "stars": 7, "energy": 9, "place": "city", "cards": ["smoke_cloud"]},
        {"monster": "gigazaur", "energy": 2, "poison": 1, "shrink": 1},
        {"cards": ["mimic", "wings"]},
    ],
    "market": ["heal", None, "jets"],
    "deck": ["frenzy"],
    "discard": ["tank"],
    "mimics": "smoke_cloud",
    "turn": 1,
    "target": 15,
}


def test_a_position_of_king_of_tokyo_round_trips_through_a_record() -> None:
    game = ludoteca.game("king-of-tokyo")
    session = game.start_at(TOKYO, seed=5)
    for _ in range(10):
        seat, decision = next(iter(session.pending.items()))
        session.answer(seat, decision.actions[-1])
    again = Record.from_bytes(session.record().to_bytes())
    assert again.position == TOKYO
    assert not portrait(again.verify()).differences(portrait(session))
    assert not portrait(again.resume()).differences(portrait(session))


def test_a_scenario_forces_luck_and_follows_a_player() -> None:
    with given("night-ferry", POSITION) as g:
        g.force("wind", [5])
        decision = g.asked(0)
        assert decision is not None
        assert decision.kind == "turn"
        g.choose(0, "do-whistle")
        assert g.told("whistled") == [(0, 6, 2, 0, 0)]
        g.choose(1, "do-load", "crate:11")
        assert g.asked(2) is not None


NIGHT: dict[str, Any] = {"dice": [[3, 5], [0, 2]], "lit": {"3": 1}, "seconds": 10}


def test_a_live_match_begins_in_the_position_and_is_not_set_up_again() -> None:
    session = FIRES.start_at(NIGHT, seed=4)
    assert FIRES.dump(session.state)["dice"] == [[2, 4], [-1, 1]]
    assert session.log() == []
    assert session.opening == []
    assert {seat: list(asked.actions) for seat, asked in session.pending.items()} == {0: [0, 5], 1: [0, 2]}
    session.answer(0, 5)
    session.tick(700)
    session.answer(1, 0)
    twin = session.clone()
    assert twin.position == NIGHT
    again = Record.from_bytes(twin.record().to_bytes())
    for found in (again.verify(), again.resume()):
        assert not portrait(found).differences(portrait(session))
    assert session.sample(0, seeded(1)).position is None


def test_a_position_of_a_live_game_is_checked() -> None:
    with pytest.raises(BadSetup, match="cannot be: no such face"):
        FIRES.start_at({"dice": [[9, 9]]})


def test_a_scenario_of_a_live_game_lets_time_pass() -> None:
    with given("signal-fires", NIGHT) as g:
        g.force("throw-1", [3, 3]).force("throw-0", [0, 5])
        g.choose(0, "do-light", "beacon:5")
        g.choose(0, "do-throw")
        g.answer(1, 0)
        assert g.told("threw") == [(0, 1, 6, 0, 0), (1, 4, 4, 0, 0)]
        assert g.wait(800) == []
        g.answer(1, 4)
        assert [event.kind for event in g.wait(9200)] == ["dawn"]
        assert g.told("dawn") == [(0, 0, 0, 0, 0)]
        assert g.session.outcome is not None


def test_forced_luck_that_nothing_used_fails_a_scenario() -> None:
    g = given("night-ferry", POSITION).force("wind", [5])
    g.answer(0, LOAD + 2)
    with pytest.raises(AssertionError, match="forced luck was never used"):
        g.done()
    with pytest.raises(AssertionError, match="forced luck was never used"), g:
        g.answer(1, NO)


def test_a_choice_that_is_not_there_fails_a_scenario() -> None:
    g = given("night-ferry", POSITION)
    with pytest.raises(AssertionError, match="0 choices are do-load"):
        g.choose(0, "do-load", "crate:5")
    with pytest.raises(AssertionError, match="2 choices are do-load"):
        g.choose(0, "do-load")
    with pytest.raises(AssertionError, match="seat 1 is not asked anything"):
        g.choose(1, "do-draw")


def test_an_error_in_a_scenario_is_not_hidden_by_leftover_luck() -> None:
    with pytest.raises(IllegalAnswer), given("night-ferry", POSITION).force("wind", [5]) as g:
        g.answer(1, WHISTLE)


def test_luck_can_be_strict() -> None:
    g = Scenario("night-ferry", POSITION, luck=StrictLuck())
    with pytest.raises(BadScript, match="1 dice are rolled for 'wind', and no test said how they fall"):
        g.choose(0, "do-whistle")
    g.force("wind", [5]).choose(0, "do-whistle")
    assert g.told("whistled") == [(0, 6, 2, 0, 0)]


def test_strict_luck_may_have_rolls_that_do_nothing_and_scripts_that_are_shared() -> None:
    luck = StrictLuck(same={"gust": "wind"}, idle={"wind": lambda n: [0] * n})
    luck.force("wind", [4])
    assert luck.roll("gust", 6, 1) == [4]
    twin = luck.copy()
    assert twin.roll("wind", 6, 2) == [0, 0]
    with pytest.raises(BadScript, match="for 'gust'"):
        twin.roll("gust", 6, 1)
    assert twin.leftover() == luck.leftover() == []


def test_a_refusal_in_a_scenario_changes_nothing() -> None:
    g = given("night-ferry", POSITION)
    assert g.refusal(1, WHISTLE).key == "refuse-not-asked"
    with pytest.raises(AssertionError, match="seat 0 may answer 1"):
        g.refusal(0, WHISTLE)


@pytest.mark.parametrize(
    ("reading", "reason"),
    [
        (lambda: read.fields("a player", 3, ["hand"]), "a player has named values, but this is 3"),
        (lambda: read.fields("a player", {"hat": 1}, ["hold", "hand"]), "a player has no 'hat'; it has hand, hold"),
        (lambda: read.listed({"deck": "top"}, "deck"), "'deck' is a list, not 'top'"),
        (lambda: read.number({"coins": True}, "coins", 0), "'coins' is a whole number from 0 on, not True"),
        (lambda: read.number({"coins": 9}, "coins", 0, 0, 8), "'coins' is a whole number from 0 to 8, not 9"),
        (lambda: read.index(("calm", "storm"), "fog", "course"), "there is no course 'fog'; there are: calm, storm"),
    ],
)
def test_what_cannot_be_read_is_told(reading: Callable[[], object], reason: str) -> None:
    with pytest.raises(BadSetup, match=re.escape(reason)):
        reading()


def test_players_without_a_name_get_one_that_nobody_has() -> None:
    assert read.names_of([{}, {"role": "bard"}, {}], "role", ["bard", "guard", "cleric"]) == ["guard", "bard", "cleric"]


def test_a_journey_begins_anywhere() -> None:
    position = {
        "wares": "palace",
        "players": [{"hand": ["amber"], "beasts": ["camel"]}, {"hand": ["silk", "silk"]}],
        "deck": ["pearls", "ivory"],
        "water": 5,
        "gold": 7,
        "day": 2,
        "turn": 1,
    }
    session = CARAVAN.start_at(position)
    board = session.view(1)["board"]
    assert (board["gold"], board["water"], board["day"], board["hand"]) == (7, 5, 2, ["silk", "silk"])
    assert list(session.pending) == [1]
    session.answer(1, LOOK)
    assert session.view(1)["board"]["looked"] == ["pearls", "ivory"]
    assert session.record().replay().view(1) == session.view(1)


@pytest.mark.parametrize(
    ("position", "told"),
    [
        ({"players": [{"hand": ["gold"]}]}, "there is no ware 'gold'"),
        ({"players": [{"hand": ["salt"] * 5}]}, "there is no salt left at this table"),
        ({"players": [{"hand": ["pearls"]}]}, "there is no pearls left at this table"),
        ({"players": [{}], "camels": 3}, "a position of Caravan has no 'camels'"),
        ({"players": [{}, {}], "turn": 2}, "'turn' is a whole number from 0 to 1"),
    ],
)
def test_a_journey_that_cannot_be_says_why(position: dict[str, Any], told: str) -> None:
    with pytest.raises(BadSetup, match=re.escape(told)):
        CARAVAN.start_at(position)


def test_what_is_dealt_again_tells_nothing_of_the_true_order() -> None:
    worlds = []
    for deck, hand in (([1, 2, 3], [4, 5]), ([5, 3, 1], [2, 4])):
        deal_again(seeded(3), deck, [hand])
        worlds.append((deck, hand))
    assert worlds[0] == worlds[1]
