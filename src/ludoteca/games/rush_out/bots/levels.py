"""The front of Rush Out!'s bots: a policy for each level, each with the pace of a person."""

from __future__ import annotations

from typing import Final

from ludoteca.games.rush_out.bots.novice import Novice
from ludoteca.games.rush_out.bots.numbers import DarkWorth, HeroWorth
from ludoteca.games.rush_out.bots.pace import Pace
from ludoteca.games.rush_out.bots.player import Player
from ludoteca.kernel.errors import UnknownBot
from ludoteca.kernel.live import LivePolicy

PACE: Final[dict[str, Pace]] = {
    "aprendiz": Pace(900, 500, dreams=6, ponder=1150, crowd=125, yielding=1700),
    "jogador": Pace(550, 280, dreams=3, ponder=1020, crowd=30, yielding=1300),
    "mestre": Pace(350, 180, dreams=1, ponder=1110, crowd=20, yielding=1000),
}


def policy(level: str) -> LivePolicy:
    """The policy of a level, for either role: *aprendiz*, *jogador* or *mestre*."""
    if level not in PACE:
        raise UnknownBot(f"rush-out has no policy {level!r}; it has {', '.join(PACE)}")
    if level == "aprendiz":
        return Novice(PACE[level])
    return Player(HeroWorth(), DarkWorth(), level == "mestre", PACE[level])
