"""The rules over the table: the question first, a turn at a glance, keys, and a search; the match goes on after it."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import NewPerson


@pytest.mark.parametrize("phone", [False, True])
def test_the_rules_open_over_the_table_with_the_question_first(person: NewPerson, phone: bool) -> None:
    ana = person("Ana", phone=phone)
    ana.play_now()
    ana.wait_for_question("keep")
    ana.button("Rules and help").click()
    page = ana.page.get_by_role("dialog", name="Rules")
    now = page.get_by_role("region", name="What you are asked")
    expect(now).to_contain_text("KOT-R2")
    expect(page.get_by_role("region", name="At a glance").get_by_role("listitem")).to_have_count(5)
    page.get_by_role("searchbox").fill("sweep the market")
    expect(page).to_contain_text("KOT-R49")
    expect(now).to_be_hidden()
    page.get_by_role("searchbox").fill("zebra")
    expect(page).to_contain_text("says nothing about that")
    page.get_by_role("button", name="Close").click()
    assert ana.kind == "keep"
    ana.answer()


def test_a_key_opens_the_rules_and_they_list_the_keys(person: NewPerson) -> None:
    ana = person("Ana")
    ana.play_now()
    ana.wait_for_question("keep")
    ana.page.keyboard.press("?")
    keys = ana.page.get_by_role("dialog", name="Rules").get_by_role("region", name="Keys")
    expect(keys).to_contain_text("stop and resolve")
    asked = ana.question
    ana.page.keyboard.press("s")  # a letter on this page means nothing to the board
    assert ana.question == asked
    ana.page.keyboard.press("Escape")
    ana.page.keyboard.press("s")
    ana.wait_past(asked)
