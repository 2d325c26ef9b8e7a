"""What is felt and heard: a phone shakes at what matters to its owner, a slider says how loud it is."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import NewPerson
from tests.browser.person import CLAW, Person
from tests.browser.server import Server

TURN, HURT, WIN = "40", "70 50 70", "40 60 40 60 120"
# A browser without a window shakes nothing, and there is nothing to hear: both are written down instead.
FEELING = "window.felt = []; navigator.vibrate = (how) => { felt.push(how.join(' ')); return true }"
HEARING = """window.gains = []
const make = AudioContext.prototype.createGain
AudioContext.prototype.createGain = function () {
  const made = make.call(this)
  gains.push(made)
  return made
}"""
LOUDEST = 0.7  # as `web/src/lib/sound.ts` has it
LOUDNESS = "() => gains.length ? Math.round(gains[0].gain.value * 1000) / 1000 : null"  # the first is the master's
SPEEDS = ("calm", "instant")


def feels(who: Person, what: str) -> None:
    who.page.wait_for_function("what => felt.includes(what)", arg=what)


def attacked(who: Person, server: Server) -> None:
    """In Tokyo, struck by the first roll of the other one, and asked whether to stay."""
    server.stage({"players": [{"hearts": 9, "place": "city"}, {}], "turn": 1}, [CLAW] * 18)
    who.go(f"/t/{who.create(2, bots=['jogador'])}")
    who.touch(who.button("Start with 2"))
    who.wait_for_question("yield")


@pytest.mark.long
@pytest.mark.parametrize("speed", SPEEDS)
def test_a_blow_is_felt_however_fast_it_is_shown_and_not_cut_off_by_what_follows(
    person: NewPerson, server: Server, speed: str
) -> None:
    ana = person("Ana", phone=True, speed=speed)
    ana.page.add_init_script(FEELING)
    attacked(ana, server)
    feels(ana, HURT)
    if speed == "instant":  # the question comes in the same moment
        assert ana.page.evaluate("felt.at(-1)") == HURT


def test_ones_turn_is_felt_and_a_win_is(person: NewPerson, server: Server) -> None:
    ana = person("Ana", phone=True)
    ana.page.add_init_script(FEELING)
    server.stage({"players": [{"stars": 19, "place": "city"}, {}], "turn": 0}, [0] * 6)
    ana.go(f"/t/{ana.create(2, bots=['jogador'])}")
    ana.button("Start with 2").tap()
    ana.wait_for_question("keep")
    feels(ana, TURN)
    ana.stop_rolling()
    feels(ana, WIN)


def test_a_desk_is_not_shaken_and_is_not_asked_about_it(person: NewPerson, server: Server) -> None:
    ana = person("Ana")
    ana.page.add_init_script(FEELING)
    attacked(ana, server)
    ana.button("Menu").click()
    menu = ana.page.get_by_role("dialog", name="Menu")
    expect(menu.get_by_label("Volume")).to_be_visible()
    expect(menu.get_by_label("Vibration")).to_have_count(0)
    assert ana.page.evaluate("felt") == []


def test_vibration_can_be_switched_off_and_stays_off(person: NewPerson, server: Server) -> None:
    ana = person("Ana", phone=True)
    ana.page.add_init_script(FEELING)
    attacked(ana, server)
    menu = ana.page.get_by_role("dialog", name="Menu")
    ana.button("Menu").tap()
    menu.get_by_label("Vibration").uncheck()
    ana.page.reload()
    ana.wait_for_question("yield")
    ana.button("Menu").tap()
    expect(menu.get_by_label("Vibration")).not_to_be_checked()
    menu.get_by_role("button", name="Close").tap()
    ana.stay_in_tokyo()
    ana.wait_for_question("keep")
    assert ana.page.evaluate("felt") == []


def test_the_slider_says_how_loud_it_is_and_is_remembered(person: NewPerson, server: Server) -> None:
    ana = person("Ana", phone=True)
    ana.page.add_init_script(HEARING)
    attacked(ana, server)
    assert ana.page.evaluate(LOUDNESS) is None, "who wants silence is not even got ready for"
    menu = ana.page.get_by_role("dialog", name="Menu")
    ana.button("Menu").tap()
    slider, mute = menu.get_by_label("Volume"), menu.get_by_role("button", name="Mute")
    expect(slider).to_have_value("0")
    slider.fill("30")  # ends the silence, and lets one hear how loud that is
    expect(mute).to_have_attribute("aria-pressed", "false")
    ana.page.wait_for_function(f"() => ({LOUDNESS})() === {round(LOUDEST * 0.3, 3)}")
    slider.fill("100")
    ana.page.wait_for_function(f"() => ({LOUDNESS})() === {LOUDEST}")
    slider.fill("0")
    expect(mute).to_have_attribute("aria-pressed", "true")
    slider.fill("45")
    ana.page.add_init_script("localStorage.setItem('ludoteca.muted', 'no')")
    ana.page.reload()
    ana.wait_for_question("yield")
    ana.button("Menu").tap()
    expect(slider).to_have_value("45")


@pytest.mark.long
def test_at_a_desk_the_slider_comes_out_of_its_button(person: NewPerson) -> None:
    ana = person("Ana")
    ana.go("/")
    slider = ana.page.locator("nav.tools").get_by_label("Volume")
    expect(slider).to_be_hidden()
    ana.page.locator("nav.tools").get_by_role("button", name="Mute").focus()
    expect(slider).to_be_visible()
    slider.press("ArrowRight")
    expect(slider).to_have_value("5")
