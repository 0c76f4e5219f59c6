"""Fixtures of the tests of the store."""

from __future__ import annotations

from tests.kit.stores import database, store

__all__ = ["database", "store"]
