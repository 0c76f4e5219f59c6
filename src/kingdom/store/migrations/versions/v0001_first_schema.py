"""The schema of the first release."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Create all tables."""
    op.create_table(
        "kingdom_tables",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("created", sa.Double, nullable=False),
        sa.Column("touched", sa.Double, nullable=False, index=True),
        sa.Column("told_first", sa.Double),
        sa.Column("told_second", sa.Double),
        sa.Column("told_watching", sa.Double),
        sa.Column("rules", sa.String(32), nullable=False),
        sa.Column("content_name", sa.Text, nullable=False),
        sa.Column("content_hash", sa.String(64), nullable=False),
        sa.Column("configuration", sa.Text, nullable=False),
        sa.Column("seed", sa.Text),
        sa.Column("position", sa.Text),
        sa.Column("seats", sa.Text, nullable=False),
        sa.Column("practice", sa.Boolean, nullable=False),
        sa.Column("origin", sa.String(32)),
        sa.Column("series", sa.String(32)),
        sa.Column("deal", sa.String(32)),
        sa.Column("sequence", sa.Integer, nullable=False),
        sa.Column("bot_due", sa.Boolean, nullable=False),
        sa.Column("result", sa.Text),
        sa.Column("built", sa.Text),
        sa.Column("judged", sa.Text),
        sa.Index("kingdom_tables_bot_due", "bot_due", "touched"),
        sa.Index("kingdom_tables_origin", "origin"),
        sa.Index("kingdom_tables_series", "series"),
        sa.Index("kingdom_tables_deal", "deal"),
    )
    op.create_table(
        "kingdom_entries",
        _number(),
        _table(),
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
        _table(primary_key=True),
        sa.Column("hash", sa.String(64), primary_key=True),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("once", sa.Boolean, nullable=False),
    )
    op.create_table(
        "kingdom_visits",
        sa.Column("browser", sa.String(64), primary_key=True),
        _table(primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("hidden", sa.Boolean),
    )
    op.create_table(
        "kingdom_talk",
        _number(),
        _table(),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("written", sa.Double, nullable=False),
        sa.Column("writer", sa.String(32), nullable=False),
        sa.Index("kingdom_talk_table", "table_id", "id"),
    )
    op.create_table(
        "kingdom_contents",
        sa.Column("hash", sa.String(64), primary_key=True),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("pack", sa.Text, nullable=False),
    )
    op.create_table(
        "kingdom_told",
        _table(primary_key=True),
        sa.Column("viewer", sa.Integer, primary_key=True),
        sa.Column("version", sa.Integer, primary_key=True),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("facts", sa.Text),
    )
    op.create_table(
        "kingdom_deals",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("created", sa.Double, nullable=False, index=True),
        sa.Column("rules", sa.String(32), nullable=False),
        sa.Column("content_name", sa.Text, nullable=False),
        sa.Column("content_hash", sa.String(64), nullable=False),
        sa.Column("configuration", sa.Text, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("bot", sa.Text),
        sa.Column("seed", sa.Text, nullable=False),
    )
    op.create_table(
        "kingdom_deal_bots",
        sa.Column("deal_id", sa.String(32), sa.ForeignKey("kingdom_deals.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("bot", sa.String(64), primary_key=True),
        sa.Column("result", sa.Text, nullable=False),
    )
    op.create_table(
        "kingdom_secrets",
        sa.Column("name", sa.String(32), primary_key=True),
        sa.Column("value", sa.Text, nullable=False),
    )
    op.create_table(
        "kingdom_reviews",
        sa.Column("record", sa.String(64), primary_key=True),
        sa.Column("bot", sa.String(64), primary_key=True),
        sa.Column("worlds", sa.Integer, primary_key=True),
        sa.Column("written", sa.Double, nullable=False, index=True),
        sa.Column("found", sa.Text, nullable=False),
    )


def _number() -> sa.Column[int]:
    integer = sa.BigInteger().with_variant(sa.Integer, "sqlite")
    return sa.Column("id", integer, primary_key=True, autoincrement=True)


def _table(*, primary_key: bool = False) -> sa.Column[str]:
    key = sa.ForeignKey("kingdom_tables.id", ondelete="CASCADE")
    return sa.Column("table_id", sa.String(32), key, primary_key=primary_key, nullable=False)
