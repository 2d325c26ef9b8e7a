"""Plays one game of a plan and notes what the lab counts.

There are two ways, with the same games as result. Bots are asked through what their seat may see; that needs a
session with checkpoints, which costs time. Where every bot is nothing but a policy that looks only at what its seat
may see, the rules are driven directly, with no more than a list for the events.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

import ludoteca
from ludoteca.bots import Glimpse, make_bot
from ludoteca.kernel.chance import Chance, seeded
from ludoteca.kernel.errors import LudotecaError
from ludoteca.kernel.event import Event
from ludoteca.kernel.flow import Decision, Policy, RandomPolicy, Table, playout
from ludoteca.kernel.game import Deal, Game, Outcome
from ludoteca.kernel.live import LiveGame, LiveSession
from ludoteca.kernel.session import Session
from ludoteca.lab.plan import RANDOM, Plan


@dataclass
class Played:
    """One game as the lab knows it. `offered` counts by thing; `taken` by thing and seat."""

    index: int
    seed: int
    bots: tuple[str, ...]
    decisions: int
    outcome: Outcome
    turns: int | None = None
    clock_ms: int | None = None
    offered: dict[int, int] = field(default_factory=dict)
    taken: dict[tuple[int, int], int] = field(default_factory=dict)

    def note(self, events: Iterable[Event], deals: dict[str, Deal]) -> None:
        """Count what the events tell of things offered and taken."""
        offered, taken = self.offered, self.taken
        for event in events:
            deal = deals.get(event.kind)
            if deal is None:
                continue
            thing = event.args[deal.thing]
            if deal.kinds is not None:
                thing = deal.kinds[thing]
            if deal.taker is None:
                offered[thing] = offered.get(thing, 0) + 1
            else:
                pair = thing, event.args[deal.taker]
                taken[pair] = taken.get(pair, 0) + 1


class GameFailed(LudotecaError):
    """A game of a plan broke off with an error; the message tells how to play it again."""


class Seated(Policy):
    """A policy in a seat of its own, with whims of its own."""

    def __init__(self, policy: Policy, whim: Chance) -> None:
        self.policy = policy
        self.whim = whim

    def choose(self, table: Table, decision: Decision, whim: Chance) -> int:
        """What the policy chooses by its own whim."""
        return self.policy.choose(table, decision, self.whim)


class RandomBot:
    """Any legal action, all equally likely."""

    def __init__(self, seed: int) -> None:
        self.whim = seeded(seed)

    def choose(self, glimpse: Glimpse, decision: Decision) -> int:
        """One of the actions."""
        actions = decision.actions
        return actions[self.whim.below(len(actions))]


class Player:
    """Plays the games of one plan, one after the other."""

    def __init__(self, what: Plan, *, direct: bool = True) -> None:
        self.plan = what
        self.game: Game = ludoteca.game(what.game)
        self.facts = self.game.facts()
        self.policies = self._policies() if direct and not isinstance(self.game, LiveGame) else None
        self._none = seeded(0)

    def _policies(self) -> dict[str, Policy] | None:
        """The policy of each bot of the plan, when all of them are nothing else."""
        found: dict[str, Policy] = {}
        for name in self.plan.bots:
            if name != RANDOM:
                return None
            found[name] = RandomPolicy()
        return found

    def play(self, index: int) -> Played:
        """Game `index` of the plan, from start to end."""
        seed = self.plan.game_seed(index)
        try:
            return self._play_session(index, seed) if self.policies is None else self._play_direct(index, seed)
        except Exception as problem:
            bots = ",".join(self.plan.line_up(index))
            raise GameFailed(
                f"game {index} of {self.plan.game} broke off ({type(problem).__name__}: {problem}); it has seed {seed}, "
                f"{self.plan.seats} seats, options {self.plan.options} and bots {bots}"
            ) from problem

    def _play_direct(self, index: int, seed: int) -> Played:
        plan, game = self.plan, self.game
        assert self.policies is not None
        bots = plan.line_up(index)
        policies: list[Policy] = [
            Seated(self.policies[name], seeded(plan.bot_seed(index, seat))) for seat, name in enumerate(bots)
        ]
        sink: list[Event] = []
        table = game.table(game.new_state(plan.seats, plan.options), seeded(seed), sink)
        decisions = playout(game.flow(table), table, policies, self._none)
        played = Played(index, seed, bots, decisions, game.outcome(table.state), game.turns(table.state))
        played.note(sink, self.facts.deals)
        return played

    def _play_session(self, index: int, seed: int) -> Played:
        plan, game = self.plan, self.game
        bots = plan.line_up(index)
        players = [self._player(name, plan.bot_seed(index, seat)) for seat, name in enumerate(bots)]
        session = game.start(plan.seats, seed, plan.options)
        events: list[Event] = list(session.opening)
        glimpses = [Glimpse(session, seat) for seat in range(plan.seats)]
        if isinstance(session, LiveSession):
            decisions = drive_live(session, players, glimpses, events)
        else:
            decisions = drive_flow(session, players, glimpses, events)
        assert session.outcome is not None
        clock = session.clock if isinstance(session, LiveSession) else None
        played = Played(index, seed, bots, decisions, session.outcome, game.turns(session.state), clock)
        played.note(events, self.facts.deals)
        return played
