"""One match: what is asked, what is answered, what each seat sees. Told with Night Ferry."""

from __future__ import annotations

from typing import Any

import pytest

import ludoteca
from ludoteca.kernel.chance import Scripted, seeded
from ludoteca.kernel.errors import IllegalAnswer, LudotecaError
from ludoteca.kernel.flow import Decision, Flow, Policy, RandomPolicy, Table, playout
from ludoteca.kernel.flow_session import FlowSession
from ludoteca.kernel.registry import register, unregister
from ludoteca.kernel.session import Session
from ludoteca.testkit.portrait import portrait, views
from tests.kernel.examples import FERRY, FIRES
from tests.kernel.night_ferry.game import NightFerry
from tests.kernel.night_ferry.rules import CALM, DRAW, LOAD, NO, STORM, WHISTLE, YES

POSITION: dict[str, Any] = {
    "players": [{"hand": [3, 9], "coins": 4}, {"hand": [12], "coins": 2}, {"hand": [], "coins": 0}],
    "deck": [20, 19, 18],
    "rounds": 1,
}


def ferry() -> FlowSession:
    session = FERRY.start_at(POSITION, seed=1)
    assert isinstance(session, FlowSession)
    return session


def at_the_bids() -> FlowSession:
    """All three have drawn a crate, and the auction is called."""
    session = ferry()
    for seat in range(3):
        session.answer(seat, DRAW)
    session.answer(0, YES)
    return session


def asked(session: Session) -> dict[int, str]:
    return {seat: decision.kind for seat, decision in session.pending.items()}


def test_a_match_waits_for_its_first_decision() -> None:
    session = ferry()
    assert asked(session) == {0: "turn"}
    assert list(session.pending[0].actions) == [DRAW, WHISTLE, LOAD + 2, LOAD + 8]
    assert session.outcome is None


def test_turns_go_round() -> None:
    session = ferry()
    for seat in range(3):
        assert asked(session) == {seat: "turn"}
        session.answer(seat, WHISTLE)


def test_a_rule_can_ask_another_seat_in_the_middle_of_a_turn() -> None:
    session = ferry()
    told = session.answer(0, LOAD + 8)
    assert [event.kind for event in told] == ["loaded"]
    assert asked(session) == {1: "toll"}
    told = session.answer(1, YES)
    assert [(event.kind, event.args[:2]) for event in told] == [("sunk", (1, 8))]
    assert asked(session) == {1: "turn"}
    assert session.view(None)["board"]["sea"] == [8]


def test_any_member_of_a_group_may_answer_for_it() -> None:
    for speaker in range(3):
        session = at_the_bids()
        for seat in range(3):
            session.answer(seat, 0)
        assert asked(session) == {0: "course", 1: "course", 2: "course"}
        assert len({decision.id for decision in session.pending.values()}) == 1
        session.answer(speaker, CALM)
        assert session.outcome is not None
        assert session.log()[-1] == (speaker, CALM)


def test_a_group_that_has_answered_is_no_longer_asked() -> None:
    session = FERRY.start_at({**POSITION, "rounds": 2}, seed=1)
    for seat in range(3):
        session.answer(seat, DRAW)
    session.answer(0, NO)
    late = session.pending[2].id
    session.answer(1, CALM)
    with pytest.raises(IllegalAnswer) as refused:
        session.answer(2, STORM, decision_id=late)
    assert refused.value.key == "refuse-not-asked"


# -- together --------------------------------------------------------------------------------------------------


def test_simultaneous_answers_wait_for_each_other() -> None:
    session = at_the_bids()
    assert asked(session) == {0: "bid", 1: "bid", 2: "bid"}
    assert session.answer(1, 2) == []
    assert session.answer(0, 3) == []
    assert asked(session) == {2: "bid"}
    told = session.answer(2, 0)
    assert [(event.kind, event.args[:2]) for event in told] == [
        ("bid", (0, 3)),
        ("bid", (1, 2)),
        ("bid", (2, 0)),
        ("won", (0, 16)),
    ]


def test_nobody_sees_an_answer_before_all_are_in() -> None:
    shown = []
    for bid in range(5):
        session = at_the_bids()
        session.answer(0, bid)
        shown.append([view for view in views(session) if view["seat"] != 0])
    assert all(view == shown[0] for view in shown)
    assert shown[0][0]["waiting"] == [1, 2]


def test_the_order_of_simultaneous_answers_does_not_matter() -> None:
    bids = {0: 1, 1: 2, 2: 0}
    found = []
    for order in ((0, 1, 2), (2, 1, 0), (1, 0, 2)):
        session = at_the_bids()
        for seat in order:
            session.answer(seat, bids[seat])
        found.append(portrait(session))
    assert not found[1].differences(found[0], "log")
    assert not found[2].differences(found[0], "log")


def test_a_sampled_world_does_not_know_what_others_have_bid() -> None:
    session = at_the_bids()
    session.answer(0, 4)
    world = session.sample(1, seeded(3))
    assert world.view(1) == session.view(1)
    assert asked(world) == {0: "bid", 1: "bid", 2: "bid"}  # the bid of seat 0 is open again …
    assert world.view(1)["waiting"] == [1, 2]  # … though everyone knows that it has been made
    world.answer(0, 1)
    world.answer(1, 0)
    told = world.answer(2, 0)
    assert (told[0].kind, told[0].args[:2]) == ("bid", (0, 1))


def test_a_sampled_world_keeps_ones_own_bid_and_earlier_answers() -> None:
    """Seat 0 called the auction, too, since the last checkpoint: that answer is no secret."""
    session = at_the_bids()
    session.answer(0, 4)
    own = session.sample(0, seeded(3))
    assert asked(own) == {1: "bid", 2: "bid"}
    other = session.sample(1, seeded(3)).clone()
    assert asked(other) == {0: "bid", 1: "bid", 2: "bid"}


# -- refusals --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("seat", "action", "key", "rule"),
    [
        (1, DRAW, "refuse-not-asked", "NF-R1"),
        (3, DRAW, "refuse-no-such-seat", "NF-R1"),
        (True, DRAW, "refuse-no-such-seat", "NF-R1"),
        (0, 5, "refuse-not-offered", "NF-R3"),
        (0, LOAD + 11, "refuse-not-your-crate", "NF-R4"),
        (0, "0", "refuse-malformed", "NF-R1"),
        (0, False, "refuse-malformed", "NF-R1"),
        (0, 2**65, "refuse-malformed", "NF-R1"),
    ],
)
def test_a_refusal_says_why_and_names_the_rule(seat: object, action: object, key: str, rule: str) -> None:
    session = ferry()
    before = portrait(session)
    with pytest.raises(IllegalAnswer) as refused:
        session.answer(seat, action)
    assert (refused.value.key, refused.value.rule) == (key, rule)
    assert str(refused.value) == f"{refused.value.sentence} [{rule}]"
    assert refused.value.sentence.endswith((".", "!"))
    assert not portrait(session).differences(before)


def test_an_answer_to_an_earlier_question_is_stale() -> None:
    session = ferry()
    first = session.pending[0].id
    session.answer(0, DRAW, decision_id=first)
    session.answer(1, LOAD + 11)
    session.answer(2, WHISTLE)
    with pytest.raises(IllegalAnswer) as refused:
        session.answer(0, YES, decision_id=first)
    assert refused.value.key == "refuse-stale"
    session.answer(0, YES, decision_id=session.pending[0].id)


def test_after_the_end_nothing_is_taken() -> None:
    session = at_the_bids()
    for seat in range(3):
        session.answer(seat, 0)
    session.answer(0, CALM)
    assert session.outcome is not None
    assert session.outcome.reason == "landed"
    with pytest.raises(IllegalAnswer) as refused:
        session.answer(0, CALM)
    assert refused.value.key == "refuse-game-over"


@pytest.mark.parametrize("seat", [3, -1, "0", True, 1.0, []])
def test_there_is_no_view_from_a_seat_that_is_not_there(seat: Any) -> None:
    with pytest.raises(LudotecaError, match="there is no seat"):
        ferry().view(seat)


def test_a_flow_game_has_no_clock() -> None:
    with pytest.raises(LudotecaError, match="no clock"):
        ferry().tick(10)


# -- views -----------------------------------------------------------------------------------------------------


def test_a_view_shows_a_seat_its_own_hand_only() -> None:
    session = ferry()
    assert [session.view(seat)["board"]["hand"] for seat in (0, 1, 2, None)] == [[2, 8], [11], [], None]


def test_only_the_one_who_is_asked_sees_the_question() -> None:
    session = ferry()
    shown = session.view(0)["decision"]
    assert (shown["kind"], shown["id"], shown["rule"]) == ("turn", session.pending[0].id, "NF-R3")
    assert session.view(1)["decision"] is None
    assert session.view(1)["waiting"] == [0]


def test_the_outcome_is_in_every_view() -> None:
    session = at_the_bids()
    for seat in range(3):
        session.answer(seat, 0)
    session.answer(0, CALM)
    for viewer in (0, None):
        assert session.view(viewer)["outcome"] == {"winners": [0], "reason": "landed", "scores": [4, 2, 0]}


# -- copies ----------------------------------------------------------------------------------------------------


def test_a_clone_in_the_middle_of_a_turn_goes_on_alike_and_alone() -> None:
    session = ferry()
    session.answer(0, LOAD + 8)
    before = portrait(session)
    twin = session.clone()
    assert not portrait(twin).differences(before)
    twin.answer(1, YES)
    assert not portrait(session).differences(before)
    session.answer(1, YES)
    assert not portrait(twin).differences(portrait(session))


def test_undo_points_are_not_shared_between_clones() -> None:
    session = ferry()
    session.answer(0, LOAD + 8)
    twin = session.clone()
    session.undo(0)
    session.answer(0, LOAD + 2)
    assert twin.undo(0).done
    assert not portrait(twin).differences(portrait(ferry()), "ids")


def test_a_sample_deals_anew_what_a_seat_does_not_know() -> None:
    session = ferry()
    hands = set()
    for seed in range(20):
        world = session.sample(1, seeded(seed))
        dump = FERRY.dump(world.state)
        assert dump["hands"][1] == [11]
        hands.add(tuple(sorted(dump["hands"][0])))
        turn = list(world.pending[0].actions)
        assert turn == [DRAW, WHISTLE, *(LOAD + crate for crate in sorted(dump["hands"][0]))]
    assert len(hands) > 10


def test_a_sample_has_luck_of_its_own() -> None:
    session = ferry()
    winds = []
    for seed in range(30):
        world = session.sample(0, seeded(seed))
        winds.append(world.answer(0, WHISTLE)[0].args[1])
    assert len(set(winds)) > 3


def test_undo_in_a_sampled_world_stays_in_that_world() -> None:
    world = ferry().sample(1, seeded(5))
    before = portrait(world)
    crate = world.pending[0].actions[-1]
    world.answer(0, crate)
    world.answer(1, NO)  # passes a checkpoint
    assert world.undo(1).done
    assert world.undo(0).done
    assert not portrait(world).differences(before, "ids")


def test_a_sampled_world_has_no_record() -> None:
    with pytest.raises(LudotecaError, match="nobody's match"):
        ferry().sample(0, seeded(1)).record()


def test_a_playout_cannot_be_copied() -> None:
    session = ferry()
    playout_root = session.sample_playout(0, seeded(1))
    with pytest.raises(LudotecaError, match="keeps no checkpoints"):
        playout_root.clone()
    assert playout_root.answer(0, WHISTLE) == []  # nobody listens


def test_a_match_without_history_goes_on_alike_and_refuses_alike() -> None:
    """In the middle of an auction, with a bid that waits for the others'."""
    session = at_the_bids()
    session.answer(1, 1)
    quick = session.without_history()
    assert asked(quick) == asked(session) == {0: "bid", 2: "bid"}
    with pytest.raises(IllegalAnswer):
        quick.answer(1, 1)
    whim = seeded(3)
    while session.outcome is None:
        seat = session.awaited()[0]
        actions = session.pending[seat].actions
        assert list(quick.pending[seat].actions) == list(actions)
        action = actions[whim.below(len(actions))]
        session.answer(seat, action)
        assert quick.answer(seat, action) == []
        assert FERRY.dump(quick.state) == FERRY.dump(session.state)
    assert quick.outcome == session.outcome
    with pytest.raises(LudotecaError, match="cannot be copied"):
        quick.clone()


def test_a_finished_match_can_be_cloned() -> None:
    session = at_the_bids()
    for seat in range(3):
        session.answer(seat, 0)
    session.answer(0, CALM)
    twin = session.clone()
    assert not portrait(twin).differences(portrait(session))
    assert twin.undo(0).done
    assert asked(twin) == {0: "course", 1: "course", 2: "course"}


# -- playouts --------------------------------------------------------------------------------------------------


class Sleeper(Policy):
    """Always the first action; remembers whom it answered for."""

    def __init__(self) -> None:
        self.seats: list[int] = []

    def choose(self, table: Table, decision: Decision, whim: Any) -> int:
        self.seats.append(decision.seat)
        return decision.actions[0]


def test_finish_plays_on_to_the_end() -> None:
    session = at_the_bids()
    session.answer(0, 2)
    policy = Sleeper()
    count = session.finish([policy] * 3, seeded(1))
    assert session.outcome is not None
    assert policy.seats == [1, 2, 0]  # the two open bids, then the course
    assert count == 3
    assert FERRY.dump(session.state)["holds"][0] == [16]


def test_finish_of_what_is_finished_does_nothing() -> None:
    session = ferry()
    session.finish([RandomPolicy()] * 3, seeded(1))
    assert session.finish([RandomPolicy()] * 3, seeded(1)) == 0


def test_finish_stops_at_a_limit() -> None:
    session = FERRY.start(4, seed=1)
    assert session.finish([RandomPolicy()] * 4, seeded(1), limit=5) == 5
    assert session.outcome is None


class Restful(RandomPolicy):
    """Finds that the match has come to rest at every third question; and says whom it was asked for."""

    def __init__(self) -> None:
        self.asked = 0

    def choose(self, table: Table, decision: Decision, whim: Any) -> int:
        self.asked += 1
        if self.asked % 3 == 0:
            table.rests += 1
        return super().choose(table, decision, whim)


def test_finish_stops_where_policies_find_rest() -> None:
    session = FERRY.start(4, seed=1)
    assert isinstance(session, FlowSession)
    policy = Restful()
    session.finish([policy] * 4, seeded(1), limit=50, rests=2)
    assert policy.asked == 6
    assert session.outcome is None
    other = FERRY.start(4, seed=1)
    assert isinstance(other, FlowSession)
    other.finish([Restful()] * 4, seeded(1), limit=50)
    assert FERRY.dump(other.state) != FERRY.dump(session.state), "without `rests` nobody stops for that"


def test_without_a_word_of_the_game_only_the_horizon_counts() -> None:
    session = FERRY.start(2, seed=1)
    assert FERRY.rests(Table(session.state, seeded(1), None), session.pending[0]) == 0


def test_a_playout_from_the_start_and_a_session_agree() -> None:
    table = FERRY.table(FERRY.new_state(3, {"rounds": 3}), seeded(6), None)
    count = playout(FERRY.flow(table), table, [RandomPolicy()] * 3, seeded(9))
    session = FERRY.start(3, seed=6)
    assert session.finish([RandomPolicy()] * 3, seeded(9)) == count
    assert FERRY.dump(session.state) == FERRY.dump(table.state)
    assert table.over


# -- starting --------------------------------------------------------------------------------------------------


def test_a_match_without_a_seed_gets_a_fresh_one() -> None:
    seeds = {FERRY.start(2).seed for _ in range(5)}
    assert len(seeds) == 5
    assert None not in seeds


def test_forced_luck_has_no_seed() -> None:
    luck = Scripted()
    luck.force("deck", [0, 1, 2])
    session = FERRY.start(2, chance=luck)
    assert session.seed is None
    assert session.record().luck.kind == "recorded"


def test_a_doubled_id_is_refused_by_the_registry() -> None:
    class Impostor(NightFerry):
        def flow(self, table: Table) -> Flow[None]:
            raise NotImplementedError

    with pytest.raises(ValueError, match="there is a game 'night-ferry' already"):
        register(Impostor())
    register(FERRY)  # the same game again is no problem
    assert ludoteca.game("night-ferry") is FERRY


def test_the_shelf_lists_what_is_registered() -> None:
    assert {"king-of-tokyo", "night-ferry", "signal-fires"} <= set(ludoteca.game_ids())
    assert ludoteca.game_ids() == sorted(ludoteca.game_ids())
    unregister(FIRES.id)
    try:
        assert FIRES.id not in ludoteca.game_ids()
        with pytest.raises(
            ludoteca.UnknownGame,
            match=r"there is no game 'signal-fires'; there are: caravan, .*king-of-tokyo, night-ferry",
        ):
            ludoteca.game("signal-fires")
    finally:
        register(FIRES)
