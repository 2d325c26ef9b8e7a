"""How a match of a flow game begins: at its usual set-up, or in a given position."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ludoteca.kernel.chance import Chance
from ludoteca.kernel.errors import RuleFault, is_fault
from ludoteca.kernel.flow import State
from ludoteca.kernel.flow_session import FlowSession
from ludoteca.kernel.game import Game


def first_state(game: Game, seats: int, options: dict[str, Any]) -> State:
    """The state before the first rule; a game that cannot even be unpacked has a fault, too."""
    try:
        state: State = game.new_state(seats, options)
    except Exception as problem:
        if is_fault(problem):
            raise RuleFault(game.id, None, None, problem) from problem
        raise
    return state


def start_flow(
    game: Game, seats: Any, options: Mapping[str, Any] | None, seed: Any, chance: Chance | None
) -> FlowSession:
    """A new match of a flow game, at its first decision. Seats and seed come from outside: the game checks them."""
    checked = game.check_setup(seats, options)
    known: int | None = None
    luck = chance
    if luck is None:
        known, luck = game.luck(seed)
    session = FlowSession(game, seats, checked, known, first_state(game, seats, checked), luck)
    session.begin()
    return session


def start_at(game: Game, position: dict[str, Any], seed: Any = None, chance: Chance | None = None) -> FlowSession:
    """A match of a flow game that begins in a given position, at its first decision."""
    known: int | None = None
    luck = chance
    if luck is None:
        known, luck = game.luck(seed)
    state, seats, options = game.place(position)
    session = FlowSession(game, seats, options, known, state, luck)
    session.position = position
    session.begin()
    return session
