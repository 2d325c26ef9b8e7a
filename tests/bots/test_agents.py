"""Agents in files: they play every game as bots, see dice sorted, and fit only what they have learned."""

from __future__ import annotations

import pickle
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import ludoteca
from examples.learn import sorted_dice
from ludoteca.bots import Glimpse, LiveBot
from ludoteca.bots.agents import Agent, Alike, BadAgent, fitting, read_agent
from ludoteca.bots.guests import Guest
from ludoteca.kernel.chance import seeded
from ludoteca.kernel.errors import LudotecaError
from ludoteca.kernel.flow_session import FlowSession
from ludoteca.kernel.live import LiveSession
from ludoteca.lab import env
from ludoteca.lab.match import Player
from ludoteca.lab.plan import plan
from tests.bots.agents import newborn, newborn_file

KOT = "king-of-tokyo"


def keep_questions(count: int) -> tuple[Any, Any]:
    """Rows and masks of many matches, at whatever is asked."""
    many: Any = env.vector(KOT, count, seats=4, seed=3)
    rows, info = many.reset()
    luck = np.random.default_rng(5)
    for _ in range(30):
        scores = luck.random(info["action_mask"].shape) * info["action_mask"]
        rows, _, _, _, info = many.step(scores.argmax(axis=1))
    return rows, info["action_mask"]


def shown_by(alike: Alike, row: Any, action: int) -> list[bytes]:
    """The things that an action names, by what they show."""
    chosen = [thing for thing in range(alike.count) if action - alike.sets >> thing & 1]
    return sorted(
        b"".join(row[start + thing * width : start + (thing + 1) * width].tobytes() for start, width in alike.parts)
        for thing in chosen
    )


def test_dice_are_sorted_and_answers_find_their_way_back() -> None:
    alike = sorted_dice()
    rows, masks = keep_questions(200)
    seen, open_to, order = alike.sort(rows, masks)
    asked = np.flatnonzero(rows[:, alike.when])
    assert len(asked) > 20
    block = slice(alike.sets, alike.sets + (1 << alike.count))
    for number in asked:
        offered = np.flatnonzero(masks[number])
        kept = offered[(offered >= block.start) & (offered < block.stop)]
        there = alike.to_net(kept, np.tile(order[number], (len(kept), 1)), np.tile(rows[number], (len(kept), 1)))
        assert open_to[number, there].all()  # whatever is offered has its like among what the net is offered
        back = alike.to_table(there, np.tile(order[number], (len(there), 1)), np.tile(rows[number], (len(there), 1)))
        assert masks[number, back].all()
        for one, other in zip(kept, back, strict=True):
            assert shown_by(alike, rows[number], one) == shown_by(alike, rows[number], other)
        # Like dice are told apart by nobody: as many sets are left as there are different rolls to keep.
        different = {tuple(shown_by(alike, rows[number], one)) for one in kept}
        assert open_to[number, block].sum() == len(different)
        # Where they lay before does not matter.
        moved = rows[number].copy()
        turned = np.roll(np.arange(alike.count), 1)
        for start, width in alike.parts:
            things = rows[number, start : start + alike.count * width].reshape(alike.count, width)
            moved[start : start + alike.count * width] = things[turned].reshape(-1)
        assert (alike.sort(moved[None], masks[number][None])[0] == seen[number]).all()
    others = np.flatnonzero(rows[:, alike.when] == 0)
    assert (seen[others] == rows[others]).all()
    assert (open_to[others] == masks[others]).all()


@pytest.mark.parametrize("game_id", [game for game in ludoteca.game_ids() if game != "rush-out"])
def test_an_agent_answers_through_its_glimpse_as_at_the_table(game_id: str, tmp_path: Path) -> None:
    """What it does in a world dealt anew is what it does in the true one: it sees no more than its seat."""
    game = ludoteca.game(game_id)
    seats = game.seats[-1]
    guest = Guest(newborn_file(tmp_path, game_id, seats), game, seats, game.check_setup(seats, {}))
    assert guest.policy is not None
    session = game.start(seats, seed=5)
    assert isinstance(session, FlowSession)
    luck = seeded(3)
    for _ in range(60):
        if session.outcome is not None:
            break
        seat = session.awaited()[0]
        asked = session.pending[seat]
        if asked.council is not None:
            seat = asked.seat
        answer = guest.bot(1).choose(Glimpse(session, seat), asked)
        assert answer == guest.policy.choose(session.table, asked, luck)
        assert answer in asked.actions
        # Others than the agent go on: what knows nothing can go round in circles for ever.
        session.answer(seat, asked.actions[luck.below(len(asked.actions))])


def test_an_agent_acts_or_waits_in_a_live_game(tmp_path: Path) -> None:
    agent = newborn("rush-out", 3)
    agent.layers[-1][1][0] = 100  # would rather wait
    agent.save(tmp_path / "lazy.npz")
    agent.layers[-1][1][0] = -100  # never waits where there is something to do
    agent.save(tmp_path / "busy.npz")
    game = ludoteca.game("rush-out")
    lazy, busy = (
        Guest(str(tmp_path / f"{name}.npz"), game, 3, game.check_setup(3, {})).bot(1) for name in ("lazy", "busy")
    )
    assert isinstance(lazy, LiveBot)
    assert isinstance(busy, LiveBot)
    session = game.start(3, seed=5)
    assert isinstance(session, LiveSession)
    acted = 0
    for _ in range(80):
        for seat in range(3):
            glimpse = Glimpse(session, seat)
            assert lazy.choose(glimpse) == -1
            action = busy.choose(glimpse)
            assert busy.pause(glimpse, action >= 0) == 150
            if action >= 0:
                session.answer(seat, action)
                acted += 1
        session.tick(150)
    assert acted > 20


def test_agents_play_whole_matches_as_they_do_through_glimpses(tmp_path: Path) -> None:
    name = newborn_file(tmp_path, KOT, 3)
    what = plan(KOT, [name, "aprendiz", "random"], games=3, seed=3, rotate=True, options={"target": 8})
    direct, glimpsed = Player(what), Player(what, direct=False)
    assert direct.policies is not None
    for index in range(what.games):
        assert direct.play(index) == glimpsed.play(index)


def test_what_is_saved_is_read_again_with_what_is_sorted(tmp_path: Path) -> None:
    agent = replace(newborn(KOT, 4), alike=sorted_dice())
    agent.save(tmp_path / "agent.npz")
    again = read_agent((tmp_path / "agent.npz").read_bytes(), "agent.npz")
    assert again.alike == agent.alike
    rows, masks = keep_questions(40)
    for row, mask in zip(rows, masks, strict=True):
        answer = again.answer(row, mask)
        assert answer == agent.answer(row, mask)
        assert mask[answer]


def test_one_row_is_answered_as_many_are() -> None:
    agent = replace(newborn(KOT, 4, seed=4), alike=sorted_dice())
    assert agent.alike is not None
    rows, masks = keep_questions(60)
    seen, open_to, order = agent.alike.sort(rows, masks)
    values = np.maximum(seen * agent.scale @ agent.layers[0][0] + agent.layers[0][1], 0)
    values = values @ agent.layers[1][0] + agent.layers[1][1]
    best = np.where(open_to, values, -np.inf).argmax(axis=1)
    wanted = agent.alike.to_table(best, order, rows)
    assert [agent.answer(row, mask) for row, mask in zip(rows, masks, strict=True)] == wanted.tolist()


def changed(agent: Agent, **parts: Any) -> Agent:
    return replace(agent, **parts)


@pytest.mark.parametrize(
    ("parts", "seats", "said"),
    [
        ({"game": "rush-out"}, 4, "plays rush-out, not king-of-tokyo"),
        ({"numbers": 7}, 4, "version 7 of the numbers"),
        ({}, 3, "is for 4 seats, not 3"),
        ({"layout": "0" * 16}, 4, "other options or packs"),
        ({"scale": np.ones(9, np.float32)}, 4, "features"),
    ],
)
def test_an_agent_for_something_else_says_what_it_is_for(parts: dict[str, Any], seats: int, said: str) -> None:
    game = ludoteca.game(KOT)
    with pytest.raises(BadAgent, match=said) as caught:
        fitting(changed(newborn(KOT, 4), **parts), "agent.npz", game, seats, game.check_setup(seats, {}))
    assert "\n" not in str(caught.value)


class Bomb:
    def __reduce__(self) -> Any:
        return pytest.fail, ("a file was run",)


def test_what_is_no_agent_is_told_and_never_run(tmp_path: Path) -> None:
    agent = newborn(KOT, 4)
    path = tmp_path / "agent.npz"
    agent.save(path)
    whole = path.read_bytes()
    with (tmp_path / "bomb.npz").open("wb") as file:
        np.savez(file, format=np.array([Bomb()], dtype=object))
    changed(agent, layers=agent.layers[:1]).save(tmp_path / "short.npz")
    changed(agent, layers=[agent.layers[1], agent.layers[0]]).save(tmp_path / "turned.npz")
    changed(agent, alike=Alike(0, 8, ((5000, 6),), 0)).save(tmp_path / "beyond.npz")
    bad = {
        "empty": b"",
        "text": b"hello",
        "cut": whole[: len(whole) // 2],
        "pickle": pickle.dumps([1, 2]),
        "bomb": (tmp_path / "bomb.npz").read_bytes(),
        "turned": (tmp_path / "turned.npz").read_bytes(),
        "beyond": (tmp_path / "beyond.npz").read_bytes(),
    }
    for name, data in bad.items():
        with pytest.raises(BadAgent, match=f"^{name} is no agent of ours"):
            read_agent(data, name)
    short = read_agent((tmp_path / "short.npz").read_bytes(), "short")
    game = ludoteca.game(KOT)
    with pytest.raises(BadAgent, match="actions"):
        fitting(short, "short", game, 4, game.check_setup(4, {}))


def test_a_file_of_another_kind_or_version_says_which(tmp_path: Path) -> None:
    newborn(KOT, 4).save(tmp_path / "agent.npz")
    with np.load(tmp_path / "agent.npz") as told:
        parts = dict(told)
    for change, said in (
        ({"version": 2}, "is written in version 2 of agents' files; this program reads 1"),
        ({"format": "recipe"}, "is no agent of ours, but a recipe"),
        ({"alike": [0, 99, 0], "alike_parts": [[0, 6]]}, "at most 10 things"),
    ):
        np.savez(tmp_path / "other.npz", **{**parts, **{key: np.array(value) for key, value in change.items()}})
        with pytest.raises(BadAgent, match=said):
            read_agent((tmp_path / "other.npz").read_bytes(), "other.npz")


@pytest.mark.parametrize("wrong", [np.nan, np.inf])
def test_what_has_learned_itself_to_pieces_does_not_play(wrong: float, tmp_path: Path) -> None:
    agent = newborn(KOT, 4)
    for part in (agent.scale, *agent.layers[0], *agent.layers[1]):
        kept, part.flat[-1] = part.flat[-1], wrong
        agent.save(tmp_path / "agent.npz")
        with pytest.raises(BadAgent, match="holds numbers that are none or have no end"):
            read_agent((tmp_path / "agent.npz").read_bytes(), "agent.npz")
        part.flat[-1] = kept
    agent.save(tmp_path / "agent.npz")
    assert read_agent((tmp_path / "agent.npz").read_bytes(), "agent.npz").actions == agent.actions


def test_agents_sit_in_environments_too(tmp_path: Path) -> None:
    name = newborn_file(tmp_path, KOT, 2)
    many: Any = env.vector(KOT, 3, bots=[name], seed=1)
    alone: Any = env.single(KOT, bots=[name])
    _, info = many.reset()
    first = int(many.matches.batch.matches[0].seed)
    alone.reset(seed=first)
    for _ in range(25):
        actions = info["action_mask"].argmax(axis=1)
        assert (alone.action_masks() == info["action_mask"][0]).all()
        _, _, over, _, info = many.step(actions)
        _, _, ended, _, _ = alone.step(int(actions[0]))
        assert ended == over[0]
        if ended:
            break
    race: Any = env.vector("rush-out", 2, bots=[newborn_file(tmp_path, "rush-out", 3)] * 2, seed=1)
    race.reset()
    race.step(np.zeros(2, np.int64))
    with pytest.raises(LudotecaError, match="is for 2 seats, not 3"):
        env.vector(KOT, 3, bots=[name, name])


def test_a_teacher_can_be_asked_in_the_middle_of_many_matches() -> None:
    many: Any = env.vector(KOT, 8, seats=4, seed=1)
    _, info = many.reset()
    for _ in range(60):
        said = many.advise("jogador")
        assert (said == many.advise("jogador")).all()
        assert info["action_mask"][np.arange(8), said].all()
        _, _, _, _, info = many.step(said)
    against: Any = env.vector(KOT, 4, bots=["random"] * 3, seed=1)
    _, info = against.reset()
    assert info["action_mask"][np.arange(4), against.advise("aprendiz")].all()
