"""The two ends of a terminal: lines in, text out. Works on a screen and through pipes alike."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping

from rich.console import Console, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

WIDEST = 110
SYMBOLS = {"♥": "bold red", "ϟ": "bold green", "★": "bold yellow", "⚔": "bold dark_orange"}


class Screen:
    """Shows and asks. `names` are words that stand out in their colour wherever they appear."""

    def __init__(self, console: Console, read: Callable[[str], str] = input) -> None:
        self.console = console
        self.read = read
        self.names: Mapping[str, str] = {}

    @property
    def width(self) -> int:
        """The columns to fill."""
        return min(self.console.width, WIDEST)

    @property
    def live(self) -> bool:
        """Whether someone looks at a screen, rather than a pipe."""
        return self.console.is_terminal

    def clear(self) -> None:
        """A fresh screen; through a pipe, an empty line."""
        if self.live:
            self.console.clear()
        else:
            self.console.print()

    def show(self, thing: RenderableType, indent: int = 0) -> None:
        """Show something drawn."""
        self.console.print(Padding(thing, (0, 0, 0, indent), expand=False) if indent else thing, width=self.width)

    def say(self, text: str, style: str = "", indent: int = 0) -> None:
        """Show a sentence, with names and symbols in their colours."""
        self.show(self.colored(text, style), indent)

    def bullet(self, text: str, mark: str = "▸") -> None:
        """Show a paragraph behind a mark that sticks out."""
        row = Table.grid(padding=(0, 1, 0, 0))
        row.add_row(Text(mark, style="dim"), self.colored(text))
        self.show(row)

    def height_of(self, text: str) -> int:
        """How many lines such a paragraph takes."""
        return len(self.colored(text).wrap(self.console, self.width - 2))

    def colored(self, text: str, style: str = "") -> Text:
        """A sentence with names and symbols in their colours."""
        made = Text(text, style=style)
        for symbol, symbol_style in SYMBOLS.items():
            made.highlight_words([symbol], symbol_style)
        for name, name_style in self.names.items():
            made.highlight_regex(rf"(?<!\w){re.escape(name)}(?!\w)", name_style)
        return made

    def ask(self, mark: str) -> str:
        """A line of input. `EOFError` when there is no more."""
        return self.read(f"{mark} ")
