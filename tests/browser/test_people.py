"""Strangers at one table, and one person on two devices."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import NewPerson

OWN_LOBBY = True


def test_what_a_host_and_anyone_can_do_about_someone(person: NewPerson) -> None:
    ana, rui = person("Ana"), person("Rui", phone=True)
    table = ana.create(3)
    for who in (ana, rui):
        who.go(f"/t/{table}")
    rui.button("Sit here").first.tap()
    rui.page.get_by_label("Your message").fill("compre agora!!!")
    rui.button("Send").tap()
    ana.see("compre agora!!!")

    ana.button("About Rui").click()
    ana.button("Not to read them here for now").click()
    expect(ana.page.get_by_text("compre agora!!!")).to_have_count(0)
    ana.button("Read everyone again").click()
    ana.see("compre agora!!!")

    ana.button("About Rui").click()
    ana.button("Quiet for everyone").click()
    rui.page.get_by_label("Your message").fill("mas por quê?")
    rui.button("Send").tap()
    rui.see("The host has asked you to be quiet at this table.")

    ana.button("About Rui").click()
    ana.button("Report").click()
    ana.page.get_by_label("What happened?").fill("propaganda")
    ana.button("Report").click()
    expect(ana.page.get_by_role("dialog")).to_have_count(0)

    ana.button("About Rui").click()
    ana.button("Show out of this table").click()
    ana.button("Sure? They cannot come back").click()
    expect(ana.page.get_by_role("article", name=re.compile("Rui"))).to_have_count(0)
    expect(rui.offline).to_be_visible()


@pytest.mark.long
def test_another_device_becomes_me(person: NewPerson) -> None:
    ana, phone = person("Ana"), person("Ana", phone=True)
    table = ana.create(2)
    ana.go("/")
    ana.button(re.compile("^You are Ana")).click()
    ana.page.get_by_text("My other devices").click()
    ana.button("Play as me on another device").click()
    link = ana.page.get_by_label("Link that makes another device you").input_value()
    assert "/me/" in link
    phone.go(link)
    phone.button("Yes, that’s me").tap()
    phone.page.wait_for_url(f"{phone.base}/")
    assert [place.get("you", False) for place in phone.api(f"/api/tables/{table}")["seats"]] == [True, False]
