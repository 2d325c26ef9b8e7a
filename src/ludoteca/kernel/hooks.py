"""Card hooks: which cards act at which moment of the rules.

A game has one class with a method for each moment, and every card is a subclass that overrides those it needs. A moment
is a small number, declared beside that class as a constant with the name of the method (`AT_END: Final = 3` for
`at_end`), so that compiled rules look it up without a name. The index of a hand lists, for each moment, the cards that
have something to do there: a rule costs nothing for players without such cards.

    MOMENTS: Final = moments(Power, globals())
    hooks = HookIndex(Power, MOMENTS, powers, orders)
    for power in hooks.of(kinds)[AT_END]: ...
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Final, Generic, TypeVar

from ludoteca.kernel.errors import BrokenGame

C = TypeVar("C")

HANDS_REMEMBERED: Final = 20000


def moments(base: type, constants: Mapping[str, object]) -> list[str]:
    """The names of the moments in the order of their numbers: the constants that are named like a method of `base`."""
    numbers: dict[int, str] = {}
    for constant, number in constants.items():
        name = constant.lower()
        if constant.isupper() and type(number) is int and callable(getattr(base, name, None)):
            if number in numbers:
                raise BrokenGame(f"the moments {numbers[number]!r} and {name!r} have the same number, {number}")
            numbers[number] = name
    for expected in range(len(numbers)):
        if expected not in numbers:
            raise BrokenGame(f"the moments of {base.__name__} are numbered from 0 on, but none is {expected}")
    return [numbers[number] for number in range(len(numbers))]


def id_of(card: type) -> str:
    """The id that the name of a class stands for: `MadeInALab` is `made_in_a_lab`."""
    return re.sub(r"(?<!^)([A-Z])", r"_\1", card.__name__).lower()


class HookIndex(Generic[C]):
    """For every hand, the cards to call at each moment. `none` is the index of an empty hand."""

    def __init__(self, base: type, names: Sequence[str], cards: Sequence[C], orders: Sequence[int]) -> None:
        """`orders` says for each card when it acts among those of the same hand and moment; equal ones act by kind."""
        self.none: list[list[C]] = [[] for _ in names]
        self._cards = list(cards)
        self._orders = list(orders)
        self._of_hand: dict[tuple[int, ...], list[list[C]]] = {}
        self._moments: list[list[int]] = []
        for card in cards:
            own = type(card)
            self._moments.append(
                [moment for moment, name in enumerate(names) if getattr(own, name) is not getattr(base, name)]
            )

    def of(self, kinds: list[int]) -> list[list[C]]:
        """The index of a hand (its kinds, each once, in order). It never changes, so equal hands share one."""
        hand = tuple(kinds)
        known = self._of_hand.get(hand)
        if known is not None:
            return known
        found = self.none[:]
        for kind in sorted(hand, key=self._order):
            for moment in self._moments[kind]:
                found[moment] = [*found[moment], self._cards[kind]]
        if len(self._of_hand) < HANDS_REMEMBERED:
            self._of_hand[hand] = found
        return found

    def _order(self, kind: int) -> int:
        return self._orders[kind]
