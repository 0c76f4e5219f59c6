"""Preferences: language and theme; and the page of keyboard shortcuts."""

from __future__ import annotations

from fastapi import APIRouter, Request
from starlette.responses import RedirectResponse, Response

from kingdom.web.access import give_cookie
from kingdom.web.pages.forms import TheForm, text
from kingdom.web.rendering import THEME_COOKIE, THEMES, render
from kingdom.web.statics import sent, sprite
from kingdom.web.texts import COOKIE, LANGUAGES

router = APIRouter()


@router.post("/language")
def choose_language(request: Request, form: TheForm) -> Response:
    """Switch to another language."""
    language = text(form, "language")
    response = RedirectResponse(within(text(form, "back")), 303)
    if language in LANGUAGES:
        give_cookie(response, request, COOKIE, language)
    return response


@router.post("/theme")
def choose_theme(request: Request, form: TheForm) -> Response:
    """Day, candlelight, or the system's setting."""
    theme = text(form, "theme")
    response = RedirectResponse(within(text(form, "back")), 303)
    if theme in THEMES:
        give_cookie(response, request, THEME_COOKIE, theme)
    return response


def within(path: str) -> str:
    """An address on this server; home for anything else."""
    own = path.startswith("/") and not path.startswith(("//", "/\\")) and path.isprintable()
    return path if own else "/"


@router.get("/s/{mark}")
def pictures(request: Request, mark: str) -> Response:
    """All pictures in one file; the mark changes with its contents, so browsers may cache it."""
    return sent("sprite.svg", request.scope, own=sprite() == f"/s/{mark}")


@router.get("/help")
def help_page(request: Request) -> Response:
    """The keys, the theme, and where to read more."""
    return render(request, "help.html")
