"""A server that runs: a socket that is listened at, and the application behind it."""

from __future__ import annotations

import errno
import gc
import socket
from collections.abc import Callable
from contextlib import suppress

import uvicorn

from kingdom.core.errors import KingdomError
from kingdom.core.reasons import Reason, why
from kingdom.web.app import create_app
from kingdom.web.settings import Settings

LEAVE_SECONDS = 3
"""How long a stopping server waits for answers that are under way."""


LOOK_FOR_RINGS = (10_000, 20, 50)
"""How much more there has to be than before until the collector looks at what is new, at what is rather new, at all."""


class TableServer(uvicorn.Server):
    """Says when it is ready, and lets go of those who only listen when it stops."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self.ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start, and say so."""
        await super().startup(sockets)
        if self.started:
            self.ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Stop. An event stream never ends by itself, so it has to be told."""
        hub = getattr(self.config.app.state, "hub", None)  # type: ignore[union-attr]
        if hub is not None:
            hub.close()
        await super().shutdown(sockets)


def listen(host: str, port: int) -> socket.socket:
    """A socket at an address; a free port is found for 0."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    # The protocol has to be named: of a socket without it asyncio does not know that it may send small parts at once.
    listening = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((host, port))
    except (OSError, OverflowError) as error:
        listening.close()
        raise KingdomError(_unheard(error, host, port)) from None
    return listening


def _unheard(error: OSError | OverflowError, host: str, port: int) -> Reason:
    """What is wrong with an address that cannot be listened at, and what to do about it."""
    said = getattr(error, "strerror", None) or str(error)
    if isinstance(error, socket.gaierror) or getattr(error, "errno", None) == errno.EADDRNOTAVAIL:
        return why("no-such-address", host=host, port=str(port), error=said)
    return why("cannot-listen", host=host, port=str(port), error=said)


def address(listening: socket.socket) -> str:
    """Where a browser finds what listens at a socket."""
    host, port = listening.getsockname()[:2]
    name = {"0.0.0.0": "127.0.0.1", "::": "[::1]"}.get(host, f"[{host}]" if ":" in host else host)
    return f"http://{name}:{port}/"


def collect_seldom() -> None:
    """Let the collector of rings disturb seldom: a game has none among its thousands of values, and goes when dropped.

    To look at all of some hundred games that are kept ready takes half a second, during which nobody is answered. What
    a process has loaded at its start stays, and is never looked at again.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(*LOOK_FOR_RINGS)


def run(settings: Settings, listening: socket.socket, *, proxies: str = "", ready: Callable[[], None]) -> None:
    """Serve until somebody stops it."""
    config = uvicorn.Config(
        create_app(settings),
        log_level="warning",
        # Links hold tokens, and tokens do not belong into logs.
        access_log=False,
        proxy_headers=bool(proxies),
        forwarded_allow_ips=proxies or None,
        server_header=False,
        timeout_graceful_shutdown=LEAVE_SECONDS,
    )
    server = TableServer(config, ready)
    collect_seldom()
    with suppress(KeyboardInterrupt):
        server.run(sockets=[listening])
    if not server.started:
        raise KingdomError(why("not-started"))
