"""What makes something happen, as a number: a Power card, or a chapter of the rules. The words are in `people.causes`.

A code below SETTING_UP is the kind of a card. Who lets a card act says so before (`t.cause = power.kind`), and sets
the cause that was before it again where that one goes on.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludoteca.games.king_of_tokyo.state import Tokyo
from ludoteca.kernel.event import Bill

SETTING_UP: Final = 1000
ROLL_OFF: Final = 1001
TURN: Final = 1002
ROLL: Final = 1003
NUMBERS: Final = 1004
ENERGIES: Final = 1005
HEARTS: Final = 1006
CLAWS: Final = 1007
POISON: Final = 1008
IN_TOKYO: Final = 1009
ENTERING: Final = 1010
BAY_CLOSES: Final = 1011
BUYING: Final = 1012
SWEEPING: Final = 1013
TURN_ENDS: Final = 1014
GAME_ENDS: Final = 1015

# What only a bill knows: why a number is smaller than its parts, or a part that is no cause by itself.
MORE_OF_A_NUMBER: Final = 1016
PRINTED_COST: Final = 1017
NEVER_BELOW_ZERO: Final = 1018
ALL_HEARTS: Final = 1019
NO_HEARTS_LEFT: Final = 1020
NO_STARS_LEFT: Final = 1021
LAST: Final = NO_STARS_LEFT


def part(t: Tokyo, cause: i64, amount: i64) -> Bill | None:
    """A bill that begins with this part; None where nobody listens."""
    bill = t.bill()
    if bill is not None:
        bill.add(cause, amount)
    return bill
