"""A whole match of King of Tokyo with its movements, in the hand and at a desk: nothing jumps, nothing hides play."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import NewPerson
from tests.browser.looking import SIZES
from tests.browser.person import Person, play
from tests.browser.staying import covered, moved, watch


def play_watched(who: Person) -> None:
    """A short match against two bots to its end page; before every answer everything can be touched."""
    who.play_now(["jogador", "aprendiz"], target=6)
    who.wait_for_question()
    expect(who.page.locator(".signs")).to_be_visible()  # the last thing to arrive
    watch(who)
    kept: set[str] = set()

    def before_answer(someone: Person) -> bool:
        if someone.kind == "keep" and someone.question not in kept and someone.tray.locator(".die.can").count():
            kept.add(someone.question)
            someone.touch(someone.tray.locator(".die.can").first)
            expect(someone.tray.locator(".die[aria-pressed=true]").first).to_be_visible()
        hidden = covered(someone)
        assert not hidden, f"{someone.kind}: {hidden}"
        return False

    play([who], before_answer)
    assert not moved(who), "\n".join(moved(who))


def test_at_a_desk_nothing_moves_but_what_is_played(person: NewPerson) -> None:
    play_watched(person("Ana", calm=False, speed="quick"))


def test_in_the_hand_a_match_is_played_by_touch_to_its_end_and_seen_again(person: NewPerson) -> None:
    ana = person("Ana", phone=True, calm=False, speed="quick")
    width, height = SIZES["hand"]
    ana.page.set_viewport_size({"width": width, "height": height})
    play_watched(ana)
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
