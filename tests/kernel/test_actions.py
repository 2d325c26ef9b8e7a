"""Actions are declared once: what a number means, and the number of what is meant."""

from __future__ import annotations

import pytest

from ludoteca.kernel.actions import Act, ActionSpace, Param

KITCHEN = ActionSpace(
    Act("stir"),
    Act("salt", Param("pot", 3)),
    Act("pour", Param("pot", 3), Param("cup", 4), at=10),
    Act("taste"),
)


def test_acts_follow_each_other_or_begin_where_they_say() -> None:
    assert [(act.name, act.base, act.end) for act in KITCHEN.acts] == [
        ("stir", 0, 1),
        ("salt", 1, 4),
        ("pour", 10, 22),
        ("taste", 22, 23),
    ]
    assert KITCHEN.size == 23
    assert repr(KITCHEN) == "<actions stir, salt, pour, taste>"


def test_the_last_parameter_counts_fastest() -> None:
    assert KITCHEN.encode("pour", 0, 3) == 13
    assert KITCHEN.encode("pour", 1, 0) == 14
    assert KITCHEN.decode(14) == ("pour", (1, 0))


def test_every_number_of_every_act_decodes_and_encodes_to_itself() -> None:
    numbers = [number for number in range(KITCHEN.size) if number in KITCHEN]
    assert numbers == [*range(4), *range(10, 23)]
    for number in numbers:
        name, values = KITCHEN.decode(number)
        assert KITCHEN.encode(name, *values) == number


@pytest.mark.parametrize("number", [-1, 4, 9, 23, 10**30])
def test_a_number_between_or_beyond_the_acts_is_none(number: int) -> None:
    assert number not in KITCHEN
    with pytest.raises(ValueError, match=f"no act has the number {number}"):
        KITCHEN.decode(number)


@pytest.mark.parametrize(
    ("name", "values", "reason"),
    [
        ("fry", (), "there is no act 'fry'; there are stir, salt, pour, taste"),
        ("salt", (), "'salt' takes 1 values"),
        ("stir", (1,), "'stir' takes 0 values"),
        ("salt", (3,), "the 'pot' of 'salt' goes from 0 to 2, not 3"),
        ("pour", (0, -1), "the 'cup' of 'pour' goes from 0 to 3, not -1"),
    ],
)
def test_what_cannot_be_meant_is_told(name: str, values: tuple[int, ...], reason: str) -> None:
    with pytest.raises(ValueError, match=reason):
        KITCHEN.encode(name, *values)


def test_acts_that_overlap_are_found_when_the_space_is_made() -> None:
    with pytest.raises(ValueError, match="'pour' begins at 2, but 'salt' goes from 0 to 2"):
        ActionSpace(Act("salt", Param("pot", 3)), Act("pour", at=2))
    with pytest.raises(ValueError, match="two acts are called 'salt'"):
        ActionSpace(Act("salt"), Act("salt"))
    with pytest.raises(ValueError, match="without acts"):
        ActionSpace()


def test_parameters_have_values_and_names_of_their_own() -> None:
    with pytest.raises(ValueError, match="'pot' has no value"):
        Param("pot", 0)
    with pytest.raises(ValueError, match="'pour' has two parameters of one name: pot, pot"):
        Act("pour", Param("pot", 2), Param("pot", 2))
    with pytest.raises(ValueError, match="'pour' begins at -2"):
        Act("pour", at=-2)
