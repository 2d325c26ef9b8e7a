"""Taking back more than one's own: whose consent it needs, and what becomes of it.

Bots and people who are not here consent at once, also when they leave later. A request stands until all have agreed,
one refuses, who asked withdraws or leaves, anyone answers, or somebody has said nothing for long (`Settings.consent`);
bots and standing orders wait for that. Between two answers a seat asks so often and no more: nobody keeps the others
waiting for ever.
"""

from __future__ import annotations

from collections.abc import Collection

from ludoteca.kernel.session import Session
from ludoteca.server.messages import UndoAsk, UndoInfo
from ludoteca.server.refusals import Refusal
from ludoteca.server.tables.seating import HUMAN, Seating, WantedUndo

MOST_ASKED = 3  # times that a seat may want something taken back before anybody answers


def must_agree(session: Session, seating: Seating, seat: int, whole: bool, here: Collection[str]) -> list[int]:
    """The seats of other people, who are here, whose answers would be taken back."""
    found = session.undoable(seat)
    own = seating.chairs[seat].player
    must: list[int] = []
    for other in found.move_consent if whole else found.consent:
        chair = seating.chairs[other]
        if chair.kind == HUMAN and not chair.left and chair.player in here and chair.player != own:
            must.append(other)
    return must


def still_missing(session: Session, seating: Seating, wanted: WantedUndo, here: Collection[str]) -> list[int]:
    """Those who were asked, have not agreed yet, and are still here."""
    must = must_agree(session, seating, wanted.seat, wanted.whole, here)
    return [seat for seat in wanted.missing if seat in must]


def ask(session: Session, seats: Seating, wanted: WantedUndo) -> None:
    """Note that a seat wants something taken back; `Refusal` when it has asked for that often enough."""
    moves, often = seats.undo_asked.get(wanted.seat, (0, 0))
    often = often + 1 if moves == session.moves else 1
    if often > MOST_ASKED:
        raise Refusal("refuse-undo-asked")
    seats.undo_asked = {**seats.undo_asked, wanted.seat: (session.moves, often)}
    seats.undo = wanted


def undo_info(session: Session, seating: Seating, seats: Collection[int], here: Collection[str]) -> UndoInfo:
    """How far undo reaches for someone with these seats, and whose consent it takes."""
    seat = max(seats, key=lambda one: session.undoable(one).reach)
    found = session.undoable(seat)
    wanted = seating.undo
    return UndoInfo(
        found.reach,
        found.blocked_by,
        found.move,
        must_agree(session, seating, seat, False, here),
        must_agree(session, seating, seat, True, here),
        None if wanted is None else UndoAsk(wanted.seat, wanted.whole, wanted.missing),
    )
