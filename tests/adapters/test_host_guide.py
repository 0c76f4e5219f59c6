"""Every command of the guide to hosting is tried, in the order in which a host would type them."""

from __future__ import annotations

import re
import shlex
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path
from random import Random
from typing import Any

import httpx2
import pytest
import yaml
from click.testing import CliRunner

from kingdom.cli import main
from kingdom.content import load
from kingdom.store import Store
from kingdom.web.settings import default_database
from kingdom.web.tables.tables import Tables
from tests.kit.databases import new_database
from tests.kit.nursery import Nursery
from tests.kit.processes import PATIENCE, ROOT
from tests.kit.tables import PEOPLE, TWO, play_on

GUIDES = ("host", "public-server", "container")
GUIDE = "".join((ROOT / f"docs/guides/{name}.md").read_text(encoding="utf-8") for name in GUIDES)
COMMANDS = [
    line.removeprefix("$ ")
    for block in re.findall(r"```console\n(.*?)```", GUIDE, re.DOTALL)
    for line in block.splitlines()
    if line.startswith("$ ")
]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
PLACE = "/srv/kingdom"
"""Where the guide installs it."""
UNITS = list((ROOT / "deploy").glob("*.service"))
SQLITE = "sqlite:////var/lib/kingdom/games.sqlite"
POSTGRESQL = ("postgresql://kingdom:PASSWORD@db.internal/kingdom", "postgresql://kingdom@db.internal/kingdom")

IN_THE_ENVIRONMENT = "KINGDOM_DATABASE="


def services(file: str) -> dict[str, dict[str, Any]]:
    """The services of a compose file."""
    named: dict[str, dict[str, Any]] = yaml.safe_load((ROOT / file).read_text(encoding="utf-8"))["services"]
    return named


class Host:
    """Somebody who follows the guide, with databases and a folder of their own."""

    def __init__(self, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        self.folder = folder
        self.monkeypatch = monkeypatch
        monkeypatch.chdir(folder)
        monkeypatch.setenv("XDG_DATA_HOME", str(folder / "data"))
        self.databases = {SQLITE: new_database("sqlite", folder)}
        self.databases |= dict.fromkeys(POSTGRESQL, new_database("postgresql", folder))
        self.table = self._with_a_game(default_database())
        for database in set(self.databases.values()):
            self._with_a_game(database)
        self.nursery = Nursery()

    @staticmethod
    def _with_a_game(database: str) -> str:
        store = Store(database)
        tables = Tables(store, load(None))
        new = tables.create(TWO, PEOPLE, seed=3)
        play_on(tables, new.table_id, Random(3), 12)
        store.close()
        return new.table_id

    def types(self, line: str) -> None:
        """Do what the line says; nothing may go wrong."""
        words = [self.databases.get(word, word) for word in shlex.split(line, comments=True)]
        words = [self.table if word == "TABLE" else word for word in words]
        match words:
            case ["kingdom", "serve", *more]:
                self.serves(more)
            case [setting, "kingdom", "serve"] if setting.startswith(IN_THE_ENVIRONMENT):
                # The servers here share an environment: tests/test_deploy.py tries what is read from it.
                self.serves(["--database", self.databases[setting.removeprefix(IN_THE_ENVIRONMENT)]])
            case ["kingdom", "tables", "import", file]:
                self.monkeypatch.setenv("XDG_DATA_HOME", str(self.folder / "elsewhere"))
                assert self.runs(["tables", "import", file])
                self.monkeypatch.setenv("XDG_DATA_HOME", str(self.folder / "data"))
            case ["podman", "build", "--file", file, "--tag", "kingdom", "."]:
                assert (ROOT / file).is_file()
            case ["podman", "run", *_, "--publish", port, "--volume", place, "kingdom"]:
                container = (ROOT / "deploy/Containerfile").read_text(encoding="utf-8")
                assert f"\nEXPOSE {port.split(':')[2]}\n" in container
                assert f"\nVOLUME {place.partition(':')[2]}\n" in container
            case ["podman", "exec", "kingdom", program, *more] if program == f"{PLACE}/bin/kingdom":
                assert f'ENTRYPOINT ["{program}"]' in (ROOT / "deploy/Containerfile").read_text(encoding="utf-8")
                self.runs(more)
            case ["docker", "compose", "--file", file, "run", "--rm", "kingdom", *more]:
                assert "kingdom" in services(file)
                self.runs(more)
            case ["docker", "compose", "--file", file, "exec", service, "pg_dump", *_]:
                assert services(file)[service]["image"].startswith("docker.io/library/postgres:")
            case ["docker", "compose", "--file", file, "up" | "stop" | "build", *more]:
                assert {word for word in more if word[0] != "-"} <= {*services(file)}
            case ["kingdom", *more, ">", file]:
                (self.folder / file).write_text(self.runs(more), encoding="utf-8")
            case ["kingdom", *more]:
                self.runs(more)
            case ["pg_dump" | "pg_restore", *_]:
                if shutil.which(words[0]) is None:
                    pytest.skip(f"{words[0]} is not installed")
                subprocess.run(words, check=True, capture_output=True, timeout=4 * PATIENCE)
            case ["python3", "-m", "venv", place]:
                there = self.folder / place.strip("/")
                subprocess.run(
                    [sys.executable, "-m", "venv", "--without-pip", str(there)], check=True, timeout=PATIENCE
                )
                assert (there / "bin" / "python").exists()
            case [pip, "install", *_, wanted] if pip in ("pip", f"{PLACE}/bin/pip"):
                name, extras = wanted.rstrip("]").split("[")
                assert name == PROJECT["name"]
                assert set(extras.split(",")) <= set(PROJECT["optional-dependencies"])
            case ["ln", "-s", program, place]:
                assert program == f"{PLACE}/bin/kingdom"
                assert all(f"ExecStart={place} " in unit.read_text(encoding="utf-8") for unit in UNITS)
            case ["systemctl", "daemon-reload"]:
                pass  # what the units say is tried with the other files of deploy/
            case ["systemctl", "enable", "--now", *names] | ["journalctl", "--unit", *names, "--follow"]:
                assert {re.sub("@.*", "@", name) for name in names} <= {unit.stem for unit in UNITS}
            case _:
                raise AssertionError(f"nobody has tried {line!r}")

    def runs(self, words: list[str]) -> str:
        result = CliRunner().invoke(main, words, catch_exceptions=False)
        assert result.exit_code == 0, (words, result.output)
        return result.stdout

    def serves(self, words: list[str]) -> None:
        server = self.nursery.start(*words)
        try:
            origin = words[words.index("--origin") + 1] if "--origin" in words else server.address
            headers = {"Host": origin.partition("://")[2]}
            with httpx2.Client(base_url=server.address, headers=headers, timeout=PATIENCE) as client:
                assert client.get("/health/ready").status_code == 200
                assert client.get("/help").status_code == 200
        finally:
            server.kill()


def test_every_command_of_the_guide_does_what_it_says(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    host = Host(tmp_path, monkeypatch)
    try:
        for line in COMMANDS:
            host.types(line)
    finally:
        host.nursery.close()

    assert len(COMMANDS) > 12
    assert list(tmp_path.glob("*.sqlite.*")) or list(tmp_path.glob("*-*.sqlite*")), "no copy was made"
