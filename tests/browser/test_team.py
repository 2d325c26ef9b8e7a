"""A team at one table, each in a browser of their own: councils, open choices, standing orders, undo with consent."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import NewPerson
from tests.browser.person import Person
from tests.browser.plain import EXAMPLES, asked, choose, chosen, offers, sit_down
from tests.browser.test_senses import FEELING

MORE_GAMES = EXAMPLES


def keepers(person: NewPerson, **more: Any) -> tuple[Person, Person]:
    """Two people who keep the light, one at a table and one on a phone."""
    ana, rui = person("Ana"), person("Rui", phone=True)
    sit_down(ana, [rui], "storm-watch", **more)
    for who in (ana, rui):
        asked(who, "plan")
    return ana, rui


def plan(ana: Person, rui: Person) -> None:
    """Both look out for waves tonight."""
    choose(ana, "Look out")
    expect(chosen(ana, "Look out")).to_be_visible()
    choose(rui, "Look out")
    for who in (ana, rui):
        asked(who, "work")


def rest(ana: Person, rui: Person) -> None:
    """Nobody works tonight."""
    choose(ana, "Rest")
    expect(offers(ana)).to_have_count(0)
    choose(rui, "Rest")
    for who in (ana, rui):
        asked(who, "beam")


def test_an_open_choice_is_seen_by_the_partner_and_can_be_changed(person: NewPerson) -> None:
    ana, rui = keepers(person)
    choose(ana, "Tend the lamp")
    expect(offers(rui).filter(has_text="Tend the lamp").get_by_text("Ana")).to_be_visible()
    choose(ana, "Look out")
    expect(offers(rui).filter(has_text="Look out").get_by_text("Ana")).to_be_visible()
    expect(offers(rui).get_by_text("Ana")).to_have_count(1)
    expect(chosen(ana, "Look out")).to_be_visible()
    choose(rui, "Tend the lamp")
    for who in (ana, rui):
        asked(who, "work")
    ana.see("You go to look out.")
    rui.see("Ana goes to look out.")


def test_one_is_called_once_to_a_question_whatever_partners_choose_meanwhile(person: NewPerson) -> None:
    ana, rui = person("Ana"), person("Rui", phone=True)
    rui.page.add_init_script(FEELING)
    sit_down(ana, [rui], "storm-watch")
    for who in (ana, rui):
        asked(who, "plan")
    rui.page.locator("body").tap(position={"x": 5, "y": 5})  # a phone that was not touched feels nothing
    felt = rui.page.evaluate("felt.length")
    choose(ana, "Tend the lamp")
    expect(offers(rui).filter(has_text="Tend the lamp").get_by_text("Ana")).to_be_visible()
    assert rui.page.evaluate("felt.length") == felt


def test_two_people_settle_a_council(person: NewPerson) -> None:
    ana, rui = keepers(person)
    plan(ana, rui)
    rest(ana, rui)
    choose(ana, "To the north")
    expect(offers(rui).filter(has_text="To the north").get_by_text("Ana")).to_be_visible()
    ana.see("Waiting for Rui.")
    choose(rui, "To the south")
    for who in (ana, rui):
        who.see("The beam turns to the northern channel.")


def test_a_standing_order_is_given_and_ended(person: NewPerson) -> None:
    ana, rui = keepers(person)
    plan(ana, rui)
    rest(ana, rui)
    choose(ana, "To the north")
    choose(rui, "To the north")
    asked(ana, "brace")
    ana.button("the end of the match").first.click()
    ana.see("Offers to brace the cliff")
    ana.button("Ask me again").click()
    expect(ana.page.get_by_text("Offers to brace the cliff")).to_have_count(0)


@pytest.mark.long
def test_a_partner_passes_for_who_is_silent(person: NewPerson) -> None:
    ana, rui = keepers(person, silence_seconds=5)
    plan(ana, rui)
    rest(ana, rui)
    choose(ana, "To the north")
    choose(rui, "To the north")
    for who in (ana, rui):
        asked(who, "brace")
    choose(rui, "Let it come")
    note = rui.page.get_by_role("complementary", name="A partner may pass for who is silent")
    expect(note).to_contain_text("Ana has an offer and says nothing.")
    note.get_by_role("button", name="Let it pass for Ana").tap()
    expect(note).to_have_count(0)
    rui.see("You let an offer pass for Ana.")
    ana.see("Rui lets an offer pass for you.")


@pytest.mark.long
def test_the_room_says_after_how_long_a_partner_may_pass(person: NewPerson) -> None:
    ana = person("Ana")
    table = str(ana.api("/api/tables", {"game": "keep-the-heroes-out", "name": "Ana", "seats": 2})["id"])
    ana.go(f"/t/{table}")
    times = ana.page.get_by_role("group", name="A partner may pass for who is silent")
    expect(times.get_by_role("button", name="never")).to_have_attribute("aria-pressed", "true")
    times.get_by_role("button", name="30 s").click()
    expect(times.get_by_role("button", name="30 s")).to_have_attribute("aria-pressed", "true")
    ana.page.reload()
    expect(times.get_by_role("button", name="30 s")).to_have_attribute("aria-pressed", "true")


@pytest.mark.parametrize("agree", [True, False], ids=["agreed", "refused"])
def test_a_partners_step_is_taken_back_with_consent(person: NewPerson, agree: bool) -> None:
    ana, rui = keepers(person)
    plan(ana, rui)
    choose(rui, "Take")
    ana.see("Rui must agree.")
    ana.button("Undo").first.click()
    ana.see("You want to take something back")
    note = rui.page.get_by_role("complementary", name="Undo")
    expect(note).to_be_visible()
    box, below = note.bounding_box(), offers(rui).first.bounding_box()
    assert box is not None
    assert below is not None
    assert box["y"] + box["height"] <= below["y"], "what can be answered is not covered"
    note.get_by_role("button", name="Take it back" if agree else "Leave it").tap()
    expect(note).to_be_hidden()
    expect(ana.page.get_by_role("complementary", name="Undo")).to_have_count(0)
    expect(offers(ana).filter(has_text="Take")).to_have_count(2 if agree else 1)
