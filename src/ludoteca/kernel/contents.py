"""Content belongs to a table: the cards and numbers of a match, made once for all matches with the same options."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Generic, TypeVar

C = TypeVar("C")


class Contents(Generic[C]):
    """The contents of a game by the values of the options that they depend on.

    `make` gets those values as a mapping, and makes a content that nobody changes. A table holds the one that it was
    made with; matches with the same values share it.
    """

    def __init__(self, make: Callable[[Mapping[str, Any]], C], *names: str) -> None:
        self._make = make
        self._names = names
        self._made: dict[str, C] = {}

    def of(self, options: Mapping[str, Any]) -> C:
        """The content of a match with these options."""
        wanted = {name: options[name] for name in self._names}
        key = repr(wanted)
        if key not in self._made:
            self._made[key] = self._make(wanted)
        return self._made[key]
