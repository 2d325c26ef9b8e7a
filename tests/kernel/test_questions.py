"""What a team is asked: the first of several, councils, open choices, reactions. Told with Storm Watch."""

from __future__ import annotations

from typing import Any

import pytest

from ludoteca.kernel.chance import Chance, Scripted, seeded
from ludoteca.kernel.council import settle
from ludoteca.kernel.errors import IllegalAnswer
from ludoteca.kernel.flow import Council, Decision, FirstOf, Policy, RandomPolicy, Table, Together
from ludoteca.kernel.flow_session import FlowSession
from ludoteca.kernel.previews import foresee
from ludoteca.testkit.portrait import portrait
from tests.kernel.examples import WATCH
from tests.kernel.storm_watch.rules import BRACE, FETCH, LET_IT_COME, LOOK_OUT, REST, TAKE, TEND, USE
from tests.kernel.storm_watch.state import NORTH, SOUTH

OIL, ROPE, FLARE = 0, 1, 2
MORE_OIL, MORE_ROPE, MORE_FLARES = 3, 4, 5


def watch(step: str, *hands: list[int], plan: str = "look-out", **more: Any) -> FlowSession:
    keepers = [{"hand": hand, "plan": plan} for hand in hands]
    session = WATCH.start_at({"keepers": keepers, "step": step, **more}, seed=1)
    assert isinstance(session, FlowSession)
    return session


def refused(session: FlowSession, seat: int, action: int, number: int | None = None) -> str:
    with pytest.raises(IllegalAnswer) as problem:
        session.answer(seat, action, decision_id=number)
    return problem.value.key


# -- the first of several --------------------------------------------------------------------------------------


def test_the_first_answer_goes_on_and_the_rules_know_whose_it_was() -> None:
    session = watch("work", [OIL], [MORE_OIL])
    told = session.answer(1, USE + MORE_OIL)
    assert told[0].args[:2] == (1, MORE_OIL)
    assert session.view(1)["board"]["hand"] == []
    assert session.view(0)["board"]["hand"] == [OIL]


def test_a_partner_who_was_quicker_makes_nobodys_answer_stale() -> None:
    session = watch("work", [OIL], [MORE_OIL])
    tapped = session.pending[0].id
    session.answer(1, USE + MORE_OIL)
    session.answer(0, USE + OIL, decision_id=tapped)
    assert session.log() == [(1, USE + MORE_OIL), (0, USE + OIL)]


def test_the_number_stays_over_what_the_partner_is_asked_meanwhile() -> None:
    """Seat 1 fires a flare, is asked where, and answers; all that time seat 0 would be asked the same."""
    session = watch("work", [OIL], [FLARE])
    tapped = session.pending[0].id
    session.answer(1, USE + FLARE)
    assert list(session.pending) == [1]
    session.answer(1, NORTH)
    session.answer(0, USE + OIL, decision_id=tapped)


def test_a_question_with_other_actions_has_another_number() -> None:
    session = watch("work", [OIL], [], quay=[ROPE])
    tapped = session.pending[0].id
    session.answer(1, TAKE + ROPE)
    assert refused(session, 0, TAKE + ROPE, tapped) == "refuse-stale"
    assert refused(session, 0, TAKE + ROPE) == "refuse-not-on-the-quay"


def test_the_same_seat_cannot_answer_twice_with_one_tap() -> None:
    session = watch("work", [OIL, MORE_OIL], [])
    tapped = session.pending[0].id
    session.answer(0, USE + OIL, decision_id=tapped)
    assert refused(session, 0, USE + MORE_OIL, tapped) == "refuse-stale"


def test_nobody_can_answer_with_anothers_actions() -> None:
    session = watch("work", [OIL], [MORE_OIL])
    before = portrait(session)
    assert refused(session, 0, USE + MORE_OIL) == "refuse-not-in-your-hands"
    assert not portrait(session).differences(before)


def test_a_clone_numbers_the_first_of_several_as_the_original_does() -> None:
    session = watch("work", [OIL], [FLARE, MORE_FLARES])
    twin = session.clone()
    for match in (session, twin):
        match.answer(1, USE + FLARE)
    between = session.clone()
    for match in (session, twin, between):
        match.answer(1, SOUTH)
        match.answer(0, USE + OIL)
    assert not portrait(twin).differences(portrait(session))
    assert not portrait(between).differences(portrait(session))


def test_numbers_do_not_tell_whether_a_partners_question_has_changed() -> None:
    """Hands are hidden: whether seat 0 can still do what it could must not show in the number of seat 1."""
    numbers = []
    for hand in ([ROPE, MORE_ROPE, 7, 10], [ROPE, MORE_ROPE, 7]):  # full hands take nothing from the quay
        session = watch("work", hand, [], quay=[OIL])
        session.answer(1, TAKE + OIL)
        numbers.append(session.pending[1].id)
    assert numbers[0] == numbers[1]


def test_an_undo_leaves_the_partners_number_alone_where_the_question_is_the_same() -> None:
    session = watch("work", [OIL], [MORE_OIL])
    tapped = session.pending[1].id
    mine = session.pending[0].id
    session.answer(0, USE + OIL)
    session.undo(0)
    assert session.pending[1].id == tapped
    assert session.pending[0].id > mine


def test_a_playout_lets_each_of_several_have_a_turn() -> None:
    seats = []

    class Busy(Policy):
        def choose(self, table: Table, decision: Decision, whim: Chance) -> int:
            seats.append(decision.seat)
            return decision.actions[-1]

    session = watch("work", [OIL, MORE_OIL], [6, 9], [12, 15])
    session.finish([Busy()] * 3, seeded(1), limit=3)
    assert sorted(seats) == [0, 1, 2]


# -- councils --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("speaker", [0, 1, 2])
def test_a_council_is_one_question_for_all_and_one_answer(speaker: int) -> None:
    session = watch("beam", [], [], [], first=2)
    assert isinstance(session.ask, Council)
    assert len({decision.id for decision in session.pending.values()}) == 1
    assert session.view(0)["decision"]["council"] == {"seats": [0, 1, 2], "tie": 2}
    told = session.answer(speaker, SOUTH)
    assert (told[0].kind, told[0].args[0]) == ("turned", SOUTH)
    assert session.log()[0] == (speaker, SOUTH)


WISHES = [
    ({0: 1}, [0], 1),  # a lone person decides at once
    ({}, [0], None),
    ({0: 1}, [0, 1], None),
    ({0: 1, 1: 1}, [0, 1, 2], 1),  # a majority does not wait
    ({0: 1, 1: 0}, [0, 1, 2], None),  # silence is no wish
    ({0: 1, 1: 0, 2: 0}, [0, 1, 2], 0),
    ({0: 1, 1: 0}, [0, 1], 0),  # a tie goes to the seat that the rules name: 1
    ({0: 5, 2: 4, 3: 4, 4: 5}, [0, 2, 3, 4], 4),  # which is not there: then to the next after it
    ({7: 1, 0: 0}, [0, 1], None),  # who is no voter has no wish
]


@pytest.mark.parametrize(("wishes", "voters", "answer"), WISHES)
def test_how_wishes_settle(wishes: dict[int, int], voters: list[int], answer: int | None) -> None:
    assert settle(wishes, voters, tie=1) == answer


def test_a_clock_settles_among_the_wishes_that_were_given() -> None:
    assert settle({0: 1}, [0, 1, 2], tie=2, closing=True) == 1
    assert settle({0: 1, 1: 0}, [0, 1, 2], tie=2, closing=True) == 1
    assert settle({}, [0, 1], tie=0, default=1, closing=True) == 1
    assert settle({}, [0, 1], tie=0, closing=True) is None


# -- open choices ----------------------------------------------------------------------------------------------


def planning() -> FlowSession:
    session = WATCH.start(3, seed=1)
    assert isinstance(session, FlowSession)
    return session


def test_partners_see_an_open_choice_at_once() -> None:
    session = planning()
    assert session.answer(0, TEND) == []
    for viewer in (None, 1, 2):
        assert session.view(viewer)["open"] == {
            "0": {"action": TEND, "label": "do-tend", "refs": ["plans"], "rule": "SW-R3"}
        }
    assert session.view(1)["decision"]["open"] == {"chosen": {"0": TEND}}
    assert session.view(1)["waiting"] == [1, 2]


def test_an_open_choice_can_be_changed_until_all_are_in() -> None:
    session = planning()
    number = session.pending[0].id
    session.answer(0, TEND)
    session.answer(1, TEND)
    session.answer(0, FETCH, decision_id=number)
    assert session.pending[0].id == number
    session.answer(2, LOOK_OUT)
    plans = [keeper["plan"] for keeper in session.view(None)["board"]["keepers"]]
    assert plans == ["fetch", "tend", "look-out"]
    assert session.record().verify().log() == session.log()


def test_a_changed_choice_can_be_taken_back_step_by_step() -> None:
    session = planning()
    before = portrait(session)
    for plan in (TEND, FETCH):
        session.answer(0, plan)
    session.answer(1, TEND)
    waiting = session.pending[1].id
    assert session.undoable(0).consent == ()
    session.undo(0)
    assert session.view(2)["open"]["0"]["action"] == TEND
    assert session.pending[1].id == waiting
    session.undo(0)
    session.undo(1)
    assert not portrait(session).differences(before, "ids")


def test_an_open_choice_leads_to_nothing_before_all_others_have_chosen() -> None:
    """To play it beforehand with answers that partners may never give would tell what is not so, and cost much."""
    session = watch("plan", [OIL], [ROPE])
    assert foresee(session, 0, TEND) == []
    session.answer(1, LOOK_OUT)
    (led_to,) = foresee(session, 0, TEND)
    assert led_to.before is not led_to.after


def test_a_sampled_world_keeps_what_is_chosen_openly() -> None:
    session = planning()
    session.answer(0, TEND)
    world = session.sample(1, seeded(3))
    assert world.view(1) == session.view(1)
    assert world.awaited() == [1, 2]
    assert isinstance(session.ask, Together)
    world.answer(1, LOOK_OUT)
    world.answer(2, LOOK_OUT)
    assert world.view(1)["board"]["keepers"][0]["plan"] == "tend"


def test_a_playout_keeps_what_is_chosen_openly() -> None:
    session = planning()
    session.answer(0, TEND)
    session.finish([RandomPolicy()] * 3, seeded(1), limit=2)
    assert WATCH.dump(session.state)["plans"][0] == TEND


# -- reactions -------------------------------------------------------------------------------------------------


def test_only_those_who_can_do_something_are_asked_to_react() -> None:
    session = watch("waves", [OIL], [], [ROPE], sea=1, beam="north")
    assert sorted(session.pending) == [0, 2]
    shown = session.view(0)["decision"]
    assert (shown["default"], shown["reaction"]) == (LET_IT_COME, True)


def test_where_nobody_can_react_nothing_is_asked() -> None:
    luck = Scripted()
    luck.force("ships", [NORTH])
    position = {"keepers": [{"plan": "tend", "hand": [OIL]}], "step": "waves", "sea": 2, "beam": "north", "nights": 1}
    session = WATCH.start_at(position, chance=luck)
    assert session.outcome is not None
    assert [event.kind for event in session.opening].count("breached") == 2
    assert session.log()[0][0] == "ships"


def test_a_move_goes_on_with_questions_that_follow() -> None:
    session = watch("waves", [OIL, ROPE], sea=2, beam="north")
    session.answer(0, BRACE)
    assert session.pending[0].follows
    assert session.view(0)["decision"]["follows"] is True
    told = session.answer(0, ROPE)
    assert told[0].kind == "braced"
    assert session.view(None)["board"]["breaches"] == 0  # a rope holds the next wave, too


# -- the light goes out ----------------------------------------------------------------------------------------


def test_a_lamp_that_nobody_feeds_goes_out() -> None:
    luck = Scripted()
    luck.force("sea", [0])
    luck.force("ships", [NORTH])
    position = {"keepers": [{"plan": "tend"}], "step": "beam", "lamp": 1}
    session = WATCH.start_at(position, chance=luck)
    told = session.answer(0, NORTH)
    assert told[-1].kind == "dark"
    assert session.outcome is not None
    assert session.outcome.winners == ()


def test_only_one_question_stands_at_a_time() -> None:
    session = watch("work", [OIL], [OIL + 3])
    assert isinstance(session.ask, FirstOf)
    session.answer(0, REST)
    session.answer(1, REST)
    assert isinstance(session.ask, Council)
