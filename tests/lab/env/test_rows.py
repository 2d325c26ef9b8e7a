"""Rows of many matches: whatever is taken over from the row before, they are those that would be written anew."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from librt.vecs import vec
from mypy_extensions import u8

import ludoteca
from ludoteca.kernel.chance import Chance
from ludoteca.kernel.encoding import empty_row
from ludoteca.kernel.flow import Decision, Policy, Table
from ludoteca.kernel.game import LiveGame
from ludoteca.lab import env
from ludoteca.lab.env.batch import Match, write_mask
from tests.lab.env.playing import pick

pytestmark = pytest.mark.playouts

TURNS = [game for game in ludoteca.game_ids() if not isinstance(ludoteca.game(game), LiveGame)]


def written_anew(many: Any, match: Match) -> tuple[bytes, bytes]:
    """Row and mask of a match, as its table is now."""
    encoding = many.setup.encoding
    row = empty_row(encoding.features)
    mask = empty_row(many.setup.actions)
    decision = match.decision()
    encoding.write(match.table, decision.seat, decision, row)
    write_mask(encoding, match.asking, mask, 0)
    return bytes(memoryview(row)), bytes(memoryview(mask))


@pytest.mark.parametrize(("bots", "give"), [(None, True), (None, False), (["jogador", "random"], True)])
@pytest.mark.parametrize("game", TURNS)
def test_a_row_is_what_would_be_written_anew(game: str, bots: list[str] | None, give: bool) -> None:
    many: Any = env.vector(game, 4, seats=3, bots=bots, seed=5, copy=give, max_decisions=25)
    rows, infos = many.reset()
    luck = np.random.default_rng(2)
    for _ in range(45):
        batch = many.matches.batch
        for number, match in enumerate(batch.matches):
            row, mask = written_anew(many, match)
            assert rows[number].tobytes() == row
            assert infos["action_mask"][number].tobytes() == mask
        rows, _, _, _, infos = many.step(pick(infos["action_mask"], luck))


def test_a_row_of_dice_that_are_rolled_again_is_taken_over() -> None:
    many: Any = env.vector("king-of-tokyo", 6, seats=4, seed=3)
    encoding = many.setup.encoding
    rows, infos = many.reset()
    luck = np.random.default_rng(4)
    taken_over = written = 0
    for _ in range(120):
        batch = many.matches.batch
        before = [row.tobytes() for row in rows]
        answers = pick(infos["action_mask"], luck)
        known = [kept.answers == len(match.answers) for kept, match in zip(batch.kept, batch.matches, strict=True)]
        rows, _, terminated, _, infos = many.step(answers)
        for number, match in enumerate(batch.matches):
            if terminated[number] or not known[number]:
                continue
            row = vec[u8](before[number])
            again = encoding.write_again(match.table, match.decision(), batch.actions[number], row)
            assert bytes(memoryview(row)) == (rows[number].tobytes() if again else before[number])
            taken_over += again
            written += not again
    assert taken_over > 100
    assert written > 100


def test_what_somebody_writes_into_a_row_is_theirs_alone() -> None:
    mine: Any = env.vector("king-of-tokyo", 4, seats=3, seed=8)
    other: Any = env.vector("king-of-tokyo", 4, seats=3, seed=8)
    rows, infos = mine.reset()
    _, told = other.reset()
    luck = np.random.default_rng(1)
    for _ in range(60):
        answers = pick(told["action_mask"], luck)
        rows[:] = 7
        infos["action_mask"][:] = 1
        refused = answers.copy()
        refused[1] = int(np.flatnonzero(told["action_mask"][1] == 0)[0])
        with pytest.raises(env.IllegalAction, match=r"^match 1: \d+ is not offered"):
            mine.step(refused)
        rows, _, _, _, infos = mine.step(answers)
        clean, _, _, _, told = other.step(answers)
        assert np.array_equal(rows, clean)
        assert np.array_equal(infos["action_mask"], told["action_mask"])


class Clumsy(Policy):
    """A bot that fails."""

    def choose(self, table: Table, decision: Decision, whim: Chance) -> int:
        raise RuntimeError("oh")


def test_where_a_bot_has_failed_numbers_of_the_question_before_are_not_taken() -> None:
    many: Any = env.vector("king-of-tokyo", 2, bots=["random"], seat=1, seed=3)
    _, infos = many.reset()
    first, last = many.matches.batch.matches
    luck = np.random.default_rng(6)
    while True:  # until the second match needs its bot while the first one comes to another kind of question
        kind = first.decision().kind
        before = infos["action_mask"][0].copy()
        answers = pick(infos["action_mask"], luck)
        last.policies[0] = Clumsy()
        try:
            _, _, _, _, infos = many.step(answers)
        except RuntimeError:
            if first.decision().kind != kind and not first.over:
                break
            many = env.vector("king-of-tokyo", 2, bots=["random"], seat=1, seed=int(luck.integers(1000)))
            _, infos = many.reset()
            first, last = many.matches.batch.matches
    answers[0] = int(np.flatnonzero(before)[0])
    with pytest.raises(env.IllegalAction, match=r"^match 0: \d+ is not offered"):
        many.step(answers)
