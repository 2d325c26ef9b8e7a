"""A scenario as the rules read it: map, cards, set-up, and its rule in small numbers.

A rule is a list of *clauses*: at a moment, on conditions, effects. Their words are those of
`content/scenario_words.py`, and a scenario file is read by `content/scenario_file.py`; here is only what a match
needs, without a word to be parsed.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludoteca.games.keep_the_heroes_out.content.box import NOWHERE, ROOMS

CHAPTERS: Final = ("rent", "prison", "magic", "site", "guild")
MOST_PLAYERS: Final = 6

# Moments of a clause.
SETUP: Final = 0  # the dungeon is built, the decks are shuffled
CARD: Final = 1  # a card of the scenario is resolved, as one of the turn's Guild cards
REVEALED: Final = 2  # a Guild card of the turn is revealed, and nothing of it has happened yet
RESOLVED: Final = 3  # a Guild card of the turn is resolved to its end
TURN: Final = 4  # a turn begins
END: Final = 5  # a turn ends
WAVE: Final = 6  # Wave 1 is over
ACTIVATE: Final = 7  # what an Activate can be spent on, by a Clan with a Monster in the room
ALWAYS: Final = 8  # holds as long as its conditions do
MOMENT_NAMES: Final = ("setup", "card", "revealed", "resolved", "turn", "end", "wave", "activate", "always")

# How the rooms are found that a word speaks of.
IN_ROOM: Final = 0  # arg: the room
IN_TYPE: Final = 1  # arg: the type
IN_DUNGEON: Final = 2
OUTSIDE: Final = 3  # all but the room
AT_STAGE: Final = 4  # the room where the scenario has put its stage
HERE: Final = 5  # where the Monster is that spends the Activate
SHOWN: Final = 6  # all rooms of the type that the last Hero card of the turn showed
FULLEST: Final = 7  # the room with most Heroes

# What can be counted.
TOKEN: Final = 0  # arg: which
HERO: Final = 1  # arg: the class, or ANY
MONSTER: Final = 2
TREASURE: Final = 3
PORTAL: Final = 4  # completed ones
UNCOMPLETED: Final = 5
TYPE: Final = 6  # types of rooms
ROOM: Final = 7
DARK: Final = 8  # rooms whose light is out
THING_NAMES: Final = ("token", "hero", "monster", "treasure", "portal", "uncompleted", "type", "room", "dark")
ANY: Final = -1

# How it is compared.
AT_LEAST: Final = 0
UNDER: Final = 1
OVER: Final = 2

# Amounts that are no numbers.
ALL: Final = -1
OF_WAVE: Final = -2  # the number of the Wave
OF_PLAYERS: Final = -3  # the number of Clans in play

# Effects. Those of a moment first.
DISCARD: Final = 0  # tokens of a place
PLACE: Final = 1  # tokens in a place
DRAW: Final = 2  # the active Clan
EVERYONE_DRAWS: Final = 3
CURSE: Final = 4  # KTHO-R70b
TURN_LOWEST: Final = 5  # the Treasure of the lowest value is turned
PRISONER: Final = 6  # a Guild card is drawn and its Hero sent to the Cells; arg: a Hero of this class, without a card
IMPRISON: Final = 7  # a Hero of the class lies in the Cells, exhausted
SUMMON: Final = 8  # a Hero of the class comes into each of these rooms
WAKE: Final = 9  # exhausted Heroes of the class, or all
RELEASE: Final = 10  # an exhausted Hero goes back to the supply
GUILD: Final = 11  # so many Guild cards more in this turn
RAID: Final = 12  # so many Guild cards more in every turn from now on
COMPLETE: Final = 13  # the uncompleted Portal farthest from the Vault opens
CLOSE: Final = 14  # a completed Portal is uncompleted again
DARKEN: Final = 15  # rooms of the type go dark
LIGHT: Final = 16  # rooms of the type of this room are light again
STAGE: Final = 17  # the stage is put up here
RETURN: Final = 18  # cards of foreign Clans in hands go under the Loot deck
RENEW: Final = 19  # all Available Loot goes under its deck, and others take its place
ODDITY: Final = 20  # arg: what words cannot say, a function of rules/oddities.py
# What holds always.
VITALITY: Final = 21  # arg: RINGLEADER or SHOWN_TYPE; amount: the Vitality
CELLS: Final = 22  # the next use of the Cells in a turn draws so many Guild cards; one step for each use
PORTALS_LEAD: Final = 23  # Heroes go through completed Portals
TO_STAGE: Final = 24  # Heroes charge to the stage
TO_HAND: Final = 25  # the card of the Laboratory goes into the hand
DIG: Final = 26  # where a Hero card shows a type without a room, one Hero comes into the Vault
CHAMPION_STRONG: Final = 27  # the Champion has this much Vitality, and one more for each Clan in play
WORDS: Final = 28
FIRST_ALWAYS: Final = VITALITY

# Whose Vitality it is.
RINGLEADER: Final = 0  # the class with most prisoners, if one has more than any other
SHOWN_TYPE: Final = 1  # whoever stands in a room of the type that the last Hero card showed
WHOSE_NAMES: Final = ("ringleader", "shown")

# What words cannot say: functions of rules/oddities.py.
OPEN_PASSAGE: Final = 0
CLOSE_PASSAGE: Final = 1
MOVE_STAGE: Final = 2
BITE: Final = 3
HOP: Final = 4
TURN_TILE: Final = 5
COLLAPSE: Final = 6
CHAMPION_WALKS: Final = 7
CHAMPION_RECOVERS: Final = 8
ODDITY_NAMES: Final = (
    "open passage",
    "close passage",
    "move stage",
    "frogs bite",
    "frogs hop",
    "turn tile",
    "collapse",
    "champion walks",
    "champion recovers",
)

ANY_CARD: Final = -1

# What a rule remembers in `marks` of the state.
MARK_STAGE: Final = 0  # the room, plus one
MARK_SHOWN: Final = 1  # the type that the last Hero card of the turn showed, plus one
MARK_RAID: Final = 2  # Guild cards more in every turn
MARK_ACTED: Final = 3  # how often the rule has acted
MARK_LIT: Final = 4  # the turn in which it acted last, plus one
MARK_LEADER: Final = 5  # the ringleader that was told last, plus one
MARK_OPENED: Final = 6  # the passage that the same card has opened, as in the question, plus one
MARK_MORE: Final = 7  # Guild cards more in the invasion that comes, and in no other


class Where:
    """Rooms that a word of a rule speaks of: `kind` says how they are found, `arg` which room or type."""

    def __init__(self, kind: int, arg: int) -> None:
        self.kind: i64 = kind
        self.arg: i64 = arg


class Term:
    """A condition: so many things `what` (of the kind `arg`) in these rooms, compared with an amount."""

    def __init__(self, what: int, arg: int, where: Where, compare: int, amount: int) -> None:
        self.what: i64 = what
        self.arg: i64 = arg
        self.where = where
        self.compare: i64 = compare
        self.amount: i64 = amount


class Step:
    """An effect: `word` says what is done; the rest is what it is done with."""

    def __init__(self, word: int, amount: int, arg: int, where: Where) -> None:
        self.word: i64 = word
        self.amount: i64 = amount
        self.arg: i64 = arg
        self.where = where


class Clause:
    """A part of a rule. `sides` are what stands left and right of its slashes, as on a card (KTHO-R41)."""

    def __init__(
        self, moment: int, card: int, room: int, terms: list[Term], sides: list[list[Step]], otherwise: list[list[Step]]
    ) -> None:
        self.moment: i64 = moment
        self.card: i64 = card  # which card of the scenario, or ANY_CARD
        self.room: i64 = room  # where an Activate is spent on it; NO_ROOM for anywhere
        self.terms = terms
        self.sides = sides
        self.otherwise = otherwise  # the sides where a condition does not hold


class ScenarioCard:
    """A card that the scenario puts into the Guild deck, so many times (KTHO-R7)."""

    def __init__(self, card_id: str, copies: int, icon: str) -> None:
        self.id = card_id
        self.copies = copies
        self.icon = icon


class Scenario:
    """One scenario of the Dungeon Book (KTHO-R4). Lists by room have an entry for every room of the box."""

    def __init__(self, scenario_id: str, number: int, chapter: int) -> None:
        self.id = scenario_id
        self.number: i64 = number  # 1 to 20
        self.chapter: i64 = chapter  # its place in CHAPTERS
        # the map
        self.place: list[int] = [NOWHERE] * ROOMS  # by room: where its tile lies on the grid
        self.turn: list[int] = [0] * ROOMS  # by room: quarters that its tile is turned, clockwise
        self.bricked: list[int] = [0] * ROOMS  # by room: mask of the edges, as it lies, whose passage is bricked up
        self.treasures: list[int] = [0] * ROOMS  # by room: the value of its Treasure, 0 for none
        self.portals: list[int] = [0] * ROOMS  # by room: 1 for an uncompleted Portal (KTHO-R46)
        # the Guild deck
        self.cards: list[ScenarioCard] = []  # a GuildCard's `event` is the number in this list
        self.heroes: list[tuple[int, int]] = []  # further Hero cards: class and type of room (KTHO-R75)
        self.storm: i64 = 0  # Guild cards more when Wave 1 ends, once (KTHO-D-71)
        # special set-up
        self.laboratory: i64 = 1  # how many Clans that nobody plays have their cards in the Loot (KTHO-R58)
        self.plans: i64 = 3  # Available Plans (KTHO-R59)
        self.without: list[int] = []  # tiles that are not in the Builder pile (KTHO-D-50)
        # the Chronicle: by number of players, Clans in seat order; 0 is unused
        self.clans: list[list[int]] = [[] for _ in range(MOST_PLAYERS + 1)]
        # the rule
        self.clauses: list[Clause] = []
        self.always: list[list[Clause]] = [[] for _ in range(WORDS)]  # by effect: the clauses by which it always holds

    def has(self, room: i64) -> bool:
        """Whether this room is in the dungeon at the start."""
        return self.place[room] != NOWHERE
