"""Every byte that each client gets over whole matches, against what that client may know at that moment."""

from __future__ import annotations

import asyncio
import re
from typing import Any

import msgspec
import pytest

from ludoteca.kernel.fair import Fair
from ludoteca.kernel.game import Game
from ludoteca.kernel.record import Record
from ludoteca.kernel.session import Session
from ludoteca.server.sight.told import from_disk
from ludoteca.server.tables import match
from tests.games.king_of_tokyo.table import BOX
from tests.server.browser import Browser, Page
from tests.server.conftest import Running, Serve

pytestmark = pytest.mark.anyio

LAB = {
    "target": 20,
    "players": [
        {"monster": "gigazaur", "cards": ["made_in_a_lab"], "energy": 60},
        {"monster": "cyber_kitty", "energy": 60},
        {"monster": "alienoid", "energy": 60},
    ],
}


def in_the_lab(game: Game, seats: int, options: dict[str, Any], seed: str, contributions: str) -> Session:
    """A match in which one player looks at the top of the deck all the time."""
    return game.start_at(LAB, chance=Fair(seed, contributions))


async def spontaneous(page: Page, number: int) -> None:
    """Play to the end, each time with another choice: every kind of thing gets bought, kept and refused."""
    while not page.over:
        asked = page.asked()
        if asked is None:
            await page.next()
            continue
        choices = asked["choices"]
        number += 1
        command = {"seat": page.seats[0], "decision": asked["id"], "action": choices[number % len(choices)]["action"]}
        answer = await page.ask("answer", **command)  # refused when another of several who may answer was first
        done = answer.get("v", 0)
        await page.until(lambda page, v=done: page.v >= v)


async def watched_match(server: Running, game: str, seats: int) -> tuple[str, list[Page], str]:
    """A whole match between people, with a spectator; its table, all pages, and its seed."""
    browsers = [server.browser(f"Player {seat}") for seat in range(seats + 1)]
    table = await browsers[0].create(seats=seats, game=game)
    pages = [await browser.open(table) for browser in browsers]
    for seat, page in enumerate(pages[1:-1], 1):
        await page.do("sit", seat=seat, name=f"Player {seat}")
    await pages[0].until(lambda page: all(place["kind"] == "human" for place in page.table["seats"]))
    await pages[0].do("start")
    for page in pages:
        await page.until(lambda page: page.view is not None)
    await asyncio.gather(*(spontaneous(page, seat) for seat, page in enumerate(pages[:-1])), pages[-1].until(_over))
    row = await server.house.store.table(table)
    assert row is not None
    return table, pages, row.seed


def _over(page: Page) -> bool:
    return page.over


def messages_of(browser: Browser) -> list[tuple[bytes, dict[str, Any]]]:
    found = [(data, msgspec.json.decode(data)) for data in browser.received if data.startswith(b'{"t":')]
    return [(data, message) for data, message in found if message["t"] in ("welcome", "update")]


async def record_of(browser: Browser, table: str) -> Record:
    return Record.from_bytes((await browser.get(f"/api/tables/{table}/record")).content)


async def truth_of(server: Running, table: str, record: Record) -> dict[int, Session]:
    """The true match after every version, from what is on disk."""
    row = await server.house.store.table(table)
    assert row is not None
    found: dict[int, Session] = {}
    session = record.replay(0)
    for entry in await server.house.store.entries(table):
        if entry.kind in ("answer", "undo", "tick"):
            match.repeat(session, entry)
        if entry.kind not in ("chat", "emote"):
            found[entry.version] = session.clone()
    return found


def assert_only_own_views(pages: list[Page], truth: dict[int, Session]) -> int:
    """Whatever was shown as a view is exactly what the rules let that seat see; how many views that were."""
    count = 0
    for page in pages:
        seat = page.seats[0] if page.seats else None
        for _, message in messages_of(page.browser):
            view = message.get("view")
            if view is not None:
                expected = msgspec.json.decode(msgspec.json.encode(truth[message["v"]].view(seat)))
                view, expected = dict(view), dict(expected)
                if view["decision"] is not None:
                    assert expected["decision"] is not None
                    expected["decision"]["id"] = view["decision"]["id"]  # numbers of questions are not part of a record
                assert view == expected
                assert not message.get("views")
                count += 1
    return count


def assert_no_seed(pages: list[Page], seed: str) -> None:
    for page in pages:
        assert page.browser.received
        for data in page.browser.received:
            assert seed.encode() not in data
            assert seed[:16].encode() not in data


@pytest.mark.parametrize("lab", [False, True], ids=["usual", "lab"])
async def test_king_of_tokyo_keeps_its_secrets(serve: Serve, lab: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    if lab:
        monkeypatch.setattr(match, "start", in_the_lab)
    async with serve() as server:
        table, pages, seed = await watched_match(server, "king-of-tokyo", 3)
        assert_no_seed(pages, seed)
        record = await record_of(server.browser(), table)
        assert record.luck.seed == seed
        truth = await truth_of(server, table, record)
        assert assert_only_own_views(pages, truth) > 100
        shown = await turned_up(server, table)
        peeks = 0
        for page in pages:
            seat = page.seats[0] if page.seats else None
            peeks += assert_no_hidden_card(page, seat, truth, shown)
        assert peeks > 0 or not lab


async def turned_up(server: Running, table: str) -> dict[int, set[int]]:
    """By version: the kinds of card that came to light, even if they went back into the deck with the same answer."""
    found: dict[int, set[int]] = {}
    for entry in await server.house.store.entries(table):
        for event in from_disk(entry.told):
            if event.kind in ("bought", "bought-from-deck"):
                found.setdefault(entry.version, set()).add(event.args[1])
            elif event.kind == "revealed":
                found.setdefault(entry.version, set()).add(BOX.kind_of[event.args[0]])
    return found


def assert_no_hidden_card(page: Page, seat: int | None, truth: dict[int, Session], shown: dict[int, set[int]]) -> int:
    """No message names a card that was never turned up or shown to this seat; how often it named a peeked one."""
    known: set[int] = set()
    peeked: set[int] = set()
    kinds: set[int] = set()
    upto = min(truth) - 1
    peeks = 0
    for data, message in messages_of(page.browser):
        while upto < message["v"]:
            upto += 1
            if upto not in truth:
                continue
            state: Any = truth[upto].state
            kinds |= shown.get(upto, set())
            known |= set(range(len(BOX.kind_of))) - set(state.deck)
            if seat is not None:
                peeked |= set(state.deck[len(state.deck) - state.knows[seat] :])
        named = {int(card) for card in re.findall(rb"card:(\d+)", data)}
        assert named <= known | peeked, f"seat {seat} was told of {named - known - peeked} at {message['v']}"
        kinds |= {BOX.kind_of[card] for card in known | peeked}
        for kind, card_id in enumerate(BOX.ids):
            if kind not in kinds:
                found = re.search(
                    rf'"(?:card-|KOT-)?{card_id}"(?!:)'.encode(), data
                )  # as a value, not as a field's name
                assert not found, f"seat {seat} was told of {card_id} at {message['v']}"
        peeks += bool(named - known)
    return peeks


async def test_hidden_hands_stay_hidden(serve: Serve) -> None:
    async with serve() as server:
        table, pages, seed = await watched_match(server, "night-ferry", 3)
        assert_no_seed(pages, seed)
        truth = await truth_of(server, table, await record_of(server.browser(), table))
        assert assert_only_own_views(pages, truth) > 20
        for page in pages:
            own = {"dealt", "drew"}
            mine = [told for moment in page.moments for told in moment["told"] if told["kind"] in own]
            assert bool(mine) == bool(page.seats)
        replay = await pages[0].browser.json(f"/api/tables/{table}/replay")
        whispers = [told for frame in replay["frames"] for told in frame["told"] if told["kind"] in ("dealt", "drew")]
        assert whispers == []


async def test_an_answer_given_in_secret_tells_the_others_nothing(
    serve: Serve, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The same match twice, with another secret bid: up to the reveal the others get the very same bytes."""
    monkeypatch.setattr("ludoteca.server.tables.orders.secrets.token_hex", lambda _n: "ab" * 32)
    shown = [await _told_of_a_bid(serve, bid) for bid in (0, 1)]
    assert shown[0] == shown[1]


async def _told_of_a_bid(serve: Serve, bid: int) -> list[bytes]:
    async with serve() as server:
        names = ("Ana", "Beto")
        browsers = [server.browser(name) for name in names]
        table = await browsers[0].create(seats=2, game="night-ferry")
        pages = [await browser.open(table) for browser in browsers]
        watcher = await server.browser("Wim").open(table)
        await pages[1].do("sit", seat=1, name="Beto")
        await pages[0].until(lambda page: page.table["seats"][1]["kind"] == "human")
        await pages[0].do("start")
        await pages[1].until(lambda page: page.view is not None)
        for _ in range(50):
            kinds = [(page.asked() or {}).get("kind") for page in pages]
            if kinds == ["bid", "bid"]:
                break
            mover = next(page for page in pages if page.asked() is not None)
            asked = mover.asked()
            assert asked is not None
            wanted = {"auction": 1, "turn": 1}.get(asked["kind"], asked["choices"][0]["action"])
            await mover.answer(wanted)
            for page in pages:
                await page.until(lambda page, v=mover.v: page.v == v)
        assert [(page.asked() or {}).get("kind") for page in pages] == ["bid", "bid"]
        await watcher.until(lambda page: page.v == pages[0].v)
        before = [len(pages[1].browser.received), len(watcher.browser.received)]
        await pages[0].answer(bid)
        assert pages[0].asked() is None
        for page in (pages[1], watcher):
            await page.until(lambda page: page.v == pages[0].v)
            assert page.view is not None
            assert page.view["waiting"] == [1]
        seen = pages[1].browser.received[before[0] :] + watcher.browser.received[before[1] :]
        return [re.sub(rb'"at":[\d.]+', b"", data) for data in seen]
