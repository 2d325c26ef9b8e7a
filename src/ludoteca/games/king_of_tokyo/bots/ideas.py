"""The actions worth searching, best guess first."""

from __future__ import annotations

from typing import Final

from ludoteca.games.king_of_tokyo.actions import SWEEP, is_extra
from ludoteca.games.king_of_tokyo.bots.player import Player
from ludoteca.games.king_of_tokyo.rules.market import SWEEP_PRICE
from ludoteca.games.king_of_tokyo.state import Monster, Tokyo
from ludoteca.kernel.chance import seeded
from ludoteca.kernel.flow import Decision

THINKS_WITHIN: Final = 0.4  # points behind the best plan, up to which a plan deserves a thought
STOPS_WITHIN: Final = 0.02  # likewise for rolling no more: free rolls are seldom worth nothing


def ideas(t: Tokyo, decision: Decision, most: int) -> list[int]:
    """What the player's heuristics would do, and then its next best thoughts."""
    player = Player()
    first = player.choose(t, decision, seeded(0))
    out: list[int] = [first]
    me = t.s.monsters[decision.seat]
    if decision.kind == "keep":
        _keeps(t, me, decision, player, out, most)
        return out
    if decision.kind == "buy":
        for option in decision.actions:
            if option != SWEEP or me.energy >= SWEEP_PRICE + 3:
                _add(out, option, most)
        return out
    for option in decision.actions:
        _add(out, option, most)
    return out


def _add(out: list[int], action: int, most: int) -> None:
    if len(out) < most and action not in out:
        out.append(action)


def _keeps(t: Tokyo, me: Monster, decision: Decision, player: Player, out: list[int], most: int) -> None:
    for option in decision.actions:
        if is_extra(option):
            _add(out, option, most)
    if t.s.rolls_left == 0:
        _add(out, (1 << len(t.s.dice)) - 1, most)
        return
    keeper = player.keeper
    keeper.collecting = True
    keeper.consider(t, me, t.s.rolls_left)
    everything = (1 << len(t.s.dice)) - 1
    for value, mask in sorted(zip(keeper.values, keeper.masks, strict=True), reverse=True):
        behind = keeper.value - value
        if behind <= (STOPS_WITHIN if mask == everything else THINKS_WITHIN):
            _add(out, mask, most)
