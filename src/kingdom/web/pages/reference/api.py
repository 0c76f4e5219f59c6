"""The interface for programs, described for people: the OpenAPI description as a page to read."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import lru_cache
from typing import Any

from markdown_it import MarkdownIt
from markdown_it.renderer import RendererProtocol
from markdown_it.token import Token
from markupsafe import Markup
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from kingdom.web.present.api import markdown
from kingdom.web.render import render
from kingdom.web.router import Router

router = Router()

DESCRIPTION = "/api/openapi.json"
_MARKS = re.compile(r"[^a-z0-9_]+")


@router.read("/api", database=False)
def interface_page(request: Request) -> Response:
    """The description as a page for people; programs are redirected to the JSON."""
    if "text/html" not in request.headers.get("accept", ""):
        return RedirectResponse(DESCRIPTION)
    described: str = markdown(request.app.openapi())
    return render(request, "reference/api.html", described=formatted(described), address=DESCRIPTION)


@lru_cache(2)
def formatted(text: str) -> Markup:
    """A description as HTML, with an anchor for every shape.

    >>> formatted("### Seat\\n\\n[Seat](#seat)")
    Markup('<h3 id="seat">Seat</h3>\\n<p><a href="#seat">Seat</a></p>\\n')
    """
    parser = MarkdownIt("commonmark", {"html": False}).enable("table")
    parser.add_render_rule("heading_open", _heading)
    parser.add_render_rule("table_open", lambda renderer, tokens, at, options, env: '<table class="sheet shapes">\n')
    return Markup(parser.render(text))


def _heading(renderer: RendererProtocol, tokens: Sequence[Token], at: int, options: Any, env: Any) -> str:
    name = _MARKS.sub("-", tokens[at + 1].content.lower()).strip("-")
    return f'<{tokens[at].tag} id="{name}">'
