"""The examples of the HTTP interface: a curl command for each operation, run against a server."""

from __future__ import annotations

import doctest
import json
import os
import re
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

from kingdom.web.app import create_app
from tests.kit.local_server import settings_for
from tests.kit.servers import running

DOCS = Path(__file__).resolve().parent.parent / "docs"
GUIDE, REFERENCE = DOCS / "guides" / "api.md", DOCS / "reference" / "http.md"
SERVER = "http://127.0.0.1:8000"
BLOCK = re.compile(r"```console\n(.*?)```", re.DOTALL)
STREAM = " --max-time 1"
"""The mark of a command that listens: a reader stops it after a second, the test after an event."""
SETTINGS = re.compile(r"(\w+)=(\S+)")


class Example(NamedTuple):
    """A command, and what it prints."""

    command: str
    shown: str


def examples(page: Path) -> Iterator[Example]:
    """The commands of a page. Continued lines are indented by four blanks; what is printed is not."""
    for block in BLOCK.findall(page.read_text(encoding="utf-8")):
        for part in re.split(r"^\$ ", block, flags=re.MULTILINE)[1:]:
            lines = part.splitlines(keepends=True)
            typed = 1 + next((at for at, line in enumerate(lines[1:]) if not line.startswith("    ")), len(lines) - 1)
            yield Example("".join(lines[:typed]).strip(), "".join(lines[typed:]))


def settings(words: str, last: dict[str, object]) -> dict[str, str]:
    """What the reader writes down from the last answer: the table, the tokens of its seats, or their own."""
    seats = last.get("seats", [{"token": last.get("token")}])
    assert isinstance(seats, list)
    tokens = iter(seat["token"] for seat in seats)
    return {
        name: value.replace("TABLE", str(last["table"])).replace("TOKEN", str(next(tokens))) if "TOKEN" in value
        else value.replace("TABLE", str(last["table"]))
        for name, value in SETTINGS.findall(words)
    }  # fmt: skip


def printed(words: str, known: dict[str, str]) -> str:
    """The output of a command; of a stream, all up to its first event, however long that takes."""
    is_stream = STREAM in words
    environment = {**os.environ, **known}
    command = ["bash", "-c", f"exec {words.replace(STREAM, '')}" if is_stream else words]
    with subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        lines = []
        for line in process.stdout:
            lines.append(line)
            if is_stream and line.startswith("data:"):
                process.kill()
                break
    return "".join(lines)


@pytest.mark.skipif(not shutil.which("curl") or not shutil.which("jq"), reason="curl and jq are not installed")
@pytest.mark.parametrize("page", [GUIDE, REFERENCE], ids=["guide", "reference"])
def test_every_command_answers_what_is_shown(page: Path, tmp_path: Path) -> None:
    known: dict[str, str] = {}
    last: dict[str, object] = {}
    with running(settings_for(tmp_path)) as address:
        for command, shown in examples(page):
            if "curl" not in command:
                known |= settings(command.replace(SERVER, address), last)
                continue
            words = command.replace(SERVER, address)
            said = printed(words, known)
            same = doctest.OutputChecker().check_output(
                shown.replace("\n...", "..."), f"{said.strip()}\n" if shown else said, doctest.ELLIPSIS
            )
            assert same, f"{words}\n{said}"
            if said.startswith("{"):
                last = json.loads(said)


def test_every_operation_has_an_example_in_the_reference() -> None:
    text = REFERENCE.read_text(encoding="utf-8")
    paths = create_app().openapi()["paths"]
    operations = {f"{method.upper()} {path}" for path, methods in paths.items() for method in methods}
    commands = [example.command for example in examples(REFERENCE)]

    assert set(re.findall(r"^\*\*`(\w+ /api\S*)`\*\*", text, re.MULTILINE)) == operations
    for operation in operations:
        path = operation.split()[1].removeprefix("/api/tables/{table_id}")
        assert any(path in command for command in commands), operation
    assert len(operations) > 15


def test_the_guide_shows_the_client_whole_and_it_has_at_most_25_lines() -> None:
    client = (DOCS.parent / "examples" / "client.py").read_text(encoding="utf-8")

    assert f"```python\n{client}```" in GUIDE.read_text(encoding="utf-8")
    assert sum(bool(line.strip()) for line in client.splitlines()) <= 25
