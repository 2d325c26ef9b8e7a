"""The Heroes' turn: whoever is awake is resolved, step by step, until all are exhausted.

What a Hero still has to do lies in the state: who was just summoned is NEW and begins with step 2, who charged in has
ARRIVED and begins with step 3, who woke where it is goes on with step 5. So this can start anew at any time.
"""

from __future__ import annotations

from mypy_extensions import i64

from ludoteca.games.keep_the_heroes_out.content.box import CELLS, TRAP
from ludoteca.games.keep_the_heroes_out.rules import scenario, steps
from ludoteca.games.keep_the_heroes_out.rules.arrival import check_room, inspire, show_and_check, show_off
from ludoteca.games.keep_the_heroes_out.rules.attack import add_targets, hit, strike
from ludoteca.games.keep_the_heroes_out.rules.causes import ATTACK, CHARGE, WAIT
from ludoteca.games.keep_the_heroes_out.rules.councils import everyone
from ludoteca.games.keep_the_heroes_out.rules.ending import over
from ludoteca.games.keep_the_heroes_out.rules.guild import finish_card
from ludoteca.games.keep_the_heroes_out.rules.order import HERO, pick, whose_turn
from ludoteca.games.keep_the_heroes_out.rules.treasures import face_of, pillage
from ludoteca.games.keep_the_heroes_out.rules.trial import ATTACKED, SHOT, WAY, WHO_ACTS, no_difference
from ludoteca.games.keep_the_heroes_out.state import ARRIVED, NEW, NO_TREASURE, READY, Dungeon, Hero
from ludoteca.kernel.flow import CHECKPOINT, Flow


def settle_heroes(t: Dungeon, nested: bool) -> Flow[None]:
    """KTHO-R60, KTHO-R74, KTHO-R82, KTHO-D-53: resolve Heroes until all are exhausted, or the match is lost.

    `nested`: inside a player's action (Cells, Laboratory), which cannot start anew from the state alone; then this is
    also the end of the Guild card that was drawn (KTHO-R57, KTHO-D-5). Phase 4 ends its cards itself.
    """
    s = t.s
    while not over(t):
        awake: list[Hero] = []
        arrived: list[Hero] = []
        for hero in s.heroes:
            if hero.awake:
                awake.append(hero)
                if hero.stage == ARRIVED:
                    arrived.append(hero)
        if len(awake) == 0:
            break
        if not nested and t.sink is not None:
            yield CHECKPOINT
        if len(arrived) > 0:
            yield from arrive(t, arrived)
        else:
            hero = yield from whose_turn(t, awake)
            yield from act(t, hero)
    s.any_order = False
    steps.nobody(t)
    if nested and not over(t):
        finish_card(t)


def arrive(t: Dungeon, arrived: list[Hero]) -> Flow[None]:
    """KTHO-D-30, KTHO-D-70: all who charged in do the steps 3 and 4, one by one, before any of them goes on.

    The order is the players' to choose where Traps hit some of them and not the others.
    """
    waiting = arrived[:]
    came: list[Hero] = []
    while len(waiting) > 0:
        hero = waiting[0]
        if not t.s.any_order and traps_choose(t, waiting):
            options: list[Hero] = []
            faces: list[int] = []
            for other in waiting:
                if face_of(other) not in faces:
                    faces.append(face_of(other))
                    options.append(other)
            hero = yield from pick(t, options)
        waiting.remove(hero)
        steps.turn_to(t, hero)
        steps.came_to(t, 2, steps.ONLY_NEW, 0)
        if check_room(t, hero, False):
            inspire(t, hero)
            hero.stage = READY
            came.append(hero)
    for hero in came:
        if not scenario.walks_on(hero):
            hero.awake = False
            t.tell("exhausted", hero.number, hero.room)


def traps_choose(t: Dungeon, waiting: list[Hero]) -> bool:
    """KTHO-D-30: whether the Traps of the room are there for some of these Heroes only, and these are not alike."""
    traps: i64 = t.s.tokens[waiting[0].room][TRAP]
    if traps == 0:
        return False
    needed: i64 = 0
    unlike = False
    for hero in waiting:
        needed += scenario.life_left(t, hero)
        if face_of(hero) != face_of(waiting[0]):
            unlike = True
    return unlike and traps < needed


def act(t: Dungeon, hero: Hero) -> Flow[None]:
    """KTHO-R64 to KTHO-R72, KTHO-D-53: a Hero goes on until it attacks, pillages, waits, charges or is gone."""
    steps.turn_to(t, hero)
    if hero.stage == NEW:
        yield from show_off(t, hero, SHOT)
        if not come_in(t, hero):
            return
    yield from step_five(t, hero)


def come_in(t: Dungeon, hero: Hero) -> bool:
    """KTHO-R66, KTHO-R67: the steps 3 and 4 of a Hero who has shown off. True if it is still Active."""
    if not check_room(t, hero, True):
        return False
    inspire(t, hero)
    hero.stage = READY
    return True


def step_five(t: Dungeon, hero: Hero) -> Flow[None]:
    """KTHO-R68 to KTHO-R72: from step 5 on."""
    s = t.s
    room = hero.room
    targets: list[int] = []
    add_targets(s, room, targets)
    if len(targets) > 0:
        yield from attack(t, hero, targets)
        return
    steps.came_to(t, 5, steps.NO_MONSTER, 0)
    if s.treasures[room] == NO_TREASURE:
        yield from charge(t, hero)
        return
    value = t.content.treasure_value[s.treasures[room]]
    taken = False
    while not taken:  # again, if one who was to share in it fell before
        active: i64 = 0
        for other in s.heroes:
            if other.room == room and other.awake:
                active += 1
        if active < value:
            wait(t, hero, active, value)
            return
        taken = yield from pillage(t, hero, value)


def attack(t: Dungeon, hero: Hero, targets: list[int]) -> Flow[None]:
    """KTHO-R68, KTHO-R73, KTHO-D-11: the Hero is exhausted, and one Monster of the room takes a damage."""
    hero.awake = False
    t.cause = ATTACK
    steps.came_to(t, 5, steps.STRUCK, 0)
    if t.sink is not None:
        steps.remember(hero, steps.ATTACKED, hero.room, 0)
    yield from strike(t, hero, targets, ATTACKED)


def wait(t: Dungeon, hero: Hero, active: i64, value: i64) -> None:
    """KTHO-R71, KTHO-R73: too few Heroes for the Treasure; this one is exhausted."""
    hero.awake = False
    t.cause = WAIT
    if t.sink is not None:
        steps.came_to(t, 6, steps.TOO_FEW, active)
        steps.came_to(t, 7, steps.WAITS, value)
        steps.remember(hero, steps.WAITED, hero.room, active)
        t.tell("waited", hero.number, hero.room, active, value)


def charge(t: Dungeon, hero: Hero) -> Flow[None]:
    """KTHO-R72, KTHO-R48, KTHO-D-64: all Active Heroes of the room go one room nearer to the Vault, together.

    KTHO-D-59: who has only been placed does the steps 2 and 3 before. Of several such rooms the players choose one.
    """
    s = t.s
    room = hero.room
    for other in s.heroes[:]:
        if other.room == room and other.awake and other.stage == NEW:
            yield from show_and_check(t, other)
    ways = scenario.hero_ways(t, room)
    t.cause = CHARGE
    steps.turn_to(t, hero)
    steps.came_to(t, 6, steps.NO_TREASURE, 0)
    steps.came_to(t, 7, steps.NO_TREASURE, 0)
    if len(ways) == 0:
        hero.awake = False
        if t.sink is not None:
            steps.remember(hero, steps.STAYED, room, 0)
            t.tell("stayed", hero.number, room)
        return
    to = ways[0]
    if len(ways) > 1 and not no_difference(t, WAY, hero, ways):
        to = yield everyone(t, "way", ways, int(room))
        t.cause = CHARGE
    go(t, hero, to)


def go(t: Dungeon, hero: Hero, to: int) -> None:
    """KTHO-R72, KTHO-D-64: all Active Heroes of this one's room come to another."""
    s = t.s
    room = hero.room
    steps.came_to(t, 8, steps.CHARGES, to)
    scenario.charged(t, room, to)
    for other in s.heroes:
        if other.room == room and other.awake:
            other.room = to
            other.stage = ARRIVED
            if t.sink is not None:
                steps.remember(other, steps.CHARGED, to, room)
                t.tell("charged", other.number, room, to)
    if room == CELLS or to == CELLS:
        scenario.prisoners_changed(t)


def resume(t: Dungeon, question: i64, number: int, answer: int) -> Flow[None]:
    """The rest, after an answer of the players that is tried on a copy (`rules/trial.py`)."""
    wanted: i64 = answer - HERO if question == WHO_ACTS else number
    hero = t.s.heroes[0]
    for other in t.s.heroes:
        if other.number == wanted:
            hero = other
    if question == WHO_ACTS:
        yield from act(t, hero)
    elif question == WAY:
        go(t, hero, answer)
    else:
        yield from hit(t, hero, answer)
        if question == SHOT and come_in(t, hero):
            yield from step_five(t, hero)
    yield from settle_heroes(t, False)
