"""Bots and people at one table: a bot is about as busy as the people beside it, or else as those across from it.

It goes by what everybody sees: who is a person, and how much each seat has done in this race. So a quick person has
quick partners, who waits for others to win waits in vain, and whoever is slow is not run over at once. Coins that a
team shares are left to its people for a while.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludoteca.games.rush_out.bots.signs import YOU_TAKE
from ludoteca.games.rush_out.rules.trade import purse
from ludoteca.games.rush_out.state import BREAK, HEROES, RACE, Rush, RushState

USUAL: Final = 1000  # thousandths of a pause
QUICKEST: Final = 750
DAWDLING: Final = 5000  # with a partner who does nothing
NOTICED: Final = 6  # acts, before anybody notices who is ahead
EACH_ACT: Final = 90  # thousandths more, for each act that one is ahead
# In thousandths, found by play (`bench/rush_out_people.py`): what a Sorcerer does while a Hero does one thing, and what
# each Hero does while the Sorcerer does one thing, by the number of Heroes; and how much more a Sorcerer may do, by
# set-up and number of Heroes: the stronger his Spells, the less.
DARK_ACTS: Final[list[int]] = [0, 0, 1020, 1410, 1340]
HERO_ACTS: Final[list[int]] = [0, 0, 1130, 960, 910]
BY_SET_UP: Final[list[list[int]]] = [
    [1130, 1180, 1080],
    [1140, 970, 960],
    [1020, 940, 990],
    [950, 900, 1020],
    [950, 930, 1000],
    [980, 980, 1150],
    [1000, 940, 1200],
    [970, 980, 1130],
]
PURSE_MS: Final = 20_000  # between rounds: how long people may think about what to buy
PAIR_MS: Final = 9_000  # in a race: how long two Coins are left to people


def tempo(t: Rush, seat: i64, yielding: i64) -> i64:
    """How long the pauses of a bot are, in thousandths of its usual ones; at most `yielding` against people alone."""
    s = t.s
    most: i64 = DAWDLING
    busy: i64 = done_by_people(t, seat, True)
    if busy < 0:
        most = yielding
        busy = done_by_people(t, seat, False)
        if busy < 0:
            return USUAL
        busy = fair_share(s, seat, busy)
    ahead: i64 = s.acts[seat] - busy
    found: i64 = USUAL
    if ahead > NOTICED:
        found += (ahead - NOTICED) * EACH_ACT
    elif ahead < -NOTICED:
        found += (ahead + NOTICED) * EACH_ACT
    if found > most:
        return most
    return found if found > QUICKEST else QUICKEST


def fair_share(s: RushState, seat: i64, acts: i64) -> i64:
    """What this seat does while somebody across from it does so much, for an even race."""
    even: i64 = BY_SET_UP[s.scenario][s.heroes - 2]
    if seat == s.sorcerer:
        return acts * DARK_ACTS[s.heroes] * even // 1_000_000
    return acts * HERO_ACTS[s.heroes] // even


def done_by_people(t: Rush, seat: i64, beside: bool) -> i64:
    """What one of the people beside this seat, or across from it, has done in this race; -1 when there is none."""
    s = t.s
    count: i64 = 0
    acts: i64 = 0
    for other in t.people:
        if other != seat and is_beside(s, seat, other) == beside:
            count += 1
            acts += s.acts[other]
    return acts // count if count else -1


def is_beside(s: RushState, seat: i64, other: i64) -> bool:
    """RO-R4: whether two seats are of one side."""
    return (seat == s.sorcerer) == (other == s.sorcerer)


# -- what a team shares ----------------------------------------------------------------------------------------


def leaves_coins(t: Rush, seat: i64) -> bool:
    """RO-R63, RO-R64: whether a bot leaves the Heroes' coins to the people of its team: for a while.

    Between rounds people who are done have decided: then bots buy nothing more.
    """
    s = t.s
    if not has_people(t, seat) or is_told_to_take(t, seat):
        return False
    if s.phase == RACE:
        return s.now - s.coined < patience(s, PAIR_MS)
    return people_are_done(t) or s.now - s.since < patience(s, PURSE_MS)


def has_people(t: Rush, seat: i64) -> bool:
    """Whether this is a bot with people beside it."""
    if seat == t.s.sorcerer or seat in t.people:
        return False
    for other in t.people:
        if other != t.s.sorcerer:
            return True
    return False


def is_told_to_take(t: Rush, seat: i64) -> bool:
    """Whether somebody has told this bot to take what there is."""
    for sign, ref in t.wishes:
        if sign == YOU_TAKE and ref == f"seat:{seat}":
            return True
    return False


def people_are_done(t: Rush) -> bool:
    """Whether all people among the Heroes have traded enough."""
    for other in t.people:
        if other != t.s.sorcerer and not t.s.ready[other]:
            return False
    return True


def asks_about_coins(t: Rush, seat: i64) -> bool:
    """Whether this bot asks what to do with the coins: one of them does, as long as they are left to people."""
    s = t.s
    if not has_shared_coins(s) or (s.phase == BREAK and people_are_done(t)):
        return False
    for other in range(s.seats):
        if other != s.sorcerer and other not in t.people:
            return other == seat and leaves_coins(t, seat)
    return False


def has_shared_coins(s: RushState) -> bool:
    """RO-R63, RO-R64: whether the Heroes have coins that do something now."""
    if s.phase == BREAK:
        return purse(s, HEROES) > 0
    return s.phase == RACE and len(s.coins[HEROES]) >= 2


def patience(s: RushState, ms: i64) -> i64:
    """Longer at a relaxed table."""
    return ms * 2 if s.relaxed else ms
