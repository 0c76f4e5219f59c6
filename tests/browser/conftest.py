"""Fixtures of the tests in a browser: a server, the browser, and people who come with it.

Pictures of what the pages showed lie in pytest's folder of the run, or where KINGDOM_SCREENSHOTS says: of every test
that fails, and of those that ask for one.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from tests.kit.browser import Host, SharedBrowser, Visits, hosting, pictures_folder
from tests.kit.local_server import settings_for

FAILED = pytest.StashKey[bool]()
CHROMIUM = SharedBrowser()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item, call: pytest.CallInfo[None]) -> Iterator[None]:
    """Remember that a test failed, so that its pages are photographed before they close."""
    report = yield
    if call.when == "call":
        item.stash[FAILED] = report.failed
    return report


@pytest.fixture(scope="session")
def host(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Host]:
    """A server for all tests: tables are nobody's but those who sit at them."""
    with hosting(settings_for(tmp_path_factory.mktemp("server"), bot_processes=1)) as found:
        yield found


@pytest.fixture
def browser() -> Browser:
    """Chromium: the same for all tests in a row that want it."""
    return CHROMIUM.open()


@pytest.hookimpl(trylast=True)
def pytest_runtest_teardown(item: pytest.Item, nextitem: pytest.Item | None) -> None:
    """Close it before a test that wants no browser, and may want an event loop of its own."""
    if nextitem is None or Path(__file__).parent not in nextitem.path.parents:
        CHROMIUM.close()


@pytest.fixture
def visits(
    browser: Browser, host: Host, request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Visits]:
    """People come and go; when they have gone, nothing may have gone wrong behind their pages."""
    found = Visits(browser, host, pictures_folder(tmp_path_factory.getbasetemp() / "screenshots"))
    yield found
    name = request.node.name
    if request.node.stash.get(FAILED, True):
        found.photograph(name)
    found.end()
    assert found.faults == []
