"""How likely a monster is to fall before it is asked again: exact, for rivals who want nothing but claws.

"One in 75" is five dice and three rolls, all of them claws. What claws do is never reckoned here: the rules play them.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from ludoteca.games.king_of_tokyo.actions import extra_kind, is_extra
from ludoteca.games.king_of_tokyo.rules.damage import Hit
from ludoteca.games.king_of_tokyo.rules.dice import resolve_dice
from ludoteca.games.king_of_tokyo.rules.rolling import dice_of, may_reroll_threes, rolls_of
from ludoteca.games.king_of_tokyo.state import CLAW, ENERGY, FACES, OUTSIDE, START, Monster, Tokyo, TokyoState
from ludoteca.kernel.flow import Decision, Together
from ludoteca.kernel.previews import LuckNeeded, NoLuck

MOST_TRIED = 24  # ways to react to one attack


class Threat(NamedTuple):
    """A rival whose turn comes first, and how likely its claws are to take so many hearts: none, one, two …"""

    seat: int
    losses: list[float]

    def mean(self) -> float:
        """The hearts that it takes on average."""
        return sum(hearts * chance for hearts, chance in enumerate(self.losses))


def risk(decision: Decision, action: int, before: TokyoState, after: TokyoState) -> float:
    """How likely an answer is to end the monster that gives it, where that can be reckoned."""
    if decision.kind == "yield":
        return falls_before_asked_again(after, decision.seat)
    if decision.kind == "react" and is_extra(action):
        hit = decision.about
        assert isinstance(hit, Hit)
        camouflage = before.content.ids[extra_kind(action)] == "camouflage"
        return _camouflage_fails(before.monsters[decision.seat], int(hit.amount)) if camouflage else 0.0
    return 0.0


def _camouflage_fails(me: Monster, hearts_at_stake: int) -> float:
    """KOT-camouflage, KOT-background_dweller.2: how likely too few dice come up as hearts."""
    faces = FACES - 1 if may_reroll_threes(me) else FACES
    saved = _binomial(hearts_at_stake, 1 / faces)
    return sum(chance for count, chance in enumerate(saved) if hearts_at_stake - count >= me.hearts)


def falls_before_asked_again(state: TokyoState, seat: int) -> float:
    """The chance to lose all hearts."""
    return _lost_before_asked_again(state, seat).get(int(state.monsters[seat].hearts), 0.0)


def hearts_left(state: TokyoState, seat: int) -> float:
    """The hearts that are left on average, as the monsters stand."""
    lost = _lost_before_asked_again(state, seat)
    return int(state.monsters[seat].hearts) - sum(hearts * chance for hearts, chance in lost.items())


def _lost_before_asked_again(state: TokyoState, seat: int) -> dict[int, float]:
    """How likely so many hearts are lost. KOT-R31: who is hit in Tokyo, and lives, is asked again whether to stay."""
    me = state.monsters[seat]
    had = int(me.hearts)
    may_leave = me.place != OUTSIDE
    reached = {0: 1.0}  # by the hearts that are lost so far
    for threat in threats(state, seat):
        following: dict[int, float] = {}
        for lost, chance in reached.items():
            if lost >= had or (may_leave and lost):
                following[lost] = following.get(lost, 0.0) + chance
                continue
            for more, likely in enumerate(threat.losses):
                total = min(had, lost + more)
                following[total] = following.get(total, 0.0) + chance * likely
        reached = following
    return reached


def threats(state: TokyoState, seat: int) -> list[Threat]:
    """Who can claw at this seat before its next turn, as the monsters stand, in the order of their turns."""
    if not state.monsters[seat].alive:
        return []
    count = len(state.monsters)
    begins = state.step == START  # then whoever has the turn has not rolled yet
    steps = range(0 if begins else 1, (seat - int(state.turn)) % count)
    between = [(int(state.turn) + step) % count for step in steps]
    rivals = [other for other in [*state.frenzy, *between] if other != seat and state.monsters[other].alive]
    found = [Threat(rival, _losses(state, rival, seat)) for rival in rivals]
    return [threat for threat in found if threat.mean() > 0]


_REMEMBERED = 256
_known: dict[tuple[object, ...], list[float]] = {}


def _losses(state: TokyoState, rival: int, seat: int) -> list[float]:
    """How likely a rival is to take so many hearts of a seat. The last few are remembered: one question asks often."""
    monsters = tuple(
        (m.monster, m.hearts, m.energy, m.place, m.shrink, m.alive, m.wings, tuple(m.cards)) for m in state.monsters
    )
    key = monsters, rival, seat, int(state.frozen), int(state.copied)
    found = _known.get(key)
    if found is None:
        found = _weigh_losses(state, rival, seat)
        while len(_known) >= _REMEMBERED:
            del _known[next(iter(_known))]
        _known[key] = found
    return found


def _weigh_losses(state: TokyoState, rival: int, seat: int) -> list[float]:
    """What a rival takes that rolls every die which is no claw again, as long as it may."""
    table = Tokyo(state, NoLuck(), None)
    monster = state.monsters[rival]
    rolls = int(rolls_of(monster))
    dice = int(dice_of(table, monster))
    had = int(state.monsters[seat].hearts)
    losses = [0.0] * (had + 1)
    for claws, chance in enumerate(_binomial(dice, 1.0 - ((FACES - 1) / FACES) ** rolls)):
        left = hearts_after(state, rival, seat, [CLAW] * claws + [ENERGY] * (dice - claws))
        losses[max(0, had - left)] += chance
    return losses


def _binomial(dice: int, chance: float) -> list[float]:
    """How likely none, one, two … of so many dice are to come up."""
    row = [1.0]
    for _ in range(dice):
        row = [here * (1.0 - chance) + below * chance for here, below in zip([*row, 0.0], [0.0, *row], strict=True)]
    return row


# -- one attack, by the rules ----------------------------------------------------------------------------------


def hearts_after(state: TokyoState, rival: int, seat: int, dice: list[int]) -> int:
    """The hearts that a seat has left after a rival's dice, if it reacts as well as it can without luck; 0: none."""
    best, had = 0, state.monsters[seat].hearts
    ways: list[tuple[int, ...]] = [()]
    for _ in range(MOST_TRIED):
        if not ways or best >= had:
            break
        way = ways.pop()
        left, options = _attacked(state, rival, seat, dice, way)
        best = max(best, left)
        ways += [(*way, option) for option in options]
    return best


def _attacked(
    state: TokyoState, rival: int, seat: int, dice: list[int], way: tuple[int, ...]
) -> tuple[int, Sequence[int]]:
    """The hearts left when the seat reacts in this way; or, where the way ends too early, how it can go on."""
    world = state.copy()
    world.deck = sorted(world.deck)
    world.turn = rival
    world.dice = dice[:]
    table = Tokyo(world, NoLuck(), None)
    flow = resolve_dice(table, table.active())
    answers = list(way)
    me = world.monsters[seat]
    try:
        ask = next(flow)
        while True:
            asked = ask.decisions if isinstance(ask, Together) else [ask] if isinstance(ask, Decision) else []
            mine = [decision for decision in asked if decision.seat == seat]
            if mine and mine[0].kind == "yield":
                return int(me.hearts), ()  # asked again: from here on it is another decision
            if mine and not answers:
                return 0, mine[0].actions
            if isinstance(ask, Together):
                ask.answers.update((decision.seat, decision.actions[0]) for decision in ask.decisions)
            ask = flow.send(answers.pop(0) if mine else asked[0].actions[0])
    except LuckNeeded:
        return 0, ()
    except StopIteration:
        return (int(me.hearts) if me.alive else 0), ()
