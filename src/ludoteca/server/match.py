"""A match at a served table: started with fair luck, rebuilt from its entries, told moment by moment."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable
from typing import Any

import msgspec

from ludoteca.kernel.errors import LudotecaError
from ludoteca.kernel.event import Event
from ludoteca.kernel.fair import Fair
from ludoteca.kernel.game import Game
from ludoteca.kernel.record import Record
from ludoteca.kernel.session import Session
from ludoteca.server.messages import Said
from ludoteca.server.seating import BOT, Seating
from ludoteca.server.store import EntryRow, TableRow
from ludoteca.server.told import from_disk

MOST_MOMENTS = 400  # kept for those who come back; who missed more gets everything anew
MOST_CHAT = 100


class Past(msgspec.Struct):
    """One moment of a table: the events of one entry, secrets included."""

    version: int
    at: float
    events: list[Event]


class Outdated(Exception):
    """This match was played by rules that this program no longer has."""


class Story:
    """What has happened at a table, as far as it is kept in memory."""

    def __init__(self) -> None:
        self.moments: deque[Past] = deque()
        self.forgotten = 0  # the version up to which moments have been let go
        self.chat: deque[Said] = deque(maxlen=MOST_CHAT)

    def add(self, version: int, at: float, events: list[Event]) -> None:
        """One more moment, if anything was told."""
        if not events:
            return
        self.moments.append(Past(version, at, events))
        if len(self.moments) > MOST_MOMENTS:
            self.forgotten = self.moments.popleft().version

    def since(self, version: int) -> list[Past] | None:
        """The moments after a version; None when some of them are forgotten."""
        if version < self.forgotten:
            return None
        return [past for past in self.moments if past.version > version]


def start(game: Game, seats: int, options: dict[str, Any], seed: str, contributions: str) -> Session:
    """A new match whose luck was committed to."""
    return game.start(seats, options=options, chance=Fair(seed, contributions))


def contributions_of(seating: Seating) -> str:
    """What the players add to the luck: their names as they start."""
    return "|".join(seating.names())


def rebuild(game: Game, row: TableRow, entries: Iterable[EntryRow], story: Story) -> Session | None:
    """The match as its entries tell it, or None while nobody has started it. Fills the story on the way."""
    session: Session | None = None
    for entry in entries:
        if entry.kind in ("chat", "emote"):
            story.chat.append(msgspec.json.decode(entry.body, type=Said))
            continue
        story.add(entry.version, entry.at, from_disk(entry.told))
        if entry.kind == "start":
            if row.rules != game.rules_version:
                raise Outdated(row.rules)
            body = msgspec.json.decode(entry.body)
            session = start(game, len(body["names"]), body["options"], row.seed, row.contributions)
        elif session is not None:
            repeat(session, entry)
    return session


def repeat(session: Session, entry: EntryRow) -> list[Event]:
    """Do again what an entry tells; entries that are not of the match change nothing."""
    if entry.kind not in ("answer", "undo", "tick"):
        return []
    body = msgspec.json.decode(entry.body)
    try:
        if entry.kind == "answer":
            return session.answer(body["seat"], body["action"])
        if entry.kind == "tick":
            return session.tick(body["ms"])
    except LudotecaError as problem:
        raise Outdated(str(problem)) from problem
    session.undo(body["seat"])
    return []


def final_record(session: Session, seating: Seating) -> Record:
    """The record of a finished match with its seed, and who played."""
    record: Record = session.record()
    bots = [chair.level if chair.kind == BOT else "human" for chair in seating.chairs]
    return msgspec.structs.replace(record, names=seating.names(), bots=bots).signed()
