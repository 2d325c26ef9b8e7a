"""How likely everyone is to win from a position on, if all play on as a *jogador* does."""

from __future__ import annotations

from ludoteca.bots.glimpse import own_luck
from ludoteca.kernel.chance import seeded
from ludoteca.kernel.flow_session import FlowSession
from ludoteca.kernel.session import Session

FAR = 400  # decisions until a world is judged as it stands


def chances(session: Session, worlds: int, seed: int) -> list[float]:
    """By seat, in so many worlds: what any of them does not know is dealt anew in each."""
    game, seats = session.game, session.seats
    policy = game.policy("jogador")
    won = [0.0] * seats
    for number in range(worlds):
        luck = own_luck(seed, number)
        world = session
        for seat in range(seats):
            world = world.sample(seat, luck)
        assert isinstance(world, FlowSession)
        world.finish([policy] * seats, seeded(-1 - seed - number), FAR)
        outcome = world.outcome
        for seat in range(seats):
            won[seat] += game.evaluate(world.state, seat) if outcome is None else float(seat in outcome.winners)
    return [share / worlds for share in won]
