"""A running server: a listening socket, and the application behind it."""

from __future__ import annotations

import errno
import gc
import socket
from collections.abc import Callable
from contextlib import suppress

import uvicorn
from starlette.applications import Starlette

from kingdom.core.errors import KingdomError
from kingdom.core.reasons import Reason, why

LEAVE_SECONDS = 3
"""Seconds that a stopping server waits for responses in progress."""
ANY_IPV4, ANY_IPV6 = "0.0.0.0", "::"
"""The addresses that stand for all of a machine."""
ELSEWHERE = ("192.0.2.1", "192.168.255.254", "10.255.255.254", "172.31.255.254")
"""Addresses in other networks, for documentation and of homes: the way there names our own address."""

LOOK_FOR_RINGS = (10_000, 20, 50)
"""Thresholds of the garbage collector for its three generations."""


class TableServer(uvicorn.Server):
    """Reports when it is ready, and ends event streams when it stops."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self.ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start, and report that the server is ready."""
        await super().startup(sockets)
        if self.started:
            self.ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Stop, and end the event streams, which never end alone."""
        services = getattr(self.config.app.state, "services", None)  # type: ignore[union-attr]
        if services is not None:
            services.hub.close()
        await super().shutdown(sockets)


def listen(host: str, port: int) -> socket.socket:
    """A socket listening on an address; port 0 means any free port."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    # The protocol must be given: without it, asyncio does not know that it may send small parts at once.
    listening = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((host, port))
    except (OSError, OverflowError) as error:
        listening.close()
        raise KingdomError(_unheard(error, host, port)) from None
    return listening


def _unheard(error: OSError | OverflowError, host: str, port: int) -> Reason:
    """The reason why it is not possible to listen on an address, with advice."""
    said = getattr(error, "strerror", None) or str(error)
    if isinstance(error, socket.gaierror) or getattr(error, "errno", None) == errno.EADDRNOTAVAIL:
        return why("no-such-address", host=host, port=str(port), error=said)
    return why("cannot-listen", host=host, port=str(port), error=said)


def address(listening: socket.socket) -> str:
    """The address under which browsers reach a listening socket, from other machines too if they may."""
    host, port = listening.getsockname()[:2]
    if host == ANY_IPV4:
        host = own_address() or "127.0.0.1"
    name = "[::1]" if host == ANY_IPV6 else f"[{host}]" if ":" in host else host
    return f"http://{name}:{port}/"


def own_address() -> str:
    """The IPv4 address of this machine on its network; empty without one. Nothing is sent to find it."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asking:
        for elsewhere in ELSEWHERE:
            with suppress(OSError):
                asking.connect((elsewhere, 9))
                own: str = asking.getsockname()[0]
                if not own.startswith("127."):
                    return own
    return ""


def collect_seldom() -> None:
    """Run the garbage collector rarely: a game has thousands of values but no cycles, so it is freed when dropped.

    Scanning a few hundred cached games takes half a second, during which nobody is answered. What a process loads at
    startup stays, and is never scanned again.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(*LOOK_FOR_RINGS)


def run(app: Starlette, listening: socket.socket, *, proxies: str = "", ready: Callable[[], None]) -> None:
    """Serve until stopped."""
    config = uvicorn.Config(
        app,
        log_level="warning",
        # Links contain tokens, and tokens do not belong in logs.
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
