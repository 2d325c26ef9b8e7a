"""What players agree on before a match."""

from __future__ import annotations

from typing import Any

import pytest

import ludoteca
from ludoteca.kernel.errors import BadSetup
from ludoteca.kernel.game import Outcome
from ludoteca.kernel.options import (
    Option,
    change_options,
    check_declared,
    check_options,
    parse_options,
    seat_counts,
)
from tests.kernel.examples import FERRY

NUMBER = Option("rounds", 3, low=1, high=4)
CHOICE = Option("mode", "calm", choices=("calm", "storm"))
EACH = Option("colours", None, choices=("red", "green", "blue"), per_seat=True)
ROLES = Option("roles", None, choices=("king", "fool", "monk"), per_seat=True, needed=("king",))


def test_good_values_pass() -> None:
    assert NUMBER.check(4, 2) == 4
    assert CHOICE.check("storm", 2) == "storm"
    assert EACH.check(None, 2) is None
    assert EACH.check(("blue", "red"), 2) == ["blue", "red"]
    assert ROLES.check(["monk", "king"], 2) == ["monk", "king"]
    assert ROLES.check(None, 2) is None


@pytest.mark.parametrize(
    ("option", "value", "complaint"),
    [
        (NUMBER, 0, "'rounds' goes from 1 to 4, not 0"),
        (NUMBER, 5, "'rounds' goes from 1 to 4, not 5"),
        (NUMBER, "3", "'rounds' needs a whole number, not '3'"),
        (NUMBER, True, "'rounds' needs a whole number, not True"),
        (NUMBER, 2.0, "'rounds' needs a whole number, not 2.0"),
        (NUMBER, None, "'rounds' needs a whole number, not None"),
        (CHOICE, "fog", "'mode' is one of calm, storm, not 'fog'"),
        (CHOICE, ["calm"], "'mode' is one of calm, storm"),
        (EACH, "red", "'colours' needs a list of 2 values, one for each seat"),
        (EACH, ["red"], "'colours' needs a list of 2 values"),
        (EACH, ["red", "red"], "'colours' names a value twice"),
        (EACH, ["red", "pink"], "'colours' is one of red, green, blue, not 'pink'"),
        (EACH, ["red", []], "'colours' is one of red, green, blue"),
        (ROLES, ["monk", "fool"], "'roles' needs a seat with king; there is none in ['monk', 'fool']"),
    ],
)
def test_bad_values_are_refused_with_a_sentence(option: Option, value: Any, complaint: str) -> None:
    with pytest.raises(BadSetup, match=complaint.replace("[", r"\[")):
        option.check(value, 2)


@pytest.mark.parametrize("seats", [1, 5, 0, -2, True, "3", 2.0, None])
def test_impossible_seat_counts(seats: Any) -> None:
    with pytest.raises(BadSetup, match="night-ferry is for 2 to 4 players"):
        FERRY.start(seats)


def test_unknown_options_are_named() -> None:
    with pytest.raises(BadSetup, match="night-ferry has no option 'speed'; it has rounds"):
        FERRY.start(2, options={"speed": 1})


def test_options_of_a_match_are_complete() -> None:
    assert FERRY.start(2).options == {"rounds": 3}
    tokyo = ludoteca.game("king-of-tokyo")
    chosen = tokyo.start(2, options={"target": 10}).options
    assert list(chosen) == [option.name for option in tokyo.options]
    assert (chosen["target"], chosen["monsters"]) == (10, None)


@pytest.mark.parametrize("seed", ["7", 1.5, True])
def test_a_seed_is_a_whole_number(seed: Any) -> None:
    with pytest.raises(BadSetup, match="a seed is a whole number"):
        FERRY.start(2, seed=seed)


def test_outcomes_compare_by_all_they_are() -> None:
    outcome = Outcome((0,), "landed", (3, 1))
    assert outcome == Outcome((0,), "landed", (3, 1))
    assert hash(outcome) == hash(Outcome((0,), "landed", (3, 1)))
    assert outcome != Outcome((1,), "landed", (3, 1))
    assert outcome != "landed"
    assert repr(outcome) == "<Outcome landed: winners (0,), scores (3, 1)>"


def test_typed_options_get_values_of_their_kind() -> None:
    game = ludoteca.game("king-of-tokyo")
    assert parse_options(game.options, ["target=12", "monsters=alienoid, the_king"]) == {
        "target": 12,
        "monsters": ["alienoid", "the_king"],
    }
    for text in ("target", "=3"):
        with pytest.raises(BadSetup, match="NAME=VALUE"):
            parse_options(game.options, [text])
    with pytest.raises(BadSetup, match="twice"):
        parse_options(game.options, ["target=6", "target=7"])
    with pytest.raises(BadSetup, match="whole number"):
        game.check_setup(2, parse_options(game.options, ["target=many"]))


# -- options that depend on each other -------------------------------------------------------------------------

ROUTE = Option("route", "hills", choices=("hills", "coast", "dunes"))
WELLS = Option("wells", 2, low=1, high=3, when=("route", ("dunes",)))
STOPS = Option(
    "stops",
    ("mill",),
    many=True,
    low=1,
    high=2,
    choices_by=("route", {"hills": ("mill", "abbey", "pass"), "coast": ("port", "cove")}),
)
BEASTS = Option("beasts", None, choices=("mule", "camel", "horse", "goat"), per_seat=True, each={1: (1, 2)})
JOURNEY = (ROUTE, WELLS, STOPS, BEASTS)


def agree(seats: int = 2, **given: Any) -> dict[str, Any]:
    return check_options(JOURNEY, seats, given)


STABLE = Option("stable", (), choices=BEASTS.choices, many=True, low=0, high=2, apart="beasts")


def test_a_set_that_is_apart_has_nothing_that_a_seat_has() -> None:
    options = (BEASTS, STABLE)
    assert check_options(options, 2, {"stable": ["goat", "mule"]}) == {"beasts": None, "stable": ["mule", "goat"]}
    given = {"beasts": [["camel"], ["horse"]], "stable": ["mule"]}
    assert check_options(options, 2, given) == given
    with pytest.raises(BadSetup, match="'stable' has horse, which a seat has by 'beasts'"):
        check_options(options, 2, given | {"stable": ["mule", "horse"]})
    with pytest.raises(BadSetup, match="apart from 'beasts', which no seat chooses before it"):
        check_declared((STABLE, BEASTS))


def test_what_is_not_asked_is_nothing() -> None:
    assert agree() == {"route": "hills", "wells": None, "stops": ["mill"], "beasts": None}
    assert agree(route="dunes") == {"route": "dunes", "wells": 2, "stops": None, "beasts": None}


def test_what_was_agreed_can_be_checked_again() -> None:
    for route in ROUTE.choices:
        agreed = agree(route=route)
        assert check_options(JOURNEY, 2, agreed) == agreed


def test_a_default_that_is_no_choice_gives_way_to_the_first_that_is() -> None:
    assert agree(route="coast")["stops"] == ["port"]


def test_a_set_comes_in_the_order_of_its_declaration() -> None:
    assert agree(stops=["pass", "mill"])["stops"] == ["mill", "pass"]


def test_one_seat_may_have_several_parts() -> None:
    assert agree(1, beasts=[["camel", "mule"]])["beasts"] == [["mule", "camel"]]
    assert agree(2, beasts=[["camel"], ["mule"]])["beasts"] == [["camel"], ["mule"]]


@pytest.mark.parametrize(
    ("seats", "given", "complaint"),
    [
        (2, {"wells": 2}, "'wells' is only for a match with route = dunes"),
        (2, {"route": "dunes", "stops": ["mill"]}, "'stops' is only for a match with route = hills or coast"),
        (2, {"route": "coast", "stops": ["mill"]}, "'stops' is one of port, cove, not 'mill'"),
        (2, {"stops": "mill"}, "'stops' needs a list of values, not 'mill'"),
        (2, {"stops": ["mill", "mill"]}, "'stops' names a value twice"),
        (2, {"stops": []}, "'stops' takes 1 to 2 values, not 0"),
        (2, {"stops": ["mill", "abbey", "pass"]}, "'stops' takes 1 to 2 values, not 3"),
        (2, {"beasts": [["mule"], ["mule"]]}, "'beasts' names a value twice"),
        (2, {"beasts": [["mule", "goat"], ["horse"]]}, "'beasts' takes 1 values, not 2"),
        (1, {"beasts": [[]]}, "'beasts' takes 1 to 2 values, not 0"),
        (2, {"beasts": ["mule", "goat"]}, "'beasts' needs a list of values, not 'mule'"),
        (2, {"beasts": [["mule"]]}, "'beasts' needs a list of 2 lists, one for each seat"),
    ],
)
def test_what_does_not_fit_together_is_refused(seats: int, given: dict[str, Any], complaint: str) -> None:
    with pytest.raises(BadSetup, match=complaint):
        agree(seats, **given)


def test_a_change_takes_along_what_depends_on_it() -> None:
    agreed = agree(stops=["abbey", "pass"])
    changed = check_options(JOURNEY, 2, change_options(JOURNEY, 2, agreed, {"route": "coast"}))
    assert (changed["route"], changed["stops"]) == ("coast", ["port"])
    kept = check_options(JOURNEY, 2, change_options(JOURNEY, 2, agreed, {"beasts": [["mule"], ["goat"]]}))
    assert kept["stops"] == ["abbey", "pass"]


def test_lists_and_lists_of_lists_can_be_typed() -> None:
    typed = parse_options(JOURNEY, ["stops=mill, pass", "beasts=mule+camel,goat"])
    assert typed == {"stops": ["mill", "pass"], "beasts": [["mule", "camel"], ["goat"]]}
    assert parse_options(JOURNEY, ["stops="]) == {"stops": []}


def test_seat_counts_of_one_and_of_several() -> None:
    assert seat_counts(range(1, 2)) == "1 player"
    assert seat_counts(range(1, 7)) == "1 to 6 players"
    assert seat_counts(range(3, 4)) == "3 players"


@pytest.mark.parametrize(
    ("options", "complaint"),
    [
        ((WELLS, ROUTE), "'wells' depends on 'route', which is not declared before it"),
        ((ROUTE, Option("x", 1, low=1, high=2, when=("route", ("sea",)))), "depends on route = sea, which cannot be"),
        ((ROUTE, ROUTE), "'route' is declared twice"),
        ((Option("x", (), many=True),), "'x' has no choices"),
    ],
)
def test_a_declaration_that_cannot_work_is_found(options: tuple[Option, ...], complaint: str) -> None:
    check_declared(JOURNEY)
    with pytest.raises(BadSetup, match=complaint):
        check_declared(options)
