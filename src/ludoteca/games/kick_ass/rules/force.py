"""What is in force: rules that pieces make hold (words.py, verbs from FIRST_RULE on), and what acts at a moment.

`CityState.in_force` and `moments` are masks of all that any piece on the table may do: nearly always they say "nobody",
and nothing is looked through. They may say too much, never too little; `check` holds that.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludoteca.games.kick_ass.content.box import EventPiece, ItemPiece, Lines
from ludoteca.games.kick_ass.content.words import (
    ADJACENT,
    ALWAYS,
    ANY_DIE,
    ANYWHERE,
    BACKPACK,
    BLUE,
    CALM,
    DISTRICTS,
    EACH_ADJACENT,
    EVERYWHERE,
    FIRST_RULE,
    FOR_ROUND,
    FULLEST,
    HAND_SHUT,
    HERE,
    IN_COMBAT,
    NEXT,
    NOTHING,
    NOWHERE,
    PACK_SHUT,
    RED,
    SELF,
    STIR,
    TAKEN,
    VERBS,
    WITH_HEROES,
    Deed,
    Line,
)
from ludoteca.games.kick_ass.rules.city import fullest, heroes_at, is_taken
from ludoteca.games.kick_ass.rules.conditions import all_hold, amount
from ludoteca.games.kick_ass.state import (
    ACT,
    BOSS_EVENT,
    CHOOSE,
    NO_CARD,
    NO_PLACE,
    NOBODY,
    RAID,
    UNTIL_ROUND,
    City,
    CityState,
    Hero,
    Lasting,
)

ANY: Final = -1  # of `what`: whichever


# -- the masks ---------------------------------------------------------------------------------------------------------


def note(s: CityState, lines: Lines) -> None:
    """A piece has come into play: what it may do is remembered."""
    s.in_force |= lines.rules
    s.moments |= lines.moments


def note_item(s: CityState, item: ItemPiece) -> None:
    """An item has come into play."""
    note(s, item.lines)
    if item.restore >= 0:
        s.moments |= 1 << item.restore


def note_all(s: CityState) -> None:
    """Work out the masks anew: once a round, and for a position."""
    box = s.content
    s.in_force = 0
    s.moments = 0
    for hero in s.heroes:
        for item in hero.items:
            note_item(s, box.items[item])
        for crisis in hero.crises:
            note(s, box.crises[crisis].lines)
        for card in hero.hand:
            note(s, box.cards[card].lines)
        for card in hero.played:
            note(s, box.cards[card].lines)
        if hero.card != NO_CARD:
            note(s, box.cards[hero.card].lines)
    for running in s.row:
        if running is not None:
            note(s, event_piece(s, running.event).lines)
    for foe in s.foes:
        note(s, box.brutes[foe.foe].lines)
    for twist in s.twists:
        if twist != NO_CARD:
            note(s, box.modifiers[twist].lines)
    if s.spawn_discard:
        note(s, box.spawns[s.spawn_discard[len(s.spawn_discard) - 1]].lines)
    for lasting in s.lasting:
        if lasting.verb >= FIRST_RULE:
            s.in_force |= 1 << (lasting.verb - FIRST_RULE)


def event_piece(s: CityState, event: i64) -> EventPiece:
    """An Event or Boss Event of the box, by its number."""
    if event >= BOSS_EVENT:
        return s.content.boss_events[event - BOSS_EVENT]
    return s.content.events[event]


# -- what a piece of a Hero needs to work ------------------------------------------------------------------------------


def pack_shut(t: City, seat: i64) -> bool:
    """KA-R164, KA-D-50: the Backpack of this Hero is lost."""
    return shut(t, seat, PACK_SHUT) > 0


def shut(t: City, seat: i64, verb: i64) -> i64:
    """PACK_SHUT or HAND_SHUT at a Hero: from Crises, Events and what lasts; no item does that."""
    s = t.s
    if not s.in_force >> (verb - FIRST_RULE) & 1:
        return 0
    n = of_crises(t, seat, seat, verb, ANY, NO_PLACE)
    n += of_row(t, seat, verb, ANY, NO_PLACE)
    return n + of_lasting(s, seat, verb, ANY, NO_PLACE)


def works(t: City, seat: i64, hero: Hero, item: i64) -> bool:
    """KA-R27, KA-D-23, KA-D-48: an item works in its proper slot alone, and if its bearer is what it asks for."""
    piece = t.content.items[item]
    if piece.slot == BACKPACK:
        if pack_shut(t, seat):
            return False
    elif item not in hero.slots:
        return False
    return len(piece.asks) == 0 or all_hold(t, seat, piece.asks, hero.at)


def reachable(t: City, seat: i64) -> list[int]:
    """KA-R164, KA-D-50: a Hero's items but for those in a lost Backpack, which cannot be taken out to be given away."""
    hero = t.s.heroes[seat]
    if not pack_shut(t, seat):
        return hero.items[:]
    return [item for item in hero.items if item in hero.slots]


def card_applies(t: City, hero: Hero) -> bool:
    """KA-R87, KA-D-46: whether the card of this segment counts: face up, and in its District if it is bound to one."""
    if hero.card == NO_CARD or hero.face_down:
        return False
    district = t.content.cards[hero.card].district
    return district == NOWHERE or district == hero.at


def calm(t: City, seat: i64) -> bool:
    """Whether the Crises of a Hero have no effect for now."""
    for lasting in t.s.lasting:
        if lasting.verb == CALM and (lasting.seat == seat or lasting.seat == NOBODY):
            return True
    return False


def stirred(s: CityState, seat: i64) -> bool:
    """Whether the right Crisis of a Hero is face up whatever the Happiness."""
    for lasting in s.lasting:
        if lasting.verb == STIR and (lasting.seat == seat or lasting.seat == NOBODY):
            return True
    return False


# -- rules that hold ---------------------------------------------------------------------------------------------------


def rule(t: City, verb: i64, seat: i64, what: i64 = ANY, place: i64 = NO_PLACE) -> i64:
    """How much of a rule holds for a Hero (NOBODY: for anyone) in a place: the sum of all that say so."""
    s = t.s
    if not s.in_force >> (verb - FIRST_RULE) & 1:
        return 0
    n = of_row(t, seat, verb, what, place)
    n += of_lasting(s, seat, verb, what, place)
    n += of_scene(t, seat, verb, what, place)
    for owner in range(len(s.heroes)):
        hero = s.heroes[owner]
        if hero.out:
            continue
        n += of_crises(t, owner, seat, verb, what, place)
        for item in hero.items:
            lines = t.content.items[item].lines
            if lines.rules >> (verb - FIRST_RULE) & 1 and works(t, owner, hero, item):
                n += of_lines(t, lines, owner, seat, verb, what, place, hero.at)
        if s.step == ACT and card_applies(t, hero):
            n += of_lines(t, t.content.cards[hero.card].lines, owner, seat, verb, what, place, hero.at)
    return n


def of_crises(t: City, owner: i64, seat: i64, verb: i64, what: i64, place: i64) -> i64:
    """What the face-up Crises of a Hero make hold (KA-R29)."""
    n: i64 = 0
    hero = t.s.heroes[owner]
    for slot in range(len(hero.crises)):
        if hero.crisis_up[slot]:
            lines = t.content.crises[hero.crises[slot]].lines
            if lines.rules >> (verb - FIRST_RULE) & 1 and not calm(t, owner):
                n += of_lines(t, lines, owner, seat, verb, what, place, hero.at)
    return n


def of_row(t: City, seat: i64, verb: i64, what: i64, place: i64) -> i64:
    """What the Events on the row make hold, for all."""
    n: i64 = 0
    s = t.s
    for running in s.row:
        if running is not None:
            piece = event_piece(s, running.event)
            if piece.lines.rules >> (verb - FIRST_RULE) & 1:
                n += of_lines(t, piece.lines, NOBODY, seat, verb, what, place, piece.site)
    return n


def of_lasting(s: CityState, seat: i64, verb: i64, what: i64, place: i64) -> i64:
    """What holds for a while."""
    n: i64 = 0
    for lasting in s.lasting:
        if lasting.verb != verb or (lasting.seat != NOBODY and lasting.seat != seat):
            continue
        if (lasting.place == NO_PLACE or lasting.place == place) and fits(lasting.what, what):
            n += lasting.n
    return n


def of_scene(t: City, seat: i64, verb: i64, what: i64, place: i64) -> i64:
    """What the Spawn card of this segment, the brutes of a place and the card of a last stand make hold there."""
    n: i64 = 0
    s = t.s
    if s.step == RAID:
        twist = twist_at(s, place)
        if twist != NO_CARD:
            n += of_lines(t, t.content.modifiers[twist].lines, NOBODY, seat, verb, what, place, place)
    elif (s.step == ACT or s.step == CHOOSE) and s.spawn_discard:
        lines = t.content.spawns[s.spawn_discard[len(s.spawn_discard) - 1]].lines
        if lines.rules:
            n += of_lines(t, lines, NOBODY, seat, verb, what, place, NO_PLACE)
    if place != NO_PLACE:
        for foe in s.foes:
            if foe.at == place:
                n += of_lines(t, t.content.brutes[foe.foe].lines, NOBODY, seat, verb, what, place, place)
    return n


def twist_at(s: CityState, place: i64) -> i64:
    """KA-R184, KA-R204: the Boss-Combat card that counts where the Heroes fight their last stand."""
    if place == NO_PLACE:
        place = s.room + DISTRICTS
    index = place - DISTRICTS
    if 0 <= index < len(s.twists):
        return s.twists[index]
    return NO_CARD


def of_lines(t: City, lines: Lines, owner: i64, seat: i64, verb: i64, what: i64, place: i64, site: i64) -> i64:
    """What the lines of one piece make hold: those of moment ALWAYS, and in a Combat those of IN_COMBAT."""
    if not lines.rules >> (verb - FIRST_RULE) & 1:
        return 0
    n = of_moment(t, lines.at[ALWAYS], owner, seat, verb, what, place, site)
    if t.s.fight is not None:
        n += of_moment(t, lines.at[IN_COMBAT], owner, seat, verb, what, place, site)
    return n


def of_moment(t: City, lines: list[Line], owner: i64, seat: i64, verb: i64, what: i64, place: i64, site: i64) -> i64:
    """Of one moment."""
    n: i64 = 0
    for line in lines:
        option = line.options[0]
        for deed in option.deeds:
            if deed.verb != verb or not fits(deed.what, what):
                continue
            if owner != NOBODY and owner != seat and deed.who == SELF:
                continue
            if not covers(t, deed, owner if owner != NOBODY else seat, place, site):
                continue
            if all_hold(t, owner if owner != NOBODY else seat, option.conditions, site):
                n += amount(t, deed, owner if owner != NOBODY else seat)
    return n


def fits(said: i64, asked: i64) -> bool:
    """Whether what a rule is about is what is asked for."""
    if asked == ANY or said == NOTHING or said == asked:
        return True
    return said == ANY_DIE and (asked == RED or asked == BLUE)


def covers(t: City, deed: Deed, seat: i64, place: i64, site: i64) -> bool:
    """Whether the place of a rule includes this one."""
    said = deed.place
    if said == NOWHERE or said == EVERYWHERE or said == ANYWHERE or place == NO_PLACE:
        return True
    if said < DISTRICTS:
        return said == place
    if said == HERE or said == NEXT:
        here = site if site >= 0 else (t.s.heroes[seat].at if seat != NOBODY else NO_PLACE)
        if said == NEXT and 0 <= here < DISTRICTS:
            here = t.content.arrows[here]
        return here == place
    if said == TAKEN:
        return is_taken(t, place)
    if said == WITH_HEROES:
        return heroes_at(t, place) > 0
    if said == FULLEST:
        return place in fullest(t)
    if (said == ADJACENT or said == EACH_ADJACENT) and seat != NOBODY:
        at = t.s.heroes[seat].at
        return at < DISTRICTS and place in t.content.adjacent[at]
    return False


def add_lasting(t: City, deed: Deed, seat: i64, place: i64, n: i64) -> None:
    """A rule begins to hold for the duration of its deed."""
    s = t.s
    until = deed.duration
    if until == FOR_ROUND:  # what comes by night lasts a whole day
        until = UNTIL_ROUND + s.round + 1
    s.lasting.append(Lasting(deed.verb, deed.what, n, seat, place, until, t.cause))
    if FIRST_RULE <= deed.verb < VERBS:
        s.in_force |= 1 << (deed.verb - FIRST_RULE)
    t.tell("lasting", deed.verb, seat, place, deed.what, n)


def shut_hands(t: City, seat: i64) -> i64:
    """KA-R163: how many hands of this Hero are not to be used."""
    return min(2, shut(t, seat, HAND_SHUT))
