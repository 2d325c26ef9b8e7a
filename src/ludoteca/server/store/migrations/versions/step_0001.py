"""Players, tables, members and entries."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision: str | None = None
branch_labels: str | None = None
depends_on: str | None = None


def upgrade() -> None:
    """Make everything."""
    op.create_table(
        "players",
        sa.Column("id", sa.String(64), nullable=False),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("created", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_players"),
    )
    op.create_table(
        "tables",
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("game", sa.String(64), nullable=False),
        sa.Column("rules", sa.String(32), nullable=False),
        sa.Column("phase", sa.String(16), nullable=False),
        sa.Column("public", sa.Boolean(), nullable=False),
        sa.Column("moving", sa.Boolean(), nullable=False),
        sa.Column("version", sa.BigInteger(), nullable=False),
        sa.Column("body", sa.LargeBinary(), nullable=False),
        sa.Column("seed", sa.String(64), nullable=False),
        sa.Column("commitment", sa.String(64), nullable=False),
        sa.Column("contributions", sa.String(), nullable=False),
        sa.Column("outcome", sa.LargeBinary(), nullable=True),
        sa.Column("record", sa.LargeBinary(), nullable=True),
        sa.Column("created", sa.Float(), nullable=False),
        sa.Column("updated", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_tables"),
    )
    op.create_index("ix_tables_phase_updated", "tables", ["phase", "updated"])
    op.create_index("ix_tables_moving", "tables", ["moving"])
    op.create_table(
        "members",
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("player", sa.String(64), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_members_table_id", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table_id", "player", name="pk_members"),
    )
    op.create_index("ix_members_player", "members", ["player"])
    op.create_table(
        "entries",
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("n", sa.Integer(), nullable=False),
        sa.Column("version", sa.BigInteger(), nullable=False),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("player", sa.String(64), nullable=False),
        sa.Column("command", sa.String(40), nullable=True),
        sa.Column("body", sa.LargeBinary(), nullable=False),
        sa.Column("told", sa.LargeBinary(), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_entries_table_id", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table_id", "n", name="pk_entries"),
        sa.UniqueConstraint("table_id", "player", "command", name="uq_entries_command"),
    )


def downgrade() -> None:
    """Remove everything."""
    for name in ("entries", "members", "tables", "players"):
        op.drop_table(name)
