"""Lessons in a browser, pressed through to their end: a sample, and all of them under the deep profile."""

from __future__ import annotations

import pytest

from kingdom.lessons import lesson, lessons
from tests.kit.browser import LAPTOP, PHONE, Visits
from tests.kit.learners import Learner
from tests.kit.walks import is_deep

LOW = (1366, 650)
"""A laptop whose browser leaves little height: where a note has least room."""
SAMPLE = {
    *(("split", "en", LOW), ("slate", "it", PHONE), ("soldiers", "fr", LAPTOP), ("end", "en", PHONE)),
    *(("shadows", "it", LOW), ("rats", "fr", LOW)),
}
"""An offer with a Trap, the mistake and its Undo, a Soldier sent, the score sheet; a full table, and Combat."""
SIZES = (LAPTOP, LOW, PHONE)
EVERY = [(one.key, language, size) for one in lessons() for language in ("en", "fr", "it") for size in SIZES]


@pytest.mark.parametrize(("key", "language", "size"), EVERY, ids=lambda value: str(value).replace(", ", "x"))
def test_a_lesson_is_pressed_through_to_its_end(visits: Visits, key: str, language: str, size: tuple[int, int]) -> None:
    if (key, language, size) not in SAMPLE and not is_deep():
        pytest.skip("tried under the deep profile")
    taught = lesson(key)
    assert taught is not None
    # At each step the learner looks whether the note hides what it speaks of.
    # Pupils have changed no settings: what is told and summed up elsewhere must not be in a lesson's way.
    Learner(visits.new(size=size, locale=language, helpful=True), taught).take(language)
