"""Every space of a card can be seen, however many there are: on cards of all sizes and under construction.

A pack may have more than the shipped cards. Sizes are in rem, from the smallest to the largest: in a hand, in an area,
in a Selection, in a tray, in a review or a replay, in the catalogue, looked at closely.
"""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Page

from tests.kit.browser import Visits
from tests.kit.geometry import Position
from tests.kit.table import given

pytestmark = pytest.mark.browser

MEASURE = (Path(__file__).resolve().parents[1] / "kit" / "spaces.js").read_text(encoding="utf-8").partition("\n")[2]
NUMBERS = (9, 10, 11, 12, 20)
"""How many spaces. Cards count those of a kind if there are more than twelve."""
CARDS = (
    (8.2, 12.4), (8.6, 10.2), (8.6, 11.2), (9.2, 10.8), (9.2, 12.6), (10, 13.6), (10.4, 15.3), (12.4, 18.2),
    (13.6, 10.8), (13.6, 20), (14.8, 21.8), (15.9, 23.4), (16.1, 23.7), (26, 38.2),
)  # fmt: skip
CHARTERS = (9.5, 11.2, 13.3, 14.6, 16.8, 21, 36)


@pytest.fixture
def page(visits: Visits) -> Page:
    """A table with a card in a Selection and one under construction on either side."""
    table = given(
        "planning, round 2",
        "ann: selection Royal Guard; construction Infernal Gate[]",
        "bob: construction Royal Dungeon[M]",
    )
    page = visits.new()
    page.goto(Position("spaces", table.game.record()).set_up(visits.host.tables).ways[0])
    return page


def test_no_space_of_a_card_is_cut_off(page: Page) -> None:
    assert page.evaluate(MEASURE, [NUMBERS, CARDS, CHARTERS]) == []
