"""Campaigns: which matches belong together."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision: str | None = "0001"
branch_labels: str | None = None
depends_on: str | None = None


def upgrade() -> None:
    """A table for campaigns, and two columns that say which chapter a match plays."""
    op.create_table(
        "campaigns",
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("game", sa.String(64), nullable=False),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("player", sa.String(64), nullable=False),
        sa.Column("created", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_campaigns"),
    )
    op.create_index("ix_campaigns_player", "campaigns", ["player"])
    op.add_column("tables", sa.Column("campaign", sa.String(32), nullable=False, server_default=""))
    op.add_column("tables", sa.Column("chapter", sa.String(64), nullable=False, server_default=""))
    op.create_index("ix_tables_campaign", "tables", ["campaign"])


def downgrade() -> None:
    """Forget which matches belong together."""
    op.drop_index("ix_tables_campaign", "tables")
    op.drop_column("tables", "chapter")
    op.drop_column("tables", "campaign")
    op.drop_table("campaigns")
