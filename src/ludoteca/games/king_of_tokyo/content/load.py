"""Reading cards: their numbers from TOML, what they do from classes, joined by id. Faults name file, line and reason.

`cards.toml` is the box; every `pack_*.toml` beside it is a pack of the house that a table may add. What numbers cannot
say is a class in `cards/`, found by its name: `MadeInALab` is what `made_in_a_lab` does. A DISCARD card without one is
its numbers. Packs of others are read by `packs.py`.
"""

from __future__ import annotations

import pkgutil
from collections.abc import Iterable, Mapping, Sequence
from importlib import import_module
from pathlib import Path
from types import ModuleType

from ludoteca.games.king_of_tokyo.content.box import Card, Content
from ludoteca.games.king_of_tokyo.powers import Power
from ludoteca.games.king_of_tokyo.rules.discards import PlainDiscard
from ludoteca.games.king_of_tokyo.rules.keeps import PlainKeep
from ludoteca.kernel.content import Entry, load
from ludoteca.kernel.errors import BrokenGame
from ludoteca.kernel.hooks import id_of

HERE = Path(__file__).parent
BOX = HERE / "cards.toml"
PACK = "pack_"  # how the file of a pack begins

TYPES = ("keep", "discard")
NUMBERS = ("vp", "hearts", "energy", "others_lose_vp", "hurts_others", "hurts_me")
MOST = 20  # of anything that a card costs or does
MOST_COPIES = 3


class Shelf:
    """All cards that a game knows: those of the box, then those of each pack."""

    def __init__(self, cards: list[Card], classes: Mapping[str, type[Power]]) -> None:
        self.cards = cards
        self.classes = classes
        self.packs = tuple(dict.fromkeys(card.pack for card in cards if card.pack))

    def content(self, packs: tuple[str, ...], more: Sequence[Card] = ()) -> Content:
        """The cards of a table with these packs, with powers of its own; `more` are cards that only this table has.

        Packs that it has not chosen change nothing in it, not even a number.
        """
        cards = [*(card for card in self.cards if card.pack == "" or card.pack in packs), *more]
        return Content(cards, [self._power(card) for card in cards])

    def _power(self, card: Card) -> Power:
        found = self.classes.get(card.id)
        if found is not None:
            return found()
        return PlainKeep() if card.keep else PlainDiscard()


def shelf(files: Iterable[Path] = (), classes: Mapping[str, type[Power]] | None = None) -> Shelf:
    """The cards of the house, and those of further pack files with the classes of theirs."""
    cards: list[Card] = []
    for path in (BOX, *sorted(HERE.glob(f"{PACK}*.toml")), *files):
        cards += read_cards(path, "" if path == BOX else path.stem.removeprefix(PACK))
    known = {**house_classes(), **(classes or {})}
    check(cards, known)
    return Shelf(cards, known)


def read_cards(path: Path, pack: str) -> list[Card]:
    """The cards of one file."""
    book = load(path)
    found = [read_card(entry, pack) for entry in book.entries("card", name="id")]
    book.close()
    return found


def read_card(entry: Entry, pack: str) -> Card:
    """The numbers of one card."""
    keep = TYPES[entry.index("type", TYPES)] == "keep"
    numbers = {name: 0 if keep else entry.number(name, 1, MOST, default=0) for name in NUMBERS}
    return Card(
        entry.text("id"),
        entry.number("cost", 0, MOST),
        keep,
        entry.number("copies", 1, MOST_COPIES),
        entry.text("icon"),
        numbers,
        pack,
        f"{entry.book.path}:{entry.book.line(entry.place)}",
    )


def house_classes() -> dict[str, type[Power]]:
    """What the cards of the house do, by id: every class in the files of `cards/`."""
    from ludoteca.games.king_of_tokyo import cards

    found: dict[str, type[Power]] = {}
    for module in pkgutil.iter_modules(cards.__path__):
        for card_id, power in classes_of(import_module(f"{cards.__name__}.{module.name}")).items():
            if card_id in found:
                raise BrokenGame(
                    f"{power.__module__}: {found[card_id].__module__} has a class {power.__name__} already"
                )
            found[card_id] = power
    return found


def classes_of(module: ModuleType) -> dict[str, type[Power]]:
    """The cards of one file, by id. A class whose name begins with _ only helps others."""
    return {
        id_of(power): power
        for power in vars(module).values()
        if isinstance(power, type)
        and issubclass(power, Power)
        and power.__module__ == module.__name__
        and not power.__name__.startswith("_")
    }


def check(cards: list[Card], classes: Mapping[str, type[Power]]) -> None:
    """Every card is there once and does something; every class belongs to a card."""
    seen: dict[str, Card] = {}
    for card in cards:
        if card.id in seen:
            raise BrokenGame(f"{card.where}: {card.id!r} is a card of {seen[card.id].where} already")
        seen[card.id] = card
        if card.id in classes:
            continue
        name = "".join(word.capitalize() for word in card.id.split("_"))
        if card.keep:
            raise BrokenGame(f"{card.where}: the KEEP card {card.id!r} does nothing: no class {name} in cards/*.py")
        if not any(card.numbers.values()):
            raise BrokenGame(f"{card.where}: {card.id!r} has neither numbers nor a class {name} in cards/*.py")
    for card_id, power in classes.items():
        if card_id not in seen:
            raise BrokenGame(f"{power.__module__}: {power.__name__} is no card: no file of content/ has {card_id!r}")
