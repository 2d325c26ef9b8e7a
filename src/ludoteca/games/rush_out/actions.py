"""The actions of Rush Out!: what each number means.

An input names what it was meant for: placing a die names the generation of its place, keeping a card names the card. So
one that comes too late, or twice, is refused, and never lands on the next card. Generations only grow.
The sizes are room, not counts, so that a new card changes no number.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludoteca.games.rush_out.state import LAID, MOST_SEATS, PLACES, SLOTS, SPACES, STRIDE
from ludoteca.kernel.actions import Act, ActionSpace, Param

# Where the numbers of each act begin.
ROLL: Final = 0
RECALL: Final = 1
RECALL_ALL: Final = 6
START: Final = 7
CLAP: Final = 8
DONE: Final = 9
SPEND: Final = 11
WHIRL: Final = 16
AIM_PLACE: Final = 32
AIM_DIE: Final = 64
AIM_HERO: Final = 92
HEAL: Final = 100
LIFT: Final = 108
DRIVE_BACK: Final = 121
BLESS: Final = 124
SWAP_SPELL: Final = 150
TO_WATER: Final = 154
TO_AIR: Final = 160
BUY_GEAR: Final = 256
RETURN_GEAR: Final = 448
BUY_SCROLL: Final = 640
RETURN_SCROLL: Final = 704
KEEP: Final = 1024
GIVE: Final = 1536
PLACE: Final = 2048

GEAR: Final = 32
SCROLLS: Final = 32
CARDS: Final = 512
GENERATIONS: Final = 1 << 40

_OWN_DIE: Final = Param("die", STRIDE)
_SEAT: Final = Param("seat", MOST_SEATS)
_CARD: Final = Param("card", CARDS)

SPACE: Final = ActionSpace(
    Act("roll", at=ROLL),
    Act("recall", _OWN_DIE, at=RECALL),
    Act("recall_all", at=RECALL_ALL),
    Act("start", at=START),
    Act("clap", at=CLAP),
    Act("done", at=DONE),
    Act("spend", at=SPEND),
    Act("whirl", _OWN_DIE, at=WHIRL),
    Act("aim_place", Param("place", PLACES), at=AIM_PLACE),
    Act("aim_die", _SEAT, _OWN_DIE, at=AIM_DIE),
    Act("aim_hero", _SEAT, at=AIM_HERO),
    Act("heal", _SEAT, at=HEAL),
    Act("lift", Param("laid", LAID), at=LIFT),
    Act("drive_back", at=DRIVE_BACK),
    Act("bless", _SEAT, _OWN_DIE, at=BLESS),
    Act("swap_spell", Param("space", SPACES), at=SWAP_SPELL),
    Act("to_water", _OWN_DIE, at=TO_WATER),
    Act("to_air", _OWN_DIE, at=TO_AIR),
    Act("buy_gear", Param("gear", GEAR), _SEAT, at=BUY_GEAR),
    Act("return_gear", Param("gear", GEAR), _SEAT, at=RETURN_GEAR),
    Act("buy_scroll", Param("scroll", SCROLLS), at=BUY_SCROLL),
    Act("return_scroll", Param("scroll", SCROLLS), at=RETURN_SCROLL),
    Act("keep", _CARD, at=KEEP),
    Act("give", _CARD, at=GIVE),
    Act("place", Param("generation", GENERATIONS), Param("place", PLACES), Param("slot", SLOTS), _OWN_DIE, at=PLACE),
)


def _bases() -> list[int]:
    """By number: where its act begins; -1 when it is no act's."""
    found = [-1] * PLACE
    for placed in SPACE.acts:
        for action in range(placed.base, min(placed.end, PLACE)):
            found[action] = placed.base
    return found


BASES: Final[list[int]] = _bases()


def base_of(action: i64) -> i64:
    """Where the numbers of this action's act begin, so that the rest is its value; -1 when it is no act's."""
    if action >= PLACE:
        return PLACE
    return BASES[action] if action >= 0 else -1


def place_action(place: i64, slot: i64, index: i64, generation: i64) -> i64:
    """Put own die `index` into this slot of the card that now lies there."""
    return PLACE + ((generation * PLACES + place) * SLOTS + slot) * STRIDE + index


def generation_of(action: i64) -> i64:
    """The card that the player saw there."""
    return (action - PLACE) // (PLACES * SLOTS * STRIDE)


def place_of(action: i64) -> i64:
    """The place of a placing action."""
    return (action - PLACE) // (SLOTS * STRIDE) % PLACES


def slot_of(action: i64) -> i64:
    """The slot within its place."""
    return (action - PLACE) // STRIDE % SLOTS


def index_of(action: i64) -> i64:
    """Which of one's own dice."""
    return (action - PLACE) % STRIDE


def gear_action(base: i64, kind: i64, hero: i64) -> i64:
    """Buy (or return) Equipment of this kind for a Hero; the base says which."""
    return base + kind * MOST_SEATS + hero
