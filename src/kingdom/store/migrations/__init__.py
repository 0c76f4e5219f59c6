"""Migrations, which update the schema of an existing database to that of this release."""
