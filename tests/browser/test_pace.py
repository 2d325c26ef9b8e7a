"""Others' moves are played at the speed that one chooses, from cause to effect, up to the last blow."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import Locator, Route, expect

from tests.browser.conftest import NewPerson
from tests.browser.person import CLAW, QUESTION, Person, play
from tests.browser.server import Server

# What flies over the table is there for a moment only: the first time that it was seen, and whether the end was there.
WATCH_FOR_CLAWS = """addEventListener('DOMContentLoaded', () => {
  new MutationObserver(() => {
    if (document.querySelector('.layer .token'))
      window.flown ??= document.querySelector("a[href^='/r/']") ? 'too late' : 'before the end'
  }).observe(document.body, { subtree: true, childList: true })
})"""
A_LOOK = 1500  # milliseconds: what one can take in
A_FEW_STEPS = 4500  # milliseconds of the page's clock: enough to show more, not enough to miss the server
RECORDING = re.compile(r"/replay$")
BOARD_CODE = re.compile(r"/assets/Board-.*js")


def skip_button(who: Person) -> Locator:
    return who.button("Skip")


def watched(who: Person) -> None:
    """Play until the board shows what others do: there is something to skip."""
    for _ in range(40):
        who.page.wait_for_function(f"() => document.querySelector('.past:enabled') || ({QUESTION})() !== ''")
        if skip_button(who).count() and skip_button(who).is_enabled():
            return
        if who.question:
            who.answer()
    raise AssertionError("nothing was played")


def test_the_speed_is_chosen_at_the_table_remembered_and_told(person: NewPerson) -> None:
    ana = person("Ana", speed="normal")
    ana.play_now()
    ana.wait_for_question()
    ana.button("Menu").click()
    speeds = ana.page.get_by_role("group", name="Speed of the others’ moves")
    speeds.get_by_role("button", name="calm").click()
    expect(speeds.get_by_role("button", name="calm")).to_have_attribute("aria-pressed", "true")
    ana.page.reload()
    ana.wait_for_question()
    assert ana.page.evaluate("localStorage.getItem('ludoteca.speed')") == "calm"
    welcomes = [json.loads(text) for text in ana.heard if '"welcome"' in text]
    assert welcomes[-1]["speed"] == "calm", "the server does not remember how fast Ana wants to see others move"


def test_only_its_own_button_and_key_skip_what_is_shown(person: NewPerson) -> None:
    ana = person("Ana", speed="calm")
    ana.play_now(["aprendiz", "aprendiz", "aprendiz"])
    watched(ana)
    ana.page.locator(".picture").click(position={"x": 5, "y": 5})
    ana.page.keyboard.press("Shift")
    expect(skip_button(ana)).to_be_enabled()
    ana.button("Chat").first.click()
    words = ana.page.get_by_role("textbox").first
    words.fill("")
    words.press("k")
    expect(words).to_have_value("k")
    expect(skip_button(ana)).to_be_enabled()
    words.blur()
    ana.page.keyboard.press("k")
    ana.page.wait_for_function(
        "() => document.querySelector('.following .past:disabled') || document.querySelector('.app').dataset.question"
    )


def about_to_fall(who: Person, server: Server, seats: int) -> None:
    """Ana has one heart left, in Tokyo, and the next player rolls nothing but claws."""
    players = [{"hearts": 1, "place": "city"}, *({} for _ in range(seats - 1))]
    server.stage({"players": players, "turn": 1}, [CLAW] * 6)
    who.go(f"/t/{who.create(seats, bots=['jogador'] * (seats - 1))}")
    who.button(f"Start with {seats}").click()


def hold_back(who: Person, what: re.Pattern[str]) -> list[Route]:
    """From now on what is fetched from such addresses does not come."""
    waiting: list[Route] = []

    def note(route: Route) -> None:
        waiting.append(route)

    who.page.route(what, note)
    return waiting


def let_through(who: Person, what: re.Pattern[str], waiting: list[Route]) -> None:
    """What was held back comes, once it was asked for."""
    who.wait_until(lambda: bool(waiting), "nobody asks for it")
    for route in waiting:
        route.continue_()
    who.page.unroute(what)


def hear_the_end(who: Person) -> None:
    """Wait until the page was told that the match is over, whatever it shows."""
    who.wait_until(lambda: any('"phase":"over"' in text for text in who.heard), "the match does not end")


@pytest.mark.long
@pytest.mark.parametrize("late", [False, True])
def test_the_last_blow_is_seen_before_the_end_page_comes(person: NewPerson, server: Server, late: bool) -> None:
    """Also when the match is over before the board has come."""
    ana = person("Ana", speed="calm", calm=False)
    ana.page.add_init_script(WATCH_FOR_CLAWS)
    waiting = hold_back(ana, BOARD_CODE) if late else []
    about_to_fall(ana, server, 2)
    if late:
        hear_the_end(ana)
        let_through(ana, BOARD_CODE, waiting)
    expect(ana.end).to_be_visible()
    assert ana.page.evaluate("window.flown") == "before the end", "the claws were not seen before the end page came"


# When the table says first that the match is over, and when its end page comes.
TIME_THE_END = """addEventListener('DOMContentLoaded', () => {
  new MutationObserver(() => {
    if (document.querySelector('.tray')?.textContent.includes('Game over')) window.overAt ??= Date.now()
    if (document.querySelector("a[href^='/r/']")) window.endAt ??= Date.now()
  }).observe(document.body, { subtree: true, childList: true, characterData: true })
})"""


def test_however_fast_things_are_shown_the_end_waits_until_one_has_looked(person: NewPerson, server: Server) -> None:
    ana = person("Ana", speed="instant")
    ana.page.add_init_script(TIME_THE_END)
    server.stage({"players": [{"stars": 19, "place": "city"}, {}], "turn": 0}, [0] * 6)
    ana.play_now(["jogador"])
    ana.wait_for_question("keep")
    ana.stop_rolling()
    expect(ana.end).to_be_visible()
    looked = ana.page.evaluate("window.endAt - window.overAt")
    assert looked is not None, "the table as it stands at the end was never seen"
    assert looked >= A_LOOK


RANK = """() => [...document.querySelectorAll('.rank li')].map(line => (
  { words: line.innerText.split(/\\s+/).filter(Boolean), top: line.getBoundingClientRect().top }
))"""


@pytest.mark.long
def test_the_lines_of_the_ranking_stay_as_they_came(person: NewPerson, server: Server) -> None:
    """The recording comes after the end page: it may add when someone fell, and changes nothing."""
    ana = person("Ana")
    waiting = hold_back(ana, RECORDING)
    about_to_fall(ana, server, 2)
    expect(ana.page.locator(".rank li")).to_have_count(2)
    before = ana.page.evaluate(RANK)
    let_through(ana, RECORDING, waiting)
    expect(ana.page.locator(".rank li.dead")).to_contain_text("round 1")
    after = ana.page.evaluate(RANK)
    for old, new in zip(before, after, strict=True):
        assert set(old["words"]) <= set(new["words"])
        assert abs(old["top"] - new["top"]) < 1


def test_who_is_out_sees_why_and_may_go_straight_to_the_end(person: NewPerson, server: Server) -> None:
    ana = person("Ana", speed="calm")
    ana.page.clock.install()
    about_to_fall(ana, server, 3)
    moment = ana.page.get_by_role("dialog", name="You are out!")
    expect(moment).to_be_visible()
    expect(moment).to_contain_text(re.compile("loses? .* hearts? to"))
    for way in ("To the end", "Leave"):
        expect(moment.get_by_role("button", name=way)).to_be_visible()
    told = ana.page.locator(".diary li").all_inner_texts()
    ana.page.clock.run_for(A_FEW_STEPS)
    assert ana.page.locator(".diary li").all_inner_texts() == told, "the others are shown playing behind the dialog"
    moment.get_by_role("button", name="Watch").click()
    expect(moment).to_be_hidden()
    expect(ana.page.get_by_text("You are out", exact=True)).to_be_visible()
    ana.button("To the end").click()
    expect(ana.end).to_be_visible(timeout=90_000)


def test_who_only_watches_is_told_so(person: NewPerson) -> None:
    ana, rui = person("Ana"), person("Rui")
    table = ana.play_now()
    ana.wait_for_question()
    rui.go(f"/t/{table}")
    expect(rui.page.get_by_text("You are watching")).to_be_visible()


def test_my_turn_begins_with_what_happened_since_the_last_one(person: NewPerson) -> None:
    ana = person("Ana")
    ana.play_now(["jogador", "jogador", "jogador"])
    strip = ana.page.locator("details", has_text="Since your last turn")
    play([ana], lambda who: who.kind == "keep" and strip.count() > 0)
    expect(strip.locator("li").first).to_be_visible()
    strip.locator("summary").click()
    expect(strip.locator("li").first).to_be_hidden()
    ana.page.reload()
    ana.wait_for_question()
    expect(strip.locator("li").first).to_be_hidden()
