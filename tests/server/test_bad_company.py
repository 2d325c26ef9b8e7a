"""What a guest, a host or somebody who was sent away tries all the same, and what it costs the others: nothing."""

from __future__ import annotations

import pytest

from ludoteca.server.tables.manners import mark_of
from ludoteca.server.work.metrics import METRICS
from tests.server.browser import Page
from tests.server.conftest import Running, Serve
from tests.server.hand import until
from tests.server.test_manners import by, company

pytestmark = pytest.mark.anyio


async def match_of_two(server: Running) -> tuple[Page, Page]:
    """A short match of Ana, whose table it is, and Rui."""
    ana, rui = server.browser("Ana"), server.browser("Rui")
    table = await ana.create(2, "night-ferry", options={"rounds": 1})
    host, guest = await ana.open(table), await rui.open(table)
    await guest.do("sit", seat=1, name="Rui")
    await host.do("start")
    return host, guest


async def finish(server: Running, *pages: Page) -> None:
    """Play the match of these pages to its end."""
    table = server.house.tables[pages[0].id]
    while table.row.phase != "over":
        session = table.session
        assert session is not None
        for page in pages:
            await page.until(lambda page: page.v == table.row.version)
        awaited = session.awaited()
        seat = awaited[table.row.version % len(awaited)]  # each has a say in a council
        await next(page for page in pages if seat in page.seats).answer()
    for page in pages:
        await page.until(lambda page: page.over)


# -- who was shown out -----------------------------------------------------------------------------------------


async def test_whoever_is_shown_out_after_the_match_has_no_seat_in_the_rematch(serve: Serve) -> None:
    async with serve() as server:
        host, guest = await match_of_two(server)
        await finish(server, host, guest)
        await host.do("show-out", who=guest.welcome["me"])
        following = await host.browser.open((await host.do("rematch"))["result"]["table"])
        assert [place["kind"] for place in following.table["seats"]] == ["human", "open"]
        assert [one["id"] for one in (await guest.browser.json("/api/lobby"))["mine"]] == []


async def test_whoever_is_shown_out_of_a_match_has_no_part_in_it_any_more(serve: Serve) -> None:
    """Not in their lobby, nor in a campaign that it belongs to; the host can still say whom they mean."""
    async with serve() as server:
        host, guest, _ = await company(server)
        await host.do("start", fill="aprendiz")
        who = by(host, "Rui")
        await host.do("show-out", who=who)
        assert (await guest.browser.json("/api/lobby"))["mine"] == []
        assert host.table["seats"][1]["name"] == "Rui"
        await host.do("report", who=who, reason="por isto")
        await host.do("block", who=who)


# -- who shall be quiet ----------------------------------------------------------------------------------------


async def test_who_shall_be_quiet_makes_themself_no_host_by_asking_for_a_rematch_first(serve: Serve) -> None:
    async with serve() as server:
        host, guest = await match_of_two(server)
        await host.do("hush", who=guest.welcome["me"])
        await finish(server, host, guest)
        following = await guest.browser.open((await guest.do("rematch"))["result"]["table"])
        assert not following.table.get("you_host")
        assert await following.refused("chat", text="e agora?") == "refuse-hushed-by-host"
        assert (await host.browser.open(following.id)).table["you_host"]


async def test_who_shall_be_quiet_sends_nobody_away_when_the_host_is_gone(serve: Serve) -> None:
    async with serve() as server:
        host, guest, stranger = await company(server)
        table, rui = server.house.tables[host.id], server.house.tables[host.id].seating.chairs[1].player
        await stranger.do("sit", seat=2, name="Eve")
        await host.do("hush", who=by(host, "Rui"))
        await server.gone(host)
        await until(lambda: table.hosted_by(rui))
        for command in ("show-out", "hush"):
            assert await guest.refused(command, who=by(guest, "Eve")) == "refuse-hushed-by-host"
        await guest.do("start", fill="aprendiz")  # but the table goes on without the host


# -- who is blocked --------------------------------------------------------------------------------------------


async def test_whom_a_host_has_blocked_does_not_sit_at_the_rematch(serve: Serve) -> None:
    async with serve() as server:
        host, guest = await match_of_two(server)
        await host.do("block", who=guest.welcome["me"])
        await finish(server, host, guest)
        following = await host.browser.open((await host.do("rematch"))["result"]["table"])
        assert [place["kind"] for place in following.table["seats"]] == ["human", "open"]


async def test_a_block_is_taken_back_where_the_other_one_is_not(serve: Serve) -> None:
    """Whoever blocks as many as they may could block nobody else, did not those come to the same table again."""
    async with serve() as server:
        host, guest, _ = await company(server)
        await host.do("block", who=by(host, "Rui"))
        elsewhere = await host.browser.open(await host.browser.create())
        (mark,) = elsewhere.welcome["blocked"]
        assert mark != by(guest, "Rui")
        rui = server.house.tables[host.id].seating.chairs[1].player
        assert mark == mark_of(elsewhere.id, rui)
        assert await elsewhere.refused("block", who=mark) == "refuse-no-such-person"
        await elsewhere.do("block", who=mark, on=False)
        await elsewhere.until(lambda page: not page.welcome.get("blocked"))


# -- who talks without end -------------------------------------------------------------------------------------


async def test_who_looks_on_does_not_fill_the_chat_of_those_who_sit(serve: Serve) -> None:
    async with serve(most_lines=8) as server:
        host, guest, stranger = await company(server)  # three lines
        await stranger.do("chat", text="4")
        assert await stranger.refused("chat", text="5") == "refuse-chat-full"
        for page in (host, guest):
            await page.do("chat", text="nós ainda")
            await page.do("emote", emote="clap")
        assert await host.refused("chat", text="9") == "refuse-chat-full"


# -- who asks for what cannot be -------------------------------------------------------------------------------


async def test_a_thing_whose_number_is_none_is_no_fault_of_a_game(serve: Serve) -> None:
    """Python takes many signs for digits that it does not take for a number: each would be a record in the log."""
    async with serve() as server:
        ana = server.browser()
        page = await ana.open(await ana.create(2, start=True, bots=["aprendiz"]))
        faults = METRICS.count("rule_faults")
        for ref in ("card:²", "card:" + "9" * 5000, "card:\ud7ff", "", "card:1\n"):
            assert await page.refused("examine", seat=0, ref=ref) == "refuse-not-understood"
        assert (await page.ask("examine", seat=0, ref="card:1"))["t"] == "examined"
        assert METRICS.count("rule_faults") == faults
