"""Reading positions: plain data from a test or a person, and a `BadSetup` that says what cannot be."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Any, Final

from ludoteca.kernel.errors import BadSetup

ANY: Final = 10**9  # as a bound: none


def fields(what: str, data: object, known: Collection[str]) -> Mapping[str, Any]:
    """Data with names for its values, and only names that mean something."""
    if not isinstance(data, Mapping):
        raise BadSetup(f"{what} has named values, but this is {data!r}")
    unknown = sorted(set(data) - set(known), key=str)
    if unknown:
        raise BadSetup(f"{what} has no {unknown[0]!r}; it has {', '.join(sorted(known))}")
    return data


def listed(data: Mapping[str, Any], name: str) -> list[Any]:
    """A list of values; empty when the data leaves it out."""
    value = data.get(name, [])
    if not isinstance(value, (list, tuple)):
        raise BadSetup(f"{name!r} is a list, not {value!r}")
    return list(value)


def number(data: Mapping[str, Any], name: str, default: int, low: int = 0, high: int = ANY) -> int:
    """A whole number within its bounds."""
    value = data.get(name, default)
    if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
        to = "on" if high == ANY else f"to {high}"
        raise BadSetup(f"{name!r} is a whole number from {low} {to}, not {value!r}")
    return value


def index(names: Sequence[str], name: object, what: str) -> int:
    """One of these names, as its position among them."""
    if not isinstance(name, str) or name not in names:
        raise BadSetup(f"there is no {what} {name!r}; there are: {', '.join(known for known in names if known)}")
    return list(names).index(name)


def names_of(players: Sequence[Mapping[str, Any]], field: str, known: Sequence[str]) -> list[Any]:
    """Who plays, by a field such as `role`; a player without one gets the next that nobody has."""
    named = [player[field] for player in players if field in player]
    spare = iter([name for name in known if name not in named])
    return [player[field] if field in player else next(spare, known[0]) for player in players]


def must_be(check: Callable[[], None]) -> None:
    """Let the game's own check say what is impossible about a position."""
    try:
        check()
    except AssertionError as problem:
        raise BadSetup(f"this position cannot be: {problem}") from problem
