"""`kingdom serve`: a server for games between friends."""

from __future__ import annotations

from urllib.parse import urlsplit

import click

from kingdom.cli.database import made_current
from kingdom.cli.options import content_option, database_option
from kingdom.content import Content
from kingdom.core.errors import KingdomError
from kingdom.store import Store
from kingdom.web.logs import LEVELS, set_up
from kingdom.web.server import address, listen, run
from kingdom.web.settings import LOOPBACK, Settings

PORT = 8000
FROM_0 = click.FloatRange(min=0)
WHOLE_FROM_0 = click.IntRange(min=0)
SOME = click.FloatRange(min=0, min_open=True)


@click.command(name="serve")
@click.option("--host", metavar="ADDRESS", default="127.0.0.1", show_default=True, help="The address to listen on.")
@click.option("--port", type=int, metavar="N", default=PORT, show_default=True, help="The port; 0 for any free one.")
@database_option
@click.option("--origin", "origins", multiple=True, metavar="URL", help="The public address, behind a proxy.")
@click.option("--proxy", "proxies", multiple=True, metavar="ADDRESS", help="A trusted proxy.")
@click.option("--bots", type=click.IntRange(min=0), default=1, show_default=True, help="Number of processes for bots.")
@click.option("--bot-seconds", type=SOME, default=2.0, show_default=True, help="Thinking time of bots, per decision.")
@click.option(
    "--reads", type=FROM_0, default=100.0, show_default=True, help="Reads per second from one address; 0: no limit."
)
@click.option("--writes", type=FROM_0, default=20.0, show_default=True, help="Writes per second, likewise.")
@click.option("--tables", type=FROM_0, default=30.0, show_default=True, help="New tables per minute, likewise.")
@click.option("--streams", type=WHOLE_FROM_0, default=64, show_default=True, help="Open event streams, likewise.")
@click.option("--ready", type=click.IntRange(min=1), default=512, show_default=True, help="Games kept in memory.")
@click.option("--keep-days", type=click.FloatRange(min=0), default=0, help="Remove tables idle for this long.")
@click.option("--keep-finished", is_flag=True, help="Keep finished games even so.")
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
    bots: int,
    bot_seconds: float,
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

    It listens on this machine only unless told otherwise; docs/guides/host.md says how to let others in safely.
    """
    settings = Settings(
        database=database,
        origins=origins,
        hosts=hosts_of(host, origins),
        secure_cookies=bool(origins) and all(origin.startswith("https:") for origin in origins),
        bot_processes=bots,
        bot_seconds=bot_seconds,
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
    made_current(settings.database_url, content)
    check(settings)
    listening = listen(host, port)

    def say_so() -> None:
        click.echo(address(listening))
        click.echo("Serving until you press Ctrl+C.", err=True)

    run(settings, listening, proxies=",".join(proxies), ready=say_so)


def hosts_of(host: str, origins: tuple[str, ...]) -> tuple[str, ...]:
    """The names that requests may be addressed to; any, for a server that listens to others and was told no name."""
    names: list[str] = []
    for origin in origins:
        parts = urlsplit(origin)
        if parts.scheme not in ("http", "https") or not parts.hostname or parts.path.strip("/"):
            raise KingdomError(f"{origin!r} is not an origin: write it as https://kingdom.example, without a path")
        names.append(parts.hostname)
    bare = f"[{host}]" if ":" in host else host
    if bare in LOOPBACK or names:
        return (*LOOPBACK, bare, *names)
    return ()


def check(settings: Settings) -> None:
    """Find out now, with a clear message, whether the games can be opened."""
    Store(settings.database_url).close()
