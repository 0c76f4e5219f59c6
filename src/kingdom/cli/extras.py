"""What a command needs beyond the engine, and the message if it is not installed."""

from __future__ import annotations

from kingdom.cli.language import say

EXTRAS = {
    "web": (
        *("alembic", "anyio", "fastapi", "httptools", "jinja2", "markdown_it", "markupsafe", "multipart"),
        *(
            "prometheus_client",
            "pydantic",
            "pyphen",
            "python_multipart",
            "segno",
            "sqlalchemy",
            "starlette",
            "uvicorn",
            "uvloop",
        ),
    ),
    "lab": ("matplotlib",),
    "fast": ("numba", "numpy"),
    "train": ("torch",),
}
"""The extras of the package, each with the modules that it provides."""
OF_COMMANDS = {"lab": "lab", "train": "train"}
"""Commands with their own extra, which provides whatever is missing."""


def advice(command: str, missing: str | None) -> str | None:
    """How to install a module that a command lacks; None for a module that no extra provides.

    >>> advice("serve", "fastapi")
    "`kingdom serve` needs more than the engine: pip install 'wonderful-kingdom[web]'"
    >>> advice("serve", "kingdom.nowhere") is None
    True
    """
    root = (missing or "").partition(".")[0]
    extra = next((extra for extra, modules in EXTRAS.items() if root in modules), None)
    if extra is None:
        return None
    extra = OF_COMMANDS.get(command, extra)
    return say("usage-extra", command=command, install=f"pip install 'wonderful-kingdom[{extra}]'")
