"""Standing orders: a seat lets reactions of one kind pass by themselves, until a span of the game ends.

An order never answers a question that must be answered: only reactions, which have a default. One that spares the
pressing ones (`Game.pressing`) leaves those to its owner; one that is about a single thing (`Game.subject`) leaves all
others to its owner. It lies with the seat, on disk, and what it answers is recorded as a plain answer. Only its owner
sees it, with a list of what it let pass: what it is about to answer is not shown as a question, and an answer by order
comes after a moment of hesitation (`movers.py`), so that nobody else can tell.

An order for the whole match is a seat's setting; one for a shorter span lies over it, and when it ends the setting
holds again. A game may begin with a setting (`Game.only_pressing`).
"""

from __future__ import annotations

from collections.abc import Collection
from typing import TYPE_CHECKING

from ludoteca.kernel.flow import NO_DEFAULT, Decision
from ludoteca.kernel.game import NO_SUBJECT, Game
from ludoteca.kernel.session import Session
from ludoteca.server.messages import GiveStanding, StandingOrder, Word
from ludoteca.server.refusals import Malformed, Refusal
from ludoteca.server.tables.seating import Passed, Seating, Standing

if TYPE_CHECKING:
    from ludoteca.kernel.flow import State

MOST_PASSED = 30  # the last ones that an order lists
MOST_ORDERS = 20  # of one seat
WHOLE = "match"  # the span of a setting


def stands(game: Game, state: State, order: Standing) -> bool:
    """Whether the span in which an order was given has not ended."""
    return game.span(state, order.until, order.seat) == order.mark


def begin(game: Game, session: Session, seating: Seating) -> None:
    """The settings with which every seat begins, whoever sits there now."""
    if game.only_pressing:
        for seat in range(len(seating.chairs)):
            for kind in game.presses:
                mark = game.span(session.state, WHOLE, seat)
                seating.standing.append(Standing(seat, kind, WHOLE, mark, but_pressing=True))


def give(game: Game, session: Session, seating: Seating, wanted: GiveStanding) -> None:
    """Let reactions of this kind pass from now on. The seat is asked one now, or the game has named the kind before."""
    seat, kind = wanted.seat, wanted.kind
    if wanted.until not in game.spans:
        raise Malformed("refuse-no-such-span")
    asked = session.pending.get(seat)
    is_asked = asked is not None and asked.kind == kind and may_answer(asked)
    if not is_asked and kind not in game.presses:
        raise Refusal("refuse-no-reaction")
    subject = NO_SUBJECT
    if wanted.same:
        subject = game.subject(session.state, asked) if asked is not None and is_asked else NO_SUBJECT
        if subject == NO_SUBJECT:
            raise Refusal("refuse-no-subject")
    older = {order.until for order in seating.standing}
    for until in older if wanted.until == WHOLE else older - {WHOLE}:
        end(seating, seat, kind, subject, until)
    if sum(1 for order in seating.standing if order.seat == seat) >= MOST_ORDERS:
        raise Refusal("refuse-too-many-orders")
    mark = game.span(session.state, wanted.until, seat)
    order = Standing(seat, kind, wanted.until, mark, but_pressing=wanted.but_pressing, subject=subject)
    seating.standing.append(order)


def end(seating: Seating, seat: int, kind: str, subject: int = NO_SUBJECT, until: str = "") -> bool:
    """End the order for this span, or for any where none is named; whether there was one."""
    before = len(seating.standing)
    which = (seat, kind, subject)
    seating.standing = [
        order
        for order in seating.standing
        if (order.seat, order.kind, order.subject) != which or until not in ("", order.until)
    ]
    return len(seating.standing) < before


def may_answer(asked: Decision) -> bool:
    """Whether an order may answer this: an offer to interrupt that can be declined."""
    return asked.reaction and asked.default != NO_DEFAULT and asked.council is None


def order_for(game: Game, session: Session, seating: Seating, seat: int) -> Standing | None:
    """The order that answers what this seat is asked now, if there is one."""
    asked = session.pending.get(seat)
    if asked is None or not may_answer(asked):
        return None
    for order in seating.standing:
        if (order.seat, order.kind) == (seat, asked.kind) and _passes(game, session.state, order, asked):
            return order
    return None


def _passes(game: Game, state: State, order: Standing, asked: Decision) -> bool:
    """Whether an order of this kind is for this very reaction."""
    if not stands(game, state, order) or order.subject not in (NO_SUBJECT, game.subject(state, asked)):
        return False
    return not (order.but_pressing and game.pressing(state, asked))


def note_passed(game: Game, session: Session, order: Standing) -> None:
    """Remember what an order is about to let pass."""
    prompt = game.present(session.state, session.pending[order.seat])
    answer = _answers(session, order.seat) + 1
    order.passed = [*order.passed, Passed(prompt.text, prompt.params, answer)][-MOST_PASSED:]


def forget_undone(session: Session, seating: Seating) -> None:
    """After an undo: what orders let pass and was taken back has not been let pass; it may come again."""
    for order in seating.standing:
        given = _answers(session, order.seat)
        order.passed = [passed for passed in order.passed if passed.answer <= given]


def _answers(session: Session, seat: int) -> int:
    """How many answers of the match are this seat's."""
    return sum(1 for who, what in session.log() if who == seat and isinstance(what, int))


def some_ended(game: Game, session: Session, seating: Seating) -> bool:
    """Whether there are orders whose span is over."""
    return not all(stands(game, session.state, order) for order in seating.standing)


def drop_ended(game: Game, session: Session, seating: Seating) -> None:
    """Forget the orders whose span is over."""
    seating.standing = [order for order in seating.standing if stands(game, session.state, order)]


def shown(game: Game, session: Session, seating: Seating, seats: Collection[int]) -> list[StandingOrder]:
    """The orders of these seats, for their owner."""
    return [
        _shown(game, session, seating, order)
        for order in seating.standing
        if order.seat in seats and stands(game, session.state, order)
    ]


def _shown(game: Game, session: Session, seating: Seating, order: Standing) -> StandingOrder:
    about = None if order.subject == NO_SUBJECT else Word(*game.subject_name(session.content, order.subject))
    is_next = order_for(game, session, seating, order.seat) is order
    return StandingOrder(
        order.seat,
        order.kind,
        order.until,
        [Word(passed.text, passed.params) for passed in order.passed],
        order.but_pressing,
        order.subject,
        about,
        session.pending[order.seat].id if is_next else 0,
    )
