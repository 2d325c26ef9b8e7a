"""What players tell each other with one tap, pinned to a thing on the board: "I am on this one", "need a key"."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final


class Sign:
    """A sign by its name: `sign-<name>` in the locales says it, `icon` draws it.

    `about` are the kinds of things that it is pinned to: what stands before the colon of a ref, `card` for `card:42`. A
    sign about nothing speaks for itself, and is shown at the seat of who gives it. Signs of one `group` differ by one
    thing only, which their icons show: they stand together, small, behind `sign-group-<group>`.
    """

    def __init__(self, name: str, icon: str, about: Sequence[str] = (), group: str = "") -> None:
        self.name = name
        self.icon = icon
        self.about = tuple(about)
        self.group = group


HOUSE_SIGNS: Final = (
    Sign("thanks", "hearts"),
    Sign("nice", "round-star"),
    Sign("hurry", "hourglass"),
    Sign("sorry", "broken-heart"),
)
