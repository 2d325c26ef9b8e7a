"""Environments: who is asked, what is paid, what is refused, and copies in the middle of a match."""

from __future__ import annotations

import copy
import pickle
from typing import Any

import numpy as np
import pytest

import ludoteca
from ludoteca import extras
from ludoteca.bots.bot import PolicyBot
from ludoteca.kernel.chance import Chance
from ludoteca.kernel.errors import BadSetup, LudotecaError, UnknownBot, UnknownGame
from ludoteca.kernel.flow import Council, Decision, FirstOf, Policy, Table, Together
from ludoteca.kernel.game import LiveGame, Outcome
from ludoteca.kernel.record import Record
from ludoteca.lab import env
from ludoteca.lab.env import alone as against_bots
from ludoteca.lab.env.batch import PASS, PORTION, Asking
from ludoteca.lab.env.setup import paid, spans
from tests.lab.env.playing import pick, play_all, play_alone, play_turns, play_vector

pytestmark = pytest.mark.playouts

GAMES = ludoteca.game_ids()
TURNS = [game for game in GAMES if not isinstance(ludoteca.game(game), LiveGame)]
LIVE = [game for game in GAMES if game not in TURNS]
NOTHING: Any = None  # where a number is wanted


def rng(seed: int = 0) -> np.random.Generator:
    return np.random.default_rng(seed)


def copies(one: Any) -> list[Any]:
    return [one, one.clone(), copy.deepcopy(one), pickle.loads(pickle.dumps(one))]


def differing(seen: list[list[Any]]) -> list[int]:
    return [number for number, other in enumerate(seen) if other != seen[0]]


# -- copies ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("steps", [0, 7, 30])
def test_copies_of_aec_go_on_identically(game: str, steps: int) -> None:
    one: Any = env.aec(game, max_cycles=15)
    one.reset(seed=5)
    play_turns(one, steps, rng())
    assert not differing([play_turns(each, 40, rng(1)) for each in copies(one)])


@pytest.mark.parametrize("game", GAMES)
def test_copies_of_single_go_on_identically(game: str) -> None:
    one: Any = env.single(game, bots=["random", "jogador"], max_cycles=25)
    one.reset(seed=6)
    play_alone(one, 9, rng())
    assert not differing([play_alone(each, 12, rng(1)) for each in copies(one)])


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("bots", [None, ["random", "aprendiz"]])
def test_copies_of_vector_go_on_identically(game: str, bots: list[str] | None) -> None:
    one: Any = env.vector(game, 3, seats=3, bots=bots, seed=2, max_cycles=9, max_decisions=None)
    _, infos = one.reset()
    play_vector(one, infos["action_mask"], 6, rng())
    mask = one.step(pick(masks_of(one), rng(3)))[4]["action_mask"]
    assert not differing([play_vector(each, mask, 8, rng(1)) for each in copies(one)])


def masks_of(vector: Any) -> Any:
    held = vector.matches if hasattr(vector, "matches") else vector.races
    mask = held.masks.copy()
    return mask[:, 0] if hasattr(vector, "races") and vector.races.facing is not None else mask


def test_copies_of_parallel_go_on_identically() -> None:
    one: Any = env.parallel("rush-out", seats=3, mask="info")
    one.reset(seed=4)
    play_all(one, 20, rng())
    assert not differing([play_all(each, 15, rng(1)) for each in copies(one)])


def test_a_copy_is_independent() -> None:
    one: Any = env.aec("king-of-tokyo", seats=4)
    one.reset(seed=1)
    play_turns(one, 5, rng())
    before = one.observe(one.agent_selection)
    play_turns(one.clone(), 30, rng())
    after = one.observe(one.agent_selection)
    assert all(np.array_equal(before[key], after[key]) for key in before)


def made(game: str, kind: str) -> Any:
    """One of an environment that can be copied."""
    if kind == "single":
        return env.single(game, bots=["random", "jogador"], max_cycles=25)
    if kind == "parallel":
        return env.parallel(game, seats=3, mask="info", max_cycles=40)
    return env.aec(game, mask=kind, max_cycles=15, max_decisions=None if game in LIVE else 60)


def go_on(one: Any, steps: int, seed: int) -> list[Any]:
    """Play some steps of a match of any kind."""
    if hasattr(one, "action_masks"):
        return play_alone(one, steps, rng(seed))
    return play_turns(one, steps, rng(seed)) if hasattr(one, "last") else play_all(one, steps, rng(seed))


@pytest.mark.parametrize(
    ("game", "kind"),
    [
        *((game, kind) for game in GAMES for kind in ("info", "observation", "single")),
        *((game, "parallel") for game in LIVE),
    ],
)
def test_what_the_first_one_does_later_changes_no_copy(game: str, kind: str) -> None:
    """Neither the matches that a copy has yet to play, nor what it is when it is pickled then."""
    one = made(game, kind)
    one.reset(seed=5)
    go_on(one, 7, 0)
    twins = [one.clone(), copy.deepcopy(one)]
    kept = pickle.dumps(one)
    go_on(one, 9, 3)
    one.reset()
    one.reset()
    go_on(one, 5, 4)
    twins = [pickle.loads(kept), *twins, *(pickle.loads(pickle.dumps(twin)) for twin in twins)]
    seen = []
    for twin in twins:
        found = go_on(twin, 8, 1)
        twin.reset()
        seen.append([*found, *go_on(twin, 6, 2)])
    assert not differing(seen)


# -- the same match, whoever plays it ----------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_one_match_and_many_are_the_same_against_the_same_bots(game: str) -> None:
    bots = ["jogador", "aprendiz"]
    many: Any = env.vector(game, 2, bots=bots, seat=1, max_cycles=None)
    rows, infos = many.reset(seed=[11, 12])
    alone: Any = env.single(game, bots=bots, seat=1, max_cycles=None)
    row, info = alone.reset(seed=11)
    luck = rng()
    for _ in range(15):
        assert np.array_equal(row, rows[0])
        assert np.array_equal(info["action_mask"], infos["action_mask"][0])
        actions = pick(infos["action_mask"], luck)
        row, reward, terminated, _, info = alone.step(actions[0])
        rows, rewards, ends, _, infos = many.step(actions)
        assert (reward, terminated) == (rewards[0], ends[0])
        if terminated:
            assert np.array_equal(row, infos["final_obs"][0])
            return


def test_matches_end_are_paid_and_followed_by_others() -> None:
    many: Any = env.vector("king-of-tokyo", 4, seats=2, seed=3, options={"target": 5})
    rows, infos = many.reset()
    luck, ended = rng(), 0
    for _ in range(250):
        rows, rewards, terminated, truncated, infos = many.step(pick(infos["action_mask"], luck))
        for match in np.flatnonzero(terminated):
            ended += 1
            assert set(rewards[match]) <= {1.0, -1.0}
            assert (rewards[match] == 1.0).sum() <= 1
        assert not rewards[~terminated].any()
        assert not truncated.any()
    assert ended > 4
    assert (infos["seat"] < 2).all()
    assert rows.shape == (4, many.single_observation_space.shape[0])


def test_rows_that_somebody_holds_are_not_written_to_again() -> None:
    many: Any = env.vector("king-of-tokyo", 3, seats=2, seed=3)
    rows, infos = many.reset()
    luck, held = rng(), [(rows, infos["action_mask"])]
    told = [(rows.copy(), infos["action_mask"].copy())]
    for _ in range(6):  # more than there are sheets
        rows, _, _, _, infos = many.step(pick(infos["action_mask"], luck))
        held.append((rows[1:], infos["action_mask"].T))
        told.append((rows[1:].copy(), infos["action_mask"].T.copy()))
    for one, other in zip(held, told, strict=True):
        assert all(np.array_equal(seen, was) for seen, was in zip(one, other, strict=True))
    held.clear()
    good, twin = pick(infos["action_mask"], rng()), many.clone()
    rows[:] = infos["action_mask"][:] = 7  # they are theirs to write to, and nothing comes of it
    for _ in range(3):
        rows, _, _, _, infos = many.step(good)
        clean, _, _, _, other = twin.step(good)
        assert np.array_equal(rows, clean)
        assert np.array_equal(infos["action_mask"], other["action_mask"])
        good = pick(infos["action_mask"], rng())


def test_memory_that_is_not_given_away_is_the_same_each_time() -> None:
    many: Any = env.vector("king-of-tokyo", 3, seats=2, seed=3, copy=False)
    twin: Any = env.vector("king-of-tokyo", 3, seats=2, seed=3)
    rows, infos = many.reset()
    assert np.array_equal(rows, twin.reset()[0])
    for _ in range(4):
        given = pick(infos["action_mask"], rng())
        again, _, _, _, infos = many.step(given)
        assert np.shares_memory(again, rows)
        assert np.array_equal(again, twin.step(given)[0])


def test_a_match_is_cut_off_where_it_is_told_to() -> None:
    one: Any = env.aec("king-of-tokyo", seats=3, max_decisions=5, mask="info")
    one.reset(seed=1)
    seen = play_turns(one, 50, rng())
    assert sum(not (ended or cut) for *_, ended, cut in seen) == 5
    assert all(reward == 0 for _, _, _, reward, _, _ in seen)
    for mask in ("info", "observation"):
        one = env.aec("king-of-tokyo", seats=3, max_decisions=5, mask=mask)
        one.reset(seed=1)
        play_turns(one, 5, rng())
        for agent in one.agents:
            shown = one.infos[agent] if mask == "info" else one.observe(agent)
            assert shown["action_mask"].all()  # nothing is refused any more, because only None is taken
    alone: Any = env.single("king-of-tokyo", bots=["random"], max_decisions=3)
    alone.reset(seed=1)
    assert [cut for _, _, _, cut, _ in play_alone(alone, 3, rng())] == [False, False, True]
    many: Any = env.vector("king-of-tokyo", 2, bots=["random"], max_decisions=2)
    many.reset(seed=1)
    cuts = [many.step(pick(masks_of(many), rng()))[3].tolist() for _ in range(2)]
    assert cuts == [[False, False], [True, True]]


# -- what is paid ------------------------------------------------------------------------------------------------


def test_rewards() -> None:
    outcome = Outcome((1, 2), "stars", (3, 20, 20))
    assert paid("win", outcome, 3) == [-1.0, 1.0, 1.0]
    assert paid("score", outcome, 3) == [3.0, 20.0, 20.0]
    assert paid("score", Outcome((0,), "held"), 2) == [1.0, -1.0]
    assert paid(lambda end: [len(end.winners)] * 3, outcome, 3) == [2.0, 2.0, 2.0]
    with pytest.raises(LudotecaError, match="2 numbers for 3 seats"):
        paid(lambda _: [0.0, 0.0], outcome, 3)


def test_a_team_is_paid_as_one() -> None:
    one: Any = env.aec("keep-the-heroes-out", seats=2, mask="info")
    one.reset(seed=2)
    last = [seen for seen in play_turns(one, 3000, rng()) if seen[4]]
    assert len(last) == 2
    assert len({reward for _, _, _, reward, _, _ in last}) == 1


# -- who is asked ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", ["keep-the-heroes-out", "kick-ass"])
def test_whoever_is_asked_with_others_may_pass_to_the_next(game: str) -> None:
    one: Any = env.aec(game, seats=3, mask="info")
    one.reset(seed=3)
    luck = rng()
    mask = one.infos[one.agent_selection]["action_mask"]
    while not mask[-1]:
        one.step(pick(mask, luck)[()])
        mask = one.infos[one.agent_selection]["action_mask"]
    asked = [one.agent_selection]
    moves = one.match.session.moves
    while one.infos[one.agent_selection]["action_mask"][-1]:
        one.step(len(mask) - 1)
        asked.append(one.agent_selection)
    assert len(set(asked)) == len(asked) > 1  # each once, and the last one must answer
    assert one.match.session.moves == moves
    with pytest.raises(env.IllegalAction, match=f"{len(mask) - 1} is not offered to {asked[-1]}"):
        one.step(len(mask) - 1)


def test_answers_given_together_are_not_seen_by_the_next_one() -> None:
    """All build their Teams at the same time (FH-D-26)."""
    rows = []
    for first in (0, 3):
        one: Any = env.aec("fabrica-de-herois", seats=3)
        one.reset(seed=8)
        offered = np.flatnonzero(one.last()[0]["action_mask"])
        one.step(offered[first])
        assert one.agent_selection == "seat_1"
        rows.append(one.last()[0]["observation"].tobytes())
    assert rows[0] == rows[1]


def test_the_order_of_the_first_of_several_goes_round() -> None:
    asking = Asking(4)
    decisions = [Decision(seat, "step", [0, 1]) for seat in (0, 1, 3)]
    asking.last = 1
    asking.put(FirstOf(decisions))
    assert [decision.seat for decision in asking.queue] == [3, 0, 1]
    assert asking.may_pass()
    asking.put(Council((0, 1, 3), "way", [4, 5], 1))
    assert [decision.seat for decision in asking.queue] == [1, 3, 0]
    asking.put(Together(decisions))
    assert [decision.seat for decision in asking.queue] == [0, 1, 3]
    assert not asking.may_pass()
    assert PASS < 0


# -- what is refused ---------------------------------------------------------------------------------------------


def test_a_number_that_is_not_offered_is_told_and_changes_nothing() -> None:
    one: Any = env.aec("king-of-tokyo", seats=2)
    one.reset(seed=1)
    before = pickle.dumps(one)
    who = one.agent_selection
    for number, told in ((64, "64"), (-1, "-1"), (10**12, "1000000000000")):
        with pytest.raises(
            env.IllegalAction, match=f"^{told} is not offered to {who}, who is asked 'keep'; .* 0 to 63$"
        ):
            one.step(number)
    with pytest.raises(env.IllegalAction, match="is not offered to anybody"):
        one.step(10**30)
    for rubbish in (None, 1.5, "0", True, [0]):
        with pytest.raises(env.IllegalAction, match="whole number"):
            one.step(rubbish)
    assert pickle.dumps(one) == before
    one.step(np.int16(3))


def test_more_matches_than_a_portion_go_as_they_would_one_by_one() -> None:
    count = PORTION + 3
    seeds = list(range(count))
    many: Any = env.vector("king-of-tokyo", count, seats=3)
    rows, infos = many.reset(seed=seeds)
    alone: list[Any] = [env.vector("king-of-tokyo", 1, seats=3) for _ in seeds]
    ones = [one.reset(seed=[seed]) for one, seed in zip(alone, seeds, strict=True)]
    luck = rng()
    for _ in range(6):
        for number, (row, info) in enumerate(ones):
            assert np.array_equal(row[0], rows[number])
            assert np.array_equal(info["action_mask"][0], infos["action_mask"][number])
            assert info["seat"][0] == infos["seat"][number]
        actions = pick(infos["action_mask"], luck)
        rows, _, _, _, infos = many.step(actions)
        for number, one in enumerate(alone):
            row, _, _, _, info = one.step(actions[number : number + 1])
            ones[number] = row, info


def test_many_matches_refuse_before_anything_has_changed() -> None:
    many: Any = env.vector("king-of-tokyo", 3, seats=2, seed=1)
    _, infos = many.reset()
    good = pick(infos["action_mask"], rng())
    bad = good.copy()
    bad[2] = many.single_action_space.n - 1
    with pytest.raises(env.IllegalAction, match=r"^match 2: \d+ is not offered to seat_\d"):
        many.step(bad)
    with pytest.raises(env.IllegalAction, match=r"^match 0: -1 is not offered"):
        many.step(np.full(3, 2**64 - 1, np.uint64))
    with pytest.raises(env.IllegalAction, match="3 whole numbers are wanted"):
        many.step(good[:2])
    with pytest.raises(env.IllegalAction, match="whole numbers"):
        many.step(good.astype(float))
    twin: Any = env.vector("king-of-tokyo", 3, seats=2, seed=1)
    twin.reset()
    assert all(np.array_equal(one, other) for one, other in zip(many.step(good)[:4], twin.step(good)[:4], strict=True))


def test_who_answers_what_is_not_offered_loses_or_is_told() -> None:
    alone: Any = env.single("king-of-tokyo", bots=["random"] * 3)
    alone.reset(seed=2)
    _, reward, terminated, _, info = alone.step(alone.action_space.n - 1)
    assert (reward, terminated) == (-1.0, True)
    assert "is not offered" in info["illegal"]
    with pytest.raises(LudotecaError, match="call reset"):
        alone.step(0)
    strict: Any = env.single("king-of-tokyo", bots=["random"] * 3, illegal="raise")
    strict.reset(seed=2)
    with pytest.raises(env.IllegalAction, match="is not offered"):
        strict.step(strict.action_space.n - 1)
    race: Any = env.single("rush-out", bots=["random"] * 2, illegal="raise")
    race.reset(seed=2)
    with pytest.raises(env.IllegalAction, match=f"is not open to seat_{race.seat} now; open are 0"):
        race.step(race.action_space.n - 1)


def test_who_is_too_late_in_a_race_waits() -> None:
    one: Any = env.parallel("rush-out", seats=3, mask="info")
    one.reset(seed=2)
    closed = {agent: int(np.flatnonzero(one.live.mask(seat) == 0)[0]) for seat, agent in enumerate(one.agents)}
    before = one.record().log[-1:]
    _, _, _, _, infos = one.step(closed)
    assert all(info["refused"] for info in infos.values())
    assert [who for who, _ in one.record().log if isinstance(who, int)] == [
        who for who, _ in before if isinstance(who, int)
    ]
    with pytest.raises(env.IllegalAction, match="no agent 'seat_7'"):
        one.step({"seat_7": 0})


@pytest.mark.parametrize("wrong", [-1, 10**9, 10**30, 1.5, "3", True, None])
def test_what_is_no_action_of_a_race_is_told_at_once_and_changes_nothing(wrong: Any) -> None:
    race: Any = env.parallel("rush-out", seats=3)
    race.reset(seed=2)
    before = len(race.record().log)
    with pytest.raises(env.IllegalAction, match=f"{wrong}|whole number"):
        race.step({"seat_0": 0, "seat_1": wrong})
    assert len(race.record().log) == before
    in_turns: Any = env.aec("rush-out", seats=3)
    in_turns.reset(seed=2)
    in_turns.step(0)
    with pytest.raises(env.IllegalAction, match=f"{wrong}|whole number"):
        in_turns.step(wrong)
    assert in_turns.agent_selection == "seat_1"  # who may think again
    play_turns(in_turns, 20, rng())


@pytest.mark.parametrize("wrong", [-1, 10**9])
def test_what_is_no_action_of_many_races_changes_nothing(wrong: int) -> None:
    many: Any = env.vector("rush-out", 2, seats=3, seed=1)
    many.reset()
    before = repr(many.races.remember()[1])
    with pytest.raises(env.IllegalAction, match=f"^{wrong} is no action of any seat; they are 0 to"):
        many.step(np.array([[0, 0, 0], [0, wrong, 0]]))
    assert repr(many.races.remember()[1]) == before


def test_many_races_against_bots_refuse_before_anything_has_changed() -> None:
    many: Any = env.vector("rush-out", 2, bots=["random", "random"], seed=1)
    many.reset()
    closed = int(np.flatnonzero(many.action_masks()[1] == 0)[0])
    before = many.races.remember()
    with pytest.raises(env.IllegalAction, match=rf"^match 1: {closed} is not open to seat_\d now; open are 0"):
        many.step(np.array([0, closed]))
    assert repr(many.races.remember()[1]) == repr(before[1])


@pytest.mark.parametrize("game", GAMES)
def test_before_the_first_match_it_says_so(game: str) -> None:
    for one in (env.aec(game), env.single(game), env.vector(game, 2)):
        with pytest.raises(LudotecaError, match=r"^there is no match yet: call reset\(\) first$"):
            one.step(NOTHING)


class Crashing(Policy):
    def choose(self, table: Table, decision: Decision, whim: Chance) -> int:
        raise ZeroDivisionError("a bot that cannot count")


def test_a_bot_that_crashes_is_named_with_game_seed_and_seat(monkeypatch: pytest.MonkeyPatch) -> None:
    many: Any = env.vector("king-of-tokyo", 1, bots=["random"], seat=1)
    many._policies["random"] = Crashing()

    def play_many() -> None:
        many.reset(seed=[5])
        many.step(pick(masks_of(many), rng()))

    with pytest.raises(ZeroDivisionError) as caught:
        play_many()
    assert caught.value.__notes__ == ["the bot of seat 0 failed in king-of-tokyo with seed 5"]
    game = ludoteca.game("king-of-tokyo")
    monkeypatch.setattr(against_bots, "bot_of", lambda name, _, seed: PolicyBot(name, seed, game, Crashing()))
    one: Any = env.single("king-of-tokyo", bots=["random"], seat=1)

    def play_one() -> None:
        one.reset(seed=5)
        one.step(pick(one.action_masks(), rng())[()])

    with pytest.raises(ZeroDivisionError) as caught:
        play_one()
    assert caught.value.__notes__ == ["the bot of seat 0 failed in king-of-tokyo with seed 5"]


@pytest.mark.parametrize(
    ("make", "error", "told"),
    [
        (lambda: env.aec("chess"), UnknownGame, "chess"),
        (lambda: env.aec("king-of-tokyo", seats=9), BadSetup, "not 9"),
        (lambda: env.aec("king-of-tokyo", options={"colour": 1}), BadSetup, "no option 'colour'"),
        (lambda: env.aec("king-of-tokyo", reward="money"), LudotecaError, "not 'money'"),
        (lambda: env.aec("king-of-tokyo", mask="face"), LudotecaError, "not 'face'"),
        (lambda: env.aec("king-of-tokyo", max_decisions=0), LudotecaError, "from 1 on"),
        (lambda: env.aec("king-of-tokyo", render_mode="human"), LudotecaError, "not 'human'"),
        (lambda: env.aec("rush-out", max_decisions=9), BadSetup, "max_cycles"),
        (lambda: env.parallel("king-of-tokyo"), BadSetup, "king-of-tokyo is played in turns"),
        (lambda: env.single("king-of-tokyo", bots=["genius"]), UnknownBot, "no bot 'genius'"),
        (lambda: env.single("king-of-tokyo", bots="jogador"), BadSetup, "a list"),
        (lambda: env.single("king-of-tokyo", bots=["jogador"], seats=4), BadSetup, "1 bots for the 3 other seats"),
        (lambda: env.single("king-of-tokyo", bots=["jogador"], seat=2), BadSetup, "no seat 2"),
        (lambda: env.single("king-of-tokyo", illegal="ignore"), LudotecaError, "not 'ignore'"),
        (lambda: env.vector("king-of-tokyo", 4, bots=["mestre"]), UnknownBot, "thinks ahead"),
        (lambda: env.vector("king-of-tokyo", 0), LudotecaError, "matches is a number from 1 on, not 0"),
        (lambda: env.vector("rush-out", NOTHING), LudotecaError, "matches is a number from 1 on, not None"),
        (lambda: env.parallel("rush-out", step_ms=NOTHING), LudotecaError, "step_ms is a number from 1 on, not None"),
        (lambda: env.vector("king-of-tokyo", 4, seats=2).reset(seed=[1, 2]), LudotecaError, "2 seeds for 4"),
        (lambda: env.aec("king-of-tokyo").step(0), LudotecaError, "reset"),
        (lambda: env.vector("king-of-tokyo", 2).step([0, 0]), LudotecaError, "reset"),
    ],
)
def test_what_cannot_be_is_said_in_a_sentence(make: Any, error: type[Exception], told: str) -> None:
    with pytest.raises(error, match=told) as caught:
        make()
    assert "\n" not in str(caught.value)


def test_a_missing_extra_names_the_pip_line(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(extras, "find_spec", lambda name: None if name == "pettingzoo" else object())
    with pytest.raises(extras.MissingExtra, match=r"needs pettingzoo, .*pip install 'ludoteca\[learn\]'"):
        extras.require("learn", "`ludoteca.lab.env`")


@pytest.mark.parametrize("game", GAMES)
def test_what_others_pass_along_is_borne(game: str) -> None:
    """Options of a reset that mean nothing here, and numbers of numpy of any width."""
    kinds: list[Any] = [np.uint16, np.int32, np.uint64, np.int64, np.array]
    one: Any = env.aec(game, mask="info")
    one.reset(seed=1, options={"options": 1})
    alone: Any = env.single(game, bots=["random"] * 2)
    alone.reset(seed=1, options={"options": 1})
    for kind in kinds:
        one.step(kind(np.flatnonzero(one.last()[4]["action_mask"])[0]))
        alone.step(kind(np.flatnonzero(alone.action_masks())[0]))
    many: Any = env.vector(game, 2, seats=3)
    _, infos = many.reset(seed=1, options={"options": 1})
    many.step(pick(infos["action_mask"], rng()).astype(np.int32))
    facing: Any = env.vector(game, 2, bots=["random"] * 2)
    _, infos = facing.reset(seed=1, options={"options": 1})
    facing.step(pick(infos["action_mask"], rng()).tolist())


# -- pictures and records ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_the_board_is_shown_and_the_match_can_be_replayed(game: str) -> None:
    one: Any = env.aec(game, mask="info", render_mode="ansi", max_cycles=30)
    one.reset(seed=9)
    play_turns(one, 25, rng())
    assert len(one.render().splitlines()) > 5
    record = one.record()
    assert isinstance(record, Record)
    record.verify()
    assert env.aec(game).render_mode is None


def test_numbers_in_few_words() -> None:
    assert spans([5, 1, 2, 3, 9]) == "1 to 3, 5, 9"
