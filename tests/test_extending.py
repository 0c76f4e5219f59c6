"""The guides of docs/extending, followed to the letter: three in a fresh clone, one as a package that is installed."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

from tests.kit.following import ROOT, clone, follow, steps

GUIDES = ROOT / "docs" / "extending"


def guide(name: str) -> str:
    return (GUIDES / f"{name}.md").read_text(encoding="utf-8")


@pytest.mark.parametrize("name", ["add-a-menace-deck", "add-an-advisor", "add-a-scenario"])
def test_whoever_follows_the_guide_in_a_fresh_clone_gets_what_it_promises(name: str, tmp_path: Path) -> None:
    run = follow(guide(name), clone(tmp_path))

    assert any("pytest tests/rulebook/" in line for line in run)
    assert any("kingdom simulate" in line for line in run)


def test_a_package_brings_a_module_with_its_cards_and_words(tmp_path: Path) -> None:
    install(guide("a-package"), tmp_path)

    assert len(follow(guide("a-package"), tmp_path, (tmp_path,))) == 2


def test_every_guide_is_followed() -> None:
    """But the one for lessons, which adds no module: lessons are checked as they are."""
    followed = {"add-a-menace-deck", "add-an-advisor", "add-a-scenario", "a-package"}

    assert {path.stem for path in GUIDES.glob("*.md")} - {"add-a-lesson"} == followed


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
        ("Somewhere:\n\n```toml\nx = 1\n```\n", "nobody can follow this: Somewhere:"),
        ("Write `a.txt`:\n\n```text\nanew\n```\n", "a.txt is there already"),
        ("In `a.txt`, in place of `nothing`:\n\n```text\nx\n```\n", "a.txt has not exactly one nothing"),
        ("Run:\n\n```console\n$ rm a.txt\n```\n", "a guide runs pytest and kingdom, not rm"),
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
