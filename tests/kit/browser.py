"""A real browser and a real server: the system's Chromium, and the application behind a local socket.

All pages are checked for errors in the console, requests to other sites, violations of the Content-Security-Policy, and
server errors.
"""

from __future__ import annotations

import asyncio
import os
import random
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from functools import partial
from pathlib import Path
from threading import Event, Thread
from typing import Any

import uvicorn
from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Error,
    Page,
    Request,
    Response,
    expect,
    sync_playwright,
)
from starlette.types import ASGIApp, Receive, Scope, Send

from kingdom.web.app import create_app
from kingdom.web.live.hub import Hub
from kingdom.web.preferences import COOKIE, Preferences
from kingdom.web.server.socket import TableServer, address, listen
from kingdom.web.settings import ServerSettings
from kingdom.web.tables.tables import Tables
from kingdom.web.workers.reviews import Reviews
from tests.kit.chromium import find

UNWANTED = (
    # The address bar of each window: two invisible pages that take longer to start than the one under test.
    "WebUIOmniboxPopup", "WebUIOmniboxAimPopup",
    # The features that Playwright turns off. They are repeated here because Chromium reads only the last such list.
    "AimEnabled", "AvoidCorsURLLoaderRestartOnRedirect", "AvoidUnnecessaryBeforeUnloadCheckSync",
    "DestroyProfileOnBrowserClose", "HttpsFirstBalancedModeAutoEnable", "HttpsUpgrades", "LensOverlay", "MediaRouter",
    "NetworkTimeServiceQuerying", "OptimizationHints", "PaintHolding", "PreconnectToSearch",
    "ThirdPartyStoragePartitioning",
)  # fmt: skip
ARGUMENTS = (
    "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run",
    "--disable-background-networking", "--disable-component-update", "--disable-sync",
    f"--disable-features={','.join(UNWANTED)}",
)  # fmt: skip
LAPTOP = (1366, 768)
PHONE = (390, 844)
UNAIDED = Preferences(speed="off", summaries="off", placing="off", offer="button")
"""Nothing moves or pops up on its own."""
PATIENCE = 120_000
"""The timeout for a page in milliseconds. Most waits take fifty, but the machine may be busy."""

CUT_OFF = ("ERR_ABORTED", "interrupted by another navigation")
"""Errors of a navigation if the page leaves for another address at the same moment."""

LATENCY = float(os.environ.get("KINGDOM_LATENCY") or 0) / 1000
"""The maximum random delay of responses in seconds: it makes tests fail that do not wait for a response."""

expect.set_options(timeout=PATIENCE)


# --- the server


@dataclass(frozen=True)
class Host:
    """A server that runs in this process, so that a test can look at its games."""

    address: str
    tables: Tables
    reviews: Reviews
    hub: Hub

    @contextmanager
    def quiet(self) -> Iterator[None]:
        """Send pages no events until this context ends. Bots are notified as usual."""
        tables, listeners = self.tables, self.tables.listeners
        # Replace the list instead of shortening it: another thread may be iterating over it.
        tables.listeners = [listener for listener in listeners if listener != self.hub.wake]
        try:
            yield
        finally:
            tables.listeners = listeners
            self.hub.wake(None)


@contextmanager
def hosting(settings: ServerSettings) -> Iterator[Host]:
    """Serve on a free port of this machine for the length of the context."""
    app = create_app(settings)
    if LATENCY:
        app.add_middleware(Late)
    listening = listen("127.0.0.1", 0)
    ready = Event()
    config = uvicorn.Config(app, log_level="warning", access_log=False, timeout_graceful_shutdown=1)
    server = TableServer(config, ready.set)
    thread = Thread(target=server.run, kwargs={"sockets": [listening]}, name="kingdom-server")
    thread.start()
    try:
        assert ready.wait(PATIENCE / 1000), "the server did not start"
        services = app.state.services
        yield Host(address(listening).rstrip("/"), services.tables, services.reviews, services.hub)
    finally:
        server.should_exit = True
        thread.join()
        listening.close()


class Late:
    """A slow connection: each request waits for up to `LATENCY`."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            await asyncio.sleep(random.uniform(0, LATENCY))
        await self.app(scope, receive, send)


# --- the browser


@contextmanager
def browsing() -> Iterator[Browser]:
    """The system's Chromium, headless."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find(), args=list(ARGUMENTS), timeout=4 * PATIENCE)
        yield browser
        browser.close()


class SharedBrowser:
    """One browser for all tests, started by the first that needs it.

    It runs an event loop in its thread, so it must be closed before anything else needs one there.
    """

    def __init__(self) -> None:
        self._open = ExitStack()
        self._browser: Browser | None = None

    def open(self) -> Browser:
        if self._browser is None:
            self._browser = self._open.enter_context(browsing())
        return self._browser

    def close(self) -> None:
        self._browser = None
        self._open.close()


@dataclass
class Watch:
    """The invisible faults of a person's pages."""

    origin: str
    faults: list[str] = field(default_factory=list)

    def over(self, context: BrowserContext) -> None:
        """Watch all pages of a context, including future ones."""
        context.on("page", self._page)
        context.on("request", self._request)
        context.on("response", self._response)

    def _page(self, page: Page) -> None:
        page.on("console", self._console)
        page.on("pageerror", lambda error: self.faults.append(f"an error in a script: {error}"))

    def _console(self, message: ConsoleMessage) -> None:
        # Chromium logs every failed request to the console, including those that a test makes on purpose.
        if message.type in ("error", "warning") and "Failed to load resource" not in message.text:
            self.faults.append(f"{message.type} in the console: {message.text}")

    def _request(self, request: Request) -> None:
        if not request.url.startswith((f"{self.origin}/", "data:", "blob:")):
            self.faults.append(f"a request to somewhere else: {request.url}")

    def _response(self, response: Response) -> None:
        if response.status >= 500:
            self.faults.append(f"{response.status} for {response.request.method} {response.url}")


@dataclass
class Visits:
    """The people who visit a server, each with their own browser."""

    browser: Browser
    host: Host
    pictures: Path
    contexts: list[tuple[BrowserContext, Watch]] = field(default_factory=list)

    def new(
        self,
        *,
        size: tuple[int, int] = LAPTOP,
        calm: bool = True,
        helpful: bool = False,
        preferences: Preferences | None = None,
        **options: Any,
    ) -> Page:
        """A page for a new person; by default laptop-sized, English, no motion, no automatic moves.

        `helpful`: with the preferences of a new visitor, who has no cookies.
        """
        context = self.browser.new_context(
            base_url=self.host.address,
            viewport={"width": size[0], "height": size[1]},
            reduced_motion="reduce" if calm else "no-preference",
            **{"locale": "en-GB", "color_scheme": "light", **options},
        )
        context.set_default_timeout(PATIENCE)
        wanted = preferences or (Preferences() if helpful else UNAIDED)
        if wanted.data:
            context.add_cookies([{"name": COOKIE, "value": wanted.data, "url": self.host.address}])
        watch = Watch(self.host.address)
        watch.over(context)
        self.contexts.append((context, watch))
        return steady(context.new_page())

    @property
    def faults(self) -> list[str]:
        """The invisible faults of all pages."""
        return [fault for _, watch in self.contexts for fault in watch.faults]

    def photograph(self, name: str) -> None:
        """Save a screenshot of every open page, to see what a test saw."""
        self.pictures.mkdir(parents=True, exist_ok=True)
        pages = [page for context, _ in self.contexts for page in context.pages]
        for number, page in enumerate(pages):
            page.screenshot(path=self.pictures / f"{name}-{number}.png")

    def end(self) -> None:
        """Close all pages."""
        for context, _ in self.contexts:
            context.close()


def steady(page: Page) -> Page:
    """A page that gets to an address as a person does, even if it leaves for another at the same moment."""
    go, load = page.goto, page.reload
    page.goto = partial(_go, page, go)  # type: ignore[method-assign]
    page.reload = partial(_go, page, load)  # type: ignore[method-assign]
    return page


def _go(page: Page, navigate: Callable[..., Response | None], *where: str, **options: Any) -> Response | None:
    try:
        return navigate(*where, **options)
    except Error as error:
        if not any(cut_off in error.message for cut_off in CUT_OFF):
            raise
    page.wait_for_load_state()
    return navigate(*where, **options)


def stop_time(page: Page) -> None:
    """Stop the clock of a page until `page.clock.run_for` advances it.

    This keeps messages on the page that would vanish after seconds. An installed clock keeps running, so it is paused.
    """
    page.clock.install()
    page.clock.pause_at(datetime.now() + timedelta(minutes=1))


def until_it_drags(page: Page) -> None:
    """Wait for the script for dragging, which is loaded after the page."""
    expect(page.locator("html.drags")).to_be_attached()


def pictures_folder(usual: Path) -> Path:
    """The folder for screenshots: KINGDOM_SCREENSHOTS, else the folder of this run."""
    return Path(os.environ.get("KINGDOM_SCREENSHOTS") or usual)
