"""`kingdom serve`: a server for games between friends."""

from __future__ import annotations

from urllib.parse import urlsplit

import click

from kingdom.cli.database import made_current
from kingdom.cli.help import Speaking
from kingdom.cli.language import say
from kingdom.cli.options import content_option, database_option
from kingdom.cli.types import PORTS, Number, OneOf, Whole
from kingdom.content import Content
from kingdom.core.errors import KingdomError
from kingdom.core.reasons import why
from kingdom.store import Store
from kingdom.web.logs import LEVELS, set_up
from kingdom.web.server import address, listen, run
from kingdom.web.settings import LOOPBACK, Settings

PORT = 8000
FROM_0 = Number(min=0)
WHOLE_FROM_0 = Whole(min=0)
SOME = Number(min=0, min_open=True)


@click.command(name="serve", cls=Speaking)
@click.option("--host", metavar="ADDRESS", default="127.0.0.1", show_default=True)
@click.option("--port", type=PORTS, metavar="N", default=PORT, show_default=True)
@database_option
@click.option("--origin", "origins", multiple=True, metavar="URL")
@click.option("--proxy", "proxies", multiple=True, metavar="ADDRESS")
@click.option("--bots", type=Whole(min=0), default=1, show_default=True)
@click.option("--bot-seconds", type=SOME, default=2.0, show_default=True)
@click.option("--reads", type=FROM_0, default=100.0, show_default=True)
@click.option("--writes", type=FROM_0, default=20.0, show_default=True)
@click.option("--tables", type=FROM_0, default=30.0, show_default=True)
@click.option("--streams", type=WHOLE_FROM_0, default=64, show_default=True)
@click.option("--ready", type=Whole(min=1), default=512, show_default=True)
@click.option("--keep-days", type=Number(min=0), default=0)
@click.option("--keep-finished", is_flag=True)
@click.option("--metrics", "metrics_port", type=Whole(1, 65535), metavar="PORT")
@click.option("--log-level", type=OneOf(LEVELS), default="warning", show_default=True)
@click.option("--log-json", is_flag=True)
@click.option("--access-log", is_flag=True)
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
        click.echo(say("serve-ready"), err=True)

    run(settings, listening, proxies=",".join(proxies), ready=say_so)


def hosts_of(host: str, origins: tuple[str, ...]) -> tuple[str, ...]:
    """The host names that requests may use; any, for a public server without a configured name."""
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


def check(settings: Settings) -> None:
    """Fail early, with a clear message, if the games cannot be opened."""
    Store(settings.database_url).close()
