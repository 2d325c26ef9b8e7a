"""Windows, plays, comparisons and the marker, told a second time from the digest alone (`model/`), beside the engine:
nobody may tell them apart.
"""

from __future__ import annotations

from collections import Counter

import pytest

from tests.games.fabrica_de_herois.model.beside import Beside

LOOK = 300  # decisions of a match: tens of thousands were compared once, these keep watch


@pytest.mark.rule("FH-D-16", "FH-D-18", "FH-D-25", "FH-D-28", "FH-D-30", "FH-R69", "FH-R78")
@pytest.mark.parametrize("seats", range(2, 7))
def test_matches_are_told_alike(seats: int) -> None:
    seen: Counter[str] = Counter()
    for seed in range(2):
        match = Beside(seats, 100 * seats + seed)
        match.play(LOOK)
        seen.update(match.compared)
        seen["markers"] += match.ledger.moves
    assert min(seen[name] for name in ("plays", "answer", "sums", "markers")) > 0, seen
