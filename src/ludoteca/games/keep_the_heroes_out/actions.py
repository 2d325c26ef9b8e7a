"""The actions of Keep the Heroes Out!: what the numbers of every kind of decision mean.

What a player can do in a turn is one space, whatever icon pays for it: a move is from, to, what is carried and which
Monster; a building is plan, place, turn and value. The sizes are room, not counts, so that nothing renumbers later.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludoteca.games.keep_the_heroes_out.content.box import PLACES
from ludoteca.kernel.actions import Act, ActionSpace, Param

PASS: Final = 0  # done, enough, leave it, go on: whatever ends a question

CARDS: Final = 512
SIDES: Final = 4
ROOM: Final = 16  # a parameter that is a room
WOUNDS: Final = 8
CARRIED: Final = 6  # a token, or NO_TOKEN
TOKEN: Final = 8
ICON: Final = 16
TYPE: Final = 8
MONSTERS: Final = 16  # how many at once
HEROES: Final = 64
TURNS: Final = 4
VALUES: Final = 4  # 1 to 3
PLANS: Final = 8
SLOTS: Final = 8  # of the Available Loot
CLANS: Final = 8
KINDS: Final = 64  # of what a scenario offers
MASKS: Final = 32  # of the Available Loot

# Where each deed begins.
CELLS: Final = 1  # KTHO-R56
DRAW: Final = 2
PLAY: Final = 100  # card, side
MOVE: Final = 10_000  # from, to, carried, wounds
MELEE: Final = 30_000  # hero
RANGED: Final = 30_100  # hero
PLACE: Final = 30_200  # token, room: a resource or a Trap
PORTAL: Final = 30_400  # room: a completed one
SUMMON: Final = 30_500  # room, how many
AMBUSH: Final = 30_800  # type of room, room: one Monster
REINFORCE: Final = 31_000  # icon
SWARM: Final = 31_100  # icon, room
DISCARD: Final = 31_400  # token, room
PRODUCE: Final = 31_600  # Activate: room
BUY: Final = 31_700  # Activate: room, slot of the row
COMPLETE: Final = 31_900  # Activate: room
RESEARCH: Final = 31_950  # Activate the Laboratory
ABILITY: Final = 32_000  # Activate for the Clan's own ability where there is nothing to say: the Dragon's
ABILITY_HERO: Final = 32_100  # hero: Scaled, Gnoll
ABILITY_ROOM: Final = 32_200  # room, wounds: Slime (of the Slime that splits), Skeleton, Ratfolk, Witch
ABILITY_MOVE: Final = 33_000  # from, to, carried, wounds: Gremlin, Ghost
EXTRA: Final = 48_000  # Activate for what a scenario offers: kind, room
BUILD: Final = 50_000  # plan, place, turn, value
RENEW: Final = 110_000  # card, mask of the row

# Against an attack (KTHO-R38, KTHO-D-9).
DEFEND: Final = 1  # card
DEFEND_ONLY: Final = 1_000  # card: without the right part of its Combo

STEP: Final = CARRIED * WOUNDS  # between two rooms that a move can lead to


def move_action(from_room: i64, to_room: i64, carried: i64, wounds: i64) -> int:
    """A Monster with so many wounds goes from one room to another, with a token or NO_TOKEN."""
    return MOVE + ((from_room * ROOM + to_room) * CARRIED + carried) * WOUNDS + wounds


def play_action(card: i64, side: i64) -> int:
    """A card of the hand, and the side of its slash."""
    return PLAY + card * SIDES + side


def place_action(token: i64, room: i64) -> int:
    """A resource or a Trap is put into a room."""
    return PLACE + token * ROOM + room


def summon_action(room: i64, n: i64) -> int:
    """So many Monsters come into one room."""
    return SUMMON + room * MONSTERS + n


def ambush_action(room_type: i64, room: i64) -> int:
    """One Monster of an Ambush on rooms of this type comes into this room."""
    return AMBUSH + room_type * ROOM + room


def buy_action(room: i64, slot: i64) -> int:
    """A Loot card is taken where its room is."""
    return BUY + room * SLOTS + slot


def ability_action(room: i64, wounds: i64) -> int:
    """The Clan's ability in a room, by a Monster with so many wounds."""
    return ABILITY_ROOM + room * WOUNDS + wounds


def build_action(plan: i64, place: i64, turn: i64, value: i64) -> int:
    """KTHO-R59: which plan, where on the grid, turned how often clockwise, with a Treasure of which value."""
    return BUILD + ((plan * PLACES + place) * TURNS + turn) * VALUES + value


def hit_action(room: i64, clan: i64, wounds: i64) -> int:
    """KTHO-D-7: a Monster in this room, of this Clan (by its place in the turn order), with so many wounds."""
    return (room * CLANS + clan) * WOUNDS + wounds


def pillagers_action(heroes: list[int]) -> int:
    """KTHO-D-55: the Heroes who are exhausted, one to four, in rising order; one who is named again is meant once."""
    action = 0
    for i in range(4):
        action = action * HEROES + heroes[min(i, len(heroes) - 1)]
    return action


def extra_action(kind: i64, room: i64) -> int:
    """An Activate is spent in a room on what the scenario offers there."""
    return EXTRA + kind * ROOM + room


def passage_action(room: i64, other: i64) -> int:
    """The edge between two rooms that lie side by side; the lower room comes first."""
    return int(room * ROOM + other) if room < other else int(other * ROOM + room)


def tile_action(room: i64, turn: i64) -> int:
    """The tile of a room is turned so many quarters, clockwise."""
    return int(room * TURNS + turn)


_ROOM: Final = Param("room", ROOM)
_TOKEN: Final = Param("token", TOKEN)
_HERO: Final = Param("hero", HEROES)
_CARD: Final = Param("card", CARDS)
_SLOT: Final = Param("slot", SLOTS)
_WOUNDS: Final = Param("wounds", WOUNDS)
_PATH: Final = (Param("from", ROOM), Param("to", ROOM), Param("carried", CARRIED), _WOUNDS)
_PASS: Final = Act("pass", at=PASS)
_CELLS: Final = Act("cells", at=CELLS)
_DEEDS: Final = ActionSpace(
    _PASS,
    _CELLS,
    Act("draw", at=DRAW),
    Act("move", *_PATH, at=MOVE),
    Act("melee", _HERO, at=MELEE),
    Act("ranged", _HERO, at=RANGED),
    Act("place", _TOKEN, _ROOM, at=PLACE),
    Act("portal", _ROOM, at=PORTAL),
    Act("summon", _ROOM, Param("n", MONSTERS), at=SUMMON),
    Act("ambush", Param("type", TYPE), _ROOM, at=AMBUSH),
    Act("reinforce", Param("icon", ICON), at=REINFORCE),
    Act("swarm", Param("icon", ICON), _ROOM, at=SWARM),
    Act("discard", _TOKEN, _ROOM, at=DISCARD),
    Act("produce", _ROOM, at=PRODUCE),
    Act("buy", _ROOM, _SLOT, at=BUY),
    Act("complete", _ROOM, at=COMPLETE),
    Act("research", at=RESEARCH),
    Act("ability", at=ABILITY),
    Act("ability-hero", _HERO, at=ABILITY_HERO),
    Act("ability-room", _ROOM, _WOUNDS, at=ABILITY_ROOM),
    Act("ability-move", *_PATH, at=ABILITY_MOVE),
    Act("extra", Param("kind", KINDS), _ROOM, at=EXTRA),
    Act(
        "build",
        Param("plan", PLANS),
        Param("place", PLACES),
        Param("turn", TURNS),
        Param("value", VALUES),
        at=BUILD,
    ),
)

ACTIONS: Final = {
    # the Clan's own questions
    "split": ActionSpace(Act("place", Param("n", MONSTERS))),
    "turn": ActionSpace(_PASS, _CELLS, Act("play", _CARD, Param("side", SIDES), at=PLAY)),
    "act": _DEEDS,
    "swarm": _DEEDS,
    "combo": _DEEDS,
    "lab-card": ActionSpace(Act("take", _SLOT)),
    "renew": ActionSpace(_PASS, _CELLS, Act("renew", _CARD, Param("mask", MASKS), at=RENEW)),
    "last": ActionSpace(_PASS, _CELLS),
    "defend": ActionSpace(_PASS, Act("defend", _CARD, at=DEFEND), Act("defend-only", _CARD, at=DEFEND_ONLY)),
    "curse": ActionSpace(Act("discard", _CARD)),
    # what the players decide together (KTHO-D-62)
    "hero": ActionSpace(Act("rest", at=PASS), Act("hero", _HERO, at=1)),
    "way": ActionSpace(Act("go", _ROOM)),
    "hit": ActionSpace(Act("hit", _ROOM, Param("clan", CLANS), _WOUNDS)),
    "supply": ActionSpace(Act("last", _ROOM)),
    "rooms": ActionSpace(Act("rooms", Param("mask", 1 << ROOM))),
    "pillagers": ActionSpace(Act("exhaust", *[Param(name, HEROES) for name in ("first", "second", "third", "fourth")])),
    "spoil": ActionSpace(Act("take", _TOKEN)),
    # what a scenario asks the players; `about` says which of its effects it is for
    "scenario-side": ActionSpace(Act("side", Param("side", SIDES))),
    "scenario-room": ActionSpace(Act("room", _ROOM)),
    "scenario-bite": ActionSpace(Act("hit", _ROOM, Param("clan", CLANS), _WOUNDS)),
    "scenario-open": ActionSpace(Act("open", _ROOM, Param("other", ROOM))),
    "scenario-close": ActionSpace(Act("close", _ROOM, Param("other", ROOM))),
    "scenario-tile": ActionSpace(Act("turn", _ROOM, Param("turn", TURNS))),
}
