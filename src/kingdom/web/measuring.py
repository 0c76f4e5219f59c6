"""Measuring: what a server does, for Prometheus and for a log of who asked what.

Links contain tokens, and tokens must not appear in logs or labels: a request is labelled with the pattern of its path.
"""

from __future__ import annotations

import logging
import re
import time
from collections.abc import Iterator
from functools import cache
from typing import Any

from prometheus_client import CollectorRegistry, Counter, Histogram, start_http_server
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily
from prometheus_client.registry import Collector
from starlette.types import ASGIApp, Message, Receive, Scope, Send

access = logging.getLogger("kingdom.access")

SECRET = re.compile(r"(/join/)[^/]+")
BUCKETS = (0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)


class Measures:
    """The metrics of one server."""

    def __init__(self) -> None:
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

    def show(self, state: Any) -> None:
        """Also expose the state of the application: tables, streams, bots, database faults."""
        self.figures.register(_Standing(state))

    def serve(self, port: int, host: str = "127.0.0.1") -> Any:
        """Serve Prometheus on a separate port; returns what has to be shut down at the end."""
        server, _ = start_http_server(port, host, self.figures)
        return server


class _Standing(Collector):
    """Values that are read at the moment of collection."""

    def __init__(self, state: Any) -> None:
        self.state = state

    def collect(self) -> Iterator[GaugeMetricFamily | CounterMetricFamily]:
        """Each metric."""
        state = self.state
        figures = {
            "kingdom_tables_ready": ("Games that are kept ready.", state.tables.kept_ready),
            "kingdom_streams": ("Event streams that are open.", sum(state.streams.values())),
            "kingdom_bot_decisions_waiting": ("Decisions that wait for a bot's process.", state.bots.waiting),
            "kingdom_bot_processes": ("Processes that think for bots.", len(state.bots.processes)),
        }
        for name, (words, value) in figures.items():
            yield GaugeMetricFamily(name, words, value)
        words = "Times that the database did not answer."
        yield CounterMetricFamily("kingdom_database_faults", words, state.tables.faults)


class Measured:
    """The outermost middleware: counts and times each request, and logs it if there is an access log."""

    def __init__(self, app: ASGIApp, measures: Measures, access_log: bool = False) -> None:
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
            route = getattr(scope.get("route"), "path", "") or "other"
            method = scope["method"] if scope["method"] in METHODS else "OTHER"
            self.measures.counted(method, route, status).inc()
            self.measures.timed(method, route).observe(answered or time.perf_counter() - begun)
            if self.access_log:
                client = scope["client"][0] if scope.get("client") else "-"
                path = SECRET.sub(r"\1…", scope["path"])
                access.info("%s %s %s %d %.1f ms", client, method, path, status, 1000 * answered)


METHODS = frozenset({"GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"})
