"""The bot that thinks ahead: it plays its best ideas out in many possible worlds and takes what wins most."""

from __future__ import annotations

from math import sqrt
from statistics import fmean, pstdev
from time import perf_counter

from ludoteca.bots.bot import Bot
from ludoteca.bots.glimpse import Glimpse, own_luck
from ludoteca.bots.teams import team_plan
from ludoteca.kernel.chance import seeded
from ludoteca.kernel.flow import Decision, Policy, Table
from ludoteca.kernel.flow_session import FlowSession
from ludoteca.kernel.game import Game
from ludoteca.kernel.intent import Intent

MOST_IDEAS = 8  # candidates at the start of a thought
WORTH_SAYING = 0.25  # a gain in a measure of the game that is a reason
MOST_JUDGED = 3  # other ideas that a choice is compared with


class _Idea:
    """One action, and what came of it so far."""

    def __init__(self, action: int) -> None:
        self.action = action
        self.results: list[float] = []  # one for each world, the same worlds for all ideas
        self.gains: dict[str, float] = {}  # by the names of the game's own measures, summed up

    @property
    def tries(self) -> int:
        """How many worlds it was tried in."""
        return len(self.results)

    def mean(self) -> float:
        """The share of the playouts that were won."""
        return fmean(self.results) if self.results else 0.0

    def surely_beats(self, other: _Idea, doubt: float) -> bool:
        """Whether it is ahead by more than so many standard errors, world by world."""
        ahead = [mine - theirs for mine, theirs in zip(self.results, other.results, strict=False)]
        return len(ahead) > 1 and fmean(ahead) > doubt * pstdev(ahead) / sqrt(len(ahead))

    def mean_of(self, measure: str) -> float:
        """What one of the game's own measures comes to."""
        return self.gains.get(measure, 0.0) / self.tries if self.tries else 0.0


class SearchBot(Bot):
    """Successive halving over the game's candidates, each tried in the same worlds as its rivals.

    `think` bounds a decision in seconds. `playouts` bounds it by number instead, and then a seed tells the whole
    game: use it wherever results must be the same again.
    """

    def __init__(self, level: str, seed: int, game: Game, think: float, playouts: int | None) -> None:
        super().__init__(level, seed)
        self._game = game
        self._think = think
        self._playouts = playouts
        self._policy: Policy = game.policy("jogador")
        self._own: Policy = game.policy(game.searched)
        self._plan: object = None
        self._wishes: tuple[tuple[str, str], ...] = ()
        self._horizon = 0
        self._rests = 0

    def choose(self, glimpse: Glimpse, decision: Decision) -> int:
        """The idea that wins most."""
        began = perf_counter()
        self.asked += 1
        self.intent = None
        self.why = None
        self.requests = {}
        if len(decision.actions) == 1:
            return decision.actions[0]
        table, asked = self._look(glimpse)
        ideas = [_Idea(action) for action in self._game.candidates(table, asked, MOST_IDEAS)]
        action = ideas[0].action if len(ideas) == 1 else self._halve(glimpse, ideas, began)
        self.intent = self._own.intent(table, asked, action)
        self.requests = self._game.requests(table, asked, action, glimpse.people)
        return action

    def _look(self, glimpse: Glimpse) -> tuple[Table, Decision]:
        """A world to think in, and what is asked there; what the team plans and how far to look stand from now on."""
        world = glimpse.sample_playout(own_luck(self.seed, self.asked))
        assert isinstance(world, FlowSession)
        table, asked = world.table, world.pending[glimpse.seat]
        self._plan = table.plan = team_plan(self._game, glimpse)
        self._wishes = table.wishes = glimpse.wishes
        self._horizon = self._game.horizon(table, asked)
        self._rests = self._game.rests(table, asked)
        return table, asked

    def judge(self, glimpse: Glimpse, chosen: int, worlds: int) -> dict[int, float]:
        """How often the action that was chosen, and each other idea, wins in so many worlds: the same ones for all."""
        self.asked += 1
        table, asked = self._look(glimpse)
        ideas = dict.fromkeys([chosen, *self._game.candidates(table, asked, MOST_JUDGED)])
        return {
            action: sum(self._play(glimpse, _Idea(action), number) for number in range(worlds)) / worlds
            for action in ideas
        }

    def _halve(self, glimpse: Glimpse, ideas: list[_Idea], began: float) -> int:
        """Give each stage of thought the same share of the budget, and keep the better half after it.

        In a game whose luck weighs more than one answer (`Game.doubt`) the first idea, *jogador*'s own, stays in, and
        only what is surely better takes its place.
        """
        first, doubt = ideas[0], self._game.doubt
        stages = max(1, (len(ideas) - 1).bit_length())
        played = 0
        for stage in range(1, stages + 1):
            while True:
                number = ideas[0].tries
                for idea in ideas:
                    idea.results.append(self._play(glimpse, idea, number))
                played += len(ideas)
                if self._spent(began, played + len(ideas)) > stage / stages:
                    break
            ideas.sort(key=_Idea.mean, reverse=True)
            if self.explains:
                self.why = self._reason(ideas[0], ideas[1])
            ideas = ideas[: (len(ideas) + 1) // 2]
            if doubt and first not in ideas:
                ideas.append(first)
            if self._spent(began, played) >= 1.0:
                break
        if doubt and ideas[0] is not first and not ideas[0].surely_beats(first, doubt):
            return first.action
        return ideas[0].action

    def _spent(self, began: float, played: int) -> float:
        """How much of what a decision may cost is spent."""
        if self._playouts is not None:
            return played / self._playouts
        return (perf_counter() - began) / self._think if self._think > 0.0 else 1.0

    def _reason(self, best: _Idea, next_best: _Idea) -> Intent:
        """What the best idea gains over the next: of the game's own measures the one with most, or chances to win."""
        gains = {name: best.mean_of(name) - next_best.mean_of(name) for name in best.gains}
        name = max(gains, key=lambda one: gains[one], default="")
        if name and gains[name] >= WORTH_SAYING:
            return Intent(f"why-{name}", {"n": round(gains[name], 1)})
        wins, wins_next = round(100 * best.mean()), round(100 * next_best.mean())
        return Intent("why-chance", {"n": wins, "next": wins_next}) if wins > wins_next else Intent("why-close")

    def _play(self, glimpse: Glimpse, idea: _Idea, number: int) -> float:
        """How one playout ends for the seat: 1 won, 0 lost, or a guess when it is broken off."""
        seat = glimpse.seat
        thought = (self.seed * 1_000_003 + self.asked) * 1_000_003 + number
        world = glimpse.sample_playout(seeded(thought))
        assert isinstance(world, FlowSession)
        world.table.plan = self._plan
        world.table.wishes = self._wishes
        world.answer(seat, idea.action)
        if world.outcome is None:
            policies = [self._policy] * glimpse.seats
            policies[seat] = self._own
            world.finish(policies, seeded(-1 - thought), self._horizon, self._rests)
        if self.explains:
            for name, values in self._game.chart(world.state).items():
                idea.gains[name] = idea.gains.get(name, 0.0) + values[seat]
        outcome = world.outcome
        if outcome is None:
            return self._game.evaluate(world.state, seat)
        return 1.0 if seat in outcome.winners else 0.0
