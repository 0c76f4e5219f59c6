"""Errors of the server in words, and what the rules refuse as a page says it."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from pydantic import BaseModel, ValidationError

import kingdom
from kingdom.content import load
from kingdom.core.errors import IllegalAction, message_of
from kingdom.core.reasons import why
from kingdom.game.config import ConfigurationError, configure
from kingdom.game.options import Options
from kingdom.web.api.requests import ActWanted, TableWanted
from kingdom.web.api.validation import reason_of
from kingdom.web.errors import Problem, problem_of
from kingdom.web.texts import Texts
from kingdom.words.reasons import reason_text as faults_said
from tests.kit.languages import LANGUAGES
from tests.kit.texts import is_readable

PACKAGE = Path(kingdom.__file__).parent


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "Farm has no open Gold space."),
        ("fr", "Ferme n’a plus de case libre de ce type\u00a0: Or."),
        ("it", "Fattoria non ha più spazi liberi di questo tipo: oro."),
    ],
)
def test_a_refusal_is_said_in_the_language_of_the_page_and_told_as_data(language: str, said: str) -> None:
    error = IllegalAction(why("no-open-space", card="Farm#1", resource="gold").under("PLA-3"))
    problem = problem_of(error.at(2))

    assert Texts(language).problem(problem) == said
    assert problem.to_data()["error"] == {
        "code": "illegal",
        "message": "action 3 of the plan: Farm has no open Gold space (PLA-3)",
        "clause": "PLA-3",
        "index": 2,
        "reasons": [{"id": "no-open-space", "arguments": {"card": "Farm#1", "resource": "gold"}, "clause": "PLA-3"}],
    }


def test_choices_that_do_not_fit_are_said_one_after_another() -> None:
    with pytest.raises(ConfigurationError) as refused:
        configure(load(), Options(players=3, side="C"))
    problem = problem_of(refused.value)

    assert Texts("it").problem(problem) == ("Si gioca in 1 o 2, non in 3. Un feudo non ha un lato “C”: scegli A o B.")
    assert problem.problems == (
        "the game is for 1 or 2 players, not 3 (SET-3, SOL-1)",
        "a Duchy has no side “C”: choose A or B (SET-3)",
    )
    assert [reason.id for reason in problem.reasons] == ["players", "side"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_wrong_with_a_field_is_said_in_every_language(language: str) -> None:
    """Every kind of mistake that a model of ours can meet, with the name of its field and without what was sent."""
    sent: dict[str, object] = {
        "plan": "slate Farm",
        "client_id": "no spaces, please",
        "seen_version": -1,
        "view": "perhaps",
        "colour": "blue",
    }
    table = {"options": {"players": 3}, "seats": [{"name": "\x07"}, {"bot": "nobody"}, {}], "seed": 1.5}
    mistakes = [*mistakes_of(ActWanted, sent), *mistakes_of(ActWanted, {}), *mistakes_of(TableWanted, table)]
    words = Texts(language)

    said = [faults_said(words, "fault", reason_of(mistake)) for mistake in mistakes]

    assert {mistake["type"] for mistake in mistakes} >= {"missing", "extra_forbidden", "literal_error", "too_long"}
    assert not any("⟦" in one for one in said)
    assert not any("perhaps" in one or "Input should" in one or "no spaces" in one for one in said)
    assert {one.partition(" ")[0].rstrip(":\u00a0") for one in said} >= {
        "plan",
        "client_id",
        "colour",
        "options.players",
    }


def test_an_unforeseen_mistake_is_told_in_the_words_of_whatever_found_it() -> None:
    assert message_of("fault", reason_of({"type": "odd", "loc": ("body", 0), "msg": "It is odd"})) == (
        "body.0: cannot be used: It is odd"
    )


def mistakes_of(model: type[BaseModel], sent: dict[str, object]) -> list[dict[str, Any]]:
    with pytest.raises(ValidationError) as refused:
        model.model_validate(sent)
    return [dict(one) for one in refused.value.errors()]


def codes() -> set[str]:
    """Every code of an error that is written in the sources of the server."""
    found = set()
    for file in sorted((PACKAGE / "web").glob("*.py")):
        text = file.read_text(encoding="utf-8")
        found |= set(re.findall(r'\bcode = "([a-z-]+)"', text))
        found |= set(re.findall(r'^class \w+\(.*\bcode="([a-z-]+)"\):', text, re.MULTILINE))
        found |= set(re.findall(r'Problem\(\s*\d+, "([a-z-]+)"', text))
        for table in re.findall(r"^CODES = \{(.*?)\}", text, re.MULTILINE | re.DOTALL):
            found |= set(re.findall(r'"([a-z-]+)"', table))
    return found


def test_every_error_of_the_server_has_a_title_and_a_sentence() -> None:
    assert {"no-such-table", "stale", "illegal", "not-found", "too-large", "ambiguous"} <= codes()
    for code in codes():
        for language in LANGUAGES:
            texts = Texts(language)
            assert texts.has(f"error-{code}"), code
            assert is_readable(texts.problem(Problem(400, code, "")))
            assert is_readable(texts.problem_title(Problem(400, code, "")))


def test_an_error_that_nobody_knows_is_said_all_the_same() -> None:
    texts = Texts("fr")

    assert texts.problem(Problem(418, "teapot", "short and stout")) == texts.t("error-bad-request")
    assert texts.problem_title(Problem(418, "teapot", "short and stout")) == texts.t("error-bad-request.title")
