"""A race in the browser: rolled by the space bar, placed by a click, paused by consent, reloaded, and seen again."""

from __future__ import annotations

import re
from itertools import takewhile
from time import monotonic
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import NewPerson
from tests.browser.looking import OVERLAPPING, settle
from tests.browser.person import PATIENCE, Person
from tests.browser.test_axe import RUN, check
from tests.browser.wire import Wire
from tests.waiting import wait_until

GAME = "rush-out"
LONGEST_RACE = 240_000  # milliseconds


def create(who: Person, roles: list[str], *, hurried: bool = False, **more: Any) -> str:
    """A table for a race, with the roles by seat and me in the first; its id. Hurried, it is soon over."""
    tempo = {"pace": "normal", "cooldown": 400} if hurried else {"pace": "relaxed"}
    options = {"scenario": "training-1", "roles": roles, **tempo}
    return who.create(len(roles), game=GAME, options=options, **more)


def race(who: Person, roles: list[str], bots: list[str], **more: Any) -> str:
    """A race with bots, begun and opened."""
    table = create(who, roles, bots=bots, start=True, **more)
    who.go(f"/t/{table}")
    return table


def wait_for_phase(who: Person, phase: str) -> None:
    """Wait until the board is in this phase of a round."""
    expect(who.page.locator(f".app[data-phase='{phase}']")).to_be_visible()


def roll(who: Person) -> None:
    """The space bar, as soon as the dice are cool."""
    expect(who.page.locator("[data-ref=roll].ready")).to_be_visible()
    who.page.keyboard.press(" ")


def mine_on_cards(who: Person) -> int:
    """How many of my dice lie on cards: those I can take back."""
    return who.page.locator("button.slot.full").count()


def place_one(who: Person) -> None:
    """Roll until a die fits somewhere, and put it there with a click."""
    before = mine_on_cards(who)
    for _ in range(12):
        roll(who)
        expect(who.page.locator("[data-ref=roll].ready")).to_be_hidden()  # thrown: the dice are hot
        fits = who.page.locator("button.slot[data-fit]:not(.full)")
        if fits.count():
            fits.first.click()
            placed = who.page.locator("button.slot.full").nth(before)
            expect(placed.or_(who.end).first).to_be_visible()  # a Spell may throw it off again, and the race end
            return
    raise AssertionError("twelve rolls, and nothing fits")


def pause_of(who: Person) -> Any:
    """The veil over the table while time stands still."""
    return who.page.get_by_role("dialog", name="Pause!")


def wait_for_seat(who: Person, table: str, kind: str) -> None:
    """Wait until the second seat is played by a bot, or by its owner."""
    until = monotonic() + PATIENCE / 1000
    while who.api(f"/api/tables/{table}")["seats"][1]["kind"] != kind:
        assert monotonic() < until, f"the seat never becomes a {kind}'s"


def go_on(*people: Person) -> None:
    """Everyone is ready, and after the countdown it goes on."""
    for who in people:
        pause_of(who).get_by_role("button", name="Go on!").click()
    for who in people:
        expect(pause_of(who)).to_be_hidden()


def test_a_race_is_rolled_placed_paused_and_reloaded(person: NewPerson) -> None:
    ana = person("Ana")
    race(ana, ["bard", "sorcerer", "guard"], ["aprendiz", "aprendiz"])
    wait_for_phase(ana, "race")
    place_one(ana)

    ana.page.keyboard.press("p")  # with bots alone nobody else must agree
    expect(pause_of(ana)).to_be_visible()
    expect(ana.page.locator("[inert] .app")).to_have_count(1)
    paused = len(ana.heard)
    go_on(ana)
    roll(ana)
    meanwhile = list(takewhile(lambda heard: "table-resumed" not in heard, ana.heard[paused:]))
    assert meanwhile
    assert not [heard for heard in meanwhile if '"patch"' in heard], "time stands still, also for bots"

    ana.page.reload()
    wait_for_phase(ana, "race")
    roll(ana)
    expect(ana.page.locator("[data-ref=roll].ready")).to_be_visible()


@pytest.mark.long
def test_people_pause_by_consent_and_wait_for_whoever_drops_out(person: NewPerson) -> None:
    ana, rui = person("Ana"), person("Rui", phone=True)
    table = create(ana, ["bard", "guard", "sorcerer"], bots=["aprendiz"])
    for who in (ana, rui):
        who.go(f"/t/{table}")
    rui.button("Sit here").tap()
    ana.button("Start with 3").click()
    wait_for_phase(ana, "race")

    ana.button("Ask for a pause").click()
    rui.see("Ana would like a pause.")
    expect(pause_of(ana)).to_be_hidden()
    ana.button("Never mind").first.click()
    expect(rui.page.get_by_role("status", name="Ask for a pause")).to_be_hidden()

    ana.button("Ask for a pause").click()
    rui.button("Pause too").tap()
    for who in (ana, rui):
        expect(pause_of(who)).to_be_visible()
    go_on(ana, rui)

    rui.page.close()
    expect(pause_of(ana)).to_contain_text("Rui has lost the connection.")
    rui.page = rui.open_page()
    rui.go(f"/t/{table}")
    for who in (ana, rui):
        expect(pause_of(who)).to_be_hidden()
        wait_for_phase(who, "race")


@pytest.mark.long
def test_a_bot_stands_in_for_whoever_drops_out_where_the_table_wants_that(person: NewPerson) -> None:
    ana, rui = person("Ana"), person("Rui")
    table = create(ana, ["bard", "guard", "sorcerer"], bots=["aprendiz"])
    for who in (ana, rui):
        who.go(f"/t/{table}")
    rui.button("Sit here").click()
    ana.page.get_by_role("group", name="Lost connection").get_by_role("button", name="bot plays on").click()
    ana.button("Start with 3").click()
    wait_for_phase(ana, "race")
    wait_for_phase(rui, "race")

    rui.page.close()
    wait_for_seat(ana, table, "bot")
    expect(pause_of(ana)).to_be_hidden()
    rui.page = rui.open_page()
    rui.go(f"/t/{table}")
    wait_for_phase(rui, "race")
    wait_for_seat(rui, table, "human")
    roll(rui)


@pytest.mark.long
def test_a_cut_wire_is_said_and_the_race_waits(person: NewPerson, wire: Wire) -> None:
    ana, rui = person("Ana", base=wire.base), person("Rui")
    table = race(ana, ["bard", "sorcerer", "guard"], ["aprendiz", "aprendiz"])
    wait_for_phase(ana, "race")
    ana.cut_off = True
    wire.cut()
    expect(ana.offline).to_contain_text("the match pauses and waits for you")
    ana.page.keyboard.press(" ")  # lost on purpose: by the time there is a wire again it is worth nothing
    wait_until(lambda: rui.api(f"/api/tables/{table}")["pause"]["paused"])
    wire.mend()
    expect(ana.offline).to_be_hidden()
    expect(pause_of(ana)).to_be_hidden()
    roll(ana)


def test_someone_must_play_the_needed_part(person: NewPerson) -> None:
    ana = person("Ana")
    table = ana.create(3, game=GAME, options={}, bots=["aprendiz"])
    ana.go(f"/t/{table}")
    ana.see(re.compile("has to play Sorcerer"))
    ana.button("Bard: free").click()
    expect(ana.button("Bard: You")).to_have_attribute("aria-pressed", "true")
    ana.see(re.compile("has to play Sorcerer"))
    ana.button("Sorcerer: needed!").click()
    expect(ana.page.get_by_text(re.compile("has to play Sorcerer"))).to_have_count(0)

    scenario = ana.page.get_by_role("combobox", name="training or scenario")
    scenario.select_option("2")
    expect(scenario).to_have_value("2")
    expect(ana.page.locator(f"#{scenario.get_attribute('aria-describedby')}")).not_to_be_empty()
    ana.button("Start with 2").or_(ana.button("Start with bots")).click()
    expect(ana.page.locator(".app[data-role='sorcerer']")).to_be_visible()


def test_play_now_asks_who_one_wants_to_be(person: NewPerson) -> None:
    ana = person("Ana")
    ana.go("/")
    ana.page.locator("article[data-cover=rush-out] .hit").click()
    ana.button("Play now").click()
    ask = ana.page.get_by_role("dialog", name="How strong shall the bots be?")
    ask.get_by_role("button", name=re.compile("^apprentice")).click()
    expect(ask.get_by_role("heading", name="Who will you be?")).to_be_visible()
    ask.get_by_role("button", name=re.compile("^Warrior")).click()
    expect(ana.page.locator(".app[data-role='warrior']")).to_be_visible()


@pytest.mark.long
@pytest.mark.parametrize("phone", [False, True], ids=["table", "phone"])
def test_everyone_can_use_it(person: NewPerson, phone: bool) -> None:
    ana = person("Ana", phone=phone)
    table = create(ana, ["sorcerer", "bard", "guard"])
    ana.go(f"/t/{table}")
    expect(ana.button("Sit here").first).to_be_visible()
    check(ana, "waiting room")
    ana.button("Start with bots").click()
    wait_for_phase(ana, "ready")  # the Sorcerer gives the start: until then nothing moves
    check(ana, "table set")
    ana.button("Ask for a pause").click()
    expect(pause_of(ana)).to_be_visible()
    settle(ana)
    assert ana.page.evaluate(RUN) == [], "the veil of a pause"
    assert ana.overflow() <= 0


def see_again(who: Person) -> None:
    """The replay of a race: by keys, by pointer, at any speed, through anyone's eyes, and proved."""
    line = who.page.get_by_role("slider", name="Timeline of the match")
    expect(line).to_have_attribute("aria-valuenow", "0")
    check(who, "replay")
    length = int(line.get_attribute("aria-valuemax") or 0)
    assert length > 3

    line.focus()
    who.page.keyboard.press("ArrowRight")
    expect(line).to_have_attribute("aria-valuenow", "1")
    box = line.bounding_box()
    assert box is not None
    who.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    middle = int(line.get_attribute("aria-valuenow") or 0)
    assert abs(middle - length / 2) <= 1
    who.button("Next key moment").click()
    assert int(line.get_attribute("aria-valuenow") or 0) >= middle
    who.page.keyboard.press("Home")
    who.button("One step forward").click()
    who.page.keyboard.press("Home")

    who.page.get_by_role("group", name="Speed").get_by_role("button", name="8×").click()
    who.button("Play", exact=True).click()
    expect(line).to_have_attribute("aria-valuenow", str(length))
    expect(who.button("Play", exact=True)).to_be_visible()
    eyes = who.page.get_by_role("group", name="See as")
    for name in ("Ana", "Everyone"):
        eyes.get_by_role("button", name=name).click()
        expect(eyes.get_by_role("button", name=name)).to_have_attribute("aria-pressed", "true")
        expect(line).to_have_attribute("aria-valuenow", str(length))

    who.button("Check", exact=True).click()
    expect(who.page.get_by_role("dialog", name="Nobody touched the dice")).to_be_visible()


@pytest.mark.long
def test_two_people_and_a_bot_race_to_the_end_and_see_it_again(person: NewPerson) -> None:
    ana, rui = person("Ana"), person("Rui", phone=True)
    table = create(ana, ["bard", "guard", "sorcerer"], hurried=True, bots=["mestre"])
    ana.go(f"/t/{table}")
    rui.go(f"/t/{table}")
    rui.button("Sit here").first.click()
    expect(ana.page.get_by_role("article", name=re.compile("Rui"))).to_be_visible()
    ana.button("Start with 3").click()
    for who in (ana, rui):
        wait_for_phase(who, "race")
    place_one(ana)
    for who in (ana, rui):
        expect(who.end).to_be_visible(timeout=LONGEST_RACE)
        expect(who.end).to_have_attribute("href", f"/r/{table}")
    expect(ana.page.get_by_role("list", name="Awards")).to_be_visible()
    assert ana.page.evaluate(OVERLAPPING) == [], "awards have room beside numbers and drawing"

    record = ana.api(f"/api/tables/{table}/record")
    assert record["outcome"]["winners"]
    assert any(entry[0] == 0 for entry in record["log"]), "the roll is in the record"

    check(ana, "end")
    ana.end.click()
    see_again(ana)
