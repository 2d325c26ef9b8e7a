"""A whole match of King of Tokyo with its movements, in the hand and at a desk: nothing jumps, nothing hides play."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import NewPerson
from tests.browser.looking import SIZES
from tests.browser.person import CLAW, Person, play
from tests.browser.server import Server
from tests.browser.staying import PARTS, covered, moved, watch

# Every kind of question comes in the first round, with all that cards add to it, and nobody is far from the end.
ONE, TWO, THREE, HEART, ENERGY, _ = range(6)
STAGE = {
    "players": [
        {
            "monster": "gigazaur",
            "place": "city",
            "hearts": 9,
            "stars": 6,
            "energy": 9,
            "cards": ["background_dweller", "energy_drink", "stretchy", "healing_ray"],
        },
        {"monster": "the_king", "stars": 6, "hearts": 7, "energy": 4, "cards": ["extra_head"]},
        {"monster": "alienoid", "stars": 6, "hearts": 7},
    ],
    "market": ["heal", "complete_destruction", "made_in_a_lab"],
    "turn": 0,
    "target": 12,
}
FACES = [THREE, THREE, ENERGY, HEART, CLAW, ONE, CLAW, CLAW, CLAW, ONE, TWO, TWO, TWO]
KINDS = {"keep", "change", "resolve", "heart", "buy", "yield"}
# At a desk, who rolls and who asks about dice lay them out in two ways.
AT_A_DESK = {
    **PARTS,
    "dice": ".tray .dice[data-anchor]",
    "a rival": ".seats .seat:nth-child(2)",
    "goods": ".market .cards",
    "my cards": ".right .hand",
}


def play_watched(
    who: Person, server: Server, parts: Mapping[str, str] = PARTS, *, apart: Sequence[str] | None = None
) -> None:
    """A match against two bots to its end page; before every answer everything can be touched."""
    server.stage(STAGE, FACES)
    who.play_now(["jogador", "aprendiz"])
    who.wait_for_question()
    watch(who, parts, apart=apart)
    kept: set[str] = set()
    asked: set[str] = set()
    extras = 0

    def before_answer(someone: Person) -> bool:
        nonlocal extras
        if someone.kind not in asked:
            asked.add(someone.kind)
            someone.button("Hint", exact=True).click()
            expect(someone.tray.get_by_text("The master would").filter(visible=True).first).to_be_visible()
        if someone.kind == "keep":
            extras += someone.tray.locator(".extras, .more").count()
        if someone.kind == "keep" and someone.question not in kept and someone.tray.locator(".die.can").count():
            kept.add(someone.question)
            someone.touch(someone.tray.locator(".die.can").first)
            expect(someone.tray.locator(".die[aria-pressed=true]").first).to_be_visible()
        hidden = covered(someone)
        assert not hidden, f"{someone.kind}: {hidden}"
        return False

    play([who], before_answer)
    assert asked >= KINDS, f"too short to see anything: {asked}"
    assert extras, "no card has added to a roll"
    assert not moved(who), "\n".join(moved(who))


@pytest.mark.long
def test_at_a_desk_nothing_moves_but_what_is_played(person: NewPerson, server: Server) -> None:
    # Whether to yield is asked over the heads of everything else, always in the same place; all else has one layout.
    play_watched(person("Ana", calm=False, speed="quick"), server, AT_A_DESK, apart=["asking"])


def test_who_falls_is_told_so_and_can_see_the_end_at_once(person: NewPerson, server: Server) -> None:
    ana = person("Ana")
    me = {"monster": "gigazaur", "place": "city", "hearts": 1}
    others = [{"monster": "the_king", "stars": 8}, {"monster": "alienoid", "stars": 8}]
    server.stage({"players": [me, *others], "turn": 0, "target": 12}, [ONE, ONE, TWO, TWO, THREE, THREE, *[CLAW] * 18])
    ana.play_now(["aprendiz", "aprendiz"])
    ana.wait_for_question("keep")
    ana.answer()
    expect(ana.page.locator("dialog:modal .ways")).to_be_visible()  # until it is answered, nothing goes on
    play([ana])


@pytest.mark.long
def test_in_the_hand_a_match_is_played_by_touch_to_its_end_and_seen_again(person: NewPerson, server: Server) -> None:
    ana = person("Ana", phone=True, calm=False, speed="quick")
    width, height = SIZES["hand"]
    ana.page.set_viewport_size({"width": width, "height": height})
    play_watched(ana, server)
    ana.end.tap()
    line = ana.page.get_by_role("slider")
    expect(line).to_have_attribute("aria-valuenow", "1")
    ana.button("Next turn").tap()
    expect(line).not_to_have_attribute("aria-valuenow", "1")
    ana.button("Previous turn").tap()
    expect(line).to_have_attribute("aria-valuenow", "1")
    box = line.bounding_box()
    assert box is not None
    ana.page.touchscreen.tap(box["x"] + box["width"] - 4, box["y"] + box["height"] / 2)
    last = line.get_attribute("aria-valuemax")
    expect(line).to_have_attribute("aria-valuenow", str(last))
    ana.button("Previous turn").tap()
    ana.button("Play", exact=True).tap()
    expect(ana.button("Pause")).to_be_visible()
