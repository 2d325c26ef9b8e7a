"""Packs of Fábrica de Heróis: Heroes with their faces, Missions and Bases, in the files and the form of the box.

What a pack is, and what it may not be, is in `kernel/packs.py`; here is what its cards mean.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ludoteca.games.fabrica_de_herois.content.box import Content
from ludoteca.games.fabrica_de_herois.content.load import FILES, HERO_FILE, Cards, Reader, join, own_cards, own_content
from ludoteca.games.fabrica_de_herois.content.portraits import read_portraits
from ludoteca.kernel.content import ContentError, Faults
from ludoteca.kernel.packs import Pack, PackShelf

PORTRAIT_FILE: Final = "portraits.toml"
PACK_FILES: Final = (*FILES, PORTRAIT_FILE)
MOST_CARDS: Final = {"heroes.toml": 200, "missions.toml": 150, "bases.toml": 30}


def read_cards(pack: Pack) -> Cards:
    """The cards of a pack, made for one content; `Faults` tells all that is wrong with them."""
    reader = Reader(pack.name)
    cards = Cards([], [], [])
    for name in FILES:
        book = reader.open(pack, name)
        if book is not None:
            reader.book(book, cards, name, MOST_CARDS[name])
    _read_faces(reader, pack, cards)
    reader.tell()
    return cards


def _read_faces(reader: Reader, pack: Pack, cards: Cards) -> None:
    """The faces of its Heroes, each of parts and colours by their names."""
    book = reader.open(pack, PORTRAIT_FILE)
    if book is None:
        return
    heroes = {hero.id: hero for hero in cards.heroes}
    for own, (entry, portrait) in read_portraits(book).items():
        hero = heroes.get(f"{pack.name}:{own}")
        entry.demand(hero is not None, f"is {own!r}, and {HERO_FILE} has no such Hero", "hero")
        if hero is not None:
            hero.portrait = portrait
    reader.close(book)


def shelf_of(packs: Sequence[Pack]) -> PackShelf[Content]:
    """Packs for tables to choose from; `Faults` tells all that is wrong with any of them."""
    faults: list[ContentError] = []
    for pack in packs:
        try:
            read_cards(pack)
        except Faults as told:
            faults += told.faults
    if faults:
        raise Faults(faults)
    known = {pack.key: pack for pack in packs}

    def mixed(keys: tuple[str, ...]) -> Content:
        """The cards of the box with those of packs after them. An ability knows its number in one content alone."""
        return join([own_cards(), *(read_cards(known[key]) for key in keys)], keys) if keys else own_content()

    return PackShelf(packs, mixed)
