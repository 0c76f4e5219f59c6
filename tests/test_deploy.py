"""What a host copies: the files under deploy/ are those of the guide, and the programs that read them accept them."""

from __future__ import annotations

import json
import re
import shlex
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

import click
import pytest
import yaml
from click.testing import CliRunner

from kingdom.cli import main
from kingdom.cli.serve import PORT
from kingdom.cli.serve import command as serve

ROOT = Path(__file__).parent.parent
DEPLOY = ROOT / "deploy"
GUIDES = ("host", "public-server", "container")
GUIDE = "".join((ROOT / f"docs/guides/{name}.md").read_text(encoding="utf-8") for name in GUIDES)


@pytest.mark.parametrize("name", ["Caddyfile", "kingdom.service"])
def test_the_guide_shows_the_file_and_says_where_it_is(name: str) -> None:
    shown = re.findall(r"```text\n(.*?)```", GUIDE, re.DOTALL)

    assert (DEPLOY / name).read_text(encoding="utf-8") in shown
    assert f"](../../deploy/{name})" in GUIDE


@pytest.mark.parametrize("name", ["Caddyfile", "Caddyfile.containers"])
@pytest.mark.skipif(shutil.which("caddy") is None, reason="caddy is not installed")
def test_caddy_accepts_its_file(name: str, tmp_path: Path) -> None:
    command = ["caddy", "validate", "--adapter", "caddyfile", "--config", str(DEPLOY / name)]
    tried = subprocess.run(
        command, capture_output=True, text=True, timeout=300, check=False,
        env={"HOME": str(tmp_path), "PATH": "/usr/bin:/bin", "KINGDOM_HOST": "kingdom.example"},
    )  # fmt: skip

    assert tried.returncode == 0, tried.stderr
    assert "Valid configuration" in tried.stdout + tried.stderr


MOST_EXPOSED = 3.0
UNITS = [("kingdom.service", ""), ("kingdom@.service", "8001")]


def test_the_password_of_a_database_never_stands_in_a_command_line() -> None:
    """Everybody on a machine can read the command lines of its processes."""
    for name, _ in UNITS:
        text = (DEPLOY / name).read_text(encoding="utf-8")
        (command,) = re.findall(r"^ExecStart=(.*(?:\\\n.*)*)", text, re.MULTILINE)
        assert "--database" not in command or "--database sqlite:///" in command
        assert "$" not in command
    assert "EnvironmentFile=/etc/kingdom.env" in (DEPLOY / "kingdom@.service").read_text(encoding="utf-8")
    assert "\nKINGDOM_DATABASE=postgresql://kingdom:PASSWORD@" in GUIDE
    assert not re.findall(r"\$ kingdom .*--database \S*:\S*@", GUIDE)


def test_every_command_takes_the_database_from_the_environment(tmp_path: Path) -> None:
    file = tmp_path / "here" / "games.sqlite"
    environment = {"KINGDOM_DATABASE": f"sqlite:///{file}"}

    made = CliRunner().invoke(main, ["database", "upgrade"], env=environment)
    assert (made.exit_code, file.exists()) == (0, True), made.output
    for command in (["database", "check"], ["tables", "list"]):
        assert CliRunner().invoke(main, command, env=environment).exit_code == 0
    other = tmp_path / "other.sqlite"
    CliRunner().invoke(main, ["database", "upgrade", "--database", f"sqlite:///{other}"], env=environment)
    assert other.exists(), "what is said on the command line comes first"


def test_an_address_that_cannot_be_read_does_not_give_its_password_away() -> None:
    tried = CliRunner().invoke(main, ["database", "check"], env={"KINGDOM_DATABASE": "postgres//kingdom:secret@db/x"})

    assert tried.exit_code == 2
    assert "secret" not in tried.output
    assert "postgres//kingdom:***@db/x" in tried.output


@pytest.mark.parametrize(("name", "instance"), UNITS)
@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="systemd-analyze is not installed")
def test_a_unit_closes_to_the_server_what_it_does_not_need(name: str, instance: str, tmp_path: Path) -> None:
    unit = tmp_path / name.replace("@", f"@{instance}")
    shutil.copy(DEPLOY / name, unit)

    told = subprocess.run(
        ["systemd-analyze", "security", "--offline=true", "--no-pager", str(unit)],
        capture_output=True, text=True, timeout=300, check=False,
    ).stdout  # fmt: skip

    (exposed,) = re.findall(r"Overall exposure level for \S+: ([\d.]+)", told)
    assert float(exposed) <= MOST_EXPOSED, told


@pytest.mark.parametrize(("name", "instance"), UNITS)
@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="systemd-analyze is not installed")
def test_systemd_accepts_the_unit(name: str, instance: str, tmp_path: Path) -> None:
    """With a program that is there in place of the one that a host installs."""
    assert f"](../../deploy/{name})" in GUIDE
    unit = tmp_path / name.replace("@", f"@{instance}")
    text = (DEPLOY / name).read_text(encoding="utf-8")
    (program,) = re.findall(r"^ExecStart=(\S+)", text, re.MULTILINE)
    unit.write_text(text.replace(program, sys.executable), encoding="utf-8")

    tried = subprocess.run(
        ["systemd-analyze", "verify", str(unit)], capture_output=True, text=True, timeout=300, check=False
    )

    assert (tried.returncode, tried.stderr) == (0, "")


# --- containers

COMPOSE = yaml.safe_load((DEPLOY / "compose.yaml").read_text(encoding="utf-8"))
CONTAINERFILE = (DEPLOY / "Containerfile").read_text(encoding="utf-8").replace("\\\n", "")


@pytest.mark.parametrize("name", ["Containerfile", "compose.yaml", "Caddyfile.containers"])
def test_the_guide_says_where_the_files_of_containers_are(name: str) -> None:
    assert f"](../../deploy/{name})" in GUIDE


def test_an_image_is_built_from_files_and_extras_that_exist() -> None:
    copied = [line.split()[1:-1] for line in CONTAINERFILE.splitlines() if line.startswith("COPY ")]
    files = [name for names in copied for name in names if not names[0].startswith("--from=")]
    extras = re.findall(r"\[([a-z,]+)\]", CONTAINERFILE)
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))

    assert [name for name in files if not (ROOT / name).exists()] == []
    wheel = project["tool"]["hatch"]["build"]["targets"]["wheel"]
    hooks = [hook["path"] for hook in wheel.get("hooks", {}).values()]
    assert {"pyproject.toml", "src", "README.md", *wheel["force-include"], *hooks} <= {*files}
    assert extras == ["server,postgresql"]
    assert {*extras[0].split(",")} <= {*project["project"]["optional-dependencies"]}
    assert {*re.findall(r"--group (\S+)", CONTAINERFILE)} <= {*project["dependency-groups"]}


def test_the_server_in_a_container_does_not_run_as_root() -> None:
    last = CONTAINERFILE.rpartition("\nFROM ")[2]

    assert re.findall(r"^USER (.*)$", last, re.MULTILINE) == ["kingdom"]
    assert COMPOSE["services"]["kingdom"]["cap_drop"] == ["ALL"]


@pytest.mark.parametrize(
    "words",
    [
        json.loads(re.findall(r"^CMD (.*)$", CONTAINERFILE, re.MULTILINE)[0]),
        shlex.split(COMPOSE["services"]["kingdom"]["command"].replace("${KINGDOM_HOST}", "kingdom.example")),
    ],
    ids=["image", "compose"],
)
def test_the_command_of_a_container_is_one_that_the_server_takes(words: list[str]) -> None:
    assert words[0] == "serve"
    context = serve.make_context("serve", words[1:], click.Context(main, **main.context_settings))

    assert context.params["host"] == "0.0.0.0"
    assert context.params["proxies"] in ((), (COMPOSE["networks"]["front"]["ipam"]["config"][0]["subnet"],))


def test_only_caddy_of_the_containers_can_be_reached_from_outside() -> None:
    services = COMPOSE["services"]
    kingdom, database = services["kingdom"], services["database"]

    assert [name for name, service in services.items() if "ports" in service] == ["caddy"]
    assert (services["caddy"]["networks"], database["networks"]) == (["front"], ["back"])
    assert COMPOSE["networks"]["back"]["internal"]
    assert all((DEPLOY / place.split(":")[0]).exists() for place in services["caddy"]["volumes"] if place[0] == ".")
    assert (DEPLOY / kingdom["build"]["context"] / kingdom["build"]["dockerfile"]).is_file()
    assert f"reverse_proxy kingdom:{PORT} " in (DEPLOY / "Caddyfile.containers").read_text(encoding="utf-8")
    assert "KINGDOM_PASSWORD" not in kingdom["command"], "everybody on a machine can read the command lines"
    assert {name for name in re.findall(r"\$\{(\w+)", str(COMPOSE)) if f"\n{name}=" not in GUIDE} == set()
