"""What the lab counts: Loot cards shown and taken, Tactic cards drawn and played, and Loot that was played."""

from __future__ import annotations

from ludoteca.games.keep_the_heroes_out.content.box import TACTIC
from ludoteca.games.keep_the_heroes_out.content.load import Box
from ludoteca.kernel.game import Deal, Facts


def facts(box: Box) -> Facts:
    """Every face is a thing. A Loot card is two: to be had, and (`…-in-hand`) to be played once one has it."""
    things: list[str] = []
    had: list[int] = []
    played: list[int] = []
    for card in box.cards:
        if card.id not in things:
            things.append(card.id)
    for card in box.cards:
        had.append(things.index(card.id))
        if card.kind == TACTIC:
            played.append(things.index(card.id))
        else:
            things.append(f"{card.id}-in-hand")
            played.append(len(things) - 1)
    return Facts(
        things=things,
        deals={
            "loot": Deal(thing=0, kinds=had),
            "bought": Deal(thing=1, taker=0, kinds=had),
            "researched": Deal(thing=1, taker=0, kinds=had),
            "drew": Deal(thing=1, kinds=played),
            "played": Deal(thing=1, taker=0, kinds=played),
        },
        decks={"loot": had},
    )
