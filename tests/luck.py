"""Luck that repeats: a server under test deals the same to the same test every time, so that no run is lost by chance.

`LUDOTECA_LUCK=anything` deals otherwise.
"""

from __future__ import annotations

import os
import secrets
from hashlib import sha256


class RepeatedLuck:
    """In place of `secrets`: the first table always has the same seed, and so on. Ids stay random."""

    def __init__(self, name: str) -> None:
        self.name = f"{os.environ.get('LUDOTECA_LUCK', '')} {name}"
        self.drawn = 0

    def token_hex(self, size: int) -> str:
        """The seed of the next table."""
        self.drawn += 1
        return sha256(f"{self.name} {self.drawn}".encode()).hexdigest()[: 2 * size]

    def token_urlsafe(self, size: int) -> str:
        """The id of a table: nobody may have it twice."""
        return secrets.token_urlsafe(size)

    def randbits(self, bits: int) -> int:
        """The whim of a bot."""
        return int(self.token_hex(32), 16) % (1 << bits)

    def randbelow(self, n: int) -> int:
        """Who plays what, where nobody has chosen."""
        return self.randbits(64) % n
