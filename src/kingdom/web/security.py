"""The door of the server: who may ask, how much, how often, and what a browser may do with the response.

Every request passes `Guard` before it reaches a page or the interface for programs, and so does every response.
"""

from __future__ import annotations

import re
from collections import OrderedDict
from collections.abc import Mapping
from time import monotonic
from urllib.parse import urlsplit

from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from kingdom.core.errors import Teller, telling
from kingdom.core.reasons import Reason, why
from kingdom.web.errors import Problem, problem
from kingdom.web.settings import Settings
from kingdom.web.texts import COOKIE, negotiate
from kingdom.words import in_language

READING = frozenset({"GET", "HEAD", "OPTIONS"})
OPENING = frozenset({"/tables", "/records", "/challenges", "/api/tables", "/api/records"})
"""Where tables are opened."""

CONTENT_SECURITY_POLICY = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "font-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "form-action 'self'",
        "base-uri 'none'",
        "frame-ancestors 'none'",
    )
)

HEADERS: Mapping[str, str] = {
    "Content-Security-Policy": CONTENT_SECURITY_POLICY,
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    # Not no-referrer: with that, browsers send forms without an origin.
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
}

HSTS = {"Strict-Transport-Security": "max-age=31536000"}
"""Use TLS only, for a year: sent by a server that is reachable only over https."""

JOINING = re.compile(r"/t/[^/]+/join/.+")
"""Opening a link takes a seat, which is written to the store: it counts as a write, although it is a GET."""
FREE = ("/static/", "/s/", "/health")
"""Paths that cost next to nothing, or must always be answered, are not counted."""

MOST_ADDRESSES = 10_000


def headers_of(settings: Settings) -> Mapping[str, str]:
    """The headers of every response of a server."""
    return {**HEADERS, **HSTS} if settings.secure_cookies else HEADERS


class Allowance:
    """A rate per second for each address, with bursts; an address that has been quiet is forgotten."""

    def __init__(self, per_second: float, burst: float) -> None:
        self.per_second = per_second
        self.burst = burst
        self._left: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def wait(self, address: str, now: float) -> float:
        """Take one; returns 0, or how many seconds to wait if none is left."""
        if not self.per_second:
            return 0.0
        left, at = self._left.pop(address, (self.burst, now))
        left = min(self.burst, left + (now - at) * self.per_second)
        granted = left >= 1
        self._left[address] = (left - 1 if granted else left, now)
        while len(self._left) > MOST_ADDRESSES:
            self._left.popitem(last=False)
        return 0.0 if granted else (1 - left) / self.per_second


class Guard:
    """The middleware around everything."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self.app = app
        self.settings = settings
        self.headers = headers_of(settings)
        self.raw = _raw(self.headers)
        self.reads = Allowance(settings.reads_per_second, 10 * settings.reads_per_second)
        self.writes = Allowance(settings.writes_per_second, 5 * settings.writes_per_second)
        self.tables = Allowance(settings.tables_per_minute / 60, settings.tables_per_minute)
        self.origins = {origin.rstrip("/") for origin in settings.origins}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        with telling(_teller_of(scope)):
            await self._answer(scope, receive, send)

    async def _answer(self, scope: Scope, receive: Receive, send: Send) -> None:
        headers = Headers(scope=scope)
        refused = self.refusal(scope, headers)
        if refused is not None:
            found, more = refused
            response: Response = scope["app"].state.said(Request(scope), found)
            response.headers.update({**self.headers, "Cache-Control": "no-store", **more})
            await response(scope, receive, send)
            return
        await self.app(scope, self._counted(scope, receive), _guarded(send, self.raw))

    def refusal(self, scope: Scope, headers: Headers) -> tuple[Problem, dict[str, str]] | None:
        """Why a request is refused, with extra headers; None if it is not."""
        host = headers.get("host", "")
        if self.settings.hosts and _name(host) not in self.settings.hosts:
            # A foreign host name that resolves here: another site's page is trying to reach this machine.
            return problem(421, "wrong-host", why("wrong-host", given=repr(host))), {}
        if scope["method"] in READING and not JOINING.fullmatch(scope["path"]):
            free = scope["path"].startswith(FREE)
            return None if free else self._too_many(self.reads.wait(_address(scope), monotonic()))
        if scope["method"] not in READING and not self._own(scope["scheme"], host, headers):
            return problem(403, "foreign-origin", why("foreign-origin")), {}
        length = headers.get("content-length", "0")
        if not length.isdigit() or int(length) > self._most(scope["path"]):
            return self._too_large(scope["path"]), {}
        address, now = _address(scope), monotonic()
        seconds = self.writes.wait(address, now)
        if not seconds and _opens_a_table(scope):
            seconds = self.tables.wait(address, now)
        return self._too_many(seconds)

    def _too_many(self, seconds: float) -> tuple[Problem, dict[str, str]] | None:
        if not seconds:
            return None
        whole = str(int(seconds) + 1)
        return problem(429, "too-many", why("too-many", seconds=whole)), {"Retry-After": whole}

    def _own(self, scheme: str, host: str, headers: Headers) -> bool:
        """Whether a writing request comes from our own pages, or from no page at all."""
        if headers.get("sec-fetch-site", "none") not in ("same-origin", "none"):
            return False
        origin = headers.get("origin")
        if origin is None:
            return True
        return origin in self.origins if self.origins else origin == f"{scheme}://{host}"

    def _most(self, path: str) -> int:
        return self.settings.largest_record if path.endswith("/records") else self.settings.largest_body

    def _too_large(self, path: str) -> Problem:
        return problem(413, "too-large", why("too-large", count=str(self._most(path))))

    def _counted(self, scope: Scope, receive: Receive) -> Receive:
        """The body, as long as it stays within its limit: also if its length was not declared."""
        seen = 0

        async def counted() -> Message:
            nonlocal seen
            message = await receive()
            seen += len(message.get("body", b""))
            if seen > self._most(scope["path"]):
                raise HTTPException(413, self._too_large(scope["path"]).message)
            return message

        return counted


def _name(host: str) -> str:
    """A host without its port."""
    try:
        found = urlsplit(f"//{host}").hostname or ""
    except ValueError:
        return ""
    return f"[{found}]" if ":" in found else found


def _opens_a_table(scope: Scope) -> bool:
    path = scope["path"].rstrip("/")
    opens = path in OPENING or path.endswith("/rematch") or path.startswith("/deals/")
    return scope["method"] == "POST" and opens


def _address(scope: Scope) -> str:
    return scope["client"][0] if scope.get("client") else ""


def _raw(headers: Mapping[str, str]) -> tuple[tuple[bytes, bytes], ...]:
    """Raw headers. Responses are private and not to be cached, unless they say otherwise themselves."""
    said = {**headers, "Cache-Control": "no-store"}
    return tuple((name.lower().encode("latin-1"), value.encode("latin-1")) for name, value in said.items())


def _teller_of(scope: Scope) -> Teller:
    """The teller for the errors of a request, in its language, which is looked up only if there is an error."""

    def tell(kind: str, reason: Reason) -> str:
        request = Request(scope)
        language = negotiate(request.cookies.get(COOKIE), request.headers.get("accept-language"))
        return in_language(language)(kind, reason)

    return tell


def _guarded(send: Send, own: tuple[tuple[bytes, bytes], ...]) -> Send:
    async def guarded(message: Message) -> None:
        if message["type"] == "http.response.start":
            there = {name.lower() for name, _ in message["headers"]}
            message["headers"] = [*message["headers"], *(header for header in own if header[0] not in there)]
        await send(message)

    return guarded
