"""Which browser the tests drive: a Chromium on the PATH."""

from __future__ import annotations

import shutil

NAMES = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
"""Best first: the shell draws the same pages without a browser's own windows, with a quarter less work."""


def find() -> str | None:
    """The path of the best one available."""
    return next(filter(None, map(shutil.which, NAMES)), None)
