"""What the suite does differently in live games: random play that gets somewhere, and inputs in any order at all.

from ludoteca.testkit.live import check_interleavings
check_interleavings(ludoteca.game("my-game"), seats=3, seed=1, matches=1000)
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from functools import cache
from typing import Any

from ludoteca.kernel.chance import Chance, seeded
from ludoteca.kernel.errors import IllegalAnswer
from ludoteca.kernel.game import LiveGame
from ludoteca.kernel.live import LivePolicy, LiveSession, LiveTable
from ludoteca.kernel.record import Record
from ludoteca.testkit.portrait import portrait, same

ASTRAY = 4  # one move in so many is any open action at all
LARGEST_ACTION = 1 << 16  # where inputs that nobody offered come from
LONGEST_WAIT = 2500  # milliseconds between two inputs of an interleaving
MEMORY = 12  # how many inputs back a late one may come from
VERIFY_EVERY = 10  # recomputing all luck from the seed costs another replay

Move = tuple[int | str, int]


class Clumsy(LivePolicy):
    """An *aprendiz* who now and then does anything that is open instead.

    Purely random play of a race hardly gets anywhere, because what is done is as often undone; and a match must come to
    its end to be checked as a whole. Every open action still happens, at any moment.
    """

    def __init__(self, game: LiveGame) -> None:
        self.policy = game.policy("aprendiz")
        self.step_ms = game.step_ms

    def act(self, table: LiveTable, seat: int, whim: Chance) -> int:
        """What the policy does, or something else."""
        if whim.below(ASTRAY):
            return self.policy.act(table, seat, whim)
        actions = table.open(seat)
        return actions[whim.below(len(actions))] if actions else -1

    def pause(self, table: LiveTable, seat: int, acted: bool, whim: Chance) -> int:
        """One step: a playout need not take a person's time."""
        return self.step_ms


class Checking(Clumsy):
    """Clumsy play that looks now and then whether everything is still there."""

    def __init__(self, game: LiveGame, every: int) -> None:
        super().__init__(game)
        self.game = game
        self.every = every
        self.count = 0

    def act(self, table: LiveTable, seat: int, whim: Chance) -> int:
        """A clumsy action."""
        self.count += 1
        if self.count % self.every == 0:
            self.game.check(table.state)
        return super().act(table, seat, whim)


@cache
def clumsy(game: LiveGame) -> Clumsy:
    """The clumsy player of a game."""
    return Clumsy(game)


def random_live_move(session: LiveSession, whim: Chance) -> Move:
    """A clumsy action of any seat, or time."""
    if whim.below(3):
        seat = whim.below(session.seats)
        action = clumsy(session.live).act(session.table, seat, whim)
        if action >= 0:
            return seat, action
    return "tick", session.live.step_ms * (1 + whim.below(3))


def check_can(session: LiveSession, whim: Chance) -> None:
    """`can` says what `open` lists, of every action that is open to anyone and of some that are not."""
    table = session.table
    lists = [table.open(seat) for seat in range(session.seats)]
    for seat, actions in enumerate(lists):
        assert len(set(actions)) == len(actions), f"seat {seat} is offered an action twice"
        others = {action for other in lists for action in other} | {whim.below(LARGEST_ACTION) for _ in range(20)}
        for action in others:
            assert table.can(seat, action) == (action in actions), f"seat {seat}: can and open differ about {action}"
    assert table.due() >= -1, f"something is due in {table.due()} ms"


# -- inputs in any order ---------------------------------------------------------------------------------------


def check_interleavings(
    game: LiveGame,
    seats: int,
    seed: int,
    matches: int,
    *,
    inputs: int = 120,
    options: Mapping[str, Any] | None = None,
) -> Counter[str]:
    """Fire inputs at new matches as a network might bring them: legal, illegal, late and doubled, with time in between.

    What is refused changes nothing, and every record plays back to the same match. The result counts what happened to
    which kind of input (`late taken`, `late refused` …).
    """
    met: Counter[str] = Counter()
    for number in range(matches):
        session = game.start(seats, seed + number, options)
        try:
            _fire(session, seeded(-seed - number - 1), inputs, met)
            _check_replay(session, verify=number % VERIFY_EVERY == 0)
        except Exception as problem:
            problem.add_note(f"in {game.id} with {seats} seats, seed {seed + number} and {options or {}}")
            raise
    return met


def _fire(session: LiveSession, whim: Chance, inputs: int, met: Counter[str]) -> None:
    offered: list[Move] = []  # the last actions that were open when they were thought of
    for _ in range(inputs):
        if session.outcome is not None:
            break
        kind, move = _think_of(session, offered, whim)
        if kind == "legal":
            offered = [*offered[1 - MEMORY :], move]
        before = session.journal.tail
        dump = session.game.dump(session.state) if whim.below(VERIFY_EVERY) == 0 else None
        who, what = move
        try:
            if isinstance(who, str):
                session.tick(what)
            else:
                session.answer(who, what, decision_id=whim.below(9))
            met[f"{kind} taken"] += 1
        except IllegalAnswer:
            met[f"{kind} refused"] += 1
            assert session.journal.tail is before, f"{move} was refused and is in the record"
            assert dump is None or session.game.dump(session.state) == dump, f"{move} was refused and changed something"


def _think_of(session: LiveSession, offered: list[Move], whim: Chance) -> tuple[str, Move]:
    """The next input, and what kind of input it is."""
    kind = whim.below(10)
    seat = whim.below(session.seats)
    if kind == 0:
        return "illegal", (seat, whim.below(LARGEST_ACTION))
    if kind == 1 and offered:
        return "doubled", offered[-1]
    if kind == 2 and offered:
        return "late", offered[whim.below(len(offered))]
    if kind == 3 and offered:
        return "foreign", (seat, offered[whim.below(len(offered))][1])
    if kind == 4:
        return "tick", ("tick", 1 + whim.below(LONGEST_WAIT))
    move = random_live_move(session, whim)
    return ("tick" if isinstance(move[0], str) else "legal"), move


def _check_replay(session: LiveSession, verify: bool) -> None:
    record = Record.from_bytes(session.record().to_bytes())
    now = portrait(session)
    same(portrait(record.replay(), luck=False), now, "the record of an interleaving, played back,")
    if verify:
        same(portrait(record.verify()), now, "the record of an interleaving, verified,")
