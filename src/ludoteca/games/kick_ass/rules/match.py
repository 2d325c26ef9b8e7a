"""A match of Kick-Ass, from the set-up to its end (KA-R1 to R3, R10, R60).

Every step is a checkpoint: the state alone tells where to go on. A round is the Event phase, three segments of the Day,
the Sleep phase and the Refresh phase; a last stand is fought outside rounds (KA-D-29).
"""

from __future__ import annotations

from ludoteca.games.kick_ass.rules import causes, row
from ludoteca.games.kick_ass.rules.ending import over
from ludoteca.games.kick_ass.rules.plots import last_stand
from ludoteca.games.kick_ass.rules.refresh import refresh
from ludoteca.games.kick_ass.rules.segment import act, choose_cards, spawn_card
from ludoteca.games.kick_ass.rules.settle import aftermath
from ludoteca.games.kick_ass.rules.setup import set_up, solo
from ludoteca.games.kick_ass.rules.sleep import sleep
from ludoteca.games.kick_ass.state import (
    ACT,
    CHOOSE,
    EVENTS,
    NOBODY,
    OVER,
    RAID,
    REFRESH,
    SETUP,
    SLEEP,
    SOLO,
    SPAWN,
    City,
)
from ludoteca.kernel.flow import CHECKPOINT, Flow


def match(t: City) -> Flow[None]:
    """KA-R3, KA-R17, KA-R60: round after round, until the plot is foiled or everything is lost."""
    s = t.s
    if s.step == SETUP:
        set_up(t)
    while s.step != OVER:
        if t.sink is not None:  # playouts need no checkpoints
            yield CHECKPOINT
        t.mover = NOBODY
        step = s.step
        if s.raid_due:
            last_stand.begin(t)
        elif step == ACT:
            yield from act(t)
        elif step == SPAWN:
            yield from spawn_card(t)
        elif step == CHOOSE:
            yield from choose_cards(t)
        elif step == EVENTS:
            yield from event_phase(t)
        elif step == SLEEP:
            yield from sleep(t)
        elif step == REFRESH:
            yield from refresh(t)
        elif step == RAID:
            yield from last_stand.raid(t)
        else:
            assert step == SOLO
            yield from solo(t)


def event_phase(t: City) -> Flow[None]:
    """KA-R61 to R63, KA-R217, KA-D-44: every Event moves and a new one is turned up; then the effects follow: of what
    was pushed off, and after it of the new one."""
    s = t.s
    t.cause = causes.EVENT_PHASE
    t.tell("round", s.round)
    if s.held:
        s.held = False
        t.tell("row-held")
    else:
        off = row.move_on(t)
        new = row.turn_up(t)
        if off is not None:
            yield from row.mature(t, off)
        if new is not None and not over(t):
            yield from row.set_up(t, new)
    yield from aftermath(t, [])
    if not over(t):
        s.segment = 0
        s.step = SPAWN
