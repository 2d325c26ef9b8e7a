"""Carrying out the lines of pieces: moments, choices, prices, targets (words.py). What each verb does: `deeds.py`.

`seat` is who acts, or NOBODY where a piece acts by itself: then the team chooses. `site` is the place of an Event,
`event` its number. `t.cause` is the piece; it is set again after every question, because others may have acted.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludoteca.games.kick_ass.content.box import Lines
from ludoteca.games.kick_ass.content.words import (
    ADJACENT,
    ALL,
    ALL_HERE,
    ANYONE,
    ANYWHERE,
    DISTRICTS,
    EACH_ADJACENT,
    EVERYWHERE,
    FULLEST,
    GAIN,
    HERE,
    ITEM,
    LOSE,
    NEXT,
    NOTHING,
    NOWHERE,
    OTHERS,
    PARTNER,
    PARTNER_HERE,
    PULL,
    SELF,
    TAKEN,
    TIRE,
    WITH_HEROES,
    Deed,
    Line,
    Option,
)
from ludoteca.games.kick_ass.rules import causes, deeds
from ludoteca.games.kick_ass.rules.city import fullest, heroes_at, is_taken
from ludoteca.games.kick_ass.rules.conditions import all_hold, amount, owns
from ludoteca.games.kick_ass.rules.councils import ask, ask_team, standing
from ludoteca.games.kick_ass.rules.ending import over
from ludoteca.games.kick_ass.rules.force import calm, card_applies, event_piece, reachable, works
from ludoteca.games.kick_ass.rules.items import restore_at
from ludoteca.games.kick_ass.rules.meters import gain, lose
from ludoteca.games.kick_ass.rules.spawn import may_protect, protect
from ludoteca.games.kick_ass.state import NO_EVENT, NO_PLACE, NOBODY, RAID, City, Running
from ludoteca.kernel.flow import Flow

PULLING: Final = PULL


# -- moments -----------------------------------------------------------------------------------------------------------


def fire(t: City, seat: i64, moment: i64) -> Flow[None]:
    """What the pieces of a Hero do at a moment: face-up Crises, items that work, the card of this segment.

    KA-R35: items whose own condition this is are restored.
    """
    s = t.s
    if not s.moments >> moment & 1:
        return
    hero = s.heroes[seat]
    cause = t.cause
    for slot in range(len(hero.crises)):
        if hero.crisis_up[slot]:
            crisis = hero.crises[slot]
            if len(t.content.crises[crisis].lines.at[moment]) > 0 and not calm(t, seat):
                t.cause = causes.CRISIS + crisis
                yield from run_lines(t, seat, t.content.crises[crisis].lines.at[moment], hero.at, NO_EVENT)
    for item in hero.items[:]:
        lines = t.content.items[item].lines.at[moment]
        if len(lines) > 0 and works(t, seat, hero, item):
            t.cause = causes.ITEM + item
            yield from run_lines(t, seat, lines, hero.at, NO_EVENT)
    if card_applies(t, hero):
        lines = t.content.cards[hero.card].lines.at[moment]
        if len(lines) > 0:
            t.cause = causes.CARD + hero.card
            yield from run_lines(t, seat, lines, hero.at, NO_EVENT)
    restore_at(t, seat, moment)
    t.cause = cause


def fire_all(t: City, seat: i64, moment: i64) -> Flow[None]:
    """What Events, and then the pieces of every Hero, do at a moment that is everybody's."""
    yield from fire_row(t, seat, moment)
    for one in standing(t):
        if not over(t):
            yield from fire(t, one, moment)


def fire_row(t: City, seat: i64, moment: i64) -> Flow[None]:
    """KA-R129: what the Events on the row do at a moment, from the leftmost to the rightmost."""
    s = t.s
    if not s.moments >> moment & 1:
        return
    for running in s.row[:]:
        if running is not None and not over(t) and running in s.row:
            yield from fire_event(t, seat, running, moment)


def fire_event(t: City, seat: i64, running: Running, moment: i64) -> Flow[None]:
    """What one Event on the row does at a moment."""
    piece = event_piece(t.s, running.event)
    if len(piece.lines.at[moment]) > 0:
        cause = t.cause
        t.cause = causes.EVENT + running.event
        yield from run_lines(t, seat, piece.lines.at[moment], piece.site, running.event)
        t.cause = cause


def has_moment(t: City, seat: i64, moment: i64) -> bool:
    """Whether a Hero has anything that acts at a moment."""
    hero = t.s.heroes[seat]
    if not t.s.moments >> moment & 1:
        return False
    for slot in range(len(hero.crises)):
        if hero.crisis_up[slot] and acts(t.content.crises[hero.crises[slot]].lines, moment) and not calm(t, seat):
            return True
    for item in hero.items:
        if acts(t.content.items[item].lines, moment) and works(t, seat, hero, item):
            return True
    return False


def acts(lines: Lines, moment: i64) -> bool:
    """Whether a piece has a line for a moment."""
    return len(lines.at[moment]) > 0


def card_counts(t: City, seat: i64) -> bool:
    """KA-R87, KA-D-46: a card that is bound to a District does nothing elsewhere."""
    return card_applies(t, t.s.heroes[seat])


# -- lines -------------------------------------------------------------------------------------------------------------


def run_lines(t: City, seat: i64, lines: list[Line], site: i64, event: i64) -> Flow[None]:
    """All lines, one after the other."""
    for line in lines:
        if over(t):
            return
        yield from run_line(t, seat, line, site, event)


def run_line(t: City, seat: i64, line: Line, site: i64, event: i64) -> Flow[None]:
    """One line: of several sides one is chosen, a price may be declined; what cannot be paid or is not so is none."""
    options = line.options
    actions: list[int] = []
    priced = False
    for index in range(len(options)):
        option = options[index]
        if all_hold(t, seat, option.conditions, site) and can_pay(t, seat, option):
            actions.append(1 + index)
            if len(option.price) > 0:
                priced = True
    if len(actions) == 0:
        return
    chosen: i64 = actions[0] - 1
    if len(actions) > 1 or priced:
        free = False  # a side without a price cannot be declined: a choice of evils stays one
        for action in actions:
            if len(options[action - 1].price) == 0:
                free = True
        if not free:
            actions.insert(0, 0)
        cause = t.cause
        answer = yield ask(t, seat, "pick-option", actions, (cause, int(line.moment), 0))
        t.cause = cause
        if answer == 0:
            return
        chosen = answer - 1
    yield from run_option(t, seat, options[chosen], site, event)


def run_option(t: City, seat: i64, option: Option, site: i64, event: i64) -> Flow[None]:
    """The price, all of it, then the deeds in their order."""
    for deed in option.price:
        yield from pay(t, seat, deed)
    for deed in option.deeds:
        if over(t):
            return
        if deed.who == SELF and seat != NOBODY and deed.verb <= LOSE and deed.what != ITEM:
            n = amount(t, deed, seat)
            if deed.verb == GAIN:
                gain(t, seat, deed.what, n)
            else:
                lose(t, seat, deed.what, n)
        else:
            yield from deeds.do(t, seat, deed, site, event)


def can_pay(t: City, seat: i64, option: Option) -> bool:
    """Whether who acts can pay all of a price: nobody pays halves, and dollars are never shared (KA-D-39)."""
    if len(option.price) == 0:
        return True
    if seat == NOBODY:
        return False
    hero = t.s.heroes[seat]
    for deed in option.price:
        n = amount(t, deed, seat)
        if deed.verb == TIRE:
            if len(hero.items) - len(hero.exhausted) < n:
                return False
        elif deed.what == ITEM:
            if len(reachable(t, seat)) < n:
                return False
        elif not owns(hero, deed.what, n):
            return False
    return True


def pay(t: City, seat: i64, deed: Deed) -> Flow[None]:
    """One part of a price."""
    if deed.verb == LOSE and deed.what != ITEM:
        lose(t, seat, deed.what, amount(t, deed, seat))
    else:
        yield from deeds.do(t, seat, deed, NO_PLACE, NO_EVENT)


# -- whom, where -------------------------------------------------------------------------------------------------------


def whom(t: City, seat: i64, deed: Deed, site: i64) -> Flow[list[int]]:
    """The Heroes whom a deed touches; one to be chosen is chosen by who acts, ANYONE by the team."""
    who = deed.who
    if who == SELF and seat != NOBODY:
        return [int(seat)]
    seats: list[int] = list(standing(t))
    if who == ALL:
        return seats
    if who == ALL_HERE:
        at = one_place(t, seat, deed.place if deed.place != NOWHERE else HERE, site)
        return [one for one in seats if t.s.heroes[one].at == at]
    if who == OTHERS:
        return [one for one in seats if one != seat]
    if who == PARTNER or who == PARTNER_HERE:
        seats = [one for one in seats if one != seat]
        if who == PARTNER_HERE and seat != NOBODY:
            seats = [one for one in seats if t.s.heroes[one].at == t.s.heroes[seat].at]
    if len(seats) <= 1:
        return seats
    actions: list[int] = [1 + one for one in seats]
    cause = t.cause
    about = (cause, int(deed.verb), int(deed.what))
    if who == ANYONE or seat == NOBODY:
        answer = yield ask_team(t, "pick-hero", actions, about)
    else:
        answer = yield ask(t, seat, "pick-hero", actions, about)
    t.cause = cause
    return [answer - 1]


def one_place(t: City, seat: i64, place: i64, site: i64) -> i64:
    """A place that is not chosen: a District, HERE, or the one that an arrow leads to."""
    if place < DISTRICTS:
        return place
    here: i64 = site if seat == NOBODY or (site >= 0 and site < DISTRICTS) else NO_PLACE
    if seat != NOBODY and here < 0:
        here = t.s.heroes[seat].at
    if here < 0 or here == NOWHERE:
        return NO_PLACE
    if place == NEXT and here < DISTRICTS:
        return t.content.arrows[here]
    return here


def is_choice(place: i64) -> bool:
    """Whether one of several Districts is to be chosen."""
    return place == ANYWHERE or place == ADJACENT or place == FULLEST


def places(t: City, seat: i64, place: i64, site: i64) -> list[int]:
    """The Districts that a place stands for: all of them, or those to choose from."""
    out: list[int] = []
    if place == NOWHERE:
        return out
    here = one_place(t, seat, HERE, site)
    if place < DISTRICTS or place == HERE or place == NEXT:
        one = one_place(t, seat, place, site)
        if one >= 0:
            out.append(one)
        return out
    if t.s.step == RAID:  # the city is far away (KA-D-29)
        return [here] if here >= 0 else out
    if place == ANYWHERE or place == EVERYWHERE:
        return list(range(DISTRICTS))
    if place == ADJACENT or place == EACH_ADJACENT:
        return t.content.adjacent[here][:] if 0 <= here < DISTRICTS else out
    if place == FULLEST:
        return fullest(t)
    for one in range(DISTRICTS):
        if (place == TAKEN and is_taken(t, one)) or (place == WITH_HEROES and heroes_at(t, one) > 0):
            out.append(one)
    return out


def pick_place(t: City, seat: i64, deed: Deed, among: list[int], may_pass: bool) -> Flow[i64]:
    """One of these Districts; FULLEST, and what nobody does, is the team's. Where there is but one, nobody is asked."""
    if len(among) == 0:
        return NO_PLACE
    if len(among) == 1 and not may_pass:
        return among[0]
    actions: list[int] = [1 + place for place in among]
    if may_pass:
        actions.insert(0, 0)
    cause = t.cause
    about = (cause, int(deed.verb), int(deed.what))
    if deed.place == FULLEST:
        answer = yield ask_team(t, "pick-place", actions, about)
    else:
        answer = yield ask(t, seat, "pick-place", actions, about)
    t.cause = cause
    return answer - 1


def protect_some(t: City, seat: i64, n: i64) -> Flow[None]:
    """KA-R99, KA-D-58: so many Protection markers, each in any District with room, as its player likes."""
    for _ in range(n):
        actions: list[int] = [0]
        for place in range(DISTRICTS):
            if may_protect(t, place):
                actions.append(1 + place)
        if len(actions) == 1:
            return
        cause = t.cause
        answer = yield ask(t, seat, "pick-place", actions, (cause, deeds.PROTECTING, NOTHING))
        t.cause = cause
        if answer == 0:
            return
        protect(t, answer - 1)
