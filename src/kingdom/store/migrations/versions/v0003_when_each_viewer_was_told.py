"""When each viewer was last told something, so that no list of games moves with what others do unseen."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Of what was before, nobody knows when it was told: those games are sorted by when they began."""
    for column in ("told_first", "told_second", "told_watching"):
        op.add_column("kingdom_tables", sa.Column(column, sa.Double))
