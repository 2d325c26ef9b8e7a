"""A Combat in the nine steps of KA-D-52 (KA-R84, R85, R108 to R121, D-4, D-15).

(1) fighters, icons, Enemy Power; (2) pools are rolled; (3) compulsory rerolls; (4) optional ones and other effects;
(5) Bolts; (6) Shields and damage; (7) Hits; (8) Clean-up bonuses, Events, victory; (9) KO dice.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludoteca.games.kick_ass.actions import (
    AMOUNT,
    DICE,
    DICE_EXHAUST,
    OPTIONS,
    PASS,
    REROLL,
    damage_action,
    exhaust_action,
    reroll_action,
)
from ludoteca.games.kick_ass.content.box import MOTHER, VIC, Lines
from ludoteca.games.kick_ass.content.words import (
    BLANK_HURTS,
    BLUE,
    BLUE_BOLT,
    BOLT,
    BOLTS,
    CAP_SHIELDS,
    EXHAUST,
    FIRST_RULE,
    FOR_COMBAT,
    FUMBLE,
    HITS,
    IGNORE_ARMOUR,
    NO_BOLT,
    NO_DOCK,
    NOTHING,
    ON_HURT,
    ON_WON,
    RED,
    RED_BOLT,
    SAFE,
    SHIELDS,
)
from ludoteca.games.kick_ass.rules import causes, effects, hits, row
from ludoteca.games.kick_ass.rules.city import boss_of, enemies_at
from ludoteca.games.kick_ass.rules.councils import ask_some
from ludoteca.games.kick_ass.rules.ending import over, win
from ludoteca.games.kick_ass.rules.exhausting import exhaust_options, use_item
from ludoteca.games.kick_ass.rules.fall import cleaned
from ludoteca.games.kick_ass.rules.force import calm, card_applies, rule, works
from ludoteca.games.kick_ass.rules.meters import hurt
from ludoteca.games.kick_ass.rules.pools import (
    ANY_DICE,
    BLUES,
    REDS,
    base_dice,
    bolts,
    combat_lines,
    fighter_at,
    pack,
    reroll,
    roll_blue,
    roll_red,
    successes,
)
from ludoteca.games.kick_ass.rules.settle import aftermath
from ludoteca.games.kick_ass.rules.strength import enemy_power, takes_part
from ludoteca.games.kick_ass.state import (
    BLANK,
    BLUE_DICE,
    COMBATS,
    CONSPIRACIES,
    HIT_SIDE,
    NO_DOCKS,
    NOBODY,
    PLAIN,
    RAID,
    City,
    Fight,
    Fighter,
)
from ludoteca.kernel.flow import Decision, FirstOf, Flow

EVERYONE: Final = NOBODY
WAVES: Final = 5  # of Times Square (KA-R207)


def combat(t: City, place: i64, seats: list[int]) -> Flow[None]:
    """KA-R108, KA-D-52: these Heroes fight all Enemies of a place; who began it is the first.

    KA-D-5: the same in a District and in a last stand, where plots have rules of their own.
    """
    s = t.s
    t.cause = causes.COMBAT
    fight = declare(t, place, seats)
    s.fight = fight
    yield from gather(t, fight)
    roll_all(t, fight)
    fight.stage = 3
    compulsory(t, fight)
    fight.stage = 4
    yield from use_effects(t, fight)
    fight.stage = 5
    for fighter in fight.fighters:
        yield from strike_bolts(t, fight, fighter)
    fight.stage = 6
    yield from take_damage(t, fight)
    fight.stage = 7
    t.cause = causes.COMBAT
    fight.total_hits = total_hits(t, fight)
    t.tell("total-hits", place, fight.total_hits)
    fight.killed = yield from hits.spend(t, seats, place, fight.total_hits, pierce(t, fight))
    fight.stage = 8
    yield from after_combat(t, fight, seats)
    fight.stage = 9
    end_of_combat(t, fight)
    s.fight = None
    if not over(t):
        yield from aftermath(t, seats)


# -- (1) and (2) -------------------------------------------------------------------------------------------------------


def declare(t: City, place: i64, seats: list[int]) -> Fight:
    """Step 1: who fights, the Power of the Enemies, the Docks marker for the whole group (KA-R101, KA-R102)."""
    s = t.s
    made = Fight()
    made.at = place
    made.fighters = []
    for seat in seats:
        fighter = Fighter()
        fighter.seat = seat
        fighter.red = []
        fighter.blue = []
        fighter.hits = 0
        fighter.shields = 0
        fighter.red_sparks = 0
        fighter.blue_sparks = 0
        fighter.rerolls = []
        fighter.done = False
        fighter.taken = 0
        made.fighters.append(fighter)
    made.stage = 1
    made.power = enemy_power(t, place)
    dock = s.docks != NO_DOCKS and rule(t, NO_DOCK, NOBODY, -1, place) == 0
    made.docks_hit = 1 if dock and s.docks_side == HIT_SIDE else 0
    made.docks_shield = 1 if dock and s.docks_side != HIT_SIDE else 0
    made.hits = 0
    made.damage = 0
    made.total_damage = 0
    made.total_hits = 0
    made.killed = 0
    s.tally[COMBATS] += 1
    if len(seats) > 1:
        s.tally[CONSPIRACIES] += 1
    mask = 0
    for seat in seats:
        mask |= 1 << seat
    t.tell("combat", seats[0], place, made.power, mask)
    return made


def gather(t: City, fight: Fight) -> Flow[None]:
    """KA-R110, KA-R121: what each brings: Strength, items, card; a price or a choice is asked before the roll."""
    for fighter in fight.fighters:
        seat = fighter.seat
        red, blue = base_dice(t, seat)
        fighter.red.extend([BLANK] * red)
        fighter.blue.extend([BLANK] * blue)
    for fighter in fight.fighters:
        seat = fighter.seat
        for lines, cause in combat_lines(t, seat):
            for line in lines:
                if line.options[0].deeds[0].verb < FIRST_RULE:
                    t.cause = cause
                    yield from effects.run_line(t, seat, line, fight.at, -1)
    t.cause = causes.COMBAT


def roll_all(t: City, fight: Fight) -> None:
    """KA-R110, KA-D-4: all dice of all fighters are rolled together."""
    fight.stage = 2
    for fighter in fight.fighters:
        fighter.red = roll_red(t, fighter.seat, len(fighter.red))
        fighter.blue = roll_blue(t, fighter.seat, len(fighter.blue))
        t.tell("rolled", fighter.seat, pack(fighter.red), pack(fighter.blue))


# -- (3) and (4) -------------------------------------------------------------------------------------------------------


def compulsory(t: City, fight: Fight) -> None:
    """KA-R175, KA-D-26, KA-D-63: against Vic every plain Shield is rolled again; words.FUMBLE does likewise."""
    dirty = False
    boss = boss_of(t)
    if t.s.plot == VIC and boss is not None and boss.at == fight.at and takes_part(t, boss):
        dirty = True
    for fighter in fight.fighters:
        if dirty:
            t.cause = causes.PLOT + VIC
            for die in range(len(fighter.blue)):
                if fighter.blue[die] == PLAIN:
                    reroll(t, fighter, BLUE_DICE + die)
        fumble(t, fight, fighter, fighter.red, RED, 0)
        fumble(t, fight, fighter, fighter.blue, BLUE, BLUE_DICE)
    t.cause = causes.COMBAT


def fumble(t: City, fight: Fight, fighter: Fighter, dice: list[int], colour: i64, first: i64) -> None:
    """Up to so many dice that show a success are rolled again, once each."""
    n = rule(t, FUMBLE, fighter.seat, colour, fight.at)
    for die in range(len(dice)):
        if n > 0 and dice[die] != BLANK:
            n -= 1
            reroll(t, fighter, first + die)


def use_effects(t: City, fight: Fight) -> Flow[None]:
    """KA-R32, KA-R33, KA-D-52: rerolls and items to exhaust, in any order, each by its own Hero; until all are done."""
    while True:
        asked: list[Decision] = []
        for fighter in fight.fighters:
            if not fighter.done:
                actions = dice_actions(t, fighter)
                if len(actions) > 1:
                    asked.append(Decision(fighter.seat, "dice", actions, follows=t.mover == fighter.seat))
                else:
                    fighter.done = True
        if len(asked) == 0:
            return
        if len(asked) == 1:
            action = yield asked[0]
            seat: i64 = asked[0].seat
        else:
            first = FirstOf(asked)
            action = yield first
            seat = first.seat
        t.mover = seat
        fighter = fighter_at(t, seat)
        if action == PASS:
            fighter.done = True
        elif action >= DICE_EXHAUST:
            item = (action - DICE_EXHAUST) // OPTIONS
            yield from use_item(t, seat, item, (action - DICE_EXHAUST) % OPTIONS)
            t.cause = causes.COMBAT
        else:
            source: i64 = (action - REROLL) // DICE
            t.cause = fighter.rerolls[source] // 4
            del fighter.rerolls[source]
            reroll(t, fighter, (action - REROLL) % DICE)
            t.cause = causes.COMBAT


def dice_actions(t: City, fighter: Fighter) -> list[int]:
    """What a Hero can still do to the dice: each die that a reroll takes, each item to exhaust in a Combat."""
    out: list[int] = [PASS]
    for source in range(len(fighter.rerolls)):
        if fighter.rerolls[source] in fighter.rerolls[:source]:
            continue
        colour = fighter.rerolls[source] % 4
        if colour == REDS or colour == ANY_DICE:
            for die in range(len(fighter.red)):
                out.append(reroll_action(source, die))
        if colour == BLUES or colour == ANY_DICE:
            for die in range(len(fighter.blue)):
                out.append(reroll_action(source, BLUE_DICE + die))
    hero = t.s.heroes[fighter.seat]
    if t.s.moments >> EXHAUST & 1:
        for item in hero.items:
            for option in exhaust_options(t, fighter.seat, item, True):
                out.append(exhaust_action(DICE_EXHAUST, item, option))
    return out


# -- (5) ---------------------------------------------------------------------------------------------------------------


def strike_bolts(t: City, fight: Fight, fighter: Fighter) -> Flow[None]:
    """KA-R116, KA-R117, KA-R118: each Bolt activates every Bolt bonus of the Hero who rolled it, by its colour."""
    s = t.s
    seat = fighter.seat
    red = bolts(fighter.red) + fighter.red_sparks
    blue = bolts(fighter.blue) + fighter.blue_sparks
    if rule(t, NO_BOLT, seat, RED, fight.at) > 0:
        red = 0
    if rule(t, NO_BOLT, seat, BLUE, fight.at) > 0:
        blue = 0
    if red + blue == 0:
        return
    row.progress(t, BOLTS, fight.at, NOTHING, red + blue)
    if not s.moments & (1 << BOLT | 1 << RED_BOLT | 1 << BLUE_BOLT):
        return
    hero = s.heroes[seat]
    for item in hero.items[:]:
        lines = t.content.items[item].lines
        if lines.moments & (1 << BOLT | 1 << RED_BOLT | 1 << BLUE_BOLT) and works(t, seat, hero, item):
            yield from bolt_lines(t, fight, seat, lines, causes.ITEM + item, red, blue)
    for slot in range(len(hero.crises)):
        if hero.crisis_up[slot] and not calm(t, seat):
            crisis = hero.crises[slot]
            yield from bolt_lines(t, fight, seat, t.content.crises[crisis].lines, causes.CRISIS + crisis, red, blue)
    if s.step != RAID and card_applies(t, hero):
        lines = t.content.cards[hero.card].lines
        yield from bolt_lines(t, fight, seat, lines, causes.CARD + hero.card, red, blue)
    t.cause = causes.COMBAT


def bolt_lines(t: City, fight: Fight, seat: i64, lines: Lines, cause: i64, red: i64, blue: i64) -> Flow[None]:
    """One Bolt bonus, as often as there are Bolts for it."""
    for moment in (BOLT, RED_BOLT, BLUE_BOLT):
        if len(lines.at[moment]) == 0:
            continue
        n: i64 = red + blue if moment == BOLT else (red if moment == RED_BOLT else blue)
        for _ in range(n):
            t.cause = cause
            t.tell("bolt", seat)
            yield from effects.run_lines(t, seat, lines.at[moment], fight.at, -1)


# -- (6) ---------------------------------------------------------------------------------------------------------------


def total_shields(t: City, fight: Fight) -> i64:
    """KA-R112, KA-R118: Shields of all who fight, with all bonuses; never below 0, and no more than count."""
    total: i64 = fight.docks_shield
    for fighter in fight.fighters:
        own = successes(fighter.blue) + fighter.shields + rule(t, SHIELDS, fighter.seat, -1, fight.at)
        total += max(0, own)
    cap = rule(t, CAP_SHIELDS, fight.fighters[0].seat, -1, fight.at)
    return min(total, cap) if cap > 0 else total


def total_hits(t: City, fight: Fight) -> i64:
    """KA-R113, KA-R118: Hits of all who fight, with all bonuses."""
    total: i64 = fight.docks_hit
    for fighter in fight.fighters:
        own = successes(fighter.red) + fighter.hits + rule(t, HITS, fighter.seat, -1, fight.at)
        total += max(0, own)
    return total


def take_damage(t: City, fight: Fight) -> Flow[None]:
    """KA-R112, KA-R119: what the Shields do not stop is taken; of several Heroes each takes what the group says."""
    t.cause = causes.COMBAT
    power: i64 = fight.power
    for fighter in fight.fighters:
        power += blanks(fighter.red) * rule(t, BLANK_HURTS, fighter.seat, RED, fight.at)
        power += blanks(fighter.blue) * rule(t, BLANK_HURTS, fighter.seat, BLUE, fight.at)
    shields = total_shields(t, fight)
    left: i64 = max(0, power - shields)
    fight.total_damage = left
    t.tell("damage", fight.at, power, shields, left)
    rest: list[int] = [fighter.seat for fighter in fight.fighters]
    group = rest[:]
    while len(rest) > 1 and left > 0:
        fight.damage = left
        actions: list[int] = []
        for seat in rest:
            for n in range(left, -1, -1):
                actions.append(damage_action(seat, n))
        answer = yield ask_some(t, group, "damage", actions, int(left))
        seat = answer // AMOUNT
        fighter_at(t, seat).taken = answer % AMOUNT
        left -= answer % AMOUNT
        rest.remove(seat)
    if left > 0:
        fighter_at(t, rest[0]).taken = left
    fight.damage = 0
    t.cause = causes.COMBAT
    for fighter in fight.fighters:
        limit = rule(t, SAFE, fighter.seat, -1, fight.at)
        if limit > 0 and fighter.taken > limit:
            fighter.taken = limit
        if fighter.taken > 0:
            hurt(t, fighter.seat, fighter.taken)


def blanks(dice: list[int]) -> i64:
    """Dice that show nothing."""
    return len(dice) - successes(dice)


def pierce(t: City, fight: Fight) -> i64:
    """words.IGNORE_ARMOUR: of several who fight together the best counts (KA-R120)."""
    best: i64 = 0
    for fighter in fight.fighters:
        best = max(best, rule(t, IGNORE_ARMOUR, fighter.seat, -1, fight.at))
    return best


# -- (8) and (9) -------------------------------------------------------------------------------------------------------


def after_combat(t: City, fight: Fight, seats: list[int]) -> Flow[None]:
    """Step 8: victory, the Clean-up bonus, what follows for those who fought, completed Events (KA-R123)."""
    if over(t):
        return
    if fight.killed > 0:
        row.conspired(t, len(fight.fighters), fight.at)
        yield from cleaned(t, fight.at, seats)
    for fighter in fight.fighters:
        if over(t):
            return
        if fight.killed > 0 and t.s.moments >> ON_WON & 1:
            yield from effects.fire(t, fighter.seat, ON_WON)
        if fighter.taken > 0 and t.s.moments >> ON_HURT & 1:
            yield from effects.fire(t, fighter.seat, ON_HURT)
    if last_wave_is_down(t, fight.at):
        win(t)
    if t.s.progressed and not over(t):
        yield from row.check(t, seats)


def last_wave_is_down(t: City, place: i64) -> bool:
    """KA-R210, KA-D-53, KA-D-66: Times Square is clear in the fifth Combat, and that comes before any KO die."""
    s = t.s
    return s.step == RAID and s.plot == MOTHER and s.wave == WAVES and enemies_at(t, place) == 0


def end_of_combat(t: City, fight: Fight) -> None:
    """What was to last for this Combat is over."""
    s = t.s
    for lasting in s.lasting[:]:
        if lasting.until == FOR_COMBAT:
            for fighter in fight.fighters:
                if lasting.seat == fighter.seat or lasting.seat == EVERYONE:
                    s.lasting.remove(lasting)
                    break
    t.tell("combat-over", fight.at, fight.killed)
