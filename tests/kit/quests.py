"""Tables with Quest boards, whose steps are defined in quests.toml."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from kingdom.content import load
from tests.kit.table import Table, given

QUESTS = load(Path(__file__).with_name("quests.toml"))

USURPER = ("the_usurper",)
NORTHERN_LANDS = ("the_northern_lands",)
BOTH_BOARDS = ("the_usurper", "the_northern_lands")


def quest_table(
    when: str,
    *seats: str,
    quests: tuple[str, ...] = USURPER,
    modules: tuple[str, ...] = ("quest",),
    **options: Any,
) -> Table:
    """The table of `given`, with the Quest module."""
    return given(when, *seats, content=QUESTS, modules=modules, quests=quests, **options)


def pay(step: int, *, quest: int = 1, hand: str = "-", alchemy: str = "-", krystallium: str = "-") -> str:
    """The notation of completing a step: the cubes from hand and Alchemy, and those replaced by Krystallium."""
    return f"quest {quest} step {step} from hand {hand} alchemy {alchemy} krystallium {krystallium}"


def payments(table: Table, who: str, step: int | None = None, *, quest: int = 1) -> list[str]:
    """The legal payments of a seat, for one step or for all."""
    begins = f"quest {quest} step {step} " if step is not None else "quest "
    return [text for text in table.options(who) if text.startswith(begins)]


def quest_points(table: Table, seat: int) -> int:
    """The points of a finished game for Quests."""
    (line,) = (line for line in table.game.outcome().scores[seat] if line.source == "quests")
    assert line.clause == "QUE-8"
    return line.points
