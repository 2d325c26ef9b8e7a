"""What players agree on before a match."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ludoteca.kernel.errors import BadSetup


class Option:
    """One thing that players agree on before a match: an int in a range, a choice, or a list of choices by seat.

    `needed` are values of a list by seat that some seat must have.
    """

    def __init__(
        self,
        name: str,
        default: Any,
        *,
        choices: Sequence[str] = (),
        low: int | None = None,
        high: int | None = None,
        per_seat: bool = False,
        needed: Sequence[str] = (),
        rule: str = "",
    ) -> None:
        self.name = name
        self.default = default
        self.choices = tuple(choices)
        self.low = low
        self.high = high
        self.per_seat = per_seat
        self.needed = tuple(needed)
        self.rule = rule

    def check(self, value: Any, seats: int) -> Any:
        """The value when it is good; `BadSetup` says what is wrong otherwise."""
        if self.per_seat:
            if value is None:
                return None
            if not isinstance(value, (list, tuple)) or len(value) != seats:
                raise BadSetup(f"option {self.name!r} needs a list of {seats} values, one for each seat")
            if len(set(map(str, value))) != len(value):
                raise BadSetup(f"option {self.name!r} names a value twice: {list(value)!r}")
            chosen = [self._check_choice(item) for item in value]
            missing = [item for item in self.needed if item not in chosen]
            if missing:
                raise BadSetup(f"option {self.name!r} needs a seat with {missing[0]}; there is none in {chosen!r}")
            return chosen
        if self.choices:
            return self._check_choice(value)
        if isinstance(value, bool) or not isinstance(value, int):
            raise BadSetup(f"option {self.name!r} needs a whole number, not {value!r}")
        if (self.low is not None and value < self.low) or (self.high is not None and value > self.high):
            raise BadSetup(f"option {self.name!r} goes from {self.low} to {self.high}, not {value}")
        return value

    def _check_choice(self, value: Any) -> str:
        if value not in self.choices:
            raise BadSetup(f"option {self.name!r} is one of {', '.join(self.choices)}, not {value!r}")
        return str(value)


def parse_options(options: Sequence[Option], typed: Sequence[str]) -> dict[str, Any]:
    """Options as typed, `name=value`, lists by seat separated by commas; whether they are good is for `check`."""
    known = {option.name: option for option in options}
    parsed: dict[str, Any] = {}
    for pair in typed:
        name, equals, text = (part.strip() for part in pair.partition("="))
        if not equals or not name:
            raise BadSetup(f"an option is given as NAME=VALUE, not {pair!r}")
        if name in parsed:
            raise BadSetup(f"option {name!r} is given twice")
        option = known.get(name)
        if option is not None and option.per_seat:
            parsed[name] = [part.strip() for part in text.split(",")]
        elif option is not None and not option.choices and text.lstrip("+-").isdecimal():
            parsed[name] = int(text)
        else:
            parsed[name] = text
    return parsed
