"""How a server is set up. Everything has a default that suits one machine in one room."""

from __future__ import annotations

import os
from dataclasses import dataclass, field
from pathlib import Path

from ludoteca.server.timekeeping import Timekeeper

DAY = 24 * 3600.0


@dataclass(frozen=True)
class Rates:
    """Token buckets: how many a second, and how many at once."""

    frames: tuple[float, float] = (30, 100)  # for a connection: of sockets, whatever they are
    requests: tuple[float, float] = (40, 200)  # for an address
    sockets: tuple[float, float] = (5, 60)  # for an address
    # For a player; all from one neighbourhood together may do some times as much (`limits.HOUSEMATES`, `PLAYMATES`).
    commands: tuple[float, float] = (20, 40)  # over all sockets
    many_commands: tuple[float, float] = (2, 20_000)  # the same, over a day: what they do is kept
    changes: tuple[float, float] = (2, 15)  # of whatever is neither an answer nor talk: who sits where, what is undone
    patience: tuple[float, float] = (1, 60)  # commands beyond that which are refused; then sockets are closed
    names: tuple[float, float] = (0.2, 10)
    devices: tuple[float, float] = (0.01, 10)  # signing out everywhere: which cookies are worthless is kept for good
    tables: tuple[float, float] = (0.2, 10)
    many_tables: tuple[float, float] = (0.01, 100)  # the same, over a day: they are kept
    replays: tuple[float, float] = (1, 10)
    hints: tuple[float, float] = (0.5, 3)  # a hint costs real thought
    chats: tuple[float, float] = (1, 8)
    many_chats: tuple[float, float] = (0.1, 300)  # the same, over an evening: they are kept
    signs: tuple[float, float] = (0.5, 5)  # more than that is noise
    codes: tuple[float, float] = (0.1, 5)  # nobody guesses the code of a table
    reports: tuple[float, float] = (0.01, 5)
    blocks: tuple[float, float] = (0.02, 50)  # whom one does not want to hear of: they are kept, and remembered
    live: tuple[float, float] = (10, 30)  # actions of a player in a live match: two hands, tapping


@dataclass(frozen=True)
class Settings:
    """What `ludoteca serve` can be told, and what tests turn to nought."""

    data: Path
    database: str = ""  # empty: SQLite in `data`
    database_seconds: float = 5.0  # in which a database that is a server has to answer
    static: Path | None = None
    host: str = "127.0.0.1"  # where the server listens
    pace: float = 1.2  # seconds before a bot answers, so that people can follow, where nobody wants it slower or faster
    patience: float = 5.0  # seconds that a bot leaves to people who are asked together with it
    absence: float = 20.0  # seconds after which someone who is not here lets an offer to react pass, when others wait
    hesitation: tuple[float, float] = (0.4, 1.2)  # seconds, from and to, that a standing order waits before it passes
    think: float = 0.6  # seconds that a mestre searches
    playouts: int | None = None  # bounds a mestre by number instead, for tests
    workers: int = 2
    idle: float = 180.0  # seconds after which a table that nobody looks at leaves memory
    consent: float = 120.0  # seconds after which who does not say whether something may be taken back has said no
    grace: float = 3.0  # seconds before a lost connection counts as gone: a reload is not leaving
    countdown: float = 3.0  # seconds before the time of a live match goes on
    host_grace: float = 60.0  # seconds after which an absent host's powers pass to those who are there
    rates: Rates = field(default_factory=Rates)
    message_size: int = 8 * 1024
    body_size: int = 64 * 1024
    most_sockets: int = 500  # for a neighbourhood: an address, or all of an IPv6 /64
    most_connections: int = 600  # for a neighbourhood: sockets, and what asks for pages
    most_open: int = 8000  # connections of everyone together
    most_browsers: int = 12  # of one player at one table
    busy: float = 0.3  # share of the event loop above which those who use most of it wait for the others
    head_size: int = 16 * 1024  # bytes of a request before its body
    head_seconds: float = 10.0  # in which they must have come
    body_seconds: float = 20.0  # in which the body must have come
    unread_seconds: float = 60.0  # in which somebody has to read on
    most_unread: int = 256 * 2**20  # bytes that were sent to everyone together and that nobody has taken yet
    most_running: int = 20  # matches in memory that one player may have set going
    most_tables: int = 100  # of one player, that wait or are played
    most_campaigns: int = 50  # that one player may have begun
    most_matches: int = 100  # of one campaign, which the lobby of all who play it has to read
    most_blocked: int = 500  # players whom one player may have blocked
    most_lines: int = 2000  # that are said at one table
    most_entries: int = 50_000  # things that people do at one table: whoever opens it waits for all to be done again
    keep_empty: float = DAY  # seconds for which a table that never began stays when nobody sits there
    keep_waiting: float = 14 * DAY  # seconds for which a table that never began stays
    keep_playing: float = 180 * DAY  # seconds for which a match that nobody goes on with stays
    keep_chat: float = 90 * DAY  # seconds for which what was said at a finished match stays
    keep_reports: float = 365 * DAY  # seconds for which what was reported stays
    names: tuple[str, ...] = ()  # what this server is called, beside its addresses and the name of the machine
    extra_games: tuple[str, ...] = ()  # `module:function` that puts more games on the shelf, here and in the workers
    behind_proxy: bool = False
    time: Timekeeper = field(default_factory=Timekeeper)

    @property
    def url(self) -> str:
        """The database as SQLAlchemy's asynchronous engine takes it."""
        given = self.database
        if not given:
            return f"sqlite+aiosqlite:///{self.data / 'ludoteca.sqlite'}"
        scheme, _, rest = given.partition("://")
        if scheme in ("postgres", "postgresql"):
            return f"postgresql+asyncpg://{rest.replace('sslmode=', 'ssl=')}"  # as the driver calls it
        if scheme == "sqlite":
            return f"sqlite+aiosqlite://{rest}"
        return given


def default_data() -> Path:
    """Where this platform keeps the data of a person's programs."""
    from platformdirs import user_data_path

    return user_data_path("ludoteca", appauthor=False)


def database_from_environment() -> str:
    """PostgreSQL, or another SQLite, by `DATABASE_URL`; nothing for the default."""
    return os.environ.get("DATABASE_URL", "")
