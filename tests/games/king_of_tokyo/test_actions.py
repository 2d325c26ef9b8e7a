"""What the rules calculate with is what the declaration of the actions says."""

from __future__ import annotations

import pytest

from ludoteca.games.king_of_tokyo.actions import ACTIONS, CHOICES, KINDS, extra, extra_choice, extra_kind, is_extra
from ludoteca.games.king_of_tokyo.rules.rolling import MASKS
from tests.games.king_of_tokyo.table import BOX


@pytest.mark.parametrize("kind", ["keep", "change", "react", "buy"])
def test_what_a_card_adds_is_what_the_declaration_says(kind: str) -> None:
    space = ACTIONS[kind]
    for card in (0, 1, len(BOX.ids) - 1, KINDS - 1):
        for choice in (0, 1, CHOICES - 1):
            action = extra(card, choice)
            assert space.decode(action) == ("card", (card, choice))
            assert (is_extra(action), extra_kind(action), extra_choice(action)) == (True, card, choice)


def test_nothing_but_a_card_is_beyond_the_masks_and_slots() -> None:
    for space in ACTIONS.values():
        for act in space.acts:
            assert is_extra(act.base) == is_extra(act.end - 1) == (act.name == "card")


def test_there_is_room_for_every_card_and_die() -> None:
    assert ACTIONS["mimic"].act("copy").params[0].size >= len(BOX.kind_of)
    assert all(mask in ACTIONS["keep"] for masks in MASKS for mask in masks)
