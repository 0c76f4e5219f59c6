"""The picture of the house: its rooms and arrows are those of the code."""

from __future__ import annotations

import re
from pathlib import Path
from xml.etree import ElementTree

import pytest

from tests.kit.house import PICTURE, SOURCE, arrows_of, drawn_arrows, floors, picture, rooms_of

SVG = "{http://www.w3.org/2000/svg}"


def house(folder: Path, **rooms: str) -> Path:
    """A package made up for a test: the only file of each room."""
    source = folder / "kingdom"
    for room, code in rooms.items():
        (source / room).mkdir(parents=True)
        (source / room / "__init__.py").touch()
        (source / room / "code.py").write_text(code, encoding="utf-8")
    return source


def test_an_arrow_is_an_import_wherever_it_stands_and_those_that_follow_are_left_out(tmp_path: Path) -> None:
    source = house(
        tmp_path,
        core="import json",
        rules="from kingdom.core.code import x",
        web="def f():\n    import kingdom.core.code\n    from kingdom import rules",
    )

    assert arrows_of(source) == {"core": frozenset(), "rules": {"core"}, "web": {"core", "rules"}}
    assert drawn_arrows(arrows_of(source)) == [("rules", "core"), ("web", "rules")]
    assert floors(arrows_of(source)) == [["web"], ["rules"], ["core"]]


def test_rooms_that_use_each_other_share_a_floor(tmp_path: Path) -> None:
    source = house(tmp_path, a="import kingdom.b.code", b="import kingdom.a.code, kingdom.c.code", c="")

    assert floors(arrows_of(source)) == [["a", "b"], ["c"]]
    assert picture(source).count("<path d=") == 1 + 3


def test_every_room_stands_in_the_house_above_what_it_uses() -> None:
    arrows = arrows_of(SOURCE)
    floor = {room: at for at, row in enumerate(floors(arrows)) for room in row}

    assert set(floor) == set(rooms_of(SOURCE))
    assert all(floor[room] < floor[other] for room, others in arrows.items() for other in others), "an arrow points up"
    assert [row for row in floors(arrows) if "core" in row] == [["core"]]


def test_the_picture_that_is_kept_can_be_read() -> None:
    drawn = ElementTree.fromstring(PICTURE.read_text(encoding="utf-8"))

    assert {text.text for text in drawn.iter(f"{SVG}text")} >= {"core", "rules", "modules", "web", "cli"}


def test_the_picture_that_is_kept_has_the_arrows_of_the_code() -> None:
    kept, now = (re.findall('<path d="([^"]+)"', drawn) for drawn in (PICTURE.read_text("utf-8"), picture(SOURCE)))

    assert kept == now, "an arrow has come or gone: make house"


# --- the page about the house


CONCEPTS = SOURCE.parents[1] / "docs" / "concepts"
PAGE = "".join((CONCEPTS / name).read_text(encoding="utf-8") for name in ("house.md", "ways.md"))
NAMED = r"`([\w/]+\.(?:py|js|toml))`"
"""A file in the text."""


def found(file: str) -> Path | None:
    """The file that the page names: of the package, or of the repository."""
    places = (SOURCE / file, SOURCE.parent / file, SOURCE.parents[1] / file)
    return next((place for place in places if place.is_file()), None)


def test_every_file_that_the_page_names_exists() -> None:
    named = set(re.findall(NAMED, PAGE))

    assert len(named) > 40
    assert sorted(file for file in named if found(file) is None) == []


def test_what_the_page_names_in_a_file_is_defined_there() -> None:
    named = [
        (file, name.rpartition(".")[2])
        for file, names in re.findall(NAMED + r" \(((?:`[\w.]+`(?:, )?)+)\)", PAGE)
        for name in re.findall("`([^`]+)`", names)
    ]
    named += re.findall(NAMED + ", `(\\w+)`", PAGE)

    assert len(named) > 20
    missing = []
    for file, name in named:
        place = found(file)
        assert place is not None
        if not re.search(rf"\b(def|class|function) {name}\b", place.read_text(encoding="utf-8")):
            missing.append((file, name))
    assert missing == []


@pytest.mark.parametrize("way", ["a click", "a bot's decision", "a card", "a review"])
def test_the_page_tells_the_way_of_each(way: str) -> None:
    assert f"## The way of {way}\n" in PAGE
