"""Static files: stylesheets, scripts and pictures, at addresses that browsers may cache forever.

They all share one mark in their path, a hash of all their contents. So a script that imports another one gets the
version it was written with, whatever a browser has cached from before.

They are sent compressed, and without comments and spaces that only readers need. Pages are not compressed: they contain
a seat's secrets next to text that a stranger may have put into the address, and the compressed length could reveal
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
    """The address of the sprite with all pictures. It is short because a table contains it hundreds of times."""
    return f"/s/{hashlib.sha256(plain('sprite.svg')).hexdigest()[:6]}"


SPARE = {
    ".css": re.compile(rb"/\*.*?\*/|(?<=[\n{};:,>])\s+|\s+(?=[{}>]|/\s)|(?<=\s/)\s+|;(?=\s*})", re.DOTALL),
    ".svg": re.compile(rb"(?<=>)\s+(?=<)"),
    ".js": re.compile(rb"^[ \t]*(?://[^\n]*)?\n|^[ \t]+| +// [^\n\"`]*$", re.MULTILINE),
}
"""What is only for readers of the source. Our scripts have no multi-line strings."""
SPACED = re.compile(
    rb"(^[^\n]*`[^\n]*$|\"(?:[^\"\\\n]|\\.)*\")| +(?=[=(){}\[\],;:?<>&|])|(?<=[=(){}\[\],;:?<>&|]) +", re.MULTILINE
)
"""Spaces around symbols in a script; but first what keeps its spaces: strings in double quotes, and whole lines with
template literals, since these contain nested strings."""
BROKEN = re.compile(rb"(?<=[;{,])\n|\n(?=})")
"""Line breaks in a script that do not end a statement."""


FRAMED = re.compile(
    rb"""<symbol\ id="([cf]-[^"]+)"\ viewBox="[^"]+">(?:<(path|circle)\ ([^<]+)/>|(.*?))</symbol>""", re.VERBOSE
)
"""A division or a charge with its own frame, which is in the source only so that it can be previewed. It is not sent:
whatever draws them (`.arms`) has a frame, and puts a charge in its place."""


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
    """A file, compressed once for everybody."""
    return gzip.compress(plain(name), 9, mtime=0)


def sent(name: str, scope: Scope, *, own: bool) -> Response:
    """A file as a response, which may be cached if it was requested by its own mark.

    A different mark comes from a page of another version of the server, running beside this one or replaced by it.
    """
    headers = {"Cache-Control": KEEP if own else ASK_AGAIN, "Vary": "Accept-Encoding"}
    kind = FileResponse(FOLDER / name).media_type
    if not accepts_gzip(Headers(scope=scope)):
        return Response(plain(name), media_type=kind, headers=headers)
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

    async def get_response(self, path: str, scope: Scope) -> Response:
        """A file, and how long it may be cached."""
        found = await super().get_response(path, scope)
        if not isinstance(found, FileResponse):
            return found
        return sent(Path(found.path).name, scope, own=scope["path_params"].get("edition") == edition())
