"""Plays one game of a plan and notes what the lab counts.

There are two ways, and the same games come of both. Bots are asked through a glimpse of what their seat may see; that
needs a session with checkpoints and a possible world for each answer, which costs time. Where every bot is nothing but
its game's policy, the rules are driven directly, with a list for the events and no session. Policies use nothing that
their seat cannot know, or the two ways would differ: the tests compare them game by game.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

import ludoteca
from ludoteca.bots import Bot, Glimpse, make_bot
from ludoteca.bots.bot import PolicyBot
from ludoteca.bots.glimpse import own_luck
from ludoteca.kernel.chance import Chance, seeded
from ludoteca.kernel.errors import LudotecaError
from ludoteca.kernel.event import Event
from ludoteca.kernel.flow import Decision, Policy, Table, playout
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


class Directly(Policy):
    """What a bot of this level and seed would answer, asked at the table itself instead of through a glimpse."""

    def __init__(self, policy: Policy, seed: int) -> None:
        self.policy = policy
        self.seed = seed
        self.asked = 0

    def choose(self, table: Table, decision: Decision, whim: Chance) -> int:
        """The answer of the policy, by the luck that the bot would have for this question."""
        self.asked += 1
        return self.policy.choose(table, decision, own_luck(self.seed, self.asked))


class RandomBot(Bot):
    """Any legal action, all equally likely."""

    def __init__(self, seed: int) -> None:
        super().__init__(RANDOM, seed)
        self.whim = seeded(seed)

    def choose(self, glimpse: Glimpse, decision: Decision) -> int:
        """One of the actions."""
        actions = decision.actions
        return actions[self.whim.below(len(actions))]


class RandomDirectly(Policy):
    """What a random bot with this seed would answer."""

    def __init__(self, seed: int) -> None:
        self.whim = seeded(seed)

    def choose(self, table: Table, decision: Decision, whim: Chance) -> int:
        """One of the actions."""
        actions = decision.actions
        return actions[self.whim.below(len(actions))]


class Player:
    """Plays the games of one plan, one after the other; `direct=False` asks every bot through its glimpse."""

    def __init__(self, what: Plan, *, direct: bool = True) -> None:
        self.plan = what
        self.game: Game = ludoteca.game(what.game)
        self.facts = self.game.facts()
        self.policies = self._policies() if direct else None  # None for `random`, which needs no game to know it
        self._unused = seeded(0)

    def _policies(self) -> dict[str, Policy | None] | None:
        """The policy of each bot of the plan, when all of them are nothing but one."""
        if isinstance(self.game, LiveGame):
            return None
        found: dict[str, Policy | None] = {}
        for name in self.plan.bots:
            if name == RANDOM:
                found[name] = None
            elif isinstance(make_bot(name, self.game.id, 0), PolicyBot):
                found[name] = self.game.policy(name)
            else:
                return None
        return found

    def _bot(self, name: str, seed: int) -> Bot:
        if name == RANDOM:
            return RandomBot(seed)
        return make_bot(name, self.game.id, seed, playouts=self.plan.playouts)

    def play(self, index: int) -> Played:
        """Game `index` of the plan, from start to end."""
        seed = self.plan.game_seed(index)
        try:
            return self._play_session(index, seed) if self.policies is None else self._play_direct(index, seed)
        except Exception as problem:
            bots = ",".join(self.plan.line_up(index))
            raise GameFailed(
                f"game {index} of {self.plan.game} broke off ({type(problem).__name__}: {problem}); "
                f"it has seed {seed}, {self.plan.seats} seats, options {self.plan.options} and bots {bots}"
            ) from problem

    def _play_direct(self, index: int, seed: int) -> Played:
        plan, game = self.plan, self.game
        assert self.policies is not None
        bots = plan.line_up(index)
        policies: list[Policy] = []
        for seat, name in enumerate(bots):
            policy, own_seed = self.policies[name], plan.bot_seed(index, seat)
            policies.append(RandomDirectly(own_seed) if policy is None else Directly(policy, own_seed))
        sink: list[Event] = []
        table = game.table(game.new_state(plan.seats, plan.options), seeded(seed), sink)
        decisions = playout(game.flow(table), table, policies, self._unused)
        played = Played(index, seed, bots, decisions, game.outcome(table.state), game.turns(table.state))
        played.note(sink, self.facts.deals)
        return played

    def _play_session(self, index: int, seed: int) -> Played:
        plan, game = self.plan, self.game
        bots = plan.line_up(index)
        players = [self._bot(name, plan.bot_seed(index, seat)) for seat, name in enumerate(bots)]
        session = game.start(plan.seats, seed, plan.options)
        events: list[Event] = list(session.opening)
        clock: int | None = None
        if isinstance(session, LiveSession):
            decisions = drive_live(session, players, events)
            clock = session.clock
        else:
            decisions = drive_flow(session, players, events)
        assert session.outcome is not None
        played = Played(index, seed, bots, decisions, session.outcome, game.turns(session.state), clock)
        played.note(events, self.facts.deals)
        return played


def drive_flow(session: Session, bots: Sequence[Bot], events: list[Event]) -> int:
    """Let bots play a match to its end, gather its events and count the decisions."""
    glimpses = [Glimpse(session, seat) for seat in range(session.seats)]
    count = 0
    while session.outcome is None:
        seat, decision = next(iter(session.pending.items()))
        if decision.group is not None and decision.seat in session.pending:
            seat = decision.seat
        events += session.answer(seat, bots[seat].choose(glimpses[seat], decision))
        count += 1
    return count


def drive_live(session: LiveSession, bots: Sequence[Bot], events: list[Event]) -> int:
    """The same in simulated time: in each step every seat that can act is asked once, then time moves.

    A bot that would rather wait answers with a negative number.
    """
    glimpses = [Glimpse(session, seat) for seat in range(session.seats)]
    count = 0
    while session.outcome is None:
        for seat in list(session.pending):
            decision = session.pending.get(seat)
            if decision is None:
                continue
            action = bots[seat].choose(glimpses[seat], decision)
            if action >= 0:
                events += session.answer(seat, action)
                count += 1
        events += session.tick(session.live.step_ms)
    return count
