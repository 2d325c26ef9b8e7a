"""A fault in a rule never wedges a match: it stands where it stood, says so, and goes on."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import pytest

from ludoteca.kernel import registry
from ludoteca.kernel.chance import Chance, Scripted, seeded
from ludoteca.kernel.errors import BadScript, LudotecaError, RuleFault, ViewFault
from ludoteca.kernel.event import Event
from ludoteca.kernel.flow import CHECKPOINT, Ask, Council, Decision, FirstOf, Flow, Table, Together
from ludoteca.kernel.present import Effect, Prompt
from ludoteca.kernel.record import Record
from ludoteca.kernel.session import Session
from ludoteca.testkit.faults import sabotaged
from ludoteca.testkit.portrait import portrait
from tests.kernel.examples import FERRY, FIRES, put_on_shelf
from tests.kernel.night_ferry.game import NightFerry
from tests.kernel.night_ferry.rules import DRAW, LOAD, NO, WHISTLE
from tests.kernel.night_ferry.state import FerryState
from tests.kernel.signal_fires.game import Fires, FiresState, SignalFires
from tests.kernel.test_session import at_the_bids
from tests.lab.tiny import on_the_shelf as shelved
from tests.server.brittle import CLIMB, REST, Brittle, ladder


class Telling(Brittle):
    """A ladder that shows before each step where it leads."""

    def effects(self, before: Any, after: Any, seat: int) -> list[Effect]:
        return [Effect("height", seat, after.heights[seat])]


def test_a_choice_at_which_the_rules_fail_can_still_be_shown() -> None:
    choices = Telling().start(2, seed=1).view(0)["decision"]["choices"]
    assert [len(choice.get("outcome", [])) for choice in choices] == [1, 1, 0]


class Blind(Brittle):
    """A ladder that seat 0 cannot see from the first rung on."""

    id = "blind-ladder"

    def view(self, state: Any, seat: int | None) -> dict[str, Any]:
        if seat == 0 and ladder(state).heights[0]:
            raise KeyError("the view from above")
        return super().view(state, seat)


class Mute(Blind):
    """A ladder that cannot put its questions into words either."""

    def present(self, state: Any, decision: Decision) -> Prompt:
        raise IndexError("no words")


def test_a_fault_in_a_view_has_the_record_that_shows_it_and_the_match_goes_on() -> None:
    with shelved(Blind()) as game:
        session = game.start(2, seed=1)
        session.answer(0, CLIMB)
        with pytest.raises(ViewFault, match="for seat 0 failed: KeyError: 'the view from above'") as caught:
            session.view(0)
        fault = caught.value
        assert isinstance(fault.__cause__, KeyError)
        assert (fault.game, fault.seat) == (game.id, 0)
        with pytest.raises(ViewFault):
            Record.from_bytes(fault.record.to_bytes()).replay().view(0)
        assert session.view(1)["board"] == session.view(None)["board"] == {"heights": [1, 0]}
        session.answer(1, REST)
        plain = session.plain_view(0)
        assert plain["fault"]
        assert (plain["board"], plain["waiting"], len(plain["decision"]["choices"])) == ({}, [0], 3)
        session.answer(0, plain["decision"]["choices"][0]["action"], decision_id=plain["decision"]["id"])


def test_a_question_without_words_can_be_answered_by_its_numbers() -> None:
    session = Mute().start(1, seed=1)
    asked = session.plain_view(0)["decision"]
    assert [(choice["action"], choice["label"]) for choice in asked["choices"]] == [
        (action, "plain-answer") for action in session.pending[0].actions
    ]
    assert asked["id"] == session.pending[0].id


class Unseen(SignalFires):
    """Signal fires in a fog: nothing can be seen."""

    def view(self, state: Any, seat: int | None) -> dict[str, Any]:
        raise KeyError("fog")


def test_a_live_match_whose_view_fails_tells_what_can_be_done() -> None:
    session = Unseen().start(1, seed=1)
    with pytest.raises(ViewFault, match="fog"):
        session.view(0)
    plain = session.plain_view(0)
    assert plain["fault"]
    assert plain["board"] == {"can": list(session.pending[0].actions), "now": 0}
    assert session.plain_view(None)["board"]["can"] == []
    with pytest.raises(LudotecaError, match="there is no seat 7"):
        session.view(7)


class Asking(Brittle):
    """A ladder on whose second step the rules ask whatever a test wants."""

    def __init__(self, ask: Any) -> None:
        self.ask: Ask = ask

    def flow(self, table: Table) -> Flow[None]:
        state = ladder(table.state)
        while state.moves < 4:
            yield CHECKPOINT
            yield Decision(state.moves % 2, "step", (0, REST))
            state.moves += 1
            if state.moves == 2:
                yield self.ask


@pytest.mark.parametrize(
    ("ask", "why"),
    [
        (Decision(0, "step", ()), "there is nothing to answer"),
        (Decision(2, "step", (0, 1)), "not at this table"),
        (Together([]), "the rules ask nobody"),
        (FirstOf([]), "the rules ask nobody"),
        (Together([Decision(1, "step", (0, 1)), Decision(1, "step", (0, 1))]), "asked twice"),
        (Council((0,), "step", (0, 1), 1), "no member of"),
        (iter(()), "neither a question nor a checkpoint"),
    ],
)
def test_a_question_that_nobody_can_answer_is_a_fault(ask: object, why: str) -> None:
    session = Asking(ask).start(2, seed=1)
    session.answer(0, REST)
    assert why in str(fault_of(session, 1, REST))
    assert list(session.pending) == [1]
    assert session.undo(0).done


POSITION: dict[str, Any] = {"players": [{"hand": [3, 9], "coins": 4}, {"hand": [12], "coins": 2}], "deck": [20, 19]}


class Treacherous(NightFerry):
    """A whistle that brings the wind of 6 breaks the rules; so does a full hold."""

    def table(self, state: FerryState, chance: Chance, sink: list[Event] | None) -> Any:
        made = super().table(state, chance, sink)
        real = made.tell

        def tell(kind: str, a: int = 0, b: int = 0, c: int = 0, d: int = 0, e: int = 0) -> None:
            real(kind, a, b, c, d, e)
            if kind == "whistled" and b == 6:
                raise KeyError("nobody has counted so far")

        made.tell = tell  # type: ignore[method-assign]
        return made


@pytest.fixture(autouse=True)
def on_the_shelf(monkeypatch: pytest.MonkeyPatch) -> None:
    put_on_shelf()
    monkeypatch.setitem(registry._extra, "night-ferry", Treacherous())


def ferry(*winds: int) -> Session:
    luck = Scripted()
    for wind in winds:
        luck.force("wind", [wind - 1])
    return Treacherous().start_at(POSITION, chance=luck)


def fault_of(session: Session, seat: int, action: int) -> RuleFault:
    with pytest.raises(RuleFault) as found:
        session.answer(seat, action)
    return found.value


def test_the_match_stands_where_it_stood() -> None:
    session = ferry(6, 2)
    before = portrait(session)
    fault_of(session, 0, WHISTLE)
    assert not portrait(session).differences(before)
    assert session.outcome is None
    assert list(session.pending) == [0]


def test_the_match_goes_on() -> None:
    session = ferry(6)
    fault_of(session, 0, WHISTLE)
    session.answer(0, LOAD + 8)
    session.answer(1, NO)
    assert session.log() == [(0, LOAD + 8), (1, NO)]


def test_what_could_be_undone_still_can() -> None:
    session = ferry(6)
    session.answer(0, LOAD + 8)
    session.answer(1, NO)
    fault_of(session, 1, WHISTLE)
    assert session.undo(1).done
    assert session.undo(0).done
    assert session.log() == []


def test_it_says_what_failed_and_where() -> None:
    fault = fault_of(ferry(6), 0, WHISTLE)
    assert isinstance(fault.__cause__, KeyError)
    assert "a rule of night-ferry failed after the answer (0, 1): KeyError" in str(fault)
    assert not isinstance(fault, LudotecaError)  # it is nobody's to mend but ours


def first_fault(matches: Iterable[Session]) -> tuple[Session, RuleFault]:
    """Seat 0 whistles in one match after the other, until the wind of 6 comes."""
    for session in matches:
        try:
            session.answer(0, WHISTLE)
        except RuleFault as fault:
            return session, fault
    raise AssertionError("the wind of 6 never came")


def test_the_record_shows_the_fault_again_and_tells_no_seed() -> None:
    session, fault = first_fault(Treacherous().start(2, seed=seed) for seed in range(200))
    record = Record.from_bytes(fault.record.to_bytes())
    assert record.luck.seed is None
    assert fault.answer == (0, WHISTLE)
    with pytest.raises(RuleFault, match="nobody has counted so far"):
        record.replay()
    before = record.replay(upto=len(record.moves()) - 1)
    assert before.log() == session.log()
    assert fault_of(before, 0, WHISTLE).answer == fault.answer


def test_a_fault_in_a_sampled_world_leaves_that_world_as_it_was() -> None:
    session = ferry()
    world, fault = first_fault(session.sample(0, seeded(seed)) for seed in range(200))
    assert fault.record is None
    assert world.log() == []
    assert world.view(0) == session.view(0)


def test_luck_that_does_not_fit_its_script_is_the_tests_fault_and_changes_nothing() -> None:
    session = FERRY.start_at(POSITION, chance=Scripted())
    session.table.chance.force("wind", [1, 2])  # type: ignore[attr-defined]
    with pytest.raises(BadScript, match="2 dice were forced"):
        session.answer(0, WHISTLE)
    assert session.log() == []
    assert list(session.pending) == [0]


def test_a_fault_leaves_what_partners_have_answered_already() -> None:
    """All have bid but one; the last bid makes a rule fail, and the others' bids still wait."""
    session, sabotage = sabotaged(at_the_bids())
    session.answer(0, 1)
    session.answer(1, 2)
    before = portrait(session)
    sabotage.armed = True
    fault_of(session, 2, 0)
    assert not portrait(session).differences(before)
    assert list(session.pending) == [2]
    assert [event.kind for event in session.answer(2, 0)].count("bid") == 3


class NoOpening(NightFerry):
    """It cannot even be set up."""

    def new_state(self, seats: int, options: Any) -> FerryState:
        made = super().new_state(seats, options)
        made.deck = made.deck[:2]
        return made


def test_a_match_that_cannot_be_set_up_says_so() -> None:
    with pytest.raises(RuleFault, match="failed before the first question: IndexError") as found:
        NoOpening().start(3, seed=1)
    assert found.value.answer is None
    assert found.value.record.log[0][0] == "deck"


class EmptyBox(NightFerry):
    def new_state(self, seats: int, options: Any) -> FerryState:
        raise KeyError("the box is empty")


def test_a_box_that_cannot_be_unpacked_says_so() -> None:
    with pytest.raises(RuleFault, match="failed before the first question: KeyError"):
        EmptyBox().start(3, seed=1)


# -- live games ------------------------------------------------------------------------------------------------


class Wildfire(Fires):
    """The third throw of anyone breaks the rules, when everything has happened; so does the fifth second."""

    def act(self, seat: int, action: int) -> None:
        super().act(seat, action)
        if SIGNS["throws"] == 0 and action == 0:
            SIGNS["throws"] -= 1
            raise ZeroDivisionError("the wood is wet")
        SIGNS["throws"] -= action == 0

    def pass_time(self, ms: int) -> None:
        super().pass_time(ms)
        if ms == 666:
            raise ZeroDivisionError("the clock has stopped")


SIGNS = {"throws": 99}


class Wild(SignalFires):
    def table(self, state: FiresState, chance: Chance, sink: list[Event] | None) -> Fires:
        return Wildfire(state, chance, sink)


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_a_live_match_stands_where_it_stood(seed: int) -> None:
    SIGNS["throws"] = 99
    session = Wild().start(2, seed=seed)
    for _ in range(4):
        session.answer(0, 0)
        session.tick(2000)
    before = portrait(session)
    clock = session.clock
    SIGNS["throws"] = 0
    fault = fault_of(session, 1, 0)
    SIGNS["throws"] = 99
    assert fault.answer == (1, 0)
    assert not portrait(session).differences(before)
    assert session.clock == clock
    plain = FIRES.start(2, seed=seed)
    for _ in range(4):
        plain.answer(0, 0)
        plain.tick(2000)
    assert session.answer(1, 0) == plain.answer(1, 0)
    assert not portrait(session).differences(portrait(plain))


def test_a_fault_while_time_passes_names_the_tick() -> None:
    session = Wild().start(2, seed=1)
    before = portrait(session)
    with pytest.raises(RuleFault) as found:
        session.tick(666)
    assert found.value.answer == ("tick", 666)
    assert not portrait(session).differences(before)
    session.tick(665)
    session.tick(1)


def test_forced_dice_of_a_live_match_came_up_as_the_journal_says() -> None:
    SIGNS["throws"] = 99
    session = Wild().start(2, chance=Scripted())
    session.table.chance.force("throw-0", [1, 2])  # type: ignore[attr-defined]
    session.answer(0, 0)
    dump = FIRES.dump(session.state)
    with pytest.raises(RuleFault):
        session.tick(666)
    assert FIRES.dump(session.state) == dump
    assert session.log()[-1] == ("throw-0", [1, 2])


def test_a_draw_after_a_fault_is_the_same_as_before_it() -> None:
    """Nobody can learn what is to come by making a rule fail."""
    session = Treacherous().start_at(POSITION, seed=3)
    plain = FERRY.start_at(POSITION, seed=3)
    for match in (session, plain):
        try:
            match.answer(0, DRAW)
        except RuleFault:
            continue
    assert not portrait(session).differences(portrait(plain))
