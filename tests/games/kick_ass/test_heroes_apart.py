"""Whoever swaps hero changes plans: in matches of *jogador* the seven walk, wind clocks and fight differently."""

from __future__ import annotations

from collections import Counter, defaultdict

import pytest

from bench.kick_ass_balance import Match
from bench.kick_ass_heroes import play
from ludoteca.games.kick_ass.content import words as w
from ludoteca.games.kick_ass.game import HEROES, PLOTS

MATCHES = 2  # of each plot with two and with three heroes
APART = 1.3  # the most of a deed beside the least


@pytest.mark.playouts
def test_the_simulation_shows_seven_heroes() -> None:
    seen: dict[str, Counter[str]] = defaultdict(Counter)
    for number, plot in enumerate(PLOTS):
        for players in (2, 3):
            for seed in range(MATCHES):
                play(Match(plot, players, 1000 * number + 100 * players + seed, ("jogador",) * players), seen)
    assert set(seen) == set(HEROES)
    for deed in ("steps", "timers", "fights", "dollars"):
        rates = sorted(hero[deed] / hero["segments"] for hero in seen.values())
        assert rates[-1] > APART * rates[0], f"{deed}: {rates}"
    haunts = {hero: max(w.DISTRICT_NAMES, key=lambda place: counted[place]) for hero, counted in seen.items()}
    assert len(set(haunts.values())) > 1, haunts
