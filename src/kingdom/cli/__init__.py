"""The command `kingdom`: data to stdout, messages to stderr; an error is one line and an exit code of `status`.

Each command is a module of this package with the same name, which contains a Click command called `command`. To add
one, write that module, and add it to `COMMANDS`, `BRIEFS` and `GROUPS`. Modules are imported only when they are used.

The package itself imports nothing, so it also works without Click.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from kingdom.cli.entry import main

__all__ = ["BRIEFS", "COMMANDS", "GROUPS", "main"]

COMMANDS = {
    "play": "web", "puzzle": "cli", "rules": "cli",
    "review": "cli", "replay": "cli", "show": "cli", "arena": "cli", "lab": "lab",
    "serve": "web", "tables": "web", "database": "web",
    "content": "cli", "simulate": "cli", "perft": "cli", "train": "train",
}  # fmt: skip
"""The commands in the order of `kingdom --help`, each with the extra that it needs."""
BRIEFS = {
    "play": "Play in the browser, or in the terminal with --text.",
    "puzzle": "Solve the puzzle of the day.",
    "rules": "List the rules, or show one with its code and its tests.",
    "review": "Judge every decision of a finished game.",
    "replay": "Go through the record of a game, step by step.",
    "show": "Show a position, or the end of a record, as text.",
    "arena": "Let bots play each other, and measure their strength.",
    "lab": "Measure the card set with games played by bots.",
    "serve": "Host games, for people and for programs.",
    "tables": "List, export, import or remove the tables of a server.",
    "database": "Check, upgrade or back up the database of a server.",
    "content": "Look at the cards, check your own pack, or start one.",
    "simulate": "Play random games and check the laws at each step.",
    "perft": "Count the ways in which a game can continue.",
    "train": "Train the regent by self-play.",
}
"""The short description of each command in `kingdom --help`."""
GROUPS = {
    "Play": ("play", "puzzle", "rules"),
    "Study": ("review", "replay", "show", "arena", "lab"),
    "Host": ("serve", "tables", "database"),
    "Develop": ("content", "simulate", "perft", "train"),
}
"""The headings of `kingdom --help`."""


def __getattr__(name: str) -> Any:
    """`main`, the command itself."""
    if name != "main":
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return import_module("kingdom.cli.entry").main
