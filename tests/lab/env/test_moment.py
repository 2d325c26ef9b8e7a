"""Matches whose luck is dictated from outside: who is asked, copies, and worlds as a seat knows them."""

from __future__ import annotations

import copy
import pickle

import pytest

import ludoteca
from ludoteca.kernel.chance import Chance, seeded
from ludoteca.kernel.errors import LudotecaError
from ludoteca.kernel.game import LiveGame
from ludoteca.lab.env.batch import PASS
from ludoteca.lab.env.moment import Moment, Scene, begin, scene_of
from ludoteca.lab.env.setup import IllegalAction

pytestmark = pytest.mark.playouts

GAMES = [name for name in ludoteca.game_ids() if not isinstance(ludoteca.game(name), LiveGame)]


def scene(game: str, seats: int = 3, most: int = 0, **options: object) -> Scene:
    return scene_of(game, seats, ludoteca.game(game).check_setup(seats, options), most)


def any_move(moment: Moment, whim: Chance) -> int:
    """What luck says, as likely as it should be, or any answer."""
    if moment.draw is None:
        offered = moment.legal()
        return offered[whim.below(len(offered))]
    at = whim.below(1_000_000) / 1_000_000
    outcomes = moment.draw.outcomes()
    for outcome, share in outcomes:
        at -= share
        if at < 0:
            return outcome
    return outcomes[-1][0]


def play(moment: Moment, answers: int, whim: Chance) -> list[Moment]:
    """All moments up to so many answers later, the last one where somebody is asked, or at the end."""
    seen = [moment]
    last = moment.count + answers
    while not moment.over and (moment.count < last or moment.draw is not None):
        moment = moment.after(any_move(moment, whim))
        seen.append(moment)
    return seen


def told(moment: Moment) -> tuple[object, ...]:
    """All that can be seen of a moment."""
    seats = range(moment.scene.setup.seats)
    decision = moment.decision
    asked = None if decision is None else (decision.seat, decision.kind)
    return asked, repr(moment.draw), moment.legal(), [moment.fields(seat) for seat in seats], moment.pasts, moment.count


@pytest.mark.parametrize("game", GAMES)
def test_a_copy_goes_on_identically(game: str) -> None:
    moments = play(begin(scene(game)), 60, seeded(1))
    in_the_middle = next(moment for moment in reversed(moments) if moment.draw is not None)
    for moment in (moments[-1], in_the_middle):
        assert copy.deepcopy(moment) is moment
        again = pickle.loads(pickle.dumps(moment))
        assert told(again) == told(moment)
        ends = [play(each, 10, seeded(3))[-1] for each in (moment, again)]
        assert told(ends[0]) == told(ends[1])
        assert len(pickle.dumps(moment)) < 8000  # answers and luck, not a state


@pytest.mark.parametrize("game", GAMES)
def test_a_moment_stays_as_it_is(game: str) -> None:
    one = play(begin(scene(game)), 10, seeded(4))[-1]
    before = told(one)
    for seed in range(3):
        play(one, 10, seeded(seed))
    assert told(one) == before


@pytest.mark.parametrize("game", GAMES)
def test_a_world_is_the_same_to_the_one_who_is_asked(game: str) -> None:
    for moment in play(begin(scene(game)), 40, seeded(6))[::7]:
        decision = moment.decision
        if decision is None:
            continue
        seat = decision.seat
        other = moment.sample(seat, 11)
        assert other.decision is not None
        assert (other.decision.seat, other.decision.kind) == (seat, decision.kind)
        assert other.legal() == moment.legal()
        assert other.fields(seat) == moment.fields(seat)
        assert other.pasts[seat] == moment.pasts[seat]
        assert all(not past for who, past in enumerate(other.pasts) if who != seat)
        far = [play(each, 6, seeded(7))[-1] for each in (other, copy.deepcopy(other))]
        assert told(far[0]) == told(far[1])


@pytest.mark.parametrize("game", GAMES)
def test_a_world_tells_nothing_of_the_match_that_it_was_dealt_from(game: str) -> None:
    """What a seat cannot tell apart gives the same worlds, with the same way to them; and no file holds the truth."""
    for moment in play(begin(scene(game)), 40, seeded(6))[::9]:
        decision = moment.decision
        if decision is None:
            continue
        seat = decision.seat
        unlike = moment.sample(seat, 3)  # as true as the other one, to whoever is asked
        worlds = [play(true.sample(seat, 11), 4, seeded(7)) for true in (moment, unlike)]
        for one, other in zip(*worlds, strict=True):
            assert told(one) == told(other)
            assert one.history() == other.history()
        for world in (worlds[0][0], worlds[0][-1]):
            with pytest.raises(LudotecaError, match=f"dealt for seat {seat} cannot be pickled"):
                pickle.dumps(world)


def test_a_world_is_dealt_for_the_one_who_is_asked() -> None:
    first = begin(scene("king-of-tokyo"))
    with pytest.raises(LudotecaError, match="not for seat 0"):
        first.sample(0, 1)
    moment = play(first, 1, seeded(1))[-1]
    assert moment.decision is not None
    with pytest.raises(LudotecaError, match="not for seat"):
        moment.sample((moment.decision.seat + 1) % 3, 1)


def test_who_has_answered_in_secret_is_asked_again_in_a_world_of_the_next_one() -> None:
    """All build their Teams at the same time (FH-D-26): what seat 0 has chosen, seat 1 does not know."""
    moment = play(begin(scene("fabrica-de-herois")), 1, seeded(8))[-1]
    assert moment.decision is not None
    assert moment.decision.seat == 1
    asked = []
    world = moment.sample(1, 5)
    for _ in range(3):
        assert world.decision is not None
        asked.append(world.decision.seat)
        world = world.after(world.legal()[0])
    assert asked == [1, 0, 2]


@pytest.mark.parametrize("game", ["keep-the-heroes-out", "kick-ass"])
def test_whoever_is_asked_with_others_may_pass_to_the_next(game: str) -> None:
    moments = play(begin(scene(game)), 60, seeded(2))
    moment = next(one for one in moments if one.asking is not None and one.decision and one.asking.may_pass())
    asked = []
    while moment.asking is not None and moment.asking.may_pass():
        assert moment.decision is not None
        asked.append(moment.decision.seat)
        moment = moment.after(moment.scene.setup.encoding.actions)
    assert moment.decision is not None
    assert len({*asked, moment.decision.seat}) == len(asked) + 1 > 1
    with pytest.raises(IllegalAction, match="is not offered to"):
        moment.after(moment.scene.setup.encoding.actions)
    assert PASS < 0


def test_what_a_seat_has_seen_is_part_of_what_it_knows() -> None:
    """Two ways to the same board are two information states."""
    moment = play(begin(scene("king-of-tokyo", 2)), 0, seeded(1))[-1]
    while moment.draw is not None:
        moment = moment.after(any_move(moment, seeded(1)))
    assert moment.decision is not None
    seat = moment.decision.seat
    stopped = moment.after(moment.legal()[-1])
    assert stopped.pasts[seat] != moment.pasts[seat]
    assert stopped.pasts[1 - seat] == moment.pasts[1 - seat]
    again = moment.after(0)  # roll all dice again, and once more: the same answers, and the same dice at the end
    ways = [rolled(rolled(again, face).after(0), 2) for face in (0, 1)]
    assert ways[0].fields(seat) == ways[1].fields(seat)
    assert ways[0].pasts[seat] != ways[1].pasts[seat]
    assert ways[0].pasts[1 - seat] == ways[1].pasts[1 - seat]


def rolled(moment: Moment, face: int) -> Moment:
    """All dice fall alike."""
    while moment.draw is not None:
        moment = moment.after(face)
    return moment


@pytest.mark.parametrize("game", GAMES)
def test_a_match_comes_to_its_end_and_is_paid(game: str) -> None:
    seats = ludoteca.game(game).seats[0]
    short = {"target": 10} if game in ("king-of-tokyo", "fabrica-de-herois") else {}
    last = play(begin(scene(game, seats, **short)), 20_000, seeded(3))[-1]
    assert last.over
    assert last.outcome is not None
    assert set(last.returns()) <= {1.0, -1.0}
    with pytest.raises(IllegalAction, match="the match is over"):
        last.after(0)
    assert last.session is not None
    last.session.record().replay()


def test_a_match_is_cut_off_where_it_is_told_to() -> None:
    last = play(begin(scene("king-of-tokyo", most=7)), 1000, seeded(3))[-1]
    assert (last.over, last.count, last.outcome, last.legal()) == (True, 7, None, [])
    assert last.returns() == [0.0, 0.0, 0.0]


def test_what_is_not_offered_is_told_and_changes_nothing() -> None:
    first = begin(scene("king-of-tokyo", 2))
    with pytest.raises(IllegalAction, match=r"^66 is no outcome of 'deck'; outcomes are 0 to 65$"):
        first.after(66)
    moment = play(first, 0, seeded(1))[-1]
    while moment.draw is not None:
        moment = moment.after(any_move(moment, seeded(1)))
    with pytest.raises(
        IllegalAction, match=r"^64 is not offered to seat_\d, who is asked 'keep'; offered are 0 to 63$"
    ):
        moment.after(64)


def test_a_live_game_has_no_such_moments() -> None:
    with pytest.raises(LudotecaError, match="rush-out is played by the clock"):
        begin(scene("rush-out"))
