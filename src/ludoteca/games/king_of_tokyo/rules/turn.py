"""A match, turn by turn (KOT-R20: roll, resolve, enter Tokyo, buy, end of turn)."""

from __future__ import annotations

from ludoteca.games.king_of_tokyo.powers import START_CHOICE, WAKE
from ludoteca.games.king_of_tokyo.rules import causes
from ludoteca.games.king_of_tokyo.rules.dice import resolve_dice
from ludoteca.games.king_of_tokyo.rules.ending import end_turn, next_turn
from ludoteca.games.king_of_tokyo.rules.market import buy_cards
from ludoteca.games.king_of_tokyo.rules.rolling import changes, first_roll, probes, roll_dice
from ludoteca.games.king_of_tokyo.rules.setup import set_up
from ludoteca.games.king_of_tokyo.rules.tokyo import start_in_tokyo
from ludoteca.games.king_of_tokyo.state import (
    BUY,
    CHANGE,
    END,
    OVER,
    PROBE,
    RESOLVE,
    ROLL,
    SETUP,
    START,
    Monster,
    Tokyo,
)
from ludoteca.kernel.flow import CHECKPOINT, Flow


def match(t: Tokyo) -> Flow[None]:
    """The whole match. Every step is a checkpoint: the state alone tells where to go on."""
    s = t.s
    if s.step == SETUP:
        set_up(t)
    while s.step != OVER:
        if t.sink is not None:  # playouts need no checkpoints
            yield CHECKPOINT
        me = s.monsters[s.turn]
        step = s.step
        if step == START:
            start_turn(t, me)
            for power in me.hooks[START_CHOICE]:
                t.cause = power.kind
                yield from power.start_choice(t, me, me.copies[power.kind])
            first_roll(t, me)
        elif step == ROLL:
            yield from roll_dice(t, me)
        elif step == PROBE:
            yield from probes(t, me)
        elif step == CHANGE:
            yield from changes(t, me)
        elif step == RESOLVE:
            yield from resolve_dice(t, me)
        elif step == BUY:
            yield from buy_cards(t, me)
        elif step == END:
            yield from end_turn(t, me)
        else:
            next_turn(t)


def start_turn(t: Tokyo, me: Monster) -> None:
    """The start of a turn: cards that wake up, then stars for being in Tokyo (KOT-R38). Choices and the roll follow."""
    s = t.s
    s.turns += 1
    s.culled = 0
    s.dealt = False
    for monster in s.monsters:
        monster.wings = False
    t.cause = causes.TURN
    t.tell("turn", me.seat)
    for power in me.hooks[WAKE]:
        t.cause = power.kind
        power.wake(t, me, me.copies[power.kind])
    start_in_tokyo(t, me)
