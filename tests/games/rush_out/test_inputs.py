"""Any input at all: rubbish is refused with a rule, silence closes mouths, and the numbers of actions stay."""

from __future__ import annotations

from itertools import product
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
    odd = [*range(-2, 2048, 3), 10**9, 2**62, -(2**62), *range(2048, 2048 + 29 * 30 * 12, 13)]
    for seat in range(3):
        asked = g.asked(seat)
        for action in odd:
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
    """Records know these numbers."""
    assert [do.ROLL, do.RECALL, do.RECALL_ALL, do.START, do.CLAP, do.DONE, do.SPEND] == [0, 1, 6, 7, 8, 9, 11]
    assert [do.WHIRL, do.AIM_PLACE, do.AIM_DIE, do.AIM_HERO] == [16, 32, 64, 92]
    assert [do.HEAL, do.LIFT, do.DRIVE_BACK, do.BLESS] == [100, 108, 121, 124]
    assert [do.SWAP_SPELL, do.TO_WATER, do.TO_AIR] == [150, 154, 160]
    assert [do.BUY_GEAR, do.RETURN_GEAR, do.BUY_SCROLL, do.RETURN_SCROLL] == [256, 448, 640, 704]
    assert [do.KEEP, do.GIVE, do.PLACE] == [1024, 1536, 2048]
    assert ludoteca.game("rush-out").turn_rule == "RO-R2"


def test_the_quick_arithmetic_of_placing_agrees_with_the_declaration() -> None:
    for generation, place, slot, index in product((0, 7, 8, 10**6), range(29), range(6), range(5)):
        action = do.place_action(place, slot, index, generation)
        assert do.SPACE.decode(action) == ("place", (generation, place, slot, index))
        assert (do.generation_of(action), do.place_of(action)) == (generation, place)
        assert (do.slot_of(action), do.index_of(action)) == (slot, index)
    for action in range(do.PLACE):
        base = do.base_of(action)
        assert (base >= 0) == (action in do.SPACE)
        if base >= 0:
            name, values = do.SPACE.decode(action)
            assert do.SPACE.act(name).base == base
            assert do.SPACE.encode(name, *values) == action
    assert do.gear_action(do.BUY_GEAR, 3, 2) == do.SPACE.encode("buy_gear", 3, 2)
    assert (do.base_of(-1), do.base_of(do.PLACE), do.base_of(10**12)) == (-1, do.PLACE, do.PLACE)
