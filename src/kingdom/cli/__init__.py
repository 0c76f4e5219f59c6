"""The command `kingdom`: data to stdout, messages to stderr; one line and exit code 2 for usage errors.

Each command is a module of this package with the same name, which contains a Click command called `command`. To add
one, write that module, and add it to `COMMANDS` and `BRIEFS`. A module is imported only when its command is used.

The package itself imports nothing, so it also works without Click.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from kingdom.cli.entry import main

__all__ = ["BRIEFS", "COMMANDS", "main"]

COMMANDS = {
    "play": "web", "serve": "web", "database": "web", "tables": "web", "rules": "cli", "show": "cli", "replay": "cli",
    "review": "cli", "puzzle": "cli", "simulate": "cli", "arena": "cli", "lab": "lab", "train": "train", "perft": "cli",
    "content": "cli",
}  # fmt: skip
"""The commands in the order of `kingdom --help`, each with the extra that it needs."""
BRIEFS = {
    "play": "Play in the browser, or in the terminal with --text.",
    "serve": "Host games, for people and for programs.",
    "database": "Check, upgrade or back up the database of a server.",
    "tables": "List, export, import or remove the tables of a server.",
    "rules": "List the rules, or show one with its code and its tests.",
    "show": "Show a position, or where a record stops, as text.",
    "replay": "Go through the record of a game, step by step.",
    "review": "Judge every decision of a finished game.",
    "puzzle": "Solve the puzzle of the day.",
    "simulate": "Play random games and check the laws at each step.",
    "arena": "Let bots play each other, and measure their strength.",
    "lab": "Measure the card set with games played by bots.",
    "train": "Train the regent by self-play.",
    "perft": "Count the ways in which a game can continue.",
    "content": "Look at the cards, check your own pack, or start one.",
}
"""The short description of each command in `kingdom --help`."""


def __getattr__(name: str) -> Any:
    """`main`, the command itself."""
    if name != "main":
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return import_module("kingdom.cli.entry").main
