"""The rules in French and Italian: whole, as new as the English, and with the same clauses, numbers and rulings."""

from __future__ import annotations

import re

import pytest

from kingdom.core.errors import KingdomError
from kingdom.core.reasons import why
from kingdom.languages import LANGUAGES
from kingdom.rulebook.clauses import Clause, clauses, mark, read, rules_text, written_in
from tests.kit.languages import ill_spaced
from tests.kit.refusals import refusal

TRANSLATIONS = tuple(language for language in LANGUAGES if language != "en" and written_in(language) == language)
each_translation = pytest.mark.parametrize("language", TRANSLATIONS)

_ID = re.compile(r"\b[A-Z]{3}-[A-Z]?[0-9]+\b")
_ORDINAL = re.compile(r"\b[12](?:er|e|°)|2 (?:joueurs|giocatori)")


def written(language: str) -> dict[str, Clause]:
    """The clauses that a file has itself, without those that English lends it."""
    return dict(read(rules_text(language), language))


def whole(clause: Clause) -> str:
    """Everything that a clause says."""
    return "\n".join([clause.text, *(part for ruling in clause.rulings for part in (ruling.text, ruling.reason))])


def numbers(clause: Clause) -> list[str]:
    """The numbers of a clause; "1er joueur" is a word, and "first player" in English."""
    return sorted(re.findall(r"[0-9]+", _ORDINAL.sub("", _ID.sub("", whole(clause)))))


def older(english: dict[str, Clause], translated: dict[str, Clause], language: str) -> list[str]:
    """A sentence for each clause that a translation has as it was before the English changed."""
    found = []
    for id, clause in english.items():
        if (other := translated.get(id)) and other.translates != mark(clause):
            found.append(
                f"{id} in docs/rules.{language}.md translates an older text: bring it up to date and mark it "
                f"<!-- {mark(clause)} -->, or remove it, so that English is shown"
            )
    return found


@each_translation
def test_no_clause_is_older_than_its_english(language: str):
    assert older(dict(clauses()), written(language), language) == []
    assert list(written(language)) == [id for id in clauses() if id in written(language)]


def test_an_older_clause_is_found():
    english = dict(clauses())
    translated = written("fr")
    english["END-3"] = clauses()["END-1"]

    assert [line.split(":")[0] for line in older(english, translated, "fr")] == [
        "END-3 in docs/rules.fr.md translates an older text",
    ]


@each_translation
@pytest.mark.parametrize("id", clauses())
def test_a_translation_says_as_much_as_the_english(language: str, id: str):
    english, translated = clauses()[id], clauses(language)[id]

    if id not in written(language):
        assert translated == english
        return
    assert translated.ruling_ids == english.ruling_ids
    assert translated.family == english.family
    assert translated.text.count("\n\n") == english.text.count("\n\n")
    assert translated.text.count("\n- ") == english.text.count("\n- ")
    assert sorted(_ID.findall(whole(translated))) == sorted(_ID.findall(whole(english)))
    assert numbers(translated) == numbers(english)
    assert whole(translated) != whole(english)
    assert whole(translated).rstrip().endswith((".", ":"))


@each_translation
def test_a_translation_keeps_the_spaces_and_apostrophes_of_its_language(language: str):
    found = {id: ill_spaced(language, whole(clause)) for id, clause in written(language).items()}

    assert {id: faults for id, faults in found.items() if faults} == {}


def test_a_language_that_nobody_wrote_is_refused():
    with refusal(KingdomError, why("rules-language", given="'xx'", names=tuple(LANGUAGES))):
        clauses("xx")


def test_what_a_translation_lacks_is_given_in_english(monkeypatch: pytest.MonkeyPatch):
    text = rules_text("fr")
    shorter = text[: text.index("### SCE-10")]
    monkeypatch.setattr("kingdom.rulebook.clauses.rules_text", lambda language="en": shorter)

    found = clauses.__wrapped__("fr")

    assert list(found) == list(clauses())
    assert found["SCE-10"] == clauses()["SCE-10"]
    assert found["SCE-9"] != clauses()["SCE-9"]
