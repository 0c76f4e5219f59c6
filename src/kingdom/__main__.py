"""`python -m kingdom` is the command `kingdom`."""

from __future__ import annotations

import sys

NEEDED = ("click", "rich")
USED_WRONGLY = 2


def main() -> None:
    """Run the command line, or say in a line what it needs. The engine itself needs nothing."""
    try:
        from kingdom.cli import main as command
    except ModuleNotFoundError as error:
        if (error.name or "").partition(".")[0] not in NEEDED:
            raise
        sys.stderr.write(
            "kingdom: the engine is installed without its command line: pip install 'wonderful-kingdom[cli]', "
            "or 'wonderful-kingdom[web]' to play in the browser as well\n"
        )
        sys.exit(USED_WRONGLY)
    command(prog_name="kingdom")


if __name__ == "__main__":
    main()
