"""What players tell each other with one tap: about a team, a Mission or a Base, which lie open. No sign is about a
Hero, as those in a Support are hidden and would be told by it."""

from __future__ import annotations

from typing import Final

from ludoteca.kernel.signs import Sign

SIGNS: Final = (
    Sign("all-at", "crossed-swords", about=("seat",)),
    Sign("peace", "shaking-hands", about=("seat",)),
    Sign("mine", "trophy", about=("mission",)),
    Sign("careful", "light-bulb", about=("seat", "mission", "base")),
)
