"""`python -m kingdom` is the command `kingdom`."""

from __future__ import annotations

from kingdom.cli import main

if __name__ == "__main__":
    main(prog_name="kingdom")
