"""The name that a person goes by, remembered by the browser."""

from __future__ import annotations

from urllib.parse import quote, unquote

from starlette.requests import Request
from starlette.responses import Response

from kingdom.web.identity import give_cookie

NAME_COOKIE = "kingdom-name"
LONGEST_NAME = 24


def clean_name(said: str) -> str:
    """A name without invisible characters, cut to its limit."""
    seen = "".join(letter for letter in " ".join(said.split()) if letter.isprintable())
    return " ".join(seen.split())[:LONGEST_NAME].strip()


def said_name(request: Request) -> str:
    """The name that was given before; empty if there is none."""
    return clean_name(unquote(request.cookies.get(NAME_COOKIE, "")))


def remember_name(response: Response, request: Request, said: str) -> str:
    """Remember a name; returns it as remembered."""
    name = clean_name(said)
    if name:
        give_cookie(response, request, NAME_COOKIE, quote(name))
    return name
