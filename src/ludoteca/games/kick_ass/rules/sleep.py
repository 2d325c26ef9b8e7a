"""The Sleep phase, check by check (KA-R128, R129, R148 to R154, D-2, D-60, D-70)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludoteca.games.kick_ass.content.box import VIRAL
from ludoteca.games.kick_ass.content.words import AT_SLEEP, MEDIA, NO_FAME
from ludoteca.games.kick_ass.rules import causes, deeds, effects, plotting, row
from ludoteca.games.kick_ass.rules.conditions import all_hold
from ludoteca.games.kick_ass.rules.councils import ask, ask_team
from ludoteca.games.kick_ass.rules.effects import has_moment
from ludoteca.games.kick_ass.rules.ending import end, over
from ludoteca.games.kick_ass.rules.force import rule
from ludoteca.games.kick_ass.rules.settle import aftermath
from ludoteca.games.kick_ass.state import (
    LAST_ROUND,
    NO_DOCKS,
    NO_EVENT,
    REFRESH,
    TIME_IS_UP,
    City,
)
from ludoteca.kernel.flow import Flow

MARCH: Final = 0
DOCKS: Final = 1
PANELS: Final = 2
EVENTS: Final = 3
PLOT: Final = 4


def sleep(t: City) -> Flow[None]:
    """KA-R128, KA-D-2: one of the checks; Vic's or Don's move comes before all others."""
    s = t.s
    t.cause = causes.SLEEPING
    if s.part == MARCH:
        t.tell("sleep", s.round)
        plotting.march(t)
        s.part = DOCKS
    elif s.part == DOCKS:
        if s.docks != NO_DOCKS:  # KA-R103, KA-R128a
            deeds.move_docks(t, 1)
        s.part = PANELS
        s.asleep = []
    elif s.part == PANELS:
        yield from next_panel(t)
    elif s.part == EVENTS:
        yield from events(t)
        s.part = PLOT
    else:
        yield from plot_check(t)


def is_viral(t: City, seat: i64) -> bool:
    """KA-R22, KA-D-21: Social Media at 7 or more, now."""
    return t.s.heroes[seat].stats[MEDIA] >= VIRAL and rule(t, NO_FAME, seat) == 0


def next_panel(t: City) -> Flow[None]:
    """KA-R128b, KA-D-70: the panel of one Hero; the team chooses the order."""
    s = t.s
    left: list[int] = []
    for seat in range(len(s.heroes)):
        if seat in s.asleep or s.heroes[seat].out:
            continue
        if is_viral(t, seat) or has_moment(t, seat, AT_SLEEP):
            left.append(seat)
    if len(left) == 0:
        s.part = EVENTS
        return
    sleeper: i64 = left[0]
    if len(left) > 1:
        sleeper = yield ask_team(t, "sleeper", left)
    s.asleep.append(sleeper)
    if is_viral(t, sleeper):
        yield from viral(t, sleeper)
    if not over(t):
        t.cause = causes.SLEEPING
        yield from effects.fire(t, sleeper, AT_SLEEP)
    yield from aftermath(t, [int(sleeper)])


def viral(t: City, seat: i64) -> Flow[None]:
    """KA-R22, KA-D-70: the Hero's own bonus, which may be declined.

    They are lines of the panels: KA-R148, KA-R149, KA-R150, KA-R151, KA-R152, KA-R153, KA-R154.
    """
    hero = t.s.heroes[seat]
    for line in t.content.heroes[hero.hero].viral.at[AT_SLEEP]:
        actions: list[int] = [0]
        for index in range(len(line.options)):
            if all_hold(t, seat, line.options[index].conditions, hero.at):
                actions.append(1 + index)
        if len(actions) == 1:
            continue
        answer = yield ask(t, seat, "viral", actions)
        if answer > 0:
            t.cause = causes.VIRAL + hero.hero
            t.tell("viral", seat)
            yield from effects.run_option(t, seat, line.options[answer - 1], hero.at, NO_EVENT)


def events(t: City) -> Flow[None]:
    """KA-R128c, KA-R129: Events with Sleep effects, from the leftmost to the rightmost; and what counts by night."""
    for running in t.s.row[:]:
        if running is not None and running in t.s.row and not over(t):
            t.cause = causes.EVENT + running.event
            row.night_falls(t, running)
            yield from aftermath(t, [])
        if running is not None and running in t.s.row and not over(t):
            yield from effects.fire_event(t, -1, running, AT_SLEEP)
            yield from aftermath(t, [])


def plot_check(t: City) -> Flow[None]:
    """KA-R128d, KA-R137, KA-R145, KA-D-60: the plot may be revealed; after the ninth night it is too late."""
    s = t.s
    if plotting.is_due(t):
        yield from plotting.reveal_plot(t)
        yield from aftermath(t, [])
    if over(t):
        return
    if s.round >= LAST_ROUND:
        end(t, TIME_IS_UP)
        return
    s.step = REFRESH
    s.part = 0
    s.asleep = []
