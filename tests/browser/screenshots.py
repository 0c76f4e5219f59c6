"""Make the pictures of docs/images: `make screenshots`. Games are played by bots, always the same ones."""

from __future__ import annotations

import io
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, cast

import click
from PIL import Image
from playwright.sync_api import Page, expect

from kingdom.modules.advisors.using import Use
from kingdom.modules.menace.combat import Vanquish
from kingdom.modules.quest.steps import CompleteStep
from kingdom.modules.solo.search import Search
from kingdom.modules.solo.spies import Spy
from kingdom.review import judges, make_review
from kingdom.review.puzzles import puzzles
from kingdom.review.run import budget_of
from kingdom.rules.building import Place
from kingdom.rules.planning import Recycle, Slate
from kingdom.web.identity import BROWSER_COOKIE
from kingdom.web.lessons.puzzles import COOKIE as PUZZLE_COOKIE
from kingdom.web.tables.tokens import hashed
from tests.kit.browser import PHONE, Visits, browsing, hosting
from tests.kit.geometry import LAPTOPS, TABLETS, positions
from tests.kit.geometry import PHONES as SMALL_SCREENS
from tests.kit.history import keep as store_games
from tests.kit.history import season
from tests.kit.local_server import settings_for
from tests.kit.people import open_link
from tests.kit.scenes import Scene, in_choice, in_phase, is_over, may_take, stage, with_cubes

IMAGES = Path(__file__).resolve().parents[2] / "docs" / "images"
COLOURS = 256

MENACE = {"players": 2, "modules": ("menace",)}
EVERYTHING = {"players": 2, "modules": ("menace", "advisors", "quest")}
ALONE = {"players": 1, "modules": ("menace", "quest")}
SCENARIO = {"players": 1, "scenario": "the_thief_guild"}

OFFER = Scene(MENACE, in_choice(4, round=3), style="steward")
PLANNING = Scene(MENACE, may_take(Slate, Recycle, round=3), style="steward", first_seed=3)
PRODUCTION = Scene(MENACE, with_cubes("gold", round=3), style="steward", first_seed=2)
TABLES: dict[str, tuple[Scene, dict[str, Any]]] = {
    "choice": (OFFER, {}),
    "choice-dark": (Scene(MENACE, in_choice(9, round=4), style="steward", first_seed=1), {"color_scheme": "dark"}),
    "planning": (PLANNING, {}),
    "production": (PRODUCTION, {}),
    "combat": (Scene(MENACE, may_take(Vanquish, round=2), style="steward"), {}),
    "draft": (Scene(EVERYTHING, in_phase("advisor draft", round=0)), {}),
    "advisors-and-quest": (
        Scene(EVERYTHING, may_take(CompleteStep, Use, Place, round=3), style="steward"),
        {"color_scheme": "dark"},
    ),
    "solo": (Scene(ALONE, may_take(Spy, Search, round=2), style="steward"), {}),
    "scenario": (Scene(SCENARIO, with_cubes("materials", round=3), style="steward"), {}),
}
PHONES = (OFFER, PLANNING, PRODUCTION)
TALL = (1366, 1000)
"""For pages that are read rather than played on."""


def keep(name: str, picture: Image.Image) -> None:
    """Write a picture with few enough colours that it is not heavy."""
    IMAGES.mkdir(parents=True, exist_ok=True)
    path = IMAGES / f"{name}.png"
    few = picture.convert("RGB").quantize(COLOURS, Image.Quantize.MAXCOVERAGE, kmeans=1, dither=Image.Dither.NONE)
    few.save(path, optimize=True)
    click.echo(f"{path.relative_to(Path.cwd())}  {path.stat().st_size // 1024} kB")


def shot(page: Page) -> Image.Image:
    return Image.open(io.BytesIO(page.screenshot()))


def side_by_side(pictures: list[Image.Image], gap: int = 24) -> Image.Image:
    width = sum(one.width for one in pictures) + gap * (len(pictures) - 1)
    whole = Image.new("RGB", (width, pictures[0].height), "white")
    at = 0
    for one in pictures:
        whole.paste(one, (at, 0))
        at += one.width + gap
    return whole


# --- what is shown


def home(visits: Visits) -> None:
    page = visits.new()
    open_link(page, stage(visits.host.tables, OFFER).ways[0])
    page.goto("/")
    keep("home", shot(page))


def tables(visits: Visits) -> None:
    for name, (scene, options) in TABLES.items():
        page = visits.new(**options)
        page.goto(stage(visits.host.tables, scene).ways[scene.seat])
        if name == "choice":
            lay_one_card(page)
        keep(name, shot(page))


def lay_one_card(page: Page) -> None:
    """An offer that is being arranged: one card lies, another is about to."""
    hand = page.locator("[data-hand] > a.card")
    hand.nth(1).click()
    page.locator(".laying [data-lay=left]").click()
    hand.nth(3).click()


def card(visits: Visits) -> None:
    page = visits.new()
    page.goto(stage(visits.host.tables, PLANNING).ways[0])
    page.get_by_test_id("selection").locator("a.card.legal").nth(1).click()
    expect(page.get_by_role("dialog")).to_be_visible()
    keep("card", shot(page))


def end(visits: Visits) -> None:
    staged = stage(visits.host.tables, Scene(MENACE, is_over, style="steward", first_seed=5))
    page = visits.new()
    page.goto(staged.ways[0])
    keep("end", shot(page))
    page.goto(f"{staged.path}/replay?step=150")
    keep("replay", shot(page))


def review(visits: Visits) -> None:
    """The game of `end`, judged by the strongest bot that can, with one costly decision opened."""
    staged = stage(visits.host.tables, Scene(MENACE, is_over, style="steward", first_seed=5))
    game = visits.host.tables.open(staged.table).game
    review = make_review(game, judges()[-1], worlds=budget_of(judges()[-1]))
    visits.host.reviews.take(review, staged.table)
    page = visits.new(size=TALL)
    page.goto(f"{staged.path}/review")
    page.locator("details.costly", has=page.locator(".rev-cards")).first.locator("summary").click()
    keep("review", shot(page))


def puzzle(visits: Visits) -> None:
    """An offer, answered wrongly, with a hint."""
    one = next(one for one in puzzles() if one.kind == "offer" and one.origin["ruleset"] == "two")
    page = visits.new(size=TALL)
    page.goto(f"/puzzles/{one.number}?answer={one.steward + 1}&hint=1")
    keep("puzzle", shot(page))


def progress(visits: Visits) -> None:
    games = season()
    store_games(visits.host.tables._store, hashed("season"), *games)
    page = visits.new(size=TALL)
    told = {BROWSER_COOKIE: "season", PUZZLE_COOKIE: "4430443404344"}
    cookies = [{"name": name, "value": value, "url": visits.host.address} for name, value in told.items()]
    page.context.add_cookies(cast(Any, cookies))
    page.goto("/progress")
    keep("progress", shot(page))


def gallery(visits: Visits) -> None:
    page = visits.new()
    page.goto("/cards?type=monument")
    keep("cards", shot(page))


def phone(visits: Visits) -> None:
    pictures = []
    for scene in PHONES:
        page = visits.new(size=PHONE, has_touch=True, is_mobile=True)
        page.goto(stage(visits.host.tables, scene).ways[scene.seat])
        pictures.append(shot(page))
    keep("phone", side_by_side(pictures))


def sizes(visits: Visits) -> None:
    """Three moments of a game on every screen, on one sheet: one look shows what does not fit."""
    scenes = ("two+menace+advisors+quest, offer, late", "crowded, production", "two+menace, combat, late")
    sheet = Image.new("RGB", (SHEET, 0), "white")
    for name in scenes:
        pictures = []
        for screen in (*LAPTOPS, *TABLETS, *SMALL_SCREENS):
            touch = {"has_touch": True, "is_mobile": True} if screen.touch else {}
            page = visits.new(size=screen[:2], **touch)
            page.goto(positions()[name].set_up(visits.host.tables).ways[0])
            pictures.append(shot(page))
            page.context.close()
        sheet = below(sheet, in_rows(pictures))
    keep("sizes", sheet)


SHEET, ROW = 2400, 420
"""How wide the sheet of all sizes is, and how high a row of it."""


def in_rows(pictures: list[Image.Image], gap: int = 16) -> Image.Image:
    """Pictures at one height, as many beside each other as there is room for."""
    small = [one.resize((one.width * ROW // one.height, ROW)) for one in pictures]
    whole = Image.new("RGB", (SHEET, (ROW + gap) * len(small)), "white")
    x = y = 0
    for one in small:
        if x + one.width > SHEET:
            x, y = 0, y + ROW + gap
        whole.paste(one, (x, y))
        x += one.width + gap
    return whole.crop((0, 0, SHEET, y + ROW + gap))


def below(first: Image.Image, second: Image.Image) -> Image.Image:
    whole = Image.new("RGB", (SHEET, first.height + second.height), "white")
    whole.paste(first, (0, 0))
    whole.paste(second, (0, first.height))
    return whole


ALBUM: dict[str, Callable[[Visits], None]] = {
    one.__name__: one for one in (home, tables, card, end, review, puzzle, progress, gallery, phone, sizes)
}  # fmt: skip


@contextmanager
def a_server() -> Iterator[Visits]:
    with (
        tempfile.TemporaryDirectory() as folder,
        hosting(settings_for(Path(folder))) as host,
        browsing() as browser,
    ):
        visits = Visits(browser, host, IMAGES)
        yield visits
        visits.end()
        assert visits.faults == [], visits.faults


if __name__ == "__main__":
    with a_server() as found:
        for part in sys.argv[1:] or ALBUM:
            ALBUM[part](found)
