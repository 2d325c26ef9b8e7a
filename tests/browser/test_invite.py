"""From an empty lobby to a full table: creating, inviting, joining on a phone, choosing, starting."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Route, expect

from tests.browser.conftest import NewPerson
from tests.browser.person import play
from tests.browser.qr import modules_of_path, read

OWN_LOBBY = True


def test_a_phone_joins_by_the_link_and_the_host_starts(person: NewPerson) -> None:
    ana = person("Ana")
    ana.go("/")
    ana.page.get_by_role("main").get_by_role("button", name="Create table").click()
    form = ana.page.get_by_role("dialog", name="New table")
    expect(form.get_by_label("Your name")).to_have_value("Ana")
    form.get_by_role("group", name="Seats").get_by_role("button", name="3", exact=True).click()
    form.get_by_role("slider").fill("8")
    form.get_by_role("button", name="Create table").click()

    link = ana.page.get_by_label("link to this table").input_value()
    assert re.fullmatch(rf"{re.escape(ana.base)}/t/[\w-]+", link)
    assert ana.page.url == link
    path = ana.page.get_by_role("img", name="QR code of the invitation").locator("path").get_attribute("d")
    assert read(modules_of_path(path or "")) == link

    rui = person("Rui", phone=True, named=False)
    rui.go(link)
    rui.button("Sit here").first.tap()
    rui.page.get_by_label("Your name").fill("Rui")
    rui.button("Sit here").first.tap()
    rui.button(re.compile("^Alienoid: free")).tap()
    expect(ana.page.get_by_role("article", name=re.compile("Rui.*Alienoid"))).to_be_visible()
    expect(ana.button(re.compile("^Alienoid: Rui"))).to_be_disabled()
    expect(rui.button(re.compile("^Start"))).to_have_count(0)
    rui.see("Ana starts the match.")

    ana.button(re.compile("^Gigazaur: free")).click()
    free = ana.page.get_by_role("article", name=re.compile("^Seat 3: free"))
    free.get_by_role("button", name="Bot").click()
    free.get_by_role("button", name=re.compile("^apprentice")).click()
    rui.see("3 of 3")
    ana.button("Start with 3").click()

    for who in (ana, rui):
        expect(who.board).to_be_visible()
    expect(rui.page.get_by_role("group", name=re.compile("Rui, Alienoid|You, Alienoid"))).to_be_visible()
    table = ana.api(f"/api/tables/{link.rsplit('/', 1)[1]}")
    assert [place["kind"] for place in table["seats"]] == ["human", "human", "bot"]
    assert [place["choice"] for place in table["seats"]][:2] == ["gigazaur", "alienoid"]
    assert table["options"]["target"] == 8


def test_a_code_is_typed_and_everyone_says_that_they_are_ready(person: NewPerson) -> None:
    ana, rui = person("Ana"), person("Rui", phone=True)
    ana.go(f"/t/{ana.create(2, public=False)}")
    code = ana.page.get_by_role("img", name=re.compile("^code to type")).inner_text()
    rui.go("/")
    rui.cut_off = True  # the browser itself notes that nothing was found
    rui.page.get_by_label("Got an invitation?").fill("zzz zzz")
    rui.button("Join").tap()
    rui.see("No table answers to this code.")
    rui.page.get_by_label("Got an invitation?").fill(code.lower())
    rui.button("Join").tap()
    rui.button("Sit here").first.tap()
    ana.see("Not ready yet: Rui.")
    rui.button("I am ready").tap()
    expect(ana.page.get_by_role("article", name=re.compile("Rui")).get_by_text("ready!")).to_be_visible()
    ana.see("Everyone is seated.")


@pytest.mark.long
def test_on_a_phone_the_way_to_invite_is_in_sight(person: NewPerson) -> None:
    ana = person("Ana", phone=True)
    ana.page.set_viewport_size({"width": 390, "height": 664})
    table = ana.create(4)
    ana.go(f"/t/{table}")
    picture = ana.page.get_by_role("img", name="QR code of the invitation")
    expect(picture).not_to_be_in_viewport()
    call = ana.button(re.compile("^Call your friends"))
    expect(call).to_be_in_viewport(ratio=1)
    call.tap()
    expect(picture).to_be_in_viewport(ratio=1)
    expect(ana.page.get_by_role("heading", name="Call your friends")).to_be_in_viewport(ratio=1)


@pytest.mark.long
def test_where_nobody_else_can_come_it_says_how_to_let_them(person: NewPerson) -> None:
    ana = person("Ana", phone=True)
    ana.go(f"/t/{ana.create(2)}")
    ana.see("the server listens to this machine alone")
    ana.see("ludoteca serve --host 0.0.0.0")


@pytest.mark.long
def test_the_invitation_has_the_address_in_the_network(person: NewPerson) -> None:
    ana = person("Ana")
    addresses = ["http://192.168.0.7:8000", "http://10.0.0.7:8000"]
    ana.context.route("**/api/reach", lambda route: route.fulfill(json={"addresses": addresses}))
    table = ana.create(2)
    ana.go(f"/t/{table}")
    link = ana.page.get_by_label("link to this table")
    expect(link).to_have_value(f"{addresses[0]}/t/{table}")
    ana.button("10.0.0.7").click()
    expect(link).to_have_value(f"{addresses[1]}/t/{table}")
    path = ana.page.get_by_role("img", name="QR code of the invitation").locator("path").get_attribute("d")
    assert read(modules_of_path(path or "")) == f"{addresses[1]}/t/{table}"


@pytest.mark.long
def test_open_tables_and_tables_to_watch_are_two_lists_and_replays_tell_who_won(person: NewPerson) -> None:
    ana, rui = person("Ana"), person("Rui")
    ana.create(3)
    ana.create(2, bots=["aprendiz"], start=True)
    ana.play_now(target=5)
    play([ana])
    rui.go("/")
    expect(rui.page.get_by_role("region", name="Open tables").get_by_role("link", name="Join").first).to_be_visible()
    expect(rui.page.get_by_role("region", name="To watch").get_by_role("link", name="Watch").first).to_be_visible()
    expect(rui.page.get_by_role("region", name="Open tables").get_by_role("link", name="Watch")).to_have_count(0)
    replay = rui.page.get_by_role("region", name="Recent replays").get_by_role("listitem").first
    expect(replay).to_contain_text(re.compile("won"))
    expect(replay).not_to_contain_text(re.compile(r"Bot \d"))  # a bot goes by the same name as at the table
    expect(replay).to_contain_text(re.compile(r"[A-Z][a-z]{2} \d+"))  # the day


def test_play_now_asks_for_a_level_once(person: NewPerson) -> None:
    ana = person("Ana", phone=True)
    ana.go("/")
    ana.button("Play now").tap()
    asked = ana.page.get_by_role("dialog", name="How strong shall the bots be?")
    expect(asked.get_by_role("button")).to_have_count(4)  # three levels, and the way out
    asked.get_by_role("button", name=re.compile("^apprentice")).tap()
    expect(ana.board).to_be_visible()
    mine = ana.api("/api/lobby")["mine"][0]
    assert {place["level"] for place in mine["seats"][1:]} == {"aprendiz"}
    ana.go("/")
    ana.button("Play now").tap()
    expect(ana.board).to_be_visible()  # it knows by now
    ana.go("/")
    ana.button(re.compile("^Change the level of the bots")).tap()
    asked.get_by_role("button", name=re.compile("^master")).tap()
    expect(ana.board).to_be_visible()
    mine = ana.api("/api/lobby")["mine"][0]
    assert {place["level"] for place in mine["seats"][1:]} == {"mestre"}


def in_the_workshop(route: Route) -> None:
    """The lobby as it is while two of the games are announced and cannot be played yet."""
    answer = route.fetch()
    lobby = answer.json()
    for game in lobby["games"]:
        if game["id"] in ("fabrica-de-herois", "kick-ass"):
            game["playable"] = False
    route.fulfill(response=answer, json=lobby)


def test_a_game_in_the_workshop_says_so(person: NewPerson) -> None:
    ana = person("Ana", phone=True)
    ana.page.route("**/api/lobby", in_the_workshop)
    ana.play_now()
    ana.wait_for_question()
    ana.go("/")
    expect(ana.page.get_by_role("link", name=re.compile("^Return"))).to_be_visible()
    for title in ("Fábrica", "Kick-Ass"):
        ana.page.get_by_role("main").get_by_role("button", name=re.compile(title, re.IGNORECASE)).first.tap()
        ana.see("is still in the workshop.")
    ana.page.unroute_all(
        behavior="wait"
    )  # a lobby asks again and again: what it asks last is answered before it closes
