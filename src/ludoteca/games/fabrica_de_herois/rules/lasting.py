"""What lasts (FH-R48 to FH-R57): laying it, and ending it."""

from __future__ import annotations

from mypy_extensions import i64

from ludoteca.games.fabrica_de_herois.content.box import HIGHEST_MARKER, LOWEST_MARKER
from ludoteca.games.fabrica_de_herois.effects.words import AT_ONCE, MISSION, PERMANENT, ROUND, TEAM_MISSION
from ludoteca.games.fabrica_de_herois.rules.reckoning import clip, reckon
from ludoteca.games.fabrica_de_herois.state import (
    BLOCK,
    LINE,
    MARKER,
    NONE,
    PROTECT,
    SEAL,
    STRIP,
    Cast,
    Factory,
    FactoryState,
    Lasting,
)


def lay(t: Factory, c: Cast, what: i64, duration: i64, team: i64, hero: i64, amount: i64, line: i64 = NONE) -> None:
    """FH-R48: something begins that lasts. FH-D-19: without a duration it lasts to the next attempt."""
    s = t.s
    made = Lasting()
    made.what = what
    made.duration = MISSION if duration == AT_ONCE else duration
    made.caster = c.user
    made.team = team
    made.hero = hero
    made.amount = amount
    made.line = line
    made.cause = c.cause
    made.leader = s.content.abilities[c.ability].hero if duration == PERMANENT and c.ability != NONE else NONE
    s.lasting.append(made)
    _count(s, made, 1)
    reckon(s, s.players[team])


def _count(s: FactoryState, lasting: Lasting, n: i64) -> None:
    """FH-D-33: how many Blocks, Protections and seals lie on a Hero."""
    if lasting.what == BLOCK:
        s.blocked[lasting.hero] += n
    elif lasting.what == PROTECT:
        s.shielded[lasting.hero] += n
    elif lasting.what == STRIP:
        s.stripped[lasting.hero] += n
    elif lasting.what == SEAL:
        s.sealed[lasting.hero] += n


def move_marker(t: Factory, c: Cast, team: i64, amount: i64, duration: i64) -> None:
    """FH-R49, FH-D-18, FH-D-49: slide the Bonus card; the effect keeps the amount by which it really moved it."""
    p = t.s.players[team]
    before = p.marker
    kept = clip(before + amount) - before
    if kept != 0:
        lay(t, c, MARKER, duration, team, NONE, kept)
    t.tell("marker", team, kept, p.marker)


def end(t: Factory, ended: list[Lasting]) -> None:
    """Take these away, and tell what turns back."""
    if not ended:
        return
    s = t.s
    s.lasting = [lasting for lasting in s.lasting if lasting not in ended]
    touched: list[int] = []
    for lasting in ended:
        _count(s, lasting, -1)
        if lasting.team not in touched:
            touched.append(lasting.team)
    for seat in touched:
        before = s.players[seat].marker
        _trim(s, seat)
        reckon(s, s.players[seat])
        if s.players[seat].marker != before:
            t.tell("marker", seat, s.players[seat].marker - before, s.players[seat].marker)
    for lasting in ended:
        hero = lasting.hero
        if lasting.what == BLOCK and s.blocked[hero] == 0:
            t.tell("unblocked", lasting.team, hero)
        elif lasting.what == PROTECT and s.shielded[hero] == 0 and not s.guarded[hero]:
            t.tell("unprotected", lasting.team, hero)
        elif lasting.what == LINE or lasting.what == SEAL or lasting.what == STRIP:
            t.tell("effect-over", lasting.team, lasting.cause)


def _trim(s: FactoryState, seat: i64) -> None:
    """FH-D-18: excess is lost, not stored: when the end of an effect would push the marker over a limit, what came last
    on that side keeps less."""
    total: i64 = 0
    for lasting in s.lasting:
        if lasting.what == MARKER and lasting.team == seat:
            total += lasting.amount
    over: i64 = 0
    if total > HIGHEST_MARKER:
        over = total - HIGHEST_MARKER
    elif total < LOWEST_MARKER:
        over = total - LOWEST_MARKER
    for i in range(len(s.lasting) - 1, -1, -1):
        lasting = s.lasting[i]
        if over == 0:
            return
        if lasting.what == MARKER and lasting.team == seat and (lasting.amount > 0) == (over > 0):
            cut = min(over, lasting.amount) if over > 0 else max(over, lasting.amount)
            lasting.amount -= cut
            over -= cut


def end_round(t: Factory, seat: i64) -> None:
    """FH-R54: what this player cast for 1 round ends when the player's turn begins."""
    end(t, [one for one in t.s.lasting if one.duration == ROUND and one.caster == seat])


def end_mission(t: Factory, seat: i64) -> None:
    """FH-R55, FH-D-35: right after the comparison; what lay on that Mission ends as well."""
    end(
        t,
        [
            one
            for one in t.s.lasting
            if (one.duration == MISSION and one.caster == seat) or (one.duration == TEAM_MISSION and one.team == seat)
        ],
    )


def end_permanent(t: Factory, hero: i64) -> None:
    """FH-R56, FH-D-36: the Hero is no longer Leader, or Blocked."""
    s = t.s
    for lasting in s.lasting:
        if lasting.duration == PERMANENT and lasting.leader == hero:
            end(t, [one for one in s.lasting if one.duration == PERMANENT and one.leader == hero])
            t.tell("permanent-over", s.owner[hero], hero)
            return


def end_on_hero(t: Factory, hero: i64) -> None:
    """FH-D-33: a Hero that leaves the Field leaves its Blocks and Protections behind."""
    s = t.s
    if s.blocked[hero] + s.shielded[hero] + s.stripped[hero] + s.sealed[hero] > 0:
        gone = [one for one in s.lasting if one.hero == hero]
        s.lasting = [one for one in s.lasting if one.hero != hero]
        for lasting in gone:
            _count(s, lasting, -1)


def end_kind(t: Factory, hero: i64, what: i64) -> None:
    """All Blocks, or all Protections, of one Hero."""
    end(t, [one for one in t.s.lasting if one.hero == hero and one.what == what])


def block(t: Factory, c: Cast, hero: i64, duration: i64) -> None:
    """FH-R50, FH-R52, FH-D-34: turn a Hero face down, unless it is Protected. FH-D-13: its Permanent ends."""
    s = t.s
    if s.guarded[hero]:
        return
    seat = s.owner[hero]
    lay(t, c, BLOCK, duration, seat, hero, 1)
    t.tell("blocked", seat, hero)
    if s.players[seat].leader == hero:
        end_permanent(t, hero)


def protect(t: Factory, c: Cast, hero: i64, duration: i64) -> None:
    """FH-R51, FH-R52: turn a Hero sideways, unless it is Blocked."""
    s = t.s
    if s.blocked[hero] > 0:
        return
    seat = s.owner[hero]
    lay(t, c, PROTECT, duration, seat, hero, 1)
    t.tell("protected", seat, hero)
