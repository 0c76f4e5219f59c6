"""`kingdom show` and `kingdom replay`: games in files, from every seat, and files that are no games."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable
from dataclasses import replace
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

import kingdom
from kingdom.cli import main
from kingdom.cli.replay import Frame, frames, step_through
from kingdom.core.viewers import OPEN_TABLE
from kingdom.game.streams import streams_of
from kingdom.proof.playout import random_choice
from kingdom.words import Words
from kingdom.words.picture import picture
from tests.kit.cards import CARDS

WORDS = Words("en", copies=True)


def run(*arguments: str | Path) -> Result:
    return CliRunner().invoke(main, [str(word) for word in arguments], prog_name="kingdom")


@pytest.fixture(scope="module")
def game() -> kingdom.Game:
    """A game played at random into the Choice of its second round, with something taken back."""
    game = kingdom.new_game(seed=11)
    stream = streams_of(11)("test")
    while (game.state.round, game.state.turns) != (2, 7):
        seat, action = random_choice(game.state, stream)
        # In the second round the last offer of the list: both cards face down, as long as there are Traps.
        game.play(seat, game.options(seat)[-1] if game.state.round == 2 else action)
    (seat,) = game.waiting()
    game.play(seat, "select left")
    game.undo(seat)
    return game


@pytest.fixture
def record(game: kingdom.Game, tmp_path: Path) -> Path:
    path = tmp_path / "record.json"
    path.write_text(game.record().to_json(), encoding="utf-8")
    return path


@pytest.fixture
def position(game: kingdom.Game, tmp_path: Path) -> Path:
    path = tmp_path / "position.json"
    path.write_text(json.dumps(game.position()), encoding="utf-8")
    return path


# --- show


@pytest.mark.parametrize(("view", "viewer"), [("0", 0), ("1", 1), ("spectator", None), ("open", OPEN_TABLE)])
def test_a_record_and_a_position_show_the_same_picture(
    game: kingdom.Game, record: Path, position: Path, view: str, viewer: int | None
) -> None:
    shown = [run("show", file, "--view", view) for file in (record, position)]

    assert [result.exit_code for result in shown] == [0, 0]
    assert shown[0].stdout == shown[1].stdout == picture(game.view(viewer)) + "\n"


def test_without_a_view_all_cards_are_open(record: Path) -> None:
    assert run("show", record).stdout == run("show", record, "--view", "open").stdout


def test_a_solo_game_has_no_second_seat(tmp_path: Path) -> None:
    file = tmp_path / "solo.json"
    file.write_text(kingdom.new_game(players=1, seed=1).record().to_json(), encoding="utf-8")

    assert run("show", file, "--view", "0").exit_code == 0
    for command in ("show", "replay"):
        result = run(command, file, "--view", "1")
        assert (result.exit_code, result.stderr) == (
            2,
            "kingdom: there is no seat 1 in this game: it is for one player\n",
        )


# --- replay


def steps(result: Result) -> list[str]:
    assert result.exit_code == 0, result.output
    return [line for line in result.stdout.splitlines() if line.startswith(("The deal", "Step "))]


def test_every_step_is_printed_where_there_is_no_terminal(game: kingdom.Game, record: Path) -> None:
    printed = steps(run("replay", record))

    assert printed[0] == "The deal"
    assert printed[1] == f"Step 1 · Ann: {game.record().actions[0][1]}"
    assert len(printed) == len(game.log) + 1
    assert printed[-1].endswith("takes back the last action")


def test_a_step_is_told_with_its_clause_and_drawn(record: Path) -> None:
    text = run("replay", record, "--view", "spectator").stdout

    assert "  Ann is dealt 7 cards (CHO-1)" in text
    assert "\nRound 1 of 4 · Choice phase · turn 2" in text


def test_a_record_is_gone_through_in_other_languages(record: Path) -> None:
    french, italian = (run("replay", record, "--language", language).stdout for language in ("fr", "it"))

    assert french.startswith("La donne\n")
    assert re.search(r"^Coup 1 · Ann\u00a0: offer ", french, re.MULTILINE)
    assert "reçoit" in french
    assert italian.startswith("La distribuzione\n")
    assert re.search(r"^Mossa 1 · Ann: offer ", italian, re.MULTILINE)
    assert (
        run("show", record, "--language", "it").stdout
        == picture(kingdom.replay(kingdom.Record.from_json(record.read_text(encoding="utf-8"))).view(OPEN_TABLE), "it")
        + "\n"
    )


def names_in(text: str, names: Iterable[str]) -> list[str]:
    return [name for name in names if re.search(rf"(?<!\w){re.escape(name)}(?![\w#])", text)]


@pytest.mark.parametrize("viewer", [0, 1])
def test_a_seat_does_not_see_what_it_did_not_see_then(game: kingdom.Game, record: Path, viewer: int) -> None:
    state = game.state
    hidden = [*state.players[1 - viewer].hand]
    hidden += [card for card, lying in state.face_down.items() if lying.by == 1 - viewer]
    names = state.rules.names.all(hidden)
    text = run("replay", record, "--view", str(viewer)).stdout

    assert len(names) > len(state.players[1 - viewer].hand) > 0
    assert names_in(text, names) == []
    assert names_in(run("replay", record).stdout, names) == names


def test_in_a_window_the_steps_of_others_are_not_even_counted(game: kingdom.Game) -> None:
    """Their doings are told when it closes; numbers that jump would say how many there were."""
    found = list(frames(game.record(), 0, game.content, WORDS))

    assert [frame.title.split(" ·")[0] for frame in found[1:]] == [f"Step {at}" for at in range(1, len(found))]
    assert len(found) < len(game.log)
    for frame in found:
        if frame.title.endswith("Bob"):
            assert {fact["event"] for fact in frame.facts} & {"Offered", "AreaTaken", "SeatDone", "WindowClosed"}


def test_keys_go_forth_and_back_and_leave(game: kingdom.Game, capsys: pytest.CaptureFixture[str]) -> None:
    view = game.view(None)
    found = [Frame(name, (), view, ("Ann", "Bob")) for name in ("first", "second", "third")]
    keys = iter("pn\rn?pq")

    step_through(found, lambda: next(keys), WORDS)

    titles = [line for line in capsys.readouterr().out.splitlines() if line in ("first", "second", "third")]
    assert titles == ["first", "first", "second", "third", "third", "third", "second"]


# --- files that are no games


BAD = {
    "empty": "",
    "no JSON": "{",
    "a list": "[]",
    "a word": '"record"',
    "another format": '{"format": 99}',
    "no actions": '{"format": 1, "rules": "2"}',
    "a position of nothing": '{"players": []}',
    "a position of numbers": '{"players": 3}',
    "a phase that is not": '{"players": [{}, {}], "phase": "noon"}',
    "wrong shapes": '{"players": [{"construction": 5}, 7], "phase": "planning"}',
    "wrong configuration": '{"players": [{}, {}], "phase": "planning", "configuration": 3}',
    "unknown module": '{"players": [{}, {}], "phase": "planning", "configuration": {"modules": ["x"]}}',
    "wrong piles": '{"players": [{}, {}], "phase": "planning", "piles": 4, "slots": 3}',
}


@pytest.mark.parametrize("text", BAD.values(), ids=BAD.keys())
@pytest.mark.parametrize("command", ["show", "replay"])
def test_a_file_that_is_not_a_game_is_one_line(tmp_path: Path, command: str, text: str) -> None:
    file = tmp_path / "bad.json"
    file.write_text(text, encoding="utf-8")
    result = run(command, file)

    assert result.exit_code == 2, result.output
    assert result.stdout == ""
    assert result.stderr.startswith(f"kingdom: {file}")
    assert len(result.stderr.strip().splitlines()) == 1


def test_a_file_of_other_bytes_is_one_line(tmp_path: Path) -> None:
    file = tmp_path / "bytes"
    file.write_bytes(b"\xff\xfe\x00")
    result = run("show", file)

    assert result.exit_code == 2
    assert result.stderr.startswith(f"kingdom: {file}: it cannot be read as text")


def test_a_file_that_is_not_there_is_one_line(tmp_path: Path) -> None:
    for command in ("show", "replay"):
        result = run(command, tmp_path / "gone.json")
        assert result.exit_code == 2
        assert "does not exist" in result.stderr
        assert len(result.stderr.strip().splitlines()) == 1


def damaged(record: Path, old: str, new: str) -> Result:
    text = record.read_text(encoding="utf-8")
    assert old in text
    record.write_text(text.replace(old, new, 1), encoding="utf-8")
    return run("replay", record)


def test_a_record_of_other_rules_or_cards_is_refused(record: Path, game: kingdom.Game) -> None:
    result = damaged(record, f'"hash": "{game.content.hash}"', f'"hash": "{CARDS.hash}"')
    assert result.exit_code == 2
    assert "give that card set as content" in result.stderr

    result = damaged(record, f'"rules": "{kingdom.RULES_VERSION}"', '"rules": "0"')
    assert result.exit_code == 2
    assert "version 0 of the rules" in result.stderr


def test_a_record_that_breaks_off_in_nonsense_says_where(record: Path) -> None:
    result = damaged(record, '"select ', '"salute ')

    assert result.exit_code == 2
    assert "the record is damaged at action" in result.stderr
    assert len(result.stderr.strip().splitlines()) == 1


@pytest.mark.parametrize("command", ["show", "replay"])
def test_the_people_of_a_record_are_called_by_their_names(command: str, game: kingdom.Game, tmp_path: Path) -> None:
    path = tmp_path / "named.json"
    path.write_text(replace(game.record(), names=("Zoé", "\x1b[31mBran")).to_json(), encoding="utf-8")

    output = run(command, path).output

    assert "Zoé" in output
    assert "Bran" in output
    assert not re.search(r"\bAnn\b|\bBob\b|\x1b\[31m", output)
