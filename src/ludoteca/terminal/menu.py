"""A decision as a menu: what can be typed, and which action it stands for.

Most decisions are a numbered list. Where a subset is picked (dice to keep), numbers name the things to pick, and the
other choices carry letters that are no commands.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any, NamedTuple

import msgspec

from ludoteca.kernel.flow import Decision
from ludoteca.kernel.present import Choice, Prompt

COMMANDS = {
    "help": ("??", "help", "ajuda"),
    "undo": ("u", "undo", "desfazer"),
    "whole-undo": ("uu", "whole-undo", "desfazer-jogada"),
    "change": ("cc", "change", "mudar"),
    "hint": ("h", "hint", "dica"),
    "save": ("s", "save", "salvar"),
    "language": ("l", "language", "idioma"),
    "log": ("w", "log", "registro"),
    "quit": ("q", "quit", "exit", "sair"),
}
LETTERS = "abcdefgijkmoprtvxyz"  # those that no command and no word for "none" uses
ALL = ("all", "todos", "tudo")
NONE = ("0", "n", "none", "nenhum")
SHOWN = 40


class Command(NamedTuple):
    """Something else than an answer: its name, and what was typed after it."""

    name: str
    rest: str = ""


class Complaint(NamedTuple):
    """Why what was typed is no answer, as a message."""

    key: str
    params: dict[str, Any]


class Entry(NamedTuple):
    """A line of the menu."""

    label: str
    choice: Choice


def printable(typed: str) -> str:
    """What was typed, fit to be shown again."""
    clean = "".join(char if char.isprintable() else "�" for char in typed.strip())
    return clean if len(clean) <= SHOWN else clean[: SHOWN - 1] + "…"


def command_of(typed: str) -> Command | None:
    """The command in what was typed, if it is one."""
    text = typed.strip()
    lowered = text.casefold()
    for name, spellings in COMMANDS.items():
        if lowered in spellings:
            return Command(name)
    first, _, rest = text.partition(" ")
    if first.casefold() in COMMANDS["save"]:
        return Command("save", rest.strip())
    if text.startswith("?"):
        return Command("rule", text[1:].strip())
    return None


def without_twins(choices: Sequence[Choice]) -> list[Choice]:
    """The choices without those that read like an earlier one: which of two equal dice it is does not matter."""
    kept: list[Choice] = []
    for choice in choices:
        if not any((choice.label, choice.params) == (other.label, other.params) for other in kept):
            kept.append(choice)
    return kept


class Menu:
    """What a person can answer to one decision. `merged` shows choices that read the same only once."""

    def __init__(self, prompt: Prompt, decision: Decision, merged: bool = False) -> None:
        if merged:
            prompt = msgspec.structs.replace(prompt, choices=without_twins(prompt.choices))
        self.prompt = prompt
        self.decision = decision
        self.actions: Sequence[int] = decision.actions
        self.subset = prompt.pick == "subset"
        labels = list(LETTERS) if self.subset else [str(number + 1) for number in range(len(prompt.choices))]
        labels += [f"x{number}" for number in range(1, len(prompt.choices) - len(labels) + 1)]
        self.entries = [Entry(label, choice) for label, choice in zip(labels, prompt.choices, strict=False)]

    @property
    def declines(self) -> Entry | None:
        """The line that declines an offer to interrupt: what an empty line stands for there."""
        if not self.decision.reaction or self.decision.council is not None:
            return None
        return next((entry for entry in self.entries if entry.choice.action == self.decision.default), None)

    @property
    def everything(self) -> int:
        """The mask of all items."""
        return (1 << len(self.prompt.items)) - 1

    def entry(self, label: str) -> Entry | None:
        """The line with this label."""
        return next((entry for entry in self.entries if entry.label == label.strip().casefold()), None)

    def choice_of(self, action: int) -> Choice | None:
        """The choice that stands for an action, when it is one of the list."""
        return next((entry.choice for entry in self.entries if entry.choice.action == action), None)

    def read(self, typed: str) -> int | Complaint:
        """The action for what was typed, or what is wrong with it."""
        text = typed.strip().casefold()
        entry = self.entry(text)
        if entry is not None:
            return entry.choice.action
        if self.subset:
            return self._read_subset(text, typed)
        if re.fullmatch(r"[0-9]+", text):
            return Complaint("ui-out-of-range", {"n": len(self.entries)})
        return Complaint("ui-not-understood", {"typed": printable(typed)})

    def _read_subset(self, text: str, typed: str) -> int | Complaint:
        if text in ALL:
            return self.everything
        if text in NONE:
            return 0
        if not re.fullmatch(r"[0-9]+([\s,;.]+[0-9]+)*[\s,;.]*", text):
            return Complaint("ui-not-understood", {"typed": printable(typed)})
        numbers = re.findall(r"[0-9]+", text)
        count = len(self.prompt.items)
        if len(numbers) == 1 and count < 10:
            numbers = list(numbers[0])  # 134 means 1 3 4
        mask = 0
        for number in numbers:
            if len(number) > 3 or not 1 <= int(number) <= count:
                return Complaint("ui-no-such-item", {"typed": printable(number), "n": count})
            bit = 1 << (int(number) - 1)
            if mask & bit:
                return Complaint("ui-twice", {"typed": number})
            mask |= bit
        return mask
