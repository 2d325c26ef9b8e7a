"""What a position looks like in numbers: all that a guess of its end goes by.

Meters count by their mean over the heroes, and what stands against them for each hero, so that teams of any size
compare. Nothing in here is hidden from the team (KA-D-61).
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludoteca.games.kick_ass.bots.outlook import COST
from ludoteca.games.kick_ass.content import words as w
from ludoteca.games.kick_ass.content.box import LEFT_CRISIS, RIGHT_CRISIS, VIRAL, Box, Lines
from ludoteca.games.kick_ass.rules.force import event_piece
from ludoteca.games.kick_ass.state import BOSS_EVENT, LAST_ROUND, NO_DOCKS, ROW, SEGMENTS, CityState, Hero, Running

NAME: Final = "bots.features"  # of Box.worked_out: what items bring to a fight
FACE: Final = 4.0 / 6.0  # how often a die shows what it is for
REROLLED: Final = 0.22  # what one reroll adds to a die
BOLTED: Final = 0.4  # Bolts of a usual pool
NOW_AND_THEN: Final = 0.6  # what holds under a condition
ONCE: Final = 0.5  # what can be used once a day
IN_CARDS: Final = 12.0  # what an event costs, at most, in cards

COMMON: Final = (
    *("one", "alone", "pair", "four", "left", "left_squared"),
    *("crowd", "supers", "taken", "hall", "hall_last", "hall_edge", "hall_guard", "guards", "arrival"),
    *("hits", "shields", "items", "life", "low_life", "happiness", "crises", "media", "viral", "famous", "dollars"),
    *("reds", "fights", "clocks", "steps", "docks", "row_best", "row_next", "row_leaving", "matured"),
)
HUNT: Final = (*COMMON, "done", "last_missing", "lost_all_but_one", "missing_by_time")
PLOT: Final = (
    *COMMON,
    *("solved", "nearly", "boss_here", "boss_life", "boss_armour", "boss_power", "fights_to_go", "too_hard", "gang"),
    *("skull", "skull_safe", "near"),
)


class Force:
    """What an item brings to every fight of who wears it, in Hits and Shields."""

    def __init__(self, hits: float, shields: float) -> None:
        self.hits = hits
        self.shields = shields


def forces(box: Box) -> list[Force]:
    """By item; reckoned once for a box."""
    known = box.worked_out.get(NAME)
    if isinstance(known, list):
        return known
    made: list[Force] = [force_of(item.lines) for item in box.items]
    box.worked_out[NAME] = made
    return made


def force_of(lines: Lines) -> Force:
    """What the lines of an item come to, on average."""
    made = Force(0.0, 0.0)
    for line in lines.all:
        often = 1.0
        if line.moment == w.EXHAUST:
            often = ONCE
        elif line.moment in (w.BOLT, w.RED_BOLT, w.BLUE_BOLT):
            often = BOLTED
        option = line.options[0]
        if option.conditions:
            often *= NOW_AND_THEN
        for deed in option.deeds:
            n = often * float(deed.n if deed.n != w.ALL_OF else 2)
            if deed.verb == w.HIT or deed.verb == w.HITS:
                made.hits += n
            elif deed.verb == w.SHIELD or deed.verb == w.SHIELDS:
                made.shields += n
            elif deed.verb == w.SAFE:
                made.shields += often * 2.0
            elif deed.verb in (w.ROLL, w.POOL, w.REROLL):
                n *= REROLLED if deed.verb == w.REROLL else FACE
                if deed.what == w.BLUE:
                    made.shields += n
                elif deed.what == w.RED:
                    made.hits += n
                else:
                    made.hits += 0.5 * n
                    made.shields += 0.5 * n
    return made


class Look:
    """Sums over the heroes that several numbers need."""

    def __init__(self, s: CityState) -> None:
        self.hits = 0.0
        self.shields = 0.0
        self.life = 0.0
        for hero in s.heroes:
            if not hero.out:
                self.add(s, hero)

    def add(self, s: CityState, hero: Hero) -> None:
        """One hero's fists, and what is worn."""
        own = s.content.heroes[hero.hero]
        strength: i64 = hero.stats[w.STRENGTH]
        self.hits += FACE * float(own.red[strength])
        self.shields += FACE * float(own.blue[strength])
        self.life += float(max(0, hero.stats[w.LIFE]))
        brought = forces(s.content)
        for item in hero.items:
            if s.content.items[item].slot == w.BACKPACK or item in hero.slots:
                self.hits += brought[item].hits
                self.shields += brought[item].shields


def features(s: CityState) -> list[float]:
    """The numbers of a position: HUNT while the plot is hidden, PLOT afterwards."""
    look = Look(s)
    out = common(s, look)
    if s.revealed:
        of_plot(s, look, out)
    else:
        of_hunt(s, out)
    return out


def common(s: CityState, look: Look) -> list[float]:
    """What counts at any time."""
    heroes = float(len(s.heroes))
    left = float(LAST_ROUND - s.round) + 1.0 - float(s.segment) / float(SEGMENTS)
    out = [1.0, flag(s.x == 1), flag(s.x == 2), flag(s.x == 4), left, 0.1 * left * left]
    city(s, out)
    team(s, look, heroes, out)
    row(s, out)
    out.append(float(len(s.matured)))
    return out


def flag(holds: bool) -> float:
    """1 or 0."""
    return 1.0 if holds else 0.0


def city(s: CityState, out: list[float]) -> None:
    """What stands on the circles, and what comes."""
    crowd: i64 = 0
    supers: i64 = 0
    taken: i64 = 0
    guards: i64 = 0
    for place in range(w.DISTRICTS):
        figures: i64 = s.minions[place] + s.supers[place]
        crowd += figures
        supers += s.supers[place]
        guards += s.protection[place]
        if figures >= s.content.limits[place]:
            taken += 1
    hall: i64 = s.minions[w.CITY_HALL] + s.supers[w.CITY_HALL]
    free = s.content.limits[w.CITY_HALL] - hall
    out.extend([float(crowd), float(supers), float(taken), float(hall), flag(free <= 0), flag(free <= 1)])
    out.extend([float(s.protection[w.CITY_HALL]), float(guards), float(s.arrival)])


def team(s: CityState, look: Look, heroes: float, out: list[float]) -> None:
    """What the heroes are and have."""
    items = 0.0
    low = 0.0
    happiness = 0.0
    crises = 0.0
    media = 0.0
    viral = 0.0
    famous = 0.0
    dollars = 0.0
    reds = 0.0
    fights = 0.0
    clocks = 0.0
    steps = 0.0
    for hero in s.heroes:
        if hero.out:
            continue
        items += float(len(hero.items))
        low += flag(hero.stats[w.LIFE] <= 1)
        glad: i64 = hero.stats[w.HAPPINESS]
        happiness += float(glad)
        crises += flag(glad <= RIGHT_CRISIS) + flag(glad <= LEFT_CRISIS)
        media += float(hero.stats[w.MEDIA])
        viral += flag(hero.stats[w.MEDIA] >= VIRAL)
        famous += flag(hero.famous)
        dollars += float(min(8, hero.stats[w.DOLLAR]))
        for card in hero.hand:
            reds += float(s.content.cards[card].combats)
        for card in (*hero.hand, *hero.played):
            piece = s.content.cards[card]
            fights += float(piece.combats)
            clocks += float(piece.timers)
            steps += float(piece.moves)
    out.extend([look.hits / heroes, look.shields / heroes, items / heroes, look.life / heroes, low / heroes])
    out.extend([happiness / heroes, crises / heroes, media / heroes, viral / heroes, famous / heroes])
    out.extend([dollars / heroes, reds / heroes, fights / heroes, clocks / heroes, steps / heroes])
    out.append(flag(s.docks != NO_DOCKS))


def row(s: CityState, out: list[float]) -> None:
    """How near the two events are that are nearest to being solved, from 0 to 1; and what is about to be lost."""
    best = 0.0
    after = 0.0
    leaving = 0.0
    for space in range(ROW):
        running = s.row[space]
        if running is None:
            continue
        near = nearness(s, running)
        if space == ROW - 1:
            leaving = 1.0 - near
        if near > best:
            after = best
            best = near
        else:
            after = max(after, near)
    out.extend([best, after, leaving])


def nearness(s: CityState, running: Running) -> float:
    """1 for an event that is all but solved, by its cheapest way; less for each card that it still takes."""
    cheapest = IN_CARDS
    index: i64 = 0
    for way in event_piece(s, running.event).ways:
        cost = 0.0
        for need in way:
            rest: i64 = need.n + need.x * s.x - running.progress[index]
            if rest > 0:
                cost += float(rest) * COST[int(need.kind)]
            index += 1
        cheapest = min(cheapest, cost / (0.5 + 0.5 * float(s.x)))
    return 1.0 - cheapest / IN_CARDS


def of_hunt(s: CityState, out: list[float]) -> None:
    """Before the plot is revealed: how many events are still missing."""
    done: i64 = min(len(s.completed), s.needed)
    missing = s.needed - done
    left = float(LAST_ROUND - s.round) + 1.0 - float(s.segment) / float(SEGMENTS)
    out.extend([float(done), flag(missing <= 1), flag(len(s.matured) >= 6 - s.needed), float(missing) / (left + 0.5)])


def of_plot(s: CityState, look: Look, out: list[float]) -> None:
    """How far the Final Plot has come: Boss Events, and the Boss against what the team can do."""
    heroes = float(len(s.heroes))
    solved = 0.0
    for event in s.completed:
        if event >= BOSS_EVENT:
            solved += 1.0
    out.extend([solved, flag(solved >= 3.0)])
    boss = s.content.plots[s.plot].boss
    for foe in s.foes:
        if foe.foe == boss:
            hits = max(0.4, look.hits - float(foe.armour) - 0.5 * float(s.gang))
            near = 0.0
            for hero in s.heroes:
                near += flag(hero.at == foe.at or (hero.at < w.DISTRICTS and foe.at in s.content.adjacent[hero.at]))
            out.extend([1.0, float(foe.life) / heroes, float(foe.armour) / heroes, float(foe.power) / heroes])
            out.append(min(5.0, float(foe.life) / hits))
            out.append(max(-2.0, (float(foe.power) - look.shields - look.life) / heroes))
            out.extend([float(s.gang) / heroes, float(s.skull), flag(s.skull >= 10), near / heroes])
            return
    out.extend([0.0] * 10)
