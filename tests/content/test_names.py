"""Names in three languages for everything, and a source for every value."""

from __future__ import annotations

from itertools import combinations

import pytest

from kingdom import languages
from kingdom.content import load
from kingdom.content.files import read_pack
from kingdom.content.loader import RECONSTRUCTION
from kingdom.core.errors import KingdomError
from kingdom.core.reasons import why
from tests.kit.languages import LANGUAGES
from tests.kit.refusals import refusal

CONTENT = load()
KINDS = list(dict.fromkeys(kind.key for kind in CONTENT.box("B")))


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_has_a_name_of_its_own_in_every_language(language: str) -> None:
    entries = read_pack(RECONSTRUCTION).entries

    for key, entry in entries.items():
        assert entry.values["names"].get(language, entry.values["names"]["en"]).strip(), key
    for key, entry in entries.items():
        for number, step in enumerate(entry.values.get("steps", ()), start=1):
            name = step["names"].get(language, step["names"]["en"])
            assert name.strip(), key
            assert CONTENT.names(f"{key}.{number}", language) == name
    assert len({CONTENT.names(key, language) for key in KINDS}) == len(KINDS)


def test_names_fit_on_a_card() -> None:
    for key in KINDS:
        for language in LANGUAGES:
            assert len(CONTENT.names(key, language)) <= 26, (key, language)


def test_no_english_name_begins_another() -> None:
    for first, second in combinations([CONTENT.names(key, "en").casefold() for key in KINDS], 2):
        assert not first.startswith(second)
        assert not second.startswith(first)


def test_the_english_name_is_the_name_of_the_kind() -> None:
    for kind in CONTENT.box("A"):
        assert CONTENT.names(kind.key, "en") == kind.name


def test_italian_names_have_no_capitals_after_the_first_word_but_in_proper_names() -> None:
    proper = {"Nord", "Krystallium"}
    for key in CONTENT.sources:
        _, *later = CONTENT.names(key, "it").split()
        assert {word for word in later if word[0].isupper()} <= proper, key


def test_names_of_nothing_and_in_no_language_are_refused() -> None:
    with refusal(KingdomError, why("nothing-called", pack="Reconstruction", given="'castle'")):
        CONTENT.names("castle", "en")
    with refusal(KingdomError, why("no-names-in", given="'xx'", names=tuple(languages.LANGUAGES))):
        CONTENT.names("farm", "xx")


def test_every_value_has_a_source_that_is_explained() -> None:
    for key, sources in CONTENT.sources.items():
        assert sources, key
        for path, source in sources.items():
            assert any(source.startswith(origin) for origin in CONTENT.origins), (key, path, source)


def test_every_explained_source_is_used() -> None:
    used = {source for sources in CONTENT.sources.values() for source in sources.values()}
    unused = {origin for origin in CONTENT.origins if not any(source.startswith(origin) for source in used)}

    assert unused == set()
