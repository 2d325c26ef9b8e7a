"""The actions of a game, declared once: what each number means, for rules, people, bots and the client alike.

    SPACE = ActionSpace(
        Act("draw"),                                                            # 0
        Act("load", Param("crate", CRATES)),                                    # 1, 2, 3 …
        Act("place", Param("card", 8), Param("slot", 6), at=PLACE),             # from PLACE on
    )
    SPACE.encode("load", 2)       # 3
    SPACE.decode(3)               # ("load", (2,))

Numbers stand in records for ever: say `at` where an act begins, and leave room before the next one. Acts that overlap
are found when the space is made. Hot code may calculate with a constant of its own as long as the declaration uses the
same constant; the conformance suite takes every action that is ever offered to pieces and puts it together again.
"""

from __future__ import annotations

from typing import Final

NEXT: Final = -1  # an act that begins where the one before it ends


class Param:
    """One parameter of an act: a whole number from 0 up to, and without, `size`."""

    def __init__(self, name: str, size: int) -> None:
        if size < 1:
            raise ValueError(f"the parameter {name!r} has no value: its size is {size}")
        self.name = name
        self.size = size

    def __repr__(self) -> str:
        return f"{self.name} < {self.size}"


class Act:
    """One thing that can be done, with its parameters; the last of them counts fastest."""

    def __init__(self, name: str, *params: Param, at: int = NEXT) -> None:
        if at < NEXT:
            raise ValueError(f"the act {name!r} begins at {at}: actions are not negative")
        names = [param.name for param in params]
        if len(set(names)) < len(names):
            raise ValueError(f"the act {name!r} has two parameters of one name: {', '.join(names)}")
        self.name = name
        self.params: tuple[Param, ...] = params
        self.at = at
        self.size = 1
        for param in params:
            self.size *= param.size

    def __repr__(self) -> str:
        return f"<{self.name}({', '.join([repr(param) for param in self.params])})>"


class Placed:
    """An act with its numbers: from `base` up to, and without, `end`."""

    def __init__(self, act: Act, base: int) -> None:
        self.act = act
        self.name = act.name
        self.params = act.params
        self.base = base
        self.end = base + act.size

    def encode(self, values: tuple[int, ...]) -> int:
        """The number of this act with these values."""
        if len(values) != len(self.params):
            raise ValueError(f"{self.name!r} takes {len(self.params)} values ({self.act!r}), not {values}")
        number = 0
        for i in range(len(values)):
            param = self.params[i]
            if not 0 <= values[i] < param.size:
                raise ValueError(
                    f"the {param.name!r} of {self.name!r} goes from 0 to {param.size - 1}, not {values[i]}"
                )
            number = number * param.size + values[i]
        return self.base + number

    def decode(self, action: int) -> tuple[int, ...]:
        """The values of one of this act's numbers."""
        number = action - self.base
        values: list[int] = []
        for i in range(len(self.params) - 1, -1, -1):
            size = self.params[i].size
            values.append(number % size)
            number //= size
        values.reverse()
        return tuple(values)


class ActionSpace:
    """All that can be done in a game, or at one kind of decision: `acts` in the order of their numbers."""

    def __init__(self, *acts: Act) -> None:
        if not acts:
            raise ValueError("an action space without acts")
        self.acts: list[Placed] = []
        self._named: dict[str, Placed] = {}
        end = 0
        for act in acts:
            placed = Placed(act, end if act.at == NEXT else act.at)
            if act.name in self._named:
                raise ValueError(f"two acts are called {act.name!r}")
            if placed.base < end:
                last = self.acts[-1]
                taken = f"{last.name!r} goes from {last.base} to {last.end - 1}"
                raise ValueError(f"{act.name!r} begins at {placed.base}, but {taken}")
            self.acts.append(placed)
            self._named[act.name] = placed
            end = placed.end
        self.size: int = end  # every action is below it

    def __repr__(self) -> str:
        return f"<actions {', '.join([placed.name for placed in self.acts])}>"

    def __contains__(self, action: int) -> bool:
        return self._at(action) is not None

    def act(self, name: str) -> Placed:
        """An act with its numbers."""
        placed = self._named.get(name)
        if placed is None:
            raise ValueError(f"there is no act {name!r}; there are {', '.join(self._named)}")
        return placed

    def encode(self, name: str, *values: int) -> int:
        """The number of an act with these values of its parameters."""
        return self.act(name).encode(values)

    def decode(self, action: int) -> tuple[str, tuple[int, ...]]:
        """The act that a number stands for, and the values of its parameters."""
        placed = self._at(action)
        if placed is None:
            raise ValueError(f"no act has the number {action}")
        return placed.name, placed.decode(action)

    def _at(self, action: int) -> Placed | None:
        """The act whose numbers these are."""
        low = 0
        high = len(self.acts)
        while low < high:
            middle = (low + high) // 2
            if self.acts[middle].end <= action:
                low = middle + 1
            else:
                high = middle
        if low < len(self.acts) and self.acts[low].base <= action:
            return self.acts[low]
        return None
