"""The command in an installed copy, bare and with its extras."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path
from zipfile import ZipFile

import kingdom
from kingdom.cli import COMMANDS
from tests.kit.installing import ROOT, Installation

VERSION = f"kingdom {kingdom.__version__}\n"


def test_the_version_and_the_help_work_in_a_bare_install(bare: Installation) -> None:
    assert bare.run(bare.kingdom, "--version").stdout == VERSION
    assert bare.run(bare.python, "-c", "import kingdom; print(kingdom.__version__)").stdout == VERSION.split()[1] + "\n"
    said = bare.run(bare.kingdom, "--help")
    assert (said.returncode, said.stderr) == (0, "")
    assert all(f"\n  {name} " in said.stdout for name in COMMANDS)


def test_a_command_names_the_extra_that_it_needs(bare: Installation, with_web: Installation) -> None:
    assert 'pip install "wonderful-kingdom[web]"' in bare.run(bare.kingdom, "serve").stderr
    said = with_web.run(with_web.python, "-c", "import kingdom.rl").stderr
    assert 'pip install "wonderful-kingdom[rl]"' in said.splitlines()[-1]
    metrics = with_web.run(with_web.kingdom, "serve", "--metrics", "9100")
    assert (metrics.returncode, metrics.stdout) == (3, "")
    assert metrics.stderr.endswith('install the extra server (pip install "wonderful-kingdom[server]")\n')


def test_with_its_extras_the_command_finds_a_bot_of_the_current_folder(with_web: Installation) -> None:
    Path(with_web.folder, "peasant.py").write_text("from kingdom.bots.chance import RandomBot as Peasant\n")
    done = with_web.run(with_web.kingdom, "arena", "peasant:Peasant", "random", "--games", "2", "--json")

    assert with_web.run(with_web.kingdom, "--version").stdout == VERSION
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout)[0]["first"] == "peasant:Peasant"


def test_the_commands_of_the_readme_for_a_released_package_install_the_command(
    wheel: Path, with_web: Installation, tmp_path: Path
) -> None:
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    wanted = re.findall(r'^\$ (?:uvx --from|pipx run --spec) ("[^"]+") (kingdom play)$', readme, re.MULTILINE)
    assert len(wanted) == 2

    for requirement, _ in wanted:
        where = ("--no-index", "--no-deps", "--find-links", wheel.parent, "--target", tmp_path / "found")
        subprocess.run([sys.executable, "-m", "pip", "install", "--quiet", *where, requirement[1:-1]], check=True)
        assert (tmp_path / "found" / "kingdom" / "py.typed").exists()
    assert with_web.run(with_web.kingdom, "play", "--help").returncode == 0


def test_links_and_pictures_of_the_readme_are_addresses_on_the_package_index(wheel: Path) -> None:
    with ZipFile(wheel) as file:
        (metadata,) = (name for name in file.namelist() if name.endswith("/METADATA"))
        text = file.read(metadata).decode()
    links = re.findall(r"\[[^\]]*\]\(([^)]+)\)", text)

    assert len(links) > 20
    assert [link for link in links if not link.startswith("https://")] == []
    assert "https://raw.githubusercontent.com/wonderful-kingdom/wonderful-kingdom/main/docs/images/choice.png" in links
