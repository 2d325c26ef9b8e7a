"""What a bot is, and the quick ones: they answer from one possible world, without thinking ahead."""

from __future__ import annotations

from ludoteca.bots.glimpse import Glimpse, own_luck
from ludoteca.bots.teams import team_plan
from ludoteca.kernel.chance import Chance, seeded
from ludoteca.kernel.flow import Decision, Policy
from ludoteca.kernel.flow_session import FlowSession
from ludoteca.kernel.game import Game
from ludoteca.kernel.intent import Intent
from ludoteca.kernel.live import LivePolicy


class Bot:
    """Someone who answers for a seat. It remembers nothing of the match, only how often it was asked."""

    def __init__(self, level: str, seed: int) -> None:
        self.level = level
        self.seed = seed
        self.asked = 0
        self.intent: Intent | None = None  # what it says about the answer that it has just chosen
        self.explains = False  # whether it also says why: who asks for a hint wants to know
        self.why: Intent | None = None  # what that answer gains over the next best
        self.requests: dict[int, Intent] = {}  # what its team's plan asks of people, by seat

    def choose(self, glimpse: Glimpse, decision: Decision) -> int:
        """The action to take. The same seed and the same questions give the same answers."""
        raise NotImplementedError


class PolicyBot(Bot):
    """Plays by its game's policy of a level, in a world dealt anew: what the seat cannot know, it cannot use."""

    def __init__(self, level: str, seed: int, game: Game, policy: Policy) -> None:
        super().__init__(level, seed)
        self._game = game
        self._policy = policy

    def choose(self, glimpse: Glimpse, decision: Decision) -> int:
        """What the policy does in a possible world."""
        self.asked += 1
        luck = own_luck(self.seed, self.asked)
        world = glimpse.sample_playout(luck)
        assert isinstance(world, FlowSession)
        world.table.plan = team_plan(self._game, glimpse)
        world.table.wishes = glimpse.wishes
        asked = world.pending[glimpse.seat]
        action = self._policy.choose(world.table, asked, luck)
        self.intent = self._policy.intent(world.table, asked, action)
        self.requests = self._game.requests(world.table, asked, action, glimpse.people)
        if self.explains:
            self.why = self._game.requests(world.table, asked, action, (glimpse.seat,)).get(glimpse.seat)
        return action


class LiveBot(PolicyBot):
    """Plays a live game by its policy of a level, at the pace of a person, in worlds dealt anew at every look.

    Ask `choose`; do what it says, unless it is -1; ask `pause` how long to leave it alone; and so on. Its whims are one
    stream, so the same seed and the same match give the same play. Its `intent` may come without an action: someone who
    waits can ask for something.
    """

    def __init__(self, level: str, seed: int, game: Game, policy: LivePolicy) -> None:
        super().__init__(level, seed, game, policy)
        self._live = policy
        self._whim: Chance = seeded(seed)

    def choose(self, glimpse: Glimpse, decision: Decision | None = None) -> int:
        """What to do now, or -1 to wait. It sees for itself what is open, so no decision need be given."""
        self.asked += 1
        table = glimpse.sample_table(self._whim)
        table.plan = team_plan(self._game, glimpse)
        action = self._live.act(table, glimpse.seat, self._whim)
        self.intent = self._live.intent(table, Decision(glimpse.seat, "live", () if action < 0 else (action,)), action)
        return action

    def pause(self, glimpse: Glimpse, acted: bool) -> int:
        """How many milliseconds until it wants to be asked again; `acted` says whether it has just done something."""
        return self._live.pause(glimpse.sample_table(self._whim), glimpse.seat, acted, self._whim)
