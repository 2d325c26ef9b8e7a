"""What lies in the box: the monsters (KOT-R3, KOT-R12) here, the Power cards in box.py, read by load.py."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from ludoteca.kernel.content import load

_BOOK: Final = load(Path(__file__).parent / "monsters.toml")
_ENTRIES: Final = _BOOK.entries("monster", name="id")

MONSTERS: Final[list[str]] = [monster.text("id") for monster in _ENTRIES]
FIGURES: Final[list[str]] = [monster.text("figure") for monster in _ENTRIES]
COLORS: Final[list[str]] = [monster.text("color") for monster in _ENTRIES]
_BOOK.close()
