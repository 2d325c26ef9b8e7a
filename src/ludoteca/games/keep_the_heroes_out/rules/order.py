"""Whose turn it is among the Heroes awake: the players decide (KTHO-R60, KTHO-D-53), where that makes a difference.

What makes none, and why it is safe not to ask:

- Heroes of one room, class, damage and stage are one option.
- In a room without a Monster, those who are ready for step 5 do the same whoever is named: they pillage together (who
  is exhausted is a question of its own, KTHO-D-55), each waits, or all charge together. In a room whose Monsters can
  take a blow from every Hero awake there, each attacks and is exhausted. Before a Treasure that is worth more than all
  whom no Monster keeps busy each attacks, or waits once the last Monster is gone. So they are one option, too.
- Heroes who have just been put into the Cells, without a Mage or a Trap, show off and fall asleep: one option.
- Heroes of two rooms do not touch each other when all that either group can come to is settled without the other.
  `reach` follows a group as far as it can get, with every Hero that it could wake on its way: it ends where the
  Monsters of a room can take a blow from each of them, where a Treasure is worth more than all of them, or where there
  are Traps enough for all. If the rooms that two groups can come to are different, with the targets of an Archer who
  has not shot yet, then whoever goes first finds the same Monsters, Traps, Treasures and Heroes. Nothing is drawn or
  turned on such a way, so nobody learns anything in between, and a Defend card can be spent on either attack in either
  order. They may also meet where there is neither a Monster nor a Trap, before a Treasure that is worth more than all
  of them: who waits there is woken by who comes, and waits again.
- A group that can pillage can come to anything (a Curse, a Prisoner who sets others free), and so can one whose attack
  is met by a Defend card that draws another.
- What these reasons leave open is tried (`rules/trial.py`). Then the players are asked.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludoteca.games.keep_the_heroes_out.actions import CLANS, PASS, WOUNDS
from ludoteca.games.keep_the_heroes_out.content.box import ARCHER, CELLS, MAGE, ROGUE, ROOMS, TRAP
from ludoteca.games.keep_the_heroes_out.content.scenario import VITALITY
from ludoteca.games.keep_the_heroes_out.rules import scenario
from ludoteca.games.keep_the_heroes_out.rules.arrival import in_sight
from ludoteca.games.keep_the_heroes_out.rules.attack import awake_in, can_defend, combo_of, life_in
from ludoteca.games.keep_the_heroes_out.rules.councils import everyone
from ludoteca.games.keep_the_heroes_out.rules.treasures import DEFEAT, face_of
from ludoteca.games.keep_the_heroes_out.rules.trial import WHO_ACTS, no_difference
from ludoteca.games.keep_the_heroes_out.state import NEW, NO_TREASURE, READY, Dungeon, DungeonState, Hero
from ludoteca.kernel.flow import Flow

HERO: Final = 1  # the action that names a Hero, + its number; PASS is "the rest in any order"
EVERYWHERE: Final = -1
AS_ONE: Final = 1023  # in place of a face, for those who act as one
FACES: Final = 1024


def whose_turn(t: Dungeon, awake: list[Hero]) -> Flow[Hero]:
    """KTHO-R60, KTHO-D-53, KTHO-D-62: the players pick the Hero who is resolved next, where it makes a difference."""
    options = unlike(t.s, awake)
    if len(options) == 1 or t.s.any_order or apart(t, options) or all_the_same(t, options):
        return awake[0]
    picked = yield from pick(t, options)
    return picked


def all_the_same(t: Dungeon, options: list[Hero]) -> bool:
    """KTHO-D-62: whether it comes to the same whoever goes first, and whatever is answered after it."""
    answers: list[int] = []
    for hero in options:
        if hero.stage == READY and at_the_unknown(t, hero.room):
            return False
        answers.append(int(HERO + hero.number))
    return no_difference(t, WHO_ACTS, options[0], answers)


def at_the_unknown(t: Dungeon, room: i64) -> bool:
    """Whether those of this room who are ready come at once to what nobody can know: a Treasure, or a Defend card.
    Then it makes a difference whether the others have acted before."""
    if life_in(t.s, room) > 0:
        return can_defend(t, room)
    treasure = t.s.treasures[room]
    if treasure == NO_TREASURE:
        return False
    value = t.content.treasure_value[treasure]
    return value < DEFEAT and awake_in(t.s, room) >= value


def pick(t: Dungeon, options: list[Hero]) -> Flow[Hero]:
    """KTHO-D-62: one of these Heroes; or the rest in any order, until all are exhausted or something new comes up."""
    actions = [PASS]
    for hero in options:
        actions.append(int(HERO + hero.number))
    action: i64 = yield everyone(t, "hero", actions)
    for hero in options:
        if hero.number == action - HERO:
            return hero
    t.s.any_order = True
    return options[0]


def unlike(s: DungeonState, awake: list[Hero]) -> list[Hero]:
    """One Hero for each option: those who are alike, or do the same whoever of them is named, are one."""
    options: list[Hero] = []
    if len(awake) == 1:
        return awake
    keys: list[int] = []
    looked: i64 = 0
    as_one: i64 = 0
    for hero in awake:
        face: i64 = face_of(hero)
        if hero.stage == READY:
            if not looked >> hero.room & 1:
                looked |= 1 << hero.room
                if act_alike(s, hero.room):
                    as_one |= 1 << hero.room
            if as_one >> hero.room & 1:
                face = AS_ONE
        elif hero.room == CELLS and only_locked_in(s):
            face = AS_ONE
        key = int(hero.room * FACES + face)
        if key not in keys:
            keys.append(key)
            options.append(hero)
    return options


def act_alike(s: DungeonState, room: i64) -> bool:
    """Whether it makes no difference who of those ready in this room acts first."""
    life = life_in(s, room)
    if life == 0:
        return True
    n = awake_in(s, room)
    if life >= n:
        return True
    treasure = s.treasures[room]
    return treasure != NO_TREASURE and s.content.treasure_value[treasure] > n - life


def only_locked_in(s: DungeonState) -> bool:
    """Whether whoever has just been put into the Cells shows off and falls asleep: no Mage among them, and no Trap."""
    if s.tokens[CELLS][TRAP] > 0:
        return False
    for hero in s.heroes:
        if hero.room == CELLS and hero.awake and (hero.stage != NEW or hero.hero == MAGE):
            return False
    return True


def apart(t: Dungeon, options: list[Hero]) -> bool:
    """Whether these Heroes, one for each room, cannot touch each other, so that the order makes no difference."""
    s = t.s
    rooms: i64 = 0
    for hero in options:
        if rooms >> hero.room & 1:
            return False
        rooms |= 1 << hero.room
    touched: i64 = 0
    shared: i64 = 0
    reaches: list[int] = []
    for hero in options:
        reached: i64 = group_reach(t, hero)
        if reached == EVERYWHERE:
            return False
        shared |= touched & reached
        touched |= reached
        reaches.append(int(reached))
    if shared and not all_wait(t, shared, touched):
        return False
    if touched >> CELLS & 1 and len(t.content.scenario.always[VITALITY]) > 0 and traps_in(s, touched):
        return False  # who leaves the Cells may change what a Hero elsewhere can take: the scenario may count prisoners
    return not draws_defending(t, reaches)


def all_wait(t: Dungeon, shared: i64, touched: i64) -> bool:
    """Whether in each of these rooms all can do nothing but wait, even if everybody comes who can: without a Monster or
    a Trap, before a Treasure that is worth more than all who are awake, or could be woken on their ways."""
    s = t.s
    most: i64 = 0
    for hero in s.heroes:
        if hero.awake or touched >> hero.room & 1:
            most += 1
    for room in range(ROOMS):
        if shared >> room & 1:
            treasure = s.treasures[room]
            if treasure == NO_TREASURE or t.content.treasure_value[treasure] <= most:
                return False
            if s.tokens[room][TRAP] > 0 or life_in(s, room) > 0:
                return False
    return True


def group_reach(t: Dungeon, hero: Hero) -> i64:
    """The rooms that the Heroes awake in this one's room can come to or shoot at; EVERYWHERE if they can pillage.

    As many of them as can be: all who survive, and all whom a new one of them inspires.
    """
    s = t.s
    room = hero.room
    traps: i64 = s.tokens[room][TRAP]
    n: i64 = 0
    lives: i64 = 0
    new: i64 = 0
    new_lives: i64 = 0
    lives_to_come: i64 = 0
    shot: i64 = 0
    mask: i64 = 1 << room
    for other in s.heroes:
        if other.room == room and other.awake:
            if other.stage == READY:
                n += 1
                lives += scenario.life_elsewhere(t, other)
                continue
            new += 1
            new_lives += scenario.life_left(t, other)
            lives_to_come += scenario.life_elsewhere(t, other)
            if other.hero == ROGUE:
                traps -= 1
            elif other.hero == ARCHER:
                shot += 1
                for target in in_sight(s, room):
                    mask |= 1 << target // WOUNDS // CLANS
    if new > 0 and traps < new_lives:
        n += new
        lives += lives_to_come
        for other in s.heroes:
            if other.room == room and not other.awake:
                n += 1
                lives += scenario.life_elsewhere(t, other)
    if n == 0:
        return mask
    reached: i64 = reach(t, room, n, lives, shot)
    return EVERYWHERE if reached == EVERYWHERE else mask | reached


def reach(t: Dungeon, room: i64, n: i64, lives: i64, shot: i64) -> i64:
    """The rooms that so many Heroes can come to from here, this one too; EVERYWHERE if there is a Treasure for them.

    `lives` is the most that they can take together: as many Traps stop all of them. `shot` is what their Archers may
    take from the Monsters before.
    """
    s = t.s
    mask: i64 = 1 << room
    life = life_in(s, room)
    if life > 0 and life >= n + shot:
        return mask
    treasure = s.treasures[room]
    if treasure != NO_TREASURE:
        busy: i64 = life - shot if life > shot else 0  # so many must attack, and are exhausted, before anybody pillages
        return EVERYWHERE if n - busy >= t.content.treasure_value[treasure] else mask
    for other in scenario.hero_ways(t, room):
        if s.tokens[other][TRAP] >= lives:
            mask |= 1 << other
            continue
        more: i64 = 0
        more_lives: i64 = 0
        for hero in s.heroes:
            if hero.room == other and not hero.awake:
                more += 1
                more_lives += scenario.life_elsewhere(t, hero)
        further: i64 = reach(t, other, n + more, lives + more_lives, shot)
        if further == EVERYWHERE:
            return EVERYWHERE
        mask |= further
    return mask


def traps_in(s: DungeonState, rooms: i64) -> bool:
    """Whether a Trap lies in any of these rooms."""
    for room in range(ROOMS):
        if rooms >> room & 1 and s.tokens[room][TRAP] > 0:
            return True
    return False


def draws_defending(t: Dungeon, reaches: list[int]) -> bool:
    """Whether a Clan may defend in the rooms of two groups with a card that brings something of its own (KTHO-D-9)."""
    cards = t.content.cards
    for clan in t.s.clans:
        combo = False
        for card in clan.hand:
            if cards[card].defends and combo_of(cards[card]) is not None:
                combo = True
        if combo:
            groups: i64 = 0
            for reached in reaches:
                for room in clan.rooms:
                    if room >= 0 and reached >> room & 1:
                        groups += 1
                        break
            if groups > 1:
                return True
    return False
