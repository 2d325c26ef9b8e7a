"""Wounds and Souls (RO-R75 to RO-R81, RO-D-17, RO-D-18)."""

from __future__ import annotations

from mypy_extensions import i64

from ludoteca.games.rush_out.rules import causes
from ludoteca.games.rush_out.rules.dice import lift_all
from ludoteca.games.rush_out.rules.ending import win_round
from ludoteca.games.rush_out.rules.placing import lay_down, take_away
from ludoteca.games.rush_out.state import BY_SOULS, DARK, FIRST_WOUND, NONE, Rush, RushState


def unhurt(s: RushState) -> i64:
    """How many Heroes are not wounded."""
    count: i64 = 0
    for seat in range(s.seats):
        if seat != s.sorcerer and not s.wounded[seat]:
            count += 1
    return count


def wound(t: Rush, hero: i64) -> None:
    """RO-R79: the tile turns to its Wounded side; the Hero plays on."""
    s = t.s
    s.wounded[hero] = 1
    lay_down(s, FIRST_WOUND + hero, NONE, s.content.wounded[s.roles[hero]], s.sorcerer)
    t.tell("wounded", hero)


def heal(t: Rush, hero: i64, by: i64) -> None:
    """RO-R80: the tile turns back."""
    s = t.s
    lift_all(s, FIRST_WOUND + hero)
    s.wounded[hero] = 0
    take_away(s, FIRST_WOUND + hero, by)
    t.tell("healed", hero)


def gain_souls(t: Rush) -> None:
    """RO-R76: one Soul for each wounded Hero; RO-D-18: not more than there are. RO-R78: with the last one he wins."""
    s = t.s
    due: i64 = s.heroes - unhurt(s)
    gained: i64 = min(s.souls, due)
    s.souls -= gained
    bill = t.bill()
    if bill is not None:
        for seat in range(s.seats):
            bill.add(causes.HERO + s.roles[seat], s.wounded[seat])
        bill.add(causes.NO_SOULS_LEFT, gained - due)
    t.tell_change("souls", bill, gained, s.souls)
    if s.souls == 0:
        win_round(t, DARK, BY_SOULS)
