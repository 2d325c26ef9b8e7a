"""Saving a match from the terminal, and finding a place for it when nobody can be asked."""

from __future__ import annotations

import tempfile
from collections.abc import Sequence
from pathlib import Path

import msgspec

from ludoteca.kernel.errors import LudotecaError, RuleFault, ViewFault
from ludoteca.kernel.record import Record
from ludoteca.kernel.session import Session

SUFFIX = ".ludo"
HUMAN = "human"


def record_of(session: Session, players: Sequence[str]) -> Record:
    """The match so far, with who plays which seat."""
    record: Record = session.record()
    return msgspec.structs.replace(record, bots=list(players)).signed()


def players_of(record: Record) -> list[str]:
    """Who plays which seat in a saved match; people, when it does not say."""
    return list(record.bots) if len(record.bots) == record.seats else [HUMAN] * record.seats


def free_name(session: Session, folder: Path) -> Path:
    """A file name for this match that is not taken."""
    stem = session.game.id if session.seed is None else f"{session.game.id}-{session.seed}"
    path = folder / f"{stem}{SUFFIX}"
    number = 2
    while path.exists():
        path = folder / f"{stem}-{number}{SUFFIX}"
        number += 1
    return path


def rescue(session: Session, players: Sequence[str], known: Path | None) -> Path:
    """Save the match somewhere, whatever happens: in its own file, else here, else among temporary files."""
    record = record_of(session, players)
    places = [known] if known is not None else []
    places += [free_name(session, Path()), free_name(session, Path(tempfile.gettempdir()))]
    for path in places[:-1]:
        try:
            record.save(path)
        except LudotecaError:
            continue
        return path
    record.save(places[-1])
    return places[-1]


def keep_fault(fault: RuleFault | ViewFault) -> Path:
    """Save the record that shows a fault in a rule or a view, here or among temporary files."""
    record: Record = fault.record
    path = Path(f"{fault.game}-fault{SUFFIX}")
    try:
        record.save(path)
    except LudotecaError:
        path = Path(tempfile.gettempdir()) / path
        record.save(path)
    return path
