"""How players stand: what their Field can reach, how likely their Mission is, what a point of Bonus is worth to them.

Everything is in points of Missions. Of others' Support only the number of cards is used. An `Outlook` is made once for
each question, and everything that is weighed there reads it.
"""

from __future__ import annotations

from math import exp
from typing import Final

from mypy_extensions import i64

from ludoteca.games.fabrica_de_herois.bots.weights import Weights
from ludoteca.games.fabrica_de_herois.effects.lines import DIE_ON_ND, FIELD
from ludoteca.games.fabrica_de_herois.rules.reckoning import (
    bonus_of,
    counts,
    fulfils_needs,
    needed,
    shared_of,
    team_sum,
)
from ludoteca.games.fabrica_de_herois.state import COMPARE, DIE, NONE, PREPARE, Factory, FactoryState, Player

# How much can still happen before a comparison.
FAR_OFF: Final = 0
SOON: Final = 1  # the own preparation, and nobody holds a bolt
NOW: Final = 2  # the sums are compared as they are (FH-D-25)
NOW_WITH_DIE: Final = 3


def hero_bonus(s: FactoryState, p: Player, hero: i64) -> i64:
    """What a Hero brings in this player's Mission, if it counts; a Blocked one as if it were not."""
    if s.blocked[hero] == 0 and not counts(s, p, hero):
        return 0
    return bonus_of(s, p, hero) + shared_of(s, p, hero)


def counted(s: FactoryState, p: Player, hero: i64) -> i64:
    """What a Field Hero adds to the sum now."""
    return bonus_of(s, p, hero) + shared_of(s, p, hero) if counts(s, p, hero) else 0


def in_hand(s: FactoryState, p: Player, own: bool, w: Weights) -> float:
    """What the Support can add to the Field's sum, as far as there is room."""
    room: i64 = p.sheet[FIELD] - len(p.field)
    if room <= 0 or not p.support:
        return 0.0
    if not own:
        known: i64 = len(p.support)
        return w.unknown * float(known if known < room else room)
    found = sorted([int(hero_bonus(s, p, hero)) for hero in p.support], reverse=True)
    total = 0.0
    for bonus in found[:room]:
        total += bonus
    return total


def lead(s: FactoryState, p: Player, own: bool, w: Weights) -> float:
    """By how much a player would reach what the Mission needs, if it were compared with all that can take part."""
    short = 0.0 if not p.field or fulfils_needs(s, p) else 2.5
    return float(team_sum(s, p) - needed(s, p)) + in_hand(s, p, own, w) - short


def likely(ahead: float, w: Weights, soon: bool = False) -> float:
    """How likely a Mission is with so much to spare."""
    x = (w.steep_soon if soon else w.steep) * (ahead + w.ease)
    if x > 30.0:
        return 1.0
    if x < -30.0:
        return 0.0
    return 1.0 / (1.0 + exp(-x))


def prize(s: FactoryState, p: Player, w: Weights) -> float:
    """What the Mission is worth: its points, as far as they are needed; that it wins; that no punishment comes."""
    if p.mission == NONE:
        return w.next_nd
    mission = s.content.missions[p.mission]
    return points_worth(s, p, mission.nd, w) + w.reward * len(mission.rewards) + w.punishment * len(mission.punishments)


def points_worth(s: FactoryState, p: Player, nd: i64, w: Weights) -> float:
    """Points beyond the target are none; those that reach it win."""
    left = s.target - p.points
    return float(nd) if nd < left else float(left) * 0.5 + w.winning


def threat(s: FactoryState, me: Player, other: Player, w: Weights) -> float:
    """How much of what another player loses is mine: all of it between two, more of it where they are ahead."""
    others = len(s.players) - 1
    if others == 1:
        return 0.9
    most: i64 = 0
    for p in s.players:
        if p.seat != me.seat and p.points > most:
            most = p.points
    share = w.share / others
    if other.points == most:
        share += w.share_first
    if other.points > me.points:
        share += w.share_ahead
    if other.points + 7 >= s.target:
        share += w.share_near
    return share if share < 0.95 else 0.95


def compares_before(s: FactoryState, other: Player, me: Player) -> bool:
    """Whether another player's Mission is compared before my next turn begins, and not yet."""
    seats = len(s.players)
    theirs = (other.seat - s.turn) % seats
    mine = (me.seat - s.turn) % seats
    if mine == 0:
        mine = seats
    if theirs == 0:
        return s.step <= COMPARE and other.due
    return theirs < mine and other.mission != NONE


class Stand:
    """One player's Mission as the one who thinks sees it."""

    def __init__(self, s: FactoryState, me: Player, p: Player, w: Weights) -> None:
        own = p.seat == me.seat
        self.w = w
        self.seat: i64 = p.seat
        self.has = p.mission != NONE
        self.stake = 1.0 if own else threat(s, me, p, w)
        self.prize = prize(s, p, w)
        self.soon = not own and compares_before(s, p, me)
        self.mode: i64 = FAR_OFF
        self.ahead = 0.0
        self.now = w.next_chance
        if not self.has:
            return
        if p.due and s.turn == p.seat and s.step == COMPARE:
            self.mode = NOW_WITH_DIE if p.sheet[DIE_ON_ND] else NOW
            self.ahead = float(team_sum(s, p) - needed(s, p)) if fulfils_needs(s, p) else -50.0
        else:
            self.ahead = lead(s, p, own, w)
            if not own:
                self.ahead += w.stored * float(p.actions if p.actions < 3 else 3)
            elif s.step == PREPARE and p.due and s.turn == p.seat and not exposed(s, p):
                self.mode = SOON
            if p.sheet[DIE_ON_ND]:
                self.ahead -= 3.5
        self.now = self.odds(self.ahead)

    def odds(self, ahead: float) -> float:
        """How likely the Mission is with so much to spare."""
        if self.mode == FAR_OFF:
            return likely(ahead, self.w)
        if self.mode == SOON:
            return likely(ahead, self.w, True)
        if self.mode == NOW:
            return 1.0 if ahead > -0.5 else 0.0
        return min(1.0, max(0.0, ahead / DIE))

    def step(self, n: float) -> float:
        """What n more points of Bonus (or fewer) in the next comparison are worth to this player."""
        if not self.has:
            return 0.6 * n
        return self.prize * (self.odds(self.ahead + n) - self.now)


def exposed(s: FactoryState, p: Player) -> bool:
    """Whether anyone else could interfere with a bolt."""
    for other in s.players:
        if other.seat != p.seat and other.bolts > 0 and other.actions > 0:
            return True
    return False


class Outlook:
    """How everyone stands, in the eyes of the player who is asked."""

    def __init__(self, t: Factory, p: Player, w: Weights) -> None:
        self.t = t
        self.s = t.s
        self.p = p
        self.w = w
        self.stands: list[Stand] = [Stand(t.s, p, other, w) for other in t.s.players]
        self.me: Stand = self.stands[p.seat]
        self.held: list[float] = []  # what answers that are held back bring, the best first (`answers.hold_back`)


def keep(o: Outlook, hero: i64) -> float:
    """What it costs the player who thinks to lose this Hero."""
    s = o.s
    return -o.me.step(-float(hero_bonus(s, o.p, hero))) + o.w.lasting * s.content.bonus[hero]
