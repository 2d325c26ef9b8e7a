"""What makes things happen, as numbers: pieces by their kind, then steps of the round. `people/causes.py` says them."""

from __future__ import annotations

from typing import Final

CARD: Final = 0
ITEM: Final = 300
CRISIS: Final = 450
SPAWN: Final = 500
EVENT: Final = 600  # + the number of the Event or Boss Event
VIRAL: Final = 850  # + the Hero
TIMER: Final = 870  # + the place
CLEANUP: Final = 890  # + the place
PLOT: Final = 910
TWIST: Final = 920
BRUTE: Final = 940

SETTING_UP: Final = 1000
EVENT_PHASE: Final = 1001
ARRIVALS: Final = 1002
CHOOSING: Final = 1003
WALKING: Final = 1004
COMBAT: Final = 1005
FAINTING: Final = 1006
SLEEPING: Final = 1007
REFRESHING: Final = 1008
LAST_STAND: Final = 1009
ENDING: Final = 1010
FAME: Final = 1011
MARCH: Final = 1012
TOKEN: Final = 1013
FREE_ITEM: Final = 1014
INTERNET: Final = 1015
ARRANGING: Final = 1016
DONE: Final = 1017
