"""What a bot is, and the two quick ones: they answer from one possible world, without thinking ahead."""

from __future__ import annotations

from ludoteca.bots.glimpse import Glimpse, own_luck
from ludoteca.kernel.flow import Decision, Policy
from ludoteca.kernel.live import LiveSession
from ludoteca.kernel.session import FlowSession


class Bot:
    """Someone who answers for a seat. It remembers nothing but how often it was asked."""

    def __init__(self, level: str, seed: int) -> None:
        self.level = level
        self.seed = seed
        self.asked = 0

    def choose(self, glimpse: Glimpse, decision: Decision) -> int:
        """The action to take. The same seed and the same questions give the same answers."""
        raise NotImplementedError


class PolicyBot(Bot):
    """Plays by its game's policy of a level, in a world dealt anew: what the seat cannot know, it cannot use."""

    def __init__(self, level: str, seed: int, policy: Policy) -> None:
        super().__init__(level, seed)
        self._policy = policy

    def choose(self, glimpse: Glimpse, decision: Decision) -> int:
        """What the policy does in a possible world."""
        self.asked += 1
        luck = own_luck(self.seed, self.asked)
        world = glimpse.sample_playout(luck)
        assert isinstance(world, (FlowSession, LiveSession))
        return self._policy.choose(world.table, world.pending[glimpse.seat], luck)
