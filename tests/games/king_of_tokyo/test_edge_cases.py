"""Chapter 10 of the rulebook, the strange cases: the end of the game, elimination, Tokyo."""

from __future__ import annotations

import pytest

from tests.games.king_of_tokyo.table import given

FIVE = ("Gigazaur", "CyberKitty", "Space Penguin", "The King", "MekaDragon")
SIX = (*FIVE, "Alienoid")
ONE_CLAW = "claw 1 1 2 2 3"


# -- the end of the game -----------------------------------------------------------------------------------------


@pytest.mark.rule("KOT-X1")
def test_victory_is_never_checked_in_the_middle_of_a_turn() -> None:
    with given("Gigazaur", "The King").city("Gigazaur").has("Gigazaur", stars=18, energy=2) as g:
        g.now("Gigazaur", stars=20).keeps_all().is_asked("Gigazaur", "buy")
        assert g.session.outcome is None
        g.sweeps("Gigazaur").won_by("Gigazaur")


@pytest.mark.rule("KOT-X1")
def test_stars_come_before_survival() -> None:
    with given("Gigazaur", "The King").city("Gigazaur").has("Gigazaur", stars=18).has("The King", hearts=1) as g:
        g.rolls(ONE_CLAW).keeps_all().won_by("Gigazaur")
        assert g.session.outcome is not None
        assert g.session.outcome.reason == "stars"


@pytest.mark.rule("KOT-X2")
def test_poison_steals_the_win() -> None:
    with given("Gigazaur", "The King", "MekaDragon").city("Gigazaur") as g:
        g.has("Gigazaur", stars=18, hearts=1, poison=1)
        g.now("Gigazaur", stars=20).keeps_all().is_out("Gigazaur").turn_of("The King")
        assert g.session.outcome is None


@pytest.mark.rule("KOT-X2")
def test_a_dead_monster_with_twenty_stars_has_not_won() -> None:
    with given("Gigazaur", "The King", "MekaDragon").city("The King") as g:
        g.has("Gigazaur", stars=16, hearts=3, energy=4)
        g.market("tank", "wings", "jets").keeps_all().buys("Gigazaur", "tank").is_out("Gigazaur")
        g.now("Gigazaur", stars=20).turn_of("The King")


@pytest.mark.rule("KOT-X3")
def test_a_monster_wins_at_the_end_of_somebody_elses_turn() -> None:
    with given("Gigazaur", "The King", "MekaDragon").city("Gigazaur").owns("The King", "eater_of_the_dead") as g:
        g.has("The King", stars=17).has("MekaDragon", hearts=1).rolls(ONE_CLAW).keeps_all().won_by("The King")


@pytest.mark.rule("KOT-X3")
def test_stars_lost_before_the_check_count() -> None:
    with given("Gigazaur", "The King", "MekaDragon").city("Gigazaur").owns("The King", "eater_of_the_dead") as g:
        g.has("The King", stars=19).has("MekaDragon", hearts=1).has("Gigazaur", energy=7)
        g.market("evacuation_orders", "wings", "jets").rolls(ONE_CLAW).keeps_all().now("The King", stars=20)
        g.buys("Gigazaur", "evacuation_orders").now("The King", stars=15).turn_of("The King")
        assert g.session.outcome is None


@pytest.mark.rule("KOT-X4")
def test_two_monsters_at_twenty_win_together_however_they_got_there() -> None:
    with given("Gigazaur", "The King", "MekaDragon").city("Gigazaur").owns("The King", "eater_of_the_dead") as g:
        g.owns("Gigazaur", "alpha_monster").has("Gigazaur", stars=17).has("The King", stars=20)
        g.has("MekaDragon", hearts=1).rolls(ONE_CLAW).keeps_all().won_by("Gigazaur", "The King")


@pytest.mark.rule("KOT-X5")
def test_all_fall_at_the_same_time_and_everybody_loses() -> None:
    with given("Gigazaur", "The King", "MekaDragon").city("The King") as g:
        g.has("Gigazaur", hearts=3, energy=4, stars=19)
        g.has("The King", hearts=1).has("MekaDragon", hearts=3).market("high_altitude_bombing", "wings", "jets")
        g.keeps_all().buys("Gigazaur", "high_altitude_bombing").won_by()


@pytest.mark.rule("KOT-X6")
def test_the_lone_survivor_dies_of_poison_and_everybody_loses() -> None:
    with given("Gigazaur", "The King").city("Gigazaur").has("The King", hearts=1) as g:
        g.has("Gigazaur", hearts=2, poison=2).rolls("claw 1 1 2 2 3").keeps_all().won_by()


@pytest.mark.rule("KOT-X6")
def test_the_lone_survivor_lives_through_its_turn_and_wins() -> None:
    with given("Gigazaur", "The King").city("Gigazaur").has("The King", hearts=1) as g:
        g.has("Gigazaur", hearts=3, poison=2).rolls("claw 1 1 2 2 3").keeps_all().won_by("Gigazaur")
        g.now("Gigazaur", hearts=1)


@pytest.mark.rule("KOT-X7")
@pytest.mark.parametrize("how", ["frenzy", "freeze_time"])
def test_the_game_ends_before_an_extra_turn(how: str) -> None:
    with given("Gigazaur", "The King").city("The King").has("Gigazaur", stars=19) as g:
        if how == "frenzy":
            g.where(frenzy=[0])
        else:
            g.owns("Gigazaur", "freeze_time")
        g.rolls("1 1 1 2 2 3").keeps_all().won_by("Gigazaur")
        assert g.told("extra-turn") == []


# -- elimination -------------------------------------------------------------------------------------------------


@pytest.mark.rule("KOT-X8")
def test_an_eliminated_monster_leaves_nothing_behind_but_the_tokens_it_gave() -> None:
    with given("Gigazaur", "The King", "MekaDragon").city("The King").owns("The King", "poison_spit", "jets") as g:
        g.has("The King", hearts=1, energy=5, poison=1).has("MekaDragon", poison=2, shrink=1).rolls(ONE_CLAW)
        g.keeps_all().stays("The King").is_out("The King").is_in("The King", "outside")
        g.now("The King", energy=0, poison=0).now("MekaDragon", poison=2, shrink=1)
        assert sorted(g.discarded()) == ["jets", "poison_spit"]


@pytest.mark.rule("KOT-X8")
def test_the_mimic_token_returns_when_its_owner_falls() -> None:
    with given("Gigazaur", "The King", "MekaDragon").city("The King").owns("The King", "mimic") as g:
        g.owns("MekaDragon", "gourmet").mimics("gourmet").has("The King", hearts=1).rolls(ONE_CLAW)
        g.keeps_all().is_out("The King")
        assert g.state.copied == -1
        assert (sorted(g.discarded()), g.cards("MekaDragon")) == (["mimic"], ["gourmet"])


@pytest.mark.rule("KOT-X8")
def test_the_copy_ends_when_the_owner_of_the_copied_card_falls() -> None:
    with given("Gigazaur", "The King", "MekaDragon").city("The King").owns("Gigazaur", "mimic") as g:
        g.owns("The King", "acid_attack").mimics("acid_attack").has("The King", hearts=2).rolls(ONE_CLAW)
        g.keeps_all().is_out("The King")  # one claw, and the copied Acid Attack's
        assert g.state.copied == -1
        assert g.cards("Gigazaur") == ["mimic"]


@pytest.mark.rule("KOT-X9")
def test_an_attacker_killed_in_its_own_turn_does_not_enter_or_buy_or_go_again() -> None:
    with given("Gigazaur", "The King", "MekaDragon").city("The King").owns("The King", "burrowing") as g:
        g.owns("Gigazaur", "freeze_time", "herbivore").has("Gigazaur", hearts=1, energy=9).where(frenzy=[0])
        g.rolls("claw 1 1 1 2 3").keeps_all().resolves("Gigazaur", "claws").yields("The King")
        g.is_out("Gigazaur").now("Gigazaur", stars=0).is_in("Gigazaur", "outside").turn_of("The King")
        assert g.told("extra-turn") == []
        assert g.told("entered") == []


@pytest.mark.rule("KOT-X9")
def test_a_buyer_killed_by_its_own_card_buys_no_more_and_has_no_end_effects() -> None:
    with given("Gigazaur", "The King", "MekaDragon").city("The King").owns("Gigazaur", "solar_powered") as g:
        g.has("Gigazaur", hearts=2, energy=9).market("national_guard", "wings", "jets").keeps_all()
        g.buys("Gigazaur", "national_guard").is_out("Gigazaur").turn_of("The King").now("Gigazaur", energy=0)
        assert g.told("energy-card") == []


@pytest.mark.rule("KOT-X10")
def test_several_may_fall_to_one_attack_one_after_another_clockwise() -> None:
    with given("Gigazaur", "The King", "MekaDragon", "Alienoid").city("MekaDragon").where(turn=2) as g:
        for name in ("Gigazaur", "The King", "Alienoid"):
            g.has(name, hearts=2)
        g.rolls("claw claw 1 1 2 3").keeps_all().won_by("MekaDragon")
        assert [told[0] for told in g.told("fell")] == [3, 0, 1]


@pytest.mark.rule("KOT-X10")
def test_targets_are_fixed_before_the_first_one_falls() -> None:
    with given(*FIVE).bay("The King").city("MekaDragon").has("The King", hearts=1) as g:
        g.rolls("claw claw 1 1 2 3").keeps_all().is_out("The King").lost("MekaDragon", 2)
    with given(*FIVE).city("The King").bay("MekaDragon").has("The King", hearts=1) as g:
        g.rolls("claw claw 1 1 2 3").keeps_all().is_out("The King").lost("MekaDragon", 2)


@pytest.mark.rule("KOT-X11")
def test_fire_breathing_skips_eliminated_seats() -> None:
    with given(*FIVE).city("Gigazaur").owns("Gigazaur", "fire_breathing").has("CyberKitty", hearts=0) as g:
        g.has("MekaDragon", hearts=0).rolls(ONE_CLAW).keeps_all().lost("Space Penguin", 2).lost("The King", 2)


# -- Tokyo -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("KOT-X12")
def test_in_the_first_turn_claws_hit_nobody_and_the_player_enters_the_city() -> None:
    with given(*SIX).rolls("claw claw claw claw claw claw") as g:
        g.keeps_all().is_in("Gigazaur", "city").now("Gigazaur", stars=1, hearts=10)
        assert g.told("hurt") == []


@pytest.mark.rule("KOT-X13")
def test_a_loss_wholly_prevented_gives_no_chance_to_leave() -> None:
    with given("Gigazaur", "The King").city("The King").owns("The King", "camouflage").rolls(ONE_CLAW) as g:
        g.camouflage("heart").keeps_all().reacts("The King", "camouflage").turn_of("The King")
        g.now("The King", hearts=10).is_in("The King", "city").is_asked("The King", "keep")


@pytest.mark.rule("KOT-X13")
def test_a_loss_partly_prevented_still_lets_its_victim_leave() -> None:
    with given("Gigazaur", "The King").city("The King").owns("The King", "camouflage") as g:
        g.rolls("claw claw 1 1 2 3")
        g.camouflage("heart 1").keeps_all().reacts("The King", "camouflage").lost("The King", 1)
        g.yields("The King").is_in("Gigazaur", "city")


@pytest.mark.rule("KOT-X13")
def test_with_jets_the_choice_comes_before_the_loss() -> None:
    with given("Gigazaur", "The King").city("The King").owns("The King", "jets").rolls("claw claw 1 1 2 3") as g:
        g.keeps_all().lost("The King", 0).is_asked("The King", "yield").yields("The King").now("The King", hearts=10)
        g.is_in("Gigazaur", "city")


@pytest.mark.rule("KOT-X14")
@pytest.mark.parametrize(
    ("city_leaves", "bay_leaves", "attacker"),
    [(True, True, "city"), (True, False, "city"), (False, True, "bay"), (False, False, "outside")],
)
def test_city_and_bay_choose_for_themselves(city_leaves: bool, bay_leaves: bool, attacker: str) -> None:
    with given(*FIVE).city("The King").bay("MekaDragon").rolls(ONE_CLAW) as g:
        g.keeps_all().act("MekaDragon", "do-yield" if bay_leaves else "do-stay")
        g.act("The King", "do-yield" if city_leaves else "do-stay").is_in("Gigazaur", attacker)
        g.is_in("The King", "outside" if city_leaves else "city")
        g.is_in("MekaDragon", "outside" if bay_leaves else "bay")


@pytest.mark.rule("KOT-X15")
def test_a_monster_killed_by_claws_leaves_its_place_to_the_attacker() -> None:
    with given("Gigazaur", "The King", "MekaDragon").city("The King").has("The King", hearts=1) as g:
        g.rolls(ONE_CLAW).keeps_all().is_in("Gigazaur", "city").now("Gigazaur", stars=1)


@pytest.mark.rule("KOT-X15")
def test_a_monster_killed_by_a_card_leaves_tokyo_empty_until_the_next_player_enters() -> None:
    with given("Gigazaur", "The King", "MekaDragon").city("MekaDragon").has("MekaDragon", hearts=2) as g:
        g.has("Gigazaur", energy=3).market("flame_thrower", "wings", "jets").keeps_all()
        g.buys("Gigazaur", "flame_thrower").is_out("MekaDragon").is_in("Gigazaur", "outside")
        g.turn_of("The King").is_in("The King", "outside").keeps_all().is_in("The King", "city")
        g.now("Gigazaur", stars=0).now("The King", stars=1)


@pytest.mark.rule("KOT-X15")
def test_a_monster_killed_by_poison_at_the_end_of_its_turn_leaves_tokyo_empty() -> None:
    with given("Gigazaur", "The King", "MekaDragon").city("Gigazaur").has("Gigazaur", hearts=1, poison=1) as g:
        g.keeps_all().is_out("Gigazaur").is_in("The King", "outside").keeps_all().is_in("The King", "city")


@pytest.mark.rule("KOT-X16")
def test_who_stayed_cannot_leave_until_the_next_claw() -> None:
    with given("Gigazaur", "The King", "MekaDragon").city("MekaDragon").rolls(ONE_CLAW).rolls("1 1 2 2 3 3") as g:
        g.keeps_all().stays("MekaDragon").turn_of("The King").keeps_all().turn_of("MekaDragon")
        g.is_in("MekaDragon", "city").is_asked("MekaDragon", "keep")
        assert len(g.told("stayed")) == 1


@pytest.mark.rule("KOT-X16")
def test_card_damage_never_allows_leaving() -> None:
    with given("Gigazaur", "The King").city("The King").has("Gigazaur", energy=6) as g:
        g.market("gas_refinery", "wings", "jets").keeps_all().buys("Gigazaur", "gas_refinery")
        g.lost("The King", 3).is_in("The King", "city").is_asked("The King", "keep")


@pytest.mark.rule("KOT-X17")
def test_the_city_falls_the_bay_moves_up_and_may_still_yield() -> None:
    with given(*FIVE).city("The King").bay("MekaDragon").has("The King", hearts=1).rolls(ONE_CLAW) as g:
        g.keeps_all().is_in("MekaDragon", "city").is_asked("MekaDragon", "yield")
        g.yields("MekaDragon").is_in("MekaDragon", "outside").is_in("Gigazaur", "city").now("Gigazaur", stars=1)


@pytest.mark.rule("KOT-X17")
def test_the_city_falls_the_bay_moves_up_and_the_attacker_stays_out_if_it_stays() -> None:
    with given(*FIVE).city("The King").bay("MekaDragon").has("The King", hearts=1).rolls(ONE_CLAW) as g:
        g.keeps_all().stays("MekaDragon").is_in("MekaDragon", "city").is_in("Gigazaur", "outside")
        g.now("Gigazaur", stars=0).now("MekaDragon", stars=0)


@pytest.mark.rule("KOT-X17")
def test_the_closing_bay_is_no_yielding() -> None:
    with given(*FIVE).city("Gigazaur").bay("MekaDragon").owns("MekaDragon", "burrowing") as g:
        g.has("CyberKitty", hearts=1).rolls(ONE_CLAW).keeps_all().is_in("MekaDragon", "outside")
        g.lost("Gigazaur", 0).is_not_asked("MekaDragon")
        assert g.told("yielded") == []


@pytest.mark.rule("KOT-X18")
def test_pushed_out_of_the_bay_by_its_own_kill_it_can_heal_with_hearts_not_yet_resolved() -> None:
    with given(*FIVE).city("The King").bay("Gigazaur").has("CyberKitty", hearts=1).has("Gigazaur", hearts=5) as g:
        g.rolls("claw heart heart 1 1 2").keeps_all().is_asked("Gigazaur", "resolve")
        g.resolves("Gigazaur", "claws").is_out("CyberKitty").gained("Gigazaur", hearts=2).is_in("Gigazaur", "outside")


@pytest.mark.rule("KOT-X18")
def test_hearts_resolved_before_the_kill_are_wasted_in_the_bay() -> None:
    with given(*FIVE).city("The King").bay("Gigazaur").has("CyberKitty", hearts=1).has("Gigazaur", hearts=5) as g:
        g.rolls("claw heart heart 1 1 2").keeps_all().resolves("Gigazaur", "hearts")
        g.now("Gigazaur", hearts=5).is_out("CyberKitty").is_in("Gigazaur", "outside")


@pytest.mark.rule("KOT-X18")
def test_two_kills_of_six_close_the_bay_as_well() -> None:
    with given(*SIX).city("The King").bay("Gigazaur").has("Gigazaur", hearts=5) as g:
        g.has("CyberKitty", hearts=1).has("Alienoid", hearts=1).rolls("claw heart heart 1 1 2")
        g.keeps_all().is_asked("Gigazaur", "resolve").resolves("Gigazaur", "claws")
        g.is_in("Gigazaur", "outside").now("Gigazaur", hearts=7)


@pytest.mark.rule("KOT-X18", "KOT-fire_breathing.2")
def test_the_breath_that_makes_the_kill_counts_for_the_order_too() -> None:
    with given(*FIVE).city("The King").bay("Gigazaur").has("CyberKitty", hearts=2).has("Gigazaur", hearts=5) as g:
        g.owns("Gigazaur", "fire_breathing").rolls("claw heart heart 1 1 2").keeps_all()
        g.is_asked("Gigazaur", "resolve").resolves("Gigazaur", "claws").is_out("CyberKitty").now("Gigazaur", hearts=7)


@pytest.mark.rule("KOT-X19")
def test_an_extra_turn_that_starts_in_tokyo_gives_two_stars() -> None:
    with given(*FIVE).city("The King").bay("Gigazaur").where(frenzy=[0]) as g:
        g.now("Gigazaur", stars=2).keeps_all().turn_of("Gigazaur").gained("Gigazaur", stars=2)
        g.keeps_all().turn_of("CyberKitty")


@pytest.mark.rule("KOT-X20")
def test_in_tokyo_dice_do_not_heal_and_cards_do() -> None:
    with given("Gigazaur", "The King").city("Gigazaur").has("Gigazaur", hearts=5, energy=6) as g:
        g.market("nuclear_power_plant", "wings", "jets").rolls("heart heart heart heart 1 2").keeps_all()
        g.now("Gigazaur", hearts=5).buys("Gigazaur", "nuclear_power_plant").gained("Gigazaur", hearts=3)


@pytest.mark.rule("KOT-X21")
def test_who_heals_and_then_enters_keeps_the_hearts() -> None:
    with given("Gigazaur", "The King").has("Gigazaur", hearts=5).rolls("heart heart 1 1 2 2") as g:
        g.keeps_all().gained("Gigazaur", hearts=2).is_in("Gigazaur", "city")


@pytest.mark.rule("KOT-X22")
def test_entering_needs_no_claw() -> None:
    with given(*FIVE).city("MekaDragon").rolls("1 1 2 2 3 3") as g:
        g.keeps_all().is_in("Gigazaur", "bay").gained("Gigazaur", stars=1)
