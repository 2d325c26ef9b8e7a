"""Acid Attack, Alpha Monster and Burrowing: claws that cards add, and what they lead to."""

from __future__ import annotations

import pytest

from tests.games.king_of_tokyo.table import given

# -- Acid Attack -----------------------------------------------------------------------------------------------


@pytest.mark.rule("KOT-acid_attack")
def test_acid_adds_a_claw_to_a_roll_without_any() -> None:
    with given("Gigazaur", "The King").city("The King").owns("Gigazaur", "acid_attack") as g:
        g.rolls("1 1 2 2 3 3").keeps_all().lost("The King", 1)


@pytest.mark.rule("KOT-acid_attack")
def test_acid_adds_a_claw_to_those_on_the_dice() -> None:
    with given("Gigazaur", "The King").city("The King").owns("Gigazaur", "acid_attack") as g:
        g.rolls("claw claw 2 2 3 3").keeps_all().lost("The King", 3)


@pytest.mark.rule("KOT-acid_attack.1")
def test_acid_from_outside_hits_only_tokyo() -> None:
    with given("Gigazaur", "The King", "CyberKitty").city("The King").owns("Gigazaur", "acid_attack") as g:
        g.keeps_all().lost("The King", 1).lost("CyberKitty", 0).lost("Gigazaur", 0)


@pytest.mark.rule("KOT-acid_attack.1")
def test_acid_from_tokyo_hits_all_outside() -> None:
    with given("Gigazaur", "The King", "CyberKitty").city("Gigazaur").owns("Gigazaur", "acid_attack") as g:
        g.keeps_all().lost("The King", 1).lost("CyberKitty", 1).lost("Gigazaur", 0)


@pytest.mark.rule("KOT-acid_attack.1")
def test_acid_carries_poison_and_shrink_tokens() -> None:
    g = given("Gigazaur", "The King").city("The King")
    with g.owns("Gigazaur", "acid_attack", "poison_spit", "shrink_ray"):
        g.keeps_all().now("The King", hearts=9, poison=1, shrink=1)


@pytest.mark.rule("KOT-acid_attack.1")
def test_acid_counts_for_alpha_monster() -> None:
    with given("Gigazaur", "The King").city("The King").owns("Gigazaur", "acid_attack", "alpha_monster") as g:
        g.keeps_all().gained("Gigazaur", stars=1)


@pytest.mark.rule("KOT-acid_attack.1")
def test_acid_kindles_fire_breathing() -> None:
    g = given("Gigazaur", "The King", "CyberKitty").city("The King")
    with g.owns("Gigazaur", "acid_attack", "fire_breathing"):
        g.keeps_all().lost("The King", 2).lost("CyberKitty", 1)


@pytest.mark.rule("KOT-acid_attack.1")
def test_acid_wakes_spiked_tail() -> None:
    with given("Gigazaur", "The King").city("The King").owns("Gigazaur", "acid_attack", "spiked_tail") as g:
        g.keeps_all().lost("The King", 2)


@pytest.mark.rule("KOT-acid_attack.1")
def test_acid_wakes_urbavore_in_tokyo() -> None:
    with given("Gigazaur", "The King").city("Gigazaur").owns("Gigazaur", "acid_attack", "urbavore") as g:
        g.keeps_all().lost("The King", 2)


@pytest.mark.rule("KOT-acid_attack.1", "KOT-complete_destruction.1")
def test_acid_is_the_claw_of_complete_destruction() -> None:
    g = given("Gigazaur", "The King").city("The King").owns("Gigazaur", "acid_attack", "complete_destruction")
    with g.rolls("1 2 3 heart energy energy"):
        g.keeps_all().gained("Gigazaur", stars=9, energy=2).lost("The King", 1)


@pytest.mark.rule("KOT-acid_attack.2")
def test_acid_alone_lets_tokyo_yield() -> None:
    with given("Gigazaur", "The King").city("The King").owns("Gigazaur", "acid_attack") as g:
        g.keeps_all().is_asked("The King", "yield")
        g.yields("The King").is_in("The King", "outside").is_in("Gigazaur", "city").now("The King", hearts=9)


@pytest.mark.rule("KOT-acid_attack.copy")
def test_two_acids_are_two_claws() -> None:
    g = given("Gigazaur", "The King").city("The King").owns("Gigazaur", "acid_attack", "mimic")
    with g.mimics("acid_attack"):
        g.keeps_all().lost("The King", 2)


# -- Alpha Monster ---------------------------------------------------------------------------------------------


@pytest.mark.rule("KOT-alpha_monster")
def test_alpha_gives_one_star_however_many_claws() -> None:
    with given("Gigazaur", "The King").city("The King").owns("Gigazaur", "alpha_monster") as g:
        g.rolls("claw claw claw 1 2 3").keeps_all().gained("Gigazaur", stars=1)


@pytest.mark.rule("KOT-alpha_monster")
def test_alpha_without_a_claw_gives_nothing() -> None:
    with given("Gigazaur", "The King").city("The King").owns("Gigazaur", "alpha_monster") as g:
        g.rolls("1 1 2 2 3 3").keeps_all().gained("Gigazaur", stars=0)


@pytest.mark.rule("KOT-alpha_monster")
def test_alpha_needs_no_victim() -> None:
    with given("Gigazaur", "The King").owns("Gigazaur", "alpha_monster") as g:
        g.rolls("claw 1 2 2 3 3").keeps_all().lost("The King", 0)
        g.gained("Gigazaur", stars=2)  # one of them for entering Tokyo


@pytest.mark.rule("KOT-alpha_monster")
def test_alpha_needs_no_wound() -> None:
    g = given("Gigazaur", "The King").city("The King").owns("Gigazaur", "alpha_monster")
    with g.owns("The King", "armor_plating").rolls("claw 1 2 2 3 3"):
        g.keeps_all().lost("The King", 0).gained("Gigazaur", stars=1)


@pytest.mark.rule("KOT-alpha_monster.copy")
def test_two_alphas_are_two_stars() -> None:
    g = given("Gigazaur", "The King").city("The King").owns("Gigazaur", "alpha_monster", "mimic")
    with g.mimics("alpha_monster").rolls("claw claw 1 2 3 3"):
        g.keeps_all().gained("Gigazaur", stars=2)


# -- Burrowing -------------------------------------------------------------------------------------------------


@pytest.mark.rule("KOT-burrowing")
def test_burrowing_adds_a_claw_in_tokyo_without_any_rolled() -> None:
    with given("Gigazaur", "The King").city("Gigazaur").owns("Gigazaur", "burrowing") as g:
        g.rolls("1 1 2 2 3 3").keeps_all().lost("The King", 1)


@pytest.mark.rule("KOT-burrowing")
def test_burrowing_adds_a_claw_in_the_bay_to_those_rolled() -> None:
    g = given("Gigazaur", "The King", "CyberKitty", "MekaDragon", "Alienoid").city("The King").bay("Gigazaur")
    with g.owns("Gigazaur", "burrowing").rolls("claw 1 2 2 3 3"):
        g.keeps_all().lost("CyberKitty", 2).lost("MekaDragon", 2).lost("Alienoid", 2).lost("The King", 0)


@pytest.mark.rule("KOT-burrowing")
def test_burrowing_adds_nothing_outside_tokyo() -> None:
    with given("Gigazaur", "The King").city("The King").owns("Gigazaur", "burrowing") as g:
        g.rolls("claw 1 2 2 3 3").keeps_all().lost("The King", 1)


@pytest.mark.rule("KOT-burrowing")
def test_who_makes_a_burrower_yield_loses_a_heart() -> None:
    g = given("Gigazaur", "The King", "CyberKitty").city("The King").owns("The King", "burrowing")
    with g.rolls("claw claw claw 1 2 3"):
        g.keeps_all().lost("The King", 3).lost("Gigazaur", 0)
        g.yields("The King").lost("Gigazaur", 1).lost("CyberKitty", 0).is_in("Gigazaur", "city")


@pytest.mark.rule("KOT-burrowing")
def test_a_burrower_who_stays_hurts_nobody() -> None:
    g = given("Gigazaur", "The King").city("The King").owns("The King", "burrowing").rolls("claw 1 2 2 3 3")
    with g:
        g.keeps_all().stays("The King").lost("Gigazaur", 0).is_in("Gigazaur", "outside")


@pytest.mark.rule("KOT-burrowing.1")
def test_burrowing_comes_after_yield_choices_and_jets_damage_and_before_entering() -> None:
    g = given("Gigazaur", "The King", "CyberKitty", "MekaDragon", "Alienoid").city("The King").bay("CyberKitty")
    g.owns("The King", "burrowing").owns("CyberKitty", "jets", "camouflage").owns("Gigazaur", "wings")
    with g.has("Gigazaur", energy=2).rolls("claw claw 1 1 2 3"):
        g.keeps_all().yields("The King").now("Gigazaur", hearts=10)
        g.stays("CyberKitty").is_asked("CyberKitty", "react").now("Gigazaur", hearts=10)
        g.takes_it("CyberKitty").lost("CyberKitty", 2).is_asked("Gigazaur", "react")
        g.is_in("Gigazaur", "outside").now("Gigazaur", stars=0)
        g.takes_it("Gigazaur").lost("Gigazaur", 1).is_in("Gigazaur", "city").now("Gigazaur", stars=1)


@pytest.mark.rule("KOT-burrowing.1")
def test_an_attacker_killed_by_burrowing_does_not_enter() -> None:
    g = given("Gigazaur", "The King", "CyberKitty").city("The King").owns("The King", "burrowing")
    with g.has("Gigazaur", hearts=1).rolls("claw 1 2 2 3 3"):
        g.keeps_all().yields("The King").is_out("Gigazaur").now("Gigazaur", stars=0)
        g.is_in("Gigazaur", "outside").is_in("The King", "outside").is_in("CyberKitty", "outside")
        g.turn_of("The King")


@pytest.mark.rule("KOT-burrowing.1")
def test_burrowing_hits_an_attacker_who_takes_nobodys_place() -> None:
    g = given("Gigazaur", "The King", "CyberKitty", "MekaDragon", "Alienoid").city("Gigazaur").bay("The King")
    with g.owns("Gigazaur", "nova_breath").owns("The King", "burrowing").rolls("claw 1 2 2 3 3"):
        g.keeps_all().yields("The King").lost("Gigazaur", 1).is_in("Gigazaur", "city")
        assert "bay" not in [("outside", "city", "bay")[monster.place] for monster in g.state.monsters]


@pytest.mark.rule("KOT-burrowing.2")
def test_burrowing_is_no_claw_so_the_attacker_cannot_yield() -> None:
    g = given("Gigazaur", "The King", "CyberKitty", "MekaDragon", "Alienoid").city("Gigazaur").bay("The King")
    with g.owns("Gigazaur", "nova_breath").owns("The King", "burrowing").rolls("claw 1 2 2 3 3"):
        g.keeps_all().yields("The King").lost("Gigazaur", 1)
        g.is_not_asked("Gigazaur").is_in("Gigazaur", "city").turn_of("The King")


@pytest.mark.rule("KOT-burrowing.2")
def test_burrowing_is_no_claw_so_it_carries_no_tokens() -> None:
    g = given("Gigazaur", "The King").city("The King").owns("The King", "burrowing", "poison_spit", "shrink_ray")
    with g.rolls("claw 1 2 2 3 3"):
        g.keeps_all().yields("The King").now("Gigazaur", hearts=9, poison=0, shrink=0)


@pytest.mark.rule("KOT-burrowing.2")
def test_armor_stops_burrowing() -> None:
    g = given("Gigazaur", "The King").city("The King").owns("The King", "burrowing")
    with g.owns("Gigazaur", "armor_plating").rolls("claw 1 2 2 3 3"):
        g.keeps_all().yields("The King").lost("Gigazaur", 0).is_in("Gigazaur", "city")


@pytest.mark.rule("KOT-burrowing.3")
def test_burrowing_does_nothing_against_death_from_above() -> None:
    g = given("Gigazaur", "The King").city("The King").owns("The King", "burrowing")
    with g.has("Gigazaur", energy=5).market("death_from_above"):
        g.keeps_all().buys("Gigazaur", "death_from_above").lost("Gigazaur", 0)
        g.is_in("The King", "outside").is_in("Gigazaur", "city")


@pytest.mark.rule("KOT-burrowing.3")
def test_burrowing_does_nothing_when_its_owner_is_eliminated() -> None:
    g = given("Gigazaur", "The King", "CyberKitty").city("The King").owns("The King", "burrowing")
    with g.has("The King", hearts=1).rolls("claw 1 2 2 3 3"):
        g.keeps_all().is_out("The King").lost("Gigazaur", 0).is_in("Gigazaur", "city")


@pytest.mark.rule("KOT-burrowing.3", "KOT-it_has_a_child.2")
def test_burrowing_does_nothing_when_its_owner_is_reborn() -> None:
    g = given("Gigazaur", "The King").city("The King").owns("The King", "it_has_a_child", "burrowing")
    with g.has("The King", hearts=1).rolls("claw 1 2 2 3 3"):
        g.keeps_all().lost("Gigazaur", 0).now("The King", hearts=10)
        g.is_in("The King", "outside").is_in("Gigazaur", "city").gained("Gigazaur", stars=1)


@pytest.mark.rule("KOT-burrowing.3")
def test_burrowing_does_nothing_when_the_bay_closes() -> None:
    g = given("Gigazaur", "The King", "CyberKitty", "MekaDragon", "Alienoid").city("Gigazaur").bay("The King")
    with g.owns("The King", "burrowing").has("Alienoid", hearts=1).rolls("claw 1 2 2 3 3"):
        g.keeps_all().is_out("Alienoid").is_in("The King", "outside").lost("Gigazaur", 0)


@pytest.mark.rule("KOT-burrowing.copy")
def test_two_burrowings_add_two_claws_in_tokyo() -> None:
    g = given("Gigazaur", "The King").city("Gigazaur").owns("Gigazaur", "burrowing", "mimic").mimics("burrowing")
    with g:
        g.keeps_all().lost("The King", 2)


@pytest.mark.rule("KOT-burrowing.copy", "KOT-burrowing.2")
def test_two_burrowings_take_two_hearts_and_armor_does_not_stop_them() -> None:
    g = given("Gigazaur", "The King").city("The King").owns("The King", "burrowing", "mimic").mimics("burrowing")
    with g.owns("Gigazaur", "armor_plating").rolls("claw 1 2 2 3 3"):
        g.keeps_all().yields("The King").lost("Gigazaur", 2)
