"""A match as numbers, for those who learn: what a seat may see as a row of bytes, what it may do as 0 … n - 1.

A game has one `Encoding` for each set-up (`Game.encoding`). Its `write` fills a row with what a seat may see, seen from
that seat: whose turn it is, for one, is told as so many places to the left. Actions are numbered anew without gaps,
from the spaces that the game declares (`kernel/actions.py`): rules leave room between their numbers, a learner pays for
every number that there is.

    class FerryEncoding(Encoding):
        def __init__(self, seats: int) -> None:
            super().__init__(ACTIONS, seats, limits={"crate": 4})
            self.field("hull", high=9)
            for other in range(seats):
                self.field(f"seat+{other}.gold", high=99)

        def write(self, table: Table, seat: i64, decision: Decision | None, row: vec[u8], start: i64 = 0) -> None:
            at = self.write_question(decision, row, start)
            at = put(row, at, table.s.hull)
            …
            self.check_written(at - start)

A row is a `vec[u8]`: compiled code writes a byte of it in about a nanosecond, and numpy reads the same memory. The row
that `write` gets is all zeros, so only what is not zero has to be written. Whole rows are laid down at once: `extend`
copies them into the room that is left behind a vec, in place.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from hashlib import sha256
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr, u8

from ludoteca.kernel.actions import Act, ActionSpace, Placed
from ludoteca.kernel.errors import BrokenGame
from ludoteca.kernel.flow import Decision, Table

LARGEST: Final = 255
NO_INDEX: Final = -1

# What becomes of a parameter of an act.
_KEPT: Final = 0
_TURNED: Final = 1  # a seat, or a range of values for the seats: how many places to the left of the one who is asked
_LEFT_OUT: Final = 2  # it follows from the others, among the actions of one question

MANY: Final = 8  # so many actions are worth a look whether they are a run
MOST_RUNS: Final = 16


def put(row: vec[u8], at: i64, value: i64) -> i64:
    """Write a number; gives where the next one goes."""
    if value < 0 or value > LARGEST:
        raise OverflowError(f"{value} does not fit into place {at} of a row")
    row[at] = u8(value)
    return at + 1


def put_most(row: vec[u8], at: i64, value: i64) -> i64:
    """Write a number that has no bound: whatever is more than fits is told as the most that fits."""
    if value > LARGEST:
        value = LARGEST
    return put(row, at, value)


def put_least(row: vec[u8], at: i64, value: i64) -> i64:
    """Write a number that may be less than none, which is told as none."""
    return put_most(row, at, value if value > 0 else 0)


def put_wide(row: vec[u8], at: i64, value: i64) -> i64:
    """Write a number that may be large in two bytes, the greater part first; less than none is told as none."""
    if value > 0:
        row[at] = u8(value // 256 % 256)
        row[at + 1] = u8(value % 256)
    return at + 2


def put_flag(row: vec[u8], at: i64, value: bool) -> i64:
    """Write yes or no."""
    if value:
        row[at] = u8(1)
    return at + 1


def put_one_of(row: vec[u8], at: i64, size: i64, value: i64) -> i64:
    """Write which one of `size` it is: a 1 in its place. None of them (below 0) is all zeros."""
    if value >= size:
        raise OverflowError(f"{value} is none of {size} at place {at} of a row")
    if value >= 0:
        row[at + value] = u8(1)
    return at + size


def put_bits(row: vec[u8], at: i64, size: i64, mask: i64) -> i64:
    """Write a mask, its lowest bit first."""
    place = at
    end = at + size
    while mask > 0 and place < end:  # without a look at each bit: nobody could foresee it
        row[place] = u8(mask & 1)
        mask >>= 1
        place += 1
    if mask > 0:
        raise OverflowError(f"a mask at place {at} of a row has more than {size} bits")
    return end


def put_cards(row: vec[u8], at: i64, size: i64, cards: list[int]) -> i64:
    """Write which of `size` cards are there."""
    for card in cards:
        row[at + i64(card)] = u8(1)
    return at + size


def put_places(row: vec[u8], at: i64, size: i64, cards: list[int]) -> i64:
    """Write which of `size` cards are there, and in which place: 1 is the first. A gap (below 0) is none."""
    place: i64 = 1
    for card in cards:
        if card >= 0:
            put_most(row, at + i64(card), place)
        place += 1
    return at + size


def add_one(row: vec[u8], at: i64) -> None:
    """Count one more at this place."""
    n: i64 = i64(row[at])
    if n < LARGEST:
        row[at] = u8(n + 1)


def offers(actions: Sequence[int], action: i64) -> bool:
    """Whether an action is among these. Where there are many, it is looked for first where it stands without gaps."""
    if isinstance(actions, tuple):
        if len(actions) > MANY:
            place: i64 = action - i64(actions[0])
            if 0 <= place < len(actions) and i64(actions[place]) == action:
                return True
        for offered in actions:
            if i64(offered) == action:
                return True
        return False
    if isinstance(actions, list):
        for offered in actions:
            if i64(offered) == action:
                return True
        return False
    return action in actions


def turned(seat: i64, me: i64, seats: i64) -> i64:
    """How many places to the left of me a seat is; below 0 when it is nobody's."""
    if seat < 0:
        return -1
    places = seat - me
    return places if places >= 0 else places + seats


class Field:
    """A part of a row: `length` bytes from `start` on, each of them from `low` to `high`."""

    def __init__(self, name: str, start: int, length: int, low: int, high: int) -> None:
        self.name = name
        self.start = start
        self.length = length
        self.low = low
        self.high = high

    def __repr__(self) -> str:
        return f"{self.name}: {self.length} from {self.start}, {self.low} to {self.high}"


class Block:
    """The numbers of one act in one set-up: from `start` up to, and without, `end`."""

    def __init__(
        self, placed: Placed, start: int, limits: list[int], parts: list[int], lows: list[int], seats: int
    ) -> None:
        """By parameter: how many values it has, what becomes of it, and which value stands for seat 0."""
        self.lows = lows
        self.name = placed.name
        self.base: i64 = placed.base
        self.stop: i64 = placed.end
        self.start: i64 = start
        self.seats: i64 = seats
        self.sizes: list[int] = [param.size for param in placed.params]
        self.limits = limits
        self.parts = parts
        self.plain = True  # the numbers of the rules, cut off at the end
        self.leaves_out = False
        count = 1
        for i in range(len(limits)):
            if parts[i] == _LEFT_OUT:
                self.leaves_out = True
            else:
                count *= limits[i]
            if parts[i] != _KEPT or (i > 0 and limits[i] != self.sizes[i]):
                self.plain = False
        self.count: i64 = count
        self.end: i64 = start + count

    def index(self, action: i64, seat: i64) -> i64:
        """The new number of an action of this act; NO_INDEX when it is beyond the limits."""
        number = action - self.base
        if self.plain:
            return self.start + number if number < self.count else NO_INDEX
        found: i64 = 0
        scale: i64 = 1
        i: i64 = len(self.limits) - 1
        while i >= 0:
            size: i64 = self.sizes[i]
            value: i64 = number % size
            number //= size
            part: i64 = self.parts[i]
            if part != _LEFT_OUT:
                limit: i64 = self.limits[i]
                if value >= limit:
                    return NO_INDEX
                if part == _TURNED:
                    low: i64 = self.lows[i]
                    if low <= value < low + self.seats:
                        value = low + (value - low - seat + self.seats) % self.seats
                found += value * scale
                scale *= limit
            i -= 1
        return self.start + found

    def action(self, index: i64, seat: i64) -> i64:
        """The number that the rules have for it, of an act that leaves nothing out."""
        number = index - self.start
        if self.plain:
            return self.base + number
        found: i64 = 0
        scale: i64 = 1
        i: i64 = len(self.limits) - 1
        while i >= 0:
            limit: i64 = self.limits[i]
            value: i64 = number % limit
            number //= limit
            if self.parts[i] == _TURNED:
                low: i64 = self.lows[i]
                if low <= value < low + self.seats:
                    value = low + (value - low + seat) % self.seats
            found += value * scale
            size: i64 = self.sizes[i]
            scale *= size
            i -= 1
        return self.base + found

    def __repr__(self) -> str:
        return f"{self.name}: {self.count} from {self.start}, {self.limits} {self.parts} {self.lows}"


class Run:
    """Many actions without a gap, of one plain act: where their numbers begin, and how a mask looks where just they are
    offered."""

    def __init__(self, offered: tuple[int, ...], start: i64, mask: vec[u8]) -> None:
        self.offered = offered
        self.first: i64 = i64(offered[0])
        self.start = start
        self.count: i64 = len(offered)
        self.mask = mask

    def write(self, row: vec[u8], start: i64) -> None:
        """Write a 1 for each of them into zeros."""
        at: i64 = start + self.start
        end: i64 = at + self.count
        while at + 4 <= end:  # so many at once: keeping count costs as much as writing
            row[at] = u8(1)
            row[at + 1] = u8(1)
            row[at + 2] = u8(1)
            row[at + 3] = u8(1)
            at += 4
        while at < end:
            row[at] = u8(1)
            at += 1


class Question:
    """The acts of one kind of decision, in the order of their numbers."""

    def __init__(self, kind: str, number: int, blocks: list[Block]) -> None:
        self.kind = kind
        self.number: i64 = number
        self.blocks = blocks
        self.runs: list[Run] = []  # what was offered without a gap before

    def block_of(self, action: i64) -> Block | None:
        """The act that an action of the rules belongs to."""
        for block in self.blocks:
            if action < block.stop:
                return block if action >= block.base else None
        return None

    def index(self, action: i64, seat: i64) -> i64:
        """The new number of an action."""
        block = self.block_of(action)
        return NO_INDEX if block is None else block.index(action, seat)

    def run_of(self, offered: Sequence[int], actions: i64) -> Run | None:
        """Many actions without a gap, if these are such; `actions` is how many numbers a mask has.

        Rules that offer every way to keep some dice offer the same tuple each time: it is known by being the same.
        """
        if not isinstance(offered, tuple) or len(offered) <= MANY:
            return None
        for run in self.runs:
            if run.offered is offered:
                return run
        if len(self.runs) >= MOST_RUNS or not self._is_run(offered):
            return None
        start = self.index(i64(offered[0]), 0)
        mask = empty_row(int(actions))
        for place in range(len(offered)):
            mask[start + place] = u8(1)
        found = Run(offered, start, mask)
        self.runs.append(found)
        return found

    def _is_run(self, offered: tuple[int, ...]) -> bool:
        block = self.block_of(offered[0])
        if block is None or not block.plain or offered[-1] >= block.base + block.count:
            return False
        next_one = offered[0]
        for action in offered:
            if action != next_one:
                return False
            next_one += 1
        return True

    def mark(self, guess: Block, action: i64, seat: i64, row: vec[u8], start: i64) -> Block:
        """Write a 1 for an action; gives its act, which is a good guess for the next one."""
        block = guess
        if action >= block.stop or action < block.base:
            other = self.block_of(action)
            if other is None:
                raise BrokenGame(f"no act of {self.kind!r} has a number for {action}")
            block = other
        at = block.index(action, seat)
        if at < 0:
            raise BrokenGame(f"{block.name!r} of {self.kind!r} has no number for {action}")
        row[start + at] = u8(1)
        return block


@mypyc_attr(allow_interpreted_subclasses=True)
class Encoding:
    """What a seat sees and can do in one set-up, as numbers. Both are fixed for the set-up."""

    def __init__(
        self,
        spaces: Mapping[str, ActionSpace],
        seats: int,
        limits: Mapping[str, int],
        left_out: tuple[str, ...] = (),
        seat_values: Mapping[str, int] | None = None,
    ) -> None:
        """`limits` says how many values a parameter has in this set-up, by its name, or by act and name (`buy.slot`);
        `seat` is always a seat, and `seat_values` says from which value on another parameter stands for seats, too.
        What is `left_out` follows from the rest of an action among those of one question. Acts that several kinds of
        decisions share (the same `Act`) have the same numbers there.
        """
        turns = {"seat": 0, **(seat_values or {})}
        self.seats: i64 = seats
        self.features: int = 0
        self.actions: int = 0
        self.fields: list[Field] = []
        self.questions: dict[str, Question] = {}
        # Those that were looked for last: the first one is again, several times in a step, and often the other one.
        self._asked: Question = Question("", 0, [])
        self._before: Question = self._asked
        self.again = False  # whether `write_again` knows a question after which little has changed: a game says so
        self.passes = False  # whether questions are put to several of a team of whom one answers: a game says so
        known: list[tuple[Act, Block]] = []
        for kind, space in spaces.items():
            blocks: list[Block] = []
            for placed in space.acts:
                block: Block | None = None
                for act, of_act in known:
                    if act is placed.act and of_act.base == placed.base:
                        block = of_act
                if block is None:
                    block = self._block(placed, seats, limits, left_out, turns)
                    known.append((placed.act, block))
                    self.actions = block.end
                blocks.append(block)
            self.questions[kind] = Question(kind, len(self.questions), blocks)
        self.field("asked", len(self.questions))

    def _block(
        self,
        placed: Placed,
        seats: int,
        limits: Mapping[str, int],
        left_out: tuple[str, ...],
        turns: Mapping[str, int],
    ) -> Block:
        """An act with new numbers, behind those that are given already."""
        found: list[int] = []
        parts: list[int] = []
        lows: list[int] = []
        for param in placed.params:
            name = param.name
            lows.append(turns.get(name, 0))
            if name in left_out:
                found.append(param.size)
                parts.append(_LEFT_OUT)
                continue
            own = seats if name == "seat" else limits.get(f"{placed.name}.{name}", limits.get(name, param.size))
            found.append(min(own, param.size))
            parts.append(_TURNED if name in turns else _KEPT)
        return Block(placed, self.actions, found, parts, lows, seats)

    def field(self, name: str, length: int = 1, high: int = 1, low: int = 0) -> int:
        """One more part of a row, behind those that there are; gives where it begins."""
        start = self.features
        self.fields.append(Field(name, start, length, low, high))
        self.features = start + length
        return start

    def write(self, table: Table, seat: i64, decision: Decision | None, row: vec[u8], start: i64 = 0) -> None:
        """Fill a row of zeros, from `start` on, with what this seat may see; `decision` is what it is asked, if it is.

        The very same bytes in every world that the seat cannot tell from this one.
        """
        raise NotImplementedError

    def write_again(self, table: Table, decision: Decision, answered: i64, row: vec[u8]) -> bool:
        """The next question to a seat: its row still is as the question before left it, which the seat has answered so.
        Write what has changed, if that is little for sure; otherwise leave it as it is, and say so (False)."""
        return False

    def question(self, decision: Decision) -> Question:
        """The acts of the kind of this decision."""
        kind = decision.kind
        asked = self._asked
        if asked.kind is not kind:
            before = self._before
            self._before = asked
            asked = before if before.kind is kind else self.questions[kind]
            self._asked = asked
        return asked

    def write_question(self, decision: Decision | None, row: vec[u8], start: i64) -> i64:
        """Which kind of question is asked; gives where the rest of the row begins."""
        if decision is not None:
            row[start + self.question(decision).number] = u8(1)
        return start + len(self.questions)

    def check_written(self, count: i64) -> None:
        """What is written must be what is declared."""
        if count != self.features:
            raise BrokenGame(f"{type(self).__name__} writes {count} bytes, and declares {self.features}")

    def index(self, decision: Decision, action: i64) -> i64:
        """The number of an action of this decision: 0 … actions - 1."""
        found = self.question(decision).index(action, decision.seat)
        if found < 0:
            raise BrokenGame(f"{type(self).__name__} has no number for {action} of {decision.kind!r}")
        return found

    def action(self, decision: Decision, index: i64) -> i64:
        """The action of this decision with that number; -1 when it is not among them."""
        seat = decision.seat
        for block in self.question(decision).blocks:
            if block.start <= index < block.end:
                if block.leaves_out:
                    for offered in decision.actions:
                        if block.base <= offered < block.stop and block.index(offered, seat) == index:
                            return offered
                    return NO_INDEX
                action = block.action(index, seat)
                return action if offers(decision.actions, action) else NO_INDEX
        return NO_INDEX

    def mask(self, decision: Decision, row: vec[u8], start: i64 = 0) -> None:
        """Write a 1 for every action of a decision into a row of zeros."""
        question = self.question(decision)
        seat = decision.seat
        offered = decision.actions
        # One loop for each kind of sequence: the compiler knows how to go through these without asking Python.
        if isinstance(offered, tuple):
            run = question.run_of(offered, self.actions)
            if run is not None:
                run.write(row, start)
                return
            block = question.blocks[0]
            for action in offered:
                block = question.mark(block, action, seat, row, start)
        elif isinstance(offered, list):
            block = question.blocks[0]
            for action in offered:
                block = question.mark(block, action, seat, row, start)
        else:
            block = question.blocks[0]
            for action in offered:
                block = question.mark(block, action, seat, row, start)

    def describe(self, index: int) -> str:
        """What a number stands for, in words of the rules: for error messages."""
        names = sorted(
            {
                block.name
                for question in self.questions.values()
                for block in question.blocks
                if block.start <= index < block.end
            }
        )
        return names[0] if names else "nothing"

    def digest(self) -> str:
        """Changes with the layout: names, places and bounds of the fields, and the numbers of the actions."""
        told = [repr(field) for field in self.fields]
        for question in self.questions.values():
            told.append(question.kind)
            told.extend([repr(block) for block in question.blocks])
        return sha256("\n".join(told).encode()).hexdigest()[:16]


def empty_row(length: int) -> vec[u8]:
    """A row of zeros."""
    return vec[u8](bytes(length))


def room_for(length: i64) -> vec[u8]:
    """Room for so many bytes, none of which is there yet: what it is extended by lies at its beginning, in place."""
    return vec[u8](capacity=length)
