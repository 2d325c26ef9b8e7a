"""How the tests of bots play matches."""

from __future__ import annotations

from collections.abc import Sequence

from ludoteca.bots import Bot, Glimpse, make_bot
from ludoteca.kernel.game import Outcome
from ludoteca.kernel.session import Session

KOT = "king-of-tokyo"


def team(levels: Sequence[str], seed: int, playouts: int = 8, game: str = KOT) -> list[Bot]:
    """A bot for each seat, each with a seed of its own."""
    return [make_bot(level, game, seed * 100 + seat, playouts=playouts) for seat, level in enumerate(levels)]


def play(session: Session, bots: Sequence[Bot], log: list[tuple[int, str, int]] | None = None) -> Outcome:
    """Play a match to its end; the session refuses every illegal answer."""
    while session.outcome is None:
        seat, decision = next(iter(session.pending.items()))
        action = bots[seat].choose(Glimpse(session, seat), decision)
        if log is not None:
            log.append((seat, decision.kind, action))
        session.answer(seat, action)
    return session.outcome
