"""Draws docs/images/terminal.svg: a moment of a match as a terminal shows it. Run it when the terminal looks different.

python -m tools.terminal_picture [FILE]
"""

from __future__ import annotations

import sys
from contextlib import suppress
from io import StringIO
from pathlib import Path
from typing import NoReturn

from rich.console import Console

import ludoteca
from ludoteca.bots.glimpse import Glimpse
from ludoteca.bots.levels import make_bot
from ludoteca.terminal.play import Play
from ludoteca.terminal.screen import Screen

PICTURE = Path(__file__).parent.parent / "docs" / "images" / "terminal.svg"
GAME, SEATS, SEED = "king-of-tokyo", 4, 5
TURNS = 15  # that bots play before a person sits down
WIDTH = 104
FONT = "ui-monospace, DejaVu Sans Mono, Menlo, Consolas, monospace"
FETCHED_FONT = "Fira Code"  # what rich would fetch from elsewhere


class Drawn(Exception):
    """The picture shows what it should."""


class Paper(Screen):
    """A screen that keeps what is on it, up to the first question to a person."""

    def __init__(self) -> None:
        super().__init__(Console(file=StringIO(), record=True, width=WIDTH, force_terminal=True, highlight=False))

    @property
    def live(self) -> bool:
        """Nothing moves on paper."""
        return False

    def ask(self, mark: str) -> NoReturn:
        """Nobody answers: this is the moment."""
        self.console.print(mark)
        raise Drawn


def moment() -> Play:
    """A match that bots have brought so far that it is worth a look, with a person at its first seat."""
    session = ludoteca.game(GAME).start(SEATS, SEED)
    bots = [make_bot("jogador", GAME, seat) for seat in range(SEATS)]
    while (session.game.turns(session.state) or 0) < TURNS or 0 in session.pending:
        seat, decision = next(iter(session.pending.items()))
        session.answer(seat, bots[seat].choose(Glimpse(session, seat), decision))
    session.opening = []  # long ago
    return Play(session, ["human", *["jogador"] * (SEATS - 1)], Paper(), "en")


def draw() -> str:
    """The picture."""
    play = moment()
    with suppress(Drawn):
        play.run()
    return "\n".join(line for line in _svg(play.screen.console).splitlines() if line.strip()) + "\n"


def _svg(console: Console) -> str:
    """As rich draws it, with fonts that everyone has: nothing is fetched."""
    drawn = console.export_svg(title=f"ludoteca play {GAME}")
    while "@font-face" in drawn:
        before, _, rest = drawn.partition("@font-face")
        drawn = before + rest.partition("}")[2]
    return drawn.replace(f"{FETCHED_FONT}, monospace", FONT).replace(FETCHED_FONT, FONT)


if __name__ == "__main__":
    target = Path(sys.argv[1]) if len(sys.argv) > 1 else PICTURE
    target.write_text(draw(), encoding="utf-8")
    print(f"drawn: {target}")
