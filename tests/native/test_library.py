"""The library is built once, for this source and this machine; whatever is in its way gets a clear word."""

from __future__ import annotations

import os
import shutil
import stat
import subprocess
import sys
from pathlib import Path
from types import FunctionType

import pytest

import kingdom
from kingdom.fast import batch
from kingdom.native import build, library
from kingdom.native.entry import Entry
from kingdom.native.memory import room
from tests.kit.rooms import interpret

needs_compiler = pytest.mark.skipif(build.compiler() is None, reason="needs a C++ compiler")
PACKAGE = Path(kingdom.__file__).parent
USE = """
import logging, sys
logging.basicConfig(format="%(message)s")
from kingdom import fast
from kingdom.native import is_native, library
made = fast.engine(players=2)
print(is_native(), len(made.legal(made.begin(seed=1), 0)), library.source_hash())
"""
COUNTING = """#!/bin/sh
echo once >> "{count}"
exec "{compiler}" "$@"
"""


class Checkout:
    """A copy of the package as it lies in a repository."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.environment = {name: value for name, value in os.environ.items() if name != library.MODE}
        shutil.copytree(PACKAGE, root / "src" / "kingdom", ignore=shutil.ignore_patterns("__pycache__", "web", "lib"))
        (root / "pyproject.toml").touch()
        self.environment |= {"PYTHONPATH": str(root / "src"), "PYTHONDONTWRITEBYTECODE": "1"}

    @property
    def folder(self) -> Path:
        return self.root / "build" / "native"

    @property
    def libraries(self) -> list[Path]:
        return sorted(self.folder.glob("*.so"))

    def counting(self) -> Path:
        """Count how often the compiler is called, and let it do less than usual, which is quicker."""
        command = build.compiler()
        assert command is not None
        wrapper, count = self.root / "compiler", self.root / "count"
        wrapper.write_text(COUNTING.format(count=count, compiler=command[0]))
        wrapper.chmod(0o755)
        self.environment["CXX"] = str(wrapper)
        build_py = self.root / "src" / "kingdom" / "native" / "build.py"
        build_py.write_text(build_py.read_text(encoding="utf-8").replace('"-O3"', '"-O0"'), encoding="utf-8")
        return count

    def start(self, **environment: str) -> subprocess.Popen[str]:
        return subprocess.Popen(
            [sys.executable, "-c", USE], cwd="/", stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
            env={**self.environment, **environment},
        )  # fmt: skip

    def use(self, **environment: str) -> tuple[list[str], str]:
        """The output of a process that plays on rows, and its warnings."""
        process = self.start(**environment)
        out, said = process.communicate(timeout=300)
        assert process.returncode == 0 or "BuildError" in said, said
        return out.split(), said


@pytest.fixture
def checkout(tmp_path: Path) -> Checkout:
    return Checkout(tmp_path / "a checkout with spaces and ümläuts")


@needs_compiler
def test_ten_processes_that_begin_at_once_build_one_library(checkout: Checkout) -> None:
    count = checkout.counting()
    started = [checkout.start() for _ in range(10)]
    answers = {process.communicate(timeout=300) for process in started}

    assert len(answers) == 1
    ((out, said),) = answers
    assert out.split()[:2] == ["True", "28"]
    assert said == ""
    assert count.read_text().split() == ["once"]
    assert len(checkout.libraries) == 1
    assert sorted(path.suffix for path in checkout.folder.iterdir()) == ["", ".so"], "the lock, and nothing half done"


@needs_compiler
def test_an_edited_source_is_built_again_and_both_versions_stay(checkout: Checkout) -> None:
    count = checkout.counting()
    first, _ = checkout.use()
    lists = checkout.root / "src" / "kingdom" / "fast" / "lists.py"
    before = lists.read_text(encoding="utf-8")
    lists.write_text(before.replace("while k < n - 1:", "while n - 1 > k:"), encoding="utf-8")
    second, said = checkout.use()
    assert (first[:2], second[:2], said) == (["True", "28"], ["True", "28"], "")
    assert first[2] != second[2]
    assert len(checkout.libraries) == 2
    lists.write_text(before, encoding="utf-8")
    assert checkout.use()[0] == first
    assert count.read_text().split() == ["once", "once"], "the first one is still there"


@needs_compiler
def test_a_library_of_another_source_is_never_loaded(checkout: Checkout) -> None:
    checkout.counting()
    checkout.use()
    (made,) = checkout.libraries
    content = made.read_bytes()
    held = made.name.partition("-")[0].encode()
    assert content.count(held) == 1
    made.write_bytes(content.replace(held, b"0" * 16))
    out, said = checkout.use()
    assert out[:2] == ["False", "28"]
    assert "was made from another source (0000000000000000, not " in said
    assert "interpreted" in said


@needs_compiler
def test_a_library_for_another_machine_is_named_and_not_loaded(checkout: Checkout) -> None:
    checkout.counting()
    checkout.use()
    (made,) = checkout.libraries
    made.write_bytes(b"MZ" + b"\0" * 64)
    out, said = checkout.use()
    assert out[:2] == ["False", "28"]
    assert f"the native core cannot be built or loaded ({made}: " in said


@pytest.mark.skipif(os.name != "posix", reason="about permissions of POSIX")
def test_where_nothing_can_be_written_rows_are_interpreted_with_a_word(checkout: Checkout) -> None:
    """Root may write anywhere, so a file is in the way of the folder as well."""
    checkout.root.chmod(stat.S_IRUSR | stat.S_IXUSR)
    try:
        if os.geteuid() == 0:
            checkout.root.chmod(0o755)
            (checkout.root / "build").write_text("in the way")
        out, said = checkout.use(CXX=sys.executable)
    finally:
        checkout.root.chmod(0o755)
    assert out[:2] == ["False", "28"]
    assert said.startswith("the native core cannot be built or loaded (")
    assert said.count("\n") == 1


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs /dev/full")
@needs_compiler
def test_on_a_full_disk_the_compilers_words_are_told(checkout: Checkout) -> None:
    count = checkout.counting()
    wrapper = checkout.root / "compiler"
    wrapper.write_text("#!/bin/sh\necho 'cannot write: No space left on device' >&2\nexit 1\n")
    out, said = checkout.use()
    assert out == []
    assert "BuildError: " in said
    assert "has not built the native core:\ncannot write: No space left on device" in said
    assert checkout.libraries == []
    assert not count.exists()
    assert sorted(path.name for path in checkout.folder.iterdir()) == ["lock"]


@needs_compiler
def test_a_checkout_behind_a_symbolic_link_uses_the_same_library(checkout: Checkout, tmp_path: Path) -> None:
    count = checkout.counting()
    checkout.use()
    link = tmp_path / "link"
    link.symlink_to(checkout.root, target_is_directory=True)
    out, said = checkout.use(PYTHONPATH=str(link / "src"))
    assert (out[:2], said) == (["True", "28"], "")
    assert count.read_text().split() == ["once"]


def test_without_a_compiler_rows_are_interpreted_and_one_line_says_what_to_do(checkout: Checkout) -> None:
    out, said = checkout.use(CXX="")
    assert out[:2] == ["False", "28"]
    assert said == (
        "there is no C++ compiler here, and `make native` installs one and builds: the rules on rows are interpreted, "
        "some 200 times as slow, and the regent plays at reduced strength\n"
    )


def test_whoever_wants_it_interpreted_is_told_nothing(checkout: Checkout) -> None:
    assert checkout.use(KINGDOM_NATIVE="off")[1] == ""


def test_a_library_that_is_named_and_cannot_be_used_is_an_error_that_names_the_variable(checkout: Checkout) -> None:
    process = checkout.start(KINGDOM_NATIVE="/nowhere.so")
    _, error = process.communicate(timeout=300)
    assert process.returncode
    assert "KINGDOM_NATIVE names a library that cannot be used: /nowhere.so" in error


def test_outside_a_repository_nothing_is_compiled(checkout: Checkout) -> None:
    (checkout.root / "pyproject.toml").unlink()
    out, said = checkout.use()
    assert out[:2] == ["False", "28"]
    assert said.startswith("this installation has no native core for this machine: ")
    assert not (checkout.root / "build").exists()


@needs_compiler
def test_a_wheel_loads_the_library_it_brings(checkout: Checkout) -> None:
    checkout.counting()
    checkout.use()
    (made,) = checkout.libraries
    lib = checkout.root / "src" / "kingdom" / "native" / "lib"
    lib.mkdir()
    made.rename(lib / "kingdom.so")
    shutil.rmtree(checkout.root / "build")
    (checkout.root / "pyproject.toml").unlink()
    out, said = checkout.use(CXX="")
    assert (out[:2], said) == (["True", "28"], "")
    (lib / "kingdom.so").write_bytes(b"no library")
    out, said = checkout.use(CXX="")
    assert out[:2] == ["False", "28"]
    assert "interpreted" in said


# --- which compiler


@pytest.fixture
def machine(monkeypatch: pytest.MonkeyPatch) -> pytest.MonkeyPatch:
    monkeypatch.delenv("CXX", raising=False)
    monkeypatch.setattr(build.sys, "platform", "linux")
    monkeypatch.setattr(build, "zig", lambda: ["zig"])
    return monkeypatch


def test_the_compiler_is_the_one_that_is_named_or_a_usual_one_or_zig(machine: pytest.MonkeyPatch) -> None:
    machine.setattr(build.shutil, "which", lambda name: f"/bin/{name}" if name in ("g++", "mine") else None)
    assert build.compiler() == ["/bin/g++"]
    for named, expected in (("mine", ["/bin/mine"]), ("", None), ("lost", None)):
        machine.setenv("CXX", named)
        assert build.compiler() == expected
    machine.delenv("CXX")
    machine.setattr(build.shutil, "which", lambda name: None)
    assert build.compiler() == ["zig"]


@pytest.mark.parametrize(("answer", "expected"), [(0, ["/bin/c++"]), (2, ["zig"])])
def test_a_mac_is_asked_first_whether_its_compiler_is_one(
    machine: pytest.MonkeyPatch, answer: int, expected: list[str]
) -> None:
    asked: list[object] = []

    def run(given: list[str], **more: object) -> object:
        asked.append(given)
        return subprocess.CompletedProcess(given, answer)

    machine.setattr(build.sys, "platform", "darwin")
    machine.setattr(build.shutil, "which", lambda name: f"/bin/{name}")
    machine.setattr(build.subprocess, "run", run)
    assert build.compiler() == expected
    assert asked == [["xcode-select", "-p"]]


def test_interpreted_functions_take_arrays_of_numpy_too(monkeypatch: pytest.MonkeyPatch) -> None:
    """NumPy's own small numbers would overflow."""
    import numpy as np

    from kingdom import fast

    interpret(monkeypatch)
    made = fast.engine(players=2)
    row = np.array(made.begin(seed=1), np.int8)
    number = made.legal(row, 0)[0]
    made.apply(row, 0, number)
    other = made.begin(seed=1)
    made.apply(other, 0, number)
    assert row.tolist() == list(other)
    assert room("Row", 0).tolist() == []


def test_a_module_that_was_imported_again_has_its_functions_in_the_library_once(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    before = [one.name for one in build.entries()]
    monkeypatch.setattr(build, "ENTRIES", dict(build.ENTRIES))
    again = FunctionType(batch.apply_all.__code__, batch.apply_all.__globals__, "apply_all")
    again.__module__ = "kingdom.fast.batch"
    build.ENTRIES[again] = Entry(again, {})

    assert [one.name for one in build.entries()] == before
