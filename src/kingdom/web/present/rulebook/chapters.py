"""The rulebook as pages: chapters with their pictures, what a search finds, and all rulings together."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache

from markupsafe import Markup, escape

from kingdom.content import Content
from kingdom.core.cards import Kind
from kingdom.core.resources import cubes_of
from kingdom.lessons import lesson
from kingdom.rulebook.chapters import FACE_DOWN, Chapter, Figure, chapter_of, chapters, printings
from kingdom.rulebook.clauses import Clause, Ruling, clauses
from kingdom.web.present.cards.codes import CODES
from kingdom.web.present.cards.faces import Face, face_of
from kingdom.web.present.rulebook.html import formatted
from kingdom.web.texts import Texts
from kingdom.words.numerals import roman

MOST_FOUND = 40
AROUND = 70
"""How many characters are shown on either side of a search result."""


@dataclass(frozen=True, slots=True)
class SiteDrawn:
    """A card under construction: its face, and its spaces, each with whether it is filled."""

    face: Face
    spaces: tuple[tuple[str, bool], ...]


@dataclass(frozen=True, slots=True)
class FigureDrawn:
    """A picture, ready for a template; a card face down is None."""

    caption: str
    cards: tuple[Face, ...]
    areas: tuple[tuple[str, tuple[Face | None, ...]], ...]
    sites: tuple[SiteDrawn, ...]


@dataclass(frozen=True, slots=True)
class Passage:
    """A clause in its chapter, with the pictures after it."""

    clause: Clause
    text: Markup
    rulings: tuple[tuple[Ruling, Markup], ...]
    figures: tuple[FigureDrawn, ...]


@dataclass(frozen=True, slots=True)
class ContentsLine:
    """A line of the table of contents."""

    key: str
    numeral: str
    title: str
    minutes: int


@dataclass(frozen=True, slots=True)
class ChapterShown:
    """A chapter, ready for a template."""

    entry: ContentsLine
    intro: str
    passages: tuple[Passage, ...]
    table: Markup
    lessons: tuple[tuple[str, str], ...]
    """The lessons in which it can be tried, each with its title."""
    game: str
    before: ContentsLine | None
    after: ContentsLine | None


@dataclass(frozen=True, slots=True)
class FoundClause:
    """A clause found by a search, with the words around the match."""

    clause: Clause
    chapter: str
    excerpt: Markup


def contents(language: str) -> tuple[ContentsLine, ...]:
    """The table of contents."""
    return tuple(_entry(chapter, language) for chapter in chapters())


def _entry(chapter: Chapter, language: str) -> ContentsLine:
    return ContentsLine(chapter.key, roman(chapter.number), chapter.title[language], chapter.minutes(language))


def chapter_shown(key: str, texts: Texts) -> ChapterShown | None:
    """A chapter in the language of the texts; None if there is none with this key."""
    found = [chapter for chapter in chapters() if chapter.key == key]
    if not found:
        return None
    chapter, language = found[0], texts.language
    entries = contents(language)
    at = chapter.number - 1
    return ChapterShown(
        entry=entries[at],
        intro=chapter.intro[language],
        passages=tuple(passage(clause, chapter, texts) for clause in chapter.clauses_in(language)),
        table=formatted(printings(language)) if chapter.compares else Markup(""),
        lessons=tuple(_tried(chapter, language)),
        game=chapter.game,
        before=entries[at - 1] if at else None,
        after=entries[at + 1] if at + 1 < len(entries) else None,
    )


def _tried(chapter: Chapter, language: str) -> Iterator[tuple[str, str]]:
    for key in chapter.lessons:
        if found := lesson(key):
            yield key, found.title[language]


def passage(clause: Clause, chapter: Chapter, texts: Texts) -> Passage:
    """A clause with its rulings and pictures."""
    return Passage(
        clause,
        formatted(clause.text),
        tuple((ruling, formatted(ruling.text)) for ruling in clause.rulings),
        tuple(drawn(figure, texts) for figure in chapter.figures if figure.after == clause.id),
    )


# --- pictures


def drawn(figure: Figure, texts: Texts) -> FigureDrawn:
    """A picture made from the card set; cards that this card set does not have are left out."""
    kinds = _kinds(texts.content)
    duchies = [texts.content.duchies[pair] for pair in figure.duchies if pair in texts.content.duchies]
    cards = [*duchies, *(kinds[key] for key in figure.cards if key in kinds)]
    areas = [(name, keys) for name, keys in (("left", figure.left), ("right", figure.right)) if keys is not None]
    return FigureDrawn(
        figure.caption[texts.language],
        tuple(face_of(kind, texts) for kind in cards),
        tuple(
            (
                name,
                tuple(
                    None if key == FACE_DOWN else face_of(kinds[key], texts)
                    for key in keys
                    if key == FACE_DOWN or key in kinds
                ),
            )
            for name, keys in areas
        ),
        tuple(_site(kinds[key], filled, texts) for key, filled in figure.sites if key in kinds),
    )


@cache
def _kinds(content: Content) -> dict[str, Kind]:
    return {kind.key: kind for kind, _ in content.cards}


def _site(kind: Kind, filled: str, texts: Texts) -> SiteDrawn:
    lying = (*cubes_of(filled), 0, 0)
    spaces = [
        (CODES[resource], number < lying[resource])
        for resource, count in enumerate(kind.cost)
        for number in range(count)
    ]
    return SiteDrawn(face_of(kind, texts), tuple(spaces))


# --- searching


def plain(text: str) -> str:
    """A text as it is searched: lower case, no accents, same length.

    >>> plain("Téressie, l’Épée")
    'teressie, l’epee'
    """
    letters = []
    for letter in text:
        bare = unicodedata.normalize("NFD", letter)[0].lower()
        letters.append(bare if len(bare) == 1 else letter)
    return "".join(letters)


def search(words: str, language: str) -> list[FoundClause]:
    """The clauses that contain all the words; those with the words in their title come first."""
    wanted = [word for word in re.split(r"\s+", plain(words.strip())) if word][:8]
    if not wanted:
        return []
    ranked: list[tuple[int, FoundClause]] = []
    for clause in clauses(language).values():
        body = " ".join([clause.text, *(part for one in clause.rulings for part in (one.text, one.reason))])
        body = re.sub(r"[*`|]|^- ", "", body)
        whole = plain(f"{clause.id} {clause.title} {body}")
        if _all_begin(wanted, whole):
            rank = 0 if _all_begin(wanted, plain(f"{clause.id} {clause.title}")) else 1
            chapter = chapter_of(clause.id).title[language]
            ranked.append((rank, FoundClause(clause, chapter, excerpt(body, wanted))))
    return [found for _, found in sorted(ranked, key=lambda pair: pair[0])][:MOST_FOUND]


def _all_begin(wanted: list[str], text: str) -> bool:
    """Whether each word starts a word of the text: "ties" does not match "Calamities"."""
    return all(re.search(rf"(?<!\w){re.escape(word)}", text) for word in wanted)


def excerpt(body: str, wanted: list[str]) -> Markup:
    """The words around the first hit, with every hit marked.

    >>> excerpt("Each player has 2 Trap tokens.", ["trap"])
    Markup('Each player has 2 <mark>Trap</mark> tokens.')
    """
    bare = plain(body)
    hits = re.compile("|".join(rf"(?<!\w){re.escape(word)}" for word in wanted))
    found = hits.search(bare)
    first = found.start() if found else 0
    start, end = max(0, first - AROUND), min(len(body), first + AROUND * 2)
    if start:
        start = body.rfind(" ", 0, start) + 1
    piece, bare = body[start:end], bare[start:end]
    said, at = Markup(""), 0
    for hit in hits.finditer(bare):
        said += escape(piece[at : hit.start()]) + Markup("<mark>{}</mark>").format(piece[hit.start() : hit.end()])
        at = hit.end()
    said += escape(piece[at:])
    return Markup("{}{}{}").format("… " if start else "", said, " …" if end < len(body) else "")


# --- rulings


def rulings(language: str) -> list[tuple[ContentsLine, list[tuple[Clause, tuple[tuple[Ruling, Markup, Markup], ...]]]]]:
    """All rulings by chapter, each with its reason."""
    found = []
    for chapter in chapters():
        inside = [
            (
                clause,
                tuple((ruling, formatted(ruling.text), formatted(ruling.reason)) for ruling in clause.rulings),
            )
            for clause in chapter.clauses_in(language)
            if clause.rulings
        ]
        if inside:
            found.append((_entry(chapter, language), inside))
    return found
