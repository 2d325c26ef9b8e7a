"""Training 1: Summonings and Confusions."""

from __future__ import annotations

import pytest

from ludoteca.games.rush_out.content.loading import own_box
from tests.games.rush_out.table import (
    ALL,
    DRAGON_TILE,
    ONE,
    RushScenario,
    challenge,
    confusion,
    curse,
    dispelling,
    do,
    laid,
    race,
    spell,
    standard,
    summoning,
    wound,
)

BOX = own_box()

FOUR = "sorcerer bard guard warrior"


def aims(g: RushScenario) -> list[int]:
    """What the Sorcerer may choose now, as actions."""
    asked = g.asked(g.seat("sorcerer"))
    return list(asked.actions) if asked else []


# -- Summoning ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("RO-R42")
def test_a_summoning_goes_on_top_of_the_heroes_deck() -> None:
    with race(
        challenges=[standard("key key"), standard("foot")],
        spells=[summoning("air air")],
        dice={"sorcerer": "air air", "bard": "foot"},
    ) as g:
        card = g.card_at(spell(0))
        deck = list(g.state.challenge_deck)
        g.places("sorcerer", "air air", on=spell(0))
        assert [BOX.card_ids[number] for number in g.state.challenge_deck[len(deck) :]] == [card]
        assert g.state.challenge_deck[:-1] == deck
        assert g.told("summoned") == [(BOX.card_ids.index(str(card)), 0, 0, 0, 0)]
        g.places("bard", "foot", on=challenge(1))
        assert g.card_at(challenge(1)) == card, "it is the next Challenge"
        assert g.board["challenges"][1]["kind"] == "summoning"


@pytest.mark.rule("RO-R42")
def test_the_last_summoning_comes_first() -> None:
    with race(
        challenges=[standard("foot")],
        spells=[summoning("air"), summoning("air")],
        spell_deck=[confusion(), confusion()],
        dice={"sorcerer": "air", "bard": "foot"},
    ) as g:
        first, second = g.card_at(spell(0)), g.card_at(spell(1))
        g.places("sorcerer", "air", on=spell(0)).rolls("sorcerer", "air fire fire fire fire")
        g.places("sorcerer", "air", on=spell(1))
        assert g.board["top"]["challenges"] == [second, first]
        g.places("bard", "foot", on=challenge(0))
        assert g.card_at(challenge(0)) == second
        assert g.board["top"]["challenges"] == [first]


@pytest.mark.rule("RO-R42", "RO-R29")
def test_heroes_complete_a_summoning_like_any_other_challenge() -> None:
    with race(
        challenges=[summoning("key foot")],
        challenge_deck=[standard()],
        dice={"guard": "key key", "bard": "foot"},
    ) as g:
        old, following = g.state.cards[challenge(0)], BOX.card_ids[g.state.challenge_deck[-1]]
        g.places("guard", "key", on=challenge(0)).places("bard", "foot", on=challenge(0))
        assert g.card_at(challenge(0)) == following
        assert g.state.spells_gone[-1] == old, "it does not come back into the Sorcerer's deck in this round"
        assert g.dice_of("guard") == ["?", "key", "?"]


@pytest.mark.rule("RO-R42")
def test_each_side_fills_only_its_own_end_while_the_card_is_on_its_side() -> None:
    with race(
        challenges=[summoning("key key")], spells=[summoning("air air")], dice={"sorcerer": "air fire", "guard": "key"}
    ) as g:
        assert g.refused("guard", "key", on=spell(0)) == ("refuse-other-side", "RO-R42")
        assert g.refused("sorcerer", "air", on=challenge(0)) == ("refuse-other-side", "RO-R42")
        assert not g.needs(24), "a Summoning has no end for the Sorcerer on the Heroes' side"
        g.places("guard", "key", on=challenge(0)).places("sorcerer", "air", on=spell(0))


@pytest.mark.rule("RO-R42")
def test_a_summoned_card_shows_the_heroes_end_when_it_comes_up() -> None:
    with race(challenges=[standard("key")], challenge_deck=[summoning()], dice={"guard": "key"}) as g:
        g.places("guard", "key", on=challenge(0))
        card = g.state.cards[challenge(0)]
        assert g.state.needs[challenge(0)] == BOX.other_slots[card] != BOX.slots[card]
        wanted = g.needs(challenge(0)).split()
        g.rolls("guard", " ".join([wanted[0]] * 3)).places("guard", wanted[0], on=challenge(0))


@pytest.mark.rule("RO-R42", "RO-R30")
def test_a_summoning_makes_the_heroes_deck_longer() -> None:
    with race(
        challenges=[standard("key"), standard("key")],
        challenge_deck=[standard()],
        spells=[summoning("air")],
        spell_deck=[confusion(), confusion()],
        rest="gone",
        dice={"sorcerer": "air", "guard": "key", "bard": "key"},
    ) as g:
        g.places("sorcerer", "air", on=spell(0)).places("guard", "key", on=challenge(0))
        assert g.winner is None, "the Summoning lay on top of the last Challenge"
        g.places("bard", "key", on=challenge(1))
        assert g.winner == "heroes"


# -- Confusion ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("RO-R43", "RO-E3")
def test_a_great_confusion_removes_all_dice_from_one_card_of_the_sorcerers_choice() -> None:
    with race(
        players=FOUR,
        challenges=[standard("key key foot"), standard("sword sword")],
        spells=[confusion("air", ALL)],
        dice={"sorcerer": "air", "guard": "key@0.0 key@0.1 heart", "warrior": "sword@1.0 sword"},
    ) as g:
        g.places("sorcerer", "air", on=spell(0))
        assert g.board["aim"]["what"] == "place"
        assert aims(g) == [do.AIM_PLACE + challenge(0), do.AIM_PLACE + challenge(1)]
        g.aims_at_place(challenge(0))
        assert g.told("scattered") == [(challenge(0), 2, 0, 0, 0)]
        assert g.lying(challenge(0)) == ["-", "-", "-"]
        assert g.lying(challenge(1)) == ["warrior", "-"], "one card only"
        assert g.dice_of("guard") == ["?", "?", "heart"], "they must be rolled again"
        assert g.refused("guard", "key", on=challenge(0)) == ("refuse-roll-first", "RO-R28")


@pytest.mark.rule("RO-R43")
def test_dice_of_both_heroes_go_home() -> None:
    with race(
        challenges=[standard("key key foot"), standard("sword")],
        spells=[confusion("air", ALL)],
        dice={"sorcerer": "air", "guard": "key@0.0", "bard": "foot sword sword"},
    ) as g:
        g.places("bard", "foot", on=challenge(0))
        g.places("sorcerer", "air", on=spell(0))  # one card with dice: no choice, no question
        assert g.lying(challenge(0)) == ["-", "-", "-"]
        assert g.dice_of("bard") == ["?", "sword", "sword"]
        assert g.dice_of("guard") == ["?", "?", "?"]


@pytest.mark.rule("RO-R43")
def test_a_small_confusion_removes_one_die_of_the_sorcerers_choice() -> None:
    with race(
        challenges=[standard("key key foot"), standard("foot foot")],
        spells=[confusion("air", ONE)],
        dice={"sorcerer": "air", "guard": "key@0.0 key@0.1", "bard": "foot@1.1 foot"},
    ) as g:
        g.places("sorcerer", "air", on=spell(0))
        assert g.board["aim"]["what"] == "die"
        assert aims(g) == [do.AIM_DIE + 5, do.AIM_DIE + 10, do.AIM_DIE + 11], "dice on cards, not those in hand"
        g.aims_at_die("guard", 1)
        assert g.told("snatched") == [(2, challenge(0), 0, 0, 0)]
        assert g.dice_of("guard") == ["key@0.0", "?", "?"]
        assert g.dice_of("bard") == ["foot@1.1", "foot", "?"]
        assert g.refused("guard", do.RECALL + 1) == ("refuse-nothing-to-recall", "RO-R28")
        g.rolls("guard", "key foot").places("guard", "key", on=challenge(0))


@pytest.mark.rule("RO-R43", "RO-R54", "RO-R81")
def test_any_card_or_tile_with_hero_dice_can_be_struck() -> None:
    with race(
        "4",
        "sorcerer bard guard warrior cleric",
        challenges=[standard("foot foot")],
        laid=[dispelling("sword", "sword sword", victim="bard")],
        spells=[confusion("air", ALL)],
        dragon=2,
        heroes={"bard": {"wounded": ["fire", "fire"]}},
        dice={
            "sorcerer": "air",
            "bard": "foot@0.0",
            "guard": "joker@3.0",
            "cleric": "fire@5.0",
            "warrior": "sword@9.0",
        },
    ) as g:
        g.places("sorcerer", "air", on=spell(0))
        assert aims(g) == [do.AIM_PLACE + place for place in (challenge(0), DRAGON_TILE, wound(g, "bard"), laid(0))]
        g.aims_at_place(laid(0))
        assert g.dice_of("warrior") == ["?", "?", "?"]
        assert g.lying(challenge(0)) == ["bard", "-"]


@pytest.mark.rule("RO-R43")
def test_confusion_never_touches_the_sorcerers_own_dice() -> None:
    with race(
        spells=[confusion("air", ALL)],
        challenges=[standard("key key")],
        dice={"sorcerer": "air plant", "guard": "key"},
    ) as g:
        g.places("sorcerer", "air", on=spell(0))
        assert g.told("fizzled"), "no Hero die lies anywhere"
        assert g.dice_of("sorcerer") == ["?", "plant", "?", "?", "?"]
        assert g.dice_of("guard") == ["key", "?", "?"], "dice in hand are safe"


@pytest.mark.rule("RO-R43", "RO-R2")
def test_the_heroes_play_on_while_the_sorcerer_aims() -> None:
    with race(
        challenges=[standard("key key"), standard("foot foot")],
        spells=[confusion("air", ALL)],
        dice={"sorcerer": "air", "guard": "key@0.0 key", "bard": "foot@1.0 foot"},
    ) as g:
        g.places("sorcerer", "air", on=spell(0))
        g.places("guard", "key", on=challenge(0))
        assert g.told("completed"), "saved in the last moment"
        assert aims(g) == [do.AIM_PLACE + challenge(1)]
        assert g.refused("sorcerer", do.AIM_PLACE + challenge(0)) == ("refuse-no-target", "RO-R43")
        g.recalls("bard")
        assert g.told("fizzled"), "nothing is left to aim at"
        assert g.board["aim"] is None
        assert g.can("sorcerer", do.ROLL)
        assert g.card_at(spell(0)) is not None


@pytest.mark.rule("RO-R43", "RO-R22")
def test_what_was_removed_does_not_free_the_rest_of_the_roll_for_another_card() -> None:
    with race(
        challenges=[standard("key key"), standard("key key")], spells=[confusion("air", ONE)], dice={"sorcerer": "air"}
    ) as g:
        g.rolls("guard", "key key foot").places("guard", "key", on=challenge(0))
        g.places("sorcerer", "air", on=spell(0))
        assert g.refused("guard", "key", on=challenge(1)) == ("refuse-one-card-a-roll", "RO-R22")


# -- what is complete --------------------------------------------------------------------------------------------


def waiting_card() -> RushScenario:
    """Under the Curse of the high five a complete Challenge waits until its Heroes have clapped hands."""
    return race(
        "3",
        challenges=[standard("key foot"), standard("foot foot")],
        laid=[curse("high-five", "heart heart")],
        spells=[confusion("air", ALL), confusion("air", ONE)],
        dice={"sorcerer": "air", "guard": "key", "bard": "foot"},
    )


@pytest.mark.rule("RO-R44")
@pytest.mark.parametrize("space", [0, 1])
def test_dice_on_a_complete_card_can_no_longer_be_removed(space: int) -> None:
    with waiting_card() as g:
        g.places("guard", "key", on=challenge(0)).places("bard", "foot", on=challenge(0))
        assert g.told("held")
        assert g.lying(challenge(0)) == ["guard", "bard"], "complete, but not collected yet"
        g.places("sorcerer", "air", on=spell(space))
        assert g.told("fizzled")
        assert g.lying(challenge(0)) == ["guard", "bard"]
        g.does("guard", do.CLAP).does("bard", do.CLAP)
        assert g.told("completed-together")


@pytest.mark.rule("RO-R44", "RO-R28")
def test_heroes_do_not_take_dice_back_from_a_complete_card() -> None:
    with waiting_card() as g:
        g.places("guard", "key", on=challenge(0)).places("bard", "foot", on=challenge(0))
        assert g.refused("guard", do.RECALL) == ("refuse-complete-already", "RO-R44")
        assert g.refused("guard", do.RECALL_ALL) == ("refuse-complete-already", "RO-R44")


@pytest.mark.rule("RO-R44", "RO-D-7")
def test_usually_a_complete_card_is_gone_in_the_same_moment() -> None:
    with race(
        challenges=[standard("key foot")],
        spells=[confusion("air", ALL)],
        dice={"sorcerer": "air", "guard": "key", "bard": "foot"},
    ) as g:
        g.places("guard", "key", on=challenge(0)).places("bard", "foot", on=challenge(0))
        g.places("sorcerer", "air", on=spell(0))
        assert g.told("completed-together")
        assert g.told("fizzled")
