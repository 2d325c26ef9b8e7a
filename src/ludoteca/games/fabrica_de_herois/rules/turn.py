"""A match, turn by turn (FH-R22 to FH-R27): the Mission of the round before, income, a new Mission, plays.

Every step is a checkpoint: the state alone tells where to go on.
"""

from __future__ import annotations

from mypy_extensions import i64

from ludoteca.games.fabrica_de_herois.actions import DONE
from ludoteca.games.fabrica_de_herois.effects.lines import INCOME as INCOME_LINE
from ludoteca.games.fabrica_de_herois.effects.lines import THAW
from ludoteca.games.fabrica_de_herois.rules import causes
from ludoteca.games.fabrica_de_herois.rules.comparison import compare
from ludoteca.games.fabrica_de_herois.rules.declaring import window
from ludoteca.games.fabrica_de_herois.rules.ending import no_missions_left
from ludoteca.games.fabrica_de_herois.rules.lasting import end_kind, end_round
from ludoteca.games.fabrica_de_herois.rules.missions import draw_mission
from ludoteca.games.fabrica_de_herois.rules.plays import buy, must_buy, play, plays_of
from ludoteca.games.fabrica_de_herois.rules.prices import gain
from ludoteca.games.fabrica_de_herois.rules.reckoning import reckon
from ludoteca.games.fabrica_de_herois.rules.setup import set_up
from ludoteca.games.fabrica_de_herois.rules.teams import settle
from ludoteca.games.fabrica_de_herois.state import (
    BEGIN,
    BLOCK,
    COMPARE,
    DRAW,
    END,
    INCOME,
    NEXT,
    NONE,
    OVER,
    PLAYS,
    PREPARE,
    SETUP,
    Factory,
    Player,
)
from ludoteca.kernel.flow import CHECKPOINT, Decision, Flow


def match(t: Factory) -> Flow[None]:
    """FH-R22: set up, then turn after turn until somebody has won."""
    s = t.s
    while s.step != OVER:
        if t.sink is not None:  # playouts need no checkpoints
            yield CHECKPOINT
        step = s.step
        if s.unsettled and step != SETUP:  # a position may begin with it
            yield from settle(t)
        p = t.active()
        if step == PLAYS:
            yield from plays(t, p)
        elif step == PREPARE:
            yield from prepare(t, p)
        elif step == BEGIN:
            yield from begin(t, p)
        elif step == COMPARE:
            yield from compare(t, p)
        elif step == INCOME:
            income(t, p)
        elif step == DRAW:
            yield from draw(t, p)
        elif step == END:
            yield from end_turn(t, p)
        elif step == NEXT:
            next_turn(t)
        else:
            yield from set_up(t)


def begin(t: Factory, p: Player) -> Flow[None]:
    """FH-R24, FH-R54, FH-D-22: a round of this player begins: what was cast for 1 round ends, all Heroes are fresh.

    FH-R68: a Mission that has lain here for a round is due.
    """
    s = t.s
    s.turns += 1
    t.cause = causes.TURN
    t.tell("turn", p.seat)
    t.cause = causes.DURATION
    end_round(t, p.seat)
    if p.sheet[THAW]:
        for hero in p.field[:]:
            if s.blocked[hero] > 0:
                end_kind(t, hero, BLOCK)
    for hero in p.field:
        s.used[hero] = False
    for hero in p.support:
        s.used[hero] = False
    p.base_used = False
    p.free_used = 0
    p.due = p.mission != NONE
    reckon(s, p)
    if s.unsettled:
        yield from settle(t)
    # FH-R23, FH-D-43: without a Mission there is no attempt; FH-R61: but whoever has no Hero buys one first.
    s.step = PREPARE if p.due or must_buy(s, p) else INCOME


def prepare(t: Factory, p: Player) -> Flow[None]:
    """FH-R72, FH-D-7: plays with stored Actions, as many as one likes; then the comparison."""
    s = t.s
    t.cause = causes.PREPARING
    if must_buy(s, p):  # FH-R61, FH-D-9
        yield from buy(t, p)
        return
    if not p.due:  # FH-D-43
        s.step = INCOME
        return
    yield from one_play(t, p, "prepare", COMPARE)


def one_play(t: Factory, p: Player, kind: str, after: i64) -> Flow[None]:
    """FH-R78: one play, or none; where nothing is left to do, nobody is asked."""
    asked = Decision(p.seat, kind, plays_of(t, p), None, DONE)
    action = DONE
    if len(asked.actions) > 1:
        action = yield asked
    if action == DONE:
        t.s.step = after
    else:
        yield from play(t, p, action)


def income(t: Factory, p: Player) -> None:
    """FH-R23, FH-R25, FH-R75, FH-D-3, FH-D-23: three Actions, more or fewer by texts, never fewer than none."""
    t.cause = causes.RECEIVING
    n = p.sheet[INCOME_LINE] + p.windfall
    p.windfall = 0
    gain(t, p, n if n > 0 else 0)
    t.s.step = DRAW


def draw(t: Factory, p: Player) -> Flow[None]:
    """FH-R25, FH-R26, FH-D-43: a new Mission, unless one came in this turn already."""
    t.cause = causes.DRAWING
    if p.mission == NONE:
        yield from draw_mission(t, p)
        if t.s.unsettled:
            yield from settle(t)
    t.s.step = PLAYS


def plays(t: Factory, p: Player) -> Flow[None]:
    """FH-R34 to FH-R38: one play; FH-D-47: without any Hero the next Action buys one."""
    s = t.s
    t.cause = causes.PLAYING
    if must_buy(s, p):
        yield from buy(t, p)
        return
    yield from one_play(t, p, "plays", END)


def end_turn(t: Factory, p: Player) -> Flow[None]:
    """FH-D-28: the others may use a bolt before the next turn; FH-R26, FH-D-43: nobody ends without a Mission."""
    s = t.s
    t.cause = causes.TURN_ENDS
    yield from window(t, NONE, p.seat, 0)
    t.cause = causes.TURN_ENDS
    if p.mission == NONE and s.missions:
        yield from draw_mission(t, p)
        if s.unsettled:
            yield from settle(t)
    s.step = NEXT


def next_turn(t: Factory) -> None:
    """FH-R15, FH-D-21: clockwise, unless there is nothing left to do."""
    s = t.s
    if no_missions_left(t):
        return
    s.turn = (s.turn + 1) % len(s.players)
    s.step = BEGIN
