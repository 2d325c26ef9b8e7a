"""The plan of a segment: for every hero a card, a District and what to do there; made once, the same for every seat.

Cards that are chosen already, and heroes who are under way, are taken as they are; people's parts are requests. It is
found by turns: each hero takes the best part that there is beside those of the others, a few times round, so that
fights are joined, clocks are not wound twice and nobody runs after a job that another does.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludoteca.games.kick_ass import actions as a
from ludoteca.games.kick_ass.bots.brawl import Pool, fight_worth
from ludoteca.games.kick_ass.bots.outlook import Outlook, outlook
from ludoteca.games.kick_ass.bots.uses import (
    AGAIN,
    NO_CLAIM,
    Use,
    district_uses,
    event_uses,
    presence_worth,
    wish_worth,
)
from ludoteca.games.kick_ass.bots.worth import line_worth
from ludoteca.games.kick_ass.content import words as w
from ludoteca.games.kick_ass.rules.conditions import all_hold
from ludoteca.games.kick_ass.rules.effects import can_pay
from ludoteca.games.kick_ass.rules.force import event_piece, rule
from ludoteca.games.kick_ass.rules.pools import pool_of
from ludoteca.games.kick_ass.rules.row import fits_place
from ludoteca.games.kick_ass.rules.segment import may_show
from ludoteca.games.kick_ass.rules.steps import COMBAT_ICON, NO_ICON, TIMER_ICON, has_combat, icon_of
from ludoteca.games.kick_ass.rules.strength import can_fight, gang_fights, takes_part
from ludoteca.games.kick_ass.state import CHOOSE, DONE, NO_CARD, WALKING, City, Hero

ROUNDS: Final = 2  # how often everybody thinks again
STEP: Final = 0.05  # what a step costs, for order's sake
RED_LATER: Final = 0.35  # to keep a fight for a segment in which it is needed


class Part:
    """What one hero does in a segment. `claims` are needs of events (space * NEED + need) that it works on."""

    def __init__(self, seat: i64, action: i64, to: i64) -> None:
        self.seat: i64 = seat
        self.action: i64 = action
        self.to: i64 = to
        self.worth = 0.0
        self.fights = False
        self.claims: list[int] = []
        self.uses: list[Use] = []  # what the Timers are for, best first
        self.steps: i64 = 0  # that come before a fight: walking, and other effects
        self.combats: i64 = 0  # fights that the card allows there


class Plan:
    """The parts, by seat; None for who has none."""

    def __init__(self, key: tuple[int, int, int]) -> None:
        self.key = key
        self.parts: list[Part | None] = []


def key_of(t: City) -> tuple[int, int, int]:
    """The moment that a plan is for: the choice of cards, or the steps, of a segment."""
    s = t.s
    return int(s.round), int(s.segment), int(s.step)


def make_plan(t: City, chosen: dict[int, int] | None = None) -> Plan:
    """The plan for this moment; `chosen` are cards that somebody has laid down already."""
    s = t.s
    plan = Plan(key_of(t))
    look = outlook(t)
    ways = look.ways
    seats: list[int] = []
    for seat in range(len(s.heroes)):
        plan.parts.append(None)
        if not s.heroes[seat].out and (s.step == CHOOSE or s.heroes[seat].stage != DONE):
            seats.append(seat)
    for again in range(ROUNDS + 1):
        changed = False
        for seat in seats:
            fixed = -1 if chosen is None else chosen.get(seat, -1)
            part = best_part(t, look, ways, plan, seat, fixed)
            old = plan.parts[seat]
            if part is not None and (old is None or (part.action, part.to) != (old.action, old.to)):
                changed = True
            plan.parts[seat] = part
        if not changed and again > 0:
            break
    if len(seats) > 1:
        for place in range(w.DISTRICTS):
            if calls_for_all(t, look, place):
                rally(t, look, ways, plan, seats, chosen, place)
    return plan


def calls_for_all(t: City, look: Outlook, place: i64) -> bool:
    """Whether an Enemy with a name is there, or an event wants a Conspiracy: what no hero would begin alone."""
    s = t.s
    if not can_fight(t, place):
        return False
    for foe in s.foes:
        if foe.at == place and takes_part(t, foe):
            return True
    if s.gang > 0 and gang_fights(t, place) > 0:
        return True
    for goal in look.goals:
        piece = event_piece(s, goal.event)
        for index in range(len(piece.needs)):
            need = piece.needs[index]
            if need.kind == w.CONSPIRE and goal.unit[index] > 0.0 and fits_place(piece, need, place):
                return True
    return False


def rally(
    t: City,
    look: Outlook,
    ways: list[list[int]],
    plan: Plan,
    seats: list[int],
    chosen: dict[int, int] | None,
    place: i64,
) -> None:
    """Everybody who can be there with a fight goes there, if that is worth more than what they do apart."""
    apart = 0.0
    group: list[Part] = []
    pools: list[Pool] = []
    others = 0.0
    for seat in seats:
        fixed = -1 if chosen is None else chosen.get(seat, -1)
        part = fighting_part(t, look, ways, seat, fixed, place)
        own = plan.parts[seat]
        if part is None or own is None:
            continue
        group.append(part)
        others += part.worth
        apart += max(0.0, own.worth)
        hero = t.s.heroes[seat]
        card = hero.card
        face_down = hero.face_down
        at = hero.at
        hero.card = part.action
        hero.face_down = False
        hero.at = place
        pools.append(Pool(seat, pool_of(t, seat), hero.stats[w.LIFE]))
        hero.card = card
        hero.face_down = face_down
        hero.at = at
    if len(group) < 2:
        return
    together = fight_worth(t, look, place, pools) + others
    if together > apart + 0.3:
        for part in group:
            part.fights = True
            part.worth = together / float(len(group))
            plan.parts[part.seat] = part


def fighting_part(t: City, look: Outlook, ways: list[list[int]], seat: i64, fixed: int, place: i64) -> Part | None:
    """The best card with a fight that a hero can bring to a place; its worth is that of all but the fight."""
    s = t.s
    hero = s.heroes[seat]
    if hero.at >= w.DISTRICTS:
        return None
    nobody = Plan(key_of(t))
    nobody.parts = [None] * len(s.heroes)
    known: list[list[Use] | None] = [None] * w.DISTRICTS
    best: Part | None = None
    for card in hero.hand if s.step == CHOOSE else [int(hero.card)]:
        if (fixed >= 0 and fixed != card) or (s.step != CHOOSE and hero.face_down):
            continue
        if s.step == CHOOSE and not may_show(t, seat, card):
            continue
        piece = t.content.cards[card]
        if piece.combats == 0 or (piece.district != w.NOWHERE and piece.district != place):
            continue
        if s.step == CHOOSE:
            moves = moves_of(t, seat, card)
        else:
            moves = hero.moves if hero.stage == WALKING else 0
            if not has_combat(t, seat):
                continue
        if ways[hero.at][place] > moves:
            continue
        part = try_part(t, look, nobody, seat, card, place, ways[hero.at][place], known, False)
        if part.combats == 0:
            continue  # its fight asks for something that is not so there
        if best is None or part.worth > best.worth:
            best = part
    return best


def best_part(t: City, look: Outlook, ways: list[list[int]], plan: Plan, seat: i64, fixed: int) -> Part | None:
    """The best that a hero can do beside the others' parts."""
    s = t.s
    hero = s.heroes[seat]
    best: Part | None = None
    known: list[list[Use] | None] = [None] * w.DISTRICTS
    if s.step != CHOOSE:
        moves: i64 = hero.moves if hero.stage == WALKING else 0
        action = hero.card + (a.FACE_DOWN if hero.face_down else 0)
        return best_place(t, look, ways, plan, seat, action, moves, known, best)
    for card in hero.hand:
        for action in (card, card + a.FACE_DOWN):
            if fixed >= 0 and action != fixed:
                continue
            if action == card and not may_show(t, seat, card):
                continue
            best = best_place(t, look, ways, plan, seat, action, moves_of(t, seat, action), known, best)
    return best


def moves_of(t: City, seat: i64, action: i64) -> i64:
    """Movement Points of a card, as the rules would give them."""
    if action >= a.FACE_DOWN:
        return max(0, 1 + rule(t, w.STEPS, seat))
    piece = t.content.cards[action]
    return max(0, piece.moves + rule(t, w.STEPS, seat, piece.kind if piece.kind != w.NO_TYPE else w.CARD))


def best_place(
    t: City,
    look: Outlook,
    ways: list[list[int]],
    plan: Plan,
    seat: i64,
    action: i64,
    moves: i64,
    known: list[list[Use] | None],
    best: Part | None,
) -> Part | None:
    """A card played in the best District within reach, if that beats the best so far.

    `known` keeps what Timers are good for, by District: while cards are chosen it is the same for every card.
    """
    at = t.s.heroes[seat].at
    if at >= w.DISTRICTS:
        return best
    for to in range(w.DISTRICTS):
        if ways[at][to] <= moves:
            part = try_part(t, look, plan, seat, action, to, ways[at][to], known)
            if best is None or part.worth > best.worth + 1e-6:
                best = part
    return best


def try_part(
    t: City,
    look: Outlook,
    plan: Plan,
    seat: i64,
    action: i64,
    to: i64,
    walked: i64,
    known: list[list[Use] | None],
    fight: bool = True,
) -> Part:
    """What a card is worth in a District: the hero is put there for a moment, the others where they mean to go."""
    s = t.s
    hero = s.heroes[seat]
    saved: list[int] = []
    for other in range(len(s.heroes)):
        saved.append(int(s.heroes[other].at))
        there = plan.parts[other]
        if other != seat and there is not None:
            s.heroes[other].at = there.to
    card = hero.card
    face_down = hero.face_down
    steps = hero.walked
    hero.at = to
    hero.card = action % a.FACE_DOWN
    hero.face_down = action >= a.FACE_DOWN
    hero.walked = steps + walked
    part = reckon(t, look, plan, seat, hero, action, to, known, fight)
    part.steps += walked
    part.worth -= STEP * float(walked)
    hero.card = card
    hero.face_down = face_down
    hero.walked = steps
    for other in range(len(s.heroes)):
        s.heroes[other].at = saved[other]
    return part


def reckon(
    t: City,
    look: Outlook,
    plan: Plan,
    seat: i64,
    hero: Hero,
    action: i64,
    to: i64,
    known: list[list[Use] | None],
    fight: bool,
) -> Part:
    """The worth of a card where its hero now stands: effects, fight, Timers, being there."""
    part = Part(seat, action, to)
    open_ = t.s.step != CHOOSE
    timers: i64 = 0
    if hero.face_down:
        timers = hero.timers if open_ else 1
    else:
        timers = add_lines(t, part, hero, open_)
        if open_:
            timers += hero.timers
            part.combats += hero.combats
    combats = part.combats
    if fight and combats > 0 and can_fight(t, to):
        worth = joint_fight(t, look, plan, seat, hero, to)
        if worth > 0.0:
            part.worth += worth * (1.0 if combats == 1 else 1.5)
            part.fights = True
    if timers > 0:
        spend_timers(t, look, plan, seat, part, timers, known)
    others = others_at(plan, seat)
    part.worth += presence_worth(t, look, seat, to, action, others)
    part.worth += wish_worth(t, look, to, part.fights, others)
    if not open_ and not hero.face_down and hero.card != NO_CARD:
        part.worth += keep_for_later(t, hero, part)
    return part


def add_lines(t: City, part: Part, hero: Hero, open_: bool) -> i64:
    """The effects of a card face up (of one that is being played, those that are left) and its Combats, where its hero
    would use them; gives its Timers."""
    piece = t.content.cards[hero.card]
    timers: i64 = 0
    if piece.district != w.NOWHERE and piece.district != part.to:
        return timers
    lines = piece.lines.at[w.NOW]
    for index in range(len(lines)):
        if open_ and hero.left[index] == 0:
            continue
        line = lines[index]
        icon = icon_of(line)
        if icon == NO_ICON:
            part.steps += 1
            if line.compulsory or usable(t, part.seat, line, part.to):
                worth = line_worth(t, part.seat, line)
                part.worth += worth if line.compulsory else max(0.0, worth)
        elif all_hold(t, part.seat, line.options[0].conditions, part.to):
            if icon == TIMER_ICON:
                timers += 1
            elif icon == COMBAT_ICON:
                part.combats += 1
    return timers


def keep_for_later(t: City, hero: Hero, part: Part) -> float:
    """A card face up that does little here is better kept: another can go face down."""
    piece = t.content.cards[hero.card]
    if piece.combats > 0 and not part.fights:
        return -RED_LATER
    if piece.colour == w.GREEN_FACE:
        return -0.5
    return -0.15


def usable(t: City, seat: i64, line: w.Line, to: i64) -> bool:
    """Whether a side of a line is open and can be paid."""
    for option in line.options:
        if all_hold(t, seat, option.conditions, to) and can_pay(t, seat, option):
            return True
    return False


def joint_fight(t: City, look: Outlook, plan: Plan, seat: i64, hero: Hero, to: i64) -> float:
    """What this hero adds to the fight in a District, beside those who mean to fight there anyway."""
    s = t.s
    pools: list[Pool] = []
    for other in range(len(s.heroes)):
        part = plan.parts[other]
        if other != seat and part is not None and part.fights and part.to == to:
            partner = s.heroes[other]
            card = partner.card
            face_down = partner.face_down
            partner.card = part.action % a.FACE_DOWN
            partner.face_down = False
            pools.append(Pool(other, pool_of(t, other), partner.stats[w.LIFE]))
            partner.card = card
            partner.face_down = face_down
    without = fight_worth(t, look, to, pools) if pools else 0.0
    pools.append(Pool(seat, pool_of(t, seat), hero.stats[w.LIFE]))
    return fight_worth(t, look, to, pools) - max(0.0, without)


def spend_timers(
    t: City, look: Outlook, plan: Plan, seat: i64, part: Part, timers: i64, known: list[list[Use] | None]
) -> None:
    """The best uses of so many Timers here; what others have claimed of an event is theirs."""
    found = known[part.to]
    if found is None:
        found = district_uses(t, look, seat, part.to, timers_of_others(plan, seat, part.to))
        found.extend(event_uses(t, look, seat, part.to, claimed(plan, seat)))
        known[part.to] = found
    uses = [use.copy() for use in found]
    for _ in range(timers):
        top: Use | None = None
        for use in uses:
            if use.left > 0 and (top is None or use.worth > top.worth):
                top = use
        if top is None or top.worth <= 0.0:
            return
        top.left -= 1
        part.uses.append(top)
        part.worth += top.worth
        if top.claim >= 0:
            part.claims.append(int(top.claim))
        else:
            top.worth *= AGAIN


def timers_of_others(plan: Plan, seat: i64, place: i64) -> list[int]:
    """What the others mean to use the Timer effect of a District for."""
    out: list[int] = []
    for part in plan.parts:
        if part is not None and part.seat != seat and part.to == place:
            for use in part.uses:
                if use.claim == NO_CLAIM and use.action < a.CLOCK:
                    out.append(int(use.action))
    return out


def claimed(plan: Plan, seat: i64) -> list[int]:
    """What the others work on, once for each Timer."""
    out: list[int] = []
    for part in plan.parts:
        if part is not None and part.seat != seat:
            out.extend(part.claims)
    return out


def others_at(plan: Plan, seat: i64) -> int:
    """A mask of the places where the others will be."""
    mask = 0
    for part in plan.parts:
        if part is not None and part.seat != seat:
            mask |= 1 << int(part.to)
    return mask


def plan_of_others(t: City, seat: i64) -> Plan:
    """The plan that stands, without the part of one seat."""
    made = Plan(key_of(t))
    plan = t.plan
    for other in range(len(t.s.heroes)):
        there = plan.parts[other] if isinstance(plan, Plan) and other < len(plan.parts) else None
        made.parts.append(None if other == seat else there)
    return made
