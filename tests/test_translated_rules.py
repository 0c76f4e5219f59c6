"""The rules in French and Italian: whole, as new as the English, and with the same clauses, numbers and rulings."""

from __future__ import annotations

import re

import pytest

from kingdom.content import LANGUAGES as CARD_LANGUAGES
from kingdom.core.errors import KingdomError
from kingdom.core.reasons import why
from kingdom.rulebook.clauses import LANGUAGES, Clause, clauses, mark, read, rules_text
from tests.kit.languages import ill_spaced
from tests.kit.refusing import refusal

TRANSLATIONS = tuple(language for language in LANGUAGES if language != "en")
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
    """A sentence for each clause that a translation lacks, or has as it was before the English changed."""
    found = []
    for id, clause in english.items():
        other = translated.get(id)
        if other is None:
            found.append(f"{id} is not in docs/rules.{language}.md: translate it and mark it <!-- {mark(clause)} -->")
        elif other.translates != mark(clause):
            found.append(
                f"{id} in docs/rules.{language}.md translates an older text: bring it up to date and mark it "
                f"<!-- {mark(clause)} -->"
            )
    return found


def test_the_rules_are_written_in_every_language_of_the_cards():
    assert set(LANGUAGES) == set(CARD_LANGUAGES)


@each_translation
def test_no_clause_is_missing_or_older_than_its_english(language: str):
    assert older(dict(clauses()), written(language), language) == []
    assert list(written(language)) == list(clauses())


def test_a_missing_and_an_older_clause_are_found():
    english = dict(clauses())
    translated = written("fr")
    del translated["CHO-4"]
    english["END-3"] = clauses()["END-1"]

    assert [line.split(":")[0] for line in older(english, translated, "fr")] == [
        "CHO-4 is not in docs/rules.fr.md",
        "END-3 in docs/rules.fr.md translates an older text",
    ]


@each_translation
@pytest.mark.parametrize("id", clauses())
def test_a_translation_says_as_much_as_the_english(language: str, id: str):
    english, translated = clauses()[id], clauses(language)[id]

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
    with refusal(KingdomError, why("rules-language", given="'de'", names=("en", "fr", "it"))):
        clauses("de")


def test_what_a_translation_lacks_is_given_in_english(monkeypatch: pytest.MonkeyPatch):
    text = rules_text("fr")
    shorter = text[: text.index("### SCE-10")]
    monkeypatch.setattr("kingdom.rulebook.clauses.rules_text", lambda language="en": shorter)

    found = clauses.__wrapped__("fr")

    assert list(found) == list(clauses())
    assert found["SCE-10"] == clauses()["SCE-10"]
    assert found["SCE-9"] != clauses()["SCE-9"]
