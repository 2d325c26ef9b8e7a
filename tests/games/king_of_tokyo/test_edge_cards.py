"""Chapter 10 of the rulebook, the strange cases: dice, and card against card; and what this table does not copy."""

from __future__ import annotations

import pytest

from tests.games.king_of_tokyo.table import given, opening

FIVE = ("Gigazaur", "CyberKitty", "Space Penguin", "The King", "MekaDragon")
ONE_CLAW = "claw 1 1 2 2 3"


# -- dice --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("KOT-X23")
def test_any_die_may_be_picked_for_each_reroll() -> None:
    with given("Gigazaur", "The King").city("The King").rolls("1 2 3 heart energy claw") as g:
        g.rolls("1 1 1").keeps(1, 3, 5).dice_are("1 2 1 heart 1 claw")
        g.rolls("3 3 3").keeps(0, 2, 4).gained("Gigazaur", stars=4)  # 1 1 1 and 3 3 3


@pytest.mark.rule("KOT-X24")
def test_the_order_after_the_last_roll() -> None:
    with given("Gigazaur", "The King").city("The King") as g:
        g.owns("Gigazaur", "background_dweller", "stretchy", "herd_culler")
        g.owns("The King", "psychic_probe").has("Gigazaur", energy=2).rolls("3 1 1 2 2 energy").rolls("2")
        g.rerolls_threes("Gigazaur", 0).dice_are("2 1 1 2 2 energy").is_asked("Gigazaur", "keep")
        g.probe_rolls("3").keeps_all().is_asked("The King", "probe").probes("The King", 0)
        g.is_asked("Gigazaur", "reroll-three").rolls("claw").act("Gigazaur", "do-reroll-threes")
        g.dice_are("claw 1 1 2 2 energy").is_asked("Gigazaur", "change")
        g.sets_die("Gigazaur", "stretchy", 3, "3").is_asked("Gigazaur", "change")
        g.culls("Gigazaur", 4).gained("Gigazaur", stars=1, energy=1).lost("The King", 1)


@pytest.mark.rule("KOT-X24")
def test_die_changes_come_in_any_order_and_number() -> None:
    with given("Gigazaur", "The King").city("The King") as g:
        g.owns("Gigazaur", "herd_culler", "plot_twist", "stretchy")
        g.has("Gigazaur", energy=4).rolls("2 2 2 3 3 3").keeps_all()
        g.sets_die("Gigazaur", "plot_twist", 0, "energy").sets_die("Gigazaur", "stretchy", 1, "energy")
        g.culls("Gigazaur", 2).sets_die("Gigazaur", "stretchy", 3, "claw")
        g.lost("The King", 1).now("Gigazaur", energy=2, stars=0)
        assert g.cards("Gigazaur") == ["herd_culler", "stretchy"]


@pytest.mark.rule("KOT-X25")
def test_without_dice_the_turn_goes_on_and_acid_attack_still_claws() -> None:
    with given("Gigazaur", "The King").city("The King").owns("Gigazaur", "acid_attack") as g:
        g.has("Gigazaur", shrink=7)
        g.is_asked("The King", "yield").now("The King", hearts=9).yields("The King").is_in("Gigazaur", "city")
        g.turn_of("The King")


@pytest.mark.rule("KOT-X25")
def test_without_dice_nobody_is_asked_to_keep_or_probe_or_change_any() -> None:
    with given("Gigazaur", "The King").city("The King").owns("Gigazaur", "stretchy", "energy_drink") as g:
        g.owns("The King", "psychic_probe").has("Gigazaur", shrink=6, energy=5).is_asked("Gigazaur", "buy")
        assert g.state.dice == []


@pytest.mark.rule("KOT-X26")
def test_a_die_turned_to_another_face_is_that_face_for_everything() -> None:
    with given("Gigazaur", "The King").city("The King") as g:
        g.owns("Gigazaur", "herd_culler", "gourmet", "freeze_time")
        g.rolls("1 1 claw 2 2 3").keeps_all().culls("Gigazaur", 2)
        g.gained("Gigazaur", stars=3).lost("The King", 0).turn_of("Gigazaur")
        assert len(g.state.dice) == 5


# -- card against card -------------------------------------------------------------------------------------------


@pytest.mark.rule("KOT-X27")
def test_yielding_with_jets_avoids_the_breath_as_well() -> None:
    with given("Gigazaur", "The King", "MekaDragon").city("The King").owns("The King", "jets") as g:
        g.owns("Gigazaur", "fire_breathing").rolls(ONE_CLAW).keeps_all().lost("MekaDragon", 1)
        g.yields("The King").now("The King", hearts=10).is_in("Gigazaur", "city")


@pytest.mark.rule("KOT-X27")
def test_yielding_with_jets_avoids_nova_breath_from_inside_tokyo() -> None:
    with given(*FIVE).city("Gigazaur").bay("The King").owns("The King", "jets").owns("Gigazaur", "nova_breath") as g:
        g.rolls(ONE_CLAW).keeps_all().lost("CyberKitty", 1).lost("The King", 0)
        g.yields("The King").now("The King", hearts=10).is_in("The King", "outside").is_in("Gigazaur", "city")


@pytest.mark.rule("KOT-X28")
def test_a_jets_owner_who_stays_may_still_fly_or_hide() -> None:
    with given("Gigazaur", "The King").city("The King").owns("The King", "jets", "wings", "camouflage") as g:
        g.has("The King", energy=2).rolls("claw claw 1 1 2 3").camouflage("1 heart").keeps_all()
        g.stays("The King").is_asked("The King", "react").reacts("The King", "camouflage")
        g.reacts("The King", "wings").now("The King", hearts=10, energy=0).is_in("The King", "city")


@pytest.mark.rule("KOT-X28")
def test_a_jets_owner_who_stays_and_takes_it_cannot_leave_any_more() -> None:
    with given("Gigazaur", "The King").city("The King").owns("The King", "jets").rolls("claw claw 1 1 2 3") as g:
        g.keeps_all().stays("The King").lost("The King", 2).is_in("The King", "city").is_asked("The King", "keep")


@pytest.mark.rule("KOT-X29")
def test_burrowing_and_jets_yield_unhurt_and_hit_back() -> None:
    with given("Gigazaur", "The King").city("The King").owns("The King", "jets", "burrowing").rolls(ONE_CLAW) as g:
        g.keeps_all().yields("The King").lost("Gigazaur", 1).now("The King", hearts=10).is_in("Gigazaur", "city")


@pytest.mark.rule("KOT-X30")
def test_wings_leave_nothing_of_the_attack_but_a_herbivore_star() -> None:
    with given("Gigazaur", "The King").city("The King") as g:
        g.owns("The King", "wings", "were_only_making_it_stronger")
        g.owns("Gigazaur", "poison_spit", "shrink_ray", "herbivore").has("The King", energy=2)
        g.rolls("claw claw claw 1 1 2").keeps_all().reacts("The King", "wings").gained("Gigazaur", stars=1)
        g.now("The King", hearts=10, energy=0, poison=0, shrink=0).is_in("The King", "city").turn_of("The King")


@pytest.mark.rule("KOT-X30")
def test_camouflage_to_zero_leaves_nothing_either() -> None:
    with given("Gigazaur", "The King").city("The King") as g:
        g.owns("The King", "camouflage", "were_only_making_it_stronger")
        g.owns("Gigazaur", "poison_spit", "shrink_ray", "herbivore").rolls("claw claw 1 1 2 3")
        g.camouflage("heart heart")
        g.keeps_all().reacts("The King", "camouflage").gained("Gigazaur", stars=1)
        g.now("The King", hearts=10, energy=0, poison=0, shrink=0).turn_of("The King")


@pytest.mark.rule("KOT-X31")
@pytest.mark.parametrize(("faces", "lost"), [("1 1 2 2 3 3", 0), (ONE_CLAW, 2)])
def test_acid_attack_against_armor_plating(faces: str, lost: int) -> None:
    with given("Gigazaur", "The King").city("The King").owns("Gigazaur", "acid_attack") as g:
        g.owns("The King", "armor_plating")
        g.rolls(faces).keeps_all().lost("The King", lost)
        if lost:
            g.is_asked("The King", "yield")
        else:
            g.turn_of("The King")


@pytest.mark.rule("KOT-X32")
def test_tokens_outlive_the_monster_that_gave_them() -> None:
    with given("Gigazaur", "The King", "MekaDragon").city("The King") as g:
        g.owns("The King", "poison_spit", "shrink_ray")
        g.has("The King", hearts=1).has("MekaDragon", poison=2, shrink=1).rolls(ONE_CLAW).keeps_all()
        g.is_out("The King").turn_of("MekaDragon").now("MekaDragon", poison=2, shrink=1)
        g.keeps_all().lost("MekaDragon", 2)


@pytest.mark.rule("KOT-X33")
def test_each_heart_die_has_one_use() -> None:
    with given("Gigazaur", "The King").city("The King").owns("Gigazaur", "healing_ray") as g:
        g.has("The King", hearts=8, energy=5)
        g.has("Gigazaur", hearts=5, poison=1, shrink=1).rolls("heart heart heart heart 1").keeps_all()
        g.heart_for("Gigazaur", "poison").heart_for("Gigazaur", "shrink").heart_for("Gigazaur", "The King")
        g.heart_for("Gigazaur", "me").now("Gigazaur", hearts=6, poison=0, shrink=0, energy=2)
        g.now("The King", hearts=9, energy=3)


@pytest.mark.rule("KOT-X34")
def test_the_opportunist_comes_before_the_player_whose_turn_it_is() -> None:
    with given("Gigazaur", "The King").city("The King").owns("The King", "opportunist") as g:
        g.has("The King", energy=3)
        g.has("Gigazaur", energy=8).market("wings", "jets", "tank").deck("heal", "acid_attack").keeps_all()
        g.buys("Gigazaur", "jets").is_not_asked("Gigazaur").is_asked("The King", "snatch")
        g.buys("The King", "heal").now("The King", energy=0).is_asked("Gigazaur", "buy")
        assert g.up() == ["wings", "acid_attack", "tank"]


@pytest.mark.rule("KOT-X34")
def test_two_opportunists_choose_clockwise_from_the_active_player() -> None:
    with given("The King", "MekaDragon", "Gigazaur").where(turn=2).city("Gigazaur").owns("The King", "mimic") as g:
        g.owns("MekaDragon", "opportunist").mimics("opportunist").has("The King", energy=3)
        g.has("MekaDragon", energy=3)
        g.has("Gigazaur", energy=3).market("heal", "jets", "wings").deck("corner_store").keeps_all()
        g.buys("Gigazaur", "heal").is_asked("The King", "snatch").is_not_asked("MekaDragon").declines("The King")
        g.is_asked("MekaDragon", "snatch")


@pytest.mark.rule("KOT-X35")
@pytest.mark.parametrize("card", ["opportunist", "mimic"])
def test_parasitic_tentacles_take_any_card_in_play(card: str) -> None:
    with given("Gigazaur", "The King").city("The King").owns("Gigazaur", "parasitic_tentacles") as g:
        g.owns("The King", card)
        g.has("Gigazaur", energy=8).keeps_all().buys_from("Gigazaur", "The King", card)
        assert card in g.cards("Gigazaur")
        assert g.cards("The King") == []
        g.now("The King", energy=8 if card == "mimic" else 3)


@pytest.mark.rule("KOT-X35")
def test_parasitic_tentacles_take_a_card_bought_a_moment_ago() -> None:
    with given("Gigazaur", "The King").city("The King").owns("Gigazaur", "parasitic_tentacles") as g:
        g.owns("The King", "opportunist")
        g.has("Gigazaur", energy=9).has("The King", energy=4).market("heal", "wings", "mimic").deck("gourmet", "tank")
        g.keeps_all()
        g.buys("Gigazaur", "heal").buys("The King", "gourmet").buys_from("Gigazaur", "The King", "gourmet")
        g.now("Gigazaur", energy=2).now("The King", energy=4)
        assert g.cards("Gigazaur") == ["parasitic_tentacles", "gourmet"]


@pytest.mark.rule("KOT-X36")
def test_selling_the_original_metamorph_ends_the_copy() -> None:
    with given("Gigazaur", "The King").city("The King").owns("Gigazaur", "metamorph", "mimic", "gourmet") as g:
        g.mimics("metamorph")
        g.keeps_all().sells("Gigazaur", "metamorph").turn_of("The King").now("Gigazaur", energy=3)
        assert g.cards("Gigazaur") == ["mimic", "gourmet"]


@pytest.mark.rule("KOT-X37")
def test_selling_even_bigger_pays_four_and_cuts_the_hearts_to_ten() -> None:
    with given("Gigazaur", "The King").city("The King").owns("Gigazaur", "metamorph", "even_bigger") as g:
        g.has("Gigazaur", hearts=12)
        g.keeps_all().sells("Gigazaur", "even_bigger").gained("Gigazaur", energy=4, hearts=-2)
        g.now("Gigazaur", hearts=10)


@pytest.mark.rule("KOT-X38")
def test_a_card_bought_for_nothing_is_a_purchase() -> None:
    with given("Gigazaur", "The King").city("The King") as g:
        g.owns("Gigazaur", "alien_origin", "media_friendly", "mimic")
        g.mimics("alien_origin").market("solar_powered", "wings", "jets").has("Gigazaur", energy=0).keeps_all()
        g.buys("Gigazaur", "solar_powered").gained("Gigazaur", stars=1)
        assert "solar_powered" in g.cards("Gigazaur")


@pytest.mark.rule("KOT-X39")
def test_solar_powered_looks_at_the_energy_after_metamorph() -> None:
    with given("Gigazaur", "The King").city("The King") as g:
        g.owns("Gigazaur", "metamorph", "solar_powered", "gourmet")
        g.keeps_all().sells("Gigazaur", "gourmet").sells_no_more("Gigazaur").now("Gigazaur", energy=4)
    with given("Gigazaur", "The King").city("The King").owns("Gigazaur", "metamorph", "solar_powered") as g:
        g.keeps_all().sells_no_more("Gigazaur").now("Gigazaur", energy=1)


@pytest.mark.rule("KOT-X40")
def test_it_has_a_child_in_its_own_turn_goes_on_and_enters_tokyo() -> None:
    with given("Gigazaur", "The King").city("The King").owns("The King", "burrowing") as g:
        g.owns("Gigazaur", "it_has_a_child", "jets")
        g.has("Gigazaur", hearts=1, stars=9, energy=6).rolls("claw 1 1 2 2 3").keeps_all().yields("The King")
        g.now("Gigazaur", hearts=10, stars=1, energy=6).is_in("Gigazaur", "city").is_asked("Gigazaur", "buy")
        assert g.cards("Gigazaur") == []


@pytest.mark.rule("KOT-X40")
def test_it_has_a_child_in_the_buy_step_leaves_tokyo_and_buys_on() -> None:
    with given("Gigazaur", "The King").city("Gigazaur").owns("Gigazaur", "it_has_a_child") as g:
        g.has("Gigazaur", hearts=3, energy=8)
        g.market("tank", "gourmet", "wings").deck("jets").keeps_all().buys("Gigazaur", "tank")
        g.now("Gigazaur", hearts=10, stars=0, energy=4).is_in("Gigazaur", "outside").is_asked("Gigazaur", "buy")
        g.buys("Gigazaur", "gourmet").turn_of("The King").keeps_all().is_in("The King", "city")


@pytest.mark.rule("KOT-X41")
def test_a_later_loss_in_the_same_turn_takes_from_the_new_hearts() -> None:
    with given("Gigazaur", "The King").city("Gigazaur").owns("The King", "it_has_a_child") as g:
        g.has("The King", hearts=1, stars=5)
        g.has("Gigazaur", energy=3).market("flame_thrower", "wings", "jets").rolls("claw claw claw claw 1 2")
        g.keeps_all()
        g.now("The King", hearts=10, stars=0).buys("Gigazaur", "flame_thrower").now("The King", hearts=8)


@pytest.mark.rule("KOT-X42")
def test_a_card_seen_in_the_lab_is_offered_to_no_opportunist_until_it_is_turned_up() -> None:
    with given("Gigazaur", "The King").city("The King").owns("Gigazaur", "made_in_a_lab") as g:
        g.owns("The King", "opportunist")
        g.has("Gigazaur", energy=10).has("The King", energy=9).market("wings", "jets", "tank")
        g.deck("heal", "gourmet", "frenzy")
        g.keeps_all().is_asked("Gigazaur", "buy").buys_from_deck("Gigazaur", "heal").is_asked("Gigazaur", "buy")
        assert g.seen_on_deck("Gigazaur") == ["gourmet"]
        g.buys("Gigazaur", "tank").is_asked("The King", "snatch").buys("The King", "gourmet")


@pytest.mark.rule("KOT-X43")
def test_an_opportunist_drops_into_the_city_in_anothers_turn() -> None:
    with given("Gigazaur", "The King").city("Gigazaur").owns("The King", "opportunist") as g:
        g.has("The King", energy=5)
        g.has("Gigazaur", energy=5).market("heal", "wings", "mimic").deck("death_from_above", "tank").keeps_all()
        g.buys("Gigazaur", "heal").buys("The King", "death_from_above").gained("The King", stars=3)
        g.is_in("The King", "city").is_in("Gigazaur", "outside").is_asked("Gigazaur", "buy")


@pytest.mark.rule("KOT-X44")
def test_the_frozen_turns_come_before_the_frenzied_one() -> None:
    with given("Gigazaur", "The King").city("The King").owns("Gigazaur", "freeze_time") as g:
        g.has("Gigazaur", energy=7)
        g.market("frenzy", "wings", "jets").rolls("1 1 1 2 2 3").rolls("1 1 2 2 3").rolls("1 1 2 2 3 3").keeps_all()
        g.buys("Gigazaur", "frenzy").turn_of("Gigazaur")
        assert len(g.state.dice) == 5
        g.keeps_all().turn_of("Gigazaur")
        assert len(g.state.dice) == 6
        g.keeps_all().turn_of("The King")


# -- what this table does not copy -------------------------------------------------------------------------------


@pytest.mark.rule("KOT-spiked_tail", "KOT-urbavore")
def test_added_claws_chain_into_spiked_tail_and_urbavore() -> None:
    with given("Gigazaur", "The King").city("Gigazaur") as g:
        g.owns("Gigazaur", "acid_attack", "burrowing", "spiked_tail", "urbavore")
        g.rolls("1 1 2 2 3 3").keeps_all().lost("The King", 4)


@pytest.mark.rule("KOT-opportunist.1", "KOT-opportunist.2")
def test_all_swept_cards_stay_on_offer_after_an_opportunist_has_bought_one() -> None:
    with given("Gigazaur", "The King").city("The King").owns("The King", "opportunist") as g:
        g.has("The King", energy=9)
        g.has("Gigazaur", energy=2).market("wings", "jets", "mimic").deck("heal", "gourmet", "stretchy", "extra_head")
        g.keeps_all().sweeps("Gigazaur").buys("The King", "heal").is_asked("The King", "snatch")
        assert g.touched("The King", "do-buy") == ["gourmet", "stretchy"]


@pytest.mark.rule("KOT-psychic_probe.2", "KOT-X24")
def test_declining_a_probe_skips_neither_the_next_probe_nor_the_changes() -> None:
    with given("Gigazaur", "The King", "MekaDragon").city("The King").owns("Gigazaur", "herd_culler") as g:
        g.owns("The King", "psychic_probe").owns("MekaDragon", "mimic").mimics("psychic_probe").keeps_all()
        g.probes_nothing("The King").is_asked("MekaDragon", "probe").probes_nothing("MekaDragon")
        g.is_asked("Gigazaur", "change").culls("Gigazaur", 2).gained("Gigazaur", stars=1)


@pytest.mark.rule("KOT-freeze_time")
def test_a_freeze_time_copied_at_the_start_of_a_turn_ignores_the_dice_of_the_turn_before() -> None:
    with given("Gigazaur", "The King").city("The King").owns("Gigazaur", "freeze_time") as g:
        g.owns("The King", "mimic")
        g.has("The King", energy=1).rolls("1 1 1 2 2 3").rolls("1 1 1 2 2").rolls("1 1 2 2").keeps_all().keeps_all()
        g.keeps_all().turn_of("The King").is_asked("The King", "mimic-move")
        g.copies("The King", "Gigazaur", "freeze_time")
        g.keeps_all().turn_of("Gigazaur")
        assert len(g.told("extra-turn")) == 2


@pytest.mark.rule("KOT-friend_of_children.1")
def test_a_treatment_that_pays_nothing_is_no_gain_of_energy() -> None:
    with given("Gigazaur", "The King").city("The King").owns("Gigazaur", "healing_ray", "friend_of_children") as g:
        g.has("The King", hearts=8).rolls("heart 1 1 2 2 3").keeps_all().heart_for("Gigazaur", "The King")
        g.now("Gigazaur", energy=0).now("The King", hearts=9)


@pytest.mark.rule("KOT-frenzy.1", "KOT-X9")
def test_a_monster_that_has_fallen_takes_no_extra_turn() -> None:
    with given("Gigazaur", "The King", "MekaDragon").city("Gigazaur").has("The King", hearts=1) as g:
        g.where(frenzy=[1])
        g.rolls(ONE_CLAW).keeps_all().is_out("The King").turn_of("MekaDragon")
        assert g.told("extra-turn") == []


@pytest.mark.rule("KOT-R37", "KOT-R38")
def test_with_two_players_tokyo_gives_stars_and_no_energy() -> None:
    with given("Gigazaur", "The King") as g:
        g.keeps_all().now("Gigazaur", stars=1, energy=0).keeps_all().now("Gigazaur", stars=3, energy=0)


@pytest.mark.rule("KOT-R18", "KOT-D-1")
def test_the_first_player_is_rolled_for_and_not_drawn() -> None:
    for first, rolls in (("Gigazaur", (ONE_CLAW, "1 1 2 2 3 3")), ("The King", ("1 1 2 2 3 3", ONE_CLAW))):
        with opening("Gigazaur", "The King").rolls_off(*rolls) as g:
            g.turn_of(first)
