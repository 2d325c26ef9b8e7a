"""Councils at a table: who may wish, what is wished, and when it is settled.

Wishes lie in the seating, so they are on disk and outlast a restart; the match gets one answer when the council has
settled (`kernel/council.py` counts). Bots have no voice while a person who may answer is there.
"""

from __future__ import annotations

from collections.abc import Collection

from ludoteca.kernel.council import settle
from ludoteca.kernel.flow import Council, Decision
from ludoteca.server.messages import CouncilInfo
from ludoteca.server.tables.seating import HUMAN, Seating


def people(seating: Seating, council: Council) -> dict[str, int]:
    """The people of a council who keep their seats, each with the seat that they speak for: one voice a person."""
    found: dict[str, int] = {}
    for seat in sorted(council.seats):
        chair = seating.chairs[seat]
        if chair.kind == HUMAN and not chair.left:
            found.setdefault(chair.player, seat)
    return found


def voters(seating: Seating, council: Council, here: Collection[str]) -> list[int]:
    """The seats whose wishes count: those of the people who are here."""
    return [seat for player, seat in people(seating, council).items() if player in here]


def seconds(seating: Seating) -> int:
    """How long a council may take at this table; 0 is as long as it likes."""
    return seating.council_seconds or (seating.clock.seconds if seating.clock.kind == "move" else 0)


def wishes(seating: Seating, decision: Decision) -> dict[int, int]:
    """What is wished so far about this question, by seat."""
    return dict(seating.wishes) if seating.wished == decision.id else {}


def wish(seating: Seating, council: Council, seat: int, action: int) -> None:
    """A person wishes something, or something else than before."""
    decision = council.decision
    speaks_for = people(seating, council).get(seating.chairs[seat].player, seat)
    seating.wishes = {**wishes(seating, decision), speaks_for: action}
    seating.wished = decision.id


def forget(seating: Seating) -> None:
    """The question is answered: nothing is wished any more."""
    seating.wishes = {}
    seating.wished = 0


def settled(seating: Seating, council: Council, here: Collection[str], closing: bool = False) -> int | None:
    """The answer that the council has come to; None while it is open."""
    decision = council.decision
    return settle(
        wishes(seating, decision),
        voters(seating, council, here),
        council.tie,
        default=decision.default,
        closing=closing,
    )


def council_info(seating: Seating, council: Council, here: Collection[str], closes_in: int | None) -> CouncilInfo:
    """A council as its members see it."""
    decision = council.decision
    return CouncilInfo(
        decision=decision.id,
        tie=council.tie,
        voters=voters(seating, council, here),
        wishes={str(seat): action for seat, action in wishes(seating, decision).items()},
        closes_in=closes_in,
    )
