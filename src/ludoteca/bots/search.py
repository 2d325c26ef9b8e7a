"""The bot that thinks ahead: it plays its best ideas out in many possible worlds and takes what wins most."""

from __future__ import annotations

from time import perf_counter

from ludoteca.bots.bot import Bot
from ludoteca.bots.glimpse import Glimpse, own_luck
from ludoteca.kernel.chance import seeded
from ludoteca.kernel.flow import Decision, Policy
from ludoteca.kernel.game import Game
from ludoteca.kernel.session import FlowSession

MOST_IDEAS = 8  # candidates at the start of a thought
HORIZON = 12  # decisions after which a playout is judged instead of played on


class _Idea:
    """One action, and what came of it so far."""

    def __init__(self, action: int) -> None:
        self.action = action
        self.tries = 0
        self.won = 0.0

    def mean(self) -> float:
        """The share of the playouts that were won."""
        return self.won / self.tries if self.tries else 0.0


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

    def choose(self, glimpse: Glimpse, decision: Decision) -> int:
        """The idea that wins most."""
        began = perf_counter()
        self.asked += 1
        if len(decision.actions) == 1:
            return decision.actions[0]
        luck = own_luck(self.seed, self.asked)
        world = glimpse.sample_playout(luck)
        assert isinstance(world, FlowSession)
        actions = self._game.candidates(world.table, world.pending[glimpse.seat], MOST_IDEAS)
        ideas = [_Idea(action) for action in actions]
        if len(ideas) == 1:
            return ideas[0].action
        return self._halve(glimpse, ideas, began)

    def _halve(self, glimpse: Glimpse, ideas: list[_Idea], began: float) -> int:
        """Give each stage of thought the same share of the budget, and keep the better half after it."""
        stages = max(1, (len(ideas) - 1).bit_length())
        played = 0
        for stage in range(1, stages + 1):
            while True:
                number = ideas[0].tries
                for idea in ideas:
                    idea.won += self._play(glimpse, idea.action, number)
                    idea.tries += 1
                played += len(ideas)
                if self._spent(began, played + len(ideas)) > stage / stages:
                    break
            ideas.sort(key=_Idea.mean, reverse=True)
            ideas = ideas[: (len(ideas) + 1) // 2]
            if self._spent(began, played) >= 1.0:
                break
        return ideas[0].action

    def _spent(self, began: float, played: int) -> float:
        """How much of what a decision may cost is spent."""
        if self._playouts is not None:
            return played / self._playouts
        return (perf_counter() - began) / self._think if self._think > 0.0 else 1.0

    def _play(self, glimpse: Glimpse, action: int, number: int) -> float:
        """How one playout ends for the seat: 1 won, 0 lost, or a guess when it is broken off."""
        seat = glimpse.seat
        thought = (self.seed * 1_000_003 + self.asked) * 1_000_003 + number
        world = glimpse.sample_playout(seeded(thought))
        world.answer(seat, action)
        if world.outcome is None:
            world.finish([self._policy] * glimpse.seats, seeded(-1 - thought), HORIZON)
        outcome = world.outcome
        if outcome is None:
            return self._game.evaluate(world.state, seat)
        return 1.0 if seat in outcome.winners else 0.0
