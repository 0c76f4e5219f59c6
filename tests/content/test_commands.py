"""`kingdom content`: look at the cards, check a pack, begin one."""

from __future__ import annotations

from importlib import resources
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from kingdom.cli import main
from kingdom.content import load
from kingdom.core.cards import Family
from kingdom.core.errors import KingdomError
from kingdom.core.reasons import Reason, why
from kingdom.words.catalogue import card_sheet, find
from tests.kit.refusals import refusal

WRONG = "[[development]]\nkey = 'farm'\ncost = 'MXP'\n[[development]]\nkey = 'port'\npoints = -1\n"


def run(*arguments: str | Path) -> Result:
    return CliRunner().invoke(main, ["content", *map(str, arguments)])


@pytest.fixture
def mine(tmp_path: Path) -> Path:
    return tmp_path / "mine.toml"


# --- check


def test_a_pack_that_fits_is_described_by_what_it_changes(mine: Path) -> None:
    mine.write_text(
        "[pack]\nname = 'Mine'\n[[development]]\nkey = 'farm'\ncost = 'MMM'\n[[menace]]\nkey = 'thief'\npoints = 0"
    )
    result = run("check", mine)

    assert result.exit_code == 0
    assert result.stdout.splitlines() == [f"Mine: 130 cards, hash {load(mine).hash[:12]}", "differs in Farm, Thief"]


def test_a_pack_that_changes_only_words_plays_like_ours(mine: Path) -> None:
    mine.write_text("[[development]]\nkey = 'farm'\nnames.fr = 'Grange'")

    assert run("check", mine).stdout.splitlines()[1] == "plays like the Reconstruction"


def test_a_card_taken_out_and_one_put_in_are_named(mine: Path) -> None:
    mine.write_text(
        "[[development]]\nkey = 'aqueduct'\ncopies = 0\n[[development]]\nkey = 'tavern'\nnames.en = 'Tavern'\n"
        "type = 'structure'\ncopies = 1\ncost = 'MP'\nrecycling = 'P'"
    )

    assert run("check", mine).stdout.splitlines()[1] == "differs in Aqueduct, Tavern"


def test_all_problems_of_a_pack_are_listed_a_line_each(mine: Path) -> None:
    mine.write_text(WRONG)
    result = run("check", mine)

    assert result.exit_code == 1
    assert result.stdout.splitlines() == [
        "mine.toml:3: farm: cost: 'MXP' contains X: use only the letters M, P, G, E, K, S",
        "mine.toml:6: port: points: is -1: give a whole number from 0 to 99",
    ]
    assert result.stderr == f"{mine}: 2 problems\n"


def test_a_path_that_does_not_exist_is_one_line_and_exit_code_2(tmp_path: Path) -> None:
    result = run("check", tmp_path / "nowhere")

    assert result.exit_code == 2
    assert result.stdout == ""
    assert len(result.stderr.splitlines()) == 1
    assert "there is no pack" in result.stderr


# --- show


@pytest.mark.parametrize("language", ["en", "fr", "it"])
def test_all_cards_and_boards_are_listed_in_a_language(language: str) -> None:
    content = load()
    result = run("show", "--language", language)

    assert result.exit_code == 0
    for key in content.sources:
        section_is_listed = key not in content.editions and key not in ("menace", "advisors", "quest")
        if section_is_listed:
            assert content.names(key, language) in result.stdout, key


def test_the_row_of_a_card_tells_all_that_is_printed_on_it() -> None:
    row = next(line for line in run("show").stdout.splitlines() if line.startswith("Dragon's Oath"))

    assert " ".join(row.split()) == "Dragon's Oath Discovery 1 GGEEEEK - SSS 2 per Discovery G"


@pytest.mark.parametrize("name", ["barracks", "Barracks", "caserne", "Caserma", "barr"])
def test_a_card_is_found_by_key_by_name_in_any_language_and_by_its_beginning(name: str) -> None:
    result = run("show", name)

    assert result.stdout.splitlines()[0] == "Barracks"


def test_a_card_is_shown_with_the_source_of_each_value() -> None:
    lines = [" ".join(line.split()) for line in run("show", "barracks", "--language", "it").stdout.splitlines()]

    assert lines[:2] == ["Caserma", "Field Value Source Which is"]
    assert "name in French Caserne rulebook 002 the later French rulebook" in lines
    assert "cost MMM rulebook 000 the later English rulebook" in lines
    assert "copies 3 rules SCE-9 the clause of docs/rules.md that is named" in lines
    assert "recycling M design chosen by this project; replace it freely" in lines


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("valados", "side A points per 2 per Monument"),
        ("thief", "soldiers 3"),
        ("scrying alchemist", "two players only yes"),
        ("the usurper", "steps two players: MMM for SS and "),
        ("rats everywhere", "required 4 farm"),
        ("rats everywhere", "medals 70, 90, 110"),
        ("second", "leaves out none"),
        ("second", "spies 1, 1"),
        ("silk garments", "recycling PG"),
        ("frost_giants", "difficulty 2"),
        ("menace", "first game frost_giants, giant_rats"),
    ],
)
def test_boards_and_other_cards_are_shown_too(name: str, value: str) -> None:
    lines = [" ".join(line.split()) for line in run("show", name).stdout.splitlines()]

    assert any(line.startswith(value) for line in lines)


def test_every_value_of_every_entry_can_be_shown() -> None:
    for key, sources in load().sources.items():
        rows = card_sheet(load(), key).rows

        assert len(rows) == len(sources)
        assert all(cell for row in rows for cell in row), key


def test_a_name_that_several_begin_with_is_asked_back() -> None:
    names = ("Royal Dungeon", "Royal Guard", "Royal Mint", "Royal Treasury")

    with refusal(KingdomError, why("may-be", given="'royal'", names=names)):
        find(load(), "royal")
    assert run("show", "royal").exit_code == 2


@pytest.mark.parametrize(
    ("name", "reason"),
    [
        ("barraks", why("nothing-called-near", pack="Reconstruction", given="'barraks'", names=("Barracks",))),
        ("xyz", why("nothing-called-list", pack="Reconstruction", given="'xyz'")),
    ],
)
def test_a_name_of_nothing_gets_a_hint(name: str, reason: Reason) -> None:
    with refusal(KingdomError, reason):
        find(load(), name)
    assert run("show", name).exit_code == 2


def test_cards_of_another_pack_are_shown(mine: Path) -> None:
    mine.write_text("[[development]]\nkey = 'farm'\ncost = 'GGG'\nsource = 'my box'")
    lines = [" ".join(line.split()) for line in run("show", "farm", "--content", mine).stdout.splitlines()]

    assert "cost GGG my box" in lines


def test_a_pack_that_does_not_fit_is_not_shown(mine: Path) -> None:
    mine.write_text(WRONG)
    result = run("show", "--content", mine)

    assert result.exit_code == 2
    assert "farm: cost: 'MXP' contains X" in result.stderr
    assert "port: points: is -1" in result.stderr


# --- new


def test_a_new_pack_is_a_commented_copy_that_plays_like_ours(tmp_path: Path) -> None:
    path = tmp_path / "packs" / "castle cards"
    result = run("new", path)

    assert result.exit_code == 0
    assert result.stdout == ""
    assert f"kingdom content check {path}" in result.stderr
    assert load(path).hash == load().hash
    assert load(path).name == "castle cards"
    assert (path / "pack.toml").read_text().startswith("# A pack of your own")
    assert all(file.read_text().startswith("#") for file in path.glob("*.toml"))


def test_a_new_pack_can_be_edited(tmp_path: Path) -> None:
    path = tmp_path / "mine"
    run("new", path)
    file = path / "structures.toml"
    file.write_text(file.read_text().replace('cost = "MMPG"', 'cost = "M"', 1))
    towns = next(kind for kind in load(path).kinds(Family.DEVELOPMENT) if kind.key == "walled_town")

    assert towns.cost == (1, 0, 0, 0, 0, 0)
    assert run("check", path).stdout.splitlines()[1] == "differs in Walled Town"


def test_nothing_is_written_over(tmp_path: Path) -> None:
    result = run("new", tmp_path)

    assert result.exit_code == 2
    assert "already exists" in result.stderr
    assert list(tmp_path.iterdir()) == []


def test_a_place_that_cannot_be_written_is_said(mine: Path) -> None:
    mine.touch()
    result = run("new", mine / "pack")

    assert result.exit_code == 2
    assert result.stderr == f"kingdom: {mine / 'pack'} cannot be written: Not a directory\n"


# --- lessons


def test_the_lessons_that_the_game_comes_with_are_checked_when_no_pack_is_named() -> None:
    result = run("check")

    assert result.exit_code == 0
    assert "card: 5 steps," in result.stdout
    assert "scenarios: 3 steps," in result.stdout


def test_a_lesson_of_ones_own_is_played_through(tmp_path: Path) -> None:
    shipped = resources.files("kingdom.content") / "lessons" / "card.toml"
    mine = tmp_path / "mine.toml"
    mine.write_text(shipped.read_text(encoding="utf-8"), encoding="utf-8")
    assert run("check", str(mine)).exit_code == 0

    mine.write_text(mine.read_text(encoding="utf-8").replace('do = ["select left"]', 'do = ["done"]'), encoding="utf-8")
    result = run("check", str(mine))
    assert result.exit_code == 1
    assert "mine: step 5: 'done' cannot be done" in result.stdout

    mine.write_text('group = "basics"\n[[step]]\n', encoding="utf-8")
    result = run("check", str(mine))
    assert result.exit_code == 1
    assert "it has no [position] to start from" in result.stdout
