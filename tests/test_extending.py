"""The guides of docs/extending, followed to the letter: in a fresh clone, or as a package that is installed."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

from tests.kit.guides import ROOT, clone, command, follow, steps, write_all

HOOKS = "python -m tests.rulebook.hooks"
"""Writes the table of all rules anew, which a guide adds some to."""
GUIDES = ROOT / "docs" / "extending"


def guide(name: str) -> str:
    return (GUIDES / f"{name}.md").read_text(encoding="utf-8")


IN_A_CLONE = ("add-a-menace-deck", "add-an-advisor", "add-a-scenario")

LOOKED_AT = (
    "tests/test_naming.py::test_pages_and_words_name_nothing_that_modules_and_cards_bring",
    "tests/test_roster.py",
    "tests/test_targets.py::test_every_action_of_ours_that_takes_something_says_what",
    "tests/test_docs.py::test_the_links_lead_somewhere[docs/rules.md]",
    "tests/test_architecture.py::test_imports_follow_the_arrows",
    "tests/test_architecture.py::test_packages_from_outside_stay_in_the_adapters",
    "tests/test_architecture.py::test_core_rules_and_modules_know_no_chance_no_clock_and_no_files",
    "tests/words/test_choices.py::test_titles_are_those_of_the_rules",
    "tests/words/test_choices.py::test_clauses_about_an_advisor_or_a_scenario_are_called_by_its_name",
    "tests/words/test_games.py::test_every_fact_has_a_sentence",
    "tests/words/test_games.py::test_every_action_has_a_label_and_a_sentence",
    "tests/words/test_games.py::test_every_duty_has_a_prompt_and_is_told_of_others",
    "tests/words/test_games.py::test_no_sentence_is_about_what_there_is_not",
    "tests/words/test_messages.py",
    "tests/words/test_reasons.py::test_every_reason_to_refuse_has_a_message_and_every_message_its_reason",
    "tests/words/test_reasons.py::test_every_fault_has_a_message_and_every_message_its_fault",
    "tests/words/test_reasons.py::test_every_reason_of_a_loss_has_a_message_and_every_message_its_reason",
    "tests/words/test_reasons.py::test_every_barrier_of_undo_has_a_message",
    "tests/words/test_reasons.py::test_every_duty_that_comes_first_is_named",
)
"""What `make test` runs besides, of all that looks at every module, action, event, reason and message there is, and so
at what a guide adds; the guides run those of the clauses. Whatever else looks at the box, which no guide changes."""


@pytest.mark.parametrize("name", IN_A_CLONE)
def test_whoever_follows_the_guide_in_a_fresh_clone_gets_what_it_promises(name: str, tmp_path: Path) -> None:
    run = follow(guide(name), clone(tmp_path))

    assert any(line.startswith("pytest tests/rulebook/") for line in run)
    assert any(line.startswith("kingdom simulate") for line in run)
    assert HOOKS in run


def test_the_tests_pass_after_all_guides(tmp_path: Path) -> None:
    """All of them in one clone: what each adds stands beside what the others add."""
    clone(tmp_path)
    for name in IN_A_CLONE:
        write_all(guide(name), tmp_path)
    command(HOOKS, tmp_path)
    added = sorted(str(path.relative_to(tmp_path)) for path in tmp_path.rglob("*.py") if is_new(path, tmp_path))

    assert len([path for path in added if path.startswith("tests/rulebook/")]) == len(IN_A_CLONE)
    for tidy in ("ruff format --check", "ruff check"):
        command(f"{tidy} {' '.join(added)}", tmp_path)
    command(f"pytest {' '.join(LOOKED_AT)}", tmp_path)


def is_new(path: Path, at: Path) -> bool:
    return not (ROOT / path.relative_to(at)).exists()


def test_a_package_brings_a_module_with_its_cards_and_words(tmp_path: Path) -> None:
    install(guide("a-package"), tmp_path)

    assert len(follow(guide("a-package"), tmp_path, (tmp_path,))) == 2


def test_a_lesson_is_a_file_that_the_check_plays_through(tmp_path: Path) -> None:
    assert follow(guide("add-a-lesson"), tmp_path) == ["kingdom content check mine.toml"]


def test_a_language_is_added_with_a_few_messages(tmp_path: Path) -> None:
    text = (ROOT / "docs" / "translating.md").read_text(encoding="utf-8")
    run = follow(text[text.index("## Add a language") :], clone(tmp_path))

    assert run[0] == "python -m kingdom.words de"


def test_every_guide_is_followed() -> None:
    assert {path.stem for path in GUIDES.glob("*.md")} == {*IN_A_CLONE, "a-package", "add-a-lesson"}


def install(text: str, at: Path) -> None:
    """What an installer writes down of a package: its name, and what it offers under which group."""
    project = next(tomllib.loads(step.text) for step in steps(text) if "pyproject.toml" in step.sentence)["project"]
    info = at / f"{project['name'].replace('-', '_')}-{project['version']}.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {project['name']}\nVersion: {project['version']}\n")
    groups = project["entry-points"].items()
    lines = [f"[{group}]\n" + "".join(f"{name} = {value}\n" for name, value in of.items()) for group, of in groups]
    (info / "entry_points.txt").write_text("\n".join(lines))


# --- a guide that cannot be followed is found


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("Somewhere:\n\n```toml\nx = 1\n```\n", "this step cannot be followed: Somewhere:"),
        ("Write `a.txt`:\n\n```text\nanew\n```\n", "a.txt is there already"),
        ("In `a.txt`, in place of `nothing`:\n\n```text\nx\n```\n", "a.txt has not exactly one nothing"),
        ("Run:\n\n```console\n$ rm a.txt\n```\n", "a guide runs pytest, kingdom, ruff, not rm"),
        ("Run:\n\n```console\n$ kingdom nonsense\n```\n", "No such command 'nonsense'"),
    ],
)
def test_a_step_that_cannot_be_taken_is_found(text: str, complaint: str, tmp_path: Path) -> None:
    (tmp_path / "a.txt").write_text("one\ntwo\n")

    with pytest.raises(AssertionError, match=complaint):
        follow(text, tmp_path)


def test_steps_are_written_where_they_say(tmp_path: Path) -> None:
    (tmp_path / "a.txt").write_text("one\ntwo\n")
    follow(
        "Write `b/c.txt`:\n\n```text\nnew\n```\n\nThen, in words. In `a.txt`, before `two`:\n\n```text\nand\n```\n\n"
        "In `a.txt`, after `two`:\n\n```text\nthree\n```\n\nIn `a.txt`, in place of `one`:\n\n```text\n1\n```\n",
        tmp_path,
    )

    assert (tmp_path / "a.txt").read_text() == "1\nand\ntwo\nthree\n"
    assert (tmp_path / "b" / "c.txt").read_text() == "new\n"
