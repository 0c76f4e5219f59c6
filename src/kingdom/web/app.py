"""The application: everything that a server serves, put together."""

from __future__ import annotations

from collections import Counter
from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import asynccontextmanager
from functools import partial
from importlib.metadata import version
from typing import Any

from anyio import CapacityLimiter, to_thread
from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.responses import RedirectResponse, Response

from kingdom.content import load
from kingdom.core.errors import KingdomError, told
from kingdom.core.reasons import Reason, why
from kingdom.store import Store
from kingdom.web import api, events, health, pages, together
from kingdom.web.bots import BotPlayers
from kingdom.web.caretaker import Caretaker
from kingdom.web.company import Companions
from kingdom.web.daybots import DayBots
from kingdom.web.deals import Deals, WouldSpoil
from kingdom.web.describing import Described
from kingdom.web.errors import CannotBeReplayed, Problem, problem, problem_of
from kingdom.web.express import Express
from kingdom.web.hinting import Hints
from kingdom.web.judged import keep_judged
from kingdom.web.looks import Looks
from kingdom.web.measuring import Measured, Measures
from kingdom.web.mistakes import reason_of
from kingdom.web.pages.bringing import Bringing
from kingdom.web.reviews import Reviews
from kingdom.web.security import Guard, headers_of
from kingdom.web.service import Tables
from kingdom.web.settings import Settings
from kingdom.web.statics import FOLDER, MarkedFiles
from kingdom.web.turnstile import Turnstile
from kingdom.web.waking import Hub

LOOKERS = 8
"""Threads that look for news. They are separate, so that many spectators do not delay the players."""

CODES = {400: "bad-request", 404: "not-found", 405: "not-allowed", 413: "too-large"}


def create_app(settings: Settings | None = None) -> FastAPI:
    """The application of a server. It opens the store at startup and closes it at shutdown.

    What the pages need is in `app.state`, and they get it through `kingdom.web.access`: `settings`, `tables`, `hub`.
    """
    chosen = settings or Settings()
    measures = Measures()

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        store = await to_thread.run_sync(Store, chosen.database_url)
        content = await to_thread.run_sync(load) if chosen.content is None else chosen.content
        tables = Tables(store, content, cached=chosen.cached_tables)
        hub = Hub()
        looks = Looks(hub)
        bots = BotPlayers(tables, store, chosen, looks)
        tables.listeners.append(hub.wake)
        tables.lookers.extend((looks.look, bots.looked))
        app.state.tables, app.state.bots, app.state.hub = tables, bots, hub
        app.state.streams = Counter()
        app.state.bringing = Bringing()
        app.state.lookers = CapacityLimiter(LOOKERS)
        app.state.hints = Hints(bots)
        reviews = app.state.reviews = Reviews(content, store)
        reviews.listeners.append(partial(keep_judged, store))
        deals = app.state.deals = Deals(tables, store)
        works = bool(chosen.bot_processes)
        day_bots = app.state.day_bots = DayBots(deals, store, content, seconds=chosen.bot_seconds, works=works)
        companions = app.state.companions = Companions(tables, store, hub)

        def changed_elsewhere(table_id: str | None) -> None:
            companions.changed_elsewhere(table_id)
            tables.changed_elsewhere(table_id)

        store.watch(changed_elsewhere, companions.presence.heard)
        caretaker = Caretaker(store, chosen.keep_days, keep_finished=chosen.keep_finished)
        caretaker.start()
        bots.start()
        bots.make_regent_ready()
        day_bots.start()
        measures.show(app.state)
        figures = measures.serve(chosen.metrics_port) if chosen.metrics_port is not None else None
        if chosen.local:
            await to_thread.run_sync(bots.warm)
        try:
            yield
        finally:
            hub.close()
            if figures is not None:
                figures.shutdown()
                figures.server_close()
            await to_thread.run_sync(caretaker.close)
            await to_thread.run_sync(reviews.close)
            await to_thread.run_sync(day_bots.close)
            await to_thread.run_sync(bots.close)
            await to_thread.run_sync(store.close)

    app = Described(
        title="Kingdom",
        summary="Play It's a Wonderful Kingdom with people, programs and bots.",
        version=version("wonderful-kingdom"),
        openapi_url="/api/openapi.json",
        docs_url=None,
        redoc_url=None,
        lifespan=lifespan,
    )
    app.state.settings = chosen
    app.add_middleware(Turnstile)
    app.add_middleware(Express)
    app.add_middleware(Guard, settings=chosen)
    app.add_middleware(Measured, measures=measures, access_log=chosen.access_log)
    app.include_router(api.router)
    app.include_router(together.router)
    app.include_router(events.router)
    app.include_router(health.router)
    app.include_router(pages.router)
    app.mount("/static/{edition}", MarkedFiles(directory=FOLDER), name="static")
    _say_errors(app)
    return app


def _say_errors(app: FastAPI) -> None:
    """Report errors as JSON to programs and scripts, and as a page to people."""

    def said(request: Request, problem: Problem) -> Response:
        if wants_page(request):
            return pages.error_page(request, problem)
        return api.answer(problem.to_data(), problem.status)

    app.state.said = said

    def refused(request: Request, error: Exception) -> Response:
        assert isinstance(error, KingdomError)
        if isinstance(error, CannotBeReplayed) and wants_page(request):
            try:
                return pages.archived_page(request, error.table_id)
            except KingdomError as other:
                error = other
        if isinstance(error, WouldSpoil) and wants_page(request):
            return RedirectResponse(f"/deals/{error.deal_id}", 303)
        found = problem_of(error)
        response = said(request, found)
        if found.retry_after is not None:
            response.headers["Retry-After"] = str(found.retry_after)
        return response

    def misread(request: Request, error: Exception) -> Response:
        assert isinstance(error, RequestValidationError)
        mistakes = error.errors()
        if wants_page(request) and any(mistake["loc"][0] == "path" for mistake in mistakes):
            # The address has a word where a number belongs: there is no such page, and no form to correct.
            return unserved(request, HTTPException(404))
        if unread := _unread(mistakes, request.headers.get("content-type", "")):
            return said(request, problem(400, "bad-request", unread))
        reasons = tuple(map(reason_of, mistakes))
        problems = tuple(told(KingdomError.kind, reason) for reason in reasons)
        return said(request, Problem(422, "invalid", "; ".join(problems), problems=problems, reasons=reasons))

    def unserved(request: Request, error: Exception) -> Response:
        assert isinstance(error, HTTPException)
        code = CODES.get(error.status_code, "bad-request")
        response = said(request, problem(error.status_code, code, _unserved(request, error)))
        response.headers.update(error.headers or {})
        return response

    def broken(request: Request, error: Exception) -> Response:
        response = said(request, problem(500, "internal", why("internal")))
        # This answer bypasses the guard, which adds these headers to all others.
        response.headers.update({**headers_of(request.app.state.settings), "Cache-Control": "no-store"})
        return response

    app.state.refused = refused
    app.add_exception_handler(Exception, broken)
    app.add_exception_handler(KingdomError, refused)
    app.add_exception_handler(RequestValidationError, misread)
    app.add_exception_handler(HTTPException, unserved)


def _unserved(request: Request, error: HTTPException) -> Reason:
    """What the framework itself refuses, in our words."""
    if error.status_code == 404:
        return why("nothing-there")
    if error.status_code == 405:
        return why("method-not-allowed", given=request.method)
    return why("said", sentence=str(error.detail))


def wants_page(request: Request) -> bool:
    """Whether the request comes from a person in a browser."""
    return "text/html" in request.headers.get("accept", "") and not request.url.path.startswith("/api")


def _unread(mistakes: Sequence[Mapping[str, Any]], content_type: str) -> Reason | None:
    """Why a body could not be read at all; None if it could be read, and only its values are wrong."""
    for mistake in mistakes:
        if mistake["type"] == "json_invalid":
            return why("body-not-json", number=str(mistake["loc"][-1]))
        if tuple(mistake["loc"]) == ("body",) and isinstance(mistake.get("input"), (bytes, str)):
            return why("body-of-type", given=content_type) if content_type else why("body-without-type")
    return None
