"""The table that `kingdom play` opens: who sits there, and the way to the first seat."""

from __future__ import annotations

import pytest

from kingdom.cli.browser import join_path, seats
from kingdom.web.api.requests import DEFAULT_BOT, DEFAULT_NAMES
from kingdom.web.tables.tables import NewTable


@pytest.mark.parametrize(
    ("players", "bot", "sitting"),
    [(1, None, [None]), (2, None, [None, DEFAULT_BOT]), (2, "baron", [None, "baron"])],
)
def test_a_person_sits_at_the_first_seat_and_a_bot_at_the_other(
    players: int, bot: str | None, sitting: list[str | None]
) -> None:
    found = seats(players, bot)

    assert [(row.name, row.bot) for row in found] == list(zip(DEFAULT_NAMES, sitting, strict=False))


def test_the_way_to_the_table_is_that_of_its_first_seat() -> None:
    assert join_path(NewTable("abc", ("mine", None), "looking")) == "t/abc/join/mine"
