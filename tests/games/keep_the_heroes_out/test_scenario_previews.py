"""What a question of a scenario would lead to is told before it is answered, by what the rules do."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.keep_the_heroes_out.scenarios import Rule, active, event, marks, my_turn


def outcomes(g: Rule) -> dict[str, list[tuple[str, Any]]]:
    """By answer, in words: what it would lead to, as the message and its number."""
    decision = g.session.pending[min(g.session.pending)]
    prompt = g.session.prompt(decision)
    words = {action: word for word, action in g._words(None).items()}
    return {
        words[choice.action]: [(effect.text, effect.params.get("n")) for effect in choice.outcome]
        for choice in prompt.choices
    }


@pytest.mark.rule("KTHO-D-62", "KTHO-D-17")
def test_a_way_that_opens_tells_how_short_others_become() -> None:
    with event("ring", "new_entrance") as g:
        told = outcomes(g)["vault-library"]
        assert told[0] == ("effect-passage-new", None)
        assert ("effect-way-shorter", 1) in told


@pytest.mark.rule("KTHO-D-62", "KTHO-D-17")
def test_a_passage_that_closes_tells_how_long_others_become() -> None:
    with event("ring", "new_entrance") as g:
        told = outcomes(g.says("vault-library"))["vault-forge"]
        assert told[0] == ("effect-passage-closed", None)
        assert ("effect-way-longer", 5) in told


@pytest.mark.rule("KTHO-D-62", "KTHO-R78")
def test_a_tile_that_turns_tells_what_it_closes() -> None:
    with event("earthquake", "tremor") as g:
        told = outcomes(g)
        assert all(any(text.startswith("effect-passage-") for text, _ in found) for found in told.values())


@pytest.mark.rule("KTHO-D-62", "KTHO-R72")
def test_a_stage_that_moves_tells_how_far_heroes_go() -> None:
    with event("bands", "encore", marks=marks(stage="vault")) as g:
        assert ("effect-way-shorter", 0) in outcomes(g)["cells"]


@pytest.mark.rule("KTHO-D-62", "KTHO-R8")
def test_a_room_that_collapses_tells_who_goes_with_it() -> None:
    with event("decoys", "cave_in", heroes={"graveyard": ["mage"]}) as g:
        told = [text for text, _ in outcomes(g)["graveyard"]]
        assert "effect-collapses" in told
        assert "effect-hero-gone" in told


@pytest.mark.rule("KTHO-D-62", "KTHO-R41")
def test_a_price_is_told() -> None:
    with event("bailiff", "rent_day", tokens={"vault": {"coin": 2}}, wave=2) as g:
        assert outcomes(g)["0"] == [("effect-token-less", 2)]


@pytest.mark.rule("KTHO-R33")
def test_an_activate_of_the_rule_tells_what_it_does() -> None:
    with my_turn("thin-walls", active("ghost", {"vault": 1}, ["activate"]), portals={"vault": "completed"}) as g:
        g.plays("activate")
        prompt = g.session.prompt(g.question)
        (close,) = [choice for choice in prompt.choices if choice.label == "do-extra-close"]
        assert [effect.text for effect in close.outcome] == ["effect-portal-closed"]
