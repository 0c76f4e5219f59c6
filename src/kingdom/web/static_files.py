"""Static files: stylesheets, scripts and pictures, at addresses that browsers may cache forever.

They all share one mark in their path, a hash of all their contents. So a script that imports another one gets the
version it was written with, whatever a browser has cached from before.

They are sent as they are written, and compressed; a style sheet that imports others is sent with these in it, so that
a browser asks once. Pages are not compressed: they contain a seat's secrets next to text
that a stranger may have put into the address, and the compressed length could reveal whether the two are alike.
"""

from __future__ import annotations

import gzip
import hashlib
import re
from functools import cache
from pathlib import Path

from starlette.datastructures import Headers
from starlette.responses import FileResponse, Response
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

from kingdom.web.router import Cost, Traits

FOLDER = Path(__file__).parent / "static"
KEEP = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"
IMPORT = re.compile(rb'^@import "([\w-]+\.css)";\n', re.MULTILINE)
"""A style sheet from the same folder, in place of the line that names it."""


@cache
def edition() -> str:
    """The mark of all static files together."""
    digest = hashlib.sha256()
    for path in sorted(path for path in FOLDER.rglob("*") if path.is_file()):
        digest.update(f"{path.relative_to(FOLDER).as_posix()}\n{path.stat().st_size}\n".encode())
        digest.update(path.read_bytes())
    return digest.hexdigest()[:8]


def static(name: str) -> str:
    """The address of a static file."""
    return f"/static/{edition()}/{name}"


@cache
def sprite() -> str:
    """The address of the sprite with all pictures. It is short because a table contains it hundreds of times."""
    return f"/s/{hashlib.sha256((FOLDER / 'sprite.svg').read_bytes()).hexdigest()[:6]}"


@cache
def contents(name: str) -> bytes:
    """A file; a style sheet with all that it imports."""
    path = FOLDER / name
    if path.suffix != ".css":
        return path.read_bytes()
    return IMPORT.sub(lambda found: (path.parent / found[1].decode()).read_bytes(), path.read_bytes())


@cache
def packed(name: str) -> bytes:
    """A file, compressed once for everybody."""
    return gzip.compress(contents(name), 9, mtime=0)


def sent(name: str, scope: Scope, *, own: bool) -> Response:
    """A file as a response, which may be cached if it was requested by its own mark.

    A different mark comes from a page of another version of the server, running beside this one or replaced by it.
    """
    headers = {"Cache-Control": KEEP if own else ASK_AGAIN, "Vary": "Accept-Encoding"}
    kind = FileResponse(FOLDER / name).media_type
    if not accepts_gzip(Headers(scope=scope)):
        return Response(contents(name), media_type=kind, headers=headers)
    return Response(packed(name), media_type=kind, headers={**headers, "Content-Encoding": "gzip"})


def accepts_gzip(headers: Headers) -> bool:
    """Whether a browser accepts gzip."""
    for part in headers.get("accept-encoding", "").lower().split(","):
        name, _, quality = part.partition(";")
        if name.strip() in ("gzip", "*"):
            return quality.replace(" ", "") not in ("q=0", "q=0.0", "q=0.00", "q=0.000")
    return False


class MarkedFiles(StaticFiles):
    """The files under `/static/{edition}`."""

    traits = Traits(Cost.FREE, database=False, cacheable=True)

    async def get_response(self, path: str, scope: Scope) -> Response:
        """A file, and how long it may be cached."""
        found = await super().get_response(path, scope)
        if not isinstance(found, FileResponse):
            return found
        name = Path(found.path).resolve().relative_to(FOLDER.resolve()).as_posix()
        return sent(name, scope, own=scope["path_params"].get("edition") == edition())
