"""A search that trusts its game's policy: another answer must be better by more than chance makes."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

import ludoteca
from ludoteca.bots import Glimpse
from ludoteca.bots.search import SearchBot, _Idea
from ludoteca.kernel.game import Game

FIRST, OTHER = 7, 8


class Told(SearchBot):
    """Its playouts end as it is told: the first idea always by half."""

    def __init__(self, game: Game, ends: Sequence[float]) -> None:
        super().__init__("mestre", 1, game, 0.0, 40)
        self.told = ends

    def _play(self, glimpse: Glimpse, idea: _Idea, number: int) -> float:
        return 0.5 if idea.action == FIRST else self.told[number % len(self.told)]


@pytest.mark.parametrize(
    ("doubt", "ends", "right"),
    [
        (0.0, (0.9, 0.2, 0.9, 0.1), OTHER),  # a little better on average, by chance
        (1.0, (0.9, 0.2, 0.9, 0.1), FIRST),
        (1.0, (0.6, 0.5, 0.6, 0.5), OTHER),  # a little better, and hardly ever not
        (1.0, (0.6, 0.6, 0.6, 0.6), OTHER),
        (1.0, (0.4, 0.4, 0.4, 0.4), FIRST),
    ],
)
def test_what_is_better_by_chance_is_not_chosen(
    doubt: float, ends: Sequence[float], right: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = ludoteca.game("king-of-tokyo")
    monkeypatch.setattr(type(game), "doubt", doubt)
    bot = Told(game, ends)
    assert bot._halve(Glimpse(game.start(2, 1), 0), [_Idea(FIRST), _Idea(OTHER)], 0.0) == right
