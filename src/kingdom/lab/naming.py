"""The names of things in a report, in English."""

from __future__ import annotations

from kingdom.content import Content
from kingdom.words.terms import Terms

HEADINGS = {
    "targets": ("Targets", "Target | What | Measured | Unit | From | To | Verdict | Note"),
    "rulesets": (
        "Rulesets, seats and medals",
        (
            "Ruleset | Games | First seat wins, % | Draws | Nobody | Score of the winner, or solo | Of the loser | "
            "Cards built | Growth a round | Face-down cards a game | Gold | Silver | Bronze | None"
        ),
    ),
    "duchies": ("Sides and Duchies", "Ruleset | Side | Duchy | Seats | Wins, % | Score"),
    "points": ("Points by source", "Ruleset | Source | Winner | Loser | Drawn | Solo"),
    "pace": ("Cards and production by round", "Ruleset | Part | Round | Cards built | M | P | G | E | Cubes in all"),
    "cards": (
        "Cards",
        (
            "Ruleset | Card | Type | Cost | Seen | Taken | Slated | Built | Recycled | Abandoned | Taken of seen, % | "
            "Built of taken, % | Recycled of taken, % | Wins when only one built it, % | "
            "Solo: score with it, less without | Worth in points"
        ),
    ),
    "use": (
        "Traps, Menaces, Advisors and Quest steps",
        "Ruleset | What | With | Times | Of games, % | Wins when only one did it, %",
    ),
}
"""The title and the columns of each table. Programs rely on these headings in the CSV files."""
NOTES = {
    "points": "Mean points of a seat.",
    "pace": "Means of a seat, step by step.",
    "cards": "Wins: among games in which just one of the two seats built the card, how often that seat won (Wilson's "
    "interval; a draw is half). Worth: a regression, by least squares, of the margin (in solo games, of the score) on "
    "how many more copies of each card were built, normal intervals, for cards that matter in 20 games or more. "
    "Neither says what causes what: a player who is ahead also builds more.",
}
"""Notes below the titles of tables."""


def group(players: int) -> str:
    """All games for this many players."""
    return "two players" if players > 1 else "solo"


def step(content: Content, key: str) -> str:
    """A step of a Quest board, by its key.

    >>> from kingdom.content import load
    >>> step(load(), "the_usurper.1")
    'The Usurper 1: Forge the weapons'
    """
    names = Terms(content=content)
    quest, _, number = key.partition(".")
    return f"{names.card(quest)} {number}: {names.card(key)}"
