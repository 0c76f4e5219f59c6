"""The tables of the database. The log of a table is append-only; all else except names and keys follows from it.

Every change here needs a migration in `kingdom/store/migrations`: tests compare the two.
"""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Double,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
)

HEAD = "0006"
"""The version of the schema, which is that of the last migration."""
VERSION_TABLE = "kingdom_version"
"""The table in which Alembic stores the version."""
SPECTATOR = -1
"""Stands for a spectator where a seat is stored: a key cannot be null."""

TOLD: dict[int | None, str] = {0: "told_first", 1: "told_second", None: "told_watching"}
"""The column for when a viewer (None for a spectator) was last told something."""

metadata = MetaData()

version_table = Table(VERSION_TABLE, metadata, Column("version_num", String(32), primary_key=True))
version_table.primary_key.name = f"{VERSION_TABLE}_pkc"

tables = Table(
    "kingdom_tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("created", Double, nullable=False),
    Column("touched", Double, nullable=False, index=True),
    # When each viewer was last told something: the lists that people see are sorted by this, not by `touched`.
    Column("told_first", Double),
    Column("told_second", Double),
    Column("told_watching", Double),
    Column("rules", String(32), nullable=False),
    Column("content_name", Text, nullable=False),
    Column("content_hash", String(64), nullable=False),
    Column("configuration", Text, nullable=False),
    # A seed may be any integer, even one too large for a database type.
    Column("seed", Text),
    Column("position", Text),
    Column("seats", Text, nullable=False),
    Column("practice", Boolean, nullable=False),
    Column("origin", String(32)),
    # The first game of a series of rematches.
    Column("series", String(32)),
    # The shared deal; not a foreign key, since a table may come from another server without it.
    Column("deal", String(32)),
    Column("sequence", Integer, nullable=False),
    Column("bot_due", Boolean, nullable=False),
    Column("result", Text),
    # For a finished game: what each seat has built, and what a review found for each.
    Column("built", Text),
    Column("judged", Text),
    Index("kingdom_tables_bot_due", "bot_due", "touched"),
    Index("kingdom_tables_origin", "origin"),
    Index("kingdom_tables_series", "series"),
    Index("kingdom_tables_deal", "deal"),
)

entries = Table(
    "kingdom_entries",
    metadata,
    # Numbers all entries of all tables, so that a process can see what others have written.
    Column("id", BigInteger().with_variant(Integer, "sqlite"), primary_key=True, autoincrement=True),
    Column("table_id", ForeignKey("kingdom_tables.id", ondelete="CASCADE"), nullable=False),
    Column("sequence", Integer, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("action", Text, nullable=False),
    Column("client_id", String(64), nullable=False),
    Column("part", Integer, nullable=False),
    Column("written", Double, nullable=False),
    # The process that wrote it, which does not need to be notified.
    Column("writer", String(32), nullable=False),
    UniqueConstraint("table_id", "sequence", name="kingdom_entries_place"),
    UniqueConstraint("table_id", "seat", "client_id", "part", name="kingdom_entries_request"),
)

keys = Table(
    "kingdom_keys",
    metadata,
    Column("table_id", ForeignKey("kingdom_tables.id", ondelete="CASCADE"), primary_key=True),
    Column("hash", String(64), primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("once", Boolean, nullable=False),
)

visits = Table(
    "kingdom_visits",
    metadata,
    Column("browser", String(64), primary_key=True),
    Column("table_id", ForeignKey("kingdom_tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    # Whether the user of this browser has hidden the game from their list.
    Column("hidden", Boolean),
)

talk = Table(
    "kingdom_talk",
    metadata,
    Column("id", BigInteger().with_variant(Integer, "sqlite"), primary_key=True, autoincrement=True),
    Column("table_id", ForeignKey("kingdom_tables.id", ondelete="CASCADE"), nullable=False),
    Column("seat", Integer, nullable=False),
    # The kind of message: words, or a request to the opponent or its answer.
    Column("kind", String(16), nullable=False),
    Column("text", Text, nullable=False),
    Column("written", Double, nullable=False),
    Column("writer", String(32), nullable=False),
    Index("kingdom_talk_table", "table_id", "id"),
)

contents = Table(
    "kingdom_contents",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("name", Text, nullable=False),
    # The card set as it was read, so that a game continues with the cards it began with.
    Column("pack", Text, nullable=False),
)

told = Table(
    "kingdom_told",
    metadata,
    Column("table_id", ForeignKey("kingdom_tables.id", ondelete="CASCADE"), primary_key=True),
    Column("viewer", Integer, primary_key=True),
    Column("version", Integer, primary_key=True),
    # Who acted; -1 for the opening of the game.
    Column("seat", Integer, nullable=False),
    # What the viewer was told; null if that seat took back its last action.
    Column("facts", Text),
)

deals = Table(
    "kingdom_deals",
    metadata,
    # A random name used in links, or the date for a daily deal.
    Column("id", String(32), primary_key=True),
    Column("created", Double, nullable=False, index=True),
    Column("rules", String(32), nullable=False),
    Column("content_name", Text, nullable=False),
    Column("content_hash", String(64), nullable=False),
    Column("configuration", Text, nullable=False),
    # The seat of the person who plays it, and the bot they play against.
    Column("seat", Integer, nullable=False),
    Column("bot", Text),
    Column("seed", Text, nullable=False),
)

deal_bots = Table(
    "kingdom_deal_bots",
    metadata,
    Column("deal_id", ForeignKey("kingdom_deals.id", ondelete="CASCADE"), primary_key=True),
    Column("bot", String(64), primary_key=True),
    Column("result", Text, nullable=False),
)

secrets = Table(
    "kingdom_secrets",
    metadata,
    Column("name", String(32), primary_key=True),
    Column("value", Text, nullable=False),
)

reviews = Table(
    "kingdom_reviews",
    metadata,
    # A hash of the reviewed record, the bot that judged, and the number of deals it used.
    Column("record", String(64), primary_key=True),
    Column("bot", String(64), primary_key=True),
    Column("worlds", Integer, primary_key=True),
    Column("written", Double, nullable=False, index=True),
    # The judgements of a completed review.
    Column("found", Text, nullable=False),
)
