"""A library whose every access and calculation is checked (ASan, UBSan), under games of all rulesets and broken rows.

    PYTHONPATH=. .venv/bin/python tests/native/sanitized.py [--seconds 60]

Needs a C++ compiler with both (Debian's g++). Ends with exit code 1 at the first access outside memory, and at the
first calculation that C++ does not define.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import tempfile
from pathlib import Path

from kingdom.native import build

CHECKS = ("-std=c++17", "-O1", "-g", "-w", "-ffp-contract=off", "-fno-exceptions", "-fno-rtti")
CHECKS += ("-fsanitize=address,undefined", "-fno-sanitize-recover=undefined")
GAMES = """
from array import array
from kingdom import fast
from kingdom.bots.regent.weights import by_hand, shipped
from kingdom.fast.games import play_on_rows
from kingdom.game.rulesets import rulesets
from kingdom.lab.training.playing import Task, play

weights = array("f", shipped()).tobytes(), array("f", by_hand()).tobytes()
for name, options in rulesets().items():
    play_on_rows(fast.engine(**options).rules, range(40))
    play(Task(name, 3, 1, weights, 0))
    play(Task(name, 3, 1, weights, 2))
"""


def main() -> None:
    """Build, and run everything under it."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--seconds", type=float, default=60.0)
    seconds = parser.parse_args().seconds
    command = build.compiler()
    if command is None:
        sys.exit("there is no C++ compiler here")
    found = [
        subprocess.run([*command, f"-print-file-name={name}.so"], capture_output=True, text=True, check=True).stdout
        for name in ("libasan", "libubsan")
    ]
    with tempfile.TemporaryDirectory() as folder:
        built = Path(folder, "checked.so")
        build.compile_text(build.text(), built, options=CHECKS)
        environment = {
            **os.environ, "KINGDOM_NATIVE": str(built), "LD_PRELOAD": " ".join(map(str.strip, found)),
            "PYTHONMALLOC": "malloc", "ASAN_OPTIONS": "detect_leaks=0", "UBSAN_OPTIONS": "print_stacktrace=1",
        }  # fmt: skip
        fuzz = str(Path(__file__).with_name("fuzz.py"))
        for words in (("-c", GAMES), (fuzz, "--seconds", str(seconds))):
            done = subprocess.run([sys.executable, *words], env=environment, check=False)
            if done.returncode:
                sys.exit(1)
    sys.stdout.write("nothing outside memory was touched, and nothing undefined was calculated\n")


if __name__ == "__main__":
    main()
