"""Names and types on cards: whole and legible in every language and size; names of players: in nobody's way."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from kingdom.store import SeatRow
from kingdom.web.pages.player_name import LONGEST_NAME
from tests.kit.browser import LAPTOP, PHONE, Visits
from tests.kit.geometry import positions
from tests.kit.languages import LANGUAGES
from tests.kit.walks import is_deep

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
    if (written.top < picture.bottom - 1) faults.push("lies over the picture");
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


LONG_NAMES = ("Maximiliane von Habsburg", "Bartholomäus Wallenstein")
LINE = """() => {
    const status = document.querySelector(".status > span"), range = document.createRange();
    range.selectNodeContents(status);
    const shown = [...range.getClientRects()].filter((box) => box.width > 1 && box.height > 1);
    const lines = new Set(shown.map((box) => Math.round(box.bottom / 10))).size;
    return lines > 1 || status.scrollWidth > status.clientWidth ? [status.textContent.trim()] : [];
}"""
"""The status line, if it takes more than one line or is cut off."""


def test_the_status_line_fits_one_line_on_a_laptop_in_every_language_with_long_names(visits: Visits) -> None:
    tables, page = visits.host.tables, visits.new(size=(1366, 650))
    looks = [(position, language) for position in positions().values() for language in LANGUAGES]
    faults = {}
    for position, language in looks if is_deep() else looks[::29]:
        page.context.clear_cookies()
        page.context.add_cookies([{"name": "kingdom-language", "value": language, "url": visits.host.address}])
        seats = [SeatRow(name) for name in LONG_NAMES[: position.record.configuration["players"]]]
        new = tables.create_from(position.record, seats, upto=position.upto)
        for token in (new.spectator_token, new.seat_tokens[0]):
            page.goto(f"/t/{new.table_id}/join/{token}")
            if found := page.evaluate(LINE):
                faults[position.name, language] = found
        modes = page.evaluate("[...document.querySelectorAll('a[href^=\"?with=\"]')].map((one) => one.search)")
        if modes:
            page.goto(f"/t/{new.table_id}{modes[-1]}")
            if found := page.evaluate(LINE):
                faults[position.name, modes[-1], language] = found
    assert faults == {}
