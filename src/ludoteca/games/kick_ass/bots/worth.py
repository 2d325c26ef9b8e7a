"""What things are worth to the team: a point of a meter, a free circle, a card, an item. Weights were found by play."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludoteca.games.kick_ass.content import words as w
from ludoteca.games.kick_ass.content.box import VIC
from ludoteca.games.kick_ass.content.words import Deed, Line
from ludoteca.games.kick_ass.rules.city import boss_of
from ludoteca.games.kick_ass.rules.conditions import amount
from ludoteca.games.kick_ass.rules.meters import dice_of
from ludoteca.games.kick_ass.state import LAST_ROUND, NO_ITEM, City, Hero

# How bad a District is with so many circles taken: alone, one left, none left. City Hall full is nearly the end.
EACH: Final = 0.55
LAST_CIRCLE: Final = 0.9
TAKEN: Final = 1.6
HALL_EACH: Final = 1.3
HALL: Final = [16.0, 9.0, 4.5, 2.0]  # by free circles
SUPER: Final = 0.6  # a Super-Minion, beyond its circle
LIFE_POINT: Final = 0.6
LOW_LIFE: Final = 0.7  # the same, for who has two points or less
DOLLAR: Final = 0.45
RICH: Final = 7  # dollars beyond which more are worth little
HAPPY: Final = 0.45
IN_CRISIS: Final = 1.1
STRENGTH: Final = 1.5
MEDIA: Final = 0.55
NEAR_VIRAL: Final = 0.9
CIRCLE: Final = 0.6  # a Protection marker
ARRIVAL: Final = 2.4
DIE: Final = 4.0  # one more in every fight, with the whole match to come
SKULL: Final = 0.8  # a space of the Skull track
CROWDED: Final = 0.6  # each card with a fight beyond the second is worth less
BLOW: Final = 5.0  # a Hit or a Shield in every fight
FULL: Final = 6.0  # rounds in which an investment pays in full


def later(t: City) -> float:
    """How much an investment still pays, from 1 to nearly nothing."""
    return min(1.0, (LAST_ROUND - float(t.s.round) + 0.5) / FULL)


def crowd(t: City, place: i64, figures: i64) -> float:
    """How bad so many figures on the circles of a District are; a battlefield has no circles."""
    if place >= w.DISTRICTS:
        return 0.5 * float(figures)
    free = t.content.limits[place] - figures
    if place == w.CITY_HALL:
        edge = HALL[max(0, free)] if free < 4 else 0.0
        return HALL_EACH * float(figures) + edge
    bad = EACH * float(figures)
    if free <= 1:
        bad += LAST_CIRCLE
    if free <= 0:
        bad += TAKEN
    # What overflows here goes on to City Hall: the nearer, the worse.
    if free <= 1 and t.content.arrows[place] == w.CITY_HALL:
        bad += 0.6
    return bad


def relief(t: City, place: i64, n: i64) -> float:
    """What it is worth that so many figures leave the circles of a District."""
    figures = t.s.minions[place] + t.s.supers[place]
    worth = crowd(t, place, figures) - crowd(t, place, max(0, figures - n))
    if t.s.plot == VIC and t.s.revealed:
        worth += march_worth(t, place, figures, n)
    return worth


def march_worth(t: City, place: i64, figures: i64, n: i64) -> float:
    """KA-R177, R178: what Vic will walk in on tonight feeds him; an empty street starves him."""
    boss = boss_of(t)
    if boss is None or boss.at not in w.RING:
        return 0.0
    after = w.RING[(w.RING.index(boss.at) + 1) % len(w.RING)]
    if after != place or figures == 0:
        return 0.0
    soon = 1.0 if t.s.segment == 2 else 0.5
    return soon * (SKULL * float(min(n, figures)) + (2.0 * SKULL if n >= figures else 0.0))


def best_relief(t: City) -> tuple[float, int]:
    """Where one Minion less is worth most, and how much; -1 where there is none."""
    best = -1
    most = 0.0
    for place in range(w.DISTRICTS):
        if t.s.minions[place] > 0:
            worth = relief(t, place, 1)
            if worth > most:
                most = worth
                best = place
    return most, best


def meter(t: City, hero: Hero, what: i64, n: i64) -> float:
    """What so many points of a meter, or dollars, are worth to a hero; n may be negative."""
    total = 0.0
    value = hero.stats[what]
    step = 1 if n > 0 else -1
    for _ in range(n if n > 0 else -n):
        at: i64 = value if step > 0 else value - 1  # the level below the step
        total += point(t, hero, what, at) * float(step)
        value += step
    return total


def point(t: City, hero: Hero, what: i64, at: i64) -> float:
    """The step from a level to the next one."""
    if what == w.HAPPINESS:
        if at >= 9:
            return 0.0
        if at == 4:
            return IN_CRISIS
        return 0.75 if at < 4 else (HAPPY if at < 6 else 0.2)
    if what == w.LIFE:
        if at >= hero_life(t, hero):
            return 0.0
        return LIFE_POINT + (LOW_LIFE if at <= 1 else 0.0)
    if what == w.STRENGTH:
        if at >= 6:
            return 0.0
        own = t.content.heroes[hero.hero]
        dice = own.red[at + 1] - own.red[at] + 0.8 * (own.blue[at + 1] - own.blue[at])
        return later(t) * (0.5 + STRENGTH * dice)
    if what == w.MEDIA:
        if at >= 9:
            return DOLLAR
        return (NEAR_VIRAL if at >= 5 else MEDIA) * (0.4 + 0.6 * later(t))
    return DOLLAR if at < RICH else 0.15


def hero_life(t: City, hero: Hero) -> i64:
    """The most Life of a hero."""
    return t.content.heroes[hero.hero].most_life


def deed_worth(t: City, seat: i64, deed: Deed) -> float:
    """What a deed of a hero promises, where its choices are made well. Timers and fights are reckoned elsewhere."""
    hero = t.s.heroes[seat]
    verb = deed.verb
    n: i64 = 3 if deed.n == w.ALL_OF else amount(t, deed, seat)
    if verb == w.GAIN or verb == w.LOSE:
        return shared_meter(t, seat, deed, n)
    if verb == w.ELIMINATE or verb == w.CLEAN:
        if deed.place == w.HERE or deed.place < w.DISTRICTS:
            place = hero.at if deed.place == w.HERE else deed.place
            there: i64 = t.s.minions[place]
            return relief(t, place, there if verb == w.CLEAN else min(n, there))
        most, _ = best_relief(t)
        return (2.0 if verb == w.CLEAN else float(min(n, 2))) * most
    if verb == w.PROTECT:
        return CIRCLE * float(min(n, 4)) * (2.0 if deed.place >= w.EACH_ADJACENT else 1.0)
    if verb == w.ARRIVAL:
        return -ARRIVAL * float(n) * later(t)
    if verb == w.FEWER:
        return 0.7 * float(n)
    if verb == w.STRIKE or verb == w.LURE:
        return 0.5 * float(n)
    if verb == w.DRAW:
        return 2.0 * float(n) * later(t)
    if verb == w.TAKE:
        return 1.2 * later(t)
    if verb == w.HOLD:
        return 4.0
    if verb == w.PULL:
        return 2.5 if t.s.row[2] is not None else 0.3
    if verb == w.RETURN or verb == w.KEEP:
        return 0.9 if t.s.segment < 2 else 0.0
    if verb == w.CALM:
        return 0.8 if hero.crisis_up[0] else 0.1
    return PLAIN.get(int(verb), 0.3)


PLAIN: Final = {
    w.WALK: 0.3,
    w.GO: 0.3,
    w.BUY: 1.0,
    w.RESTORE: 0.5,
    w.TIRE: -0.4,
    w.RENEW: 0.2,
    w.DOCK: 1.0,
    w.STAMP: 0.6,
    w.REVEAL: 2.0,
    w.POOL: 0.8,
    w.TIMER: 0.0,
    w.COMBAT: 0.0,
}


def shared_meter(t: City, seat: i64, deed: Deed, n: i64) -> float:
    """A gain or loss, for whomever it is."""
    s = t.s
    sign: i64 = 1 if deed.verb == w.GAIN else -1
    if deed.what == w.ITEM:
        return -2.0 * float(n)
    if deed.who == w.SELF:
        return meter(t, s.heroes[seat], deed.what, sign * n)
    best = 0.0
    total = 0.0
    at = s.heroes[seat].at
    for other in range(len(s.heroes)):
        if deed.who in (w.PARTNER, w.PARTNER_HERE, w.OTHERS) and other == seat:
            continue
        if deed.who in (w.PARTNER_HERE, w.ALL_HERE) and s.heroes[other].at != at:
            continue
        worth = meter(t, s.heroes[other], deed.what, sign * n)
        total += worth
        best = max(best, worth)
    return total if deed.who in (w.ALL, w.OTHERS, w.ALL_HERE) else best


def line_worth(t: City, seat: i64, line: Line) -> float:
    """The better side of a line, its price taken off."""
    best = -99.0
    for option in line.options:
        worth = 0.0
        for deed in option.deeds:
            worth += deed_worth(t, seat, deed)
        for deed in option.price:
            worth += deed_worth(t, seat, deed)
        best = max(best, worth)
    return best


def card_score(t: City, seat: i64, card: i64) -> float:
    """What an Activation card is worth to own, wherever it is played."""
    piece = t.content.cards[card]
    score = 0.45 * float(piece.moves) + 1.9 * float(piece.timers)
    # Who hits hard wants to fight; who does not has little of a fight.
    force = float(dice_of(t, seat, True)) + 0.5 * float(dice_of(t, seat, False))
    score += float(piece.combats) * (0.7 + 0.45 * force)
    if piece.combats > 0:
        score -= CROWDED * float(max(0, reds(t, seat, card) - 1))
    for line in piece.lines.at[w.NOW]:
        score += line_worth(t, seat, line) * (0.6 if line.options[0].conditions else 0.9)
    for moment in (w.IN_COMBAT, w.BOLT, w.RED_BOLT, w.BLUE_BOLT, w.ON_WON):
        score += 0.7 * float(len(piece.lines.at[moment]))
    if piece.district != w.NOWHERE:
        score *= 0.78
    return score + (4.0 if piece.colour == w.GREEN_FACE else 0.0)


def reds(t: City, seat: i64, card: i64) -> i64:
    """How many other cards with a fight a hero owns."""
    hero = t.s.heroes[seat]
    n: i64 = 0
    for other in (*hero.hand, *hero.played):
        if other != card and t.content.cards[other].combats > 0:
            n += 1
    return n


def item_score(t: City, seat: i64, item: i64) -> float:
    """What an item is worth to a hero who wears it: dice, Hits and Shields most of all."""
    piece = t.content.items[item]
    score = 0.0
    for line in piece.lines.all:
        for deed in line.options[0].deeds:
            part = 0.0
            if deed.verb in (w.ROLL, w.POOL):
                part = DIE * float(deed.n) * (1.0 if deed.what == w.RED else 0.85)
            elif deed.verb == w.HIT or deed.verb == w.SHIELD:
                part = BLOW * float(deed.n)
            elif deed.verb in (w.REROLL, w.STEPS, w.SAFE, w.SPARK):
                part = 1.6 * float(deed.n if deed.verb != w.SAFE else 1)
            elif deed.verb == w.GAIN:
                part = 1.2 * float(deed.n)
            else:
                part = 1.1
            if line.moment in (w.BOLT, w.RED_BOLT, w.BLUE_BOLT):
                part *= 0.5
            elif line.moment == w.EXHAUST:
                part *= 0.7
            score += part * (0.6 if line.options[0].conditions else 1.0)
    hero = t.s.heroes[seat]
    if piece.slot != w.BACKPACK and not room_for(t, hero, item):
        score *= 0.35
    return score * later(t)


def room_for(t: City, hero: Hero, item: i64) -> bool:
    """Whether the slot of an item is free."""
    slot = t.content.items[item].slot
    if slot == w.HEAD or slot == w.BODY:
        return hero.slots[slot] == NO_ITEM
    if slot == w.ONE_HAND:
        return hero.slots[2] == NO_ITEM or hero.slots[3] == NO_ITEM
    return slot == w.BACKPACK or (hero.slots[2] == NO_ITEM and hero.slots[3] == NO_ITEM)
