"""How fast a player wants to see bots move."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision: str | None = "0002"
branch_labels: str | None = None
depends_on: str | None = None


def upgrade() -> None:
    """One more column; empty for those who have not said."""
    op.add_column("players", sa.Column("speed", sa.String(16), nullable=False, server_default=""))


def downgrade() -> None:
    """Forget what they said."""
    op.drop_column("players", "speed")
