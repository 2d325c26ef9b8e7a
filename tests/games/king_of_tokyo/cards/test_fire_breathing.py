"""Fire Breathing: the neighbours burn."""

from __future__ import annotations

import pytest

from tests.games.king_of_tokyo.table import TokyoScenario, given


def _with_fire(*names: str) -> TokyoScenario:
    """The first monster breathes fire."""
    return given(*names).owns(names[0], "fire_breathing")


@pytest.mark.rule("KOT-fire_breathing")
def test_fire_burns_the_neighbours_on_both_sides_outside_tokyo_too() -> None:
    g = _with_fire("Gigazaur", "The King", "CyberKitty", "MekaDragon").city("CyberKitty").rolls("claw claw 1 2 3 3")
    with g:
        g.keeps_all().lost("The King", 1).lost("CyberKitty", 2).lost("MekaDragon", 1).lost("Gigazaur", 0)


@pytest.mark.rule("KOT-fire_breathing")
def test_fire_burns_a_neighbour_in_the_same_place() -> None:
    g = _with_fire("Gigazaur", "The King", "CyberKitty", "MekaDragon", "Alienoid").city("Gigazaur").bay("The King")
    with g.rolls("claw 1 2 2 3 3"):
        g.keeps_all().lost("The King", 1).lost("CyberKitty", 1).lost("MekaDragon", 1).lost("Alienoid", 2)


@pytest.mark.rule("KOT-fire_breathing")
def test_the_neighbours_are_the_nearest_who_live() -> None:
    g = _with_fire("Gigazaur", "The King", "CyberKitty", "MekaDragon", "Alienoid", "Space Penguin")
    g.city("MekaDragon").has("The King", hearts=0).has("Space Penguin", hearts=0)
    with g.rolls("claw 1 2 2 3 3"):
        g.keeps_all().lost("CyberKitty", 1).lost("MekaDragon", 1).lost("Alienoid", 1)


@pytest.mark.rule("KOT-fire_breathing.1")
@pytest.mark.parametrize("others", [("The King",), ("The King", "CyberKitty")])
def test_the_last_opponent_is_burned_once(others: tuple[str, ...]) -> None:
    g = _with_fire("Gigazaur", *others).city("Gigazaur")
    if len(others) == 2:
        g.has("CyberKitty", hearts=0)
    with g.rolls("claw claw 1 2 3 3"):
        g.keeps_all().lost("The King", 3)


@pytest.mark.rule("KOT-fire_breathing.2", "KOT-armor_plating.1")
def test_claw_and_fire_are_one_loss_that_armor_does_not_stop() -> None:
    g = _with_fire("Gigazaur", "The King").city("The King").owns("The King", "armor_plating")
    with g.rolls("claw 1 2 2 3 3"):
        g.keeps_all().lost("The King", 2).is_asked("The King", "yield")


@pytest.mark.rule("KOT-fire_breathing.2")
def test_claw_and_fire_are_one_roll_of_camouflage() -> None:
    g = _with_fire("Gigazaur", "The King").city("The King").owns("The King", "camouflage").rolls("claw 1 2 2 3 3")
    with g:
        g.keeps_all().camouflage("heart heart").reacts("The King", "camouflage")
        g.lost("The King", 0).is_not_asked("Gigazaur").turn_of("The King")


@pytest.mark.rule("KOT-fire_breathing.2")
def test_jets_escape_claw_and_fire_together() -> None:
    g = _with_fire("Gigazaur", "The King").city("The King").owns("The King", "jets").rolls("claw 1 2 2 3 3")
    with g:
        g.keeps_all().yields("The King").now("The King", hearts=10).is_in("The King", "outside")


@pytest.mark.rule("KOT-fire_breathing.2")
def test_claw_and_fire_together_make_it_stronger() -> None:
    g = _with_fire("Gigazaur", "The King").city("The King").owns("The King", "were_only_making_it_stronger")
    with g.rolls("claw 1 2 2 3 3"):
        g.keeps_all().lost("The King", 2).gained("The King", energy=1)


@pytest.mark.rule("KOT-fire_breathing.3")
def test_fire_alone_is_a_loss_of_its_own_that_armor_stops() -> None:
    g = _with_fire("Gigazaur", "The King", "CyberKitty").city("CyberKitty").owns("The King", "armor_plating")
    with g.rolls("claw claw 1 2 3 3"):
        g.keeps_all().lost("The King", 0).lost("CyberKitty", 3)


@pytest.mark.rule("KOT-fire_breathing.3")
def test_fire_alone_is_no_reason_to_yield() -> None:
    g = _with_fire("Gigazaur", "The King", "CyberKitty", "MekaDragon", "Alienoid").city("Gigazaur").bay("The King")
    with g.rolls("claw 1 2 2 3 3"):
        g.keeps_all().lost("The King", 1).is_in("The King", "bay").turn_of("The King").is_asked("The King", "keep")


@pytest.mark.rule("KOT-fire_breathing.3")
def test_fire_alone_carries_no_tokens() -> None:
    g = _with_fire("Gigazaur", "The King", "CyberKitty").city("CyberKitty")
    with g.owns("Gigazaur", "poison_spit", "shrink_ray").rolls("claw 1 2 2 3 3"):
        g.keeps_all().now("The King", hearts=9, poison=0, shrink=0)
        g.now("CyberKitty", hearts=8, poison=1, shrink=1)


@pytest.mark.rule("KOT-fire_breathing.4")
def test_no_fire_without_a_claw() -> None:
    with _with_fire("Gigazaur", "The King", "CyberKitty").city("CyberKitty").rolls("1 1 2 2 3 3") as g:
        g.keeps_all().lost("The King", 0).lost("CyberKitty", 0)


@pytest.mark.rule("KOT-fire_breathing.4")
def test_the_damage_of_a_card_kindles_no_fire() -> None:
    g = _with_fire("Gigazaur", "The King", "CyberKitty").city("CyberKitty").has("Gigazaur", energy=3)
    with g.market("flame_thrower"):
        g.keeps_all().buys("Gigazaur", "flame_thrower").lost("The King", 2).lost("CyberKitty", 2)


@pytest.mark.rule("KOT-fire_breathing.copy")
def test_two_fires_burn_two_hearts() -> None:
    g = _with_fire("Gigazaur", "The King", "CyberKitty").city("CyberKitty")
    with g.owns("Gigazaur", "mimic").mimics("fire_breathing").rolls("claw 1 2 2 3 3"):
        g.keeps_all().lost("The King", 2).lost("CyberKitty", 3)


@pytest.mark.rule("KOT-fire_breathing.copy", "KOT-fire_breathing.3")
def test_two_fires_are_one_loss_that_armor_does_not_stop() -> None:
    g = _with_fire("Gigazaur", "The King", "CyberKitty").city("CyberKitty").owns("The King", "armor_plating")
    with g.owns("Gigazaur", "mimic").mimics("fire_breathing").rolls("claw 1 2 2 3 3"):
        g.keeps_all().lost("The King", 2)


@pytest.mark.rule("KOT-fire_breathing.2", "KOT-R57", "KOT-X10")
def test_a_copied_fire_goes_on_burning_when_its_owner_falls_in_that_very_attack() -> None:
    g = given("Gigazaur", "The King", "CyberKitty").owns("Gigazaur", "mimic").mimics("fire_breathing")
    g.city("The King").owns("The King", "fire_breathing").has("The King", hearts=1)
    with g.rolls("claw 1 1 2 2 3"):
        g.keeps_all().is_out("The King").lost("CyberKitty", 1)
