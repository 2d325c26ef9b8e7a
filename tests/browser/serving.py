"""`ludoteca serve` for the browser tests: the same server, but bots do not dawdle, nobody is limited, and luck repeats.

python -m tests.browser.serving DATA PORT [EXAMPLES]

EXAMPLES is a `module:function` that puts more games on the shelf.

The next match that begins is the one in `DATA/staged.json`, if that file is there: a position, and the faces that dice
show first (`Server.stage` writes it). Seeds of tables follow from what `DATA/luck` says, and from how many there were
since it said so (`Server.deal`).
"""

from __future__ import annotations

import json
import logging
import os
import sys
from dataclasses import fields
from pathlib import Path
from typing import Any

from ludoteca.kernel.chance import Chance
from ludoteca.kernel.fair import Fair
from ludoteca.kernel.game import Game
from ludoteca.kernel.session import Session
from ludoteca.server.commands import serve
from ludoteca.server.settings import Rates, Settings
from ludoteca.server.tables import match, orders
from tests.luck import RepeatedLuck

STAGED = "staged.json"
LUCK = "luck"
NO_LIMIT = (1e9, 1e9)
RATES = Rates(*(NO_LIMIT for _ in fields(Rates)))


class LoadedLuck(Fair):
    """The first dice show given faces, whoever rolls them."""

    def __init__(self, seed: str, contributions: str, faces: list[int], position: int = 0) -> None:
        super().__init__(seed, contributions, position)
        self.faces = faces

    def roll(self, tag: str, sides: int, n: int, seat: int = -1) -> list[int]:
        """The next of the given faces, while there are enough of them."""
        if len(self.faces) < n:
            return super().roll(tag, sides, n, seat)
        out, self.faces = self.faces[:n], self.faces[n:]
        self.draws += 1
        if self.journal is not None:
            self.journal.outcome(tag, out)
        return out

    def copy(self) -> Chance:
        """The same luck from here on."""
        other = LoadedLuck(self.seed, self.contributions, self.faces, self.position)
        other.draws = self.draws
        return other


class LuckOfTests(RepeatedLuck):
    """Every test has its own, whatever came before it."""

    def __init__(self, file: Path) -> None:
        super().__init__("table")
        self.file = file

    def token_hex(self, size: int) -> str:
        """The seed of the next table of this test."""
        if self.file.exists() and not self.name.endswith(test := self.file.read_text()):
            super().__init__(test)
        return super().token_hex(size)


class Staging:
    """In place of `match.start`: begins where the file says, once; the same table always begins there."""

    def __init__(self, file: Path) -> None:
        self.file = file
        self.begun: dict[str, Any] = {}  # by the seed of the table

    def start(self, game: Game, seats: int, options: dict[str, Any], seed: str, contributions: str) -> Session:
        """A match at its usual beginning, or at the staged one."""
        if self.file.exists():
            self.begun[seed] = json.loads(self.file.read_text())
            self.file.unlink()
        staged = self.begun.get(seed)
        if staged is None:
            return game.start(seats, options=options, chance=Fair(seed, contributions))
        for player, monster in zip(staged["position"].get("players", ()), options.get("monsters") or (), strict=False):
            player.setdefault("monster", monster)  # so that everyone is drawn as they are called
        luck = LoadedLuck(seed, contributions, list(staged["faces"]))
        return game.start_at(staged["position"], chance=luck)


def main() -> int:
    """Serve until killed."""
    data, port, examples = Path(sys.argv[1]), int(sys.argv[2]), tuple(sys.argv[3:])
    logging.basicConfig(level=logging.WARNING)
    vars(orders)["secrets"] = LuckOfTests(data / LUCK)
    vars(match)["start"] = Staging(data / STAGED).start
    given = os.environ.get("LUDOTECA_CLIENT")
    settings = Settings(
        data=data,
        static=Path(given) if given else None,
        pace=float(os.environ.get("LUDOTECA_PACE", "0")),
        playouts=16,
        workers=1,
        grace=0.5,
        host_grace=30,
        rates=RATES,
        extra_games=examples,
    )
    return serve(settings, "127.0.0.1", port)


if __name__ == "__main__":
    sys.exit(main())
