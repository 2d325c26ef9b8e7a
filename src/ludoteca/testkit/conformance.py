"""What every game of the house must do, proved on random matches. Game authors get it for free.

    from ludoteca.testkit.conformance import check_match, check_locales, play_many
    check_match(ludoteca.game("my-game"), seats=3, seed=1)      # everything, at every decision of one match
    check_match(ludoteca.game("my-game"), seats=3, seed=1, looks=40)  # at so many, and at each kind of question
    check_locales(ludoteca.game("my-game"))                     # both languages complete, with the same parameters
    play_many(ludoteca.game("my-game"), seats=3, games=1000)    # matches end, and nothing is lost on the way

A failure is an AssertionError with a sentence that says what broke, in which match and after how many moves. By hand:

    python -m ludoteca.testkit.conformance king-of-tokyo --games 10000
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator, Mapping, Sequence
from time import perf_counter
from typing import Any

from ludoteca.kernel.chance import Chance, Seeded, seeded
from ludoteca.kernel.errors import IllegalAnswer, LudotecaError, RuleFault
from ludoteca.kernel.event import Event
from ludoteca.kernel.flow import Decision, Policy, RandomPolicy, Table
from ludoteca.kernel.game import Game, LiveGame
from ludoteca.kernel.live import LiveSession
from ludoteca.kernel.options import Option
from ludoteca.kernel.record import Record
from ludoteca.kernel.registry import game as game_by_id
from ludoteca.kernel.registry import game_ids
from ludoteca.kernel.session import Session
from ludoteca.testkit.actions import check_actions
from ludoteca.testkit.faults import check_fault
from ludoteca.testkit.hidden import check_locals
from ludoteca.testkit.intents import check_intents, talking_policy
from ludoteca.testkit.live import Checking, Move, check_can, check_interleavings
from ludoteca.testkit.looking import Looks
from ludoteca.testkit.moves import MOST_MOVES, make_move, random_move
from ludoteca.testkit.portrait import Portrait, outline, portrait, same, seen, session_bytes, table_of, view, views
from ludoteca.testkit.previews import check_previews
from ludoteca.testkit.questions import check_question
from ludoteca.testkit.report import Report
from ludoteca.testkit.undoing import UndoCheck
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

LARGEST_SESSION = 100_000  # bytes
RECORDS_EVERY = 20  # saving and resuming costs a whole replay: not at every look
QUIET_ENOUGH = 40  # quiet events are many and alike: the first of each kind are looked at
RUBBISH_SEATS: tuple[object, ...] = (-1, 1000, True, 0.0, "0", None, [], {}, (0,))
RUBBISH_ACTIONS: tuple[object, ...] = (-1, 2**70, -(2**70), True, 0.0, "0", b"0", None, [0], {}, (0,), object)


# -- which matches there are -----------------------------------------------------------------------------------


def variants(game: Game) -> Iterator[tuple[str, int, dict[str, Any]]]:
    """Set-ups that cover a game: every seat count with the usual options, then every option away from its default.

    Each is a name, a number of seats and the options.
    """
    for seats in game.seats:
        yield f"{seats}-seats", seats, {}
    middle = game.seats[len(game.seats) // 2]
    for option in game.options:
        for others in _where_asked(game, option, middle):
            for value in _unusual(option, middle, game.check_setup(middle, others)):
                label = "other" if option.per_seat else _label(value)
                where = "".join(f"-{other}" for other in others.values())
                yield f"{option.name}-{label}{where}", middle, {**others, option.name: value}


def _label(value: Any) -> str:
    """A value in the name of a set-up."""
    return ("+".join(value) or "none") if isinstance(value, list) else str(value)


def _where_asked(game: Game, option: Option, seats: int) -> list[dict[str, Any]]:
    """For an option that depends on another: each value of that one with which it is asked, else the usual options."""
    known = {other.name: other for other in game.options}
    name = option.when[0] if option.when is not None else option.choices_by[0] if option.choices_by is not None else ""
    if not name:
        return [{}]
    found = []
    for value in known[name].choices or range(known[name].low or 0, (known[name].high or 0) + 1):
        others = {} if value == known[name].default else {name: value}
        if option.asked(game.check_setup(seats, others)):
            found.append(others)
    return found


def _unusual(option: Option, seats: int, others: Mapping[str, Any]) -> list[Any]:
    choices = option.choices_for(others)
    usual = option.usual(others)
    if option.per_seat:
        needed = [choice for choice in option.needed if choice in choices]
        rest = [choice for choice in choices[::-1] if choice not in needed]
        if option.each is None:
            return [[*rest[: seats - len(needed)], *needed]]
        most = min(option.parts(seats)[1], len(choices) // seats)
        dealt = [*needed, *rest]
        return [[dealt[seat : seat + most * seats : seats] for seat in range(seats)]]
    if option.many:
        low, high = option.low or 0, len(choices) if option.high is None else option.high
        sets = [list(choices[:low]), list(choices[len(choices) - high :])]
        return [chosen for chosen in sets if chosen != usual]
    if choices:
        return [choice for choice in choices if choice != usual]
    return [bound for bound in (option.low, option.high) if bound is not None and bound != option.default]


# -- playing at random -----------------------------------------------------------------------------------------


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
    looks: int | None = None,
) -> Report:
    """Everything that the suite proves, at every decision of one random match.

    With `looks`, at about so many of them, spread over the match, and at the first question of each kind: so a long
    match is looked at, and a race with its thousands of moves.
    """
    check = _MatchCheck(game, seats, seed, options)
    try:
        check.run(_looks(game, seats, seed, options, looks))
    except Exception as problem:
        problem.add_note(f"in {game.id} with {seats} seats, seed {seed} and {options or {}}, move {check.moves}")
        raise
    return check.report


def _looks(game: Game, seats: int, seed: int, options: Mapping[str, Any] | None, looks: int | None) -> Looks:
    """So many looks spread over a match; at one whose rules fail, all the time, to hear why."""
    if looks is None:
        return Looks(1, 1)
    try:
        _, told = random_match(game, seats, seed, options)
    except RuleFault:
        return Looks(1, 1)
    return Looks(len(told), looks)


class _MatchCheck:
    """The checks of one match, and where it stands."""

    def __init__(self, game: Game, seats: int, seed: int, options: Mapping[str, Any] | None) -> None:
        self.game = game
        self.seats = seats
        self.session = game.start(seats, seed, options)
        self.moving: Seeded = seeded(seed + 1)  # what is played: the same match, wherever it is looked at
        self.whim: Seeded = seeded(-seed - 1)  # what is tried out beside it
        self.report = Report()
        self.policy = talking_policy(game)
        self.moves = 0
        self.looks = 0

    def run(self, looks: Looks) -> None:
        """Play the match, with a clone from its first moment that makes the same moves beside it."""
        session = self.session
        assert self.game.dump(session.state), "the dump of the state is empty: nothing could be compared"
        shadow = session.clone()
        self.hear(session.opening)
        while session.outcome is None:
            assert self.moves < MOST_MOVES, "the match does not end"
            move = random_move(session, self.moving)
            if looks.due(session):
                told = self.look_closely(move)
            else:
                if looks.glance_due():
                    same(outline(session.clone()), outline(session), "a clone")
                told = make_move(session, move)
            assert told == make_move(shadow, move), "the match and its clone from the beginning tell different things"
            self.hear(told)
            self.moves += 1
        same(portrait(shadow), portrait(session), "a clone from the beginning, at the end of the match,")
        now, shown = portrait(session), views(session)
        self.check_moment(now, shown)
        self.check_samples(now, shown)
        self.check_record(whole=True)
        self.measure()
        report = self.report
        report.games = 1
        report.moves = report.longest = self.moves
        report.reasons[session.outcome.reason] += 1

    def look_closely(self, move: Move) -> list[Event]:
        """All checks at one decision, then the move."""
        session = self.session
        before, shown = portrait(session), views(session)
        self.check_moment(before, shown)
        check_question(session, shown, self.whim, self.report)
        for decision in session.pending.values():
            self.report.decisions[decision.kind] += 1
            check_actions(self.game, decision)
            prompt = session.prompt(decision)
            check_prompt(self.game, prompt, decision)
            check_previews(session, decision, prompt, seeded(self.moves), self.report)
        self.check_samples(before, shown)
        if self.policy is not None:
            self.report.intents += check_intents(session, self.policy, self.whim)
        if isinstance(session, LiveSession):
            check_can(session, self.whim)
        now_and_then = self.looks % RECORDS_EVERY == RECORDS_EVERY // 2
        if now_and_then:
            self.check_record(whole=False)
            self.measure()
        if now_and_then or not isinstance(session, LiveSession):
            check_fault(session, move, self.report)
        self.looks += 1
        twin = session.clone()
        undo = UndoCheck(session, move, before, self.report)
        same(outline(twin), before, "a clone")
        told_twin = make_move(twin, move)
        same(outline(session), before, "the match, after moves on its clones, samples and records,")
        told = make_move(session, move)
        assert told == told_twin, f"a clone tells {told_twin} where the match tells {told}"
        after = portrait(session)
        same(portrait(twin), after, "a clone that made the same move")
        undo.check(twin, after)
        same(outline(session), after, "the match, after an undo on its clone,")
        return told

    def check_moment(self, now: Portrait, shown: list[dict[str, Any]]) -> None:
        """Nothing is lost, views are plain, rubbish is refused: at every moment, the last one too."""
        self.game.check(self.session.state)
        self.check_views(shown)
        self.check_refusals(now)

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

    def check_views(self, shown: list[dict[str, Any]]) -> None:
        """Views are plain JSON values."""
        for one in shown:
            assert json.loads(json.dumps(one)) == one, f"the view of {one['seat']} is not plain JSON"

    # -- refusals ----------------------------------------------------------------------------------------------

    def check_refusals(self, before: Portrait) -> None:
        """Rubbish is refused with a reason and a rule, and changes nothing."""
        session = self.session
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
        same(outline(session), before, "the match, after refused answers,")

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

    def check_samples(self, now: Portrait, shown: list[dict[str, Any]]) -> None:
        """A sampled world looks to its seat, and to spectators, as the true one; it goes on by itself."""
        session = self.session
        played_on = self.whose_worlds()
        for seat in range(self.seats):
            world = session.sample(seat, seeded(self.moves * self.seats + seat))
            assert view(world, seat) == shown[1 + seat], f"a sample for seat {seat} does not look the same to it"
            assert view(world, None) == shown[0], f"a spectator would see what seat {seat} does not know"
            asked = world.pending.get(seat)
            assert asked is None or asked.id == now.ids[seat], "a sample numbers its decisions anew"
            self.game.check(world.state)
            differs = self.game.dump(world.state) != now.dump
            assert self.game.secrets or not differs, "a sample differs, though the game has no secrets"
            self.report.samples += 1
            self.report.other_worlds += differs
            if seat in played_on:
                self.check_world(seat, world)

    def whose_worlds(self) -> set[int]:
        """The seats whose sampled worlds are played on at this look: in turn, one that is asked and any one."""
        asked = sorted(self.session.pending)
        if self.session.outcome is not None or not asked:
            return set()
        return {asked[self.looks % len(asked)], self.looks % self.seats}

    def check_world(self, seat: int, world: Session) -> None:
        """A sampled world can be copied and played; what it tells the seat is no secret of the true one."""
        try:
            world.record()
        except LudotecaError:
            pass
        else:
            raise AssertionError("a sampled world has a record")
        twin = world.clone()
        same(outline(twin), outline(world), "a clone of a sampled world")
        move = random_move(world, self.whim)
        told = make_move(world, move)
        assert told == make_move(twin, move), "a sampled world and its clone go different ways"
        same(outline(twin), outline(world), "a clone of a sampled world, one move on,")
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
        apart = worlds[0].view(seat, foresee=False) != worlds[1].view(seat, foresee=False)
        assert apart or told[0] == told[1], f"seat {seat} is told {told[0]} or {told[1]}, but cannot see what it tells"
        assert announced or not apart, f"{move} shows seat {seat} something hidden without a roll or reveal()"
        if not apart:
            check_locals(worlds[0], worlds[1], seat, seeded(self.moves))

    # -- records -------------------------------------------------------------------------------------------

    def check_record(self, whole: bool) -> None:
        """The record plays back to the same match, verifies, survives saving, and can be gone on with."""
        session = self.session
        record = session.record()
        again = Record.from_bytes(record.to_bytes())
        assert again == record, "a record does not survive being written and read"
        now = portrait(session)
        same(portrait(again.replay(), luck=False), now, "the record, played back,")
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
