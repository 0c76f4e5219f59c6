"""Loading: what is wrong with content is said by file, entry and field, all of it at once, never by a traceback."""

from __future__ import annotations

from pathlib import Path

import pytest

from kingdom.content import ContentError, PackFault, load
from kingdom.content.loader import RECONSTRUCTION
from kingdom.core.errors import KingdomError
from kingdom.core.reasons import why
from tests.content.conftest import Problems, Write

NEW_CARD = """
[[development]]
key = "tavern"
names = { en = "Tavern" }
type = "structure"
copies = 1
cost = "MM"
recycling = "M"

[[development]]
key = "lost_city"
copies = 1
"""


def test_the_built_in_content_is_loaded_once() -> None:
    assert load() is load()


def test_an_error_of_content_is_an_error_of_ours() -> None:
    error = ContentError(
        [PackFault("a.toml", "farm", "cost", why("is-missing")), PackFault("b.toml", "", "", why("not-utf-8"))]
    )

    assert isinstance(error, KingdomError)
    assert str(error) == "a.toml: farm: cost: is missing\nb.toml: is not text in UTF-8"


# --- files


def test_a_path_that_does_not_exist_is_said(problems: Problems, tmp_path: Path) -> None:
    missing = tmp_path / "nowhere"

    assert problems(missing) == [f"{missing}: does not exist: give a directory or a .toml file"]


def test_a_directory_without_toml_files_is_said(problems: Problems, tmp_path: Path) -> None:
    (tmp_path / "notes.txt").write_text("nothing")

    assert problems(tmp_path) == [f"{tmp_path.name}: is a directory without any .toml file"]


@pytest.mark.parametrize(
    ("bytes_", "said"),
    [
        (b"[[development", "is not valid TOML"),
        (b"a = 1\na = 2", "is not valid TOML"),
        (b"key = \xff", "is not text in UTF-8"),
        (b"a = " + b"[" * 10_000, "is not valid TOML: it is nested too deeply"),
    ],
)
def test_a_file_that_cannot_be_read_is_said(problems: Problems, tmp_path: Path, bytes_: bytes, said: str) -> None:
    file = tmp_path / "broken.toml"
    file.write_bytes(bytes_)

    (problem,) = problems(file)
    assert problem.startswith(f"broken.toml: {said}")


def test_a_file_that_cannot_be_opened_is_said(
    problems: Problems, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "locked.toml"
    file.touch()
    read = Path.read_text

    def refuse(path: Path, *, encoding: str) -> str:
        if path == file:
            raise PermissionError(13, "Permission denied")
        return read(path, encoding=encoding)

    monkeypatch.setattr(Path, "read_text", refuse)

    assert problems(file) == ["locked.toml: cannot be read: Permission denied"]


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("[[spell]]\nkey = 'fire'", "spell: is not a part of a pack: use development, treasure, "),
        ("development = 3", "development: must be a list of tables, [[development]]"),
        ("[development]\nkey = 'farm'", "development: must be a list of tables, [[development]]"),
        ("pack = 'mine'", "pack: must be a table, [pack]"),
        ("origins = ['box']", "origins: must be a table, [origins]"),
        ("source = 3", "source: must be text"),
        ("[[development]]\ncopies = 1", "development 1: key: is missing"),
        ("[[development]]\nkey = 'Farm House'", "development 1: key: must be a word of small letters, digits and _"),
        ("[[development]]\nkey = 7", "development 1: key: must be a word of small letters, digits and _"),
        ("[[development]]\nkey = 'farm'\nsource = 1", "farm: source: must be text"),
        ("[[development]]\nkey = 'farm'\nsources = 'me'", 'farm: sources: must be a table of texts, { cost = "…" }'),
        ("[[development]]\nkey = 'farm'\nsources = { cost = 1 }", "farm: sources: must be a table of texts"),
        (
            "[[development]]\nkey = 'farm'\ncost = 'MM'\nsources = { costs = 'me' }",
            "farm: sources: names costs, which the entry does not have",
        ),
        (
            "[[development]]\nkey = 'farm'\n[[development]]\nkey = 'farm'",
            "farm: key: is given twice, first in mine.toml:1: keep one of them",
        ),
        ("[[treasure]]\nkey = 'farm'", "farm: key: is a development in Reconstruction: choose another key"),
    ],
)
def test_what_is_not_a_pack_is_told_so(problems: Problems, text: str, said: str) -> None:
    (problem,) = problems(text)

    assert problem.startswith(f"mine.toml: {said}")


def test_a_wrong_header_is_said(problems: Problems) -> None:
    text = "[pack]\nname = 3\nextends = 'box'\nauthor = 'me'"

    assert problems(text) == [
        'pack: extends: is \'box\': write "reconstruction" or "nothing"',
        "mine.toml: pack: name: is 3: give a text",
        "mine.toml: pack: author: is not a field here: use name, version, description",
    ]


# --- the whole


@pytest.mark.parametrize(
    ("text", "said"),
    [
        (
            "[[development]]\nkey = 'quarry'\ncopies = 2",
            ["mine.toml: development: has 71 cards in all, but the box has 70"],
        ),
        (
            "[[treasure]]\nkey = 'silk_garments'\ncopies = 0",
            ["mine.toml: treasure: has 9 cards in all, but the box has 10"],
        ),
        ("[[calamity]]\nkey = 'calamity'\ncopies = 7", ["mine.toml: calamity: has 7 cards in all, but the box has 8"]),
        (
            "[[menace]]\nkey = 'shadow'\ncopies = 5\n[[menace]]\nkey = 'frost_giant'\ncopies = 3",
            [
                "mine.toml: frost_giant: copies: is 3: the box has 4 (GEN-4)",
                "mine.toml: shadow: copies: is 5: the box has 4 (GEN-4)",
            ],
        ),
        (
            "[[menace]]\nkey = 'thief'\ndeck = 'shadows'",
            ["mine.toml: thief: deck: is 'shadows': this card belongs to thieves"],
        ),
        (
            "[[advisor]]\nkey = 'jo'\nnames.en = 'Jo'\nsoldiers = 1\n[[advisor]]\nkey = 'chief_mercenary'\ncopies = 0",
            [
                "mine.toml: chief_mercenary: copies: is 0: the box has 1 (GEN-4)",
                "mine.toml: jo: key: has no rules: advisor entries are underground_spy, ",
            ],
        ),
        (
            "[[development]]\nkey = 'farm'\ncopies = 3\n[[development]]\nkey = 'quarry'\ncopies = 2",
            [
                "mine.toml: farm: copies: farm: is 3, but scenarios need 4 (SCE-9)",
                "scenarios.toml: rats_everywhere: required: needs 4 of farm, but the box has 3 (SCE-9)",
            ],
        ),
        (
            "[[scenario]]\nkey = 'the_prophecy'\nrequired = { castle = 1, thief = 1 }\nadvisors = ['jester']",
            [
                "mine.toml: the_prophecy: required: names castle, but there is no such development card",
                "mine.toml: the_prophecy: required: names thief, but there is no such development card",
                "mine.toml: the_prophecy: advisors: names jester, but this pack has no such advisor",
            ],
        ),
        (
            "[[scenario]]\nkey = 'the_prophecy'\nmodules = ['advisors', 'quest']",
            ["mine.toml: the_prophecy: modules: quest goes with quests: give both or neither"],
        ),
        (
            "[[edition]]\nkey = 'first'\nleaves_out = ['farm', 'castle', 'royal_guard', 'aqueduct']\nquests = ['war']",
            [
                "mine.toml: first: leaves_out: names farm: leave out single cards that no scenario names",
                "mine.toml: first: leaves_out: names castle, but there is no such development card",
                "mine.toml: first: leaves_out: names royal_guard: leave out single cards that no scenario names",
                "mine.toml: first: leaves_out: names 4 cards, but this edition lacks 3 (GEN-4)",
                "mine.toml: first: quests: names war, but this pack has no such quest",
            ],
        ),
        (
            "[[development]]\nkey = 'quarry'\nnames = { en = 'farm', fr = 'FERME' }",
            [
                "mine.toml: quarry: names.en: is also the name of farm: give each card its own",
                "mine.toml: quarry: names.fr: is also the name of farm: give each card its own",
            ],
        ),
        (
            "[[development]]\nkey = 'farm'\nnames = { en = 'Quarry' }",
            ["mine.toml: farm: names.en: is also the name of quarry: give each card its own"],
        ),
        (
            "[[development]]\nkey = 'farm'\nnames = { en = 'Walled' }",
            ["mine.toml: farm: names.en: is how the name of walled_town begins: the notation has to tell them apart"],
        ),
        (
            "[[development]]\nkey = 'quarry'\nnames = { en = 'Portal' }",
            ["mine.toml: quarry: names.en: begins with the whole name of port: the notation has to tell them apart"],
        ),
    ],
)
def test_a_whole_that_does_not_fit_is_said(problems: Problems, text: str, said: list[str]) -> None:
    found = problems(text)

    assert len(found) == len(said)
    for problem, beginning in zip(found, said, strict=True):
        assert problem.startswith(beginning)


def test_a_problem_says_in_which_line_it_stands(pack: Write) -> None:
    text = "[pack]\nname = 'me'\n[[development]]\nkey = 'farm'\ncost = 'X'\n\n[[quest]]\nkey = 'the_usurper'\n"

    with pytest.raises(ContentError) as refused:
        load(pack(text + "[[quest.steps]]\n[[development]]\nkey = 'port'\npoints = 1000000000"))
    assert [str(problem).partition(": ")[::2] for problem in refused.value.problems] == [
        ("mine.toml:5", "farm: cost: 'X' contains X: use only the letters M, P, G, E, K, S"),
        ("mine.toml:12", "port: points: is 1000000000: give a whole number from 0 to 99"),
        ("mine.toml:9", "the_usurper: steps: must be 4 tables, [[quest.steps]], the final step last (QUE-1)"),
    ]


def test_a_byte_order_mark_at_the_head_of_a_file_is_not_part_of_it(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text("\ufeff[pack]\nname = 'Mine'", encoding="utf-8")

    assert load(file).name == "Mine"


def test_wrong_parts_and_a_wrong_whole_are_said_together(problems: Problems) -> None:
    text = NEW_CARD.replace('"MM"', '"MX"') + "[[development]]\nkey = 'quarry'\ncopies = 2\npoints = 'one'"

    assert problems(text) == [
        "mine.toml: quarry: points: is 'one': give a whole number from 0 to 99",
        "mine.toml: tavern: cost: 'MX' contains X: use only the letters M, P, G, E, K, S",
        "mine.toml: development: has 71 cards in all, but the box has 70 (GEN-4)",
    ]


def test_each_file_of_a_directory_is_named_with_its_own_problems(problems: Problems, tmp_path: Path) -> None:
    (tmp_path / "one.toml").write_text("[[development]]\nkey = 'farm'\ncost = 'X'")
    (tmp_path / "two.toml").write_text("[[development]]\nkey = 'port'\npoints = -3")

    assert [problem.partition(": ")[0] for problem in problems(tmp_path)] == ["one.toml", "two.toml"]


def test_a_pack_that_stands_alone_lacks_everything_it_does_not_give(problems: Problems, tmp_path: Path) -> None:
    for file in RECONSTRUCTION.glob("*.toml"):
        if file.name not in ("advisors.toml", "pack.toml"):
            (tmp_path / file.name).write_text(file.read_text(encoding="utf-8"), encoding="utf-8")
    (tmp_path / "pack.toml").write_text('[pack]\nname = "Mine"\nextends = "nothing"')

    found = problems(tmp_path)
    assert found[0].startswith(f"{tmp_path.name}: advisor: lacks underground_spy, ")
    assert (
        "scenarios.toml: the_final_battle: advisors: names master_cartographer, but this pack has no such advisor"
        in found
    )
