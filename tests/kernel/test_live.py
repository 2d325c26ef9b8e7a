"""Games without turns: open actions, ticks, and one order of inputs. Told with Signal Fires."""

from __future__ import annotations

from typing import Any

import pytest

from ludoteca.kernel.chance import Scripted, seeded
from ludoteca.kernel.errors import IllegalAnswer, LudotecaError
from ludoteca.kernel.flow import RandomPolicy
from ludoteca.kernel.live import LiveSession
from ludoteca.testkit.portrait import portrait
from tests.kernel.examples import FIRES
from tests.kernel.signal_fires.game import COOL_DOWN, ROLL


def night(*throws: list[int], seats: int = 2, seconds: int = 20) -> LiveSession:
    """A match in which everyone wishes for the beacon of their seat, with dice that fall as told."""
    luck = Scripted()
    luck.force("wishes", list(range(6)))
    for throw in throws:
        luck.force("throw", [face - 1 for face in throw])
    return FIRES.start(seats, options={"seconds": seconds}, chance=luck)


def refused(session: LiveSession, seat: object, action: object) -> IllegalAnswer:
    before = portrait(session)
    with pytest.raises(IllegalAnswer) as caught:
        session.answer(seat, action)
    assert not portrait(session).differences(before)
    return caught.value


def open_to(session: LiveSession) -> dict[int, list[int]]:
    return {seat: list(decision.actions) for seat, decision in session.pending.items()}


def test_everyone_can_act_at_once() -> None:
    session = night([3, 5], [3, 1])
    assert open_to(session) == {0: [ROLL], 1: [ROLL]}
    told = session.answer(1, ROLL)
    assert [(event.kind, event.args[:3]) for event in told] == [("threw", (1, 3, 5))]
    assert open_to(session) == {0: [ROLL], 1: [3, 5]}


def test_a_cool_down_ends_with_time() -> None:
    session = night([3, 3], seats=1)
    session.answer(0, ROLL)
    session.answer(0, 3)
    assert open_to(session) == {}
    problem = refused(session, 0, ROLL)
    assert (problem.key, problem.params, problem.rule) == ("refuse-hot", {"ms": COOL_DOWN}, "SF-R3")
    session.tick(COOL_DOWN - 1)
    assert open_to(session) == {}
    session.tick(1)
    assert open_to(session) == {0: [ROLL]}
    assert session.clock == COOL_DOWN


def test_the_first_to_come_gets_the_only_place() -> None:
    session = night([3, 5], [3, 1])
    session.answer(0, ROLL)
    session.answer(1, ROLL)
    session.answer(1, 3)
    problem = refused(session, 0, 3)
    assert (problem.key, problem.rule) == ("refuse-already-lit", "SF-R4")
    assert problem.sentence == "Player 2 was faster: beacon 3 burns already."
    assert open_to(session) == {0: [5], 1: [1]}


def test_what_others_do_does_not_make_my_move_stale() -> None:
    session = night([3, 5], [2, 1])
    session.answer(0, ROLL)
    mine = session.pending[0].id
    session.answer(1, ROLL)
    session.answer(1, 2)
    assert session.pending[0].id == mine
    session.answer(0, 5, decision_id=mine - 1)  # an old number is no reason to refuse what is still possible
    assert session.pending[0].id != mine


@pytest.mark.parametrize(
    ("seat", "action", "key"),
    [
        (2, ROLL, "refuse-no-such-seat"),
        ("0", ROLL, "refuse-no-such-seat"),
        (True, ROLL, "refuse-no-such-seat"),
        (0, None, "refuse-malformed"),
        (0, 0.0, "refuse-malformed"),
        (0, 9, "refuse-not-offered"),
        (0, 4, "refuse-no-such-die"),
    ],
)
def test_rubbish_is_refused(seat: object, action: object, key: str) -> None:
    assert refused(night(), seat, action).key == key


@pytest.mark.parametrize("ms", [0, -5, 1.5, True, "100", None, 10**30])
def test_time_moves_forward_in_whole_milliseconds(ms: Any) -> None:
    session = night()
    before = portrait(session)
    with pytest.raises(LudotecaError, match="time moves forward"):
        session.tick(ms)
    assert not portrait(session).differences(before)
    assert session.clock == 0


def test_dawn_ends_the_match() -> None:
    session = night([1, 6], seconds=2)
    session.answer(0, ROLL)
    session.answer(0, 1)
    told = session.tick(2000)
    assert [event.kind for event in told] == ["dawn"]
    assert session.outcome is not None
    assert (session.outcome.reason, session.outcome.winners, session.outcome.scores) == ("dawn", (0,), (3, 0))
    assert session.pending == {}
    assert refused(session, 0, ROLL).key == "refuse-game-over"
    assert session.tick(50) == []
    assert session.log()[-1] == ("tick", 2000)


def test_wishes_are_secret_until_the_end() -> None:
    session = night(seconds=2)
    assert session.view(0)["board"]["wishes"] == [0, None]
    assert session.view(None)["board"]["wishes"] == [None, None]
    session.tick(2000)
    assert session.view(None)["board"]["wishes"] == [0, 1]


def test_a_sample_deals_the_wishes_of_others_anew() -> None:
    session = night()
    wishes = {tuple(FIRES.dump(session.sample(1, seeded(seed)).state)["wishes"][:2]) for seed in range(20)}
    assert {wish[1] for wish in wishes} == {1}
    assert len({wish[0] for wish in wishes}) > 3


def test_the_same_inputs_in_the_same_order_give_the_same_match() -> None:
    moves: list[tuple[int | str, int]] = [(0, ROLL), ("tick", 300), (1, ROLL), ("tick", 700), (0, ROLL)]
    found = []
    for _ in range(2):
        session = FIRES.start(2, seed=4)
        for who, what in moves:
            session.tick(what) if isinstance(who, str) else session.answer(who, what)
        found.append(portrait(session))
    assert not found[1].differences(found[0])


def test_another_order_is_another_truth() -> None:
    one, two = FIRES.start(2, seed=4), FIRES.start(2, seed=4)
    for session, order in ((one, (0, 1)), (two, (1, 0))):
        for seat in order:
            session.answer(seat, ROLL)
    assert FIRES.dump(one.state)["dice"] == FIRES.dump(two.state)["dice"][::-1]


def test_a_live_match_replays_with_its_ticks() -> None:
    session = FIRES.start(3, seed=4)
    for seat in range(3):
        session.answer(seat, ROLL)
        session.tick(400)
    record = session.record()
    assert ("tick", 400) in record.log
    assert not portrait(record.resume()).differences(portrait(session))


def test_a_playout_moves_time_by_itself() -> None:
    session = FIRES.start(4, seed=4)
    count = session.finish([RandomPolicy()] * 4, seeded(1))
    assert session.outcome is not None
    assert count == sum(1 for who, what in session.log() if isinstance(who, int))
    assert session.clock % FIRES.step_ms == 0


def test_finish_stops_at_a_limit() -> None:
    session = FIRES.start(1, seed=4)
    assert session.finish([RandomPolicy()], seeded(1), limit=1) == 1
