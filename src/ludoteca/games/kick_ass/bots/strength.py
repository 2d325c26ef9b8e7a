"""How a position looks: a guess between 0 and 1 of how likely the team is to win from here.

The weights follow a logistic regression over matches of *jogador* teams: what the table looked like whenever cards were
chosen, and who won. Meters count by their mean over the heroes, so that teams of any size compare.
"""

from __future__ import annotations

from math import exp
from typing import Final

from mypy_extensions import i64

from ludoteca.games.kick_ass.content import words as w
from ludoteca.games.kick_ass.content.box import DON, JOHN, MOTHER, RIGHT_CRISIS, VIC
from ludoteca.games.kick_ass.rules.force import event_piece
from ludoteca.games.kick_ass.state import BOSS_EVENT, LAST_ROUND, RAID, SEGMENTS, WON, CityState

BASE: Final = -3.2
ROUND: Final = 0.95  # each that is left
CROWD: Final = -0.07  # a figure anywhere
HALL: Final = -0.15  # a figure in City Hall
HALL_EDGE: Final = [-1.6, -0.5, -0.1]  # by free circles there
GUARD: Final = 0.05  # a Protection marker
ARRIVAL: Final = -0.1
COMPLETED: Final = 0.85
MATURED: Final = -0.35
PROGRESS: Final = 0.6  # of an event, from nothing to nearly done
LEAVING: Final = -0.13  # an event on the last space
REVEALED: Final = 2.6
HUNTED: Final = 2.4  # Red Mist is found
WORN: Final = 0.75  # a point of the Boss's Life, for each hero
HARD: Final = 0.6  # Don: a point of his Armour or Power, for each hero
GANG: Final = 0.75
SKULL: Final = 0.1


def evaluate_state(s: CityState) -> float:
    """Between 0 and 1."""
    if s.reason:
        return 1.0 if s.reason == WON else 0.0
    score = BASE + city_score(s) + team_score(s) + row_score(s)
    left = float(LAST_ROUND - s.round) + 1.0 - float(s.segment) / float(SEGMENTS)
    score += ROUND * left
    if s.revealed:
        score += REVEALED + plot_score(s)
    else:
        score += COMPLETED * float(min(len(s.completed), s.needed))
    score += MATURED * float(len(s.matured))
    return 1.0 / (1.0 + exp(-score))


def city_score(s: CityState) -> float:
    """What stands on the circles, and what comes."""
    score = ARRIVAL * float(s.arrival)
    for place in range(w.DISTRICTS):
        figures: i64 = s.minions[place] + s.supers[place]
        score += CROWD * float(figures) + GUARD * float(s.protection[place])
        if place == w.CITY_HALL:
            free = s.content.limits[place] - figures
            score += HALL * float(figures) + (HALL_EDGE[max(0, free)] if free < len(HALL_EDGE) else 0.0)
    return score


def team_score(s: CityState) -> float:
    """What the heroes are and have: Strength and items most of all, the more so when the last fight is near."""
    score = 0.0
    strength = 1.0 if s.revealed else 0.6
    for hero in s.heroes:
        if hero.out:
            score -= 2.0
            continue
        life: i64 = max(0, hero.stats[w.LIFE])
        score += strength * float(hero.stats[w.STRENGTH]) + 0.4 * float(len(hero.items))
        score += 0.12 * float(hero.stats[w.MEDIA]) + 0.1 * float(min(hero.stats[w.DOLLAR], 8))
        score += (0.4 if s.plot == JOHN and s.revealed else 0.15) * float(life) - (0.45 if life <= 1 else 0.0)
        score += 0.05 * float(hero.stats[w.HAPPINESS]) - (0.3 if hero.stats[w.HAPPINESS] <= RIGHT_CRISIS else 0.0)
    return score / float(len(s.heroes))


def row_score(s: CityState) -> float:
    """How far the events of the row have come, each by its best way."""
    score = 0.0
    for space in range(len(s.row)):
        running = s.row[space]
        if running is None:
            continue
        done = 0.0
        index: i64 = 0
        for way in event_piece(s, running.event).ways:
            have: i64 = 0
            want: i64 = 0
            for need in way:
                have += running.progress[index]
                want += need.n + need.x * s.x
                index += 1
            done = max(done, float(have) / float(max(1, want)))
        score += PROGRESS * done
        if space == len(s.row) - 1:
            score += LEAVING
    return score


def plot_score(s: CityState) -> float:
    """How far the Final Plot has come."""
    solved = 0.0
    for event in s.completed:
        if event >= BOSS_EVENT:
            solved += 1.0
    heroes = float(len(s.heroes))
    boss = s.content.plots[s.plot].boss
    for foe in s.foes:
        if foe.foe == boss:
            score = -WORN * float(foe.life) / heroes
            if s.plot == VIC:
                return score - GANG * float(s.gang) - SKULL * float(s.skull) + 0.4 * solved
            if s.plot == DON:
                return score - HARD * float(foe.armour + foe.power) / heroes - 0.1 * float(s.gang) / heroes + 2.0
            return score + HUNTED + (1.0 if s.step == RAID else 0.0)
    if s.plot == JOHN or s.plot == MOTHER:
        return 0.7 * solved + 0.2 * float(s.wave + s.room)
    return 0.5 * solved
