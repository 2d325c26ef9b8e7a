"""Who was faster: one order of inputs is the truth (RO-D-7), and who comes too late hears why, kindly and exactly."""

from __future__ import annotations

import pytest

from ludoteca.games.rush_out.content.names import HERO_SYMBOLS
from ludoteca.kernel.errors import IllegalAnswer
from ludoteca.words import say
from tests.games.rush_out.table import (
    ALL,
    DRAGON_TILE,
    Card,
    RushScenario,
    challenge,
    coin,
    confusion,
    curse,
    dark_end,
    do,
    dracology,
    laid,
    race,
    spell,
    standard,
)


def sentence(g: RushScenario, key: str, language: str) -> str:
    """The last refusal as a person reads it."""
    return say("rush-out", language, key, g.params)


# -- two hands, one slot -------------------------------------------------------------------------------------------


@pytest.mark.rule("RO-D-7", "RO-R29")
@pytest.mark.parametrize(("first", "second"), [("guard", "bard"), ("bard", "guard")])
def test_two_heroes_reach_for_the_last_slot_and_the_later_one_hears_who_was_faster(first: str, second: str) -> None:
    with race(challenges=[standard("foot key")], dice={"guard": "key foot@0.0", "bard": "key"}) as g:
        taps = {name: g.placing(name, "key", on=challenge(0), slot=1) for name in (first, second)}
        g.does(first, taps[first]).wait(37)
        before = g.card_at(challenge(0))
        assert g.refused(second, taps[second]) == ("refuse-card-lost", "RO-D-7")
        assert g.params == {"who": (f"role-{first}", {}), "ms": 37}
        assert "37 ms" in sentence(g, "refuse-card-lost", "en")
        assert "37 ms" in sentence(g, "refuse-card-lost", "pt-BR")
        assert first.capitalize() in sentence(g, "refuse-card-lost", "en")
        assert g.dice_of(second)[0] == "key", "the die is still in hand, for another card"
        assert g.card_at(challenge(0)) == before, "nothing has landed on the next card"


@pytest.mark.rule("RO-D-7", "RO-R12")
def test_a_slot_that_was_taken_is_told_with_the_milliseconds() -> None:
    with race(challenges=[standard("key foot sword")], dice={"guard": "key", "bard": "key"}) as g:
        late = g.placing("bard", "key", on=challenge(0), slot=0)
        g.places("guard", "key", on=challenge(0)).wait(112)
        assert g.refused("bard", late) == ("refuse-slot-lost", "RO-D-7")
        assert g.params == {"who": ("role-guard", {}), "ms": 112}
        assert "112 ms" in sentence(g, "refuse-slot-lost", "en")
        assert "112 ms" in sentence(g, "refuse-slot-lost", "pt-BR")


@pytest.mark.rule("RO-D-7")
def test_in_the_same_millisecond_the_first_in_the_order_wins() -> None:
    with race(challenges=[standard("key foot")], dice={"guard": "key", "bard": "key"}) as g:
        late = g.placing("bard", "key", on=challenge(0), slot=0)
        g.places("guard", "key", on=challenge(0))
        assert g.refused("bard", late) == ("refuse-slot-lost", "RO-D-7")
        assert g.params["ms"] == 0


@pytest.mark.rule("RO-D-7", "RO-R25")
def test_a_third_hero_who_comes_too_late_finds_two_colours() -> None:
    with race(
        players="sorcerer bard guard warrior",
        challenges=[standard("foot key sword heart")],
        dice={"bard": "foot@0.0", "guard": "key", "warrior": "sword"},
    ) as g:
        late = g.placing("warrior", "sword", on=challenge(0))
        assert g.can("warrior", late)
        g.places("guard", "key", on=challenge(0))
        assert g.refused("warrior", late) == ("refuse-two-colours", "RO-R25")


@pytest.mark.rule("RO-D-7", "RO-R61")
@pytest.mark.parametrize("following", [standard(), coin()])
def test_sorcerer_and_heroes_race_for_a_coin(following: Card) -> None:
    dice = {"guard": "key", "sorcerer": "air"}
    with race("2", challenges=[coin("key", "air")], challenge_deck=[following], dice=dice) as g:
        his = g.placing("sorcerer", "air", on=dark_end(0))
        g.places("guard", "key", on=challenge(0)).wait(5)
        assert g.refused("sorcerer", his) == ("refuse-card-lost", "RO-D-7")
        assert g.params == {"who": ("role-guard", {}), "ms": 5}
        assert (g.board["coins"]["heroes"], g.board["coins"]["sorcerer"]) == (1, 0)
    with race("2", challenges=[coin("key", "air")], challenge_deck=[following], dice=dice) as g:
        theirs = g.placing("guard", "key", on=challenge(0))
        g.places("sorcerer", "air", on=dark_end(0)).wait(8)
        assert g.refused("guard", theirs) == ("refuse-card-lost", "RO-D-7")
        assert g.params == {"who": ("role-sorcerer", {}), "ms": 8}
        assert (g.board["coins"]["heroes"], g.board["coins"]["sorcerer"]) == (0, 1)


@pytest.mark.rule("RO-D-7", "RO-R57")
def test_a_laid_card_that_somebody_else_has_undone_is_told_too() -> None:
    with race("3", laid=[curse("silence", "key")], dice={"guard": "key", "bard": "key"}) as g:
        late = g.placing("bard", "key", on=laid(0))
        g.places("guard", "key", on=laid(0)).wait(64)
        assert g.refused("bard", late) == ("refuse-card-lost", "RO-D-7")
        assert g.params == {"who": ("role-guard", {}), "ms": 64}


@pytest.mark.rule("RO-D-7", "RO-R43")
def test_an_aim_at_a_card_that_was_completed_in_time_misses() -> None:
    with race(
        challenges=[standard("key key"), standard("foot foot")],
        spells=[confusion("air", ALL)],
        dice={"sorcerer": "air", "guard": "key@0.0 key", "bard": "foot@1.0"},
    ) as g:
        g.places("sorcerer", "air", on=spell(0)).places("guard", "key", on=challenge(0))
        assert g.refused("sorcerer", do.AIM_PLACE + challenge(0)) == ("refuse-no-target", "RO-R43")
        g.aims_at_place(challenge(1))


@pytest.mark.rule("RO-D-7", "RO-D-5")
def test_a_joker_for_a_dragon_that_has_just_gone_home_is_not_taken() -> None:
    with race("training-2", dragon=1, dragon_slots=1, dice={"guard": "joker", "bard": "joker"}) as g:
        late = g.placing("bard", "joker", on=DRAGON_TILE)
        g.places("guard", "joker", on=DRAGON_TILE)
        assert g.refused("bard", late) == ("refuse-dragon-sleeps", "RO-D-5")


@pytest.mark.rule("RO-D-7", "RO-R43")
def test_a_die_that_was_swept_away_cannot_be_taken_back() -> None:
    with race(
        challenges=[standard("key key")],
        spells=[confusion("air", ALL)],
        dice={"sorcerer": "air", "guard": "key@0.0"},
    ) as g:
        g.places("sorcerer", "air", on=spell(0))
        assert g.refused("guard", do.RECALL) == ("refuse-nothing-to-recall", "RO-R28")


# -- double taps -------------------------------------------------------------------------------------------------


@pytest.mark.rule("RO-D-7", "RO-R27")
def test_a_double_tap_places_one_die_once() -> None:
    with race(challenges=[standard("key key key")], dice={"guard": "key key"}) as g:
        tap = g.placing("guard", "key", on=challenge(0), slot=0)
        g.does("guard", tap)
        assert g.refused("guard", tap) == ("refuse-placed-already", "RO-R27")
        assert g.refused("guard", "key", on=challenge(0), slot=0) == ("refuse-slot-full", "RO-R23")
        assert g.dice_of("guard") == ["key@0.0", "key", "?"]


@pytest.mark.rule("RO-D-7", "RO-R29")
def test_a_double_tap_on_the_last_slot_does_not_reach_the_next_card() -> None:
    with race(challenges=[standard("key")], dice={"guard": "key key key"}) as g:
        tap = g.placing("guard", "key", on=challenge(0))
        g.does("guard", tap)
        assert g.refused("guard", tap) == ("refuse-card-gone", "RO-D-7"), "one's own doing: nobody was faster"
        assert g.lying(challenge(0)).count("guard") == 0


@pytest.mark.rule("RO-D-10", "RO-R21")
def test_a_double_tap_on_roll_rolls_once() -> None:
    with race() as g:
        g.rolls("guard", "key key key")
        assert g.refused("guard", do.ROLL) == ("refuse-cool-down", "RO-D-10")
        assert len(g.told("rolled")) == 1


@pytest.mark.rule("RO-R28")
def test_a_double_tap_on_take_back_takes_back_once() -> None:
    with race(challenges=[standard("key key")], dice={"guard": "key@0.0"}) as g:
        g.does("guard", do.RECALL)
        assert g.refused("guard", do.RECALL) == ("refuse-nothing-to-recall", "RO-R28")
        assert g.dice_of("guard") == ["?", "?", "?"]


@pytest.mark.rule("RO-R20")
def test_a_double_tap_on_start_starts_once() -> None:
    with race(phase="ready") as g:
        g.does("sorcerer", do.START)
        assert g.refused("sorcerer", do.START) == ("refuse-countdown", "RO-R20")
        assert len(g.told("countdown")) == 1


# -- rolling too fast --------------------------------------------------------------------------------------------


@pytest.mark.rule("RO-D-10")
@pytest.mark.parametrize("name", ["guard", "sorcerer"])
@pytest.mark.parametrize("cooldown", [400, 700, 1500])
def test_a_roll_must_cool_down_equally_long_for_everyone(name: str, cooldown: int) -> None:
    faces = "key key key" if name == "guard" else "air air air air air"
    with race(cooldown=cooldown) as g:
        g.rolls(name, faces).wait(cooldown - 1)
        assert g.refused(name, do.ROLL) == ("refuse-cool-down", "RO-D-10")
        assert g.params == {"ms": 1}
        g.wait(1)
        g.told_roll(name, faces).does(name, do.ROLL)
        assert g.player(name)["cool"] == g.state.now + cooldown


@pytest.mark.rule("RO-D-10")
def test_everything_but_rolling_goes_on_while_the_dice_cool_down() -> None:
    with race(challenges=[standard("key key key")]) as g:
        g.rolls("guard", "key key foot")
        moment = g.state.now
        g.places("guard", "key key", on=challenge(0)).recalls("guard", "key")
        assert g.state.now == moment
        assert g.can("bard", do.ROLL), "each player has a cool-down of their own"


@pytest.mark.rule("RO-D-10", "RO-R29")
def test_completing_a_card_does_not_shorten_the_cool_down() -> None:
    with race(challenges=[standard("key")]) as g:
        g.rolls("guard", "key key foot").places("guard", "key", on=challenge(0)).wait(300)
        assert g.refused("guard", do.ROLL) == ("refuse-cool-down", "RO-D-10")
        assert g.params == {"ms": 400}


@pytest.mark.rule("RO-D-10", "RO-R26")
def test_a_roll_takes_all_free_dice_however_late_they_came_back() -> None:
    with race(challenges=[standard("key key key")], dice={"guard": "key@0.0 key@0.1 foot"}) as g:
        g.told_roll("guard", "foot").does("guard", do.ROLL)
        g.recalls("guard")
        g.rolls("guard", "sword sword sword")


# -- late packets ------------------------------------------------------------------------------------------------


@pytest.mark.rule("RO-R37", "RO-D-7")
def test_a_die_that_arrives_after_the_round_is_refused() -> None:
    with race(
        "1",
        dragon=3,
        challenges=[standard("key key")],
        spells=[dracology("air")],
        dice={"sorcerer": "air", "guard": "key"},
    ) as g:
        late = g.placing("guard", "key", on=challenge(0))
        g.places("sorcerer", "air", on=spell(0))
        assert g.phase == "break"
        assert g.refused("guard", late) == ("refuse-round-over", "RO-R37")
        assert g.refused("guard", do.ROLL) == ("refuse-round-over", "RO-R37")
        assert g.refused("sorcerer", do.AIM_PLACE) == ("refuse-round-over", "RO-R37")
        for name in g.names:
            g.does(name, do.DONE)
        assert g.refused("guard", late) == ("refuse-wait-for-start", "RO-R20")
        g.does("sorcerer", do.START)
        assert g.refused("guard", late) == ("refuse-countdown", "RO-R20")
        g.told_roll("sorcerer", "air air air air air").wait(3000)
        assert g.refused("guard", late) == ("refuse-card-gone", "RO-D-7"), "that card was of another round"


@pytest.mark.rule("RO-R37", "RO-D-7")
def test_a_tap_on_a_card_of_the_round_before_finds_it_gone() -> None:
    with race("3", phase="break", trophies={"heroes": 1}, laid=[curse("silence", "key key")]) as g:
        late = int(do.place_action(laid(0), 0, 0, g.state.generation[laid(0)]))
        for name in g.names:
            g.does(name, do.DONE)
        g.does("sorcerer", do.START).told_roll("sorcerer", "air air air air air").wait(3000)
        g.rolls("guard", "key key key")
        assert g.refused("guard", late) == ("refuse-card-gone", "RO-D-7")


@pytest.mark.rule("RO-R37")
def test_after_the_match_everything_is_refused() -> None:
    with race(dragon=3, scenario="training-2", spells=[dracology("air")], dice={"sorcerer": "air"}) as g:
        g.places("sorcerer", "air", on=spell(0))
        for seat in range(3):
            with pytest.raises(IllegalAnswer) as refusal:
                g.session.answer(seat, do.ROLL)
            assert refusal.value.key == "refuse-game-over"


# -- cards that changed ------------------------------------------------------------------------------------------


@pytest.mark.rule("RO-D-7")
def test_every_change_of_a_card_has_a_number_of_its_own() -> None:
    with race(challenges=[standard("key")]) as g:
        seen = []
        for _ in range(3):
            seen.append(g.board["challenges"][0]["gen"])
            wanted = g.needs(challenge(0)).split()
            g.rolls("guard", " ".join((wanted + ["heart"] * 3)[:3]))
            g.places("guard", " ".join(wanted[:3]), on=challenge(0))
            if wanted[3:]:
                g.rolls("bard", " ".join((wanted[3:] + ["heart"] * 3)[:3]))
                g.places("bard", " ".join(wanted[3:]), on=challenge(0))
        assert len(set(seen)) == 3


@pytest.mark.rule("RO-D-7")
def test_a_tap_meant_for_another_card_is_never_taken_for_this_one() -> None:
    with race(challenges=[standard("key key")], dice={"guard": "key"}) as g:
        now = g.state.generation[challenge(0)]
        for generation in range(8):
            tap = int(do.place_action(challenge(0), 0, 0, generation))
            assert g.can("guard", tap) == (generation == now)
            if generation != now:
                assert g.refused("guard", tap) == ("refuse-card-gone", "RO-D-7")


@pytest.mark.rule("RO-D-7")
def test_taking_and_placing_dice_does_not_make_a_card_another_one() -> None:
    with race(challenges=[standard("key key key")], dice={"guard": "key key", "bard": "key"}) as g:
        tap = g.placing("bard", "key", on=challenge(0), slot=2)
        g.places("guard", "key key", on=challenge(0)).recalls("guard")
        g.does("bard", tap)


@pytest.mark.rule("RO-D-7")
@pytest.mark.parametrize("cards", [1, 4, 8])
def test_however_many_cards_have_come_and_gone_a_late_tap_never_lands_on_the_one_that_lies_there(cards: int) -> None:
    deck = [standard() for _ in range(cards + 1)]
    with race(challenges=[standard("key")], challenge_deck=deck, dice={"guard": "key"}) as g:
        late = g.placing("guard", "key", on=challenge(0))
        for _ in range(cards):
            g.state.needs[challenge(0)] = [HERO_SYMBOLS.index("key")]
            g.rolls("guard", "key key key").places("guard", "key", on=challenge(0))
        g.state.needs[challenge(0)] = [HERO_SYMBOLS.index("key")] * 2
        g.rolls("guard", "key key key")
        assert g.refused("guard", late) in (("refuse-card-gone", "RO-D-7"), ("refuse-card-lost", "RO-D-7"))
