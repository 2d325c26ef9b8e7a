"""What a fight promises: a reckoning with average dice, for one hero or several together."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludoteca.games.kick_ass.bots.outlook import Outlook
from ludoteca.games.kick_ass.bots.worth import DOLLAR, SUPER, meter, relief
from ludoteca.games.kick_ass.content import words as w
from ludoteca.games.kick_ass.content.box import DON
from ludoteca.games.kick_ass.rules.city import boss_of
from ludoteca.games.kick_ass.rules.force import event_piece
from ludoteca.games.kick_ass.rules.row import fits_place
from ludoteca.games.kick_ass.rules.strength import (
    enemy_power,
    foe_armour,
    foe_life,
    gang_fights,
    gang_life,
    minion_life,
    super_life,
    takes_part,
)
from ludoteca.games.kick_ass.state import HIT_SIDE, City

FACE: Final = 4.0 / 6.0  # how often a die shows what it is for
BOSS_POINT: Final = 3.2  # a point of Life of the Boss
GANG: Final = 9.0  # one of Vic's
HURT: Final = 0.75  # a point of damage
FAINT: Final = 4.5  # a hero on the knock-out space: half of them fall, and every event moves


def urge(t: City) -> float:
    """How much more the last fight counts as time runs out."""
    return 1.0 + 0.45 * float(max(0, t.s.round - 5)) if t.s.revealed else 1.0


class Pool:
    """What one hero brings to a fight."""

    def __init__(self, seat: i64, dice: tuple[int, int, int, int], life: i64) -> None:
        self.seat: i64 = seat
        self.hits = FACE * float(dice[0]) + float(dice[2])
        self.shields = FACE * float(dice[1]) + float(dice[3])
        self.bolts = (float(dice[0]) + float(dice[1])) / 6.0
        self.life: i64 = life


def fight_worth(t: City, look: Outlook, place: i64, pools: list[Pool]) -> float:
    """What a fight of these heroes in a place is worth; 0 without a hero or an Enemy."""
    s = t.s
    if not pools:
        return 0.0
    hits = 0.0
    shields = 0.0
    bolts = 0.0
    life: i64 = 0
    for pool in pools:
        hits += pool.hits
        shields += pool.shields
        bolts += pool.bolts
        life += pool.life
    if s.docks > 0:
        if s.docks_side == HIT_SIDE:
            hits += 1.0
        else:
            shields += 1.0
    spent, worth, fell_all = fell(t, look, place, hits)
    if spent <= 0.0 and hits > 0.0 and worth <= 0.0:
        return -0.5
    damage = max(0.0, float(enemy_power(t, place)) - shields)
    worth -= harm_of(damage, float(life)) / (urge(t) if last_fight(t, place) else 1.0)
    for goal in look.goals:
        piece = event_piece(s, goal.event)
        for index in range(len(piece.needs)):
            if goal.unit[index] <= 0.0:
                continue
            need = piece.needs[index]
            if not fits_place(piece, need, place):
                continue
            if need.kind == w.BOLTS:
                worth += goal.unit[index] * min(bolts, float(goal.rest[index]))
            elif (
                need.kind == w.CONSPIRE and spent > 0.0 and len(pools) * 1 >= min(int(need.n + need.x * s.x), int(s.x))
            ):
                worth += goal.unit[index] * float(goal.rest[index])
            elif need.kind == w.CLEAR_AT_NIGHT and fell_all > 0.0:
                worth += goal.unit[index] * fell_all * (1.0 if s.segment == 2 else 0.25)
    return worth + (bonus_worth(t, pools[0].seat, place) * fell_all)


def harm_of(damage: float, life: float) -> float:
    """What damage costs: points of Life, and the risk that somebody falls."""
    over = damage - life
    harm = HURT * damage
    if over > -0.6:
        return harm + FAINT * min(1.0, (over + 1.0) / 2.0)
    return harm + (0.6 if over > -1.6 else 0.0)


def last_fight(t: City, place: i64) -> bool:
    """Whether the Boss of the Final Plot, or his gang, is there: as time runs out wounds matter less."""
    boss = boss_of(t)
    return boss is not None and boss.at == place


def fell(t: City, look: Outlook, place: i64, hits: float) -> tuple[float, float, float]:
    """Hits spent, what falls by them is worth, and how likely nobody is left."""
    s = t.s
    left = hits
    worth = 0.0
    total = 0.0
    n: i64 = s.minions[place]
    cost = float(minion_life(t, place))
    dead = min(float(n), left / cost)
    if dead > 0.0:
        whole: i64 = int(dead)
        worth += relief(t, place, whole) + (dead - float(whole)) * relief(t, place, 1)
        worth += dead * beat_worth(t, look, place, w.MINION)
        left -= dead * cost
    total += float(n) * cost
    gang: i64 = gang_fights(t, place) if s.gang > 0 else 0
    if gang > 0:
        cost = float(gang_life(t))
        if left >= cost * 0.85:
            some = min(float(gang), left / cost)
            worth += some * (1.2 if s.plot == DON else GANG) * urge(t)
            left = max(0.0, left - some * cost)
        total += float(gang) * cost
    boss = boss_of(t)
    for foe in s.foes:
        if foe.at != place or not takes_part(t, foe):
            continue
        armour = float(foe_armour(t, foe))
        life = float(foe_life(t, foe))
        total += armour + life
        if foe.lasting:
            harm = min(life, max(0.0, left - armour))
            if foe is boss and s.plot == DON and float(n + gang) > hits:
                harm = 0.0
            worth += (BOSS_POINT * harm + (12.0 if harm >= life else 0.0)) * urge(t)
            left = max(0.0, left - armour - harm)
        else:
            sure = likely(left - armour - life)
            worth += sure * brute_worth(t, look, foe.event)
            left = max(0.0, left - (armour + life) * sure)
    n = s.supers[place]
    cost = float(super_life(t, place))
    if n > 0 and left > 0.0:
        dead = min(float(n), left / cost)
        worth += dead * (SUPER + relief(t, place, 1) + beat_worth(t, look, place, w.SUPER))
        left -= dead * cost
    total += float(n) * cost
    return hits - left, worth, likely(hits - total) if total > 0.0 else 0.0


def likely(margin: float) -> float:
    """How likely average dice with such a margin are enough."""
    if margin <= -2.0:
        return 0.05
    return min(1.0, 0.55 + 0.25 * margin)


def brute_worth(t: City, look: Outlook, event: i64) -> float:
    """What it is worth that the Mini-boss of an event falls."""
    for goal in look.goals:
        if goal.event == event:
            needs = event_piece(t.s, event).needs
            for index in range(len(needs)):
                if needs[index].kind == w.FELL_AT_ONCE:
                    return max(goal.unit[index], 0.6 * goal.worth)
    return 1.0


def beat_worth(t: City, look: Outlook, place: i64, what: i64) -> float:
    """What a fallen figure of a kind counts for events."""
    worth = 0.0
    for goal in look.goals:
        piece = event_piece(t.s, goal.event)
        for index in range(len(piece.needs)):
            need = piece.needs[index]
            counts = need.what == what or need.what == w.ENEMY
            if need.kind == w.BEAT and counts and goal.unit[index] > 0.0 and fits_place(piece, need, place):
                worth += goal.unit[index]
    return worth


def bonus_worth(t: City, seat: i64, place: i64) -> float:
    """What the Clean-up bonus of a District is worth to a hero."""
    hero = t.s.heroes[seat]
    if place == w.PARK:
        return meter(t, hero, w.HAPPINESS, 1)
    if place == w.WALL_STREET:
        return DOLLAR
    if place == w.HOSPITAL:
        return meter(t, hero, w.LIFE, 1)
    if place == w.CITY_HALL:
        return meter(t, hero, w.MEDIA, 1)
    if place == w.POLICE:
        return 0.9
    return 0.6
