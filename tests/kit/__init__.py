"""What tests of the rules are written with."""

from __future__ import annotations

import pytest

__all__ = ["clause"]


def clause(*ids: str) -> pytest.MarkDecorator:
    """Mark a test with the clauses or rulings that it shows: `@clause("PLA-3", "END-2/R1")`."""
    return pytest.mark.clause(*ids)
