"""Shared deals, and what is stored of finished games: what was built, and what a review found."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """For games that are already finished, `kingdom database upgrade` fills in what was built."""
    op.add_column("kingdom_tables", sa.Column("deal", sa.String(32)))
    op.create_index("kingdom_tables_deal", "kingdom_tables", ["deal"])
    op.add_column("kingdom_tables", sa.Column("built", sa.Text))
    op.add_column("kingdom_tables", sa.Column("judged", sa.Text))
    op.create_table(
        "kingdom_deals",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("created", sa.Double, nullable=False),
        sa.Column("rules", sa.String(32), nullable=False),
        sa.Column("content_name", sa.Text, nullable=False),
        sa.Column("content_hash", sa.String(64), nullable=False),
        sa.Column("configuration", sa.Text, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("bot", sa.Text),
        sa.Column("seed", sa.Text, nullable=False),
    )
    op.create_index("ix_kingdom_deals_created", "kingdom_deals", ["created"])
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
