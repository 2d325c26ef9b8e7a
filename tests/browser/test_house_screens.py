"""The screens between games, and what lies over a table: nothing cut, small, faint or out of sight there either."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import NewPerson
from tests.browser.looking import ENGLISH, EVERY_WAY, PORTUGUESE, QUICKLY, Screen, Way, look, settle, turn_to
from tests.browser.person import Person, play
from tests.browser.plain import EXAMPLES, sit_down
from tests.browser.server import Server
from tests.browser.test_screens import ANY_FACES, OVERFULL, ROLLING, SCROLLED, begin, check, crowd
from tests.browser.wire import Wire

MORE_GAMES = EXAMPLES
OWN_LOBBY = True

QUICK = (*QUICKLY, Way("lying", PORTUGUESE, "light"))
DIALOG = "dialog:modal"
# Numbers of a player that do not stand side by side.
ROWS_OF_NUMBERS = """() => [...document.querySelectorAll('.tile .stats')].filter((row) =>
  new Set([...row.children].map((one) => Math.round(one.getBoundingClientRect().top / 4))).size > 1)
  .map((row) => row.textContent.trim())"""
# By how many pixels of its own scale something is higher than the least that it is.
HIGHER = """selector => {
  const found = document.querySelector(selector)
  return found ? found.offsetHeight - parseFloat(getComputedStyle(found).minHeight) : 0
}"""
# A sheet that opens from the bottom of a phone reaches from edge to edge.
NARROWER = """() => [...document.querySelectorAll('dialog.sheet:modal')].filter((one) => innerWidth < 900)
  .map((one) => Math.round(innerWidth - one.getBoundingClientRect().width)).filter((gap) => Math.abs(gap) > 1)"""


@pytest.fixture
def ana(person: NewPerson) -> Person:
    """Someone with a phone, who speaks Portuguese first."""
    return person("Ana", phone=True, language="pt-BR")


@pytest.mark.long
def test_who_comes_for_the_first_time(person: NewPerson) -> None:
    eve = person("Eve", phone=True, language="pt-BR", named=False)
    eve.go("/")
    expect(eve.page.locator(".btn.cta").first).to_be_visible()
    eve.page.locator(".prof").tap()
    expect(eve.page.locator(DIALOG)).to_be_visible()
    check(eve, "who will you be", Screen(sight=("#me", f"{DIALOG} .btn.cta")), (*QUICK, Way("hand", ENGLISH, "light")))
    for way in EVERY_WAY:
        turn_to(eve, way)
        assert eve.page.evaluate(NARROWER) == [], way
    turn_to(eve, EVERY_WAY[2])
    eve.page.locator(f"{DIALOG} summary").tap()
    eve.page.locator(f"{DIALOG} details .btn").first.tap()
    expect(eve.page.locator(f"{DIALOG} .qr svg")).to_be_visible()
    check(eve, "other devices", ways=QUICK)
    link = eve.page.locator(f"{DIALOG} input[readonly]").input_value()
    eve.go(f"/me/{link.partition('/me/')[2]}")
    expect(eve.page.locator("main .btn.cta")).to_be_visible()
    check(eve, "another device", ways=QUICK)


@pytest.mark.long
def test_where_there_is_nothing(ana: Person) -> None:
    ana.cut_off = True  # the browser itself notes that nothing was found
    for where, path in (("no page", "/nowhere"), ("no table", "/t/nothing"), ("no replay", "/r/nothing")):
        ana.go(path)
        expect(ana.page.locator("a[href='/']").first).to_be_visible()
        check(ana, where, ways=QUICK)


@pytest.mark.long
def test_how_strong_and_who_plays_here(ana: Person) -> None:
    ana.go("/")
    ana.button("Jogar agora").tap()
    expect(ana.page.locator(DIALOG)).to_be_visible()
    check(ana, "how strong", Screen(sight=(".lvb",)), QUICK)
    ana.page.keyboard.press("Escape")
    turn_to(ana, EVERY_WAY[2])
    ana.button("Todos nesta tela").first.tap()
    expect(ana.page.locator(DIALOG)).to_be_visible()
    check(ana, "all on this screen", Screen(sight=(f"{DIALOG} .btn.cta",)), QUICK)


@pytest.mark.long
def test_a_room_with_a_long_name_in_it(ana: Person, person: NewPerson) -> None:
    rui = person("Guilherme Augusto", phone=True, language="pt-BR")
    table = ana.create(4, bots=["mestre"])
    for who in (ana, rui):
        who.go(f"/t/{table}")
    rui.button("Sentar").first.tap()
    rui.button(re.compile("^Alienoid: livre")).tap()
    ready = Screen(sight=(".start",))
    check(rui, "room of a guest", ready, QUICK)
    expect(ana.page.get_by_role("article", name=re.compile("Alienoid"))).to_be_visible()
    check(ana, "room with a guest", ready, QUICK)
    turn_to(ana, EVERY_WAY[3])
    ana.page.locator(".slot.free .btn").last.tap()
    expect(ana.page.locator(".addbot .lvb").last).to_be_in_viewport(ratio=1)
    check(ana, "a bot for a seat", ready, QUICK)
    turn_to(ana, EVERY_WAY[2])
    ana.button("Menu").tap()
    check(ana, "menu of a room", ways=QUICK)
    assert ana.page.evaluate(NARROWER) == []


@pytest.mark.long
def test_the_device_is_passed(ana: Person) -> None:
    body = {"game": "night-ferry", "name": "Ana", "seats": 2, "hot_seat": ["Ana", "Rui"], "options": {"rounds": 1}}
    ana.go(f"/t/{ana.api('/api/tables', body)['id']}")
    expect(ana.page.locator(".start")).to_be_visible()
    check(ana, "room of one screen", Screen(sight=(".start",)), QUICK)
    turn_to(ana, EVERY_WAY[2])
    ana.page.locator(".start").tap()
    expect(ana.page.get_by_role("dialog")).to_be_visible()
    check(ana, "the device is passed", Screen(sight=(".pass .cta", ".pass .face")), QUICK)


@pytest.mark.long
def test_six_with_long_names(person: NewPerson, server: Server) -> None:
    ana, rui = person("Maximiliano Albuquerque", phone=True), person("Guilherme Augusto")
    me = {"hearts": 8, "energy": 17, "stars": 14, "cards": ["herd_culler", "plot_twist"], "poison": 2, "shrink": 1}
    players = crowd(me, "city", "bay", *["outside"] * 3)
    players[1] |= {"energy": 12, "stars": 17, "hearts": 10, "cards": ["stretchy"], "poison": 1, "shrink": 2}
    server.stage({"players": players}, ANY_FACES)
    sit_down(ana, [rui], "king-of-tokyo", bots=4)
    ana.wait_for_question("keep")
    check(ana, "six with long names", ROLLING)
    for way in EVERY_WAY:
        turn_to(ana, way)
        assert ana.page.evaluate(ROWS_OF_NUMBERS) == [], f"{way}: three numbers of two digits each take two lines"
        assert ana.page.evaluate(HIGHER, ".me .strip") <= 0, f"{way}: tokens make my strip higher"
    turn_to(ana, EVERY_WAY[0])
    assert not ana.page.evaluate(SCROLLED, ".hand"), "what my two cards say does not fit"
    turn_to(ana, EVERY_WAY[2])
    ana.button(re.compile("^Dica")).tap()
    expect(ana.tray.locator(".hint, .hinted").first).to_be_visible()
    check(ana, "a hint", ROLLING, QUICK)
    turn_to(ana, EVERY_WAY[2])
    ana.page.locator(".seats .tile").first.tap()
    told = ana.page.locator(DIALOG)
    expect(told).to_contain_text("no fim do turno de quem a tem")  # what a token does is said
    expect(told).to_contain_text("tiram 2 dados da rolagem")
    check(ana, "a rival with tokens", ways=QUICK)
    ana.page.keyboard.press("Escape")
    turn_to(ana, EVERY_WAY[2])
    ana.page.locator(".me .cards").tap()
    expect(told).to_contain_text("tiram 2 corações no fim do turno")
    check(ana, "my cards and tokens", ways=QUICK)


@pytest.mark.long
def test_the_wire_is_cut(person: NewPerson, wire: Wire, server: Server) -> None:
    ana = person("Ana", phone=True, language="pt-BR", base=wire.base)
    begin(server, ana, ANY_FACES, [{"energy": 7, "hearts": 3}, {"place": "city"}, {}])
    ana.wait_for_question("keep")
    turn_to(ana, EVERY_WAY[4])  # with both languages at hand
    ana.cut_off = True
    wire.cut()
    gone = ana.page.get_by_role("alert", name=re.compile("sinal|lost", re.IGNORECASE))
    expect(gone).to_be_visible()
    check(ana, "the wire is cut", Screen(sight=(".off .cta",), crossing=".app", small=".app"), QUICK)
    turn_to(ana, EVERY_WAY[2])
    wire.mend()
    expect(gone).to_be_hidden()


@pytest.mark.long
def test_a_refusal_lies_beside_what_was_refused(ana: Person, server: Server) -> None:
    begin(server, ana, ANY_FACES, [{"energy": 3}, {"place": "city"}, {}])
    ana.wait_for_question("keep")
    ana.stop_rolling()
    ana.wait_for_question("buy")
    for way in EVERY_WAY:
        turn_to(ana, way)
        ana.page.locator(".market .pcard.cant").first.click()
        expect(ana.page.get_by_role("alertdialog")).to_be_visible()
        settle(ana)
        complaints = look(
            ana, Screen(sight=(".refuse", ".pcard.refused .cost"), crossing="body"), touched=False, faint=False
        )
        assert not complaints, f"{way}: {complaints}"
        ana.page.get_by_role("alertdialog").locator(".btn.cta").click()


@pytest.mark.long
def test_replay_in_the_middle(ana: Person) -> None:
    ana.play_now(["jogador"] * 5, target=10)
    play([ana])
    turn_to(ana, EVERY_WAY[0])
    expect(ana.page.locator("li.turned a, li.turned b").first).to_be_visible()
    check(ana, "end of a longer match", ways=QUICK)
    for way in (EVERY_WAY[0], EVERY_WAY[4]):
        turn_to(ana, way)
        assert ana.page.evaluate(OVERFULL, ".endpage > .panel, .endpage .grid .panel") == [], way
    ana.end.click()
    expect(ana.page.locator(".play .btn").first).to_be_visible()
    ana.go(f"{ana.page.url.partition('#')[0]}#20")
    ana.page.reload()
    expect(ana.page.locator(".steps .now").first).to_be_visible()
    check(ana, "replay in the middle", Screen(sight=(".play .btn", "[role=slider]", ".steps")))
