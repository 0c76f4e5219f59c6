"""What Alembic runs: a migration inside the transaction that it is given."""

from __future__ import annotations

from alembic import context

from kingdom.store.schema import VERSION_TABLE, metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    version_table=VERSION_TABLE,
    # SQLite cannot change a table: Alembic writes it again.
    render_as_batch=True,
)
with context.begin_transaction():
    context.run_migrations()
