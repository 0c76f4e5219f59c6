"""Build the native core: `python -m kingdom.native [--target TARGET --to FILE]`."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from time import monotonic

from kingdom.native import build, library


def main() -> None:
    """Build for this machine, or for another one."""
    parser = argparse.ArgumentParser(prog="python -m kingdom.native", description=__doc__)
    parser.add_argument("--target", help="a target of zig, such as aarch64-linux-gnu.2.17")
    parser.add_argument("--to", type=Path, help="the library to write; needed with --target")
    parser.add_argument("--text", action="store_true", help="write the text in C++ to standard output instead")
    given = parser.parse_args()
    began = monotonic()
    if given.text:
        sys.stdout.write(build.text())
        return
    try:
        if given.to:
            build.compile_text(build.text(), given.to, given.target)
        elif given.target:
            parser.error("--target needs --to")
        elif not library.is_native():
            return  # the warning says why, and what to do
    except build.BuildError as error:
        sys.exit(str(error))
    sys.stderr.write(f"the native core is ready ({monotonic() - began:.1f} s)\n")


if __name__ == "__main__":
    main()
