"""Poison Spit and Shrink Ray: the tokens that claws leave on those they hurt."""

from __future__ import annotations

import pytest

from ludoteca.games.king_of_tokyo.rules.causes import POISON
from ludoteca.games.king_of_tokyo.state import NOBODY
from tests.games.king_of_tokyo.table import TokyoScenario, given

# What is said of both cards alike: the card, and what it gives.
both_cards = pytest.mark.parametrize(
    ("card", "token"),
    [
        pytest.param("poison_spit", "poison", marks=pytest.mark.rule("KOT-poison_spit.2")),
        pytest.param("shrink_ray", "shrink", marks=pytest.mark.rule("KOT-shrink_ray.1")),
    ],
)


def attacker_of_the_king(*cards: str) -> TokyoScenario:
    """Gigazaur, outside and with these cards, against The King in Tokyo."""
    return given("Gigazaur", "The King").city("The King").owns("Gigazaur", *cards)


# -- giving them ---------------------------------------------------------------------------------------------


@pytest.mark.rule("KOT-poison_spit")
def test_poison_spit_poisons_whom_its_claws_hurt() -> None:
    with attacker_of_the_king("poison_spit").rolls("claw 1 1 2 2 3") as g:
        g.keeps_all().lost("The King", 1).now("The King", poison=1).now("Gigazaur", poison=0)


@pytest.mark.rule("KOT-shrink_ray")
def test_shrink_ray_shrinks_whom_its_claws_hurt() -> None:
    with attacker_of_the_king("shrink_ray").rolls("claw 1 1 2 2 3") as g:
        g.keeps_all().lost("The King", 1).now("The King", shrink=1).now("Gigazaur", shrink=0)


@both_cards
def test_one_token_for_an_attack_and_not_for_each_claw(card: str, token: str) -> None:
    with attacker_of_the_king(card).rolls("claw claw claw claw 1 2") as g:
        g.keeps_all().lost("The King", 4).now("The King", **{token: 1})


@both_cards
def test_tokens_add_up_over_attacks(card: str, token: str) -> None:
    with attacker_of_the_king(card).has("The King", **{token: 2}).rolls("claw 1 1 2 2 3") as g:
        g.keeps_all().now("The King", **{token: 3})


@both_cards
def test_no_token_through_armor(card: str, token: str) -> None:
    with attacker_of_the_king(card).owns("The King", "armor_plating").rolls("claw 1 1 2 2 3") as g:
        g.keeps_all().now("The King", hearts=10, **{token: 0})


@both_cards
def test_no_token_through_wings(card: str, token: str) -> None:
    with attacker_of_the_king(card).owns("The King", "wings").has("The King", energy=2) as g:
        g.rolls("claw claw 1 1 2 2").keeps_all().reacts("The King", "wings")
        g.now("The King", hearts=10, **{token: 0})


@both_cards
def test_no_token_through_full_camouflage(card: str, token: str) -> None:
    with attacker_of_the_king(card).owns("The King", "camouflage").rolls("claw claw 1 1 2 2") as g:
        g.keeps_all().camouflage("heart heart").reacts("The King", "camouflage")
        g.now("The King", hearts=10, **{token: 0})


@both_cards
def test_a_token_when_camouflage_leaves_something(card: str, token: str) -> None:
    with attacker_of_the_king(card).owns("The King", "camouflage").rolls("claw claw 1 1 2 2") as g:
        g.keeps_all().camouflage("heart 1").reacts("The King", "camouflage")
        g.now("The King", hearts=9, **{token: 1})


@both_cards
def test_no_token_for_who_dodges_with_jets(card: str, token: str) -> None:
    with attacker_of_the_king(card).owns("The King", "jets").rolls("claw claw 1 1 2 2") as g:
        g.keeps_all().yields("The King").now("The King", hearts=10, **{token: 0})


@both_cards
def test_nova_breath_carries_tokens_everywhere(card: str, token: str) -> None:
    with given("Gigazaur", "The King", "CyberKitty").city("The King") as g:
        g.owns("Gigazaur", card, "nova_breath").rolls("claw 1 1 2 2 3").keeps_all()
        g.now("The King", **{token: 1}).now("CyberKitty", **{token: 1}).now("Gigazaur", **{token: 0})


@both_cards
def test_fire_alone_carries_no_token(card: str, token: str) -> None:
    with given("Gigazaur", "The King", "CyberKitty").city("The King") as g:
        g.owns("Gigazaur", card, "fire_breathing").rolls("claw 1 1 2 2 3").keeps_all()
        g.lost("The King", 2).now("The King", **{token: 1})
        g.lost("CyberKitty", 1).now("CyberKitty", **{token: 0})


@pytest.mark.rule("KOT-poison_spit.copy")
def test_a_second_poison_spit_gives_a_second_token() -> None:
    with attacker_of_the_king("poison_spit", "mimic").mimics("poison_spit").rolls("claw 1 1 2 2 3") as g:
        g.keeps_all().lost("The King", 1).now("The King", poison=2)


@pytest.mark.rule("KOT-shrink_ray.copy")
def test_a_second_shrink_ray_gives_a_second_token() -> None:
    with attacker_of_the_king("shrink_ray", "mimic").mimics("shrink_ray").rolls("claw 1 1 2 2 3") as g:
        g.keeps_all().lost("The King", 1).now("The King", shrink=2)


# -- getting rid of them -------------------------------------------------------------------------------------


@pytest.mark.rule("KOT-poison_spit.1", "KOT-R61")
def test_outside_tokyo_each_heart_heals_or_takes_a_poison_off() -> None:
    with given("Gigazaur", "The King").city("The King").has("Gigazaur", hearts=5, poison=2) as g:
        g.rolls("heart heart heart 1 1 2").keeps_all().is_asked("Gigazaur", "heart")
        g.heart_for("Gigazaur", "poison").heart_for("Gigazaur", "me").heart_for("Gigazaur", "poison")
        g.now("Gigazaur", hearts=6, poison=0)


@pytest.mark.rule("KOT-shrink_ray.1", "KOT-R61")
def test_outside_tokyo_each_heart_heals_or_takes_a_shrink_off() -> None:
    with given("Gigazaur", "The King").city("The King").has("Gigazaur", hearts=5, shrink=2) as g:
        g.rolls("heart heart heart 1").keeps_all().is_asked("Gigazaur", "heart")
        g.heart_for("Gigazaur", "shrink").heart_for("Gigazaur", "me").heart_for("Gigazaur", "shrink")
        g.now("Gigazaur", hearts=6, shrink=0)


@pytest.mark.rule("KOT-poison_spit.1", "KOT-shrink_ray.1", "KOT-R61")
def test_in_tokyo_no_token_comes_off() -> None:
    with given("Gigazaur", "The King").city("Gigazaur").has("Gigazaur", hearts=5, poison=1, shrink=1) as g:
        g.rolls("heart heart heart heart heart").keeps_all()
        g.now("Gigazaur", hearts=4, poison=1, shrink=1).turn_of("The King")


@pytest.mark.rule("KOT-poison_spit.1", "KOT-shrink_ray.1", "KOT-regeneration.1")
def test_regeneration_adds_nothing_to_taking_tokens_off() -> None:
    with given("Gigazaur", "The King").city("The King").owns("Gigazaur", "regeneration") as g:
        g.has("Gigazaur", hearts=5, poison=2, shrink=2).rolls("heart heart 1 1").keeps_all()
        g.heart_for("Gigazaur", "shrink").heart_for("Gigazaur", "poison")
        g.now("Gigazaur", hearts=5 - 1, poison=1, shrink=1)


# -- the poison works ----------------------------------------------------------------------------------------


@pytest.mark.rule("KOT-poison_spit")
def test_poison_costs_a_heart_for_each_token_at_the_end_of_the_own_turn_and_stays() -> None:
    with given("Gigazaur", "The King").city("The King").has("The King", poison=3) as g:
        g.keeps_all().lost("The King", 0).turn_of("The King")
        g.keeps_all().lost("The King", 3).now("The King", poison=3).turn_of("Gigazaur")


@pytest.mark.rule("KOT-poison_spit.3")
def test_poison_outlasts_the_card_that_gave_it() -> None:
    with attacker_of_the_king("poison_spit", "metamorph").has("The King", poison=2) as g:
        g.keeps_all().sells("Gigazaur", "poison_spit").sells_no_more("Gigazaur")
        g.now("The King", poison=2).keeps_all().lost("The King", 2)


@pytest.mark.rule("KOT-poison_spit.3", "KOT-X32")
def test_poison_outlasts_the_monster_that_gave_it() -> None:
    with given("Gigazaur", "The King", "CyberKitty").city("The King").has("The King", hearts=1) as g:
        g.owns("The King", "poison_spit").has("Gigazaur", poison=2).rolls("claw 1 1 2 2 3")
        g.keeps_all().is_out("The King").lost("Gigazaur", 2).now("Gigazaur", poison=2)


@pytest.mark.rule("KOT-poison_spit.3")
def test_poison_outlasts_it_has_a_child() -> None:
    with given("Gigazaur", "The King").city("The King").owns("Gigazaur", "it_has_a_child") as g:
        g.has("Gigazaur", hearts=2, poison=2, stars=4).keeps_all()
        g.now("Gigazaur", hearts=10, poison=2, stars=0)
        assert g.cards("Gigazaur") == []


@pytest.mark.rule("KOT-poison_spit.3")
def test_the_poison_is_one_loss_that_nobody_deals() -> None:
    with given("Gigazaur", "The King").city("The King").has("Gigazaur", poison=2) as g:
        g.keeps_all().lost("Gigazaur", 2)
        assert g.told("hurt") == [(0, 2, NOBODY, POISON, 8)]


@pytest.mark.rule("KOT-poison_spit.3")
@pytest.mark.parametrize(("tokens", "lost"), [(1, 0), (2, 2)])
def test_armor_stops_a_single_poison(tokens: int, lost: int) -> None:
    with given("Gigazaur", "The King").city("The King").owns("Gigazaur", "armor_plating") as g:
        g.has("Gigazaur", poison=tokens).keeps_all().lost("Gigazaur", lost)


@pytest.mark.rule("KOT-poison_spit.3", "KOT-wings.1")
def test_wings_stop_the_poison() -> None:
    with given("Gigazaur", "The King").city("The King").owns("Gigazaur", "wings") as g:
        g.market().has("Gigazaur", poison=2, energy=2).keeps_all().buys_nothing("Gigazaur")
        g.reacts("Gigazaur", "wings").now("Gigazaur", hearts=10, poison=2, energy=0)


@pytest.mark.rule("KOT-poison_spit.3")
def test_camouflage_works_against_the_poison() -> None:
    with given("Gigazaur", "The King").city("The King").owns("Gigazaur", "camouflage") as g:
        g.has("Gigazaur", poison=3).keeps_all().is_asked("Gigazaur", "react")
        g.camouflage("heart heart 1").reacts("Gigazaur", "camouflage").lost("Gigazaur", 1)


@pytest.mark.rule("KOT-poison_spit.3")
def test_poison_is_no_reason_to_yield() -> None:
    with given("Gigazaur", "The King").city("Gigazaur").has("Gigazaur", poison=2) as g:
        g.keeps_all().lost("Gigazaur", 2).is_in("Gigazaur", "city")
        g.is_not_asked("Gigazaur").is_asked("The King", "keep")


@pytest.mark.rule("KOT-poison_spit.3", "KOT-X2")
def test_poison_comes_before_the_check_for_victory() -> None:
    with given("Gigazaur", "The King").city("The King").has("Gigazaur", hearts=2, poison=2, stars=18) as g:
        g.rolls("2 2 2 1 1 3").keeps_all().is_out("Gigazaur").won_by("The King")


# -- fewer dice ----------------------------------------------------------------------------------------------


@pytest.mark.rule("KOT-shrink_ray")
def test_a_shrunk_monster_rolls_a_die_less_for_each_token() -> None:
    with given("Gigazaur", "The King").city("The King").has("Gigazaur", shrink=2) as g:
        g.rolls("1 1 1 energy").dice_are("1 1 1 energy")


@pytest.mark.rule("KOT-shrink_ray", "KOT-X25")
@pytest.mark.parametrize("tokens", [6, 8])
def test_a_monster_can_be_shrunk_to_no_dice_at_all(tokens: int) -> None:
    with given("Gigazaur", "The King").city("The King").has("Gigazaur", shrink=tokens, energy=3) as g:
        g.market("corner_store").dice_are("").is_asked("Gigazaur", "buy")
        g.buys("Gigazaur", "corner_store").gained("Gigazaur", stars=1).turn_of("The King")


@pytest.mark.rule("KOT-shrink_ray.1")
def test_the_dice_are_counted_at_the_first_roll_of_the_turn() -> None:
    with given("Gigazaur", "The King").city("The King").has("Gigazaur", shrink=1, hearts=9) as g:
        g.rolls("heart 1 1 2 2").keeps_all().heart_for("Gigazaur", "shrink").now("Gigazaur", shrink=0)
        g.dice_are("1 1 2 2 3 3").turn_of("The King").keeps_all()
        g.dice_are("1 1 2 2 3 3").turn_of("Gigazaur")


@pytest.mark.rule("KOT-shrink_ray.1")
def test_a_token_got_in_between_counts_from_the_next_first_roll() -> None:
    with attacker_of_the_king("shrink_ray").rolls("claw 1 1 2 2 3") as g:
        g.keeps_all().rolls("1 1 2 2 3").stays("The King").turn_of("The King").dice_are("1 1 2 2 3")
