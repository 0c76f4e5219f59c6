"""Following a guide to the letter: writing what it says to write, and running what it says to run.

The sentence before a block of a guide says what to do with it:

- "Write `FILE`": the block is a new file;
- "In `FILE`, before `LINE`" or "after `LINE`": the block goes there, LINE being how one line of the file begins;
- "In `FILE`, in place of `WORDS`": the block replaces words that occur once;
- a block of `console` is run, line by line, after the sign `$`.
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
"""The last pattern is compiled files that are just being written. Finished ones are copied, to save compiling."""

_BLOCK = re.compile(
    r"(?P<before>[^\n]+(?:\n[^\n]+)*)\n\n```(?P<language>\w*)\n(?P<text>.*?)^```$", re.MULTILINE | re.DOTALL
)
_WRITE = re.compile(r"\b[Ww]rite `(?P<file>[^`]+)`")
_INSERT = re.compile(r"\b[Ii]n `(?P<file>[^`]+)`, (?P<where>before|after) `(?P<line>[^`]+)`")
_REPLACE = re.compile(r"\b[Ii]n `(?P<file>[^`]+)`, in place of `(?P<words>[^`]+)`")


class Step(NamedTuple):
    """Something that a guide says to do: a sentence, and the block below it."""

    sentence: str
    language: str
    text: str


def steps(guide: str) -> Iterator[Step]:
    """The steps of a guide, from beginning to end."""
    for block in _BLOCK.finditer(guide):
        yield Step(" ".join(block["before"].split()), block["language"], block["text"])


def clone(to: Path) -> Path:
    """A fresh copy of the repository, without what no guide needs."""
    for name in CLONED:
        if (ROOT / name).is_dir():
            shutil.copytree(ROOT / name, to / name, ignore=LEFT_OUT)
        else:
            shutil.copyfile(ROOT / name, to / name)
    return to


def follow(guide: str, at: Path, paths: tuple[Path, ...] = ()) -> list[str]:
    """Do everything a guide says, in this folder; returns the commands that were run. Raises if anything fails."""
    run = []
    for step in steps(guide):
        if step.language == "console":
            for line in step.text.splitlines():
                if line.startswith("$ "):
                    run.append(line.removeprefix("$ ").partition("  #")[0])
                    command(run[-1], at, paths)
        elif not write(step, at):
            raise AssertionError(f"nobody can follow this: {step.sentence}")
    return run


def write_all(guide: str, at: Path) -> None:
    """Write everything that a guide says to write, and run nothing."""
    for step in steps(guide):
        if step.language != "console":
            assert write(step, at), f"nobody can follow this: {step.sentence}"


def write(step: Step, at: Path) -> bool:
    """Write what a step says; False if it does not say where."""
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

    Pytest plugins that the tests of a guide do not need are not loaded: that takes longer than most of those tests.
    """
    name, *words = shlex.split(line)
    if name == "python":
        minus_m, name, *words = words
        assert (minus_m, name.partition(".")[0]) == ("-m", "tests"), f"a guide runs programs of the tests, not {name}"
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
