"""Someone at a screen: one browser context with its own cookie, who sees and touches what a person sees and touches."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from pathlib import Path
from time import monotonic
from typing import Any

from playwright.sync_api import Browser, ConsoleMessage, Locator, Page, Request, WebSocket, expect
from playwright.sync_api import TimeoutError as TooLate

DESKTOP = {"width": 1440, "height": 900}
PHONE = {"width": 390, "height": 844}
PATIENCE = 60_000  # milliseconds; the machine may be busy
DOUBLE_TAP = 450  # milliseconds after which a second tap is no longer the tail of the first
CLAW = 5  # as the position of a match numbers faces
GLANCE = 120  # milliseconds to look at one of several screens
ELSEWHERE = re.compile(r"^(?:https?|wss?)://(?!127\.0\.0\.1[:/])")
CUT_OFF = re.compile(r"net::ERR_|WebSocket connection|Failed to load resource")

REPLAY_LINK = "a[href^='/r/']:not([href*='#'])"
SEES_END = f'document.querySelector("{REPLAY_LINK}") !== null'

expect.set_options(timeout=PATIENCE)

# What the board asks, as `kind:number`; empty while it asks nothing.
QUESTION = """() => {
  const app = document.querySelector('.app[data-question]')
  return app && app.dataset.question !== '' ? `${app.dataset.kind}:${app.dataset.question}` : ''
}"""
LATER = """ms => {
  const now = performance.now.bind(performance)
  performance.now = () => now() + ms
}"""
FIRST_VISIT = """(name, speed) => {
  try {
    if (localStorage.getItem('ludoteca.name') === null) localStorage.setItem('ludoteca.name', name)
    localStorage.setItem('ludoteca.muted', 'yes')
    if (localStorage.getItem('ludoteca.speed') === null) localStorage.setItem('ludoteca.speed', speed)
  } catch { /* a blank page has no storage */ }
}"""


def as_text(frame: str | bytes) -> str:
    return frame if isinstance(frame, str) else frame.decode()


class Person:
    """A browser of one person. Everything unexpected that the page does is kept in `complaints`."""

    def __init__(
        self,
        browser: Browser,
        base: str,
        name: str = "Ana",
        *,
        phone: bool = False,
        theme: str = "light",
        language: str = "en-US",
        calm: bool = True,
        named: bool = True,
        speed: str = "instant",
    ) -> None:
        self.base = base
        self.name = name
        self.phone = phone
        self.complaints: list[str] = []
        self.outside: list[str] = []
        self.cut_off = False  # whether failed requests are to be expected
        self.heard: list[str] = []  # every message of the sockets, as text
        self.said: list[str] = []  # every command that the page has sent, as text
        self.context = browser.new_context(
            base_url=base,
            viewport=PHONE if phone else DESKTOP,  # type: ignore[arg-type]
            has_touch=phone,
            is_mobile=phone,
            locale=language,
            color_scheme=theme,  # type: ignore[arg-type]
            reduced_motion="reduce" if calm else "no-preference",
        )
        self.context.set_default_timeout(PATIENCE)
        if named:
            self.context.add_init_script(f"({FIRST_VISIT})({name!r}, {speed!r})")
        self.context.on("request", self._notice)  # to stop requests on the way would cost each of them dear
        self.page = self.open_page()

    def open_page(self) -> Page:
        """Another page of the same browser."""
        page = self.context.new_page()
        page.on("console", self._console)
        page.on("pageerror", lambda error: self.complaints.append(f"error: {error}"))
        page.on("websocket", self._listen)
        return page

    def _notice(self, request: Request) -> None:
        if ELSEWHERE.match(request.url):
            self.outside.append(request.url)

    def _console(self, message: ConsoleMessage) -> None:
        if message.type not in ("error", "warning"):
            return
        if self.cut_off and CUT_OFF.search(message.text):
            return
        self.complaints.append(f"{message.type}: {message.text} ({message.location.get('url', '')})")

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self.heard.append(as_text(frame)))
        socket.on("framesent", lambda frame: self.said.append(as_text(frame)))

    def close(self) -> None:
        self.context.close()

    def photograph(self, path: Path) -> None:
        self.page.screenshot(path=path, animations="disabled")

    # -- going places ------------------------------------------------------------------------------------------

    def go(self, path: str) -> None:
        self.page.goto(path)

    def api(self, path: str, body: dict[str, Any] | None = None) -> Any:
        """Ask the HTTP API as this person."""
        headers = {"Origin": self.base, "X-Ludoteca": "1"}
        if body is None:
            answer = self.context.request.get(path, headers=headers)
        else:
            answer = self.context.request.post(path, headers=headers, data=body)
        assert answer.ok, answer.text()
        return answer.json()

    def create(self, seats: int = 2, target: int = 20, **more: Any) -> str:
        """A new table of King of Tokyo with me as its host; its id."""
        body = {"game": "king-of-tokyo", "name": self.name, "seats": seats, "options": {"target": target}, **more}
        return str(self.api("/api/tables", body)["id"])

    def play_now(self, bots: Sequence[str] = ("aprendiz",), target: int = 20, **more: Any) -> str:
        """A match against bots, begun and opened."""
        table = self.create(len(bots) + 1, target, bots=list(bots), start=True, **more)
        self.go(f"/t/{table}")
        return table

    def change_theme(self) -> None:
        """Light to dark or back, as a person does it."""
        toggle = self.page.locator("nav.tools").get_by_role("button", name="Light or dark")
        if toggle.count():
            toggle.click()
            return
        self.button("Menu").click()
        menu = self.page.get_by_role("dialog", name="Menu")
        menu.get_by_role("button", name="Light or dark").click()
        menu.get_by_role("button", name="Close").click()
        expect(menu).to_be_hidden()

    # -- what is on the screen ---------------------------------------------------------------------------------

    def button(self, name: str | re.Pattern[str], exact: bool = False) -> Locator:
        return self.page.get_by_role("button", name=name, exact=exact)

    def see(self, text: str | re.Pattern[str]) -> None:
        expect(self.page.get_by_text(text).first).to_be_visible()

    def overflow(self) -> int:
        """By how many pixels the page is wider than the window; a phone would show it smaller to hide that."""
        assert self.page.viewport_size is not None
        return int(self.page.evaluate("document.documentElement.scrollWidth")) - self.page.viewport_size["width"]

    @property
    def board(self) -> Locator:
        return self.page.locator(".app[data-kind]")

    @property
    def tray(self) -> Locator:
        return self.page.locator(".tray")

    @property
    def end(self) -> Locator:
        """The way from the end page to the replay."""
        return self.page.locator(REPLAY_LINK)

    @property
    def offline(self) -> Locator:
        return self.page.get_by_role("alert", name="Signal lost!")

    @property
    def question(self) -> str:
        """What the board asks me now, as `kind:number`."""
        return str(self.page.evaluate(QUESTION))

    @property
    def kind(self) -> str:
        return self.question.partition(":")[0]

    @property
    def is_over(self) -> bool:
        return self.end.is_visible()

    def glance(self) -> bool:
        """Whether I am asked something or the match is over; look for a moment."""
        try:
            self.page.wait_for_function(f"() => ({QUESTION})() !== '' || {SEES_END}", timeout=GLANCE)
        except TooLate:
            return False
        return True

    def wait_for_question(self, *kinds: str) -> str:
        """Wait until the board asks me something (of these kinds); what it asks."""
        wanted = "|".join(kinds) or "."
        self.page.wait_for_function(f"() => new RegExp('^(?:{wanted})').test(({QUESTION})())")
        return self.question

    def wait_until(self, happened: Callable[[], bool], complaint: str) -> None:
        """Wait for what the page does not show: a message that it has heard, something that it has asked for."""
        until = monotonic() + PATIENCE / 1000
        while not happened():
            assert monotonic() < until, complaint
            self.frame()  # what happens is told meanwhile

    def frame(self) -> None:
        """Wait until the page is drawn once more."""
        self.page.evaluate("() => new Promise(requestAnimationFrame)")

    def later(self, ms: int) -> None:
        """By the page's clock, so much time passes at once."""
        self.page.evaluate(LATER, ms)

    # -- playing -----------------------------------------------------------------------------------------------

    def answer(self) -> None:
        """Answer what I am asked, by touching what is offered, and wait until the board has gone on."""
        asked = self.question
        ways: dict[str, Callable[[], None]] = {"keep": self.stop_rolling, "yield": self.leave_tokyo}
        ways |= {"buy": self.shop, "snatch": self.shop}
        ways.get(asked.partition(":")[0], self.take_first)()
        self.wait_past(asked)

    def wait_past(self, asked: str) -> None:
        """Wait until the board no longer asks this: it asks something else, or nothing, or is gone."""
        self.page.wait_for_function(f"asked => ({QUESTION})() !== asked", arg=asked)

    def touch(self, thing: Locator) -> None:
        """With a finger on a phone, else with the mouse."""
        if self.phone:
            thing.tap()
        else:
            thing.click()

    def press(self, control: Locator) -> None:
        """Give an answer with this control; twice, where it says that the first time may be my end."""
        self.touch(control)
        if self.page.locator(".danger.armed").count():
            self.later(DOUBLE_TAP)
            self.touch(control)

    def stop_rolling(self) -> None:
        self.press(self.tray.locator(".btn.stop, .btn.roll").first)  # with nothing left to roll, the large button stops

    def leave_tokyo(self) -> None:
        self.press(self.tray.locator(".choice.out"))

    def stay_in_tokyo(self) -> None:
        self.press(self.tray.locator(".choice.in"))

    def shop(self) -> None:
        """Buy what glows; else end the turn."""
        glowing = self.page.locator(".market .pcard.afford")
        if glowing.count():
            self.touch(glowing.first)
            self.press(self.tray.locator(".btn.cta.buy"))
        else:
            self.press(self.tray.locator(".btn.done"))

    def look_on(self) -> None:
        """Who is out is told so, and the others wait to be watched: see the end at once."""
        forward = self.page.locator("dialog:modal .ways .btn:not(.cta)").first
        if forward.count():
            self.touch(forward)

    def take_first(self) -> None:
        """Any other question: the first offer, after a die if the offers are about one."""
        offers = self.tray.locator(".offer")
        if not offers.count() and self.tray.locator(".die.can").count():
            self.touch(self.tray.locator(".die.can").first)
        self.press((offers if offers.count() else self.tray.locator(".btn.calm")).first)


def play(people: Sequence[Person], until: Callable[[Person], bool] | None = None, most: int = 400) -> Person | None:
    """Everyone answers until the end page, or until something is true of someone who is asked; that person."""
    answered = 0
    asked_last = monotonic()
    while not all(person.is_over for person in people):
        for person in people:
            if not person.glance():
                person.look_on()
                continue
            if person.is_over:
                continue
            if until is not None and until(person):
                return person
            person.answer()
            answered += 1
            asked_last = monotonic()
            assert answered < most, "the match does not end"
        assert monotonic() - asked_last < 2 * PATIENCE / 1000, "nobody is asked anything any more"
    return None


def play_until(people: Sequence[Person], kind: str, most: int = 400) -> Person:
    """Play on until someone is asked a question of this kind."""
    found = play(people, lambda person: person.kind == kind, most)
    assert found is not None, f"the match ended before anyone was asked: {kind}"
    return found
