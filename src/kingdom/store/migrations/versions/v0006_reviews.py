"""Reviews of finished games, by record, bot and budget."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """Earlier reviews were only kept in memory: there is nothing to migrate."""
    op.create_table(
        "kingdom_reviews",
        sa.Column("record", sa.String(64), primary_key=True),
        sa.Column("bot", sa.String(64), primary_key=True),
        sa.Column("worlds", sa.Integer, primary_key=True),
        sa.Column("written", sa.Double, nullable=False),
        sa.Column("found", sa.Text, nullable=False),
    )
    op.create_index("ix_kingdom_reviews_written", "kingdom_reviews", ["written"])
