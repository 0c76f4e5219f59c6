"""Pages of a table."""
