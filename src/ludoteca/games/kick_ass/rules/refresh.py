"""The Refresh phase (KA-R130 to R136, R214, D-1, D-16, D-47)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludoteca.games.kick_ass.actions import GAIN, TAKE
from ludoteca.games.kick_ass.content.words import AT_REFRESH, CARD, DOLLAR, FOR_DAY, FORGO, HAPPINESS, LIFE, NO_REFRESH
from ludoteca.games.kick_ass.rules import causes, effects, row
from ludoteca.games.kick_ass.rules.decks import deal_cards, deal_shop, take_card
from ludoteca.games.kick_ass.rules.ending import over
from ludoteca.games.kick_ass.rules.force import note_all, rule
from ludoteca.games.kick_ass.rules.items import restore_all
from ludoteca.games.kick_ass.rules.meters import end_lasting, gain
from ludoteca.games.kick_ass.rules.settle import aftermath
from ludoteca.games.kick_ass.state import EVENTS, NO_CARD, NOBODY, TAKEN, UNTIL_ROUND, City
from ludoteca.kernel.flow import Decision, FirstOf, Flow

CARDS_BACK: Final = 0
GAINS: Final = 1
DEAL: Final = 2
FORGO_AT: Final = 200  # of the question `refresh`
GAINS_OF: Final = (HAPPINESS, LIFE, DOLLAR)  # KA-D-1


def refresh(t: City) -> Flow[None]:
    """KA-R130 to R136, KA-D-1: step by step."""
    s = t.s
    t.cause = causes.REFRESHING
    if s.part == CARDS_BACK:
        t.tell("refresh", s.round)
        for hero in s.heroes:
            hero.hand.extend(hero.played)
            hero.played = []
            hero.shown = 0
        s.part = GAINS
        s.asleep = []
        if s.moments >> AT_REFRESH & 1:
            yield from effects.fire_all(t, NOBODY, AT_REFRESH)
        yield from aftermath(t, [])
    elif s.part == GAINS:
        yield from gains(t)
    else:
        yield from deal_anew(t)


def gains(t: City) -> Flow[None]:
    """KA-R131: each player takes one of the displayed cards or gains Happiness, Life or a dollar, whoever is first."""
    s = t.s
    asked: list[Decision] = []
    for seat in range(len(s.heroes)):
        if seat not in s.asleep and rule(t, NO_REFRESH, seat) == 0:
            asked.append(Decision(seat, "refresh", gain_actions(t, seat)))
    if len(asked) == 0:
        s.part = DEAL
        return
    first = FirstOf(asked)
    action = yield first
    seat = int(first.seat)
    t.mover = seat
    s.asleep.append(seat)
    t.cause = causes.REFRESHING
    if action >= FORGO_AT:
        row.forgone(t, seat, action - FORGO_AT, FORGO)
    elif action >= TAKE:
        s.tally[TAKEN] += 1
        take_card(t, seat, action - TAKE)
    else:
        gain(t, seat, action - GAIN, 1)
    yield from aftermath(t, [seat])


def gain_actions(t: City, seat: i64) -> list[int]:
    """What the Refresh phase offers to a Hero."""
    out: list[int] = []
    for what in GAINS_OF:
        out.append(GAIN + what)
    for slot in range(len(t.s.offer)):
        if t.s.offer[slot] != NO_CARD:
            out.append(TAKE + slot)
    for action in row.forgo_actions(t, seat, CARD):
        out.append(FORGO_AT + action - 1)
    return out


def deal_anew(t: City) -> Flow[None]:
    """KA-R133, KA-R134, KA-R135, KA-R136: display and Shop are dealt anew, items restored, a round begins."""
    s = t.s
    t.cause = causes.REFRESHING
    deal_cards(t)
    deal_shop(t)
    restore_all(t)
    end_lasting(t, FOR_DAY)
    end_lasting(t, UNTIL_ROUND + s.round)
    note_all(s)
    yield from aftermath(t, [])
    if over(t):
        return
    s.round += 1
    s.segment = 0
    s.step = EVENTS
