"""What a choice leads to, shown before it is made: the numbers of the rules, and nothing that is hidden."""

from __future__ import annotations

import pytest

from ludoteca.kernel.present import Effect
from tests.games.king_of_tokyo.table import BOX, TokyoScenario, given


def changes(effects: list[Effect]) -> dict[tuple[str, int], int]:
    return {(effect.kind, effect.seat): effect.n for effect in effects}


def of(g: TokyoScenario, name: str, label: str) -> dict[tuple[str, int], int]:
    """What the choice with this label leads to."""
    choices = g.session.prompt(g.decision(name)).choices
    return changes(next(choice.outcome for choice in choices if choice.label == label))


def kept(g: TokyoScenario, *dice: int) -> dict[tuple[str, int], int]:
    """What these dice alone would give."""
    preview = g.session.prompt(g.decision("Gigazaur")).preview
    assert preview is not None
    return changes(preview.outcomes[preview.by_mask[sum(1 << die for die in dice)]])


@pytest.mark.rule("KOT-R27", "KOT-R28", "KOT-R29")
def test_stopping_shows_stars_energy_and_who_loses_hearts() -> None:
    with given("Gigazaur", "The King").city("The King").rolls("2 2 2 energy claw claw") as g:
        assert of(g, "Gigazaur", "do-stop") == {("stars", 0): 2, ("energy", 0): 1, ("hearts", 1): -2}


@pytest.mark.rule("KOT-acid_attack", "KOT-armor_plating")
def test_cards_count_as_they_do_in_the_rules() -> None:
    g = given("Gigazaur", "The King").city("The King").owns("Gigazaur", "acid_attack").owns("The King", "armor_plating")
    with g.rolls("1 1 2 2 3 3"):
        assert ("hearts", 1) not in of(g, "Gigazaur", "do-stop")


@pytest.mark.rule("KOT-R32", "KOT-R37")
def test_a_last_blow_and_the_place_that_it_wins_are_shown() -> None:
    with given("Gigazaur", "The King").city("The King").has("The King", hearts=2).rolls("claw claw 1 2 3 heart") as g:
        assert of(g, "Gigazaur", "do-stop") == {("stars", 0): 1, ("place", 0): 0, ("falls", 1): -2}


@pytest.mark.rule("KOT-D-9")
def test_stars_go_no_further_than_the_dial_whatever_the_target() -> None:
    with given("Gigazaur", "The King").city("The King").has("Gigazaur", stars=19).rolls("3 3 3 1 1 2") as g:
        assert of(g, "Gigazaur", "do-stop")[("stars", 0)] == 1
    low = given("Gigazaur", "The King").city("The King").has("Gigazaur", stars=4).where(target=5)
    with low.rolls("3 3 3 1 1 2") as g:
        assert of(g, "Gigazaur", "do-stop")[("stars", 0)] == 3


@pytest.mark.rule("KOT-R23")
def test_every_way_to_keep_dice_shows_what_those_alone_give() -> None:
    with given("Gigazaur", "The King").city("The King").rolls("3 3 3 energy claw heart") as g:
        assert kept(g, 0, 1, 2) == {("stars", 0): 3}
        assert kept(g, 3) == {("energy", 0): 1}
        assert kept(g, 0, 1) == {("short", 0): 3}
        assert kept(g) == {}


@pytest.mark.rule("KOT-R39")
def test_hearts_in_tokyo_are_shown_as_wasted() -> None:
    with given("Gigazaur", "The King").city("Gigazaur").has("Gigazaur", hearts=5).rolls("heart heart 1 1 2 2") as g:
        assert kept(g, 0, 1) == {("wasted", 0): 2}


@pytest.mark.rule("KOT-R47")
def test_buying_shows_what_is_paid_and_what_it_brings() -> None:
    with given("Gigazaur", "The King").city("The King").has("Gigazaur", energy=7).market("tank") as g:
        g.keeps_all()
        assert of(g, "Gigazaur", "do-buy") == {("energy", 0): -4, ("stars", 0): 4, ("hearts", 0): -3}


@pytest.mark.rule("KOT-wings", "KOT-camouflage")
def test_a_reaction_shows_what_is_certain_and_no_dice() -> None:
    g = given("Gigazaur", "The King").city("The King").owns("The King", "wings", "camouflage").has("The King", energy=2)
    with g.rolls("claw claw claw 1 1 2"):
        g.keeps_all()
        assert of(g, "The King", "do-take-it") == {("hearts", 1): -3}
        assert of(g, "The King", "do-react-wings") == {("energy", 1): -2}
        assert of(g, "The King", "do-react-camouflage") == {}


@pytest.mark.rule("KOT-R31", "KOT-burrowing")
def test_yielding_shows_what_it_does_to_the_attacker() -> None:
    g = given("Gigazaur", "The King").city("The King").owns("The King", "burrowing").rolls("claw 1 1 2 2 3")
    with g:
        g.keeps_all()
        assert of(g, "The King", "do-yield") == {
            ("place", 1): 0,
            ("stars", 0): 1,
            ("hearts", 0): -1,
            ("place", 0): 0,
        }
        assert of(g, "The King", "do-stay") == {}


def test_looking_changes_nothing() -> None:
    with given("Gigazaur", "The King").city("The King").has("Gigazaur", energy=7).market("tank") as g:
        g.keeps_all()
        before = g.session.log(), g.session.view(1)
        g.session.prompt(g.decision("Gigazaur"))
        assert (g.session.log(), g.session.view(1)) == before


def worth(g: TokyoScenario, name: str, card: str) -> dict[str, int]:
    """What a card does for a monster as things stand, by what it says."""
    return {effect.text: effect.n for effect in g.session.worth(g.seat(name), f"card:{BOX.cards_named(card)[0]}")}


@pytest.mark.rule("KOT-extra_head", "KOT-giant_brain", "KOT-alien_origin", "KOT-even_bigger")
def test_a_card_for_sale_tells_what_it_would_do_for_me() -> None:
    with given("Gigazaur", "The King").city("The King").market("extra_head", "giant_brain", "even_bigger") as g:
        assert worth(g, "Gigazaur", "extra_head") == {"effect-dice": 1}
        assert worth(g, "Gigazaur", "giant_brain") == {"effect-rolls": 1}
        assert worth(g, "Gigazaur", "even_bigger") == {"effect-gain-hearts": 2, "effect-room": 2}
    with given("Gigazaur", "The King").city("The King").market("tank").has("Gigazaur", hearts=2) as g:
        assert worth(g, "Gigazaur", "tank")["effect-falls"] == -2


@pytest.mark.rule("KOT-spiked_tail", "KOT-energy_hoarder")
def test_a_card_tells_what_it_does_with_my_dice_and_at_the_end_of_my_turn() -> None:
    g = given("Gigazaur", "The King").city("The King").market("spiked_tail", "energy_hoarder")
    with g.has("Gigazaur", energy=12).rolls("claw claw 1 2 3 energy"):
        assert worth(g, "Gigazaur", "spiked_tail") == {"effect-with-dice": -3}
        assert worth(g, "Gigazaur", "energy_hoarder") == {"effect-at-end": 2}


@pytest.mark.rule("KOT-giant_brain", "KOT-R21")
def test_a_card_that_i_have_tells_what_it_brings_and_the_board_how_many_rolls_there_are() -> None:
    with given("Gigazaur", "The King").city("The King").owns("Gigazaur", "giant_brain") as g:
        assert worth(g, "Gigazaur", "giant_brain") == {"effect-rolls": 1}
        assert worth(g, "The King", "giant_brain") == {}
        assert (g.session.view(0)["board"]["rolls"], g.session.view(0)["board"]["rolls_left"]) == (4, 3)
