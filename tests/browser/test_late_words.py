"""Words that come late: nobody ever reads the key of a message instead, on any page, in no language."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

import ludoteca
from ludoteca.testkit.wording import vocabulary
from tests.browser.conftest import NewPerson
from tests.browser.person import Person
from tests.browser.test_live import race

KEYS = {key for game in ludoteca.game_ids() for key in vocabulary(game, "en")}
WORD = re.compile(r"[a-z]+(?:-[a-z0-9_]+)+(?:\.[a-z]+)?")
LATE = """ms => {
  const ask = window.fetch
  window.fetch = async (path, how) => {
    if (String(path).startsWith('/api/words/')) await new Promise((done) => setTimeout(done, ms))
    return ask(path, how)
  }
}"""
WATCH = """() => {
  window.seen = []
  const look = () => {
    const texts = [document.body?.innerText ?? '']
    for (const element of document.querySelectorAll('[aria-label], [title], [placeholder]'))
      for (const name of ['aria-label', 'title', 'placeholder']) texts.push(element.getAttribute(name) ?? '')
    window.seen.push(texts.join('\\n'))
  }
  new MutationObserver(look).observe(document, { subtree: true, childList: true, characterData: true })
}"""


def keep_words_back(who: Person, seconds: float) -> None:
    """The words of every language and game take their time."""
    who.context.add_init_script(f"({LATE})({seconds * 1000}); ({WATCH})()")


def keys_seen(page: Page) -> set[str]:
    """Everything that looked like a key and was readable at some moment."""
    return {key for text in page.evaluate("window.seen") for key in WORD.findall(text)} & KEYS


@pytest.mark.long
@pytest.mark.parametrize("phone", [False, True])
def test_no_key_shows_however_late_words_are(person: NewPerson, phone: bool) -> None:
    ana = person("Ana", phone=phone)
    waiting = ana.create(3)
    playing = ana.create(2, bots=["aprendiz"], start=True)
    keep_words_back(ana, 0.7)
    for path, there in [
        ("/", ".shelf"),
        (f"/t/{waiting}", ".slots"),
        (f"/t/{playing}", ".app[data-kind]"),
        ("/rules/king-of-tokyo", ".page h2"),
    ]:
        ana.go(path)
        expect(ana.page.locator(there).first).to_be_visible()
        assert keys_seen(ana.page) == set(), path
        ana.page.evaluate("localStorage.setItem('ludoteca.language', 'pt-BR')")
        ana.go(path)
        expect(ana.page.locator(there).first).to_be_visible()
        assert keys_seen(ana.page) == set(), path
        ana.page.evaluate("localStorage.removeItem('ludoteca.language')")


@pytest.mark.long
@pytest.mark.parametrize("game", ludoteca.game_ids())
def test_no_key_shows_at_any_board_however_late_words_are(person: NewPerson, game: str) -> None:
    ana = person("Ana", phone=True)
    keep_words_back(ana, 0.7)
    if game == "rush-out":
        race(ana, ["bard", "sorcerer", "guard"], ["aprendiz", "aprendiz"])
    else:
        ana.go(f"/t/{ana.create(3, game=game, options={}, bots=['aprendiz', 'aprendiz'], start=True)}")
        ana.wait_for_question()
    expect(ana.page.locator(".app.board-page")).to_be_visible()
    assert keys_seen(ana.page) == set()


def test_another_language_is_spoken_only_when_its_words_are_here(person: NewPerson) -> None:
    ana = person("Ana")
    keep_words_back(ana, 0.5)
    ana.play_now()
    ana.wait_for_question("keep")
    ana.page.get_by_role("button", name="PT: português").click()
    expect(ana.page.get_by_text("Sua vez, ").first).to_be_visible()
    assert keys_seen(ana.page) == set()


def test_a_page_says_in_which_language_it_is_not_in_which_it_will_be(person: NewPerson) -> None:
    """A screen reader pronounces what it reads by it, and numbers are written by it."""
    ana = person("Ana")
    table = ana.create(2, bots=["aprendiz"], start=True)
    ana.go(f"/t/{table}")
    expect(ana.page.locator(".app[data-kind]")).to_be_visible()
    ana.page.evaluate(f"({LATE})(700)")
    portuguese = ana.page.locator("nav.tools [lang='pt-BR']")
    portuguese.click()
    expect(portuguese).to_have_attribute("aria-pressed", "true")
    hint = ana.page.get_by_role("button", name=re.compile("Hint|Dica")).first
    assert "Hint" in hint.inner_text()
    assert ana.page.locator("html").get_attribute("lang") == "en"
    expect(hint).to_contain_text("Dica")
    assert ana.page.locator("html").get_attribute("lang") == "pt-BR"
