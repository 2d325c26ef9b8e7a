"""Packs of King of Tokyo: cards that are nothing but numbers, in the form of `cards.toml`.

A DISCARD card has the numbers of those of the box. A KEEP card has numbers that are added wherever the rules count
dice, rolls, claws, prices, hearts or energy. What a card says is made of its numbers; its name is plain text.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ludoteca.games.king_of_tokyo.content.box import Card
from ludoteca.games.king_of_tokyo.content.load import MOST, MOST_COPIES, NUMBERS, TYPES
from ludoteca.kernel.content import ContentError, Entry, Faults
from ludoteca.kernel.packs import LONGEST_TEXT, CardReader, Pack

CARD_FILE: Final = "cards.toml"
PACK_FILES: Final = (CARD_FILE,)
LONGEST_NAME: Final = 40
MOST_CARDS: Final = 40  # physical ones: the numbers of actions have room for so many in each of four packs

# What a KEEP card can be made of, and the most of it.
KEEP_NUMBERS: Final = {
    "dice": 2,
    "rolls": 3,
    "claws": 3,
    "more_claws": 3,
    "discount": 3,
    "hearts": 3,
    "energy": 3,
    "max_hearts": 5,
}


class Reader(CardReader):
    """Reads the cards of one pack; `icons` are the pictures that there are."""

    def __init__(self, pack: Pack, icons: Sequence[str]) -> None:
        super().__init__(pack.name)
        self.key = pack.key
        self.icons = icons

    def card(self, entry: Entry) -> Card:
        """KOT-R7: a card, by its numbers."""
        keep = TYPES[entry.index("type", TYPES)] == "keep"
        most = KEEP_NUMBERS if keep else dict.fromkeys(NUMBERS, MOST)
        numbers = {name: entry.number(name, 1, high, default=0) for name, high in most.items()}
        entry.demand(any(numbers.values()), f"does nothing: it needs one of {', '.join(most)}")
        made = Card(
            self.card_id(entry),
            entry.number("cost", 0, MOST),
            keep,
            entry.number("copies", 1, MOST_COPIES, default=1),
            self.icons[entry.index("icon", self.icons)],
            numbers,
            self.key,
            f"{entry.book.path}:{entry.book.line(entry.place)}",
        )
        made.name = self.words(entry, "name", LONGEST_NAME)
        made.flavour = self.words(entry, "flavour", LONGEST_TEXT, "")
        return made


def read_pack(pack: Pack, icons: Sequence[str]) -> list[Card]:
    """The cards of a pack; `Faults` tells all that is wrong with them."""
    reader = Reader(pack, icons)
    book = reader.open(pack, CARD_FILE)
    cards: list[Card] = []
    if book is not None:
        cards = reader.each(book, "card", reader.card, MOST_CARDS)
        found = sum(card.copies for card in cards)
        book.demand(found <= MOST_CARDS, f"are {found} cards with their copies; a pack has up to {MOST_CARDS}", "card")
        reader.close(book)
    reader.tell()
    return cards


def read_packs(packs: Sequence[Pack], icons: Sequence[str]) -> dict[str, list[Card]]:
    """The cards of packs by their keys; `Faults` tells all that is wrong with any of them."""
    faults: list[ContentError] = []
    found: dict[str, list[Card]] = {}
    for pack in packs:
        try:
            found[pack.key] = read_pack(pack, icons)
        except Faults as told:
            faults += told.faults
    if faults:
        raise Faults(faults)
    return found
