"""Fixtures for tests of the store and of what is built on it: each kind of database, and a store in it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from kingdom.store import Store
from tests.kit.databases import KINDS, new_database


@pytest.fixture(params=KINDS)
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Each kind of database that games can be kept in."""
    return new_database(request.param, tmp_path)


@pytest.fixture
def store(database: str) -> Iterator[Store]:
    """A store in it."""
    opened = Store(database)
    yield opened
    opened.close()
