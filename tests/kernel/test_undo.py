"""Undo: how far it reaches, and what blocks it. Told with Night Ferry."""

from __future__ import annotations

import pytest

from ludoteca.kernel.chance import seeded
from ludoteca.kernel.undo import UndoResult
from ludoteca.testkit.portrait import portrait
from tests.kernel.examples import FERRY, FIRES
from tests.kernel.night_ferry.rules import CALM, DRAW, LOAD, NO, STORM, WHISTLE, YES
from tests.kernel.test_session import POSITION, at_the_bids, ferry


def said(result: UndoResult) -> tuple[int, str, bool]:
    return result.reach, result.blocked_by, result.done


def test_before_the_first_answer_there_is_nothing_to_undo() -> None:
    assert said(ferry().undo(0)) == (0, "start", False)


def test_an_answer_is_taken_back() -> None:
    session = ferry()
    before = portrait(session)
    session.answer(0, LOAD + 8)
    assert said(session.undoable(0)) == (1, "start", False)
    assert said(session.undo(0)) == (0, "start", True)
    assert not portrait(session).differences(before, "ids")


def test_an_undone_question_has_a_new_number() -> None:
    session = ferry()
    old = session.pending[0].id
    session.answer(0, LOAD + 8)
    session.undo(0)
    assert session.pending[0].id > old


def test_a_roll_blocks() -> None:
    session = ferry()
    session.answer(0, WHISTLE)
    assert said(session.undo(0)) == (0, "roll", False)


def test_a_reveal_blocks() -> None:
    session = ferry()
    session.answer(0, DRAW)
    assert said(session.undo(0)) == (0, "reveal", False)


def test_the_move_of_another_blocks() -> None:
    session = ferry()
    session.answer(0, LOAD + 8)
    session.answer(1, NO)
    assert said(session.undo(0)) == (0, "other", False)
    assert said(session.undo(1)) == (0, "other", True)
    assert said(session.undo(0)) == (0, "start", True)


def test_undo_crosses_a_checkpoint() -> None:
    session = ferry()
    session.answer(0, LOAD + 8)
    session.answer(1, NO)  # ends the turn of seat 0: a checkpoint
    before = portrait(session)
    session.answer(1, LOAD + 11)  # seat 2 has no coins for a toll: another checkpoint
    assert said(session.undoable(1)) == (2, "other", False)
    session.undo(1)
    assert not portrait(session).differences(before, "ids")


def test_undo_goes_back_answer_by_answer_to_the_start() -> None:
    position = {"players": [{"hand": [n + 1, n + 11], "coins": 3} for n in range(4)], "rounds": 2}
    session = FERRY.start_at(position, seed=1)
    before = portrait(session)
    for seat in range(4):
        session.answer(seat, LOAD + seat)
        session.answer((seat + 1) % 4, NO)
    session.answer(0, NO)  # no auction
    for seat in (0, 0, 3, 3, 2, 2, 1, 1):
        assert session.undo(seat).done
    assert said(session.undo(0)) == (0, "start", True)
    assert not portrait(session).differences(before, "ids")


def test_an_answer_that_waits_for_the_others_can_be_taken_back() -> None:
    session = at_the_bids()
    session.answer(0, 4)
    session.answer(1, 2)
    waiting = session.pending[2].id
    assert said(session.undoable(0)) == (1, "other", False)
    assert said(session.undo(0)) == (0, "other", True)
    assert sorted(session.pending) == [0, 2]
    assert session.pending[2].id == waiting  # seat 2 is asked the same as before
    assert session.log()[-1] == (1, 2)
    session.answer(0, 1)
    told = session.answer(2, 0, decision_id=waiting)
    assert [event.args[:2] for event in told if event.kind == "bid"] == [(0, 1), (1, 2), (2, 0)]


def test_taking_back_and_answering_again_leaves_no_trace() -> None:
    session = at_the_bids()
    plain = at_the_bids()
    for bid in (4, 3, 2):
        session.answer(0, bid)
        session.answer(1, 1)
        assert session.undo(0).done
        assert session.undo(1).done
    for match in (session, plain):
        match.answer(0, 1)
        match.answer(1, 2)
        match.answer(2, 0)
    assert not portrait(session).differences(portrait(plain), "ids")
    assert session.record().verify().log() == session.log()


def test_the_last_to_answer_cannot_think_again_after_seeing_the_others() -> None:
    session = at_the_bids()
    for seat in range(3):
        session.answer(seat, 0)
    assert said(session.undo(2)) == (0, "reveal", False)


def test_each_member_of_a_council_can_take_its_answer_back_with_the_consent_of_the_others() -> None:
    session = FERRY.start_at({**POSITION, "rounds": 2}, seed=1)
    for seat in range(3):
        session.answer(seat, DRAW)
    session.answer(0, NO)
    session.answer(2, CALM)
    assert session.undoable(1).consent == (0, 2)
    assert session.undo(1).done
    session.answer(1, STORM)
    assert said(session.undo(1)) == (0, "roll", False)


def test_the_last_move_of_a_match_can_be_taken_back() -> None:
    session = FERRY.start_at({**POSITION, "deck": [], "players": [{"hand": [1]}, {"hand": [2]}]}, seed=1)
    session.answer(0, LOAD)
    session.answer(1, LOAD + 1)
    session.answer(0, NO)
    session.answer(0, CALM)
    assert session.pending == {}
    assert session.view(0)["outcome"] is not None
    assert session.undo(0).done
    assert session.view(0)["outcome"] is None
    assert sorted(session.pending) == [0, 1]


def test_a_clone_can_undo_what_the_original_did() -> None:
    session = ferry()
    before = portrait(session)
    session.answer(0, LOAD + 8)
    twin = session.clone()
    assert twin.undo(0).done
    assert not portrait(twin).differences(before, "ids")
    assert session.pending.keys() == {1}


def test_a_sample_undoes_nothing_from_before_it() -> None:
    session = ferry()
    session.answer(0, LOAD + 8)
    assert said(session.sample(0, seeded(1)).undo(0)) == (0, "start", False)


def test_time_cannot_be_taken_back() -> None:
    session = FIRES.start(2, seed=1)
    session.answer(0, 0)
    assert said(session.undo(0)) == (0, "live", False)
    assert said(session.undoable(1)) == (0, "live", False)


@pytest.mark.parametrize("answer", [YES, NO])
def test_the_record_knows_nothing_of_what_was_undone(answer: int) -> None:
    session = ferry()
    session.answer(0, LOAD + 8)
    session.answer(1, answer)
    session.undo(1)
    session.answer(1, 1 - answer)
    assert session.log() == [(0, LOAD + 8), (1, 1 - answer)]
    assert session.record().resume().log() == session.log()
