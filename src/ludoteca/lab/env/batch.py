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

from collections.abc import Generator
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from ludoteca.bots.glimpse import own_luck
from ludoteca.kernel.chance import seeded
from ludoteca.kernel.encoding import Encoding
from ludoteca.kernel.errors import LudotecaError
from ludoteca.kernel.flow import Ask, Council, Decision, FirstOf, Policy, Table, Together
from ludoteca.kernel.game import Game

PASS: Final = -2  # let the next one of the team answer
NOT_OFFERED: Final = -1
SPREAD: Final = 1_000_003


def seed_of(first: int, number: int) -> int:
    """The seed of one of many matches, or of a bot: far from those of its neighbours."""
    return (first * SPREAD + number) & 0x3FFF_FFFF_FFFF_FFFF


def name_bot(problem: Exception, game: str, seed: int | None, seat: int) -> None:
    """Say whose error it is, when a bot fails."""
    problem.add_note(f"the bot of seat {seat} failed in {game} with seed {seed}")


class Asking:
    """Who answers what is asked, one after the other."""

    def __init__(self, seats: i64) -> None:
        self.seats = seats
        self.queue: list[Decision] = []
        self.place: i64 = 0
        self.passing = False  # one answer is enough, and whoever is asked may leave it to the next
        self.last: i64 = -1  # who answered last

    def put(self, ask: Ask) -> None:
        """A new question. What a copy has answered of it already is not asked again."""
        self.place = 0
        self.passing = False
        if isinstance(ask, Decision):
            self.queue = [ask]
        elif isinstance(ask, Together):
            self.queue = []
            for seat in range(self.seats):
                for decision in ask.decisions:
                    if decision.seat == seat and seat not in ask.answers:
                        self.queue.append(decision)
        elif isinstance(ask, FirstOf):
            self.passing = True
            self.queue = []
            for step in range(self.seats):
                for decision in ask.decisions:
                    if decision.seat == (self.last + 1 + step) % self.seats:
                        self.queue.append(decision)
        elif isinstance(ask, Council):
            self.passing = True
            self.queue = []
            whole = ask.decision
            for step in range(self.seats):
                seat = (ask.tie + step) % self.seats
                if seat in ask.seats:
                    own = Decision(seat, whole.kind, whole.actions, whole.about, whole.default)
                    own.council = ask
                    self.queue.append(own)

    def decision(self) -> Decision:
        """What is asked now, of its seat."""
        return self.queue[self.place]

    def may_pass(self) -> bool:
        """Whether the next one could answer as well."""
        return self.passing and self.place + 1 < len(self.queue)

    def next(self) -> None:
        """The next one is asked."""
        self.place += 1

    def copy(self, ask: Ask) -> Asking:
        """The same order of the same question in a copy of the match."""
        other = Asking(self.seats)
        other.last = self.last
        other.put(ask)
        if self.passing:
            other.place = self.place
        return other


class Match:
    """One match of a game with turns. Where a seat has a policy, that one answers for it."""

    def __init__(self, game: Game, seats: i64, options: dict[str, Any], policies: list[Policy | None]) -> None:
        self.game = game
        self.seats = seats
        self.options = options
        self.policies = policies
        self.over = False
        self.seed = 0
        self.answers: list[int] = []  # of those who are asked from outside
        self.decisions: i64 = 0
        self._begin(0)

    def _begin(self, seed: int) -> None:
        self.seed = seed
        self.answers = []
        self.over = False
        self.decisions = 0
        game = self.game
        self.table: Table = game.table(game.new_state(self.seats, self.options), seeded(seed), None)
        self.flow: Generator[Ask, int, None] = game.flow(self.table)
        self.asking = Asking(self.seats)
        self.ask: Ask | None = None
        self.thoughts: list[int] = [0] * self.seats

    def begin(self, seed: int) -> None:
        """A new match, at the first question that nobody's policy answers."""
        self._begin(seed)
        self._advance(-1)
        self._let_bots_answer()

    def again(self, seed: int, answers: list[int]) -> None:
        """The match with this seed and these answers."""
        self.begin(seed)
        for action in answers:
            self.answer(action)

    def decision(self) -> Decision:
        """What is asked now."""
        return self.asking.decision()

    def answer(self, action: int) -> None:
        """Answer what is asked, or PASS; the caller has looked whether it is offered."""
        self.answers.append(action)
        self._put(action)
        self._let_bots_answer()

    def _let_bots_answer(self) -> None:
        while not self.over:
            decision = self.asking.decision()
            policy = self.policies[decision.seat]
            if policy is None:
                return
            self.thoughts[decision.seat] += 1
            luck = own_luck(seed_of(self.seed, decision.seat + 1), self.thoughts[decision.seat])
            try:
                action = policy.choose(self.table, decision, luck)
            except Exception as problem:
                name_bot(problem, self.game.id, self.seed, decision.seat)
                raise
            self._put(action)

    def _put(self, action: int) -> None:
        asking = self.asking
        if action == PASS:
            asking.next()
            return
        ask = self.ask
        self.decisions += 1
        asking.last = asking.decision().seat
        if isinstance(ask, Together):
            ask.answers[asking.last] = action
            asking.next()
            if asking.place < len(asking.queue):
                return
            self._advance(0)
            return
        if isinstance(ask, FirstOf):
            ask.seat = asking.last
        self._advance(action)

    def _advance(self, answer: int) -> None:
        flow = self.flow
        try:
            ask = next(flow) if answer < 0 else flow.send(answer)
            while not isinstance(ask, (Decision, Together, FirstOf, Council)):
                ask = flow.send(0)
        except StopIteration:
            self.over = True
            self.ask = None
            return
        self.ask = ask
        self.asking.put(ask)


def action_of(encoding: Encoding, asking: Asking, index: i64) -> i64:
    """The action that a number means to whoever is asked now; NOT_OFFERED when it is none of theirs."""
    if index == encoding.actions:
        return PASS if asking.may_pass() else NOT_OFFERED
    return encoding.action(asking.decision(), index)


def write_mask(encoding: Encoding, asking: Asking, row: vec[u8], start: i64) -> None:
    """A 1 for each number that is offered now, into a row of zeros."""
    encoding.mask(asking.decision(), row, start)
    if asking.may_pass():
        row[start + encoding.actions] = u8(1)


class Batch:
    """Many matches of one set-up, and one row of each: what the seat that is asked sees, and what it may do."""

    def __init__(
        self, game: Game, seats: int, options: dict[str, Any], encoding: Encoding, count: int, wide: int
    ) -> None:
        """`wide` is how many actions a row has: those of the encoding, and one more where somebody may pass."""
        self.game = game
        self.encoding = encoding
        self.features: i64 = encoding.features
        self.wide: i64 = wide
        self.rows: vec[u8] = vec[u8](bytes(count * encoding.features))
        self.masks: vec[u8] = vec[u8](bytes(count * wide))
        self.seats: vec[u8] = vec[u8](bytes(count))
        self.matches: list[Match] = []
        for _ in range(count):
            nobody: list[Policy | None] = [None for _ in range(seats)]
            self.matches.append(Match(game, seats, options, nobody))

    def step(self, indices: list[int]) -> list[int]:
        """Answer in every match, by number; gives the matches that are over. An answer that is not offered is told
        before anything has changed."""
        encoding = self.encoding
        matches = self.matches
        actions: list[int] = []
        for i in range(len(matches)):
            action = action_of(encoding, matches[i].asking, indices[i])
            if action == NOT_OFFERED:
                raise Refused(i, indices[i])
            actions.append(action)
        over: list[int] = []
        for i in range(len(matches)):
            match = matches[i]
            match.answer(actions[i])
            if match.over:
                over.append(i)
        return over

    def write(self) -> None:
        """Write all rows, which the caller has made zeros."""
        for i in range(len(self.matches)):
            self.write_one(self.matches[i], i)

    def write_one(self, match: Match, i: i64) -> None:
        """Write the row of one match."""
        asking = match.asking
        decision = asking.decision()
        self.seats[i] = u8(decision.seat)
        self.encoding.write(match.table, decision.seat, decision, self.rows, i * self.features)
        write_mask(self.encoding, asking, self.masks, i * self.wide)


class Refused(LudotecaError):
    """A number that is not offered: of which match, and which."""

    def __init__(self, match: int, index: int) -> None:
        super().__init__(f"match {match}: {index} is not offered")
        self.match = match
        self.index = index
