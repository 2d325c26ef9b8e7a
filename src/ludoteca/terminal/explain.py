"""Answers to `?`: the paragraph of the rulebook behind a question, a choice, a card or a rule id."""

from __future__ import annotations

from rich.table import Table
from rich.text import Text

from ludoteca import rulebook
from ludoteca.kernel.errors import LudotecaError
from ludoteca.kernel.game import Game
from ludoteca.kernel.present import Choice
from ludoteca.rulebook import Paragraph
from ludoteca.terminal.menu import COMMANDS, Menu, printable
from ludoteca.terminal.screen import Screen
from ludoteca.words import say

MOST_SECTIONS = 3
_HELP = {
    "1, 2 …": "number",
    "?": "rule",
    "u": "undo",
    "uu": "whole-undo",
    "cc": "change",
    "h": "hint",
    "s": "save",
    "w": "log",
    "l": "language",
    "q": "quit",
}


class Explainer:
    """Explains one game in one language."""

    def __init__(self, game: Game, screen: Screen, language: str) -> None:
        self.game = game
        self.screen = screen
        self.language = language

    def commands(self) -> None:
        """All that can be typed."""
        table = Table.grid(padding=(0, 2))
        table.add_column(style="bold cyan", no_wrap=True)
        table.add_column(ratio=1)
        for typed, what in _HELP.items():
            words = COMMANDS.get(what, ())
            table.add_row(typed, say(self.game.id, self.language, f"ui-help-{what}"), ", ".join(words[1:]))
        self.screen.say(say(self.game.id, self.language, "ui-help-title"), "bold")
        self.screen.show(table, indent=2)

    def rule(self, asked: str, menu: Menu | None = None) -> None:
        """What the rulebook says about the question, a choice of the menu, or whatever is named."""
        try:
            found = self._found(asked, menu)
        except LudotecaError as problem:
            self.screen.say(str(problem), "yellow")
            return
        sections = list(dict.fromkeys(entry.heading for entry in found))
        if not found:
            params = {"typed": printable(asked), "example": f"{self.game.prefix}-R1"}
            self.screen.say(say(self.game.id, self.language, "ui-rule-unknown", params), "yellow")
        elif asked and len(sections) > MOST_SECTIONS:
            params = {"names": ", ".join(sections)}
            self.screen.say(say(self.game.id, self.language, "ui-rule-several", params), "yellow")
        else:
            self.show(found)

    def _found(self, asked: str, menu: Menu | None) -> list[Paragraph]:
        if menu is not None:
            entry = menu.entry(asked) if asked else None
            if entry is not None:
                return self._about_choice(entry.choice)
            if not asked or (menu.subset and asked.isdigit()):
                return self._paragraphs([menu.prompt.rule])
        return rulebook.search(self.game.id, self.language, asked)

    def _about_choice(self, choice: Choice) -> list[Paragraph]:
        """The rule of a choice, and those of the things that it names."""
        named = [value[0] for value in choice.params.values() if isinstance(value, (tuple, list)) and value]
        return self._paragraphs([choice.rule, *(self.game.rule_of(str(key)) for key in named)])

    def _paragraphs(self, rules: list[str]) -> list[Paragraph]:
        book = rulebook.paragraphs(self.game.id, self.language)
        return [book[rule] for rule in dict.fromkeys(rules) if rule in book]

    def show(self, found: list[Paragraph]) -> None:
        """Paragraphs under their headings, each with its id."""
        heading = ""
        for entry in found:
            if entry.heading != heading:
                heading = entry.heading
                self.screen.say(heading, "bold bright_yellow")
            text = self.screen.colored(entry.text)
            self.screen.show(text.append_text(Text(f"  [{entry.rule}]", style="dim")), indent=2)
