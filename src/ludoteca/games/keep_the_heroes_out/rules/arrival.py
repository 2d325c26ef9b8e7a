"""A Hero comes: the token, the steps 2 to 4 of an invasion, and being sent to the Cells."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludoteca.games.keep_the_heroes_out.content.box import (
    ARCHER,
    CELLS,
    MAGE,
    RESOURCES,
    ROGUE,
    TRAP,
    WARRIOR,
)
from ludoteca.games.keep_the_heroes_out.rules import scenario, steps
from ludoteca.games.keep_the_heroes_out.rules.attack import add_targets, harm, occupied, strike, supply_left
from ludoteca.games.keep_the_heroes_out.rules.causes import GUILD, INSPIRE, SHOW_OFF, SUPPLY, TRAPS
from ludoteca.games.keep_the_heroes_out.rules.councils import everyone
from ludoteca.games.keep_the_heroes_out.rules.tokens import tokens_left
from ludoteca.games.keep_the_heroes_out.rules.trial import NOT_TRIED
from ludoteca.games.keep_the_heroes_out.state import ARRIVED, FAR, READY, Dungeon, DungeonState, Hero, new_hero
from ludoteca.kernel.flow import Flow

WARRIOR_TAKES: Final = 2  # KTHO-R64b; as many as there are of them (KTHO-D-29)


# -- tokens ------------------------------------------------------------------------------------------------------


def free_number(s: DungeonState, hero_class: i64) -> int:
    """The lowest token of a class that is not in the dungeon."""
    first: i64 = hero_class * s.content.supply.heroes
    taken: i64 = 0
    for hero in s.heroes:
        if hero.hero == hero_class:
            taken |= 1 << (hero.number - first)
    while taken & 1:
        taken >>= 1
        first += 1
    return int(first)


def summon(t: Dungeon, hero_class: i64, room: i64, card: i64, chapter: i64) -> Hero | None:
    """KTHO-R63, KTHO-R61: a Hero of the class from the supply; without one, those in the dungeon wake instead."""
    s = t.s
    if supply_left(s, hero_class) <= 0:
        call_out(t, hero_class, card)
        return None
    hero = new_hero(free_number(s, hero_class), hero_class, room)
    s.heroes.append(hero)
    if t.sink is not None:
        steps.remember(hero, chapter, room, card)
        t.tell("hero-comes", hero.number, room, supply_left(s, hero_class))
    return hero


def call_out(t: Dungeon, hero_class: i64, card: i64) -> None:
    """KTHO-R61, KTHO-D-19, KTHO-D-46: no token is left; all exhausted Heroes of the class wake, and all in
    their rooms.

    They wake where they are (KTHO-D-52). A second shortage of the same card finds nobody asleep there.
    """
    s = t.s
    rooms: i64 = 0
    for hero in s.heroes:
        if hero.hero == hero_class and not hero.awake:
            rooms |= 1 << hero.room
    woken: list[Hero] = []
    for hero in s.heroes:
        if rooms >> hero.room & 1 and not hero.awake:
            wake(hero)
            woken.append(hero)
    if t.sink is None or len(woken) == 0:
        return
    before = t.cause
    t.cause = SUPPLY
    t.tell("supply-empty", hero_class, len(woken))
    for hero in woken:
        steps.remember(hero, steps.CALLED, hero.room, card)
        t.tell("called", hero.number, hero.room)
    t.cause = before


def wake(hero: Hero) -> None:
    """KTHO-R82, KTHO-D-52: a Hero is Active again where it is, and goes on with step 5."""
    hero.awake = True
    hero.stage = READY


# -- step 2: show off --------------------------------------------------------------------------------------------


def show_off(t: Dungeon, hero: Hero, question: i64) -> Flow[None]:
    """KTHO-R64: what the class does on being summoned, and only then. `question`: how an Archer's target is tried."""
    room = hero.room
    t.cause = SHOW_OFF + hero.hero
    if hero.hero == ARCHER:
        targets = in_sight(t.s, room)
        if len(targets) > 0:
            steps.came_to(t, 2, steps.SHOT, 0)
            yield from strike(t, hero, targets, question)
            return
        steps.came_to(t, 2, steps.NO_TARGET, 0)
    elif hero.hero == WARRIOR:
        taken: i64 = 0
        while taken < WARRIOR_TAKES and resources(t.s, room) > 0:
            token = yield from which_resource(t, room, WARRIOR_TAKES - taken)
            t.cause = SHOW_OFF + hero.hero
            t.s.tokens[room][token] -= 1
            taken += 1
            if t.sink is not None:
                t.tell("warrior-takes", hero.number, token, room, t.s.tokens[room][token], tokens_left(t, token))
        steps.came_to(t, 2, steps.TOOK if taken > 0 else steps.NOTHING_TO_TAKE, taken)
        if taken > 0:
            return
    elif hero.hero == ROGUE:
        if disarm(t, hero):
            return
    elif hero.hero == MAGE and room == CELLS:
        set_free(t, hero)
        return
    else:
        steps.came_to(t, 2, steps.NO_PRISONERS, 0)
    t.tell("ability-idle", hero.number, room)


def in_sight(s: DungeonState, room: i64) -> list[int]:
    """KTHO-R64a, KTHO-D-7, KTHO-D-8, KTHO-D-66: the Monsters an Archer may shoot: in rooms joined to hers by a passage,
    those nearest to the Vault."""
    nearest: i64 = FAR
    distance = s.ways.distance
    for other in s.ways.passages[room]:
        if distance[other] < nearest and occupied(s, other):
            nearest = distance[other]
    targets: list[int] = []
    if nearest < FAR:
        for other in s.ways.passages[room]:
            if distance[other] == nearest:
                add_targets(s, other, targets)
    return targets


def resources(s: DungeonState, room: i64) -> i64:
    """KTHO-D-56: how many resources lie in a room; Traps are none."""
    tokens = s.tokens[room]
    return tokens[0] + tokens[1] + tokens[2] + tokens[3]


def which_resource(t: Dungeon, room: i64, most: i64) -> Flow[int]:
    """KTHO-D-57: which resource of the room goes next, of `most` that go: the players choose, if there is a choice."""
    tokens = t.s.tokens[room]
    kinds: list[int] = []
    for token in range(RESOURCES):
        if tokens[token] > 0:
            kinds.append(token)
    if len(kinds) == 1 or resources(t.s, room) <= most:
        return kinds[0]
    chosen = yield everyone(t, "spoil", kinds, int(room))
    return chosen


def disarm(t: Dungeon, hero: Hero) -> bool:
    """KTHO-R64c: a Rogue discards one Trap of the room. False if there was none."""
    room = hero.room
    tokens = t.s.tokens[room]
    if tokens[TRAP] == 0:
        steps.came_to(t, 2, steps.NO_TRAP, 0)
        return False
    tokens[TRAP] -= 1
    if t.sink is not None:
        steps.came_to(t, 2, steps.DISARMED, 0)
        t.tell("rogue-disarms", hero.number, room, tokens[TRAP], tokens_left(t, TRAP))
    return True


def set_free(t: Dungeon, mage: Hero) -> None:
    """KTHO-R57, KTHO-R64d: a Mage summoned in the Cells reactivates all prisoners."""
    freed: list[Hero] = []
    for hero in t.s.heroes:
        if hero.room == CELLS and not hero.awake:
            wake(hero)
            freed.append(hero)
    if t.sink is None:
        return
    steps.came_to(t, 2, steps.SET_FREE, len(freed))
    t.tell("mage-frees", mage.number, len(freed))
    for hero in freed:
        steps.remember(hero, steps.FREED, hero.room, mage.number)
        t.tell("freed", hero.number, mage.number, hero.room)


# -- step 3: check the room --------------------------------------------------------------------------------------


def check_room(t: Dungeon, hero: Hero, summoned: bool) -> bool:
    """KTHO-R50, KTHO-R66, KTHO-D-42: Traps one by one, as long as the Hero is there. True if it is still Active.

    A Warrior, Rogue or Archer that was summoned in the Cells turns exhausted (not one who charged in, KTHO-D-16).
    """
    room = hero.room
    tokens = t.s.tokens[room]
    sprung: i64 = 0
    while tokens[TRAP] > 0:
        t.cause = TRAPS
        tokens[TRAP] -= 1
        sprung += 1
        gone = harm(t, hero, 1)
        if t.sink is not None:
            t.tell("trap-sprung", hero.number, room, hero.hurt, tokens[TRAP], tokens_left(t, TRAP))
            if gone:
                steps.came_to(t, 3, steps.KILLED, sprung)
                t.tell("trapped", hero.number, room, supply_left(t.s, hero.hero))
            else:
                steps.remember(hero, steps.TRAPPED, room, scenario.vitality(t, hero) - hero.hurt)
        if gone:
            return False
    steps.came_to(t, 3, steps.SPRUNG if sprung > 0 else steps.NO_TRAP, sprung)
    if summoned and room == CELLS and hero.hero != MAGE:
        hero.awake = False
        if t.sink is not None:
            steps.came_to(t, 3, steps.LOCKED_IN, 0)
            steps.remember(hero, steps.IMPRISONED, room, 0)
            t.tell("imprisoned", hero.number, room)
        return False
    return True


# -- step 4: inspire ---------------------------------------------------------------------------------------------


def inspire(t: Dungeon, hero: Hero) -> None:
    """KTHO-R67, KTHO-D-10, KTHO-D-16, KTHO-D-70: all exhausted Heroes of the room that the Hero has come into wake."""
    woke: i64 = 0
    t.cause = INSPIRE
    for other in t.s.heroes:
        if other.room == hero.room and not other.awake:
            wake(other)
            woke += 1
            if t.sink is not None:
                steps.remember(other, steps.INSPIRED, other.room, hero.number)
                t.tell("inspired", other.number, hero.number, other.room)
    steps.came_to(t, 4, steps.WOKE if woke > 0 else steps.NOBODY_ASLEEP, woke)


# -- the Cells ---------------------------------------------------------------------------------------------------


def place_in_cells(t: Dungeon, card: i64) -> Hero | None:
    """KTHO-R56a, KTHO-R56b, KTHO-D-4, KTHO-D-46, KTHO-D-47: the Hero of a drawn Guild card is put into the Cells.

    It has not shown off yet: that comes with `settle_heroes`, or at once in `send_to_cells`. A card of the scenario
    does nothing; without a token, KTHO-R61 applies.
    """
    face = t.content.guild[card]
    t.cause = GUILD + card
    if face.hero < 0:
        t.tell("sent-nothing", card)
        return None
    hero = summon(t, face.hero, CELLS, card, steps.SENT)
    scenario.prisoners_changed(t)
    return hero


def send_to_cells(t: Dungeon, card: i64) -> Flow[None]:
    """KTHO-R81, KTHO-D-54: the Hero of a card is put into the Cells and does the steps 2 and 3 at once."""
    hero = place_in_cells(t, card)
    if hero is not None:
        yield from show_and_check(t, hero)
        if hero.awake:
            hero.stage = READY  # a Mage: everybody in the Cells is awake, nobody is left to inspire


def show_and_check(t: Dungeon, hero: Hero) -> Flow[None]:
    """KTHO-D-54, KTHO-D-59: the steps 2 and 3 of a Hero who was summoned; who is left has step 4 to come."""
    steps.turn_to(t, hero)
    yield from show_off(t, hero, NOT_TRIED)
    if check_room(t, hero, True):
        hero.stage = ARRIVED
