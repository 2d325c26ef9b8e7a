"""Chapters 3 (step 5) and 4: the end of a turn, and the end of the game."""

from __future__ import annotations

import pytest

from tests.games.king_of_tokyo.table import given


@pytest.mark.rule("KOT-R51")
def test_cards_that_act_at_the_end_of_the_turn_do_so_before_the_dice_go_on() -> None:
    with given("Gigazaur", "The King").city("The King").owns("Gigazaur", "herbivore", "energy_hoarder") as g:
        g.has("Gigazaur", energy=12).keeps_all().is_asked("Gigazaur", "buy").now("Gigazaur", stars=0)
        g.act("Gigazaur", "do-finish-buying").gained("Gigazaur", stars=3).turn_of("The King")
        order = [event.kind for event in g.events if event.kind in ("stars-card", "turn")]
        assert order == ["turn", "stars-card", "stars-card", "turn"]


@pytest.mark.rule("KOT-R51")
def test_poison_is_the_last_thing_of_a_turn() -> None:
    with given("Gigazaur", "The King").city("The King").owns("Gigazaur", "herbivore") as g:
        g.has("Gigazaur", poison=2).keeps_all().lost("Gigazaur", 2).gained("Gigazaur", stars=1)
        g.now("Gigazaur", poison=2)
        kinds = [event.kind for event in g.events]
        assert kinds.index("stars-card") < kinds.index("hurt")


@pytest.mark.rule("KOT-R51")
def test_poison_of_others_does_not_tick_in_my_turn() -> None:
    with given("Gigazaur", "The King").city("The King").has("The King", poison=2) as g:
        g.keeps_all().lost("The King", 0).turn_of("The King")


@pytest.mark.rule("KOT-R52")
def test_the_game_ends_at_the_end_of_the_turn_and_not_when_the_stars_are_won() -> None:
    with given("Gigazaur", "The King").city("The King").has("Gigazaur", stars=18, energy=3) as g:
        g.market("corner_store", "wings", "jets").rolls("2 2 2 1 1 3").keeps_all().now("Gigazaur", stars=20)
        g.is_asked("Gigazaur", "buy").act("Gigazaur", "do-finish-buying").won_by("Gigazaur")


@pytest.mark.rule("KOT-R52")
def test_the_last_survivor_is_king_of_tokyo() -> None:
    with given("Gigazaur", "The King", "MekaDragon").city("Gigazaur").has("The King", hearts=1) as g:
        g.has("MekaDragon", hearts=1).rolls("claw 1 1 2 2 3").keeps_all().won_by("Gigazaur")
        assert g.session.outcome is not None
        assert g.session.outcome.reason == "last-alive"


@pytest.mark.rule("KOT-R52")
def test_two_survivors_play_on() -> None:
    with given("Gigazaur", "The King", "MekaDragon").city("Gigazaur").has("The King", hearts=1) as g:
        g.rolls("claw 1 1 2 2 3").keeps_all().is_out("The King").turn_of("MekaDragon")
        assert g.session.outcome is None


@pytest.mark.rule("KOT-R53")
def test_twenty_stars_are_worth_nothing_to_a_monster_that_falls_in_the_same_turn() -> None:
    with given("Gigazaur", "The King", "MekaDragon").city("The King") as g:
        g.has("Gigazaur", stars=15, hearts=4, energy=5)
        g.market("jet_fighters", "wings", "jets").keeps_all().buys("Gigazaur", "jet_fighters")
        g.now("Gigazaur", stars=20).is_out("Gigazaur").turn_of("The King")
        assert g.session.outcome is None
        assert [g.session.view(viewer)["out"] for viewer in (0, 1, None)] == [[0], [0], [0]]


@pytest.mark.rule("KOT-R53", "KOT-R52")
def test_the_loser_of_the_last_heart_leaves_the_win_to_the_survivor() -> None:
    with given("Gigazaur", "The King").city("The King").has("Gigazaur", stars=15, hearts=4, energy=5) as g:
        g.market("jet_fighters", "wings", "jets").keeps_all().buys("Gigazaur", "jet_fighters").won_by("The King")
        assert g.session.outcome is not None
        assert (g.session.outcome.reason, g.session.outcome.scores) == ("last-alive", (20, 0))


@pytest.mark.rule("KOT-R54")
def test_if_all_fall_together_everybody_loses() -> None:
    with given("Gigazaur", "The King").city("The King").has("Gigazaur", hearts=3, energy=4) as g:
        g.has("The King", hearts=2)
        g.market("high_altitude_bombing", "wings", "jets").keeps_all().buys("Gigazaur", "high_altitude_bombing")
        g.won_by()
        assert g.session.outcome is not None
        assert (g.session.outcome.winners, g.session.outcome.reason) == ((), "all-fell")


@pytest.mark.rule("KOT-D-8")
def test_two_living_monsters_with_twenty_stars_share_the_win() -> None:
    with given("Gigazaur", "The King", "MekaDragon").city("Gigazaur").has("Gigazaur", stars=18) as g:
        g.has("The King", stars=17)
        g.owns("The King", "eater_of_the_dead").has("MekaDragon", hearts=1).rolls("claw 1 1 2 2 3")
        g.keeps_all().won_by("Gigazaur", "The King")
        assert g.session.outcome is not None
        assert (g.session.outcome.reason, g.session.outcome.scores) == ("stars", (20, 20, 0))


@pytest.mark.rule("KOT-D-9")
def test_stars_never_fall_below_zero() -> None:
    with given("Gigazaur", "The King").city("The King").has("Gigazaur", energy=7).has("The King", stars=3) as g:
        g.market("evacuation_orders", "wings", "jets").keeps_all().buys("Gigazaur", "evacuation_orders")
        g.now("The King", stars=2)  # none left of three; then two for starting the turn in Tokyo
        assert g.told("stars-lost") == [(1, 3, g.told("stars-lost")[0][2], 0, 0)]


@pytest.mark.rule("KOT-D-12")
def test_what_an_eliminated_monster_had_is_gone() -> None:
    with given("Gigazaur", "The King", "MekaDragon").city("Gigazaur").owns("The King", "wings") as g:
        g.has("The King", hearts=1, energy=1, poison=3, shrink=1).rolls("claw 1 1 2 2 3").keeps_all()
        g.is_out("The King").now("The King", energy=0, poison=0, shrink=0)
        assert g.cards("The King") == []
        assert len(g.state.discard) == 1


@pytest.mark.rule("KOT-D-17")
def test_the_lone_survivor_finishes_its_turn_before_it_wins() -> None:
    with given("Gigazaur", "The King").city("Gigazaur").has("The King", hearts=1).has("Gigazaur", energy=4) as g:
        g.market("commuter_train", "wings", "jets").rolls("claw 1 1 2 2 3").keeps_all().is_out("The King")
        g.buys("Gigazaur", "commuter_train").won_by("Gigazaur").now("Gigazaur", stars=4)


@pytest.mark.rule("KOT-D-17")
def test_poison_takes_the_lone_survivor_too_and_everybody_loses() -> None:
    with given("Gigazaur", "The King").city("Gigazaur").has("The King", hearts=1) as g:
        g.has("Gigazaur", hearts=1, poison=1).rolls("claw 1 1 2 2 3").keeps_all().is_out("Gigazaur").won_by()


@pytest.mark.rule("KOT-D-17")
def test_the_lone_survivor_may_kill_itself_with_its_own_card() -> None:
    with given("Gigazaur", "The King").city("Gigazaur").has("The King", hearts=1) as g:
        g.has("Gigazaur", hearts=3, energy=4).market("tank", "wings", "jets").rolls("claw 1 1 2 2 3").keeps_all()
        g.buys("Gigazaur", "tank").won_by()
