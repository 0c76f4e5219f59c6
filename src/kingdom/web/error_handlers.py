"""Errors as they are reported: as JSON to programs and scripts, and as a page to people."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from functools import partial

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from kingdom.core.errors import KingdomError
from kingdom.core.reasons import Reason, why
from kingdom.web import pages
from kingdom.web.api.tables import answer
from kingdom.web.api.validation import FieldsMisread, problem_in
from kingdom.web.deals.deals import WouldSpoil
from kingdom.web.errors import CannotBeReplayed, Problem, problem, problem_of
from kingdom.web.server.guard import headers_of
from kingdom.web.services import services_of
from kingdom.web.settings import ServerSettings

Handler = Callable[[Request, Exception], Response]

CODES = {400: "bad-request", 404: "not-found", 405: "not-allowed", 413: "too-large"}


def report_errors(app: Starlette, settings: ServerSettings) -> None:
    """Report the errors of an application: those of its routes, and those that its middleware finds."""

    def broken(request: Request, error: Exception) -> Response:
        response = reported(request, problem(500, "internal", why("internal")))
        # This answer bypasses the guard, which adds these headers to all others.
        response.headers.update({**headers_of(settings), "Cache-Control": "no-store"})
        return response

    app.state.reported = reported
    app.state.refused = refused
    handlers: dict[type[Exception], Handler] = {
        Exception: broken,
        KingdomError: refused,
        FieldsMisread: misread,
        HTTPException: unserved,
    }
    for error, handler in handlers.items():
        app.add_exception_handler(error, _in_a_thread(handler))


def _in_a_thread(handler: Handler) -> Callable[[Request, Exception], Awaitable[Response]]:
    """A handler as a coroutine: pages of errors are rendered, and some are looked up on the disk."""

    async def handle(request: Request, error: Exception) -> Response:
        return await services_of(request).work.call(partial(handler, request, error))

    return handle


def wants_page(request: Request) -> bool:
    """Whether the request comes from a person in a browser."""
    return "text/html" in request.headers.get("accept", "") and not request.url.path.startswith("/api")


def reported(request: Request, problem: Problem) -> Response:
    """A problem, as a page or as data."""
    if wants_page(request):
        return pages.error_page(request, problem)
    return answer(problem.to_data(), problem.status)


def refused(request: Request, error: Exception) -> Response:
    """What we refuse ourselves."""
    assert isinstance(error, KingdomError)
    if isinstance(error, CannotBeReplayed) and wants_page(request):
        try:
            return pages.archived_page(request, error.table_id)
        except KingdomError as other:
            error = other
    if isinstance(error, WouldSpoil) and wants_page(request):
        return RedirectResponse(f"/deals/{error.deal_id}", 303)
    found = problem_of(error)
    response = reported(request, found)
    if found.retry_after is not None:
        response.headers["Retry-After"] = str(found.retry_after)
    return response


def misread(request: Request, error: Exception) -> Response:
    """A request of a program whose fields are wrong."""
    return reported(request, problem_in(error, request.headers.get("content-type", "")))


def unserved(request: Request, error: Exception) -> Response:
    """What the framework itself refuses."""
    assert isinstance(error, HTTPException)
    code = CODES.get(error.status_code, "bad-request")
    response = reported(request, problem(error.status_code, code, _unserved(request, error)))
    response.headers.update(error.headers or {})
    return response


def _unserved(request: Request, error: HTTPException) -> Reason:
    """The same in our words."""
    if error.status_code == 404:
        return why("nothing-there")
    if error.status_code == 405:
        return why("method-not-allowed", given=request.method)
    return why("sentence", sentence=str(error.detail))
