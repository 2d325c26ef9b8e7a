"""The worked examples of the rulebook."""

from __future__ import annotations

import pytest

from tests.games.king_of_tokyo.table import given


@pytest.mark.rule("KOT-E1")
@pytest.mark.rule("KOT-R27")
def test_four_ones_are_two_stars() -> None:
    with given("Gigazaur", "The King").city("The King").rolls("1 1 1 1 2 energy") as g:
        g.keeps_all().gained("Gigazaur", stars=2, energy=1)


@pytest.mark.rule("KOT-E2")
def test_rolling_three_times_for_four_twos() -> None:
    with given("Gigazaur", "CyberKitty").city("CyberKitty").rolls("2 claw 1 3 heart 1") as g:
        g.rolls("2 energy 3 1").keeps(0, 1)
        g.rolls("2 2 energy").keeps(0, 1, 2)
        g.gained("Gigazaur", stars=3, energy=1).lost("CyberKitty", 1)
        g.is_asked("CyberKitty", "yield")
