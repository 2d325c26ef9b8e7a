"""The two Teams and their Leader: moving Heroes (FH-R10 to FH-R14, FH-R37 to FH-R40, FH-R60, FH-R80, FH-R81), and what
an owner must repair at once (FH-R41, FH-D-11, FH-D-12, FH-D-32, FH-D-42, FH-D-48).
"""

from __future__ import annotations

from mypy_extensions import i64

from ludoteca.games.fabrica_de_herois.actions import DONE, ENTER, GO_HOME, LEAD, PICK
from ludoteca.games.fabrica_de_herois.effects.lines import BARRED, FIELD, NO_MOVING, PRICE_HOME, PRICE_LEAD, SUPPORT
from ludoteca.games.fabrica_de_herois.effects.words import ROUND
from ludoteca.games.fabrica_de_herois.rules import causes
from ludoteca.games.fabrica_de_herois.rules.decks import banish, bury, into_deck, shuffle_deck
from ludoteca.games.fabrica_de_herois.rules.lasting import end_on_hero, end_permanent, lay
from ludoteca.games.fabrica_de_herois.rules.prices import home_price, lead_price, pay
from ludoteca.games.fabrica_de_herois.rules.reckoning import reckon
from ludoteca.games.fabrica_de_herois.state import (
    BLOCK,
    FIELD_TEAM,
    NONE,
    PREPARE,
    SUPPORT_TEAM,
    Cast,
    Factory,
    FactoryState,
    Player,
)
from ludoteca.kernel.flow import Decision, Flow


def everyone(s: FactoryState) -> int:
    """All seats, as a mask."""
    return (1 << len(s.players)) - 1


def field_room(p: Player) -> i64:
    """FH-R11: how many more Heroes the Field takes."""
    return p.sheet[FIELD] - len(p.field)


def support_room(p: Player) -> i64:
    """FH-R11: how many more Heroes Support takes."""
    return p.sheet[SUPPORT] - len(p.support)


def is_heroless(p: Player) -> bool:
    """FH-R61: no Heroes in both Teams."""
    return not p.field and not p.support


# -- one Hero moves --------------------------------------------------------------------------------------------


def leave_field(t: Factory, hero: i64) -> Player:
    """A Hero leaves its Field, and is nowhere yet; what lay on it ends (FH-D-33). FH-R81: a lone Hero leads."""
    s = t.s
    p = s.players[s.owner[hero]]
    if p.leader == hero:
        end_permanent(t, hero)
        p.leader = NONE
    end_on_hero(t, hero)
    p.field.remove(hero)
    s.guarded[hero] = False
    s.owner[hero] = NONE
    if p.leader == NONE and len(p.field) == 1:
        _crown(t, p, p.field[0])
    reckon(s, p)
    return p


def join_field(t: Factory, p: Player, hero: i64) -> None:
    """A Hero takes the Field; the first one leads (FH-R14, FH-R81)."""
    s = t.s
    p.field.append(hero)
    s.zone[hero] = FIELD_TEAM
    s.owner[hero] = p.seat
    s.seen[hero] = everyone(s)
    if p.leader == NONE and len(p.field) == 1:
        _crown(t, p, hero)
    if s.stack:
        change_sides(s, hero, p.seat)
    reckon(s, p)


def change_sides(s: FactoryState, hero: i64, seat: i64) -> None:
    """FH-D-29: a Hero that stands in the Field of who has aimed at it is no opponent of theirs any more."""
    for c in s.stack:
        if c.user == seat:
            for i in range(len(c.effects)):
                if not c.effects[i].targets.mine and hero in c.picks[i]:
                    c.picks[i].remove(hero)


def join_support(t: Factory, p: Player, hero: i64, seen: i64) -> None:
    """A Hero comes to Support; `seen` are those who know that it did (FH-D-45)."""
    s = t.s
    p.support.append(hero)
    s.zone[hero] = SUPPORT_TEAM
    s.owner[hero] = p.seat
    s.seen[hero] = seen | (1 << p.seat)
    _weigh(s, p)


def _weigh(s: FactoryState, p: Player) -> None:
    """Support has changed: nothing but its limit, and an empty Field, hang on it."""
    if p.leader == NONE or len(p.support) > p.sheet[SUPPORT]:
        s.unsettled = True


def leave_support(t: Factory, hero: i64) -> Player:
    """A Hero leaves Support, and is nowhere yet."""
    s = t.s
    p = s.players[s.owner[hero]]
    p.support.remove(hero)
    s.owner[hero] = NONE
    _weigh(s, p)
    return p


def leave_team(t: Factory, hero: i64) -> Player:
    """A Hero leaves whichever Team it is in."""
    return leave_field(t, hero) if t.s.zone[hero] == FIELD_TEAM else leave_support(t, hero)


def _show(t: Factory, hero: i64) -> None:
    """A Hero of a Team comes to light; FH-D-45: one of a Field, or one that walked home, is known already."""
    if t.s.seen[hero] != everyone(t.s):
        t.reveal()


def enter(t: Factory, p: Player, hero: i64) -> None:
    """FH-R37: from Support to the Field, for nothing; everyone sees it."""
    _show(t, hero)
    leave_support(t, hero)
    join_field(t, p, hero)
    t.tell("entered", p.seat, hero)


def go_home(t: Factory, hero: i64) -> None:
    """FH-R37, FH-D-45: from the Field to its owner's Support; everyone knows it is there."""
    s = t.s
    p = leave_field(t, hero)
    join_support(t, p, hero, everyone(s))
    t.tell("went-home", p.seat, hero)


def eliminate(t: Factory, hero: i64) -> None:
    """FH-R58: to the Graveyard. FH-R20: no ability fires."""
    _show(t, hero)
    p = leave_team(t, hero)
    bury(t, hero)
    t.tell("eliminated", p.seat, hero)


def exile(t: Factory, hero: i64) -> None:
    """FH-R63: out of the match, from wherever it is; off the Graveyard, too."""
    s = t.s
    seat: i64 = s.owner[hero]
    if hero in s.graveyard:
        s.graveyard.remove(hero)
    else:
        _show(t, hero)
        leave_team(t, hero)
    banish(t, hero)
    t.tell("exiled", seat, hero)


def capture(t: Factory, c: Cast, p: Player, loser: i64, hero: i64) -> None:
    """A stolen Hero takes the Field of who stole it, Blocked for a round. FH-R47, FH-D-14, FH-D-34: it comes face down,
    so no Base Protects it before the Block is there."""
    lay(t, c, BLOCK, ROUND, p.seat, hero, 1)
    join_field(t, p, hero)
    t.tell("stolen", p.seat, loser, hero)
    t.tell("blocked", p.seat, hero)


def gain_hero(t: Factory, p: Player, hero: i64, seen: i64) -> None:
    """FH-R40: a new Hero goes to Support; FH-D-12: to the Field, as Leader, of a player without any."""
    if is_heroless(p):
        join_field(t, p, hero)
        t.tell("entered", p.seat, hero)
    else:
        join_support(t, p, hero, seen)
        t.whisper(p.seat, "received", hero)


# -- the Leader ------------------------------------------------------------------------------------------------


def _crown(t: Factory, p: Player, hero: i64) -> None:
    p.leader = hero
    t.tell("leads", p.seat, hero)


def set_leader(t: Factory, p: Player, hero: i64) -> None:
    """FH-R38, FH-R56: another Hero leads; the Permanent of the one before ends."""
    if p.leader != NONE:
        end_permanent(t, p.leader)
    _crown(t, p, hero)
    reckon(t.s, p)


def can_lead(s: FactoryState, p: Player) -> list[int]:
    """FH-D-32: who may be named Leader; a Blocked Hero only where there is no other."""
    fit = [hero for hero in p.field if hero != p.leader and s.blocked[hero] == 0]
    if not fit and p.leader == NONE:
        fit = p.field[:]
    return fit


# -- what must be repaired at once -----------------------------------------------------------------------------


def settle(t: Factory) -> Flow[None]:
    """FH-R60, FH-D-12, FH-D-32, FH-D-42: everyone, from the player whose turn it is, names a Leader and repairs the
    Teams before anything else happens."""
    s = t.s
    cause = t.cause
    seats = len(s.players)
    for k in range(seats):
        p = s.players[(s.turn + k) % seats]
        while _unsettled(s, p):
            t.cause = causes.TEAMS
            yield from _settle_player(t, p)
    s.unsettled = False
    t.cause = cause


def _unsettled(s: FactoryState, p: Player) -> bool:
    """Whether this player has something to repair."""
    if p.leader == NONE and (p.field or p.support):
        return True
    if len(p.field) > p.sheet[FIELD]:
        for hero in p.field:
            if s.blocked[hero] == 0 and len(p.field) > 1:
                return True
    return len(p.support) > p.sheet[SUPPORT]


def _settle_player(t: Factory, p: Player) -> Flow[None]:
    s = t.s
    if p.leader == NONE:
        if not p.field:
            yield from _refill(t, p)
        else:
            fit = can_lead(s, p)
            hero = fit[0]
            if len(fit) > 1:
                hero = (yield Decision(p.seat, "name-leader", [PICK + one for one in fit])) - PICK
            set_leader(t, p, hero)
    elif len(p.field) > p.sheet[FIELD] and _movable(s, p):
        fit = _movable(s, p)
        hero = fit[0]
        if len(fit) > 1:
            hero = (yield Decision(p.seat, "shrink", [PICK + one for one in fit])) - PICK
        go_home(t, hero)
    else:
        yield from _overfull(t, p)


def _movable(s: FactoryState, p: Player) -> list[int]:
    """FH-D-42: the face-up Heroes of a Field; FH-R12: the last one stays."""
    return [hero for hero in p.field if s.blocked[hero] == 0] if len(p.field) > 1 else []


def may_move(s: FactoryState, p: Player) -> bool:
    """FH-R32, FH-D-44: whether no extra rule keeps the Teams of this player as they are in the own preparation."""
    return not (p.sheet[NO_MOVING] and s.step == PREPARE and s.turn == p.seat)


def refill_actions(p: Player) -> list[int]:
    """FH-D-12: any Hero of Support can take the empty Field."""
    return [PICK + hero for hero in p.support]


def _refill(t: Factory, p: Player) -> Flow[None]:
    """FH-D-12: the Field is empty: one Support Hero takes it, as Leader."""
    asked = Decision(p.seat, "refill", refill_actions(p))
    place = asked.actions[0] if len(asked.actions) == 1 else (yield asked)
    enter(t, p, place - PICK)


def overfull_actions(t: Factory, p: Player) -> list[int]:
    """FH-R41, FH-D-11: what is left to a player whose Support is over-full: rearranging, and being done.

    FH-D-48: off-turn free moves alone. FH-R80: Support may be full, but the Field may not be emptied.
    """
    s = t.s
    actions = [DONE]
    moving = may_move(s, p)
    if moving and field_room(p) > 0 and not p.sheet[BARRED]:
        actions += [ENTER + hero for hero in p.support]
    if s.turn == p.seat:
        if moving and p.actions >= home_price(s, p):
            actions += [GO_HOME + hero for hero in _movable(s, p)]
        if p.actions >= lead_price(s, p):
            actions += [LEAD + hero for hero in can_lead(s, p)]
    return actions


def _overfull(t: Factory, p: Player) -> Flow[None]:
    """FH-R41, FH-D-11: rearrange; what does not fit in the end goes back to the deck."""
    while len(p.support) > p.sheet[SUPPORT]:
        asked = Decision(p.seat, "overfull", overfull_actions(t, p), None, DONE)
        action = DONE
        if len(asked.actions) > 1:
            action = yield asked
        if action == DONE:
            yield from _give_back(t, p)
            return
        if action >= LEAD:
            change_leader(t, p, action - LEAD)
        elif action >= ENTER:
            enter(t, p, action - ENTER)
        else:
            take_home(t, p, action - GO_HOME)
            if p.leader == NONE:
                yield from _settle_player(t, p)


def return_actions(p: Player) -> list[int]:
    """FH-R41: any Hero of Support can be given back."""
    return [PICK + hero for hero in p.support]


def hide(t: Factory, p: Player, hero: i64) -> None:
    """A Hero of Support goes into the deck, unseen; FH-D-45: who went is not known, so neither is who stayed."""
    leave_support(t, hero)
    into_deck(t, hero)
    for other in p.support:
        t.s.seen[other] = 1 << p.seat


def _give_back(t: Factory, p: Player) -> Flow[None]:
    """FH-R41, FH-D-11: the owner chooses who goes back; nobody else sees them; one shuffle."""
    n: i64 = 0
    while len(p.support) > p.sheet[SUPPORT]:
        hide(t, p, (yield Decision(p.seat, "return", return_actions(p))) - PICK)
        n += 1
    t.tell("gave-back", p.seat, n)
    shuffle_deck(t)


# -- moves that are plays --------------------------------------------------------------------------------------


def take_home(t: Factory, p: Player, hero: i64) -> None:
    """FH-R37: from Field to Support for 1 Action."""
    pay(t, p, home_price(t.s, p), p.sheet[PRICE_HOME])
    go_home(t, hero)


def change_leader(t: Factory, p: Player, hero: i64) -> None:
    """FH-R38: 1 Action, unless a text has made it free."""
    price = lead_price(t.s, p)
    if p.free_leads > 0 and p.sheet[PRICE_LEAD] > 0:
        p.free_leads -= 1
    else:
        pay(t, p, price, p.sheet[PRICE_LEAD])
    set_leader(t, p, hero)
