"""What Timers are good for in a District, and what it is worth to be somewhere: the jobs that a plan hands out."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludoteca.games.kick_ass import actions as a
from ludoteca.games.kick_ass.bots.outlook import Outlook, places_of
from ludoteca.games.kick_ass.bots.worth import DOLLAR, card_score, item_score, meter, relief
from ludoteca.games.kick_ass.content import words as w
from ludoteca.games.kick_ass.content.box import DON, VIC
from ludoteca.games.kick_ass.content.words import Need
from ludoteca.games.kick_ass.rules.city import boss_of, free_circles
from ludoteca.games.kick_ass.rules.conditions import all_hold
from ludoteca.games.kick_ass.rules.force import event_piece
from ludoteca.games.kick_ass.rules.plots import don
from ludoteca.games.kick_ass.rules.row import fits_place
from ludoteca.games.kick_ass.rules.timers import (
    FROM_PLAYED,
    clean_price,
    credit_of,
    may_spend,
    options,
    price_of,
    timer_works,
    toll,
)
from ludoteca.games.kick_ass.state import LAST_ROUND, NO_CARD, NO_ITEM, City

NO_CLAIM: Final = -1
WISH: Final = 2.5  # to do as a partner asks
CALLS: Final = ("clear", "wait", "together")  # signs that ask partners to come
PULL: Final = [0.0, 0.3, 0.13, 0.05]  # of a job so many steps away
AGAIN: Final = 0.55  # the same again is worth less
TOKEN: Final = 2.6  # a step towards settling one of Don's tokens


class Use:
    """One thing that a Timer can do: the action, what it is worth, how often it can be done, and the need it is for."""

    def __init__(self, action: i64, worth: float, left: i64, claim: i64) -> None:
        self.action: i64 = action
        self.worth = worth
        self.left: i64 = left
        self.claim: i64 = claim

    def copy(self) -> Use:
        """The same once more, to be used up."""
        return Use(self.action, self.worth, self.left, self.claim)


def district_uses(t: City, look: Outlook, seat: i64, place: i64, others: list[int]) -> list[Use]:
    """The Timer effect of a District, the better side of each choice, beside what `others` mean to use theirs for.

    One alone can have a card of the display, clean a District through the Police or turn the marker of the Docks; who
    comes second to the Shop or the Library finds less.
    """
    out: list[Use] = []
    if not timer_works(t, place) or not may_spend(t, seat):
        return out
    best = -1
    most = 0.0
    worst = worst_score(t, seat) if place == w.CITY_HALL else 0.0
    for option in options(t, seat, place, toll(t, seat, place)):
        if len(others) > 0 and is_gone(place, option, others):
            continue
        worth = option_worth(t, look, seat, place, option, worst)
        if place == w.SHOP or place == w.LIBRARY:
            for _ in others:
                worth *= AGAIN
        if worth > most:
            most = worth
            best = option
    if best >= 0:
        out.append(Use(a.TIMER + best, most, 2, NO_CLAIM))
    return out


def is_gone(place: i64, option: i64, others: list[int]) -> bool:
    """Whether nothing is left of an option once others have used their Timers in a District."""
    if place == w.DOCKS:
        return True
    return a.TIMER + option in others and (place == w.POLICE or (place == w.CITY_HALL and option < FROM_PLAYED))


def option_worth(t: City, look: Outlook, seat: i64, place: i64, option: i64, worst: float) -> float:
    """What one option of a District's Timer is worth; `worst` is the score of the card that a new one would replace."""
    s = t.s
    hero = s.heroes[seat]
    if place == w.POLICE:
        cleaned: i64 = s.minions[option]
        return relief(t, option, cleaned) + 0.4 - DOLLAR * float(clean_price(t, seat))
    if place == w.PARK:
        return meter(t, hero, w.STRENGTH if option == 0 else w.HAPPINESS, 1)
    if place == w.WALL_STREET:
        return meter(t, hero, w.DOLLAR, 3) + meter(t, hero, w.HAPPINESS, -1)
    if place == w.SHOP:
        return purchase_worth(t, seat)
    if place == w.LIBRARY:
        return guard_worth(t, look)
    if place == w.HOSPITAL:
        return meter(t, hero, w.LIFE, 2)
    if place == w.DOCKS:
        fresh = 1.3 if s.docks == 0 else (0.5 if s.docks >= 2 else 0.0)
        return fresh * (0.7 + 0.2 * float(s.x)) - (0.1 if option == 1 else 0.0)
    if option >= FROM_PLAYED:
        return 0.35 * card_score(t, seat, hero.played[option - FROM_PLAYED]) - 0.6 if s.segment < 2 else 0.0
    card = s.offer[option]
    return 0.5 * (card_score(t, seat, card) - worst) if card != NO_CARD else 0.0


def purchase_worth(t: City, seat: i64) -> float:
    """The best purchase that this hero can make now."""
    s = t.s
    hero = s.heroes[seat]
    credit = credit_of(t, seat, 0)
    best = 0.0
    for item in s.shop:
        if item != NO_ITEM:
            price = price_of(t, item, credit)
            if price <= hero.stats[w.DOLLAR]:
                best = max(best, item_score(t, seat, item) - DOLLAR * 0.7 * float(price))
    return best


def worst_score(t: City, seat: i64) -> float:
    """The card that this hero would miss least."""
    hero = t.s.heroes[seat]
    worst = 99.0
    for card in (*hero.hand, *hero.played):
        worst = min(worst, card_score(t, seat, card))
    return worst


def guard_worth(t: City, look: Outlook) -> float:
    """Two Protection markers: in City Hall they are worth a life when it is nearly full."""
    s = t.s
    free = free_circles(t, w.CITY_HALL) - s.protection[w.CITY_HALL]
    worth = 1.3
    if free_circles(t, w.CITY_HALL) <= 2 and free > 0:
        worth = 3.0
    for goal in look.goals:
        needs = event_piece(s, goal.event).needs
        for index in range(len(needs)):
            if needs[index].kind == w.GUARDED and goal.unit[index] > 0.0:
                worth += goal.unit[index] * float(min(2, goal.rest[index]))
    return worth


def event_uses(t: City, look: Outlook, seat: i64, place: i64, claimed: list[int]) -> list[Use]:
    """Clocks, markers and tokens of events here."""
    s = t.s
    hero = s.heroes[seat]
    out: list[Use] = []
    if not may_spend(t, seat):
        return out
    for goal in look.goals:
        piece = event_piece(s, goal.event)
        running = s.row[goal.space]
        assert running is not None
        for index in range(len(piece.needs)):
            need = piece.needs[index]
            if goal.unit[index] <= 0.0:
                continue
            which = goal.space * a.NEED + index
            if need.kind == w.CLOCK and fits_place(piece, need, place) and all_hold(t, seat, need.by, place):
                rest: i64 = goal.rest[index] - claimed.count(which)
                if rest > 0:
                    out.append(Use(a.need_action(a.CLOCK, goal.space, index), goal.unit[index], rest, which))
            elif need.kind == w.CARRY:
                carried: i64 = hero.carried.count(goal.event)
                lying: i64 = running.markers[place] if need.place == place else 0
                if lying > 0 and carried < goal.rest[index]:
                    out.append(Use(a.need_action(a.PICK_UP, goal.space, index), 0.5 * goal.unit[index], lying, which))
                if need.to == place and carried > 0:
                    worth = goal.unit[index] * float(carried) * 0.9
                    out.append(Use(a.need_action(a.DELIVER, goal.space, index), worth, 1, which))
    if s.plot == DON and s.revealed:
        token_uses(t, seat, place, out)
    return out


def token_uses(t: City, seat: i64, place: i64, out: list[Use]) -> None:
    """KA-R192 to R194: tokens to turn, markers to fetch and to deliver."""
    s = t.s
    for index in range(len(s.tokens)):
        token = s.tokens[index]
        if token.at == place and not token.up:
            out.append(Use(a.TURN + index, TOKEN, 1, NO_CLAIM))
        elif token.at == place and token.left > 0 and token.token % 3 == 1:
            out.append(Use(a.COLLECT + index, TOKEN, 1, NO_CLAIM))
    if place == w.POLICE and don.may_report(t, seat):
        out.append(Use(a.REPORT, TOKEN + 1.5, 1, NO_CLAIM))


def presence_worth(t: City, look: Outlook, seat: i64, place: i64, action: i64, others: int) -> float:
    """What it is worth to end the segment in a place: cards that count, nights, payments, two places at once."""
    s = t.s
    worth = 0.0
    kind: i64 = -1 if action >= a.FACE_DOWN else t.content.cards[action].kind
    for goal in look.goals:
        piece = event_piece(s, goal.event)
        for index in range(len(piece.needs)):
            need = piece.needs[index]
            unit = goal.unit[index]
            if unit <= 0.0:
                continue
            if need.kind == w.AT_ONCE:
                worth += both_ends_worth(need, unit, place, others)
            elif fits_place(piece, need, place) and all_hold(t, seat, need.by, place):
                worth += need_worth(t, seat, need, unit, goal.rest[index], kind)
    if s.segment < 2 or s.round < LAST_ROUND:
        worth += approach(t, look, seat, place, action, others)
    worth += near_boss(t, place) + near_shop(t, seat, place)
    if s.plot == DON and s.revealed:
        for token in s.tokens:
            if don.may_bribe(t, seat, token):
                worth += TOKEN
    return worth


def both_ends_worth(need: Need, unit: float, place: i64, others: int) -> float:
    """A need of two places at once: met where another is at the other end, else a beginning."""
    other: i64 = need.to if place == need.place else (need.place if place == need.to else -1)
    if other < 0:
        return 0.0
    return unit if others >> other & 1 else 0.35 * unit


def need_worth(t: City, seat: i64, need: Need, unit: float, rest: i64, kind: i64) -> float:
    """What being here brings to a need of an Event: by a card of this `kind`, by sleeping, by paying, by giving."""
    s = t.s
    counts = need.kind == w.PLAY and kind >= 0 and need.what in (kind, w.CARD)
    if counts or (need.kind == w.SLEEP_AT and s.segment == 2):
        return unit
    if need.kind == w.PAY:
        return pay_worth(t, seat, need, unit, rest)
    if need.kind == w.GIVE_ITEM and len(s.heroes[seat].items) > 1:
        return unit - 1.2
    return 0.0


def near_shop(t: City, seat: i64, place: i64) -> float:
    """Who has money in the pocket wants to be near the Shop."""
    if place == w.SHOP or w.SHOP not in t.content.adjacent[place] or t.s.heroes[seat].stats[w.DOLLAR] < 3:
        return 0.0
    return 0.3 * purchase_worth(t, seat)


def near_boss(t: City, place: i64) -> float:
    """When the Boss stands on the board it is good to be near: the last fight is fought together."""
    boss = boss_of(t)
    if boss is None or boss.at >= w.DISTRICTS:
        return 0.0
    if t.s.plot == VIC and t.s.gang > 0 and t.s.skull >= 10:
        return 0.0  # the gang is too strong yet
    near = 1.7 if boss.at == place else (1.2 if boss.at in t.content.adjacent[place] else 0.0)
    return near * (1.0 + 0.2 * float(max(0, t.s.round - 5)))


def approach(t: City, look: Outlook, seat: i64, place: i64, action: i64, others: int) -> float:
    """The pull of what is to be done elsewhere: the nearest good thing counts, and less if a partner is there."""
    s = t.s
    hero = s.heroes[seat]
    best = 0.0
    for goal in look.goals:
        piece = event_piece(s, goal.event)
        for index in range(len(piece.needs)):
            if goal.unit[index] <= 0.0:
                continue
            need = piece.needs[index]
            target: i64 = need.place if need.place != w.HERE else piece.site
            pull = goal.unit[index] * attraction(t, seat, need, goal.event, goal.rest[index], action)
            if need.kind == w.CARRY and goal.event in hero.carried:
                target = need.to
            if target >= w.DISTRICTS or pull <= 0.0:
                continue
            steps = look.ways[place][target]
            if 0 < steps < len(PULL):
                best = max(best, pull * PULL[steps] * (0.5 if others >> target & 1 else 1.0))
    return best


def attraction(t: City, seat: i64, need: w.Need, event: i64, rest: i64, action: i64) -> float:
    """How much of a need this hero could do in the next segments, with what is left in hand."""
    hero = t.s.heroes[seat]
    kind = need.kind
    if kind == w.CARRY:
        return float(max(1, hero.carried.count(event)))
    if kind == w.PAY:
        n: i64 = min(rest, hero.stats[need.what] - (0 if need.what == w.DOLLAR else 2))
        return float(max(0, n))
    if kind in (w.PLAY, w.BEAT, w.FELL_AT_ONCE, w.CONSPIRE, w.CLEAR_AT_NIGHT, w.BOLTS):
        wanted_kind = need.what if kind == w.PLAY else w.HERO
        for card in hero.hand:
            if card != action % a.FACE_DOWN and t.content.cards[card].kind == wanted_kind:
                return 1.0
        return 0.0
    return 1.0 if kind in (w.CLOCK, w.SLEEP_AT, w.AT_ONCE) else 0.0


def pay_worth(t: City, seat: i64, need: w.Need, unit: float, rest: i64) -> float:
    """What a hero can pay here towards an event, its price taken off."""
    hero = t.s.heroes[seat]
    if need.what == w.DOLLAR:
        n: i64 = min(rest, hero.stats[w.DOLLAR])
        return max(0.0, float(n) * (unit - 0.5 * DOLLAR))
    spare: i64 = hero.stats[need.what] - (3 if need.what == w.LIFE else 2)
    n = max(0, min(rest, spare))
    return max(0.0, float(n) * unit + meter(t, hero, need.what, -n))


def wish_worth(t: City, look: Outlook, place: i64, fights: bool, others: int) -> float:
    """Signs that people have pinned: come here, clear this, leave it to me. Where not all are called, one is enough."""
    worth = 0.0
    for sign, ref in t.wishes:
        if not wished_places(t, look, ref) >> place & 1:
            continue
        if sign == "mine":
            worth -= WISH
        elif sign == "careful":
            worth -= WISH if fights else 0.0
        elif sign == "together" or not others >> place & 1:
            worth += WISH if sign != "clear" or fights else 0.5 * WISH
    return worth


def wished_places(t: City, look: Outlook, ref: str) -> int:
    """A mask of the Districts that a sign is about: pinned to a District, to an event of the row, to an Enemy."""
    kind, _, name = ref.partition(":")
    if kind == "district" and name in w.DISTRICT_NAMES:
        return 1 << w.DISTRICT_NAMES.index(name)
    if kind == "event" and name.isdigit():
        goal = look.at(int(name))
        return 0 if goal is None else places_of(t, goal)
    if kind == "enemy" and name.isdigit():
        for foe in t.s.foes:
            if foe.number == int(name) and foe.at < w.DISTRICTS:
                return 1 << int(foe.at)
    return 0
