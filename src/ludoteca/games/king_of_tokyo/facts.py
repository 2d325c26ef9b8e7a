"""What the lab counts in King of Tokyo: which Power cards were turned up, and who bought them."""

from __future__ import annotations

from ludoteca.games.king_of_tokyo.content import CARD_IDS, KIND_OF
from ludoteca.kernel.game import Deal, Facts

FACTS = Facts(
    things=CARD_IDS,
    deals={
        "revealed": Deal(thing=0, kinds=KIND_OF),
        "bought": Deal(thing=1, taker=0),
        "bought-from-deck": Deal(thing=1, taker=0),
        "bought-from": Deal(thing=1, taker=0),
    },
)
