"""Rules as generators.

A rule that needs a person yields a question and goes on with the answer:

    kept = yield Decision(me, "keep", range(64))

`yield CHECKPOINT` promises that the flow, started afresh from the state as it is now, continues identically.
Everything that a person would read is made elsewhere, from the state and the decision.
"""

from __future__ import annotations

from collections.abc import Generator, Sequence
from typing import Final, TypeVar

from mypy_extensions import i64, mypyc_attr

from ludoteca.kernel.chance import Chance
from ludoteca.kernel.event import NO_CAUSE, Bill, Event
from ludoteca.kernel.intent import Intent

T = TypeVar("T")

Seat = int
Action = int


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """All that a game is at one moment. Plain typed fields and a hand-written `copy`."""

    def copy(self) -> State:
        """An equal state that shares nothing mutable with this one."""
        raise NotImplementedError


class Ask:
    """What a flow can yield."""


class Checkpoint(Ask):
    """From here the flow can restart from the state alone."""


CHECKPOINT = Checkpoint()


NO_DEFAULT: Final = -1


class Decision(Ask):
    """One question to one seat. An action is a complete answer; where a subset is picked, `actions` are bit masks.

    `about` refers to what the question is about, as the rules know it; `view.present` makes it readable. `default` is
    what a clock or a standing order answers. A `reaction` is an offer to interrupt, and its default declines it. A
    question that `follows` goes on with the move that the seat's last answer began ("which target?"): a move is one
    answer that follows nothing, and those of the same seat that follow it.

    The session numbers decisions (`id`), so that a late answer to an old question is noticed. `council` is set where a
    team decides together, `chosen` where partners see each other's choices (by seat, what is chosen so far).
    """

    id: i64 = 0
    council: Council | None = None
    chosen: dict[int, int] | None = None

    def __init__(
        self,
        seat: i64,
        kind: str,
        actions: Sequence[int],
        about: object = None,
        default: i64 = NO_DEFAULT,
        reaction: bool = False,
        follows: bool = False,
    ) -> None:
        self.seat = seat
        self.kind = kind
        self.actions = actions
        self.about = about
        self.default = default
        self.reaction = reaction
        self.follows = follows

    def __repr__(self) -> str:
        who = self.seat if self.council is None else self.council.seats
        return f"<{self.kind} asked of {who}: {self.actions!r}>"


class Together(Ask):
    """Several seats decide at the same time. The flow reads `answers` (by seat) when it goes on.

    Usually no answer is known to anyone until all are in. An `open` choice is seen by everyone at once, and can be
    changed until all are in.
    """

    def __init__(self, decisions: list[Decision], open: bool = False) -> None:  # noqa: A002  (the word of the rules)
        self.decisions = decisions
        self.answers: dict[int, int] = {}
        self.open = open
        if open:
            for decision in decisions:
                decision.chosen = self.answers


class FirstOf(Ask):
    """Several seats are asked, each with actions of its own, and the first answer goes on.

    The flow gets the action, and reads in `seat` whose it was. Where the next question is a first of several again, a
    seat whose kind, actions and subject are still the same is asked under the same number: nobody's answer comes too
    late only because a partner was quicker.
    """

    def __init__(self, decisions: list[Decision]) -> None:
        self.decisions = decisions
        self.seat: i64 = -1


class Council(Ask):
    """A choice that a team makes together: every member of `seats` is asked the same `decision`.

    How the members come to one answer is the table's business (`kernel/council.py` counts their wishes; the seat `tie`
    decides between equals); the match gets one answer, and the rules must not care who gave it.
    """

    def __init__(
        self,
        seats: tuple[int, ...],
        kind: str,
        actions: Sequence[int],
        tie: i64,
        about: object = None,
        default: i64 = NO_DEFAULT,
    ) -> None:
        self.seats = seats
        self.tie = tie
        self.decision = Decision(tie, kind, actions, about, default)
        self.decision.council = self


Flow = Generator[Ask, int, T]


def react(offers: list[Decision]) -> Flow[dict[int, int]]:
    """Offer reactions to several seats at once, and give everyone's answer by seat.

    Who can do nothing but decline is not asked, and has declined; where nobody can do more, nothing is asked at all.
    """
    answers: dict[int, int] = {}
    asked: list[Decision] = []
    for offer in offers:
        if len(offer.actions) > 1:
            asked.append(offer)
        else:
            answers[offer.seat] = offer.default
    if len(asked) == 1:
        answers[asked[0].seat] = yield asked[0]
    elif asked:
        together = Together(asked)
        yield together
        answers.update(together.answers)
    return answers


@mypyc_attr(allow_interpreted_subclasses=True)
class Table:
    """What rules receive: the state, the luck, and someone to tell.

    `sink` is where events go; playouts have none. `reveals` counts the times that something hidden came to
    light without a roll, which no undo may cross. `cause` is what acts now, as the game numbers its causes: rules set
    it before they tell what follows from it. A checkpoint, and every input of a live game, ends it.
    """

    def __init__(self, state: State, chance: Chance, sink: list[Event] | None) -> None:
        self.state = state
        self.chance = chance
        self.sink = sink
        self.cause: i64 = NO_CAUSE
        self.plan: object = None  # in a bot's imagined world: what the bots of its team have agreed on
        self.wishes: tuple[tuple[str, str], ...] = ()  # there, too: signs that people gave, each with its ref
        self.rests: i64 = 0  # there, too: how often policies found that the match had come to rest
        self.enough: i64 = 0  # there, too: rests that end a playout, so that nobody need think about the last answer
        self.reveals: i64 = 0
        self.over = False  # the flow has come to its end

    def tell(self, kind: str, a: int = 0, b: int = 0, c: int = 0, d: int = 0, e: int = 0) -> None:
        """Tell everyone."""
        if self.sink is not None:
            self.sink.append(Event(kind, (a, b, c, d, e), None, None, self.cause))

    def whisper(self, seat: int, kind: str, a: int = 0, b: int = 0, c: int = 0, public: str = "") -> None:
        """Tell one seat; the others learn `public` (with the seat as its only argument), or nothing."""
        if self.sink is not None:
            shown = Event(public, (seat, 0, 0, 0, 0), None, None, self.cause) if public else None
            self.sink.append(Event(kind, (a, b, c, 0, 0), (seat,), shown, self.cause))

    def bill(self) -> Bill | None:
        """An empty bill for a number that is about to change; None where nobody listens."""
        return None if self.sink is None else Bill()

    def tell_change(
        self, kind: str, bill: Bill | None, a: int = 0, b: int = 0, c: int = 0, d: int = 0, e: int = 0
    ) -> None:
        """Tell everyone that a number has changed, and what the change is made of."""
        if self.sink is not None:
            items = () if bill is None else tuple(bill.items)
            self.sink.append(Event(kind, (a, b, c, d, e), None, None, self.cause, items))

    def drain(self, answer: int = 0) -> list[Event]:
        """What was told since the last time, once; `answer` is the number of the move that it came from."""
        sink = self.sink
        if sink is None:
            return []
        told = sink[:]
        sink.clear()
        for event in told:
            event.number(answer)
        return told

    def reveal(self) -> None:
        """Something hidden is now known."""
        self.reveals += 1


@mypyc_attr(allow_interpreted_subclasses=True)
class Policy:
    """A way of answering, quick enough for playouts. It reads the table, so give it only a sampled one."""

    def choose(self, table: Table, decision: Decision, whim: Chance) -> int:
        """The action to take; `whim` is the policy's own luck."""
        raise NotImplementedError

    def intent(self, table: Table, decision: Decision, action: int) -> Intent | None:
        """What the seat would say before it takes this action, if anything. Never asked for in playouts."""
        return None


class RandomPolicy(Policy):
    """Any legal action, all equally likely."""

    def choose(self, table: Table, decision: Decision, whim: Chance) -> int:
        """One of the actions."""
        actions = decision.actions
        return actions[whim.below(len(actions))]


def playout(
    flow: Generator[Ask, int, None],
    table: Table,
    policies: list[Policy],
    whim: Chance,
    first: int = -1,
    limit: int = 0,
    rests: int = 0,
) -> int:
    """Drive a flow to its end (or for `limit` decisions, when given) and count the decisions.

    With `rests` it also ends when policies have found so often that the match has come to rest (`Table.rests`); what is
    asked then stays unanswered. `policies` has one policy per seat. A fresh flow has no `first`; a flow that waits goes
    on with it.
    """
    count: i64 = 0
    most: i64 = limit
    enough: i64 = rests
    table.enough = enough
    answer = first
    try:
        send = flow.send  # looked up once: this loop is the hottest of all
        ask = next(flow) if first < 0 else send(first)
        while True:
            if isinstance(ask, Decision):
                if most and count >= most:
                    return count
                count += 1
                answer = policies[ask.seat].choose(table, ask, whim)
                if enough and table.rests >= enough:
                    return count
            elif isinstance(ask, Together):
                for decision in ask.decisions:
                    count += 1
                    seat = decision.seat
                    ask.answers[seat] = policies[seat].choose(table, decision, whim)
                    if enough and table.rests >= enough:
                        return count
                answer = 0
            elif isinstance(ask, (FirstOf, Council)):
                if most and count >= most:
                    return count
                decision = speaker(ask, count)
                count += 1
                answer = policies[decision.seat].choose(table, decision, whim)
            else:
                answer = 0
            ask = send(answer)
    except StopIteration:
        table.over = True
        return count


def speaker(ask: FirstOf | Council, turn: i64) -> Decision:
    """Who answers in a playout, where nobody is quicker: of several each in turn, for a council its tie seat."""
    if isinstance(ask, Council):
        return ask.decision
    decision = ask.decisions[turn % len(ask.decisions)]
    ask.seat = decision.seat
    return decision
