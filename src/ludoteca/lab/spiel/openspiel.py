"""Games with turns as games of OpenSpiel.

A state holds one thing, a `Moment`, which is never changed: OpenSpiel copies a state by copying what it holds, and
pickles it the same way. Whoever is asked with others answers in the order that `lab/env/batch.py` tells; luck is a
player of its own, and every die and every pick of a shuffle is one of its moves.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from hashlib import blake2b
from typing import Any

import numpy as np
import pyspiel

import ludoteca
from ludoteca.kernel.errors import BadSetup, LudotecaError
from ludoteca.kernel.game import Game, LiveGame
from ludoteca.lab.env.moment import Moment, Scene, begin, scene_of
from ludoteca.lab.env.setup import LOST, WON, number_of, painted, spans
from ludoteca.lab.plan import usual_seats
from ludoteca.lab.spiel.parameters import MOST, PLAYERS, options_from, specification

NO_BOUND = 1_000_000  # what OpenSpiel is told of a match that nothing cuts off; none has come near it
SEEDS = 2**53  # how many worlds a number between 0 and 1 can tell apart


def name_of(game_id: str) -> str:
    """The name under which OpenSpiel knows a game."""
    return f"ludoteca_{game_id.replace('-', '_')}"


def type_of(game: Game) -> Any:
    """What OpenSpiel wants to know of a game before it is set up."""
    kinds = pyspiel.GameType
    seats = usual_seats(game)
    state = game.new_state(seats, game.check_setup(seats, None))
    team = seats > 1 and len(game.team(state, 0)) == seats
    return kinds(
        short_name=name_of(game.id),
        long_name=game.id.replace("-", " ").title(),
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.Information.IMPERFECT_INFORMATION,
        utility=kinds.Utility.IDENTICAL if team else kinds.Utility.GENERAL_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=game.seats[-1],
        min_num_players=game.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=specification(game.options, seats),
    )


class SpielGame(pyspiel.Game):
    """A game with its seats and options. Each game has a class of its own: OpenSpiel keeps what makes games beyond the
    end of Python, which a class survives and a function does not."""

    kind: Any
    game_id: str

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        given = dict(params or {})
        game = ludoteca.game(self.game_id)
        seats = given.get(PLAYERS, usual_seats(game))
        most = given.get(MOST, 0)
        if most < 0:
            raise BadSetup(f"{MOST} is a number from 1 on, or 0 for no bound, not {most}")
        options = game.check_setup(seats, options_from(game.options, given))
        self.scene: Scene = scene_of(self.game_id, seats, options, most)
        self.beginning: Moment = begin(self.scene)
        about = pyspiel.GameInfo(
            num_distinct_actions=self.scene.setup.actions,
            max_chance_outcomes=game.most_outcomes,
            num_players=seats,
            min_utility=LOST,
            max_utility=WON,
            utility_sum=None,
            max_game_length=most or NO_BOUND,
        )
        super().__init__(self.kind, about, given)

    def new_initial_state(self) -> SpielState:
        """A match before its first move."""
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Mapping[str, Any] | None = None) -> Observer:
        """How a player sees a state: by the numbers of `docs/encodings.md`."""
        if params:
            raise LudotecaError(f"observations have no parameters, not {dict(params)}")
        return Observer(self.scene, iig_obs_type)


class SpielState(pyspiel.State):
    """A moment of a match."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.moment: Moment = game.beginning

    # -- who is next, and what there is to choose --------------------------------------------------------------

    def current_player(self) -> int:
        """The seat that is asked, or luck, or nobody."""
        moment = self.moment
        if moment.draw is not None:
            return int(pyspiel.PlayerId.CHANCE)
        decision = moment.decision
        return int(pyspiel.PlayerId.TERMINAL) if decision is None else int(decision.seat)

    def is_terminal(self) -> bool:
        """Whether the match has ended, or is cut off."""
        return self.moment.over

    def _legal_actions(self, player: int) -> list[int]:
        return self.moment.legal()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """What luck can say, and how likely each is."""
        draw = self.moment.draw
        if draw is None:
            raise LudotecaError("luck is not asked here")
        return draw.outcomes()

    def _apply_action(self, action: int) -> None:
        self.moment = self.moment.after(number_of(action))

    def returns(self) -> list[float]:
        """1 for who has won, -1 for who has not; a team wins and loses together. 0 before the end, or without one."""
        return self.moment.returns()

    # -- what a player knows -----------------------------------------------------------------------------------

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> SpielState:
        """A state that the one who is asked cannot tell from this one. It has no history: the true one would tell."""
        other: SpielState = self.get_game().new_initial_state()
        other.moment = self.moment.sample(player, int(sampler() * SEEDS))
        return other

    # -- words -------------------------------------------------------------------------------------------------

    def _action_to_string(self, player: int, action: int) -> str:
        moment = self.moment
        if moment.draw is not None:
            return f"{moment.draw.tag}: {action}"
        decision = moment.decision
        setup = moment.scene.setup
        if decision is None or action not in moment.legal():
            return str(action)
        if action == setup.encoding.actions:
            return "pass"
        kind, known = decision.kind, setup.game.actions
        name, values = known[kind].decode(setup.encoding.action(decision, action))
        told = ", ".join(
            f"{param.name}={value}" for param, value in zip(known[kind].act(name).params, values, strict=True)
        )
        return f"{kind}: {name}({told})"

    def __str__(self) -> str:
        moment = self.moment
        setup = moment.scene.setup
        way = blake2b(repr(moment.history()).encode(), digest_size=4).hexdigest()
        where = f"{setup.game.id} with {setup.seats} seats after {moment.count} answers ({way})"
        if moment.draw is not None:
            return f"{where}: luck is asked, {moment.draw!r}"
        decision = moment.decision
        if decision is None:
            return f"{where}: {moment.outcome or 'cut off'}"
        return f"{where}: seat {decision.seat} is asked {decision.kind!r}, offered are {spans(moment.legal())}"

    def board(self, seat: int | None = None) -> str:
        """The board as a terminal shows it to a seat, or to a spectator."""
        if self.moment.session is None:
            return ""
        return painted(self.moment.session, seat)

    def record(self) -> Any:
        """The match up to its last question, for `ludoteca replay` and the replay page."""
        if self.moment.session is None:
            raise LudotecaError("the match has not begun: there is nothing to record")
        return self.moment.session.record()


class Observer:
    """What a player sees as numbers and as a text. With perfect recall the text tells all that it has seen and answered
    before as well, in short; the numbers are of this moment alone."""

    def __init__(self, scene: Scene, kind: Any) -> None:
        self._remembers = kind is not None and kind.perfect_recall
        if kind is not None and (not kind.public_info or kind.private_info != pyspiel.PrivateInfoType.SINGLE_PLAYER):
            raise LudotecaError("a player sees what is public and what is its own: there is no other observation")
        self.tensor = np.zeros(scene.setup.encoding.features, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        """Look at a state."""
        self.tensor[:] = state.moment.row(player)

    def string_from(self, state: SpielState, player: int) -> str:
        """What a player sees as a text."""
        moment = state.moment
        seen = f"seat {player}: {moment.fields(player)}"
        return f"{seen} after {moment.pasts[player].hex() or 'nothing'}" if self._remembers else seen


def register() -> None:
    """Make every game with turns known to OpenSpiel; those that are known already are left alone."""
    known = pyspiel.registered_names()
    for game_id in ludoteca.game_ids():
        game = ludoteca.game(game_id)
        if isinstance(game, LiveGame) or name_of(game_id) in known:
            continue
        kind = type_of(game)
        made = type(name_of(game_id), (SpielGame,), {"kind": kind, "game_id": game_id})
        pyspiel.register_game(kind, made)
