"""Running compiled functions as plain Python."""

from __future__ import annotations

import pytest

from kingdom.native import library


def interpret(monkeypatch: pytest.MonkeyPatch) -> None:
    """Run all functions as plain Python, even if the native library exists."""
    monkeypatch.setattr(library, "library", lambda: None)
    monkeypatch.setattr(library, "_bound", {})
