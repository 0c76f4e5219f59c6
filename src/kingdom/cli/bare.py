"""The command `kingdom` without the extra for it: prints the version, the help, or the extra that a command needs."""

from __future__ import annotations

import sys
from collections.abc import Sequence

import kingdom
from kingdom.cli import BRIEFS, COMMANDS, GROUPS
from kingdom.cli.extras import install, needs
from kingdom.cli.status import MISUSED, UNAVAILABLE


def run(words: Sequence[str]) -> int:
    """Answer a command line; returns the exit code."""
    named = next((word for word in words if word in COMMANDS), None)
    if named is not None:
        sys.stderr.write(f"kingdom: {needs(named, COMMANDS[named])}\n")
        return UNAVAILABLE
    others = (word for before, word in zip(("", *words), words, strict=False) if before != "--language")
    unknown = next((word for word in others if not word.startswith("-")), None)
    if unknown is not None:
        sys.stderr.write(f"kingdom: No such command {unknown!r} (see kingdom --help)\n")
        return MISUSED
    sys.stdout.write(f"kingdom {kingdom.__version__}\n" if "--version" in words else help_text())
    return 0


def help_text() -> str:
    """The list of commands, and how to install them."""
    width = max(map(len, BRIEFS))
    commands = "\n\n".join(
        "\n".join([f"{heading}:", *(f"  {name:{width}}  {BRIEFS[name]}" for name in names)])
        for heading, names in GROUPS.items()
    )
    return (
        "Usage: kingdom [OPTIONS] COMMAND [ARGS]...\n\n"
        f"  Play, study and simulate It's a Wonderful Kingdom.\n\n{commands}\n\n"
        f"The engine is installed without its command line: {install('cli')}, or {install('web')} "
        "to play in the browser as well\n"
    )
