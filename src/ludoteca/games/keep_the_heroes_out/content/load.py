"""From the content files to the box of a table; mistakes are told with file, line and reason.

| file | what is in it |
|---|---|
| `clans.toml` | the nine Clan cards |
| `tactics.toml` | the nine decks of ten, in the order of the Clans |
| `loot.toml` | Equipment, Beasts, Potions and Scrolls |
| `guild.toml` | the Hero cards of the Guild deck |
| `tokens.toml` | Treasures, and how many tokens of everything there are |
| `tiles.toml` | on which edges each room has a passage |

The number of a card is its place in the files, and stands in records: a new card goes to the end of its file, a new
Tactic card to nowhere, for a deck has ten.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Final

from ludoteca.games.keep_the_heroes_out.content.box import (
    CLAN_NAMES,
    CLASS_NAMES,
    CLASSES,
    DEFEAT,
    EFFECT_NAMES,
    LOOT_NAMES,
    ROLE_NAMES,
    ROOM_NAMES,
    TACTIC,
    TOKEN_NAMES,
    TYPE_NAMES,
    Card,
    ClanBox,
    GuildCard,
    Supply,
)
from ludoteca.games.keep_the_heroes_out.content.notation import BadNotation, defends, shows, sides_of, written
from ludoteca.games.keep_the_heroes_out.content.scenario import Scenario
from ludoteca.games.keep_the_heroes_out.content.table import Content
from ludoteca.kernel.content import Book, Entry, load
from ludoteca.kernel.errors import BadSetup

HERE: Final = Path(__file__).parent
DECK: Final = 10  # Tactic cards of a Clan (digest b)
MOST_COPIES: Final = 2  # of one face in a deck
MOST_CLANS: Final = 2  # that have a card with the same face
MOST_CARDS: Final = 512  # see actions.CARDS
MOST_HEROES: Final = 12  # of a class; see actions.HEROES
LEAST_LOOT: Final = 10  # of each kind
DOORS: Final = ("north", "east", "south", "west")  # as the bits of a mask
LEAST_DOORS: Final = 2
VALUES: Final = 4
WRITTEN: Final = "written"  # how the id of a card begins that a position describes by its icons


class Box:
    """The whole box, without a scenario."""

    def __init__(self) -> None:
        self.cards: list[Card] = []
        self.loot: list[int] = []
        self.clans: list[ClanBox] = []
        self.guild: list[GuildCard] = []
        self.treasure_value: list[int] = []
        self.treasure_effect: list[int] = []
        self.supply = Supply([], 0, 0)
        self.tile_doors: list[int] = []


@cache
def own_box() -> Box:
    """The box of this package: cards and numbers are our own, and are changed in the TOML files alone."""
    return read_box(HERE)


def read_box(folder: Path) -> Box:
    """The box that the files of a folder describe."""
    made = Box()
    books = {name: load(folder / f"{name}.toml") for name in ("clans", "tactics", "loot", "guild", "tokens", "tiles")}
    decks = _read_tactics(made, books["tactics"])
    _read_clans(made, books["clans"], decks)
    _read_loot(made, books["loot"])
    _read_guild(made, books["guild"])
    _read_tokens(made, books["tokens"])
    _read_tiles(made, books["tiles"])
    for book in books.values():
        book.close()
    return made


def content_of(scenario: Scenario, extra: Sequence[str] = (), box: Box | None = None) -> Content:
    """What lies on a table with this scenario: the Guild deck has its cards, too (KTHO-R7, KTHO-R75).

    `extra` are cards written by their icons, for positions: their numbers follow those of the box.
    """
    box = own_box() if box is None else box
    guild = box.guild[:]
    for event, card in enumerate(scenario.cards):
        guild += [GuildCard(card.id, -1, -1, event) for _ in range(card.copies)]
    for hero, room_type in scenario.heroes:
        guild.append(GuildCard(f"{CLASS_NAMES[hero]}-{TYPE_NAMES[room_type]}", hero, room_type, -1))
    return Content(
        [*box.cards, *(written_card(face) for face in extra)],
        box.clans,
        guild,
        box.treasure_value,
        box.treasure_effect,
        box.supply,
        box.tile_doors,
        scenario,
        box.loot,
    )


def written_card(face: str) -> Card:
    """A card that is nothing but its icons. Its id has them, for like cards are known by their id."""
    try:
        return _card(f"{WRITTEN}:{written(sides_of(face))}", TACTIC, -1, face, "card-random")
    except BadNotation as wrong:
        raise BadSetup(f"the card {face!r} {wrong}") from wrong


def _card(card_id: str, kind: int, clan: int, face: str, icon: str) -> Card:
    sides = sides_of(face)
    made = Card(card_id, kind, clan, sides, face, icon)
    made.shows = shows(sides)
    made.defends = defends(sides)
    return made


# -- cards -----------------------------------------------------------------------------------------------------


def _read_card(entry: Entry, kind: int, clan: int) -> Card:
    """The icons of a card and its picture."""
    card_id = entry.text("id")
    entry.demand(re.fullmatch(r"[a-z]+(_[a-z]+)*", card_id) is not None, f"is {card_id!r}, no words_joined_so", "id")
    icon = entry.text("icon")
    entry.demand(re.fullmatch(r"[a-z0-9]+(-[a-z0-9]+)*", icon) is not None, f"is {icon!r}, no icon of the set", "icon")
    try:
        return _card(card_id, kind, clan, entry.text("face"), icon)
    except BadNotation as wrong:
        raise entry.error(str(wrong), "face") from wrong


def _read_tactics(made: Box, book: Book) -> list[list[int]]:
    """The numbers of the cards of each Clan. A deck stands together, so that its numbers do."""
    decks: list[list[int]] = [[] for _ in CLAN_NAMES]
    faces: dict[str, list[int]] = {}
    clan = 0
    entry: Entry = book
    for entry in book.entries("card", name="id"):
        of = entry.index("clan", CLAN_NAMES)
        entry.demand(of in {clan, clan + 1}, f"is {CLAN_NAMES[of]!r}: decks come in the order of the Clans", "clan")
        entry.demand(
            of == clan or len(decks[clan]) == DECK,
            f"is {CLAN_NAMES[of]!r}, but {CLAN_NAMES[clan]} has {len(decks[clan])} cards before it; it takes {DECK}",
            "clan",
        )
        clan = of
        for _ in range(entry.number("copies", 1, MOST_COPIES, default=1)):
            decks[clan].append(len(made.cards))
            made.cards.append(_read_card(entry, TACTIC, clan))
        entry.demand(len(decks[clan]) <= DECK, f"is card {len(decks[clan])} of {CLAN_NAMES[clan]}; it takes {DECK}")
        whose = faces.setdefault(written(made.cards[-1].sides), [])
        whose += [clan] * entry.number("copies", default=1)
        _check_face(entry, clan, whose)
    entry.demand(
        clan == len(CLAN_NAMES) - 1, f"is the last card, and {CLAN_NAMES[clan]} the last Clan of {len(CLAN_NAMES)}"
    )
    entry.demand(
        len(decks[clan]) == DECK, f"is the last card, and {CLAN_NAMES[clan]} has {len(decks[clan])}; it takes {DECK}"
    )
    return decks


def _check_face(entry: Entry, clan: int, whose: list[int]) -> None:
    """No face more than twice in a deck, and none in three of them: partners are to feel who sits beside them."""
    times = whose.count(clan)
    entry.demand(times <= MOST_COPIES, f"is {times} times in this deck; it takes 1 to {MOST_COPIES}", "face")
    clans = len(set(whose))
    entry.demand(clans <= MOST_CLANS, f"is in the decks of {clans} Clans; it takes 1 to {MOST_CLANS}", "face")


def _read_loot(made: Box, book: Book) -> None:
    """KTHO-R5: one card of each; no two alike, and none like a card that somebody has at the start."""
    faces = {written(card.sides): card.id for card in made.cards}
    ids = {card.id for card in made.cards}
    kinds = [0] * len(LOOT_NAMES)
    for entry in book.entries("card", name="id"):
        kind = entry.index("kind", LOOT_NAMES)
        kinds[kind] += 1
        card = _read_card(entry, kind, -1)
        face = written(card.sides)
        entry.demand(face not in faces, f"is that of {faces.get(face)!r} already", "face")
        entry.demand(card.id not in ids, "is that of a Tactic card", "id")
        faces[face] = card.id
        made.loot.append(len(made.cards))
        made.cards.append(card)
    for kind, count in enumerate(kinds):
        book.demand(count >= LEAST_LOOT, f"{LOOT_NAMES[kind]} has {count} cards; it takes {LEAST_LOOT} or more")
    # Positions write cards of their own behind these.
    book.demand(len(made.cards) <= MOST_CARDS // 2, f"there are {len(made.cards)} cards in all; {MOST_CARDS // 2} fit")


def _read_clans(made: Box, book: Book, decks: list[list[int]]) -> None:
    """KTHO-R12, KTHO-R10, in the order of their numbers."""
    entries = book.entries("clan", name="id")
    names = [entry.text("id") for entry in entries]
    book.demand(names == list(CLAN_NAMES), f"the Clans are {', '.join(names)}; they must be {', '.join(CLAN_NAMES)}")
    for clan, entry in enumerate(entries):
        monsters = entry.number("monsters", 1, 9)
        color = entry.text("color")
        entry.demand(re.fullmatch(r"#[0-9a-f]{6}", color) is not None, f"is {color!r}, no colour", "color")
        made.clans.append(
            ClanBox(
                clan,
                monsters,
                entry.number("vitality", 1, 7),  # wounds are a parameter of actions
                entry.number("starts", 1, monsters),
                entry.index("start_type", TYPE_NAMES),
                ROLE_NAMES[entry.index("role", ROLE_NAMES)],
                decks[clan],
                entry.text("figure"),
                color,
            )
        )


# -- the Guild, tokens, tiles ----------------------------------------------------------------------------------


def _read_guild(made: Box, book: Book) -> None:
    """KTHO-R7: one deck for every number of players."""
    for entry in book.entries("card"):
        hero = entry.index("hero", CLASS_NAMES[:CLASSES])
        room_type = entry.index("type", TYPE_NAMES)
        entry.label = f"card {CLASS_NAMES[hero]}/{TYPE_NAMES[room_type]}"
        for _ in range(entry.number("copies", 1, 4, default=1)):
            made.guild.append(GuildCard(f"{CLASS_NAMES[hero]}-{TYPE_NAMES[room_type]}", hero, room_type, -1))
    for hero in range(CLASSES):
        there = sum(card.hero == hero for card in made.guild)
        book.demand(there > 0, f"no card brings a {CLASS_NAMES[hero]}")


def _read_tokens(made: Box, book: Book) -> None:
    """KTHO-R6, KTHO-R8, KTHO-R70. The one Treasure of value 4 is the one that is never to be lost."""
    supply = book.table("supply")
    tokens = [supply.number(name, 1, 20) for name in TOKEN_NAMES]
    made.supply = Supply(tokens, supply.number("heroes", 1, MOST_HEROES), supply.number("portals", 1, 12))
    for entry in book.entries("treasure"):
        value = entry.number("value", 1, VALUES)
        effect = entry.index("effect", EFFECT_NAMES)
        entry.demand(
            (value == VALUES) == (effect == DEFEAT),
            f"is {EFFECT_NAMES[effect]!r} with a value of {value}: Defeat is what 4 is, and nothing else",
            "effect",
        )
        for _ in range(entry.number("copies", 1, 9)):
            made.treasure_value.append(value)
            made.treasure_effect.append(effect)
    for value in range(1, VALUES + 1):
        count = made.treasure_value.count(value)
        book.demand(count >= 1, f"there is no Treasure of value {value}")
        book.demand(value < VALUES or count == 1, f"there are {count} Treasures of value 4; it takes one")


def _read_tiles(made: Box, book: Book) -> None:
    """One tile for each room, in any order; square, with a passage on two edges or more."""
    doors = [0] * len(ROOM_NAMES)
    for entry in book.entries("tile", name="room"):
        room = entry.index("room", ROOM_NAMES)
        edges = entry.indices("doors", DOORS, LEAST_DOORS, len(DOORS))
        entry.demand(len(set(edges)) == len(edges), "names an edge twice", "doors")
        doors[room] = sum(1 << edge for edge in edges)
    for room, mask in enumerate(doors):
        book.demand(mask > 0, f"the {ROOM_NAMES[room]} has no tile")
    made.tile_doors = doors
