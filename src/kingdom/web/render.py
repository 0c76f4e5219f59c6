"""Pages as HTML: the templates, the words of the request's language, and the addresses of what is static."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sized
from functools import cache, wraps
from itertools import groupby
from pathlib import Path
from typing import Any, Concatenate, ParamSpec
from urllib.parse import quote

from jinja2 import Environment, FileSystemLoader, StrictUndefined
from jinja2.ext import Extension
from markupsafe import Markup
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response

from kingdom.content import Content, load
from kingdom.core.resources import SPACES
from kingdom.languages import LANGUAGES
from kingdom.web.identity import ARRIVED_COOKIE
from kingdom.web.preferences import CHOICES, preferences_of
from kingdom.web.present.cards.codes import CODES
from kingdom.web.present.cards.pictures import back as card_back
from kingdom.web.recent import Recent
from kingdom.web.router import DECLARED, DeclaredRoute
from kingdom.web.services import Services
from kingdom.web.static_files import sprite, static
from kingdom.web.texts import COOKIE, Texts, negotiate

P = ParamSpec("P")
Page = Callable[Concatenate[Request, P], Response]

HERE = Path(__file__).parent
THEME_COOKIE = "kingdom-theme"
THEMES = ("auto", "light", "dark")
FRAGMENT = "X-Kingdom-Fragment"
"""Sent by the script to get the table without the page, and swap it for the one on screen."""
INDENTATION = re.compile(r"\n[ \t]+")


class Unindented(Extension):
    """Strips the indentation of templates, which would be a fifth of the response."""

    def preprocess(self, source: str, name: str | None, filename: str | None = None) -> str:
        """The template as the engine reads it; line numbers stay the same.

        >>> Unindented(templates()).preprocess('<a class="act" href="/x">\\n  {{ m.deed(x) }}', None)
        '<a class="act" href="/x">\\n{{ m.deed(x) }}'
        """
        return INDENTATION.sub("\n", source)


@cache
def templates() -> Environment:
    """All templates."""
    environment = Environment(
        loader=FileSystemLoader(HERE / "templates"),
        autoescape=True,
        trim_blocks=True,
        lstrip_blocks=True,
        undefined=StrictUndefined,
        extensions=[Unindented],
    )
    environment.filters["signed"] = signed
    environment.filters["times"] = times
    environment.filters["n"] = counted
    environment.globals.update(
        classes=classes, static=static, zip=zip, LANGUAGES=LANGUAGES, THEMES=THEMES, sprite=sprite()
    )
    environment.globals["card_back"] = card_back()
    environment.globals["PREFERENCES"] = CHOICES
    environment.globals["lesson"] = None
    environment.globals["lit"] = frozenset()  # the cards that a lesson highlights, as the page names them
    environment.globals["RESOURCES"] = tuple(zip(CODES, SPACES, strict=True))
    return environment


def classes(*names: object) -> str:
    """The class attribute of an element: those names that apply.

    >>> classes("card", False, "legal", None, "")
    'card legal'
    """
    return " ".join(str(name) for name in names if name)


MOST_COUNTED = 24


def counted(things: int | Sized) -> str:
    """The class that tells the stylesheet how many things share a row: pages have no inline styles.

    >>> counted([1, 2, 3]), counted(99)
    ('n-3', 'n-24')
    """
    return f"n-{min(things if isinstance(things, int) else len(things), MOST_COUNTED)}"


def times(count: int) -> str:
    """How many copies something stands for, after its name; nothing for a single one."""
    return f" × {count}" if count > 1 else ""


def signed(number: int) -> str:
    """A number, with a real minus sign."""
    return str(number).replace("-", "−")


@cache
def _texts(language: str, content: Content | None) -> Texts:
    return Texts(language, content or load())


def content_of(request: Request) -> Content | None:
    """The card set of the table that is shown, or of the server; the built-in one, if it has no tables yet."""
    own: Content | None = getattr(request.state, "cards", None)
    if own is not None:
        return own
    services: Services | None = getattr(request.app.state, "services", None)
    return None if services is None else services.tables.content


def texts_of(request: Request) -> Texts:
    """The words for a request: in the language that was chosen, or that its browser prefers."""
    language = negotiate(request.cookies.get(COOKIE), request.headers.get("accept-language"))
    return _texts(language, content_of(request))


def here(request: Request) -> str:
    """The address of a page on this server, to come back to. Not from `request.url`: card names contain a #.

    Addresses that only forms and scripts use are not pages: people go back to the page that they are on.
    """
    known: DeclaredRoute | None = request.scope.get(DECLARED)
    if known is not None and known.back:
        return known.back
    path = str(request.scope["path"])
    query = request.scope["query_string"].decode("ascii", "replace")
    return quote(path) + (f"?{query}" if query else "")


def theme_of(request: Request) -> str:
    """The chosen theme; empty for the browser's preference."""
    theme = request.cookies.get(THEME_COOKIE, THEMES[0])
    return theme if theme in THEMES[1:] else ""


def wants_fragment(request: Request) -> bool:
    """Whether the request comes from the script, which puts the response into the current page."""
    return FRAGMENT in request.headers


@cache
def letters_in(language: str) -> dict[str, str]:
    """The letter of each resource."""
    texts = Texts(language)
    return {code: texts.t(f"letter-{name}") for code, name in zip(CODES, SPACES, strict=True)}


@cache
def tokens_in(language: str) -> dict[tuple[str, str], Markup]:
    """The token of each resource as markup, by its code and state: a table has hundreds, so they are cached."""
    return {
        (code, state): Markup('<i class="r {}{}">{}</i>').format(code, f" {state}" if state else "", letter)
        for code, letter in letters_in(language).items()
        for state in ("", "open", "stolen", "ghost")
    }


MANY = 6
"""More tokens of one kind than this are shown as a number: nobody counts thirteen shields."""


def heap(tokens: Mapping[tuple[str, str], Markup], codes: str, state: str = "", most: int = MANY) -> Markup:
    """Tokens in a row, one for each code, or one with a number before it.

    >>> heap(tokens_in("en"), "gg" + "s" * 13)
    Markup('<i class="r g">G</i><i class="r g">G</i><b>13</b><i class="r s">S</i>')
    """
    parts = []
    for code, run in groupby(codes):
        count = len(list(run))
        token = tokens[code, state]
        parts.append(token * count if count <= most else Markup("<b>{}</b>{}").format(count, token))
    return Markup("").join(parts)


def named(texts: Texts, text: str, label: str) -> str:
    """An accessible name that begins with the visible text: who says what they read has named the control.

    >>> named(Texts("en"), "Slate", "Slate Farm"), named(Texts("en"), "+2", "Put 2 cubes on Farm")
    ('Slate Farm', '+2: Put 2 cubes on Farm')
    """
    return label if label.casefold().startswith(text.casefold()) else texts.t("labelled", label=text, text=label)


def render(request: Request, template: str, status: int = 200, **context: Any) -> HTMLResponse:
    """A page."""
    texts = texts_of(request)
    tokens = tokens_in(texts.language)
    body = (
        templates()
        .get_template(template)
        .render(
            request=request,
            texts=texts,
            t=texts.t,
            language=texts.language,
            theme=theme_of(request),
            preferences=preferences_of(request),
            here=here(request),
            arrived=request.cookies.get(ARRIVED_COOKIE, ""),
            res=lambda code, state="": tokens[code, state],
            heap=lambda codes, state="", most=MANY: heap(tokens, codes, state, most),
            named=lambda text, label: named(texts, text, label),
            **context,
        )
    )
    return HTMLResponse(body, status, headers={"Vary": "Cookie, Accept-Language"})


MOST_KEPT = 128
"""How many pages are cached: all cards and all chapters in one language, and some steps of replays."""
_kept: Recent[tuple[object, ...], bytes] = Recent(MOST_KEPT)


def kept(request: Request, make: Callable[[], Response], *more: object) -> Response:
    """A page that is the same for everybody who asks in the same way: made once, and cached for the next visitor.

    Besides its address, the card set and the browser's preferences, it depends on `more`.
    """
    language = texts_of(request).language
    cards = (content_of(request) or load()).hash
    key = (here(request), language, theme_of(request), preferences_of(request), cards, wants_fragment(request), *more)
    if (body := _kept.get(key)) is not None:
        return HTMLResponse(body, headers={"Vary": "Cookie, Accept-Language"})
    response = make()
    if response.status_code == 200:
        _kept.put(key, bytes(response.body))
    return response


def kept_ready(page: Page[P]) -> Page[P]:
    """Cache a page that depends only on its address, the card set and the browser's preferences."""

    @wraps(page)
    def ready(request: Request, /, *args: P.args, **words: P.kwargs) -> Response:
        return kept(request, lambda: page(request, *args, **words))

    return ready
