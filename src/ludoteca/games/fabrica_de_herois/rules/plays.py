"""Plays (FH-R33 to FH-R39, FH-R61, FH-R78): what a player can do on the own turn, in preparation (FH-R72) and after
the new Mission is drawn."""

from __future__ import annotations

from mypy_extensions import i64

from ludoteca.games.fabrica_de_herois.actions import BUY, DONE, ENTER, FLEE, GO_HOME, LEAD, USE, USE_BASE
from ludoteca.games.fabrica_de_herois.effects.lines import (
    BARRED,
    CHOOSY,
    NO_BUYING,
    NO_FLEE,
    PRICE_BUY,
)
from ludoteca.games.fabrica_de_herois.rules import causes
from ludoteca.games.fabrica_de_herois.rules.decks import heroes_left, put_under, take_top
from ludoteca.games.fabrica_de_herois.rules.declaring import carry_out, declare, may_play, ready_ability
from ludoteca.games.fabrica_de_herois.rules.looking import look_and_take
from ludoteca.games.fabrica_de_herois.rules.missions import draw_mission
from ludoteca.games.fabrica_de_herois.rules.prices import (
    buy_price,
    flee_price,
    home_price,
    lead_price,
    pay,
    printed_flee_price,
)
from ludoteca.games.fabrica_de_herois.rules.reckoning import reckon
from ludoteca.games.fabrica_de_herois.rules.teams import (
    can_lead,
    change_leader,
    enter,
    field_room,
    gain_hero,
    is_heroless,
    may_move,
    settle,
    support_room,
    take_home,
)
from ludoteca.games.fabrica_de_herois.state import NONE, PREPARE, Factory, FactoryState, Player, probe_cast
from ludoteca.kernel.flow import Flow


def can_buy(s: FactoryState, p: Player) -> bool:
    """FH-R34, FH-R39, FH-D-10, FH-D-40: an Action, a Hero to be had, and room in Support; or no Hero at all."""
    if buy_price(s, p) > p.actions or heroes_left(s) == 0:
        return False
    if is_heroless(p):
        return True
    if s.step == PREPARE and p.sheet[NO_BUYING]:
        return False
    return support_room(p) > 0


def must_buy(s: FactoryState, p: Player) -> bool:
    """FH-R61, FH-D-9, FH-D-47: without any Hero the next Action buys one."""
    return is_heroless(p) and can_buy(s, p)


def can_flee(s: FactoryState, p: Player) -> bool:
    """FH-R33, FH-D-6, FH-D-21: the Mission drawn in this turn, while there is another."""
    if p.mission == NONE or p.due or p.sheet[NO_FLEE] or not s.missions:
        return False
    return flee_price(s, p) <= p.actions


def can_use_base(t: Factory, p: Player) -> bool:
    """FH-R65, FH-D-38: once in each own turn, while three count, if it has something to do."""
    if not p.base_on or p.base_used:
        return False
    for one in t.base_of(p).once:
        if one.open(t, probe_cast(p.seat, NONE, [one], False)):
            return True
    return False


def plays_of(t: Factory, p: Player) -> list[int]:
    """FH-R78: all plays that are possible now; the first one is to be done."""
    s = t.s
    preparing = s.step == PREPARE
    actions = [DONE]
    if can_buy(s, p):
        actions.append(BUY)
    if not preparing and can_flee(s, p):
        actions.append(FLEE)
    if can_use_base(t, p):
        actions.append(USE_BASE)
    for hero in p.field:
        ability = ready_ability(s, p, hero)
        if may_play(t, p, ability):
            actions.append(USE + ability.number)
    if may_move(s, p):
        if len(p.field) > 1 and support_room(p) > 0 and home_price(s, p) <= p.actions:  # FH-R12, FH-R80
            for hero in p.field:
                if s.blocked[hero] == 0:  # FH-R50
                    actions.append(GO_HOME + hero)
        if field_room(p) > 0 and not p.sheet[BARRED]:  # FH-R37, FH-R80
            for hero in p.support:
                actions.append(ENTER + hero)
    if lead_price(s, p) <= p.actions and len(p.field) > 1:
        for hero in can_lead(s, p):
            actions.append(LEAD + hero)
    return actions


def play(t: Factory, p: Player, action: i64) -> Flow[None]:
    """Do one play."""
    s = t.s
    if action >= LEAD:
        change_leader(t, p, action - LEAD)
    elif action >= ENTER:
        enter(t, p, action - ENTER)
    elif action >= GO_HOME:
        take_home(t, p, action - GO_HOME)
    elif action >= USE:
        yield from declare(t, p, s.content.abilities[action - USE], NONE)
    elif action == BUY:
        yield from buy(t, p)
    elif action == FLEE:
        yield from flee(t, p)
    else:
        yield from use_base(t, p)
    if s.unsettled:
        yield from settle(t)


def buy(t: Factory, p: Player) -> Flow[None]:
    """FH-R34, FH-R40, FH-R61: a Hero from the deck, to Support; to the Field, as Leader, of a player without any."""
    s = t.s
    price = buy_price(s, p)
    if p.free_buys > 0 and p.sheet[PRICE_BUY] > 0:  # what is free anyway uses no promise up
        p.free_buys -= 1
    else:
        pay(t, p, price, p.sheet[PRICE_BUY])
    t.tell("bought", p.seat, price, p.actions)
    if p.sheet[CHOOSY] and not is_heroless(p):
        yield from look_and_take(t, p, 2, causes.PLAYING)
        return
    hero = take_top(t)
    if hero != NONE:
        gain_hero(t, p, hero, 0)


def flee(t: Factory, p: Player) -> Flow[None]:
    """FH-R33, FH-D-5: the Mission goes under the deck, then the top one is drawn. FH-D-35: what lay on it stays."""
    price = flee_price(t.s, p)
    if p.free_flees > 0 and printed_flee_price(t.s, p) > 0:
        p.free_flees -= 1
    p.actions -= price
    old = p.mission
    p.mission = NONE
    reckon(t.s, p)
    put_under(t, old)
    t.tell("fled", p.seat, old, price, p.actions)
    yield from draw_mission(t, p)


def use_base(t: Factory, p: Player) -> Flow[None]:
    """FH-R67, FH-D-38: it is no ability: no Action, no window, no Defence."""
    p.base_used = True
    t.cause = causes.BASE + p.base
    t.tell("base-used", p.seat, p.base)
    yield from carry_out(t, p.seat, t.base_of(p).once, causes.BASE + p.base, 1)
