"""The engine alone needs nothing; what needs more says so in one line."""

from __future__ import annotations

import re
import subprocess
import sys
import tomllib
from importlib.metadata import packages_distributions, version
from pathlib import Path

import pytest

import kingdom
from kingdom.cli import COMMANDS, bare
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
BARE = tuple(name for names in EXTRAS.values() for name in names)


def run_without(missing: tuple[str, ...], *words: str) -> subprocess.CompletedProcess[str]:
    program = WITHOUT.format(missing=missing, words=words)
    return subprocess.run(
        [sys.executable, "-c", program],
        env={"PYTHONPATH": str(ROOT / "src"), "KINGDOM_NATIVE": "off", "KINGDOM_LANGUAGE": "en"},
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
        f'kingdom: `kingdom {words[0]}` needs more than the engine: pip install "wonderful-kingdom[{extra}]"\n'
    )
    assert said.returncode == 3


@pytest.mark.parametrize(
    "words", [("--help",), ("perft", "--depth", "1", "--seed", "1"), ("simulate", "--games", "1"), ("rules", "CHO-4")]
)
def test_a_command_that_needs_no_browser_needs_no_web(words: tuple[str, ...]) -> None:
    said = run_without(WEB, *words)

    assert (said.returncode, said.stdout != "") == (0, True), said.stderr


def test_the_help_of_a_bare_install_lists_the_commands_and_says_how_to_get_them() -> None:
    for words in (("--help",), ()):
        said = run_without(BARE, *words)

        assert (said.returncode, said.stderr) == (0, "")
        lines = said.stdout.splitlines()
        assert lines[0] == "Usage: kingdom [OPTIONS] COMMAND [ARGS]..."
        assert [line.split()[0] for line in lines if line.startswith("  ")][1:] == list(COMMANDS)
        assert lines[-1].startswith("The engine is installed without its command line: pip install ")


def test_a_bare_install_knows_its_version() -> None:
    said = run_without(BARE, "--version")

    assert (said.returncode, said.stdout, said.stderr) == (0, f"kingdom {version('wonderful-kingdom')}\n", "")
    assert kingdom.__version__ == version("wonderful-kingdom")


@pytest.mark.parametrize(("command", "extra"), COMMANDS.items())
def test_in_a_bare_install_a_command_names_the_extra_that_it_needs(
    command: str, extra: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert bare.run([command, "--help"]) == 3

    said = capsys.readouterr()
    needs = f'`kingdom {command}` needs more than the engine: pip install "wonderful-kingdom[{extra}]"'
    assert (said.out, said.err) == ("", f"kingdom: {needs}\n")


@pytest.mark.parametrize("words", [("serv",), ("--language", "en", "serv")])
def test_a_bare_install_refuses_a_command_that_does_not_exist(
    words: tuple[str, ...], capsys: pytest.CaptureFixture[str]
) -> None:
    assert bare.run(words) == 2

    said = capsys.readouterr()
    assert (said.out, said.err) == ("", "kingdom: No such command 'serv' (see kingdom --help)\n")


def test_a_command_names_the_extra_of_the_command_line_if_a_part_of_it_is_missing() -> None:
    said = run_without(("platformdirs",), "play", "--text", "--resume", "last")

    assert said.stderr == 'kingdom: `kingdom play` needs more than the engine: pip install "wonderful-kingdom[web]"\n'
    assert said.returncode == 3


def test_a_server_without_its_extra_serves_and_names_it_if_metrics_are_wanted(tmp_path: Path) -> None:
    database = ("--database", f"sqlite:///{tmp_path}/games.sqlite")
    said = run_without(EXTRAS["server"], "serve", *database, "--metrics", "9100")

    assert (said.returncode, said.stdout) == (3, "")
    assert said.stderr == (
        "kingdom: prometheus-client is not installed: "
        'install the extra server (pip install "wonderful-kingdom[server]")\n'
    )
    assert not list(tmp_path.iterdir())
    in_use = run_without(EXTRAS["server"], "serve", *database, "--host", "192.0.2.1")
    assert "192.0.2.1" in in_use.stderr, "it comes as far as listening at that address, which is nobody's"


@pytest.mark.parametrize("missing", ["numpy", "gymnasium", "pettingzoo"])
def test_the_environments_of_learners_name_their_extra(missing: str) -> None:
    code = f"import sys; sys.modules[{missing!r}] = None; import kingdom.rl"
    said = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)

    assert said.stderr.splitlines()[-1] == (
        f'ModuleNotFoundError: kingdom.rl needs {missing}, which is not installed: pip install "wonderful-kingdom[rl]"'
    )


def test_the_engine_asks_for_nothing_and_every_extra_that_is_named_exists() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]

    assert project["dependencies"] == []
    assert set(EXTRAS) <= set(project["optional-dependencies"])


@pytest.mark.parametrize("extra", ["web", "server"])
def test_every_module_that_an_extra_brings_leads_to_it(extra: str) -> None:
    extras = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["optional-dependencies"]
    brought = {re.split(r"[<>=;\[ ]", wanted)[0].lower() for wanted in extras[extra]} - {"wonderful-kingdom"}
    made_by = {
        name.lower(): module for module, names in packages_distributions().items() for name in names if module[0] != "_"
    }

    assert {made_by[name] for name in brought if name in made_by} <= set(EXTRAS[extra])
