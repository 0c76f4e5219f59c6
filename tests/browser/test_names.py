"""Names and types on cards: whole and legible in every language and size; names of players: in nobody's way."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from kingdom.store import SeatRow
from kingdom.web.pages.naming import LONGEST_NAME
from tests.kit.browser import LAPTOP, PHONE, Visits

pytestmark = pytest.mark.browser

SIZES = (84, 86, 93, 97, 104, 138)
"""From the areas on a phone to those of a game alone on a laptop, in pixels."""

RESIZED = """(width) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`.card { --w: ${width}px !important; }`);
    document.adoptedStyleSheets = [sheet];
}"""

FAULTS = """() => [...document.querySelectorAll(".card-face:has(.card-name)")].flatMap((face) => {
    const name = face.querySelector(".card-name"), type = face.querySelector(".card-type span"), faults = [];
    const text = name.firstChild, range = document.createRange();
    range.selectNodeContents(name);
    const written = range.getBoundingClientRect(), card = face.getBoundingClientRect();
    const picture = face.querySelector(".card-mini").getBoundingClientRect();
    if (written.top < card.top || written.left < card.left || written.right > card.right - 1) faults.push("sticks out");
    if (written.bottom > picture.top + 1) faults.push("lies over the picture");
    if (type.getBoundingClientRect().right > card.right - 1) faults.push("has its type cut off");
    let line = null;
    for (let at = 0; at < text.length; at++) {
        if (" \\u00ad".includes(text.data[at])) continue;
        range.setStart(text, at);
        range.setEnd(text, at + 1);
        const top = [...range.getClientRects()].at(-1).top;
        const wrapped = line !== null && top > line + 4;
        if (wrapped && !" -\\u00ad".includes(text.data[at - 1])) faults.push("breaks in a word");
        line = top;
    }
    return faults.map((fault) => `${text.data} ${fault}`);
})"""


@pytest.mark.parametrize("language", ["en", "fr", "it"])
def test_no_name_and_no_type_is_clipped_on_a_card_of_any_size(visits: Visits, language: str) -> None:
    page = visits.new(locale=language)
    page.goto("/cards")
    faults = {}
    for size in SIZES:
        page.evaluate(RESIZED, size)
        faults[size] = page.evaluate(FAULTS)
    assert faults == {size: [] for size in SIZES}


@pytest.mark.parametrize("size", [LAPTOP, PHONE], ids=["laptop", "phone"])
def test_the_longest_names_of_players_leave_their_points_in_sight(visits: Visits, size: tuple[int, int]) -> None:
    """Whoever is called so, and wide letters at that, still sees who has how many points."""
    tables = visits.host.tables
    new = tables.create({"players": 2}, [SeatRow("W" * LONGEST_NAME), SeatRow("M" * LONGEST_NAME)], seed=1)
    page = visits.new(size=size)
    page.goto(f"/t/{new.table_id}/join/{new.seat_tokens[0]}")
    expect(page.get_by_test_id("points")).to_be_visible()
    for points in page.locator(".points:visible").all():
        zone = points.locator("xpath=ancestor::section[1]").bounding_box()
        box = points.bounding_box()
        assert zone is not None
        assert box is not None
        assert zone["x"] <= box["x"]
        assert box["x"] + box["width"] <= zone["x"] + zone["width"] <= size[0]
