"""Preferences: language, theme, and how the table behaves; and the page of keyboard shortcuts."""

from __future__ import annotations

from starlette.datastructures import FormData
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from kingdom.languages import LANGUAGES
from kingdom.web.identity import give_cookie
from kingdom.web.pages.forms import text
from kingdom.web.preferences import CHOICES, keep, preferences_of, preferred
from kingdom.web.present.cards.pictures import composed
from kingdom.web.present.cards.pictures import mark as parts_mark
from kingdom.web.render import THEME_COOKIE, THEMES, render
from kingdom.web.router import Cost, Router
from kingdom.web.static_files import ASK_AGAIN, KEEP, sent, sprite
from kingdom.web.texts import COOKIE

router = Router()


@router.write("/language", database=False, back="/")
def choose_language(request: Request, form: FormData) -> Response:
    """Switch to another language."""
    language = text(form, "language")
    response = RedirectResponse(within(text(form, "back")), 303)
    if language in LANGUAGES:
        give_cookie(response, request, COOKIE, language)
    return response


@router.write("/theme", database=False, back="/")
def choose_theme(request: Request, form: FormData) -> Response:
    """Day, candlelight, or the system's setting."""
    theme = text(form, "theme")
    response = RedirectResponse(within(text(form, "back")), 303)
    if theme in THEMES:
        give_cookie(response, request, THEME_COOKIE, theme)
    return response


@router.read("/preferences", database=False)
def preferences_page(request: Request) -> Response:
    """All preferences of the browser."""
    return render(request, "reference/preferences.html", back=within(request.query_params.get("back", "/")))


@router.write("/preferences", database=False, back="/preferences")
def choose_preferences(request: Request, form: FormData) -> Response:
    """Set the preferences that the form names; the others stay."""
    response = RedirectResponse(within(text(form, "back")), 303)
    wanted = {name: text(form, name) for name in CHOICES if name in form}
    keep(response, request, preferred({**preferences_of(request).chosen, **wanted}.items()))
    return response


def within(path: str) -> str:
    """An address on this server; home for anything else."""
    own = path.startswith("/") and not path.startswith(("//", "/\\")) and path.isprintable()
    return path if own else "/"


@router.read("/s/{mark}", Cost.FREE, database=False, cacheable=True)
def pictures(request: Request, mark: str) -> Response:
    """All pictures in one file; the mark changes with its contents, so browsers may cache it."""
    return sent("sprite.svg", request.scope, own=sprite() == f"/s/{mark}")


@router.read("/s/{mark}/{name}.svg", Cost.FREE, database=False, cacheable=True)
def composed_picture(request: Request, mark: str, name: str) -> Response:
    """The picture of a card that nobody has drawn, composed of prepared parts."""
    found = composed(name)
    if found is None:
        raise HTTPException(404)
    kept = KEEP if mark == parts_mark() else ASK_AGAIN
    return Response(found, media_type="image/svg+xml", headers={"Cache-Control": kept})


@router.read("/help", database=False)
def help_page(request: Request) -> Response:
    """The keys, the theme, and where to read more."""
    return render(request, "reference/help.html")
