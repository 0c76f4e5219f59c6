"""When each viewer was last told something, so that hidden actions of others do not reorder a list of games."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """For existing games these times are unknown: they are sorted by when they began."""
    for column in ("told_first", "told_second", "told_watching"):
        op.add_column("kingdom_tables", sa.Column(column, sa.Double))
