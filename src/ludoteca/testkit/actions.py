"""Whether every action that a game offers is one that it has declared."""

from __future__ import annotations

from ludoteca.kernel.flow import Decision
from ludoteca.kernel.game import Game


def check_actions(game: Game, decision: Decision) -> None:
    """Every action of a decision can be taken to pieces and put together again, by the game's own declaration."""
    space = game.actions.get(decision.kind)
    assert space is not None, f"{type(game).__name__}.actions declares none for decisions of kind {decision.kind!r}"
    for action in decision.actions:
        assert action in space, f"the action {action} of {decision.kind!r} is not declared: {space!r}"
        name, values = space.decode(action)
        again = space.encode(name, *values)
        assert again == action, f"the action {action} of {decision.kind!r} is {name}{values}, which is {again}"
