"""`ludoteca cards`: the cards of a game in a terminal, each with the rules of its words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rich.text import Text

from ludoteca.kernel.errors import BadSetup
from ludoteca.kernel.gallery import GalleryCard, Line, Word, filtered
from ludoteca.kernel.game import Game
from ludoteca.kernel.packs import PACKS
from ludoteca.terminal.screen import Screen
from ludoteca.words import say


def every_card(game: Game) -> list[GalleryCard]:
    """All cards that a game knows, those of every pack among them; `BadSetup` where there is nothing to read."""
    known = next((option.choices for option in game.options if option.name == PACKS), ())
    cards = list(game.gallery(game.content({**game.check_setup(game.seats[0], None), PACKS: list(known)})))
    if not cards:
        raise BadSetup(f"{game.id} has no cards to list")
    return cards


class CardList:
    """Shows cards in one language."""

    def __init__(self, game: Game, screen: Screen, language: str) -> None:
        self.game = game
        self.screen = screen
        self.language = language

    def show(self, wanted: Mapping[str, Sequence[str]], words: str) -> None:
        """The cards that fit, and how many they are."""
        cards = every_card(self.game)
        found = [card for card in filtered(cards, wanted) if self._says(card, words)]
        for card in found:
            self._card(card)
        counts = {"n": len(found), "all": len(cards)}
        self.screen.say(say(self.game.id, self.language, "cli-cards-count", counts), "bold")

    def _word(self, word: Word) -> str:
        return say(self.game.id, self.language, word[0], word[1])

    def _says(self, card: GalleryCard, words: str) -> bool:
        """Whether the name or a text of a card has these words."""
        said = [self._word(card.name), *(self._word(line.text) for line in card.lines)]
        return not words or any(words.casefold() in text.casefold() for text in said)

    def _card(self, card: GalleryCard) -> None:
        head = Text(self._word(card.name), style="bold bright_yellow")
        for word, rule in card.facts:
            head.append(f"  {self._word(word)}", style="bold").append(_cited([rule]), style="dim")
        head.append(f"  {card.id}", style="dim")
        self.screen.show(head)
        for line in card.lines:
            self._line(line)
        if card.flavour is not None:
            self.screen.show(Text(self._word(card.flavour), style="italic dim"), indent=2)
        self.screen.show(Text())

    def _line(self, line: Line) -> None:
        text = Text()
        for number, (word, rule) in enumerate(line.heads):
            text.append(" · " if number else "").append(self._word(word), style="cyan")
            text.append(_cited([rule]), style="dim")
        text.append("  " if line.heads else "").append(self._word(line.text)).append(_cited(line.rules), style="dim")
        self.screen.show(text, indent=2)


def _cited(rules: Sequence[str]) -> str:
    """Rules as `ludoteca rules` takes them."""
    return f" [{', '.join(rules)}]" if any(rules) else ""
