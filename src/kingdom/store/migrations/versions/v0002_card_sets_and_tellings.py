"""Card sets by their hash, and what each viewer was told, so that games survive changes of cards or rules."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Create their tables. The schema version, so far in `kingdom_about`, is kept by Alembic from now on."""
    op.create_table(
        "kingdom_contents",
        sa.Column("hash", sa.String(64), primary_key=True),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("pack", sa.Text, nullable=False),
    )
    op.create_table(
        "kingdom_told",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("kingdom_tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("viewer", sa.Integer, primary_key=True),
        sa.Column("version", sa.Integer, primary_key=True),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("facts", sa.Text),
    )
    op.drop_table("kingdom_about")
