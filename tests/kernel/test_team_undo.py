"""Undo for a team: over a partner's step, by an answer or a whole move, within bounds. Told with Storm Watch."""

from __future__ import annotations

from ludoteca.kernel.undo import STEPS_BETWEEN_MOMENTS
from ludoteca.testkit.portrait import portrait, session_bytes
from tests.kernel.examples import FERRY, WATCH
from tests.kernel.night_ferry.rules import LOAD, NO
from tests.kernel.storm_watch.rules import BRACE, LET_IT_COME, LOOK_OUT, REST, TEND, USE
from tests.kernel.storm_watch.state import NORTH, SOUTH
from tests.kernel.test_questions import FLARE, MORE_FLARES, MORE_OIL, OIL, planning, watch


def test_undo_goes_over_a_partners_step_with_its_consent() -> None:
    session = watch("work", [OIL], [MORE_OIL])
    before = portrait(session)
    session.answer(0, USE + OIL)
    session.answer(1, USE + MORE_OIL)
    found = session.undoable(0)
    assert (found.reach, found.consent, found.blocked_by) == (2, (1,), "start")
    assert session.undoable(1).consent == ()
    session.undo(0)
    assert session.undoable(0).consent == ()
    session.undo(0)
    assert not portrait(session).differences(before, "ids")


def test_a_move_of_several_answers_can_be_taken_back_at_once() -> None:
    session = watch("work", [FLARE], [MORE_OIL])
    before = portrait(session)
    session.answer(0, USE + FLARE)
    assert session.undoable(0).move == 1
    session.answer(0, NORTH)
    assert session.undoable(0).move == 2
    assert session.undoable(1).move_consent == (0,)
    result = session.undo(0, True)
    assert (result.done, result.reach) == (True, 0)
    assert not portrait(session).differences(before, "ids")


def test_one_answer_of_a_move_can_be_taken_back_alone() -> None:
    session = watch("work", [FLARE])
    session.answer(0, USE + FLARE)
    before = portrait(session)
    session.answer(0, NORTH)
    session.undo(0)
    assert not portrait(session).differences(before, "ids")
    session.answer(0, SOUTH)
    assert session.view(0)["board"]["lit"] == ["south"]


def test_a_whole_move_is_the_last_one_only() -> None:
    session = watch("work", [FLARE], [MORE_FLARES])
    session.answer(0, USE + FLARE)
    session.answer(0, NORTH)
    session.answer(1, USE + MORE_FLARES)
    session.answer(1, SOUTH)
    assert session.undoable(0).move == 2
    assert session.undoable(0).move_consent == (1,)
    session.undo(0, True)
    assert session.log() == [(0, USE + FLARE), (0, NORTH)]


def test_a_pass_is_in_nobodys_way() -> None:
    """Seat 0 braces against the first wave and lets the second come: that pass is no step of its own to seat 1."""
    keepers = [{"hand": [OIL, FLARE], "plan": "look-out"}, {"hand": [MORE_OIL], "plan": "tend"}]
    session = WATCH.start_at({"keepers": keepers, "step": "waves", "sea": 3, "beam": "north"}, seed=1)
    session.answer(0, BRACE)
    session.answer(0, OIL)
    before = session.undoable(1)
    session.answer(0, LET_IT_COME)
    assert (before.reach, before.consent) == (2, (0,))
    assert (session.undoable(1).reach, session.undoable(0).reach) == (2, 3)
    session.undo(1)
    assert session.log() == [(0, BRACE)]


def test_rivals_cannot_take_each_others_answers_back() -> None:
    position = {"players": [{"hand": [1, 11], "coins": 3}, {"hand": [2, 12], "coins": 3}]}
    session = FERRY.start_at(position, seed=1)
    session.answer(0, LOAD)
    session.answer(1, NO)
    assert session.undoable(0).blocked_by == "other"


def test_a_council_is_taken_back_by_any_member_with_the_consent_of_all() -> None:
    session = watch("work", [], [], [])
    for seat in range(3):
        session.answer(seat, REST)
    assert session.undoable(1).consent == (2,)
    session.answer(0, NORTH)  # then the sea is rolled
    assert session.undoable(0).blocked_by == "roll"


def test_a_plan_that_waits_is_taken_back_without_asking_anyone() -> None:
    session = planning()
    session.answer(0, TEND)
    session.answer(1, LOOK_OUT)
    found = session.undoable(0)
    assert (found.reach > 0, found.consent) == (True, ())
    session.undo(0)
    assert session.awaited() == [0, 2]
    assert session.view(2)["open"].keys() == {"1"}


def test_what_lies_too_far_back_is_forgotten_and_memory_stays_bounded() -> None:
    """Open plans can change for ever without any luck."""
    session = planning()
    sizes = []
    for number in range(6 * STEPS_BETWEEN_MOMENTS):
        session.answer(0, TEND if number % 2 else LOOK_OUT)
        sizes.append(session_bytes(session))
    found = session.undoable(0)
    assert STEPS_BETWEEN_MOMENTS <= found.reach <= 2 * STEPS_BETWEEN_MOMENTS
    assert found.blocked_by == "old"
    taken = 0
    while session.undo(0).done:
        taken += 1
    assert taken == found.reach
    assert session.undoable(0).blocked_by == "old"
    assert max(sizes[-STEPS_BETWEEN_MOMENTS:]) < 2 * max(sizes[STEPS_BETWEEN_MOMENTS : 3 * STEPS_BETWEEN_MOMENTS])
    assert max(sizes) < 100_000


def test_after_an_undo_the_match_is_as_quick_to_copy_as_before() -> None:
    """The checkpoints on the way are met again, so that a copy repeats only the answers since the last of them."""
    session = watch("work", [OIL, FLARE], [MORE_OIL], [6], [9])
    for seat in (1, 2, 3):
        session.answer(seat, REST)
    session.answer(0, USE + OIL)
    session.undo(0)
    assert session._base.since == []


def test_what_can_be_taken_back_does_not_tell_how_someone_reacts_in_secret() -> None:
    """Seat 0 has braced against a wave; the next one comes, and seat 1 has answered while seat 2 still thinks."""

    def shown(reaction: int) -> list[tuple[object, ...]]:
        session = watch("waves", [OIL], [MORE_OIL], [FLARE], sea=2)
        for seat, answer in enumerate((BRACE, LET_IT_COME, LET_IT_COME)):
            session.answer(seat, answer)
        session.answer(0, OIL)
        session.answer(1, reaction)
        assert list(session.pending) == [2]
        found = [session.undoable(seat) for seat in (0, 2)]
        return [(one.reach, one.blocked_by, one.move, one.consent, one.move_consent) for one in found]

    assert shown(BRACE) == shown(LET_IT_COME)


def test_what_was_said_about_a_move_goes_back_with_it() -> None:
    session = watch("work", [OIL], [MORE_OIL])
    session.note_intent(1, "intent-oil", {})
    session.answer(1, USE + MORE_OIL)
    session.note_intent(0, "intent-oil", {})
    session.undo(1)
    assert list(session.intents) == []
