"""What happened, as a person likes to read it: one paragraph a turn, without what was soon overtaken."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from ludoteca.kernel.event import Event
from ludoteca.kernel.game import Game
from ludoteca.narrate import tell
from ludoteca.terminal.boards import Board


def seen_by(events: Iterable[Event], seat: int | None) -> list[Event]:
    """The events as a seat (None: a spectator) knows them."""
    return [known for event in events if (known := event.seen_by(seat)) is not None]


def paragraphs(game: Game, board: Board, events: Sequence[Event], names: Sequence[str], language: str) -> list[str]:
    """The story of some events. A kind that the board calls replaced is told once for a row of them."""
    told: list[list[str]] = []
    for index, event in enumerate(events):
        following = events[index + 1] if index + 1 < len(events) else None
        if (
            event.kind in board.replaced
            and following is not None
            and following.kind == event.kind
            and following.args[:1] == event.args[:1]
        ):
            continue
        if event.kind in board.opens or not told or not board.opens:
            told.append([])
        told[-1].append(tell(game, event, names, language))
    return [" ".join(sentences) for sentences in told]
