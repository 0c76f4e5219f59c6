"""The tables of the database. The log of a table is append-only; except for names and keys, all else follows from it.

Every change here needs a migration in `kingdom/store/migrations`; tests compare the two.
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

HEAD = "0001"
"""The version of the schema: the number of the last migration."""
VERSION_TABLE = "kingdom_version"
"""The table in which Alembic stores the version."""
SPECTATOR = -1
"""The stored form of a spectator, since a part of a key cannot be null."""

UPDATED: dict[int | None, str] = {0: "told_first", 1: "told_second", None: "told_watching"}
"""The column with the time of the last update for a viewer (None for a spectator)."""

metadata = MetaData()

version_table = Table(VERSION_TABLE, metadata, Column("version_num", String(32), primary_key=True))
version_table.primary_key.name = f"{VERSION_TABLE}_pkc"

tables = Table(
    "kingdom_tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("created", Double, nullable=False),
    Column("touched", Double, nullable=False, index=True),
    # The last update for each viewer. The lists that people see are sorted by these, not by `touched`.
    Column("told_first", Double),
    Column("told_second", Double),
    Column("told_watching", Double),
    Column("rules", String(32), nullable=False),
    Column("content_name", Text, nullable=False),
    Column("content_hash", String(64), nullable=False),
    Column("configuration", Text, nullable=False),
    # Text, since a seed may be too large for an integer of the database.
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
    # For a finished game: the cards each seat has built, and the result of a review for each.
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
    # A number across all tables, so that a process can find the entries that others have written.
    Column("id", BigInteger().with_variant(Integer, "sqlite"), primary_key=True, autoincrement=True),
    Column("table_id", ForeignKey("kingdom_tables.id", ondelete="CASCADE"), nullable=False),
    Column("sequence", Integer, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("action", Text, nullable=False),
    Column("client_id", String(64), nullable=False),
    Column("part", Integer, nullable=False),
    Column("written", Double, nullable=False),
    # The process that wrote it, which needs no notification.
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
    # True if the user of this browser has hidden the game from their list.
    Column("hidden", Boolean),
)

talk = Table(
    "kingdom_talk",
    metadata,
    Column("id", BigInteger().with_variant(Integer, "sqlite"), primary_key=True, autoincrement=True),
    Column("table_id", ForeignKey("kingdom_tables.id", ondelete="CASCADE"), nullable=False),
    Column("seat", Integer, nullable=False),
    # The kind of message: text, a request to the opponent, or its answer.
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
    # The card set as text, so that a game continues with the cards it began with.
    Column("pack", Text, nullable=False),
)

deliveries = Table(
    "kingdom_told",
    metadata,
    Column("table_id", ForeignKey("kingdom_tables.id", ondelete="CASCADE"), primary_key=True),
    Column("viewer", Integer, primary_key=True),
    Column("version", Integer, primary_key=True),
    # The seat that acted; -1 for the opening of the game.
    Column("seat", Integer, nullable=False),
    # The facts as sent; null if that seat took back its last action.
    Column("facts", Text),
)

deals = Table(
    "kingdom_deals",
    metadata,
    # A random name for links, or the date of a daily deal.
    Column("id", String(32), primary_key=True),
    Column("created", Double, nullable=False, index=True),
    Column("rules", String(32), nullable=False),
    Column("content_name", Text, nullable=False),
    Column("content_hash", String(64), nullable=False),
    Column("configuration", Text, nullable=False),
    # The seat of the person, and the bot they play against.
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
    # A hash of the reviewed record, the judging bot, and the number of deals it used.
    Column("record", String(64), primary_key=True),
    Column("bot", String(64), primary_key=True),
    Column("worlds", Integer, primary_key=True),
    Column("written", Double, nullable=False, index=True),
    # The judgements of a completed review.
    Column("found", Text, nullable=False),
)
