"""What players agree on before a match."""

from __future__ import annotations

from typing import Any

import pytest

import ludoteca
from ludoteca.kernel.errors import BadSetup
from ludoteca.kernel.game import Outcome
from ludoteca.kernel.options import Option, parse_options
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
    assert ludoteca.game("king-of-tokyo").start(2, options={"target": 10}).options == {"target": 10, "monsters": None}


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
