"""From an empty lobby to a full table: creating, inviting, joining on a phone, choosing, starting."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.conftest import NewPerson
from tests.browser.qr import modules_of_path, read


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
    free.get_by_role("button", name=re.compile("^aprendiz")).click()
    rui.see("3 of 3")
    ana.button("Start with 3").click()

    for who in (ana, rui):
        expect(who.board).to_be_visible()
    expect(rui.page.get_by_role("group", name=re.compile("Rui, Alienoid|You, Alienoid"))).to_be_visible()
    table = ana.api(f"/api/tables/{link.rsplit('/', 1)[1]}")
    assert [place["kind"] for place in table["seats"]] == ["human", "human", "bot"]
    assert [place["choice"] for place in table["seats"]][:2] == ["gigazaur", "alienoid"]
    assert table["options"]["target"] == 8


def test_play_now_is_one_click(person: NewPerson) -> None:
    ana = person("Ana", phone=True)
    ana.go("/")
    ana.button("Play now").tap()
    expect(ana.board).to_be_visible()
    ana.wait_for_question()
    ana.go("/")
    expect(ana.page.get_by_role("link", name=re.compile("^Return"))).to_be_visible()
    for title in ("Keep the Heroes Out", "Kick-Ass"):
        ana.page.get_by_role("main").get_by_role("button", name=re.compile(title, re.IGNORECASE)).first.tap()
        ana.see("is still in the workshop.")
