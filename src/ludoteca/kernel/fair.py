"""Luck that players need not take on trust.

Before the first roll the table publishes a commitment: the SHA-256 of its secret seed. Players may add words of
their own (`contributions`). Every outcome derives from HMAC-SHA256 with the seed as key over the contributions, the
running number and the tag of the question. When the match is over the seed is published, and anyone can recompute
every die and every shuffle (`docs/protocol.md` has the algorithm step by step).

In a live game every seat has a stream of its own (`for_seats`): the same seed, with the number of the seat after the
contributions, and a running number of its own. So nobody can change the dice of another by rolling a moment sooner or
later, and each stream is recomputed by itself.
"""

from __future__ import annotations

import hmac
from hashlib import sha256

from mypy_extensions import mypyc_attr

from ludoteca.kernel.chance import Chance, SeatLuck


def commitment(seed: str) -> str:
    """What is published before the first roll: it binds the table to its seed and tells nothing about it."""
    return sha256(seed.encode()).hexdigest()


class _Stream:
    """Numbers from HMAC blocks: 32 bits at a time, big-endian, rejecting what would favour small numbers."""

    def __init__(self, key: bytes, label: str) -> None:
        self.key = key
        self.label = label
        self.block = 0
        self.words: list[int] = []

    def below(self, n: int) -> int:
        bound = (1 << 32) - (1 << 32) % n
        while True:
            if not self.words:
                digest = hmac.new(self.key, f"{self.label}|{self.block}".encode(), sha256).digest()
                self.words = [int.from_bytes(digest[i : i + 4], "big") for i in range(28, -4, -4)]
                self.block += 1
            word = self.words.pop()
            if word < bound:
                return word % n


@mypyc_attr(allow_interpreted_subclasses=True)  # tests load its dice
class Fair(Chance):
    """Luck of a served table: committed to beforehand, verifiable afterwards."""

    def __init__(self, seed: str, contributions: str = "", position: int = 0) -> None:
        super().__init__()
        self.seed = seed
        self.contributions = contributions
        self.position = position

    def _stream(self, tag: str) -> _Stream:
        label = f"{self.contributions}|{self.position}|{tag}"
        self.position += 1
        self.draws += 1
        return _Stream(self.seed.encode(), label)

    def roll(self, tag: str, sides: int, n: int, seat: int = -1) -> list[int]:
        """Dice, each from the next number of this question's stream."""
        stream = self._stream(tag)
        out = [stream.below(sides) for _ in range(n)]
        if self.journal is not None:
            self.journal.outcome(tag, out)
        return out

    def shuffle(self, tag: str, items: list[int], seat: int = -1) -> None:
        """Fisher and Yates, from the last item down."""
        stream = self._stream(tag)
        for i in range(len(items) - 1, 0, -1):
            j = stream.below(i + 1)
            items[i], items[j] = items[j], items[i]
        if self.journal is not None:
            self.journal.outcome(tag, items)

    def below(self, n: int) -> int:
        """A table's luck is not for whims."""
        raise AssertionError("bots bring their own luck; the table's is for the game")

    def copy(self) -> Chance:
        """The same luck from here on."""
        other = Fair(self.seed, self.contributions, self.position)
        other.draws = self.draws
        return other

    def for_seats(self, n: int) -> Chance:
        """A stream for each seat. A running number is never `seat 0`, so no two questions have the same label."""
        streams = [Fair(self.seed, f"{self.contributions}|seat {seat}") for seat in range(n)]
        return SeatLuck(self, streams)
