"""Timers: what a District does for a Hero (KA-R83, R90, R92 to R107, R160, D-11, D-39, D-42, D-68).

The `option` of a Timer: at the Police Station the District that is cleaned; in Central Park 0 Strength, 1 Happiness; at
the Docks 0 Hit, 1 Shield; at City Hall the slot of the display, or FROM_PLAYED + a place among the used cards.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludoteca.games.kick_ass.content.box import DON, KNOWN
from ludoteca.games.kick_ass.content.words import (
    BLOCKED,
    CITY_HALL,
    DEPUTY,
    DISTRICTS,
    DOCKS,
    DOLLAR,
    DOUBLE_TIMER,
    HAPPINESS,
    HOSPITAL,
    LIBRARY,
    LIFE,
    MEDIA,
    NO_COMPANY,
    NO_FAME,
    ON_BOUGHT,
    ON_TIMER,
    PARK,
    POLICE,
    PRICE,
    SHOP,
    STRENGTH,
    TOLL,
    WALL_STREET,
)
from ludoteca.games.kick_ass.rules import causes, deeds, effects, fall
from ludoteca.games.kick_ass.rules.city import boss_of, heroes_at, is_taken, ordinary_at
from ludoteca.games.kick_ass.rules.councils import ask
from ludoteca.games.kick_ass.rules.decks import take_card
from ludoteca.games.kick_ass.rules.ending import over
from ludoteca.games.kick_ass.rules.force import rule
from ludoteca.games.kick_ass.rules.items import take_item
from ludoteca.games.kick_ass.rules.meters import gain, lose
from ludoteca.games.kick_ass.rules.spawn import may_protect
from ludoteca.games.kick_ass.state import BOUGHT, NO_CARD, NO_ITEM, NOBODY, TIMERS, City
from ludoteca.kernel.flow import Flow

FROM_PLAYED: Final = 16
CLEAN_PRICE: Final = 3


# -- whether -----------------------------------------------------------------------------------------------------------


def timer_shut(t: City, place: i64) -> bool:
    """KA-R160, KA-R191: an Inactive-Timer marker lies there, or Don Genovese stands there."""
    s = t.s
    if s.plot == DON and s.revealed:
        boss = boss_of(t)
        if boss is not None and boss.at == place:
            return True
    return rule(t, BLOCKED, NOBODY, -1, place) > 0


def timer_works(t: City, place: i64) -> bool:
    """KA-R90, KA-R160: neither Taken nor inactive; that concerns the District's own effect alone (KA-D-11)."""
    return place < DISTRICTS and not is_taken(t, place) and not timer_shut(t, place)


def may_spend(t: City, seat: i64) -> bool:
    """Whether anything keeps this Hero from using a Timer at all (words.TOLL, NO_COMPANY)."""
    hero = t.s.heroes[seat]
    if toll(t, seat, hero.at) > hero.stats[DOLLAR]:
        return False
    return heroes_at(t, hero.at) == 1 or rule(t, NO_COMPANY, seat, -1, hero.at) == 0


def toll(t: City, seat: i64, place: i64) -> i64:
    """words.TOLL: what a Hero pays for each Timer spent in a place, before anything that it does."""
    return rule(t, TOLL, seat, -1, place)


def clean_price(t: City, seat: i64) -> i64:
    """KA-R92a, KA-D-39: $3, of the Hero's own."""
    return max(0, CLEAN_PRICE - rule(t, DEPUTY, seat))


def options(t: City, seat: i64, place: i64, owed: i64) -> list[int]:
    """What a Timer can do in a District for a Hero, with what is left of the dollars when the toll that is owed is
    paid."""
    s = t.s
    hero = s.heroes[seat]
    dollars = hero.stats[DOLLAR] - owed
    out: list[int] = []
    if place == POLICE:
        if dollars >= clean_price(t, seat):
            for other in range(DISTRICTS):
                if ordinary_at(t, other) > 0:
                    out.append(other)
    elif place == PARK or place == DOCKS:
        out.append(0)
        out.append(1)
    elif place == SHOP:
        if can_buy(t, dollars, credit_of(t, seat, 0)):
            out.append(0)
    elif place == LIBRARY:
        for other in range(DISTRICTS):
            if may_protect(t, other):
                out.append(0)
                break
    elif place == CITY_HALL:
        for slot in range(len(s.offer)):
            if s.offer[slot] != NO_CARD:
                out.append(slot)
        for index in range(len(hero.played)):
            out.append(FROM_PLAYED + index)
    else:
        out.append(0)
    return out


# -- doing -------------------------------------------------------------------------------------------------------------


def spend(t: City, seat: i64) -> None:
    """KA-D-68: one icon, one use; a toll is paid for each (words.TOLL)."""
    s = t.s
    hero = s.heroes[seat]
    s.tally[TIMERS] += 1
    t.cause = causes.TIMER + hero.at
    price = toll(t, seat, hero.at)
    if price > 0:
        lose(t, seat, DOLLAR, price)


def used(t: City, seat: i64) -> Flow[None]:
    """A Timer was used, on whatever."""
    if t.s.moments >> ON_TIMER & 1 and not over(t):
        yield from effects.fire(t, seat, ON_TIMER)


def use(t: City, seat: i64, place: i64, option: i64) -> Flow[None]:
    """KA-R92 to R107: the Timer effect of a District."""
    t.cause = causes.TIMER + place
    t.tell("timer", seat, place, option)
    more = rule(t, DOUBLE_TIMER, seat, -1, place)
    if place == PARK:
        gain(t, seat, STRENGTH if option == 0 else HAPPINESS, 1 + more)  # KA-R94a
    elif place == WALL_STREET:
        lose(t, seat, HAPPINESS, 1)  # KA-R95a
        gain(t, seat, DOLLAR, 3 + more)
    elif place == HOSPITAL:
        gain(t, seat, LIFE, 2 + more)  # KA-R100a
    elif place == DOCKS:
        deeds.put_docks(t, option)
    elif place == SHOP:
        yield from shopping(t, seat, 0)
    elif place == LIBRARY:
        yield from effects.protect_some(t, seat, 2 + more)  # KA-R99a
    elif place == POLICE:
        lose(t, seat, DOLLAR, clean_price(t, seat))
        yield from fall.clean(t, seat, option)
    else:
        assert place == CITY_HALL
        if option >= FROM_PLAYED:
            back_to_hand(t, seat, t.s.heroes[seat].played[option - FROM_PLAYED])
        else:
            take_card(t, seat, option)


def use_from_afar(t: City, seat: i64, place: i64) -> Flow[None]:
    """The Timer effect of a District, wherever its Hero is; if that District's Timer works (KA-R90, KA-R160)."""
    if not timer_works(t, place):
        return
    found = options(t, seat, place, 0)
    if len(found) == 0:
        return
    cause = t.cause
    actions: list[int] = [0]
    for option in found:
        actions.append(1 + option)
    answer = yield ask(t, seat, "afar", actions, int(place))
    t.cause = cause
    if answer > 0:
        yield from use(t, seat, place, answer - 1)
        t.cause = cause


def back_to_hand(t: City, seat: i64, card: i64) -> None:
    """KA-R105, KA-R106, KA-D-47: a card used in another segment of this Day; it can be played again."""
    hero = t.s.heroes[seat]
    hero.played.remove(card)
    hero.hand.append(card)
    t.tell("card-back", seat, card)


# -- the Shop ----------------------------------------------------------------------------------------------------------


def credit_of(t: City, seat: i64, more: i64) -> i64:
    """KA-R23, KA-R97, KA-D-42: what is taken off the total of a purchase; negative where things cost more."""
    credit: i64 = more - rule(t, PRICE, seat)
    if has_discount(t, seat):
        credit += 1
    return credit


def has_discount(t: City, seat: i64) -> bool:
    """KA-R22, KA-D-21, KA-D-42: known in the neighbourhood, and nothing bought in this segment yet."""
    hero = t.s.heroes[seat]
    return hero.stats[MEDIA] >= KNOWN and not hero.discounted and rule(t, NO_FAME, seat) == 0


def price_of(t: City, item: i64, credit: i64) -> i64:
    """What the next item of a purchase costs with so much credit left; never below $0 (KA-D-42)."""
    return max(0, t.content.items[item].cost - credit)


def can_buy(t: City, dollars: i64, credit: i64) -> bool:
    """KA-R96: whether so many dollars pay for any item of the Shop row."""
    for item in t.s.shop:
        if item != NO_ITEM and price_of(t, item, credit) <= dollars:
            return True
    return False


def shopping(t: City, seat: i64, more: i64) -> Flow[None]:
    """KA-R96, KA-R97, KA-R214: any number of items, one after the other; the discount is off the total."""
    s = t.s
    hero = s.heroes[seat]
    credit = credit_of(t, seat, more)
    known = has_discount(t, seat)
    bought = False
    cause = t.cause
    while True:
        actions: list[int] = [0]
        for slot in range(len(s.shop)):
            item = s.shop[slot]
            if item != NO_ITEM and price_of(t, item, credit) <= hero.stats[DOLLAR]:
                actions.append(1 + slot)
        if len(actions) == 1:
            break
        answer = yield ask(t, seat, "buy", actions, int(credit))
        t.cause = cause
        if answer == 0:
            break
        item = s.shop[answer - 1]
        price = price_of(t, item, credit)
        credit = max(0, credit - t.content.items[item].cost)
        s.shop[answer - 1] = NO_ITEM
        hero.stats[DOLLAR] -= price
        s.tally[BOUGHT] += 1
        t.tell("bought", seat, item, answer - 1, price, hero.stats[DOLLAR])
        take_item(t, seat, item)
        bought = True
    if bought:
        if known:
            hero.discounted = True
        if s.moments >> ON_BOUGHT & 1:
            yield from effects.fire(t, seat, ON_BOUGHT)
