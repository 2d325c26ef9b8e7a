"""The actions of Rush Out! as numbers. Placing a die names the generation of its place, so that an input that was
meant for the card before is refused and never lands on the next one."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

ROLL: Final = 0
RECALL: Final = 1  # + own die
RECALL_ALL: Final = 6
START: Final = 7
CLAP: Final = 8
DONE: Final = 9
SPEND: Final = 11
WHIRL: Final = 16  # + own die
KEEP: Final = 24
GIVE: Final = 25
AIM_PLACE: Final = 32  # + place
AIM_DIE: Final = 64  # + die
AIM_HERO: Final = 92  # + seat
HEAL: Final = 100  # + seat
LIFT: Final = 108  # + laid card
DRIVE_BACK: Final = 121
BLESS: Final = 124  # + die
SWAP_SPELL: Final = 150  # + spell space
TO_WATER: Final = 154  # + own die
TO_AIR: Final = 160  # + own die
BUY_GEAR: Final = 170  # + kind * 5 + seat
RETURN_GEAR: Final = 200
BUY_SCROLL: Final = 230  # + scroll
RETURN_SCROLL: Final = 240
PLACE: Final = 1024


def place_action(place: i64, slot: i64, index: i64, generation: i64) -> i64:
    """Put own die `index` into this slot of the card that now lies there."""
    return PLACE + ((place * 6 + slot) * 5 + index) * 8 + generation


def place_of(action: i64) -> i64:
    """The place of a placing action."""
    return (action - PLACE) // 240


def slot_of(action: i64) -> i64:
    """The slot within its place."""
    return (action - PLACE) // 40 % 6


def index_of(action: i64) -> i64:
    """Which of one's own dice."""
    return (action - PLACE) // 8 % 5


def generation_of(action: i64) -> i64:
    """The card that the player saw there."""
    return (action - PLACE) % 8
