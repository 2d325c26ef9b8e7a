"""Experience and the four abilities (RO-R86 to RO-R89, RO-D-16)."""

from __future__ import annotations

from mypy_extensions import i64

from ludoteca.games.rush_out.rules.decks import discard
from ludoteca.games.rush_out.state import FRESH, JOKER, NONE, STRIDE, Rush, RushState


def award(t: Rush, card: i64, mask: i64) -> None:
    """RO-R87: who completed a Challenge alone keeps it; two Heroes decide who of them does."""
    s = t.s
    first: i64 = NONE
    second: i64 = NONE
    for seat in range(s.seats):
        if mask >> seat & 1:
            if first == NONE:
                first = seat
            else:
                second = seat
    if second == NONE:
        gain(t, first, card)
        return
    s.awards += [card, first, second]


def gain(t: Rush, seat: i64, card: i64) -> None:
    """RO-R87: one experience point, which cannot be given away later."""
    t.s.experience[seat].append(card)
    t.tell("experience", seat, len(t.s.experience[seat]))


def open_award(s: RushState, seat: i64) -> i64:
    """Where in the list the oldest card is that this Hero may still decide about; NONE if there is none."""
    for index in range(0, len(s.awards), 3):
        if s.awards[index + 1] == seat or s.awards[index + 2] == seat:
            return index
    return NONE


def award_of(s: RushState, seat: i64, card: i64) -> i64:
    """Where in the list this card is, if this Hero may still decide about it; NONE otherwise."""
    for index in range(0, len(s.awards), 3):
        if s.awards[index] == card and (s.awards[index + 1] == seat or s.awards[index + 2] == seat):
            return index
    return NONE


def decide_award(t: Rush, seat: i64, card: i64, keep: bool) -> None:
    """RO-R87: one of the two says who keeps the card."""
    s = t.s
    index: i64 = award_of(s, seat, card)
    other = s.awards[index + 2] if s.awards[index + 1] == seat else s.awards[index + 1]
    del s.awards[index : index + 3]
    gain(t, seat if keep else other, card)


def can_pay(s: RushState, seat: i64) -> bool:
    """RO-R88: enough experience for the ability of this Hero."""
    return len(s.experience[seat]) >= s.content.ability_cost[s.roles[seat]]


def pay(t: Rush, seat: i64) -> None:
    """RO-R88: the cards are discarded."""
    s = t.s
    for _ in range(s.content.ability_cost[s.roles[seat]]):
        discard(s, s.experience[seat].pop())


def lose(t: Rush, seat: i64) -> None:
    """RO-R89: one point is gone, if there is one."""
    s = t.s
    if s.experience[seat]:
        discard(s, s.experience[seat].pop())
        t.tell("experience-lost", seat, len(s.experience[seat]))


def may_bless(s: RushState, die: i64) -> bool:
    """RO-R88d: a die of any Hero that was just rolled and shows no Joker yet."""
    return die // STRIDE != s.sorcerer and s.at[die] == FRESH and s.face[die] != JOKER


def bless(t: Rush, seat: i64, die: i64) -> None:
    """RO-R88d: the die is turned to its Joker."""
    t.s.face[die] = JOKER
    t.tell("ability-cleric", seat, die // STRIDE)
