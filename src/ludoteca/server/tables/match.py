"""A match at a served table: started with fair luck, rebuilt from its entries, told moment by moment."""

from __future__ import annotations

from collections import deque
from typing import Any

import msgspec

from ludoteca.kernel.errors import LudotecaError, RuleFault
from ludoteca.kernel.event import Event
from ludoteca.kernel.fair import Fair
from ludoteca.kernel.game import Game
from ludoteca.kernel.packs import missing_packs
from ludoteca.kernel.record import Record
from ludoteca.kernel.session import Session
from ludoteca.server.messages import Said
from ludoteca.server.refusals import Refusal
from ludoteca.server.sight.told import from_disk
from ludoteca.server.store.rows import EntryRow, TableRow
from ludoteca.server.tables.seating import BOT, Seating

MOST_MOMENTS = 400  # kept for those who come back; who missed more gets everything anew
MOST_CHAT = 100


class Past(msgspec.Struct):
    """One moment of a table: the events of one entry, secrets included."""

    version: int
    at: float
    events: list[Event]


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


def content_of(game: Game, seats: int, options: dict[str, Any]) -> Any:
    """The content of a match with these options; where rules of today do not know them, that of a usual match."""
    try:
        return game.content(game.check_setup(seats, options))
    except LudotecaError:
        return game.content(game.check_setup(seats, None))


def outdated(game: Game, options: dict[str, Any]) -> Refusal:
    """Why a match cannot go on: by the packs that it needs and that are not here, else by the rules of today."""
    missing = missing_packs(game.options, options)
    return Refusal("refuse-pack", {"packs": ", ".join(missing)}) if missing else Refusal("refuse-outdated")


class Retold:
    """The match as its entries tell it, one by one; no session while nobody has started it. Fills a story."""

    def __init__(self, game: Game, row: TableRow, story: Story) -> None:
        self.game = game
        self.row = row
        self.story = story
        self.session: Session | None = None
        self.content: Any = None  # of the match, once it is started
        self.outdated = False

    def add(self, entry: EntryRow) -> None:
        """What happened next. What rules of today cannot repeat is still told."""
        if entry.kind in ("chat", "emote"):
            self.story.chat.append(msgspec.json.decode(entry.body, type=Said))
            return
        self.story.add(entry.version, entry.at, from_disk(entry.told))
        if self.outdated:
            return
        try:
            if entry.kind == "start":
                self._start(msgspec.json.decode(entry.body))
            elif self.session is not None:
                repeat(self.session, entry)
        except (LudotecaError, RuleFault):
            self.session, self.outdated = None, True

    def _start(self, body: dict[str, Any]) -> None:
        self.content = content_of(self.game, len(body["names"]), body["options"])
        if self.row.rules != self.game.rules_version:
            raise LudotecaError(f"this match was played by rules {self.row.rules}")
        options, contributions = body["options"], self.row.contributions
        self.session = start(self.game, len(body["names"]), options, self.row.seed, contributions)


def repeat(session: Session, entry: EntryRow) -> list[Event]:
    """Do again what an entry tells; entries that are not of the match change nothing.

    In a live match `ms` is the time that had passed before an answer.
    """
    if entry.kind not in ("answer", "undo", "tick", "say"):
        return []
    body = msgspec.json.decode(entry.body)
    if entry.kind == "say":
        session.note_intent(body["seat"], body["key"], body["params"])
        return []
    events = session.tick(body["ms"]) if body.get("ms") else []
    if entry.kind == "answer":
        events += session.answer(body["seat"], body["action"])
    elif entry.kind == "undo":
        session.undo(body["seat"], body.get("whole", False))
    return events


def final_record(session: Session, seating: Seating) -> tuple[bytes, bytes]:
    """The record of a finished match with its seed, and who played, as a file; and its outcome as JSON.

    That of a live match has tens of thousands of numbers: let a thread do it.
    """
    record: Record = session.record()
    bots = [chair.level if chair.kind == BOT else "human" for chair in seating.chairs]
    signed = msgspec.structs.replace(record, names=seating.names(), bots=bots).signed()
    return signed.to_bytes(), msgspec.json.encode(signed.outcome)
