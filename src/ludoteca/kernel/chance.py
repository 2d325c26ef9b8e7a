"""Luck: the only source of it. Rules ask a `Chance` for dice and shuffles and never import `random`.

`Seeded` is for playouts, the lab and local games; `Scripted` forces outcomes in tests; `Recorded` plays a
record back. The table's `Fair` luck, which anyone can verify afterwards, is in `fair.py`. A live game has a stream of
luck for each seat (`for_seats`): there, who rolls first is a matter of milliseconds, and must not change what the
others roll.
"""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import sha256
from typing import Final
from zlib import compress, decompress

from msgspec import msgpack
from mypy_extensions import i64, mypyc_attr

from ludoteca.kernel.errors import BadRecord, BadScript

Link = tuple[object, object, object]
Mark = tuple[Link | None, int, int]  # a moment of a journal, to go back to

LOOSE_LINKS = 128  # how many links are packed at once: rarely enough to cost nothing, often enough to stay small


EVERYTHING: Final = -1  # of a journal: from before the first move on


class Journal:
    """The order of things in one match, as a chain of immutable links: copying it costs one reference.

    A link is `(previous, who, what)`: `who` is a seat and `what` its action; or `who` is a chance tag and
    `what` the outcome; or `who` is `"tick"` and `what` the milliseconds of a live game. A link whose `who` is None is
    many of them in one, packed: a long match has thousands, each a hundred bytes. `moves` counts answers and ticks.
    """

    def __init__(self) -> None:
        self.tail: Link | None = None
        self.loose: i64 = 0  # links since the last packing
        self.moves: i64 = 0

    def add(self, who: object, what: object) -> None:
        """Note that `who` did `what`."""
        if self.loose >= LOOSE_LINKS:
            self.pack()
        self.tail = (self.tail, who, what)
        self.loose += 1
        self.moves += 1

    def outcome(self, tag: str, values: list[int]) -> None:
        """Note what luck brought, as bytes where they fit."""
        small = True
        for value in values:
            if value < 0 or value > 255:
                small = False
        self.tail = (self.tail, tag, bytes(values) if small else tuple(values))
        self.loose += 1

    def mark(self) -> Mark:
        """This moment, to go back to."""
        return self.tail, self.loose, self.moves

    def back_to(self, mark: Mark) -> None:
        """Be as at that moment, in this journal or in one that it is a copy of."""
        self.tail, self.loose, self.moves = mark

    def repeat(self, other: Journal) -> None:
        """Tell what another journal tells; afterwards each goes on alone."""
        self.tail = other.tail
        self.loose = other.loose
        self.moves = other.moves

    def forget(self) -> None:
        """Go on counting moves, without those that were."""
        self.tail = None
        self.loose = 0

    def pack(self) -> None:
        """Put the links since the last packing into one."""
        loose: list[tuple[object, object]] = []
        link: object = self.tail
        while isinstance(link, tuple) and link[1] is not None:
            loose.append((link[1], link[2]))
            link = link[0]
        if loose:
            self.tail = (link, None, compress(msgpack.encode(loose), 1))
        self.loose = 0

    def entries(self, since: int = EVERYTHING) -> list[tuple[object, object]]:
        """All entries, oldest first, or those from the first move after so many on: to read a few costs little."""
        out: list[tuple[object, object]] = []
        wanted: i64 = self.moves - since
        link: object = self.tail
        while isinstance(link, tuple) and (since < 0 or wanted > 0):
            packed = [(link[1], link[2])] if link[1] is not None else msgpack.decode(decompress(link[2]))
            for who, what in packed:
                if since < 0 or wanted > 0:
                    out.append(_entry(who, what))
                    if isinstance(what, int):
                        wanted -= 1
            link = link[0]
        out.reverse()
        return out


def _entry(who: object, what: object) -> tuple[object, object]:
    return (who, list(what)) if isinstance(what, (bytes, tuple)) else (who, what)


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance:
    """What rules may ask of luck. `draws` counts the questions, so that a session sees whether luck spoke."""

    draws: i64
    journal: Journal | None

    def __init__(self) -> None:
        self.draws = 0
        self.journal = None

    def roll(self, tag: str, sides: int, n: int, seat: int = -1) -> list[int]:
        """Roll `n` dice with faces 0 … sides-1 for `seat`; `tag` says what for."""
        raise NotImplementedError

    def shuffle(self, tag: str, items: list[int], seat: int = -1) -> None:
        """Put `items` in a random order, in place."""
        raise NotImplementedError

    def below(self, n: int) -> int:
        """A number from 0 to n-1 for a player's own whim (bots); never journaled."""
        raise NotImplementedError

    def copy(self) -> Chance:
        """Luck that will go on exactly as this one, without its journal."""
        raise NotImplementedError

    def for_seats(self, n: int) -> Chance:
        """This luck for a live game with `n` seats: one stream for each of them.

        Luck that was told beforehand, by a script or a record, is one list in one order, and stays as it is.
        """
        return self

    def for_dealing(self) -> Chance:
        """What deals a sampled world anew, where this luck goes on afterwards: this luck itself."""
        return self


# Every throw of none to four six-sided dice, so that playouts roll by looking up.
THROWS: Final = [[[n // 6**die % 6 for die in range(dice)] for n in range(6**dice)] for dice in range(5)]


class Seeded(Chance):
    """Fast, reproducible luck: one integer.

    L'Ecuyer's combined multiplicative generator of 1988 (moduli 2147483563 and 2147483399). Every product fits
    in 63 bits, so the plain and the compiled build compute the same numbers; the numbers are written out
    because a module's constants are slow to read in compiled code.
    """

    state: i64

    def __init__(self, state: i64) -> None:
        self.draws = 0
        self.journal = None
        self.state = state

    def next(self) -> i64:
        """The next number, 1 … 2**31 - 86."""
        state: i64 = self.state
        first: i64 = (state >> 31) * 40014 % 2147483563
        second: i64 = (state & 2147483647) * 40692 % 2147483399
        self.state = first << 31 | second
        z: i64 = first - second
        if z < 1:
            z += 2147483562
        return z

    def roll(self, tag: str, sides: int, n: int, seat: int = -1) -> list[int]:
        """Four dice from each number: the bias is below one in a million with six faces. Large dice get one each."""
        self.draws += 1
        out: list[int]
        if sides == 6 and n <= 4:
            out = self._throw(n)[:]
        elif sides == 6 and n <= 8:
            out = self._throw(4) + self._throw(n - 4)
        else:
            out = self._roll_any(sides, n)
        if self.journal is not None:
            self.journal.outcome(tag, out)
        return out

    def _throw(self, n: int) -> list[int]:
        """A throw of up to four six-sided dice, from the list of all."""
        throws = THROWS[n]
        return throws[self.next() % len(throws)]

    def _roll_any(self, sides: i64, n: i64) -> list[int]:
        out: list[int] = []
        z: i64 = 0
        i: i64 = 0
        while i < n:
            if i % 4 == 0 or sides > 20:
                z = self.next()
            out.append(z % sides)
            z //= sides
            i += 1
        return out

    def shuffle(self, tag: str, items: list[int], seat: int = -1) -> None:
        """Fisher and Yates, with the generator written out: decks are long."""
        self.draws += 1
        first: i64 = self.state >> 31
        second: i64 = self.state & 2147483647
        i: i64 = len(items) - 1
        while i > 0:
            first = first * 40014 % 2147483563
            second = second * 40692 % 2147483399
            z: i64 = first - second
            if z < 1:
                z += 2147483562
            j: i64 = z % (i + 1)
            kept = items[i]
            items[i] = items[j]
            items[j] = kept
            i -= 1
        self.state = first << 31 | second
        if self.journal is not None:
            self.journal.outcome(tag, items)

    def below(self, n: int) -> int:
        """One number, no journal, no draw: whims are not the game's luck."""
        count: i64 = n
        return self.next() % count

    def copy(self) -> Seeded:
        """The same stream from here on."""
        other = Seeded(self.state)
        other.draws = self.draws
        return other

    def for_seats(self, n: int) -> Chance:
        """The stream of a seat begins at a place that follows from where this one stands and the seat's number."""
        return SeatLuck(self, [_spread(f"{self.state}|seat {seat}") for seat in range(n)])


def seeded(seed: int) -> Seeded:
    """Luck from any integer, spread over the whole state of the generator."""
    return _spread(str(seed))


def _spread(text: str) -> Seeded:
    digest = sha256(text.encode()).digest()
    first = 1 + int.from_bytes(digest[:8], "big") % 2147483562
    second = 1 + int.from_bytes(digest[8:16], "big") % 2147483398
    return Seeded(first * 2147483648 + second)


class SeatLuck(Chance):
    """The luck of a live game: what a seat rolls comes from its own stream, everything else from the table's.

    Draws and outcomes are counted and journaled here, once; the streams themselves keep no journal.
    """

    def __init__(self, table: Chance, seats: Sequence[Chance]) -> None:
        super().__init__()
        self.table = table
        self.seats: list[Chance] = list(seats)

    def roll(self, tag: str, sides: int, n: int, seat: int = -1) -> list[int]:
        """The next dice of this seat, whatever the others have rolled."""
        self.draws += 1
        source = self.table if seat < 0 else self.seats[seat]
        out = source.roll(tag, sides, n, seat)
        if self.journal is not None:
            self.journal.outcome(tag, out)
        return out

    def shuffle(self, tag: str, items: list[int], seat: int = -1) -> None:
        """Decks are the table's, whoever shuffles them."""
        self.draws += 1
        self.table.shuffle(tag, items, seat)
        if self.journal is not None:
            self.journal.outcome(tag, items)

    def below(self, n: int) -> int:
        """A whim, where the table's luck allows one."""
        return self.table.below(n)

    def copy(self) -> Chance:
        """The same streams from here on."""
        other = SeatLuck(self.table.copy(), [stream.copy() for stream in self.seats])
        other.draws = self.draws
        return other


@mypyc_attr(allow_interpreted_subclasses=True)
class Scripted(Chance):
    """Luck forced by a test, in order; what is not forced comes from a seed.

    A forced outcome names the tag that it is for (or "" for any). A roll whose forced values do not fit its
    number of dice fails at once, and `leftover` tells what was never used.
    """

    def __init__(self, seed: int = 0) -> None:
        super().__init__()
        self.forced: list[tuple[str, list[int]]] = []
        self.rest = seeded(seed)

    def force(self, tag: str, values: list[int]) -> None:
        """The next outcome with this tag will be `values`."""
        self.forced.append((tag, values))

    def leftover(self) -> list[tuple[str, list[int]]]:
        """What was forced and not used yet."""
        return list(self.forced)

    def _take(self, tag: str) -> list[int] | None:
        for index, (wanted, values) in enumerate(self.forced):
            if wanted in ("", tag):
                del self.forced[index]
                return values
        return None

    def roll(self, tag: str, sides: int, n: int, seat: int = -1) -> list[int]:
        """The forced faces, or the seed's."""
        self.draws += 1
        values = self._take(tag)
        if values is None:
            values = self.rest.roll(tag, sides, n, seat)
        elif len(values) != n:
            raise BadScript(f"{len(values)} dice were forced for {tag!r}, but {n} are rolled")
        out = list(values)
        if self.journal is not None:
            self.journal.outcome(tag, out)
        return out

    def shuffle(self, tag: str, items: list[int], seat: int = -1) -> None:
        """The forced order, or the seed's. A forced order may name only the first items."""
        self.draws += 1
        values = self._take(tag)
        if values is None:
            self.rest.shuffle(tag, items, seat)
        else:
            missing = [item for item in values if item not in items]
            if missing:
                raise BadScript(f"forced order for {tag!r} names {missing}, which are not there")
            items[:] = list(values) + [item for item in items if item not in values]
        if self.journal is not None:
            self.journal.outcome(tag, items)

    def below(self, n: int) -> int:
        """A whim from the seed."""
        return self.rest.below(n)

    def copy(self) -> Chance:
        """Independent, with the same script still to come."""
        other = Scripted()
        other.draws = self.draws
        other.forced = list(self.forced)
        other.rest = self.rest.copy()
        return other


class Recorded(Chance):
    """Luck as a record tells it; anything else than what was recorded is a `BadRecord`."""

    def __init__(self, outcomes: list[tuple[str, list[int]]]) -> None:
        super().__init__()
        self.outcomes = outcomes
        self.position = 0

    def _take(self, tag: str) -> list[int]:
        if self.position >= len(self.outcomes):
            raise BadRecord(f"the record ends before the outcome of {tag!r}")
        recorded, values = self.outcomes[self.position]
        if recorded != tag:
            raise BadRecord(f"the record has an outcome of {recorded!r} where the rules need {tag!r}")
        self.position += 1
        self.draws += 1
        if self.journal is not None:
            self.journal.outcome(tag, values)
        return values

    def roll(self, tag: str, sides: int, n: int, seat: int = -1) -> list[int]:
        """The recorded faces."""
        values = self._take(tag)
        if len(values) != n or any(value < 0 or value >= sides for value in values):
            raise BadRecord(f"the recorded outcome of {tag!r} is not {n} dice with {sides} faces")
        return list(values)

    def shuffle(self, tag: str, items: list[int], seat: int = -1) -> None:
        """The recorded order."""
        values = self._take(tag)
        if sorted(values) != sorted(items):
            raise BadRecord(f"the recorded order of {tag!r} is not of the same things")
        items[:] = values

    def below(self, n: int) -> int:
        """A record has no whims."""
        raise BadRecord("a recorded match asks nothing of a bot")

    def copy(self) -> Chance:
        """The same record from here on."""
        other = Recorded(self.outcomes)
        other.draws = self.draws
        other.position = self.position
        return other
