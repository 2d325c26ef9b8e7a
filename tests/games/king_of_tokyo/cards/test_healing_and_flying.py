"""Cards about the owner's skin: Rapid Healing, Regeneration, We're Only Making It Stronger!, Wings."""

from __future__ import annotations

import pytest

from tests.games.king_of_tokyo.table import TokyoScenario, given

STRONGER = "were_only_making_it_stronger"


def king(*cards: str, **numbers: int) -> TokyoScenario:
    """The King is in Tokyo with these cards and numbers, Gigazaur outside has the turn; nothing can be bought."""
    g = given("Gigazaur", "CyberKitty", "The King").city("The King").owns("The King", *cards)
    return g.has("The King", **numbers).market()


def gigazaur(*cards: str, **numbers: int) -> TokyoScenario:
    """Gigazaur, outside with these cards and numbers, has the turn; The King is in Tokyo."""
    g = given("Gigazaur", "The King").city("The King").owns("Gigazaur", *cards)
    return g.has("Gigazaur", **numbers).market()


# -- Rapid Healing -------------------------------------------------------------------------------------------


@pytest.mark.rule("KOT-rapid_healing")
def test_two_energy_heal_a_heart_as_often_as_paid() -> None:
    with gigazaur("rapid_healing", hearts=5, energy=5) as g:
        g.keeps_all().heals_itself("Gigazaur").gained("Gigazaur", hearts=1, energy=-2)
        g.heals_itself("Gigazaur").gained("Gigazaur", hearts=1, energy=-2)
        g.now("Gigazaur", hearts=7, energy=1).turn_of("The King")


@pytest.mark.rule("KOT-rapid_healing", "KOT-regeneration.1")
def test_with_regeneration_two_energy_heal_two_hearts() -> None:
    with gigazaur("rapid_healing", "regeneration", hearts=5, energy=2) as g:
        g.keeps_all().heals_itself("Gigazaur").gained("Gigazaur", hearts=2, energy=-2)


@pytest.mark.rule("KOT-rapid_healing.1")
def test_in_another_turn_it_heals_before_a_deadly_blow() -> None:
    with king("rapid_healing", hearts=2, energy=4).rolls("claw claw claw 1 1 2") as g:
        g.keeps_all().is_asked("The King", "react").reacts("The King", "rapid_healing")
        g.now("The King", hearts=3, energy=2).reacts("The King", "rapid_healing").lost("The King", 2)
        g.now("The King", hearts=2 + 1 + 1 - 3, energy=0).is_asked("The King", "yield")


@pytest.mark.rule("KOT-rapid_healing.1")
def test_a_blow_larger_than_what_can_be_healed_still_kills() -> None:
    with king("rapid_healing", hearts=1, energy=2).rolls("claw claw 1 1 2 2") as g:
        g.keeps_all().reacts("The King", "rapid_healing").is_out("The King")


@pytest.mark.rule("KOT-rapid_healing.1")
def test_at_the_maximum_it_is_not_offered() -> None:
    with king("rapid_healing", hearts=10, energy=8).rolls("claw claw 1 1 2 2") as g:
        g.keeps_all().lost("The King", 2).is_asked("The King", "yield")


@pytest.mark.rule("KOT-rapid_healing.1")
def test_hearts_cannot_be_banked_above_the_maximum() -> None:
    with king("rapid_healing", hearts=9, energy=8).rolls("claw claw 1 1 2 2") as g:
        g.keeps_all().reacts("The King", "rapid_healing").now("The King", hearts=10 - 2, energy=6)
        g.is_asked("The King", "yield")


@pytest.mark.rule("KOT-rapid_healing.1")
def test_at_no_hearts_it_comes_too_late() -> None:
    with king("rapid_healing", hearts=2, energy=8).rolls("claw claw 1 1 2 2") as g:
        g.keeps_all().takes_it("The King").is_out("The King").is_not_asked("The King")


@pytest.mark.rule("KOT-rapid_healing", "KOT-rapid_healing.1")
def test_it_can_be_used_before_a_storm_blows_the_energy_away() -> None:
    with king("rapid_healing", hearts=5, energy=6).market("vast_storm").has("Gigazaur", energy=6) as g:
        g.keeps_all().buys("Gigazaur", "vast_storm").is_asked("The King", "rapid-healing")
        g.heals_itself("The King").act("The King", "do-enough").now("The King", hearts=6, energy=2)


@pytest.mark.rule("KOT-rapid_healing", "KOT-rapid_healing.1")
def test_it_can_be_used_before_it_is_taken_away() -> None:
    with king("rapid_healing", hearts=5, energy=2).owns("Gigazaur", "parasitic_tentacles") as g:
        g.has("Gigazaur", energy=3).keeps_all().buys_from("Gigazaur", "The King", "rapid_healing")
        g.heals_itself("The King").now("The King", hearts=6, energy=3)
        assert g.cards("The King") == []


@pytest.mark.rule("KOT-rapid_healing.copy")
def test_a_second_rapid_healing_changes_nothing() -> None:
    with gigazaur("rapid_healing", "mimic", hearts=5, energy=3).mimics("rapid_healing") as g:
        g.keeps_all()
        assert g.offers("Gigazaur").count("do-react-rapid_healing") == 1
        g.heals_itself("Gigazaur").gained("Gigazaur", hearts=1, energy=-2)


# -- Regeneration --------------------------------------------------------------------------------------------


@pytest.mark.rule("KOT-regeneration", "KOT-regeneration.1")
@pytest.mark.parametrize(("dice", "hearts"), [("heart 1 1 2 2 3", 1 + 1), ("heart heart heart 1 1 2", 3 + 1)])
def test_heart_dice_heal_one_more_all_together(dice: str, hearts: int) -> None:
    with gigazaur("regeneration", hearts=2).rolls(dice) as g:
        g.keeps_all().gained("Gigazaur", hearts=hearts)


@pytest.mark.rule("KOT-regeneration")
def test_regeneration_heals_nothing_by_itself() -> None:
    with gigazaur("regeneration", hearts=2) as g:
        g.keeps_all().gained("Gigazaur", hearts=0)


@pytest.mark.rule("KOT-regeneration")
def test_regeneration_does_not_go_above_the_maximum() -> None:
    with gigazaur("regeneration", hearts=9).rolls("heart 1 1 2 2 3") as g:
        g.keeps_all().now("Gigazaur", hearts=10)


@pytest.mark.rule("KOT-regeneration.1")
@pytest.mark.parametrize(
    ("card", "cost", "hearts"), [("heal", 3, 2 + 1), ("nuclear_power_plant", 6, 3 + 1), ("even_bigger", 4, 2 + 1)]
)
def test_cards_heal_one_more(card: str, cost: int, hearts: int) -> None:
    with gigazaur("regeneration", hearts=2, energy=cost).market(card) as g:
        g.keeps_all().buys("Gigazaur", card).gained("Gigazaur", hearts=hearts)


@pytest.mark.rule("KOT-regeneration.1", "KOT-healing_ray.3")
def test_the_patient_of_a_healing_ray_heals_one_more() -> None:
    with gigazaur("healing_ray").owns("The King", "regeneration").has("The King", hearts=2, energy=9) as g:
        g.rolls("heart heart 1 1 2 2").keeps_all()
        g.heart_for("Gigazaur", "The King").heart_for("Gigazaur", "The King")
        g.now("The King", hearts=2 + 2 + 1, energy=9 - 4)


@pytest.mark.rule("KOT-regeneration.1")
def test_a_heart_against_poison_is_no_healing() -> None:
    with gigazaur("regeneration", hearts=5, poison=1).rolls("heart heart 1 1 2 2") as g:
        g.keeps_all().heart_for("Gigazaur", "poison").now("Gigazaur", hearts=5 + 1 + 1, poison=0)


@pytest.mark.rule("KOT-regeneration.copy")
def test_a_second_regeneration_adds_another_heart() -> None:
    with gigazaur("regeneration", "mimic", hearts=2).mimics("regeneration").rolls("heart heart 1 1 2 2") as g:
        g.keeps_all().gained("Gigazaur", hearts=2 + 2)


# -- We're Only Making It Stronger! --------------------------------------------------------------------------


@pytest.mark.rule("KOT-were_only_making_it_stronger")
@pytest.mark.parametrize(
    ("dice", "energy"), [("claw 1 1 2 2 3", 0), ("claw claw 1 1 2 2", 1), ("claw claw claw claw 1 1", 1)]
)
def test_two_or_more_hearts_lost_at_once_give_one_energy(dice: str, energy: int) -> None:
    with king(STRONGER).rolls(dice) as g:
        g.keeps_all().gained("The King", energy=energy)


@pytest.mark.rule("KOT-were_only_making_it_stronger")
def test_each_loss_counts_by_itself_whatever_its_source() -> None:
    with king(STRONGER).market("flame_thrower").has("Gigazaur", energy=3).rolls("claw claw 1 1 2 2") as g:
        g.keeps_all().gained("The King", energy=1).stays("The King")
        g.buys("Gigazaur", "flame_thrower").gained("The King", energy=1)


@pytest.mark.rule("KOT-were_only_making_it_stronger")
def test_two_losses_of_one_heart_are_not_two_hearts_at_once() -> None:
    with king(STRONGER, poison=1).rolls("claw 1 1 2 2 3") as g:
        g.keeps_all().stays("The King").keeps_all().keeps_all().now("The King", hearts=8, energy=0)


@pytest.mark.rule("KOT-were_only_making_it_stronger")
def test_friend_of_children_adds_to_that_energy() -> None:
    with king(STRONGER, "friend_of_children").rolls("claw claw 1 1 2 2") as g:
        g.keeps_all().gained("The King", energy=1 + 1)


@pytest.mark.rule("KOT-were_only_making_it_stronger.1")
@pytest.mark.parametrize(("camouflage", "lost", "energy"), [("heart heart 1", 1, 0), ("heart 1 1", 2, 1)])
def test_only_hearts_really_lost_count(camouflage: str, lost: int, energy: int) -> None:
    with king(STRONGER, "camouflage").rolls("claw claw claw 1 1 2") as g:
        g.keeps_all().camouflage(camouflage).reacts("The King", "camouflage")
        g.lost("The King", lost).gained("The King", energy=energy)


@pytest.mark.rule("KOT-were_only_making_it_stronger.1")
def test_a_monster_that_dies_gets_nothing() -> None:
    with king(STRONGER, hearts=2, energy=1).rolls("claw claw claw 1 1 2") as g:
        g.keeps_all().is_out("The King").now("The King", energy=0)
        assert g.told("energy-card") == []


@pytest.mark.rule("KOT-were_only_making_it_stronger.1")
def test_a_child_gets_nothing() -> None:
    with king(STRONGER, "it_has_a_child", hearts=2, energy=1).rolls("claw claw claw 1 1 2") as g:
        g.keeps_all().now("The King", hearts=10, energy=1)
        assert g.cards("The King") == []


@pytest.mark.rule("KOT-were_only_making_it_stronger.copy")
def test_a_second_copy_gives_another_energy() -> None:
    with king(STRONGER, "mimic").mimics(STRONGER).rolls("claw claw 1 1 2 2") as g:
        g.keeps_all().gained("The King", energy=2)


# -- Wings ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("KOT-wings")
def test_two_energy_and_nothing_hurts_for_the_rest_of_the_turn() -> None:
    with king("wings", energy=5).has("Gigazaur", energy=3).market("flame_thrower") as g:
        g.rolls("claw claw 1 1 2 2").keeps_all().reacts("The King", "wings").gained("The King", energy=-2)
        g.buys("Gigazaur", "flame_thrower").lost("The King", 0).lost("CyberKitty", 2)
        g.now("The King", hearts=10, energy=3)


@pytest.mark.rule("KOT-wings")
def test_wings_are_a_choice() -> None:
    with king("wings", energy=5).rolls("claw claw 1 1 2 2") as g:
        g.keeps_all().takes_it("The King").lost("The King", 2).now("The King", energy=5)
        g.is_asked("The King", "yield")


@pytest.mark.rule("KOT-wings")
def test_wings_need_two_energy() -> None:
    with king("wings", energy=1).rolls("claw claw 1 1 2 2") as g:
        g.keeps_all().lost("The King", 2).is_asked("The King", "yield")


@pytest.mark.rule("KOT-wings")
def test_wings_end_with_the_turn() -> None:
    with king("wings", energy=2).rolls("claw claw 1 1 2 2") as g:
        g.keeps_all().rolls("claw claw 1 1 2 2").reacts("The King", "wings").turn_of("CyberKitty")
        g.keeps_all().lost("The King", 2)


@pytest.mark.rule("KOT-wings.1")
@pytest.mark.parametrize(("card", "cost", "stars"), [("tank", 4, 4), ("jet_fighters", 5, 5)])
def test_wings_work_against_the_price_of_an_own_card(card: str, cost: int, stars: int) -> None:
    with gigazaur("wings", energy=cost + 2).market(card) as g:
        g.keeps_all().buys("Gigazaur", card).reacts("Gigazaur", "wings")
        g.now("Gigazaur", hearts=10, stars=stars, energy=0)


@pytest.mark.rule("KOT-wings", "KOT-wings.1")
def test_wings_paid_against_an_own_card_cover_the_poison_too_and_are_not_paid_twice() -> None:
    with gigazaur("wings", energy=4 + 2 + 2, poison=3).market("tank") as g:
        g.keeps_all().buys("Gigazaur", "tank").reacts("Gigazaur", "wings").buys_nothing("Gigazaur")
        g.now("Gigazaur", hearts=10, energy=2, poison=3).turn_of("The King")


@pytest.mark.rule("KOT-wings.1")
@pytest.mark.parametrize(("card", "token"), [("poison_spit", "poison"), ("shrink_ray", "shrink")])
def test_claws_stopped_by_wings_bring_no_token_and_let_nobody_yield(card: str, token: str) -> None:
    with king("wings", energy=2).owns("Gigazaur", card).rolls("claw claw 1 1 2 2") as g:
        g.keeps_all().reacts("The King", "wings").now("The King", hearts=10, **{token: 0})
        g.is_not_asked("The King").is_in("The King", "city").turn_of("CyberKitty")


@pytest.mark.rule("KOT-wings.copy")
def test_a_second_pair_of_wings_changes_nothing() -> None:
    with king("wings", "mimic", energy=4).mimics("wings").rolls("claw claw 1 1 2 2") as g:
        g.keeps_all()
        assert g.offers("The King").count("do-react-wings") == 1
        g.reacts("The King", "wings").now("The King", hearts=10, energy=2)
