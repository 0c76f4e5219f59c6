"""The table in other engines than Chromium's: `make test-platforms`.

Plays a whole game against a bot in Firefox (Debian: firefox-esr), and measures tables in WebKitGTK (webkit2gtk-driver
and xvfb) at the width of a phone, since all browsers of some phones are WebKit. What is not installed is named and left
out; the exit code is 1 if anything failed. Screenshots: build/pictures.
"""

from __future__ import annotations

import base64
import json
import os
import shutil
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from http.client import HTTPConnection
from pathlib import Path
from typing import Any, Protocol
from urllib.parse import urlsplit

import click

from kingdom.store import SeatRow
from kingdom.web.preferences import COOKIE
from tests.kit.browser import UNAIDED, Host, hosting
from tests.kit.geometry import MEASURE, Screen, positions, rule_for
from tests.kit.local_server import settings_for
from tests.kit.people import CROWDED, FRESH, GLANCE, LONGEST, Deed, Glance, ranks

PICTURES = Path(__file__).resolve().parents[2] / "build" / "pictures"
PATIENCE = 120.0
MARIONETTE = "MarionetteActivePort"
ELEMENT = "element-6066-11e4-a52e-4f735466cecf"
SCREENS = (Screen(390, 844, True), Screen(360, 740, True))
TABLES = ("two+menace, offer, late", "two+menace, planning, early", "two+menace, combat, late", "crowded, production")
VISIBLE = """(selector) => [...document.querySelectorAll(selector)]
    .findIndex((one) => one.checkVisibility({visibilityProperty: true}))"""
NARROW = "* { min-width: 0; margin: 0; padding: 0; font-size: 2px; }"
"""The style of the browser's own buttons: as they come, no window is as narrow as a phone."""
MOUSE = {"target": 24}
"""This browser has a mouse, for which buttons may be smaller than for fingers."""
BY_POINTING = ("covered: ", "cut by a shape: ")
"""Faults that are found by pointing at a place: WebKitGTK answers that for the page before the last scrolling."""
READY = "document.readyState === 'complete' && Boolean(document.querySelector('#main'))"


# --- browsers


class Wire(Protocol):
    """A connection to a browser that understands WebDriver."""

    def ask(self, command: str, what: Mapping[str, Any]) -> Any: ...


class Marionette:
    """Firefox's own protocol: WebDriver's commands as JSON over a socket, each message after its length."""

    def __init__(self, port: int) -> None:
        self.stream = socket.create_connection(("127.0.0.1", port), timeout=PATIENCE).makefile("rwb")
        self.number = 0
        self._read()
        self.ask("NewSession", {})

    def ask(self, command: str, what: Mapping[str, Any]) -> Any:
        self.number += 1
        message = json.dumps([0, self.number, f"WebDriver:{command}", what]).encode()
        self.stream.write(b"%d:%b" % (len(message), message))
        self.stream.flush()
        _, _, fault, answer = self._read()
        if fault:
            raise RuntimeError(f"{command}: {fault['error']}: {fault['message']}")
        return answer["value"] if isinstance(answer, dict) and "value" in answer else answer

    def _read(self) -> Any:
        length = b""
        while (digit := self.stream.read(1)) != b":":
            length += digit
        return json.loads(self.stream.read(int(length)))


PATHS = {
    "Navigate": ("POST", "/url"),
    "ExecuteScript": ("POST", "/execute/sync"),
    "FindElements": ("POST", "/elements"),
    "ElementClick": ("POST", "/element/{id}/click"),
    "AddCookie": ("POST", "/cookie"),
    "SetWindowRect": ("POST", "/window/rect"),
    "TakeScreenshot": ("GET", "/screenshot"),
    "DeleteSession": ("DELETE", ""),
}


class Http:
    """WebDriver as it is standardised."""

    def __init__(self, port: int, options: Mapping[str, Any]) -> None:
        self.line = HTTPConnection("127.0.0.1", port, timeout=PATIENCE)
        self.session = ""
        self.session = (
            f"/session/{self._send('POST', '/session', {'capabilities': {'alwaysMatch': options}})['sessionId']}"
        )

    def ask(self, command: str, what: Mapping[str, Any]) -> Any:
        method, path = PATHS[command]
        return self._send(method, path.format_map(what), what)

    def _send(self, method: str, path: str, what: Mapping[str, Any]) -> Any:
        body = json.dumps(what) if method == "POST" else None
        self.line.request(method, self.session + path, body, {"Content-Type": "application/json"})
        answer = json.loads(self.line.getresponse().read())["value"]
        if isinstance(answer, dict) and "error" in answer:
            raise RuntimeError(f"{path}: {answer['error']}: {answer['message']}")
        return answer


@dataclass
class Page:
    """One window."""

    wire: Wire

    def goto(self, address: str) -> None:
        self.wire.ask("Navigate", {"url": address})
        self.wait(READY)

    def evaluate(self, function: str, *arguments: Any) -> Any:
        body = function.rstrip("; \n")
        return self.wire.ask("ExecuteScript", {"script": f"return ({body})(...arguments)", "args": arguments})

    def wait(self, condition: str) -> None:
        wait_until(lambda: bool(self.evaluate(f"() => {condition}")), condition)

    def click(self, selector: str, number: int = 0) -> None:
        found = self.wire.ask("FindElements", {"using": "css selector", "value": selector})
        self.wire.ask("ElementClick", {"id": found[number][ELEMENT]})

    def click_visible(self, *selectors: str) -> None:
        """Click the first visible element of the first selector that has one."""
        for selector in selectors:
            if (number := self.evaluate(VISIBLE, selector)) >= 0:
                return self.click(selector, number)
        raise AssertionError(f"nothing to click: {selectors}")

    def resize(self, screen: Screen) -> None:
        """Size the window so that the page itself has the size of the screen."""
        for _ in range(2):
            width, height = self.evaluate("() => [outerWidth - innerWidth, outerHeight - innerHeight]")
            self.wire.ask("SetWindowRect", {"width": screen.width + width, "height": screen.height + height})
            time.sleep(0.5)  # a window manager answers when it likes; the size is checked below
        assert self.evaluate("() => innerWidth") == screen.width, f"the window cannot be {screen.width} wide"

    def photograph(self, name: str) -> None:
        PICTURES.mkdir(parents=True, exist_ok=True)
        (PICTURES / f"{name}.png").write_bytes(base64.b64decode(self.wire.ask("TakeScreenshot", {})))


def wait_until(true: Callable[[], bool], what: str) -> None:
    deadline = time.monotonic() + PATIENCE
    while not true():
        if time.monotonic() > deadline:
            raise TimeoutError(f"did not happen: {what}")
        time.sleep(0.05)


@contextmanager
def firefox() -> Iterator[Page]:
    with tempfile.TemporaryDirectory() as profile:
        port = Path(profile, MARIONETTE)
        Path(profile, "user.js").write_text(
            'user_pref("marionette.port", 0);\nuser_pref("app.update.enabled", false);\n'
        )
        command = ["firefox-esr", "--headless", "--marionette", "--no-remote", "--profile", profile]
        process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        try:
            wait_until(lambda: port.exists() and bool(port.read_text()), "Firefox listens")
            page = Page(Marionette(int(port.read_text())))
            page.wire.ask("SetWindowRect", {"width": 1366, "height": 850})
            yield page
        finally:
            process.terminate()
            process.wait()


@contextmanager
def webkit() -> Iterator[Page]:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    command = ["xvfb-run", "-a", "-s", "-screen 0 1400x1000x24", "WebKitWebDriver", f"--port={port}"]
    settings = tempfile.TemporaryDirectory()
    Path(settings.name, "gtk-3.0").mkdir()
    Path(settings.name, "gtk-3.0", "gtk.css").write_text(NARROW)
    environment = {**os.environ, "XDG_CONFIG_HOME": settings.name}
    process = subprocess.Popen(
        command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, env=environment, start_new_session=True
    )
    try:
        wait_until(lambda: _listens(port), "WebKitWebDriver listens")
        page = Page(Http(port, {"webkitgtk:browserOptions": {"binary": _mini_browser(), "args": ["--automation"]}}))
        yield page
        page.wire.ask("DeleteSession", {})
    finally:
        os.killpg(process.pid, 15)
        process.wait()
        settings.cleanup()


def _listens(port: int) -> bool:
    with socket.socket() as line:
        return line.connect_ex(("127.0.0.1", port)) == 0


def _mini_browser() -> str:
    return next(str(path) for path in Path("/usr/lib").glob("*/webkit2gtk-*/MiniBrowser"))


# --- what is tried


def glance(page: Page) -> Glance:
    seen = page.evaluate(GLANCE)
    deeds = [Deed(button["at"], button["kind"], button["text"], button["label"]) for button in seen.pop("deeds")]
    return Glance(deeds, **seen)


def changed(page: Page, client: str | None) -> None:
    """Wait until an act has been answered, pressing again if the button asks."""
    wait_until(
        lambda: bool(page.evaluate(f"(c) => document.querySelector('.asks[data-sure]') || ({FRESH})(c)", client)),
        "the table changed",
    )
    if page.evaluate("() => Boolean(document.querySelector('.asks[data-sure]'))"):
        page.click(".asks[data-sure]")
        wait_until(lambda: bool(page.evaluate(FRESH, client)), "the table changed")


def decide(page: Page, seen: Glance) -> None:
    if seen.offering:
        for number, area in enumerate(("left", "right")):
            page.click("[data-hand] > a.card", number)
            page.wait("document.querySelector('.laying [data-lay=left]')?.checkVisibility()")
            page.click(f".laying [data-lay={area}]")
        page.click("[data-testid=offer]")
    elif seen.drafted and not any(deed.kind == "PlaceAll" for deed in seen.deeds):
        page.click_visible("[data-testid=construction] .fill, [data-testid=cubes] [data-press='0']")
    elif seen.sheet and not any(deed.kind == "PlanAll" for deed in seen.deeds):
        mark = "r" if seen.charters >= CROWDED else "s"
        page.click_visible(f"[form=plan][value='rest:{mark}']", ".unplaced button[value^='put:']")
    else:
        page.click("#main button[data-deed]", min(seen.deeds, key=ranks(seen)).at)
    changed(page, seen.client)


def a_game(page: Page, host: Host) -> str:
    """A game with Menaces against the easiest bot, from the first offer to the score sheet."""
    seats = [SeatRow("Ann"), SeatRow("Bran", "page")]
    new = host.tables.create({"players": 2, "modules": ("menace",)}, seats, seed=4)
    prefer(page, host)
    page.goto(f"{host.address}/t/{new.table_id}/join/{new.seat_tokens[0]}")
    for at in range(LONGEST):
        page.wait("document.querySelector('#main.yours, [data-testid=end]')")
        seen = glance(page)
        if seen.over:
            page.photograph("firefox-end")
            return f"a game of {at} decisions"
        if at == 30:
            page.photograph("firefox-table")
        decide(page, seen)
    raise AssertionError(f"no end after {LONGEST} decisions")


def tables(page: Page, host: Host) -> str:
    """Positions at the width of phones, measured as in Chromium."""
    faults = []
    prefer(page, host)
    for name in TABLES:
        page.goto(host.address + urlsplit(positions()[name].set_up(host.tables).ways[0]).path)
        for screen in SCREENS:
            page.resize(screen)
            rule = {**rule_for(screen), **MOUSE}
            found = page.evaluate(MEASURE, rule)
            faults += [
                f"{name}, {screen.name}: {fault}" for fault in found if not any(by in fault for by in BY_POINTING)
            ]
        page.photograph(f"webkit-{name.replace(', ', '-').replace('+', '-')}")
    if faults:
        raise AssertionError("\n  ".join(faults))
    return f"{len(TABLES)} tables at {len(SCREENS)} sizes"


def prefer(page: Page, host: Host) -> None:
    """No motion, and an offer by its button: what the page does is what is pressed."""
    page.goto(f"{host.address}/help")
    page.wire.ask("AddCookie", {"cookie": {"name": COOKIE, "value": UNAIDED.data}})


BROWSERS = {
    "Firefox": (("firefox-esr",), firefox, a_game),
    "WebKitGTK": (("WebKitWebDriver", "xvfb-run"), webkit, tables),
}


def main() -> int:
    failed = False
    for name, (programs, browser, attempt) in BROWSERS.items():
        missing = [program for program in programs if not shutil.which(program)]
        if missing:
            click.echo(f"{name}: not tried, {' and '.join(missing)} not installed")
            continue
        with tempfile.TemporaryDirectory() as folder, hosting(settings_for(Path(folder), bot_processes=1)) as host:
            began = time.monotonic()
            try:
                with browser() as page:
                    click.echo(f"{name}: {attempt(page, host)}, {time.monotonic() - began:.0f} s")
            except (RuntimeError, TimeoutError, AssertionError, IndexError) as error:
                failed = True
                click.echo(f"{name}: failed: {error}")
    return failed


if __name__ == "__main__":
    sys.exit(main())
