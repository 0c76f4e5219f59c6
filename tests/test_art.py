"""The pictures that the package ships are those that the programs in `art/` draw."""

from __future__ import annotations

import json
from dataclasses import replace

import pytest

from art.__main__ import FOLDER, PARTS, TABLE, files
from art.check import HEAVIEST, faults, faults_of_all
from art.shorter import shorter, steps
from art.studio import Drawing, Picture, pictures, weight
from kingdom.bots.registry import LEVELS
from kingdom.content import load
from kingdom.core.resources import SPACES
from kingdom.core.scoring import MEDALS
from kingdom.web.present.cards.pictures import PREFIXES

OTHERS = ("piece-", "medal-", "bot-", "mode-")


def name(key: str) -> str:
    return key.replace("_", "-")


@pytest.fixture(scope="module")
def drawn() -> dict[str, str]:
    return files()


def test_the_pictures_drawn_again_are_the_shipped_ones_byte_for_byte(drawn: dict[str, str]) -> None:
    shipped = {path.name: path.read_bytes() for path in FOLDER.iterdir()}

    assert sorted(shipped) == sorted(drawn)
    assert [name for name, text in drawn.items() if shipped[name] != text.encode()] == [], "make art"


def test_no_picture_breaks_a_rule_and_the_set_is_light_enough(drawn: dict[str, str]) -> None:
    svgs = {name.removesuffix(".svg"): text for name, text in drawn.items() if name not in (TABLE, PARTS)}

    assert faults_of_all(pictures(), svgs) == []


def test_the_table_has_a_focus_for_every_picture(drawn: dict[str, str]) -> None:
    table = json.loads(drawn[TABLE])

    assert set(table) == set(pictures())
    assert all(0 <= row["focus"] <= 100 for row in table.values())


def test_each_picture_of_a_card_bears_the_key_of_a_card_so_that_the_card_shows_it() -> None:
    content = load()
    kinds = [kind for kind, _ in content.cards] + list(content.duchies.values())
    keys = {PREFIXES.get(kind.family, "") + kind.key.replace("_", "-") for kind in kinds}
    sides = {f"{key}-{side}" for key in keys if key.startswith("duchy-") for side in "ab"}
    stops = {f"quest-{name(quest)}-{step}" for quest, _ in content.quests for step in range(1, 5)}
    scenarios = {f"scenario-{name(scenario)}" for scenario in content.scenarios}
    others = {each for each in pictures() if each.startswith(OTHERS)}

    assert set(pictures()) - keys - sides - stops - scenarios - others == {"back", "treasure", "panorama", "hills"}


def test_every_duchy_quest_and_scenario_has_its_pictures() -> None:
    content = load()
    wanted = [f"duchy-{name(key)}-{side.lower()}" for key, side in content.duchies]
    wanted += [
        f"quest-{name(key)}-{step}"
        for (key, _), quest in content.quests.items()
        for step in range(1, len(quest.steps) + 1)
    ]
    wanted += [f"scenario-{name(key)}" for key in content.scenarios]

    assert [each for each in wanted if each not in pictures()] == []


def test_there_is_a_piece_for_every_resource_a_medal_for_every_rank_and_a_face_for_every_bot() -> None:
    pieces = {f"piece-{space}" for space in SPACES}
    medals = {f"medal-{medal}" for medal in MEDALS if medal != "none"}
    faces = {f"bot-{bot}" for bot in (*LEVELS, "other")}

    assert pieces | {f"{piece}-open" for piece in pieces} | medals | faces <= set(pictures())


def test_a_picture_belongs_to_the_family_that_its_module_begins_with() -> None:
    assert {pictures()[name].family for name in ("farm", "aqueduct", "hamlet", "walled-town")} == {"structures"}
    assert {pictures()[name].family for name in ("great-lighthouse", "royal-mint", "triumphal-arch")} == {"monuments"}


@pytest.mark.parametrize(
    ("data", "short"),
    [
        ("M10 10L20 10L20 30L10 30z", "m10 10h10v20h-10z"),
        ("M0.5 0.50 1.5 1.5zM4 4h0", "m.5.5 1 1zm3.5 3.5h0"),
        ("M0 0C1 2 3 4 5 6S7 8 9 9Q10 10 11 9T13 9", "m0 0c1 2 3 4 5 6s2 2 4 3q1 1 2 0t2 0"),
        ("M8 8A4 3 0 0 1 12 8a4 3 0 1 0 4-2V2H1", "m8 8a4 3 0 0 1 4 0 4 3 0 1 0 4-2v-4h-15"),
    ],
)
def test_a_path_in_fewer_bytes_has_the_same_points(data: str, short: str) -> None:
    def corners(path: str) -> list[float]:
        x = y = 0.0
        found: list[float] = []
        for kind, numbers in steps(path):
            x = numbers[-1 if kind == "h" else -2] if kind not in "vz" else x
            y = numbers[-1] if kind not in "hz" else y
            found += [x, y]
        return found

    assert shorter(data) == short
    assert corners(shorter(data)) == pytest.approx(corners(data))


def test_the_points_of_a_path_keep_to_a_grid_that_no_error_adds_up_on() -> None:
    small, large, round_ = "M.1.1l1.13 1.13 1.13 1.13", "M0 0l41.13 20.13 41.13 20.13", "M1 1a46.3 46.3 0 1 0 92.6 0"

    assert shorter(small) == "m0 0 1.25 1.25 1 1"
    assert shorter(large) == "m0 0 41 20 41.5 20.5"
    assert shorter(round_) == "m1 1a46.3 46.3 0 1 0 92.6 0"


def test_a_broken_rule_is_found() -> None:
    one = Picture("one", "some", 50, (240, 170), lambda: Drawing("", ["<text/>"], ['<path fill="url(#x)"/>']))
    heavy = " ".join(str(number * number) for number in range(2000))

    assert faults(one, one.svg()) == ["<text>", "no gradient x"]
    assert faults(replace(one, size=(10, 10)), one.svg())[0] == "another viewBox"
    assert faults(one, heavy)[:2] == ["another viewBox", f"{weight(heavy)} bytes compressed"]
    assert weight(heavy) > HEAVIEST
    assert faults_of_all({"one": one}, {"one": one.svg()}) == ["one: <text>", "one: no gradient x"]
