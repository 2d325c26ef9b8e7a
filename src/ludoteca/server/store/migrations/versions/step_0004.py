"""Keys of players, blocks, reports, and a place to try whether something can be written."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision: str | None = "0003"
branch_labels: str | None = None
depends_on: str | None = None


def upgrade() -> None:
    """Make the four tables."""
    op.create_table(
        "keys",
        sa.Column("key", sa.String(64), nullable=False),
        sa.Column("player", sa.String(64), nullable=False),
        sa.Column("since", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("key", name="pk_keys"),
    )
    op.create_index("ix_keys_player", "keys", ["player"])
    op.create_table(
        "blocks",
        sa.Column("player", sa.String(64), nullable=False),
        sa.Column("blocked", sa.String(64), nullable=False),
        sa.PrimaryKeyConstraint("player", "blocked", name="pk_blocks"),
    )
    op.create_table(
        "reports",
        sa.Column("id", sa.Integer(), nullable=False, autoincrement=True),
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("by", sa.String(64), nullable=False),
        sa.Column("about", sa.String(64), nullable=False),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("reason", sa.String(400), nullable=False),
        sa.Column("lines", sa.LargeBinary(), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_reports"),
    )
    op.create_table(
        "trials",
        sa.Column("name", sa.String(16), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("name", name="pk_trials"),
    )


def downgrade() -> None:
    """Remove them."""
    for name in ("trials", "reports", "blocks", "keys"):
        op.drop_table(name)
