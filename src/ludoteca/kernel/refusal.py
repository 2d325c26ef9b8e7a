"""Why an answer is refused, said so that a person understands it: message, rule id, English sentence."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ludoteca.kernel.errors import IllegalAnswer

if TYPE_CHECKING:
    from ludoteca.kernel.flow import Decision, State
    from ludoteca.kernel.game import Game

LARGEST = 2**62  # an action is a small number; the compiled rules count in 64 bits


def explain(
    game: Game,
    state: State,
    seats: int,
    waiting: list[int],
    seat: object,
    decision: Decision | None,
    action: object,
    stale: bool,
) -> IllegalAnswer:
    """The refusal for an answer that cannot be taken."""
    key, params, rule = _reason(game, state, seats, waiting, seat, decision, action, stale)
    from ludoteca.words import say

    return IllegalAnswer(key, params, rule, say(game.id, "en", key, params))


def _reason(
    game: Game,
    state: State,
    seats: int,
    waiting: list[int],
    seat: object,
    decision: Decision | None,
    action: object,
    stale: bool,
) -> tuple[str, dict[str, Any], str]:
    if type(seat) is not int or not 0 <= seat < seats:
        return "refuse-no-such-seat", {"seat": repr(seat), "last": seats - 1}, game.turn_rule
    if decision is None:
        if not waiting:
            return "refuse-game-over", {}, game.turn_rule
        return "refuse-not-asked", {"waiting": ", ".join(str(other + 1) for other in waiting)}, game.turn_rule
    if stale:
        return "refuse-stale", {}, game.turn_rule
    if type(action) is not int or not -LARGEST <= action <= LARGEST:
        return "refuse-malformed", {"answer": repr(action)[:60]}, game.turn_rule
    return game.refuse(state, decision, action)
