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
    rule = game.turn_rule
    params: dict[str, Any] = {}
    if type(seat) is not int or not 0 <= seat < seats:
        key, params = "refuse-no-such-seat", {"seat": repr(seat), "last": seats - 1}
    elif decision is None and not waiting:
        key, rule = "refuse-game-over", game.over_rule(state)
    elif decision is None:
        key, params = "refuse-not-asked", {"waiting": ", ".join(str(other + 1) for other in waiting)}
    elif stale:
        key = "refuse-stale"
    elif type(action) is not int or not -LARGEST <= action <= LARGEST:
        key, params = "refuse-malformed", {"answer": repr(action)[:60]}
    else:
        key, params, rule = game.refuse(state, decision, action)
    from ludoteca.words import say

    return IllegalAnswer(key, params, rule, say(game.id, "en", key, params))
