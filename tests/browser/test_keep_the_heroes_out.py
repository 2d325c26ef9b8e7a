"""Keep the Heroes Out! in the browser: matches by touch and at a desk, in which nothing jumps; screens by position."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import NewPerson
from tests.browser.looking import QUICKLY, SIZES, Screen, Way, look_every_way, too_wide
from tests.browser.person import Person
from tests.browser.server import Server
from tests.browser.staying import covered, moved, watch
from tests.browser.teams import begin_dungeon as begin

PARTS = {
    "players": ".seats",
    "picture": ".app .picture",
    "market": ".app .market",
    "tray": ".app .tray",
    "question": ".tray .ask",
    "answers": ".tray .body",
    "diary": ".app .diary",
}
AT_A_DESK = {name: part for name, part in PARTS.items() if name != "question"}  # there it is as wide as its words
# Partners say what they are about to do in as many words as fit; the rule of the scenario is whole after a tap.
CUT = ".peek .line, .seat .line, .rule small, .small b, .seat b"
# The map is moved under its frame, and what lies on it overlaps as it does on a table.
TABLE = Screen(cut=CUT, crossing=".map, .hand, .prompt", small=".map")

# Figures stand in rooms, and the frame of the map cuts both.
ON_THE_MAP = ("room", "spot")

KINDS = {"turn", "act", "swarm", "defend", "hero"}
FEW_CARDS = {"wave": 2, "guild": ["rogue swords", "warrior eye", "mage hats", "archer bones"], "guild_rest": "discard"}
HALLS = [
    ["library", "forge", "study", "graveyard"],
    ["cells", "vault", "workshop", "trainer"],
    ["apothecary", "sewers"],
]
THINGS: dict[str, Any] = {
    "dungeon": HALLS,
    "tokens": {"workshop": {"trap": 2}, "vault": {"coin": 1}, "sewers": {"frog": 2}, "library": {"book": 1}},
    "portals": {"library": "uncompleted", "trainer": "completed", "sewers": "completed"},
    "treasures": {"library": 1, "forge": 2, "study": 3, "graveyard": 1, "cells": 1, "trainer": 2, "sewers": 2},
    "heroes": {"library": ["mage"], "study": ["archer", "archer"], "cells": ["rogue", "archer"], "trainer": ["rogue"]},
}
RATS = {"clan": "ratfolk", "monsters": {"workshop": 3, "sewers": 2}, "hand": ["out_of_the_walls", "short_cut"]}
DRAGON = {"clan": "dragon", "monsters": {"vault": [1]}, "hand": ["good_stretch"]}
SLIMES = {"clan": "slime", "monsters": {"library": [0], "forge": [0, 1], "apothecary": [0]}}


def first(things: Locator) -> Locator:
    """The first of what can be touched."""
    return things.locator("visible=true").first


def answer(who: Person, asked: str) -> None:
    """Answer what I am asked, by touching what a person would touch, and wait until the board has gone on."""
    tray = who.tray
    cards = tray.locator(".hand .slot.can")
    if who.kind in ("turn", "defend", "curse") and cards.count():
        who.touch(cards.first)
        who.press(first(tray.locator(".sides .side")))
    elif who.kind in ("act", "swarm") and who.page.locator(".room.can").count() == 1:
        who.touch(who.page.locator(".room.can"))
        if who.question == asked and tray.locator(".answer").count():
            who.press(first(tray.locator(".answer")))
    elif who.kind not in ("turn", "renew", "last") and tray.locator(".answer").count():
        who.press(first(tray.locator(".answer")))
    else:
        who.press(tray.locator(".btn.pass"))
    who.wait_past(asked)


def play_watched(
    server: Server, who: Person, parts: Mapping[str, str] = PARTS, apart: Sequence[str] | None = None
) -> None:
    """A short match to its end page, with all kinds of questions; before every answer everything can be touched."""
    mine = {"clan": "ratfolk", "monsters": {"vault": 3}, "hand": ["short_cut", "follow_the_cheese", "big_family"]}
    begin(server, who, mine, {"clan": "dragon"}, level="family", **FEW_CARDS)
    watch(who, {**parts, "cards": ".tray .hand", "guild": ".app .guild"}, apart=apart)
    met: set[str] = set()
    for _ in range(60):
        while not who.glance():
            assert not who.complaints
        if who.is_over:
            break
        met.add(who.kind)
        hidden = [one for one in covered(who) if not one.startswith(ON_THE_MAP)]
        assert not hidden, f"{who.kind}: {hidden}"
        answer(who, who.question)
    assert who.is_over, "the match does not end"
    assert not moved(who), "\n".join(moved(who))
    assert met >= KINDS, f"too short to see anything: {met}"


def check(who: Person, where: str, screen: Screen = TABLE, ways: Sequence[Way] = QUICKLY) -> None:
    """Nobody would complain about this screen."""
    complaints = look_every_way(who, where, screen, ways)
    assert not complaints, "\n".join(complaints)


@pytest.fixture
def ana(person: NewPerson) -> Person:
    """Someone with a phone, who speaks Portuguese first."""
    who = person("Ana", phone=True, language="pt-BR")
    width, height = SIZES["hand"]
    who.page.set_viewport_size({"width": width, "height": height})
    return who


def test_in_the_hand_a_match_is_played_by_touch_to_its_end(server: Server, person: NewPerson) -> None:
    ana = person("Ana", phone=True, calm=False, speed="instant")
    width, height = SIZES["hand"]
    ana.page.set_viewport_size({"width": width, "height": height})
    play_watched(server, ana)
    expect(ana.page.get_by_role("heading", name=re.compile("Vault"))).to_be_visible()
    assert ana.page.evaluate("innerWidth") == width, "the end page is wider than the phone"


@pytest.mark.long
def test_at_a_desk_a_match_is_played_to_its_end(server: Server, person: NewPerson) -> None:
    # In an invasion the dock turns to cold stone, with the Guild's card on it; all else has one layout.
    play_watched(server, person("Ana", calm=False, speed="quick"), AT_A_DESK, apart=["cold"])


@pytest.mark.long
def test_at_a_desk_the_invasion_is_followed_step_by_step(server: Server, person: NewPerson) -> None:
    ana = person("Ana", calm=False, speed="quick")
    ana.context.add_init_script("try { localStorage.setItem('ludoteca.ktho-follow', 'step') } catch { /* blank */ }")
    begin(server, ana, RATS, DRAGON, **THINGS, level="challenging", phase="play", guild=["warrior bones", "rogue hats"])
    watch(ana, AT_A_DESK)
    who = ana.page
    who.get_by_role("button", name=re.compile("^No more cards")).click()
    told_meanwhile: set[str] = set()
    while not who.locator(".tray.showing").count():
        if ana.kind in ("renew", "last"):
            answer(ana, ana.question)
            told_meanwhile.add(who.locator(".prompt p").inner_text())
    go_on = who.locator(".follow .cta", has_text="Go on")
    sentence = who.locator(".prompt").get_by_role("status")  # whoever cannot see it hears every step
    seen: list[str] = []
    while go_on.is_visible() or not ana.question:
        if go_on.is_visible():
            seen.append(sentence.inner_text())
            go_on.click()
        ana.frame()
    ana.wait_for_question("hero")
    who.get_by_role("button", name="See the invasion again").click()
    expect(go_on).to_be_visible()
    expect(who.locator(".tray")).to_have_accessible_description(re.compile("Guild card|awake"))
    expect(sentence).to_contain_text("Guild cards")
    told = sentence.inner_text()
    who.keyboard.press("ArrowRight")
    expect(sentence).not_to_have_text(told)
    who.keyboard.press("ArrowLeft")
    expect(sentence).to_have_text(told)
    for _ in range(3):
        go_on.click()
    expect(who.locator(".note")).to_contain_text("Why there")
    who.get_by_role("button", name="Skip all").click()
    ana.wait_for_question("hero")
    assert len(seen) > 2, seen
    assert not [text for text in told_meanwhile if "Ana" in text or "You’s" in text], told_meanwhile
    assert not moved(ana), "\n".join(moved(ana))


def slide(who: Person, *fingers: tuple[tuple[float, float], tuple[float, float]]) -> None:
    """Fingers that come down together, each go from one place to another, and are lifted."""
    touch = who.context.new_cdp_session(who.page)
    for step in range(6):
        points = [
            {"id": finger, "x": x + (to_x - x) * step / 5, "y": y + (to_y - y) * step / 5}
            for finger, ((x, y), (to_x, to_y)) in enumerate(fingers)
        ]
        kind = "touchMove" if step else "touchStart"
        touch.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    touch.detach()


def pan_and_pinch(who: Person) -> None:
    """The map follows one finger, and two make it larger or smaller; the minimap comes and goes with that."""
    minimap = who.page.locator(".map .mini")
    outline = who.page.locator(".map .ground").bounding_box()
    assert outline is not None
    x, y = outline["x"] + outline["width"] / 2, outline["y"] + outline["height"] / 2

    def camera() -> tuple[float, float, float]:
        world = who.page.locator(".map .world")
        world.evaluate("one => Promise.all(one.getAnimations().map(move => move.finished))")  # it has come to rest
        scale, _, _, _, left, top = world.evaluate(
            "one => getComputedStyle(one).transform.match(/[-\\d.]+/g).map(Number)"
        )
        return scale, left, top

    expect(minimap).to_be_visible()
    before = camera()
    slide(who, ((x, y), (x - 60, y - 30)))
    panned = camera()
    assert panned[0] == before[0]
    assert panned[1:] != before[1:], "one finger moves the map"
    slide(who, ((x - 30, y), (x - 90, y)), ((x + 30, y), (x + 90, y)))
    assert camera()[0] > panned[0], "two fingers that part bring it nearer"
    slide(who, ((x - 150, y), (x - 20, y)), ((x + 150, y), (x + 20, y)))
    expect(minimap).to_have_count(0)  # all of it is to be seen
    expect(who.page.get_by_role("dialog")).to_have_count(0)  # fingers that slide open no room
    who.touch(who.page.locator(".map .zoom button"))
    expect(minimap).to_be_visible()


@pytest.mark.long
def test_my_cards(server: Server, ana: Person) -> None:
    begin(server, ana, RATS, DRAGON, SLIMES, **THINGS, phase="play")
    pan_and_pinch(ana)
    ana.touch(ana.page.locator(".hand .slot").first)
    check(ana, "a card is picked", Screen((".sides .side", ".btn.pass"), CUT, TABLE.crossing, small=TABLE.small))


@pytest.mark.long
def test_a_hint_lies_over_nothing_and_the_board_can_be_heard(server: Server, ana: Person) -> None:
    begin(server, ana, RATS, DRAGON, SLIMES, **THINGS, phase="play")
    watch(ana, PARTS)
    ana.touch(ana.page.get_by_role("button", name="Dica"))
    expect(ana.page.locator(".prompt.hint")).to_contain_text("faria")
    hidden = [one for one in covered(ana) if not one.startswith(ON_THE_MAP)]
    assert not hidden, hidden
    assert not moved(ana), "\n".join(moved(ana))
    board = ana.page.get_by_role("region", name="A masmorra")
    expect(board).to_have_accessible_description(
        re.compile("Tesouros: .*3 \\(Estudo\\).*Heróis dormindo: .*Seus Monstros")
    )
    hand = ana.page.get_by_role("group", name="Mão")
    expect(hand).to_have_accessible_description(re.compile("2 cartas: Saindo das paredes e Atalho"))


@pytest.mark.long
def test_all_rooms_of_the_last_night_have_their_place(server: Server, ana: Person) -> None:
    """It has two types of rooms more; a partner who can defend has a number more."""
    guards = {**SLIMES, "monsters": {}, "hand": ["defend", "defend"]}
    begin(server, ana, {"clan": "witch"}, guards, {"clan": "dragon"}, scenario="last-night", phase="play")
    check(ana, "the last night")
    assert not too_wide(ana, ".seat .bits"), "all numbers of a partner"


def test_rooms_glow_with_what_comes_of_it(server: Server, ana: Person) -> None:
    begin(server, ana, RATS, DRAGON, SLIMES, **THINGS, phase="play")
    ana.touch(ana.page.locator(".hand .slot").first)
    ana.press(first(ana.tray.locator(".sides .side")))
    ana.wait_for_question("act")
    ana.touch(ana.page.locator(".room.can[data-ref='room:workshop']"))
    ana.wait_for_question("swarm")
    expect(ana.page.locator(".tag.legal")).to_have_count(2)  # two Treasures could be held
    check(ana, "a Swarm", Screen((".tray .ask", ".btn.pass"), CUT, TABLE.crossing, small=TABLE.small))
    trap = ana.page.get_by_role("button", name=re.compile("^(Armadilha|Trap)$"))
    ana.touch(trap)
    ana.touch(ana.page.locator(".room.can[data-ref='room:trainer']"))
    expect(ana.page.locator(".diary, .foot").first).to_be_visible()
    ana.wait_until(lambda: any('"trap"' in one or "carrying-trap" in one for one in ana.heard), "nothing was carried")


def test_a_card_may_have_two_icons_of_a_kind(server: Server, ana: Person) -> None:
    begin(server, ana, {"clan": "witch", "monsters": {"vault": [0]}, "hand": ["shopping_list"]}, SLIMES, phase="play")
    ana.touch(ana.page.locator(".hand .slot").first)
    ana.press(ana.tray.locator(".sides .side", has_text=re.compile("Livro")))
    ana.wait_for_question("act")
    for token in ("Livro", "Sapo"):
        expect(ana.tray.get_by_role("button", name=f"Recurso: {token}: restam 1")).to_be_visible()
    asked = ana.question
    ana.press(first(ana.tray.locator(".answer")))
    ana.wait_past(asked)
    expect(ana.tray.locator(".answer").first).to_be_visible()


def test_the_team_decides(server: Server, ana: Person) -> None:
    begin(server, ana, RATS, SLIMES, **THINGS, phase="invade", coming=1, guild=["mage hats"])
    ana.wait_for_question("hero")
    check(ana, "whose turn", Screen((".tray .answer", ".tray .ask"), CUT, TABLE.crossing, small=TABLE.small))


@pytest.mark.long
def test_a_clan_is_asked_to_defend_only_the_last_monster_before_a_treasure(server: Server, person: NewPerson) -> None:
    ana = person("Ana", speed="instant")
    slimes = {"clan": "slime", "monsters": {"forge": [0, 0], "workshop": [0]}, "hand": ["defend", "defend"]}
    treasures = {"forge": 2, "workshop": 2}
    here = {"dungeon": HALLS, "treasures": treasures, "level": "family", "phase": "play", "guild": ["warrior swords"]}
    begin(server, ana, slimes, **here)
    ana.page.locator(".tray .power").click()
    ways = ana.page.get_by_role("dialog").get_by_role("group", name="Defending Monsters")
    expect(ways.get_by_role("button", name="Ask me", exact=True)).to_have_attribute("aria-pressed", "true")
    last = ways.get_by_role("button", name="Only that of the last Monster before a Treasure")
    last.click()
    expect(last).to_have_attribute("aria-pressed", "true")
    ana.page.keyboard.press("Escape")
    defended = 0
    while defended == 0 or ana.kind != "turn":
        ana.wait_for_question()
        asked = ana.question
        if ana.kind == "defend":
            defended += 1
            assert "workshop" in ana.tray.inner_text().lower(), "two Slimes hold the Forge: that one presses nobody"
        if ana.kind == "turn" and defended == 0:
            ana.page.get_by_role("button", name=re.compile("^No more cards")).click()
            ana.wait_past(asked)
        elif ana.kind != "turn":
            answer(ana, asked)
    assert defended == 1
    order = ana.tray.get_by_role("button", name="Defending Monsters: Ask me again")
    expect(order).to_have_attribute("title", re.compile(r"\(1 so far\)"))
    order.click()
    expect(order).to_have_count(0)


def test_the_builder_turns_a_tile_and_is_told_why_not(server: Server, person: NewPerson) -> None:
    ana = person("Ana")
    hands = {"clan": "gremlin", "monsters": {"builder": 2}, "hand": ["many_hands"]}
    tokens = {"builder": {"coin": 3}}
    begin(server, ana, hands, SLIMES | {"monsters": {}}, scenario="ground-breaking", tokens=tokens, phase="play")
    page = ana.page
    page.locator(".hand .slot").first.click()
    page.locator(".sides .side").first.click()
    ana.wait_for_question("act")
    page.get_by_role("button", name="Build", exact=True).click()
    fits = page.locator(".ghost.fits")
    places = fits.count()
    assert 0 < places < page.locator(".ghost").count()
    page.locator(".ghost:not(.fits)").first.click()
    expect(page.locator(".says")).not_to_be_empty()
    expect(page.locator(".build .cta")).to_be_disabled()
    why_not = page.locator(".says").inner_text()
    page.set_viewport_size({"width": SIZES["hand"][0], "height": SIZES["hand"][1]})
    expect(page.locator(".prompt p")).to_have_text(why_not)
    page.set_viewport_size({"width": SIZES["table"][0], "height": SIZES["table"][1]})
    fits.first.click()
    page.keyboard.press("3")
    expect(page.locator(".plan").nth(2)).to_have_attribute("aria-pressed", "true")
    for _ in range(4):  # one of four turns fits
        if page.locator(".build .cta").is_disabled():
            page.keyboard.press("r")
    expect(page.locator(".build .cta")).to_be_enabled()
    page.locator(".build .cta").click()
    expect(page.locator(".room")).to_have_count(7)


def test_a_room_and_its_heroes_explain_themselves(server: Server, ana: Person) -> None:
    begin(server, ana, RATS, DRAGON, SLIMES, **THINGS, phase="play")
    ana.page.locator(".room[data-ref='room:trainer']").focus()
    ana.page.keyboard.press("Enter")
    sheet = ana.page.get_by_role("dialog")
    expect(sheet).to_contain_text(re.compile("Ladina|Rogue"))
    ana.touch(sheet.get_by_role("button", name=re.compile("por que lá|why there")).first)
    expect(sheet.locator(".note")).to_contain_text(re.compile("Treinador|Trainer"))
    check(ana, "a Hero", ways=QUICKLY[1:])


COVERED_NAMES = """() => [...document.querySelectorAll('.tray .hand .slot:not(:last-child)')].filter((slot) => {
  const range = document.createRange()
  range.selectNodeContents(slot.querySelector('.name'))
  const over = slot.nextElementSibling.getBoundingClientRect().left
  return range.getBoundingClientRect().right > over + 3
}).map((slot) => slot.textContent)"""


def test_in_the_hand_the_risk_has_words_and_no_card_lies_over_a_name(server: Server, person: NewPerson) -> None:
    ana = person("Ana", phone=True)
    five = ["out_of_the_walls", "short_cut", "follow_the_cheese", "big_family", "squeak_for_help"]
    begin(server, ana, {**RATS, "hand": five}, DRAGON, SLIMES, **THINGS, phase="play")
    assert ana.page.evaluate(COVERED_NAMES) == []
    assert not too_wide(ana, ".tray .small .words"), "how many of mine are in the dungeon"
    risk = ana.page.get_by_role("button", name=re.compile("^Threat in sight"))
    expect(risk).to_contain_text("Study: 3 falls")
    ana.touch(risk)
    expect(ana.page.get_by_role("dialog", name="Threat in sight")).to_contain_text("take the Treasure of value 3")
