"""Chat, the series that a game belongs to, and games hidden from a list."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Existing rematches have no series: a series begins with the next rematch."""
    op.add_column("kingdom_tables", sa.Column("series", sa.String(32)))
    op.create_index("kingdom_tables_series", "kingdom_tables", ["series"])
    op.add_column("kingdom_visits", sa.Column("hidden", sa.Boolean))
    op.create_table(
        "kingdom_talk",
        sa.Column("id", sa.BigInteger().with_variant(sa.Integer, "sqlite"), primary_key=True, autoincrement=True),
        sa.Column("table_id", sa.String(32), sa.ForeignKey("kingdom_tables.id", ondelete="CASCADE"), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("written", sa.Double, nullable=False),
        sa.Column("writer", sa.String(32), nullable=False),
    )
    op.create_index("kingdom_talk_table", "kingdom_talk", ["table_id", "id"])
