"""The board of King of Tokyo in a terminal."""

from __future__ import annotations

import io
from typing import Any

from rich.console import Console

import ludoteca
from ludoteca.boards import Viewer, board_of

KOT = "king-of-tokyo"
NAMES = ["Gigazaur", "CyberKitty", "Space Penguin", "The King", "MekaDragon", "Alienoid"]


def painted(position: dict[str, Any], me: int | None = 0, language: str = "en", width: int = 80) -> str:
    session = ludoteca.game(KOT).start_at(position, seed=3)
    out = io.StringIO()
    viewer = Viewer(KOT, language, NAMES, ["human"] * 6, me, width)
    Console(file=out, width=width, color_system=None).print(board_of(session.game).paint(session.view(me), viewer))
    return out.getvalue()


def test_everything_on_the_table_is_in_the_picture() -> None:
    seen = painted(
        {
            "players": [
                {"hearts": 4, "stars": 7, "energy": 11, "cards": ["smoke_cloud"], "poison": 2},
                {"place": "city", "cards": ["wings", "mimic"], "shrink": 1},
                {"place": "bay"},
                {},
                {"hearts": 12, "cards": ["even_bigger"]},
            ],
            "mimics": "wings",
            "market": ["tank", "heal", "nova_breath"],
        }
    )
    for expected in (
        "▶ Gigazaur",
        "♥♥♥♥······    4",
        "♥♥♥♥♥♥♥♥♥♥♥♥ 12",
        "★  7",
        "ϟ 11",
        "2 Poison tokens",
        "1 Shrink token",
        "Smoke Cloud [3]",
        "Spend one for an extra roll",
        "Wings, Mimic [copies Wings]",
        "Tokyo City  CyberKitty",
        "Tokyo Bay   Space Penguin",
        "ϟ4 Tank (Discard)",
        "Gain 4 stars and lose 3 hearts.",
        "ϟ7 Nova Breath (Keep)",
        "2 rerolls left",
        "   1     2     3     4     5     6",
    ):
        assert expected in seen, expected


def test_fallen_monsters_and_empty_places_are_shown_as_such() -> None:
    seen = painted({"players": [{}, {"hearts": 0}, {}]}, None, "pt-BR")
    assert "☠ fora do jogo" in seen
    assert "Cidade de Tóquio  vazia" in seen
    assert "Baía de Tóquio    fechada" in seen


def test_extra_dice_fit_eighty_columns() -> None:
    seen = painted({"players": [{"cards": ["extra_head", "extra_head", "giant_brain"]}, {"place": "city"}]})
    assert "   7     8" in seen
    assert max(map(len, seen.splitlines())) <= 80


def test_a_short_screen_gets_a_short_picture() -> None:
    session = ludoteca.game(KOT).start_at({"players": [{}, {}, {}], "market": ["psychic_probe", "mimic"]}, seed=3)
    heights = []
    out = io.StringIO()
    for cramped in (False, True):
        out = io.StringIO()
        viewer = Viewer(KOT, "pt-BR", NAMES, ["human"] * 6, 0, 80, cramped)
        Console(file=out, width=80, color_system=None).print(board_of(session.game).paint(session.view(0), viewer))
        heights.append(len(out.getvalue().splitlines()))
    assert heights[1] == 4 + 5 + 4 < heights[0]
    assert "ϟ3 Sonda Psíquica" in out.getvalue()
