"""The test kit: markers and tables that make a test read like the rulebook."""

from __future__ import annotations

import pytest

from tests.kit.table import Table, given

__all__ = ["Table", "clause", "given"]


def clause(*ids: str) -> pytest.MarkDecorator:
    """Mark a test with the clauses (`PLA-3`) and rulings (`END-2/R1`) that it proves."""
    return pytest.mark.clause(*ids)
