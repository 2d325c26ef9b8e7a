"""What players tell each other with one tap."""

from __future__ import annotations

from typing import Final

from ludoteca.kernel.signs import Sign

SIGNS: Final = (
    Sign("clear", "broom", about=("district", "event")),
    Sign("wait", "hourglass", about=("district",)),
    Sign("together", "fist", about=("district", "enemy", "event")),
    Sign("mine", "hand", about=("district", "event", "item", "card")),
    Sign("careful", "hazard-sign", about=("district", "event", "enemy", "hero")),
)
