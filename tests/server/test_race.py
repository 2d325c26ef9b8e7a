"""Rush Out! at a served table: real races over real sockets."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from ludoteca.games.rush_out.actions import DONE, PLACE, ROLL, START, place_action
from ludoteca.kernel.chance import Chance, seeded
from ludoteca.kernel.fair import Fair
from ludoteca.kernel.game import Game, LiveGame
from ludoteca.kernel.live import LivePolicy, LiveSession, LiveTable
from ludoteca.kernel.record import Record
from ludoteca.kernel.registry import game as game_of
from ludoteca.kernel.session import Session
from ludoteca.server.sight.deltas import patched
from ludoteca.server.tables import match
from ludoteca.server.work import replays
from tests.games.rush_out.table import RushScenario, curse, dracology, race, standard
from tests.server.browser import Page
from tests.server.conftest import Running, Serve
from tests.server.hand import HandClock
from tests.waiting import PATIENCE

pytestmark = pytest.mark.anyio

ROLES = ["sorcerer", "bard", "guard", "warrior", "cleric"]
Begin = Callable[[RushScenario], None]


@pytest.fixture
def begin(monkeypatch: pytest.MonkeyPatch) -> Begin:
    """Let matches begin in the position of a scenario."""

    def set_position(scenario: RushScenario) -> None:
        def start(game: Game, seats: int, options: dict[str, Any], seed: str, contributions: str) -> Session:
            return game.start_at(scenario.position, chance=Fair(seed, contributions))

        monkeypatch.setattr(match, "start", start)

    return set_position


async def racers(server: Running, people: int = 3, **more: Any) -> list[Page]:
    """People in a running match, the Sorcerer first."""
    browsers = [server.browser(f"Racer {seat}") for seat in range(people)]
    seats = more.pop("seats", people)
    options = {"roles": ROLES[:seats], **more.pop("options", {})}
    table = await browsers[0].create(game="rush-out", seats=seats, options=options, **more)
    pages = [await browser.open(table) for browser in browsers]
    for seat, page in enumerate(pages[1:], 1):
        await page.do("sit", seat=seat, name=f"Racer {seat}")
    await pages[0].until(lambda page: all(place["kind"] != "open" for place in page.table["seats"]))
    await pages[0].do("start")
    for page in pages:
        await page.until(lambda page: page.view is not None)
    return pages


def in_race(page: Page) -> bool:
    return bool(page.board["phase"] == "race")


def hands(page: Page) -> list[Any]:
    """The dice of everyone: what every roll and every placing changes."""
    return [player["dice"] for player in page.board["players"]]


# -- time ------------------------------------------------------------------------------------------------------


async def test_a_countdown_ends_by_itself(serve: Serve, hand: HandClock) -> None:
    async with serve(time=hand) as server:
        pages = await racers(server)
        assert pages[0].board["can"] == [START]
        assert await pages[1].refused("answer", seat=1, decision=0, action=START) != ""
        await pages[0].act(START)
        assert pages[0].board["phase"] == "countdown"
        ends = pages[0].board["until"]
        await hand.advance(2.9)
        assert (await pages[0].browser.open(pages[0].id)).board["phase"] == "countdown"
        await hand.advance(0.2)
        for page in pages:
            await page.until(in_race)
        assert pages[1].now == ends
        assert [die["at"] for die in pages[1].board["players"][0]["dice"]] == ["hand"] * 5
        assert len(await server.house.store.entries(pages[0].id)) == 5  # two sat down, one started, START, and its end


async def test_a_pause_stops_a_countdown_and_its_end_comes_later(serve: Serve, hand: HandClock) -> None:
    async with serve(time=hand) as server:
        pages = await racers(server)
        await pages[0].act(START)
        await hand.advance(0.3)
        for page in pages:
            await page.do("pause", on=True)
        await pages[0].until(lambda page: page.table["pause"]["paused"])
        left = pages[0].board["until"] - pages[0].now
        assert 2700 <= left <= 2701  # the millisecond that runs is not over
        await hand.advance(30)
        again = await pages[0].browser.open(pages[0].id)
        assert again.board["phase"] == "countdown"
        assert again.now == pages[0].now
        for page in pages:
            await page.do("pause", on=False)
        await hand.advance(0.1)
        await pages[0].until(lambda page: not page.table["pause"]["paused"])
        await hand.advance(left / 1000 - 0.05)
        assert (await pages[0].browser.open(pages[0].id)).board["phase"] == "countdown"
        await hand.advance(0.1)
        await pages[0].until(in_race)


# -- inputs ----------------------------------------------------------------------------------------------------


async def test_two_hands_reach_for_one_slot(serve: Serve, begin: Begin) -> None:
    begin(race(challenges=[standard("key fire sword")], dice={"bard": "key foot foot", "guard": "key heart heart"}))
    async with serve() as server:
        pages = await racers(server)
        gen = pages[1].board["challenges"][0]["gen"]
        action = place_action(0, 0, 0, gen)
        assert action in pages[1].board["can"]
        assert action in pages[2].board["can"]
        sent = [await page.send("answer", seat=page.seats[0], decision=0, action=action) for page in pages[1:]]
        found = [
            await asyncio.wait_for(answer_to(page, command), PATIENCE)
            for page, command in zip(pages[1:], sent, strict=True)
        ]
        assert sorted(answer["t"] for answer in found) == ["ack", "refused"]
        late = next(answer for answer in found if answer["t"] == "refused")
        assert late["rule"].startswith("RO-")
        assert late["sentence"]
        for page in pages:
            await page.until(lambda page: page.board["challenges"][0]["slots"][0]["die"] is not None)
        assert hands(pages[1]) == hands(pages[2]) == hands(pages[0])


async def answer_to(page: Page, command: str) -> dict[str, Any]:
    """What became of a command."""
    while True:
        for message in page.stored:
            if message.get("id") == command:
                return message
        page.stored.append(await page.next())


async def test_late_packets_after_the_end_of_a_round(serve: Serve, begin: Begin) -> None:
    begin(
        race(
            "2",
            challenges=[standard("key fire sword")],
            spells=[dracology("air")],
            dragon=3,
            dice={"sorcerer": "air fire", "bard": "key foot foot", "guard": "key fire foot"},
        )
    )
    async with serve() as server:
        dark, bard, guard = await racers(server, options={"scenario": "2"})
        gen = bard.board["challenges"][0]["gen"]
        strike = next(action for action in dark.board["can"] if action >= PLACE)
        sent = await bard.send("answer", seat=1, decision=0, action=place_action(0, 0, 0, gen))
        await answer_to(bard, sent)
        await dark.act(strike)
        assert dark.board["phase"] == "break"
        # these were on their way when the round ended
        for action in (ROLL, place_action(0, 1, 1, gen)):
            answer = await guard.ask("answer", seat=2, decision=0, action=action)
            assert answer["t"] == "refused"
            assert answer["words"]["key"].startswith("refuse-")
        await guard.until(lambda page: page.board["phase"] == "break")
        before = hands(guard)
        for page in (dark, bard, guard):
            await page.act(DONE)
        await guard.until(lambda page: page.board["phase"] == "ready")
        # and these came even later: the card that they were meant for is gone
        assert await guard.refused("answer", seat=2, decision=0, action=place_action(0, 1, 1, gen)) != ""
        assert len(before) == 3


async def test_a_silenced_hero_says_nothing(serve: Serve, begin: Begin) -> None:
    begin(race("3", laid=[curse("silence", "heart key")]))
    async with serve() as server:
        dark, bard, _ = await racers(server, options={"scenario": "3"})
        watcher = await server.browser("Wim").open(dark.id)
        for kind, said in (("chat", {"text": "oi"}), ("emote", {"emote": "gg"})):
            answer = await bard.ask(kind, **said)
            assert (answer["t"], answer["words"]["key"], answer["rule"]) == ("refused", "refuse-silence", "RO-R71")
        await dark.do("chat", text="ha ha")
        await watcher.do("chat", text="oh")


# -- who plays what --------------------------------------------------------------------------------------------


async def test_somebody_has_to_be_the_sorcerer(serve: Serve) -> None:
    async with serve() as server:
        ana = server.browser()
        page = await ana.open(await ana.create(game="rush-out", seats=3, bots=["jogador", "jogador"]))
        info = next(game for game in (await ana.json("/api/lobby"))["games"] if game["id"] == "rush-out")
        assert next(option for option in info["options"] if option["name"] == "roles")["needed"] == ["sorcerer"]
        for seat, role in enumerate(ROLES[1:4]):
            await page.do("choose", seat=seat, choice=role)
        answer = await page.ask("start")
        assert answer["t"] == "refused"
        assert answer["words"] == {"key": "refuse-needed", "params": {"choice": ["role-sorcerer", {}]}}
        assert page.table["phase"] == "waiting"
        await page.do("choose", seat=1, choice="")
        await page.do("start")
        assert [place["choice"] for place in page.table["seats"]] == ["bard", "sorcerer", "warrior"]
        assert [player["role"] for player in page.board["players"]] == ["bard", "sorcerer", "warrior"]


@pytest.mark.parametrize("number", range(4))
async def test_chance_never_forgets_the_sorcerer(serve: Serve, number: int) -> None:
    async with serve() as server:
        ana = server.browser()
        page = await ana.open(await ana.create(game="rush-out", seats=3 + number % 3))
        if number % 2:
            await page.do("choose", seat=0, choice="cleric")
        await page.do("start", fill="aprendiz")
        chosen = [place["choice"] for place in page.table["seats"]]
        assert chosen.count("sorcerer") == 1
        assert len(set(chosen)) == len(chosen)
        assert chosen[0] == "cleric" or not number % 2


# -- bots ------------------------------------------------------------------------------------------------------


async def test_bots_race_and_stop_with_everything_else(serve: Serve, hand: HandClock) -> None:
    async with serve(time=hand) as server:
        (page,) = await racers(server, 1, seats=5, bots=["mestre"] * 4)
        await page.act(START)
        await hand.while_waiting(page.until(in_race))
        moved: set[int] = set()
        while moved < {1, 2, 3, 4}:
            before = hands(page)
            await hand.while_waiting(page.next())
            moved |= {seat for seat in range(1, 5) if hands(page)[seat] != before[seat]}
        await page.do("pause", on=True)
        stopped = await page.browser.open(page.id)
        await hand.advance(30)
        later = await page.browser.open(page.id)
        assert (later.v, later.board, later.now) == (stopped.v, stopped.board, stopped.now)
        await page.do("pause", on=False)
        v = page.v
        await hand.while_waiting(page.until(lambda page: page.v > v + 6))
        await server.gone(page, later, stopped)
        session = server.house.tables[page.id].session
        assert isinstance(session, LiveSession)
        await hand.rest()
        clock = session.clock
        await hand.advance(30)
        assert session.clock == clock


async def test_bots_are_told_which_seats_people_play(
    serve: Serve, hand: HandClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    seen: set[tuple[int, ...]] = set()

    class Watchful(LivePolicy):
        def act(self, table: LiveTable, seat: int, whim: Chance) -> int:
            seen.add(table.people)
            return -1

        def pause(self, table: LiveTable, seat: int, acted: bool, whim: Chance) -> int:
            return 500

    monkeypatch.setattr(type(game_of("rush-out")), "policy", lambda _game, _level: Watchful())
    async with serve(time=hand) as server:
        (page,) = await racers(server, 1, seats=4, bots=["aprendiz"] * 3)
        await page.act(START)
        await hand.while_waiting(page.until(in_race))
        await hand.advance(2)
    assert seen == {(0,)}


async def test_hints_in_a_race(serve: Serve) -> None:
    async with serve() as server:
        (page,) = await racers(server, 1, seats=3, bots=["aprendiz"] * 2)
        hint = await page.ask("hint", seat=0)
        assert (hint["t"], hint["action"]) == ("hint", START)
        await page.act(hint["action"])
        await page.until(in_race)
        hint = await page.ask("hint", seat=0)
        assert hint["t"] == "hint"
        assert hint["action"] in [-1, *page.board["can"]]
        assert hint["words"]["key"]


# -- what is sent and kept -------------------------------------------------------------------------------------


async def test_messages_of_a_race_are_small_and_true(serve: Serve) -> None:
    async with serve() as server:
        (page,) = await racers(server, 1, seats=5, bots=["mestre"] * 4)
        watcher = await server.browser("Wim").open(page.id)
        await page.act(START)
        await page.until(in_race)
        begun = len(page.browser.received)
        while len(page.browser.received) < begun + 60:
            can = [action for action in page.board["can"] if action >= PLACE] or [ROLL]
            await page.ask("answer", seat=0, decision=0, action=can[0])
            await page.next()
        sizes = sorted(len(data) for data in page.browser.received[begun:])
        assert sizes[len(sizes) // 2] <= 400
        kinds = {msgspec.json.decode(data)["t"] for data in page.browser.received[begun:]}
        assert kinds <= {"delta", "ack", "refused"}
        await page.do("pause", on=True)
        await watcher.until(lambda watcher: watcher.v == page.v)
        whole = await page.browser.open(page.id)
        stranger = await server.browser("Ida").open(page.id)
        for known, fresh in ((page, whole), (watcher, stranger)):
            known.board["now"] = fresh.board["now"] = 0
            assert known.view == fresh.view


def played(seats: int, seed: int, most: int) -> LiveSession:
    """A race between bots, as a table would have it: an answer and the time before it, again and again."""
    game = game_of("rush-out")
    assert isinstance(game, LiveGame)
    session = game.start(seats, options={"scenario": "1"}, chance=Fair("ab" * 32, "bots"))
    policy, whim = game.policy("mestre"), seeded(seed)
    wake = [100 + 37 * seat for seat in range(seats)]
    inputs = 0
    while session.outcome is None and inputs < most:
        seat = min(range(seats), key=wake.__getitem__)
        if wake[seat] > session.clock:
            session.tick(wake[seat] - session.clock)
        action = policy.act(session.table, seat, whim)
        if action >= 0:
            session.answer(seat, action)
            inputs += 1
        wake[seat] = session.clock + max(1, policy.pause(session.table, seat, action >= 0, whim) // 4)
    return session


def test_the_replay_of_a_long_race_stays_small() -> None:
    """Five bots with the reactions of a machine: more inputs in a round than people ever make."""
    session = played(5, 3, 2000)
    record: Record = session.record()
    inputs = sum(isinstance(who, int) for who, _ in record.moves())
    assert inputs > 500
    worked = replays.work_out(record.to_bytes(), 1)
    assert worked is not None
    assert worked.verified
    frames: list[dict[str, Any]] = msgspec.json.decode(worked.frames)
    times = [frame.get("at", 0) for frame in frames]
    assert times == sorted(times)
    assert len(frames) <= session.clock / replays.STEP + 2
    view = frames[0]["view"]
    for frame in frames[1:]:
        view = patched(view, frame["patch"]) if "patch" in frame else view
    view["board"]["now"] = times[-1]
    assert view == session.view(1)
    per_second = len(worked.frames) / (session.clock / 1000)
    assert per_second * 300 < 2_000_000  # five minutes of it
