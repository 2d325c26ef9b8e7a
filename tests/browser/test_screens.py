"""Every screen, by hand and at the table, in both languages and themes: nothing cut, small, faint or out of sight."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any

import pytest
from playwright.sync_api import Route, expect

from tests.browser.conftest import NewPerson
from tests.browser.looking import (
    BY_HAND,
    EVERY_WAY,
    PLAIN,
    PORTUGUESE,
    QUICKLY,
    SIZES,
    Screen,
    Way,
    assert_diary_is_read,
    look,
    look_every_way,
    settle,
    turn_to,
)
from tests.browser.person import Person, play
from tests.browser.plain import EXAMPLES, sit_down
from tests.browser.server import Server

MORE_GAMES = EXAMPLES
OWN_LOBBY = True
ONE, TWO, THREE, HEART, ENERGY, CLAW = range(6)
ANY_FACES = (ONE, TWO, HEART, ENERGY, CLAW, CLAW)

NO_CLOCK = {"kind": "none"}
TEN_MINUTES = {"kind": "move", "seconds": 600}

ROLLING = Screen(sight=(".tray .roll", ".tray .stop", ".tray .die", ".me", ".market .pcard"))
YIELDING = Screen(sight=("#q-t", "#q-d", ".choice .cta"))
TURNING = Screen(sight=(".tray .bubble", ".tray .die", ".tray .offer", ".tray .calm"))
BUYING = Screen(sight=(".market .pcard", ".tray .done"))
WAITING = Screen(sight=(".start", ".go p"))
REPLAYED = Screen(sight=(".play .btn", "[role=slider]", ".steps"))
LYING = Way("lying", PORTUGUESE, "light")


# Lines of the chart that do not end at a face.
LOOSE_ENDS = """() => {
  const faces = [...document.querySelectorAll('.chart g[transform]')]
    .map((one) => Number(/translate\\(([-.\\d]+)/.exec(one.getAttribute('transform'))[1]))
  return [...document.querySelectorAll('.chart path.line')]
    .map((one) => Number(/L([-.\\d]+) [-.\\d]+$/.exec(one.getAttribute('d'))[1]))
    .filter((x) => !faces.some((face) => face - x > 10 && face - x < 20))
}"""


# Whether a box, or one in it, is too small for what lies in it.
SCROLLED = """selector => [...document.querySelectorAll(`${selector}, ${selector} *`)]
  .filter((one) => /auto|scroll/.test(getComputedStyle(one).overflowY) && one.scrollHeight > one.clientHeight + 1)
  .map((one) => one.className)"""
# Boxes that are lower than what lies in them.
OVERFULL = """selector => [...document.querySelectorAll(selector)]
  .filter((one) => one.scrollHeight > one.clientHeight + 2).map((one) => one.textContent.trim().slice(0, 40))"""
# How many pixels of the panel there are below the field of the chat.
BELOW_THE_FIELD = """() => {
  const chat = document.querySelector('[role=log]').closest('.panel')
  const [panel, field] = [chat, chat.querySelector('input')].map((one) => one.getBoundingClientRect())
  return panel.bottom - field.bottom
}"""
# On how many lines the parts of a sentence stand.
LINES = """selector => {
  const range = document.createRange()
  range.selectNodeContents(document.querySelector(selector))
  const middles = [...range.getClientRects()].map((box) => box.top + box.height / 2)
  return 1 + middles.sort((a, b) => a - b).filter((one, at) => at && one - middles[at - 1] > 8).length
}"""
# Numbers of a player that lie under the chip of the place.
UNDER_THE_PLACE = """() => [...document.querySelectorAll('.seats .seat.panel')].flatMap((seat) => {
  const chip = seat.querySelector('.loc').getBoundingClientRect()
  return [...seat.querySelectorAll('[data-anchor]')].filter((one) => {
    const box = one.getBoundingClientRect()
    return box.top < chip.bottom - 1 && chip.top < box.bottom && chip.left < box.right && box.left < chip.right
  }).map((one) => one.dataset.anchor)
})"""
BOXES = "selector => [...document.querySelectorAll(selector)].map((one) => JSON.stringify(one.getBoundingClientRect()))"


def check(who: Person, where: str, screen: Screen = PLAIN, ways: Sequence[Way] = EVERY_WAY) -> None:
    """Nobody would complain about this screen."""
    complaints = look_every_way(who, where, screen, ways)
    assert not complaints, "\n".join(complaints)


def begin(
    server: Server,
    who: Person,
    faces: Sequence[int],
    players: list[dict[str, Any]],
    clock: Mapping[str, Any] = NO_CLOCK,
    **more: Any,
) -> str:
    """A match of King of Tokyo with me in the first seat, in this position, with these dice; its table."""
    server.stage({"players": players, **more}, faces)
    return who.play_now(["aprendiz"] * (len(players) - 1), clock=clock)


def crowd(me: dict[str, Any], *places: str) -> list[dict[str, Any]]:
    """Me and five others, each with something to show."""
    others = [
        {"hearts": 9 - seat, "stars": 3 * seat, "energy": seat, "place": place} for seat, place in enumerate(places)
    ]
    return [me, *others]


def keep_two(who: Person) -> None:
    """Put two dice aside."""
    for _ in range(2):
        who.tray.locator(".die.can").first.tap()


@pytest.fixture
def ana(person: NewPerson) -> Person:
    """Someone with a phone, who speaks Portuguese first."""
    return person("Ana", phone=True, language="pt-BR")


@pytest.mark.long
def test_lobby_and_new_table(server: Server, ana: Person, person: NewPerson) -> None:
    begin(server, person("Rui"), ANY_FACES, [{}, {"place": "city"}])  # there is one to watch
    for seats in (4, 6):
        ana.create(seats)
    ana.go("/")
    expect(ana.page.locator(".btn.cta").first).to_be_visible()
    expect(ana.page.get_by_text("Assistir", exact=True).first).to_be_visible()
    check(ana, "lobby")
    for way in EVERY_WAY:
        turn_to(ana, way)
        assert ana.page.evaluate(OVERFULL, ".box") == [], way
    ana.page.get_by_role("button", name=re.compile("Create table|Criar mesa")).first.click()
    expect(ana.page.locator("dialog:modal")).to_be_visible()
    named = re.compile("estrelas para vencer|stars needed to win")  # options have their names
    expect(ana.page.get_by_role("slider", name=named)).to_be_visible()
    check(ana, "new table", ways=(*QUICKLY, LYING))


@pytest.mark.long
def test_waiting_room(ana: Person) -> None:
    table = ana.create(6, bots=["mestre", "aprendiz"])
    ana.go(f"/t/{table}")
    expect(ana.page.locator("article").first).to_be_visible()
    for which, about in (("30 s", "um robô joga por quem demora"), ("livre", "pensa o tempo que quiser")):
        ana.button(which, exact=True).tap()
        expect(ana.page.get_by_text(about)).to_be_visible()  # what one chooses has its sentence there
    check(ana, "waiting room", WAITING)
    turn_to(ana, EVERY_WAY[0])
    ana.button("15 min", exact=True).click()
    expect(ana.page.get_by_text("minutos para a partida toda")).to_be_visible()  # the longest of these sentences
    for way in (EVERY_WAY[0], EVERY_WAY[4]):
        turn_to(ana, way)
        assert not ana.page.evaluate(SCROLLED, ".side"), f"{way}: one must scroll beside the seats"
        assert ana.page.evaluate(BELOW_THE_FIELD) >= 4, f"{way}: the field of the chat sticks out of its panel"


@pytest.mark.long
def test_rules(ana: Person) -> None:
    ana.go("/rules/king-of-tokyo")
    expect(ana.page.get_by_role("heading", level=2).first).to_be_visible()
    check(ana, "rules", ways=QUICKLY)


def test_my_roll_against_one_rival(server: Server, ana: Person) -> None:
    begin(server, ana, ANY_FACES, [{"energy": 8}, {"place": "city", "hearts": 6}])  # a full row of cubes
    ana.wait_for_question("keep")
    keep_two(ana)
    check(ana, "my roll", ROLLING)


@pytest.mark.long
def test_my_roll_against_five_rivals(server: Server, ana: Person) -> None:
    cards = ["herd_culler", "giant_brain", "plot_twist", "stretchy"]
    me = {"hearts": 8, "energy": 7, "stars": 4, "cards": cards, "poison": 1}
    begin(server, ana, [*ANY_FACES, HEART], crowd(me, "city", "bay", *["outside"] * 3), clock=TEN_MINUTES)
    ana.wait_for_question("keep")
    check(ana, "my roll, six players and a clock", Screen(sight=(*ROLLING.sight, "header [role=timer]")))
    for way in (EVERY_WAY[0], EVERY_WAY[4]):
        turn_to(ana, way)
        assert ana.page.evaluate(UNDER_THE_PLACE) == []
    turn_to(ana, BY_HAND[1])
    ana.stop_rolling()
    ana.wait_for_question("change")
    turn_to(ana, BY_HAND[1])
    ana.tray.locator(".die.can").nth(1).tap()
    expect(ana.tray.locator(".offer")).to_have_count(5)  # a face each, however many cards lead to it
    check(ana, "three cards could turn a die", TURNING)
    for way in BY_HAND:
        turn_to(ana, way)
        assert not ana.page.evaluate(SCROLLED, ".tray"), f"{way}: one must scroll to an answer"
    turn_to(ana, BY_HAND[1])
    ana.tray.locator(".offer").first.tap()
    expect(ana.tray.locator(".offer")).to_have_count(3)
    for card in ("Abatedor de Rebanhos", "Reviravolta", "Elástico"):
        expect(ana.tray).to_contain_text(card)
    check(ana, "by which card?", TURNING, (*QUICKLY, LYING))


@pytest.mark.long
def test_letters_twice_as_large(server: Server, ana: Person) -> None:
    begin(server, ana, ANY_FACES, [{"energy": 7}, {"place": "city", "hearts": 6}])
    ana.wait_for_question("keep")
    turn_to(ana, BY_HAND[1])
    ana.page.evaluate("document.documentElement.style.fontSize = '200%'")
    settle(ana)
    assert not [complaint for complaint in look(ana, faint=False) if ".pill" in complaint]
    assert ana.overflow() <= 0


@pytest.mark.long
def test_yielding_the_city(server: Server, ana: Person) -> None:
    begin(server, ana, [CLAW] * 18, [{"hearts": 8, "stars": 4, "place": "city"}, {"hearts": 5}, {}], turn=1)
    ana.wait_for_question("yield")
    check(ana, "the City: stay?", YIELDING)
    answers = ana.tray.locator(".choice .cta")
    for way in BY_HAND:
        turn_to(ana, way)
        before = [answer.bounding_box() for answer in answers.all()]
        ana.tray.locator(".foot .btn").last.tap()
        expect(ana.tray.locator("#q-d.hint")).to_be_visible()
        complaints = look(ana, YIELDING, faint=False)
        assert not complaints, f"{way}: {complaints}"
        assert [answer.bounding_box() for answer in answers.all()] == before, f"{way}: a hint moves the answers"
        assert not ana.page.evaluate(SCROLLED, ".tray"), f"{way}: one must scroll to the answers"
        ana.page.reload()
        ana.wait_for_question("yield")


@pytest.mark.long
def test_yielding_the_bay_shows_the_bay(server: Server, ana: Person) -> None:
    me = {"hearts": 8, "stars": 4, "place": "bay"}
    begin(server, ana, [CLAW] * 18, crowd(me, "city", *["outside"] * 4), turn=2)
    ana.wait_for_question("yield")
    check(ana, "the Bay: stay?", YIELDING, QUICKLY)
    turn_to(ana, BY_HAND[1])
    expect(ana.page.locator("[data-ref='place:bay']")).to_be_visible()
    expect(ana.page.locator("[data-ref='place:city']")).to_have_count(0)


@pytest.mark.long
def test_buying(server: Server, ana: Person) -> None:
    begin(server, ana, [ONE, TWO, THREE, ENERGY, ENERGY, HEART], [{"energy": 3}, {"place": "city"}, {}])
    ana.wait_for_question("keep")
    ana.tray.locator(".stop").tap()
    ana.wait_for_question("buy")
    check(ana, "buying", BUYING)
    ana.page.locator(".market .pcard.afford").first.click()
    check(ana, "about to buy", Screen(sight=(*BUYING.sight, ".tray .buy")), (*QUICKLY, LYING))
    assert ana.page.evaluate(LINES, ".tray .buy .said > span") == 1, "what it costs stands beside its word"


@pytest.mark.long
def test_sheets_over_the_table(server: Server, ana: Person) -> None:
    rival = {"place": "city", "cards": ["plot_twist"], "shrink": 1}
    begin(server, ana, ANY_FACES, [{"energy": 7, "cards": ["herd_culler"]}, rival])
    ana.wait_for_question("keep")
    hand = [way for way in BY_HAND if way.language == PORTUGUESE and way.size != "lying"]
    turn_to(ana, hand[0])
    sheet = ana.page.locator("dialog:modal, [role=dialog]")
    openers = {
        "rules": "nav.tools .btn >> nth=0",
        "menu": "nav.tools .btn >> nth=-1",
        "diary": ".peek",
        "my cards": ".me .cards",
        "a rival": ".seats .tile",
    }
    for where, opener in openers.items():
        ana.page.locator(opener).first.tap()
        expect(sheet).to_be_visible()
        check(ana, where, ways=hand)
        if where == "a rival":
            expect(sheet).to_contain_text("Reviravolta")  # what others have is read as one's own cards are
        if where == "diary":
            sheet.locator(".chat").first.tap()
            check(ana, "chat", ways=hand)
            for way in (EVERY_WAY[0], EVERY_WAY[4]):
                turn_to(ana, way)
                assert ana.page.evaluate(BELOW_THE_FIELD) >= 4, f"{way}: the field sticks out of its panel"
            turn_to(ana, hand[0])
        ana.page.keyboard.press("Escape")
        expect(sheet).to_have_count(0)
    ana.page.locator(".market .pcard").first.tap()
    expect(sheet).to_be_visible()
    expect(sheet).to_contain_text("Para você, agora")
    expect(sheet).to_contain_text("Você")
    expect(sheet).not_to_contain_text("Ana")  # who reads is called *you*
    check(ana, "a card", ways=QUICKLY)


@pytest.mark.long
def test_watching(server: Server, ana: Person, person: NewPerson) -> None:
    table = begin(server, ana, ANY_FACES, crowd({"cards": ["herd_culler"]}, "city", "bay", *["outside"] * 3))
    ana.wait_for_question("keep")
    eve = person("Eve", phone=True, language="pt-BR")
    eve.go(f"/t/{table}")
    expect(eve.tray.locator(".die").first).to_be_visible()
    check(eve, "watching", Screen(sight=(".tray .bubble", ".tray .die")), QUICKLY)
    check(eve, "watching in the hand", Screen(sight=(".seats", ".diary .peek", ".tray .die")), (*QUICKLY[1:], LYING))
    assert eve.page.evaluate(LINES, ".diary .peek em") == 1


@pytest.mark.long
def test_being_out(server: Server, person: NewPerson) -> None:
    ana, rui = person("Ana", phone=True), person("Rui")
    server.stage({"players": [{"hearts": 1, "place": "city"}, {}, {}], "turn": 2}, [CLAW] * 6)
    sit_down(ana, [rui], "king-of-tokyo", bots=1)
    expect(ana.page.locator("dialog:modal .ways")).to_be_visible()
    told = " ".join(ana.page.locator("[data-told] p").all_text_contents())  # to those who listen: all of it, in order
    assert re.search("takes the dice.*rolls.*(lose|loses) 1 heart.*out of the game", told), told
    check(ana, "out", Screen(sight=(".ways .btn",)), (*QUICKLY, LYING))


@pytest.mark.long
def test_end_and_replay_of_six(ana: Person) -> None:
    held: list[Route] = []

    def hold(request: Route) -> None:
        held.append(request)

    ana.page.route("**/replay", hold)
    ana.play_now(["jogador"] * 5, target=5)
    play([ana])
    waiting = ana.page.evaluate(BOXES, ".acts .btn")
    for request in held:
        request.continue_()
    ana.page.unroute("**/replay")
    expect(ana.page.locator(".acts a[href*='#']")).to_be_visible()
    assert ana.page.evaluate(BOXES, ".acts .btn") == waiting, "the recording came, and the buttons moved"
    check(ana, "end")
    turn_to(ana, EVERY_WAY[0])
    assert ana.page.evaluate(LOOSE_ENDS) == []
    ana.end.click()
    expect(ana.page.locator(".play .btn").first).to_be_visible()
    check(ana, "replay", REPLAYED)
    assert_diary_is_read(ana)
    turn_to(ana, LYING)
    picture = ana.page.locator(".first > .picture").bounding_box()
    assert picture is not None
    assert picture["height"] > 0.75 * SIZES["lying"][1], "on its side, the picture has the height of the window"
    assert picture["y"] + picture["height"] <= SIZES["lying"][1] + 2


@pytest.mark.long
@pytest.mark.parametrize(
    ("game", "options"),
    [("night-ferry", {"rounds": 1}), ("storm-watch", {"nights": 1}), ("caravan", {"days": 1}), ("signal-fires", {})],
    ids=["night-ferry", "storm-watch", "caravan", "signal-fires"],
)
def test_plain_board(ana: Person, game: str, options: dict[str, Any]) -> None:
    body = {"game": game, "name": "Ana", "seats": 3, "bots": ["aprendiz"] * 2, "start": True, "options": options}
    ana.go(f"/t/{ana.api('/api/tables', body)['id']}")
    expect(ana.page.locator(".bubble")).to_be_visible()
    check(ana, f"plain board of {game}", Screen(sight=(".bubble",)), QUICKLY)
