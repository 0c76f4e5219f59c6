"""The application: everything that a server serves, put together."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import ExitStack, asynccontextmanager

from starlette.applications import Starlette

import kingdom
from kingdom.web import pages
from kingdom.web.api import chat, tables
from kingdom.web.api.fast_act import FastAct
from kingdom.web.api.openapi import DescribedApi
from kingdom.web.error_handlers import report_errors
from kingdom.web.pages.table import stream
from kingdom.web.pages.table.push import FragmentPush
from kingdom.web.router import RouteTable
from kingdom.web.server import health
from kingdom.web.server.cleanup import Cleanup
from kingdom.web.server.database_limit import DatabaseLimit
from kingdom.web.server.guard import Guard
from kingdom.web.server.metrics import Metrics, MetricsMiddleware
from kingdom.web.services import running
from kingdom.web.settings import ServerSettings
from kingdom.web.static_files import FOLDER, MarkedFiles
from kingdom.web.workers.lanes import PEOPLE


def create_app(settings: ServerSettings | None = None) -> DescribedApi:
    """The application of a server. It opens the store at startup and closes it at shutdown.

    What the pages need is in `app.state.services`, and they get it by `kingdom.web.services.services_of`.
    """
    chosen = settings or ServerSettings()
    measures = None if chosen.metrics_port is None else Metrics(chosen.metrics_port)

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        async with running(chosen, FragmentPush()) as services:
            app.state.services = services
            Cleanup(services.store, services.work, chosen.keep_days, keep_finished=chosen.keep_finished).start()
            if chosen.local and chosen.bot_processes:
                services.work.warm(PEOPLE)
            with ExitStack() as metrics:
                if measures is not None:
                    metrics.enter_context(measures.served(services))
                yield

    app = DescribedApi(
        chosen.content,
        title="Kingdom",
        summary="Play It's a Wonderful Kingdom with people, programs and bots.",
        version=kingdom.__version__,
        openapi_url=None,
        docs_url=None,
        redoc_url=None,
        lifespan=lifespan,
    )
    app.add_middleware(DatabaseLimit)
    app.add_middleware(FastAct)
    app.add_middleware(Guard, settings=chosen)
    app.add_middleware(MetricsMiddleware, measures=measures, access_log=chosen.access_log)
    for operations in (tables.router, chat.router):
        app.include_router(operations)
    app.routes.extend((*stream.router.routes(), *health.router.routes(), *pages.routes))
    app.mount("/static/{edition}", MarkedFiles(directory=FOLDER), name="static")
    app.state.routes = RouteTable(app.routes)
    report_errors(app, chosen)
    return app
