"""Fixtures of the tests of the server: a database, a store in it, and the tables of that store."""

from __future__ import annotations

import pytest

from kingdom.content import load
from kingdom.store import Store
from kingdom.web.tables.tables import Tables
from tests.kit.stores import database, store

__all__ = ["database", "store", "tables"]


@pytest.fixture
def tables(store: Store) -> Tables:
    """The tables of the store."""
    return Tables(store, load(None))
