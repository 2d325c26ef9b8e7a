"""What helps at the table: undo, hint, why, chat, emotes; language and theme at any moment."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import NewPerson
from tests.browser.person import CLAW, Person, play, play_until
from tests.browser.plain import sit_down
from tests.browser.server import Server

TAIL = 40  # pixels that a note may be away from what it is about
NASTY = '<img src=x onerror="document.title=1"><b>bold</b> & {0}'


def dice(who: Person) -> list[str]:
    """The dice by their names, in order, whether kept or not."""
    shown = who.tray.locator('[data-ref^="die:"]')
    return sorted(str(die.get_attribute("aria-label")).removesuffix(", kept") for die in shown.all())


def test_undo_says_how_far_it_reaches_and_what_blocks_it(person: NewPerson) -> None:
    ana = person("Ana")
    ana.play_now()
    asked = ana.wait_for_question("keep")
    ana.tray.locator(".btn.cta.roll").click()
    ana.wait_past(asked)
    ana.wait_for_question("keep")
    undo = ana.button(re.compile("^Undo"))
    expect(undo).to_be_disabled()
    expect(undo).to_contain_text("dice were rolled")

    # Stopping is no luck: while I am still asked something in the same turn, it can be taken back.
    before: list[str] = []
    for _ in range(40):
        play_until([ana], "keep")
        before = dice(ana)
        ana.answer()
        ana.wait_for_question()
        if undo.is_visible() and undo.is_enabled():  # who is attacked in Tokyo has nothing to take back
            break
    expect(undo).to_be_enabled()
    expect(undo).to_contain_text(re.compile("1"))
    late = ana.question
    undo.click()
    ana.wait_past(late)
    ana.wait_for_question("keep")
    assert dice(ana) == before


def test_the_hint_is_said_and_glows(person: NewPerson) -> None:
    ana = person("Ana")
    ana.play_now()
    play_until([ana], "keep")
    ana.button("Hint").click()
    expect(ana.tray.get_by_text("The master would:")).to_be_visible()
    suggested = ana.tray.get_by_role("button", name="Keep those")
    if suggested.count():
        glowing = ana.tray.locator(".hinted [data-ref]").count()
        suggested.click()
        expect(ana.tray.locator('[data-ref^="die:"][aria-pressed="true"]')).to_have_count(glowing)
    else:
        expect(ana.tray.locator(".hinted").first).to_be_visible()


def test_a_hint_about_tokyo_is_said_also_while_someone_else_decides(person: NewPerson, server: Server) -> None:
    ana, rui = person("Ana", phone=True), person("Rui")
    places = [{"hearts": 8, "place": "bay"}, {"place": "city"}, {}, {}, {}]
    server.stage({"players": places, "turn": 2}, [CLAW] * 18)
    sit_down(ana, [rui], "king-of-tokyo", bots=3)
    for who in (ana, rui):
        who.wait_for_question("yield")
    expect(ana.tray.get_by_text("Rui")).to_be_visible()
    ana.tray.get_by_role("button", name="Hint").tap()
    expect(ana.tray.get_by_text("The master would:")).to_be_visible()


@pytest.mark.long
def test_every_line_answers_why_with_the_rulebook(person: NewPerson) -> None:
    ana = person("Ana")
    ana.play_now()
    ana.wait_for_question()
    diary = ana.page.get_by_role("list", name="Diary")
    diary.get_by_role("button", name=re.compile("^why?")).first.click()
    page = ana.page.get_by_role("dialog").filter(has_text="KOT-R")
    expect(page).to_be_visible()
    ana.page.keyboard.press("Escape")
    expect(page).to_be_hidden()


def points_at(note: Locator, thing: Locator) -> bool:
    """Whether the tail of a note is at a thing, above or below it. Where there is room for neither, the note lies at
    the side that is free."""
    a, b = note.bounding_box(), thing.bounding_box()
    assert a is not None
    assert b is not None
    above, below = b["y"] - (a["y"] + a["height"]), a["y"] - (b["y"] + b["height"])
    beside = a["x"] >= b["x"] + b["width"] or a["x"] + a["width"] <= b["x"]
    if "aside" in (note.get_attribute("class") or ""):
        return beside
    return 0 <= max(above, below) < TAIL and not beside


def test_a_refusal_says_why_where_it_was_refused(person: NewPerson) -> None:
    ana = person("Ana")
    ana.play_now()
    play([ana], lambda who: who.kind == "buy" and who.page.locator(".market .pcard.cant").count() > 0)
    asked = ana.question
    card = ana.page.locator(".market .pcard.cant").first
    card.click()
    note = ana.page.get_by_role("alertdialog", name="Not yet!")
    expect(note).to_contain_text(re.compile("energy"))
    expect(note.locator(".rule")).to_be_visible()  # it may come late, and the note is higher with it
    ana.wait_until(lambda: points_at(note, card), "the note is not pinned to what was refused")
    note.get_by_role("button", name="Got it").click()
    expect(note).to_be_hidden()
    expect(ana.tray.locator(":focus")).to_have_count(1)  # where one goes on
    assert ana.question == asked


def test_chat_and_emotes_reach_the_others_as_plain_text(person: NewPerson) -> None:
    ana, rui = person("Ana"), person("Rui", phone=True)
    table = ana.create(2)
    for who in (ana, rui):
        who.go(f"/t/{table}")
    rui.button("Sit here").first.tap()
    ana.button("Start with 2").click()
    expect(rui.board).to_be_visible()
    ana.button("Chat", exact=True).click()
    ana.page.get_by_label("Your message").fill(NASTY)
    ana.page.keyboard.press("Enter")
    ana.button("Haha!").click()

    rui.page.locator(".diary").get_by_role("button").first.tap()
    rui.button(re.compile("^Chat")).tap()
    for who in (ana, rui):
        said = who.page.get_by_role("log", name="Chat")
        expect(said).to_contain_text(NASTY)
        expect(said).to_contain_text("Haha!")
        assert said.locator("b:has-text('bold'), li p img").count() == 0
        assert who.page.title() != "1"


def test_language_and_theme_change_at_any_moment_and_are_remembered(person: NewPerson) -> None:
    ana = person("Ana")
    ana.go("/")
    root = ana.page.locator("html")
    expect(root).to_have_attribute("lang", "en")
    ana.button("Português").click()
    expect(ana.button("Jogar agora")).to_be_visible()
    expect(root).to_have_attribute("lang", "pt-BR")
    ana.page.reload()
    expect(ana.button("Jogar agora")).to_be_visible()
    ana.button("English").click()
    ana.button("Light or dark").click()
    expect(root).to_have_attribute("data-theme", "dark")

    ana.play_now()
    expect(root).to_have_attribute("data-theme", "dark")
    asked = ana.wait_for_question("keep")
    ana.tray.locator(".die.can").first.click()
    kept = ana.tray.locator('[data-ref^="die:"][aria-pressed="true"]')
    expect(kept).to_have_count(1)
    ana.button("Português").click()
    expect(ana.tray.get_by_role("button", name=re.compile("^Desfazer"))).to_be_visible()
    expect(ana.button("Stop and resolve")).to_have_count(0)
    ana.button("Claro ou escuro").click()
    expect(root).to_have_attribute("data-theme", "light")
    assert ana.question == asked, "the question stands"
    expect(kept).to_have_count(1)
    ana.page.reload()
    ana.wait_for_question("keep")
    expect(root).to_have_attribute("data-theme", "light")
    expect(root).to_have_attribute("lang", "pt-BR")


@pytest.mark.long
def test_language_and_theme_on_the_phone(person: NewPerson) -> None:
    rui = person("Rui", phone=True, theme="dark", language="pt-BR")
    rui.play_now()
    rui.wait_for_question("keep")
    root = rui.page.locator("html")
    expect(root).to_have_attribute("data-theme", "dark")
    expect(root).to_have_attribute("lang", "pt-BR")
    rui.button("Menu").tap()
    menu = rui.page.get_by_role("dialog", name="Menu")
    menu.get_by_role("button", name="English").tap()
    menu.get_by_role("button", name="Light or dark").tap()
    menu.get_by_role("button", name="Close").tap()
    expect(root).to_have_attribute("data-theme", "light")
    expect(rui.button(re.compile("^Hint"))).to_be_visible()
