"""What a bot says: its part of the plan in one line, how it answers a wish, and what it asks of people.

All of it is read off the plan, so that a person's request and hint are the part that the bots count on. Each line names
the round and segment that it is about: afterwards it is no plan any more.
"""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from ludoteca.games.kick_ass import actions as a
from ludoteca.games.kick_ass.bots.follow import plan_of
from ludoteca.games.kick_ass.bots.outlook import Outlook, outlook
from ludoteca.games.kick_ass.bots.plan import Part, Plan, make_plan, moves_of
from ludoteca.games.kick_ass.bots.uses import CALLS, wished_places
from ludoteca.games.kick_ass.content import words as w
from ludoteca.games.kick_ass.rules.steps import NO_ICON, card_steps, has_combat, has_timer, icon_of
from ludoteca.games.kick_ass.rules.strength import can_fight
from ludoteca.games.kick_ass.rules.timers import timer_works
from ludoteca.games.kick_ass.state import CHOOSE, NO_CARD, SEGMENT_NAMES, WALKING, City
from ludoteca.kernel.flow import Decision
from ludoteca.kernel.intent import Intent


def intent_of(t: City, decision: Decision, action: int) -> Intent | None:
    """One line with the card of a segment, while its hero walks (partners may have changed the plan since then), and
    with the fight or the Timer itself, so that the last line is what was done, or why it was not."""
    if decision.kind == "step":
        return step_line(t, decision, action)
    if decision.kind == "join" and action == a.YES and isinstance(decision.about, int):
        where = place_word(t.s.heroes[decision.seat].at)
        return tell(t, "intent-together", {"where": where, "who": {"seat": decision.about}})
    if decision.kind != "card":
        return None
    part = plan_with(t, decision, action).parts[decision.seat]
    if part is None:
        return tell(t, "intent-alone", {"card": card_word(t, action)})
    return line_of(t, part)


def step_line(t: City, decision: Decision, action: int) -> Intent | None:
    """What is said with a step. Who is done without the fight or the Timer that its card has says why: it would not
    pay, or there is nothing to do it to any more."""
    seat: i64 = decision.seat
    hero = t.s.heroes[seat]
    where = {"where": place_word(hero.at)}
    if action == a.DONE:
        if has_combat(t, seat):
            return tell(t, "intent-let-be" if can_fight(t, hero.at) else "intent-nobody-left", where)
        if has_timer(t, seat):
            return tell(t, "intent-clock-left" if timer_works(t, hero.at) else "intent-clock-stopped", where)
        return tell(t, "intent-elsewhere", where) if is_held_up(t, seat) else None
    part = plan_of(t, decision).parts[seat]
    if action in (a.FIGHT, a.CALL):
        if part is None or not part.fights or part.to != hero.at:
            return tell(t, "intent-clear", where)
    elif a.TIMER <= action < a.CLOCK:
        if part is None or part.fights or part.claims or not part.uses or part.to != hero.at:
            return timer_line(t, hero.at)
    elif a.CLOCK <= action < a.TURN:
        return event_line(t, hero.at, for_event(action) // a.NEED)
    elif a.TURN <= action < a.PAY:
        return token_line(t, seat, hero.at, action)
    elif hero.stage != WALKING:
        return None
    return None if part is None else line_of(t, part)


def is_held_up(t: City, seat: i64) -> bool:
    """Whether the card of a hero has a fight or a Timer that is of no use where a partner or an Event has sent it."""
    hero = t.s.heroes[seat]
    if hero.face_down or hero.card == NO_CARD:
        return False
    lines = card_steps(t, hero)
    return any(hero.left[index] > 0 and icon_of(lines[index]) != NO_ICON for index in range(len(hero.left)))


def for_event(action: int) -> int:
    """Which need of which Event a Timer is spent on."""
    base = a.CLOCK if action < a.PICK_UP else (a.PICK_UP if action < a.DELIVER else a.DELIVER)
    return action - base


def token_line(t: City, seat: i64, place: i64, action: int) -> Intent | None:
    """A Timer, or a Bribe, is for a token of Don's, and so for the Event that laid it down."""
    base = a.TURN if action < a.COLLECT else (a.COLLECT if action < a.REPORT else a.BRIBE)
    for index in range(len(t.s.tokens)):
        token = t.s.tokens[index]
        if index == action - base if action < a.REPORT or action >= a.BRIBE else token.carrier == seat:
            return tell(t, "intent-event", {"where": place_word(place), "event": event_word(t, token.event)})
    return None


def line_of(t: City, part: Part) -> Intent:
    """What a bot says of its part: an answer to who has called, or what it will do."""
    return answer_to_wish(t, part) or part_line(t, part)


def plan_with(t: City, decision: Decision, action: int) -> Plan:
    """The plan that goes with this answer: who has thought of something better than the plan has changed it."""
    plan = plan_of(t, decision)
    part = plan.parts[decision.seat]
    if decision.kind == "card" and (part is None or int(part.action) != action):
        t.plan = plan = make_plan(t, {**(decision.chosen or {}), decision.seat: action})
    return plan


def requests(t: City, decision: Decision, action: int, people: tuple[int, ...]) -> dict[int, Intent]:
    """What the plan asks of each person who is not done, while cards are chosen and played.

    Whichever bot thinks of it, the first one of the team asks: the same request has one voice.
    """
    if decision.kind not in ("card", "step") or not people:
        return {}
    plan = plan_with(t, decision, action)
    asker = next((seat for seat in range(len(plan.parts)) if seat not in people), int(decision.seat))
    asked: dict[int, Intent] = {}
    for seat in people:
        part = plan.parts[seat]
        if part is not None:
            asked[seat] = request(t, part, asker)
    return asked


def answer_to_wish(t: City, part: Part) -> Intent | None:
    """What a bot says to the signs of people: it comes, it leaves that to them, or why it does not come.

    Nobody says no to what a partner does already, unless all are called.
    """
    look = outlook(t)
    where = place_word(part.to)
    for sign, ref in t.wishes:
        places = wished_places(t, look, ref)
        if sign not in CALLS or places == 0:
            continue
        there = place_word(first_of(places))
        if places >> part.to & 1:
            return tell(t, "intent-wish", {"where": where})
        if sign == "together" or not granted(t, places):
            far = steps_to(look, t.s.heroes[part.seat].at, places) > most_moves(t, part.seat)
            return tell(t, "intent-wish-far" if far else "intent-wish-later", {"where": there, "mine": where})
    for sign, ref in t.wishes:
        places = wished_places(t, look, ref)
        if sign == "mine" and places != 0 and not places >> part.to & 1:
            return tell(t, "intent-wish-yours", {"where": place_word(first_of(places)), "mine": where})
    return None


def granted(t: City, places: int) -> bool:
    """Whether somebody's part leads to one of these places."""
    if isinstance(t.plan, Plan):
        for part in t.plan.parts:
            if part is not None and places >> part.to & 1:
                return True
    return False


def first_of(places: int) -> int:
    """The first place of a mask."""
    return next(place for place in range(w.DISTRICTS) if places >> place & 1)


def steps_to(look: Outlook, at: i64, places: int) -> int:
    """Steps to the nearest of these places."""
    return min(look.ways[at][place] for place in range(w.DISTRICTS) if places >> place & 1) if at < w.DISTRICTS else 99


def most_moves(t: City, seat: i64) -> int:
    """How far a hero can walk with the best card in hand."""
    hero = t.s.heroes[seat]
    if t.s.step != CHOOSE:
        return int(hero.moves)
    moves = 0
    for card in hero.hand:
        moves = max(moves, int(moves_of(t, seat, card)), int(moves_of(t, seat, card + a.FACE_DOWN)))
    return moves


def part_line(t: City, part: Part) -> Intent:
    """A part of the plan as its hero says it: the fight, the event, what the clock is for."""
    where = place_word(part.to)
    if part.fights:
        partner = companion(t, part)
        if partner >= 0:
            return tell(t, "intent-together", {"where": where, "who": {"seat": partner}})
        return tell(t, "intent-clear", {"where": where})
    if part.claims:
        said = event_line(t, part.to, part.claims[0] // a.NEED)
        if said is not None:
            return said
    if part.uses:
        return timer_line(t, part.to)
    return tell(t, "intent-go", {"where": where})


def event_line(t: City, place: i64, space: int) -> Intent | None:
    """A Timer is for an Event."""
    running = t.s.row[space]
    if running is None:
        return None
    return tell(t, "intent-event", {"where": place_word(place), "event": event_word(t, running.event)})


def timer_line(t: City, place: i64) -> Intent:
    """A Timer is for the District."""
    return tell(t, f"intent-timer-{w.DISTRICT_NAMES[place].replace('_', '-')}", {"where": place_word(place)})


def companion(t: City, part: Part) -> int:
    """Who else means to fight there; -1: nobody."""
    if isinstance(t.plan, Plan):
        for other in t.plan.parts:
            if other is not None and other.seat != part.seat and other.fights and other.to == part.to:
                return int(other.seat)
    return -1


def request(t: City, part: Part, asker: int) -> Intent:
    """The part of a person, as a bot asks for it."""
    line = part_line(t, part)
    return tell(t, f"{line.key}-please", {**line.params, "by": {"seat": asker}})


def tell(t: City, key: str, params: dict[str, Any]) -> Intent:
    """A line about this segment."""
    return Intent(key, {**params, "round": int(t.s.round), "segment": SEGMENT_NAMES[t.s.segment]})


def place_word(place: i64) -> tuple[str, dict[str, Any]]:
    """In a District."""
    return f"at-{w.DISTRICT_NAMES[place]}", {}


def card_word(t: City, action: i64) -> tuple[str, dict[str, Any]]:
    """The name of a card."""
    return f"card-{t.content.cards[action % a.FACE_DOWN].id.replace('_', '-')}", {}


def event_word(t: City, event: i64) -> tuple[str, dict[str, Any]]:
    """The name of an event."""
    box = t.content
    piece = box.boss_events[event - 100] if event >= 100 else box.events[event]
    return f"event-card-{piece.id.replace('_', '-')}", {}
