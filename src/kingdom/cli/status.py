"""Exit codes: done, found wrong, used wrongly, not possible on this machine, stopped."""

from __future__ import annotations

from kingdom.core.errors import KingdomError

DONE = 0
WRONG = 1
"""The command found something wrong: an unsound database, a broken law, a wrong answer."""
MISUSED = 2
"""The command line or a file given to it is wrong."""
UNAVAILABLE = 3
"""This machine lacks something: an extra, a readable database, a free port."""
STOPPED = 130
"""Ctrl-C, as shells report it."""

LACKS = frozenset({
    "broken-bot", "cannot-listen", "database-away", "database-silent", "disk-too-slow", "games-not-opened",
    "needs-psycopg", "no-cluster", "no-folder", "no-ledger", "no-tests-here", "not-installed",
    "not-started", "older-database", "other-format", "other-ledger",
})  # fmt: skip
"""The reasons that lie in the machine, not in the command line."""


class MissingHere(KingdomError):
    """This machine lacks something that the command needs."""


def status_of(error: KingdomError) -> int:
    """The exit code for an error."""
    return UNAVAILABLE if isinstance(error, MissingHere) or error.reason.id in LACKS else MISUSED
