"""Games without turns: open actions, ticks, and one order of inputs. Told with Signal Fires."""

from __future__ import annotations

from typing import Any

import pytest

from ludoteca.kernel.chance import Chance, Scripted, seeded
from ludoteca.kernel.errors import IllegalAnswer, LudotecaError
from ludoteca.kernel.flow import RandomPolicy
from ludoteca.kernel.live import LivePolicy, LiveSession, LiveTable, OwnWhim, Stepping, live_playout
from ludoteca.testkit.portrait import portrait, session_bytes
from tests.kernel.examples import FIRES
from tests.kernel.signal_fires.game import COOL_DOWN, ROLL, Fires


def night(*throws: tuple[int, list[int]], seats: int = 2, seconds: int = 20) -> LiveSession:
    """A match in which everyone wishes for the beacon of their seat, with dice that fall as told, seat by seat."""
    luck = Scripted()
    luck.force("wishes", list(range(6)))
    for seat, throw in throws:
        luck.force(f"throw-{seat}", [face - 1 for face in throw])
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
    session = night((1, [3, 5]))
    assert open_to(session) == {0: [ROLL], 1: [ROLL]}
    told = session.answer(1, ROLL)
    assert [(event.kind, event.args[:3]) for event in told] == [("threw", (1, 3, 5))]
    assert open_to(session) == {0: [ROLL], 1: [3, 5]}


def test_a_cool_down_ends_with_time() -> None:
    session = night((0, [3, 3]), seats=1)
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
    session = night((0, [3, 5]), (1, [3, 1]))
    session.answer(0, ROLL)
    session.answer(1, ROLL)
    session.answer(1, 3)
    problem = refused(session, 0, 3)
    assert (problem.key, problem.rule) == ("refuse-already-lit", "SF-R4")
    assert problem.sentence == "Player 2 was faster: beacon 3 burns already."
    assert open_to(session) == {0: [5], 1: [1]}


def test_what_others_do_does_not_make_my_move_stale() -> None:
    session = night((1, [2, 1]), (0, [3, 5]))
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
    session = night((0, [1, 6]), seconds=2)
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


def test_who_rolls_first_changes_nobody_s_dice() -> None:
    one, two = FIRES.start(2, seed=4), FIRES.start(2, seed=4)
    for session, order in ((one, (0, 1)), (two, (1, 0))):
        for seat in order:
            session.answer(seat, ROLL)
    assert FIRES.dump(one.state)["dice"] == FIRES.dump(two.state)["dice"]
    assert one.log() != two.log()


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
    assert count > 4
    assert session.clock % FIRES.step_ms == 0


def test_finish_stops_at_a_limit() -> None:
    session = FIRES.start(1, seed=4)
    assert session.finish([RandomPolicy()], seeded(1), limit=1) == 1
    assert session.outcome is None
    assert session.finish([RandomPolicy()], seeded(1), limit=2) == 2


def test_a_playout_goes_by_the_pauses_of_its_policies() -> None:
    found = []
    for level in ("aprendiz", "jogador", "mestre"):
        session = FIRES.start(2, seed=4, options={"seconds": 60})
        count = session.finish([FIRES.policy(level)] * 2, seeded(1))
        assert session.outcome is not None
        found.append((session.clock, count))
    assert found == sorted(found, reverse=True), "who is faster is done sooner"


class Writes(LivePolicy):
    """Does nothing but write down when it is asked; it pauses for as long as it is told."""

    def __init__(self, asked: list[tuple[int, int]], ms: int) -> None:
        self.asked = asked
        self.ms = ms

    def act(self, table: LiveTable, seat: int, whim: Chance) -> int:
        self.asked.append((table.clock, seat))
        return -1

    def pause(self, table: LiveTable, seat: int, acted: bool, whim: Chance) -> int:
        return self.ms


def test_time_jumps_from_one_wake_up_to_the_next() -> None:
    asked: list[tuple[int, int]] = []
    session = FIRES.start(2, seed=4, options={"seconds": 2})
    assert session.finish([Writes(asked, 700), Writes(asked, 900)], seeded(1)) == 0
    assert asked == [(700, 0), (900, 1), (1400, 0), (1800, 1)]
    assert session.clock == 2000, "dawn comes by itself, at its own moment"
    assert session.outcome is not None


def test_seats_that_wake_together_take_turns_in_being_first() -> None:
    asked: list[tuple[int, int]] = []
    FIRES.start(2, seed=4, options={"seconds": 2}).finish([Writes(asked, 600)] * 2, seeded(1))
    first = [asked[n][1] for n in range(0, len(asked), 2)]
    assert set(first) == {0, 1}
    assert len(asked) == 6


def test_a_pause_of_nothing_still_lets_time_go_on() -> None:
    asked: list[tuple[int, int]] = []
    FIRES.start(1, seed=4, options={"seconds": 2}).finish([Writes(asked, 0)], seeded(1))
    assert asked[:3] == [(1, 0), (2, 0), (3, 0)]


class Endless(Fires):
    """A night without dawn."""

    def due(self) -> int:
        return -1

    def pass_time(self, ms: int) -> None:
        return


def test_a_match_in_which_nobody_does_anything_is_noticed() -> None:
    table = Endless(FIRES.new_state(1, {"seconds": 2}), seeded(1), None)
    with pytest.raises(AssertionError, match="nobody has done anything for 660000 ms"):
        live_playout(table, 1, [Writes([], 60_000)], seeded(1))


def test_a_policy_without_a_sense_of_time_acts_once_in_every_step() -> None:
    table = Endless(FIRES.new_state(1, {"seconds": 2}), seeded(1), [])
    assert live_playout(table, 1, [RandomPolicy()], seeded(1), 1) == 1
    assert table.clock == 100
    assert [event.kind for event in table.drain()] == ["threw"]


def test_whims_of_one_s_own_do_not_depend_on_anyone_else() -> None:
    found = []
    for other in (seeded(2), seeded(3)):
        twin = Fires(FIRES.new_state(1, {"seconds": 20}), seeded(1).for_seats(1), None)
        live_playout(twin, 1, [OwnWhim(Stepping(RandomPolicy(), 50), seeded(9))], other, 6)
        found.append(FIRES.dump(twin.s))
    assert found[0] == found[1]


def test_what_is_open_is_worked_out_only_when_someone_looks(monkeypatch: pytest.MonkeyPatch) -> None:
    looked: list[int] = []
    plain = Fires.open

    def counting(table: Fires, seat: int) -> list[int]:
        looked.append(seat)
        return plain(table, seat)

    monkeypatch.setattr(Fires, "open", counting)
    monkeypatch.setattr(Fires, "can", lambda *_: True)
    session = FIRES.start(3, seed=4)
    for seat in range(3):
        session.answer(seat, ROLL)
        session.tick(500)
        session.view(seat)
    assert looked == []
    assert sorted(session.pending) == [0, 1, 2]
    assert session.pending is session.pending
    assert looked == [0, 1, 2]


def test_nobody_is_waited_for_and_nobody_is_asked() -> None:
    view = night().view(0)
    assert (view["waiting"], view["decision"]) == ([], None)
    with pytest.raises(LudotecaError, match="there is no seat 7"):
        night().view(7)


def test_a_sampled_table_is_a_possible_world_with_nothing_around_it() -> None:
    session = night()
    session.tick(300)
    luck = seeded(5)
    before = luck.copy().roll("x", 6, 8)
    table = session.sample_table(1, luck)
    assert (table.sink, table.clock) == (None, 300)
    assert FIRES.dump(table.state)["wishes"][1] == 1
    assert luck.roll("x", 6, 8) == before, "the one who looks keeps their own luck"
    table.act(0, ROLL)
    assert FIRES.dump(session.state)["dice"][0] == [-1, -1]


def test_a_long_match_stays_small() -> None:
    session = FIRES.start(4, seed=4, options={"seconds": 60})
    sizes = []
    for turn in range(6000):
        if turn % 100 == 0:
            for seat in range(4):
                if ROLL in session.table.open(seat):
                    session.answer(seat, ROLL)
        session.tick(1 + turn % 17)
        sizes.append(session_bytes(session) if turn % 500 == 499 else 0)
        if session.outcome is not None:
            break
    assert len(session.log()) > 5000
    assert max(sizes) < 60_000
    assert not portrait(session.record().replay(), luck=False).differences(portrait(session), "luck")
