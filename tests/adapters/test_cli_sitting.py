"""What `kingdom play --text` says at its prompt."""

from __future__ import annotations

from pathlib import Path

import pytest
from click.testing import CliRunner

from kingdom.cli import main
from kingdom.cli.sitting import PROMPT
from kingdom.words import Words
from tests.kit.languages import LANGUAGES


@pytest.fixture(autouse=True)
def kept_here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("kingdom.cli.saved.saved_file", lambda: tmp_path / "terminal.json")
    monkeypatch.setattr("kingdom.cli.play.saved_file", lambda: tmp_path / "terminal.json")


def said(answers: str, *words: str) -> str:
    """What stands on stderr after these answers."""
    result = CliRunner().invoke(main, ["play", "--text", "--seed", "7", *words], input=answers, prog_name="kingdom")
    assert result.exit_code == 0
    return result.stderr


def test_where_the_input_ends_the_prompt_gets_its_line() -> None:
    assert f"{PROMPT}\n" in said(""), "what is said next begins a line"


@pytest.mark.parametrize("language", LANGUAGES)
def test_after_an_unknown_word_help_is_mentioned(language: str) -> None:
    """The word may have been meant as a command of the sitting, which the list of actions does not have."""
    hint = Words(language).t("sitting-see-help")

    assert "help" in hint
    assert said("dance\n", "--language", language).count(hint) == 2, "once at the beginning, as always"
    assert said("select left\n", "--language", language).count(hint) == 1
