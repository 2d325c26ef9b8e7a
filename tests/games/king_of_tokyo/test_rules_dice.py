"""Chapter 3, the second step: what the dice do."""

from __future__ import annotations

import pytest

from tests.games.king_of_tokyo.table import BOX, given

FIVE = ("Gigazaur", "CyberKitty", "Space Penguin", "The King", "MekaDragon")


# -- order -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("KOT-R25")
def test_all_dice_are_resolved() -> None:
    with given("Gigazaur", "The King").city("The King").has("Gigazaur", hearts=5) as g:
        g.rolls("2 2 2 heart energy claw")
        g.keeps_all().gained("Gigazaur", stars=2, hearts=1, energy=1).lost("The King", 1)


@pytest.mark.rule("KOT-R25")
def test_the_order_is_not_asked_where_it_changes_nothing() -> None:
    with given("Gigazaur", "The King").city("The King").has("Gigazaur", hearts=5, energy=2) as g:
        g.rolls("heart energy 1 1 1 2").keeps_all().is_asked("Gigazaur", "buy")


@pytest.mark.rule("KOT-R25", "KOT-D-14")
def test_the_player_may_heal_before_the_claws_that_bring_a_blow_back() -> None:
    with given("Gigazaur", "The King").city("The King").owns("The King", "burrowing") as g:
        g.has("Gigazaur", hearts=1).rolls("heart claw 1 1 2 2").keeps_all().is_asked("Gigazaur", "resolve")
        g.resolves("Gigazaur", "hearts").is_asked("The King", "yield")
        g.yields("The King").now("Gigazaur", hearts=1).is_in("Gigazaur", "city")


@pytest.mark.rule("KOT-R25", "KOT-D-14")
def test_the_player_may_choose_the_claws_first_and_fall_before_healing() -> None:
    with given("Gigazaur", "The King").city("The King").owns("The King", "burrowing") as g:
        g.has("Gigazaur", hearts=1).rolls("heart claw 1 1 2 2").keeps_all()
        g.resolves("Gigazaur", "claws").yields("The King").is_out("Gigazaur").won_by("The King")


@pytest.mark.rule("KOT-D-14", "KOT-R25")
def test_claws_first_leave_room_for_the_healing() -> None:
    with given("Gigazaur", "The King").city("The King").owns("The King", "burrowing") as g:
        g.has("Gigazaur", hearts=10).rolls("heart claw 1 1 2 2").keeps_all()
        g.resolves("Gigazaur", "claws").yields("The King").now("Gigazaur", hearts=10)


@pytest.mark.rule("KOT-D-14")
def test_elimination_is_immediate_and_the_end_of_the_game_is_not() -> None:
    with given("Gigazaur", "The King").city("Gigazaur").has("The King", hearts=1) as g:
        g.has("Gigazaur", energy=3).market("heal", "wings", "jets").rolls("claw 1 1 2 2 3")
        g.keeps_all().is_out("The King").is_asked("Gigazaur", "buy")
        assert g.session.outcome is None
        g.act("Gigazaur", "do-finish-buying").won_by("Gigazaur")


# -- numbers and energy ------------------------------------------------------------------------------------------


@pytest.mark.rule("KOT-R27")
@pytest.mark.parametrize(
    ("faces", "stars"),
    [
        ("1 1 2 2 3 3", 0),
        ("1 1 1 2 3 3", 1),
        ("2 2 2 1 1 3", 2),
        ("3 3 3 1 1 2", 3),
        ("1 1 1 1 2 2", 2),
        ("2 2 2 2 2 1", 4),
        ("3 3 3 3 3 3", 6),
        ("1 1 1 2 2 2", 3),
        ("1 1 1 3 3 3", 4),
        ("2 2 2 3 3 3", 5),
    ],
)
def test_three_of_a_number_score_it_and_each_further_one_scores_one(faces: str, stars: int) -> None:
    with given("Gigazaur", "The King").city("The King").rolls(faces) as g:
        g.keeps_all().gained("Gigazaur", stars=stars)


@pytest.mark.rule("KOT-R28")
@pytest.mark.parametrize(("faces", "energy"), [("1 1 2 2 3 3", 0), ("energy 1 1 2 2 3", 1), ("energy " * 6, 6)])
def test_each_energy_face_gives_one_energy(faces: str, energy: int) -> None:
    with given("Gigazaur", "The King").city("The King").rolls(faces) as g:
        g.keeps_all().gained("Gigazaur", energy=energy, stars=0)


@pytest.mark.rule("KOT-D-2")
def test_every_die_counts_once_for_its_own_face() -> None:
    with given("Gigazaur", "CyberKitty").city("CyberKitty").has("Gigazaur", hearts=9) as g:
        g.rolls("2 2 2 2 claw energy")
        g.keeps_all().gained("Gigazaur", stars=3, energy=1, hearts=0).lost("CyberKitty", 1)


@pytest.mark.rule("KOT-D-9")
def test_the_dial_of_stars_stops_at_twenty() -> None:
    with given("Gigazaur", "The King").city("The King").has("Gigazaur", stars=19).rolls("3 3 3 3 3 3") as g:
        g.keeps_all().now("Gigazaur", stars=20)


# -- claws -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("KOT-R29", "KOT-R56")
def test_from_outside_claws_hit_everyone_in_tokyo_and_nobody_else() -> None:
    with given(*FIVE).city("The King").bay("MekaDragon").rolls("claw claw claw 1 1 2") as g:
        g.keeps_all().lost("The King", 3).lost("MekaDragon", 3).lost("CyberKitty", 0).lost("Space Penguin", 0)
        g.lost("Gigazaur", 0)


@pytest.mark.rule("KOT-R29", "KOT-R30", "KOT-R56")
def test_from_the_city_claws_hit_everyone_outside_and_not_the_bay() -> None:
    with given(*FIVE).city("Gigazaur").bay("MekaDragon").rolls("claw claw 1 1 2 3") as g:
        g.keeps_all().lost("CyberKitty", 2).lost("Space Penguin", 2).lost("The King", 2).lost("MekaDragon", 0)


@pytest.mark.rule("KOT-R29", "KOT-R30", "KOT-R41")
def test_from_the_bay_claws_hit_everyone_outside_and_not_the_city() -> None:
    with given(*FIVE).bay("Gigazaur").city("MekaDragon").rolls("claw claw 1 1 2 3") as g:
        g.keeps_all().lost("CyberKitty", 2).lost("Space Penguin", 2).lost("The King", 2).lost("MekaDragon", 0)


@pytest.mark.rule("KOT-R31", "KOT-R56")
def test_a_monster_that_yields_leaves_tokyo_and_still_loses_the_hearts() -> None:
    with given("Gigazaur", "The King").city("The King").rolls("claw claw 1 1 2 3") as g:
        g.keeps_all().lost("The King", 2).is_asked("The King", "yield").is_in("The King", "city")
        g.yields("The King").now("The King", hearts=8).is_in("The King", "outside").is_in("Gigazaur", "city")


@pytest.mark.rule("KOT-R31")
def test_a_monster_may_stay_in_tokyo() -> None:
    with given("Gigazaur", "The King").city("The King").rolls("claw claw 1 1 2 3") as g:
        g.keeps_all().stays("The King").now("The King", hearts=8).is_in("The King", "city")
        g.is_in("Gigazaur", "outside").now("Gigazaur", stars=0)


@pytest.mark.rule("KOT-R31")
def test_monsters_outside_have_nothing_to_yield() -> None:
    with given("Gigazaur", "The King").city("Gigazaur").rolls("claw claw 1 1 2 3") as g:
        g.keeps_all().lost("The King", 2).turn_of("The King").is_asked("The King", "keep")


@pytest.mark.rule("KOT-R32", "KOT-D-12")
def test_a_monster_without_hearts_is_out_and_its_cards_and_energy_are_discarded() -> None:
    with given("Gigazaur", "The King", "MekaDragon").city("The King").owns("The King", "gourmet", "jets") as g:
        g.has("The King", hearts=2, energy=7, stars=9, poison=1, shrink=2).rolls("claw claw claw 1 1 2")
        g.keeps_all().stays("The King").is_out("The King")
        g.now("The King", hearts=0, energy=0, poison=0, shrink=0).is_in("The King", "outside")
        assert g.cards("The King") == []
        assert sorted(BOX.id_of(card) for card in g.state.discard) == ["gourmet", "jets"]


@pytest.mark.rule("KOT-R33")
def test_the_first_player_of_the_game_harms_nobody() -> None:
    with given("Gigazaur", "The King", "MekaDragon").rolls("claw claw claw claw claw claw") as g:
        g.keeps_all().lost("The King", 0).lost("MekaDragon", 0).lost("Gigazaur", 0).is_in("Gigazaur", "city")


@pytest.mark.rule("KOT-R34")
def test_nobody_yields_to_a_card() -> None:
    with given("Gigazaur", "The King").city("The King").has("Gigazaur", energy=3) as g:
        g.market("flame_thrower", "wings", "jets").keeps_all()
        g.buys("Gigazaur", "flame_thrower").lost("The King", 2).is_in("The King", "city")
        g.turn_of("The King").is_asked("The King", "keep")


@pytest.mark.rule("KOT-R34", "KOT-R40")
def test_nobody_yields_to_a_claw_that_took_nothing() -> None:
    with given("Gigazaur", "The King").city("The King").owns("The King", "armor_plating") as g:
        g.rolls("claw 1 1 2 2 3").keeps_all().lost("The King", 0).is_in("The King", "city")
        g.turn_of("The King").is_asked("The King", "keep")


@pytest.mark.rule("KOT-D-3", "KOT-R31")
def test_two_monsters_in_tokyo_decide_separately_in_any_order() -> None:
    with given(*FIVE).city("The King").bay("MekaDragon").rolls("claw 1 1 2 2 3") as g:
        g.keeps_all().is_asked("The King", "yield").is_asked("MekaDragon", "yield")
        g.lost("The King", 1).lost("MekaDragon", 1)
        g.yields("MekaDragon").is_in("MekaDragon", "bay")  # nothing is known before both have answered
        g.is_asked("The King", "yield").stays("The King")
        g.is_in("MekaDragon", "outside").is_in("The King", "city").is_in("Gigazaur", "bay")


@pytest.mark.rule("KOT-D-3")
def test_an_eliminated_monster_decides_nothing() -> None:
    with given(*FIVE, "Alienoid").city("The King").bay("MekaDragon").has("The King", hearts=1) as g:
        g.rolls("claw 1 1 2 2 3").keeps_all().is_out("The King").is_not_asked("The King")
        g.is_asked("MekaDragon", "yield").stays("MekaDragon").is_in("Gigazaur", "city")


# -- hearts ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("KOT-R35")
def test_outside_tokyo_each_heart_heals_one() -> None:
    with given("Gigazaur", "The King").city("The King").has("Gigazaur", hearts=5) as g:
        g.rolls("heart heart heart 1 1 2").keeps_all().gained("Gigazaur", hearts=3)


@pytest.mark.rule("KOT-R35", "KOT-R39", "KOT-D-13")
def test_in_the_city_hearts_do_nothing() -> None:
    with given("Gigazaur", "The King").city("Gigazaur").has("Gigazaur", hearts=5) as g:
        g.rolls("heart heart heart energy 1 2").keeps_all().gained("Gigazaur", hearts=0, energy=1)
        g.turn_of("The King")


@pytest.mark.rule("KOT-R39", "KOT-R41", "KOT-D-13")
def test_in_the_bay_hearts_do_nothing() -> None:
    with given(*FIVE).city("The King").bay("Gigazaur").has("Gigazaur", hearts=5) as g:
        g.rolls("heart heart heart 1 1 2").keeps_all().gained("Gigazaur", hearts=0).turn_of("CyberKitty")


@pytest.mark.rule("KOT-R35", "KOT-R39")
def test_in_tokyo_a_power_card_still_heals() -> None:
    with given("Gigazaur", "The King").city("Gigazaur").has("Gigazaur", hearts=5, energy=3) as g:
        g.market("heal", "wings", "jets").keeps_all().buys("Gigazaur", "heal").gained("Gigazaur", hearts=2)


@pytest.mark.rule("KOT-R36")
def test_hearts_never_rise_above_ten() -> None:
    with given("Gigazaur", "The King").city("The King").has("Gigazaur", hearts=8, energy=6) as g:
        g.market("nuclear_power_plant", "wings", "jets").rolls("heart heart heart heart heart 1")
        g.keeps_all().now("Gigazaur", hearts=10)
        g.buys("Gigazaur", "nuclear_power_plant").now("Gigazaur", hearts=10, stars=2)


@pytest.mark.rule("KOT-R36")
def test_a_keep_card_may_raise_the_limit() -> None:
    with given("Gigazaur", "The King").city("The King").has("Gigazaur", hearts=9) as g:
        g.owns("Gigazaur", "even_bigger")
        g.rolls("heart heart heart heart heart 1").keeps_all().now("Gigazaur", hearts=12)


@pytest.mark.rule("KOT-R61")
def test_outside_tokyo_a_heart_takes_off_a_token_instead_of_healing() -> None:
    with given("Gigazaur", "The King").city("The King").has("Gigazaur", hearts=5, poison=1, shrink=1) as g:
        g.rolls("heart heart heart 1 1").keeps_all().is_asked("Gigazaur", "heart")
        g.heart_for("Gigazaur", "poison").heart_for("Gigazaur", "shrink")
        g.gained("Gigazaur", hearts=1).now("Gigazaur", poison=0, shrink=0, hearts=6)


@pytest.mark.rule("KOT-R61", "KOT-R39")
def test_tokens_cannot_be_removed_in_tokyo() -> None:
    with given("Gigazaur", "The King").city("Gigazaur").has("Gigazaur", hearts=5, poison=1, shrink=1) as g:
        g.rolls("heart heart heart 1 1").keeps_all().turn_of("The King")
        g.now("Gigazaur", poison=1, shrink=1, hearts=4)  # the poison ticks


@pytest.mark.rule("KOT-R61")
def test_tokens_stay_when_the_card_that_gave_them_is_gone() -> None:
    with given("Gigazaur", "The King").city("The King").has("The King", poison=1, shrink=1) as g:
        g.owns("Gigazaur", "poison_spit", "shrink_ray", "metamorph").keeps_all()
        g.sells("Gigazaur", "poison_spit", "shrink_ray", "metamorph").now("The King", poison=1, shrink=1)
        assert len(g.state.dice) == 5
        g.turn_of("The King").keeps_all().lost("The King", 1)


@pytest.mark.rule("KOT-R58")
def test_fire_breathing_burns_the_neighbours_wherever_they_are() -> None:
    with given(*FIVE).city("Gigazaur").bay("MekaDragon").owns("Gigazaur", "fire_breathing") as g:
        g.rolls("claw 1 1 2 2 3").keeps_all()
        g.lost("CyberKitty", 2).lost("Space Penguin", 1).lost("The King", 1).lost("MekaDragon", 1)
        g.is_in("MekaDragon", "bay").is_not_asked("MekaDragon")


@pytest.mark.rule("KOT-R58")
def test_fire_breathing_burns_a_lone_opponent_once() -> None:
    with given("Gigazaur", "The King").city("The King").owns("Gigazaur", "fire_breathing") as g:
        g.rolls("claw 1 1 2 2 3").keeps_all().lost("The King", 2)
