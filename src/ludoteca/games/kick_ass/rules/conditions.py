"""Whether something is so: the `if` of the vocabulary, how much an amount is, where things are (words.py)."""

from __future__ import annotations

from mypy_extensions import i64

from ludoteca.games.kick_ass.content.words import BACKPACK as PACK_ITEM
from ludoteca.games.kick_ass.content.words import (
    DISTRICTS,
    DOLLAR,
    HERE,
    IF_AFTERNOON,
    IF_ALONE,
    IF_AT,
    IF_BOSS_HERE,
    IF_CLEAR,
    IF_CONSPIRING,
    IF_CRISIS,
    IF_EMPTY,
    IF_ENEMIES,
    IF_FELL,
    IF_METER,
    IF_MORNING,
    IF_MOVED,
    IF_NIGHT,
    IF_PARTNER_HERE,
    IF_PARTNER_PLAYS,
    IF_PLAYED,
    IF_PLAYERS,
    IF_PLOT,
    IF_SINGLE,
    IF_STILL,
    IF_TAKEN,
    IF_UNDER,
    IF_UNHURT,
    ONCE,
    ONE_HAND,
    PER_CRISIS,
    PER_DONE,
    PER_ENEMY_HERE,
    PER_FALLEN,
    PER_HERO_HERE,
    PER_LOST,
    PER_TAKEN,
    TWO_HANDS,
    WORK,
    Condition,
    Deed,
)
from ludoteca.games.kick_ass.rules.city import enemies_at, heroes_at, is_taken, units_at
from ludoteca.games.kick_ass.state import LEFT, NO_CARD, NO_ITEM, NOBODY, RIGHT, City, Fighter, Hero

CARD_WORD: i64 = 13  # words.CARD: any type


def amount(t: City, deed: Deed, seat: i64) -> i64:
    """KA-R76, KA-D-56: (n + x · players) · each."""
    n: i64 = deed.n + deed.x * t.s.x
    if deed.each == ONCE:
        return n
    return n * multiple(t, deed.each, seat)


def multiple(t: City, each: i64, seat: i64) -> i64:
    """What an amount is multiplied by."""
    s = t.s
    if each == PER_DONE:
        return len(s.completed)
    if each == PER_LOST:
        return len(s.matured)
    if each == PER_TAKEN:
        taken: i64 = 0
        for place in range(DISTRICTS):
            if is_taken(t, place):
                taken += 1
        return taken
    if each == PER_FALLEN:
        return 0 if s.fight is None else s.fight.killed
    if seat == NOBODY:
        return 0
    hero = s.heroes[seat]
    if each == PER_HERO_HERE:
        return heroes_at(t, hero.at)
    if each == PER_ENEMY_HERE:
        return units_at(t, hero.at)
    assert each == PER_CRISIS
    return int(hero.crisis_up[0]) + int(hero.crisis_up[1])


def all_hold(t: City, seat: i64, conditions: list[Condition], site: i64) -> bool:
    """Whether every condition is met; `site` is the place of an Event that acts by itself."""
    for condition in conditions:
        if holds(t, seat, condition, site) == condition.not_:
            return False
    return True


def holds(t: City, seat: i64, condition: Condition, site: i64) -> bool:
    """One condition, before its `not`."""
    s = t.s
    kind = condition.kind
    if kind == IF_MORNING:
        return s.segment == 0
    if kind == IF_AFTERNOON:
        return s.segment == 1
    if kind == IF_NIGHT:
        return s.segment == 2
    if kind == IF_PLOT:
        return s.revealed
    if kind == IF_PLAYERS:
        return s.x >= condition.n
    if kind == IF_CONSPIRING:
        return s.fight is not None and len(s.fight.fighters) > 1
    if kind == IF_SINGLE:
        return s.fight is not None and len(s.fight.fighters) == 1
    if kind == IF_FELL:
        return s.fight is not None and s.fight.killed >= condition.n
    if kind == IF_CLEAR or kind == IF_ENEMIES or kind == IF_TAKEN:
        return place_holds(t, seat, condition, site)
    return seat != NOBODY and hero_holds(t, seat, s.heroes[seat], condition)


def place_holds(t: City, seat: i64, condition: Condition, site: i64) -> bool:
    """A condition on a place."""
    place = condition.place
    if place >= DISTRICTS:
        place = t.s.heroes[seat].at if seat != NOBODY and (place == HERE or site < 0) else site
    if place < 0:
        return False
    if condition.kind == IF_CLEAR:
        return enemies_at(t, place) == 0
    if condition.kind == IF_TAKEN:
        return is_taken(t, place)
    return enemies_at(t, place) >= condition.n


def hero_holds(t: City, seat: i64, hero: Hero, condition: Condition) -> bool:
    """A condition on a Hero."""
    s = t.s
    kind = condition.kind
    if kind == IF_METER:
        return hero.stats[condition.what] >= condition.n
    if kind == IF_UNDER:
        return hero.stats[condition.what] <= condition.n
    if kind == IF_AT:
        return hero.at == condition.place
    if kind == IF_PARTNER_HERE:
        return heroes_at(t, hero.at) - 1 >= condition.n
    if kind == IF_ALONE:
        return heroes_at(t, hero.at) == 1
    if kind == IF_CRISIS:
        return hero.crisis_up[0] or hero.crisis_up[1]
    if kind == IF_PLAYED:
        return has_played(hero, condition.what)
    if kind == IF_PARTNER_PLAYS:
        return partner_plays(t, seat, condition.what)
    if kind == IF_EMPTY:
        return slot_empty(hero, condition.what)
    if kind == IF_UNHURT:
        fighter = fighter_of(t, seat)
        return fighter is not None and fighter.taken <= 0
    if kind == IF_BOSS_HERE:
        for foe in s.foes:
            if foe.at == hero.at:
                return True
        return False
    if kind == IF_MOVED:
        return hero.walked >= condition.n
    assert kind == IF_STILL
    return hero.walked == 0


def has_played(hero: Hero, what: i64) -> bool:
    """Whether a card of this type (CARD: any) was played face up in an earlier segment of this Day."""
    if what == CARD_WORD:
        return len(hero.played) > 0
    return hero.shown >> (what - WORK) & 1 == 1


def partner_plays(t: City, seat: i64, what: i64) -> bool:
    """Whether a partner plays a card of this type, face up, in this segment."""
    for other in range(len(t.s.heroes)):
        hero = t.s.heroes[other]
        if other != seat and hero.card != NO_CARD and not hero.face_down:
            kind = t.content.cards[hero.card].kind
            if what == CARD_WORD or kind == what:
                return True
    return False


def slot_empty(hero: Hero, what: i64) -> bool:
    """Whether a slot of this kind is empty: a hand, both hands, the Backpack (KA-R27)."""
    if what == ONE_HAND:
        return hero.slots[LEFT] == NO_ITEM or hero.slots[RIGHT] == NO_ITEM
    if what == TWO_HANDS:
        return hero.slots[LEFT] == NO_ITEM and hero.slots[RIGHT] == NO_ITEM
    if what == PACK_ITEM:
        for item in hero.items:
            if item not in hero.slots:
                return False
        return True
    return hero.slots[what] == NO_ITEM


def fighter_of(t: City, seat: i64) -> Fighter | None:
    """The part of a Hero in the Combat that is under way, if any."""
    fight = t.s.fight
    if fight is not None:
        for fighter in fight.fighters:
            if fighter.seat == seat:
                return fighter
    return None


def owns(hero: Hero, what: i64, n: i64) -> bool:
    """Whether a Hero can pay so much of a meter or dollars. Happiness can be paid down to 1, Life down to 0."""
    if what == DOLLAR:
        return hero.stats[what] >= n
    return hero.stats[what] - n >= (1 if what == 0 else 0)
