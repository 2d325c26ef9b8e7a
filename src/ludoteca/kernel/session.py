"""One match: what is asked, what is answered, what each seat may see."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from mypy_extensions import mypyc_attr

from ludoteca.kernel.chance import EVERYTHING, Chance, seeded
from ludoteca.kernel.errors import IllegalAnswer, LudotecaError, RuleFault, ViewFault
from ludoteca.kernel.event import Event
from ludoteca.kernel.flow import (
    NO_DEFAULT,
    Decision,
    Policy,
    State,
)
from ludoteca.kernel.game import Game, Outcome
from ludoteca.kernel.intent import IntentLog
from ludoteca.kernel.present import Choice, Effect, Prompt
from ludoteca.kernel.refusal import explain
from ludoteca.kernel.undo import UndoResult

NO_EVENTS: Final[list[Event]] = []


@mypyc_attr(allow_interpreted_subclasses=True)
class Session:
    """What flow games and live games have in common. Only this is known to bots, server, lab and terminal."""

    def __init__(self, game: Game, seats: int, options: dict[str, Any], seed: int | None) -> None:
        self.game = game
        self.seats = seats
        self.options = options
        self.seed = seed
        self.outcome: Outcome | None = None
        self.opening: list[Event] = NO_EVENTS  # what happened before the first decision
        self.sampled = False
        self.kept = True
        self.takebacks = 0  # how often something was taken back: whoever follows the match has to begin anew
        self.position: dict[str, Any] | None = None  # where the match began, when not at the usual set-up
        self.intents = IntentLog()  # what bots have said that they would do

    @property
    def content(self) -> Any:
        """The cards and numbers of this match: what the numbers in its events stand for.

        A position may bring cards of its own; then they are those of its state.
        """
        own = None if self.position is None else getattr(self.state, "content", None)
        return self.game.content(self.options) if own is None else own

    @property
    def pending(self) -> dict[int, Decision]:
        """What each seat is asked now; seats that are not asked anything are left out."""
        raise NotImplementedError

    def awaited(self) -> list[int]:
        """The seats that somebody waits for: who has chosen openly may think again, and is asked, but not awaited."""
        return sorted(self.pending)

    @property
    def state(self) -> State:
        """The true state. For rules, tests and checks; bots and clients get `view` and `sample`."""
        raise NotImplementedError

    def answer(self, seat: object, action: object, *, decision_id: object = None) -> list[Event]:
        """Answer what `seat` is asked. `IllegalAnswer` says why not, and then nothing has changed.

        When a rule fails on the way, that is a `RuleFault`, and nothing has changed either: the match goes on.
        Answers come from outside, so anything may be given; only a seat's number and one of its actions is taken.
        """
        raise NotImplementedError

    @property
    def is_race(self) -> bool:
        """Whether several seats are asked, and the first answer goes on."""
        return False

    @property
    def moves(self) -> int:
        """How many moves the match has had: answers, and ticks of a live game."""
        raise NotImplementedError

    def note_intent(self, seat: int, key: str, params: dict[str, Any]) -> None:
        """Keep what a bot says that its next answer is about; it says one thing before an answer."""
        self.intents.note(self.moves + 1, seat, key, params)

    def tick(self, ms: object) -> list[Event]:
        """Let time pass. Only live games have time."""
        raise LudotecaError(f"{self.game.id} has no clock of its own: time passes by answers")

    def view(self, seat: object, foresee: bool = True) -> dict[str, Any]:
        """What a seat may see (None: a spectator), as plain JSON values: the board, and what is asked of whom.

        What each choice of a question leads to costs more than all the rest: who does not show it says `foresee=False`.
        When the game fails at it, that is a `ViewFault`; `plain_view` is then what can be shown.
        """
        looker = self.looker(seat)
        try:
            return self._look(looker, foresee)
        except Exception as problem:
            raise self.view_fault(looker, problem) from problem

    def _look(self, looker: int | None, foresee: bool) -> dict[str, Any]:
        asked = self.pending.get(looker) if looker is not None else None
        view = self._seen(looker, self.awaited(), None if asked is None else self._presented(asked, foresee))
        chosen = self._chosen_openly()
        if chosen is not None:
            view["open"] = chosen
        return view

    def plain_view(self, seat: int | None) -> dict[str, Any]:
        """A view without the game's help, for one whose own view fails (`fault`): no board, but what is asked."""
        asked = self.pending.get(seat) if seat is not None else None
        board: dict[str, Any] = {}
        view = self._framed(seat, board, self.awaited(), [], None if asked is None else self._plainly(asked))
        view["fault"] = True
        return view

    def _plainly(self, decision: Decision) -> dict[str, Any]:
        """A question as it is shown, or, where the game fails at that as well, by the numbers of its actions."""
        try:
            return self._presented(decision, True)
        except Exception:  # noqa: BLE001  (whoever is asked must be able to answer)
            choices = [Choice(action, "plain-answer", {"n": action}) for action in decision.actions]
            return self._as_asked(decision, Prompt(decision.kind, "plain-question", "", choices=choices))

    def _chosen_openly(self) -> dict[str, Any] | None:
        """By seat, what is chosen so far where everyone may see it, as its choice; None where nobody chooses so."""
        return None

    def looker(self, seat: object) -> int | None:
        """A seat of this match, or None for a spectator; anything else is refused."""
        if seat is None:
            return None
        if type(seat) is not int or not 0 <= seat < self.seats:
            raise LudotecaError(f"there is no seat {seat!r}; seats go from 0 to {self.seats - 1}")
        return seat

    def _seen(self, seat: int | None, waiting: list[int], decision: dict[str, Any] | None) -> dict[str, Any]:
        board, out = self.game.view(self.state, seat), list(self.game.out(self.state))
        return self._framed(seat, board, waiting, out, decision)

    def _framed(
        self,
        seat: int | None,
        board: Mapping[str, Any],
        waiting: list[int],
        out: list[int],
        asked: dict[str, Any] | None,
    ) -> dict[str, Any]:
        """A view from its parts."""
        outcome = self.outcome
        return {
            "game": self.game.id,
            "seat": seat,
            "board": board,
            "waiting": waiting,
            "out": out,
            "decision": asked,
            "outcome": None
            if outcome is None
            else {"winners": list(outcome.winners), "reason": outcome.reason, "scores": list(outcome.scores)},
        }

    def _presented(self, decision: Decision, foresee: bool) -> dict[str, Any]:
        prompt = self.prompt(decision) if foresee else self.game.present(self.state, decision)
        return self._as_asked(decision, prompt)

    def _as_asked(self, decision: Decision, prompt: Prompt) -> dict[str, Any]:
        from msgspec import json

        shown: dict[str, Any] = json.decode(json.encode(prompt))
        shown["id"] = decision.id
        if decision.default != NO_DEFAULT:
            shown["default"] = decision.default
        if decision.reaction:
            shown["reaction"] = True
        if decision.kind in self.game.uncovered:
            shown["uncovered"] = True
        if decision.follows:
            shown["follows"] = True
        if decision.council is not None:
            shown["council"] = {"seats": list(decision.council.seats), "tie": decision.council.tie}
        if decision.chosen is not None:
            shown["open"] = {"chosen": {str(seat): action for seat, action in sorted(decision.chosen.items())}}
        return shown

    def prompt(self, decision: Decision) -> Prompt:
        """What is asked, as the one who must answer sees it, with what each choice leads to where that is certain."""
        return self.game.present(self.state, decision)

    def worth(self, seat: int, ref: str) -> list[Effect]:
        """What a thing on the board does for a seat as things stand, by what the seat knows."""
        return self.game.worth(self.sample(seat, seeded(0)).state, seat, ref)

    def clone(self) -> Session:
        """An equal, independent session."""
        raise NotImplementedError

    def sample(self, seat: int, chance: Chance) -> Session:
        """A possible world as this seat knows it, with luck of its own. This is all that a bot gets."""
        raise NotImplementedError

    def finish(self, policies: list[Policy], whim: Chance, limit: int = 0) -> int:
        """Play on with one policy per seat, to the end or for `limit` decisions; the session is spent afterwards."""
        raise NotImplementedError

    def undo(self, seat: int, whole: bool = False) -> UndoResult:
        """Take back the last answer of this seat's team, or its whole last move, unless something lies between.

        A roll, a reveal or a rival's answer does. Whether partners consent is the table's to ask, beforehand.
        """
        raise NotImplementedError

    def undoable(self, seat: int) -> UndoResult:
        """What `undo` would say, without doing it, and whose consent it takes."""
        raise NotImplementedError

    def fault(self, answer: tuple[int | str, int] | None, problem: BaseException) -> RuleFault:
        """The error for a rule that has failed, with the record that shows it. Make it before going back."""
        from ludoteca.kernel.record import Record

        made = RuleFault(self.game.id, answer, None if self.sampled else Record.without_seed(self), problem)
        made.__cause__ = problem  # compiled code does not keep what an error was raised from
        return made

    def view_fault(self, seat: int | None, problem: BaseException) -> ViewFault:
        """The error for a view that the game has failed at, with the record that shows it."""
        from ludoteca.kernel.record import Record

        made = ViewFault(self.game.id, seat, None if self.sampled else Record.without_seed(self), problem)
        made.__cause__ = problem  # compiled code does not keep what an error was raised from
        return made

    def become_a_sample(self) -> None:
        """Be a sampled world: nothing in it tells of the true one."""
        self.sampled = True
        self.seed = None
        self.position = None

    def record(self) -> Any:
        """The match so far as a `Record`: the replay, the save file, the bug report."""
        from ludoteca.kernel.record import Record

        if self.sampled:
            raise LudotecaError("a sampled world is nobody's match: it has no record")
        return Record.of(self)

    def log(self, since: int = EVERYTHING) -> list[tuple[object, object]]:
        """Answers and outcomes in order, oldest first: all, or those after so many moves."""
        raise NotImplementedError

    def refusal(self, seat: object, decision: Decision | None, action: object, stale: bool = False) -> IllegalAnswer:
        """The error that explains why this seat cannot answer so."""
        return explain(self.game, self.state, self.seats, sorted(self.pending), seat, decision, action, stale)
