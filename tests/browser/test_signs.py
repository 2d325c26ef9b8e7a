"""Signs at a table: one tap, pinned to a thing, seen by the others at that thing, in nobody's way."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import expect

import ludoteca
from ludoteca.words import say
from tests.browser.conftest import NewPerson
from tests.browser.person import CLAW, Person
from tests.browser.plain import sit_down
from tests.browser.server import Server
from tests.browser.teams import begin_dungeon
from tests.browser.test_live import race, wait_for_phase
from tests.browser.test_thumb import SMALL_PHONE


def sit_down_together(person: NewPerson, phone: bool) -> tuple[Person, Person]:
    ana, rui = person("Ana"), person("Rui", phone=phone)
    table = ana.create(2)
    for who in (ana, rui):
        who.go(f"/t/{table}")
    rui.button("Sit here").first.click()
    ana.button("Start with 2").click()
    for who in (ana, rui):
        expect(who.board).to_be_visible()
    return ana, rui


# Whether the mark of a sign and the thing that it is about, where it is seen, touch or nearly do; it takes no taps. All
# at one moment, because a sign does not stay for long.
NEAR = """([sign, ref]) => {
  const mark = document.querySelector(`[data-sign="${sign}"]`)
  const things = [...document.querySelectorAll(`[data-ref="${ref}"]`)].filter(one => one.getClientRects().length)
  if (!mark || !things.length || getComputedStyle(mark).pointerEvents !== 'none') return false
  const [a, b] = [mark, things.at(-1)].map(one => one.getBoundingClientRect())
  return Math.max(a.left - b.right, b.left - a.right, a.top - b.bottom, b.top - a.bottom) < 12
}"""


def see_at(who: Person, sign: str, ref: str) -> None:
    """Wait until a sign is seen at a thing, and in nobody's way."""
    who.page.wait_for_function(NEAR, arg=[sign, ref])


@pytest.mark.long
@pytest.mark.parametrize("phone", [False, True])
def test_i_point_at_a_card_and_others_see_it_there(person: NewPerson, phone: bool) -> None:
    ana, rui = sit_down_together(person, phone)
    card = ana.page.locator(".market [data-ref^='card:']").first
    ref = card.get_attribute("data-ref")
    ana.button("Signs").click()
    ana.button("I want this one").click()
    ana.see("tap what you mean")
    card.click()
    expect(ana.page.get_by_role("dialog")).to_have_count(0)  # the tap meant the card, and did not open it
    for who in (ana, rui):
        see_at(who, "want", str(ref))
    expect(rui.page.locator("[data-sign=want]")).to_have_count(0)  # after a moment it is gone


# Where something can be pointed at, once it rests there: a map that goes along with what happens may carry it away.
POINTED_AT = """kind => {
  for (const thing of document.querySelectorAll('[data-pointable]')) {
    if (!thing.dataset.ref.startsWith(kind ?? '')) continue
    const { x, y, width, height } = thing.getBoundingClientRect()
    const [ref, left, top] = [thing.dataset.ref, x + width / 2, y + height / 2]
    if (!width || !thing.contains(document.elementFromPoint(left, top))) continue
    const [spot, now] = [[ref, left, top].join(), performance.now()]
    if (window.restsAt !== spot) [window.restsAt, window.restsSince] = [spot, now]
    return now - window.restsSince > 300 ? { ref, left, top } : null
  }
  return null
}"""


@pytest.mark.long
@pytest.mark.parametrize("phone", [False, True])
@pytest.mark.parametrize("game", ludoteca.game_ids())
def test_every_game_has_signs_that_are_pinned_to_what_one_taps(person: NewPerson, game: str, phone: bool) -> None:
    """To a card, a district, a room: what stands on its table."""
    ana = person("Ana", phone=phone)
    if game == "rush-out":
        race(ana, ["bard", "sorcerer", "guard"], ["aprendiz", "aprendiz"])
        wait_for_phase(ana, "race")
    else:
        ana.go(f"/t/{ana.create(3, game=game, options={}, bots=['aprendiz', 'aprendiz'], start=True)}")
        ana.wait_for_question()
        if ana.kind == "team":  # set up first: what signs are about comes after it
            asked = ana.question
            ana.press(ana.tray.locator(".go .cta"))
            ana.wait_past(asked)
            ana.wait_for_question()
    pinned = [sign for sign in ludoteca.game(game).signs if sign.about and not sign.group]
    assert pinned, "no sign fits this game"
    for sign in pinned:
        ana.touch(ana.button("Signs"))
        ana.touch(ana.button(say(game, "en", f"sign-{sign.name}"), exact=True))
        ana.see("tap what you mean")
        thing = ana.page.wait_for_function(POINTED_AT).json_value()
        assert thing["ref"].partition(":")[0] in sign.about
        ana.page.mouse.click(thing["left"], thing["top"])
        see_at(ana, sign.name, thing["ref"])


def test_a_sign_that_nothing_in_sight_can_be_about_says_so(person: NewPerson) -> None:
    """Otherwise one is told to tap where there is nothing to be tapped."""
    ana, _ = sit_down_together(person, phone=True)
    ana.touch(ana.button("Signs"))
    ana.touch(ana.button("I want this one"))
    ana.see("tap what you mean")
    ana.page.evaluate("document.querySelectorAll('[data-pointable]').forEach(one => one.removeAttribute('data-ref'))")
    ana.see("“I want this one”: nothing that this could be about is in sight.")
    ana.touch(ana.button("Never mind"))
    expect(ana.page.get_by_text("in sight")).to_be_hidden()


@pytest.mark.long
@pytest.mark.parametrize("phone", [False, True])
def test_in_the_dungeon_one_points_at_treasures_and_heroes(person: NewPerson, server: Server, phone: bool) -> None:
    """They are drawn, and the room around them is what one taps otherwise."""
    ana = person("Ana", phone=phone)
    monsters = {"clan": "ratfolk", "monsters": {"vault": 3}}
    begin_dungeon(server, ana, monsters, {"clan": "dragon"}, heroes={"vault": ["warrior"]})
    for sign, kind in (("hold", "treasure"), ("kill", "hero")):
        ana.touch(ana.button("Signs"))
        ana.touch(ana.button(say("keep-the-heroes-out", "en", f"sign-{sign}"), exact=True))
        ana.see("tap what you mean")
        spot = thing_at(ana, kind)
        ana.page.mouse.move(spot["left"], spot["top"])
        ana.page.mouse.down()
        ana.page.mouse.move(spot["left"] - 30, spot["top"] - 20, steps=4)
        ana.page.mouse.up()
        ana.see("tap what you mean")  # the map was dragged, and nothing meant
        thing = thing_at(ana, kind)
        ana.page.mouse.click(thing["left"], thing["top"])
        see_at(ana, sign, thing["ref"])


def thing_at(who: Person, kind: str) -> dict[str, Any]:
    """Where something of this kind can be pointed at."""
    found: dict[str, Any] = who.page.wait_for_function(POINTED_AT, arg=kind).json_value()
    return found


def test_a_sign_about_nothing_is_shown_at_who_gives_it(person: NewPerson) -> None:
    ana, rui = sit_down_together(person, phone=True)
    rui.button("Signs").tap()
    rui.button("Thank you!").tap()
    see_at(ana, "thanks", "seat:1")


def test_a_sign_goes_along_with_its_thing(person: NewPerson) -> None:
    ana, _ = sit_down_together(person, phone=False)
    ref = ana.page.locator(".market [data-ref^='card:']").first.get_attribute("data-ref")
    ana.button("Signs").click()
    ana.button("I want this one").click()
    ana.page.locator(f"[data-ref='{ref}']").click()
    see_at(ana, "want", str(ref))
    ana.page.locator(f"[data-ref='{ref}']").evaluate("thing => (thing.style.translate = '-420px 260px')")
    see_at(ana, "want", str(ref))


def test_a_sign_that_waits_for_its_thing_can_be_dropped(person: NewPerson) -> None:
    ana, rui = sit_down_together(person, phone=False)
    ana.button("Signs").click()
    ana.button("All at this one!").click()
    ana.page.keyboard.press("Escape")
    expect(ana.page.get_by_text("tap what you mean")).to_be_hidden()
    ana.button("Signs").click()
    ana.button("All at this one!").click()
    ana.page.locator("[data-ref='market']").click(position={"x": 8, "y": 8})  # no player
    expect(ana.page.get_by_text("tap what you mean")).to_be_hidden()
    ana.button("Signs").click()
    ana.button("Well done!").click()
    expect(rui.page.locator("[data-sign=nice]")).to_be_visible()
    expect(rui.page.locator("[data-sign=all-at]")).to_have_count(0)


def test_one_can_talk_while_tokyo_is_asked_for(person: NewPerson, server: Server) -> None:
    ana, rui = person("Ana", phone=True), person("Rui")
    ana.page.set_viewport_size(SMALL_PHONE)  # type: ignore[arg-type]
    server.stage({"players": [{"hearts": 9, "stars": 4, "place": "city"}, {"hearts": 5}], "turn": 1}, [CLAW] * 18)
    sit_down(ana, [rui], "king-of-tokyo")
    rui.wait_for_question("keep")
    rui.stop_rolling()
    asked = ana.wait_for_question("yield")
    expect(ana.tray.locator("#q-d")).to_contain_text("Rui attacks you")
    ana.tray.get_by_role("button", name="Chat").tap()
    line = ana.page.get_by_role("dialog", name="Diary").get_by_role("textbox")
    line.fill("Piedade!")
    line.press("Enter")
    rui.button("Chat").first.click()
    expect(rui.page.get_by_role("log", name="Chat")).to_contain_text("Piedade!")
    assert ana.question == asked
    ana.press(ana.tray.locator(".choice.out .cta"))  # in sight beside the chat
    ana.wait_past(asked)


@pytest.mark.long
@pytest.mark.parametrize("phone", [False, True])
def test_a_bot_beside_me_answers_my_sign_and_covers_nothing_that_is_played_with(person: NewPerson, phone: bool) -> None:
    ana = person("Ana", phone=phone)
    race(ana, ["bard", "sorcerer", "guard"], ["jogador", "jogador"])
    wait_for_phase(ana, "race")
    ana.touch(ana.button("Signs"))
    ana.touch(ana.button("Help here!"))
    ana.page.locator("[data-ref='place:0']").click()
    answer = ana.page.locator("[data-said]")
    expect(answer).to_contain_text(re.compile("Coming|I am on it"))
    assert ana.page.evaluate(COVERED) == []
    expect(answer).to_have_count(0)  # after a moment


# What a sentence of a bot lies over, of what is played with.
COVERED = """() => {
  const said = [...document.querySelectorAll('[data-said]')].map((one) => one.getBoundingClientRect())
  return [...document.querySelectorAll('[data-slot], .prompt, .roll, .grip')].filter((one) => {
    const b = one.getBoundingClientRect()
    return said.some((a) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom)
  }).map((one) => one.className)
}"""
