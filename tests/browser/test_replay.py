"""The end page, and the replay behind it: stepped, scrubbed, played, seen from any seat, proved."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import NewPerson
from tests.browser.person import CLAW, Person, play
from tests.browser.server import Server

LAST_LOOK = 2000  # milliseconds, as `web/src/table/Table.svelte` has it


def step(who: Person) -> tuple[int, int]:
    """Which step is shown, of how many."""
    shown = who.page.get_by_text(re.compile(r"^step \d+ of \d+$")).inner_text()
    found = re.fullmatch(r"step (\d+) of (\d+)", shown)
    assert found is not None
    return int(found[1]), int(found[2])


@pytest.mark.long
def test_the_end_page_tells_the_match_and_leads_to_replay_and_rematch(person: NewPerson) -> None:
    ana, eve = person("Ana"), person("Eve", phone=True)
    table = ana.play_now(["jogador", "aprendiz"], target=5)
    eve.go(f"/t/{table}")
    play([ana])

    for who in (ana, eve):
        expect(who.end).to_be_visible()
        order = who.page.get_by_role("region", name="Final order").get_by_role("listitem")
        expect(order).to_have_count(3)
        expect(who.page.get_by_role("region", name="The match in one drawing").locator("svg").first).to_be_visible()
        expect(who.page.get_by_role("region", name="Luck or brains?").get_by_role("listitem")).to_have_count(3)
        expect(who.page.get_by_role("region", name="Key moments")).to_be_visible()
    assert eve.button(re.compile("^Rematch")).count() == 0
    record = ana.api(f"/api/tables/{table}/record")
    winner = record["outcome"]["winners"][0]
    assert ana.api(f"/api/tables/{table}")["seats"][winner]

    ana.button("See the table").click()
    expect(ana.board).to_be_visible()
    ana.page.reload()
    ana.button(re.compile("^Rematch")).click()
    for who in (ana, eve):
        who.page.wait_for_url(lambda url: "/t/" in url and not url.endswith(table))
    assert ana.page.url == eve.page.url


def test_from_the_end_page_one_goes_back_to_the_table_and_stays_there(person: NewPerson) -> None:
    """Who played, and who has come only now."""
    ana, eve = person("Ana"), person("Eve", phone=True)
    table = ana.play_now(target=5)
    play([ana])
    eve.go(f"/t/{table}")
    for who in (ana, eve):
        expect(who.end).to_be_visible()
        who.page.clock.install()
        who.touch(who.button("See the table"))
        expect(who.board).to_be_visible()
        who.page.clock.run_for(2 * LAST_LOOK)
        expect(who.board).to_be_visible()
        expect(who.end).to_have_count(0)
        who.touch(who.button("How it ended"))
        expect(who.end).to_be_visible()


def frame_of(link: Locator) -> tuple[int, str]:
    """Where in the replay a link of the end page leads to, and whether it plays on from there."""
    found = re.search(r"#(\d+)(\+?)$", link.get_attribute("href") or "")
    assert found is not None
    return int(found[1]), found[2]


def test_from_the_end_page_any_moment_is_one_tap_away(person: NewPerson, server: Server) -> None:
    """Each at its own step; the last blow is played again, and ends as the match did."""
    ana = person("Ana", phone=True)
    ana.page.set_viewport_size({"width": 390, "height": 664})
    players = [{"place": "city", "stars": 3}, {"hearts": 2}, {"hearts": 1}]
    server.stage({"players": players, "turn": 0}, [CLAW] * 6)
    ana.play_now(["aprendiz", "aprendiz"])
    ana.wait_for_question("keep")
    play([ana])
    line = ana.page.get_by_role("slider", name="Timeline of the match")
    moments = ana.page.get_by_role("region", name="Key moments").get_by_role("link")
    expect(moments.first).to_be_visible()
    steps = [frame_of(link)[0] for link in moments.all()]
    assert len(set(steps)) > 1, "all moments lead to one place"
    for at, wanted in enumerate(steps):
        moments.nth(at).tap()
        expect(line).to_have_attribute("aria-valuenow", str(wanted + 1))
        ana.page.go_back()
    blow = ana.page.get_by_role("link", name="Last blow")
    expect(blow).not_to_have_attribute("aria-disabled", "true")
    wanted, playing = frame_of(blow)
    assert playing, "the last blow stands still"
    assert wanted == steps[-1] - 1, "it begins before the blow"
    blow.tap()
    last = line.get_attribute("aria-valuemax")
    expect(line).to_have_attribute("aria-valuenow", str(last))  # by itself


def test_at_the_end_the_next_tab_comes_to_what_can_be_done(person: NewPerson) -> None:
    ana = person("Ana")
    ana.play_now(target=5)
    play([ana])
    expect(ana.page.get_by_role("group", name="What to do next")).to_be_focused()
    ana.page.keyboard.press("Tab")
    expect(ana.page.get_by_role("link", name="Another game")).to_be_focused()


def test_a_replay_is_stepped_scrubbed_played_and_seen_from_any_seat(person: NewPerson) -> None:
    ana = person("Ana")
    ana.play_now(target=5)
    play([ana])
    ana.end.click()
    line = ana.page.get_by_role("slider", name="Timeline of the match")
    expect(line).to_have_attribute("aria-valuenow", "1")
    first, last = step(ana)
    assert first == 1
    assert last > 5

    ana.button("One step forward").click()
    assert step(ana)[0] == 2
    ana.button("One step back").click()
    assert step(ana)[0] == 1
    ana.button("Next turn").click()
    assert step(ana)[0] > 1
    ana.button("Previous turn").click()
    assert step(ana)[0] == 1

    box = line.bounding_box()
    assert box is not None
    ana.page.mouse.move(box["x"] + 2, box["y"] + box["height"] / 2)
    ana.page.mouse.down()
    ana.page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, steps=4)
    middle = step(ana)[0]
    assert 1 < middle < last
    ana.page.mouse.move(box["x"] + box["width"] - 2, box["y"] + box["height"] / 2, steps=4)
    ana.page.mouse.up()
    assert step(ana)[0] > middle
    line.focus()
    ana.page.keyboard.press("Home")
    assert step(ana)[0] == 1

    ana.page.get_by_role("group", name="Speed").get_by_role("button", name="4×").click()
    ana.button("Play", exact=True).click()
    ana.page.get_by_text(re.compile(r"^step [3-9] of")).wait_for()
    ana.button("Pause").click()
    expect(ana.button("Play", exact=True)).to_be_visible()

    eyes = ana.page.get_by_role("group", name="See as")
    for name in (re.compile("^Ana"), "Everyone"):
        eyes.get_by_role("button", name=name).click()
        expect(eyes.get_by_role("button", name=name)).to_have_attribute("aria-pressed", "true")
        assert step(ana)[1] == last


# A browser that gives pages without a certificate no clipboard.
NO_CLIPBOARD = "Object.defineProperty(navigator, 'clipboard', { value: undefined })"
# What was copied by hand: what is marked when it is.
COPIED = "document.addEventListener('copy', () => (window.copied = document.activeElement.value))"
LINK = "http://192.168.7.5:8000"


@pytest.mark.parametrize("secure", [True, False])
def test_the_address_of_a_moment_is_one_that_others_can_open(person: NewPerson, server: Server, secure: bool) -> None:
    ana = person("Ana")
    if not secure:
        ana.context.add_init_script(NO_CLIPBOARD)
    ana.context.add_init_script(COPIED)
    ana.context.grant_permissions(["clipboard-read", "clipboard-write"])
    server.stage({"players": [{"hearts": 1, "place": "city"}, {"hearts": 10}], "turn": 1}, [CLAW] * 18)
    table = ana.play_now()
    play([ana])
    ana.go(f"/r/{table}")
    ana.button("Copy the address").click()
    alone = ana.page.get_by_role("dialog", name="Address of this moment")
    expect(alone).to_contain_text("ludoteca serve --host 0.0.0.0")  # the address is copied, and opens here alone
    expect(alone.get_by_role("textbox")).to_have_value(re.compile(rf"{re.escape(ana.base)}/r/{table}#"))
    ana.context.route("**/api/reach", lambda route: route.fulfill(json={"addresses": [LINK]}))
    ana.page.reload()
    ana.button("Copy the address").click()
    expect(ana.page.locator(".announcer, [aria-live]").filter(has_text="Copied.").first).to_be_attached()
    expect(alone).to_be_hidden()
    copied = ana.page.evaluate("navigator.clipboard?.readText() ?? window.copied")
    assert copied.startswith(f"{LINK}/r/{table}#")


@pytest.mark.long
def test_the_luck_of_a_match_can_be_proved(person: NewPerson, tmp_path: Path) -> None:
    ana = person("Ana", phone=True)
    table = ana.play_now(target=5)
    play([ana])
    ana.go(f"/r/{table}")
    ana.button("Check", exact=True).tap()
    report = ana.page.get_by_role("dialog", name="Nobody touched the dice")
    expect(report).to_be_visible()
    expect(report.get_by_text("The seed is the one that the table committed to")).to_be_visible()

    with ana.page.expect_download() as started:
        report.get_by_role("link", name="Download the record").click()
    kept = tmp_path / "match.ludo"
    started.value.save_as(kept)
    command = [
        sys.executable,
        "-c",
        "from ludoteca.cli import main; raise SystemExit(main())",
        "replay",
        "--verify",
        "--lang",
        "en",
    ]
    told = subprocess.run([*command, str(kept)], capture_output=True, text=True, check=False)
    assert told.returncode == 0, told.stderr

    forged = json.loads(kept.read_text())
    roll = next(entry for entry in forged["log"] if isinstance(entry[0], str) and isinstance(entry[1], list))
    roll[1] = list(reversed(roll[1]))
    kept.write_text(json.dumps(forged))
    assert subprocess.run([*command, str(kept)], capture_output=True, check=False).returncode != 0


def test_a_match_that_goes_on_has_no_replay(person: NewPerson) -> None:
    ana = person("Ana")
    table = ana.play_now()
    ana.wait_for_question()
    ana.cut_off = True  # the refusal of the server shows in the console
    ana.go(f"/r/{table}")
    ana.see("This match is not over yet.")
