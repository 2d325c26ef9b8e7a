"""Cards about the roll: Detritivore, Plot Twist, Psychic Probe, Smoke Cloud, Stretchy, Energy Drink."""

from __future__ import annotations

import pytest

from tests.games.king_of_tokyo.table import TokyoScenario, given


def roller(*cards: str) -> TokyoScenario:
    """Gigazaur, outside and with these cards, has the turn; The King is in Tokyo."""
    return given("Gigazaur", "The King").city("The King").owns("Gigazaur", *cards)


def probed_by_the_king(*cards: str) -> TokyoScenario:
    """Gigazaur has the turn and these cards; The King, in Tokyo, has Psychic Probe."""
    return roller(*cards).owns("The King", "psychic_probe")


# -- Detritivore ---------------------------------------------------------------------------------------------


@pytest.mark.rule("KOT-detritivore")
@pytest.mark.parametrize(
    ("dice", "stars"),
    [
        ("1 2 3 heart heart heart", 2),
        ("1 1 2 2 3 3", 2),
        ("1 1 1 2 3 heart", 2 + 1),
        ("3 3 3 3 1 2", 2 + 4),
        ("1 1 2 2 heart heart", 0),
        ("2 2 3 3 heart heart", 0),
        ("1 1 3 3 heart heart", 0),
    ],
)
def test_a_one_a_two_and_a_three_give_two_stars_once_and_still_count(dice: str, stars: int) -> None:
    with roller("detritivore").rolls(dice) as g:
        g.keeps_all().gained("Gigazaur", stars=stars)


@pytest.mark.rule("KOT-detritivore")
def test_only_the_final_roll_counts_for_detritivore() -> None:
    with roller("detritivore").rolls("1 2 3 heart heart heart") as g:
        g.rolls("2").keeps(0, 1, 3, 4, 5).keeps_all().gained("Gigazaur", stars=0)


@pytest.mark.rule("KOT-detritivore.copy")
def test_a_second_detritivore_gives_two_more_stars() -> None:
    with roller("detritivore", "mimic").mimics("detritivore").rolls("1 2 3 heart heart heart") as g:
        g.keeps_all().gained("Gigazaur", stars=4)


# -- Plot Twist ----------------------------------------------------------------------------------------------


@pytest.mark.rule("KOT-plot_twist")
@pytest.mark.parametrize("face", ["1", "2", "3", "heart", "energy", "claw"])
def test_plot_twist_sets_a_die_to_any_face_and_is_discarded(face: str) -> None:
    start = "2 1 1 2 3 3" if face != "2" else "1 1 2 3 3 energy"
    with roller("plot_twist").rolls(start) as g:
        g.keeps_all().is_asked("Gigazaur", "change").sets_die("Gigazaur", "plot_twist", 0, face)
        assert g.cards("Gigazaur") == []
        assert g.pile() == ["plot_twist"]
        assert [event.args[:3] for event in g.events if event.kind == "changed"] == [
            (0, 1 if face != "2" else 0, ["1", "2", "3", "heart", "energy", "claw"].index(face))
        ]


@pytest.mark.rule("KOT-plot_twist")
def test_the_die_is_resolved_as_plot_twist_set_it() -> None:
    with roller("plot_twist").rolls("1 1 2 claw 3 heart") as g:
        g.keeps_all().sets_die("Gigazaur", "plot_twist", 2, "claw")
        g.lost("The King", 2).is_asked("The King", "yield")


@pytest.mark.rule("KOT-plot_twist")
def test_plot_twist_may_be_kept_for_later() -> None:
    with roller("plot_twist") as g:
        g.keeps_all().changes_no_die("Gigazaur").turn_of("The King")
        assert g.cards("Gigazaur") == ["plot_twist"]


@pytest.mark.rule("KOT-plot_twist.copy", "KOT-mimic.8")
def test_a_second_plot_twist_is_a_second_single_use() -> None:
    with roller("plot_twist", "mimic").mimics("plot_twist").rolls("1 1 2 2 3 3") as g:
        g.keeps_all().sets_die("Gigazaur", "plot_twist", 2, "1")
        assert len(g.cards("Gigazaur")) == 1
        g.is_asked("Gigazaur", "change").sets_die("Gigazaur", "plot_twist", 3, "1")
        g.gained("Gigazaur", stars=2)
        assert g.cards("Gigazaur") == []
        assert sorted(g.pile()) == ["mimic", "plot_twist"]


@pytest.mark.rule("KOT-plot_twist.copy", "KOT-mimic.8")
@pytest.mark.parametrize(("used", "left"), [("plot_twist", []), ("mimic", ["plot_twist"])])
def test_with_a_copy_the_owner_says_which_plot_twist_is_used_up(used: str, left: list[str]) -> None:
    with roller("plot_twist", "mimic").mimics("plot_twist").rolls("1 1 2 2 3 3") as g:
        g.keeps_all().sets_die("Gigazaur", "plot_twist", 2, "1", used_up=used)
        assert used in g.pile()
        assert [card for card in g.cards("Gigazaur") if card != "mimic"] == left


@pytest.mark.rule("KOT-plot_twist.copy")
def test_mimic_outlasts_a_plot_twist_that_its_owner_uses_up_and_copies_nothing_any_more() -> None:
    with roller("plot_twist", "mimic").mimics("plot_twist").rolls("1 1 2 2 3 3") as g:
        g.keeps_all().sets_die("Gigazaur", "plot_twist", 2, "1", used_up="plot_twist")
        assert (g.cards("Gigazaur"), g.copied()) == (["mimic"], "")
        g.turn_of("The King")


# -- Psychic Probe -------------------------------------------------------------------------------------------


@pytest.mark.rule("KOT-psychic_probe", "KOT-psychic_probe.1")
def test_the_probe_rerolls_one_chosen_die_of_another_after_its_last_roll() -> None:
    with probed_by_the_king().rolls("1 1 1 2 2 3") as g:
        g.is_not_asked("The King").keeps_all().is_asked("The King", "probe")
        g.probe_rolls("energy").probes("The King", 1)
        g.gained("Gigazaur", stars=0, energy=1).lost("The King", 0)
        assert g.cards("The King") == ["psychic_probe"]


@pytest.mark.rule("KOT-psychic_probe")
def test_the_probe_comes_after_the_third_roll_when_nobody_stops_before() -> None:
    with probed_by_the_king().rolls("1 1 2 2 3 3") as g:
        g.rolls("2").keeps(1, 2, 3, 4, 5).is_not_asked("The King")
        g.rolls("3").keeps(1, 2, 3, 4, 5).is_asked("The King", "probe").dice_are("3 1 2 2 3 3")


@pytest.mark.rule("KOT-psychic_probe")
def test_a_heart_costs_the_probe() -> None:
    with probed_by_the_king().has("Gigazaur", hearts=5) as g:
        g.keeps_all().probe_rolls("heart").probes("The King", 5).gained("Gigazaur", hearts=1)
        assert g.cards("The King") == []
        assert g.pile() == ["psychic_probe"]


@pytest.mark.rule("KOT-psychic_probe")
def test_probing_is_a_choice() -> None:
    with probed_by_the_king() as g:
        g.keeps_all().probes_nothing("The King").turn_of("The King")
        assert g.cards("The King") == ["psychic_probe"]


@pytest.mark.rule("KOT-psychic_probe.1")
def test_the_probe_works_once_in_each_turn_of_each_other_monster() -> None:
    with given("Gigazaur", "CyberKitty", "The King").city("The King").owns("The King", "psychic_probe") as g:
        g.keeps_all().probe_rolls("1").probes("The King", 4).is_not_asked("The King").turn_of("CyberKitty")
        g.keeps_all().probe_rolls("1").probes("The King", 4).turn_of("The King")
        g.keeps_all().turn_of("Gigazaur").keeps_all().is_asked("The King", "probe")


@pytest.mark.rule("KOT-psychic_probe.1")
def test_probes_go_clockwise_from_the_roller() -> None:
    with given("CyberKitty", "Gigazaur", "The King").city("Gigazaur").mimics("psychic_probe") as g:
        g.where(turn=1).owns("CyberKitty", "psychic_probe").owns("The King", "mimic")
        g.keeps_all().is_asked("The King", "probe").is_not_asked("CyberKitty")
        g.probes_nothing("The King").is_asked("CyberKitty", "probe")
        g.probe_rolls("2").probes("CyberKitty", 0).turn_of("The King")


@pytest.mark.rule("KOT-psychic_probe.2")
@pytest.mark.parametrize("card", ["herd_culler", "plot_twist", "stretchy"])
def test_the_roller_changes_dice_only_after_the_probe(card: str) -> None:
    with probed_by_the_king(card).market().has("Gigazaur", energy=2).rolls("2 1 1 2 3 3") as g:
        g.keeps_all().is_asked("The King", "probe").is_not_asked("Gigazaur")
        g.probe_rolls("2").probes("The King", 1).is_asked("Gigazaur", "change").dice_are("2 2 1 2 3 3")
        if card == "herd_culler":
            g.culls("Gigazaur", 0)
        else:
            g.sets_die("Gigazaur", card, 0, "1")
        told = [event.kind for event in g.events if event.kind in ("probed", "changed")]
        assert told == ["probed", "changed"]


@pytest.mark.rule("KOT-psychic_probe.3", "KOT-psychic_probe.copy")
def test_card_and_copy_in_one_hand_are_one_reroll() -> None:
    with probed_by_the_king().owns("The King", "mimic").mimics("psychic_probe") as g:
        g.keeps_all().probe_rolls("1").probes("The King", 5).is_not_asked("Gigazaur").turn_of("The King")
        assert g.told("probed") == [(1, 0, 2, 0, 0)]
        assert g.cards("The King") == ["psychic_probe", "mimic"]


@pytest.mark.rule("KOT-psychic_probe.3", "KOT-mimic.8")
@pytest.mark.parametrize("hand", [["psychic_probe", "mimic"], ["mimic", "psychic_probe"]])
def test_a_heart_costs_the_card_and_the_own_copy_of_it(hand: list[str]) -> None:
    with roller().owns("The King", *hand).mimics("psychic_probe") as g:
        g.keeps_all().probe_rolls("heart").probes("The King", 5)
        assert g.cards("The King") == []
        assert sorted(g.pile()) == ["mimic", "psychic_probe"]


@pytest.mark.rule("KOT-psychic_probe.3", "KOT-mimic.4")
def test_a_heart_ends_the_copy_in_another_hand_and_its_use_to_come() -> None:
    with given("Gigazaur", "The King", "CyberKitty").city("Gigazaur").mimics("psychic_probe") as g:
        g.owns("The King", "psychic_probe").owns("CyberKitty", "mimic")
        g.keeps_all().probe_rolls("heart").probes("The King", 0)
        g.is_not_asked("CyberKitty").turn_of("The King")
        assert g.cards("The King") == []
        assert g.cards("CyberKitty") == ["mimic"]
        assert g.copied() == ""


@pytest.mark.rule("KOT-psychic_probe.3", "KOT-mimic.8")
def test_a_heart_rolled_by_the_copy_costs_mimic_alone() -> None:
    with given("Gigazaur", "The King", "CyberKitty").city("Gigazaur").mimics("psychic_probe") as g:
        g.owns("The King", "mimic").owns("CyberKitty", "psychic_probe")
        g.keeps_all().probe_rolls("heart").probes("The King", 0)
        assert g.cards("The King") == []
        g.is_asked("CyberKitty", "probe").probes_nothing("CyberKitty")
        assert g.cards("CyberKitty") == ["psychic_probe"]


# -- Smoke Cloud ---------------------------------------------------------------------------------------------


@pytest.mark.rule("KOT-smoke_cloud")
def test_smoke_cloud_comes_with_three_tokens() -> None:
    with roller().market("smoke_cloud").has("Gigazaur", energy=4) as g:
        g.keeps_all().buys("Gigazaur", "smoke_cloud")
        assert g.charge("smoke_cloud") == 3


@pytest.mark.rule("KOT-smoke_cloud")
def test_smoke_gives_one_more_roll_after_the_last() -> None:
    with roller("smoke_cloud").rolls("1 1 1 1 1 1") as g:
        g.rolls("2 2 2 2 2 2").keeps().rolls("3 3 3 3 3 3").keeps().is_asked("Gigazaur", "keep")
        g.refused("Gigazaur", 0, "KOT-R24").smokes("Gigazaur")
        assert g.charge("smoke_cloud") == 2
        g.rolls("claw claw 1 1 2 2").keeps().dice_are("claw claw 1 1 2 2")
        g.refused("Gigazaur", 0, "KOT-R24").keeps_all().lost("The King", 2)


@pytest.mark.rule("KOT-smoke_cloud")
def test_several_smokes_in_one_turn_and_the_last_takes_the_card_along() -> None:
    with roller("smoke_cloud").rolls("1 1 2 2 3 3") as g:
        g.smokes("Gigazaur").smokes("Gigazaur").smokes("Gigazaur")
        assert g.cards("Gigazaur") == []
        assert g.pile() == ["smoke_cloud"]
        for face in ("2", "3", "1", "2"):
            g.rolls(face).keeps(1, 2, 3, 4, 5).is_asked("Gigazaur", "keep")
        g.rolls("claw").keeps(1, 2, 3, 4, 5).lost("The King", 1).is_asked("The King", "yield")


@pytest.mark.rule("KOT-smoke_cloud.copy")
def test_a_second_smoke_cloud_has_three_tokens_of_its_own() -> None:
    with roller("smoke_cloud", "mimic").mimics("smoke_cloud") as g:
        g.smokes("Gigazaur", "mimic").smokes("Gigazaur", "mimic").smokes("Gigazaur", "mimic")
        assert g.charge("smoke_cloud") == 3
        assert g.touched("Gigazaur", "do-smoke") == ["smoke_cloud"]
        g.smokes("Gigazaur").smokes("Gigazaur").smokes("Gigazaur")
        assert g.state.rolls_left == 2 + 6


# -- Stretchy ------------------------------------------------------------------------------------------------


@pytest.mark.rule("KOT-stretchy")
def test_stretchy_turns_a_die_for_two_energy_as_often_as_paid() -> None:
    with roller("stretchy").market().has("Gigazaur", energy=5).rolls("1 1 2 2 3 3") as g:
        g.keeps_all().sets_die("Gigazaur", "stretchy", 2, "1").gained("Gigazaur", energy=-2)
        g.sets_die("Gigazaur", "stretchy", 5, "claw").gained("Gigazaur", energy=-2, stars=1)
        g.lost("The King", 1).now("Gigazaur", energy=1).is_asked("The King", "yield")
        assert g.cards("Gigazaur") == ["stretchy"]


@pytest.mark.rule("KOT-stretchy")
def test_stretchy_may_be_left_alone() -> None:
    with roller("stretchy").market().has("Gigazaur", energy=2) as g:
        g.keeps_all().changes_no_die("Gigazaur").now("Gigazaur", energy=2).is_asked("Gigazaur", "buy")


@pytest.mark.rule("KOT-stretchy")
def test_the_energy_of_this_roll_does_not_pay_for_stretchy() -> None:
    with roller("stretchy").market().has("Gigazaur", energy=1).rolls("energy energy 1 1 2 2") as g:
        g.keeps_all().gained("Gigazaur", energy=2).is_asked("Gigazaur", "buy")


@pytest.mark.rule("KOT-stretchy.copy")
def test_a_second_stretchy_changes_nothing() -> None:
    with roller("stretchy", "mimic").mimics("stretchy").market().has("Gigazaur", energy=3) as g:
        g.keeps_all()
        assert len(g.decision("Gigazaur").actions) == 1 + 6 * 5
        g.sets_die("Gigazaur", "stretchy", 0, "claw").gained("Gigazaur", energy=-2).lost("The King", 1)


# -- Energy Drink --------------------------------------------------------------------------------------------


@pytest.mark.rule("KOT-energy_drink")
def test_energy_drink_buys_rolls_as_often_as_paid() -> None:
    with roller("energy_drink").market().has("Gigazaur", energy=2).rolls("1 1 1 1 1 1") as g:
        g.rolls("2 2 2 2 2 2").keeps().rolls("3 3 3 3 3 3").keeps().refused("Gigazaur", 0, "KOT-R24")
        g.drinks("Gigazaur").gained("Gigazaur", energy=-1).rolls("2 2 1 1 3 3").keeps()
        g.drinks("Gigazaur").gained("Gigazaur", energy=-1)
        g.rolls("claw claw claw 1 1 2").keeps().lost("The King", 3).is_asked("The King", "yield")


@pytest.mark.rule("KOT-energy_drink")
def test_the_energy_of_this_roll_does_not_pay_for_a_drink() -> None:
    with roller("energy_drink").market().rolls("energy energy energy 1 1 2") as g:
        assert g.offers("Gigazaur") == ["do-stop"]
        g.keeps_all().gained("Gigazaur", energy=3)


@pytest.mark.rule("KOT-energy_drink", "KOT-shrink_ray")
def test_a_monster_shrunk_to_one_die_is_still_offered_its_drink() -> None:
    with roller("energy_drink").market().has("Gigazaur", energy=1, shrink=5).rolls("1") as g:
        g.rolls("2").keeps().rolls("3").keeps()
        assert g.offers("Gigazaur") == ["do-stop", "do-drink"]
        g.drinks("Gigazaur").rolls("claw").keeps().lost("The King", 1)


@pytest.mark.rule("KOT-energy_drink.copy")
def test_a_second_energy_drink_changes_nothing() -> None:
    with roller("energy_drink", "mimic").mimics("energy_drink").market().has("Gigazaur", energy=2) as g:
        assert g.offers("Gigazaur") == ["do-stop", "do-drink"]
        g.drinks("Gigazaur").gained("Gigazaur", energy=-1)
        assert g.state.rolls_left == 2 + 1
