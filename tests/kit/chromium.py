"""Finds the browser for the tests: a Chromium on the PATH."""

from __future__ import annotations

import shutil

NAMES = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
"""Best first: the headless shell renders the same pages with a quarter less work."""


def find() -> str | None:
    """The path of the best one available."""
    return next(filter(None, map(shutil.which, NAMES)), None)
