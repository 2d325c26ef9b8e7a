"""Fulfilling a Mission (FH-R68 to FH-R76): the window, the comparison, rewards and punishments."""

from __future__ import annotations

from mypy_extensions import i64

from ludoteca.games.fabrica_de_herois.effects.lines import DIE_ON_ND, NO_ANSWERS, NO_MARKER
from ludoteca.games.fabrica_de_herois.rules import causes
from ludoteca.games.fabrica_de_herois.rules.decks import put_under
from ludoteca.games.fabrica_de_herois.rules.declaring import carry_out, window
from ludoteca.games.fabrica_de_herois.rules.ending import reaches_target
from ludoteca.games.fabrica_de_herois.rules.lasting import end_mission
from ludoteca.games.fabrica_de_herois.rules.reckoning import (
    bonus_of,
    counting,
    fulfils_needs,
    needed,
    reckon,
    shared_of,
    team_sum,
)
from ludoteca.games.fabrica_de_herois.rules.teams import settle
from ludoteca.games.fabrica_de_herois.state import DIE, INCOME, NONE, Factory, Player
from ludoteca.kernel.flow import Flow


def compare(t: Factory, p: Player) -> Flow[None]:
    """FH-R69, FH-D-25: one response window, then the sums as they are."""
    s = t.s
    if not p.sheet[NO_ANSWERS]:
        yield from window(t, NONE, p.seat, 0)
    s.step = INCOME
    if not p.due or p.mission == NONE:  # FH-D-43: it was replaced in this very turn
        return
    t.cause = causes.COMPARING
    mission = p.mission
    nd = needed(s, p)
    if p.sheet[DIE_ON_ND]:
        die = t.chance.roll("nd", DIE, 1, p.seat)[0] + 1
        s.rolled = die
        nd += die
        t.tell("nd-die", p.seat, die, nd)
    total = team_sum(s, p)
    success = total >= nd and fulfils_needs(s, p)
    p.attempts += 1
    p.due = False
    tell_comparison(t, p, mission, total, nd, success)
    t.cause = causes.DURATION
    end_mission(t, p.seat)  # FH-D-35: before rewards and punishments
    t.cause = causes.COMPARING
    if success:
        yield from succeed(t, p, mission)
    else:
        yield from fail(t, p, mission)


def tell_comparison(t: Factory, p: Player, mission: i64, total: i64, nd: i64, success: bool) -> None:
    """The sum with its bill: every Hero, the emblems, the marker."""
    bill = t.bill()
    if bill is not None:
        s = t.s
        shared: i64 = 0
        for hero in counting(s, p):
            bill.add(causes.HERO + hero, bonus_of(s, p, hero))
            shared += shared_of(s, p, hero)
        bill.add(causes.EMBLEMS, shared)
        if not p.sheet[NO_MARKER]:
            bill.add(causes.MARKER, p.marker)
    t.tell_change("compared", bill, p.seat, mission, total, nd, 1 if success else 0)


def succeed(t: Factory, p: Player, mission: i64) -> Flow[None]:
    """FH-R69, FH-R73, FH-D-20: the card counts first; if that reaches the target, nothing else happens."""
    s = t.s
    card = s.content.missions[mission]
    p.mission = NONE
    p.done.append(mission)
    p.points += card.nd  # FH-D-37: as printed
    reckon(s, p)
    t.tell("completed", p.seat, mission, card.nd, p.points)
    if reaches_target(t, p):
        return
    if s.unsettled:  # FH-D-42: a place that ended with the Mission
        yield from settle(t)
    factor: i64 = 1
    if p.doubles > 0 and card.rewards:
        p.doubles -= 1
        factor = 2
    yield from carry_out(t, p.seat, card.rewards, causes.REWARD + mission, factor)


def fail(t: Factory, p: Player, mission: i64) -> Flow[None]:
    """FH-R70, FH-R74: the Mission goes under the deck; punishments."""
    s = t.s
    card = s.content.missions[mission]
    p.mission = NONE
    put_under(t, mission)
    reckon(s, p)
    t.tell("failed", p.seat, mission)
    if s.unsettled:  # FH-D-42
        yield from settle(t)
    if p.spares > 0 and card.punishments:
        p.spares -= 1
        t.tell("spared-punishment", p.seat, mission)
        return
    yield from carry_out(t, p.seat, card.punishments, causes.PUNISHMENT + mission, 1)
