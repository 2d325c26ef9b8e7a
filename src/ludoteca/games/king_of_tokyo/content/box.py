"""The Power cards of one table: their numbers joined with what they do (KOT-R7, KOT-R8, KOT-R9).

A *kind* is the number of a distinct card, a *card* that of a physical one. Every table has its own content, so that two
tables with different cards never meet; what depends on the cards is found here, and nowhere else.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludoteca.games.king_of_tokyo.powers import MOMENTS, Power
from ludoteca.kernel.hooks import HookIndex

NO_MIMIC: Final = -2  # the number of no card


class Card:
    """One distinct card as its file describes it; `where` is that place, `pack` empty for the cards of the box."""

    def __init__(
        self,
        card_id: str,
        cost: int,
        keep: bool,
        copies: int,
        icon: str,
        numbers: dict[str, int],
        pack: str,
        where: str,
    ) -> None:
        self.id = card_id
        self.cost = cost
        self.keep = keep
        self.copies = copies
        self.icon = icon
        self.numbers = numbers
        self.pack = pack
        self.where = where
        self.name = ""  # in a pack that was installed: plain text, as the line below
        self.flavour = ""


class Content:
    """All cards of a table: those of the box, then those of the packs that it has chosen."""

    def __init__(self, cards: list[Card], powers: list[Power]) -> None:
        self.ids: list[str] = [card.id for card in cards]
        self.costs: list[int] = [card.cost for card in cards]
        self.keep: list[bool] = [card.keep for card in cards]
        self.icons: list[str] = [card.icon for card in cards]
        self.cards = cards  # by kind
        self.kind_of: list[int] = []  # by card
        for kind, card in enumerate(cards):
            self.kind_of += [kind] * card.copies
        self.deck: list[int] = list(range(len(self.kind_of)))
        self.powers = powers
        self.mimic: i64 = NO_MIMIC  # the card that is a copy of another one
        for kind, power in enumerate(powers):
            power.kind = kind
            power.join(cards[kind].numbers)
            if power.copies_others:
                self.mimic = self.kind_of.index(kind)
        self.hooks: HookIndex[Power] = HookIndex(Power, MOMENTS, powers, [power.order for power in powers])
        self.no_copies: list[int] = [0] * (len(cards) + 1)  # one more, for cards that this game does not have
        self.worked_out: dict[str, object] = {}  # what bots reckon once from these cards

    def kind(self, card_id: str) -> int:
        """The kind with this id; one beyond all kinds, of which nobody ever has a copy, when there is none."""
        return self.ids.index(card_id) if card_id in self.ids else len(self.ids)

    def name_of(self, kind: int) -> tuple[str, dict[str, object]]:
        """The message that names a card; of a pack that was installed, its name as it is."""
        card = self.cards[kind]
        return ("pack-text", {"text": card.name, "id": card.id}) if card.name else (f"card-{card.id}", {})

    def id_of(self, card: int) -> str:
        """The id of a physical card."""
        return self.ids[self.kind_of[card]]

    def cards_named(self, card_id: str) -> list[int]:
        """The physical cards with this id (two of them for Extra Head and Evacuation Orders)."""
        kind = self.kind(card_id)
        return [card for card, of in enumerate(self.kind_of) if of == kind]
