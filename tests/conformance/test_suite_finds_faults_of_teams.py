"""The suite finds what is wrong with questions to a team, undo for a team, and recovery from faults.

Each fault is put into Storm Watch, or into the kernel itself where it runs as plain Python.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from ludoteca.kernel.errors import RuleFault
from ludoteca.kernel.flow import Ask, Council, Decision, FirstOf, Flow, Together
from ludoteca.kernel.flow_session import FlowSession
from ludoteca.kernel.pending import Pending, Standing
from ludoteca.kernel.undo import History, Step, UndoResult
from ludoteca.testkit.conformance import check_match
from tests.conformance.budget import FEWEST_LOOKS
from tests.kernel.storm_watch.game import StormWatch
from tests.kernel.storm_watch.rules import TEND
from tests.kernel.storm_watch.state import Watch, WatchState

pytestmark = pytest.mark.usefixtures("example_games")


def decisions_of(ask: Ask) -> list[Decision]:
    if isinstance(ask, (Together, FirstOf)):
        return ask.decisions
    if isinstance(ask, Council):
        return [ask.decision]
    return [ask] if isinstance(ask, Decision) else []


class Meddling(StormWatch):
    """Something is done to every question before it is asked."""

    asked = 0

    def meddle(self, ask: Ask, decision: Decision) -> None:
        raise NotImplementedError

    def flow(self, table: Watch) -> Flow[None]:
        flow = super().flow(table)
        ask = next(flow)
        while True:
            self.asked += 1
            for decision in decisions_of(ask):
                self.meddle(ask, decision)
            answer = yield ask
            try:
                ask = flow.send(answer)
            except StopIteration:
                return


class AsksEveryoneAnew(Meddling):
    """What a question is about changes with every answer of anyone."""

    def meddle(self, ask: Ask, decision: Decision) -> None:
        if isinstance(ask, FirstOf):
            decision.about = object()


class HasNoWayToDecline(Meddling):
    def meddle(self, ask: Ask, decision: Decision) -> None:
        decision.default = -1


class AsksWhoCanOnlyDecline(Meddling):
    def meddle(self, ask: Ask, decision: Decision) -> None:
        if decision.reaction:
            decision.actions = (decision.default,)


class DefaultsToNothing(Meddling):
    def meddle(self, ask: Ask, decision: Decision) -> None:
        if isinstance(ask, Council):
            decision.default = 7


class AsksAStranger(Meddling):
    def meddle(self, ask: Ask, decision: Decision) -> None:
        if isinstance(ask, Council):
            ask.tie = 3


class AsksTwice(Meddling):
    def meddle(self, ask: Ask, decision: Decision) -> None:
        if isinstance(ask, FirstOf) and len(ask.decisions) > 1:
            ask.decisions[-1].seat = ask.decisions[0].seat


class OffersNothing(Meddling):
    def meddle(self, ask: Ask, decision: Decision) -> None:
        if isinstance(ask, Council):
            decision.actions = ()


class IsNobodysPartner(StormWatch):
    def team(self, state: WatchState, seat: int) -> tuple[int, ...]:
        return ()


class IsAOneSidedPartner(StormWatch):
    def team(self, state: WatchState, seat: int) -> tuple[int, ...]:
        return (0, seat) if seat else (0,)


class AsksWhoIsOut(StormWatch):
    def out(self, state: WatchState) -> tuple[int, ...]:
        return (1,)


class ForgetsOpenPlans(StormWatch):
    """In a sampled world nobody can tend the lamp, though someone has said that they will."""

    def offer_again(self, table: Watch, decision: Decision) -> Sequence[int]:
        found = super().offer_again(table, decision)
        return [action for action in found if action != TEND] if decision.kind == "plan" else found


FAULTS: list[tuple[type[StormWatch], str]] = [
    (AsksEveryoneAnew, "is asked the same under a new number"),
    (HasNoWayToDecline, "nothing declines it"),
    (AsksWhoCanOnlyDecline, "can only decline"),
    (DefaultsToNothing, "the default of 'beam' is none of its actions"),
    (AsksAStranger, "seat 3 breaks a tie in a council that it is no member of"),
    (AsksTwice, "a seat is asked twice"),
    (OffersNothing, "'beam' is asked of seat ., and there is nothing to answer"),
    (IsNobodysPartner, "is not in its own team"),
    (IsAOneSidedPartner, "not the other way round"),
    (AsksWhoIsOut, "seat 1 is out, and is asked"),
    (ForgetsOpenPlans, "does not look the same|forgets what is chosen openly|would see"),
]


def played(game: StormWatch, seats: int = 3) -> None:
    for seed in range(6):
        check_match(game, seats, seed, looks=FEWEST_LOOKS)


@pytest.mark.parametrize(("fault", "complaint"), FAULTS, ids=[fault.__name__ for fault, _ in FAULTS])
def test_a_fault_in_the_game_is_found(fault: type[StormWatch], complaint: str) -> None:
    with pytest.raises((AssertionError, RuleFault), match=complaint):
        played(fault())


# -- faults of the kernel --------------------------------------------------------------------------------------


def forget_team(history: Any, seat: int, team: tuple[int, ...]) -> UndoResult:
    return LOOK(history, seat, (seat,))


def need_no_consent(history: Any, seat: int, team: tuple[int, ...]) -> UndoResult:
    found = LOOK(history, seat, team)
    found.consent = ()
    return found


def take_half_a_move(history: Any, seat: int, reach: int) -> int:
    return LAST_ANSWER(history, seat)


def mind_passes(step: Any, seat: int, action: int, decision: Decision, mark: Any) -> None:
    NEW_STEP(step, seat, action, decision, mark)
    step.passed = False


def take_once(pending: Any, together: Together, seat: int, action: int) -> bool:
    done = HOLD(pending, together, seat, action)
    if not done:
        pending.by_seat.pop(seat, None)
    return done


def mind_who_speaks(session: Any, seat: int, action: int) -> None:
    if isinstance(session.ask, Council):
        session.table.s.first = seat
    PUT(session, seat, action)


PUT = FlowSession._put
LOOK, LAST_ANSWER, NEW_STEP, HOLD = History.look, History.last_answer, Step.__init__, Pending.hold

KERNEL_FAULTS: list[tuple[type, str, Any, str]] = [
    (Standing, "is_still", lambda *_: False, "under a new number"),
    (FlowSession, "_put", mind_who_speaks, "answered by another of the council"),
    (FlowSession, "_stand_at", lambda *_: None, "after a fault in a rule"),
    (History, "look", forget_team, "cannot take back the step of its partners"),
    (History, "look", need_no_consent, "needs no consent"),
    (History, "last_move", take_half_a_move, "a whole move was taken back|by half"),
    (Step, "__init__", mind_passes, "until seat . passed"),
    (Pending, "hold", take_once, "cannot change its open choice|differs in"),
]


@pytest.mark.parametrize(("owner", "name", "faulty", "complaint"), KERNEL_FAULTS)
def test_a_fault_in_the_kernel_is_found(
    owner: type, name: str, faulty: Any, complaint: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    try:
        monkeypatch.setattr(owner, name, faulty)
    except TypeError:
        pytest.skip("compiled classes cannot be changed")
    with pytest.raises(AssertionError, match=complaint):
        played(StormWatch(), 4)
