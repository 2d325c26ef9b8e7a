"""How bots travel: one of them is told off to draw water, the others trade, and each says what it is about to do."""

from __future__ import annotations

from ludoteca.kernel.chance import Chance
from ludoteca.kernel.flow import Decision, Policy, Table
from ludoteca.kernel.intent import Intent
from tests.kernel.caravan.content import WARE_IDS
from tests.kernel.caravan.rules import DRAW_WATER, LOOK, SELL
from tests.kernel.caravan.state import NOBODY, Caravan


def water_bearer(t: Caravan, seats: tuple[int, ...]) -> int:
    """The plan: who of these draws water today, by turns; nobody while there is enough for tonight and tomorrow."""
    s = t.s
    return seats[s.day % len(seats)] if s.water < 2 * len(s.hands) else NOBODY


class Traveller(Policy):
    """Draws water when the plan says so, sells what it has, and otherwise looks for wares."""

    def choose(self, table: Table, decision: Decision, whim: Chance) -> int:
        """By the plan where there is one."""
        assert isinstance(table, Caravan)
        if decision.kind == "keep":
            worths = [table.s.content.worths[ware] for ware in table.s.looked]
            return 0 if worths[0] >= worths[1] else 1
        if table.plan == decision.seat:
            return DRAW_WATER
        return decision.actions[-1] if decision.actions[-1] >= SELL else decision.actions[0]

    def intent(self, table: Table, decision: Decision, action: int) -> Intent | None:
        """What it is about to do, from the action alone: nobody else knows what is in its hand."""
        assert isinstance(table, Caravan)
        if decision.kind != "turn":
            return None
        if action == DRAW_WATER:
            return Intent("intent-water", {"who": {"seat": int(decision.seat)}, "n": int(table.s.water)})
        if action == LOOK:
            return Intent("intent-look")
        return Intent("intent-sell", {"ware": (f"ware-{WARE_IDS[action - SELL]}", {})})
