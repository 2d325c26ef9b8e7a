"""Whole matches, from the lobby to the end page."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import NewPerson
from tests.browser.person import Person, play


def glows(person: Person) -> None:
    """My roll: keep what glows first, and roll the rest."""
    asked = person.question
    die = person.tray.locator(".die.can").first
    expect(die).to_have_attribute("aria-pressed", "false")
    ref = die.get_attribute("data-ref")
    die.click()
    kept = person.tray.locator(f'[data-ref="{ref}"]')
    expect(kept).to_have_attribute("aria-pressed", "true")
    face = kept.get_attribute("aria-label")
    person.tray.locator(".btn.cta.roll").click()
    person.wait_past(asked)
    person.wait_for_question()
    if person.kind == "keep":
        expect(person.tray.locator(f'[data-ref="{ref}"]')).to_have_attribute("aria-label", re.compile(str(face)[:8]))


@pytest.mark.parametrize("target", [6, pytest.param(20, marks=pytest.mark.long)])
def test_two_browsers_and_a_bot_play_a_whole_match(person: NewPerson, target: int) -> None:
    ana, rui = person("Ana", calm=False, speed="quick"), person("Rui")
    table = ana.create(3, target=target, bots=["jogador"])
    ana.go(f"/t/{table}")
    rui.go(f"/t/{table}")
    rui.button("Sit here").click()
    expect(ana.page.get_by_role("article", name=re.compile("Rui"))).to_be_visible()
    ana.button("Start with 3").click()

    first = play([ana, rui], lambda who: who.kind == "keep")
    assert first is not None
    glows(first)
    play([ana, rui])

    for who in (ana, rui):
        expect(who.end).to_be_visible()
        expect(who.end).to_have_attribute("href", f"/r/{table}")
    assert ana.api(f"/api/tables/{table}")["phase"] == "over"


def test_the_page_comes_with_strict_headers(person: NewPerson) -> None:
    ana = person("Ana")
    answer = ana.page.goto("/")
    assert answer is not None
    policy = {
        part.split()[0]: part.split()[1:] for part in answer.headers["content-security-policy"].split(";") if part
    }
    assert policy["script-src"] == ["'self'"]
    assert policy["default-src"] == ["'none'"]
    assert ana.page.locator("script:not([src])").count() == 0, "no inline script"
    expect(ana.button("Play now")).to_be_visible()
