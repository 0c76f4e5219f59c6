"""`kingdom play --text`: a person's game in the terminal, and that it shows them nothing but their own view."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import click
import pytest
from click.testing import CliRunner, Result

import kingdom
from kingdom.bots import registry as known_bots
from kingdom.bots.bot import Budget
from kingdom.cli import main
from kingdom.cli.menu import MANY, TerminalMenu
from kingdom.cli.sitting import TerminalGame
from kingdom.core.errors import CannotParse
from kingdom.core.reasons import why
from kingdom.game.serial import view_json
from kingdom.words import Words
from tests.kit.cards import CARDS, given
from tests.kit.refusals import refusal

WORDS = Words("en", CARDS, copies=True)

ENOUGH = 2000
"""More answers than any game asks for."""


@pytest.fixture(autouse=True)
def data_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A place of its own for games that are left."""
    monkeypatch.setattr("kingdom.cli.saved.saved_file", lambda: tmp_path / "data" / "terminal.json")
    monkeypatch.setattr("kingdom.cli.play.saved_file", lambda: tmp_path / "data" / "terminal.json")
    return tmp_path / "data"


def play(*answers: str, words: tuple[str, ...] = ("--seed", "7")) -> Result:
    return CliRunner().invoke(
        main, ["play", "--text", *words], input="".join(f"{answer}\n" for answer in answers), prog_name="kingdom"
    )


def test_a_game_can_be_played_to_its_score_sheet() -> None:
    result = play(*["1"] * ENOUGH)

    assert result.exit_code == 0
    assert "Traceback" not in result.output
    sheet = result.stdout[result.stdout.rindex("\nScore ") :].strip().splitlines()
    assert sheet[0].split() == ["Score", "Ann", "Bob"]
    assert sheet[-2].startswith("Total")
    assert re.search(r"wins?|share", sheet[-1])
    assert result.stderr.endswith("To play this deal again, use --seed 7.\n")


@pytest.mark.parametrize(
    "words",
    [
        ("--players", "1"),
        ("--modules", "menace,advisors,quest"),
        ("--players", "1", "--modules", "menace,advisors,quest", "--menaces", "thieves"),
        ("--scenario", "rats_everywhere"),
        ("--edition", "first", "--side", "A", "--players", "1", "--modules", "quest"),
    ],
    ids=" ".join,
)
def test_every_kind_of_game_can_be_played_to_its_end(words: tuple[str, ...]) -> None:
    result = play(*["1"] * ENOUGH, words=("--seed", "7", *words))

    assert result.exit_code == 0
    assert "\nTotal" in result.stdout


def test_the_same_seed_and_answers_are_the_same_game() -> None:
    answers = ["1"] * 40

    assert play(*answers).stdout == play(*answers).stdout
    assert play(*answers).stdout != play(*answers, words=("--seed", "8")).stdout


def test_actions_are_numbered_in_words_and_many_of_a_kind_are_counted() -> None:
    result = play("1l 2r*")

    assert "448 ways to offer: say which one (for instance: 2l 5r*)" in result.stdout
    assert "\n   1  Take the left area\n   2  Take the right area\n" in result.stdout
    assert re.search(
        r"\n  Ann offers .+ on the left and .+ \(face down\) on the right, spending a Trap \(CHO-3\)\n", result.stdout
    )


def test_notation_is_accepted_and_several_actions_at_once() -> None:
    game = kingdom.new_game(seed=7)
    first, second = game.state.rules.names.all(game.view(0).me.hand[:2])
    result = play(f"offer {second} right face down, {first} left", "select left; done", "select left")

    assert f"Ann offers {first} on the left and {second} (face down) on the right" in result.stdout
    assert "action 1 of the plan: an action that can show cards" in result.stderr
    assert result.stdout.count("Ann takes the left area") == 1


@pytest.mark.parametrize(
    ("answer", "sentence"),
    [
        ("0", "there is no number 0: choose one from 1 to 448"),
        ("449", "there is no number 449"),
        ("9l 1r", "there is no card 9 in your hand: choose from 1 to 8"),
        ("3l 3r*", "an offer is two different cards"),
        ("select left", "this turn is an offer"),
        ("dance", "“dance” is not an action: actions begin with"),
        ("slate Nowhere", "there is no card called “Nowhere”"),
        ("undo", "you have nothing to take back (CON-9)"),
        ("save", "say where to save it: save FILE"),
    ],
)
def test_what_cannot_be_done_is_said_and_asked_again(answer: str, sentence: str) -> None:
    result = play(answer, "1l 2r")

    assert result.exit_code == 0
    assert sentence in result.stderr
    assert "Ann offers" in result.stdout


def test_an_action_can_be_taken_back_as_long_as_nothing_came_of_it() -> None:
    result = play("1l 2r", "undo", "select left", "undo", "select right")

    assert "that can no longer be taken back: the turn has passed (CON-9)" in result.stderr
    assert "  Taken back: Take the left area\n" in result.stdout
    assert result.stdout.count("Ann takes the left area") == 1
    assert result.stdout.count("Ann takes the right area") == 1


def test_everything_can_be_listed_or_what_has_some_words() -> None:
    result = play("list", "list face DOWN left", "list dragons")
    lines = result.stdout.splitlines()

    numbered = [line for line in lines if re.match(r" *\d+  Offer ", line)]
    assert [int(line.split()[0]) for line in numbered[:448]] == list(range(1, 449))
    down = [line for line in numbered[:448] if "face down" in line and "left" in line]
    assert numbered[448:] == down
    assert "nothing that you may do contains “dragons”" in result.stdout


def test_help_and_table_and_quit() -> None:
    result = play("help", "table", "quit", "1l 2r")

    assert "take back your last action" in result.stderr
    assert result.stdout.count("\nRound 1 of 4") == 2
    assert "Ann offers" not in result.stdout
    assert "Score" not in result.stdout


def test_a_game_that_is_left_is_kept_and_gone_on_with_against_the_same_opponent(data_folder: Path) -> None:
    left = play("1l 2r", "quit", words=("--seed", "7", "--bot", "page"))
    again = play("select left", words=("--resume", "last"))

    assert "kingdom play --text --resume last" in left.stderr
    assert "Bob (page) is your opponent" in again.stderr
    assert "Ann takes the left area" in again.stdout
    assert "Ann offers" not in again.stdout.split("Round 1 of 4")[-1]

    over = play(*["1"] * ENOUGH, words=("--resume", "last"))
    assert "\nTotal" in over.stdout
    assert list(data_folder.iterdir()) == [], "what is over need not be kept"
    assert "no game is saved" in play(words=("--resume", "last")).stderr


def test_a_game_in_which_nothing_was_done_is_not_kept(data_folder: Path) -> None:
    assert "--resume last" not in play("help", "quit").stderr
    assert not data_folder.exists()


def test_a_game_can_be_given_up() -> None:
    result = play("1l 2r", "resign")

    assert result.exit_code == 0
    assert "Bob wins, since Ann has resigned" in result.stdout


@pytest.mark.parametrize("bot", ["random", "page", "steward"])
def test_the_opponent_can_be_chosen(bot: str) -> None:
    result = play(*["1"] * 30, words=("--seed", "7", "--bot", bot))

    assert result.exit_code == 0
    assert f"Bob ({bot}) is your opponent" in result.stderr
    assert "Bob offers" in result.stdout


def test_an_opponent_at_reduced_strength_is_reported(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("kingdom.cli.sitting.ability", lambda name: known_bots.Ability(1 / 200, "native"))

    said = play("quit", words=("--seed", "7", "--bot", "page")).stderr

    assert "about 1 in 200 of its trials. For all of them, run “make native”, or install the package for" in said


def test_a_bot_that_does_not_exist_is_refused_with_those_that_do() -> None:
    result = play(words=("--bot", "grandmaster"))

    assert result.exit_code == 2
    assert "there is no bot 'grandmaster': choose one of random, page, steward, baron" in result.stderr


def test_a_bot_that_fails_in_the_terminal_hands_over_to_the_next_weaker_one_which_is_said(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    class Broken:
        def decide(self, view: object, budget: object = None) -> object:
            raise ZeroDivisionError("a bug")

    class Idle:
        def decide(self, view: object, budget: object = None) -> object:
            return []

    there = {**known_bots.OURS, "baron": lambda seed: Broken(), "steward": lambda seed: Idle()}
    monkeypatch.setattr(known_bots, "known", lambda: there)
    table = given("planning", "ann: selection Farm", "bob: selection Port")
    sitting = TerminalGame(table.game, WORDS, "baron@5s")

    sitting.let_the_opponent_act()

    assert table.player("bob").done
    assert sitting.opponent == "page", "a game that is left is resumed against the bot that plays now"
    first, second = capsys.readouterr().err.splitlines()
    assert first == "baron@5s failed, and steward plays in its place: ZeroDivisionError: a bug"
    assert second.startswith("steward failed, and page plays in its place: BotError: steward answered [], which is ")


def test_the_opponent_thinks_as_long_as_its_name_says(monkeypatch: pytest.MonkeyPatch) -> None:
    budgets = []

    class Patient:
        def decide(self, view: kingdom.View, budget: object = None) -> object:
            budgets.append(budget)
            return view.options[0]

    monkeypatch.setattr(known_bots, "known", lambda: {**known_bots.OURS, "baron": lambda seed: Patient()})
    for bot in ("baron@5s", "baron"):
        TerminalGame(given("planning", "bob: selection Port").game, WORDS, bot).let_the_opponent_act()

    assert dict.fromkeys(budgets) == dict.fromkeys([Budget(seconds=5.0), Budget(seconds=1.0)])


@pytest.mark.parametrize(
    ("bot", "said"),
    [
        ("baron@0s", "'baron@0s': a bot may think for 0.01 to 60 seconds about a decision"),
        ("baron@3600s", "'baron@3600s': a bot may think for 0.01 to 60 seconds about a decision"),
        ("baron@-1s", "'baron@-1s' is no bot with a thinking time: write the seconds per decision, as in baron@5s"),
        ("baron@200", "'baron@200' is no bot with a thinking time: write the seconds per decision, as in baron@5s"),
        ("page@5s", "'page@5s': page does not think by the clock; leave out @5s"),
    ],
)
@pytest.mark.parametrize("where", [("--text",), ("--no-browser",)])
def test_a_thinking_time_that_makes_no_sense_is_refused(bot: str, said: str, where: tuple[str, ...]) -> None:
    result = CliRunner().invoke(main, ["play", *where, "--bot", bot], prog_name="kingdom")

    assert (result.exit_code, result.stdout) == (2, "")
    assert said in result.stderr


def test_after_ones_own_action_in_a_window_only_ones_own_seat_is_drawn() -> None:
    result = play(*["1"] * 40)
    parts = result.stdout.split("── Bob")

    assert result.stdout.count("── Ann") > len(parts) - 1


def test_a_game_is_saved_and_gone_on_with(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    taken = tmp_path / "taken.json"
    taken.write_text("mine")
    first = play("1l 2r", f"save {taken}", f"save {file}", "select left", f"save {file}")
    game = kingdom.replay(kingdom.Record.from_json(file.read_text(encoding="utf-8")))
    second = play("1l 2r", words=("--resume", str(file)))

    assert "already exists: choose another name" in first.stderr
    assert taken.read_text() == "mine"
    assert first.stderr.count(f"saved in {file}") == 2
    assert game.text(game.steps[-1].action) == "select left"
    assert second.exit_code == 0
    assert "\nRound 1 of 4 · Choice phase · turn 5" in second.stdout


def test_a_place_that_cannot_be_written_to_is_said(tmp_path: Path) -> None:
    result = play(f"save {tmp_path / 'no' / 'such' / 'folder.json'}", "1l 2r")

    assert result.exit_code == 0
    assert "No such file" in result.stderr
    assert "Ann offers" in result.stdout


def test_a_finished_game_is_not_gone_on_with(tmp_path: Path) -> None:
    table = given("last window, round 4", "ann: duchy Port", "bob: done", content=None)
    table.play("ann: done")
    file = tmp_path / "over.json"
    file.write_text(table.game.record().to_json(), encoding="utf-8")
    result = play(words=("--resume", str(file)))

    assert result.exit_code == 2
    assert "this game is over" in result.stderr


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["--database", "mysql://localhost/games"], "games are stored in SQLite or PostgreSQL, not in mysql"),
        (["--text", "--modules", "magic"], "there is no module “magic”"),
        (["--text", "--seed", "x"], "Invalid value for '--seed'"),
        (["--text", "--resume", "gone.json"], "does not exist"),
        (["--text", "--scenario", "the_prophecy", "--players", "2"], "is a solo scenario: choose 1 player"),
    ],
)
def test_used_wrongly_it_says_so_in_one_line(words: list[str], sentence: str) -> None:
    result = CliRunner().invoke(main, ["play", *words], prog_name="kingdom")

    assert result.exit_code == 2
    assert result.stdout == ""
    assert sentence in result.stderr
    assert len(result.stderr.strip().splitlines()) == 1


def test_to_resume_is_to_leave_the_options_alone(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    file.write_text(kingdom.new_game(seed=1).record().to_json(), encoding="utf-8")

    assert "leave out the seed" in play(words=("--resume", str(file), "--seed", "7")).stderr


# --- what is shown is the view of the seat


@pytest.mark.parametrize("options", [{}, {"modules": ("menace", "advisors", "quest")}], ids=["base", "all modules"])
def test_nothing_that_is_hidden_from_the_seat_is_ever_printed(
    monkeypatch: pytest.MonkeyPatch, options: dict[str, Any]
) -> None:
    """Every line, on either stream, is held against what the seat may know at that moment."""
    game = kingdom.new_game(seed=5, content=CARDS, **options)
    names = [game.state.rules.names[card] for card in range(len(game.state.box))]
    patterns = {name: re.compile(rf"(?<!\w){re.escape(name)}(?![\w#])") for name in names}
    printed: list[str] = []

    def echo(message: object = "", **_: object) -> None:
        text = str(message)
        printed.append(text)
        named = [name for name, pattern in patterns.items() if name in text and pattern.search(text)]
        known = view_json(game.view(0)) if named else ""
        assert [name for name in named if f'"{name}"' not in known] == [], text

    monkeypatch.setattr(click, "echo", echo)
    monkeypatch.setattr("kingdom.cli.sitting.read_line", lambda: "1")
    TerminalGame(game, Words("en", CARDS, copies=True)).play()

    assert game.is_over
    assert sum("Bob offers" in text for text in printed) >= 16


def test_the_doings_of_the_opponent_in_a_window_are_told_when_it_closes() -> None:
    table = given("planning", "ann: selection Farm", "bob: selection Port, Quarry, Barracks")
    sitting = TerminalGame(table.game, WORDS)
    sitting.let_the_opponent_act()
    told = json.dumps(table.game.facts(0))

    assert table.player("bob").done
    assert "Port" not in told
    assert "Quarry" not in told
    assert "Slated" not in told


# --- the menu


def test_the_menu_says_every_option_once_or_counts_it() -> None:
    table = given("planning", "ann: selection Farm, Port; construction Quarry; krystallium 1")
    view = table.game.view(0)
    text = TerminalMenu(view, WORDS).text()

    assert len(view.options) <= MANY
    assert text.splitlines() == [f"{at:>4}  {WORDS.action(action, view)}" for at, action in enumerate(view.options, 1)]


def test_a_short_offer_is_the_offer_of_those_cards() -> None:
    table = given("choice, turn 0", "ann: hand Farm, Port, Quarry; traps 2", "bob: hand Hamlet, Barracks")
    menu = TerminalMenu(table.game.view(0), WORDS)

    assert menu.meant("1l 3r*") == "offer Farm#1 left, Quarry#1 right face down"
    assert menu.meant("2R*, 1L") == "offer Port#1 right face down, Farm#1 left"
    assert menu.meant("3") == table.game.options(0)[2]
    assert menu.meant("offer anything") == "offer anything"
    with refusal(CannotParse, why("no-card-in-hand", number=4, count=3)):
        menu.meant("1l 4r")


# --- in other languages


@pytest.mark.parametrize(
    ("language", "said", "refused"),
    [
        ("fr", "Manche 1 sur 4 · Phase de Choix", "ce tour est une Proposition"),
        ("it", "Round 1 di 4 · Fase di scelta", "questo turno è un’offerta"),
    ],
)
def test_the_terminal_speaks_the_language_that_is_asked_for(language: str, said: str, refused: str) -> None:
    result = play("select left", "1l 2r*", "1", words=("--seed", "7", "--language", language))

    assert result.exit_code == 0
    assert said in result.stdout
    assert refused in result.stderr
    assert "⟦" not in result.output
    assert "offers" not in result.output


def test_a_whole_game_can_be_played_in_french() -> None:
    result = play(*["1"] * ENOUGH, words=("--seed", "7", "--language", "fr", "--modules", "menace,advisors,quest"))

    assert result.exit_code == 0
    assert "\nTotal" in result.stdout
    assert "⟦" not in result.output


def test_what_does_not_fit_is_said_in_the_language_that_is_asked_for() -> None:
    result = play(words=("--language", "fr", "--players", "3"))

    assert (result.exit_code, result.stderr) == (2, "kingdom: le jeu se joue à 1 ou 2, pas à 3 (SET-3, SOL-1)\n")
    with refusal(kingdom.ConfigurationError, why("players", given="3").under("SET-3, SOL-1")):
        kingdom.new_game(players=3)  # what a command line chose has ended with it


@pytest.mark.parametrize(
    ("environment", "first"),
    [
        ({"KINGDOM_LANGUAGE": "it", "LANG": "fr_FR.UTF-8"}, "Tu sei Ann"),
        ({"KINGDOM_LANGUAGE": "", "LANG": "fr_FR.UTF-8"}, "Vous êtes Ann"),
        ({"KINGDOM_LANGUAGE": "", "LC_ALL": "it_IT", "LANG": "fr_FR"}, "Tu sei Ann"),
        ({"KINGDOM_LANGUAGE": "", "LANG": "de_DE.UTF-8"}, "You are Ann"),
        ({"KINGDOM_LANGUAGE": "", "LANG": "C"}, "You are Ann"),
        ({"KINGDOM_LANGUAGE": "klingon"}, "kingdom: KINGDOM_LANGUAGE is 'klingon'"),
    ],
)
def test_the_language_is_that_of_the_variable_or_of_the_system(
    monkeypatch: pytest.MonkeyPatch, environment: dict[str, str], first: str
) -> None:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    for name, value in environment.items():
        monkeypatch.setenv(name, value)

    assert play("quit").stderr.startswith(first)
