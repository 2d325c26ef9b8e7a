"""A match whose luck is dictated from outside: what a state of OpenSpiel is made of (`lab/spiel`).

A `Moment` is never changed, so that a copy is the same object; what follows from it is another one. It stands where
somebody is asked, or where luck is: then it keeps the last question with its answer, and what luck has said since.
"""

from __future__ import annotations

from collections.abc import Mapping
from hashlib import blake2b
from typing import Any

import numpy as np

from ludoteca.kernel.chance import seeded
from ludoteca.kernel.dictated import Dictated, Draw, LuckAsked
from ludoteca.kernel.encoding import Field
from ludoteca.kernel.errors import LudotecaError
from ludoteca.kernel.flow import Decision, Together
from ludoteca.kernel.flow_session import FlowSession
from ludoteca.kernel.game import Outcome
from ludoteca.lab.env.batch import NOT_OFFERED, PASS, Asking, action_of, write_mask
from ludoteca.lab.env.setup import Array, IllegalAction, Setup, not_offered, one_row, spans

Answer = tuple[int, int]  # a seat, and its action
Sampling = tuple[int, int, str]  # for whom a world was dealt anew, with which seed, and what that seat knew, in short
Move = int | Sampling
Link = tuple[Any, Move]  # what came before, and a move: answers and luck, by number

NO_PAST = b""
DIGEST = 16


class Scene:
    """What all moments of a set-up share."""

    def __init__(self, game: str, seats: int, options: Mapping[str, Any], most: int) -> None:
        """`most` is after how many answers a match is cut off; 0 is never."""
        self.setup = Setup(game, seats, options, "win")
        if self.setup.live:
            raise LudotecaError(f"{game} is played by the clock: OpenSpiel has nothing for that, use env.parallel")
        self.most = most
        self.made = (game, seats, dict(options), most)
        self._row = one_row(self.setup.encoding.features)
        self._mask = one_row(self.setup.actions, np.int8)
        self._zeros = self._row.copy()

    def start(self, luck: list[list[int]]) -> FlowSession:
        """The match at its first question; `LuckAsked` says what luck it takes."""
        setup = self.setup
        session = setup.game.start(setup.seats, None, setup.options, chance=Dictated(luck))
        assert isinstance(session, FlowSession)
        return session

    def row(self, session: FlowSession | None, seat: int, decision: Decision | None) -> Array:
        """What a seat may see, in memory that the next look writes over: nothing before the match has begun."""
        if session is None:
            return self._zeros
        self._row.clear()
        self.setup.encoding.write(session.table, seat, decision, self._row.memory)
        return self._row.seen

    def offered(self, asking: Asking) -> list[int]:
        """The numbers of all that may be answered."""
        self._mask.clear()
        write_mask(self.setup.encoding, asking, self._mask.memory, 0)
        found: list[int] = np.flatnonzero(self._mask.seen).tolist()
        return found


class Moment:
    """A moment of a match."""

    __slots__ = ("_legal", "asking", "count", "draw", "luck", "moves", "pasts", "scene", "session", "waiting")

    def __init__(
        self,
        scene: Scene,
        session: FlowSession | None,
        asking: Asking | None,
        pasts: tuple[bytes, ...],
        moves: Link | None,
        count: int,
        waiting: Answer | None = None,
        luck: list[list[int]] | None = None,
        draw: Draw | None = None,
    ) -> None:
        self.scene = scene
        self.session = session  # at the last question; None before the first one
        self.asking = asking
        self.pasts = pasts  # by seat: all that it has seen and answered so far, in short
        self.moves = moves
        self.count = count  # of the answers
        self.waiting = waiting  # the answer that luck has to say something about
        self.luck = luck or []  # what it has said about it, draw by draw
        self.draw = draw  # what it is asked now
        self._legal: list[int] | None = None

    # -- where it stands ---------------------------------------------------------------------------------------

    @property
    def outcome(self) -> Outcome | None:
        """How the match has ended."""
        return None if self.session is None or self.draw is not None else self.session.outcome

    @property
    def over(self) -> bool:
        """Whether the match has ended, or is cut off."""
        if self.draw is not None:
            return False
        most = self.scene.most
        return self.outcome is not None or (most > 0 and self.count >= most)

    @property
    def decision(self) -> Decision | None:
        """What is asked now, when somebody is."""
        if self.draw is not None or self.asking is None or self.over:
            return None
        return self.asking.decision()

    def legal(self) -> list[int]:
        """The numbers of all that may be answered now."""
        if self._legal is None:
            asking = self.asking
            self._legal = [] if asking is None or self.decision is None else self.scene.offered(asking)
        return self._legal

    def returns(self) -> list[float]:
        """What each seat gets; nothing before the end, and nothing when the match is cut off."""
        outcome = self.outcome
        return [0.0] * self.scene.setup.seats if outcome is None else self.scene.setup.pay(outcome)

    # -- what follows ------------------------------------------------------------------------------------------

    def after(self, number: int) -> Moment:
        """The moment that follows on an answer, or on what luck says."""
        moves: Link = (self.moves, number)
        if self.draw is not None:
            return self._told(number, moves)
        decision, asking, session = self.decision, self.asking, self.session
        if decision is None or asking is None or session is None:
            raise IllegalAction(f"{number} is not offered: the match is over")
        action = action_of(self.scene.setup.encoding, asking, number)
        if action == NOT_OFFERED:
            raise not_offered(self.scene.setup, decision, number, asking.may_pass())
        seat = decision.seat
        pasts = self._remembered(seat, number)
        if action != PASS:
            return self._run(pasts, moves, self.count + 1, (seat, action), [])
        assert session.ask is not None
        next_one = asking.copy(session.ask)
        next_one.next()
        return Moment(self.scene, session, next_one, pasts, moves, self.count + 1)

    def _told(self, outcome: int, moves: Link) -> Moment:
        assert self.draw is not None
        if not self.draw.allows(outcome):
            possible = spans(value for value, _ in self.draw.outcomes())
            raise IllegalAction(f"{outcome} is no outcome of {self.draw.tag!r}; outcomes are {possible}")
        draw = self.draw.say(outcome)
        whole = draw.whole()
        if whole is not None:
            return self._run(self.pasts, moves, self.count, self.waiting, [*self.luck, whole])
        return Moment(
            self.scene, self.session, self.asking, self.pasts, moves, self.count, self.waiting, self.luck, draw
        )

    def _run(
        self, pasts: tuple[bytes, ...], moves: Link | None, count: int, answer: Answer | None, luck: list[list[int]]
    ) -> Moment:
        """Let the rules run from the last question, with all that luck has said so far."""
        scene, session = self.scene, self.session
        asking = Asking(scene.setup.seats)
        try:
            if session is None or answer is None:
                found = scene.start(luck)
            else:
                asking.last = answer[0]
                found = session.after(answer[0], answer[1], luck)
        except LuckAsked as wanted:
            return Moment(scene, session, self.asking, pasts, moves, count, answer, luck, wanted.draw)
        if found.ask is not None:
            asking.put(found.ask)
        return Moment(scene, found, asking, pasts, moves, count)

    # -- what a seat knows -------------------------------------------------------------------------------------

    def row(self, seat: int) -> Array:
        """What a seat may see now; while luck speaks, what it saw before. The next look writes over it."""
        decision = self.decision
        return self.scene.row(self.session, seat, decision if decision is not None and decision.seat == seat else None)

    def fields(self, seat: int) -> str:
        """The same as a text: every field that is not zero."""
        row = self.row(seat).tobytes()
        return " ".join(_field(field, row) for field in self.scene.setup.encoding.fields if _is_set(field, row))

    def _remembered(self, seat: int, number: int) -> tuple[bytes, ...]:
        """What each seat has seen and answered, after this answer of one of them."""
        past = blake2b(self.pasts[seat], digest_size=DIGEST)
        past.update(self.row(seat).tobytes())
        past.update(number.to_bytes(4, "big"))
        return (*self.pasts[:seat], past.digest(), *self.pasts[seat + 1 :])

    def sample(self, seat: int, seed: int) -> Moment:
        """A world as this seat knows it. Of the others' past nothing is left but that they had one, and of the way that
        led here only what this seat knows of it: the answers and the luck of the true match would tell."""
        session = self.session
        decision = self.decision
        if session is None or self.asking is None or decision is None or decision.seat != seat:
            raise LudotecaError(f"a world is dealt for the one who is asked, not for seat {seat}")
        found = session.sample(seat, Dictated([], seeded(seed)))
        assert isinstance(found, FlowSession)
        assert found.ask is not None
        asking = self.asking.copy(found.ask)
        if isinstance(found.ask, Together):  # whoever has answered in secret is asked again in this world, but later
            asking.put_first(seat)
        pasts = tuple(past if other == seat else NO_PAST for other, past in enumerate(self.pasts))
        return Moment(self.scene, found, asking, pasts, (None, (seat, seed, pasts[seat].hex())), self.count)

    # -- copies ------------------------------------------------------------------------------------------------

    def history(self) -> list[Move]:
        """All answers, and all that luck has said, in order; in a sampled world, since it was dealt."""
        found: list[Move] = []
        link = self.moves
        while link is not None:
            found.append(link[1])
            link = link[0]
        found.reverse()
        return found

    def __copy__(self) -> Moment:
        return self

    def __deepcopy__(self, memo: dict[int, Any]) -> Moment:
        return self

    def __reduce__(self) -> Any:
        moves = self.history()
        if moves and isinstance(moves[0], tuple):
            raise LudotecaError(
                f"a world that was dealt for seat {moves[0][0]} cannot be pickled: "
                "it is made from the true match, which would have to go with it"
            )
        return _again, (self.scene.made, moves)


def begin(scene: Scene) -> Moment:
    """The first moment of a match: usually luck is asked for the decks."""
    nobody = (NO_PAST,) * scene.setup.seats
    return Moment(scene, None, None, nobody, None, 0)._run(nobody, None, 0, None, [])


def _is_set(field: Field, row: bytes) -> bool:
    return any(row[field.start : field.start + field.length])


def _field(field: Field, row: bytes) -> str:
    return f"{field.name}={','.join(map(str, row[field.start : field.start + field.length]))}"


_SCENES: dict[str, Scene] = {}


def scene_of(game: str, seats: int, options: Mapping[str, Any], most: int) -> Scene:
    """The scene of a set-up; there is one for each."""
    key = repr((game, seats, sorted(options.items()), most))
    if key not in _SCENES:
        _SCENES[key] = Scene(game, seats, options, most)
    return _SCENES[key]


def _again(made: tuple[str, int, dict[str, Any], int], moves: list[int]) -> Moment:
    """The moment that was pickled: its answers and its luck, played again."""
    moment = begin(scene_of(*made))
    for move in moves:
        moment = moment.after(move)
    return moment
