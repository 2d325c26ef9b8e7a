"""Cards about attacking, and getting away from an attack: Jets, Nova Breath, Poison Quills, Spiked Tail, Urbavore."""

from __future__ import annotations

import pytest

from tests.games.king_of_tokyo.table import given

# -- Jets ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("KOT-jets")
def test_yielding_with_jets_costs_no_hearts() -> None:
    with given("Gigazaur", "The King").city("The King").owns("The King", "jets") as g:
        g.rolls("claw claw claw 1 1 2").keeps_all().lost("The King", 0).is_asked("The King", "yield")
        g.yields("The King").now("The King", hearts=10).is_in("The King", "outside")


@pytest.mark.rule("KOT-jets.3")
def test_the_attacker_takes_the_place_that_jets_left() -> None:
    with given("Gigazaur", "The King").city("The King").owns("The King", "jets") as g:
        g.rolls("claw 1 1 2 2 3").keeps_all().yields("The King")
        g.gained("Gigazaur", stars=1).is_in("Gigazaur", "city")


@pytest.mark.rule("KOT-jets.1")
def test_the_others_are_hurt_first_and_then_all_choose_at_once() -> None:
    with given("Gigazaur", "The King", "Space Penguin", "CyberKitty", "MekaDragon") as g:
        g.city("The King").bay("Space Penguin").owns("The King", "jets")
        g.rolls("claw claw 1 1 2 2").keeps_all().lost("Space Penguin", 2).lost("The King", 0)
        g.is_asked("The King", "yield").is_asked("Space Penguin", "yield")
        g.yields("Space Penguin").lost("The King", 0)
        g.stays("The King").lost("The King", 2).is_in("The King", "city").is_in("Gigazaur", "bay")


@pytest.mark.rule("KOT-jets.1")
def test_a_jets_owner_who_stays_is_hurt_and_can_no_longer_leave() -> None:
    with given("Gigazaur", "The King").city("The King").owns("The King", "jets") as g:
        g.rolls("claw claw 1 1 2 2").keeps_all().stays("The King").lost("The King", 2)
        g.is_in("The King", "city").is_in("Gigazaur", "outside").is_asked("The King", "keep")


@pytest.mark.rule("KOT-jets.1", "KOT-X28")
def test_a_jets_owner_who_stays_may_still_react() -> None:
    with given("Gigazaur", "The King").city("The King").owns("The King", "jets", "camouflage") as g:
        g.rolls("claw claw 1 1 2 2").keeps_all().stays("The King").is_asked("The King", "react")
        g.camouflage("heart 1").reacts("The King", "camouflage").lost("The King", 1)


@pytest.mark.rule("KOT-jets.2", "KOT-X27")
def test_jets_avoid_fire_and_tokens_along_with_the_claws() -> None:
    with given("Gigazaur", "The King").city("The King").owns("The King", "jets") as g:
        g.owns("Gigazaur", "fire_breathing", "poison_spit", "shrink_ray")
        g.rolls("claw 1 1 2 2 3").keeps_all().yields("The King")
        g.now("The King", hearts=10, poison=0, shrink=0)


@pytest.mark.rule("KOT-jets.2")
def test_staying_brings_the_whole_merged_attack() -> None:
    with given("Gigazaur", "The King").city("The King").owns("The King", "jets") as g:
        g.owns("Gigazaur", "fire_breathing", "poison_spit", "shrink_ray")
        g.rolls("claw 1 1 2 2 3").keeps_all().stays("The King").lost("The King", 2)
        g.now("The King", poison=1, shrink=1)


@pytest.mark.rule("KOT-jets.2")
def test_jets_do_nothing_against_a_discard_card() -> None:
    with given("Gigazaur", "The King").city("The King").owns("The King", "jets") as g:
        g.market("flame_thrower").has("Gigazaur", energy=3).keeps_all()
        g.buys("Gigazaur", "flame_thrower").lost("The King", 2)
        g.is_in("The King", "city").is_asked("The King", "keep")


@pytest.mark.rule("KOT-jets.2")
def test_jets_do_nothing_against_fire_alone() -> None:
    with given("Gigazaur", "The King", "Space Penguin", "CyberKitty", "MekaDragon") as g:
        g.city("Gigazaur").bay("The King").owns("Gigazaur", "fire_breathing").owns("The King", "jets")
        g.rolls("claw 1 1 2 2 3").keeps_all().lost("The King", 1).is_in("The King", "bay")
        g.lost("Space Penguin", 1).lost("CyberKitty", 1).lost("MekaDragon", 2)


@pytest.mark.rule("KOT-jets.copy")
def test_a_second_jets_changes_nothing() -> None:
    with given("Gigazaur", "The King").city("The King").owns("The King", "jets", "mimic").mimics("jets") as g:
        g.rolls("claw claw 1 1 2 2").keeps_all().stays("The King").lost("The King", 2)
        g.is_in("The King", "city").is_asked("The King", "keep")


# -- Nova Breath ---------------------------------------------------------------------------------------------


@pytest.mark.rule("KOT-nova_breath")
def test_nova_breath_reaches_tokyo_and_outside() -> None:
    with given("Gigazaur", "The King", "CyberKitty").city("The King").owns("Gigazaur", "nova_breath") as g:
        g.rolls("claw claw 1 1 2 2").keeps_all().lost("The King", 2).lost("CyberKitty", 2)
        g.lost("Gigazaur", 0).is_asked("The King", "yield").is_not_asked("CyberKitty")


@pytest.mark.rule("KOT-nova_breath.1")
def test_nova_breath_from_the_city_lets_the_bay_yield_and_the_bay_stays_empty() -> None:
    with given("Gigazaur", "The King", "Space Penguin", "CyberKitty", "MekaDragon") as g:
        g.city("Gigazaur").bay("The King").owns("Gigazaur", "nova_breath")
        g.rolls("claw 1 1 2 2 3").keeps_all().lost("The King", 1).lost("CyberKitty", 1)
        g.yields("The King").gained("Gigazaur", stars=0).is_in("Gigazaur", "city")
        assert [monster.place for monster in g.state.monsters] == [1, 0, 0, 0, 0]


@pytest.mark.rule("KOT-nova_breath.copy")
def test_a_second_nova_breath_changes_nothing() -> None:
    with given("Gigazaur", "The King", "CyberKitty").city("The King").mimics("nova_breath") as g:
        g.owns("Gigazaur", "nova_breath", "mimic")
        g.rolls("claw 1 1 2 2 3").keeps_all().lost("The King", 1).lost("CyberKitty", 1)


# -- Poison Quills -------------------------------------------------------------------------------------------


@pytest.mark.rule("KOT-poison_quills")
@pytest.mark.parametrize(
    ("dice", "claws", "stars"), [("2 2 2 1 1 3", 2, 2), ("2 2 2 2 1 claw", 3, 3), ("2 2 1 1 3 claw", 1, 0)]
)
def test_three_twos_add_two_claws(dice: str, claws: int, stars: int) -> None:
    with given("Gigazaur", "The King").city("The King").owns("Gigazaur", "poison_quills") as g:
        g.rolls(dice).keeps_all().lost("The King", claws).gained("Gigazaur", stars=stars)


@pytest.mark.rule("KOT-poison_quills")
def test_two_twos_add_nothing() -> None:
    with given("Gigazaur", "The King").city("The King").owns("Gigazaur", "poison_quills") as g:
        g.rolls("2 2 1 1 3 3").keeps_all().lost("The King", 0)


@pytest.mark.rule("KOT-poison_quills")
def test_the_claws_of_poison_quills_are_claws_like_any_other() -> None:
    with given("Gigazaur", "The King").city("The King") as g:
        g.owns("Gigazaur", "poison_quills", "alpha_monster", "shrink_ray")
        g.rolls("2 2 2 1 1 3").keeps_all().gained("Gigazaur", stars=2 + 1).now("The King", shrink=1)
        g.is_asked("The King", "yield")


@pytest.mark.rule("KOT-poison_quills.copy")
def test_a_second_poison_quills_makes_it_four_claws() -> None:
    with given("Gigazaur", "The King").city("The King").mimics("poison_quills") as g:
        g.owns("Gigazaur", "poison_quills", "mimic")
        g.rolls("2 2 2 1 1 3").keeps_all().lost("The King", 4)


# -- Spiked Tail ---------------------------------------------------------------------------------------------


@pytest.mark.rule("KOT-spiked_tail")
@pytest.mark.parametrize(("dice", "claws"), [("claw 1 1 2 2 3", 2), ("claw claw claw 1 1 2", 4)])
def test_spiked_tail_adds_a_claw_to_rolled_claws(dice: str, claws: int) -> None:
    with given("Gigazaur", "The King").city("The King").owns("Gigazaur", "spiked_tail") as g:
        g.rolls(dice).keeps_all().lost("The King", claws)


@pytest.mark.rule("KOT-spiked_tail")
def test_spiked_tail_without_a_claw_is_nothing() -> None:
    with given("Gigazaur", "The King").city("The King").owns("Gigazaur", "spiked_tail") as g:
        g.rolls("1 1 2 2 3 3").keeps_all().lost("The King", 0)


@pytest.mark.rule("KOT-spiked_tail")
@pytest.mark.parametrize(
    ("card", "dice", "claws"), [("acid_attack", "1 1 2 2 3 3", 1 + 1), ("poison_quills", "1 1 2 2 2 3", 2 + 1)]
)
def test_spiked_tail_follows_a_claw_from_a_card(card: str, dice: str, claws: int) -> None:
    with given("Gigazaur", "The King").city("The King").owns("Gigazaur", "spiked_tail", card) as g:
        g.rolls(dice).keeps_all().lost("The King", claws)


@pytest.mark.rule("KOT-spiked_tail")
def test_spiked_tail_follows_the_claw_of_burrowing() -> None:
    with given("Gigazaur", "The King").city("Gigazaur").owns("Gigazaur", "spiked_tail", "burrowing") as g:
        g.rolls("1 1 2 2 3 3").keeps_all().lost("The King", 1 + 1)


@pytest.mark.rule("KOT-spiked_tail.copy")
def test_a_second_spiked_tail_adds_another_claw() -> None:
    with given("Gigazaur", "The King").city("The King").mimics("spiked_tail") as g:
        g.owns("Gigazaur", "spiked_tail", "mimic")
        g.rolls("claw 1 1 2 2 3").keeps_all().lost("The King", 1 + 2)


# -- Urbavore ------------------------------------------------------------------------------------------------


@pytest.mark.rule("KOT-urbavore")
def test_urbavore_gives_a_star_more_for_starting_in_the_city() -> None:
    with given("Gigazaur", "The King").city("Gigazaur").owns("Gigazaur", "urbavore") as g:
        g.now("Gigazaur", stars=2 + 1)


@pytest.mark.rule("KOT-urbavore")
def test_urbavore_gives_a_star_more_for_starting_in_the_bay() -> None:
    with given("Gigazaur", "The King", "Space Penguin", "CyberKitty", "MekaDragon") as g:
        g.city("The King").bay("Gigazaur").owns("Gigazaur", "urbavore").now("Gigazaur", stars=2 + 1)


@pytest.mark.rule("KOT-urbavore")
@pytest.mark.parametrize(
    ("cards", "dice", "claws"),
    [
        ([], "claw 1 1 2 2 3", 1 + 1),
        ([], "1 1 2 2 3 3", 0),
        (["acid_attack"], "1 1 2 2 3 3", 1 + 1),
        (["burrowing"], "1 1 2 2 3 3", 1 + 1),
        (["poison_quills"], "1 1 2 2 2 3", 2 + 1),
        (["spiked_tail"], "1 1 2 2 3 3", 0),
    ],
)
def test_urbavore_adds_a_claw_in_tokyo_to_a_claw_of_any_origin(cards: list[str], dice: str, claws: int) -> None:
    with given("Gigazaur", "The King").city("Gigazaur").owns("Gigazaur", "urbavore", *cards) as g:
        g.rolls(dice).keeps_all().lost("The King", claws)


@pytest.mark.rule("KOT-urbavore")
def test_urbavore_does_nothing_outside_tokyo() -> None:
    with given("Gigazaur", "The King").city("The King").owns("Gigazaur", "urbavore") as g:
        g.rolls("claw 1 1 2 2 3").now("Gigazaur", stars=0).keeps_all().lost("The King", 1)


@pytest.mark.rule("KOT-urbavore.copy")
def test_a_second_urbavore_doubles_both_halves() -> None:
    with given("Gigazaur", "The King").city("Gigazaur").mimics("urbavore") as g:
        g.owns("Gigazaur", "urbavore", "mimic").rolls("claw 1 1 2 2 3").now("Gigazaur", stars=2 + 2)
        g.keeps_all().lost("The King", 1 + 2)
