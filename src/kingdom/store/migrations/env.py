"""Alembic's environment: runs migrations inside the caller's transaction."""

from __future__ import annotations

from alembic import context

from kingdom.store.schema import VERSION_TABLE, metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    version_table=VERSION_TABLE,
    # SQLite cannot alter a table, so Alembic rewrites it.
    render_as_batch=True,
)
with context.begin_transaction():
    context.run_migrations()
