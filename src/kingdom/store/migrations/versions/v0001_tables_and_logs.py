"""Tables, their logs, keys and visits: the schema of the first release."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Create the tables."""
    op.create_table(
        "kingdom_about",
        sa.Column("key", sa.String(32), primary_key=True),
        sa.Column("value", sa.Text, nullable=False),
    )
    op.create_table(
        "kingdom_tables",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("created", sa.Double, nullable=False),
        sa.Column("touched", sa.Double, nullable=False),
        sa.Column("rules", sa.String(32), nullable=False),
        sa.Column("content_name", sa.Text, nullable=False),
        sa.Column("content_hash", sa.String(64), nullable=False),
        sa.Column("configuration", sa.Text, nullable=False),
        sa.Column("seed", sa.Text),
        sa.Column("position", sa.Text),
        sa.Column("seats", sa.Text, nullable=False),
        sa.Column("practice", sa.Boolean, nullable=False),
        sa.Column("origin", sa.String(32)),
        sa.Column("sequence", sa.Integer, nullable=False),
        sa.Column("bot_due", sa.Boolean, nullable=False),
        sa.Column("result", sa.Text),
    )
    op.create_index("ix_kingdom_tables_touched", "kingdom_tables", ["touched"])
    op.create_index("kingdom_tables_bot_due", "kingdom_tables", ["bot_due", "touched"])
    op.create_index("kingdom_tables_origin", "kingdom_tables", ["origin"])
    op.create_table(
        "kingdom_entries",
        sa.Column("id", sa.BigInteger().with_variant(sa.Integer, "sqlite"), primary_key=True, autoincrement=True),
        sa.Column("table_id", sa.String(32), sa.ForeignKey("kingdom_tables.id", ondelete="CASCADE"), nullable=False),
        sa.Column("sequence", sa.Integer, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("action", sa.Text, nullable=False),
        sa.Column("client_id", sa.String(64), nullable=False),
        sa.Column("part", sa.Integer, nullable=False),
        sa.Column("written", sa.Double, nullable=False),
        sa.Column("writer", sa.String(32), nullable=False),
        sa.UniqueConstraint("table_id", "sequence", name="kingdom_entries_place"),
        sa.UniqueConstraint("table_id", "seat", "client_id", "part", name="kingdom_entries_request"),
    )
    op.create_table(
        "kingdom_keys",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("kingdom_tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("hash", sa.String(64), primary_key=True),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("once", sa.Boolean, nullable=False),
    )
    op.create_table(
        "kingdom_visits",
        sa.Column("browser", sa.String(64), primary_key=True),
        sa.Column("table_id", sa.String(32), sa.ForeignKey("kingdom_tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
    )
