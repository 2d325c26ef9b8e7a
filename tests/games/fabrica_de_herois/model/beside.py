"""A match beside the engine: every play, every window, every sum and every marker told twice."""

from __future__ import annotations

from random import Random
from typing import Any, cast

import ludoteca
from ludoteca.games.fabrica_de_herois.actions import PASS
from ludoteca.games.fabrica_de_herois.state import FactoryState
from ludoteca.kernel.flow import Decision, Together
from ludoteca.kernel.flow_session import FlowSession
from tests.games.fabrica_de_herois.model.ledger import Ledger
from tests.games.fabrica_de_herois.model.may import Ability, May
from tests.games.fabrica_de_herois.model.table import AFFILIATIONS, Table

GAME = ludoteca.game("fabrica-de-herois")
PASSES = 0.4  # how often who could answer lets it be


class Window:
    """One response window (D-16): who is still to be asked, in order."""

    def __init__(self, user: int, receivers: set[int], seats: int) -> None:
        around = [(user + k) % seats for k in range(1, seats)]
        self.receivers = receivers
        self.order = [seat for seat in around if seat in receivers] + [seat for seat in around if seat not in receivers]


class Beside:
    """One match with luck of its own."""

    def __init__(self, seats: int, seed: int) -> None:
        session = GAME.start(seats, seed=seed)
        assert isinstance(session, FlowSession)
        self.session = session
        self.luck = Random(seed)
        self.seats = seats
        self.ledger = Ledger(seats)
        self.windows: dict[int, Window] = {}  # by how many abilities wait
        self.compared = {"plays": 0, "answer": 0, "sums": 0}

    def play(self, most: int) -> None:
        """So many decisions, or to the end."""
        session = self.session
        last: object = None
        for _ in range(most):
            if session.outcome is not None:
                break
            table = Table(GAME.dump(session.state))
            self.look(table)
            if session.ask is not last:
                last = session.ask
                self.questions(table, self.decisions())
            seat = self.luck.choice(sorted(session.pending))
            action = self.choose(session.pending[seat])
            self.follow(table, session.answer(seat, action))
            for team in range(self.seats):
                state = cast(FactoryState, session.state)
                assert self.ledger.shown(team) == state.players[team].marker, f"the marker of {team}"

    def decisions(self) -> list[Decision]:
        """All that is asked now."""
        ask = self.session.ask
        if isinstance(ask, Together):
            return list(ask.decisions)
        assert isinstance(ask, Decision)
        return [ask]

    def choose(self, decision: Decision) -> int:
        """Anything; answers a little more often than not."""
        if decision.kind == "answer" and self.luck.random() < PASSES:
            return PASS
        return self.luck.choice(list(decision.actions))

    # -- what follows from the table ---------------------------------------------------------------------------

    def look(self, table: Table) -> None:
        """Markers, Bases, emblems and Protection."""
        raw = table.raw
        for seat, player in enumerate(table.players):
            assert table.marker(seat) == player["marker"]
            assert table.on[seat] == player["base_on"]
            emblems = {name for number, name in enumerate(AFFILIATIONS) if player["emblems"] >> number & 1}
            assert table.emblems(seat) == emblems
            for hero in player["field"]:
                assert table.guarded(hero) == raw["guarded"][hero], f"Protection of {hero}"

    # -- what is asked -----------------------------------------------------------------------------------------

    def questions(self, table: Table, asked: list[Decision]) -> None:
        """Plays and answers."""
        kind = asked[0].kind
        if kind in ("plays", "prepare"):
            self.windows.clear()
            wanted = May(table, asked[0].seat).plays()
            assert sorted(asked[0].actions) == sorted(wanted), f"{kind}: {set(asked[0].actions) ^ set(wanted)}"
            self.compared["plays"] += 1
        elif kind == "answer":
            self.window(table, asked)
            self.compared["answer"] += 1

    def window(self, table: Table, asked: list[Decision]) -> None:
        """D-16: who is asked, and for what."""
        stack = table.raw["stack"]
        depth = len(stack)
        if depth not in self.windows:
            self.windows[depth] = self.opened(table)
        window = self.windows[depth]
        wanted = {}
        for seat in window.order:
            attack = stack[-1] if seat in window.receivers else None
            actions = May(table, seat).window(attack)
            if len(actions) > 1:
                wanted[seat] = sorted(actions)
        found = {decision.seat: sorted(decision.actions) for decision in asked}
        assert found == wanted, f"window at depth {depth}: asked {found}, should be {wanted}"

    def opened(self, table: Table) -> Window:
        """A window that has just opened: on what was declared last, or at a comparison or the end of a turn."""
        stack = table.raw["stack"]
        if not stack:
            return Window(table.raw["turn"], set(), self.seats)
        top = stack[-1]
        user = May(table, top["user"])
        receivers = user.receivers(Ability(table, top["ability"]), top["picks"], top["whom"])
        return Window(top["user"], receivers, self.seats)

    # -- what happens ------------------------------------------------------------------------------------------

    def follow(self, before: Table, events: list[Any]) -> None:
        """Windows that close, sums that are compared, markers that move."""
        for event in events:
            if event.kind == "declared":
                depth = event.args[4]
                outer = self.windows.get(depth - 1)
                if outer is not None and event.args[0] in outer.order:
                    outer.order = outer.order[outer.order.index(event.args[0]) + 1 :]
                self.windows = {at: window for at, window in self.windows.items() if at < depth}
            elif event.kind in ("compared", "turn"):
                self.windows.clear()
        if events and events[0].kind == "compared":
            self.sums(before, *events[0].args)
        self.ledger.follow(events)

    def sums(self, table: Table, seat: int, mission: int, total: int, nd: int, success: int) -> None:
        """R69 to R71: nothing happened between the last question and the comparison."""
        assert table.players[seat]["mission"] == mission
        assert (table.reaches(seat), table.needs(seat)) == (total, nd)
        assert (total >= nd and table.may_succeed(seat)) == bool(success)
        self.compared["sums"] += 1
