"""How a server is set up. Everything has a default that suits one machine in one room."""

from __future__ import annotations

import os
from dataclasses import dataclass, field
from pathlib import Path


@dataclass(frozen=True)
class Rates:
    """Token buckets: how many a second, and how many at once."""

    commands: tuple[float, float] = (20, 40)  # for a connection
    requests: tuple[float, float] = (40, 200)  # for an address
    tables: tuple[float, float] = (0.5, 20)
    sockets: tuple[float, float] = (5, 60)
    replays: tuple[float, float] = (2, 20)
    hints: tuple[float, float] = (0.5, 3)  # for a connection: a hint costs real thought
    chats: tuple[float, float] = (1, 8)  # for a connection
    live: tuple[float, float] = (10, 30)  # actions of a player in a live match: two hands, tapping


@dataclass(frozen=True)
class Settings:
    """What `ludoteca serve` can be told, and what tests turn to nought."""

    data: Path
    database: str = ""  # empty: SQLite in `data`
    static: Path | None = None
    pace: float = 0.7  # seconds between a bot's question and its answer, so that people can follow
    think: float = 0.6  # seconds that a mestre searches
    playouts: int | None = None  # bounds a mestre by number instead, for tests
    workers: int = 2
    idle: float = 180.0  # seconds after which a table that nobody looks at leaves memory
    grace: float = 3.0  # seconds before a lost connection counts as gone: a reload is not leaving
    countdown: float = 3.0  # seconds before the time of a live match goes on
    host_grace: float = 60.0  # seconds after which an absent host's powers pass to those who are there
    rates: Rates = field(default_factory=Rates)
    message_size: int = 8 * 1024
    body_size: int = 64 * 1024
    most_connections: int = 500  # for an address
    extra_games: tuple[str, ...] = ()  # `module:function` that puts more games on the shelf, here and in the workers
    behind_proxy: bool = False

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
