"""What is static: stylesheets, scripts and pictures, at addresses that browsers may keep for ever.

All of them share one mark in their path, made of all their contents. So one script that imports another beside it gets
the one it was written with, whatever a browser has kept from before.
"""

from __future__ import annotations

import hashlib
from functools import cache
from pathlib import Path

from starlette.responses import Response
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

FOLDER = Path(__file__).parent / "static"
KEEP = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"


@cache
def edition() -> str:
    """The mark of all static files together."""
    digest = hashlib.sha256()
    for path in sorted(FOLDER.iterdir()):
        digest.update(f"{path.name}\n{path.stat().st_size}\n".encode())
        digest.update(path.read_bytes())
    return digest.hexdigest()[:8]


def static(name: str) -> str:
    """The address of a static file."""
    return f"/static/{edition()}/{name}"


@cache
def sprite() -> str:
    """The address of the picture that all pictures are parts of. Short: it stands hundreds of times in a table."""
    return f"/s/{hashlib.sha256((FOLDER / 'sprite.svg').read_bytes()).hexdigest()[:6]}"


class MarkedFiles(StaticFiles):
    """The files under `/static/{edition}`. Under a mark that is not theirs they are served, but not to be kept.

    Another mark comes from a page of another version of the server, one that runs beside this or was replaced by it.
    """

    async def get_response(self, path: str, scope: Scope) -> Response:
        """A file, and how long it may be kept."""
        response = await super().get_response(path, scope)
        own = scope["path_params"].get("edition") == edition()
        response.headers["Cache-Control"] = KEEP if own else ASK_AGAIN
        return response
