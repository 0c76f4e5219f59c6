"""The engine alone needs nothing; what needs more says so in one line."""

from __future__ import annotations

import re
import subprocess
import sys
import tomllib
from importlib.metadata import packages_distributions
from pathlib import Path

import pytest

from kingdom.cli.extras import EXTRAS

ROOT = Path(__file__).resolve().parents[2]
WITHOUT = """
import sys
for name in {missing!r}:
    sys.modules[name] = None  # as if it were not installed
sys.argv = ["kingdom", *{words!r}]
from kingdom.__main__ import main
main()
"""
WEB = (*EXTRAS["web"], *EXTRAS["lab"])


def run_without(missing: tuple[str, ...], *words: str, language: str = "en") -> subprocess.CompletedProcess[str]:
    program = WITHOUT.format(missing=missing, words=words)
    return subprocess.run(
        [sys.executable, "-c", program],
        env={"PYTHONPATH": str(ROOT / "src"), "KINGDOM_FAST": "interpreted", "KINGDOM_LANGUAGE": language},
        capture_output=True,
        text=True,
        check=False,
    )


@pytest.mark.parametrize(
    ("words", "extra"),
    [
        (("serve",), "web"),
        (("play",), "web"),
        (("tables", "list"), "web"),
        (("database", "check"), "web"),
        (("lab", "balance"), "lab"),
    ],
)
def test_a_command_that_needs_an_extra_says_so_in_one_line(words: tuple[str, ...], extra: str) -> None:
    said = run_without(WEB, *words)

    assert said.stdout == ""
    assert said.stderr == (
        f"kingdom: `kingdom {words[0]}` needs more than the engine: pip install 'wonderful-kingdom[{extra}]'\n"
    )
    assert said.returncode == 2


@pytest.mark.parametrize(
    "words", [("--help",), ("perft", "--depth", "1", "--seed", "1"), ("simulate", "--games", "1"), ("rules", "CHO-4")]
)
def test_a_command_that_needs_no_browser_needs_no_web(words: tuple[str, ...]) -> None:
    said = run_without(WEB, *words)

    assert (said.returncode, said.stdout != "") == (0, True), said.stderr


def test_without_a_command_line_it_says_how_to_get_one() -> None:
    said = run_without(("click", "rich"), "--help")

    assert (said.returncode, said.stdout) == (2, "")
    assert said.stderr.startswith("kingdom: the engine is installed without its command line: pip install ")
    assert said.stderr.count("\n") == 1


def test_without_a_command_line_it_says_so_in_the_language_of_the_system() -> None:
    said = run_without(("click", "rich"), "--help", language="it")

    assert said.stderr.startswith("kingdom: il motore è installato senza la riga di comando: pip install ")


def test_the_engine_asks_for_nothing_and_every_extra_that_is_named_exists() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]

    assert project["dependencies"] == []
    assert set(EXTRAS) <= set(project["optional-dependencies"])


def test_every_module_that_an_extra_brings_leads_to_it() -> None:
    extras = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["optional-dependencies"]
    brought = {re.split(r"[<>=;\[ ]", wanted)[0].lower() for wanted in extras["web"]} - {"wonderful-kingdom"}
    made_by = {
        name.lower(): module for module, names in packages_distributions().items() for name in names if module[0] != "_"
    }

    assert {made_by[name] for name in brought if name in made_by} <= set(EXTRAS["web"])
