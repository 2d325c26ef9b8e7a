"""Luck that is dictated from outside, for whoever wants to choose it: a search over chance, a look at all outcomes.

`Dictated` has a script. Where the script ends, `LuckAsked` says what the rules ask of luck next (a `Draw`); whoever
plays decides on it, and lets the rules run again from the last question with one draw more: a generator cannot be
copied in the middle of a rule. A draw is said one outcome at a time: every die is one, and so is every pick of a
shuffle. Where nothing is left to luck (no dice, one card, cards that are all alike) nothing is asked.
"""

from __future__ import annotations

from mypy_extensions import i64

from ludoteca.kernel.chance import Chance
from ludoteca.kernel.errors import BadScript, LudotecaError


class Draw:
    """What luck has to say once: dice, or the order of things. It is never changed; `say` gives the one after it."""

    def __init__(self, tag: str, seat: int, sides: int, left: list[int], said: list[int]) -> None:
        """Dice have `sides`, and `left` has a place for each that is still to be said; things have no sides, and
        `left` are those that are not in order yet, sorted."""
        self.tag = tag
        self.seat = seat
        self.sides = sides
        self.left = left
        self.said = said

    def __repr__(self) -> str:
        what = f"dice with {self.sides} faces" if self.sides else "things"
        return f"<{self.tag}: {len(self.left)} {what} after {self.said}>"

    def outcomes(self) -> list[tuple[int, float]]:
        """What can come next, and how likely each is: the face of a die, or the number of the thing that is picked."""
        found: list[tuple[int, float]] = []
        if self.sides:
            share = 1.0 / self.sides
            for face in range(self.sides):
                found.append((face, share))
            return found
        left = self.left
        whole = len(left)
        start = 0
        for i in range(1, whole + 1):
            if i == whole or left[i] != left[start]:
                found.append((left[start], (i - start) / whole))
                start = i
        return found

    def allows(self, outcome: int) -> bool:
        """Whether this can come next."""
        return 0 <= outcome < self.sides if self.sides else outcome in self.left

    def say(self, outcome: int) -> Draw:
        """This draw, with one outcome more."""
        if not self.allows(outcome):
            raise BadScript(f"{outcome} is no outcome of {self.tag!r}")
        left = self.left[:]
        if self.sides:
            left.pop()
        else:
            left.remove(outcome)
        return Draw(self.tag, self.seat, self.sides, left, [*self.said, outcome])

    def whole(self) -> list[int] | None:
        """All of it, when nothing is left to luck."""
        if self.sides:
            return None if self.left else self.said
        return self.said + self.left if alike(self.left) else None


def alike(things: list[int]) -> bool:
    """Whether every order of these things is the same."""
    for thing in things:
        if thing != things[0]:
            return False
    return True


class LuckAsked(LudotecaError):
    """The rules ask something of luck that nobody has said yet."""

    def __init__(self, draw: Draw) -> None:
        super().__init__(f"luck is asked for {draw.tag!r}, and nobody has said it")
        self.draw = draw


class Dictated(Chance):
    """Luck as its script says, draw by draw, each of them whole; `LuckAsked` where it ends.

    `dealer` deals sampled worlds: what a seat cannot know is no luck of the match, and nobody is asked about it.
    """

    def __init__(self, script: list[list[int]], dealer: Chance | None = None) -> None:
        super().__init__()
        self.script = script
        self.dealer = dealer
        self.place: i64 = 0

    def roll(self, tag: str, sides: int, n: int, seat: int = -1) -> list[int]:
        """The faces that were said; dice that can fall in one way only are not asked about."""
        self.draws += 1
        if n <= 0 or sides <= 1:
            out = [0] * n
        elif self.place >= len(self.script):
            raise LuckAsked(Draw(tag, seat, sides, [0] * n, []))
        else:
            out = self.script[self.place][:]
            self.place += 1
            if len(out) != n or min(out) < 0 or max(out) >= sides:
                raise BadScript(f"{out} was said for {tag!r}, but {n} dice with {sides} faces are rolled")
        if self.journal is not None:
            self.journal.outcome(tag, out)
        return out

    def shuffle(self, tag: str, items: list[int], seat: int = -1) -> None:
        """The order that was said; things that are alike lie as they lay."""
        self.draws += 1
        if not alike(items):
            things = sorted(items)
            if self.place >= len(self.script):
                raise LuckAsked(Draw(tag, seat, 0, things, []))
            order = self.script[self.place]
            self.place += 1
            if sorted(order) != things:
                raise BadScript(f"the order that was said for {tag!r} is not of the same things")
            items[:] = order
        if self.journal is not None:
            self.journal.outcome(tag, items)

    def below(self, n: int) -> int:
        """Nobody dictates whims."""
        raise LudotecaError("dictated luck has no whims: give a bot luck of its own")

    def and_then(self, more: list[list[int]]) -> Dictated:
        """The same luck with more of it said."""
        other = Dictated(self.script + more, self.dealer)
        other.draws = self.draws
        other.place = self.place
        return other

    def copy(self) -> Chance:
        """What was said from here on."""
        other = Dictated(self.script[self.place :], self.dealer)
        other.draws = self.draws
        return other

    def for_dealing(self) -> Chance:
        """The dealer, always from its beginning: a copy of a sampled world is the same world."""
        if self.dealer is None:
            raise LudotecaError("dictated luck deals no worlds: it has no dealer")
        return self.dealer.copy()
