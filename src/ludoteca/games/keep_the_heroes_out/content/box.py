"""The box of one table: rooms, Clans, cards, Guild, Treasures, and the scenario that is played.

Everything is known by a small number. A *card* is the number of a physical Tactic or Loot card (two copies of one face
have two numbers and one id); the numbers are those of the files, the same at every table, so that records stay good.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

# Rooms (KTHO-R52 to R59): one tile for each name.
VAULT: Final = 0
LIBRARY: Final = 1
SEWERS: Final = 2
GRAVEYARD: Final = 3
WORKSHOP: Final = 4
FORGE: Final = 5
TRAINER: Final = 6
APOTHECARY: Final = 7
STUDY: Final = 8
CELLS: Final = 9
LABORATORY: Final = 10
BUILDER: Final = 11
ROOMS: Final = 12
ROOM_NAMES: Final = (
    "vault",
    "library",
    "sewers",
    "graveyard",
    "workshop",
    "forge",
    "trainer",
    "apothecary",
    "study",
    "cells",
    "laboratory",
    "builder",
)
NO_ROOM: Final = -1

# Types of rooms (KTHO-R55).
JEWEL: Final = 0
SWORDS: Final = 1
HATS: Final = 2
EYE: Final = 3
BONES: Final = 4
SPECIAL: Final = 5
TYPES: Final = 6
TYPE_NAMES: Final = ("jewel", "swords", "hats", "eye", "bones", "special")
TYPE_OF: Final = (JEWEL, HATS, BONES, EYE, SWORDS, SWORDS, BONES, HATS, EYE, SPECIAL, SPECIAL, SPECIAL)  # by room

# Tokens that lie in rooms: the four resources, and Traps, which are none (KTHO-D-56).
COIN: Final = 0
BOOK: Final = 1
FROG: Final = 2
BONE: Final = 3
RESOURCES: Final = 4
TRAP: Final = 4
TOKENS: Final = 5
TOKEN_NAMES: Final = ("coin", "book", "frog", "bone", "trap")
NO_TOKEN: Final = 5  # "carries nothing"

# Kinds of cards to be had (KTHO-R53); the cards of a Clan come after them, see Card.kind.
EQUIPMENT: Final = 0
BEAST: Final = 1
POTION: Final = 2
SCROLL: Final = 3
TACTIC: Final = 4
LOOT_NAMES: Final = ("equipment", "beast", "potion", "scroll")

# Room actions (KTHO-R52, KTHO-R53), by room: the token it makes, or the kind of Loot and its price.
MAKES: Final = (COIN, BOOK, FROG, BONE, TRAP, -1, -1, -1, -1, -1, -1, -1)
SELLS: Final = (-1, -1, -1, -1, -1, EQUIPMENT, BEAST, POTION, SCROLL, -1, -1, -1)
PRICE: Final = (-1, -1, -1, -1, -1, COIN, BONE, FROG, BOOK, -1, -1, -1)

# Classes of Heroes (KTHO-R64). The Champion is a Hero of one scenario, without a card.
WARRIOR: Final = 0
ROGUE: Final = 1
MAGE: Final = 2
ARCHER: Final = 3
CHAMPION: Final = 4
CLASSES: Final = 4
CLASS_NAMES: Final = ("warrior", "rogue", "mage", "archer", "champion")

# What a Treasure does when it is turned (KTHO-R70).
SPOILS: Final = 0
CURSE: Final = 1
HEAL: Final = 2
PRISONER: Final = 3
DEFEAT: Final = 4
EFFECT_NAMES: Final = ("spoils", "curse", "heal", "prisoner", "defeat")

# Icons of cards (KTHO-R32 to R45, Summon: KTHO-D-24).
DRAW: Final = 0
ACTIVATE: Final = 1
MOVE: Final = 2
MELEE: Final = 3
RANGED: Final = 4
DEFEND: Final = 5
RESOURCE: Final = 6  # arg: which
SET_TRAP: Final = 7
PORTAL: Final = 8
SUMMON: Final = 9  # arg: a type of room, or NO_TYPE; in the right part of a Combo: in the room of the left part
AMBUSH: Final = 10  # arg: a type of room
REINFORCE: Final = 11  # arg: the icon that is looked for
DISCARD: Final = 12  # only as the left part of a Combo; arg: the token
ICONS: Final = 13
ICON_NAMES: Final = (
    "draw",
    "activate",
    "move",
    "melee",
    "ranged",
    "defend",
    "resource",
    "trap",
    "portal",
    "summon",
    "ambush",
    "reinforce",
    "discard",
)
NO_TYPE: Final = -1

# Roles of Clans (KTHO-R17).
ROLE_NAMES: Final = ("crowd-control", "defender", "supporter")

# Clans (KTHO-R19), in the order of the table.
CLAN_NAMES: Final = ("dragon", "scaled", "gnoll", "slime", "skeleton", "ratfolk", "gremlin", "ghost", "witch")
DRAGON: Final = 0
SCALED: Final = 1
GNOLL: Final = 2
SLIME: Final = 3
SKELETON: Final = 4
RATFOLK: Final = 5
GREMLIN: Final = 6
GHOST: Final = 7
WITCH: Final = 8

# Edges of a tile, and the grid that tiles lie on.
NORTH: Final = 1
EAST: Final = 2
SOUTH: Final = 4
WEST: Final = 8
GRID: Final = 20  # places in a row and in a column: nobody builds beyond
PLACES: Final = GRID * GRID
NOWHERE: Final = -1

# Levels of difficulty (KTHO-R16): Guild cards after a turn, by wave.
FAMILY: Final = 0
CHALLENGING: Final = 1
HARDCORE: Final = 2
LEVEL_NAMES: Final = ("family", "challenging", "hardcore")
PER_TURN: Final = ((1, 2), (2, 2), (2, 3))


class Icon:
    """One icon of a card: `n` times its action. `swarm`: all Monsters of one room do it. `then`: the right part of a
    Combo (KTHO-R42), in the same form."""

    def __init__(self, icon: int, n: int, arg: int, swarm: bool, then: list[Icon]) -> None:
        self.icon: i64 = icon
        self.n: i64 = n
        self.arg: i64 = arg
        self.swarm = swarm
        self.then = then


class Card:
    """A Tactic or Loot card. `sides` are what stands left and right of its slashes (KTHO-R41); most have two.

    `kind` is that of its Loot, or TACTIC; `clan` whose it is, -1 for Loot. `notation` is the text that it was read
    from, `icon` its picture.
    """

    def __init__(self, card_id: str, kind: int, clan: int, sides: list[list[Icon]], notation: str, icon: str) -> None:
        self.id = card_id
        self.kind: i64 = kind
        self.clan: i64 = clan
        self.sides = sides
        self.notation = notation
        self.icon = icon
        self.shows: i64 = 0  # mask of the icons that stand anywhere on it, for Reinforce (KTHO-D-40)
        self.defends = False  # whether it can be played as a reaction (KTHO-R38)
        self.face: i64 = 0  # the number of the first card like this one: like cards are never told apart
        self.plays: list[int] = []  # the actions of playing it in one's turn, see Content


class ClanBox:
    """What stands on a Clan card (KTHO-R12): `monsters`, `vitality`; `starts` of them begin in rooms of `start_type`.

    `figure` is the drawn bust of whoever leads it, `color` that of its Monsters.
    """

    def __init__(
        self,
        clan: int,
        monsters: int,
        vitality: int,
        starts: int,
        start_type: int,
        role: str,
        cards: list[int],
        figure: str,
        color: str,
    ) -> None:
        self.clan: i64 = clan
        self.monsters: i64 = monsters
        self.vitality: i64 = vitality
        self.starts: i64 = starts
        self.start_type: i64 = start_type
        self.role = role
        self.cards = cards
        self.figure = figure
        self.color = color


class GuildCard:
    """A card of the Guild deck: a Hero class and a type of room, or (hero < 0) a card of the scenario by its number."""

    def __init__(self, card_id: str, hero: int, room_type: int, event: int) -> None:
        self.id = card_id
        self.hero: i64 = hero
        self.room_type: i64 = room_type
        self.event: i64 = event


class Supply:
    """How many tokens there are (KTHO-R8, digest c5 to c7)."""

    def __init__(self, tokens: list[int], heroes: int, portals: int) -> None:
        self.tokens = tokens  # by token
        self.heroes: i64 = heroes  # of each class
        self.portals: i64 = portals
