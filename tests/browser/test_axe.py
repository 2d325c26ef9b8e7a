"""axe-core finds no serious or critical problem on any page, in both themes, on the table and on the phone."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import NewPerson
from tests.browser.looking import settle
from tests.browser.person import CLAW, Person, play
from tests.browser.server import ROOT, Server

AXE = (ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js").read_text("utf-8")
RUN = """() => axe.run(document, { resultTypes: ['violations'] }).then((found) => found.violations
  .filter((problem) => problem.impact === 'serious' || problem.impact === 'critical')
  .flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.target.join(' ')}: ${node.failureSummary}`)))"""

BOTS = ("jogador", "jogador", "aprendiz")
# In the middle of a match: cards on the table, someone hurt, something to pay with.
FULL_TABLE = {
    "players": [
        {"place": "city", "energy": 9, "stars": 7, "cards": ["giant_brain", "fire_breathing"]},
        {"hearts": 4, "energy": 3, "cards": ["mimic"]},
        {"hearts": 7, "stars": 12},
        {"energy": 1},
    ],
    "mimics": "fire_breathing",
    "market": ["heal", "tank", "corner_store"],
}


def check(who: Person, where: str) -> None:
    """Both themes of what is on the screen."""
    problems: list[str] = []
    for _ in range(2):
        if not who.page.evaluate("typeof axe === 'object'"):
            who.page.evaluate(f"() => {{ {AXE} }}")
        theme = who.page.locator("html").get_attribute("data-theme")
        settle(who)  # colours are measured when what moves has arrived
        problems += [f"{where}, {theme}: {found}" for found in who.page.evaluate(RUN)]
        who.change_theme()
    assert who.overflow() <= 0, f"{where}: {who.overflow()} pixels wider than the window"
    assert not problems, "\n".join(problems)


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
def test_board(person: NewPerson, server: Server, phone: bool) -> None:
    ana = person("Ana", phone=phone)
    server.stage({**FULL_TABLE, "turn": 0})
    ana.play_now(BOTS)
    asked = ana.wait_for_question("keep")
    ana.tray.locator(".die.can").first.click()
    check(ana, "my roll")
    ana.stop_rolling()
    ana.wait_past(asked)
    ana.wait_for_question("buy")
    check(ana, "buying")
    server.stage({**FULL_TABLE, "turn": 1}, [CLAW] * 18)
    ana.play_now(BOTS)
    ana.wait_for_question("yield")
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
