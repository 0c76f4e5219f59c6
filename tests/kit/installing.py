"""The wheel, built and installed as for a user: in an environment with its dependencies and nothing else.

Dependencies are copied from the environment that runs the tests, so nothing is downloaded.
"""

from __future__ import annotations

import os
import subprocess
import sys
import venv
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from importlib.metadata import Distribution, distribution, distributions
from pathlib import Path

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).resolve().parents[2]
NAME = "wonderful-kingdom"
OURS = ("PYTHON", "KINGDOM_", "VIRTUAL_ENV", "XDG_")
"""The prefixes of variables that an installed copy must not inherit from the tests."""


@dataclass(frozen=True)
class Installation:
    """A virtual environment with the wheel in it, and a home of its own."""

    folder: Path

    @property
    def python(self) -> Path:
        return self.folder / "bin" / "python"

    @property
    def kingdom(self) -> Path:
        """The command `kingdom`."""
        return self.folder / "bin" / "kingdom"

    @property
    def environment(self) -> dict[str, str]:
        """The variables for a program: without the repository, a compiler and the user's settings."""
        inherited = {name: value for name, value in os.environ.items() if not name.startswith(OURS)}
        return {**inherited, "HOME": str(self.folder), "CXX": "", "KINGDOM_LANGUAGE": "en"}

    def run(self, *words: str | Path, stdin: str | None = None) -> subprocess.CompletedProcess[str]:
        """Run a program of the environment to its end."""
        return subprocess.run(
            words, input=stdin, capture_output=True, text=True, check=False, cwd=self.folder, env=self.environment
        )

    def start(self, *words: str | Path) -> subprocess.Popen[str]:
        """Start a program of the environment."""
        return subprocess.Popen(
            words, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, cwd=self.folder, env=self.environment
        )


def build(to: Path, **environment: str) -> Path:
    """The wheel of the working tree: the pure one, or that of a system."""
    _run(sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", to, **environment)
    (wheel,) = to.glob("*.whl")
    return wheel


def install(wheel: Path, to: Path, extras: Iterable[str] = ()) -> Installation:
    """Install the wheel with some of its extras in a new virtual environment."""
    venv.create(to, symlinks=True)
    there = Installation(to)
    _run(sys.executable, "-m", "pip", "--python", there.python, "install", "--quiet", "--no-deps", "--no-index", wheel)
    (site,) = to.glob("lib/python*/site-packages")
    (own,) = distributions(name=NAME, path=[str(site)])
    for needed in _needed(own, tuple(extras)):
        for path in _top_level(needed):
            (site / path.name).symlink_to(path)
    return there


def _needed(own: Distribution, extras: tuple[str, ...]) -> Iterable[Distribution]:
    """The direct and indirect dependencies of a distribution with extras."""
    found: dict[str, Distribution] = {}
    waiting = [(own, extras)]
    asked = set()
    while waiting:
        one, wanted = waiting.pop()
        for requirement in map(Requirement, one.requires or ()):
            marker = requirement.marker
            if marker and not any(marker.evaluate({"extra": extra}) for extra in ("", *wanted)):
                continue
            name = canonicalize_name(requirement.name)
            other = own if name == NAME else found.setdefault(name, distribution(name))
            key = (name, frozenset(requirement.extras))
            if key not in asked:
                asked.add(key)
                waiting.append((other, tuple(requirement.extras)))
    return found.values()


def _top_level(one: Distribution) -> Iterator[Path]:
    """The packages and modules of a distribution, and its metadata."""
    names = {path.parts[0] for path in one.files or () if path.parts[0] not in ("..", "__pycache__")}
    return (Path(str(one.locate_file(name))) for name in sorted(names))


def _run(*words: str | Path, **environment: str) -> None:
    environment = {**os.environ, **environment}
    done = subprocess.run(words, cwd=ROOT, capture_output=True, text=True, check=False, env=environment)
    assert not done.returncode, done.stdout + done.stderr
