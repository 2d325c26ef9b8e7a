"""The levels of play, named by what they do to a person, and who plays them."""

from __future__ import annotations

from ludoteca.bots.bot import Bot, LiveBot, PolicyBot
from ludoteca.bots.search import SearchBot
from ludoteca.kernel.errors import UnknownBot
from ludoteca.kernel.game import LiveGame
from ludoteca.kernel.registry import game

LEVELS = ("aprendiz", "jogador", "mestre")


def make_bot(level: str, game_id: str, seed: int, think: float = 0.5, playouts: int | None = None) -> Bot:
    """A bot for any game. `think` (seconds) or `playouts` bound how long a *mestre* searches for one answer.

    In a live game nobody searches, for the others go on meanwhile: there a *mestre* is its game's best policy.
    """
    if level not in LEVELS:
        raise UnknownBot(f"there is no bot {level!r}; there are: {', '.join(LEVELS)}")
    known = game(game_id)
    if isinstance(known, LiveGame):
        return LiveBot(level, seed, known, known.policy(level))
    if level == "mestre":
        return SearchBot(level, seed, known, think, playouts)
    return PolicyBot(level, seed, known, known.policy(level))
