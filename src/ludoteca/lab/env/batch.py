"""Matches that are played by numbers: who answers next, one by one, and many matches at once.

Compiled like the rules. A match here has no session: no journal, no checkpoints, no events; where it is to be copied,
it is played again from its seed and its answers.

Who answers next, where several seats are asked at once:

- together (each in secret, or openly): in the order of the seats, each once; nobody sees an answer before all are in,
  unless the choice is an open one;
- the first of several: from the seat to the left of the one who answered last, clockwise;
- a council of a team: from the seat that decides between equals, clockwise.

In the last two, whoever is not the last one asked may pass (`PASS`): then the next one is asked the same.
"""

from __future__ import annotations

from collections.abc import Callable, Generator
from typing import Any, Final

from librt.vecs import append, extend, vec
from mypy_extensions import i64, u8

from ludoteca.bots.glimpse import own_luck
from ludoteca.kernel.chance import Chance, seeded
from ludoteca.kernel.encoding import Encoding, empty_row, room_for
from ludoteca.kernel.errors import LudotecaError
from ludoteca.kernel.flow import Ask, Checkpoint, Council, Decision, FirstOf, Policy, State, Table, Together
from ludoteca.kernel.flow_session import FlowSession
from ludoteca.kernel.game import Game

PASS: Final = -2  # let the next one of the team answer
NOT_OFFERED: Final = -1
PORTION: Final = 32  # so many matches go on before their rows are written
NEVER: Final = -2  # no number of answers is the next one after it
SPREAD: Final = 1_000_003


def seed_of(first: int, number: int) -> int:
    """The seed of one of many matches, or of a bot: far from those of its neighbours."""
    return (first * SPREAD + number) & 0x3FFF_FFFF_FFFF_FFFF


def whim_of(seed: int, seat: int) -> int:
    """The seed of the bot in a seat: the same for one match and for many."""
    return seed_of(seed, seat + 1)


def name_bot(problem: Exception, game: str, seed: int | None, seat: int) -> None:
    """Say whose error it is, when a bot fails."""
    problem.add_note(f"the bot of seat {seat} failed in {game} with seed {seed}")


class Whim(Chance):
    """The luck of one thought of a bot (`own_luck`), made when it is first asked for: most thoughts need none."""

    def __init__(self, seed: int, seat: i64, thought: i64) -> None:
        super().__init__()
        self._seed = seed
        self._seat = seat
        self._thought = thought
        self._luck: Chance | None = None

    def _own(self) -> Chance:
        luck = self._luck
        if luck is None:
            luck = own_luck(whim_of(self._seed, self._seat), self._thought)
            self._luck = luck
        return luck

    def roll(self, tag: str, sides: int, n: int, seat: int = -1) -> list[int]:
        """As its luck has it."""
        return self._own().roll(tag, sides, n, seat)

    def shuffle(self, tag: str, items: list[int], seat: int = -1) -> None:
        """As its luck has it."""
        self._own().shuffle(tag, items, seat)

    def below(self, n: int) -> int:
        """As its luck has it."""
        return self._own().below(n)

    def copy(self) -> Chance:
        """Luck that goes on as this one."""
        return self._own().copy()


# -- who answers next ------------------------------------------------------------------------------------------

NOTHING: Final = Decision(-1, "", ())  # what is asked before the first question


class Asking:
    """Who answers what is asked, one after the other."""

    def __init__(self, seats: i64) -> None:
        self.seats = seats
        self.now: Decision = NOTHING
        self.queue: list[Decision] = []  # where several are asked: all of them, in their order
        self.place: i64 = 0
        self.passing = False  # one answer is enough, and whoever is asked may leave it to the next
        self.last: i64 = -1  # who answered last

    def put(self, ask: Ask) -> None:
        """A new question. What a copy has answered of it already is not asked again."""
        self.passing = False
        if isinstance(ask, Decision):
            self.now = ask
            return
        self.place = 0
        self.queue = []
        if isinstance(ask, Together):
            for seat in range(self.seats):
                for decision in ask.decisions:
                    if decision.seat == seat and seat not in ask.answers:
                        self.queue.append(decision)
        elif isinstance(ask, FirstOf):
            self.passing = True
            for step in range(self.seats):
                for decision in ask.decisions:
                    if decision.seat == (self.last + 1 + step) % self.seats:
                        self.queue.append(decision)
        elif isinstance(ask, Council):
            self.passing = True
            whole = ask.decision
            for step in range(self.seats):
                seat = (ask.tie + step) % self.seats
                if seat in ask.seats:
                    own = Decision(seat, whole.kind, whole.actions, whole.about, whole.default)
                    own.council = ask
                    self.queue.append(own)
        self.now = self.queue[0]

    def put_first(self, seat: i64) -> None:
        """Of those who are asked together, this seat answers first."""
        first = [decision for decision in self.queue if decision.seat == seat]
        self.queue = first + [decision for decision in self.queue if decision.seat != seat]
        self.now = self.queue[self.place]

    def decision(self) -> Decision:
        """What is asked now, of its seat."""
        return self.now

    def may_pass(self) -> bool:
        """Whether the next one could answer as well."""
        return self.passing and self.place + 1 < len(self.queue)

    def next(self) -> bool:
        """The next one is asked, if there is one."""
        self.place += 1
        if self.place >= len(self.queue):
            return False
        self.now = self.queue[self.place]
        return True

    def copy(self, ask: Ask) -> Asking:
        """The same order of the same question in a copy of the match."""
        other = Asking(self.seats)
        other.last = self.last
        other.put(ask)
        if self.passing:
            other.place = self.place
            other.now = other.queue[other.place]
        return other


# -- one match -------------------------------------------------------------------------------------------------


class Start:
    """How the matches of one set-up begin. The box is unpacked once; each match gets a copy of what lies there then."""

    def __init__(self, game: Game, seats: i64, options: dict[str, Any]) -> None:
        self.game = game
        self.seats = seats
        self.options = options
        self._unpacked: State | None = None

    def table(self, seed: int) -> Table:
        """The table of a new match, before its first rule."""
        unpacked = self._unpacked
        if unpacked is None:
            unpacked = self.game.new_state(self.seats, self.options)
            self._unpacked = unpacked
        table: Table = self.game.table(unpacked.copy(), seeded(seed), None)
        return table


class Match:
    """One match of a game with turns, played as quickly as rules can. Where a seat has a policy, that one answers for
    it. There is none before it begins, or stands where a session is."""

    table: Table
    flow: Generator[Ask, int, None]
    send: Callable[[int], Ask]  # the flow's, looked up once

    def __init__(self, start: Start, policies: list[Policy | None]) -> None:
        self.start = start
        self.seats = start.seats
        self.seat_players(policies)
        self.over = False
        self.seed = 0
        self.answers: list[int] = []  # of those who are asked from outside
        self.asking = Asking(self.seats)
        self.ask: Ask | None = None
        self.thoughts: list[int] = []  # by seat: how often its policy was asked

    def seat_players(self, policies: list[Policy | None]) -> None:
        """Who plays which seat from now on: a policy, or somebody from outside."""
        self.policies = policies
        self.has_bots = any(policy is not None for policy in policies)

    def begin(self, seed: int) -> None:
        """A new match, at the first question that nobody's policy answers."""
        self.seed = seed
        self.answers = []
        self.over = False
        self.table = self.start.table(seed)
        self.flow = self.start.game.flow(self.table)
        self.send = self.flow.send
        self.asking = Asking(self.seats)
        self.thoughts = [0] * self.seats
        self._advance(-1)
        if self.has_bots:
            self._let_bots_answer()

    def again(self, seed: int, answers: list[int]) -> None:
        """The match with this seed and these answers."""
        self.begin(seed)
        for action in answers:
            self.answer(action)

    def stand(self, session: FlowSession, asking: Asking) -> None:
        """Be where a session is that nobody else drives, and go on from there; `asking` is who is asked in the one that
        it was copied from."""
        self.table, self.flow, ask = session.bare()
        self.send = self.flow.send
        self.answers = []
        self.ask = ask
        self.over = ask is None
        if ask is not None:
            self.asking = asking.copy(ask)

    def decision(self) -> Decision:
        """What is asked now."""
        return self.asking.now

    def answer(self, action: i64) -> None:
        """Answer what is asked, or PASS; the caller has looked whether it is offered."""
        self.answers.append(action)
        self._put(action)
        if self.has_bots:
            self._let_bots_answer()

    def play(self, encoding: Encoding, index: i64) -> bool:
        """Answer by number; says whether it is offered, and does nothing when it is not."""
        action = action_of(encoding, self.asking, index)
        if action == NOT_OFFERED:
            return False
        self.answer(action)
        return True

    def _let_bots_answer(self) -> None:
        while not self.over:
            decision = self.asking.now
            policy = self.policies[decision.seat]
            if policy is None:
                return
            self.thoughts[decision.seat] += 1
            whim = Whim(self.seed, decision.seat, self.thoughts[decision.seat])
            try:
                action = policy.choose(self.table, decision, whim)
            except Exception as problem:
                name_bot(problem, self.start.game.id, self.seed, decision.seat)
                raise
            self._put(action)

    def _put(self, action: i64) -> None:
        asking = self.asking
        if action == PASS:
            asking.next()
            return
        ask = self.ask
        asking.last = asking.now.seat
        if isinstance(ask, Decision):
            self._advance(action)
        elif isinstance(ask, Together):
            ask.answers[asking.last] = action
            if not asking.next():
                self._advance(0)
        else:
            if isinstance(ask, FirstOf):
                ask.seat = asking.last
            self._advance(action)

    def _advance(self, answer: i64) -> None:
        send = self.send
        try:
            ask = next(self.flow) if answer < 0 else send(answer)
            while not isinstance(ask, Decision):  # nearly always it is one
                if not isinstance(ask, Checkpoint):
                    self.ask = ask
                    self.asking.put(ask)
                    return
                ask = send(0)
        except StopIteration:
            self.over = True
            self.ask = None
            return
        self.ask = ask
        self.asking.passing = False
        self.asking.now = ask


# -- one match as numbers --------------------------------------------------------------------------------------


def action_of(encoding: Encoding, asking: Asking, index: i64) -> i64:
    """The action that a number means to whoever is asked now; NOT_OFFERED when it is none of theirs."""
    if index == encoding.actions:
        return PASS if asking.may_pass() else NOT_OFFERED
    return encoding.action(asking.now, index)


def write_mask(encoding: Encoding, asking: Asking, row: vec[u8], start: i64) -> None:
    """A 1 for each number that is offered now, into a row of zeros."""
    encoding.mask(asking.now, row, start)
    if asking.may_pass():
        row[start + encoding.actions] = u8(1)


def write_look(encoding: Encoding, table: Table, asking: Asking, over: bool, seat: i64, row: vec[u8]) -> None:
    """What a seat sees, and behind it what it may do, into zeros: nothing while another one is asked. After the end
    nothing is refused, or taken."""
    features: i64 = encoding.features
    if over:
        encoding.write(table, seat, None, row, 0)
        at = features
        while at < len(row):
            row[at] = u8(1)
            at += 1
    elif asking.now.seat == seat:
        encoding.write(table, seat, asking.now, row, 0)
        write_mask(encoding, asking, row, features)
    else:
        encoding.write(table, seat, None, row, 0)


# -- many matches ----------------------------------------------------------------------------------------------


class KeptRow:
    """The row of one match, kept from one step to the next: where little has changed since the question before (dice
    were rolled again), that little is written over it, and the rest stays.

    A row that is written anew needs zeros first. `room` is its memory before anything lies there: `extend` lays a blank
    row into it, in place, which is one copy and no new memory.
    """

    def __init__(self, features: i64) -> None:
        self.room: vec[u8] = room_for(features)
        self.row: vec[u8] = self.room
        self.answers: i64 = NEVER  # how many the match had had when it was written

    def forget(self) -> None:
        """What is asked now has been written elsewhere."""
        self.answers = NEVER

    def after(self, match: Match, answered: i64, encoding: Encoding, blank: vec[u8]) -> vec[u8]:
        """The row of what is asked now; `answered` is what came to the question before."""
        before = self.answers
        self.answers = len(match.answers)
        asked = match.asking.now
        is_next = before + 1 == self.answers
        if is_next and encoding.write_again(match.table, asked, answered, self.row):
            return self.row
        self.row = extend(self.room, blank)
        encoding.write(match.table, asked.seat, asked, self.row, 0)
        return self.row


class Batch:
    """Many matches of one set-up, and one row of each: what the seat that is asked sees, and what it may do.

    A step lays rows and masks down one behind the other, in the order of the matches; `write` writes one where it
    belongs, when all of them lie there already.
    """

    def __init__(self, start: Start, encoding: Encoding, count: int, wide: int) -> None:
        """`wide` is how many actions a row has: those of the encoding, and one more where somebody may pass."""
        self.encoding = encoding
        self.features: i64 = encoding.features
        self.wide: i64 = wide
        self.passes = wide > encoding.actions
        # Where to write: whoever holds the memory says so before each step. A room is the same memory as the rows (the
        # masks), where nothing lies yet: what `extend` lays into it lies there in place.
        self.rows: vec[u8] = empty_row(0)
        self.masks: vec[u8] = empty_row(0)
        self.row_room: vec[u8] = room_for(0)
        self.mask_room: vec[u8] = room_for(0)
        self.blank_row: vec[u8] = empty_row(encoding.features)
        self.blank_mask: vec[u8] = empty_row(wide)
        self.seats: vec[u8] = empty_row(count)  # who is asked, by match
        self.answers: vec[i64] = vec[i64]([0] * count)  # by number: whoever answers writes them here
        self.actions: vec[i64] = vec[i64]([0] * count)  # what they mean
        # Where what is offered has no gap: how many there are, the number of the first one, and what that means. Who
        # answers by number is understood then without a look at the match.
        self.offered: vec[i64] = vec[i64]([0] * count)
        self.first_number: vec[i64] = vec[i64]([0] * count)
        self.first_action: vec[i64] = vec[i64]([0] * count)
        self.matches: list[Match] = []
        for _ in range(count):
            nobody: list[Policy | None] = [None for _ in range(start.seats)]
            self.matches.append(Match(start, nobody))
        # Where a question often follows from the one before, each match keeps its row; elsewhere there is none.
        self.kept: list[KeptRow] = [KeptRow(encoding.features) for _ in range(count if encoding.again else 0)]

    def check(self) -> None:
        """Look at the answer for every match; `Refused` tells the first one that is not offered."""
        encoding = self.encoding
        answers = self.answers
        actions = self.actions
        offered = self.offered
        first_number = self.first_number
        first_action = self.first_action
        count: i64 = len(answers)
        i: i64 = 0
        while i < count:
            number = answers[i]
            place = number - first_number[i]
            if 0 <= place < offered[i]:
                actions[i] = first_action[i] + place
            else:
                action = action_of(encoding, self.matches[i].asking, number)
                if action == NOT_OFFERED:
                    raise Refused(i, number)
                actions[i] = action
            i += 1

    def step(self) -> list[int]:
        """Give the answers that were looked at, and write what is asked then. Gives the matches that are over, which
        have rows of zeros.

        In portions: rules and rows are two programs, and a processor that goes from one to the other at every match
        fetches both again and again; after all matches it would have lost sight of the first one.
        """
        matches = self.matches
        actions = self.actions
        offered = self.offered
        over: list[int] = []
        count: i64 = len(matches)
        rows = self.row_room
        masks = self.mask_room
        kept = self.kept
        first: i64 = 0
        while first < count:
            end = min(first + PORTION, count)
            i = first
            while i < end:
                offered[i] = 0  # so that nothing is taken for offered should a bot fail
                matches[i].answer(actions[i])
                i += 1
            while first < end:
                match = matches[first]
                if match.over:
                    over.append(first)
                    rows = extend(rows, self.blank_row)
                    masks = extend(masks, self.blank_mask)
                else:
                    masks = self._add_mask(match.asking, first, masks)
                    if kept:
                        rows = extend(rows, kept[first].after(match, actions[first], self.encoding, self.blank_row))
                    else:
                        rows = extend(rows, self.blank_row)
                        self._write_row(match, rows, first * self.features)
                first += 1
        return over

    def advise(self, policy: Policy) -> list[int]:
        """What a policy would answer in each match, by number, in the place of whoever is asked."""
        found: list[int] = []
        for match in self.matches:
            decision = match.asking.now
            whim = Whim(match.seed, decision.seat, len(match.answers) + 1)
            found.append(self.encoding.index(decision, policy.choose(match.table, decision, whim)))
        return found

    def write(self, i: i64) -> None:
        """Write the row of one match, into zeros."""
        match = self.matches[i]
        asking = match.asking
        self.seats[i] = u8(asking.now.seat)
        self.offered[i] = 0
        write_mask(self.encoding, asking, self.masks, i * self.wide)
        self._write_row(match, self.rows, i * self.features)
        if self.kept:
            self.kept[i].forget()

    def _write_row(self, match: Match, row: vec[u8], start: i64) -> None:
        decision = match.asking.now
        self.encoding.write(match.table, decision.seat, decision, row, start)

    def _add_mask(self, asking: Asking, i: i64, masks: vec[u8]) -> vec[u8]:
        """Lay the mask of one match behind the others, and note who is asked and what is offered.

        What is offered without a gap was mostly offered before, and then its mask is copied whole (`Run`).
        """
        decision = asking.now
        self.seats[i] = u8(decision.seat)
        run = self.encoding.question(decision).run_of(decision.actions, self.encoding.actions)
        if run is None:
            self.offered[i] = 0
            masks = extend(masks, self.blank_mask)
            write_mask(self.encoding, asking, masks, i * self.wide)
            return masks
        self.offered[i] = run.count
        self.first_number[i] = run.start
        self.first_action[i] = run.first
        masks = extend(masks, run.mask)
        if self.passes:
            masks = append(masks, u8(0))
            if asking.may_pass():
                masks[len(masks) - 1] = u8(1)
        return masks


class Refused(LudotecaError):
    """A number that is not offered: of which match, and which."""

    def __init__(self, match: int, index: int) -> None:
        super().__init__(f"match {match}: {index} is not offered")
        self.match = match
        self.index = index
