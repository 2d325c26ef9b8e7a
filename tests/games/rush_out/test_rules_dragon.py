"""Training 2: the Dragon comes closer, blocks cards, and is driven back with Jokers."""

from __future__ import annotations

import pytest

from ludoteca.games.rush_out.content.loading import own_box
from tests.games.rush_out.table import (
    ALL,
    DRAGON_TILE,
    ONE,
    Card,
    RushScenario,
    challenge,
    coin,
    confrontation,
    confusion,
    dark_end,
    do,
    dracology,
    race,
    spell,
    standard,
    summoning,
)

BOX = own_box()

FOUR = "sorcerer bard guard warrior"
THREE_KEYS = (standard("key key"), standard("key key"), standard("key key"))


def at(g: RushScenario) -> int:
    """Where the Dragon is: 0 its tile, 1 to 3 the spaces, 4 the Heroes' deck."""
    return int(g.board["dragon"]["at"])


def under(g: RushScenario) -> list[int]:
    """The spaces whose card the Dragon sits on."""
    return [card["place"] for card in g.board["challenges"] if card and card["dragon"]]


# -- forward -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("RO-R46", "RO-D-5")
@pytest.mark.parametrize("steps", [1, 2])
@pytest.mark.parametrize("start", [0, 1, 2, 3])
def test_dracology_moves_the_dragon_toward_the_heroes_deck(start: int, steps: int) -> None:
    with race(
        "training-2",
        dragon=start,
        challenges=THREE_KEYS,
        spells=[dracology("air", steps)],
        dice={"sorcerer": "air"},
    ) as g:
        g.places("sorcerer", "air", on=spell(0))
        arrived = min(start + steps, 4)
        assert at(g) == arrived
        assert under(g) == ([arrived - 1] if arrived < 4 else [])
        assert (g.winner == "sorcerer") == (arrived == 4)


@pytest.mark.rule("RO-R49", "RO-R37")
def test_the_dragon_wins_the_round_for_the_sorcerer_at_the_deck() -> None:
    with race("1", dragon=2, challenges=THREE_KEYS, spells=[dracology("air", 2)], dice={"sorcerer": "air"}) as g:
        g.places("sorcerer", "air", on=spell(0))
        assert g.round_won == ("sorcerer", "dragon")
        assert (g.phase, g.board["trophies"]["sorcerer"]) == ("break", 1)


@pytest.mark.rule("RO-R45", "RO-R46")
def test_without_a_dragon_there_is_no_tile() -> None:
    with race(challenges=[standard("key key")], dice={"guard": "joker"}) as g:
        assert g.board["dragon"] is None
        assert g.refused("guard", "joker", on=DRAGON_TILE) == ("refuse-nothing-there", "RO-R22")


# -- the card under the Dragon -----------------------------------------------------------------------------------


@pytest.mark.rule("RO-R47", "RO-D-6")
@pytest.mark.parametrize("card", [standard("key foot"), summoning("key foot")])
def test_a_card_under_the_dragon_is_not_complete(card: Card) -> None:
    with race("training-2", dragon=1, challenges=[card], dice={"guard": "key key", "bard": "foot"}) as g:
        old = g.card_at(challenge(0))
        g.places("guard", "key", on=challenge(0)).places("bard", "foot", on=challenge(0))
        assert g.told("dragon-blocks")
        assert g.card_at(challenge(0)) == old
        assert g.lying(challenge(0)) == ["guard", "bard"]
        assert not g.told("completed")
        assert not g.told("completed-together")
        g.recalls("guard", "key")
        assert g.lying(challenge(0)) == ["-", "bard"], "Heroes place and take dice there as they like"


@pytest.mark.rule("RO-R47")
def test_only_the_card_under_the_dragon_is_blocked() -> None:
    with race(
        "training-2", dragon=2, challenges=[standard("key"), standard("key"), standard("key")], dice={"guard": "key"}
    ) as g:
        for space in (0, 2):
            old = g.card_at(challenge(space))
            g.rolls("guard", "key foot foot").places("guard", "key", on=challenge(space))
            assert g.card_at(challenge(space)) != old
        assert len(g.told("completed")) == 2


@pytest.mark.rule("RO-R47", "RO-R43", "RO-D-6")
@pytest.mark.parametrize("power", [ONE, ALL])
def test_confusion_reaches_dice_on_a_full_card_under_the_dragon(power: int) -> None:
    with race(
        "training-2",
        dragon=1,
        challenges=[standard("key foot")],
        spells=[confusion("air", power), dracology("air")],
        dice={"guard": "key@0.0", "bard": "foot", "sorcerer": "air"},
    ) as g:
        g.places("bard", "foot", on=challenge(0)).places("sorcerer", "air", on=spell(0))
        if power == ONE:
            g.aims_at_die("bard", 0)
        assert g.lying(challenge(0)) == (["guard", "-"] if power == ONE else ["-", "-"])
        old = g.card_at(challenge(0))
        g.rolls("sorcerer", "air fire fire fire fire").places("sorcerer", "air", on=spell(1))
        assert (at(g), g.card_at(challenge(0))) == (2, old), "the Dragon is gone, but the card is no longer full"


@pytest.mark.rule("RO-D-6", "RO-R47")
@pytest.mark.parametrize("steps", [1, 2])
def test_a_full_card_is_complete_at_once_when_the_dragon_goes_on(steps: int) -> None:
    with race(
        "training-2",
        dragon=1,
        challenges=[standard("key foot"), standard("key key"), standard("key key")],
        spells=[dracology("air", steps)],
        dice={"guard": "key@0.0", "bard": "foot", "sorcerer": "air"},
    ) as g:
        old = g.card_at(challenge(0))
        g.places("bard", "foot", on=challenge(0)).places("sorcerer", "air", on=spell(0))
        assert at(g) == 1 + steps
        assert g.card_at(challenge(0)) not in (None, old)
        assert g.told("completed-together")
        assert g.dice_of("guard") == g.dice_of("bard") == ["?", "?", "?"]


@pytest.mark.rule("RO-D-6", "RO-R51")
def test_a_full_card_is_complete_at_once_when_the_dragon_is_driven_back() -> None:
    with race(
        "training-2",
        FOUR,
        dragon=2,
        dragon_slots=1,
        challenges=[standard("sword sword"), standard("key foot")],
        dice={"guard": "key", "bard": "foot", "warrior": "joker"},
    ) as g:
        g.places("guard", "key", on=challenge(1)).places("bard", "foot", on=challenge(1))
        g.places("warrior", "joker", on=DRAGON_TILE)
        assert at(g) == 1
        assert g.told("completed-together")


@pytest.mark.rule("RO-D-6")
@pytest.mark.parametrize("first", ["heroes", "sorcerer"])
def test_both_ends_are_blocked_and_who_filled_first_is_first(first: str) -> None:
    with race(
        "2",
        FOUR,
        dragon=1,
        dragon_slots=1,
        challenges=[coin("key", "air")],
        dice={"guard": "key", "warrior": "joker", "sorcerer": "air"},
    ) as g:
        for side in ("heroes", "sorcerer") if first == "heroes" else ("sorcerer", "heroes"):
            if side == "heroes":
                g.places("guard", "key", on=challenge(0))
            else:
                g.places("sorcerer", "air", on=dark_end(0))
        assert (g.board["coins"]["heroes"], g.board["coins"]["sorcerer"]) == (0, 0)
        g.places("warrior", "joker", on=DRAGON_TILE)
        assert (g.board["coins"]["heroes"], g.board["coins"]["sorcerer"]) == ((1, 0) if first == "heroes" else (0, 1))
        assert g.dice_of("guard") == ["?", "?", "?"]
        assert g.dice_of("sorcerer") == ["?"] * 5


@pytest.mark.rule("RO-D-6", "RO-R84", "RO-R85")
def test_a_confrontation_filled_by_both_under_the_dragon_serves_both_in_their_order() -> None:
    with race(
        "5",
        FOUR,
        dragon=1,
        dragon_slots=1,
        lives=2,
        challenges=[confrontation("key", "air")],
        dice={"guard": "key", "warrior": "joker", "sorcerer": "air"},
    ) as g:
        old = g.card_at(challenge(0))
        g.places("guard", "key", on=challenge(0)).places("sorcerer", "air", on=dark_end(0))
        g.places("warrior", "joker", on=DRAGON_TILE)
        assert g.board["lives"]["left"] == 1, "the Heroes were first"
        assert g.card_at(challenge(0)) != old, "then the Sorcerer ended it"


@pytest.mark.rule("RO-D-6", "RO-R35", "RO-R30")
def test_a_card_that_the_dragon_leaves_is_complete_before_the_next_spell_is_revealed() -> None:
    with race(
        "training-2",
        dragon=1,
        challenges=[standard("key")],
        challenge_deck=[standard()],
        spells=[dracology("air")],
        spell_deck=[confusion()],
        rest="gone",
        dice={"guard": "key", "sorcerer": "air"},
    ) as g:
        g.places("guard", "key", on=challenge(0))
        assert g.round_won is None
        g.places("sorcerer", "air", on=spell(0))
        assert g.round_won == ("heroes", "deck"), "their last Challenge came before his last Spell"


@pytest.mark.rule("RO-D-6", "RO-R35", "RO-R84")
def test_the_last_life_under_the_leaving_dragon_is_lost_before_the_next_spell_is_revealed() -> None:
    with race(
        "5",
        dragon=1,
        lives=1,
        challenges=[confrontation("key", "air air")],
        challenge_deck=[standard(), standard()],
        spells=[dracology("air")],
        spell_deck=[confusion()],
        rest="gone",
        dice={"guard": "key", "sorcerer": "air"},
    ) as g:
        g.places("guard", "key", on=challenge(0)).places("sorcerer", "air", on=spell(0))
        assert g.round_won == ("heroes", "lives")


@pytest.mark.rule("RO-R49", "RO-D-6")
def test_a_dragon_that_reaches_the_deck_wins_whatever_it_leaves_behind() -> None:
    with race(
        "training-2",
        dragon=3,
        challenges=[None, None, standard("key")],
        challenge_deck=[standard()],
        spells=[dracology("air")],
        rest="gone",
        spell_deck=[confusion()],
        dice={"guard": "key", "sorcerer": "air"},
    ) as g:
        g.places("guard", "key", on=challenge(2)).places("sorcerer", "air", on=spell(0))
        assert g.round_won == ("sorcerer", "dragon")


@pytest.mark.rule("RO-D-6", "RO-R44")
def test_the_dragon_comes_too_late_for_a_card_that_is_complete_already() -> None:
    with race(
        "training-2", challenges=[standard("key")], spells=[dracology("air")], dice={"guard": "key", "sorcerer": "air"}
    ) as g:
        g.places("guard", "key", on=challenge(0)).places("sorcerer", "air", on=spell(0))
        assert len(g.told("completed")) == 1
        assert (at(g), under(g)) == (1, [0])


@pytest.mark.rule("RO-R48", "RO-R33")
def test_the_flag_under_the_dragon_still_counts() -> None:
    with race(
        "training-2",
        dragon=1,
        challenges=[standard("key key", flag="water")],
        spells=[confusion("water water")],
        dice={"sorcerer": "joker"},
    ) as g:
        g.places("sorcerer", "joker", on=spell(0))


@pytest.mark.rule("RO-R50")
def test_a_new_card_slides_under_the_dragon() -> None:
    """Gaps are filled in the same moment, so the Dragon finds the new card in its space."""
    with race(
        "training-2",
        challenges=[standard("key")],
        challenge_deck=[standard()],
        spells=[dracology("air")],
        dice={"guard": "key", "sorcerer": "air"},
    ) as g:
        following = BOX.card_ids[g.state.challenge_deck[-1]]
        g.places("guard", "key", on=challenge(0)).places("sorcerer", "air", on=spell(0))
        assert g.card_at(challenge(0)) == following
        assert under(g) == [0]
        wanted = g.needs(challenge(0)).split()
        g.rolls("guard", " ".join((wanted + ["heart"] * 3)[:3])).places("guard", " ".join(wanted[:3]), on=challenge(0))
        if wanted[3:]:
            g.rolls("bard", " ".join((wanted[3:] + ["heart"] * 3)[:3]))
            g.places("bard", " ".join(wanted[3:]), on=challenge(0))
        assert g.told("dragon-blocks")


@pytest.mark.rule("RO-R50", "RO-R85", "RO-D-6")
def test_the_dragon_stays_where_it_is_when_the_card_beside_it_changes() -> None:
    with race("training-2", dragon=2, challenges=[standard("key"), standard("foot foot")], dice={"guard": "key"}) as g:
        g.places("guard", "key", on=challenge(0))
        assert (at(g), under(g)) == (2, [1])


# -- back --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("RO-R51", "RO-E5", "RO-R52", "RO-D-4")
def test_jokers_on_the_tile_drive_the_dragon_back_by_one_card() -> None:
    with race(
        "training-2",
        FOUR,
        dragon=3,
        dragon_slots=3,
        challenges=THREE_KEYS,
        dice={"guard": "joker joker", "bard": "joker", "warrior": "joker"},
    ) as g:
        g.places("bard", "joker", on=DRAGON_TILE).places("guard", "joker", on=DRAGON_TILE)
        assert at(g) == 3
        assert g.refused("warrior", "joker", on=DRAGON_TILE) == ("refuse-two-colours", "RO-R52"), "only those two"
        g.places("guard", "joker", on=DRAGON_TILE)
        assert at(g) == 2
        assert g.told("dragon-back") == [(2, 0, 0, 0, 0)]
        assert g.dice_of("guard") == g.dice_of("bard") == ["?", "?", "?"], "the dice come back"
        assert g.lying(DRAGON_TILE) == ["-", "-", "-"], "the tile stays, and can be filled again"


@pytest.mark.rule("RO-R51", "RO-D-5")
def test_the_tile_is_filled_again_and_again_until_the_dragon_is_home() -> None:
    with race("training-2", dragon=2, dragon_slots=1, challenges=THREE_KEYS) as g:
        g.rolls("bard", "joker joker joker").places("bard", "joker", on=DRAGON_TILE)
        assert at(g) == 1
        g.places("bard", "joker", on=DRAGON_TILE)  # the same roll, the same tile
        assert at(g) == 0
        assert g.refused("bard", "joker", on=DRAGON_TILE) == ("refuse-dragon-sleeps", "RO-D-5")
        assert not g.told("completed")


@pytest.mark.rule("RO-R51")
@pytest.mark.parametrize("face", ["fire", "sword", "foot", "key", "heart"])
def test_only_jokers_go_onto_the_tile(face: str) -> None:
    with race("training-2", dragon=1, dragon_slots=2, challenges=THREE_KEYS, dice={"guard": face}) as g:
        assert g.refused("guard", face, on=DRAGON_TILE) == ("refuse-does-not-fit", "RO-R23")


@pytest.mark.rule("RO-R51")
def test_every_heros_joker_will_do_whatever_it_stands_for() -> None:
    for hero in ("bard", "guard", "warrior", "cleric"):
        with race(
            "training-2",
            "sorcerer bard guard warrior cleric",
            dragon=1,
            dragon_slots=2,
            challenges=THREE_KEYS,
            dice={hero: "joker"},
        ) as g:
            g.places(hero, "joker", on=DRAGON_TILE)


@pytest.mark.rule("RO-R52", "RO-D-4")
def test_more_than_two_dice_may_lie_on_the_tile_but_not_more_than_two_colours() -> None:
    with race(
        "training-2",
        FOUR,
        dragon=1,
        dragon_slots=5,
        challenges=THREE_KEYS,
        dice={"bard": "joker joker joker", "guard": "joker", "warrior": "joker"},
    ) as g:
        g.places("bard", "joker joker joker", on=DRAGON_TILE).places("guard", "joker", on=DRAGON_TILE)
        assert g.lying(DRAGON_TILE) == ["bard", "bard", "bard", "guard", "-"]
        assert g.refused("warrior", "joker", on=DRAGON_TILE) == ("refuse-two-colours", "RO-R52")
        g.recalls("guard").places("warrior", "joker", on=DRAGON_TILE)


@pytest.mark.rule("RO-R53")
def test_a_heros_dice_are_on_one_card_or_tile() -> None:
    with race(
        "training-2", dragon=1, dragon_slots=3, challenges=THREE_KEYS, dice={"guard": "key joker key", "bard": "joker"}
    ) as g:
        g.places("guard", "key", on=challenge(0)).rolls("guard", "joker key")
        assert g.refused("guard", "joker", on=DRAGON_TILE) == ("refuse-other-card", "RO-R53")
        g.recalls("guard").places("guard", "joker", on=DRAGON_TILE)
        g.rolls("guard", "key key")
        assert g.refused("guard", "key", on=challenge(1)) == ("refuse-other-card", "RO-R53")


@pytest.mark.rule("RO-R53", "RO-R22")
def test_the_dice_of_one_roll_do_not_go_onto_a_card_and_the_tile() -> None:
    with race("training-2", dragon=1, dragon_slots=3, challenges=THREE_KEYS) as g:
        g.rolls("guard", "key joker joker").places("guard", "joker", on=DRAGON_TILE)
        assert g.refused("guard", "key", on=challenge(0)) == ("refuse-one-card-a-roll", "RO-R22")


@pytest.mark.rule("RO-R54", "RO-R43")
def test_confusion_sweeps_the_dragon_tile() -> None:
    with race(
        "training-2",
        dragon=1,
        dragon_slots=3,
        challenges=THREE_KEYS,
        spells=[confusion("air", ALL)],
        dice={"guard": "joker@3.0 joker@3.1", "sorcerer": "air"},
    ) as g:
        g.places("sorcerer", "air", on=spell(0))
        assert g.told("scattered") == [(DRAGON_TILE, 2, 0, 0, 0)]
        assert g.dice_of("guard") == ["?", "?", "?"]
        assert g.refused("guard", do.RECALL_ALL) == ("refuse-nothing-to-recall", "RO-R28")


@pytest.mark.rule("RO-R51", "RO-R28")
def test_dice_come_back_from_an_unfilled_tile() -> None:
    with race(
        "training-2", dragon=1, dragon_slots=3, challenges=THREE_KEYS, dice={"guard": "joker@3.0 joker@3.1 key"}
    ) as g:
        g.recalls("guard", "joker")
        assert g.dice_of("guard") == ["?", "joker@3.1", "key"]
