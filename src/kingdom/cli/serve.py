"""`kingdom serve`: runs a server for games between friends."""

from __future__ import annotations

from importlib.util import find_spec
from urllib.parse import urlsplit

import click

from kingdom.bots.registry import LONGEST, SECONDS, SHORTEST
from kingdom.cli.database import made_current
from kingdom.cli.extras import install
from kingdom.cli.options import content_option, database_option
from kingdom.cli.types import PORTS, Number, SecondsType
from kingdom.content import Content
from kingdom.core.errors import KingdomError
from kingdom.core.reasons import why
from kingdom.store import Store
from kingdom.web.app import create_app
from kingdom.web.server.logs import LEVELS, set_up
from kingdom.web.server.socket import ANY_IPV4, address, listen, own_address, run
from kingdom.web.settings import LOOPBACK, ServerSettings

PORT = 8000
FOR_FRIENDS = (
    "Everybody on your network can play there. Open it yourself, too: invitations contain the address you open."
)
LOOK_IT_UP = "Everybody on your network can play at the address of this machine, which could not be determined."
FROM_0 = Number(min=0)
WHOLE_FROM_0 = click.IntRange(min=0)
SOME = Number(min=0, min_open=True)


@click.command(name="serve")
@click.option("--host", metavar="ADDRESS", default="127.0.0.1", show_default=True, help="The address to listen on.")
@click.option("--port", type=PORTS, metavar="N", default=PORT, show_default=True, help="The port; 0 for any free one.")
@database_option
@click.option("--origin", "origins", multiple=True, metavar="URL", help="The public address, behind a proxy.")
@click.option("--proxy", "proxies", multiple=True, metavar="ADDRESS", help="A trusted proxy.")
@click.option(
    "--jobs",
    type=WHOLE_FROM_0,
    metavar="N",
    default=1,
    show_default=True,
    help="Number of processes for bots; 0: bots do not play.",
)
@click.option(
    "--budget",
    type=SecondsType(SHORTEST, LONGEST),
    default=f"{SECONDS:g}s",
    show_default=True,
    help="Thinking time of bots, per decision; a seat may ask for up to four times as much.",
)
@click.option(
    "--reads",
    type=FROM_0,
    metavar="N",
    default=100.0,
    show_default=True,
    help="Read requests per second from one address; 0: no limit.",
)
@click.option(
    "--writes",
    type=FROM_0,
    metavar="N",
    default=20.0,
    show_default=True,
    help="Write requests per second from one address; 0: no limit.",
)
@click.option(
    "--tables",
    type=FROM_0,
    metavar="N",
    default=30.0,
    show_default=True,
    help="New tables per minute from one address; 0: no limit.",
)
@click.option(
    "--streams",
    type=WHOLE_FROM_0,
    metavar="N",
    default=64,
    show_default=True,
    help="Open event streams of one address; 0: no limit.",
)
@click.option(
    "--ready", type=click.IntRange(min=1), metavar="N", default=512, show_default=True, help="Games kept in memory."
)
@click.option(
    "--keep-days",
    type=Number(min=0),
    metavar="N",
    default=0,
    help="Remove tables that have been idle for this many days; 0: never.",
)
@click.option("--keep-finished", is_flag=True, help="Keep finished games anyway.")
@click.option(
    "--metrics", "metrics_port", type=click.IntRange(1, 65535), metavar="PORT", help="Serve Prometheus metrics here."
)
@click.option("--log-level", type=click.Choice(LEVELS), default="warning", show_default=True, help="What to log.")
@click.option("--log-json", is_flag=True, help="Log lines as JSON.")
@click.option("--access-log", is_flag=True, help="Log each request, without the secrets in its address.")
@content_option
def command(
    host: str,
    port: int,
    database: str,
    origins: tuple[str, ...],
    proxies: tuple[str, ...],
    jobs: int,
    budget: float,
    reads: float,
    writes: float,
    tables: float,
    streams: int,
    ready: int,
    keep_days: float,
    keep_finished: bool,
    metrics_port: int | None,
    log_level: str,
    log_json: bool,
    access_log: bool,
    content: Content,
) -> None:
    """Host games: pages for people at /, a JSON interface for programs at /api.

    By default it listens on this machine only; docs/guides/host.md explains how to let others in safely.
    """
    if metrics_port is not None and find_spec("prometheus_client") is None:
        raise KingdomError(why("not-installed", name="prometheus-client", extra="server", command=install("server")))
    settings = ServerSettings(
        database=database,
        origins=origins,
        hosts=hosts_of(host, origins),
        secure_cookies=bool(origins) and all(origin.startswith("https:") for origin in origins),
        bot_processes=jobs,
        bot_seconds=budget,
        reads_per_second=reads,
        writes_per_second=writes,
        tables_per_minute=tables,
        streams_per_address=streams,
        cached_tables=ready,
        content=content,
        keep_days=keep_days,
        keep_finished=keep_finished,
        metrics_port=metrics_port,
        access_log=access_log,
    )
    set_up(log_level, as_json=log_json, access_log=access_log)
    made_current(settings.database_url)
    check(settings)
    listening = listen(host, port)

    def announce() -> None:
        click.echo(address(listening))
        if host == ANY_IPV4 and not origins:
            click.echo(FOR_FRIENDS if own_address() else LOOK_IT_UP, err=True)
        click.echo("Serving until you press Ctrl+C.", err=True)

    run(create_app(settings), listening, proxies=",".join(proxies), ready=announce)


def hosts_of(host: str, origins: tuple[str, ...]) -> tuple[str, ...]:
    """The host names that requests may use; empty, meaning any, for a public server without a configured name."""
    names: list[str] = []
    for origin in origins:
        parts = urlsplit(origin)
        if parts.scheme not in ("http", "https") or not parts.hostname or parts.path.strip("/"):
            raise KingdomError(why("not-an-origin", given=repr(origin)))
        names.append(parts.hostname)
    bare = f"[{host}]" if ":" in host else host
    if bare in LOOPBACK or names:
        return (*LOOPBACK, bare, *names)
    return ()


def check(settings: ServerSettings) -> None:
    """Raise early, with a clear message, if the database cannot be opened."""
    Store(settings.database_url).close()
