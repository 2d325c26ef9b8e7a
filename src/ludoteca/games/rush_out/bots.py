"""The front of Rush Out!'s bots: a policy for each level, each with the pace of a person."""

from __future__ import annotations

from typing import Final

from ludoteca.games.rush_out.policy_novice import Novice
from ludoteca.games.rush_out.policy_numbers import DarkWorth, HeroWorth
from ludoteca.games.rush_out.policy_player import Player
from ludoteca.kernel.errors import UnknownBot
from ludoteca.kernel.live import LivePolicy

# By level: milliseconds to read a roll, milliseconds for each further die, dreams among 64 pauses.
PACE: Final[dict[str, tuple[int, int, int]]] = {
    "aprendiz": (900, 500, 6),
    "jogador": (550, 280, 3),
    "mestre": (350, 180, 1),
}


def policy(level: str) -> LivePolicy:
    """The policy of a level, for either role: *aprendiz*, *jogador* or *mestre*."""
    if level not in PACE:
        raise UnknownBot(f"rush-out has no policy {level!r}; it has {', '.join(PACE)}")
    read_ms, step_ms, dreams = PACE[level]
    if level == "aprendiz":
        return Novice(read_ms, step_ms, dreams)
    return Player(HeroWorth(), DarkWorth(), level == "mestre", read_ms, step_ms, dreams)
