"""Templates say nothing by themselves: every word on a page is a message."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import kingdom.web

WEB = Path(kingdom.web.__file__).parent
CLASSES = re.compile(r"\{% block \w+_class %\}.*?\{% endblock %\}")
"""Blocks that give a page its class, for the stylesheet."""
JINJA = re.compile(r"\{\{.*?\}\}|\{%.*?%\}|\{#.*?#\}", re.DOTALL)
UNREAD = re.compile(r"<(script|style|svg)\b.*?</\1>|<!--.*?-->", re.DOTALL)
TAG = re.compile(r"<[^<>]*>", re.DOTALL)
READ_ALOUD = re.compile(r"""\b(?:aria-label|title|alt|placeholder|content)=(["'])(?P<text>.*?)\1""", re.DOTALL)
MARK = re.compile(r"\}\}\s?[:;!?](?=[\s<\"])")
WORD = re.compile(r"[^\W\d_]{2,}")
NO_WORDS = {"width=device-width, initial-scale=1", "light dark", "noindex"}
"""What stands in attributes and is for browsers, not for people."""


def words_in_template(text: str) -> list[str]:
    """The words that a template says by itself, without asking for a message."""
    bare = JINJA.sub("", CLASSES.sub("", text))
    spoken = [found["text"] for found in READ_ALOUD.finditer(bare) if found["text"] not in NO_WORDS]
    return [piece.strip() for piece in (*spoken, *TAG.sub("\n", UNREAD.sub("", bare)).splitlines())
            if WORD.search(re.sub(r"&\w+;", "", piece))]  # fmt: skip


def test_templates_have_no_words_of_their_own() -> None:
    templates = sorted((WEB / "templates").rglob("*.html"))

    assert templates
    assert {path.name: words_in_template(path.read_text(encoding="utf-8")) for path in templates} == {
        path.name: [] for path in templates
    }


def test_templates_set_no_marks_behind_what_they_say() -> None:
    """French has a space before a colon, English has none: `labelled` and its like are messages."""
    marked = {
        path.name: found
        for path in sorted((WEB / "templates").rglob("*.html"))
        if (found := MARK.findall(path.read_text(encoding="utf-8")))
    }

    assert marked == {}


@pytest.mark.parametrize(
    ("template", "words"),
    [
        ('<p>{{ t("undo") }}</p>', []),
        ("<p>Undo</p>", ["Undo"]),
        ('<button aria-label="Undo it">{{ x }}</button>', ["Undo it"]),
        ("<style>p { color: red }</style><b>&nbsp;·</b> {% if more %}{% endif %}", []),
    ],
)
def test_words_of_a_template_are_found(template: str, words: list[str]) -> None:
    assert words_in_template(template) == words
