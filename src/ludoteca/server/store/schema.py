"""What is on disk: players, tables, and the append-only entries of each table."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    UniqueConstraint,
)

METADATA = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_name)s",
        "uq": "uq_%(table_name)s_%(column_0_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "pk": "pk_%(table_name)s",
    }
)

# A player is known by the hash of a token that only their browser has.
PLAYERS = Table(
    "players",
    METADATA,
    Column("id", String(64), primary_key=True),
    Column("name", String(80), nullable=False),
    Column("created", Float, nullable=False),
    Column("speed", String(16), nullable=False, server_default=""),  # how fast they want to see bots; empty: not said
)

# `body` is the seating, options and clock as JSON; the columns beside it are what is searched for.
TABLES = Table(
    "tables",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("game", String(64), nullable=False),
    Column("rules", String(32), nullable=False),
    Column("phase", String(16), nullable=False),
    Column("public", Boolean, nullable=False),
    Column("moving", Boolean, nullable=False),  # a bot or a clock will move: the table wakes up with the server
    Column("version", BigInteger, nullable=False),
    Column("body", LargeBinary, nullable=False),
    Column("seed", String(64), nullable=False),
    Column("commitment", String(64), nullable=False),
    Column("contributions", String, nullable=False),
    Column("outcome", LargeBinary, nullable=True),
    Column("record", LargeBinary, nullable=True),  # the whole record file, once the match is over
    Column("created", Float, nullable=False),
    Column("updated", Float, nullable=False),
    Column("campaign", String(32), nullable=False, server_default=""),  # the match is a chapter of this campaign
    Column("chapter", String(64), nullable=False, server_default=""),
    Column("host", String(64), nullable=False, server_default=""),  # whose table it is
    Index("ix_tables_phase_updated", "phase", "updated"),
    Index("ix_tables_moving", "moving"),
    Index("ix_tables_campaign", "campaign"),
    Index("ix_tables_host", "host", "phase"),
)

# A campaign is only a name for matches that belong together; how far it has come is worked out from those.
CAMPAIGNS = Table(
    "campaigns",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("game", String(64), nullable=False),
    Column("name", String(64), nullable=False),
    Column("player", String(64), nullable=False),  # who began it
    Column("created", Float, nullable=False),
    Index("ix_campaigns_player", "player"),
)

# Who has, or had, a seat where: what a player finds again in the lobby.
MEMBERS = Table(
    "members",
    METADATA,
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("player", String(64), primary_key=True),
    Index("ix_members_player", "player"),
)

# Everything that happened at a table, in order. `told` are the events that people saw, with their audience.
ENTRIES = Table(
    "entries",
    METADATA,
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("n", Integer, primary_key=True),
    Column("version", BigInteger, nullable=False),
    Column("kind", String(16), nullable=False),
    Column("player", String(64), nullable=False),  # empty: the table itself, a bot, the clock
    Column("command", String(40), nullable=True),
    Column("body", LargeBinary, nullable=False),
    Column("told", LargeBinary, nullable=False),
    Column("at", Float, nullable=False),
    UniqueConstraint("table_id", "player", "command", name="uq_entries_command"),
)

# Which tokens stand for which player. One that is not here stands for the player that bears its hash; one with no
# player was given back: it stands for nobody any more.
KEYS = Table(
    "keys",
    METADATA,
    Column("key", String(64), primary_key=True),
    Column("player", String(64), nullable=False),
    Column("since", Float, nullable=False),
    Index("ix_keys_player", "player"),
)

# Who does not want to hear of whom.
BLOCKS = Table(
    "blocks",
    METADATA,
    Column("player", String(64), primary_key=True),
    Column("blocked", String(64), primary_key=True),
)

# What whoever runs the server is asked to look at.
REPORTS = Table(
    "reports",
    METADATA,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("table_id", String(32), nullable=False),
    Column("by", String(64), nullable=False),
    Column("about", String(64), nullable=False),
    Column("name", String(80), nullable=False),
    Column("reason", String(400), nullable=False),
    Column("lines", LargeBinary, nullable=False),
    Column("at", Float, nullable=False),
)

# A place to try whether the disk takes something.
TRIALS = Table("trials", METADATA, Column("name", String(16), primary_key=True), Column("at", Float, nullable=False))
