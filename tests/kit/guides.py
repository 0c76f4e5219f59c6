"""Follows a guide literally: writes its files and runs its commands.

The sentence before a block of a guide determines its use:

- "Write `FILE`": the block is a new file;
- "In `FILE`, before `LINE`" or "after `LINE`": the block goes there; LINE is the beginning of one line of the file;
- "In `FILE`, in place of `WORDS`": the block replaces WORDS, which must occur exactly once;
- a `console` block: its lines after the sign `$` are run.
"""

from __future__ import annotations

import os
import re
import shlex
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parents[2]
CLONED = ("src", "docs", "tests", "pyproject.toml", "README.md", "CONTRIBUTING.md", "CHANGELOG.md", "LICENSE")
RUN = ("pytest", "kingdom", "ruff")
"""The commands that a guide may run, besides test programs."""
LEFT_OUT = shutil.ignore_patterns("images", "rulesets", "*.pyc.*")
"""The last pattern matches compiled files that are being written. Finished ones are copied, to save compiling."""

_BLOCK = re.compile(
    r"(?P<before>[^\n]+(?:\n[^\n]+)*)\n\n```(?P<language>\w*)\n(?P<text>.*?)^```$", re.MULTILINE | re.DOTALL
)
_WRITE = re.compile(r"\b[Ww]rite `(?P<file>[^`]+)`")
_INSERT = re.compile(r"\b[Ii]n `(?P<file>[^`]+)`, (?P<where>before|after) `(?P<line>[^`]+)`")
_REPLACE = re.compile(r"\b[Ii]n `(?P<file>[^`]+)`, in place of `(?P<words>[^`]+)`")


class Step(NamedTuple):
    """A step of a guide: a sentence and the block below it."""

    sentence: str
    language: str
    text: str


def steps(guide: str) -> Iterator[Step]:
    """The steps of a guide, from beginning to end."""
    for block in _BLOCK.finditer(guide):
        yield Step(" ".join(block["before"].split()), block["language"], block["text"])


def clone(to: Path) -> Path:
    """A fresh copy of the repository, without files that no guide needs."""
    for name in CLONED:
        if (ROOT / name).is_dir():
            shutil.copytree(ROOT / name, to / name, ignore=LEFT_OUT)
        else:
            shutil.copyfile(ROOT / name, to / name)
    return to


def follow(guide: str, at: Path, paths: tuple[Path, ...] = ()) -> list[str]:
    """Follow all steps of a guide in this folder; returns the commands that were run. Raises if anything fails."""
    run = []
    for step in steps(guide):
        if step.language == "console":
            for line in step.text.splitlines():
                if line.startswith("$ "):
                    run.append(line.removeprefix("$ ").partition("  #")[0])
                    command(run[-1], at, paths)
        elif not write(step, at):
            raise AssertionError(f"this step cannot be followed: {step.sentence}")
    return run


def write_all(guide: str, at: Path) -> None:
    """Write the files of a guide, without running its commands."""
    for step in steps(guide):
        if step.language != "console":
            assert write(step, at), f"this step cannot be followed: {step.sentence}"


def write(step: Step, at: Path) -> bool:
    """Write the block of a step; returns False if the sentence names no file."""
    if found := _WRITE.search(step.sentence):
        file = at / found["file"]
        assert not file.exists(), f"{found['file']} is there already"
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(step.text, encoding="utf-8")
    elif found := _INSERT.search(step.sentence):
        lines = (at / found["file"]).read_text(encoding="utf-8").splitlines(keepends=True)
        (place,) = [number for number, line in enumerate(lines) if line.lstrip().startswith(found["line"])]
        lines.insert(place + (found["where"] == "after"), step.text)
        (at / found["file"]).write_text("".join(lines), encoding="utf-8")
    elif found := _REPLACE.search(step.sentence):
        text = (at / found["file"]).read_text(encoding="utf-8")
        assert text.count(found["words"]) == 1, f"{found['file']} has not exactly one {found['words']}"
        (at / found["file"]).write_text(text.replace(found["words"], step.text.rstrip("\n")), encoding="utf-8")
    else:
        return False
    return True


def command(line: str, at: Path, paths: tuple[Path, ...] = ()) -> None:
    """Run a line of a guide: `pytest`, `kingdom`, or a program of the repository, on the code in that folder.

    Pytest plugins that no guide needs are not loaded: loading takes longer than most tests of a guide.
    """
    name, *words = shlex.split(line)
    if name == "python":
        minus_m, name, *words = words
        ours = name == "kingdom.words" or name.startswith("tests.")
        assert minus_m == "-m"
        assert ours, f"a guide runs programs of the repository, not {name}"
    else:
        assert name in RUN, f"a guide runs {', '.join(RUN)}, not {name}"
    known = os.pathsep.join(map(str, (*paths, at / "src" if (at / "src").exists() else ROOT / "src")))
    quiet = ("-q", "-p", "no:cacheprovider") if name == "pytest" else ()
    result = subprocess.run(
        [sys.executable, "-m", name, *quiet, *words],
        cwd=at,
        env={
            **os.environ,
            "PYTHONPATH": known,
            "PYTHONDONTWRITEBYTECODE": "1",
            "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1",
        },
        capture_output=True,
        text=True,
        check=False,
    )
    assert result.returncode == 0, f"$ {line}\n{result.stdout[-4000:]}\n{result.stderr[-4000:]}"
