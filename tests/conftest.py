"""Setup of all tests: the Hypothesis profiles, the order of tests, and skipping without a browser."""

from __future__ import annotations

import gc
import os
from collections.abc import Generator
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest
from hypothesis import HealthCheck, settings

from tests.counting import Counting
from tests.ordering import put_in_order

pytest.register_assert_rewrite("tests.kit")

os.environ["KINGDOM_LANGUAGE"] = "en"  # whatever the language of the machine

settings.register_profile(
    "quick",
    max_examples=20,
    deadline=None,
    # The same examples in every run, so that results do not depend on luck. The deep profile looks for more.
    derandomize=True,
    print_blob=True,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.register_profile("deep", parent=settings.get_profile("quick"), max_examples=1000, derandomize=False)
settings.load_profile("quick")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--count", action="store_true", help="count the lines of core, rules and modules that tests reach")


def pytest_configure(config: pytest.Config) -> None:
    if config.getoption("count"):
        config.pluginmanager.register(Counting(config))


@pytest.hookimpl(wrapper=True)
def pytest_collection() -> Generator[None, Any, Any]:
    """Collected tests stay to the end: the garbage collector need not scan them, now or during the tests."""
    gc.disable()
    try:
        return (yield)
    finally:
        gc.freeze()
        gc.enable()


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    put_in_order(items)


@pytest.fixture(autouse=True)
def deals(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Without a seed, each test gets its own deal, the same in every run; in the deep profile, a random one."""
    if settings.get_current_profile_name() != "deep":
        from kingdom.game import making

        drawing = Random(request.node.nodeid)
        monkeypatch.setattr(making, "secrets", SimpleNamespace(randbits=drawing.getrandbits))


def pytest_runtest_setup(item: pytest.Item) -> None:
    """Skip a browser test if there is no browser, or fail it if one is required."""
    from tests.kit.chromium import NAMES, find

    if item.get_closest_marker("browser") is None or find():
        return
    sought = f"no browser on the PATH; any of {', '.join(NAMES)} will do"
    if os.environ.get("KINGDOM_BROWSER") == "required":
        pytest.fail(f"KINGDOM_BROWSER=required, but {sought}", pytrace=False)
    pytest.skip(sought)
