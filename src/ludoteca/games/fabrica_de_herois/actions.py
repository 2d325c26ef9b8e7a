"""The actions of Fábrica de Heróis: what the numbers of every kind of decision mean.

A Hero, a Mission or a Base is named by its number among the cards of the table. What is hidden from the others is named
by its place instead. The sizes are room, not counts, so that a pack changes no number.
"""

from __future__ import annotations

from typing import Final

from ludoteca.kernel.actions import Act, ActionSpace, Param

HEROES: Final = 1024
SEATS: Final = 6
PLACES: Final = 64
DEALT: Final = 5

# FH-R10, FH-R14: which of the five dealt Heroes take the Field, and which of them leads.
TEAM: Final = 0

# The own turn.
DONE: Final = 0
BUY: Final = 1
FLEE: Final = 2
USE_BASE: Final = 3
USE: Final = 1024  # an ability, by its number: twice the Hero's, one more for the Discard ability
GO_HOME: Final = 4096
ENTER: Final = 5120
LEAD: Final = 6144

PASS: Final = 0  # in a window
ENOUGH: Final = 0  # of several targets
PICK: Final = 1024  # a Hero


def team_action(field: int, leader: int) -> int:
    """The answer at the set-up: the Field as a mask of the dealt Heroes, and the Leader's place among them."""
    return TEAM + field * DEALT + leader


_USE: Final = Act("use", Param("ability", 2 * HEROES), at=USE)
_HOME: Final = Act("home", Param("hero", HEROES), at=GO_HOME)
_ENTER: Final = Act("enter", Param("hero", HEROES), at=ENTER)
_LEAD: Final = Act("lead", Param("hero", HEROES), at=LEAD)
_PICK: Final = ActionSpace(Act("enough", at=ENOUGH), Act("pick", Param("hero", HEROES), at=PICK))

ACTIONS: Final = {
    "team": ActionSpace(Act("team", Param("field", 1 << DEALT), Param("leader", DEALT), at=TEAM)),
    "prepare": ActionSpace(
        Act("done", at=DONE), Act("buy", at=BUY), Act("base", at=USE_BASE), _USE, _HOME, _ENTER, _LEAD
    ),
    "plays": ActionSpace(
        Act("done", at=DONE),
        Act("buy", at=BUY),
        Act("flee", at=FLEE),
        Act("base", at=USE_BASE),
        _USE,
        _HOME,
        _ENTER,
        _LEAD,
    ),
    "answer": ActionSpace(Act("pass", at=PASS), _USE),
    "target": _PICK,
    "mine": _PICK,
    "whom": ActionSpace(Act("seat", Param("seat", SEATS))),
    "emblem": ActionSpace(Act("emblem", Param("affiliation", 5))),
    "order": _PICK,
    "lose": _PICK,
    "name-leader": _PICK,
    "refill": _PICK,
    "shrink": _PICK,
    "overfull": ActionSpace(Act("done", at=DONE), _HOME, _ENTER, _LEAD),
    "return": _PICK,
    "give": _PICK,
    "keep": ActionSpace(Act("keep", Param("place", PLACES))),
    "spy": ActionSpace(Act("send", Param("place", PLACES))),
    "sort": ActionSpace(Act("next", Param("place", PLACES))),
    "mission": ActionSpace(Act("keep", Param("place", PLACES))),
}
