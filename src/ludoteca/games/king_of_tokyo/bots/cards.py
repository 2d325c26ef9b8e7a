"""What a card would be worth to a monster that gets it now, in points."""

from __future__ import annotations

from math import log
from typing import Final

from mypy_extensions import i64

from ludoteca.games.king_of_tokyo.bots.strength import (
    DIAL,
    LEAST_SHARE,
    Standing,
    Worth,
    star_index,
)
from ludoteca.games.king_of_tokyo.rules.discards import PlainDiscard
from ludoteca.games.king_of_tokyo.rules.quantities import max_hearts
from ludoteca.games.king_of_tokyo.state import OUTSIDE, Monster, TokyoState

RUIN: Final = 9.0  # points that dying costs


def star_gain(s: TokyoState, me: Monster, standing: Standing, stars: i64) -> float:
    """What so many stars more are worth; reaching the target is winning."""
    had = star_index(s, me.stars)
    if had >= DIAL:
        return 0.0
    has = star_index(s, me.stars + stars)
    if has >= DIAL:
        return standing.win_gain(me.seat)
    worth = standing.worth
    row: i64 = standing.living if standing.living >= 2 else 2
    return (worth.star_points(row, has) - worth.star_points(row, had)) * (1.0 - standing.share[me.seat])


def heart_gain(me: Monster, standing: Standing, hearts: i64, most: i64) -> float:
    """What so many hearts more (or fewer) are worth where the monster stands."""
    after: i64 = me.hearts + hearts
    if after > most:
        after = most
    if after <= 0:
        return -RUIN
    row: i64 = standing.living if standing.living >= 2 else 2
    inside = me.place != OUTSIDE
    distance: i64 = standing.distance[me.seat]
    change = standing.worth.place_points(row, inside, distance, after) - standing.worth.place_points(
        row, inside, distance, me.hearts
    )
    return change * (1.0 - standing.share[me.seat])


def harm_to(other: Monster, standing: Standing, hearts: i64) -> float:
    """The share of the win that another monster loses with so many hearts."""
    kinds = standing.worth.kinds
    share = standing.share[other.seat] * standing.worth.harm
    if hearts <= 0:
        return 0.0
    if hearts == 1 and other.copies[kinds.armor_plating]:
        return 0.0
    weight = 1.0
    if other.copies[kinds.wings] and other.energy >= 2:
        weight = 0.4
    elif other.copies[kinds.camouflage]:
        weight = 0.8
    if hearts >= other.hearts:
        return share * weight * (0.8 if other.copies[kinds.it_has_a_child] else 1.0)
    row: i64 = standing.living if standing.living >= 2 else 2
    inside = other.place != OUTSIDE
    distance: i64 = standing.distance[other.seat]
    lost = standing.worth.place_points(row, inside, distance, other.hearts) - standing.worth.place_points(
        row, inside, distance, other.hearts - hearts
    )
    return share * weight * (lost / (1.0 + lost) if lost > 0.0 else 0.0)


def keep_points(worth: Worth, kind: i64, me: Monster) -> float:
    """The points of a KEEP card, by what goes with it."""
    gain = worth.card[kind]
    if me.copies[kind] and kind != worth.kinds.battery_monster:
        gain *= 0.5
    return gain


def card_gain(s: TokyoState, me: Monster, standing: Standing, card: i64) -> float:
    """What a card brings, its price left out."""
    content = s.content
    kind: i64 = content.kind_of[card]
    share = standing.share[me.seat]
    own = 1.0 - share
    worth = standing.worth
    kinds = worth.kinds
    gain = 0.0
    bonus: i64 = me.copies[kinds.media_friendly]
    if content.keep[kind]:
        if bonus:
            gain = star_gain(s, me, standing, bonus)
        if kind == kinds.mimic:
            return gain + best_copy(s, me, standing) * own
        return gain + keep_points(standing.worth, kind, me) * own
    if kind == kinds.frenzy:
        return gain + standing.worth.extra_turn
    power = content.powers[kind]
    if not isinstance(power, PlainDiscard):
        return gain
    stars: i64 = power.stars + bonus
    if kind == kinds.death_from_above:
        row: i64 = standing.living if standing.living >= 2 else 2
        distance: i64 = standing.distance[me.seat]
        if me.place == OUTSIDE:
            stars += 1
            there = worth.place_points(row, True, distance, me.hearts)
            gain += own * (there - worth.place_points(row, False, distance, me.hearts))
    if stars:
        gain += star_gain(s, me, standing, stars)
    if power.energy:
        gain += own * (worth.energy_points(me.energy + power.energy) - worth.energy_points(me.energy))
    if power.hearts or power.hurts_me:
        most = max_hearts(me)
        healed: i64 = me.hearts + power.hearts if me.hearts + power.hearts < most else most
        hurt: i64 = power.hurts_me
        if hurt and me.copies[kinds.wings] and me.energy - content.costs[kind] + me.copies[kinds.alien_origin] >= 2:
            gain -= own * (worth.energy_points(me.energy) - worth.energy_points(me.energy - 2))
            hurt = 0
        gain += heart_gain(me, standing, healed - hurt - me.hearts, most)
    if power.hurts_others or power.others_lose_stars or kind == kinds.vast_storm:
        gain += _others_lose(s, me, standing, power, kind)
    return gain


def _others_lose(s: TokyoState, me: Monster, standing: Standing, power: PlainDiscard, kind: i64) -> float:
    lost = 0.0
    worth = standing.worth
    row: i64 = standing.living if standing.living >= 2 else 2
    for other in s.monsters:
        if not other.alive or other.seat == me.seat:
            continue
        if power.hurts_others:
            lost += harm_to(other, standing, power.hurts_others)
        if power.others_lose_stars:
            left_with = star_index(s, other.stars - power.others_lose_stars)
            less = worth.star_points(row, star_index(s, other.stars)) - worth.star_points(row, left_with)
            lost += standing.share[other.seat] * (less / (1.0 + less))
        if kind == worth.kinds.vast_storm:
            half: i64 = other.energy // 2
            less = worth.energy_points(other.energy) - worth.energy_points(half)
            lost += standing.share[other.seat] * less
    left = 1.0 - lost
    if left < standing.share[me.seat]:
        left = standing.share[me.seat]
    return -log(left if left > LEAST_SHARE else LEAST_SHARE)


def best_copy(s: TokyoState, me: Monster, standing: Standing) -> float:
    """The points of the best card that Mimic could copy."""
    best = 0.0
    for other in s.monsters:
        for card in other.cards:
            kind: i64 = s.content.kind_of[card]
            if kind != standing.worth.kinds.mimic:
                worth = keep_points(standing.worth, kind, me)
                if worth > best:
                    best = worth
    return best


def price_points(me: Monster, standing: Standing, price: i64) -> float:
    """What paying so much energy costs."""
    worth = standing.worth
    less = worth.energy_points(me.energy) - worth.energy_points(me.energy - price)
    return (1.0 - standing.share[me.seat]) * less
