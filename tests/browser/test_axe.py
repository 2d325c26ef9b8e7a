"""axe-core finds no serious or critical problem on any page, in both themes, on the table and on the phone."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import NewPerson
from tests.browser.person import Person, play
from tests.browser.server import ROOT

AXE = (ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js").read_text("utf-8")
RUN = """() => axe.run(document, { resultTypes: ['violations'] }).then((found) => found.violations
  .filter((problem) => problem.impact === 'serious' || problem.impact === 'critical')
  .flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.target.join(' ')}: ${node.failureSummary}`)))"""

# Colours are measured when what moves has arrived.
STILL = """() => Promise.all(document.getAnimations()
  .filter((one) => one.effect.getComputedTiming().iterations !== Infinity)
  .map((one) => one.finished.catch(() => undefined)))"""


def check(who: Person, where: str) -> None:
    """Both themes of what is on the screen."""
    problems: list[str] = []
    for _ in range(2):
        if not who.page.evaluate("typeof axe === 'object'"):
            who.page.evaluate(f"() => {{ {AXE} }}")
        theme = who.page.locator("html").get_attribute("data-theme")
        who.page.evaluate(STILL)
        problems += [f"{where}, {theme}: {found}" for found in who.page.evaluate(RUN)]
        who.change_theme()
    assert who.overflow() <= 0, f"{where}: {who.overflow()} pixels wider than the window"
    assert not problems, "\n".join(problems)


def reach(who: Person, kind: str) -> None:
    """Play until I am asked this, in this match or, if it ends before, in another one."""
    for _ in range(6):
        if who.question and play([who], lambda one: one.kind == kind) is not None:
            return
        who.play_now(["jogador", "jogador", "aprendiz"])
        who.wait_for_question()
    raise AssertionError(f"nobody ever asks: {kind}")


@pytest.mark.parametrize("phone", [False, True], ids=["table", "phone"])
def test_lobby_rules_and_waiting_room(person: NewPerson, phone: bool) -> None:
    ana = person("Ana", phone=phone)
    ana.play_now()  # something to go on with, in the lobby
    ana.wait_for_question()
    ana.create(4)
    ana.go("/")
    expect(ana.button("Play now")).to_be_visible()
    check(ana, "lobby")
    ana.go("/rules/king-of-tokyo")
    expect(ana.page.get_by_role("heading", level=2).first).to_be_visible()
    check(ana, "rules")
    table = ana.create(5, bots=["mestre", "aprendiz"])
    ana.go(f"/t/{table}")
    expect(ana.button("Sit here").first).to_be_visible()
    check(ana, "waiting room")


@pytest.mark.parametrize("phone", [False, True], ids=["table", "phone"])
def test_board(person: NewPerson, phone: bool) -> None:
    ana = person("Ana", phone=phone)
    reach(ana, "keep")
    ana.tray.locator(".die.can").first.click()
    check(ana, "my roll")
    reach(ana, "buy")
    check(ana, "buying")
    reach(ana, "yield")
    check(ana, "yield?")


@pytest.mark.parametrize("phone", [False, True], ids=["table", "phone"])
def test_end_and_replay(person: NewPerson, phone: bool) -> None:
    ana = person("Ana", phone=phone)
    ana.play_now(["jogador"], target=5)
    play([ana])
    expect(ana.page.get_by_role("region", name="Luck or brains?").get_by_role("listitem")).to_have_count(2)
    check(ana, "end")
    ana.end.click()
    expect(ana.button("Play", exact=True)).to_be_visible()
    check(ana, "replay")
