"""Bots of one team share a plan: each of them makes the same one, from what the whole team knows."""

from __future__ import annotations

from ludoteca.bots.glimpse import Glimpse
from ludoteca.kernel.chance import seeded
from ludoteca.kernel.game import Game


def team_plan(game: Game, glimpse: Glimpse) -> object:
    """What the bots of this seat's team have agreed on at this moment, in a game whose bots plan; else nothing.

    No bot has to tell another: the world that it is made in is dealt from common knowledge, with luck that follows from
    the number of the move, so whoever makes the plan, in whatever process, makes the same.
    """
    if not game.plans:
        return None
    table = glimpse.common(seeded(glimpse.moves))
    table.wishes = glimpse.wishes
    return game.plan(table, glimpse.team())
