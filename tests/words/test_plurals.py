"""One card, two cards: a number that may be one goes with the noun that fits it."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from fluent.syntax import ast

from kingdom.core.reasons import why
from kingdom.words import Words, decimal
from kingdom.words.reasons import reason_text
from tests.kit.languages import LANGUAGES
from tests.kit.messages import written

PLURAL = re.compile(r"[ \u00a0](?!(begins|has|is|this|Materials)\b)[A-Za-z]+s\b")
NEVER_ONE = {
    "action-Search", "alchemy-more", "fault-alchemy-full", "fault-fast-deck", "fault-fast-place",
    "fault-fast-too-many-icons", "fault-fast-too-many-spaces", "fault-lesson-wordy", "fault-must-be-steps",
    "fault-record-too-long", "fault-said-too-much", "fault-steps", "fault-too-large", "fault-too-many-letters",
    "loss-beside-danger", "menu-many", "progress-most", "puzzle-all-explained",
    "refusal-ambiguous", "rulings-explained", "fault-bot-endless", "learn-state",
    "review-from-points",
}  # fmt: skip
"""Messages whose number is more than one whenever they are said: more than a limit, or a limit itself."""


def with_plural(pattern: ast.Pattern, chosen: frozenset[str] = frozenset()) -> Iterator[str]:
    """The numbers in a message that a noun in the plural follows, whatever they are."""
    for at, element in enumerate(pattern.elements):
        inner = element.expression if isinstance(element, ast.Placeable) else None
        if isinstance(inner, ast.SelectExpression):
            name = inner.selector.id.name if isinstance(inner.selector, ast.VariableReference) else ""
            for variant in inner.variants:
                yield from with_plural(variant.value, chosen | {name})
        elif isinstance(inner, ast.VariableReference) and inner.id.name in ("count", "number", "least"):
            behind = pattern.elements[at + 1] if at + 1 < len(pattern.elements) else None
            if isinstance(behind, ast.TextElement) and PLURAL.match(behind.value) and inner.id.name not in chosen:
                yield inner.id.name


def test_a_number_that_may_be_one_chooses_its_noun() -> None:
    fixed = set()
    for message in written("en"):
        patterns = [message.value, *(attribute.value for attribute in message.attributes)]
        if any(True for pattern in patterns if pattern is not None for _ in with_plural(pattern)):
            fixed.add(message.id.name)

    assert fixed - NEVER_ONE == set()
    assert NEVER_ONE - fixed == set()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("id", "given"),
    [
        ("seats-described", {"players": 2}),
        ("deck-too-small", {"needed": 48}),
        ("stack-too-small", {"stack": "calamities", "needed": 6}),
        ("overfull", {"letter": "E", "copy": "Farm#1", "most": 0}),
        ("wrong-seats", {"players": 2}),
        ("too-many-traps", {"most": 0}),
        ("cards-in-all", {"size": 8}),
    ],
)
def test_one_of_something_is_said_in_the_singular(language: str, id: str, given: dict[str, str | int]) -> None:
    words = Words(language)
    one, two = (reason_text(words, "fault", why(id, count=count, **given)) for count in (1, 2))

    assert one.replace("1", "2") != two


@pytest.mark.parametrize(
    ("language", "one", "two"),
    [
        ("en", "with 1 danger in it", "with 2 dangers in it"),
        ("fr", "avec 1 danger", "avec 2 dangers"),
        ("it", "con 1 pericolo", "con 2 pericoli"),
    ],
)
def test_a_danger_deck_has_one_danger_or_several(language: str, one: str, two: str) -> None:
    words = Words(language)

    assert words.t("fact-DangerDeckFormed", number=1).endswith(one)
    assert words.t("fact-DangerDeckFormed", number=2).endswith(two)


@pytest.mark.parametrize(
    ("language", "value", "ending"),
    [
        ("fr", 0.7, "0,7 point de moins."),
        ("fr", 1.94, "1,9 point de moins."),
        ("fr", 1.96, "2,0 points de moins."),
        ("it", 0.7, "0,7 punti in meno."),
        ("it", 1.0, "1,0 punti in meno."),
        ("en", 1.0, "1.0 fewer points."),
    ],
)
def test_a_number_with_decimals_takes_the_noun_that_its_language_gives_it(
    language: str, value: float, ending: str
) -> None:
    """The plural begins at 2 in French; in English and Italian only a bare 1 is singular."""
    words = Words(language)

    assert words.t("puzzle-why-denies", points=decimal(value, words)).endswith(ending)


def test_points_lost_in_a_review_are_singular_below_two_in_french() -> None:
    words = Words("fr")

    for lost, ending in ((1.5, "1,5 point perdu"), (12.0, "12,0 points perdus")):
        assert words.t("review-score", before=40, after=38, lost=decimal(lost, words)).endswith(ending)


@pytest.mark.parametrize(("language", "value", "one"), [("en", 1.2, True), ("en", 0.2, False), ("fr", -0.2, True)])
def test_a_number_that_is_written_without_decimals_counts_as_it_is_written(
    language: str, value: float, one: bool
) -> None:
    assert (decimal(value, Words(language), "+.0f").plural(language) == "one") is one
