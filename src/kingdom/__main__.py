"""`python -m kingdom` is the command `kingdom`."""

from __future__ import annotations

import sys

from kingdom.cli.extras import EXTRAS
from kingdom.cli.output import replace_what_cannot_be_read, replace_what_cannot_be_shown


def main() -> None:
    """Run the command line; without Click, what can be done without it. The engine itself needs nothing."""
    replace_what_cannot_be_read(sys.stdin)
    replace_what_cannot_be_shown(sys.stdout, sys.stderr)
    try:
        from kingdom.cli import main as command
    except ModuleNotFoundError as error:
        if (error.name or "").partition(".")[0] not in EXTRAS["cli"]:
            raise
        from kingdom.cli.bare import run

        sys.exit(run(sys.argv[1:]))
    command(prog_name="kingdom")


if __name__ == "__main__":
    main()
