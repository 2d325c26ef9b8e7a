"""Whether a box holds what the rulebook says that it holds. What a single card may say is checked where it is read."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final

from ludoteca.games.rush_out.content.box import Content
from ludoteca.games.rush_out.content.names import (
    CHALLENGE_FAMILIES,
    CURSE_EFFECTS,
    DISPELLING_EFFECTS,
    EFFECT_NAMES,
    EQUIPMENT_SYMBOLS,
    FAMILY_NAMES,
    SCROLL_EFFECTS,
    SORCERER_SYMBOLS,
    SPELL_FAMILIES,
)
from ludoteca.kernel.content import Book, Entry

PER_FAMILY: Final = dict(zip(FAMILY_NAMES, (8, 7, 6, 6, 6, 7, 6, 20, 4, 5), strict=True))  # RO-R8, RO-R9, RO-D-1
EQUIPMENT_CARDS: Final = 10
FLAGS_OF_A_SIDE: Final = (0.4, 0.6)  # the part of the cards that has one
FOR_ALL: Final = 3  # the number on the back of a card that everybody uses

# The printed table of Spell decks (RO-R39, RO-D-2), and how many rounds must be won (RO-R37).
SPELL_TABLE: Final[dict[str, tuple[int, ...]]] = {
    "training-1": (8, 7, 0, 0, 0, 0, 0),
    "training-2": (6, 6, 5, 0, 0, 0, 0),
    "1": (5, 4, 5, 5, 0, 0, 0),
    "2": (6, 5, 5, 5, 0, 0, 0),
    "3": (5, 4, 5, 4, 4, 0, 0),
    "4": (4, 3, 5, 4, 4, 5, 0),
    "5": (4, 3, 5, 4, 4, 5, 0),
    "6": (0, 3, 5, 3, 3, 5, 3),
}


def check_spells(made: Content, book: Book) -> None:
    """RO-R8, RO-D-1: so many of each family; two whirlwinds and one of each other Dispelling; two of each Curse."""
    _check_counts(made, book, SPELL_FAMILIES)
    effects = Counter(EFFECT_NAMES[effect] for effect in made.effect if effect >= 0)
    wanted = {effect: 2 if effect == "whirlwind" else 1 for effect in DISPELLING_EFFECTS}
    wanted |= dict.fromkeys(CURSE_EFFECTS, 2)
    for effect, count in wanted.items():
        book.demand(effects[effect] == count, f"holds {effects[effect]} cards with the effect {effect}, not {count}")


def check_challenges(made: Content, book: Book, cards: Sequence[Entry]) -> None:
    """RO-R9: so many of each kind; RO-R40: all Coin cards are used, whoever plays."""
    _check_counts(made, book, CHALLENGE_FAMILIES)
    first = len(made.family) - len(cards)
    for number, card in enumerate(cards):
        if FAMILY_NAMES[made.family[first + number]] == "coin":
            card.demand(made.back[first + number] == FOR_ALL, "leaves a Coin card in the box", "back")


def _check_counts(made: Content, book: Book, families: Sequence[str]) -> None:
    counts = Counter(FAMILY_NAMES[family] for family in made.family)
    for family in families:
        book.demand(
            counts[family] == PER_FAMILY[family], f"holds {counts[family]} {family} cards, not {PER_FAMILY[family]}"
        )


def check_flags(made: Content, spells: Book, challenges: Book) -> None:
    """RO-R33: about half of the cards of each side have a Flag, and every symbol of the Sorcerer occurs."""
    first = sum(PER_FAMILY[family] for family in SPELL_FAMILIES)
    low, high = FLAGS_OF_A_SIDE
    for book, flags in ((spells, made.flag[:first]), (challenges, made.flag[first:])):
        shown = [flag for flag in flags if flag >= 0]
        for symbol, name in enumerate(SORCERER_SYMBOLS[:-1]):
            book.demand(symbol in shown, f"has no Flag with {name}")
        book.demand(low <= len(shown) / len(flags) <= high, f"has a Flag on {len(shown)} of {len(flags)} cards")


def check_alike(made: Content, cards: Sequence[Entry]) -> None:
    """No card is another one under another name: what it asks for on one of its ends, or does, differs."""
    alike: dict[tuple[object, ...], str] = {}
    for number, card in enumerate(cards):
        traits = (
            FAMILY_NAMES[made.family[number]],
            tuple(sorted(made.slots[number])),
            tuple(sorted(made.other_slots[number])),
            made.power[number],
            made.effect[number],
        )
        twin = alike.setdefault(traits, card.text("id"))
        card.demand(twin == card.text("id"), f"is {twin} under another name")


def check_gear(made: Content, book: Book, symbols: Sequence[int], effects: Sequence[int]) -> None:
    """RO-R67, RO-R68: ten Equipment cards of six kinds and eight Scrolls, in the order of their numbers."""
    book.demand(list(symbols) == list(range(len(EQUIPMENT_SYMBOLS))), "has Equipment of other symbols", "equipment")
    copies = sum(made.equipment_copies)
    book.demand(copies == EQUIPMENT_CARDS, f"holds {copies} Equipment cards, not {EQUIPMENT_CARDS}", "equipment")
    book.demand(list(effects) == list(range(len(SCROLL_EFFECTS))), "has Scrolls of other effects", "scroll")


def check_jokers(made: Content, heroes: Sequence[Entry]) -> None:
    """RO-R11: four Heroes with different Jokers."""
    for number, hero in enumerate(heroes, 1):
        hero.demand(made.joker_of[number] not in made.joker_of[1:number], "is another Hero's", "joker")


def check_scenarios(made: Content, scenarios: Sequence[Entry]) -> None:
    """RO-R39: the printed decks; RO-R36: each scenario keeps what those before it brought."""
    brought: set[str] = set()
    for number, scenario in enumerate(scenarios):
        name = scenario.text("id")
        counts, wanted = tuple(made.spell_counts[number]), SPELL_TABLE[name]
        scenario.demand(counts == wanted, f"has the Spells {counts}, not {wanted}")
        here = {FAMILY_NAMES[kind] for kind in made.challenge_kinds[number]}
        scenario.demand(("coin" in here) == made.has_coins[number], "are without Coin cards", "coins")
        scenario.demand(("confrontation" in here) == made.has_lives[number], "are without Confrontations", "lives")
        parts = {
            "dragon": made.has_dragon,
            "souls": made.has_souls,
            "experience": made.has_experience,
        }
        here |= {part for part, has in parts.items() if has[number]}
        scenario.demand(brought <= here, f"lacks {', '.join(sorted(brought - here))}")
        rounds = 1 if name.startswith("training") else 2
        scenario.demand(made.trophies[number] == rounds, f"are not {rounds}", "trophies")
        brought = here
