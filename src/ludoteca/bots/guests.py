"""Bots that are not of the house: agents in files (`agent.npz`), and own ones in Python (`package.module:factory`).

They are for those who sit at the machine: the command line and programs of one's own. A server knows the levels alone,
and imports nothing because of what somebody has sent it; the borders of the house see to it that it does not know this
module.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping
from hashlib import sha256
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any

from ludoteca import extras
from ludoteca.bots.bot import Bot, LiveBot, PolicyBot
from ludoteca.bots.glimpse import Glimpse
from ludoteca.kernel.chance import Chance, seeded
from ludoteca.kernel.errors import LudotecaError, UnknownBot
from ludoteca.kernel.flow import Decision, Policy
from ludoteca.kernel.game import Game
from ludoteca.kernel.live import LiveGame, LivePolicy, LiveTable

if TYPE_CHECKING:
    from collections.abc import Callable

AGENT = ".npz"
FORMS = f"FILE{AGENT}, package.module:factory"


def is_agent(name: str) -> bool:
    """Whether a bot is named by the file of an agent."""
    return name.endswith(AGENT)


def is_guest(name: str) -> bool:
    """Whether a bot is none of the house."""
    return is_agent(name) or ":" in name


class BotFailed(LudotecaError):
    """A bot broke off in the middle of a match: which one, in which match."""

    def __init__(self, problem: Exception, name: str, game: str, seed: int | None, seat: int) -> None:
        super().__init__(f"the bot of seat {seat} ({name}) failed in {game} with seed {seed}: {told(problem)}")


def told(problem: BaseException) -> str:
    """An error in one line."""
    return " ".join(f"{type(problem).__name__}: {problem}".split())


class Guest:
    """A bot that is not of the house, for one set-up; `BadAgent` or `UnknownBot` when it cannot play it."""

    def __init__(
        self, name: str, game: Game, seats: int, options: Mapping[str, Any], brought: Mapping[str, bytes] | None = None
    ) -> None:
        """`brought` has the contents of files that were read before, by name."""
        self.name = name
        self.game = game
        self.policy: Policy | None = None  # an agent is nothing but its policy
        self._factory: Callable[[str, int], object] | None = None
        if is_agent(name):
            data = (brought or {}).get(name)
            agents = _agents(name)
            self.policy = agents.policy_of(read(name) if data is None else data, name, game, seats, options)
        else:
            self._factory = factory_of(name)
            self.bot(0)  # whatever is wrong with it is told now

    def bot(self, seed: int) -> Bot:
        """The bot for one seat of one match."""
        if self.policy is not None:
            if isinstance(self.policy, LivePolicy):
                return LiveBot(self.name, seed, self.game, self.policy)
            return PolicyBot(self.name, seed, self.game, self.policy)
        assert self._factory is not None
        try:
            made = self._factory(self.game.id, seed)
        except Exception as problem:
            raise UnknownBot(f"{self.name} fails for {self.game.id}: {told(problem)}") from problem
        if not isinstance(made, Bot):
            raise UnknownBot(f"{self.name} gives a {type(made).__name__}, not a ludoteca.bots.Bot")
        if isinstance(self.game, LiveGame) and not isinstance(made, LiveBot):
            return _InSteps(made, seed, self.game)
        return made


class _InSteps(LiveBot):
    """A bot without a sense of time in a live game: it acts once in every step, if it can."""

    def __init__(self, bot: Bot, seed: int, game: LiveGame) -> None:
        super().__init__(bot.level, seed, game, _Unused())
        self._bot = bot
        self._step_ms = game.step_ms
        self._luck = seeded(seed)

    def choose(self, glimpse: Glimpse, decision: Decision | None = None) -> int:
        """What the bot chooses among the open actions; -1 when there are none."""
        actions = glimpse.sample_table(self._luck).open(glimpse.seat)
        if not actions:
            return -1
        action = self._bot.choose(glimpse, Decision(glimpse.seat, "live", actions))
        self.intent = self._bot.intent
        return action

    def pause(self, glimpse: Glimpse, acted: bool) -> int:
        """The same pause between any two actions."""
        return self._step_ms


class _Unused(LivePolicy):
    """The policy of a bot that has none."""

    def act(self, table: LiveTable, seat: int, whim: Chance) -> int:
        """Never asked."""
        raise AssertionError("this bot has no policy")


def _agents(name: str) -> Any:
    extras.require("learn", f"the agent {name}")
    # An answer is one row: threads would wait for each other longer than they work. Whoever wants them says so.
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
    return import_module("ludoteca.bots.agents")


def read(name: str) -> bytes:
    """The contents of an agent's file."""
    try:
        return Path(name).read_bytes()
    except OSError as problem:
        raise UnknownBot(f"there is no agent {name}: {problem.strerror}") from problem


def mark_of(name: str, brought: Mapping[str, bytes]) -> str:
    """A guest in short, so that another one of the same name can be told from it; nothing for bots of the house."""
    if is_agent(name):
        return sha256(brought[name]).hexdigest()[:16]
    if not is_guest(name):
        return ""
    file = getattr(sys.modules.get(name.partition(":")[0]), "__file__", None)
    return sha256(Path(file).read_bytes()).hexdigest()[:16] if file else ""


def factory_of(name: str) -> Callable[[str, int], object]:
    """What `package.module:factory` names: it is given the id of a game and a seed, and gives a `Bot`."""
    module, _, attribute = name.partition(":")
    here = os.getcwd()
    if here not in sys.path:  # as with `python -m`: own bots lie where one works
        sys.path.insert(0, here)
    try:
        found = import_module(module)
    except Exception as problem:
        raise UnknownBot(f"{name} cannot be imported: {told(problem)}") from problem
    made = getattr(found, attribute, None)
    if not callable(made):
        raise UnknownBot(f"there is no {attribute!r} in {module} that could be called")
    factory: Callable[[str, int], object] = made
    return factory
