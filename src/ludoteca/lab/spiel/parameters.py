"""The options of a game as parameters of OpenSpiel, which knows numbers and texts.

A whole number is a number, a choice its name. The values of a set are joined by `+`, those of the seats by `/`:
`clans=slime/ghost`, and where a seat has several, `clans=slime+ghost`. `none` is the empty set, and `usual` is
what the game takes when nobody says anything.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from ludoteca.kernel.errors import BadSetup
from ludoteca.kernel.options import Option, parse_options

PLAYERS = "players"
MOST = "max_decisions"
USUAL = "usual"
NONE = "none"


def specification(options: Sequence[Option], seats: int) -> dict[str, int | str]:
    """The parameters of a game, each with its default, by which OpenSpiel knows its type."""
    known: dict[str, int | str] = {PLAYERS: seats, MOST: 0}
    for option in options:
        if option.name in known:
            raise BadSetup(f"an option cannot be called {option.name!r}: that is a parameter of every game")
        known[option.name] = _default(option)
    return known


def _default(option: Option) -> int | str:
    if option.many or option.per_seat or option.when is not None or option.choices_by is not None:
        return USUAL
    default: int | str = option.default
    return default


def options_from(options: Sequence[Option], parameters: Mapping[str, Any]) -> dict[str, Any]:
    """The options that parameters stand for; whether they are good is for the game to say."""
    typed = [
        f"{option.name}={_typed(option, parameters[option.name])}"
        for option in options
        if parameters.get(option.name, USUAL) != USUAL
    ]
    return parse_options(options, typed)


def _typed(option: Option, value: object) -> str:
    """As it would be typed at a command line, where commas part the values."""
    text = str(value)
    if option.per_seat:
        return text.replace("/", ",")
    if option.many:
        return "" if text == NONE else text.replace("+", ",")
    return text
