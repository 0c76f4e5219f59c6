"""The settings of a server."""

from __future__ import annotations

from dataclasses import dataclass

from platformdirs import user_data_path

from kingdom.bots.registry import LONGEST, SECONDS, seconds_at
from kingdom.content import Content

LOOPBACK = ("127.0.0.1", "localhost", "[::1]")


def default_database() -> str:
    """An SQLite file in the user's data folder, as a URL."""
    return f"sqlite:///{(user_data_path('kingdom', appauthor=False) / 'games.sqlite').as_posix()}"


@dataclass(frozen=True, slots=True)
class ServerSettings:
    """Everything that can be set; the defaults are for playing on your own machine."""

    database: str = ""
    """A URL that SQLAlchemy knows, SQLite or PostgreSQL; empty for the file in the user's data folder."""
    origins: tuple[str, ...] = ()
    """Where browsers find this server, such as `https://kingdom.example`; empty for wherever it answers."""
    hosts: tuple[str, ...] = LOOPBACK
    """Host names that requests may be addressed to, without ports; empty for any."""
    secure_cookies: bool = False
    """Whether cookies are sent over TLS only: set this wherever there is TLS."""
    local: bool = False
    """Whether everybody who can reach the server may take any seat: for one person's own machine."""
    content: Content | None = None
    """A card set other than the built-in one."""
    bot_processes: int = 1
    """How many processes think for bots; 0 for none, so that bots stay silent."""
    bot_seconds: float = SECONDS
    """How long a bot thinks about one decision, unless its seat has a time of its own."""
    cached_tables: int = 512
    """How many games are cached; others are replayed on demand."""
    largest_body: int = 64 * 1024
    """The most bytes of a request."""
    largest_record: int = 1024 * 1024
    """The most bytes of an uploaded record."""
    reads_per_second: float = 100.0
    """How many reading requests an address may send; bursts of ten seconds' worth are let through. 0: no limit."""
    writes_per_second: float = 20.0
    """How many writing requests an address may send; bursts of five seconds' worth are let through. 0: no limit."""
    tables_per_minute: float = 30.0
    """How many tables and challenges an address may open; bursts of a minute's worth are let through. 0: no limit."""
    words_per_minute: float = 60.0
    """How many messages an address may send to opponents; bursts of a minute's worth are let through. 0: no limit."""
    questions_per_minute: float = 20.0
    """The same for requests to take something back, and for taking it back."""
    streams_per_address: int = 64
    """How many event streams an address may hold open. 0: no limit."""

    keep_days: float = 0
    """After how many days a table that nobody touches is removed. 0: never."""
    keep_finished: bool = False
    """Whether finished games are kept all the same."""
    metrics_port: int | None = None
    """The port for Prometheus metrics, on this machine only; None for no metrics."""
    access_log: bool = False
    """Whether each request is logged."""

    @property
    def longest_seconds(self) -> float:
        """The longest thinking time that a seat may ask for; on one's own machine, as long as any."""
        return LONGEST if self.local else seconds_at("long", self.bot_seconds)

    @property
    def database_url(self) -> str:
        """Where the games are kept."""
        return self.database or default_database()
