"""Games as environments to learn in (`docs/learning.md`).

    from ludoteca.lab import env
    env.aec("king-of-tokyo", seats=4)                       # PettingZoo, one seat after the other
    env.parallel("rush-out", seats=4)                       # PettingZoo, all at once
    env.single("king-of-tokyo", bots=["jogador"] * 3)       # gymnasium, one seat against bots
    env.vector("king-of-tokyo", 256, seats=4)               # many matches at once, numpy in and out

Importing this package registers every game: `pettingzoo.make("aec", "ludoteca/king_of_tokyo_v1")`,
`gymnasium.make("ludoteca/KingOfTokyo-v1")`, `gymnasium.make_vec`.
"""

from __future__ import annotations

from ludoteca import extras

extras.require("learn", "`ludoteca.lab.env`")

from ludoteca.lab.env.making import aec, parallel, register, single, vector  # noqa: E402
from ludoteca.lab.env.setup import IllegalAction  # noqa: E402

__all__ = ["IllegalAction", "aec", "parallel", "register", "single", "vector"]

register()
