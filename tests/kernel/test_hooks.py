"""Card hooks: moments by the methods that a card overrides, found once for each hand."""

from __future__ import annotations

import pytest

from ludoteca.kernel.errors import BrokenGame
from ludoteca.kernel.hooks import HookIndex, id_of, moments

AT_DAWN = 0
AT_DUSK = 1


class Animal:
    """A card of a game about a farm."""

    def at_dawn(self) -> str:
        """When the sun rises."""
        return ""

    def at_dusk(self) -> str:
        """When it sets."""
        return ""

    def name(self) -> str:
        """No moment: no number is named like it."""
        return type(self).__name__


class Rooster(Animal):
    """Up first."""

    def at_dawn(self) -> str:
        return "crows"


class BarnOwl(Animal):
    """Up late, and it has seen the morning."""

    def at_dawn(self) -> str:
        return "yawns"

    def at_dusk(self) -> str:
        return "hoots"


MOMENTS = moments(Animal, globals())


def farm(orders: tuple[int, int] = (0, 0)) -> HookIndex[Animal]:
    return HookIndex(Animal, MOMENTS, [BarnOwl(), Rooster()], orders)


def test_moments_are_the_constants_named_like_methods() -> None:
    assert MOMENTS == ["at_dawn", "at_dusk"]


def test_a_card_acts_at_the_moments_that_it_overrides() -> None:
    hooks = farm().of([0, 1])
    assert [animal.at_dawn() for animal in hooks[AT_DAWN]] == ["yawns", "crows"]
    assert [animal.at_dusk() for animal in hooks[AT_DUSK]] == ["hoots"]


def test_cards_of_one_moment_act_in_their_order() -> None:
    hooks = farm((2, 1)).of([0, 1])
    assert [animal.at_dawn() for animal in hooks[AT_DAWN]] == ["crows", "yawns"]


def test_an_empty_hand_costs_nothing_and_equal_hands_share_an_index() -> None:
    index = farm()
    assert index.of([]) == index.none == [[], []]
    assert index.of([1]) is index.of([1])
    assert index.of([1]) is not index.of([0])


def test_two_indexes_know_nothing_of_each_other() -> None:
    one, other = farm(), farm()
    assert one.of([0])[AT_DAWN][0] is not other.of([0])[AT_DAWN][0]


@pytest.mark.parametrize(
    ("constants", "told"),
    [
        ({"AT_DAWN": 0, "AT_DUSK": 0}, "'at_dawn' and 'at_dusk' have the same number, 0"),
        ({"AT_DAWN": 0, "AT_DUSK": 2}, "numbered from 0 on, but none is 1"),
    ],
)
def test_moments_that_are_numbered_wrongly_are_told(constants: dict[str, object], told: str) -> None:
    with pytest.raises(BrokenGame, match=told):
        moments(Animal, constants)


@pytest.mark.parametrize(("name", "card_id"), [("Rooster", "rooster"), ("BarnOwl", "barn_owl"), ("AIsB", "a_is_b")])
def test_the_name_of_a_class_is_an_id(name: str, card_id: str) -> None:
    assert id_of(type(name, (Animal,), {})) == card_id
