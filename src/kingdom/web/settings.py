"""What a server is told when it starts."""

from __future__ import annotations

from dataclasses import dataclass

from platformdirs import user_data_path

from kingdom.content import Content

LOOPBACK = ("127.0.0.1", "localhost", "[::1]")


def default_database() -> str:
    """An SQLite file in the user's data folder, as a URL."""
    return f"sqlite:///{(user_data_path('kingdom', appauthor=False) / 'games.sqlite').as_posix()}"


@dataclass(frozen=True, slots=True)
class Settings:
    """All that can be set; the defaults are for a game on one's own machine."""

    database: str = ""
    """A URL that SQLAlchemy knows, SQLite or PostgreSQL; empty for the file in the user's data folder."""
    origins: tuple[str, ...] = ()
    """Where browsers find this server, such as `https://kingdom.example`; empty for wherever it answers."""
    hosts: tuple[str, ...] = LOOPBACK
    """Host names that requests may be addressed to, without ports; empty for any."""
    secure_cookies: bool = False
    """Whether cookies travel over TLS only: wherever there is TLS."""
    local: bool = False
    """Whether all who can reach the server may sit anywhere: one person's own machine."""
    content: Content | None = None
    """Another card set than the built-in one."""
    bot_processes: int = 1
    """How many processes think for bots; 0 for none, so that bots stay silent."""
    bot_seconds: float = 2.0
    """How long a bot may think about one decision."""
    cached_tables: int = 512
    """How many games are kept ready; others are replayed when they are asked for."""
    largest_body: int = 64 * 1024
    """The most bytes of a request."""
    largest_record: int = 1024 * 1024
    """The most bytes of a record that is uploaded."""
    reads_per_second: float = 100.0
    """How many reading requests an address may send; bursts of ten seconds' worth are let through. 0: no limit."""
    writes_per_second: float = 20.0
    """How many writing requests an address may send; bursts of five seconds' worth are let through. 0: no limit."""
    tables_per_minute: float = 30.0
    """How many tables an address may open; bursts of a minute's worth are let through. 0: no limit."""
    streams_per_address: int = 64
    """How many event streams an address may hold open. 0: no limit."""

    keep_days: float = 0
    """After how many days a table that nobody touches is removed. 0: never."""
    keep_finished: bool = False
    """Whether games that are over stay all the same."""
    metrics_port: int | None = None
    """Where Prometheus finds the figures of this server, on this machine only; nowhere, for None."""
    access_log: bool = False
    """Whether each request is a line in the log."""

    @property
    def database_url(self) -> str:
        """Where the games are kept."""
        return self.database or default_database()
