"""What is static: stylesheets, scripts and pictures, at addresses that browsers may keep for ever.

All of them share one mark in their path, made of all their contents. So one script that imports another beside it gets
the one it was written with, whatever a browser has kept from before.

They travel without comments and spaces that are only for readers, and packed. Pages are not packed: they hold what only
a seat may know beside what a stranger may have put into their address, and the length of a packed page could tell
whether the two are alike.
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
    return f"/s/{hashlib.sha256(plain('sprite.svg')).hexdigest()[:6]}"


SPARE = {
    ".css": re.compile(rb"/\*.*?\*/|(?<=[\n{};:,>])\s+|\s+(?=[{}>]|/\s)|(?<=\s/)\s+|;(?=\s*})", re.DOTALL),
    ".svg": re.compile(rb"(?<=>)\s+(?=<)"),
    ".js": re.compile(rb"^[ \t]*(?://[^\n]*)?\n|^[ \t]+| +// [^\n\"`]*$", re.MULTILINE),
}
"""What is written for those who read the source. Our scripts have no strings of several lines."""
SPACED = re.compile(
    rb"(^[^\n]*`[^\n]*$|\"(?:[^\"\\\n]|\\.)*\")| +(?=[=(){}\[\],;:?<>&|])|(?<=[=(){}\[\],;:?<>&|]) +", re.MULTILINE
)
"""Spaces in a script around signs; but first what keeps its spaces: strings in double quotes, and whole lines with
templates, as these hold strings within strings."""
BROKEN = re.compile(rb"(?<=[;{,])\n|\n(?=})")
"""Ends of lines in a script that end nothing else."""


FRAMED = re.compile(
    rb"""<symbol\ id="([cf]-[^"]+)"\ viewBox="[^"]+">(?:<(path|circle)\ ([^<]+)/>|(.*?))</symbol>""", re.VERBOSE
)
"""A division or a charge with a frame of its own, which the source has so that it can be looked at. It need not travel:
what draws them (`.arms`) has a frame, and puts a charge into its place."""


def unframed(found: re.Match[bytes]) -> bytes:
    """A division or a charge without its frame.

    >>> FRAMED.sub(unframed, b'<symbol id="c-x" viewBox="-16.4 -15.2 80.8 91"><path d="M0 0"/></symbol>')
    b'<path id="c-x" d="M0 0"/>'
    """
    name, shape, drawn, several = found.groups()
    return b'<g id="%s">%s</g>' % (name, several) if shape is None else b'<%s id="%s" %s/>' % (shape, name, drawn)


@cache
def plain(name: str) -> bytes:
    """A file as it is sent."""
    content = (FOLDER / name).read_bytes()
    suffix = Path(name).suffix
    spare = SPARE.get(suffix)
    if spare:
        content = spare.sub(b"", spare.sub(b"", content))
    if suffix == ".svg":
        content = FRAMED.sub(unframed, content)
    if suffix == ".js":
        content = BROKEN.sub(b"", SPACED.sub(lambda found: found[1] or b"", content))
    return content


@cache
def packed(name: str) -> bytes:
    """A file, packed once for all who ask."""
    return gzip.compress(plain(name), 9, mtime=0)


def sent(name: str, scope: Scope, *, own: bool) -> Response:
    """A file as an answer: to be kept, if it was asked for by its own mark.

    Another mark comes from a page of another version of the server, one that runs beside this or was replaced by it.
    """
    headers = {"Cache-Control": KEEP if own else ASK_AGAIN, "Vary": "Accept-Encoding"}
    kind = FileResponse(FOLDER / name).media_type
    if not accepts_gzip(Headers(scope=scope)):
        return Response(plain(name), media_type=kind, headers=headers)
    return Response(packed(name), media_type=kind, headers={**headers, "Content-Encoding": "gzip"})


def accepts_gzip(headers: Headers) -> bool:
    """Whether a browser says that it can unpack."""
    for part in headers.get("accept-encoding", "").lower().split(","):
        name, _, quality = part.partition(";")
        if name.strip() in ("gzip", "*"):
            return quality.replace(" ", "") not in ("q=0", "q=0.0", "q=0.00", "q=0.000")
    return False


class MarkedFiles(StaticFiles):
    """The files under `/static/{edition}`."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        """A file, and how long it may be kept."""
        found = await super().get_response(path, scope)
        if not isinstance(found, FileResponse):
            return found
        return sent(Path(found.path).name, scope, own=scope["path_params"].get("edition") == edition())
