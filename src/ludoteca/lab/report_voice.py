"""How a report speaks: words, figures and names in one language."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from ludoteca import words
from ludoteca.lab.plan import bot_of

NAMES = ("card", "item", "hero", "mission", "loot")  # what the messages that name a thing begin with


UNBROKEN = "\u00a0"  # no line ends between a figure and its sign
IN_HAND = "-in-hand"  # what a thing is called that was had before, where having it is another matter than playing it


class Voice:
    """One language, about one game."""

    def __init__(self, language: str, game: str, names: Mapping[str, str] | None = None) -> None:
        """`names` are those that no message has: of packs and their cards, as these say them."""
        self.language = language
        self.game = game
        self.names = names or {}

    def say(self, key: str, **params: Any) -> str:
        """A message of the house."""
        return words.say("", self.language, key, params)

    def title(self) -> str:
        """What the game is called."""
        return words.say(self.game, self.language, "game-title")

    def number(self, value: float, digits: int = 0) -> str:
        """A figure as it is written in this language."""
        text = f"{value:,.{digits}f}"
        return text.translate(str.maketrans(",.", ".,")) if self.language == "pt-BR" else text

    def percent(self, share: float, digits: int = 1, sign: bool = False) -> str:
        """A share; with `sign` a difference of two."""
        plus = "+" if sign and share > 0 else ""
        return f"{plus}{self.number(share * 100, digits)}{UNBROKEN}%"

    def span(self, interval: Sequence[float]) -> str:
        """An interval of shares."""
        return f"{self.percent(interval[0])} – {self.percent(interval[1])}"

    def seat(self, seat: int) -> str:
        """A seat; people count from one."""
        return self.say("report-seat", n=str(seat + 1))

    def bot(self, name: str) -> str:
        """A bot, by its level."""
        level, own = bot_of(name)
        key = f"level-{level}"
        called = words.say("", self.language, key) if words.has("", self.language, key) else level
        return called if own is None else f"{called} @{own}"

    def way(self, reason: str) -> str:
        """How a game ended."""
        key = f"reason-{reason}"
        return words.say(self.game, self.language, key) if words.has(self.game, self.language, key) else reason

    def card(self, name: str) -> str:
        """A card, or whatever is offered."""
        if name in self.names:
            return self.names[name]
        if name.endswith(IN_HAND):
            return self.say("report-in-hand", card=self.card(name.removesuffix(IN_HAND)))
        for kind in NAMES:
            for own in (name, name.replace("_", "-")):
                if words.has(self.game, self.language, f"{kind}-{own}"):
                    return words.say(self.game, self.language, f"{kind}-{own}")
        return name.replace("_", " ")

    def option(self, name: str) -> str:
        """What an option is called."""
        key = f"option-{name}"
        return words.say(self.game, self.language, key) if words.has(self.game, self.language, key) else name

    def choice(self, option: str, value: object) -> str:
        """A value of an option, or several."""
        if isinstance(value, (list, tuple)):
            return " + ".join(self.choice(option, one) for one in value)
        key = self.choice_key(option, value)
        return words.say(self.game, self.language, key) if key else self.names.get(str(value), str(value))

    def choice_key(self, option: str, value: object) -> str:
        """The message that names a value of an option (of `monsters`, a monster); empty where there is none."""
        keys = (f"option-{option}-{value}", f"{option}-{value}", f"{option.removesuffix('s')}-{value}")
        return next((key for key in keys if words.has(self.game, self.language, key)), "")

    def list(self, names: Sequence[str]) -> str:
        """Several in a row."""
        return ", ".join(names) or "–"
