"""Cookies without a server: records set cookies, and makes requests with cookies."""

from __future__ import annotations

from types import ModuleType, SimpleNamespace
from typing import Any

import pytest


def recorded_cookies(monkeypatch: pytest.MonkeyPatch, *modules: ModuleType) -> dict[str, str]:
    """Record the cookies that these modules set from now on, by name."""
    cookies: dict[str, str] = {}

    def give(response: object, request: object, name: str, value: str, **more: object) -> None:
        cookies[name] = value

    for module in modules:
        monkeypatch.setattr(module, "give_cookie", give)
    return cookies


def request_with(cookies: dict[str, str]) -> Any:
    """A request with these cookies."""
    return SimpleNamespace(cookies=cookies)
