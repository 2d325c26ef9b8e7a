"""Eater of the Dead and It Has a Child!: what happens at 0 hearts."""

from __future__ import annotations

import pytest

from tests.games.king_of_tokyo.table import TokyoScenario, given

# -- Eater of the Dead -----------------------------------------------------------------------------------------


@pytest.mark.rule("KOT-eater_of_the_dead")
def test_the_eater_feeds_on_whom_its_claws_kill() -> None:
    g = given("Gigazaur", "The King", "CyberKitty").city("The King").owns("Gigazaur", "eater_of_the_dead")
    with g.has("The King", hearts=1).rolls("claw 1 2 2 3 3"):
        g.keeps_all().is_out("The King").gained("Gigazaur", stars=4)  # one of them for entering Tokyo


@pytest.mark.rule("KOT-eater_of_the_dead")
def test_the_eater_feeds_on_whom_others_kill() -> None:
    g = given("Gigazaur", "The King", "CyberKitty").city("The King").owns("CyberKitty", "eater_of_the_dead")
    with g.has("The King", hearts=1).rolls("claw 1 2 2 3 3"):
        g.keeps_all().is_out("The King").gained("CyberKitty", stars=3).gained("Gigazaur", stars=1)


@pytest.mark.rule("KOT-eater_of_the_dead")
def test_the_eater_gets_nothing_for_a_mere_wound() -> None:
    g = given("Gigazaur", "The King", "CyberKitty").city("The King").owns("Gigazaur", "eater_of_the_dead")
    with g.has("The King", hearts=2).rolls("claw 1 2 2 3 3"):
        g.keeps_all().now("The King", hearts=1).gained("Gigazaur", stars=0)


@pytest.mark.rule("KOT-eater_of_the_dead.1")
def test_a_death_by_poison_feeds_the_eater() -> None:
    g = given("The King", "Gigazaur", "CyberKitty").city("CyberKitty").owns("Gigazaur", "eater_of_the_dead")
    with g.has("The King", hearts=1, poison=1):
        g.keeps_all().is_out("The King").gained("Gigazaur", stars=3)


@pytest.mark.rule("KOT-eater_of_the_dead.1")
def test_a_death_by_an_own_card_feeds_the_eater() -> None:
    g = given("The King", "Gigazaur", "CyberKitty").city("CyberKitty").owns("Gigazaur", "eater_of_the_dead")
    with g.has("The King", hearts=3, energy=4).market("tank"):
        g.keeps_all().buys("The King", "tank").is_out("The King").gained("Gigazaur", stars=3)


@pytest.mark.rule("KOT-eater_of_the_dead.1")
def test_a_death_by_fire_feeds_the_eater() -> None:
    g = given("Gigazaur", "The King", "CyberKitty").city("CyberKitty").owns("CyberKitty", "eater_of_the_dead")
    with g.owns("Gigazaur", "fire_breathing").has("The King", hearts=1).rolls("claw 1 2 2 3 3"):
        g.keeps_all().is_out("The King").gained("CyberKitty", stars=3)


@pytest.mark.rule("KOT-eater_of_the_dead.1", "KOT-it_has_a_child.3")
def test_a_death_with_a_child_feeds_the_eater() -> None:
    g = given("Gigazaur", "The King", "CyberKitty").city("The King").owns("CyberKitty", "eater_of_the_dead")
    with g.owns("The King", "it_has_a_child").has("The King", hearts=1).rolls("claw 1 2 2 3 3"):
        g.keeps_all().now("The King", hearts=10).gained("CyberKitty", stars=3)


@pytest.mark.rule("KOT-eater_of_the_dead.1")
def test_two_deaths_feed_the_eater_twice() -> None:
    g = given("Gigazaur", "The King", "CyberKitty", "MekaDragon").city("Gigazaur")
    g.owns("Gigazaur", "eater_of_the_dead").has("The King", hearts=1).has("CyberKitty", hearts=2)
    with g.has("Gigazaur", energy=3).market("flame_thrower"):
        g.keeps_all().buys("Gigazaur", "flame_thrower").is_out("The King").is_out("CyberKitty")
        g.gained("Gigazaur", stars=6)


@pytest.mark.rule("KOT-eater_of_the_dead.1")
def test_the_eaters_own_death_feeds_nobody() -> None:
    g = given("Gigazaur", "The King", "CyberKitty").city("The King").owns("The King", "eater_of_the_dead")
    with g.has("The King", hearts=1, stars=5).rolls("claw 1 2 2 3 3"):
        g.keeps_all().is_out("The King").gained("The King", stars=0).gained("CyberKitty", stars=0)


@pytest.mark.rule("KOT-eater_of_the_dead.1")
def test_an_eater_who_is_reborn_has_no_stars_at_all() -> None:
    g = given("Gigazaur", "The King").city("The King").owns("The King", "eater_of_the_dead", "it_has_a_child")
    with g.has("The King", hearts=1, stars=5).rolls("claw 1 2 2 3 3"):
        g.keeps_all().now("The King", hearts=10, stars=0)


@pytest.mark.rule("KOT-eater_of_the_dead.copy")
def test_two_eaters_get_six_stars() -> None:
    g = given("Gigazaur", "The King", "CyberKitty").city("The King").has("The King", hearts=1)
    with g.owns("CyberKitty", "eater_of_the_dead", "mimic").mimics("eater_of_the_dead").rolls("claw 1 2 2 3 3"):
        g.keeps_all().is_out("The King").gained("CyberKitty", stars=6)


# -- It Has a Child! -------------------------------------------------------------------------------------------


def _with_child(*more: str, hearts: int = 1, claws: int = 1) -> TokyoScenario:
    """Gigazaur kills The King, who is in Tokyo City and has a child."""
    g = given("Gigazaur", "The King", "CyberKitty").city("The King").owns("The King", "it_has_a_child", *more)
    return g.has("The King", hearts=hearts).rolls(" ".join(["claw"] * claws + ["1", "1", "2", "2", "3"][: 6 - claws]))


@pytest.mark.rule("KOT-it_has_a_child")
def test_a_monster_with_a_child_starts_again() -> None:
    with _with_child("wings", "extra_head").has("The King", stars=7) as g:
        g.keeps_all().now("The King", hearts=10, stars=0).is_in("The King", "outside")
        assert g.cards("The King") == []
        assert {"it_has_a_child", "wings", "extra_head"} == set(g.discarded())
        g.turn_of("The King").is_asked("The King", "keep")


@pytest.mark.rule("KOT-it_has_a_child.1")
def test_rebirth_asks_nobody_and_leaves_energy_and_tokens() -> None:
    with _with_child().has("The King", energy=5, poison=1, shrink=2) as g:
        g.keeps_all().now("The King", hearts=10, energy=5, poison=1, shrink=2)
        assert len(g.state.dice) == 4


@pytest.mark.rule("KOT-it_has_a_child.1")
def test_the_tokens_of_the_deadly_claws_stay_too() -> None:
    with _with_child().owns("Gigazaur", "poison_spit", "shrink_ray") as g:
        g.keeps_all().now("The King", hearts=10, poison=1, shrink=1)


@pytest.mark.rule("KOT-it_has_a_child.2")
def test_rebirth_is_no_yielding_and_the_attacker_enters() -> None:
    with _with_child("burrowing") as g:
        g.keeps_all().lost("Gigazaur", 0).is_in("The King", "outside")
        g.is_in("Gigazaur", "city").gained("Gigazaur", stars=1)


@pytest.mark.rule("KOT-it_has_a_child.3")
def test_the_rest_of_the_deadly_loss_is_forgotten() -> None:
    with _with_child(hearts=2, claws=6) as g:
        g.keeps_all().now("The King", hearts=10)


@pytest.mark.rule("KOT-it_has_a_child.3")
def test_a_later_loss_in_the_same_turn_takes_new_hearts() -> None:
    with _with_child(hearts=2, claws=3).has("Gigazaur", energy=3).market("flame_thrower") as g:
        g.keeps_all().buys("Gigazaur", "flame_thrower").now("The King", hearts=8)


@pytest.mark.rule("KOT-it_has_a_child.4")
def test_mimic_as_a_child_works_once_and_goes() -> None:
    g = given("Gigazaur", "The King", "CyberKitty").city("The King").owns("CyberKitty", "it_has_a_child")
    g.owns("The King", "mimic", "wings").mimics("it_has_a_child").has("The King", hearts=1, stars=4)
    with g.rolls("claw 1 2 2 3 3"):
        g.keeps_all().now("The King", hearts=10, stars=0).is_in("The King", "outside")
        assert g.cards("The King") == []
        assert set(g.discarded()) == {"mimic", "wings"}
        assert g.cards("CyberKitty") == ["it_has_a_child"]


@pytest.mark.rule("KOT-it_has_a_child.copy", "KOT-it_has_a_child.4")
def test_a_second_child_is_gone_with_the_first() -> None:
    g = given("Gigazaur", "The King").city("The King").owns("The King", "it_has_a_child", "mimic")
    g.mimics("it_has_a_child").has("The King", hearts=1)
    with g.rolls("claw claw claw claw claw claw"):
        g.keeps_all().now("The King", hearts=10)
        assert g.cards("The King") == []
        for left in (4, 0):
            g.rolls("claw claw claw claw claw claw").keeps_all()  # The King passes, Gigazaur rolls
            g.keeps_all().now("The King", hearts=left)
        g.is_out("The King").won_by("Gigazaur")
