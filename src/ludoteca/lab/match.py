"""Plays one game of a plan and notes what the lab counts.

There are two ways, and the same games come of both. Bots are asked through a glimpse of what their seat may see; that
needs a session with checkpoints and a possible world for each answer, which costs time. Where every bot is nothing but
its game's policy, the rules are driven directly, with a list for the events and no session. Policies use nothing that
their seat cannot know, or the two ways would differ: the tests compare them game by game. A live game is played in
simulated time, and both ways by the same clock.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

import ludoteca
from ludoteca.bots import Bot, Glimpse, make_bot
from ludoteca.bots.bot import LiveBot, PolicyBot
from ludoteca.bots.glimpse import own_luck
from ludoteca.bots.guests import Guest, is_guest, told
from ludoteca.kernel.chance import Chance, seeded
from ludoteca.kernel.errors import LudotecaError
from ludoteca.kernel.event import Event
from ludoteca.kernel.flow import Decision, Policy, Table, playout
from ludoteca.kernel.flow_session import FlowSession
from ludoteca.kernel.game import Deal, Game, Outcome
from ludoteca.kernel.live import LiveGame, LivePolicy, LiveSession, LiveTable, OwnWhim, Stepping, live_playout
from ludoteca.kernel.session import Session
from ludoteca.lab.luck import Without, left_out
from ludoteca.lab.plan import RANDOM, Plan, bot_of
from ludoteca.lab.watch import Seen, Suspect, SuspectedFlow, SuspectedLive, Watch, Watched, WatchedLive

MOST_ACTIONS = 1_000_000  # a live match with more of them does not end


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
    counters: dict[str, int] = field(default_factory=dict)
    seen: Seen | None = None  # where the games of a run are watched

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
    """Plays the games of one plan, one after the other; `direct=False` asks every bot through its glimpse.

    Games that are `watched` are the same games, a little slower.
    """

    def __init__(self, what: Plan, *, direct: bool = True, watched: bool = False) -> None:
        self.plan = what
        self.watched = watched
        self.game: Game = ludoteca.game(what.game)
        self.facts = self.game.facts(self.game.content(what.options))
        self._guests = {name: self._guest(name) for name in set(what.bots) if is_guest(name)}
        self.policies = self._policies() if direct else None  # None for `random`, which needs no game to know it
        self._left_out = left_out(self.facts, self.game.id, what.without)
        self._unused = seeded(0)
        self._suspected: Suspect | None = None  # while a game that broke off is looked into
        self._thinking = Suspect()  # where bots are asked through their glimpses: who was asked last

    def _policies(self) -> dict[str, Policy | None] | None:
        """The policy of each bot of the plan, when all of them are nothing but one."""
        found: dict[str, Policy | None] = {}
        for name in self.plan.bots:
            level, _ = bot_of(name)
            if name in self._guests:
                policy = self._guests[name].policy
                if policy is None:
                    return None
                found[name] = policy
            elif level == RANDOM:
                found[name] = None
            elif isinstance(make_bot(level, self.game.id, 0), PolicyBot):
                found[name] = self.game.policy(level)
            else:
                return None
        return found

    def _guest(self, name: str) -> Guest:
        what = self.plan
        return Guest(name, self.game, what.seats, what.options, dict(what.brought))

    def _bot(self, name: str, seed: int) -> Bot:
        if name == RANDOM:
            return RandomBot(seed)
        if name in self._guests:
            return self._guests[name].bot(seed)
        level, own = bot_of(name)
        return make_bot(level, self.game.id, seed, playouts=self.plan.playouts if own is None else own)

    def play(self, index: int) -> Played:
        """Game `index` of the plan, from start to end."""
        try:
            return self._play(index)
        except Exception as problem:
            seed, bots = self.plan.game_seed(index), self.plan.line_up(index)
            seat = self._thinking.seat if self.policies is None else self._suspect(index)
            whose = f" while the bot of seat {seat} ({bots[seat]}) was thinking" if seat >= 0 else ""
            raise GameFailed(
                f"game {index} of {self.plan.game} broke off{whose} ({told(problem)}); "
                f"it has seed {seed}, {self.plan.seats} seats, options {self.plan.options} and bots {','.join(bots)}"
            ) from problem

    def _play(self, index: int) -> Played:
        seed = self.plan.game_seed(index)
        if self.policies is None:
            return self._play_session(index, seed)
        if isinstance(self.game, LiveGame):
            return self._play_live(self.game, index, seed)
        return self._play_direct(index, seed)

    def _suspect(self, index: int) -> int:
        """Whose bot was thinking when a game broke off, found by playing it once more; -1 when none was."""
        self._suspected = suspect = Suspect()
        try:
            self._play(index)
        except Exception:  # noqa: BLE001 - it is the same again, whatever it was
            return suspect.seat
        finally:
            self._suspected = None
        return -1

    def _luck(self, seed: int) -> Chance:
        """The luck of a game; what is to stay in the box is taken out of the decks once they are shuffled."""
        return Without(seeded(seed), self._left_out) if self._left_out else seeded(seed)

    def _play_direct(self, index: int, seed: int) -> Played:
        plan, game = self.plan, self.game
        assert self.policies is not None
        bots = plan.line_up(index)
        policies: list[Policy] = []
        for seat, name in enumerate(bots):
            policy, own_seed = self.policies[name], plan.bot_seed(index, seat)
            policies.append(RandomDirectly(own_seed) if policy is None else Directly(policy, own_seed))
        sink: list[Event] = []
        watch = self._watch(sink)
        if watch is not None:
            policies = [Watched(policy, watch) for policy in policies]
        if self._suspected is not None:
            policies = [SuspectedFlow(policy, self._suspected) for policy in policies]
        table = game.table(game.new_state(plan.seats, plan.options), self._luck(seed), sink)
        decisions = playout(game.flow(table), table, policies, self._unused)
        return self._played(index, seed, bots, decisions, table, None, sink, watch)

    def _play_live(self, game: LiveGame, index: int, seed: int) -> Played:
        """A live game, at its table. Events are gathered only where something is counted by them: they are many."""
        plan = self.plan
        assert self.policies is not None
        bots = plan.line_up(index)
        policies: list[LivePolicy] = []
        for seat, name in enumerate(bots):
            policy, own_seed = self.policies[name], plan.bot_seed(index, seat)
            if policy is None:
                policies.append(Stepping(RandomDirectly(own_seed), game.step_ms))
            else:
                assert isinstance(policy, LivePolicy)
                policies.append(OwnWhim(policy, seeded(own_seed)))
        sink: list[Event] | None = [] if self.facts.deals else None
        watch = self._watch(sink or [])
        if watch is not None:
            policies = [WatchedLive(policy, watch) for policy in policies]
        if self._suspected is not None:
            policies = [SuspectedLive(policy, self._suspected) for policy in policies]
        table = game.table(game.new_state(plan.seats, plan.options), self._luck(seed).for_seats(plan.seats), sink)
        table.begin()
        decisions = live_playout(table, plan.seats, policies, self._unused, MOST_ACTIONS)
        assert table.ended(), f"it does not end within {MOST_ACTIONS} actions"
        return self._played(index, seed, bots, decisions, table, table.clock, sink or [], watch)

    def _played(
        self,
        index: int,
        seed: int,
        bots: tuple[str, ...],
        decisions: int,
        table: Table,
        clock: int | None,
        events: list[Event],
        watch: Watch | None,
    ) -> Played:
        """What is counted of a match that is over."""
        game, state = self.game, table.state
        played = Played(index, seed, bots, decisions, game.outcome(state), game.turns(state), clock)
        played.counters = game.tally(state)
        played.note(events, self.facts.deals)
        played.seen = None if watch is None else watch.end(state)
        return played

    def _watch(self, events: list[Event]) -> Watch | None:
        return Watch(self.game, self.facts, self.plan.seats, events) if self.watched else None

    def _play_session(self, index: int, seed: int) -> Played:
        plan, game = self.plan, self.game
        bots = plan.line_up(index)
        players = [self._bot(name, plan.bot_seed(index, seat)) for seat, name in enumerate(bots)]
        session = game.start(plan.seats, seed, plan.options, chance=self._luck(seed) if plan.without else None)
        events: list[Event] = list(session.opening)
        clock: int | None = None
        watch = self._watch(events)
        self._thinking.look(-1)
        if isinstance(session, LiveSession):
            decisions = drive_live(session, players, events, watch, self._thinking)
            clock = session.clock
        else:
            decisions = drive_flow(session, players, events, watch, self._thinking)
        assert isinstance(session, (FlowSession, LiveSession))
        assert session.outcome is not None, f"it does not end within {decisions} actions"
        return self._played(index, seed, bots, decisions, session.table, clock, events, watch)


def drive_flow(
    session: Session,
    bots: Sequence[Bot],
    events: list[Event],
    watch: Watch | None = None,
    suspect: Suspect | None = None,
) -> int:
    """Let bots play a match to its end, gather its events and count the decisions."""
    glimpses = [Glimpse(session, seat) for seat in range(session.seats)]
    count = 0
    while session.outcome is None:
        awaited = session.awaited()
        seat = awaited[count % len(awaited)]
        decision = session.pending[seat]
        if decision.council is not None:
            seat = decision.seat
        if watch is not None and isinstance(session, FlowSession):
            watch.look(session.table, seat)
        if suspect is not None:
            suspect.look(seat)
        action = bots[seat].choose(glimpses[seat], decision)
        if suspect is not None and action in decision.actions:  # whoever answers what is not offered is to blame
            suspect.look(-1)
        events += session.answer(seat, action)
        count += 1
    return count


class TableOfSession(LiveTable):
    """A session in the place of its table, so that both ways of playing a live game go by the same clock."""

    def __init__(self, session: LiveSession, events: list[Event]) -> None:
        super().__init__(session.state, session.table.chance, None)
        self.session = session
        self.events = events

    def open(self, seat: int) -> list[int]:
        """What is open to a seat."""
        return self.session.table.open(seat)

    def act(self, seat: int, action: int) -> None:
        """The session takes it."""
        self.events += self.session.answer(seat, action)

    def pass_time(self, ms: int) -> None:
        """The session lets it pass."""
        self.events += self.session.tick(ms)

    def due(self) -> int:
        """When something happens by itself."""
        return self.session.table.due()

    def ended(self) -> bool:
        """Whether the match is over."""
        return self.session.outcome is not None


class Seated(LivePolicy):
    """A live bot in its seat. It answers through its glimpse, and not from the table that is given."""

    def __init__(self, bot: LiveBot, glimpse: Glimpse) -> None:
        self.bot = bot
        self.glimpse = glimpse

    def act(self, table: LiveTable, seat: int, whim: Chance) -> int:
        """What the bot does."""
        return self.bot.choose(self.glimpse)

    def pause(self, table: LiveTable, seat: int, acted: bool, whim: Chance) -> int:
        """How long the bot pauses."""
        return self.bot.pause(self.glimpse, acted)


class _SeatedRandom(Policy):
    """A bot without a sense of time in its seat."""

    def __init__(self, bot: Bot, glimpse: Glimpse) -> None:
        self.bot = bot
        self.glimpse = glimpse

    def choose(self, table: Table, decision: Decision, whim: Chance) -> int:
        return self.bot.choose(self.glimpse, decision)


def drive_live(
    session: LiveSession,
    bots: Sequence[Bot],
    events: list[Event],
    watch: Watch | None = None,
    suspect: Suspect | None = None,
) -> int:
    """Let bots play a live match in simulated time, gather its events and count the actions."""
    players: list[LivePolicy] = []
    for seat, bot in enumerate(bots):
        glimpse = Glimpse(session, seat)
        if isinstance(bot, LiveBot):
            players.append(Seated(bot, glimpse))
        else:
            players.append(Stepping(_SeatedRandom(bot, glimpse), session.live.step_ms))
    if watch is not None:
        players = [WatchedLive(player, watch) for player in players]
    if suspect is not None:
        players = [SuspectedLive(player, suspect) for player in players]
    return live_playout(TableOfSession(session, events), session.seats, players, seeded(0), MOST_ACTIONS)
