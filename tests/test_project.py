"""What the project shows a visitor: workflows whose commands exist, forms, a citation of this version."""

from __future__ import annotations

import os
import re
import shlex
import tomllib
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
import yaml
from packaging.requirements import Requirement

import kingdom

ROOT = Path(__file__).resolve().parent.parent
GITHUB = ROOT / ".github"
WORKFLOWS = sorted((GITHUB / "workflows").glob("*.yml"))
FORMS = sorted(path for path in (GITHUB / "ISSUE_TEMPLATE").glob("*.yml") if path.stem != "config")
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
TARGETS = re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE)
"""The targets of the Makefile."""
INSTALL = ["python", "-m", "pip", "install", "--constraint", "constraints.txt"]
PYTEST = ["python", "-m", "pytest", "-q", "-n", "auto", "--dist", "loadfile"]

each_workflow = pytest.mark.parametrize("path", WORKFLOWS, ids=[path.stem for path in WORKFLOWS])


def read(path: Path) -> Any:
    return yaml.safe_load(path.read_text(encoding="utf-8"))


def steps(path: Path) -> Iterator[dict[str, Any]]:
    for job in read(path)["jobs"].values():
        yield from job["steps"]


def problem(line: str) -> str | None:
    """Why a command of a workflow cannot be run in a checkout; None if it can."""
    words = shlex.split(line)
    if words[0] == "make":
        return next((f"no target {name}" for name in words[1:] if name not in TARGETS), None)
    if words[: len(INSTALL)] == INSTALL:
        return uninstallable(words[len(INSTALL) :])
    if words[: len(PYTEST)] == PYTEST:
        paths = [word for before, word in pairwise(words) if before != "-m" and "tests" in word]
        return next((f"no folder {path}" for path in paths if not (ROOT / path).is_dir()), None)
    return None if len(words) == 1 and os.access(ROOT / words[0], os.X_OK) else f"unknown command {line}"


def uninstallable(words: list[str]) -> str | None:
    """Why pip cannot install what these words name."""
    rest = iter(words)
    for word in rest:
        if word == "--group":
            if (group := next(rest)) not in PROJECT["dependency-groups"]:
                return f"no dependency group {group}"
        elif word == "--editable":
            extras = Requirement(f"here{next(rest).removeprefix('.')}").extras
            if unknown := extras - set(PROJECT["project"]["optional-dependencies"]):
                return f"no extra {unknown.pop()}"
        elif word not in ("--no-build-isolation", "pip"):
            return f"pip install {word}?"
    return None


@each_workflow
def test_every_command_of_a_workflow_exists(path: Path) -> None:
    lines = [line for step in steps(path) for line in step.get("run", "").splitlines()]

    assert lines
    assert [said for line in lines if (said := problem(line))] == []


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("make nothing", "no target nothing"),
        (".ci/walk", "unknown command .ci/walk"),
        ("curl example.net", "unknown command curl example.net"),
        (f"{shlex.join(INSTALL)} --group none", "no dependency group none"),
        (f"{shlex.join(INSTALL)} --editable '.[web,dev]'", "no extra dev"),
        (f"{shlex.join(INSTALL)} requests", "pip install requests?"),
        (f"{shlex.join(PYTEST)} tests/nowhere", "no folder tests/nowhere"),
    ],
)
def test_a_command_that_does_not_exist_is_found(line: str, said: str) -> None:
    assert problem(line) == said


@each_workflow
def test_a_workflow_may_only_read_and_names_the_full_version_of_each_action(path: Path) -> None:
    assert read(path)["permissions"] == {"contents": "read"}
    assert "secrets." not in path.read_text(encoding="utf-8")
    used = [step["uses"] for step in steps(path) if "uses" in step]
    assert used
    assert [name for name in used if not re.fullmatch(r"actions/[a-z-]+@v\d+\.\d+\.\d+", name)] == []


def test_the_tests_elsewhere_have_the_extras_that_make_test_has() -> None:
    install = [line for step in steps(GITHUB / "workflows/tests.yml") for line in step.get("run", "").splitlines()]
    (tested,) = re.findall(r"^TESTED .= (.*)$", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE)

    assert [line for line in install if line.endswith(f'--group dev --editable ".[{tested}]"')]


def test_the_tests_run_in_every_python_that_the_package_names() -> None:
    named = [name.rpartition(" ")[2] for name in PROJECT["project"]["classifiers"] if re.search(r":: 3\.\d+$", name)]
    (makefile,) = re.findall(r"^PYTHONS := (.*)$", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE)

    assert read(GITHUB / "workflows/tests.yml")["jobs"]["linux"]["strategy"]["matrix"]["python"] == named
    assert makefile.split() == named


@pytest.mark.parametrize("path", FORMS, ids=[path.stem for path in FORMS])
def test_a_form_asks_for_something_and_names_each_answer_once(path: Path) -> None:
    form = read(path)
    asked = [part for part in form["body"] if part["type"] != "markdown"]

    assert form["name"]
    assert form["description"]
    assert len({part["id"] for part in asked}) == len(asked)
    assert all(part["attributes"]["label"] for part in asked)
    assert any(part.get("validations", {}).get("required") for part in asked)


def test_the_forms_are_for_bugs_rules_and_proposals() -> None:
    assert [path.stem for path in FORMS] == ["bug", "proposal", "rule"]


def test_the_citation_names_this_version_and_its_places() -> None:
    citation = read(ROOT / "CITATION.cff")

    assert citation["version"] == kingdom.__version__
    assert citation["license"] in PROJECT["project"]["license"]
    assert citation["repository-code"] == PROJECT["project"]["urls"]["Source"]
    assert citation["url"] == PROJECT["project"]["urls"]["Documentation"]
    assert citation["keywords"]
