"""Figures that leave the board, and the Clean-up bonus for the last Enemy of a District (KA-R88 to R107, D-12)."""

from __future__ import annotations

from mypy_extensions import i64

from ludoteca.games.kick_ass.content.box import DON, LOOT, MOTHER
from ludoteca.games.kick_ass.content.words import (
    BEAT,
    CITY_HALL,
    DISTRICTS,
    DOCKS,
    DOLLAR,
    ENEMY,
    FELL_AT_ONCE,
    FORGO,
    HAPPINESS,
    HOSPITAL,
    LIBRARY,
    LIFE,
    MEDIA,
    MINION,
    NO_BONUS,
    ON_CLEANUP,
    PARK,
    POLICE,
    SHOP,
    SUPER,
    WALL_STREET,
)
from ludoteca.games.kick_ass.rules import causes, effects, row
from ludoteca.games.kick_ass.rules.city import enemies_at, gang_at, ordinary_at
from ludoteca.games.kick_ass.rules.councils import ask, ask_team, standing
from ludoteca.games.kick_ass.rules.decks import draw_item
from ludoteca.games.kick_ass.rules.ending import over, win
from ludoteca.games.kick_ass.rules.force import card_applies, rule
from ludoteca.games.kick_ass.rules.items import take_item
from ludoteca.games.kick_ass.rules.meters import gain
from ludoteca.games.kick_ass.state import CLEANUPS, KILLED, SUPERS_KILLED, City, Foe
from ludoteca.kernel.flow import Flow

SHOP_TRACK: i64 = 3


# -- one figure --------------------------------------------------------------------------------------------------------


def kill_minion(t: City, place: i64, of_gang: bool) -> None:
    """An ordinary Minion leaves the board, from a circle or from Don's gang, because of a Hero (KA-D-64)."""
    s = t.s
    if of_gang:
        s.gang -= 1
        t.tell("gang-fell", place, s.gang)
    else:
        s.minions[place] -= 1
        t.tell("fell", MINION, place, s.minions[place])
    s.tally[KILLED] += 1
    row.progress(t, BEAT, place, MINION, 1)
    loot(t, place)


def kill_super(t: City, place: i64) -> None:
    """A Super-Minion leaves the board because of a Hero."""
    s = t.s
    s.supers[place] -= 1
    s.tally[SUPERS_KILLED] += 1
    t.tell("fell", SUPER, place, s.supers[place])
    row.progress(t, BEAT, place, SUPER, 1)


def kill_foe(t: City, foe: Foe) -> None:
    """An Enemy with a name leaves the board; the Event that it belongs to learns of it (KA-R115)."""
    t.s.foes.remove(foe)
    t.tell("foe-fell", foe.foe, foe.at)
    if foe.event >= 0:
        row.foe_fell(t, foe.event, FELL_AT_ONCE)
    elif t.s.revealed and t.s.plot != MOTHER and foe.foe == t.content.plots[t.s.plot].boss:
        win(t)  # KA-R170, KA-R180, KA-R188, KA-R200; KA-D-53: before any KO die


def kill_one(t: City, place: i64, what: i64, of_gang: bool) -> None:
    """One figure of a kind; of either kind (ENEMY) the stronger one."""
    if what == SUPER or (what == ENEMY and t.s.supers[place] > 0):
        kill_super(t, place)
    else:
        kill_minion(t, place, of_gang)


def loot(t: City, place: i64) -> None:
    """KA-R195, KA-D-64: a Minion eliminated in the District of a Loot token takes a dollar off it, for any Hero."""
    s = t.s
    if s.plot != DON or not s.tokens:
        return
    for token in s.tokens:
        if token.at == place and token.up and token.left > 0:
            if t.content.don_tokens[token.token][1] != LOOT:
                continue
            token.left -= 1
            s.loot_due += 1
            s.unsettled = True
            t.tell("loot", place, token.left)
            return


def count_of(t: City, place: i64, what: i64) -> i64:
    """How many figures of a kind can be eliminated in a place: MINION, SUPER or ENEMY (KA-R162, KA-D-64)."""
    if what == SUPER:
        return t.s.supers[place]
    if what == ENEMY:
        return ordinary_at(t, place) + t.s.supers[place]
    return ordinary_at(t, place)


# -- by a Hero ---------------------------------------------------------------------------------------------------------


def eliminate(t: City, seat: i64, place: i64, what: i64, n: i64) -> Flow[None]:
    """KA-R162: up to n figures of a kind in one place; the Hero who does it may earn the Clean-up bonus."""
    s = t.s
    left: i64 = min(n, count_of(t, place, what))
    if left <= 0:
        return
    while left > 0:
        gang: i64 = gang_at(t, place) if s.plot == DON else 0
        of_gang = gang > 0 and s.minions[place] == 0
        if gang > 0 and s.minions[place] > 0 and left < count_of(t, place, what) and seat >= 0:
            cause = t.cause
            answer = yield ask(t, seat, "pick-gang", (0, 1), place)
            of_gang = answer == 1
            t.cause = cause
        kill_one(t, place, what, of_gang)
        left -= 1
    if seat >= 0:
        yield from cleaned(t, place, [seat])


def clean(t: City, seat: i64, place: i64) -> Flow[None]:
    """KA-R89, KA-D-33, KA-D-64: all ordinary Minions of a District, any of the eight; nobody else is touched."""
    t.tell("clean", place, ordinary_at(t, place))
    while t.s.minions[place] > 0:
        kill_minion(t, place, False)
    if t.s.plot == DON:
        while gang_at(t, place) > 0:
            kill_minion(t, place, True)
    if seat >= 0:
        yield from cleaned(t, place, [seat])


def cleaned(t: City, place: i64, helpers: list[int]) -> Flow[None]:
    """KA-R88, KA-R93, KA-D-12, KA-D-13: with the last Enemy of a District gone, one of who did it gains its bonus.

    KA-R157: a Protection marker is no Enemy, and neither stops nor earns it.
    """
    s = t.s
    if over(t) or place >= DISTRICTS or enemies_at(t, place) > 0:
        return
    if rule(t, NO_BONUS, helpers[0], -1, place) > 0:
        t.tell("no-bonus", place)
        return
    seat: i64 = helpers[0]
    if len(helpers) > 1 and bonus_is_somebodys(t, place, helpers):
        seat = yield ask_team(t, "bonus", helpers, int(place))
    s.tally[CLEANUPS] += 1
    given_up = yield from forgo(t, seat, place)
    cause = t.cause
    t.cause = causes.CLEANUP + place
    t.tell("cleaned", seat, place)
    if not given_up:
        yield from bonus(t, seat, place)
    if s.moments >> ON_CLEANUP & 1 and not over(t):
        yield from effects.fire(t, seat, ON_CLEANUP)
    t.cause = cause


def bonus_is_somebodys(t: City, place: i64, helpers: list[int]) -> bool:
    """KA-R88, KA-R98, KA-R104: whether it makes a difference whose Clean-up it is.

    The marker of the Docks and the track of the Shop are everybody's: then only what the pieces of a Hero do at a
    Clean-up, and an Event that asks to give it up, are somebody's.
    """
    if place != DOCKS and place != SHOP:
        return True
    for seat in helpers:
        if len(row.forgo_actions(t, seat, ENEMY)) > 0 or has_use_for_cleanup(t, seat):
            return True
    return False


def has_use_for_cleanup(t: City, seat: i64) -> bool:
    """Whether a piece of this Hero acts at a Clean-up, or an item would be restored by it (KA-R35)."""
    if not t.s.moments >> ON_CLEANUP & 1:
        return False
    hero = t.s.heroes[seat]
    for item in hero.exhausted:
        if t.content.items[item].restore == ON_CLEANUP:
            return True
    of_card = card_applies(t, hero) and effects.acts(t.content.cards[hero.card].lines, ON_CLEANUP)
    return of_card or effects.has_moment(t, seat, ON_CLEANUP)


def forgo(t: City, seat: i64, place: i64) -> Flow[bool]:
    """An Event may ask that somebody gives a Clean-up bonus up (words.FORGO)."""
    actions = row.forgo_actions(t, seat, ENEMY)
    if len(actions) == 0:
        return False
    actions.insert(0, 0)
    answer = yield ask(t, seat, "forgo", actions, place)
    if answer == 0:
        return False
    row.forgone(t, seat, answer - 1, FORGO)
    return True


def bonus(t: City, seat: i64, place: i64) -> Flow[None]:
    """KA-R92 to R107: the Clean-up bonus of each District."""
    s = t.s
    if place == PARK:
        gain(t, seat, HAPPINESS, 1)  # KA-R94b
    elif place == WALL_STREET:
        gain(t, seat, DOLLAR, 1)  # KA-R95b
    elif place == HOSPITAL:
        gain(t, seat, LIFE, 1)  # KA-R100b
    elif place == CITY_HALL:
        gain(t, seat, MEDIA, 1)  # KA-R107
    elif place == DOCKS:
        if s.docks > 1:  # KA-R104
            s.docks -= 1
            t.tell("docks", s.docks, s.docks_side)
    elif place == SHOP:
        yield from stamp(t, 1)
    elif place == LIBRARY:
        yield from effects.protect_some(t, seat, 1)  # KA-R99b
    else:
        assert place == POLICE
        yield from police_bonus(t, seat)


def police_bonus(t: City, seat: i64) -> Flow[None]:
    """KA-R92b, KA-R93: the player may remove 1 Minion from any District, which may clean that one, too."""
    actions: list[int] = [0]
    for place in range(DISTRICTS):
        if ordinary_at(t, place) > 0:
            actions.append(1 + place)
    if len(actions) == 1:
        return
    answer = yield ask(t, seat, "police-bonus", actions)
    if answer > 0:
        t.cause = causes.CLEANUP + POLICE
        yield from eliminate(t, seat, answer - 1, MINION, 1)


def stamp(t: City, n: i64) -> Flow[None]:
    """KA-R98: markers on the Shop track; the third brings a random item, for whomever the team likes."""
    s = t.s
    for _ in range(n):
        s.shop_markers += 1
        t.tell("shop-track", s.shop_markers)
        if s.shop_markers < SHOP_TRACK:
            continue
        s.shop_markers = 0
        item = draw_item(t)
        if item < 0:
            continue
        t.cause = causes.FREE_ITEM
        t.tell("free-item", item)
        seats = standing(t)
        seat: i64 = seats[0]
        if len(seats) > 1:
            s.drawn.append(item)
            seat = yield ask_team(t, "free-item", seats, item)
            s.drawn.remove(item)
        take_item(t, seat, item)
