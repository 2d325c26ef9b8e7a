"""Chapters 1 and 2 of the rulebook: the box, and how a match begins."""

from __future__ import annotations

import pytest

import ludoteca
from ludoteca.games.king_of_tokyo.content import MONSTERS
from ludoteca.kernel.errors import BadSetup
from tests.games.king_of_tokyo.table import BOX, NAMES, given, opening

GAME = ludoteca.game("king-of-tokyo")
FIVE = ("Gigazaur", "CyberKitty", "Space Penguin", "The King", "MekaDragon")
SIX = (*FIVE, "Alienoid")
NO_CLAWS = "1 1 2 2 3 3"
ONE_CLAW = "claw 1 2 2 3 3"
TWO_CLAWS = "claw claw 1 2 3 3"


# -- the box -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("KOT-R1")
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_two_to_six_play_and_each_is_one_monster(seats: int) -> None:
    board = GAME.start(seats, seed=1).view(None)["board"]
    assert [monster["monster"] for monster in board["monsters"]] == MONSTERS[:seats]


@pytest.mark.rule("KOT-R1")
@pytest.mark.parametrize("seats", [-1, 0, 1, 7, 100])
def test_nobody_plays_alone_and_seven_are_too_many(seats: int) -> None:
    with pytest.raises(BadSetup, match="2 to 6 players"):
        GAME.start(seats, seed=1)


@pytest.mark.rule("KOT-R2")
def test_the_first_with_twenty_stars_wins() -> None:
    with given("Gigazaur", "The King").city("The King").has("Gigazaur", stars=17).rolls("3 3 3 1 1 2") as g:
        g.keeps_all().won_by("Gigazaur").now("Gigazaur", stars=20)
        assert g.session.outcome is not None
        assert (g.session.outcome.reason, g.session.outcome.scores) == ("stars", (20, 0))


@pytest.mark.rule("KOT-R2")
def test_nineteen_stars_are_not_enough() -> None:
    with given("Gigazaur", "The King").city("The King").has("Gigazaur", stars=16).rolls("3 3 3 1 1 2") as g:
        g.keeps_all().now("Gigazaur", stars=19).turn_of("The King")
        assert g.session.outcome is None


@pytest.mark.rule("KOT-R2")
def test_the_last_one_alive_wins_without_any_stars() -> None:
    with given("Gigazaur", "The King").city("Gigazaur").has("The King", hearts=1, stars=19) as g:
        g.rolls("claw 1 1 2 2 3").keeps_all().is_out("The King").won_by("Gigazaur")
        assert g.session.outcome is not None
        assert (g.session.outcome.reason, g.session.outcome.scores) == ("last-alive", (2, 19))


@pytest.mark.rule("KOT-R3")
def test_a_monster_board_shows_name_stars_hearts_and_where_the_figure_is() -> None:
    with given(*SIX).city("The King").has("The King", hearts=4, stars=7) as g:
        faces = g.session.view(None)["board"]["monsters"]
        assert [face["monster"] for face in faces] == [NAMES[name] for name in SIX]
        king = faces[3]
        assert (king["hearts"], king["stars"], king["place"]) == (4, 7, "city")
        assert len({face["figure"] for face in faces}) == 6


@pytest.mark.rule("KOT-R3")
@pytest.mark.parametrize("name", SIX)
def test_no_monster_has_a_power_of_its_own(name: str) -> None:
    other = "Gigazaur" if name != "Gigazaur" else "The King"
    with given(name, other).city(other).rolls("1 1 1 heart energy claw") as g:
        g.keeps_all().gained(name, stars=1, energy=1, hearts=0).lost(other, 1)


@pytest.mark.rule("KOT-R4")
def test_tokyo_is_the_city_and_the_bay_together() -> None:
    with given(*FIVE).city("CyberKitty").bay("The King").rolls("claw claw 1 1 2 2") as g:
        g.keeps_all().lost("CyberKitty", 2).lost("The King", 2).lost("Space Penguin", 0).lost("MekaDragon", 0)


@pytest.mark.rule("KOT-R4", "KOT-R41")
def test_a_card_that_says_tokyo_means_the_bay_as_well() -> None:
    with given(*FIVE).city("CyberKitty").bay("Gigazaur").owns("Gigazaur", "urbavore") as g:
        g.rolls("claw 1 1 2 2 3").now("Gigazaur", stars=3)
        g.keeps_all().lost("The King", 2).lost("CyberKitty", 0)


@pytest.mark.rule("KOT-R5")
def test_the_six_faces_of_a_die_each_do_their_own_thing() -> None:
    with given("Gigazaur", "The King").city("The King").has("Gigazaur", hearts=5) as g:
        g.rolls("1 2 3 energy claw heart")
        g.keeps_all().gained("Gigazaur", stars=0, energy=1, hearts=1).lost("The King", 1)


@pytest.mark.rule("KOT-R5", "KOT-R16", "KOT-R22")
def test_six_black_dice_lie_in_the_middle() -> None:
    with given("Gigazaur", "The King") as g:
        dice = g.session.view(0)["board"]["dice"]
        assert [die["green"] for die in dice] == [False] * 6


@pytest.mark.rule("KOT-R6", "KOT-R16")
def test_green_dice_come_only_with_a_card_and_have_the_same_faces() -> None:
    with given("Gigazaur", "The King").owns("Gigazaur", "extra_head", "extra_head") as g:
        g.rolls("1 2 3 energy claw heart heart energy")
        dice = g.session.view(0)["board"]["dice"]
        assert [die["green"] for die in dice] == [False] * 6 + [True] * 2
        assert [die["face"] for die in dice[6:]] == ["heart", "energy"]
        g.keeps_all().gained("Gigazaur", energy=2)


@pytest.mark.rule("KOT-R7")
def test_sixty_six_power_cards_each_with_name_cost_type_and_effect() -> None:
    assert len(BOX.deck) == 66
    assert sum(BOX.keep[BOX.kind_of[card]] for card in BOX.deck) == 48
    with given("Gigazaur", "The King").market("wings", "heal", "energize") as g:
        shown = g.session.view(0)["board"]["market"]
        assert [(card["id"], card["cost"], card["type"]) for card in shown] == [
            ("wings", 6, "keep"),
            ("heal", 3, "discard"),
            ("energize", 8, "discard"),
        ]


@pytest.mark.rule("KOT-R7")
def test_no_card_is_lost_when_the_match_begins() -> None:
    with opening("Gigazaur", "The King").rolls_off(ONE_CLAW, NO_CLAWS) as g:
        state = g.state
        assert sorted(state.deck + state.market) == list(range(66))
        assert (len(state.deck), state.discard) == (63, [])
        assert max(BOX.costs[BOX.kind_of[card]] for card in BOX.deck) == 8
        assert len({BOX.id_of(card) for card in BOX.deck}) == 64


@pytest.mark.rule("KOT-R8")
def test_a_keep_card_stays_in_front_of_its_owner_and_works_every_turn() -> None:
    with given("Gigazaur", "The King").city("The King").owns("Gigazaur", "gourmet") as g:
        g.rolls("1 1 1 2 3 3").keeps_all().gained("Gigazaur", stars=3)
        g.turn_of("The King").rolls("1 1 1 2 2 3").keeps_all().turn_of("Gigazaur")
        g.keeps_all().gained("Gigazaur", stars=3)
        assert g.cards("Gigazaur") == ["gourmet"]


@pytest.mark.rule("KOT-R8", "KOT-R9")
def test_a_keep_card_stays_and_a_discard_card_acts_at_once_and_goes() -> None:
    with given("Gigazaur", "The King").city("The King").has("Gigazaur", energy=9) as g:
        g.market("gourmet", "commuter_train", "wings").deck("jets", "heal").keeps_all()
        g.buys("Gigazaur", "commuter_train").gained("Gigazaur", stars=2, energy=-4)
        assert [BOX.id_of(card) for card in g.state.discard] == ["commuter_train"]
        g.buys("Gigazaur", "gourmet").gained("Gigazaur", stars=0, energy=-4)
        assert g.cards("Gigazaur") == ["gourmet"]


@pytest.mark.rule("KOT-R10")
def test_the_bank_never_runs_dry_and_energy_is_kept_until_it_is_spent() -> None:
    with given("Gigazaur", "The King").city("The King").has("Gigazaur", energy=200) as g:
        g.rolls("energy energy energy energy energy energy").keeps_all().gained("Gigazaur", energy=6)
        g.act("Gigazaur", "do-finish-buying").turn_of("The King").keeps_all().turn_of("Gigazaur")
        g.now("Gigazaur", energy=206)


@pytest.mark.rule("KOT-R11")
def test_tokens_come_with_the_cards_that_name_them() -> None:
    with given("Gigazaur", "The King").city("The King").has("Gigazaur", energy=4) as g:
        g.market("smoke_cloud", "wings", "jets").keeps_all().buys("Gigazaur", "smoke_cloud")
        (card,) = g.session.view(0)["board"]["monsters"][0]["cards"]
        assert (card["id"], card["charges"]) == ("smoke_cloud", 3)


@pytest.mark.rule("KOT-R11")
def test_claws_bring_poison_and_shrink_tokens_only_with_their_cards() -> None:
    with given("Gigazaur", "The King").city("The King").owns("Gigazaur", "poison_spit", "shrink_ray") as g:
        g.rolls("claw 1 1 2 2 3").now("The King", poison=0, shrink=0)
        g.keeps_all().now("The King", poison=1, shrink=1)
        g.rolls("claw 1 1 2 2").stays("The King").keeps_all().now("Gigazaur", hearts=9, poison=0, shrink=0)


@pytest.mark.rule("KOT-R12")
def test_the_six_monsters_of_the_box() -> None:
    assert MONSTERS == ["gigazaur", "cyber_kitty", "space_penguin", "the_king", "meka_dragon", "alienoid"]


# -- set-up ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("KOT-R13", "KOT-R17")
def test_everyone_picks_a_monster_and_starts_outside_with_ten_hearts_and_no_stars() -> None:
    with opening("Alienoid", "The King", "MekaDragon").rolls_off(ONE_CLAW, NO_CLAWS, NO_CLAWS) as g:
        faces = g.session.view(None)["board"]["monsters"]
        assert [face["monster"] for face in faces] == ["alienoid", "the_king", "meka_dragon"]
        for name in g.names:
            g.now(name, hearts=10, stars=0, energy=0, poison=0, shrink=0).is_in(name, "outside")
            assert g.cards(name) == []


@pytest.mark.rule("KOT-R14")
@pytest.mark.parametrize(("names", "opened"), [(SIX[:2], False), (SIX[:4], False), (FIVE, True), (SIX, True)])
def test_the_bay_is_used_by_five_or_six_players(names: tuple[str, ...], opened: bool) -> None:
    with given(*names).city("CyberKitty") as g:
        assert g.session.view(None)["board"]["bay_open"] is opened
        g.keeps_all().is_in("Gigazaur", "bay" if opened else "outside")


@pytest.mark.rule("KOT-R15")
def test_the_deck_is_shuffled_and_its_top_three_cards_are_turned_up() -> None:
    with opening("Gigazaur", "The King").shuffled("wings", "heal", "jets", "mimic") as g:
        g.rolls_off(ONE_CLAW, NO_CLAWS)
        assert g.up() == ["wings", "heal", "jets"]
        assert BOX.id_of(g.state.deck[-1]) == "mimic"
    first = {GAME.start(2, seed=seed).view(None)["board"]["market"][0]["id"] for seed in range(20)}
    assert len(first) > 5


@pytest.mark.rule("KOT-R17", "KOT-R43")
def test_tokyo_is_empty_until_the_first_player_enters() -> None:
    with opening("Gigazaur", "The King").rolls_off(NO_CLAWS, ONE_CLAW) as g:
        g.is_in("Gigazaur", "outside").is_in("The King", "outside").turn_of("The King")
        g.keeps_all().is_in("The King", "city").is_in("Gigazaur", "outside").now("The King", stars=1)


@pytest.mark.rule("KOT-R18", "KOT-D-1")
def test_the_most_claws_begin() -> None:
    with opening("Gigazaur", "The King", "MekaDragon").rolls_off(ONE_CLAW, NO_CLAWS, TWO_CLAWS) as g:
        g.turn_of("MekaDragon").is_asked("MekaDragon", "keep")
        assert g.told("begins") == [(2, 0, 0, 0, 0)]


@pytest.mark.rule("KOT-R18", "KOT-D-1")
def test_no_other_face_counts_for_the_first_turn() -> None:
    with opening("Gigazaur", "The King").rolls_off("3 3 3 3 3 3", "claw heart heart energy energy 1") as g:
        g.turn_of("The King")


@pytest.mark.rule("KOT-R18", "KOT-D-1")
def test_only_those_who_tie_roll_again_until_one_leads() -> None:
    with opening("Gigazaur", "The King", "MekaDragon") as g:
        g.rolls_off(TWO_CLAWS, ONE_CLAW, TWO_CLAWS)  # Gigazaur and MekaDragon tie
        g.rolls_off(NO_CLAWS, NO_CLAWS)  # and again
        g.rolls_off(NO_CLAWS, ONE_CLAW)
        g.turn_of("MekaDragon")
        assert [told[0] for told in g.told("rolled-off")] == [0, 1, 2, 0, 2, 0, 2]


@pytest.mark.rule("KOT-R19", "KOT-R51")
def test_turns_go_round_clockwise() -> None:
    with given("Gigazaur", "The King", "MekaDragon").city("The King").where(turn=1) as g:
        for name in ("The King", "MekaDragon", "Gigazaur", "The King", "MekaDragon"):
            g.turn_of(name).keeps_all()


@pytest.mark.rule("KOT-R19")
def test_the_turn_passes_over_monsters_that_are_out() -> None:
    with given("Gigazaur", "The King", "MekaDragon").city("Gigazaur").has("The King", hearts=1) as g:
        g.rolls("claw 1 1 2 2 3").keeps_all().is_out("The King").turn_of("MekaDragon")
        g.keeps_all().turn_of("Gigazaur")
