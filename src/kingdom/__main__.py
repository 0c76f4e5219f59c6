"""`python -m kingdom` is the command `kingdom`."""

from __future__ import annotations

import os
import sys

NEEDED = ("click", "rich")
USED_WRONGLY = 2
LANGUAGE = ("KINGDOM_LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")
"""Where the language is looked for when there is no command line to ask: the first that is set counts."""


def main() -> None:
    """Run the command line, or say in a line what it needs. The engine itself needs nothing."""
    try:
        from kingdom.cli import main as command
    except ModuleNotFoundError as error:
        if (error.name or "").partition(".")[0] not in NEEDED:
            raise
        from kingdom.words import Words

        language = next((os.environ[name] for name in LANGUAGE if os.environ.get(name)), "")[:2].lower()
        sys.stderr.write(f"kingdom: {Words(language).t('usage-no-command-line')}\n")
        sys.exit(USED_WRONGLY)
    command(prog_name="kingdom")


if __name__ == "__main__":
    main()
