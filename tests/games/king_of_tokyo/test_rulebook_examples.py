"""The worked examples of the rulebook."""

from __future__ import annotations

import pytest

from tests.games.king_of_tokyo.table import given


@pytest.mark.rule("KOT-E1", "KOT-R27")
def test_four_ones_are_two_stars() -> None:
    with given("Gigazaur", "The King").city("The King").rolls("1 1 1 1 2 energy") as g:
        g.keeps_all().gained("Gigazaur", stars=2, energy=1)


@pytest.mark.rule("KOT-E2", "KOT-D-2", "KOT-R23")
def test_rolling_three_times_for_four_twos() -> None:
    with given("Gigazaur", "CyberKitty").city("CyberKitty").has("Gigazaur", hearts=8) as g:
        g.rolls("2 claw 1 3 heart 1").rolls("2 energy 3 1").keeps(0, 1)
        g.rolls("2 2 energy").keeps(0, 1, 2)
        g.gained("Gigazaur", stars=3, energy=1, hearts=0).lost("CyberKitty", 1)
        g.is_asked("CyberKitty", "yield")


@pytest.mark.rule("KOT-E2", "KOT-R29")
def test_the_same_claw_from_tokyo_hits_everybody_outside() -> None:
    with given("Gigazaur", "CyberKitty", "The King").city("Gigazaur").rolls("2 2 2 2 claw energy") as g:
        g.keeps_all().lost("CyberKitty", 1).lost("The King", 1).gained("Gigazaur", stars=3, energy=1)


@pytest.mark.rule("KOT-E3", "KOT-R48", "KOT-R49")
def test_sweeping_and_buying_with_ten_energy() -> None:
    with given("Space Penguin", "The King").city("The King").has("Space Penguin", energy=10) as g:
        g.market("mimic", "extra_head", "nova_breath").deck("wings", "gourmet", "stretchy", "jets").keeps_all()
        g.sweeps("Space Penguin").now("Space Penguin", energy=8)
        assert g.up() == ["wings", "gourmet", "stretchy"]
        g.buys("Space Penguin", "stretchy").now("Space Penguin", energy=5)
        assert g.up() == ["wings", "gourmet", "jets"]
        g.buys_nothing("Space Penguin").turn_of("The King").now("Space Penguin", energy=5)


@pytest.mark.rule("KOT-E4", "KOT-R44", "KOT-R45", "KOT-R46", "KOT-D-4", "KOT-D-6")
def test_five_monsters_fight_for_tokyo() -> None:
    g = given("MekaDragon", "Gigazaur", "Space Penguin", "The King", "CyberKitty")
    with g.city("Gigazaur").bay("Space Penguin").has("Gigazaur", hearts=8):  # it has fought before
        g.rolls("claw claw claw claw 1 2").rolls("claw 1 1 2 2 3").rolls("claw 1 1 2 2 3")
        # 1. MekaDragon's four claws drive both out; it takes the City, and the Bay stays empty.
        g.keeps_all().lost("Gigazaur", 4).lost("Space Penguin", 4)
        g.yields("Gigazaur").yields("Space Penguin").gained("MekaDragon", stars=1)
        g.is_in("MekaDragon", "city").is_in("Gigazaur", "outside").is_in("Space Penguin", "outside")
        # 2. Gigazaur hits MekaDragon, which stays; it must enter the Bay.
        g.turn_of("Gigazaur").keeps_all().lost("MekaDragon", 1).is_not_asked("Space Penguin")
        g.stays("MekaDragon").is_in("Gigazaur", "bay").gained("Gigazaur", stars=1)
        # 3. Space Penguin hits both; Gigazaur yields the Bay to it, MekaDragon stays.
        g.turn_of("Space Penguin").keeps_all().lost("MekaDragon", 1).lost("Gigazaur", 1)
        g.stays("MekaDragon").yields("Gigazaur").gained("Space Penguin", stars=1)
        g.is_in("Space Penguin", "bay").is_in("MekaDragon", "city").is_in("Gigazaur", "outside")
        # 4. The King and CyberKitty roll no claws: nobody enters or leaves.
        g.turn_of("The King").keeps_all().turn_of("CyberKitty").rolls("claw claw claw 1 1 2").keeps_all()
        for name in ("Gigazaur", "The King", "CyberKitty"):
            g.is_in(name, "outside")
        # 5. MekaDragon starts in Tokyo; its claws end Gigazaur, and with four left the Bay closes.
        g.turn_of("MekaDragon").gained("MekaDragon", stars=2).keeps_all()
        g.lost("Gigazaur", 3).lost("The King", 3).lost("CyberKitty", 3).lost("Space Penguin", 0)
        g.is_out("Gigazaur").is_in("Space Penguin", "outside").is_in("MekaDragon", "city")
        g.now("MekaDragon", stars=3, hearts=8).now("Space Penguin", stars=1, hearts=6).turn_of("Space Penguin")
