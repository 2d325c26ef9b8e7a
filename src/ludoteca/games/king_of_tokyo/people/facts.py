"""What the lab counts in King of Tokyo: which Power cards were turned up, and who bought them."""

from __future__ import annotations

from ludoteca.games.king_of_tokyo.content.box import Content
from ludoteca.kernel.game import Deal, Facts


def facts(content: Content) -> Facts:
    """Cards, and the events that tell of them."""
    return Facts(
        things=content.ids,
        deals={
            "revealed": Deal(thing=0, kinds=content.kind_of),
            "bought": Deal(thing=1, taker=0),
            "bought-from-deck": Deal(thing=1, taker=0),
            "bought-from": Deal(thing=1, taker=0),
        },
        decks={"deck": content.kind_of},
    )
