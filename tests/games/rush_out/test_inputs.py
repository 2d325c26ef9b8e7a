"""Any input at all: rubbish is refused with a rule, silence closes mouths, and the numbers of actions stay."""

from __future__ import annotations

from typing import Any

import pytest

import ludoteca
from ludoteca.kernel.errors import IllegalAnswer
from ludoteca.rulebook import rule_ids
from tests.games.rush_out.table import curse, do, dracology, laid, race, standard

# -- rubbish -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("RO-R2")
@pytest.mark.parametrize("phase", ["ready", "countdown", "race", "break"])
def test_no_number_is_too_odd_for_a_refusal(phase: str) -> None:
    more: dict[str, Any] = {"trophies": {"heroes": 1}} if phase == "break" else {}
    g = race("6", phase=phase, challenges=[standard("key")], spells=[dracology("air")], **more)
    known = set(rule_ids("rush-out"))
    for seat in range(3):
        asked = g.asked(seat)
        for action in [*range(-2, 1100), 8000, 10**9, 2**62, -(2**62), *range(1024, 8200, 7)]:
            if asked is not None and action in asked.actions:
                continue
            with pytest.raises(IllegalAnswer) as refusal:
                g.session.answer(seat, action)
            assert refusal.value.rule in known


@pytest.mark.rule("RO-R2")
@pytest.mark.parametrize("rubbish", [None, "0", 1.0, True, [], 2**70])
def test_what_is_no_number_is_refused_too(rubbish: object) -> None:
    g = race()
    with pytest.raises(IllegalAnswer) as refusal:
        g.session.answer(1, rubbish)
    assert refusal.value.key == "refuse-malformed"


@pytest.mark.rule("RO-R1")
@pytest.mark.parametrize("seat", [-1, 3, None, "1"])
def test_nobody_acts_from_a_seat_that_is_not_there(seat: object) -> None:
    g = race()
    with pytest.raises(IllegalAnswer) as refusal:
        g.session.answer(seat, do.ROLL)
    assert refusal.value.key == "refuse-no-such-seat"


# -- who may not talk --------------------------------------------------------------------------------------------


@pytest.mark.rule("RO-R71", "RO-R4")
def test_silence_is_for_heroes_in_a_race() -> None:
    g = race("3", laid=[curse("silence")])
    assert [g.game.hush(g.state, seat) is None for seat in (None, 0, 1, 2)] == [True, True, False, False]
    assert laid(0) == g.board["laid"][0]["place"]
    between = race("3", phase="break", trophies={"sorcerer": 1}, laid=[curse("silence")])
    assert between.game.hush(between.state, 1) is None


def test_the_actions_of_the_contract_are_what_they_were() -> None:
    """Browsers and records know these numbers."""
    assert [do.ROLL, do.RECALL, do.RECALL_ALL, do.START, do.CLAP, do.DONE, do.SPEND] == [0, 1, 6, 7, 8, 9, 11]
    assert [do.WHIRL, do.KEEP, do.GIVE, do.AIM_PLACE, do.AIM_DIE, do.AIM_HERO] == [16, 24, 25, 32, 64, 92]
    assert [do.HEAL, do.LIFT, do.DRIVE_BACK, do.BLESS] == [100, 108, 121, 124]
    assert [do.SWAP_SPELL, do.TO_WATER, do.TO_AIR] == [150, 154, 160]
    assert [do.BUY_GEAR, do.RETURN_GEAR, do.BUY_SCROLL, do.RETURN_SCROLL, do.PLACE] == [170, 200, 230, 240, 1024]
    for place in range(29):
        for slot in range(6):
            for index in range(5):
                for generation in (0, 3, 7):
                    action = do.place_action(place, slot, index, generation)
                    assert action == 1024 + ((place * 6 + slot) * 5 + index) * 8 + generation
                    assert (do.place_of(action), do.slot_of(action)) == (place, slot)
                    assert (do.index_of(action), do.generation_of(action)) == (index, generation)
    assert ludoteca.game("rush-out").turn_rule == "RO-R2"
