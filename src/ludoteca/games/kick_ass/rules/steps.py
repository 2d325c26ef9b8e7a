"""What a Hero can do next in a segment, and doing it: single steps (KA-R80 to R87, KA-D-14, KA-D-15, KA-D-46, KA-D-68).

A line of the card that is nothing but a Timer or a Combat icon is used through what it is spent on; every other line is
an effect of its own. Icons that come from elsewhere are counted beside the card (`Hero.timers`, `Hero.combats`).
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludoteca.games.kick_ass import actions as a
from ludoteca.games.kick_ass.content.box import DON, EventPiece
from ludoteca.games.kick_ass.content.box import REPORT as REPORT_PICTURE
from ludoteca.games.kick_ass.content.words import (
    CARRY,
    CLOCK,
    COMBAT,
    EXHAUST,
    GIVE_ITEM,
    NO_CONSPIRACY,
    NOW,
    NOWHERE,
    PAY,
    SELF,
    TIMER,
    Line,
)
from ludoteca.games.kick_ass.rules import row, timers
from ludoteca.games.kick_ass.rules.conditions import all_hold, owns
from ludoteca.games.kick_ass.rules.effects import can_pay, card_counts
from ludoteca.games.kick_ass.rules.exhausting import exhaust_options
from ludoteca.games.kick_ass.rules.force import event_piece, reachable, rule
from ludoteca.games.kick_ass.rules.items import arrange_actions
from ludoteca.games.kick_ass.rules.plots import don
from ludoteca.games.kick_ass.rules.strength import can_fight
from ludoteca.games.kick_ass.state import (
    ACTING,
    DONE,
    NO_CARD,
    ROW,
    WALKING,
    City,
    Hero,
    Running,
)

NO_ICON: Final = 0
TIMER_ICON: Final = 1
COMBAT_ICON: Final = 2


def icon_of(line: Line) -> i64:
    """Whether a line is a Timer icon, a Combat icon, or something else."""
    if len(line.options) != 1:
        return NO_ICON
    option = line.options[0]
    if len(option.price) > 0 or len(option.deeds) != 1:
        return NO_ICON
    deed = option.deeds[0]
    if deed.who != SELF:
        return NO_ICON
    if deed.verb == TIMER and deed.place == NOWHERE:
        return TIMER_ICON
    return COMBAT_ICON if deed.verb == COMBAT else NO_ICON


def card_steps(t: City, hero: Hero) -> list[Line]:
    """The effects of the card of this segment; none face down (KA-R86)."""
    return t.content.cards[hero.card].lines.at[NOW]


def find_icon(t: City, seat: i64, icon: i64) -> i64:
    """The line of the card that has such an icon to spend now; -1: none has."""
    hero = t.s.heroes[seat]
    if len(hero.left) == 0 or not card_counts(t, seat):
        return -1
    lines = card_steps(t, hero)
    for index in range(len(hero.left)):
        if hero.left[index] == 0 or icon_of(lines[index]) != icon:
            continue
        if all_hold(t, seat, lines[index].options[0].conditions, hero.at):
            return index
    return -1


def has_timer(t: City, seat: i64) -> bool:
    """Whether a Hero has a Timer icon to spend."""
    return t.s.heroes[seat].timers > 0 or find_icon(t, seat, TIMER_ICON) >= 0


def has_combat(t: City, seat: i64) -> bool:
    """KA-R108, KA-D-15: whether a Hero has an unspent Combat icon."""
    return t.s.heroes[seat].combats > 0 or find_icon(t, seat, COMBAT_ICON) >= 0


def spend_icon(t: City, seat: i64, icon: i64) -> None:
    """An icon is spent, of the card if it has one; it is an effect, so the Hero walks no more (KA-R80, KA-D-14)."""
    hero = t.s.heroes[seat]
    hero.stage = ACTING
    index = find_icon(t, seat, icon)
    if index >= 0:
        hero.left[index] -= 1
    elif icon == TIMER_ICON:
        hero.timers -= 1
    else:
        hero.combats -= 1


def exhausted_card(t: City, seat: i64) -> bool:
    """Whether nothing is left of the card: no step, no icon, no effect."""
    hero = t.s.heroes[seat]
    if hero.timers > 0 or hero.combats > 0 or (hero.stage == WALKING and hero.moves > 0):
        return False
    for n in hero.left:
        if n > 0:
            return False
    return True


# -- what can be done --------------------------------------------------------------------------------------------------


def step_actions(t: City, seat: i64) -> list[int]:
    """KA-D-14: everything that a Hero who is not done can do next."""
    s = t.s
    hero = s.heroes[seat]
    out: list[int] = [a.DONE]
    at = hero.at
    if hero.stage == WALKING and hero.moves > 0:
        for place in t.content.adjacent[at]:
            out.append(a.MOVE + place)
    if has_timer(t, seat) and timers.may_spend(t, seat):
        timer_steps(t, seat, out)
    if has_combat(t, seat) and can_fight(t, at):
        out.append(a.FIGHT)
        if len(joiners(t, seat)) > 0:
            out.append(a.CALL)
    if len(hero.left) > 0:
        effect_steps(t, seat, hero, out)
    gift_steps(t, seat, hero, out)
    if s.moments >> EXHAUST & 1:
        for item in hero.items:
            for option in exhaust_options(t, seat, item, False):
                out.append(a.exhaust_action(a.EXHAUST, item, option))
    arrange_actions(t, seat, out)
    return out


def timer_steps(t: City, seat: i64, out: list[int]) -> None:
    """KA-R83, KA-D-11, KA-D-68: the Timer effect of the District, or what an Event or a token here asks for."""
    s = t.s
    hero = s.heroes[seat]
    at = hero.at
    if timers.timer_works(t, at):
        for option in timers.options(t, seat, at, timers.toll(t, seat, at)):
            out.append(a.TIMER + option)
    for space in range(ROW):
        running = s.row[space]
        if running is not None:
            event_steps(t, seat, hero, space, running, out)
    if s.plot == DON and s.revealed:
        for index in range(len(s.tokens)):
            token = s.tokens[index]
            if token.at == at and not token.up:
                out.append(a.TURN + index)
            elif token.at == at and token.left > 0 and don.picture(t, token) == REPORT_PICTURE:
                out.append(a.COLLECT + index)
        if don.may_report(t, seat):
            out.append(a.REPORT)


def event_steps(t: City, seat: i64, hero: Hero, space: i64, running: Running, out: list[int]) -> None:
    """What Timers can be spent on for an Event: clocks, picking up markers, delivering them."""
    piece = event_piece(t.s, running.event)
    for index in range(len(piece.needs)):
        need = piece.needs[index]
        if need.kind == CLOCK:
            fits = row.fits_place(piece, need, hero.at) and row.still_open(t, running, index)
            if fits and all_hold(t, seat, need.by, hero.at):
                out.append(a.need_action(a.CLOCK, space, index))
        elif need.kind == CARRY and all_hold(t, seat, need.by, hero.at):
            if need.place == hero.at and running.markers[hero.at] > 0:
                out.append(a.need_action(a.PICK_UP, space, index))
            if need.to == hero.at and running.event in hero.carried:
                out.append(a.need_action(a.DELIVER, space, index))


def effect_steps(t: City, seat: i64, hero: Hero, out: list[int]) -> None:
    """KA-R80, KA-R87: the other effects of the card, each side of a choice that is open and can be paid."""
    if not card_counts(t, seat):
        return
    lines = card_steps(t, hero)
    for index in range(len(hero.left)):
        if hero.left[index] == 0 or icon_of(lines[index]) != NO_ICON:
            continue
        options = lines[index].options
        for side in range(len(options)):
            option = options[side]
            if all_hold(t, seat, option.conditions, hero.at) and can_pay(t, seat, option):
                out.append(a.effect_action(index, side))


def gift_steps(t: City, seat: i64, hero: Hero, out: list[int]) -> None:
    """What is given without a Timer: money or meters for an Event, items, Bribes (KA-R193, KA-D-64)."""
    s = t.s
    for space in range(ROW):
        running = s.row[space]
        if running is not None:
            piece = event_piece(s, running.event)
            for index in range(len(piece.needs)):
                kind = piece.needs[index].kind
                if kind == PAY or kind == GIVE_ITEM:
                    give_steps(t, seat, hero, space, running, piece, index, out)
    if s.plot == DON and s.revealed:
        for index in range(len(s.tokens)):
            if don.may_bribe(t, seat, s.tokens[index]):
                out.append(a.BRIBE + index)


def give_steps(
    t: City, seat: i64, hero: Hero, space: i64, running: Running, piece: EventPiece, index: i64, out: list[int]
) -> None:
    """All parts that a Hero can pay of a need here, or all items to give."""
    need = piece.needs[index]
    if not row.still_open(t, running, index) or not row.fits_place(piece, need, hero.at):
        return
    if not all_hold(t, seat, need.by, hero.at):
        return
    if need.kind == GIVE_ITEM:
        for item in reachable(t, seat):
            out.append(a.give_action(space, index, item))
        return
    rest: i64 = row.wanted(t, need) - running.progress[index]
    n: i64 = 1
    while n <= rest and owns(hero, need.what, n):
        out.append(a.pay_action(space, index, n))
        n += 1


def joiners(t: City, seat: i64) -> list[int]:
    """KA-R85, KA-D-14, KA-D-15: who could conspire with a Hero now: here, not done, with an unspent Combat icon."""
    s = t.s
    out: list[int] = []
    if len(s.heroes) == 1:
        return out
    at = s.heroes[seat].at
    for other in range(len(s.heroes)):
        hero = s.heroes[other]
        if other == seat or hero.at != at or hero.stage == DONE or hero.card == NO_CARD:
            continue
        if has_combat(t, other) and rule(t, NO_CONSPIRACY, other) == 0:
            out.append(other)
    if out and rule(t, NO_CONSPIRACY, seat) > 0:
        return []
    return out
