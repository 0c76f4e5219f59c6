"""Make the fonts of the pages from the full ones: `python -m art.fonts FOLDER`.

FOLDER holds the files `alegreya-latin-500-normal.woff2` and so on, as in the npm packages `@fontsource/alegreya` and
`@fontsource/alegreya-sans`, which are under the SIL Open Font License. What is not needed for English, French and
Italian is left out, and figures are as tall as capitals. Needs fontTools and Brotli; nothing else here does.
"""

from __future__ import annotations

import sys
from pathlib import Path

TARGET = Path(__file__).resolve().parents[1] / "src" / "kingdom" / "web" / "static" / "fonts"
CUTS = ("alegreya-latin-500", "alegreya-latin-800", "alegreya-sans-latin-500", "alegreya-sans-latin-800")
SIGNS = "Œœ\u0178–—‘’‚“”„•…‹›€←↑→↓−"
CHARACTERS = [*range(0x20, 0x7F), *range(0xA0, 0x100), *map(ord, SIGNS)]
FEATURES = ["kern", "liga", "tnum", "ccmp"]
FIGURES = "lnum"


def make(source: Path, target: Path) -> None:
    """One font with fewer characters and lining figures."""
    from fontTools import subset
    from fontTools.ttLib import TTFont

    font = TTFont(source)
    tall: dict[str, str] = {}
    rules = font["GSUB"].table
    for record in rules.FeatureList.FeatureRecord:
        if record.FeatureTag == FIGURES:
            for index in record.Feature.LookupListIndex:
                for table in rules.LookupList.Lookup[index].SubTable:
                    tall.update(getattr(table, "ExtSubTable", table).mapping)
    for table in font["cmap"].tables:
        table.cmap.update({code: tall.get(name, name) for code, name in table.cmap.items()})
    options = subset.Options(layout_features=FEATURES, hinting=False, desubroutinize=True, flavor="woff2")
    chosen = subset.Subsetter(options)
    chosen.populate(unicodes=CHARACTERS)
    chosen.subset(font)
    font.flavor = "woff2"
    font.save(target)


def main() -> None:
    for cut in CUTS:
        make(Path(sys.argv[1]) / f"{cut}-normal.woff2", TARGET / f"{cut.replace('-latin', '')}.woff2")


if __name__ == "__main__":
    main()
