"""What would decide the round is said before it happens, and so is what a move gives to the other side."""

from __future__ import annotations

from typing import Any

import pytest

from ludoteca.games.rush_out import actions as do
from ludoteca.kernel.flow import Decision
from ludoteca.kernel.present import Choice
from tests.games.rush_out.table import (
    FIRE_SCROLL,
    RushScenario,
    challenge,
    coin,
    confrontation,
    confusion,
    curse,
    dark_end,
    doom,
    dracology,
    laid,
    race,
    spell,
    standard,
)


def deciding(g: RushScenario) -> dict[int, tuple[str, str]]:
    """By place: who wins the round when it is completed, and how."""
    return {one["place"]: (one["winner"], one["reason"]) for one in g.board["decides"]}


def risks(g: RushScenario, name: str) -> list[tuple[str, str, str]]:
    """What of this player's moves helps the other side."""
    found: list[dict[str, Any]] = g.session.view(g.seat(name))["board"]["risks"]
    return [(one["what"], one["card"], one["reason"]) for one in found]


def choice(g: RushScenario, name: str, action: int) -> Choice:
    """An open action as this player reads it."""
    seat = g.seat(name)
    return g.session.prompt(Decision(seat, "live", [action])).choices[0]


# -- cards that decide -----------------------------------------------------------------------------------------


@pytest.mark.rule("RO-R84")
def test_the_last_life_hangs_on_every_confrontation() -> None:
    cards = [confrontation("key foot", dark="air air air"), standard("key key sword")]
    with race("5", challenges=cards, lives=2) as g:
        assert deciding(g) == {}
    with race("5", challenges=cards, lives=1) as g:
        assert deciding(g) == {challenge(0): ("heroes", "lives")}
        g.rolls("guard", "key foot heart").rolls("bard", "foot heart heart")
        g.places("guard", "key", on=challenge(0)).places("bard", "foot", on=challenge(0))
        assert g.round_won == ("heroes", "lives")
        assert deciding(g) == {}, "it is decided"


@pytest.mark.rule("RO-R49")
def test_the_dragon_decides_as_soon_as_its_steps_reach_the_deck() -> None:
    spells = [dracology("air air", steps=1), dracology("air water", steps=2), confusion("air plant")]
    with race("training-2", spells=spells, dragon=1) as g:
        assert deciding(g) == {}
    with race("training-2", spells=spells, dragon=2) as g:
        assert deciding(g) == {spell(1): ("sorcerer", "dragon")}
    with race("training-2", spells=spells, dragon=3) as g:
        assert deciding(g) == {spell(0): ("sorcerer", "dragon"), spell(1): ("sorcerer", "dragon")}
        g.rolls("sorcerer", "air air plant plant plant").places("sorcerer", "air air", on=spell(0))
        assert g.round_won == ("sorcerer", "dragon")


@pytest.mark.rule("RO-R68h")
def test_the_scroll_of_five_fires_is_a_step_of_the_dragon() -> None:
    with race("2", scrolls=["dragon_chow"], dragon=3) as g:
        assert deciding(g) == {FIRE_SCROLL: ("sorcerer", "dragon")}


@pytest.mark.rule("RO-R76", "RO-R78")
def test_a_doom_decides_when_its_souls_are_the_last_whoever_it_is_aimed_at() -> None:
    spells = [doom("air air", kind=1), doom("air water", kind=2)]
    with race("4", spells=spells, souls=2) as g:
        assert deciding(g) == {}, "it would bring one Soul of two"
    with race("4", spells=spells, souls=2, heroes={"bard": {"wounded": True}}) as g:
        assert deciding(g) == {spell(0): ("sorcerer", "souls")}


@pytest.mark.rule("RO-R47")
def test_what_lies_under_the_dragon_decides_nothing_until_the_dragon_leaves() -> None:
    cards = [confrontation("key", dark="air air air"), standard("key key sword"), standard("fire fire sword")]
    with race("5", challenges=cards, spells=[dracology("water water")], lives=1, dragon=1) as g:
        assert deciding(g) == {}
        g.rolls("guard", "key foot heart").places("guard", "key", on=challenge(0))
        assert deciding(g) == {3: ("heroes", "lives"), spell(0): ("heroes", "lives")}, "filled, it waits for either"
        g.rolls("sorcerer", "water water air air air")
        assert risks(g, "sorcerer") == [("round", "", "lives")]
        assert choice(g, "sorcerer", g.placing("sorcerer", "water", spell(0))).danger is None, "one alone does nothing"
        g.places("sorcerer", "water water", on=spell(0))
        assert g.round_won == ("heroes", "lives")


# -- moves that help the others --------------------------------------------------------------------------------


@pytest.mark.rule("RO-D-6")
def test_to_drive_the_dragon_off_a_card_that_the_sorcerer_has_filled_gives_it_to_him() -> None:
    cards = [standard("key key sword"), coin("key key", dark="air water"), standard("fire fire sword")]
    with race("6", players="sorcerer warrior bard", challenges=cards, dragon=2, heroes={"warrior": {"xp": 3}}) as g:
        assert risks(g, "warrior") == []
        g.rolls("sorcerer", "air water fire fire fire").places("sorcerer", "air water", on=dark_end(1))
        card = g.card_at(challenge(1))
        assert risks(g, "warrior") == [("frees", card, "")]
        warned = choice(g, "warrior", do.DRIVE_BACK)
        assert warned.danger is not None
        assert warned.danger.text == "danger-frees"
        g.does("warrior", do.DRIVE_BACK)
        assert g.told("coin-sorcerer")


@pytest.mark.rule("RO-R85", "RO-R5")
def test_a_card_that_the_sorcerer_wins_turns_over_a_challenge_and_nobody_can_tell_whether_it_is_the_last() -> None:
    cards = [coin("key key key", dark="air water"), standard("key key sword"), standard("fire fire sword")]
    for rest in ("deck", "gone"):
        with race("2", challenges=cards, challenge_deck=[standard()], spell_deck=[confusion()], rest=rest) as g:
            g.rolls("sorcerer", "air water fire fire fire")
            assert risks(g, "sorcerer") == [("reveals", "", "deck")]
            assert deciding(g) == {}


@pytest.mark.rule("RO-R73")
def test_under_the_high_five_curse_the_hand_that_claps_is_warned() -> None:
    cards = [standard("key key sword"), coin("key key", dark="air water"), standard("fire fire sword")]
    laid = [curse("high-five", "sword sword sword")]
    with race("3", challenges=cards, laid=laid, dragon=2, dragon_slots=1) as g:
        g.rolls("sorcerer", "air water fire fire fire").places("sorcerer", "air water", on=dark_end(1))
        g.rolls("bard", "joker heart heart")
        assert risks(g, "bard") == [], "filling the tile alone moves nothing yet"
        g.places("bard", "joker", on=3)
        assert [what for what, _, _ in risks(g, "bard")] == ["frees"]


# -- what a move is good for -----------------------------------------------------------------------------------


def reasons(g: RushScenario, name: str, action: int) -> list[str]:
    return [effect.text for effect in choice(g, name, action).outcome]


def test_a_move_says_what_it_leads_to() -> None:
    cards = [standard("key sword"), standard("fire foot foot")]
    with race("training-1", challenges=cards) as g:
        assert reasons(g, "guard", do.ROLL) == ["why-roll-first"]
        g.rolls("guard", "key key heart")
        put = choice(g, "guard", g.placing("guard", "key", challenge(0)))
        assert [(effect.text, effect.after) for effect in put.outcome] == [("effect-lacks", 1)]
        g.rests("guard")
        assert reasons(g, "guard", do.ROLL) == ["why-roll-more"]
        g.rolls("guard", "heart heart heart").rests("guard")
        assert reasons(g, "guard", do.ROLL) == ["why-roll-nothing-fits"]
        g.rolls("guard", "key sword heart").places("guard", "key", on=challenge(0))
        assert reasons(g, "guard", do.RECALL_ALL) == ["why-recall"]
        assert "effect-done" in reasons(g, "guard", g.placing("guard", "sword", challenge(0)))


def test_what_is_warded_off_is_not_called_completed() -> None:
    with race("6", laid=[curse("high-five", "heart foot")], dice={"bard": "heart"}, heroes={"guard": {"xp": 3}}) as g:
        g.places("bard", "heart", on=laid(0))
        assert reasons(g, "guard", do.LIFT + 0) == ["effect-lifted"]
        assert choice(g, "guard", do.LIFT + 0).label == "do-lift"


def test_a_move_that_wins_the_round_says_so() -> None:
    with race("training-2", spells=[dracology("air air")], dragon=3) as g:
        g.rolls("sorcerer", "air air fire fire fire").places("sorcerer", "air", on=spell(0))
        last = choice(g, "sorcerer", g.placing("sorcerer", "air", spell(0)))
        assert last.outcome[0].text == "effect-round-sorcerer"
        assert last.danger is None
