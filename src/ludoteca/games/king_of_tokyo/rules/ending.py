"""Step 5, the end of a turn, and the end of the game (KOT-R51 to R54, KOT-R2)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludoteca.games.king_of_tokyo.powers import AT_END, GOES_AGAIN
from ludoteca.games.king_of_tokyo.rules import causes
from ludoteca.games.king_of_tokyo.rules.damage import poison_tick
from ludoteca.games.king_of_tokyo.state import NEXT, OVER, START, Monster, Tokyo
from ludoteca.kernel.flow import Flow

# How a match ends.
GOES_ON: Final = 0
BY_STARS: Final = 1
LAST_ALIVE: Final = 2
ALL_FELL: Final = 3
REASONS: Final = ["", "stars", "last-alive", "all-fell"]


def end_turn(t: Tokyo, me: Monster) -> Flow[None]:
    """KOT-R51: cards that act at the end of the turn, in their order; poison last, and before the win is checked.

    KOT-X2: so that poison can steal a win.
    """
    for power in me.hooks[AT_END]:
        k: i64 = me.copies[power.kind]  # none any more, when it was sold a moment ago
        if k > 0 and me.alive:
            t.cause = power.kind
            yield from power.at_end(t, me, k)
    if me.poison:
        yield from poison_tick(t, me)
    t.s.step = NEXT


def next_turn(t: Tokyo) -> None:
    """KOT-R52, KOT-R54, KOT-D-14, KOT-D-17, KOT-X1: the end is checked now and only now; else the dice go on.

    KOT-R53, KOT-D-8, KOT-X3, KOT-X4: every living monster with enough stars wins, whoever's turn it was; two of them
    share it. KOT-X5, KOT-X6: nobody wins when nobody is left. KOT-X7: extra turns come only if the game goes on.
    """
    s = t.s
    alive: i64 = 0
    for monster in s.monsters:
        if monster.alive:
            alive += 1
            if monster.stars >= s.target:
                s.reason = BY_STARS
    if alive == 0:
        s.reason = ALL_FELL
    elif alive == 1 and s.reason == GOES_ON:
        s.reason = LAST_ALIVE
    if s.reason != GOES_ON:
        s.step = OVER
        t.cause = causes.GAME_ENDS
        t.tell("ended", s.reason)
        return
    s.step = START
    me = t.active()
    if me.alive and goes_again(t, me):
        s.frozen += 1
        t.tell("extra-turn", me.seat)
        return
    s.frozen = 0
    while s.frenzy:
        seat = s.frenzy.pop(0)
        if s.monsters[seat].alive:
            s.turn = seat
            t.cause = causes.TURN_ENDS
            t.tell("extra-turn", seat)
            return
    s.order = left_of(t, s.order)
    s.turn = s.order


def goes_again(t: Tokyo, me: Monster) -> bool:
    """Whether a card gives the active monster another turn."""
    for power in me.hooks[GOES_AGAIN]:
        t.cause = power.kind
        if power.goes_again(t, me):
            return True
    return False


def left_of(t: Tokyo, seat: i64) -> i64:
    """KOT-R19, KOT-R51: the next living monster clockwise."""
    monsters = t.s.monsters
    count: i64 = len(monsters)
    following: i64 = (seat + 1) % count
    while not monsters[following].alive:
        following = (following + 1) % count
    return following
