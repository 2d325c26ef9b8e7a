"""Whether a game's numbers say what they must, and nothing more (`kernel/encoding.py`).

    from ludoteca.testkit.encodings import check_numbers, check_rows, layout_digest
    check_numbers(game, seats=3, games=20)         # every action of every question: there and back again
    check_rows(game, seats=3, seed=1, looks=20)    # what a seat sees is the same in every world it could be in

By hand, as many as one likes; cut into pieces by the number of seats and by the first seed, when one run would take too
long:

    python -m ludoteca.testkit.encodings king-of-tokyo --games 2000 --rows 10000
    python -m ludoteca.testkit.encodings kick-ass --seats 4 --games 500 --seed 1500 --rows 0

Random matches of a live game seldom end: `--limit 2000` cuts them off.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Mapping, Sequence
from hashlib import sha256
from typing import Any

from librt.vecs import vec
from mypy_extensions import u8

from ludoteca.kernel.chance import Chance, seeded
from ludoteca.kernel.encoding import Encoding, empty_row
from ludoteca.kernel.errors import LudotecaError
from ludoteca.kernel.flow import Decision, Policy, RandomPolicy, Table
from ludoteca.kernel.flow_session import FlowSession
from ludoteca.kernel.game import Game
from ludoteca.kernel.live import LiveSession
from ludoteca.kernel.packs import PACKS
from ludoteca.kernel.registry import game as game_by_id
from ludoteca.kernel.session import Session
from ludoteca.testkit.conformance import variants
from ludoteca.testkit.moves import MOST_MOVES, make_move, random_move

MOST_KNOWN = 50_000  # questions that are remembered, so as not to look at them twice
OTHER_WORLDS = 2  # that each look at a row is compared with


def check_question(encoding: Encoding, decision: Decision, row: vec[u8] | None = None) -> int:
    """Every action of a question has a number of its own, and is found again by it; gives how many there are.

    `row` is for the mask: all zeros, and again so afterwards.
    """
    met: set[int] = set()
    for action in decision.actions:
        index = encoding.index(decision, action)
        assert 0 <= index < encoding.actions, f"{action} of {decision.kind!r} has the number {index}"
        assert index not in met, f"two actions of {decision.kind!r} have the number {index}; one is {action}"
        met.add(index)
        again = encoding.action(decision, index)
        assert again == action, f"{action} of {decision.kind!r} has the number {index}, which is {again}"
    row = empty_row(encoding.actions) if row is None else row
    encoding.mask(decision, row)
    marked = bytes(memoryview(row))
    wrong = [index for index in met if marked[index] != 1]
    assert not wrong, f"the mask of {decision.kind!r} leaves out {sorted(wrong)[:5]}"
    assert marked.count(0) == len(marked) - len(met), f"the mask of {decision.kind!r} offers more than there is"
    for index in met:
        row[index] = u8(0)
    free = next((index for index in range(encoding.actions) if index not in met), None)
    if free is not None:
        assert encoding.action(decision, free) == -1, f"{free} is taken for an action of {decision.kind!r}"
    return len(met)


class _Numbering(Policy):
    """Plays at random, and looks at the numbers of every question."""

    def __init__(self, encoding: Encoding) -> None:
        self.encoding = encoding
        self.random = RandomPolicy()
        self.row = empty_row(encoding.actions)
        self.actions = 0
        self.kinds: set[str] = set()
        self._known: set[tuple[str, int, Sequence[int]]] = set()

    def choose(self, table: Table, decision: Decision, whim: Chance) -> int:
        """Any action. A question of the same kind, seat and actions as one before has the same numbers."""
        actions = decision.actions
        question = (decision.kind, decision.seat, actions if isinstance(actions, range) else tuple(actions))
        if question not in self._known:
            if len(self._known) >= MOST_KNOWN:
                self._known.clear()
            self._known.add(question)
            check_question(self.encoding, decision, self.row)
            self.kinds.add(decision.kind)
        self.actions += len(actions)
        return self.random.choose(table, decision, whim)


def check_numbers(
    game: Game, seats: int, games: int, seed: int = 0, options: Mapping[str, Any] | None = None, limit: int = MOST_MOVES
) -> tuple[int, set[str]]:
    """Random matches (each of them up to `limit` decisions); gives how many actions were met, of which kinds."""
    checked = game.check_setup(seats, options)
    policy = _Numbering(game.encoding(seats, checked))
    for number in range(games):
        session = game.start(seats, seed + number, checked)
        try:
            session.finish([policy] * seats, seeded(-seed - number - 1), limit)
        except Exception as problem:
            problem.add_note(f"in {game.id} with {seats} seats, seed {seed + number} and {dict(checked)}")
            raise
    return policy.actions, policy.kinds


def asked_of(session: Session, seat: int) -> Decision | None:
    """What a seat is asked, as its own question: a council's is the same for all of its members."""
    decision = session.pending.get(seat)
    if decision is None or decision.seat == seat:
        return decision
    return Decision(seat, decision.kind, decision.actions, decision.about, decision.default)


def row_of(encoding: Encoding, session: Session, seat: int) -> bytes:
    """What a seat sees."""
    assert isinstance(session, (FlowSession, LiveSession))
    row = empty_row(encoding.features)
    encoding.write(session.table, seat, asked_of(session, seat), row)
    return bytes(memoryview(row))


def check_bounds(encoding: Encoding, row: bytes) -> None:
    """No field is beyond its bounds."""
    for field in encoding.fields:
        part = row[field.start : field.start + field.length]
        assert field.low <= min(part) <= max(part) <= field.high, f"{list(part)} is beyond {field!r}"


def check_rows(
    game: Game, seats: int, seed: int, options: Mapping[str, Any] | None = None, looks: int = 20, every: int = 7
) -> int:
    """One random match, looked at every so many moves, up to so many times, by all seats; gives how many rows were
    compared, each of them with those of several other worlds."""
    checked = game.check_setup(seats, options)
    encoding = game.encoding(seats, checked)
    session = game.start(seats, seed, checked)
    whim = seeded(seed + 1)
    compared = moves = 0
    while session.outcome is None and compared < looks * seats:
        assert moves < MOST_MOVES, "the match does not end"
        if moves % every == 0:
            try:
                compared += _compare(encoding, session, seeded(seed - moves - 1))
            except Exception as problem:
                problem.add_note(f"in {game.id} with {seats} seats, seed {seed} and {dict(checked)}, move {moves}")
                raise
        make_move(session, random_move(session, whim))
        moves += 1
    return compared


def _compare(encoding: Encoding, session: Session, luck: Chance) -> int:
    for seat in range(session.seats):
        row = row_of(encoding, session, seat)
        check_bounds(encoding, row)
        for _ in range(OTHER_WORLDS):
            luck.below(2)
            other = row_of(encoding, session.sample(seat, luck), seat)
            if other != row:
                differing = [index for index in range(len(row)) if row[index] != other[index]]
                names = [
                    field.name
                    for field in encoding.fields
                    if any(field.start <= index < field.start + field.length for index in differing)
                ]
                raise AssertionError(f"seat {seat} would see in its row what it cannot know: {', '.join(names[:5])}")
    return session.seats


def setups_of(game: Game, seats: int) -> list[dict[str, Any]]:
    """The usual options, then every option away from its default that can be chosen with so many seats."""
    found: list[dict[str, Any]] = []
    for _, _, options in variants(game):
        if options not in found and _fits(game, seats, options):
            found.append(options)
    return found


def _fits(game: Game, seats: int, options: Mapping[str, Any]) -> bool:
    try:
        game.check_setup(seats, options)
    except LudotecaError:
        return False
    return True


def layout_digest(game: Game) -> str:
    """Changes when the layout of any usual or unusual set-up of a game does. Packs come and go: a table with some has a
    layout of its own."""
    told = []
    for name, seats, options in variants(game):
        if options.get(PACKS):
            continue
        encoding = game.encoding(seats, game.check_setup(seats, options))
        told.append(f"{name} {encoding.features} {encoding.actions} {encoding.digest()}")
    return sha256("\n".join(told).encode()).hexdigest()[:16]


def main(arguments: list[str] | None = None) -> int:
    """As many matches and rows of one game as one likes."""
    parser = argparse.ArgumentParser(prog="python -m ludoteca.testkit.encodings")
    parser.add_argument("game")
    parser.add_argument("--seats", type=int, help="this number of seats alone (all of them)")
    parser.add_argument("--games", type=int, default=20, help="random matches of each number of seats (20)")
    parser.add_argument(
        "--rows", type=int, default=1000, help="rows that are compared with those of other worlds (1000)"
    )
    parser.add_argument("--seed", type=int, default=0, help="the first seed (0)")
    parser.add_argument("--limit", type=int, default=MOST_MOVES, help="a match is cut off after so many decisions")
    asked = parser.parse_args(arguments)
    try:
        game = game_by_id(asked.game)
        if asked.seats is not None:
            game.check_setup(asked.seats, None)
    except LudotecaError as problem:
        print(problem, file=sys.stderr)  # noqa: T201  (a command)
        return 2
    for seats in game.seats if asked.seats is None else (asked.seats,):
        _numbers(game, seats, asked.games, asked.seed, asked.limit)
    if asked.rows > 0:
        _rows(game, asked.seats, asked.rows, asked.seed)
    return 0


def _numbers(game: Game, seats: int, games: int, first: int, limit: int) -> None:
    """Random matches with one number of seats, an equal share of them with each set-up, and what was met in them."""
    setups = setups_of(game, seats)
    met, kinds = 0, set[str]()
    for number, options in enumerate(setups):
        start, end = number * games // len(setups), (number + 1) * games // len(setups)
        found, of = check_numbers(game, seats, end - start, first + start, options, limit)
        met += found
        kinds |= of
    print(  # noqa: T201  (a command)
        f"{game.id}, {seats} seats: {games} matches from seed {first}, {len(setups)} set-ups, "
        f"{met} actions of {len(kinds)} kinds of questions",
        flush=True,
    )


def _rows(game: Game, seats: int | None, rows: int, first: int) -> None:
    """Rows of random matches in all set-ups in turn, compared with those of other worlds."""
    setups = [
        (count, options) for count in (game.seats if seats is None else (seats,)) for options in setups_of(game, count)
    ]
    compared, seed = 0, first
    while compared < rows:
        count, options = setups[seed % len(setups)]
        compared += check_rows(game, count, seed, options)
        seed += 1
    print(  # noqa: T201  (a command)
        f"{game.id}: {compared} rows of {seed - first} matches are the same in {OTHER_WORLDS} other worlds each; "
        f"layout {layout_digest(game)}"
    )


if __name__ == "__main__":
    sys.exit(main())
