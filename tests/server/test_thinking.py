"""Bots think elsewhere about a match that they follow: a late thought costs no more than an early one."""

from __future__ import annotations

import asyncio
import dataclasses
import os
import pickle

import msgspec
import pytest

import ludoteca
from ludoteca.kernel.chance import seeded
from ludoteca.kernel.fair import Fair
from ludoteca.kernel.record import Record
from ludoteca.kernel.session import Session
from ludoteca.server.settings import Settings
from ludoteca.server.work.following import MOST_FOLLOWED, Followed, Followers, News, OutOfStep
from ludoteca.server.work.metrics import METRICS
from ludoteca.server.work.thinking import NICENESS, NO_CLAIM, Thinkers, ThoughtFailed, Worker, think
from ludoteca.testkit.moves import make_move, random_move
from tests.server.brittle import CLIMB, GAME, REST, put_on_shelf
from tests.server.conftest import Serve, running
from tests.server.hand import breathe
from tests.waiting import PATIENCE

pytestmark = pytest.mark.anyio

SEED = "5eed" * 16


@pytest.fixture(autouse=True)
def _shelf() -> None:
    put_on_shelf()


@pytest.fixture
def thinkers(workers: list[Worker]) -> Thinkers:
    """Those who think for one server."""
    return Thinkers(playouts=16, lent=workers)


def long_match(moves: int) -> Session:
    """So many moves of two people on a ladder."""
    session = GAME.start(2, options={"rungs": 2000}, chance=Fair(SEED, "Ana|Beto"))
    for number in range(moves):
        session.answer(number % 2, CLIMB if number % 3 else REST)
    return session


async def test_a_worker_plays_only_what_is_new(thinkers: Thinkers) -> None:
    session = long_match(400)
    replayed = []
    for _ in range(5):
        seat = next(iter(session.pending))
        replayed.append((await thinkers.choose(session, seat, "jogador")).replayed)
        session.answer(seat, CLIMB)
        session.answer(1 - seat, CLIMB)
    assert replayed == [400, 2, 2, 2, 2]
    thinkers.forget(session)


async def test_a_worker_comes_after_the_server(thinkers: Thinkers) -> None:
    """In a session of its own: otherwise it would be nice to those of its own session alone."""
    niceness = await thinkers.run(NO_CLAIM, os.getpriority, os.PRIO_PROCESS, 0)
    assert niceness == min(19, os.getpriority(os.PRIO_PROCESS, 0) + NICENESS)
    assert await thinkers.run(NO_CLAIM, os.getsid, 0) != os.getsid(0)


async def test_after_an_undo_the_worker_is_told_everything_anew(thinkers: Thinkers) -> None:
    session = long_match(100)
    assert (await thinkers.choose(session, 0, "jogador")).replayed == 100
    session.answer(0, REST)
    assert (await thinkers.choose(session, 1, "jogador")).replayed == 1
    assert session.undo(0).done
    session.answer(0, CLIMB)
    assert (await thinkers.choose(session, 1, "jogador")).replayed == 101
    thinkers.forget(session)


async def test_a_worker_that_died_is_told_everything_anew(settings: Settings) -> None:
    alone = Thinkers(1, extra_games=settings.extra_games)
    session = long_match(50)
    assert (await alone.choose(session, 0, "jogador")).replayed == 50
    alone.workers[0].close()
    session.answer(0, CLIMB)
    assert (await alone.choose(session, 1, "jogador")).replayed == 51
    alone.close()


def test_a_server_that_ended_with_a_thought_under_way_keeps_no_turn_from_the_next(workers: list[Worker]) -> None:
    """Its event loop is closed: nobody could give that turn back."""

    async def end_meanwhile() -> asyncio.Task[int]:
        thought = asyncio.create_task(Thinkers(lent=workers).run(NO_CLAIM, sum, range(5_000_000)))
        await breathe()
        return thought

    async def think_of_something() -> int:
        return await asyncio.wait_for(Thinkers(lent=workers).run(NO_CLAIM, abs, -1), PATIENCE)

    assert asyncio.run(end_meanwhile()).cancelled()
    assert asyncio.run(think_of_something()) == 1


def test_what_a_worker_follows_is_the_match_and_never_its_seed() -> None:
    session, followers = long_match(7), Followers()
    followed = Followed(session, 0)
    for _ in range(300):
        news = followed.news()
        assert SEED not in news.decode()
        copy, _ = followers.catch_up(news)
        assert (copy.view(0), copy.view(1), copy.log()) == (session.view(0), session.view(1), session.log())
        session.answer(next(iter(session.pending)), CLIMB)


def test_a_match_that_was_told_before_its_first_move_is_followed_like_any_other() -> None:
    session, followers = ludoteca.game("king-of-tokyo").start(3, seed=5), Followers()
    followed = Followed(session, 0)
    whim = seeded(6)
    for _ in range(40):
        copy, _ = followers.catch_up(followed.news())
        assert copy.log() == session.log()
        make_move(session, random_move(session, whim))


def test_a_match_that_was_let_go_is_asked_for_again() -> None:
    followers = Followers()
    first = Followed(long_match(3), 0)
    followers.catch_up(first.news())
    for _ in range(MOST_FOLLOWED):
        followers.catch_up(Followed(long_match(1), 0).news())
    first.session.answer(1, CLIMB)
    with pytest.raises(OutOfStep):
        followers.catch_up(first.news())
    first.tell_anew()
    session, replayed = followers.catch_up(first.news())
    assert (session.moves, replayed) == (4, 4)


def test_news_that_was_lost_around_an_undo_is_noticed() -> None:
    """As many moves as the worker knows, but others: it must not think about a match that was taken back."""
    followers = Followers()
    followed = Followed(long_match(10), 0)
    session = followed.session
    session.answer(0, REST)
    followers.catch_up(followed.news())
    session.undo(0)
    followed.news()
    session.answer(0, CLIMB)
    followed.news()
    session.answer(1, REST)
    with pytest.raises(OutOfStep):
        followers.catch_up(followed.news())


def test_whatever_goes_wrong_in_a_worker_can_be_told_to_the_server() -> None:
    followed = Followed(long_match(3), 0)
    think(followed.news(), 1, "jogador", 1, 0.1, 1)
    news = msgspec.json.decode(followed.news(), type=News)
    news.log.append((1, 77))
    with pytest.raises(ThoughtFailed, match="IllegalAnswer") as problem:
        think(msgspec.json.encode(news), 1, "jogador", 1, 0.1, 1)
    assert str(pickle.loads(pickle.dumps(problem.value))) == str(problem.value)


def test_the_news_of_a_late_move_is_as_short_as_that_of_an_early_one() -> None:
    sizes = []
    for moves in (10, 1500):
        session = long_match(moves)
        followed = Followed(session, 0)
        followed.news()
        session.answer(moves % 2, CLIMB)
        sizes.append(len(followed.news()))
    assert sizes[1] <= sizes[0] + 10


async def test_a_match_with_bots_is_played_once_in_the_server_and_once_in_a_worker(
    serve: Serve, settings: Settings
) -> None:
    alone = Worker(settings.extra_games)
    before = METRICS.count("replayed")
    async with running(dataclasses.replace(settings, playouts=4), [alone]) as server:
        ana = server.browser()
        page = await ana.open(await ana.create(seats=3, bots=["aprendiz"] * 2, options={"target": 5}, start=True))
        await page.play()
        record = Record.from_bytes((await ana.get(f"/api/tables/{page.id}/record")).content)
    alone.close()
    assert METRICS.count("replayed") - before <= len(record.moves())
    assert msgspec.json.decode(record.to_bytes())["outcome"]
