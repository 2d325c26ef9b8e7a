"""Games for OpenSpiel, with explicit chance nodes (`docs/lab.md`).

    import pyspiel
    import ludoteca.lab.spiel
    game = pyspiel.load_game("ludoteca_king_of_tokyo(players=4,target=20)")

Importing this package registers every game with turns.
"""

from __future__ import annotations

from ludoteca import extras

extras.require("spiel", "`ludoteca.lab.spiel`")

from ludoteca.lab.spiel.openspiel import SpielGame, SpielState, register  # noqa: E402

__all__ = ["SpielGame", "SpielState", "register"]

register()
