"""Whose table it is: how many of them one player has is bounded."""

from __future__ import annotations

import msgspec
import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision: str | None = "0004"
branch_labels: str | None = None
depends_on: str | None = None


class _Body(msgspec.Struct):
    """What is needed of the seating of a table."""

    host: str = ""


def upgrade() -> None:
    """Add the column, and fill it for the tables that count."""
    op.add_column("tables", sa.Column("host", sa.String(64), nullable=False, server_default=""))
    op.create_index("ix_tables_host", "tables", ["host", "phase"])
    tables = sa.table("tables", *(sa.column(name) for name in ("id", "body", "phase", "host")))
    connection = op.get_bind()
    unfinished = sa.select(tables.c.id, tables.c.body).where(tables.c.phase.in_(("waiting", "playing")))
    for table_id, body in connection.execute(unfinished).all():
        host = msgspec.json.decode(body, type=_Body).host
        connection.execute(sa.update(tables).where(tables.c.id == table_id).values(host=host))


def downgrade() -> None:
    """Remove it."""
    op.drop_index("ix_tables_host", "tables")
    op.drop_column("tables", "host")
