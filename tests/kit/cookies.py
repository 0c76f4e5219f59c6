"""Cookies without a server: those that a response sets, and a request that sends some."""

from __future__ import annotations

from types import ModuleType, SimpleNamespace
from typing import Any

import pytest


def noted(monkeypatch: pytest.MonkeyPatch, *modules: ModuleType) -> dict[str, str]:
    """The cookies that these modules set from now on, by name."""
    found: dict[str, str] = {}

    def give(response: object, request: object, name: str, value: str, **more: object) -> None:
        found[name] = value

    for module in modules:
        monkeypatch.setattr(module, "give_cookie", give)
    return found


def asking(cookies: dict[str, str]) -> Any:
    """A request with these cookies."""
    return SimpleNamespace(cookies=cookies)
