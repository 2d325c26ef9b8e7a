"""What makes something happen, as a number: a card, a room, a Treasure, a step of a Hero. The words are in
`people.causes`.

Who lets something act says so before (`t.cause = …`), and sets the cause that was before it again where that one goes
on.
"""

from __future__ import annotations

from typing import Final

CARD: Final = 0  # + the number of a Tactic or Loot card
ROOM: Final = 1000  # + a room: its action
ABILITY: Final = 1100  # + a Clan: its Special Ability
TREASURE: Final = 1200  # + an effect
GUILD: Final = 1300  # + the number of a Guild card
SHOW_OFF: Final = 1600  # + a class: what it does when it is summoned (KTHO-R64)
SCENARIO: Final = 1700  # the rule of the scenario; + 1 + the number of its card, where a card acts

# The other steps of a Hero (KTHO-R63 to R72).
SUPPLY: Final = 1800  # no token of the class was left (KTHO-R61)
TRAPS: Final = 1801
INSPIRE: Final = 1802
ATTACK: Final = 1803
PILLAGE: Final = 1804
WAIT: Final = 1805
CHARGE: Final = 1806

# The phases of a turn, and what is in none of them.
SETTING_UP: Final = 1900
TURN: Final = 1901
RENEWING: Final = 1902
CLEANING: Final = 1903
INVADING: Final = 1904
WAVES: Final = 1905
ENDING: Final = 1906
USING_CELLS: Final = 1907
