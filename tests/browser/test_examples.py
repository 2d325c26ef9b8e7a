"""Whole matches of the example games at the plain board, by two people in two browsers and a bot."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import NewPerson
from tests.browser.person import Person
from tests.browser.plain import EXAMPLES, play_on, sit_down

MORE_GAMES = EXAMPLES
OWN_LOBBY = True


def ends_for(people: list[Person], table: str) -> None:
    for who in people:
        expect(who.end).to_have_attribute("href", f"/r/{table}")
    assert people[0].api(f"/api/tables/{table}")["phase"] == "over"


@pytest.mark.parametrize(
    ("game", "options"),
    [("night-ferry", {"rounds": 1}), ("storm-watch", {"nights": 1}), ("caravan", {"days": 1})],
    ids=["night-ferry", "storm-watch", "caravan"],
)
def test_a_match_is_played_to_its_end(person: NewPerson, game: str, options: dict[str, Any]) -> None:
    people = [person("Ana"), person("Rui", phone=True)]
    table = sit_down(people[0], people[1:], game, bots=1, options=options)
    play_on(people)
    ends_for(people, table)


@pytest.mark.long
@pytest.mark.parametrize("game", ["night-ferry", "storm-watch", "caravan"])
def test_a_match_of_usual_length_is_played_to_its_end(person: NewPerson, game: str) -> None:
    """All its rounds, with a bot for each seat that is left."""
    people = [person("Ana"), person("Rui", phone=True)]
    table = sit_down(people[0], people[1:], game, bots=2)
    play_on(people, most=1000)
    ends_for(people, table)


def test_a_live_match_is_played_to_its_end(person: NewPerson) -> None:
    people = [person("Ana"), person("Rui", phone=True)]
    table = sit_down(people[0], people[1:], "signal-fires", bots=1, options={"seconds": 4})
    for who in people:
        who.page.locator(".acts .btn:not([disabled])").first.click()
    ends_for(people, table)


def test_a_campaign_is_begun_and_its_first_chapter_played(person: NewPerson) -> None:
    ana = person("Ana")
    ana.go("/")
    ana.button("Begin The Long Winter").click()
    expect(ana.page.get_by_text("no great matter, they say in the village")).to_be_visible()
    ana.button("Play: The First Gale").click()
    form = ana.page.get_by_role("dialog", name="New table")
    expect(form.get_by_text("set by the chapter")).to_be_visible()
    expect(form.get_by_role("slider")).to_be_disabled()
    form.get_by_role("group", name="Seats").get_by_role("button", name="1").click()
    form.get_by_role("button", name="Create table").click()
    expect(ana.page.get_by_role("slider")).to_be_disabled()
    expect(ana.page.get_by_role("region", name="The First Gale")).to_contain_text("They say it every year.")
    ana.button("Start with 1").click()
    play_on([ana])
    told = ana.page.get_by_role("region", name="The First Gale")
    expect(told).to_contain_text(re.compile("In the village they say (that it was no great matter|nothing)"))
    expect(told.get_by_role("link", name="Go on with the campaign")).to_be_visible()
    ana.go("/")
    story = ana.page.get_by_role("article", name="The Long Winter")
    expect(story.get_by_role("link", name="Ana")).to_have_count(1)
    played = story.get_by_role("listitem").first
    expect(played.get_by_role("button", name="Play again: The First Gale")).to_be_visible()
