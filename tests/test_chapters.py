"""The chapters of the rulebook: every clause stands in one, and every picture is of cards that exist."""

from __future__ import annotations

from kingdom.content import load
from kingdom.core.resources import cubes_of
from kingdom.languages import LANGUAGES
from kingdom.lessons import lesson
from kingdom.rulebook.chapters import Chapter, chapter_of, chapters, printings
from kingdom.rulebook.clauses import clauses
from kingdom.web.pages.home.home import QUICK
from tests.kit.languages import ill_spaced


def texts_of(chapter: Chapter) -> list[dict[str, str]]:
    """Everything that a chapter says itself, in all languages."""
    return [dict(words) for words in (chapter.title, chapter.intro, *(one.caption for one in chapter.figures))]


def test_every_clause_stands_in_exactly_one_chapter():
    told = [id for chapter in chapters() for id in chapter.clauses]

    assert sorted(told) == sorted(clauses())
    assert chapter_of("SOL-5").key == "solo"


def test_every_chapter_speaks_english_and_perhaps_other_languages():
    for chapter in chapters():
        for words in texts_of(chapter):
            assert {"en"} <= set(words) <= set(LANGUAGES)
            assert len(set(words.values())) == len(words), words


def test_chapters_keep_the_spaces_and_apostrophes_of_their_language():
    wrong = {
        (chapter.key, words[language]): faults
        for chapter in chapters()
        for words in texts_of(chapter)
        for language in ("fr", "it")
        if (faults := ill_spaced(language, words[language]))
    }

    assert wrong == {}


def test_pictures_are_of_cards_that_exist_and_stand_in_their_chapter():
    content = load()
    costs = {kind.key: kind.cost for kind, _ in content.cards}
    for chapter in chapters():
        for figure in chapter.figures:
            assert figure.after in chapter.clauses
            assert set(figure.keys) <= set(costs)
            assert set(figure.duchies) <= set(content.duchies)
            assert figure.keys or figure.duchies
            for card, filled in figure.sites:
                assert all(lying <= space for lying, space in zip(cubes_of(filled), costs[card], strict=False))


def test_every_chapter_can_be_tried_in_a_lesson_or_at_a_table_that_is_set_up():
    for chapter in chapters():
        assert chapter.lessons or chapter.game, chapter.key
        assert all(lesson(key) for key in chapter.lessons)
        assert not chapter.game or chapter.game in QUICK


def test_the_printings_are_compared_in_every_language():
    for language in LANGUAGES:
        rows = printings(language).splitlines()
        assert len(rows) == 10
        (chapter,) = [chapter for chapter in chapters() if chapter.compares]
        assert all(id in printings(language) for id in chapter.compares)
