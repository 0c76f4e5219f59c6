"""Migrations: upgrade a database of an earlier release to this one."""
