"""What is on disk, as the rest of the server holds it; and a `Write`, what one of them wants there."""

from __future__ import annotations

import msgspec


class TableRow(msgspec.Struct):
    """One table as it is on disk."""

    id: str
    game: str
    rules: str
    phase: str
    public: bool
    moving: bool
    version: int
    body: bytes
    seed: str
    commitment: str
    contributions: str
    outcome: bytes | None
    created: float
    updated: float
    campaign: str = ""
    chapter: str = ""
    host: str = ""
    record: bytes | None = None


class PlayerRow(msgspec.Struct):
    """What is known of a player; nothing of a stranger."""

    name: str = ""
    speed: str = ""  # how fast they want to see bots move; empty: they have not said


class CampaignRow(msgspec.Struct):
    """One campaign as it is on disk."""

    id: str
    game: str
    name: str
    player: str
    created: float


class ReportRow(msgspec.Struct):
    """What someone wants whoever runs this server to look at."""

    table_id: str
    by: str  # who reports, and about whom
    about: str
    name: str  # as the other one was called there
    reason: str
    lines: bytes  # the last lines of the chat, as JSON
    at: float


class EntryRow(msgspec.Struct):
    """One entry of a table as it is on disk."""

    table_id: str
    n: int
    version: int
    kind: str
    player: str
    command: str | None
    body: bytes
    told: bytes
    at: float


class Write(msgspec.Struct):
    """What one table (or the lobby) wants on disk, all of it or nothing."""

    entry: EntryRow | None = None
    table: TableRow | None = None  # the row as it is from now on
    created: TableRow | None = None
    members: list[tuple[str, str]] = []
    strangers: list[tuple[str, str]] = []  # members no longer
    player: tuple[str, str, float] | None = None  # id, name, and since when
    speed: tuple[str, str, float] | None = None  # of a player: id, what they want, and when they said so
    campaign: CampaignRow | None = None  # one that begins
    trial: float = 0.0  # nothing but a trial whether the disk takes something
    keys: list[tuple[str, str, float]] = []  # hashes of tokens, and whose they are from now on; empty: nobody's
    block: tuple[str, str, bool] | None = None  # who does not want to hear of whom, from now on or no longer
    report: ReportRow | None = None
    removed: list[str] = []  # tables
    hushed: list[str] = []  # tables at which what was said goes
    settled: float = 0.0  # what was reported before goes
