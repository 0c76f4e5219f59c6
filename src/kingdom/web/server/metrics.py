"""Metrics of a server, for Prometheus, and a log of its requests.

Links contain tokens, and tokens must not appear in logs or labels: a request is labelled with the pattern of its path.
"""

from __future__ import annotations

import logging
import re
import time
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from typing import TYPE_CHECKING

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from kingdom.web.router import DECLARED
from kingdom.web.services import Services

if TYPE_CHECKING:
    from prometheus_client import Counter, Histogram
    from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily
    from prometheus_client.registry import Collector
else:
    Collector = object  # prometheus_client is in the extra `server`, so it is imported only where metrics are wanted

access = logging.getLogger("kingdom.access")

SECRET = re.compile(r"(/join/)[^/]+")
BUCKETS = (0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)


class Metrics:
    """The metrics of one server, at a separate port of this machine."""

    def __init__(self, port: int) -> None:
        from prometheus_client import CollectorRegistry, Counter, Histogram

        self.port = port
        self.figures = CollectorRegistry()
        labels = ("method", "route", "status")
        self.requests = Counter("kingdom_requests", "Requests that were answered.", labels, registry=self.figures)
        self.seconds = Histogram(
            "kingdom_request_seconds",
            "How long it took until an answer began.",
            ("method", "route"),
            buckets=BUCKETS,
            registry=self.figures,
        )

    @cache  # noqa: B019 - one instance per server, with the same lifetime
    def counted(self, method: str, route: str, status: int) -> Counter:
        """The count of one kind of request: looked up once, since the lookup costs more than counting."""
        return self.requests.labels(method, route, status)

    @cache  # noqa: B019
    def timed(self, method: str, route: str) -> Histogram:
        """The times of one kind of request."""
        return self.seconds.labels(method, route)

    @contextmanager
    def served(self, services: Services) -> Iterator[None]:
        """Serve them in this context, with the state of the services: tables, streams, bots, database faults."""
        from prometheus_client import start_http_server

        self.figures.register(_Standing(services))
        server, _ = start_http_server(self.port, "127.0.0.1", self.figures)
        try:
            yield
        finally:
            server.shutdown()
            server.server_close()


class _Standing(Collector):
    """Values that are read at the moment of collection."""

    def __init__(self, services: Services) -> None:
        self.services = services

    def collect(self) -> Iterator[GaugeMetricFamily | CounterMetricFamily]:
        """Each metric."""
        from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily

        services = self.services
        figures = {
            "kingdom_tables_ready": ("Games that are kept ready.", services.tables.kept_ready),
            "kingdom_streams": ("Event streams that are open.", sum(services.streams.open.values())),
            "kingdom_bot_decisions_waiting": ("Decisions that wait for a bot's process.", services.bots.waiting),
            "kingdom_bot_processes": ("Processes that think for bots.", len(services.work.processes)),
        }
        for name, (words, value) in figures.items():
            yield GaugeMetricFamily(name, words, value)
        words = "Times that the database did not answer."
        yield CounterMetricFamily("kingdom_database_faults", words, services.tables.faults)


class MetricsMiddleware:
    """The outermost middleware: counts and times each request for metrics, and logs it for an access log."""

    def __init__(self, app: ASGIApp, measures: Metrics | None, access_log: bool = False) -> None:
        self.app = app
        self.measures = measures
        self.access_log = access_log

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        begun = time.perf_counter()
        status = 500
        answered = 0.0

        async def heard(message: Message) -> None:
            nonlocal status, answered
            if message["type"] == "http.response.start":
                status = message["status"]
                answered = time.perf_counter() - begun
            await send(message)

        try:
            await self.app(scope, receive, heard)
        finally:
            route = (scope[DECLARED].path if DECLARED in scope else "") or "other"
            method = scope["method"] if scope["method"] in METHODS else "OTHER"
            if self.measures is not None:
                self.measures.counted(method, route, status).inc()
                self.measures.timed(method, route).observe(answered or time.perf_counter() - begun)
            if self.access_log:
                client = scope["client"][0] if scope.get("client") else "-"
                path = SECRET.sub(r"\1…", scope["path"])
                access.info("%s %s %s %d %.1f ms", client, method, path, status, 1000 * answered)


METHODS = frozenset({"GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"})
