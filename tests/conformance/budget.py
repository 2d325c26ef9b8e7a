"""How closely the suite looks at each game, and so how long it takes: some 5 ms of processor time per look and seat.

A game with many set-ups, or with a thousand answers a match, takes no longer than a small one: they share the looks.
"""

from __future__ import annotations

from ludoteca.kernel.game import Game
from ludoteca.testkit.conformance import variants

LOOKS_AT_A_GAME = 240  # over all set-ups; the first question of each kind in a match comes on top
LOOKS_AT_MORE_MATCHES = 48  # with the usual options
FEWEST_LOOKS = 12  # at a match; faults that are put into a game are found with these already


def looks_at_a_match(game: Game) -> int:
    """How many looks at the match of one set-up."""
    return max(FEWEST_LOOKS, LOOKS_AT_A_GAME // sum(1 for _ in variants(game)))
