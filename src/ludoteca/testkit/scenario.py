"""A scenario: a position, the luck that is to come, answers, and what they led to.

Luck is forced before it is needed. A forced outcome that nothing has used is a mistake in the test: `done()` says so,
and so does leaving the `with` block of a scenario.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import TracebackType
from typing import Any, Self

import ludoteca
from ludoteca.kernel.chance import Scripted
from ludoteca.kernel.errors import IllegalAnswer
from ludoteca.kernel.event import Event
from ludoteca.kernel.flow import Decision
from ludoteca.kernel.session import Session


class Scenario:
    """A match that begins in a position, with luck on a script."""

    def __init__(self, game_id: str, position: Mapping[str, Any], seed: int = 0, luck: Scripted | None = None) -> None:
        self.game = ludoteca.game(game_id)
        self.position = dict(position)
        self.luck = luck or Scripted(seed)
        self.events: list[Event] = []
        self._session: Session | None = None

    @property
    def session(self) -> Session:
        """The match; it begins when it is first looked at, so force luck for the first roll before."""
        if self._session is None:
            self._session = self.game.start_at(self.position, chance=self.luck)
            self.events.extend(self._session.opening)
        return self._session

    def force(self, tag: str, values: Sequence[int]) -> Scenario:
        """The next outcome with this tag will be `values` (faces from 0; for a shuffle, the first things)."""
        chance: Any = self.luck if self._session is None else self._session.table.chance  # type: ignore[attr-defined]
        chance.force(tag, list(values))
        return self

    def asked(self, seat: int) -> Decision | None:
        """What a seat is asked now."""
        return self.session.pending.get(seat)

    def answer(self, seat: int, action: int) -> list[Event]:
        """Give an answer; the events are what it led to, and are kept in `events` too."""
        told = self.session.answer(seat, action)
        self.events.extend(told)
        return told

    def refusal(self, seat: int, action: int) -> IllegalAnswer:
        """Why an answer is refused. It changes nothing, and was not offered."""
        before = self.game.dump(self.session.state), self.session.log()
        try:
            self.session.answer(seat, action)
        except IllegalAnswer as problem:
            assert (self.game.dump(self.session.state), self.session.log()) == before, "a refusal changed something"
            asked = self.asked(seat)
            assert asked is None or action not in asked.actions, f"{action} is refused, and yet offered"
            return problem
        raise AssertionError(f"seat {seat} may answer {action}")

    def wait(self, ms: int) -> list[Event]:
        """Let time pass in a live game, all at once; the events are what came of it, and are kept in `events` too."""
        told = self.session.tick(ms)
        self.events.extend(told)
        return told

    def choose(self, seat: int, label: str, *refs: str) -> list[Event]:
        """Answer with the choice that has this label and touches these things, as a player would click it."""
        decision = self.asked(seat)
        assert decision is not None, f"seat {seat} is not asked anything; asked: {self.session.pending}"
        choices = self.game.present(self.session.state, decision).choices
        fitting = [choice for choice in choices if choice.label == label and set(refs) <= set(choice.refs)]
        offered = [(choice.label, choice.refs) for choice in choices]
        assert len(fitting) == 1, f"{len(fitting)} choices are {label} {refs}; there are {offered}"
        return self.answer(seat, fitting[0].action)

    def told(self, kind: str) -> list[tuple[int, ...]]:
        """The arguments of all events of this kind so far."""
        return [event.args for event in self.events if event.kind == kind]

    def done(self) -> None:
        """Fail when forced luck was never used."""
        chance: Any = self.session.table.chance  # type: ignore[attr-defined]
        left = chance.leftover()
        assert not left, f"forced luck was never used: {left}"

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, problem: BaseException | None, trace: TracebackType | None
    ) -> None:
        if problem is None:
            self.done()


def given(game_id: str, position: Mapping[str, Any], seed: int = 0) -> Scenario:
    """A scenario that begins in this position."""
    return Scenario(game_id, position, seed)
