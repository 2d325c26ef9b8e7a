"""Packs in the browser: chosen in the waiting room, read in the gallery, drawn with their faces, played to the end."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import NewPerson
from tests.browser.person import play
from tests.browser.server import Server
from tests.browser.test_fabrica_de_herois import FH, answer

MORE_GAMES = ("tests.browser.packs:install_docs",)


@pytest.mark.long
def test_cards_of_a_pack_are_chosen_read_and_played_to_the_end(server: Server, person: NewPerson) -> None:
    ana = person("Ana", speed="instant")
    body = {"game": FH, "name": "Ana", "seats": 2, "bots": ["aprendiz"], "options": {"target": 10}}
    ana.go(f"/t/{ana.api('/api/tables', body)['id']}")
    pack = ana.button("Heróis do bairro")
    pack.click()
    expect(pack).to_have_attribute("aria-pressed", "true")
    ana.button(re.compile("^Start")).first.click()
    ana.wait_for_question()
    while ana.kind != "plays":  # the set-up is a page of its own, and a window lies over all else
        answer(ana)
        ana.wait_for_question()

    ana.button("All cards").first.click()
    gallery = ana.page.get_by_role("dialog", name="All cards")
    gallery.get_by_label("pack").select_option("Heróis do bairro")
    expect(gallery.locator("li")).to_have_count(3)
    gallery.get_by_label("Effect", exact=True).select_option("block")
    expect(gallery.locator("li")).to_have_count(1)
    gallery.get_by_role("button", name="A Vizinha do 42").click()
    sheet = ana.page.get_by_role("dialog", name="A Vizinha do 42")
    expect(sheet.locator(".zart use")).not_to_have_count(0)
    sheet.get_by_role("button", name=re.compile("block")).click()
    expect(ana.page.get_by_text("FH-R50").first).to_be_visible()
    for _ in range(3):
        ana.page.keyboard.press("Escape")
    expect(gallery).to_have_count(0)

    for _ in range(160):
        while not ana.glance():
            assert not ana.complaints
        if ana.is_over:
            break
        answer(ana)
    expect(ana.page.locator(".rank li").first).to_be_visible()


def test_power_cards_of_a_pack_lie_in_the_market_with_their_words(server: Server, person: NewPerson) -> None:
    ana = person("Ana", speed="instant")
    key = next(
        option["choices"][0]
        for game in ana.api("/api/lobby")["games"]
        if game["id"] == "king-of-tokyo"
        for option in game["options"]
        if option["name"] == "packs"
    )
    server.stage(
        {
            "players": [{"energy": 9, "stars": 2}, {}],
            "packs": [key],
            "target": 5,
            "market": ["praia:queijo_coalho", "praia:prancha", "wings"],
        }
    )
    ana.play_now(options={"target": 5, "packs": [key]})
    ana.wait_for_question()
    market = ana.page.locator(".market")
    expect(market.get_by_text("Queijo coalho na brasa").first).to_be_visible()
    expect(market.get_by_text("Gain 1 star. Gain 2 hearts.").first).to_be_visible()
    play([ana])
    expect(ana.end).to_be_visible()
