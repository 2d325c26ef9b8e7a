"""How the team could lose, and what is missing to win: the strip that is always in sight; and what an answer risks."""

from __future__ import annotations

from typing import Final

from ludoteca.games.kick_ass.content import words as w
from ludoteca.games.kick_ass.content.box import JOHN, MOTHER, RED_MIST, SKULL_START, VIC
from ludoteca.games.kick_ass.people import shapes
from ludoteca.games.kick_ass.people.names import said
from ludoteca.games.kick_ass.rules.city import boss_of, units_at
from ludoteca.games.kick_ass.rules.plots.last_stand import MOST_IDLE, PARTS, ROOMS
from ludoteca.games.kick_ass.state import ARENA, BOSS_EVENT, LAST_ROUND, NO_MIST, RAID, City

DEALT: Final = 6  # KA-R51: Events of a match


def lost_events(t: City) -> int:
    """KA-D-19: Events that matured; Boss Events are not counted."""
    return sum(1 for event in t.s.matured if event < BOSS_EVENT)


def most_lost(t: City) -> int:
    """KA-R144, KA-D-19: so many Events may not mature."""
    return DEALT - int(t.s.needed) + 1


def city_hall(t: City) -> shapes.DangerFace:
    """KA-R143: circles of City Hall that are taken."""
    limit = t.content.limits[w.CITY_HALL]
    n = int(units_at(t, w.CITY_HALL))
    return _bad("city-hall", "capitol", n, limit, grave=limit - n <= 1)


def events(t: City) -> shapes.DangerFace:
    """KA-R144: Events that were lost."""
    n, of = lost_events(t), most_lost(t)
    return _bad("events", "newspaper", n, of, grave=of - n <= 1)


def rounds(t: City) -> shapes.DangerFace:
    """KA-R145: rounds that are left."""
    n = int(t.s.round)
    return _bad("rounds", "calendar", n, LAST_ROUND, grave=n >= LAST_ROUND - 1)


def standing(t: City) -> shapes.DangerFace:
    """KA-R187, KA-R209: in a last stand, heroes who are out."""
    out = sum(1 for hero in t.s.heroes if hero.out)
    of = len(t.s.heroes)
    return _bad("faint", "broken-heart", out, of, grave=of - out <= 1)


def skull(t: City) -> shapes.DangerFace:
    """KA-R173, KA-R174: how high Vic's marker is; from 15 on nobody can touch his gang."""
    n = int(t.s.skull)
    return _bad("skull", "skull-crossed-bones", n, SKULL_START, grave=n >= SKULL_START and t.s.gang > 0)


def goal(t: City) -> shapes.DangerFace:
    """What is missing: Events before the plot is revealed (KA-R137), then what the plot asks for."""
    s = t.s
    if not s.revealed:
        done = sum(1 for event in s.completed if event < BOSS_EVENT)
        return _good(min(done, int(s.needed)), int(s.needed), "danger-plot", "danger-plot-left")
    if s.step == RAID and s.plot == MOTHER:
        brutes = [number for number, wave in enumerate(t.content.plots[s.plot].waves) if wave.brute >= 0]
        come = sum(1 for number in brutes if number < s.wave)
        standing_yet = sum(1 for foe in s.foes if foe.at == ARENA)
        return _good(come - standing_yet, len(brutes), "danger-stand", "danger-stand-left")
    boss = boss_of(t)
    if boss is not None:
        most = max(int(t.content.plots[s.plot].life[s.x]), int(boss.life))
        return _good(most - int(boss.life), most, "danger-boss", "danger-boss-left")
    if s.plot == RED_MIST:
        tokens = [up for token, up in zip(s.mist, s.mist_up, strict=True) if token != NO_MIST]
        return _good(sum(tokens), len(tokens), "danger-mist", "danger-mist-left")
    done = sum(1 for event in s.completed if event >= BOSS_EVENT)
    return _good(done, ROOMS if s.plot == JOHN else PARTS, "danger-boss-events", "danger-boss-events-left")


def waves(t: City) -> shapes.DangerFace:
    """KA-R207: after the fifth Wave nobody of them may be left."""
    n, of = int(t.s.wave), len(t.content.plots[t.s.plot].waves)
    return _bad("waves", "big-wave", n, of, grave=n >= of)


def idle(t: City) -> shapes.DangerFace:
    """KA-D-65: fights in a row that have changed nobody's Life."""
    n = int(t.s.idle_fights)
    return _bad("idle", "back-forth", n, MOST_IDLE, grave=MOST_IDLE - n <= 3)


def _bad(kind: shapes.DangerId, icon: str, n: int, of: int, *, grave: bool) -> shapes.DangerFace:
    """One way to lose: so much of it is there, and so much is left."""
    return {
        "id": kind,
        "icon": icon,
        "n": n,
        "of": of,
        "grave": grave,
        "good": False,
        "title": said((f"danger-{kind}", {})),
        "text": said((f"danger-{kind}-left", {"n": max(0, of - n)})),
    }


def _good(n: int, of: int, title: str, text: str) -> shapes.DangerFace:
    return {
        "id": "plot",
        "icon": "trophy-cup",
        "n": n,
        "of": of,
        "grave": False,
        "good": True,
        "title": said((title, {})),
        "text": said((text, {"n": of - n})),
    }


def strip(t: City) -> list[shapes.DangerFace]:
    """All of it, the nearest end first as the book tells them."""
    if t.s.step == RAID:
        return [standing(t), waves(t) if t.s.plot == MOTHER else idle(t), goal(t)]
    found = [city_hall(t)]
    if not t.s.revealed:
        found.append(events(t))
    elif t.s.plot == VIC:
        found.append(skull(t))
    return [*found, rounds(t), goal(t)]
