"""The same random games on every system that can be tried here: `make test-platforms`.

2,000 games of each ruleset of a sample, with one digest over all of them: as the library that Python loads, as programs
for Linux with musl and for ARM64 (`qemu-aarch64`), as the library for Windows (`wine64`), and as WebAssembly in Node.
What is not installed is named and left out; the exit code is 1 if any digest differs.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import tempfile
from array import array
from collections.abc import Iterator, Sequence
from pathlib import Path

from kingdom import fast
from kingdom.fast import playout
from kingdom.fast import row as r
from kingdom.fast.numbers import MOST_LEGAL
from kingdom.game.rulesets import rulesets
from kingdom.native import bound, build
from kingdom.native.memory import room

GAMES, FIRST = 2000, 1
SAMPLE = ("two", "two+menace+advisors+quest", "solo+menace+advisors+quest", "the_thief_guild", "rats_everywhere")
SCRIPT = Path(__file__).with_name("games.mjs")
PROGRAM = """
#include <stdio.h>
int main(int argc, char** argv) {
  static short table[20000];
  static Byte row[4096];
  static short listed[4096];
  static Long digests[%(games)d];
  FILE* file = fopen(argv[1], "rb");
  if (!file || !fread(table, 2, 20000, file)) return 1;
  Long decisions = call_playout_games(table, %(first)d, %(games)d, row, listed, digests);
  Seed all = 17;
  for (int k = 0; k < %(games)d; k++) all = all * 31 + (Seed)digests[k];
  printf("%%lld %%llu\\n", decisions, all);
  return 0;
}
"""
LOADER = """
#include <stdio.h>
#include <windows.h>
typedef unsigned char Byte;
typedef long long Long;
typedef unsigned long long Seed;
typedef Long (*Games)(const short*, Seed, int, Byte*, short*, Long*);
static Games call_playout_games;
#define main played
%(program)s
#undef main
int main(int argc, char** argv) {
  HMODULE core = LoadLibraryA("kingdom.dll");
  if (!core || !(call_playout_games = (Games)GetProcAddress(core, "call_playout_games"))) return 2;
  return played(argc, argv);
}
"""
WINDOWS = "x86_64-windows-gnu"
PROGRAMS = {
    "Linux with musl": ("x86_64-linux-musl", (), "program"),
    "ARM64, qemu-user": ("aarch64-linux-musl", ("qemu-aarch64",), "program"),
    "Windows, wine": (WINDOWS, ("wine",), "program.exe"),
}


def in_all(decisions: int, digests: Sequence[int]) -> str:
    """Decisions, and one digest over all games."""
    total = 17
    for digest in digests:
        total = (total * 31 + digest) % 2**64
    return f"{decisions} {total}"


def here(table: array[int]) -> str:
    """The games of the library that Python loads."""
    digests = room("Longs", GAMES)
    row, listed = room("Row", r.SIZE), room("Ints", MOST_LEGAL)
    return in_all(bound(playout.games)(table, FIRST, GAMES, row, listed, digests), digests)


def found(name: str) -> str | None:
    """A program by its name; Debian keeps that of wine apart."""
    return shutil.which(name) or (shutil.which("wine64", path="/usr/lib/wine") if name == "wine" else None)


def elsewhere(folder: Path) -> Iterator[tuple[str, list[str] | None]]:
    """Every other system, and the command that plays the games of the table whose path comes next."""
    command = build.zig()
    if command is None:
        sys.exit("ziglang is not installed: make test-platforms")
    text, program = build.text(), PROGRAM % {"games": GAMES, "first": FIRST}
    source, loader = folder / "program.cpp", folder / "loader.cpp"
    source.write_text(text + program, encoding="utf-8")
    loader.write_text(LOADER % {"program": program}, encoding="utf-8")
    for name, (target, runner, built) in PROGRAMS.items():
        started = tuple(filter(None, map(found, runner)))
        if len(started) < len(runner):
            yield name, None
            continue
        made = folder / target / built
        made.parent.mkdir()
        if target == WINDOWS:
            build.compile_text(text, made.with_name("kingdom.dll"), target)
        written = loader if target == WINDOWS else source
        subprocess.run([*command, *build.OPTIONS, "-target", target, str(written), "-o", str(made)], check=True)
        yield name, [*started, str(made)]
    if shutil.which("node"):
        core = folder / "kingdom.wasm"
        build.compile_text(text, core, build.WASM)
        yield "WebAssembly in Node", ["node", str(SCRIPT), str(core)]
    else:
        yield "WebAssembly in Node", None


def played(command: list[str], table: Path) -> str:
    """The games of a system with a table."""
    more = [str(FIRST), str(GAMES)] if command[0] == "node" else []
    quiet = {"WINEDEBUG": "-all", "WINEPREFIX": str(table.parent / "wine")}
    done = subprocess.run(
        [*command, str(table), *more], capture_output=True, text=True, check=False, env={**os.environ, **quiet}
    )
    if done.returncode:
        return f"failed: {done.stderr.strip()[-300:]}"
    if command[0] == "node":
        found = json.loads(done.stdout)
        return in_all(found["decisions"], found["digests"])
    return done.stdout.strip()


def main() -> None:
    """Play everywhere, and compare."""
    wrong = 0
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        expected = {}
        for ruleset in SAMPLE:
            table = fast.engine(**rulesets()[ruleset]).table
            path = folder / f"{len(expected)}.bin"
            path.write_bytes(bytes(memoryview(table)))  # type: ignore[arg-type]
            expected[ruleset, path] = here(table)  # type: ignore[arg-type]
        for system, command in elsewhere(folder):
            if command is None:
                sys.stdout.write(f"{system}: not installed here\n")
                continue
            differ = [rules for (rules, path), games in expected.items() if played(command, path) != games]
            wrong += len(differ)
            outcome = f"differ: {', '.join(differ)}" if differ else "all games are equal"
            sys.stdout.write(f"{system}: {outcome}\n")
    sys.exit(1 if wrong else 0)


if __name__ == "__main__":
    main()
