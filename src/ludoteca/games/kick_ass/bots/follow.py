"""From the plan to the next single step: walk, wait with small things while a partner comes, fight, use the clock."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludoteca.games.kick_ass import actions as a
from ludoteca.games.kick_ass.bots.brawl import Pool, fight_worth
from ludoteca.games.kick_ass.bots.outlook import Outlook, distances, outlook
from ludoteca.games.kick_ass.bots.plan import Part, Plan, key_of, make_plan
from ludoteca.games.kick_ass.bots.uses import district_uses, event_uses, pay_worth
from ludoteca.games.kick_ass.bots.worth import deed_worth, item_score
from ludoteca.games.kick_ass.content import words as w
from ludoteca.games.kick_ass.rules.force import event_piece
from ludoteca.games.kick_ass.rules.pools import pool_of
from ludoteca.games.kick_ass.rules.steps import card_steps, has_combat
from ludoteca.games.kick_ass.state import DONE, NO_ITEM, WALKING, City
from ludoteca.kernel.flow import Decision

LITTLE: Final = 0.05  # what a step must be worth at least
SPARE: Final = 0.35  # an effect that nothing will bring back in the last stand is not worth keeping


def plan_of(t: City, decision: Decision) -> Plan:
    """The plan that the team has agreed on, or the one that this table gives; kept while it is good.

    A card that a partner has laid down otherwise than planned changes it at once.
    """
    chosen: dict[int, int] = {}
    if decision.kind == "card" and decision.chosen is not None:
        chosen = {seat: action for seat, action in decision.chosen.items() if seat != decision.seat}
    plan = t.plan
    if isinstance(plan, Plan) and plan.key == key_of(t) and keeps(plan, chosen):
        return plan
    made = make_plan(t, chosen)
    t.plan = made
    return made


def keeps(plan: Plan, chosen: dict[int, int]) -> bool:
    """Whether everybody who has chosen has chosen as planned."""
    for seat, action in chosen.items():
        part = plan.parts[seat] if seat < len(plan.parts) else None
        if part is None or part.action != action:
            return False
    return True


def part_of(t: City, decision: Decision) -> Part | None:
    """The part of the seat that is asked."""
    plan = plan_of(t, decision)
    return plan.parts[decision.seat] if decision.seat < len(plan.parts) else None


def next_step(t: City, decision: Decision) -> int:
    """The next single step of a hero."""
    seat: i64 = decision.seat
    hero = t.s.heroes[seat]
    part = part_of(t, decision)
    if part is not None and hero.stage == WALKING and hero.moves > 0 and part.to != hero.at:
        ways = distances(t)
        for action in decision.actions:
            if a.MOVE <= action < a.EFFECT:
                place = action - a.MOVE
                if ways[place][part.to] < ways[hero.at][part.to] and ways[place][part.to] < hero.moves:
                    return action
    look = outlook(t)
    waits = part is not None and awaits(t, part, seat)
    best = a.DONE
    most = LITTLE
    for action in decision.actions:
        worth = step_worth(t, look, seat, action, waits)
        if worth > most:
            most = worth
            best = action
    if best == a.DONE and waits:
        return something_small(t, seat, decision)
    return best


def gets_ready(t: City, decision: Decision) -> int:
    """KA-D-48: before a fight of the last stand whatever helps is put on or used; then the hero is ready."""
    seat: i64 = decision.seat
    best = a.DONE
    most = LITTLE
    for action in decision.actions:
        if action >= a.EQUIP:
            worth = wear_worth(t, seat, (action - a.EQUIP) // a.SLOT, (action - a.EQUIP) % a.SLOT)
        elif action >= a.EXHAUST:
            worth = exhaust_worth(t, seat, action - a.EXHAUST) + SPARE
        else:
            continue
        if worth > most:
            most = worth
            best = action
    return best


def awaits(t: City, part: Part, seat: i64) -> bool:
    """Whether a partner who means to fight here is still on the way."""
    if not part.fights or not isinstance(t.plan, Plan):
        return False
    for other in t.plan.parts:
        if other is None or other.seat == seat or not other.fights or other.to != part.to:
            continue
        partner = t.s.heroes[other.seat]
        if partner.stage == WALKING and partner.at != part.to and partner.moves > 0:
            return True
    return False


def rallied(t: City, seat: i64) -> bool:
    """Whether this hero and a partner mean to fight here together."""
    if not isinstance(t.plan, Plan):
        return False
    own = t.plan.parts[seat]
    if own is None or not own.fights or own.to != t.s.heroes[seat].at:
        return False
    for other in t.plan.parts:
        if other is None or other.seat == seat or not other.fights or other.to != own.to:
            continue
        if t.s.heroes[other.seat].at == own.to and has_combat(t, other.seat):
            return True
    return False


def something_small(t: City, seat: i64, decision: Decision) -> int:
    """While a partner is on the way: a loss that must come anyway; else the fight does not wait."""
    for action in decision.actions:
        if (
            a.EFFECT <= action < a.TIMER
            and card_steps(t, t.s.heroes[seat])[(action - a.EFFECT) // a.OPTIONS].compulsory
        ):
            return action
    if a.CALL in decision.actions:
        return a.CALL
    if a.FIGHT in decision.actions and fight_now(t, outlook(t), seat) > 0.0:
        return a.FIGHT
    return a.DONE


def step_worth(t: City, look: Outlook, seat: i64, action: i64, waits: bool) -> float:
    """What one step is worth now, where the hero stands."""
    s = t.s
    hero = s.heroes[seat]
    if action == a.DONE or a.MOVE <= action < a.EFFECT:
        return 0.0
    if action == a.FIGHT or action == a.CALL:
        if waits:
            return 0.0
        worth = fight_now(t, look, seat)
        if rallied(t, seat):
            worth = max(worth, 1.0)
        return worth + 0.2 if action == a.CALL else worth
    if action < a.TIMER:
        line = card_steps(t, hero)[(action - a.EFFECT) // a.OPTIONS]
        option = line.options[(action - a.EFFECT) % a.OPTIONS]
        worth = 0.0
        for deed in option.deeds:
            worth += deed_worth(t, seat, deed)
        for deed in option.price:
            worth += deed_worth(t, seat, deed)
        # Small gains come first: nothing is lost by them, and partners get time to come.
        return 20.0 + worth if worth > LITTLE else worth
    if action < a.PAY:
        if action >= a.BRIBE:
            return 3.0
        for use in (*district_uses(t, look, seat, hero.at, []), *event_uses(t, look, seat, hero.at, [])):
            if use.action == action:
                return use.worth
        return 0.0
    if action < a.EXHAUST:
        return gift_worth(t, look, seat, action)
    if action < a.EQUIP:
        return exhaust_worth(t, seat, action - a.EXHAUST)
    return wear_worth(t, seat, (action - a.EQUIP) // a.SLOT, (action - a.EQUIP) % a.SLOT)


def fight_now(t: City, look: Outlook, seat: i64) -> float:
    """What a fight here is worth, with every partner here who could join."""
    s = t.s
    at = s.heroes[seat].at
    alone = [Pool(seat, pool_of(t, seat), s.heroes[seat].stats[w.LIFE])]
    together = alone[:]
    for other in range(len(s.heroes)):
        partner = s.heroes[other]
        if other != seat and partner.at == at and partner.stage != DONE and has_combat(t, other):
            together.append(Pool(other, pool_of(t, other), partner.stats[w.LIFE]))
    return max(fight_worth(t, look, at, alone), fight_worth(t, look, at, together))


def gift_worth(t: City, look: Outlook, seat: i64, action: i64) -> float:
    """A payment or an item for an event: all that helps at once, or nothing."""
    s = t.s
    giving = action >= a.GIVE
    which: i64 = (action - a.GIVE) // a.ITEMS if giving else (action - a.PAY) // a.AMOUNT
    goal = look.at(which // a.NEED)
    if goal is None or goal.unit[which % a.NEED] <= 0.0:
        return 0.0
    unit = goal.unit[which % a.NEED]
    if giving:
        return unit - 0.6 * item_score(t, seat, (action - a.GIVE) % a.ITEMS)
    n: i64 = (action - a.PAY) % a.AMOUNT
    need = event_piece(s, goal.event).needs[which % a.NEED]
    if pay_worth(t, seat, need, unit, n) <= 0.0:
        return 0.0
    if need.what != w.DOLLAR and s.heroes[seat].stats[need.what] - n < 2:
        return 0.0
    return 0.3 * float(n) + 0.2


def exhaust_worth(t: City, seat: i64, which: i64) -> float:
    """An item is exhausted outside a fight, if it does something now."""
    item = t.content.items[which // a.OPTIONS]
    worth = 0.0
    for line in item.lines.at[w.EXHAUST]:
        for deed in line.options[0].deeds:
            if deed.verb in (w.ROLL, w.REROLL, w.HIT, w.SHIELD, w.SPARK, w.SAFE):
                return 0.0
            worth += deed_worth(t, seat, deed)
    return worth - 0.35


def wear_worth(t: City, seat: i64, item: i64, slot: i64) -> float:
    """An item goes into an empty slot; nothing is taken off without need."""
    hero = t.s.heroes[seat]
    if slot >= len(hero.slots) or item in hero.slots or hero.slots[slot] != NO_ITEM:
        return 0.0
    return 25.0
