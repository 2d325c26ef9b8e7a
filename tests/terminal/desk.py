"""A terminal in a test: lines go in, what a person would read comes out."""

from __future__ import annotations

import io
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path

from rich.console import Console

from ludoteca.bots import Glimpse
from ludoteca.kernel.flow import Decision
from ludoteca.kernel.intent import Intent
from ludoteca.kernel.live import LiveSession
from ludoteca.kernel.session import Session
from ludoteca.terminal.live import LivePlay
from ludoteca.terminal.play import Chooser, Play
from ludoteca.terminal.screen import Screen


class FirstChoice:
    """A bot that always takes the first action."""

    intent: Intent | None = None
    why: Intent | None = None
    explains = False

    def __init__(self) -> None:
        self.requests: dict[int, Intent] = {}

    def choose(self, glimpse: Glimpse, decision: Decision) -> int:
        return decision.actions[0]


class LastChoice:
    """A bot that always takes the last action."""

    def choose(self, glimpse: Glimpse, decision: Decision) -> int:
        return decision.actions[-1]


def first_choice(level: str, game_id: str, seed: int) -> Chooser:
    return FirstChoice()


class Desk:
    """One match at a terminal that is not one."""

    def __init__(
        self,
        session: Session,
        players: Iterable[str],
        language: str = "en",
        *,
        bots: Callable[[str, str, int], Chooser] = first_choice,
        file: Path | None = None,
        width: int = 100,
        live: bool = False,
        sure: bool = True,
    ) -> None:
        """`sure`: whoever sits here means what they type, also where it may be their end."""
        self.out = io.StringIO()
        console = Console(
            file=self.out, width=width, height=35, force_terminal=live, color_system=None, highlight=False
        )
        self._lines: Iterator[str] = iter(())
        screen = Screen(console, self._read)
        if isinstance(session, LiveSession):
            self.play: Play = LivePlay(session, list(players), screen, language, file)
        else:
            self.play = Play(session, list(players), screen, language, file, bots)
        if sure:
            vars(self.play)["_is_sure"] = lambda _menu, _read: True

    @property
    def session(self) -> Session:
        return self.play.session

    def _read(self, mark: str) -> str:
        self.out.write(mark)
        typed = next(self._lines, None)
        if typed is None:
            raise EOFError
        self.out.write(typed + "\n")
        return typed

    def types(self, *lines: str) -> int:
        """Type these lines, then close the input. The result is the exit code."""
        return self.types_on(iter(lines))

    def types_on(self, lines: Iterator[str]) -> int:
        self._lines = lines
        return self.play.run()

    @property
    def text(self) -> str:
        """All that was shown, as one line of words."""
        return " ".join(self.out.getvalue().split())
