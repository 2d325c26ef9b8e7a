"""Bots of live games: at a person's pace, from what their seat may see."""

from __future__ import annotations

import pytest

from ludoteca.bots import LEVELS, Glimpse, LiveBot, make_bot
from ludoteca.kernel.chance import Chance
from ludoteca.kernel.live import LivePolicy, LiveSession, LiveTable
from tests.kernel.examples import FIRES
from tests.kernel.signal_fires.game import DELAYS, ROLL, Fires

pytestmark = pytest.mark.usefixtures("example_games")


def bot_of(level: str, seed: int = 1) -> LiveBot:
    bot = make_bot(level, FIRES.id, seed)
    assert isinstance(bot, LiveBot)
    return bot


def night(wishes: list[int]) -> LiveSession:
    """Seat 0 has both a wish and another beacon in its hand."""
    session = FIRES.start_at({"dice": [[1, 4], [2, 2]]})
    session.state.wishes = wishes
    return session


@pytest.mark.parametrize("level", LEVELS)
def test_every_level_of_a_live_game_is_its_policy(level: str) -> None:
    session = night([0, 1, 2, 3, 4, 5])
    bot, glimpse = bot_of(level), Glimpse(session, 0)
    assert bot.level == level
    assert bot.choose(glimpse) == 1, "its wish"
    assert all(DELAYS[level] <= bot.pause(glimpse, True) < 2 * DELAYS[level] for _ in range(20))


def test_a_bot_that_can_only_wait_says_so() -> None:
    session = FIRES.start(1, seed=1)
    session.answer(0, ROLL)
    for action in list(session.pending[0].actions):
        session.answer(0, action)
    assert bot_of("jogador").choose(Glimpse(session, 0)) == -1


def test_asking_a_bot_changes_nothing() -> None:
    session = night([0, 1, 2, 3, 4, 5])
    before, log = FIRES.dump(session.state), session.log()
    bot = bot_of("mestre")
    for acted in (True, False):
        bot.choose(Glimpse(session, 0))
        bot.pause(Glimpse(session, 0), acted)
    assert (FIRES.dump(session.state), session.log()) == (before, log)


class Peeks(LivePolicy):
    """Writes down what it could know of the others' wishes."""

    def __init__(self) -> None:
        self.seen: list[list[int]] = []

    def act(self, table: LiveTable, seat: int, whim: Chance) -> int:
        assert isinstance(table, Fires)
        self.seen.append(table.s.wishes[:])
        return -1

    def pause(self, table: LiveTable, seat: int, acted: bool, whim: Chance) -> int:
        return self.act(table, seat, whim)


def test_a_bot_sees_a_possible_world_and_never_the_true_one() -> None:
    seen = []
    for wishes in ([0, 1, 2, 3, 4, 5], [0, 5, 4, 3, 2, 1]):
        peeks = Peeks()
        bot = LiveBot("jogador", 3, FIRES, peeks)
        glimpse = Glimpse(night(wishes), 0)
        bot.choose(glimpse)
        bot.pause(glimpse, False)
        assert all(wished[0] == 0 for wished in peeks.seen)
        seen.append(peeks.seen)
    assert all(wished[1:] != [1, 2, 3, 4, 5] for wished in seen[0])


def test_the_same_seed_plays_the_same() -> None:
    found = []
    for seed in (4, 4, 5):
        session = FIRES.start(2, seed=9)
        bots = [bot_of("jogador", seed + seat) for seat in range(2)]
        told = []
        for turn in range(40):
            glimpse = Glimpse(session, turn % 2)
            action = bots[turn % 2].choose(glimpse)
            if action >= 0:
                session.answer(turn % 2, action)
            told.append((action, bots[turn % 2].pause(glimpse, action >= 0)))
            session.tick(300)
            if session.outcome is not None:
                break
        found.append(told)
    assert found[0] == found[1] != found[2]
