"""Declaring, the response window, and resolving (FH-R42 to FH-R47, FH-D-16, FH-D-25, FH-D-28 to FH-D-30).

An ability that was declared waits on the stack while the others answer; an answer is a declaration with a window of its
own and resolves completely before the next player is asked: last in, first out.
"""

from __future__ import annotations

from mypy_extensions import i64

from ludoteca.games.fabrica_de_herois.actions import PASS, USE
from ludoteca.games.fabrica_de_herois.content.box import ATTACK, DEFENCE, LEADER, Ability
from ludoteca.games.fabrica_de_herois.effects.lines import NO_DISCARD, NO_LEADER, TOLL
from ludoteca.games.fabrica_de_herois.effects.words import HEROES, Effect
from ludoteca.games.fabrica_de_herois.rules.decks import bury
from ludoteca.games.fabrica_de_herois.rules.lasting import end
from ludoteca.games.fabrica_de_herois.rules.prices import ability_price, pay_for_ability
from ludoteca.games.fabrica_de_herois.rules.reckoning import has_permanent, reckon
from ludoteca.games.fabrica_de_herois.rules.teams import capture, field_room, leave_field, settle
from ludoteca.games.fabrica_de_herois.state import (
    AMBUSH,
    FIELD_TEAM,
    GRAVEYARD,
    NONE,
    Cast,
    Factory,
    FactoryState,
    Player,
    new_cast,
    probe_cast,
)
from ludoteca.kernel.flow import Decision, Flow, react

# -- may it be declared ----------------------------------------------------------------------------------------


def is_ready(s: FactoryState, p: Player, ability: Ability) -> bool:
    """FH-R18, FH-R19, FH-R21, FH-R50, FH-D-22, FH-D-36: whether this Hero can use this ability at all now."""
    hero = ability.hero
    if s.blocked[hero] > 0:
        return False
    if ability.when == LEADER:
        if p.leader != hero or s.used[hero] or s.sealed[hero] > 0 or p.sheet[NO_LEADER]:
            return False
        return not (ability.permanent and has_permanent(s, hero))
    return p.leader != hero and p.sheet[NO_DISCARD] == 0


def may_declare(t: Factory, p: Player, ability: Ability, answers: i64) -> bool:
    """FH-D-16, FH-D-29: whether it is paid for and its first effect has something to do."""
    s = t.s
    if ability_price(s, p, ability, 0) > p.actions:
        return False
    c = probe_cast(p.seat, ability.number, ability.effects, ability.kind == ATTACK)
    c.answers = answers
    if not ability.effects[0].open(t, c):
        return False
    if c.attack and p.actions < 6:
        toll = _group_toll(t, c, ability)
        return toll == 0 or ability_price(s, p, ability, toll) <= p.actions
    return True


def _begin(p: Player, ability: Ability, answers: i64) -> Cast:
    c = new_cast(p.seat, ability.number, ability.number, ability.effects, ability.kind == ATTACK)
    c.answers = answers
    return c


def may_play(t: Factory, p: Player, ability: Ability) -> bool:
    """FH-R42, FH-D-50: as a play on the own turn; a Defence that answers an attack only in a window."""
    return not ability.answering and is_ready(t.s, p, ability) and may_declare(t, p, ability, NONE)


def ready_ability(s: FactoryState, p: Player, hero: i64) -> Ability:
    """The ability that a Field Hero has now: the Leader's, or the one for which it is discarded."""
    card = s.content.heroes[hero]
    return card.leader if p.leader == hero else card.discard


def answers_of(t: Factory, p: Player, attack: i64) -> list[int]:
    """FH-R44, FH-R46, FH-D-16: what a player can answer: with a bolt always, with a Defence against the Attack at this
    place of the stack, if it is one that the player receives."""
    s = t.s
    actions = [PASS]
    for hero in p.field:
        ability = ready_ability(s, p, hero)
        defends_now = attack != NONE and ability.kind == DEFENCE
        if not ability.bolt and not defends_now:
            continue
        if is_ready(s, p, ability) and may_declare(t, p, ability, attack if defends_now else NONE):
            actions.append(USE + ability.number)
    return actions


# -- declaring -------------------------------------------------------------------------------------------------


def toll_of(t: Factory, c: Cast) -> i64:
    """What the receivers of an Attack make it cost more: the highest of their tolls."""
    most: i64 = 0
    for p in t.s.players:
        if c.receivers >> p.seat & 1 and p.sheet[TOLL] > most:
            most = p.sheet[TOLL]
    return most


def _group_toll(t: Factory, c: Cast, ability: Ability) -> i64:
    """The toll of an Attack that chooses nobody."""
    if ability.effects[0].targets.asks:
        return 0
    c.receivers = _receivers(t, c)
    return toll_of(t, c)


def can_pay_toll(t: Factory, c: Cast, seat: i64) -> bool:
    """Whether the user of an Attack could pay for aiming it at this player as well."""
    s = t.s
    p = s.players[c.user]
    toll: i64 = s.players[seat].sheet[TOLL]
    if not c.attack or toll == 0:
        return True
    return ability_price(s, p, s.content.abilities[c.ability], toll) <= p.actions


def _receivers(t: Factory, c: Cast) -> i64:
    """FH-D-16: the opponents whom an Attack would touch."""
    mask: i64 = 0
    if c.attack:
        for i in range(len(c.effects)):
            e = c.effects[i]
            if e.targets.form != 0:
                mask |= e.targets.receivers(t, c, e, i)
    return mask & ~(1 << c.user)


def choose_targets(t: Factory, c: Cast) -> Flow[None]:
    """FH-D-29: the targets of every effect, one question each. A second effect without any goes without."""
    for i in range(len(c.effects)):
        e = c.effects[i]
        if e.targets.asks and e.open(t, c):
            yield from e.targets.choose(t, c, e, i)


def declare(t: Factory, p: Player, ability: Ability, answers: i64, paid: bool = False) -> Flow[None]:
    """FH-D-29: choose targets, pay, mark the Leader ability as used or put the Discard Hero on the Graveyard; then the
    window; then the effect. What is `paid` already (an ability on the Graveyard's top) costs nothing."""
    s = t.s
    c = _begin(p, ability, answers)
    yield from choose_targets(t, c)
    cause = t.cause
    t.cause = ability.number
    c.receivers = _receivers(t, c)
    if not paid:
        pay_for_ability(t, p, ability, toll_of(t, c))
        if ability.when == LEADER:
            s.used[ability.hero] = True  # FH-R18, FH-R45
            reckon(s, p)
        else:
            leave_field(t, ability.hero)  # FH-R19, FH-R59: before anyone whom it eliminates
            bury(t, ability.hero)
    s.stack.append(c)
    t.tell("declared", p.seat, ability.number, answers, p.actions, len(s.stack))
    tell_aims(t, c)
    if s.unsettled:
        yield from settle(t)
    yield from window(t, len(s.stack) - 1, p.seat, c.receivers)
    t.cause = ability.number
    yield from resolve(t, c)
    s.stack.pop()
    t.cause = cause


def tell_aims(t: Factory, c: Cast) -> None:
    """Whom it is aimed at, for all to see."""
    if t.sink is None:
        return
    for picked in c.picks:
        for hero in picked:
            t.tell("aimed", c.user, t.s.owner[hero], hero)
    for seats in c.whom:
        for seat in seats:
            t.tell("aimed-at", c.user, seat)


# -- the window ------------------------------------------------------------------------------------------------


def window(t: Factory, place: i64, user: i64, receivers: i64) -> Flow[None]:
    """FH-D-16: first the receivers, clockwise from the user, then all others; one answer each, resolved at once.

    `place` is that of the waiting ability on the stack, NONE at a comparison (FH-D-25) and at the end of a turn
    (FH-D-28). Nobody is asked who has no Action or nothing to declare. Those who can answer are asked at once; the
    first answer in the order counts, and those who come later are asked again.
    """
    s = t.s
    seats = len(s.players)
    able: i64 = 0
    for p in s.players:
        if p.bolts > 0 or (p.defences > 0 and receivers >> p.seat & 1):
            able |= 1 << p.seat
    if able & ~(1 << user) == 0:
        return
    order: list[int] = []
    for wanted in (1, 0):
        for k in range(1, seats):
            seat = (user + k) % seats
            if receivers >> seat & 1 == wanted:
                order.append(seat)
    while order:
        offers: list[Decision] = []
        for seat in order:
            offer = _offer(t, s.players[seat], place, receivers)
            if offer is not None:
                offers.append(offer)
        if not offers:
            return
        answers = yield from react(offers)
        order = yield from _first_answer(t, order, answers, place)


def _offer(t: Factory, p: Player, place: i64, receivers: i64) -> Decision | None:
    """The question to one player; None where there is nothing to answer with."""
    if p.bolts == 0 and (p.defences == 0 or receivers >> p.seat & 1 == 0):
        return None
    actions = window_actions(t, p, place, receivers)
    if len(actions) == 1:
        return None
    return Decision(p.seat, "answer", actions, (place, len(t.s.stack)), PASS, True)


def window_actions(t: Factory, p: Player, place: i64, receivers: i64) -> list[int]:
    """What a player can do in a window. FH-D-30: no Defence where an attack touches only Blocked Heroes of a player."""
    s = t.s
    attack: i64 = NONE
    if receivers >> p.seat & 1 and defends(t, s.stack[place], p.seat):
        attack = place
    return answers_of(t, p, attack)


def defends(t: Factory, c: Cast, seat: i64) -> bool:
    """FH-D-30: whether a Defence could save anything of this player: a face-up Hero, or the team itself."""
    s = t.s
    for i in range(len(c.effects)):
        e = c.effects[i]
        if e.targets.form == HEROES:
            if c.picks[i]:
                for hero in c.picks[i]:
                    if s.owner[hero] == seat and s.zone[hero] == FIELD_TEAM and s.blocked[hero] == 0:
                        return True
            elif e.targets.receivers(t, c, e, i) >> seat & 1 and _group_face_up(t, c, e, i, seat):
                return True
        elif e.targets.receivers(t, c, e, i) >> seat & 1:
            return True
    return False


def _group_face_up(t: Factory, c: Cast, e: Effect, i: i64, seat: i64) -> bool:
    """Whether a group that an attack names has a face-up Hero of this player."""
    s = t.s
    if e.targets.late:
        if c.cancelled or c.spared >> seat & 1:
            return False
        for hero in s.players[seat].field:
            if s.blocked[hero] == 0 and not s.guarded[hero] and e.verb.fits(t, c, hero):
                return True
        return False
    for hero in e.targets.heroes(t, c, e, i):
        if s.owner[hero] == seat and s.blocked[hero] == 0:
            return True
    return False


def _first_answer(t: Factory, order: list[int], answers: dict[int, int], place: i64) -> Flow[list[int]]:
    """The first in the order who did not pass answers; who comes later is asked again."""
    s = t.s
    for k in range(len(order)):
        seat = order[k]
        action = answers.get(seat, PASS)
        if action != PASS:
            ability = s.content.abilities[action - USE]
            attack = place if ability.kind == DEFENCE else NONE
            yield from declare(t, s.players[seat], ability, attack)
            return order[k + 1 :]
    return []


# -- resolving -------------------------------------------------------------------------------------------------


def resolve(t: Factory, c: Cast) -> Flow[None]:
    """FH-D-29: what was declared happens. A Permanent needs its Leader still; all else happens whatever became of the
    user. FH-D-30: a cancelled attack still hits Blocked Heroes."""
    s = t.s
    if c.ability != NONE:
        ability = s.content.abilities[c.ability]
        if ability.permanent and (s.players[c.user].leader != ability.hero or s.blocked[ability.hero] > 0):
            t.tell("fizzled", c.user, c.ability)
            return
    ambushers: list[int] = _ambushers(t, c) if c.attack and not c.cancelled else []
    for i in range(len(c.effects)):
        e = c.effects[i]
        if c.cancelled and not _hits_blocked(t, c, e, i):
            continue
        if e.condition is not None and not e.condition.holds(t, c):
            t.tell("no-condition", c.user, c.cause)
            continue
        if e.asks:
            yield from e.verb.play(t, c, e, i)
        else:
            e.verb.act(t, c, e, i)
        if s.unsettled:
            yield from settle(t)
        t.cause = c.cause
    for seat in ambushers:
        _spring(t, c, seat)
        if s.unsettled:
            yield from settle(t)


def _hits_blocked(t: Factory, c: Cast, e: Effect, i: i64) -> bool:
    """FH-D-30: whether an attack that was cancelled still has somebody to hit: else no die is rolled for it either."""
    if e.verb.form != HEROES or e.targets.mine:
        return False
    if not e.targets.late or not c.whom[i]:
        return len(e.targets.heroes(t, c, e, i)) > 0
    for hero in t.s.players[c.whom[i][0]].field:
        if t.s.blocked[hero] > 0:
            return True
    return False


def _ambushers(t: Factory, c: Cast) -> list[int]:
    """Players who lie in wait for an Attack on their Leader, and whose Leader this one is aimed at."""
    s = t.s
    found: list[int] = []
    for lasting in s.lasting:
        if lasting.what != AMBUSH or lasting.team == c.user or lasting.team in found:
            continue
        if _hits(t, c, s.players[lasting.team].leader):
            found.append(lasting.team)
    return found


def _hits(t: Factory, c: Cast, hero: i64) -> bool:
    """Whether an Attack was aimed at this Hero, or names a group that it belongs to."""
    for i in range(len(c.effects)):
        e = c.effects[i]
        group = e.targets.form == HEROES and not e.targets.mine and not e.targets.late
        if hero in c.picks[i] or (group and hero in e.targets.heroes(t, c, e, i)):
            return True
    return False


def _spring(t: Factory, c: Cast, seat: i64) -> None:
    """The attacking Hero is stolen, Blocked for a round; to the Graveyard if there is no room. Once."""
    s = t.s
    p = s.players[seat]
    laid = [one for one in s.lasting if one.what == AMBUSH and one.team == seat][:1]
    if not laid:
        return
    end(t, laid)
    hero = s.content.abilities[c.ability].hero
    if s.zone[hero] == GRAVEYARD and field_room(p) > 0:
        s.graveyard.remove(hero)
    elif s.zone[hero] == FIELD_TEAM and s.owner[hero] == c.user:
        leave_field(t, hero)
    else:  # out of sight; or on the Graveyard, where it stays without room
        return
    cause = t.cause
    t.cause = laid[0].cause
    if field_room(p) > 0:
        capture(t, new_cast(seat, NONE, laid[0].cause, [], False), p, c.user, hero)
    else:
        bury(t, hero)
        t.tell("eliminated", c.user, hero)
    t.cause = cause


def carry_out(t: Factory, user: i64, effects: list[Effect], cause: i64, factor: i64) -> Flow[None]:
    """What a Mission or a Base does (FH-R73, FH-R74, FH-D-38): no Action, no window, no Protection (FH-D-15)."""
    s = t.s
    for k in range(len(effects)):
        c = new_cast(user, NONE, cause, effects[k : k + 1], False)
        c.factor = factor
        t.cause = cause
        if c.effects[0].open(t, c):
            yield from choose_targets(t, c)
            tell_aims(t, c)
            yield from resolve(t, c)
        if s.unsettled:
            yield from settle(t)
