"""What a bot is, and the quick ones: they answer from one possible world, without thinking ahead."""

from __future__ import annotations

from ludoteca.bots.glimpse import Glimpse, own_luck
from ludoteca.kernel.chance import Chance, seeded
from ludoteca.kernel.flow import Decision, Policy
from ludoteca.kernel.live import LivePolicy
from ludoteca.kernel.session import FlowSession


class Bot:
    """Someone who answers for a seat. It remembers nothing of the match, only how often it was asked."""

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
        assert isinstance(world, FlowSession)
        return self._policy.choose(world.table, world.pending[glimpse.seat], luck)


class LiveBot(PolicyBot):
    """Plays a live game by its policy of a level, at the pace of a person, in worlds dealt anew at every look.

    Ask `choose`; do what it says, unless it is -1; ask `pause` how long to leave it alone; and so on. Its whims are one
    stream, so the same seed and the same match give the same play.
    """

    def __init__(self, level: str, seed: int, policy: LivePolicy) -> None:
        super().__init__(level, seed, policy)
        self._live = policy
        self._whim: Chance = seeded(seed)

    def choose(self, glimpse: Glimpse, decision: Decision | None = None) -> int:
        """What to do now, or -1 to wait. It sees for itself what is open, so no decision need be given."""
        self.asked += 1
        return self._live.act(glimpse.sample_table(self._whim), glimpse.seat, self._whim)

    def pause(self, glimpse: Glimpse, acted: bool) -> int:
        """How many milliseconds until it wants to be asked again; `acted` says whether it has just done something."""
        return self._live.pause(glimpse.sample_table(self._whim), glimpse.seat, acted, self._whim)
