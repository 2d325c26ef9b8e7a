"""Whether a question to all players makes any difference (KTHO-D-62): its answers are tried on copies of the state.

A trial goes on by the rules until all Heroes are exhausted, with every answer to what the players are asked on the way.
If all of them end in the same dungeon, or in Defeat, then nobody is asked. Where a Treasure would be turned, or a
Monster could be defended, nobody knows what comes of it: the players are asked, as where there is too much to try.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludoteca.games.keep_the_heroes_out.actions import PASS
from ludoteca.games.keep_the_heroes_out.content.box import ROOMS
from ludoteca.games.keep_the_heroes_out.content.scenario import MARK_ACTED
from ludoteca.games.keep_the_heroes_out.rules.councils import NobodyKnows
from ludoteca.games.keep_the_heroes_out.rules.ending import over
from ludoteca.games.keep_the_heroes_out.state import Dungeon, DungeonState, Hero
from ludoteca.kernel.flow import Council
from ludoteca.kernel.previews import NoLuck

# What is asked, by what follows from an answer.
WHO_ACTS: Final = 0  # the Hero of the answer acts
ATTACKED: Final = 1  # a Hero, exhausted by it, has hit the Monster of the answer
SHOT: Final = 2  # an Archer who has just been summoned has hit it, and goes on
WAY: Final = 3  # all Active Heroes of a room go to the room of the answer
NOT_TRIED: Final = 4  # the rules are in the middle of something else, which cannot be gone on with on a copy

MOST_TRIED: Final = 12
DEFEAT: Final = -1
NONE_YET: Final = -1
DIGITS: Final = 64


def no_difference(t: Dungeon, question: i64, hero: Hero, answers: list[int]) -> bool:
    """KTHO-D-62: whether all answers come to the same, whatever is answered after them."""
    if t.ask_all or question == NOT_TRIED:
        return False
    trial = Dungeon(t.s, NoLuck(), None)
    trial.ask_all = True
    trial.stops = True
    end: list[int] = []
    seen: list[list[int]] = []
    ways: list[list[int]] = []
    for answer in answers:
        ways.append([answer])
    tried: i64 = 0
    while len(ways) > 0:
        tried += 1
        if tried > MOST_TRIED:
            return False
        try:
            trial.s = t.s.to_try()
            found = come_to(trial, question, hero.number, ways.pop(), ways, seen)
        except NobodyKnows:
            return False
        if len(end) == 0:
            end = found
        elif len(found) > 0 and end != found:
            return False
    return True


def come_to(
    trial: Dungeon, question: i64, hero: i64, way: list[int], ways: list[list[int]], seen: list[list[int]]
) -> list[int]:
    """What these answers come to, and after them the first one to everything; nothing, if it has been `seen` before.

    `NobodyKnows` where it cannot be told. The other answers are ways of their own: they go to `ways`.
    """
    from ludoteca.games.keep_the_heroes_out.rules.heroes import resume

    flow = resume(trial, question, int(hero), way[0])
    given: i64 = 1
    try:
        ask = next(flow)
        while isinstance(ask, Council):
            if given == len(way):
                moment = asked_of(trial.s, ask)
                if moment in seen:
                    return []
                seen.append(moment)
                branch(ask, way, ways)
            ask = flow.send(way[given])
            given += 1
    except StopIteration:
        return [DEFEAT] if over(trial) else look_of(trial.s)
    raise NobodyKnows  # somebody is asked for something of their own


def branch(ask: Council, way: list[int], ways: list[list[int]]) -> None:
    """The way goes on with the first answer to this question, and others go from here with each of the rest."""
    first = NONE_YET
    for action in ask.decision.actions:
        if ask.decision.kind == "hero" and action == PASS:
            continue  # the rest in any order is one of the orders
        if first == NONE_YET:
            first = action
        else:
            ways.append([*way, action])
    way.append(first)


def asked_of(s: DungeonState, ask: Council) -> list[int]:
    """A moment on the way, as far as it tells what can still come: the dungeon, and who is asked for what."""
    found = look_of(s)
    found.append(int(s.current))
    found.extend(ask.decision.actions)
    return found


def look_of(s: DungeonState) -> list[int]:
    """All of a dungeon that Heroes can change before a Treasure is turned. Like Heroes and like Monsters are one."""
    found: list[int] = []
    for hero in s.heroes:
        stage: i64 = hero.stage + 1 if hero.awake else 0
        found.append(int(((hero.hero * ROOMS + hero.room) * DIGITS + hero.hurt) * 4 + stage))
    found.sort()
    for clan in s.clans:
        monsters: list[int] = []
        for i in range(len(clan.rooms)):
            monsters.append(int((clan.rooms[i] + 1) * DIGITS + clan.wounds[i]))
        monsters.sort()
        found.extend(monsters)
    for tokens in s.tokens:
        lying: i64 = 0
        for token in tokens:
            lying = lying * DIGITS + token
        found.append(int(lying))
    for mark in range(len(s.marks)):
        if mark != MARK_ACTED:  # how often the scenario's rule has acted is told, and no rule reads it
            found.append(s.marks[mark])
    return found
