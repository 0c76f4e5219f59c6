"""The rules as HTML."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache
from typing import Any

from markdown_it import MarkdownIt
from markdown_it.renderer import RendererProtocol
from markdown_it.token import Token
from markupsafe import Markup, escape

from kingdom.rulebook.clauses import Clause, clauses

_CLAUSE_ID = re.compile(r"\b([A-Z]{3}-[A-Z]?[1-9][0-9]*)(?:/R\d+)?\b")


@cache
def families(language: str) -> tuple[tuple[str, tuple[Clause, ...]], ...]:
    """The clauses of each family, in the order of the rules."""
    found: dict[str, list[Clause]] = {}
    for clause in clauses(language).values():
        found.setdefault(clause.family, []).append(clause)
    return tuple((family, tuple(members)) for family, members in found.items())


@cache
def formatted(text: str) -> Markup:
    """A text of the rules: paragraphs, lists and tables, with clauses as links.

    >>> formatted("See *GEN-1*.\\n\\n- one\\n- two")
    Markup('<p>See <em><a href="/rules/GEN-1">GEN-1</a></em>.</p>\\n<ul>\\n<li>one</li>\\n<li>two</li>\\n</ul>\\n')
    """
    return Markup(_parser().render(text))


@cache
def _parser() -> MarkdownIt:
    """CommonMark with tables and without raw HTML: everything else is escaped."""
    parser = MarkdownIt("commonmark", {"html": False}).enable("table").disable(["image", "link", "autolink"])
    parser.add_render_rule("text", _text)
    parser.add_render_rule("table_open", lambda renderer, tokens, at, options, env: '<table class="sheet">\n')
    return parser


def _text(renderer: RendererProtocol, tokens: Sequence[Token], at: int, options: Any, env: Any) -> str:
    """Text with the clauses that it names as links."""
    known = clauses()
    said = str(escape(tokens[at].content))
    return _CLAUSE_ID.sub(
        lambda found: f'<a href="/rules/{found[1]}">{found[0]}</a>' if found[1] in known else found[0], said
    )
