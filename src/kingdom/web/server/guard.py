"""The guard of the server: hosts, origins, sizes and rates of requests, and the headers of responses.

Every request passes `Guard` before it reaches a page or the interface for programs, and so does every response.
"""

from __future__ import annotations

from collections.abc import Mapping
from time import monotonic
from urllib.parse import urlsplit

from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from kingdom.core.errors import Wording, using_wording
from kingdom.core.reasons import Reason, why
from kingdom.web.allowances import Allowance, address_of, allowances_of, asked_by, too_many
from kingdom.web.errors import Problem, problem, problem_of
from kingdom.web.router import DECLARED, READING, Cost, Traits
from kingdom.web.settings import ServerSettings
from kingdom.web.texts import COOKIE, negotiate
from kingdom.words import in_language

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
        UNFRAMED := "frame-ancestors 'none'",
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

PARTS = (b"text/css", b"text/javascript", b"font/woff2", b"image/svg+xml")
PART_HEADERS: Mapping[str, str] = {
    "Content-Security-Policy": "default-src 'none'",
    "X-Content-Type-Options": "nosniff",
    "Cross-Origin-Resource-Policy": "same-origin",
}
"""For public parts of pages, which are never pages themselves. A table has seventy, so a line here weighs 4 kB."""

CACHING, KIND = b"cache-control", b"content-type"

HSTS = {"Strict-Transport-Security": "max-age=31536000"}
"""Use TLS only, for a year: sent by a server that is reachable only over https."""


def headers_of(settings: ServerSettings, *, framed: bool = False) -> Mapping[str, str]:
    """The headers of every response of a server; `framed` for those that may be shown in a frame."""
    found = {**HEADERS, **HSTS} if settings.secure_cookies else dict(HEADERS)
    if framed:
        del found["X-Frame-Options"]
        found["Content-Security-Policy"] = CONTENT_SECURITY_POLICY.removesuffix(f"; {UNFRAMED}")
    return found


class Guard:
    """The middleware around everything."""

    def __init__(self, app: ASGIApp, settings: ServerSettings) -> None:
        self.app = app
        self.settings = settings
        self.headers = headers_of(settings)
        self.raw = {framed: _raw(headers_of(settings, framed=framed)) for framed in (False, True)}
        self.raw_of_parts = _raw(PART_HEADERS)
        self.reads = Allowance(settings.reads_per_second, 10 * settings.reads_per_second)
        self.writes = Allowance(settings.writes_per_second, 5 * settings.writes_per_second)
        self.allowances = allowances_of(settings)
        self.origins = {origin.rstrip("/") for origin in settings.origins}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        scope[DECLARED] = scope["app"].state.routes.find(scope)
        with using_wording(_wording_of(scope)):
            await self._answer(scope, receive, send)

    async def _answer(self, scope: Scope, receive: Receive, send: Send) -> None:
        headers = Headers(scope=scope)
        refused = self.refusal(scope, headers)
        if refused is not None:
            found, more = refused
            response: Response = scope["app"].state.reported(Request(scope), found)
            response.headers.update({**self.headers, "Cache-Control": "no-store", **more})
            await response(scope, receive, send)
            return
        traits: Traits = scope[DECLARED].traits
        with asked_by(address_of(scope), monotonic(), self.allowances, traits.cost):
            raw = self.raw[traits.framed]
            guarded = _guarded(send, raw, self.raw_of_parts if traits.cacheable else None)
            await self.app(scope, self._counted(scope, receive), guarded)

    def refusal(self, scope: Scope, headers: Headers) -> tuple[Problem, dict[str, str]] | None:
        """The reason why a request is refused, with extra headers; None if it is not."""
        host = headers.get("host", "")
        if self.settings.hosts and _name(host) not in self.settings.hosts:
            # A foreign host name that resolves here: another site's page is trying to reach this machine.
            return problem(421, "wrong-host", why("wrong-host", given=repr(host))), {}
        if scope["method"] in READING:
            free = scope[DECLARED].traits.cost is Cost.FREE
            return None if free else self._too_many(self.reads.wait(address_of(scope), monotonic()))
        if not self._own(scope["scheme"], host, headers):
            return problem(403, "foreign-origin", why("foreign-origin")), {}
        length = headers.get("content-length", "0")
        if not length.isdigit() or int(length) > self._most(scope):
            return self._too_large(scope), {}
        return self._too_many(self.writes.wait(address_of(scope), monotonic()))

    def _too_many(self, seconds: float) -> tuple[Problem, dict[str, str]] | None:
        if not seconds:
            return None
        found = problem_of(too_many(seconds))
        return found, {"Retry-After": str(found.retry_after)}

    def _own(self, scheme: str, host: str, headers: Headers) -> bool:
        """True if a writing request comes from our own pages, or from no page at all."""
        if headers.get("sec-fetch-site", "none") not in ("same-origin", "none"):
            return False
        origin = headers.get("origin")
        if origin is None:
            return True
        return origin in self.origins if self.origins else origin == f"{scheme}://{host}"

    def _most(self, scope: Scope) -> int:
        return self.settings.largest_record if scope[DECLARED].traits.takes_record else self.settings.largest_body

    def _too_large(self, scope: Scope) -> Problem:
        return problem(413, "too-large", why("too-large", count=str(self._most(scope))))

    def _counted(self, scope: Scope, receive: Receive) -> Receive:
        """The body, as long as it stays within its limit: also if its length was not declared."""
        seen = 0

        async def counted() -> Message:
            nonlocal seen
            message = await receive()
            seen += len(message.get("body", b""))
            if seen > self._most(scope):
                raise HTTPException(413, self._too_large(scope).message)
            return message

        return counted


def _name(host: str) -> str:
    """A host without its port."""
    try:
        found = urlsplit(f"//{host}").hostname or ""
    except ValueError:
        return ""
    return f"[{found}]" if ":" in found else found


def _raw(headers: Mapping[str, str]) -> tuple[tuple[bytes, bytes], ...]:
    """Raw headers. Responses are private and not to be cached, unless their route declares otherwise."""
    said = {**headers, "Cache-Control": "no-store"}
    return tuple((name.lower().encode("latin-1"), value.encode("latin-1")) for name, value in said.items())


def _wording_of(scope: Scope) -> Wording:
    """The wording for the errors of a request, in its language, which is looked up only if there is an error."""

    def tell(kind: str, reason: Reason) -> str:
        request = Request(scope)
        language = negotiate(request.cookies.get(COOKIE), request.headers.get("accept-language"))
        return in_language(language)(kind, reason)

    return tell


def _guarded(
    send: Send, own: tuple[tuple[bytes, bytes], ...], of_parts: tuple[tuple[bytes, bytes], ...] | None
) -> Send:
    """Add headers to a response; those for parts are given if it may be cached."""

    async def guarded(message: Message) -> None:
        if message["type"] == "http.response.start":
            there = [header for header in message["headers"] if of_parts or header[0].lower() != CACHING]
            is_part = of_parts and dict(there).get(KIND, b"").partition(b";")[0] in PARTS
            names = {name.lower() for name, _ in there}
            added = (of_parts if is_part else None) or own
            message["headers"] = [*there, *(header for header in added if header[0] not in names)]
        await send(message)

    return guarded
