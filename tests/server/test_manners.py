"""Strangers at one table: names, silence, the door, blocks and reports."""

from __future__ import annotations

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed

from ludoteca.server.messages import Chat
from ludoteca.server.refusals import Malformed
from ludoteca.server.settings import Rates
from ludoteca.server.tables.links import Outbox
from ludoteca.server.tables.manners import distinct_name, mark_of, skeleton
from ludoteca.server.tables.seating import Chair, Seating, again, clean_name, clean_text
from tests.server.browser import Page
from tests.server.conftest import NO_LIMIT, Running, Serve
from tests.server.hand import until

pytestmark = pytest.mark.anyio


async def company(server: Running) -> tuple[Page, Page, Page]:
    """Ana's table with Rui beside her, and Eve who looks on; everyone has said something."""
    ana, rui, eve = server.browser("Ana"), server.browser("Rui"), server.browser("Eve")
    table = await ana.create(seats=3)
    await eve.http.put("/api/me", json={"name": "Eve"})
    host, guest, stranger = await ana.open(table), await rui.open(table), await eve.open(table)
    await guest.do("sit", seat=1, name="Rui")
    for page in (host, guest, stranger):
        await page.do("chat", text="oi")
    for page in (host, guest, stranger):
        await page.until(lambda seen: len(seen.chat) == 3)
    return host, guest, stranger


def by(page: Page, name: str) -> str:
    """The mark of who is called so in the chat."""
    return str(next(said["by"] for said in page.chat if said["name"] == name))


async def test_everyone_has_a_mark_of_their_own_at_each_table(serve: Serve) -> None:
    async with serve() as server:
        host, guest, _ = await company(server)
        marks = {said["name"]: said["by"] for said in host.chat}
        assert len(set(marks.values())) == 3
        assert guest.welcome["me"] == marks["Rui"]
        player = server.house.tables[host.id].seating.chairs[1].player
        assert marks["Rui"] == mark_of(host.id, player)
        assert marks["Rui"] not in player
        assert mark_of("another", player) != marks["Rui"]


async def test_the_host_lets_someone_be_quiet_and_speak_again(serve: Serve) -> None:
    async with serve() as server:
        host, guest, stranger = await company(server)
        assert await stranger.refused("hush", who=by(host, "Rui")) == "refuse-not-host"
        await host.do("hush", who=by(host, "Eve"))
        assert await stranger.refused("chat", text="mas…") == "refuse-hushed-by-host"
        assert await stranger.refused("emote", emote="cry") == "refuse-hushed-by-host"
        await guest.do("chat", text="obrigado")
        await host.do("hush", who=by(host, "Eve"), on=False)
        await stranger.do("chat", text="desculpem")
        assert await host.refused("hush", who=host.welcome["me"]) == "refuse-not-yourself"
        assert await host.refused("hush", who="nobody") == "refuse-no-such-person"


async def test_whoever_is_shown_out_does_not_come_back(serve: Serve) -> None:
    async with serve() as server:
        host, guest, _ = await company(server)
        table = server.house.tables[host.id]
        links = len(table.links)
        await host.do("show-out", who=by(host, "Rui"))
        await until(lambda: len(table.links) < links)
        assert host.table["seats"][1]["kind"] == "open"
        assert (await guest.browser.get(f"/api/tables/{host.id}")).status_code == 200
        with pytest.raises(ConnectionClosed):  # the socket ends before any welcome
            await guest.browser.open(host.id)


async def test_who_stands_in_for_the_host_shows_them_neither_out_nor_quiet(serve: Serve) -> None:
    async with serve() as server:
        host, guest, _ = await company(server)
        table, rui = server.house.tables[host.id], server.house.tables[host.id].seating.chairs[1].player
        mark = by(guest, "Ana")
        await server.gone(host)
        await until(lambda: table.hosted_by(rui))
        for command in ("show-out", "hush"):
            assert await guest.refused(command, who=mark) == "refuse-not-yourself"
        await guest.do("hush", who=by(guest, "Eve"))


async def test_nothing_is_done_for_whoever_is_shown_out(serve: Serve) -> None:
    """Not even in the moment between a handshake and the end of the socket, in which a fast one can say something."""
    async with serve() as server:
        host, guest, _ = await company(server)
        table = server.house.tables[host.id]
        link = next(one for one in table.links if one.player == table.seating.chairs[1].player)
        await host.do("show-out", who=by(host, "Rui"))
        assert guest.browser.name == "Rui"
        link.lost, link.outbox = False, Outbox()  # as if it had not been told yet
        table.receive(link, Chat("late", "e mais uma coisa"))
        await until(lambda: not link.outbox.empty())
        assert "refuse-not-welcome" in str(link.outbox.get_nowait())


def test_a_rematch_is_a_table_for_the_same_company() -> None:
    """Who was shown out or let be quiet is so at the next table as well; but nobody is quiet as a host."""
    chairs = [Chair("human", "Ana", player="ana"), Chair("human", "Rui", player="rui")]
    before = Seating(chairs, {}, "ana", hushed=["rui", "eve"], shown_out=["mal"])
    after = again(before, "rui")
    assert (after.host, after.hushed, after.shown_out) == ("rui", ["eve"], ["mal"])
    assert after.shown_out is not before.shown_out


async def test_a_bot_plays_on_for_whoever_is_shown_out(serve: Serve) -> None:
    async with serve() as server:
        host, guest, stranger = await company(server)
        await host.do("start", fill="aprendiz")
        await host.until(lambda page: page.table["phase"] == "playing")
        await host.do("show-out", who=by(host, "Rui"))
        await host.until(lambda page: page.table["seats"][1]["kind"] == "bot")
        assert guest.browser.name == "Rui"
        assert await stranger.refused("sit", seat=1, name="Eve") == "refuse-seat-taken"


async def test_a_block_silences_someone_for_me_alone_and_keeps_them_from_my_tables(serve: Serve) -> None:
    async with serve() as server:
        host, guest, stranger = await company(server)
        await host.do("block", who=by(host, "Eve"))
        await host.until(lambda page: page.welcome.get("blocked") == [by(guest, "Eve")])
        assert [said["name"] for said in host.welcome["chat"]] == ["Ana", "Rui"]
        await stranger.do("chat", text="alguém me ouve?")
        await guest.until(lambda page: page.chat[-1]["text"] == "alguém me ouve?")
        await guest.do("chat", text="eu ouço")
        await host.until(lambda page: page.chat[-1]["text"] == "eu ouço")
        assert "alguém me ouve?" not in [said["text"] for said in host.chat]
        assert await stranger.refused("sit", seat=2, name="Eve") == "refuse-not-welcome"
        back = await host.browser.open(host.id)
        assert all(said["name"] != "Eve" for said in back.chat)
        await back.do("block", who=by(guest, "Eve"), on=False)
        await back.until(lambda page: not page.welcome.get("blocked"))
        await stranger.do("sit", seat=2, name="Eve")


async def test_blocks_outlast_the_server(serve: Serve) -> None:
    async with serve() as server:
        host, _, _ = await company(server)
        await host.do("block", who=by(host, "Eve"))
        ana, table, cookies = host.browser, host.id, dict(host.browser.http.cookies)
    async with serve() as server:
        back = server.browser("Ana")
        back.http.cookies.update(cookies)
        page = await back.open(table)
        assert len(page.welcome["blocked"]) == 1
        assert ana.name == "Ana"


async def test_a_report_is_kept_for_whoever_runs_the_server(serve: Serve) -> None:
    async with serve() as server:
        host, guest, _ = await company(server)
        await guest.do("report", who=by(guest, "Eve"), reason="provoca\nsem parar")
        (found,) = await server.house.store.reports()
        assert (found["name"], found["reason"]) == ("Eve", "provoca sem parar")
        assert [line["text"] for line in msgspec.json.decode(found["lines"])] == ["oi", "oi", "oi"]
        assert await guest.refused("report", who=guest.welcome["me"]) == "refuse-not-yourself"
        assert await host.refused("report", who=by(host, "Eve"), reason="x" * 301) == "refuse-chat-long"


async def test_chat_is_limited_for_a_player_not_for_a_connection(serve: Serve) -> None:
    rates = Rates(requests=NO_LIMIT, sockets=NO_LIMIT, chats=(0.001, 3))
    async with serve(rates=rates) as server:
        ana = server.browser()
        table = await ana.create()
        pages = [await ana.open(table) for _ in range(4)]
        answers = [(await page.ask("chat", text="oi"))["t"] for page in pages]
        assert answers == ["ack", "ack", "ack", "refused"]


async def test_a_table_holds_only_so_much_talk(serve: Serve) -> None:
    async with serve(most_lines=3) as server:
        ana = server.browser()
        page = await ana.open(await ana.create())
        for _ in range(3):
            await page.do("chat", text="oi")
        assert await page.refused("chat", text="oi") == "refuse-chat-full"


async def test_nobody_can_be_taken_for_another_at_the_table(serve: Serve) -> None:
    async with serve() as server:
        ana, eve = server.browser("Ana"), server.browser("Eve")
        table = await ana.create(seats=3)
        page = await eve.open(table)
        await page.do("sit", seat=1, name="Аnа")  # two letters are Cyrillic
        assert page.table["seats"][1]["name"] == "Аnа 2"
        await eve.http.put("/api/me", json={"name": "A n a"})
        await page.do("stand", seat=1)
        watching = await eve.open(table)
        await watching.do("chat", text="sou eu")
        await watching.until(lambda seen: bool(seen.chat))
        assert watching.chat[-1]["name"] == "A n a 2"
        other = await server.browser("Mal").open(table)  # nor for somebody who only looks on, and talks
        await other.browser.http.put("/api/me", json={"name": "А n а 2"})
        other = await other.browser.open(table)
        await other.do("chat", text="não, eu")
        await other.until(lambda seen: len(seen.chat) > 1)
        assert other.chat[-1]["name"] == "А n а 2 2"
        await other.do("sit", seat=1, name="A n a 2")  # nor for somebody who has only talked
        assert other.table["seats"][1]["name"] == "A n a 2 2"


def test_names_without_what_nobody_sees() -> None:
    assert clean_name("A\u200bna\u202e") == "Ana"
    assert clean_name("  Ana\tMaria ") == "Ana Maria"
    assert clean_text("z" + "\u0301" * 50, 100) in ("z" + "\u0301" * 3, "ź" + "\u0301" * 3)
    for picture in ("👩\u200d🚀", "❤\ufe0f", "1\ufe0f\u20e3", "🏳\ufe0f\u200d🌈"):
        assert clean_text(picture, 10) == picture
    for unseen in "\u00ad\u061c\u180b\u180f\u200d\u2060\u206f\ufe00\ufe0f\ufff9\U0001d159\U000e0041\U000e0101":
        assert clean_name(f"A{unseen}na") == "Ana", hex(ord(unseen))
        with pytest.raises(Malformed):
            clean_name(unseen)
    assert clean_text("ක්\u200dෂ", 10) == "ක්\u200dෂ", "it joins letters that are written so"
    assert skeleton("Gіgа") == skeleton("giga")
    assert skeleton("José") == skeleton("jose")
    for alike in ("аnа", "ᴀɴᴀ", "ꓮꓠꓮ", "ᎪΝᎪ", "ɑոɑ", "𝐀𝓷𝖆", "ａｎａ"):
        assert skeleton(alike) == skeleton("Ana"), alike
    for alike in ("ꮯꭺ", "СА", "ϲа"):
        assert skeleton(alike) == skeleton("ca"), alike
    assert skeleton("Rui ٢") == skeleton("Rui २") == skeleton("Rui 2")
    assert len({skeleton(name) for name in ("Ana", "Αννα", "Анна", "アナ", "أنا", "안나", "안아")}) == 7
    assert skeleton("Ian") == skeleton("lan") == skeleton("1an")
    assert skeleton("Marn") == skeleton("Mam")
    assert distinct_name("Ana", ["Ana", "Ana 2"]) == "Ana 3"
    assert distinct_name("Rui", ["Ana"]) == "Rui"
