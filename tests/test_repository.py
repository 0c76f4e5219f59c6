"""What holds for the files of the repository, whatever is in them."""

from __future__ import annotations

import os
import re
import subprocess
import tomllib
from collections.abc import Iterator, Mapping
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from tests.counting import COUNTED, READING
from tests.ordering import SLOW

ROOT = Path(__file__).resolve().parent.parent

CODE = {".py", ".js", ".css", ".html"}
LONGEST = 400
WIDEST = 120
WIDEST_STYLES = 140
"""Style sheets and scripts are formatted to 120 columns; a comment or an address in one may take a few more."""
GENERATED = {"build", "dist", "htmlcov", "node_modules", "__pycache__"}

# In pieces, so that this file keeps the promise that it checks.
HOSTS = ("pypi" + r"\.org", "python" + "hosted", "npm" + r"js\.", r"\bregistry" + r"\.\w")
FOLDERS = ("work", "root", "tmp", "home", "Users", "opt")
ELSEWHERE = re.compile("|".join([*HOSTS, *(rf"(?<![\w.)}}/*-])/{folder}\b" for folder in FOLDERS)]))


def files_of_the_repository() -> Iterator[Path]:
    for folder, folders, names in os.walk(ROOT):
        folders[:] = [name for name in folders if name not in GENERATED and (name[0] != "." or name == ".ci")]
        for name in names:
            # In a linked worktree `.git` is a file that points to the repository.
            if name != ".git" and not name.startswith(".coverage"):
                yield Path(folder, name)


def named_places(texts: Mapping[str, str]) -> list[str]:
    """Hosts of package registries, and paths of somebody's machine."""
    return [f"{name} names {match[0]}" for name, text in texts.items() for match in ELSEWHERE.finditer(text)]


def long_files(texts: Mapping[str, str]) -> list[str]:
    lines = {name: len(text.splitlines()) for name, text in texts.items()}
    return [f"{name} has {count} lines" for name, count in lines.items() if count > LONGEST]


def wide_lines(texts: Mapping[str, str], widest: int = WIDEST) -> list[str]:
    lines = [(f"{name}:{at}", line) for name, text in texts.items() for at, line in enumerate(text.splitlines(), 1)]
    return [f"{place} has {len(line)} columns" for place, line in lines if len(line) > widest]


DRAWN = re.compile(r'\b(?:d?[xy][12]?|c[xy]|r|d|width|height|points|transform)="([^"]*)"')
RECKONED = re.compile(r"\{\{[^}]*[\w)\]] [-+*/] [\w(][^}]*\}\}")


def reckonings(texts: Mapping[str, str]) -> list[str]:
    """Places where a template works out where something is drawn: that is for Python, which has tests for it."""
    return [
        f"{name} reckons {drawn[0]}"
        for name, text in texts.items()
        for drawn in DRAWN.finditer(text)
        if RECKONED.search(drawn[1])
    ]


@pytest.fixture(scope="module")
def texts() -> dict[str, str]:
    found = {
        path.relative_to(ROOT).as_posix(): path.read_text(encoding="utf-8", errors="replace")
        for path in files_of_the_repository()
    }
    assert {"Makefile", ".ci/run", "src/kingdom/__init__.py", "tests/test_repository.py"} <= set(found)
    return found


def test_no_file_names_a_registry_or_a_place_on_a_machine(texts: dict[str, str]) -> None:
    assert named_places(texts) == []


@pytest.mark.parametrize("folder", FOLDERS)
def test_a_place_on_a_machine_is_found(folder: str) -> None:
    for text in (f"/{folder}/x", f"see '/{folder}/x'", f"PATH=/{folder}:x", f"in /{folder}, as ever"):
        assert named_places({"notes": text}) == [f"notes names /{folder}"]


@pytest.mark.parametrize("folder", FOLDERS)
def test_a_path_within_the_repository_is_none_of_them(folder: str) -> None:
    assert named_places({"notes": f"src/{folder}/x, ../{folder}/x, https://example.net/{folder}/x"}) == []


@pytest.mark.parametrize("host", ["pypi" + ".org", "files.python" + "hosted.org", "registry" + ".example.net"])
def test_a_registry_is_found(host: str) -> None:
    assert len(named_places({"notes": f"pip install --index-url https://{host}/simple"})) == 1


def test_no_source_file_is_longer_than_400_lines(texts: dict[str, str]) -> None:
    source = {name: text for name, text in texts.items() if name.startswith("src/") and Path(name).suffix in CODE}
    assert long_files(source) == []


def test_no_line_of_a_template_is_wider_than_120_columns(texts: dict[str, str]) -> None:
    pages = {name: text for name, text in texts.items() if name.startswith("src/") and name.endswith(".html")}
    assert wide_lines(pages) == []


def test_no_line_of_a_style_sheet_or_a_script_is_wider_than_140_columns(texts: dict[str, str]) -> None:
    styles = {name: text for name, text in texts.items() if name.endswith((".css", ".js"))}
    assert len(styles) > 40
    assert wide_lines(styles, WIDEST_STYLES) == []


def test_no_template_reckons_where_something_is_drawn(texts: dict[str, str]) -> None:
    pages = {name: text for name, text in texts.items() if name.startswith("src/") and name.endswith(".html")}
    assert reckonings(pages) == []


def test_a_reckoning_is_found() -> None:
    drawn = '<text x="{{ b.left + 8 }}" y="{{ y }}"><path d="M{{ x }} {{ top - 10 }}V3"><a href="?step={{ step + 1 }}">'

    assert reckonings({"a.html": drawn}) == [
        'a.html reckons x="{{ b.left + 8 }}"',
        'a.html reckons d="M{{ x }} {{ top - 10 }}V3"',
    ]


def test_a_wide_line_is_found() -> None:
    assert wide_lines({"a.html": f"<p>\n{'x' * 121}\n{'x' * 120}"}) == ["a.html:2 has 121 columns"]


def test_a_long_file_is_found() -> None:
    assert long_files({"short": "x\n" * 400, "long": "x\n" * 401}) == ["long has 401 lines"]


def test_each_dependency_has_one_pinned_version(texts: dict[str, str]) -> None:
    lines = texts["constraints.txt"].splitlines()
    pins = [line for line in lines if line and not line.startswith("#")]
    project = tomllib.loads(texts["pyproject.toml"])
    wanted = [
        *project["build-system"]["requires"],
        *project["project"]["dependencies"],
        *(name for extra in project["project"]["optional-dependencies"].values() for name in extra),
        *(name for group in project["dependency-groups"].values() for name in group if isinstance(name, str)),
    ]

    assert [pin for pin in pins if not re.fullmatch(r"[A-Za-z0-9._-]+==[0-9][0-9a-z.]*", pin)] == []
    pinned = [canonicalize_name(pin.partition("==")[0]) for pin in pins]
    assert len(pinned) == len(set(pinned))
    named = {canonicalize_name(Requirement(name).name) for name in wanted}
    assert named <= {*pinned, project["project"]["name"]}  # an extra may name others of the project's own


def test_each_dependency_is_in_the_table_of_what_it_costs(texts: dict[str, str]) -> None:
    project = tomllib.loads(texts["pyproject.toml"])
    wanted = {**project["project"]["optional-dependencies"], **project["dependency-groups"]}
    rows = re.findall(
        r"^\| ([^|*]+) \|[^|]+\|[^|]+\|[^|]+\|$", texts["CONTRIBUTING.md"].partition("## Dep")[2], re.MULTILINE
    )
    listed = {name for row in rows for name in row.split(", ")} - {"package"}

    named = {Requirement(name).name for names in wanted.values() for name in names if isinstance(name, str)}
    assert listed == named - {project["project"]["name"]}


def test_every_folder_of_tests_is_run_by_the_makefile() -> None:
    """`make test` names none of them, so it runs all that pyproject.toml names and nothing leaves out."""
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    options = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["pytest"]

    assert re.findall(r"^\t\$\(BIN\)/pytest (.*?) --count;", makefile, re.MULTILINE) == ["-q -n $(WORKERS) $(SPREAD)"]
    assert re.findall(r"^SPREAD := (.*)$", makefile, re.MULTILINE) == ["--dist loadfile --no-loadscope-reorder"]
    assert options["testpaths"] == ["tests", "src"]
    left_out = [option for option in options["addopts"] if "ignore" in option or "deselect" in option]
    assert left_out == ["--ignore=src/kingdom/store/migrations/env.py"]


def test_make_play_installs_what_playing_needs_and_nothing_else_and_so_do_the_commands_for_windows() -> None:
    make = ["make", "--dry-run", "--no-print-directory", "VENV=build/none", "play"]
    printed = subprocess.run(make, cwd=ROOT, capture_output=True, text=True, check=True).stdout
    installs = re.findall(
        r"-m pip install (?:--quiet |--disable-pip-version-check )*(.*?)(?: &&|$)", printed, re.MULTILINE
    )
    windows = (ROOT / "README.md").read_text(encoding="utf-8").partition("where there is no `make`")[2].split("```")[1]

    assert installs == [
        "--constraint constraints.txt pip",
        "--constraint constraints.txt --group build",
        "--constraint constraints.txt --no-build-isolation --editable '.[web]'",
    ]
    assert printed.splitlines()[-1] == "build/none/bin/kingdom play"
    assert windows.splitlines()[1:] == [
        "python -m venv .venv",
        r'.venv\Scripts\pip install --constraint constraints.txt --editable ".[web]"',
        r".venv\Scripts\kingdom play",
    ]


def test_folders_and_files_that_are_counted_or_come_first_are_there() -> None:
    reading = [f"test_{name}.py" for name in READING]

    assert [name for name in (*COUNTED, *reading, *SLOW) if not (ROOT / "tests" / name).exists()] == []
