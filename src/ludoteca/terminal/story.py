"""What happened, as a person likes to read it: one paragraph a turn, without what was soon overtaken."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from ludoteca.boards import Board
from ludoteca.kernel.event import Event
from ludoteca.kernel.intent import Said, listeners
from ludoteca.kernel.session import Session
from ludoteca.narrate import Teller


def seen_by(events: Iterable[Event], seat: int | None) -> list[Event]:
    """The events as a seat (None: a spectator) knows them."""
    return [known for event in events if (known := event.seen_by(seat)) is not None]


def heard_by(session: Session, seat: int | None) -> list[Said]:
    """What bots have said that this seat (None: a spectator) may hear."""
    game, state = session.game, session.state
    heard = []
    for said in session.intents:
        audience = listeners(game.team(state, said[1]), session.seats)
        if audience is None or seat in audience:
            heard.append(said)
    return heard


def paragraphs(voice: Teller, board: Board, events: Sequence[Event], said: Sequence[Said] = ()) -> list[str]:
    """The story of some events: what acted, then what followed; before it, what bots had said that they would do.

    A kind that the board calls replaced is told once for a row of them.
    """
    told: list[str] = []
    together: list[Event] = []
    coming = [one for one in said if events and one[0] >= events[0].answer]

    def close() -> None:
        if together:
            told.append(" ".join(voice.tell_all(together)))
            together.clear()

    for index, event in enumerate(events):
        following = events[index + 1] if index + 1 < len(events) else None
        if (
            event.kind in board.replaced
            and following is not None
            and following.kind == event.kind
            and following.args[:1] == event.args[:1]
        ):
            continue
        if event.kind in board.opens or not board.opens:
            close()
        while coming and coming[0][0] <= event.answer:
            close()
            told.append(voice.intent(coming.pop(0)))
        together.append(event)
    close()
    return told
