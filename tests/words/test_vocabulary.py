"""One word for one thing: what players read has the words of the printed rulebooks, and none of those they replaced."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from kingdom.lessons import lessons
from kingdom.lessons.coach import notes
from kingdom.rulebook.clauses import rules_text
from tests.kit.languages import LANGUAGES
from tests.words.test_messages import patterns_of, prose

NOT_SAID = {
    "en": {
        r"\b(?:last|open|simultaneous) windows?\b": "last actions, simultaneous phase",
        r"\bgames? for practice\b": "practice game",
        r"\bset-up\b": "setup",
        r"\bduchy\b": "Duchy",
    },
    "fr": {
        r"\bfenêtres?\b": "phase simultanée, dernières actions",
        r"\bfeuilles? de score\b": "ardoise de Score",
        r"\bparties? d’essai\b": "partie libre",
        r"\bduchés?\b": "Duché",
        r"\bSpécialistes?\b": "Compagnie",
        r"\badversaires? honnêtes?\b": "adversaire sérieux",
        r"\b[Pp]ourquoi vous jouez\b": "Ce que vous visez",
        r"\bGéants? (?:de Givre )?glace|\bglacent\b": "gèle, gèlent",
        r"\bmin de lecture\b": "min",
        r"\bà l’Alchimie\b": "en Alchimie",
    },
    "it": {
        r"\bfinestr[ae]\b": "fase simultanea, ultime azioni",
        r"\bcart[ae] copert[ae]\b": "a faccia in giù",
        r"\bducat[oi]\b|\bDucat[oi]\b": "feudo",
        r"\b[Ss]configg\w+": "sgominare",
        r"\bfogli[oi]? dei punti\b": "segnapunti",
        r"\bpartit[ae] di (?:prova|pratica)\b": "partita di allenamento",
        r"\b[Dd]istribuzione del giorno\b": "mano del giorno",
        r"\b[Qq]uanto forte\b": "livello dell’avversario",
        r"\briprendere un’azione\b": "annullare",
        r"\bpartit[ae] per imparare\b": "partita introduttiva",
    },
}
"""Words that once stood for something else, each with the one to use."""


def said(language: str) -> Iterator[tuple[str, str]]:
    """All that players are shown in a language, with where it stands."""
    for id, pattern in patterns_of(language).items():
        yield id, " ".join(prose(pattern))
    for lesson in lessons():
        texts = [lesson.title, lesson.teaser, lesson.end]
        for step in lesson.steps:
            texts += [step.title, step.text, step.press, *(wrong.say for wrong in step.wrong)]
        yield f"the lesson {lesson.key}", "\n".join(text[language] for text in texts if text)
    for note in notes():
        yield f"the coach on {note.key}", f"{note.title[language]}\n{note.text[language]}"
    yield "the rules", " ".join(rules_text(language).split())


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_other_word_is_used_for_what_has_one(language: str) -> None:
    found = [
        f"{where}: {match.group()}: say {better}"
        for where, text in said(language)
        for word, better in NOT_SAID[language].items()
        for match in re.finditer(word, text)
    ]

    assert found == []
