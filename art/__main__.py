"""Draw all pictures into the package, check them, or print them on a contact sheet: `python -m art --help`."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from art.check import faults_of_all
from art.parts import parts
from art.studio import pictures, table, weight

FOLDER = Path(__file__).resolve().parents[1] / "src" / "kingdom" / "web" / "static" / "art"
TABLE = "pictures.json"
PARTS = "parts.json"


def files() -> dict[str, str]:
    """What belongs into the folder, by file name."""
    drawn = {f"{name}.svg": each.svg() for name, each in pictures().items()}
    return {**drawn, TABLE: table(), PARTS: parts()}


def write() -> None:
    """Draw everything, and remove pictures that no program draws any more."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    wanted = files()
    for old in FOLDER.iterdir():
        if old.name not in wanted:
            old.unlink()
    for name, text in wanted.items():
        FOLDER.joinpath(name).write_text(text, encoding="utf-8", newline="\n")


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m art", description="Draw the pictures of the cards.")
    parser.add_argument("--check", action="store_true", help="check the pictures and list their sizes; write nothing")
    parser.add_argument(
        "--sheet", type=Path, metavar="FILE", help="write a contact sheet, .html or .png, and nothing else"
    )
    parser.add_argument("--names", nargs="+", metavar="NAME", help="only these pictures, or families")
    parser.add_argument("--themes", nargs="+", choices=["light", "dark"], default=["light", "dark"])
    parser.add_argument("--columns", type=int, default=2, help="columns of the sheet")
    options = parser.parse_args()
    if not options.check and not options.sheet:
        write()
        return 0
    every = pictures()
    chosen = {
        name: each
        for name, each in every.items()
        if not options.names or name in options.names or each.family in options.names
    }
    drawn = {name: each.svg() for name, each in chosen.items()}
    if options.sheet:
        from art import sheet

        sheet.write(options.sheet, every, drawn, options.themes, options.columns)
    if options.check:
        for name, svg in drawn.items():
            sys.stdout.write(f"{weight(svg):5}  {len(svg):5}  {chosen[name].family:12} {name}\n")
        sys.stdout.write(f"{sum(map(weight, drawn.values()))} bytes compressed, {len(drawn)} pictures\n")
    found = faults_of_all(every, drawn)
    sys.stdout.writelines(f"{fault}\n" for fault in found)
    return bool(found)


if __name__ == "__main__":
    sys.exit(main())
