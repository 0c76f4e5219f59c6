"""The extras that commands need, and the message if one is not installed."""

from __future__ import annotations

from kingdom.cli import COMMANDS

EXTRAS = {
    "cli": ("click", "platformdirs", "rich"),
    "web": (
        *("alembic", "anyio", "fastapi", "jinja2", "markdown_it", "markupsafe", "multipart"),
        *("pydantic", "pyphen", "python_multipart", "segno", "sqlalchemy", "starlette", "uvicorn"),
    ),
    "server": ("httptools", "prometheus_client", "uvloop"),
    "lab": ("jinja2", "markupsafe", "matplotlib"),
    "train": ("numpy", "torch"),
}
"""The extras of the package, each with the modules that it provides."""
INCLUDED = {"web": ("cli",), "lab": ("cli",), "train": ("cli", "lab")}
"""The extras that an extra includes."""


def advice(command: str, missing: str | None) -> str | None:
    """The advice to install a module that a command lacks; None for a module that no extra provides.

    >>> advice("serve", "fastapi")
    '`kingdom serve` needs more than the engine: pip install "wonderful-kingdom[web]"'
    >>> advice("serve", "kingdom.nowhere") is None
    True
    """
    root = (missing or "").partition(".")[0]
    having = [extra for extra, modules in EXTRAS.items() if root in modules]
    if not having:
        return None
    own = COMMANDS.get(command, "")
    extra = own if {own, *INCLUDED.get(own, ())} & {*having} else having[0]
    return needs(command, extra)


def needs(command: str, extra: str) -> str:
    """The advice to install an extra that a command needs."""
    return f"`kingdom {command}` needs more than the engine: {install(extra)}"


def install(extra: str) -> str:
    """The command that installs an extra."""
    return f'pip install "wonderful-kingdom[{extra}]"'
