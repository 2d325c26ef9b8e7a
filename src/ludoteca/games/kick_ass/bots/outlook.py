"""The Event row as the team sees it: which event is worth saving, by which way, and what one step of it is worth."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludoteca.games.kick_ass.content import words as w
from ludoteca.games.kick_ass.content.box import DON, MOTHER, VIC
from ludoteca.games.kick_ass.content.words import Need
from ludoteca.games.kick_ass.rules.force import event_piece
from ludoteca.games.kick_ass.rules.row import wanted
from ludoteca.games.kick_ass.state import BOSS_EVENT, LAST_ROUND, ROW, SEGMENTS, City, Running

EVENT: Final = 10.0  # an event solved
ENOUGH: Final = 3.0  # one more than it takes
BOSS: Final = 11.0  # a Boss Event solved
LEAST: Final = 0.6  # the cost of what is nearly done
DOUBTFUL: Final = 0.45  # a way that costs more than twice the cheapest is not gone
FAR: Final = 99
STEPS: Final = "bots.steps"  # of Box.worked_out: how far Districts are from each other
PLAYS: Final = 0.75  # how many of the cards that will be played can go into one event

# What one unit of a need costs, in cards.
COST: Final = {
    w.CLOCK: 1.0,
    w.CARRY: 1.7,
    w.FELL_AT_ONCE: 3.0,
    w.CLEAR_AT_NIGHT: 1.6,
    w.PAY: 0.45,
    w.PLAY: 0.9,
    w.AT_ONCE: 2.0,
    w.CONSPIRE: 2.2,
    w.FORGO: 1.0,
    w.BEAT: 0.65,
    w.SLEEP_AT: 1.0,
    w.GIVE_ITEM: 1.6,
    w.GUARDED: 0.9,
    w.BOLTS: 1.3,
    w.TOKENS: 1.0,
}


class Goal:
    """An event on the row: what it is worth, its best way, and for each of its needs what one unit is worth."""

    def __init__(self, space: i64, event: i64, needs: i64) -> None:
        self.space: i64 = space
        self.event: i64 = event
        self.worth = 0.0
        self.cost = 0.0
        self.unit: list[float] = [0.0] * needs
        self.rest: list[int] = [0] * needs  # what is still missing, by need


class Outlook:
    """All goals, by space of the row."""

    def __init__(self) -> None:
        self.goals: list[Goal] = []
        self.ways: list[list[int]] = []  # steps between Districts

    def at(self, space: i64) -> Goal | None:
        """The goal on a space."""
        for goal in self.goals:
            if goal.space == space:
                return goal
        return None


def outlook(t: City) -> Outlook:
    """What the row asks for, as things stand."""
    s = t.s
    made = Outlook()
    made.ways = distances(t)
    for space in range(ROW):
        running = s.row[space]
        if running is not None:
            made.goals.append(goal_of(t, space, running))
    return made


def goal_of(t: City, space: i64, running: Running) -> Goal:
    """One event: its cheapest way, and whether there is time for it."""
    s = t.s
    piece = event_piece(s, running.event)
    goal = Goal(space, running.event, len(piece.needs))
    costs: list[float] = []
    cheapest = 1e9
    index = 0
    for way in piece.ways:
        cost = 0.0
        for need in way:
            goal.rest[index] = int(max(0, wanted(t, need) - running.progress[index]))
            cost += float(goal.rest[index]) * unit_cost(t, need)
            index += 1
        costs.append(max(LEAST, cost))
        cheapest = min(cheapest, max(LEAST, cost))
    goal.cost = cheapest
    goal.worth = worth_of(t, running.event) * chance(t, space, goal.cost)
    index = 0
    for number in range(len(piece.ways)):
        # A dearer way is still a way, but what goes into it may be lost.
        trust = cheapest / costs[number]
        for need in piece.ways[number]:
            if goal.rest[index] > 0 and trust > DOUBTFUL:
                goal.unit[index] = goal.worth * unit_cost(t, need) / costs[number] * trust
            index += 1
    return goal


def unit_cost(t: City, need: Need) -> float:
    """What one unit of a need costs, in cards."""
    cost = COST[int(need.kind)]
    if need.kind == w.PAY and need.what != w.DOLLAR:
        return 0.9
    if need.kind == w.FELL_AT_ONCE:
        return 1.2 + 0.7 * float(t.s.x)
    if need.by:
        return cost * 1.4
    return cost


def worth_of(t: City, event: i64) -> float:
    """What it is worth to solve an event now."""
    s = t.s
    if event >= BOSS_EVENT:
        if s.plot == DON:
            return 7.0
        if s.plot == VIC:
            return 10.0 if s.skull >= 5 else 5.0
        return BOSS if s.plot != MOTHER else BOSS + 2.0
    if s.revealed or len(s.completed) >= s.needed:
        return ENOUGH
    # The fewer can still be lost, the more each of them is worth.
    spare = 6 - s.needed - len(s.matured)
    return EVENT + (2.0 if spare <= 1 else 0.0)


def chance(t: City, space: i64, cost: float) -> float:
    """How likely there is time enough before it leaves the row."""
    s = t.s
    rounds: i64 = min(ROW - space, LAST_ROUND + 1 - s.round)
    segments: i64 = rounds * SEGMENTS - s.segment
    room = PLAYS * float(segments) * float(s.x)
    if cost <= room:
        return 1.0 if space < ROW - 1 else 1.15
    return max(0.1, room / cost - 0.25)


def places_of(t: City, goal: Goal) -> int:
    """A mask of the Districts that the best way of an event is about."""
    mask = 0
    needs = event_piece(t.s, goal.event).needs
    for index in range(len(needs)):
        if goal.unit[index] > 0.0:
            for place in (needs[index].place, needs[index].to):
                if place < w.DISTRICTS:
                    mask |= 1 << int(place)
    return mask


def distances(t: City) -> list[list[int]]:
    """Steps between Districts; reckoned once for a box."""
    known = t.content.worked_out.get(STEPS)
    if isinstance(known, list):
        return known
    out: list[list[int]] = []
    for start in range(w.DISTRICTS):
        row = [FAR] * w.DISTRICTS
        row[start] = 0
        queue = [start]
        for at in queue:
            for place in t.content.adjacent[at]:
                if row[place] == FAR:
                    row[place] = row[at] + 1
                    queue.append(place)
        out.append(row)
    t.content.worked_out[STEPS] = out
    return out
