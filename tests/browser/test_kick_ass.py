"""Kick-Ass in the browser: matches by touch and at a desk; screens by position, where nothing is cut or too small."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import NewPerson
from tests.browser.looking import (
    ENGLISH,
    PORTUGUESE,
    QUICKLY,
    SIZES,
    Screen,
    Way,
    broken_words,
    look_every_way,
    too_high,
    too_wide,
    turn_to,
)
from tests.browser.person import Person
from tests.browser.server import Server
from tests.browser.staying import covered, moved, watch
from tests.browser.teams import begin_city as begin

# What stays where it is while a match goes on.
PARTS = {
    "danger": ".app .dng",
    "papers": ".app .papers",
    "city": ".app .city",
    "heroes": ".app .team",
    "partner": ".app .team .hp",
    "folk": ".app .folk",
    "tools": ".app .tools",
    "diary": ".app .diary",
    "fight": ".app .fight",
    "dock": ".app .dock",
}
KINDS = {"card", "step", "dice", "hits"}
# Names of partners and the last line of the diary are whole after a tap; torn edges cut nothing that is read.
CUT = ".peek .line, .pa b, .pill b, .pp, .et, figcaption, .team h3"
# Figures stand in districts and on each other's toes; tokens lie on fighters, cards over the edge of the dock.
CROSSING = ".city, .fan, .pl3, .prompt, .cast, .evs, .hp, .display, .cards"
TABLE = Screen(cut=CUT, crossing=CROSSING, small=".city")

FIGHT = {"lines": ["fight"], "colour": "red", "type": "hero", "moves": 1}
CLOCK = {"lines": ["timer", "gain 1 happiness"], "moves": 2}
LUCKY = {"lines": ["combat: reroll 1 red", "bolt: gain 1 media"], "slot": "hand"}
CROWD: dict[str, Any] = {
    "minions": {"shop": 3, "park": 2, "city-hall": 3, "wall-street": 1, "hospital": 2, "library": 1},
    "supers": {"city-hall": 1, "wall-street": 1},
    "protection": {"docks": 2, "library": 1},
    "docks": {"space": 1, "side": "shield"},
    "foes": [{"foe": "scrap", "at": "city-hall"}],
}
ME = {"hero": "kick-ass", "at": "library", "hand": [FIGHT, CLOCK, CLOCK], "media": 6, "happiness": 5, "dollars": 4}
HIT_GIRL = {"hero": "hit-girl", "at": "docks", "hand": [CLOCK, CLOCK]}
GRAVITY = {"hero": "doctor-gravity", "at": "park", "hand": [CLOCK, CLOCK]}
FIGHTER = {
    "hero": "kick-ass",
    "at": "city-hall",
    "card": FIGHT,
    "moves": 0,
    "stage": "walking",
    "strength": 6,
    "life": 4,
}


def first(things: Locator) -> Locator:
    """The first of what can be touched."""
    return things.locator("visible=true").first


def answer(who: Person, asked: str) -> None:
    """Answer what I am asked by touching what a person would touch, and wait until the board has gone on."""
    page = who.page
    if who.kind == "card":
        who.touch(first(page.locator(".hand .ac:not(.used)")))
        who.press(first(page.locator(".dock .acts .main")))
    elif page.get_by_role("dialog").count():  # shop or display lie open
        who.press(first(page.get_by_role("dialog").locator(".answer, .ac.can, .it .cta, .shop > .btn")))
    elif page.locator(".fight").count():
        if who.kind in ("hits", "damage"):
            who.press(first(page.locator(".fight .give .btn:not(:disabled)").nth(1)))
        who.press(first(page.locator(".fight .btn.cta")))
    elif page.locator(".dock .answer", has_text=re.compile("Fight")).count():
        who.press(first(page.locator(".dock .answer", has_text=re.compile("Fight"))))
    elif page.locator(".dock .main").count():
        who.press(first(page.locator(".dock .main")))
    else:
        who.press(first(page.locator(".dock .answer")))
    who.wait_past(asked)


def play_watched(server: Server, who: Person, apart: Sequence[str] | None = None) -> None:
    """A fight and the last night of a match, to its end page, with all kinds of questions; before every answer
    everything can be touched."""
    me = {**FIGHTER, "hand": [FIGHT, CLOCK, CLOCK], "items": [LUCKY]}
    trouble = {"minions": {"city-hall": 2, "shop": 2}, "supers": {"city-hall": 1}}
    faces = [0, 3, 4, 0, 4, 0]
    begin(server, who, me, HIT_GIRL, faces=faces, phase="act", round=9, segment="afternoon", **trouble)
    watch(who, PARTS, apart=apart)
    met: set[str] = set()
    for _ in range(60):
        while not who.glance():
            assert not who.complaints, who.complaints
        if who.is_over:
            break
        met.add(who.kind)
        hidden = covered(who)
        assert not hidden, f"{who.kind}: {hidden}"
        answer(who, who.question)
    assert who.is_over, "the match does not end"
    assert not moved(who), "\n".join(moved(who))
    assert met >= KINDS, f"too short to see anything: {met}"


def check(who: Person, where: str, screen: Screen = TABLE, ways: Sequence[Way] = QUICKLY) -> None:
    """Nobody would complain about this screen."""
    complaints = look_every_way(who, where, screen, ways)
    assert not complaints, "\n".join(complaints)


@pytest.mark.parametrize("phone", [False, True])
def test_what_is_asked_between_blows_is_answered_beside_them(server: Server, person: NewPerson, phone: bool) -> None:
    """Who gets a bonus has neither tokens nor dice, though its answers are about the fighters."""
    ana = person("Ana", phone=phone)
    me = {**FIGHTER, "at": "park", "life": 3, "happiness": 6}
    begin(server, ana, me, {**me, "hero": "hit-girl"}, faces=[0] * 40, minions={"park": 1})
    ana.press(ana.page.locator(".dock .answer", has_text="Call everyone"))
    asked = ana.wait_for_question("bonus")
    answers = ana.page.locator(".fight .acts .wide")
    expect(answers).to_have_count(2)
    ana.press(answers.first)
    ana.wait_past(asked)


@pytest.fixture
def ana(person: NewPerson) -> Person:
    """Someone with a phone, who speaks Portuguese first."""
    who = person("Ana", phone=True, language="pt-BR")
    width, height = SIZES["hand"]
    who.page.set_viewport_size({"width": width, "height": height})
    return who


def test_in_the_hand_a_night_is_played_by_touch_to_its_end(server: Server, person: NewPerson) -> None:
    ana = person("Ana", phone=True, calm=False, speed="instant")
    width, height = SIZES["hand"]
    ana.page.set_viewport_size({"width": width, "height": height})
    play_watched(server, ana)
    expect(ana.page.get_by_role("heading", name=re.compile("Time is up|City Hall"))).to_be_visible()
    assert ana.page.evaluate("innerWidth") == width, "the end page is wider than the phone"


@pytest.mark.long
def test_at_a_desk_a_night_is_played_to_its_end(server: Server, person: NewPerson) -> None:
    # A fight and the last stand are pages of their own; all else has one layout.
    play_watched(server, person("Ana", calm=False, speed="quick"), apart=["fighting", "stand"])


@pytest.mark.long
def test_what_partners_ask_of_me_has_its_line_and_nothing_moves_for_it(server: Server, ana: Person) -> None:
    begin(server, ana, ME, HIT_GIRL, phase="choose", round=5, segment="afternoon", **CROWD)
    line = ana.page.locator(".dock .asked")
    expect(line).to_have_count(1)
    watch(ana, {**PARTS, "cards": ".dock .hand", "answers": ".dock .acts"})
    expect(line).to_contain_text(re.compile(r"\w"))
    assert not moved(ana), "\n".join(moved(ana))
    check(ana, "a request", Screen((".dock .asked .said",), CUT, CROSSING, small=".city"))


@pytest.mark.long
def test_on_short_phones_all_of_it_is_seen_and_every_word_is_whole(server: Server, ana: Person) -> None:
    cards = ["lab_night", "balcony_astronomy", "private_lesson", "equal_and_opposite"]
    begin(server, ana, {**GRAVITY, "hand": cards}, HIT_GIRL, phase="choose", round=5, segment="afternoon", **CROWD)
    for way in (Way("hand", PORTUGUESE, "light"), Way("small", PORTUGUESE, "light"), Way("small", ENGLISH, "dark")):
        turn_to(ana, way)
        assert too_high(ana) == 0, way
        assert not broken_words(ana, ".hand .cn"), way
        assert not too_wide(ana, ".pill b"), way
        city = ana.page.locator("main.city").bounding_box()
        assert city is not None
        assert city["height"] > 135, "a city that can be seen"
    ana.touch(ana.page.locator(".folk .pa").first)
    expect(ana.page.get_by_role("dialog")).to_be_visible()
    check(ana, "a partner", ways=QUICKLY[1:])


# Boxes of this kind that do not show all that is in them.
CUT_OFF = """selector => [...document.querySelectorAll(selector)]
  .filter((one) => one.scrollHeight > one.clientHeight + 1)
  .map((one) => `${one.scrollHeight} > ${one.clientHeight}: ${one.innerText}`)"""
LONG_TASKS = ["two_fronts", "hero_school", "election_night"]


@pytest.mark.long
def test_with_four_every_sheet_is_whole_and_so_are_long_tasks(server: Server, person: NewPerson) -> None:
    ana = person("Ana", language="pt-BR")
    things = [{"slot": "head", "lines": ["combat: reroll 1 red"]}, {"slot": "hands", "lines": ["combat: hit 1"]}]
    things += [{"slot": "backpack", "lines": ["bolt: gain 1 media"]}] * 2
    sad = {"happiness": 1, "items": things, "crises": ["insomnia", "shame"]}
    stars = {"hero": "colonel-stars", "at": "park", "hand": [CLOCK, CLOCK], "items": things}
    me, gravity = {**ME, "items": things, "happiness": 4}, {**GRAVITY, "happiness": 3}
    begin(server, ana, me, {**HIT_GIRL, **sad}, gravity, stars, phase="choose", round=3, row=LONG_TASKS, **CROWD)
    expect(ana.page.locator(".team .hp")).to_have_count(4)
    assert ana.page.evaluate(CUT_OFF, ".team") == [], "one's own sheet ends below the window"
    assert ana.page.evaluate(CUT_OFF, ".evs .et") == []
    turn_to(ana, Way("hand", PORTUGUESE, "light"))
    assert ana.page.evaluate(CUT_OFF, ".evs .et") == []


# Slots that lie on others.
CROSSED = """selector => {
  const boxes = [...document.querySelectorAll(selector)].map((one) => one.getBoundingClientRect())
  const shared = (a, b, from, to) => Math.min(a[to], b[to]) - Math.max(a[from], b[from])
  const on = (a, b) => shared(a, b, 'left', 'right') > 1 && shared(a, b, 'top', 'bottom') > 1
  return boxes.filter((a, at) => boxes.slice(at + 1).some((b) => on(a, b))).length
}"""


@pytest.mark.long
def test_in_a_crowded_fight_nobody_stands_on_another(server: Server, ana: Person) -> None:
    boss = {"at": "city-hall", "power": 5, "life": 6, "armour": 1}
    crowd = {**CROWD, "plot": "red-mist", "revealed": True, "completed": 3, "boss": boss}
    begin(server, ana, {**FIGHTER, "items": [LUCKY]}, GRAVITY, phase="act", round=8, **crowd)
    ana.press(first(ana.page.locator(".dock .answer", has_text=re.compile("Brigar|Fight"))))
    ana.wait_for_question("dice")
    for way in (*QUICKLY, Way("small", ENGLISH, "dark")):
        turn_to(ana, way)
        assert ana.page.locator(".crooks .slots").count() == 4
        assert ana.page.evaluate(CROSSED, ".crooks .slots") == 0, way
    check(ana, "a crowd", ways=(*QUICKLY, Way("small", ENGLISH, "dark")))


# Choices that their field is too narrow for.
CUT_CHOICES = """() => [...document.querySelectorAll('.opts select')].filter((field) => {
  const wide = field.cloneNode(true)
  Object.assign(wide.style, { position: 'absolute', width: 'max-content', maxWidth: 'none' })
  field.parentElement.append(wide)
  const needs = wide.getBoundingClientRect().width
  wide.remove()
  return needs > field.getBoundingClientRect().width + 1
}).length"""


def test_before_the_match_its_variants_are_in_sight(ana: Person) -> None:
    table = ana.api("/api/tables", {"game": "kick-ass", "name": "Ana", "seats": 3, "bots": ["jogador"]})["id"]
    ana.go(f"/t/{table}")
    turn_to(ana, QUICKLY[0])
    for name in ("Trama final", "Leve-me ao seu líder", "Eu amo a internet", "Linguagem"):
        expect(ana.page.locator(".opts li", has_text=name)).to_be_in_viewport(ratio=0.95)
    assert ana.page.evaluate(CUT_CHOICES) == 0
    turn_to(ana, QUICKLY[2])
    assert ana.page.evaluate(CUT_CHOICES) == 0


def test_a_hero_walks_by_touching_a_district(server: Server, ana: Person) -> None:
    walker = {**ME, "card": FIGHT, "moves": 1, "stage": "walking", "hand": [CLOCK, CLOCK]}
    begin(server, ana, walker, HIT_GIRL, GRAVITY, phase="act", round=5, segment="afternoon", **CROWD)
    check(ana, "a step", Screen((".dock .answer", ".dock .prompt"), CUT, CROSSING, small=".city"))
    asked = ana.question
    ana.touch(ana.page.locator("[data-ref='district:city_hall']"))
    ana.wait_past(asked)
    ana.wait_until(lambda: any('"moved"' in one for one in ana.heard), "nobody walked")


def test_hits_are_given_by_keys_and_by_dragging(server: Server, person: NewPerson) -> None:
    ana = person("Ana")
    fighter = {**FIGHTER, "items": [LUCKY]}
    begin(server, ana, fighter, GRAVITY, faces=[0, 3, 4, 0, 4, 0], phase="act", round=5, segment="morning", **CROWD)
    ana.page.locator(".deeds .answer", has_text=re.compile("^.*Fight")).first.click()
    ana.wait_for_question("dice")
    expect(ana.page.locator(".fight .die.can").first).to_be_visible()
    check(ana, "dice", Screen((".fight .die", ".fight .cta"), CUT, CROSSING, small=".city"))
    ana.page.keyboard.press("Enter")
    ana.wait_for_question("hits")
    token = ana.page.locator(".tokn.hit").first
    token.drag_to(ana.page.locator("[data-drop='enemy:super'] .one").first)
    expect(ana.page.locator(".tokn.hit")).to_have_count(1)
    ana.page.keyboard.press("2")
    expect(ana.page.locator(".fight .cta")).to_be_enabled()
    asked = ana.question
    ana.page.keyboard.press("Enter")
    ana.wait_past(asked)
    ana.wait_until(lambda: any("enemy-super" in one and '"fell"' in one for one in ana.heard), "nobody fell")


@pytest.mark.long
def test_hits_in_the_hand(server: Server, ana: Person) -> None:
    begin(server, ana, FIGHTER, GRAVITY, faces=[0, 0, 4, 0, 4, 0], phase="act", round=5, segment="night", **CROWD)
    ana.press(first(ana.page.locator(".dock .answer", has_text=re.compile("Brigar|Fight"))))
    ana.wait_for_question("hits")
    check(ana, "hits", Screen((".fight .give", ".fight .cta"), CUT, CROSSING, small=".city"))


@pytest.mark.long
def test_the_shop_the_display_and_the_plot(server: Server, ana: Person) -> None:
    begin(server, ana, ME, HIT_GIRL, GRAVITY, phase="choose", plot="vic", revealed=True, skull=12, **CROWD)
    check(ana, "cards", Screen((".dock .acts .sq", ".dock .hand"), CUT, CROSSING, small=".city"))
    for name in ("Loja|Shop", "Cartas à mostra|Cards on display"):
        ana.touch(ana.page.locator(".doors").get_by_role("button", name=re.compile(name)))
        expect(ana.page.get_by_role("dialog")).to_be_visible()
        check(ana, name, ways=QUICKLY[1:])
        ana.page.keyboard.press("Escape")
        expect(ana.page.get_by_role("dialog")).to_be_hidden()
    ana.touch(ana.page.locator(".dng .plot"))
    expect(ana.page.get_by_role("dialog")).to_contain_text(re.compile("Vic"))
    check(ana, "the plot", ways=QUICKLY[1:])


def test_a_district_explains_itself(server: Server, ana: Person) -> None:
    begin(server, ana, ME, HIT_GIRL, phase="choose", round=3, **CROWD)
    ana.page.locator("[data-ref='district:shop']").focus()
    ana.page.keyboard.press("Enter")
    sheet = ana.page.get_by_role("dialog")
    expect(sheet).to_contain_text(re.compile("Tomado|Taken"))
    check(ana, "a district", ways=QUICKLY[1:])


def test_in_the_hand_a_tap_says_what_the_numbers_of_the_danger_count(server: Server, person: NewPerson) -> None:
    ana = person("Ana", phone=True)
    begin(server, ana, ME, HIT_GIRL, phase="choose", round=5, segment="afternoon", **CROWD)
    numbers = ana.page.locator(".dng li")
    expect(numbers).to_have_count(4)
    ana.touch(numbers.nth(1))
    sheet = ana.page.get_by_role("dialog", name="Danger: how we could lose")
    for words in ("City Hall", "Events lost", "Rounds left", "Events to open the plot"):
        expect(sheet.get_by_text(words, exact=True)).to_be_visible()
    assert not too_wide(ana, ".pill b"), "whose move it is, whole"
