"""Pools of dice: what a Hero rolls, what may be rolled again, what adds Hits and Shields (KA-R32, R110 to R112, R121).

A reroll of `Fighter.rerolls` is the cause that grants it times 4, plus the dice it takes (REDS, BLUES or ANY_DICE).
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludoteca.games.kick_ass.content.box import Lines
from ludoteca.games.kick_ass.content.words import (
    BLUE,
    HIT,
    HITS,
    IN_COMBAT,
    NO_REROLL,
    OTHERS,
    PARTNER,
    PARTNER_HERE,
    POOL,
    RED,
    REROLL,
    ROLL,
    SELF,
    SHIELD,
    SHIELDS,
    SPARK,
    Deed,
    Line,
)
from ludoteca.games.kick_ass.rules import causes
from ludoteca.games.kick_ass.rules.conditions import all_hold, amount, fighter_of
from ludoteca.games.kick_ass.rules.force import calm, card_applies, rule, twist_at, works
from ludoteca.games.kick_ass.rules.meters import dice_of
from ludoteca.games.kick_ass.state import (
    BLANK,
    BLUE_DICE,
    BOLTED,
    NO_CARD,
    NOBODY,
    RAID,
    City,
    Fight,
    Fighter,
)

REDS: Final = 0
BLUES: Final = 1
ANY_DICE: Final = 2


def roll_red(t: City, seat: i64, n: i64) -> list[int]:
    """KA-R6, KA-R111, KA-D-24: so many Attack dice, as faces; there are as many as it takes."""
    return [t.content.red_die[side] for side in t.chance.roll("red", 6, n, seat)] if n > 0 else []


def roll_blue(t: City, seat: i64, n: i64) -> list[int]:
    """KA-R111: so many Defence dice, as faces."""
    return [t.content.blue_die[side] for side in t.chance.roll("blue", 6, n, seat)] if n > 0 else []


def successes(dice: list[int]) -> i64:
    """Hits, or Shields, on dice of one colour."""
    n: i64 = 0
    for face in dice:
        if face != BLANK:
            n += 1
    return n


def bolts(dice: list[int]) -> i64:
    """Bolts on dice of one colour."""
    n: i64 = 0
    for face in dice:
        if face == BOLTED:
            n += 1
    return n


# -- what a Hero brings ------------------------------------------------------------------------------------------------


def pool_of(t: City, seat: i64) -> tuple[int, int, int, int]:
    """KA-R110, KA-R121: red and blue dice, Hits and Shields that a Hero would have in a Combat now, where nothing has
    to be chosen: Strength, items, the card of this segment, and what holds."""
    made = Fighter()
    made.seat = seat
    made.hits = 0
    made.shields = 0
    made.rerolls = []
    red, blue = base_dice(t, seat)
    found = [red, blue]
    for lines, _ in combat_lines(t, seat):
        for line in lines:
            option = line.options[0]
            if len(line.options) > 1 or option.price or not all_hold(t, seat, option.conditions, t.s.heroes[seat].at):
                continue
            for deed in option.deeds:
                if deed.verb == ROLL:
                    found[0 if deed.what == RED else 1] += amount(t, deed, seat)
                elif deed.verb == HIT:
                    made.hits += amount(t, deed, seat)
                elif deed.verb == SHIELD:
                    made.shields += amount(t, deed, seat)
    hits: i64 = made.hits + rule(t, HITS, seat)
    shields: i64 = made.shields + rule(t, SHIELDS, seat)
    return found[0], found[1], max(0, int(hits)), max(0, int(shields))


def base_dice(t: City, seat: i64) -> tuple[int, int]:
    """KA-R21, KA-R110: dice from the Strength meter, with what adds to or takes from every pool."""
    red = dice_of(t, seat, True) + rule(t, POOL, seat, RED)
    blue = dice_of(t, seat, False) + rule(t, POOL, seat, BLUE)
    return max(0, int(red)), max(0, int(blue))


def combat_lines(t: City, seat: i64) -> list[tuple[list[Line], int]]:
    """Lines that act in every Combat fought with a piece, each with its cause: items, the card, Crises; in a last stand
    cards give nothing (KA-R185), and the card of the Location or Wave counts for all."""
    s = t.s
    out: list[tuple[list[Line], int]] = []
    if not s.moments >> IN_COMBAT & 1:
        return out
    hero = s.heroes[seat]
    for item in hero.items:
        lines: Lines = t.content.items[item].lines
        if len(lines.at[IN_COMBAT]) > 0 and works(t, seat, hero, item):
            out.append((lines.at[IN_COMBAT], causes.ITEM + item))
    for slot in range(len(hero.crises)):
        if hero.crisis_up[slot]:
            lines = t.content.crises[hero.crises[slot]].lines
            if len(lines.at[IN_COMBAT]) > 0 and not calm(t, seat):
                out.append((lines.at[IN_COMBAT], causes.CRISIS + hero.crises[slot]))
    if s.step == RAID:
        twist = twist_at(s, hero.at)
        if twist != NO_CARD:
            out.append((t.content.modifiers[twist].lines.at[IN_COMBAT], causes.TWIST + int(twist)))
    elif card_applies(t, hero):
        out.append((t.content.cards[hero.card].lines.at[IN_COMBAT], causes.CARD + int(hero.card)))
    return out


# -- deeds with dice ---------------------------------------------------------------------------------------------------


def in_combat(t: City, seat: i64, deed: Deed) -> None:
    """ROLL, REROLL, HIT, SHIELD, SPARK in the Combat that is under way; elsewhere they do nothing."""
    fight = t.s.fight
    if fight is None or seat == NOBODY:
        return
    for fighter in helped(fight, seat, deed.who):
        add(t, fighter, deed, amount(t, deed, seat))


def helped(fight: Fight, seat: i64, who: i64) -> list[Fighter]:
    """The fighters whom a deed of one of them is for."""
    out: list[Fighter] = []
    for fighter in fight.fighters:
        own = fighter.seat == seat
        if who == SELF:
            if own:
                out.append(fighter)
        elif who == OTHERS or who == PARTNER or who == PARTNER_HERE:
            if not own:
                out.append(fighter)
        else:
            out.append(fighter)
    return out


def add(t: City, fighter: Fighter, deed: Deed, n: i64) -> None:
    """Dice, rerolls, Hits, Shields or Bolts for one fighter. Before the roll dice only grow the pool."""
    verb = deed.verb
    fight = t.s.fight
    assert fight is not None
    if verb == ROLL:
        rolled = fight.stage >= 2
        if deed.what == RED:
            fighter.red.extend(roll_red(t, fighter.seat, n) if rolled else [BLANK] * n)
        else:
            fighter.blue.extend(roll_blue(t, fighter.seat, n) if rolled else [BLANK] * n)
        if rolled:
            t.tell("rolled", fighter.seat, pack(fighter.red), pack(fighter.blue))
    elif verb == REROLL:
        if rule(t, NO_REROLL, fighter.seat, -1, fight.at) > 0:
            return
        colour: i64 = REDS if deed.what == RED else (BLUES if deed.what == BLUE else ANY_DICE)
        for _ in range(n):
            fighter.rerolls.append(t.cause * 4 + colour)
        fighter.done = False
    elif verb == HIT:
        fighter.hits += n
        t.tell("more-hits", fighter.seat, n)
    elif verb == SHIELD:
        fighter.shields += n
        t.tell("more-shields", fighter.seat, n)
    else:
        assert verb == SPARK
        if deed.what == BLUE:
            fighter.blue_sparks += n
        else:
            fighter.red_sparks += n
        t.tell("sparks", fighter.seat, n)


def pack(dice: list[int]) -> int:
    """The faces of up to twenty dice as one number, for an event: four bits each, 1 + face."""
    number = 0
    for index in range(min(len(dice), 15)):
        number |= (1 + dice[index]) << (4 * index)
    return number


def reroll(t: City, fighter: Fighter, die: i64) -> None:
    """KA-R32: one die again."""
    if die >= BLUE_DICE:
        fighter.blue[die - BLUE_DICE] = roll_blue(t, fighter.seat, 1)[0]
        t.tell("rerolled", fighter.seat, die, fighter.blue[die - BLUE_DICE])
    else:
        fighter.red[die] = roll_red(t, fighter.seat, 1)[0]
        t.tell("rerolled", fighter.seat, die, fighter.red[die])


def fighter_at(t: City, seat: i64) -> Fighter:
    """The part of a Hero who fights."""
    fighter = fighter_of(t, seat)
    assert fighter is not None
    return fighter
