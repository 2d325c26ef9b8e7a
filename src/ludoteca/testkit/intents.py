"""What bots say about their next answer: it has words, and tells nobody what only the seat knows."""

from __future__ import annotations

from ludoteca.kernel.chance import Chance, seeded
from ludoteca.kernel.flow import Decision, Policy
from ludoteca.kernel.game import Game
from ludoteca.kernel.intent import listeners
from ludoteca.kernel.live import LiveSession
from ludoteca.kernel.session import Session
from ludoteca.testkit.portrait import table_of
from ludoteca.testkit.wording import check_intent

WAIT = -1  # live games: what a bot says while it waits


def talking_policy(game: Game) -> Policy | None:
    """The policy of a game whose bots say what they intend."""
    try:
        policy = game.policy("jogador")
    except NotImplementedError:
        return None
    return None if type(policy).intent is Policy.intent else policy


def check_intents(session: Session, policy: Policy, whim: Chance) -> int:
    """One action of each seat, in two worlds that one listener cannot tell apart: the seat says the same about it.

    An intent is a function of the action and of what every listener sees, so it can tell nobody more than the action
    itself. The number of intents that were met.
    """
    met = 0
    game = session.game
    for seat, asked in session.pending.items():
        action = asked.actions[whim.below(len(asked.actions))]
        if isinstance(session, LiveSession) and whim.below(4) == 0:
            action = WAIT
        audience = listeners(game.team(session.state, seat), session.seats)
        hear = [one for one in range(session.seats) if one != seat and (audience is None or one in audience)]
        if hear:
            met += _says_the_same(session, policy, seat, action, hear[whim.below(len(hear))], whim)
        if session.seats == 1:
            said = policy.intent(table_of(session), _asked(session, seat), action)
            if said is not None:
                check_intent(game, said, session.seats)
                met += 1
    return met


def _says_the_same(session: Session, policy: Policy, seat: int, action: int, listener: int, whim: Chance) -> bool:
    said = []
    for _ in range(2):
        world = session.sample(listener, seeded(whim.below(1_000_000)))
        decision = _asked(world, seat)
        if action != WAIT and action not in decision.actions:
            return False  # in this world the seat cannot do it
        said.append(policy.intent(table_of(world), decision, action))
    assert said[0] == said[1], f"seat {seat} tells seat {listener} what it cannot know: {said[0]} or {said[1]}"
    if said[0] is not None:
        check_intent(session.game, said[0], session.seats)
    return said[0] is not None


def _asked(session: Session, seat: int) -> Decision:
    if isinstance(session, LiveSession):
        return Decision(seat, "live", session.table.open(seat))
    return session.pending[seat]
