"""What the whole game is about: no turns, two sides, two decks; what complete means; rounds and trophies."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.rush_out.table import (
    RushScenario,
    challenge,
    coin,
    confusion,
    do,
    dracology,
    match,
    race,
    spell,
    standard,
    summoning,
)

FIVE = "sorcerer bard guard warrior cleric"


def last_challenge(scenario: str = "training-1", **more: Any) -> RushScenario:
    """One Challenge is left in the deck, and the Guard holds the key that the open one asks for."""
    return race(
        scenario,
        challenges=[standard("key")],
        challenge_deck=[standard()],
        spells=[confusion("air")],
        spell_deck=[confusion(), confusion()],
        rest="gone",
        dice={"guard": "key"},
        **more,
    )


def last_spell(scenario: str = "training-1", **more: Any) -> RushScenario:
    """One Spell is left in the deck, and the Sorcerer holds what the open one asks for."""
    return race(
        scenario,
        challenges=[standard("key")],
        challenge_deck=[standard(), standard()],
        spells=[confusion("air")],
        spell_deck=[confusion()],
        rest="gone",
        dice={"sorcerer": "air"},
        **more,
    )


def all_done(g: RushScenario) -> RushScenario:
    for name in g.names:
        g.does(name, do.DONE)
    return g


# -- no turns ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("RO-R2")
def test_everybody_may_roll_in_the_same_moment() -> None:
    with race(players=FIVE, challenges=[standard("key")]) as g:
        moment = g.state.now
        assert all(g.can(name, do.ROLL) for name in g.names)
        for name in ("guard", "sorcerer", "cleric", "bard", "warrior"):
            g.told_roll(name, "air air air air air" if name == "sorcerer" else "foot foot foot").does(name, do.ROLL)
        assert g.state.now == moment
        assert [args[0] for args in g.told("rolled")] == [2, 0, 4, 1, 3]


@pytest.mark.rule("RO-R2")
def test_nobody_waits_for_the_others() -> None:
    with race(challenges=[standard("key key key key")], spells=[confusion("air air air")]) as g:
        for _ in range(4):  # the Guard alone is busy, as often as the Guard likes
            g.rolls("guard", "key sword foot").places("guard", "key", on=challenge(0)).recalls("guard")
        assert [args[0] for args in g.told("rolled")] == [2, 2, 2, 2]
        g.rolls("bard", "key heart heart").places("bard", "key", on=challenge(0))


@pytest.mark.rule("RO-R2")
def test_what_others_do_never_makes_my_move_stale() -> None:
    with race(challenges=[standard("key key key key")], dice={"guard": "key key", "bard": "key"}) as g:
        mine = g.asked(g.seat("guard"))
        action = g.placing("guard", "key", on=challenge(0), slot=3)
        g.places("bard", "key", on=challenge(0), slot=0)
        assert mine is not None
        assert g.session.pending[g.seat("guard")].id == mine.id
        g.session.answer(g.seat("guard"), action, decision_id=mine.id)
        assert g.lying(challenge(0)) == ["bard", "-", "-", "guard"]


# -- who wins ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("RO-R3", "RO-R30", "RO-D-3", "RO-R37")
def test_the_heroes_win_when_the_last_challenge_is_revealed() -> None:
    with last_challenge() as g:
        g.places("guard", "key", on=challenge(0))
        assert (g.winner, g.round_won, g.phase) == ("heroes", ("heroes", "deck"), "over")
        assert g.card_at(challenge(0)) is not None, "the last card lies open, and need not be completed"


@pytest.mark.rule("RO-R3", "RO-R35", "RO-D-3", "RO-R37")
def test_the_sorcerer_wins_when_the_last_spell_is_revealed() -> None:
    with last_spell() as g:
        g.places("sorcerer", "air", on=spell(0))
        assert (g.winner, g.round_won, g.phase) == ("sorcerer", ("sorcerer", "deck"), "over")
        assert g.card_at(spell(0)) is not None


@pytest.mark.rule("RO-R3")
def test_two_cards_in_the_deck_are_not_none() -> None:
    with race(
        challenges=[standard("key")], challenge_deck=[standard(), standard()], spell_deck=[confusion()], rest="gone"
    ) as g:
        g.rolls("guard", "key foot foot").places("guard", "key", on=challenge(0))
        assert (g.winner, g.phase) == (None, "race")


@pytest.mark.rule("RO-R3", "RO-D-3", "RO-R63")
def test_a_deck_that_is_discarded_to_the_last_card_is_empty_too() -> None:
    with race(
        "2",
        challenge_deck=[standard()],
        spell_deck=[confusion(), confusion()],
        rest="gone",
        coins={"heroes": 2, "sorcerer": 2},
    ) as g:
        g.does("sorcerer", do.SPEND)
        assert g.phase == "race"
        g.does("bard", do.SPEND)
        assert g.round_won == ("heroes", "deck")


@pytest.mark.rule("RO-R3", "RO-R49")
def test_one_way_to_win_is_enough() -> None:
    with race(
        "training-2", dragon=3, challenges=[standard("key key")], spells=[dracology("air")], dice={"sorcerer": "air"}
    ) as g:
        g.places("sorcerer", "air", on=spell(0))
        assert g.round_won == ("sorcerer", "dragon")
        assert len(g.state.spell_deck) > 5, "his deck is far from empty"
        assert g.winner == "sorcerer"


@pytest.mark.rule("RO-R4")
def test_the_heroes_win_as_a_group() -> None:
    with last_challenge(players="guard sorcerer bard") as g:
        g.places("guard", "key", on=challenge(0))
        outcome = g.session.outcome
        assert outcome is not None
        assert (outcome.winners, outcome.reason) == ((0, 2), "deck")


@pytest.mark.rule("RO-R4")
def test_the_sorcerer_wins_alone() -> None:
    with last_spell(players="guard sorcerer bard") as g:
        g.places("sorcerer", "air", on=spell(0))
        outcome = g.session.outcome
        assert outcome is not None
        assert outcome.winners == (1,)


@pytest.mark.rule("RO-R4")
def test_the_heroes_may_talk_as_they_like() -> None:
    with race(challenges=[standard("key")]) as g:
        assert [g.game.hush(g.state, seat) for seat in (None, 0, 1, 2)] == [None] * 4


# -- definitions -------------------------------------------------------------------------------------------------


@pytest.mark.rule("RO-R12", "RO-R29")
@pytest.mark.parametrize("slots", [1, 2, 3, 4, 5, 6])
def test_complete_means_that_every_slot_holds_a_die(slots: int) -> None:
    symbols = ["sword", "key", "foot", "sword", "key", "foot"][:slots]
    with race(
        challenges=[standard(" ".join(symbols))], dice={"bard": "sword key foot", "guard": "sword key foot"}
    ) as g:
        card = g.card_at(challenge(0))
        for number, symbol in enumerate(symbols):
            assert g.card_at(challenge(0)) == card, f"{number} of {slots} dice"
            g.places("bard" if number < 3 else "guard", symbol, on=challenge(0), slot=number)
        assert g.card_at(challenge(0)) != card
        assert len(g.told("completed") + g.told("completed-together")) == 1


@pytest.mark.rule("RO-R12")
def test_a_slot_holds_one_die() -> None:
    with race(challenges=[standard("key foot")], dice={"bard": "key", "guard": "key"}) as g:
        g.places("bard", "key", on=challenge(0))
        assert g.refused("guard", "key", on=challenge(0), slot=0) == ("refuse-slot-lost", "RO-D-7")


@pytest.mark.rule("RO-R13", "RO-R25")
def test_a_colour_is_a_player_whatever_the_dice_show() -> None:
    with race(players=FIVE, challenges=[standard("key foot sword heart fire fire")]) as g:
        g.rolls("bard", "key foot sword").places("bard", "key foot sword", on=challenge(0))
        g.rolls("cleric", "heart fire key").places("cleric", "heart fire", on=challenge(0))
        assert g.lying(challenge(0)) == ["bard", "bard", "bard", "cleric", "cleric", "-"], "two colours, five icons"
        g.rolls("guard", "fire fire fire")
        assert g.refused("guard", "fire", on=challenge(0)) == ("refuse-two-colours", "RO-R25")


# -- rounds ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("RO-R37")
@pytest.mark.parametrize("scenario", ["training-1", "training-2"])
def test_a_training_is_one_single_game(scenario: str) -> None:
    with last_challenge(scenario) as g:
        g.places("guard", "key", on=challenge(0))
        assert g.session.outcome is not None
        assert g.told("match-heroes")


@pytest.mark.rule("RO-R37")
@pytest.mark.parametrize("scenario", ["1", "2", "3", "4", "5"])
def test_the_first_round_of_a_scenario_brings_a_trophy_and_a_break(scenario: str) -> None:
    with last_challenge(scenario) as g:
        g.places("guard", "key", on=challenge(0))
        assert (g.phase, g.winner, g.session.outcome) == ("break", None, None)
        assert g.board["trophies"] == {"heroes": 1, "sorcerer": 0}
        all_done(g)
        assert (g.phase, g.board["round"]) == ("ready", 2)
        assert g.board["trophies"] == {"heroes": 1, "sorcerer": 0}


@pytest.mark.rule("RO-R37")
def test_the_second_trophy_wins_at_once() -> None:
    with last_challenge("1", trophies={"heroes": 1}) as g:
        assert g.board["round"] == 2
        g.places("guard", "key", on=challenge(0))
        assert (g.phase, g.winner) == ("over", "heroes")
        assert g.board["trophies"] == {"heroes": 2, "sorcerer": 0}


@pytest.mark.rule("RO-R37")
def test_one_trophy_each_leads_to_a_third_round() -> None:
    with last_spell("1", trophies={"heroes": 1}) as g:
        g.places("sorcerer", "air", on=spell(0))
        assert (g.phase, g.board["trophies"]) == ("break", {"heroes": 1, "sorcerer": 1})
        all_done(g)
        assert g.board["round"] == 3
    with last_spell("1", trophies={"heroes": 1, "sorcerer": 1}) as g:
        assert g.board["round"] == 3
        g.places("sorcerer", "air", on=spell(0))
        outcome = g.session.outcome
        assert outcome is not None
        assert (outcome.winners, outcome.scores) == ((0,), (2, 1, 1))
        assert [past["winner"] for past in g.board["rounds"]] == ["heroes", "sorcerer", "sorcerer"]


@pytest.mark.rule("RO-R37")
def test_the_break_ends_when_all_are_done() -> None:
    with last_challenge("1") as g:
        g.places("guard", "key", on=challenge(0))
        g.does("sorcerer", do.DONE).does("bard", do.DONE)
        assert g.phase == "break"
        assert [player["ready"] for player in g.board["players"]] == [True, True, False]
        g.does("guard", do.DONE)
        assert g.phase == "ready"


@pytest.mark.rule("RO-R38")
@pytest.mark.parametrize("scenario", ["1", "6"])
def test_every_round_is_played_with_the_cards_of_the_first(scenario: str) -> None:
    session = match(scenario, seats=4, seed=3)
    s = session.state
    spells, challenges, aside = sorted(s.spells), sorted(s.challenges), sorted(s.aside)
    s.phase, s.trophies, s.history = 3, [0, 1, 0], [9]  # the Heroes have won the first round, somehow
    s.challenge_deck, s.challenges_gone = s.challenge_deck[:2], s.challenge_deck[2:]
    for seat in range(4):
        session.answer(seat, do.DONE)
    shown = session.view(None)["board"]
    assert (shown["phase"], shown["round"]) == ("ready", 2)
    assert sorted(s.spell_deck + s.cards[21:24]) == spells
    assert sorted(s.challenge_deck + s.cards[0:3]) == challenges
    assert sorted(s.aside) == aside


@pytest.mark.rule("RO-R38", "RO-R42", "RO-R64")
def test_a_summoning_and_coins_are_back_where_they_belong_in_the_next_round() -> None:
    with race(
        "2",
        phase="break",
        trophies={"heroes": 1},
        challenges=[summoning("key"), coin("key", "air"), standard("key")],
        challenge_deck=[summoning()],
        coins={"heroes": 1, "sorcerer": 1},
        dice={"guard": "key@2.0"},
    ) as g:
        before = sorted(g.state.spells), sorted(g.state.challenges)
        all_done(g)
        s = g.state
        assert (sorted(s.spell_deck + s.cards[21:24]), sorted(s.challenge_deck + s.cards[0:3])) == before
        assert g.board["top"] == {"challenges": [], "spells": []}
        assert g.dice_of("guard") == ["?", "?", "?"]
        assert (g.board["coins"]["heroes"], g.board["coins"]["sorcerer"], g.board["coins"]["token"]) == (0, 0, None)
