"""Which of several deeds is best: each is tried on a sketch, and a step towards somebody to hit counts for more."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from mypy_extensions import i64

from ludoteca.games.keep_the_heroes_out import actions
from ludoteca.games.keep_the_heroes_out.bots.deeds import gain, open_cells
from ludoteca.games.keep_the_heroes_out.bots.sketch import Sketch, danger, sketch_of
from ludoteca.games.keep_the_heroes_out.content.box import MELEE
from ludoteca.games.keep_the_heroes_out.rules.deeds import occupied
from ludoteca.games.keep_the_heroes_out.state import Clan, Dungeon

NOT_WORTH_IT: Final = -1.0  # a deed that loses more than this is left


def best_deed(t: Dungeon, options: Sequence[int]) -> int:
    """The deed that leaves the least danger; PASS where none is worth it."""
    clan = t.active()
    base = sketch_of(t)
    before = danger(base)
    hunts = attacks_left(t, clan)
    best = actions.PASS
    most = NOT_WORTH_IT
    for action in options:
        if action == actions.PASS:
            continue
        worth = open_cells(base) if action == actions.CELLS else gain(t, clan, base, before, action)
        if hunts and actions.MOVE <= action < actions.MELEE:
            worth += prey(t, clan, base, before, action)
        if worth > most:
            most = worth
            best = action
    return best


def attacks_left(t: Dungeon, clan: Clan) -> bool:
    """Whether the card that is being resolved, or one in hand, can still hit a Hero who is in the same room."""
    s = t.s
    if s.card >= 0:
        side = t.content.cards[s.card].sides[s.side]
        for index in range(len(side)):
            if s.left[index] > 0 and side[index].icon == MELEE:
                return True
    for card in clan.hand:
        if t.content.cards[card].shows >> MELEE & 1:
            return True
    return False


def prey(t: Dungeon, clan: Clan, base: Sketch, before: float, action: i64) -> float:
    """What a Monster gains by a step to a room with a Hero, while the Clan is in no room with one."""
    to: i64 = (action - actions.MOVE) // actions.STEP % actions.ROOM
    rooms = occupied(clan)
    found = -1
    for hero in t.s.heroes:
        if rooms >> hero.room & 1:
            return 0.0
        if hero.room == to:
            found = int(hero.number)
    if found < 0:
        return 0.0
    return 0.7 * max(0.0, gain(t, clan, base, before, actions.MELEE + found))
