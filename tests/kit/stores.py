"""Fixtures for the store: each kind of database, and a store in it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from kingdom.store import Store
from tests.kit.databases import KINDS, new_database


@pytest.fixture(params=KINDS)
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The URL of a new database, for each kind of database."""
    return new_database(request.param, tmp_path)


@pytest.fixture
def store(database: str) -> Iterator[Store]:
    """A store in a new database."""
    opened = Store(database)
    yield opened
    opened.close()
