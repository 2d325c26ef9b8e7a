"""What every game of the house must do, proved on random matches. Game authors get it for free.

    from ludoteca.testkit.conformance import check_match, check_locales, play_many
    check_match(ludoteca.game("my-game"), seats=3, seed=1)      # everything, at every decision of one match
    check_locales(ludoteca.game("my-game"))                     # both languages complete, with the same parameters
    play_many(ludoteca.game("my-game"), seats=3, games=1000)    # matches end, and nothing is lost on the way

A failure is an AssertionError with a sentence that says what broke, in which match and after how many moves. By hand:

    python -m ludoteca.testkit.conformance king-of-tokyo --games 10000
"""

from __future__ import annotations

import argparse
import json
import sys
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from time import perf_counter
from typing import Any

from ludoteca.kernel.chance import Chance, Seeded, seeded
from ludoteca.kernel.errors import IllegalAnswer, LudotecaError
from ludoteca.kernel.event import Event
from ludoteca.kernel.flow import Decision, Policy, RandomPolicy, Table
from ludoteca.kernel.game import Game, LiveGame
from ludoteca.kernel.live import LiveSession
from ludoteca.kernel.options import Option
from ludoteca.kernel.record import Record
from ludoteca.kernel.registry import game as game_by_id
from ludoteca.kernel.registry import game_ids
from ludoteca.kernel.session import Session
from ludoteca.testkit.live import Checking, Move, check_can, check_interleavings, random_live_move
from ludoteca.testkit.portrait import Portrait, portrait, same, seen, session_bytes, table_of, views
from ludoteca.testkit.wording import (
    check_event,
    check_locales,
    check_prompt,
    check_refusal,
)

__all__ = [
    "Report",
    "check_interleavings",
    "check_locales",
    "check_match",
    "main",
    "play_many",
    "random_match",
    "variants",
]

MOST_MOVES = 100_000  # a match that takes longer does not end
LARGEST_SESSION = 100_000  # bytes
RECORDS_EVERY = 20  # saving and resuming costs a whole replay: not at every look
QUIET_ENOUGH = 40  # quiet events are many and alike: the first of each kind are looked at
RUBBISH_SEATS: tuple[object, ...] = (-1, 1000, True, 0.0, "0", None, [], {}, (0,))
RUBBISH_ACTIONS: tuple[object, ...] = (-1, 2**70, -(2**70), True, 0.0, "0", b"0", None, [0], {}, (0,), object)


class Report:
    """What a check has met on its way, so that a test can insist that it met everything."""

    def __init__(self) -> None:
        self.games = 0
        self.moves = 0
        self.longest = 0
        self.reasons: Counter[str] = Counter()
        self.decisions: Counter[str] = Counter()
        self.events: Counter[str] = Counter()
        self.refusals: Counter[str] = Counter()
        self.undo: Counter[str] = Counter()  # `done`, or what blocked it
        self.samples = 0
        self.other_worlds = 0  # samples that differ from the truth
        self.simultaneous = 0
        self.groups = 0
        self.largest = 0  # bytes of a session

    def add(self, other: Report) -> None:
        """Take another report in."""
        self.games += other.games
        self.moves += other.moves
        self.longest = max(self.longest, other.longest)
        for name in ("reasons", "decisions", "events", "refusals", "undo"):
            getattr(self, name).update(getattr(other, name))
        self.samples += other.samples
        self.other_worlds += other.other_worlds
        self.simultaneous += other.simultaneous
        self.groups += other.groups
        self.largest = max(self.largest, other.largest)


# -- which matches there are -----------------------------------------------------------------------------------


def variants(game: Game) -> Iterator[tuple[str, int, dict[str, Any]]]:
    """Set-ups that cover a game: every seat count with the usual options, then every option away from its default.

    Each is a name, a number of seats and the options.
    """
    for seats in game.seats:
        yield f"{seats}-seats", seats, {}
    middle = game.seats[len(game.seats) // 2]
    for option in game.options:
        for value in _unusual(option, middle):
            label = "other" if isinstance(value, list) else str(value)
            yield f"{option.name}-{label}", middle, {option.name: value}


def _unusual(option: Option, seats: int) -> list[Any]:
    if option.per_seat:
        others = [choice for choice in option.choices[::-1] if choice not in option.needed]
        return [[*others[: seats - len(option.needed)], *option.needed]]
    if option.choices:
        return [choice for choice in option.choices if choice != option.default]
    return [bound for bound in (option.low, option.high) if bound is not None and bound != option.default]


# -- playing at random -----------------------------------------------------------------------------------------


def random_move(session: Session, whim: Chance) -> Move:
    """Any legal move of anyone who may move; live games have their own ways, and time among their moves."""
    if isinstance(session, LiveSession):
        return random_live_move(session, whim)
    seats = list(session.pending)
    seat = seats[whim.below(len(seats))]
    actions = session.pending[seat].actions
    return seat, actions[whim.below(len(actions))]


def make_move(session: Session, move: Move) -> list[Event]:
    """Answer, or let time pass."""
    who, what = move
    return session.tick(what) if isinstance(who, str) else session.answer(who, what)


def random_match(
    game: Game, seats: int, seed: int, options: Mapping[str, Any] | None = None
) -> tuple[Session, list[list[Event]]]:
    """One match played at random to its end, and what happened: first the opening, then move by move."""
    session = game.start(seats, seed, options)
    whim = seeded(seed + 1)
    told = [session.opening]
    while session.outcome is None:
        assert len(told) < MOST_MOVES, f"{game.id} with {seats} seats and seed {seed} does not end"
        told.append(make_move(session, random_move(session, whim)))
    return session, told


class _CheckingPolicy(Policy):
    """Plays at random, and looks now and then whether everything is still there."""

    def __init__(self, game: Game, every: int) -> None:
        self.game = game
        self.every = every
        self.count = 0
        self.random = RandomPolicy()

    def choose(self, table: Table, decision: Decision, whim: Chance) -> int:
        """Any action."""
        self.count += 1
        if self.count % self.every == 0:
            self.game.check(table.state)
        return self.random.choose(table, decision, whim)


def play_many(
    game: Game,
    seats: int,
    games: int,
    seed: int = 0,
    options: Mapping[str, Any] | None = None,
    check_every: int = 10,
) -> Report:
    """Play random matches as playouts do: each must end, and must have lost nothing on the way."""
    report = Report()
    policy: Policy = Checking(game, check_every) if isinstance(game, LiveGame) else _CheckingPolicy(game, check_every)
    for number in range(games):
        session = game.start(seats, seed + number, options)
        try:
            moves = session.finish([policy] * seats, seeded(seed - number - 1), MOST_MOVES)
            game.check(session.state)
        except Exception as problem:
            problem.add_note(f"in {game.id} with {seats} seats and seed {seed + number}")
            raise
        assert session.outcome is not None, f"{game.id} with {seats} seats, seed {seed + number}: no end"
        report.games += 1
        report.moves += moves
        report.longest = max(report.longest, moves)
        report.reasons[session.outcome.reason] += 1
    return report


# -- one match, looked at from all sides -----------------------------------------------------------------------


def check_match(
    game: Game,
    seats: int,
    seed: int,
    options: Mapping[str, Any] | None = None,
    *,
    every: int = 1,
    secrets: bool = True,
) -> Report:
    """Everything that the suite proves, at every decision (or at one in `every`) of one random match.

    A race has thousands of moves: there, look at one in a hundred.
    `secrets=False` is for a game that hides nothing: there, every sampled world must be the true one.
    """
    check = _MatchCheck(game, seats, seed, options, secrets)
    try:
        check.run(every)
    except Exception as problem:
        problem.add_note(f"in {game.id} with {seats} seats, seed {seed} and {options or {}}, move {check.moves}")
        raise
    return check.report


class _MatchCheck:
    """The checks of one match, and where it stands."""

    def __init__(self, game: Game, seats: int, seed: int, options: Mapping[str, Any] | None, secrets: bool) -> None:
        self.game = game
        self.seats = seats
        self.secrets = secrets
        self.session = game.start(seats, seed, options)
        self.whim: Seeded = seeded(seed + 1)
        self.report = Report()
        self.moves = 0
        self.looks = 0

    def run(self, every: int) -> None:
        """Play the match, with a clone from its first moment that makes the same moves beside it."""
        session = self.session
        assert self.game.dump(session.state), "the dump of the state is empty: nothing could be compared"
        shadow = session.clone()
        self.hear(session.opening)
        while session.outcome is None:
            assert self.moves < MOST_MOVES, "the match does not end"
            move = random_move(session, self.whim)
            told = self.look_closely(move) if self.moves % every == 0 else make_move(session, move)
            assert told == make_move(shadow, move), "the match and its clone from the beginning tell different things"
            self.hear(told)
            self.moves += 1
        same(portrait(shadow), portrait(session), "a clone from the beginning, at the end of the match,")
        self.game.check(session.state)
        self.check_views()
        self.check_refusals()
        self.check_samples()
        self.check_record(whole=True)
        self.measure()
        report = self.report
        report.games = 1
        report.moves = report.longest = self.moves
        report.reasons[session.outcome.reason] += 1

    def look_closely(self, move: Move) -> list[Event]:
        """All checks at one decision, then the move."""
        session = self.session
        before = portrait(session)
        self.game.check(session.state)
        self.check_views()
        for decision in session.pending.values():
            self.report.decisions[decision.kind] += 1
            check_prompt(self.game, self.game.present(session.state, decision), decision)
        self.check_refusals()
        self.check_samples()
        self.check_simultaneous()
        if isinstance(session, LiveSession):
            check_can(session, self.whim)
        if self.looks % RECORDS_EVERY == 0:
            self.check_record(whole=False)
            self.measure()
        self.looks += 1
        twin = session.clone()
        same(portrait(twin), before, "a clone")
        told_twin = make_move(twin, move)
        same(portrait(session), before, "the match, after moves on its clones, samples and records,")
        told = make_move(session, move)
        assert told == told_twin, f"a clone tells {told_twin} where the match tells {told}"
        after = portrait(session)
        same(portrait(twin), after, "a clone that made the same move")
        self.check_undo(twin, move, before, after)
        same(portrait(session), after, "the match, after an undo on its clone,")
        return told

    def hear(self, events: list[Event]) -> None:
        """Every event can be told to people."""
        for event in events:
            self.report.events[event.kind] += 1
            if self.game.events[event.kind].quiet and self.report.events[event.kind] > QUIET_ENOUGH:
                continue
            if event.public is not None:
                self.report.events[event.public.kind] += 1
            check_event(self.session, event)

    def measure(self) -> None:
        """A session stays small."""
        size = session_bytes(self.session)
        self.report.largest = max(self.report.largest, size)
        assert size <= LARGEST_SESSION, f"a session takes {size} bytes, more than {LARGEST_SESSION}"

    def check_views(self) -> None:
        """Views are plain JSON values."""
        for view in views(self.session):
            assert json.loads(json.dumps(view)) == view, f"the view of {view['seat']} is not plain JSON"

    # -- refusals ----------------------------------------------------------------------------------------------

    def check_refusals(self) -> None:
        """Rubbish is refused with a reason and a rule, and changes nothing."""
        session = self.session
        before = portrait(session)
        for seat in (*RUBBISH_SEATS, self.seats):
            self.refused(seat, 0)
        for seat in range(self.seats):
            decision = session.pending.get(seat)
            if decision is None:
                self.refused(seat, 0)
                continue
            unheard_of = next(n for n in range(len(decision.actions) + 1) if n not in decision.actions)
            for action in (*RUBBISH_ACTIONS, unheard_of):
                self.refused(seat, action)
            if not isinstance(session, LiveSession):
                for stale in (decision.id - 1, decision.id + 1, "x"):
                    self.refused(seat, decision.actions[0], stale)
        same(portrait(session), before, "the match, after refused answers,")

    def refused(self, seat: object, action: object, decision_id: object = None) -> None:
        """One answer is refused."""
        try:
            self.session.answer(seat, action, decision_id=decision_id)
        except IllegalAnswer as problem:
            check_refusal(self.game, problem)
            self.report.refusals[problem.key] += 1
        else:
            raise AssertionError(f"seat {seat!r} may answer {action!r} (decision {decision_id!r})")

    # -- secrets -----------------------------------------------------------------------------------------------

    def check_samples(self) -> None:
        """A sampled world looks to its seat, and to spectators, as the true one; it goes on by itself."""
        session = self.session
        truth = views(session)
        dump = self.game.dump(session.state)
        for seat in range(self.seats):
            world = session.sample(seat, seeded(self.moves * self.seats + seat))
            shown = views(world)
            assert shown[1 + seat] == truth[1 + seat], f"a sample for seat {seat} does not look the same to it"
            assert world.view(seat) == session.view(seat), "a sample numbers its decisions anew"
            assert shown[0] == truth[0], f"a spectator would see what seat {seat} does not know"
            self.game.check(world.state)
            differs = self.game.dump(world.state) != dump
            assert self.secrets or not differs, "a sample differs, though the game has no secrets"
            self.report.samples += 1
            self.report.other_worlds += differs
            if session.outcome is None:
                self.check_world(seat, world)

    def check_world(self, seat: int, world: Session) -> None:
        """A sampled world can be copied and played; what it tells the seat is no secret of the true one."""
        try:
            world.record()
        except LudotecaError:
            pass
        else:
            raise AssertionError("a sampled world has a record")
        twin = world.clone()
        same(portrait(twin), portrait(world), "a clone of a sampled world")
        move = random_move(world, self.whim)
        told = make_move(world, move)
        assert told == make_move(twin, move), "a sampled world and its clone go different ways"
        same(portrait(twin), portrait(world), "a clone of a sampled world, one move on,")
        self.check_leaks(seat)

    def check_leaks(self, seat: int) -> None:
        """The same move with the same luck in two worlds that a seat cannot tell apart.

        When they look different to the seat afterwards, something hidden has come to light: then the rules must have
        rolled or said `reveal()`. When only the events differ, and not what the seat sees, they told too much.
        """
        worlds = [self.session.sample(seat, seeded(self.moves + 7919 * n)) for n in (1, 2)]
        common = [
            (asked, action)
            for asked, decision in worlds[0].pending.items()
            for action in decision.actions[:64]
            if asked in worlds[1].pending and action in worlds[1].pending[asked].actions
        ]
        if not common:
            return
        move = common[self.whim.below(len(common))]
        told: list[object] = []
        announced = False
        for world in worlds:
            table = table_of(world)
            table.chance = seeded(self.moves)
            reveals, draws = table.reveals, table.chance.draws
            told.append(seen(make_move(world, move), seat))
            announced |= table.reveals != reveals or table.chance.draws != draws
        apart = worlds[0].view(seat) != worlds[1].view(seat)
        assert apart or told[0] == told[1], f"seat {seat} is told {told[0]} or {told[1]}, but cannot see what it tells"
        assert announced or not apart, f"{move} shows seat {seat} something hidden without a roll or reveal()"

    # -- several seats at once ---------------------------------------------------------------------------------

    def check_simultaneous(self) -> None:
        """Simultaneous answers commute and stay hidden; any member of a group can answer for it."""
        session = self.session
        if len(session.pending) < 2 or isinstance(session, LiveSession):
            return
        if any(decision.group is not None for decision in session.pending.values()):
            self.check_group()
            return
        self.report.simultaneous += 1
        answers = []
        for seat, decision in session.pending.items():
            answers.append((seat, decision.actions[self.whim.below(len(decision.actions))]))
        forth, back = session.clone(), session.clone()
        for (one, action), (two, other) in zip(answers, reversed(answers), strict=True):
            forth.answer(one, action)
            back.answer(two, other)
        same(portrait(back), portrait(forth), "the match, with simultaneous answers in another order,", "log")
        seat = answers[0][0]
        hidden: list[list[dict[str, Any]]] = []
        for action in session.pending[seat].actions[:2]:
            world = session.clone()
            told = world.answer(seat, action)
            assert not told, f"the answer of seat {seat} is told before all answers are in: {told}"
            hidden.append([view for view in views(world) if view["seat"] != seat])
        assert all(shown == hidden[0] for shown in hidden), f"others see the answer of seat {seat} too early"

    def check_group(self) -> None:
        """Whoever of the group answers, the same happens."""
        self.report.groups += 1
        session = self.session
        action = next(iter(session.pending.values())).actions[0]
        outcomes = []
        for seat in session.pending:
            twin = session.clone()
            told = twin.answer(seat, action)
            outcomes.append((told, portrait(twin)))
        for told, found in outcomes[1:]:
            assert told == outcomes[0][0], "it matters who answers for the group"
            same(found, outcomes[0][1], "the match, answered by another of the group,", "log")

    # -- undo and records --------------------------------------------------------------------------------------

    def check_undo(self, twin: Session, move: Move, before: Portrait, after: Portrait) -> None:
        """Undo brings back the moment before an answer, and refuses to cross luck, a reveal or another's move."""
        who = move[0]
        if isinstance(who, str) or isinstance(twin, LiveSession):
            for seat in range(self.seats):
                assert (twin.undo(seat).done, twin.undoable(seat).blocked_by) == (False, "live")
            return
        waits = any(after.ids.get(seat) == number for seat, number in before.ids.items() if seat != who)
        if not waits:
            for seat in range(self.seats):
                assert seat == who or not twin.undo(seat).done, f"seat {seat} took back a move of seat {who}"
        promised = twin.undoable(who)
        same(portrait(twin), after, "the match, after a refused undo,")
        rolled = any(isinstance(entry[0], str) for entry in after.log[len(before.log) :])
        result = twin.undo(who)
        assert (promised.reach > 0) == result.done, "undoable() promises other than undo() does"
        if rolled:
            assert (result.done, result.blocked_by) == (False, "roll"), f"undo crosses luck: {result}"
        if not result.done:
            assert result.blocked_by in ("roll", "reveal"), f"undo of one's own last answer is blocked by {result}"
            assert rolled or result.blocked_by == "reveal", "undo blames a roll, and there was none"
            self.report.undo[result.blocked_by] += 1
            same(portrait(twin), after, "the match, after a refused undo,")
            return
        self.report.undo["done"] += 1
        same(portrait(twin), before, "the match, after an undo,", "ids")
        make_move(twin, move)
        same(portrait(twin), after, "the match, when an answer was taken back and given again,", "ids")

    def check_record(self, whole: bool) -> None:
        """The record plays back to the same match, verifies, survives saving, and can be gone on with."""
        session = self.session
        record = session.record()
        again = Record.from_bytes(record.to_bytes())
        assert again == record, "a record does not survive being written and read"
        now = portrait(session)
        same(portrait(again.replay(), luck=False), now, "the record, played back,", "luck")
        same(portrait(again.resume()), now, "the record, resumed,")
        if whole:
            same(portrait(again.verify()), now, "the record, verified,")


# -- by hand ---------------------------------------------------------------------------------------------------


def main(arguments: Sequence[str] | None = None) -> int:
    """`python -m ludoteca.testkit.conformance GAME --games N`: many matches of each seat count, and a summary."""
    parser = argparse.ArgumentParser(
        prog="python -m ludoteca.testkit.conformance",
        description="Play random matches with every number of seats; check that each ends and loses nothing.",
    )
    parser.add_argument("game", help="the id of a game: " + ", ".join(game_ids()))
    parser.add_argument("--games", type=int, default=1000, help="matches for each number of seats (1000)")
    parser.add_argument("--seats", type=int, action="append", help="only this number of seats (can be repeated)")
    parser.add_argument("--seed", type=int, default=0, help="the seed of the first match (0)")
    parser.add_argument("--closely", type=int, default=0, help="look at this many matches at every decision, too")
    given = parser.parse_args(arguments)
    try:
        game = game_by_id(given.game)
        for seats in given.seats or game.seats:
            game.check_setup(seats, None)
            _report(game, seats, given.games, given.seed, given.closely)
    except LudotecaError as problem:
        sys.stderr.write(f"{problem}\n")
        return 2
    return 0


def _report(game: Game, seats: int, games: int, seed: int, closely: int) -> None:
    began = perf_counter()
    report = play_many(game, seats, games, seed)
    took = perf_counter() - began
    reasons = ", ".join(f"{reason} {count}" for reason, count in report.reasons.most_common())
    sys.stdout.write(
        f"{game.id}, {seats} seats: {report.games} matches ended and lost nothing; "
        f"{report.moves / max(1, report.games):.0f} decisions each, at most {report.longest}; "
        f"{report.moves / took:,.0f} decisions/s; {reasons}\n"
    )
    for number in range(closely):
        close = check_match(game, seats, seed + number)
        sys.stdout.write(
            f"  seed {seed + number}: {close.moves} moves looked at closely, {close.samples} sampled worlds, "
            f"{sum(close.refusals.values())} refusals, undo {dict(close.undo)}, {close.largest} bytes\n"
        )
    sys.stdout.flush()


if __name__ == "__main__":
    sys.exit(main())
