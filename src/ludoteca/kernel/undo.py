"""What can be taken back, by whom, and whose consent it takes.

Undo goes back to the last roll or reveal. Within a team it goes over a partner's answers too: the table asks the
partner first. What is kept for it is bounded: the answers since then, and the state at two moments before them, from
which the rest is played again.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludoteca.kernel.chance import Chance, Mark
from ludoteca.kernel.flow import Decision, State

STEPS_BETWEEN_MOMENTS: Final = 40


class UndoResult:
    """How far undo reaches for a seat, and what blocks it there.

    `reach` answers of its team can be taken back one by one; `move` of them are the last move. `consent` and
    `move_consent` are the other seats whose answers would go with the last answer, or with the last move.
    `blocked_by` is one of `start`, `roll`, `reveal`, `other`, `live`, `old`; `done` says whether something was undone.
    """

    def __init__(
        self,
        reach: int,
        blocked_by: str,
        done: bool = False,
        move: int = 0,
        consent: tuple[int, ...] = (),
        move_consent: tuple[int, ...] = (),
    ) -> None:
        self.reach = reach
        self.blocked_by = blocked_by
        self.done = done
        self.move = move
        self.consent = consent
        self.move_consent = move_consent

    def __repr__(self) -> str:
        return f"<undo reaches {self.reach} (the last move: {self.move}), blocked by {self.blocked_by}>"


NO_WORLDS: Final[list[tuple[int, int, Chance]]] = []


class Point:
    """A moment to return to: state and luck at a checkpoint, and the answers given since.

    `worlds` tells where a sampled world was dealt anew on the way: after how many answers, for whom, with what luck.
    """

    def __init__(
        self,
        state: State,
        chance: Chance,
        since: list[tuple[int, int]],
        worlds: list[tuple[int, int, Chance]],
    ) -> None:
        self.state = state
        self.chance = chance
        self.since = since
        self.worlds = worlds

    def after(self, count: int) -> Point:
        """The moment after the first `count` of the answers, whatever is answered from now on."""
        return Point(self.state, self.chance, self.since[:count], self.worlds)


class Step:
    """One answer that can be taken back. `mark` is where the journal stood before it."""

    def __init__(self, seat: int, action: int, decision: Decision, mark: Mark) -> None:
        council = decision.council
        self.seat = seat
        self.action = action
        self.owners: tuple[int, ...] = (seat,) if council is None else council.seats
        self.follows = decision.follows
        self.passed = decision.reaction and action == decision.default
        self.mark = mark

    def belongs_to(self, team: tuple[int, ...]) -> bool:
        """Whether someone of this team gave this answer, or was of the council that did."""
        for owner in self.owners:
            if owner in team:
                return True
        return False


class History:
    """The answers since the last roll or reveal, and the moments from which they can be played again."""

    def __init__(self) -> None:
        self.steps: list[Step] = []
        self.block = "start"  # what lies before the first step
        self._moments: list[tuple[int, Point]] = []  # before which step, and where the match stood

    def copy(self) -> History:
        """An independent history."""
        other = History()
        other.steps = self.steps[:]
        other.block = self.block
        other._moments = self._moments[:]
        return other

    def forget(self, why: str) -> None:
        """Nothing before now can be taken back, because of `why`."""
        self.steps = []
        self._moments = []
        self.block = why

    def add(self, step: Step, base: Point, given: int) -> None:
        """One more answer, which was asked after the first `given` answers since `base`."""
        moments = self._moments
        at = len(self.steps)
        if not moments or at - moments[-1][0] >= STEPS_BETWEEN_MOMENTS:
            moments.append((at, base.after(given)))
            if len(moments) > 2:
                self._forget_first(moments[1][0])
        self.steps.append(step)

    def _forget_first(self, count: int) -> None:
        self.steps = self.steps[count:]
        self._moments = [(at - count, point) for at, point in self._moments[1:]]
        self.block = "old"

    def cut(self, index: int) -> Point:
        """Forget this step and those after it; the point is where the match stood before it."""
        found = 0
        for number, (at, _) in enumerate(self._moments):
            if at <= index:
                found = number
        at, moment = self._moments[found]
        del self._moments[found + 1 :]
        point = moment.after(len(moment.since))
        for step in self.steps[at:index]:
            point.since.append((step.seat, step.action))
        del self.steps[index:]
        return point

    # -- how far it reaches ------------------------------------------------------------------------------------

    def look(self, seat: int, team: tuple[int, ...]) -> UndoResult:
        """What a seat of a team could take back."""
        reach = 0
        blocked_by = self.block
        for step in reversed(self.steps):
            if step.passed and step.seat != seat:
                continue  # who declined to interrupt is in nobody's way
            if not step.belongs_to(team):
                blocked_by = "other"
                break
            reach += 1
        if reach == 0:
            return UndoResult(0, blocked_by)
        last = self.last_answer(seat)
        move = self.last_move(seat, reach)
        return UndoResult(
            reach, blocked_by, False, self._count(seat, move), self._others(seat, last), self._others(seat, move)
        )

    def last_answer(self, seat: int) -> int:
        """The step of the last answer, apart from others' declined offers."""
        index = len(self.steps) - 1
        while index > 0 and self.steps[index].passed and self.steps[index].seat != seat:
            index -= 1
        return index

    def last_move(self, seat: int, reach: int) -> int:
        """The step with which the last move began, as far as `reach` answers go back."""
        first = self.last_answer(seat)
        mover = self.steps[first].seat
        index = first
        while index > 0 and self.steps[first].follows:
            index -= 1
            if self.steps[index].seat == mover and self._count(seat, index) <= reach:
                first = index
        return first

    def _count(self, seat: int, first: int) -> int:
        """How many answers are taken back from this step on."""
        count: i64 = 0
        for step in self.steps[first:]:
            if not step.passed or step.seat == seat:
                count += 1
        return count

    def _others(self, seat: int, first: int) -> tuple[int, ...]:
        """Whose answers are taken back from this step on, apart from this seat's own."""
        found: set[int] = set()
        for step in self.steps[first:]:
            if not step.passed:
                found.update(step.owners)
        found.discard(seat)
        return tuple(sorted(found))
