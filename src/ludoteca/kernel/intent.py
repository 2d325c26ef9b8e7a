"""What a bot is about to do, as a message: shown at the table, kept in the record."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Final
from zlib import compress, decompress

from msgspec import msgpack

Said = tuple[int, int, str, dict[str, Any]]  # the number of the move that it announces, seat, key, parameters


class Intent:
    """A message by its key. A parameter is a number, a text, a word (key, parameters), or `{"seat": n}` for a player.

    A seat says it to its team, or to everyone when it has no partners, so it is made from what all of those see and
    from the action itself, never from what only the seat knows. What a bot asks of a person stands at the person's seat
    and has the bot as its parameter `by`.
    """

    def __init__(self, key: str, params: Mapping[str, Any] | None = None) -> None:
        self.key = key
        self.params: dict[str, Any] = dict(params or {})

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Intent) and (self.key, self.params) == (other.key, other.params)

    def __hash__(self) -> int:
        return hash(self.key)

    def __repr__(self) -> str:
        return f"<intends {self.key} {self.params}>"


LOOSE: Final = 32  # intents that are kept as they are; older ones are packed


class IntentLog:
    """What bots have said in a match, in order. A long match has thousands of sayings: all but the last are packed.

    Its parts are replaced and never changed, so that copies share them.
    """

    def __init__(self) -> None:
        self._packed: tuple[bytes, ...] = ()
        self._loose: tuple[Said, ...] = ()
        self._latest: tuple[Said, ...] = ()  # the last of each seat

    def note(self, number: int, seat: int, key: str, params: dict[str, Any]) -> None:
        """A seat says what the move of this number is about; it says one thing before a move."""
        if self._loose and self._loose[-1][0] > number:
            self.cut(number)
        said = (number, seat, key, params)
        before = [other for other in self._loose if other[0] < number or other[1] != seat]
        self._loose = (*before, said)
        self._latest = (*[other for other in self._latest if other[1] != seat], said)
        if len(self._loose) > 2 * LOOSE:
            self._packed = (*self._packed, compress(msgpack.encode(self._loose[:LOOSE]), 1))
            self._loose = self._loose[LOOSE:]

    def cut(self, last: int) -> None:
        """Forget what was said about moves after this one: they were taken back."""
        if last >= (self._loose[-1][0] if self._loose else 0):
            return
        kept = [said for said in self if said[0] <= last]
        self._packed, self._loose, self._latest = (), (), ()
        for said in kept:
            self.note(*said)

    def latest(self) -> list[Said]:
        """The last that each seat has said, by seat."""
        return sorted(self._latest, key=lambda said: said[1])

    def repeat(self, other: IntentLog) -> None:
        """Tell what another log tells; afterwards each goes on alone."""
        self._packed = other._packed
        self._loose = other._loose
        self._latest = other._latest

    def __iter__(self) -> Iterator[Said]:
        for pack in self._packed:
            yield from msgpack.decode(decompress(pack), type=list[Said])
        yield from self._loose

    def __len__(self) -> int:
        return LOOSE * len(self._packed) + len(self._loose)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, IntentLog) and list(self) == list(other)

    def __hash__(self) -> int:
        return hash(len(self))


def listeners(team: tuple[int, ...], seats: int) -> tuple[int, ...] | None:
    """Who hears what a seat of this team intends: the team, or everyone (None) when it is alone or has everyone."""
    return None if len(team) in (1, seats) else team
