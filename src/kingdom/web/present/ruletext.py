"""The rules as HTML: the little Markdown that their text uses, and nothing else."""

from __future__ import annotations

import re
from functools import cache

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
    Markup('<p>See <em><a href="/rules/GEN-1">GEN-1</a></em>.</p><ul><li>one</li><li>two</li></ul>')
    """
    return Markup("").join(_block(block) for block in re.split(r"\n\n+", text) if block.strip())


def _block(block: str) -> Markup:
    lines = block.splitlines()
    if lines[0].lstrip().startswith("|"):
        return _table(lines)
    listed = [at for at, line in enumerate(lines) if line.startswith("- ")]
    if not listed:
        return Markup("<p>{}</p>").format(_inline(" ".join(lines)))
    opening = " ".join(lines[: listed[0]]).strip()
    items: list[str] = []
    for line in lines[listed[0] :]:
        if line.startswith("- "):
            items.append(line[2:])
        else:
            items[-1] += f" {line.strip()}"
    body = Markup("").join(Markup("<li>{}</li>").format(_inline(item)) for item in items)
    before = Markup("<p>{}</p>").format(_inline(opening)) if opening else Markup("")
    return before + Markup("<ul>{}</ul>").format(body)


def _table(lines: list[str]) -> Markup:
    rows = [[cell.strip() for cell in line.strip().strip("|").split("|")] for line in lines]
    rows = [row for row in rows if not all(set(cell) <= {"-", ":"} for cell in row)]
    head, *body = rows

    def cells(row: list[str], tag: str) -> Markup:
        return Markup("").join(Markup(f"<{tag}>{{}}</{tag}>").format(_inline(cell)) for cell in row)

    inner = Markup("").join(Markup("<tr>{}</tr>").format(cells(row, "td")) for row in body)
    return Markup('<table class="sheet"><thead><tr>{}</tr></thead><tbody>{}</tbody></table>').format(
        cells(head, "th"), inner
    )


def _inline(text: str) -> Markup:
    said = str(escape(text))
    said = re.sub(r"\*\*(.+?)\*\*", r"<strong>\1</strong>", said)
    said = re.sub(r"\*(.+?)\*", r"<em>\1</em>", said)
    said = re.sub(r"`(.+?)`", r"<code>\1</code>", said)
    known = clauses()
    return Markup(
        _CLAUSE_ID.sub(
            lambda found: f'<a href="/rules/{found[1]}">{found[0]}</a>' if found[1] in known else found[0], said
        )
    )
