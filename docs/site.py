"""What `make docs` does to the pages: links into the repository become addresses, and HTTP describes itself."""

from __future__ import annotations

import re
from pathlib import PurePosixPath
from posixpath import normpath
from typing import Any

LINK = re.compile(r"(?<=\]\()(?P<target>[^)#\s]+)(?P<rest>#[^)\s]*)?(?=[)\s])")
OPERATIONS = "<!-- operations -->"


def on_page_markdown(markdown: str, page: Any, config: Any, **_: Any) -> str:
    """A page before it is made into HTML."""
    folder = PurePosixPath("docs", page.file.src_uri).parent
    source = f"{config.extra['source']}/blob/main"

    def address(link: re.Match[str]) -> str:
        target = link["target"]
        if ":" in target or target.startswith("/"):
            return link[0]
        path = normpath(folder / target)
        return link[0] if path.startswith("docs/") else f"{source}/{path}{link['rest'] or ''}"

    if OPERATIONS in markdown:
        from kingdom.web.app import create_app
        from kingdom.web.present.api import markdown as described

        markdown = markdown.replace(OPERATIONS, described(create_app().openapi()))
    return LINK.sub(address, markdown)
