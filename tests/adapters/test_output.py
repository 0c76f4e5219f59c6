"""Output in encodings that lack some of our characters, as Windows has them."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from kingdom.cli.output import plain

ENCODINGS = ("cp1252", "cp437", "latin-1", "ascii")
ANSWERS = "help\n1l 2r\nselect left\n" + "1\n" * 40


@pytest.fixture(scope="module")
def game(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A record whose position has Calamities: their points are negative."""
    ann = {"duchy": ["Téressie", "Calamity"]}
    position = {"phase": "planning", "players": [ann, {"duchy": ["Valados"], "selection": ["Farm"]}]}
    path = tmp_path_factory.mktemp("games") / "game.json"
    path.write_text(json.dumps(position), encoding="utf-8")
    return path


def run(encoding: str, *words: str, answers: str = "", language: str = "en") -> tuple[str, str]:
    """What a command writes to a terminal or file with this encoding: stdout and stderr."""
    done = subprocess.run(
        [sys.executable, "-m", "kingdom", *words],
        input=answers.encode(),
        capture_output=True,
        check=False,
        env={**os.environ, "PYTHONIOENCODING": encoding, "KINGDOM_LANGUAGE": language, "COLUMNS": "100"},
    )
    out, err = done.stdout.decode(encoding), done.stderr.decode(encoding)
    assert "Traceback" not in err, err
    assert done.returncode == 0, err
    return out, err


@pytest.mark.parametrize("encoding", ENCODINGS)
def test_a_position_is_shown_in_every_encoding(encoding: str, game: Path) -> None:
    out, _ = run(encoding, "show", str(game))

    assert "-4 points" in out, "a minus sign that the encoding lacks is still a minus"
    assert "?" not in out


@pytest.mark.parametrize("encoding", ENCODINGS)
def test_a_game_is_played_in_the_terminal_in_every_encoding(encoding: str) -> None:
    out, err = run(encoding, "play", "--text", "--seed", "7", answers=ANSWERS, language="fr")

    assert "Ann" in out
    assert "Bob" in err


@pytest.mark.parametrize(
    "words", [("rules", "CHO-4"), ("rules",), ("arena", "page", "random", "--games", "2"), ("--help",)]
)
def test_commands_write_replacements_for_what_cannot_be_shown(words: tuple[str, ...]) -> None:
    out, _ = run("cp437", *words, language="fr")

    assert out


def test_an_error_is_reported_in_every_encoding(game: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "kingdom", "show", str(game), "--view", "neither"],
        capture_output=True,
        check=False,
        env={**os.environ, "PYTHONIOENCODING": "ascii", "KINGDOM_LANGUAGE": "fr"},
    )

    assert done.stderr.decode("ascii").startswith("kingdom: ")
    assert done.stderr.count(b"\n") == 1


def test_what_is_typed_in_another_encoding_is_asked_again() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "kingdom", "play", "--text", "--seed", "7"],
        input="hélp\nquit\n".encode("cp1252"),
        capture_output=True,
        check=False,
        env={**os.environ, "PYTHONIOENCODING": "utf-8", "KINGDOM_LANGUAGE": "en"},
    )

    assert done.returncode == 0, done.stderr
    assert "h\ufffdlp" in done.stderr.decode()


@pytest.mark.parametrize("encoding", ["cp1252", "ascii"])
def test_data_for_programs_is_the_same_in_every_encoding(encoding: str) -> None:
    words = ("puzzle", "1", "--json", "--language", "fr")
    there, here = run(encoding, *words)[0], run("utf-8", *words)[0]

    assert json.loads(there) == json.loads(here)
    assert not here.isascii()
    assert there.isascii(), "a program that reads the file takes it for UTF-8"


def test_a_text_is_made_plain_with_its_meaning() -> None:
    assert plain("Téressie · −4 points… « œuf » → 2½ × ∞") == 'Teressie | -4 points... " oeuf " > 21/2 x inf'
    assert plain("猫\udcff") == "??"
