"""Options at a table: those that depend on each other, sets, and several parts for one seat."""

from __future__ import annotations

from typing import Any

import pytest

import ludoteca
from ludoteca.server.bodies import NewTable
from ludoteca.server.messages import Configure
from ludoteca.server.refusals import Malformed, Refusal
from ludoteca.server.tables.house import shelf
from ludoteca.server.tables.seating import (
    PlayedChapter,
    Seating,
    choose,
    configure,
    new_seating,
    picked,
    put_bot,
    ready,
)
from tests.kernel.examples import CARAVAN

pytestmark = pytest.mark.usefixtures("example_games")


def caravan(seats: int = 2, **options: Any) -> Seating:
    return new_seating(CARAVAN, NewTable(game=CARAVAN.id, seats=seats, name="Ana", options=options), "ana")


def change(seating: Seating, seats: int | None = None, **options: Any) -> None:
    configure(CARAVAN, seating, Configure("c1", seats=seats, options=options))


def test_the_form_is_told_what_depends_on_what() -> None:
    info = next(game for game in shelf() if game.id == CARAVAN.id)
    options = {option.name: option for option in info.options}
    assert info.seats == [1, 2, 3, 4, 5, 6]
    assert [options[name].kind for name in ("wares", "wells", "stops", "beasts")] == [
        "choice",
        "number",
        "set",
        "per-seat",
    ]
    assert options["wells"].when is not None
    assert (options["wells"].when.name, options["wells"].when.values) == ("route", ["dunes"])
    assert options["stops"].choices_by is not None
    assert options["stops"].choices_by.by["dunes"] == ["oasis", "ruin"]
    assert (options["beasts"].each[1], options["beasts"].each[2]) == ([1, 2], [1, 1])


def test_one_person_can_play_alone_with_two_beasts() -> None:
    seating = caravan(1)
    choose(CARAVAN, seating, 0, "", ["camel", "yak"])
    options = ready(CARAVAN, seating, "")
    assert options["beasts"] == [["camel", "yak"]]
    assert CARAVAN.start(1, seed=1, options=options).pending[0].kind == "turn"


def test_with_more_seats_everyone_has_one() -> None:
    seating = caravan(2)
    with pytest.raises(Malformed):
        choose(CARAVAN, seating, 0, "", ["camel", "yak"])
    choose(CARAVAN, seating, 0, "", ["camel"])
    put_bot(seating, 1, "jogador")
    with pytest.raises(Refusal, match="refuse-choice-taken"):
        choose(CARAVAN, seating, 1, "", ["camel"])
    options = ready(CARAVAN, seating, "")
    assert options["beasts"][0] == ["camel"]
    assert len(options["beasts"][1]) == 1


def test_another_route_takes_along_what_depends_on_it() -> None:
    seating = caravan(stops=["mill", "abbey"])
    assert (seating.options["stops"], seating.options["wells"]) == (["mill", "abbey"], None)
    change(seating, route="dunes")
    assert (seating.options["stops"], seating.options["wells"]) == ([], 1)
    change(seating, days=3)
    assert (seating.options["route"], seating.options["days"]) == ("dunes", 3)


def test_more_seats_leave_a_seat_one_of_its_two_beasts() -> None:
    seating = caravan(1)
    choose(CARAVAN, seating, 0, "", ["camel", "yak"])
    change(seating, seats=2)
    assert [picked(chair) for chair in seating.chairs] == [["camel"], []]


@pytest.mark.parametrize(
    ("options", "complaint"),
    [
        ({"wells": 1}, "only for a match with route = dunes"),
        ({"stops": ["oasis"]}, "is one of mill, abbey, pass"),
        ({"speed": 9}, "no option 'speed'"),
    ],
)
def test_what_does_not_fit_is_refused_with_a_sentence(options: dict[str, Any], complaint: str) -> None:
    with pytest.raises(Malformed) as making:
        caravan(**options)
    assert complaint in making.value.sentence
    with pytest.raises(Malformed) as changing:
        change(caravan(), **options)
    assert complaint in changing.value.sentence


# -- what no seat can have -------------------------------------------------------------------------------------

DUNGEON = ludoteca.game("keep-the-heroes-out")


def laboratory(**options: Any) -> Seating:
    wanted = NewTable(game=DUNGEON.id, seats=2, name="Ana", options={"scenario": "borrowed-claws", **options})
    return new_seating(DUNGEON, wanted, "ana")


def test_nobody_sits_down_with_what_lies_apart_from_the_seats() -> None:
    seating = laboratory(laboratory=["witch", "ghost"])
    with pytest.raises(Refusal, match="refuse-choice-taken"):
        choose(DUNGEON, seating, 0, "", ["witch"])
    choose(DUNGEON, seating, 0, "", ["gnoll"])
    with pytest.raises(Refusal, match="refuse-choice-taken"):
        configure(DUNGEON, seating, Configure("c1", options={"laboratory": ["gnoll"]}))
    put_bot(seating, 1, "jogador")
    for _ in range(30):  # chance never gives a seat what is apart
        options = ready(DUNGEON, seating.copy(), "")
        assert options["clans"][1][0] not in ("witch", "ghost", "gnoll")


def test_what_a_chapter_gives_to_a_seat_is_not_apart() -> None:
    seating = laboratory()
    seating.chapter = PlayedChapter("magic", {"scenario": "borrowed-claws"}, {2: {"clans": [["witch"], ["slime"]]}})
    with pytest.raises(Refusal, match="refuse-choice-taken"):
        configure(DUNGEON, seating, Configure("c1", options={"laboratory": ["slime"]}))
    configure(DUNGEON, seating, Configure("c1", options={"laboratory": ["ghost"]}))
    assert seating.options["laboratory"] == ["ghost"]
