"""Luck that a test must tell beforehand."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from ludoteca.kernel.chance import Scripted
from ludoteca.kernel.errors import BadScript

Faces = Callable[[int], list[int]]  # of so many dice


class StrictLuck(Scripted):
    """Dice that a test must tell beforehand: a roll that it did not tell fails it. Only shuffles are left to the seed.

    `same` names tags that share the script of another (`{"reroll": "roll"}`); `idle` names rolls that may be left
    untold, and how their dice then fall (harmlessly, that is).
    """

    def __init__(
        self, seed: int = 0, *, same: Mapping[str, str] | None = None, idle: Mapping[str, Faces] | None = None
    ) -> None:
        super().__init__(seed)
        self.same = dict(same or {})
        self.idle = dict(idle or {})

    def roll(self, tag: str, sides: int, n: int, seat: int = -1) -> list[int]:
        """The forced faces, and no others."""
        script = self.same.get(tag, tag)
        if not any(forced in ("", script) for forced, _ in self.forced):
            if tag not in self.idle:
                raise BadScript(f"{n} dice are rolled for {tag!r}, and no test said how they fall")
            self.force(script, self.idle[tag](n))
        return super().roll(script, sides, n, seat)

    def copy(self) -> StrictLuck:
        """The same script, as strict."""
        other = StrictLuck(same=self.same, idle=self.idle)
        other.draws = self.draws
        other.forced = list(self.forced)
        other.rest = self.rest.copy()
        return other
