"""The page of the kit: every part that games share, in every state, without a fault that one could see or measure."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import NewPerson
from tests.browser.looking import ENGLISH, PORTUGUESE, Way, faint_letters, look, settle, turn_to
from tests.browser.person import DOUBLE_TAP, Person
from tests.browser.server import ROOT, Server
from tests.browser.test_axe import AXE
from tools.web import DIST, KIT_DIST

# Portuguese words are longer, so the narrow window speaks it. Where things lie hangs on the width, and whether they can
# be told from their ground on the theme: each is looked at in both of its forms once.
WAYS = [Way("table", ENGLISH, "light"), Way("hand", PORTUGUESE, "dark")]
CHAPTERS = ("controls", "players", "telling", "drawn", "frames")
LIE_OVER = (
    "Pass it on",
    "Refused, in the middle",
    "Knocked out",
    "Dialog: page",
    "Dialog: sheet",
    "Dialog: bare",
    "A card",
    "The rules",
)

AXE_ON = """where => axe.run(where, { resultTypes: ['violations'] }).then((found) => found.violations
  .filter((problem) => problem.impact === 'serious' || problem.impact === 'critical')
  .flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.target.join(' ')}: ${node.failureSummary}`)))"""

BARE = """() => [...document.querySelectorAll('[data-part]')]
  .filter((part) => part.querySelector('.states').getBoundingClientRect().height < 10)
  .map((part) => part.dataset.part)"""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server whose client has the page of the kit, in place of the one that players get."""
    built = subprocess.run([sys.executable, str(ROOT / "tools" / "web.py"), "--kit"], check=False)
    assert built.returncode == 0, "the client cannot be built"
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("LUDOTECA_CLIENT", str(KIT_DIST))
        found = Server(tmp_path_factory.mktemp("kit"))
        found.start()
        yield found
        found.stop()
        found.assert_no_complaints()


def open_kit(who: Person) -> None:
    who.go("/kit")
    expect(who.page.locator("[data-part='TableMenu']")).to_be_visible()


def axe(who: Person, where: str) -> list[str]:
    if not who.page.evaluate("typeof axe === 'object'"):
        who.page.evaluate(f"() => {{ {AXE} }}")
    found: list[str] = who.page.evaluate(AXE_ON, where)
    return found


def unfold(who: Person) -> None:
    """A window so high that all of the page is in it: it is looked at once."""
    height = who.page.evaluate("document.documentElement.scrollHeight")
    width = who.page.evaluate("innerWidth")
    who.page.set_viewport_size({"width": width, "height": height})
    settle(who)


@pytest.mark.long
@pytest.mark.parametrize("way", WAYS, ids=lambda way: f"{way.size}-{way.theme}")
def test_every_part_can_be_read_and_touched(person: NewPerson, way: Way) -> None:
    ana = person("Ana")
    open_kit(ana)
    problems: list[str] = []
    for chapter in CHAPTERS:
        ana.page.locator(f"a[href='/kit#{chapter}']").click()
        expect(ana.page.locator("h2.chapter")).to_have_id(chapter)
        if chapter == "telling":
            expect(ana.page.get_by_role("alert").filter(has=ana.page.locator("svg"))).to_be_visible()
        turn_to(ana, way)
        found = [f"{name} shows nothing" for name in ana.page.evaluate(BARE)]
        if ana.overflow() > 0:
            found.append(f"{ana.overflow()} pixels wider than the window")
        unfold(ana)
        found += look(ana, touched=way.size != "table") + axe(ana, "body")
        problems += [f"{chapter}: {one}" for one in found]
    assert not problems, "\n".join(problems)


@pytest.mark.long
@pytest.mark.parametrize("way", WAYS, ids=lambda way: f"{way.size}-{way.theme}")
def test_what_lies_over_the_page(person: NewPerson, way: Way) -> None:
    ana = person("Ana")
    open_kit(ana)
    turn_to(ana, way)
    problems: list[str] = []
    for label in LIE_OVER:
        ana.page.locator(f"[data-demand='{label}']").click()
        over = ana.page.locator("[role=dialog], [role=alertdialog], dialog[open]").last
        expect(over).to_be_visible()
        settle(ana)
        if label == "A card":  # what it gives, and what it takes
            expect(over.locator(".now li:not(.harm)")).to_have_count(1)
            expect(over.locator(".now .harm")).to_have_count(1)
        problems += [f"{label}: {found}" for found in axe(ana, "[role=dialog], [role=alertdialog], dialog[open]")]
        problems += [f"{label}: {found}" for found in faint_letters(ana)]  # axe passes over letters on gradients
        done = over.locator(".btn.cta")
        if done.count():
            done.click()
        else:
            ana.page.keyboard.press("Escape")
        expect(over).to_be_hidden()
    assert not problems, "\n".join(problems)


@pytest.mark.long
def test_a_danger_takes_two_taps_and_the_keyboard_shows_where_it_is(person: NewPerson) -> None:
    ana = person("Ana")
    open_kit(ana)
    part = ana.page.locator("[data-part='ChoiceList']")
    danger = part.locator(".choices").first.locator(".btn").first
    danger.click()
    expect(danger.locator(".danger.armed")).to_be_visible()
    expect(part).to_contain_text("answered: nothing")
    ana.later(DOUBLE_TAP)
    danger.click()
    expect(part).to_contain_text("answered: 1")
    ana.page.keyboard.press("Tab")
    focused = ana.page.evaluate("getComputedStyle(document.activeElement).outlineStyle")
    assert focused == "solid"


@pytest.mark.long
@pytest.mark.usefixtures("server")
def test_players_do_not_get_it(client: None) -> None:
    """Nothing of the page is in the client that is served to players; it is in the other one."""
    built = subprocess.run([sys.executable, str(ROOT / "tools" / "web.py")], check=False)
    assert built.returncode == 0, "the client cannot be built"
    in_kit, in_play = (
        [file.name for file in folder.glob("assets/*.js") if "data-part" in file.read_text("utf-8")]
        for folder in (KIT_DIST, DIST)
    )
    assert len(in_kit) == 1
    assert in_play == []
