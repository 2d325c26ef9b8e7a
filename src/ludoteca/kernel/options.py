"""What players agree on before a match."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from ludoteca.kernel.errors import BadSetup


class Option:
    """One thing that players agree on before a match.

    It is a whole number from `low` to `high`; one of `choices`; with `many` a set of them, of `low` to `high` values;
    or with `per_seat` a choice for each seat. `each=(low, high)` gives every seat a set of so many choices instead; by
    number of seats, `each={1: (1, 2)}`, where other numbers have one. What one seat has, no other can have; `needed`
    are values that some seat must have.

    Options may depend on one that is declared before them: `when=(name, values)` asks only where that one has one of
    these values, and `choices_by=(name, {value: choices})` gives the choices by its value. A set that is `apart` from
    what the seats choose (the name of that option) takes nothing that a seat has.
    """

    def __init__(
        self,
        name: str,
        default: Any,
        *,
        choices: Sequence[str] = (),
        low: int | None = None,
        high: int | None = None,
        many: bool = False,
        per_seat: bool = False,
        each: tuple[int, int] | Mapping[int, tuple[int, int]] | None = None,
        needed: Sequence[str] = (),
        when: tuple[str, Sequence[Any]] | None = None,
        choices_by: tuple[str, Mapping[Any, Sequence[str]]] | None = None,
        apart: str = "",
        rule: str = "",
        names: Mapping[str, str] | None = None,
    ) -> None:
        self.name = name
        self.default = default
        self.low = low
        self.high = high
        self.many = many
        self.per_seat = per_seat
        self.each = each
        self.needed = tuple(needed)
        self.when = None if when is None else (when[0], tuple(when[1]))
        self.choices_by: tuple[str, dict[Any, tuple[str, ...]]] | None = None
        if choices_by is not None:
            self.choices_by = choices_by[0], {value: tuple(found) for value, found in choices_by[1].items()}
            choices = list(dict.fromkeys(choice for found in choices_by[1].values() for choice in found))
        self.choices = tuple(choices)
        self.apart = apart
        self.rule = rule
        self.names = dict(names or {})  # plain text for choices that no message can name, such as packs

    # -- what depends on the options before it -----------------------------------------------------------------

    def asked(self, others: Mapping[str, Any]) -> bool:
        """Whether there is anything to agree on, as the options before it are."""
        if self.when is not None and others.get(self.when[0]) not in self.when[1]:
            return False
        return self.choices_by is None or len(self.choices_for(others)) > 0

    def condition(self) -> tuple[str, list[str]]:
        """The option that it depends on, and the values of that one with which it is asked; an empty name for none."""
        name, values = self.when or self.choices_by or ("", ())
        return name, [str(value) for value in values]

    def choices_for(self, others: Mapping[str, Any]) -> tuple[str, ...]:
        """The choices, as the options before it are."""
        if self.choices_by is None:
            return self.choices
        name, by = self.choices_by
        return by.get(others.get(name), ())

    def usual(self, others: Mapping[str, Any]) -> Any:
        """The value when nobody says one: the default, or where that is no choice the first ones that are."""
        choices = self.choices_for(others)
        if self.per_seat or not choices:
            return self.default
        if self.many:
            kept = [choice for choice in self.default if choice in choices]
            missing = max(0, (self.low or 0) - len(kept))
            return kept + [choice for choice in choices if choice not in kept][:missing]
        return self.default if self.default in choices else choices[0]

    def parts(self, seats: int) -> tuple[int, int]:
        """How many choices a seat has, at least and at most, at a table of so many seats."""
        if self.each is None:
            return 1, 1
        return self.each.get(seats, (1, 1)) if isinstance(self.each, Mapping) else self.each

    # -- checking ----------------------------------------------------------------------------------------------

    def check(self, value: Any, seats: int, others: Mapping[str, Any] | None = None) -> Any:
        """The value when it is good, as the options before it are; `BadSetup` says what is wrong otherwise."""
        known = {} if others is None else others
        if not self.asked(known):
            if value is not None:
                raise BadSetup(f"option {self.name!r} is only for a match with {self._where()}")
            return None
        choices = self.choices_for(known)
        if self.per_seat:
            return self._check_seats(value, seats, choices)
        if self.many:
            return self._check_apart(self._check_set(value, choices, self.low, self.high), known)
        if choices:
            return self._check_choice(value, choices)
        if isinstance(value, bool) or not isinstance(value, int):
            raise BadSetup(f"option {self.name!r} needs a whole number, not {value!r}")
        if (self.low is not None and value < self.low) or (self.high is not None and value > self.high):
            raise BadSetup(f"option {self.name!r} goes from {self.low} to {self.high}, not {value}")
        return value

    def _where(self) -> str:
        name, values = self.condition()
        return f"{name} = {' or '.join(values)}"

    def _check_choice(self, value: Any, choices: Sequence[str]) -> str:
        if value not in choices:
            raise BadSetup(f"option {self.name!r} is one of {', '.join(choices)}, not {value!r}")
        return str(value)

    def _check_set(self, value: Any, choices: Sequence[str], low: int | None, high: int | None) -> list[str]:
        """A set of choices, in the order in which they are declared."""
        if not isinstance(value, (list, tuple)):
            raise BadSetup(f"option {self.name!r} needs a list of values, not {value!r}")
        chosen = [self._check_choice(item, choices) for item in value]
        if len(set(chosen)) != len(chosen):
            raise BadSetup(f"option {self.name!r} names a value twice: {chosen!r}")
        least, most = low or 0, len(choices) if high is None else high
        if not least <= len(chosen) <= most:
            raise BadSetup(f"option {self.name!r} takes {_span(least, most)} values, not {len(chosen)}")
        return [choice for choice in choices if choice in chosen]

    def _check_apart(self, chosen: list[str], others: Mapping[str, Any]) -> list[str]:
        """A set without anything that a seat has."""
        for entry in (others.get(self.apart) if self.apart else None) or ():
            both = [choice for choice in chosen if choice in ([entry] if isinstance(entry, str) else entry)]
            if both:
                raise BadSetup(f"option {self.name!r} has {both[0]}, which a seat has by {self.apart!r}")
        return chosen

    def _check_seats(self, value: Any, seats: int, choices: Sequence[str]) -> list[Any] | None:
        if value is None:
            return None
        parts = "values" if self.each is None else "lists"
        if not isinstance(value, (list, tuple)) or len(value) != seats:
            raise BadSetup(f"option {self.name!r} needs a list of {seats} {parts}, one for each seat")
        if self.each is None:
            mine: list[Any] = [self._check_choice(item, choices) for item in value]
            taken: list[str] = mine
        else:
            low, high = self.parts(seats)
            mine = [self._check_set(item, choices, low, high) for item in value]
            taken = [choice for part in mine for choice in part]
        if len(set(taken)) != len(taken):
            raise BadSetup(f"option {self.name!r} names a value twice: {mine!r}")
        missing = [item for item in self.needed if item in choices and item not in taken]
        if missing:
            raise BadSetup(f"option {self.name!r} needs a seat with {missing[0]}; there is none in {mine!r}")
        return mine


def _span(low: int, high: int) -> str:
    return str(low) if low == high else f"{low} to {high}"


def seat_counts(seats: Sequence[int]) -> str:
    """For how many players a game is, in words of an error."""
    return "1 player" if list(seats) == [1] else f"{_span(seats[0], seats[-1])} players"


def check_options(options: Sequence[Option], seats: int, given: Mapping[str, Any]) -> dict[str, Any]:
    """All options with their values, in the order in which they are declared. What is not asked is None."""
    checked: dict[str, Any] = {}
    for option in options:
        value = given.get(option.name)
        depends = option.when is not None or option.choices_by is not None
        if option.asked(checked) and (option.name not in given or (value is None and depends)):
            value = option.usual(checked)
        checked[option.name] = option.check(value, seats, checked)
    return checked


def change_options(
    options: Sequence[Option], seats: int, agreed: Mapping[str, Any], given: Mapping[str, Any]
) -> dict[str, Any]:
    """What was agreed on, with some of it changed: what no longer fits the changes is as when nobody says a value."""
    kept: dict[str, Any] = dict(given)
    for option in options:
        if option.name in given:
            continue
        try:
            kept[option.name] = option.check(agreed.get(option.name), seats, kept)
        except BadSetup:
            kept[option.name] = option.usual(kept)
    return kept


def check_declared(options: Sequence[Option]) -> None:
    """Each option depends only on those before it, on values that they can have, and its default is good."""
    known: dict[str, Option] = {}
    for option in options:
        if option.name in known:
            raise BadSetup(f"option {option.name!r} is declared twice")
        for dependence in (option.when, option.choices_by):
            if dependence is None:
                continue
            name, values = dependence
            if name not in known:
                raise BadSetup(f"option {option.name!r} depends on {name!r}, which is not declared before it")
            strange = [value for value in values if known[name].choices and value not in known[name].choices]
            if strange:
                raise BadSetup(f"option {option.name!r} depends on {name} = {strange[0]}, which cannot be")
        if option.apart and not (option.apart in known and known[option.apart].per_seat):
            raise BadSetup(f"option {option.name!r} is apart from {option.apart!r}, which no seat chooses before it")
        if (option.many or option.per_seat) and not option.choices:
            raise BadSetup(f"option {option.name!r} has no choices")
        known[option.name] = option


def parse_options(options: Sequence[Option], typed: Sequence[str]) -> dict[str, Any]:
    """Options as typed, `name=value`; whether they are good is for `check`.

    The values of a set, or of the seats, are separated by commas; where each seat has several, those by `+`.
    """
    known = {option.name: option for option in options}
    parsed: dict[str, Any] = {}
    for pair in typed:
        name, equals, text = (part.strip() for part in pair.partition("="))
        if not equals or not name:
            raise BadSetup(f"an option is given as NAME=VALUE, not {pair!r}")
        if name in parsed:
            raise BadSetup(f"option {name!r} is given twice")
        option = known.get(name)
        if option is not None and option.per_seat and option.each is not None:
            parsed[name] = [_split(part, "+") for part in text.split(",")]
        elif option is not None and (option.per_seat or option.many):
            parsed[name] = [_whole(option, part) for part in _split(text, ",")]
        elif option is not None and not option.choices and text.lstrip("+-").isdecimal():
            parsed[name] = int(text)
        else:
            parsed[name] = text
    return parsed


def _whole(option: Option, typed: str) -> str:
    """A choice by the part of it that people know: a pack is chosen by its name, without the digest."""
    return next((choice for choice in option.choices if choice.partition("@")[0] == typed), typed)


def _split(text: str, by: str) -> list[str]:
    return [part.strip() for part in text.split(by)] if text.strip() else []
