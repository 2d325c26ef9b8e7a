"""Why an answer is not among those offered, as precisely as can be said, with the rule."""

from __future__ import annotations

from typing import Any

from ludoteca.games.king_of_tokyo import actions as do
from ludoteca.games.king_of_tokyo.actions import is_extra
from ludoteca.games.king_of_tokyo.people.names import card_name
from ludoteca.games.king_of_tokyo.people.prompts import present
from ludoteca.games.king_of_tokyo.people.view import still_table
from ludoteca.games.king_of_tokyo.rules import market
from ludoteca.games.king_of_tokyo.state import NO_CARD, TokyoState
from ludoteca.kernel.flow import Decision


def refuse(state: TokyoState, decision: Decision, action: int) -> tuple[str, dict[str, Any], str]:
    """Why an action is not possible now."""
    me = state.monsters[decision.seat]
    if decision.kind in ("buy", "snatch"):
        if 1 <= action <= do.SLOTS and state.market[action - 1] != NO_CARD:
            card = state.market[action - 1]
            cost = market.price(still_table(state), me, card)
            if cost > me.energy:
                params = {
                    "card": card_name(state.content, state.content.kind_of[card]),
                    "n": cost,
                    "energy": me.energy,
                    "missing": cost - me.energy,
                }
                return "refuse-too-dear", params, "KOT-R47"
            return "refuse-not-for-you", {"card": card_name(state.content, state.content.kind_of[card])}, "KOT-R59"
        if 1 <= action <= do.SLOTS:
            return "refuse-empty-slot", {"slot": action}, "KOT-D-10"
        if action == do.SWEEP:
            if decision.kind == "snatch":
                return "refuse-no-sweep-now", {}, "KOT-opportunist.3"
            return "refuse-sweep-too-dear", {"energy": me.energy}, "KOT-R49"
    if decision.kind == "keep" and not is_extra(action):
        if state.rolls_left == 0:
            return "refuse-no-rolls-left", {}, "KOT-R24"
        return "refuse-no-such-dice", {"n": len(state.dice)}, "KOT-R22"
    return "refuse-not-offered", {}, present(state, decision).rule
