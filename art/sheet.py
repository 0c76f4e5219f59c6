"""A contact sheet: pictures at the sizes of the table, on light and dark; a page, or rendered by headless Chromium."""

from __future__ import annotations

import base64
import shutil
from collections.abc import Mapping, Sequence
from pathlib import Path

from art.studio import Picture, weight

BROWSERS = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
GROUNDS = {"light": ("#efe3cb", "#000"), "dark": ("#10151f", "#fff")}

STYLE = """
body { margin: 0; display: grid; gap: 4px; padding: 4px; width: max-content; font: 11px sans-serif; background: #777 }
div { display: grid; grid-template: auto 96px auto / 460px 212px; gap: 3px 6px; padding: 4px; align-items: start }
b { grid-column: 1 / 3 }
img { display: block; object-fit: cover }
.large { width: 460px; grid-row: 2 / 4 }
.small { width: 130px }
.strip { width: 212px; height: 46px }
"""


def page(pictures: Mapping[str, Picture], drawn: Mapping[str, str], themes: Sequence[str], columns: int) -> str:
    """The sheet as HTML."""
    cells = ""
    for name, svg in drawn.items():
        source = "data:image/svg+xml;base64," + base64.b64encode(svg.encode()).decode()
        kept = round(pictures[name].focus / 10) * 10
        for theme in themes:
            ground, ink = GROUNDS[theme]
            cells += (
                f'<div style="background:{ground};color:{ink}"><b>{name}, {weight(svg)} bytes</b>'
                f'<img class="large" src="{source}"><img class="small" src="{source}">'
                f'<img class="strip" src="{source}" style="object-position:47% {kept}%"></div>'
            )
    return f"<meta charset=utf-8><style>{STYLE} body{{grid-template-columns:repeat({columns},auto)}}</style>{cells}"


def write(
    file: Path, pictures: Mapping[str, Picture], drawn: Mapping[str, str], themes: Sequence[str], columns: int
) -> None:
    """Write the sheet as a page, or render it into a PNG."""
    html = page(pictures, drawn, themes, columns)
    if file.suffix == ".html":
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(html, encoding="utf-8")
        return
    from playwright.sync_api import sync_playwright

    found = next((path for name in BROWSERS if (path := shutil.which(name))), None)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=found)
        view = browser.new_page(viewport={"width": 1400, "height": 800})
        view.set_content(html)
        view.locator("body").screenshot(path=file)
        browser.close()
