"""How fast bots move at a table of turns: as the slowest of the people who play and are here wants to see it.

Those who only watch do not count. Bots of a live game play at their own pace: how fast they are is how good they are.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Final

from ludoteca.server.messages import Pace
from ludoteca.server.tables.seating import HUMAN, Chair, Seating

NORMAL: Final[Pace] = "normal"
# By how much the pause before a bot's move is longer or shorter than that of the settings; the slowest first.
FACTORS: Final[dict[Pace, float]] = {"calm": 2.0, NORMAL: 1.0, "quick": 0.4, "instant": 0.0}


def remembered(speed: str) -> Pace:
    """What someone said, as the disk has it; who has not said anything is content."""
    return next((known for known in FACTORS if known == speed), NORMAL)


def speed_of(chair: Chair, here: Collection[str], speeds: Mapping[str, Pace]) -> Pace | None:
    """What the person at this seat wants, if one plays here; `speeds` is what players have said."""
    plays = chair.kind == HUMAN and not chair.left and chair.player in here
    return speeds.get(chair.player, NORMAL) if plays else None


def table_speed(seating: Seating, here: Collection[str], speeds: Mapping[str, Pace]) -> Pace:
    """How fast bots move."""
    wanted = {speed_of(chair, here, speeds) for chair in seating.chairs}
    return next((speed for speed in FACTORS if speed in wanted), NORMAL)
