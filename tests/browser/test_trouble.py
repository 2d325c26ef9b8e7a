"""Reloads, cut wires, a server that dies, and people who leave: nothing is lost, nothing is doubled."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import WebSocketRoute, expect

from tests.browser.conftest import NewPerson
from tests.browser.person import Person, play, play_until
from tests.browser.server import Server
from tests.browser.wire import Wire


@pytest.fixture
def mortal(client: None, tmp_path: Path) -> Iterator[Server]:
    """A server that a test may kill."""
    found = Server(tmp_path / "data")
    found.start()
    yield found
    found.stop()


def dice(who: Person) -> list[str]:
    """The dice by their names, in order, whether kept or not."""
    shown = who.tray.locator('[data-ref^="die:"]')
    return sorted(str(die.get_attribute("aria-label")).removesuffix(", kept") for die in shown.all())


def diary(who: Person) -> list[str]:
    return who.page.get_by_role("list", name="Diary").get_by_role("listitem").all_inner_texts()


def numbers(line: str) -> list[str]:
    """What a line tells whoever reads it: I am "you" in my own diary."""
    return re.findall(r"\d+", line)


def expect_same_story(who: Person, watcher: Person) -> None:
    """Both tell the same story and show the same dice: nothing was lost, nothing came twice."""
    expect(who.page.get_by_role("list", name="Diary").get_by_role("listitem")).to_have_count(len(diary(watcher)))
    assert [numbers(line) for line in diary(who)] == [numbers(line) for line in diary(watcher)]
    assert dice(who) == dice(watcher)


def answers(who: Person, table: str) -> list[object]:
    """What was answered in a finished match: the entries of its record that are a seat's."""
    log = who.api(f"/api/tables/{table}/record")["log"]
    return [entry for entry in log if isinstance(entry[0], int)]


class Fog:
    """Between a server and a page: while it is thick, views come as where the game fails at them."""

    def __init__(self, who: Person) -> None:
        self.thick = False
        who.page.route_web_socket(re.compile("/ws/"), self._pass)

    def _pass(self, page: WebSocketRoute) -> None:
        server = page.connect_to_server()
        page.on_message(server.send)
        server.on_message(lambda message: page.send(self._seen(str(message))))

    def _seen(self, message: str) -> str:
        told = json.loads(message)
        if self.thick and told.get("view"):
            told["view"] |= {"board": {}, "out": [], "fault": True}
        return json.dumps(told)


def test_where_the_board_cannot_be_shown_one_plays_on_without_it(person: NewPerson) -> None:
    ana = person("Ana")
    fog = Fog(ana)
    ana.play_now()
    asked = ana.wait_for_question("keep")
    fog.thick = True
    ana.press(ana.tray.locator(".btn.roll"))
    notice = ana.page.get_by_role("alert").filter(has_text="The board cannot be shown at this moment")
    expect(notice).to_be_visible()
    expect(ana.tray).to_have_count(0)
    ana.wait_past(asked)
    fog.thick = False
    ana.press(ana.page.locator(".choices .cta"))
    expect(ana.tray).to_be_visible()
    expect(notice).to_have_count(0)


def test_a_reload_in_the_middle_of_a_decision_changes_nothing(person: NewPerson) -> None:
    ana = person("Ana")
    ana.play_now()
    asked = ana.wait_for_question("keep")
    before, told = dice(ana), diary(ana)
    ana.page.reload()
    assert ana.wait_for_question("keep") == asked
    assert dice(ana) == before
    assert diary(ana) == told
    ana.answer()
    ana.wait_for_question()


def test_a_cut_wire_is_said_and_mends_by_itself(person: NewPerson, wire: Wire) -> None:
    ana, eve = person("Ana", base=wire.base), person("Eve")  # the wire of Eve, who watches, stays whole
    table = ana.play_now()
    eve.go(f"/t/{table}")
    asked = ana.wait_for_question("keep")
    expect(eve.board).to_be_visible()
    told = diary(eve)
    ana.cut_off = True

    wire.cut()
    expect(ana.offline).to_be_visible()
    ana.tray.locator(".btn.cta.roll").click()  # said into the void: kept, and sent when there is a wire again
    expect(ana.offline.get_by_role("listitem")).to_have_count(2)
    assert ana.question == asked
    assert diary(eve) == told
    wire.mend()
    expect(ana.offline).to_be_hidden()
    ana.wait_past(asked)
    ana.wait_for_question("keep")
    expect_same_story(ana, eve)
    assert len(diary(eve)) == len(told) + 1, "one roll, and no more"


def test_an_answer_whose_receipt_was_lost_is_not_given_twice(person: NewPerson, wire: Wire) -> None:
    ana, eve = person("Ana", base=wire.base), person("Eve")
    table = ana.play_now()
    eve.go(f"/t/{table}")
    asked = ana.wait_for_question("keep")
    expect(eve.board).to_be_visible()
    told = diary(eve)
    ana.cut_off = True

    wire.deafen()
    ana.tray.locator(".btn.cta.roll").click()
    lines = eve.page.get_by_role("list", name="Diary").get_by_role("listitem")
    expect(lines).to_have_count(len(told) + 1)  # the server has the answer, and Ana does not know
    assert ana.question == asked
    wire.cut()
    expect(ana.offline).to_be_visible()
    wire.mend()
    expect(ana.offline).to_be_hidden()
    ana.wait_past(asked)
    ana.wait_for_question("keep")
    expect_same_story(ana, eve)
    expect(lines).to_have_count(len(told) + 1)
    assert ana.page.get_by_role("alertdialog", name="Not yet!").count() == 0, "nothing was refused either"


@pytest.mark.long
def test_a_killed_server_comes_back_and_everyone_goes_on(person: NewPerson, mortal: Server) -> None:
    ana, rui = person("Ana", base=mortal.base), person("Rui", base=mortal.base)
    table = ana.create(3, target=5, bots=["aprendiz"])
    for who in (ana, rui):
        who.go(f"/t/{table}")
    rui.button("Sit here").click()
    ana.button("Start with 3").click()
    asked_one = play([ana, rui], lambda who: who.kind == "keep")
    assert asked_one is not None
    asked, before = asked_one.question, dice(asked_one)

    for who in (ana, rui):
        who.cut_off = True
    mortal.kill()
    for who in (ana, rui):
        expect(who.offline).to_be_visible()
    mortal.start()
    for who in (ana, rui):
        expect(who.offline).to_be_hidden()
    assert asked_one.question == asked
    assert dice(asked_one) == before

    play([ana, rui])
    for who in (ana, rui):
        expect(who.end).to_be_visible()
    assert answers(ana, table)


@pytest.mark.long
def test_a_bot_stands_in_for_someone_who_left_until_they_are_back(person: NewPerson) -> None:
    ana, rui = person("Ana"), person("Rui")
    table = ana.create(2)
    for who in (ana, rui):
        who.go(f"/t/{table}")
    rui.button("Sit here").click()
    ana.button("Start with 2").click()
    play([ana, rui], lambda who: who is rui and who.kind == "keep")

    rui.page.close()
    ana.see("offline")
    ana.button("A bot for Rui").click()
    ana.wait_for_question()
    assert ana.api(f"/api/tables/{table}")["seats"][1]["kind"] == "bot"

    rui.page = rui.open_page()
    rui.go(f"/t/{table}")
    rui.button("Take my seat back").click()
    found = play([ana, rui], lambda who: who is rui)
    assert found is rui
    assert rui.api(f"/api/tables/{table}")["seats"][1]["kind"] == "human"
    play_until([ana, rui], "keep")
