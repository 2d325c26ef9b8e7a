"""How bots keep the light."""

from __future__ import annotations

from ludoteca.kernel.chance import Chance
from ludoteca.kernel.flow import Decision, Policy, Table
from tests.kernel.storm_watch.rules import BRACE, FETCH, LOOK_OUT, REST, TEND, USE
from tests.kernel.storm_watch.state import CLIFF, OIL, ROPE, Watch, WatchState, kind_of


class Keeper(Policy):
    """Sensible habits; one in `slips` answers is any at all (0: none is)."""

    def __init__(self, slips: int) -> None:
        self.slips = slips

    def choose(self, table: Table, decision: Decision, whim: Chance) -> int:
        """What this keeper does."""
        assert isinstance(table, Watch)
        actions = decision.actions
        if self.slips and whim.below(self.slips) == 0:
            return actions[whim.below(len(actions))]
        wanted = getattr(self, "on_" + decision.kind.replace("-", "_"))(table.s, decision)
        assert isinstance(wanted, int)
        return wanted if wanted in actions else actions[0]

    def on_plan(self, s: WatchState, decision: Decision) -> int:
        """Someone must look out, someone tend a low lamp: see what the others have chosen."""
        chosen = list((decision.chosen or {}).values())
        if s.lamp <= 2 and TEND not in chosen:
            return TEND
        if s.hands[decision.seat] and LOOK_OUT not in chosen:
            return LOOK_OUT
        return FETCH

    def on_work(self, s: WatchState, decision: Decision) -> int:
        """Burn oil while the lamp is low, and flares at once; take what lies there; then rest."""
        for action in decision.actions:
            if action >= USE and (kind_of(action - USE) != OIL or s.lamp <= 3):
                return action
        return decision.actions[1] if len(decision.actions) > 1 and decision.actions[1] < USE else REST

    def on_flare(self, s: WatchState, decision: Decision) -> int:
        """Over the channel that is still dark."""
        return 1 if s.lit[0] else 0

    def on_beam(self, s: WatchState, decision: Decision) -> int:
        """Where no flare burns."""
        return 1 if s.lit[0] else 0

    def on_brace(self, s: WatchState, decision: Decision) -> int:
        """Always, when it is dear; else while there is plenty."""
        return BRACE if s.breaches >= CLIFF - 2 or len(s.hands[decision.seat]) > 1 else decision.default

    def on_brace_with(self, s: WatchState, decision: Decision) -> int:
        """With rope, if there is any."""
        for store in decision.actions:
            if kind_of(store) == ROPE:
                return store
        return decision.actions[0]
