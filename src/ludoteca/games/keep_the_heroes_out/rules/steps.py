"""What a Hero does in an invasion, kept so that people can ask why: no rule ever reads it.

Two things are kept. `Hero.story` is how a Hero came to be where it is, for as long as it is in the dungeon. `steps` of
the state is what each of the eight steps (KTHO-R63 to R72) has come to for the Hero that is being resolved.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludoteca.games.keep_the_heroes_out.state import NOBODY, Dungeon, Hero

# Chapters of a Hero's story; what the number says stands behind.
SUMMONED: Final = 0  # the Guild card
SENT: Final = 1  # the Guild card that put it into the Cells
PLACED: Final = 2  # by the scenario
CHARGED: Final = 3  # the room that it came from
WAITED: Final = 4  # how many Heroes were awake there
ATTACKED: Final = 5
PILLAGED: Final = 6  # the value of the Treasure
IMPRISONED: Final = 7
INSPIRED: Final = 8  # the Hero who came
FREED: Final = 9  # the Mage
HEALED: Final = 10  # the value of the Treasure
CALLED: Final = 11  # the Guild card for which no token was left (KTHO-R61)
TRAPPED: Final = 12  # how much it can still take
STAYED: Final = 13  # it is where Heroes want to go, and there is nothing to do
ROUSED: Final = 14  # by the scenario's rule
ROOM: Final = 16
NUMBERS: Final = 512

# What a step came to. Those before NO_MONSTER were done, the others skipped.
NOT_YET: Final = 0
REVEALED: Final = 1
SHOT: Final = 2
TOOK: Final = 3  # so many resources
DISARMED: Final = 4
SET_FREE: Final = 5  # so many prisoners
SPRUNG: Final = 6  # so many Traps
KILLED: Final = 7  # by Traps
LOCKED_IN: Final = 8
WOKE: Final = 9  # so many Heroes
STRUCK: Final = 10
TOOK_TREASURE: Final = 11  # of this value
WAITS: Final = 12
CHARGES: Final = 13
NO_MONSTER: Final = 14
NO_TARGET: Final = 15
NOTHING_TO_TAKE: Final = 16
NO_TRAP: Final = 17
NO_PRISONERS: Final = 18  # a Mage anywhere but in the Cells
NOBODY_ASLEEP: Final = 19
NO_TREASURE: Final = 20
TOO_FEW: Final = 21  # so many Heroes
ONLY_NEW: Final = 22  # a step for those who have just been summoned, or have just come in
TIRED: Final = 23  # the Hero is exhausted or gone before it comes to this step
OUTCOMES: Final = 64


def remember(hero: Hero, chapter: i64, room: i64, n: i64) -> None:
    """Go on with a Hero's story: what happened in which room, and the number that belongs to it."""
    hero.story = (*hero.story, int((chapter * ROOM + room) * NUMBERS + n))


def turn_to(t: Dungeon, hero: Hero) -> None:
    """KTHO-D-53: this Hero is the one that is being resolved."""
    s = t.s
    if s.current != hero.number:
        s.current = hero.number
        if t.sink is not None:
            for step in range(9):
                s.steps[step] = NOT_YET


def nobody(t: Dungeon) -> None:
    """All Heroes are exhausted."""
    t.s.current = NOBODY


def came_to(t: Dungeon, step: i64, outcome: i64, n: i64) -> None:
    """What a step of the current Hero has come to. Nobody asks in a playout."""
    if t.sink is not None:
        t.s.steps[step] = int(n * OUTCOMES + outcome)
