"""The language of a person, and texts for messages that are missing in it."""

from __future__ import annotations

import pytest

from kingdom.web.texts import negotiate
from kingdom.words import Words


@pytest.mark.parametrize(
    ("cookie", "header", "language"),
    [
        ("fr", "it", "fr"),
        (None, "it", "it"),
        (None, "fr-CA, en;q=0.8", "fr"),
        (None, "en;q=0.5, it;q=0.9, fr;q=0.7", "it"),
        (None, "de, es", "en"),
        (None, "fr;q=0, it;q=0.1", "it"),
        (None, "FR", "fr"),
        ("klingon", "it", "it"),
        (None, None, "en"),
        (None, "fr;q=much, it", "it"),
        (None, ";;,,q=", "en"),
    ],
)
def test_the_language_is_the_chosen_one_or_the_first_that_is_understood(
    cookie: str | None, header: str | None, language: str
) -> None:
    assert negotiate(cookie, header) == language


def test_an_unknown_language_is_english() -> None:
    assert Words("xx").t("resource-gold") == "Gold"


def test_what_cannot_be_said_is_marked(caplog: pytest.LogCaptureFixture) -> None:
    texts = Words("fr")

    assert texts.t("no-such-message") == "⟦no-such-message⟧"
    assert texts.t("fact-Slated", seat="Ann") == "⟦fact-Slated⟧"
    assert texts.t("action-Slate.no-such-attribute") == "⟦action-Slate.no-such-attribute⟧"
    assert [record.levelname for record in caplog.records] == ["ERROR"] * 3


def test_attributes_are_asked_for_by_name() -> None:
    assert Words("it").t("action-Done.sentence").startswith("Annuncia")
