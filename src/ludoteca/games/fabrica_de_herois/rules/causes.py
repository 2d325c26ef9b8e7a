"""What makes something happen, as a number: an ability, a Mission, a Base, or a step of the rules. The words are in
`people.causes`.

A code below MISSION_RULE is the number of an ability.
"""

from __future__ import annotations

from typing import Final

MISSION_RULE: Final = 100_000
REWARD: Final = 110_000
PUNISHMENT: Final = 120_000
BASE: Final = 130_000
STEP: Final = 140_000

SETTING_UP: Final = STEP + 0
TURN: Final = STEP + 1
PREPARING: Final = STEP + 2
COMPARING: Final = STEP + 3
RECEIVING: Final = STEP + 4
DRAWING: Final = STEP + 5
PLAYING: Final = STEP + 6
TURN_ENDS: Final = STEP + 7
DURATION: Final = STEP + 8  # what lasted is over
TEAMS: Final = STEP + 9  # a Leader is named, a Team repaired
GAME_ENDS: Final = STEP + 10
LAST: Final = GAME_ENDS

# What only a bill knows: the parts of a sum.
HERO: Final = 200_000  # and the Hero's number
MARKER: Final = 210_000
EMBLEMS: Final = 210_001
