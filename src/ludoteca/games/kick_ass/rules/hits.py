"""Hits are given to Enemies, who fall (KA-R113 to R115, R120, R141, R198, D-30, D-38, D-51).

A target is a kind of figure in the place (Minions, Super-Minions, a gang) or an Enemy with a name. To fell one takes
its Life and its Armour at once; only one that keeps its wounds can be hit with less.
"""

from __future__ import annotations

from mypy_extensions import i64

from ludoteca.games.kick_ass.actions import AMOUNT, PASS, strike_action
from ludoteca.games.kick_ass.content.box import DON
from ludoteca.games.kick_ass.content.words import GUARD
from ludoteca.games.kick_ass.rules.city import boss_of, ordinary_at
from ludoteca.games.kick_ass.rules.councils import ask_some, ask_team
from ludoteca.games.kick_ass.rules.ending import over
from ludoteca.games.kick_ass.rules.fall import kill_foe, kill_minion, kill_super
from ludoteca.games.kick_ass.rules.force import rule
from ludoteca.games.kick_ass.rules.strength import (
    foe_armour,
    foe_life,
    gang_armour,
    gang_fights,
    gang_life,
    minion_armour,
    minion_life,
    super_armour,
    super_life,
    takes_part,
)
from ludoteca.games.kick_ass.state import AT_FOE, AT_GANG, AT_MINION, AT_SUPER, NOBODY, City, Foe
from ludoteca.kernel.flow import Flow


class Targets:
    """Who can be hit in a place now: by target what one costs to fell, and how many there are.

    `foe` is the Enemy with a name, or None; `wounds` says that less than its cost hurts it, too (KA-R115).
    """

    def __init__(self) -> None:
        self.target: list[int] = []
        self.cost: list[int] = []
        self.count: list[int] = []
        self.wounds: list[bool] = []
        self.least: list[int] = []  # the fewest Hits that do anything

    def add(self, target: i64, cost: i64, count: i64, wounds: bool, least: i64) -> None:
        """One more target."""
        self.target.append(target)
        self.cost.append(cost)
        self.count.append(count)
        self.wounds.append(wounds)
        self.least.append(least)


def targets_at(t: City, place: i64, barred: list[int], given: list[int], pierce: i64) -> Targets:
    """All who can be hit in a place. `barred` are foes (by number) who take no part in this Combat, `given` says how
    many Hits each foe has got in it, `pierce` is Armour that does not count (words.IGNORE_ARMOUR)."""
    s = t.s
    out = Targets()
    if s.minions[place] > 0:
        cost = minion_life(t, place) + max(0, minion_armour(t, place) - pierce)
        out.add(AT_MINION, cost, s.minions[place], False, cost)
    gang: i64 = gang_fights(t, place) if s.gang > 0 else 0
    if gang > 0:
        cost = gang_life(t) + max(0, gang_armour(t) - pierce)
        out.add(AT_GANG, cost, gang, False, cost)
    guarded = rule(t, GUARD, NOBODY, -1, place) > 0 and ordinary_at(t, place) > 0
    if guarded:
        return out
    if s.supers[place] > 0:
        cost = super_life(t, place) + max(0, super_armour(t, place) - pierce)
        out.add(AT_SUPER, cost, s.supers[place], False, cost)
    for index in range(len(s.foes)):
        foe = s.foes[index]
        if foe.at == place and foe.number not in barred and may_hit(t, foe):
            armour = max(0, foe_armour(t, foe) - pierce)
            had: i64 = given[foe.number] if foe.number < len(given) else 0
            armour = max(0, armour - had)
            out.add(AT_FOE + index, foe_life(t, foe) + armour, 1, foe.lasting, armour + 1)
    return out


def may_hit(t: City, foe: Foe) -> bool:
    """KA-R172, KA-R198, KA-D-30: Vic not while his gang stands; Don not while an ordinary Minion is in his District."""
    if not takes_part(t, foe):
        return False
    if t.s.plot == DON and t.s.revealed and foe is boss_of(t):
        return ordinary_at(t, foe.at) == 0
    return True


def spend(t: City, fighters: list[int], place: i64, total: i64, pierce: i64) -> Flow[i64]:
    """KA-R113, KA-R120: all Hits, as who fights likes; gives how many Enemies fell. Where there is nothing to choose,
    nobody is asked: Hits are enough for all, or only one target is left to be hit. With the Boss it ends (KA-D-60)."""
    s = t.s
    left = total
    fell: i64 = 0
    given: list[int] = [0] * s.foe_numbers
    barred: list[int] = []  # KA-D-27: who took no part when it began takes none now
    for foe in s.foes:
        if foe.at == place and not takes_part(t, foe):
            barred.append(foe.number)
    while left > 0 and not over(t):
        targets = targets_at(t, place, barred, given, pierce)
        if s.fight is not None:
            s.fight.hits = left
        choices = strikes(targets, left)
        if len(choices) == 0:
            break
        answer: i64 = choices[0]
        if not plain(targets, left, choices):
            choices.insert(0, PASS)
            cause = t.cause
            if len(fighters) == 0:
                answer = yield ask_team(t, "hits", choices, (int(place), int(left)))
            else:
                answer = yield ask_some(t, fighters, "hits", choices, (int(place), int(left)))
            t.cause = cause
            if answer == PASS:
                break
        fell += hit(t, place, (answer - 1) // AMOUNT, (answer - 1) % AMOUNT, targets, given)
        left -= (answer - 1) % AMOUNT
    if s.fight is not None:
        s.fight.hits = 0
    return fell


def strikes(targets: Targets, left: i64) -> list[int]:
    """What so many Hits can do: for each target first the most (all of a kind, or all of the rest), then less."""
    out: list[int] = []
    for index in range(len(targets.target)):
        cost = targets.cost[index]
        if targets.wounds[index]:
            most: i64 = min(left, cost)
            while most >= targets.least[index]:
                out.append(strike_action(targets.target[index], most))
                most -= 1
        else:
            n: i64 = min(targets.count[index], left // cost)
            while n > 0:
                out.append(strike_action(targets.target[index], n * cost))
                n -= 1
    return out


def plain(targets: Targets, left: i64, choices: list[int]) -> bool:
    """Whether there is nothing to decide: enough for everyone, or only one target that can be hit."""
    total: i64 = 0
    first: i64 = (choices[0] - 1) // AMOUNT
    single = True
    for index in range(len(targets.target)):
        total += targets.cost[index] * targets.count[index]
    for choice in choices:
        if (choice - 1) // AMOUNT != first:
            single = False
    return left >= total or single


def hit(t: City, place: i64, target: i64, n: i64, targets: Targets, given: list[int]) -> i64:
    """KA-D-38: so many Hits for one target; gives how many fell. What does not fell one that heals is wasted."""
    s = t.s
    index = targets.target.index(target)
    cost: i64 = targets.cost[index]
    t.tell("hits", place, target, n)
    if target >= AT_FOE:
        foe = s.foes[target - AT_FOE]
        given[foe.number] += n
        if n >= cost:
            foe.life = 0
            kill_foe(t, foe)
            return 1
        harm = n - targets.least[index] + 1
        foe.life -= harm
        t.tell("foe-hurt", foe.foe, harm, foe.life)
        return 0
    fell: i64 = n // cost
    for _ in range(fell):
        if target == AT_MINION:
            kill_minion(t, place, False)
        elif target == AT_SUPER:
            kill_super(t, place)
        else:
            fell_of_gang(t, place)
    return fell


def fell_of_gang(t: City, place: i64) -> None:
    """KA-D-64: one of Don's gang is an ordinary Minion; one of Vic's is not."""
    s = t.s
    if s.plot == DON:
        kill_minion(t, place, True)
    else:
        s.gang -= 1
        t.tell("gang-fell", place, s.gang)
