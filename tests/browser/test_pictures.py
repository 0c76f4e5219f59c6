"""The pictures on cards: they leave every word readable, and no request for one gives a card away."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from io import BytesIO
from random import Random
from urllib.parse import urlsplit

import pytest
from PIL import Image
from playwright.sync_api import Page, expect

from kingdom.web.present.cards.pictures import drawn
from kingdom.web.static_files import static
from tests.kit import clause
from tests.kit.browser import LAPTOP, Visits
from tests.kit.exchange import exchanged, pairs
from tests.kit.geometry import full, positions
from tests.kit.people import patiently
from tests.kit.scenes import Scene, Staged, in_choice, in_phase, stage

pytestmark = pytest.mark.browser

GAME = {"players": 2, "modules": ["menace"]}
EVERYTHING = {"players": 2, "modules": ["menace", "advisors", "quest"]}
LEAST_CONTRAST = 4.5
FETCHED = "() => sessionStorage.getItem('pictures')"
BARE = """() => [...document.querySelectorAll(".card-face:has(.card-mini)")].flatMap((face) => {
    const picture = face.querySelector(".card-mini").getBoundingClientRect();
    return [".card-name", ".card-type", ".card-foot .r"]
        .flatMap((name) => [...face.querySelectorAll(name)])
        .filter((part) => part.offsetWidth && part.checkVisibility())
        .map((part) => [part.className, part.getBoundingClientRect()])
        .filter(([, box]) => Math.min(box.right, picture.right) - Math.max(box.left, picture.left) > 1.5
            && Math.min(box.bottom, picture.bottom) - Math.max(box.top, picture.top) > 1.5)
        .map(([name]) => `${face.querySelector(".card-name").textContent}: ${name}`);
})"""

OVER = """() => {
    const grounds = document.querySelectorAll(".picture, .r:not(.open)");
    const pictures = [...grounds].map((one) => one.getBoundingClientRect());
    const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT, (node) =>
        node.data.trim() && !node.parentElement.closest(".said, .log")
            && node.parentElement.checkVisibility({ opacityProperty: true }) ? 1 : 2);
    const found = [];
    for (let node; (node = words.nextNode()); ) {
        const range = document.createRange();
        range.selectNodeContents(node);
        for (const box of range.getClientRects())
            if (pictures.some((picture) => Math.min(box.right, picture.right) - Math.max(box.left, picture.left) > 1.5
                && Math.min(box.bottom, picture.bottom) - Math.max(box.top, picture.top) > 1.5))
                found.push({ word: node.data.trim(), color: getComputedStyle(node.parentElement).color,
                    box: [box.left + scrollX, box.top + scrollY, box.right + scrollX, box.bottom + scrollY] });
    }
    return found;
}"""
ALL_SHOWN = "Promise.all([document.fonts.ready, ...[...document.images].map((image) => image.decode())])"
HIDE_WORDS = """() => {
    const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const nodes = [];
    for (let node; (node = words.nextNode()); ) if (node.data.trim()) nodes.push(node);
    for (const node of nodes) {
        const hidden = document.createElement("hidden-word");
        hidden.style.visibility = "hidden";
        node.replaceWith(hidden);
        hidden.append(node);
    }
}"""


@clause("GEN-6")
def test_two_games_that_differ_only_in_hidden_cards_make_the_same_requests(visits: Visits) -> None:
    staged = stage(visits.host.tables, Scene(GAME, in_choice(3)))
    tables = visits.host.tables
    true = tables.open(staged.table)
    one, other = next(pairs(true.game.state, 0, Random(2), 1))

    requests = [requests_of(visits, staged)]
    tables._shelf.put(replace(true, game=replace(true.game, state=exchanged(true.game.state, one, other))))
    requests.append(requests_of(visits, staged))

    assert requests[0] == requests[1]
    assert {static(f"art/{name}.svg") for name in drawn()} <= set(requests[0])


def requests_of(visits: Visits, staged: Staged) -> list[str]:
    page = visits.new()
    page.clock.install()
    made: list[str] = []
    page.on("request", lambda request: made.append(urlsplit(request.url).path))
    page.goto(staged.ways[0])
    expect(page.locator("#main")).to_be_visible()
    page.wait_for_load_state("load")
    page.clock.run_for(4000)
    page.wait_for_function(FETCHED)
    # A headless browser points at the page at some time: then the script for large cards is fetched.
    patiently(page, lambda: any(path.endswith("/peek.js") for path in made), page.get_by_test_id("status").hover)
    page.close()
    return sorted(set(made))


@pytest.mark.parametrize("size", [LAPTOP, (1920, 1080), (390, 844)])
def test_no_name_type_or_production_of_a_card_lies_on_its_picture(visits: Visits, size: tuple[int, int]) -> None:
    page: Page = visits.new(size=size)
    page.goto("/cards")
    page.wait_for_load_state("networkidle")

    assert page.evaluate(BARE) == []


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_words_over_pictures_and_letters_on_pieces_stand_out_from_the_lightest_pixel(
    visits: Visits, scheme: str
) -> None:
    """In the colours of a system the browser itself lays a plate under each word."""
    page = visits.new(size=(1920, 1080), color_scheme=scheme)
    tables = visits.host.tables
    full_of = {one.name.partition(", ")[2]: one for one in full()}
    frozen = positions()["two+menace, combat, late"]
    menaced = stage(tables, Scene(EVERYTHING, in_phase("planning", round=4))).ways[0]
    for path, least in (
        ("/cards", 40),
        (menaced, 40),
        (full_of["production"].address(tables), 60),
        (frozen.address(tables), 90),
    ):
        page.goto(path)
        page.evaluate(ALL_SHOWN)
        measured = list(contrasts(page))

        assert len(measured) >= least, "names, points and bonuses lie over pictures, letters on pieces"
        assert [(word, round(contrast, 1)) for word, contrast in measured if contrast < LEAST_CONTRAST] == []


def contrasts(page: Page) -> Iterator[tuple[str, float]]:
    """The words over pictures, and the least contrast between one and a pixel under its ink."""
    over = page.evaluate(OVER)
    shown = photograph(page)
    page.evaluate(HIDE_WORDS)
    bare = photograph(page)
    for one in over:
        colour = tuple(int(value) for value in re.findall(r"\d+", one["color"])[:3])
        box = tuple(round(value) for value in one["box"])
        pairs = list(zip(pixels(shown.crop(box)), pixels(bare.crop(box)), strict=True))
        most = max(distance(*pair) for pair in pairs)
        inked = {ground for ink, ground in pairs if distance(ink, ground) > most / 2 > distance(ink, colour)}
        if inked:
            yield one["word"], min(contrast(colour, pixel) for pixel in inked)


def distance(one: tuple[int, ...], other: tuple[int, ...]) -> int:
    return sum(abs(a - b) for a, b in zip(one, other, strict=True))


def photograph(page: Page) -> Image.Image:
    return Image.open(BytesIO(page.screenshot(full_page=True))).convert("RGB")


def pixels(image: Image.Image) -> Iterator[tuple[int, ...]]:
    data = image.tobytes()
    return zip(data[0::3], data[1::3], data[2::3], strict=True)


def contrast(one: tuple[int, ...], other: tuple[int, ...]) -> float:
    """The ratio of two colours, from 1 to 21, as the WCAG defines it."""
    lights = sorted(
        sum(
            weight * (value / 3294.6 if value <= 10 else ((value / 255 + 0.055) / 1.055) ** 2.4)
            for weight, value in zip((0.2126, 0.7152, 0.0722), colour, strict=True)
        )
        for colour in (one, other)
    )
    return (lights[1] + 0.05) / (lights[0] + 0.05)


def test_goods_and_types_keep_their_shapes_in_the_colours_of_a_system(visits: Visits) -> None:
    page = visits.new(forced_colors="active")
    page.goto("/cards")
    page.evaluate(HIDE_WORDS)
    for kind in (*(f".card .r.{letter}" for letter in "mpgeks"), ".card .glyph"):
        piece = page.locator(kind).first
        piece.scroll_into_view_if_needed()
        colours = Image.open(BytesIO(piece.screenshot())).convert("RGB").getcolors()

        assert colours is None or len(colours) > 3, f"{kind} is a letter without a shape"


def test_goods_and_cards_are_printed_in_their_colours(visits: Visits) -> None:
    page = visits.new()
    page.goto("/cards")
    for kind in (".card-face", ".card .r", ".card .glyph"):
        assert page.locator(kind).first.evaluate("piece => getComputedStyle(piece).printColorAdjust") == "exact", kind
