"""The command line in three languages: help, complaints, and what commands say."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import click
import pytest
from click.testing import CliRunner, Result

import kingdom.cli
from kingdom.bots.registry import OURS
from kingdom.cli.help import path_of, text, texts
from kingdom.cli.language import own_language
from kingdom.words.messages import LANGUAGES, messages

each_language = pytest.mark.parametrize("language", LANGUAGES)


def run(*words: str, language: str = "") -> Result:
    environment = {"KINGDOM_LANGUAGE": language} if language else {}
    return CliRunner(env=environment).invoke(kingdom.cli.main, words, prog_name="kingdom")


def commands() -> Iterator[click.Context]:
    """Every command, and every command of a group."""
    above = click.Context(kingdom.cli.main, info_name="kingdom")
    yield above
    for name in kingdom.cli.COMMANDS:
        command = kingdom.cli.main.get_command(above, name)
        assert command is not None
        context = click.Context(command, parent=above, info_name=name)
        yield context
        for inner in command.commands.values() if isinstance(command, click.Group) else ():
            yield click.Context(inner, parent=context, info_name=inner.name)


@each_language
def test_every_command_and_every_option_is_explained(language: str) -> None:
    missing = []
    with own_language(["--language", language]):
        for context in commands():
            path = path_of(context)
            missing += [f"command-{path}"] if f"command-{path}" not in texts(language) else []
            missing += [f"brief-{path}"] if path != "kingdom" and f"brief-{path}" not in texts(language) else []
            for option in context.command.params:
                ids = (f"command-{path}-{option.name}", f"command-any-{option.name}")
                if isinstance(option, click.Option) and not any(id in texts(language) for id in ids):
                    missing.append(ids[0])

    assert missing == []


def test_every_option_complains_in_the_language_of_the_command_line() -> None:
    """The types of Click itself complain in English, apart from those that take any word."""
    plain = (type(click.STRING), type(click.BOOL), type(click.UNPROCESSED))
    foreign = [
        f"{path_of(context)} {one.name}"
        for context in commands()
        for one in context.command.params
        if not isinstance(one.type, plain) and not (isinstance(one, click.Option) and one.count)
        if type(one.type).__module__.startswith("click")
    ]

    assert foreign == []


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("play", "--language", "de"), "'de' n’est pas parmi en, fr, it"),
        (("serve", "--port", "99999999"), "'99999999' n’est pas un nombre entier de 0 à 65535"),
        (("tables", "import", "/nowhere.jsonl"), "'/nowhere.jsonl' n’existe pas"),
        (("train", "--seed", "x", "folder"), "'x' n’est pas un nombre entier"),
    ],
)
def test_a_wrong_value_is_refused_in_french(words: tuple[str, ...], said: str) -> None:
    assert said in run(*words, language="fr").stderr


def test_everything_that_is_explained_is_there() -> None:
    known = {"command-any-help", "command-any-version", "command-kingdom"}
    for context in commands():
        path = path_of(context)
        known |= {f"command-{path}", f"brief-{path}"}
        known |= {f"command-{where}-{one.name}" for one in context.command.params for where in (path, "any")}

    explained = {id for id in texts("en") if id.startswith(("command-", "brief-"))}
    assert explained - known == set()


@each_language
def test_help_is_read_as_the_messages_are(language: str) -> None:
    """It is read without them, so that it comes at once; both must read the same."""
    for id, said in texts(language).items():
        if "{" not in said:
            assert messages(language).format(id, {}) == said


def test_the_language_is_that_of_the_line_else_of_the_variable() -> None:
    assert run("--help", language="fr").stdout.startswith("Utilisation\u00a0: kingdom")
    assert run("--language", "it", "--help", language="fr").stdout.startswith("Uso: kingdom")
    assert run("rules", "--help", "--language=it").stdout.startswith("Uso: kingdom rules [OPZIONI]")
    assert run("--help", language="xx").stdout.startswith("Usage: kingdom")


def test_help_names_the_modules_and_decks_of_the_card_set() -> None:
    said = " ".join(run("play", "--help", language="fr").stdout.split())

    assert "Parmi menace,advisors,quest, séparés par des virgules." in said


def test_french_help_has_a_space_before_every_colon() -> None:
    said = run("serve", "--help", language="fr").stdout

    assert "\nOptions\u00a0:\n" in said
    assert "[par défaut : 127.0.0.1]" in " ".join(said.split())
    assert "\nCommandes\u00a0:\n" in run("--help", language="fr").stdout
    assert "\nOptions:\n" in run("serve", "--help", language="en").stdout


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["simulat"], "La commande 'simulat' n’existe pas\u00a0: vouliez-vous dire simulate\u202f?"),
        (["nothing"], "La commande 'nothing' n’existe pas"),
        (["tables", "lost"], "La commande 'lost' n’existe pas\u00a0: vouliez-vous dire list\u202f?"),
        (["rules", "--nonsense"], "L’option '--nonsense' n’existe pas"),
        (["rules", "--coverag"], "L’option '--coverag' n’existe pas\u00a0: vouliez-vous dire --coverage\u202f?"),
        (["show"], "L’argument 'FILE' manque"),
        (["lab", "balance"], "L’option '--report' manque"),
        (["show", "gone.json"], "Valeur incorrecte pour 'FILE'\u00a0: 'gone.json' n’existe pas"),
        (["show", "."], "Valeur incorrecte pour 'FILE'\u00a0: '.' est un dossier\u00a0: indiquez un fichier"),
        (["lab", "balance", "--report", __file__], "est un fichier\u00a0: indiquez un dossier"),
        (["simulate", "--games", "0"], "'0' n’est pas un nombre entier d’au moins 1"),
        (["simulate", "--seed", "x"], "'x' n’est pas un nombre entier"),
        (["serve", "--metrics", "0"], "'0' n’est pas un nombre entier de 1 à 65535"),
        (["arena", "page", "--sprt", "a", "b"], "'a' n’est pas un nombre"),
        (["arena", "page", "--budget", "0"], "'0' n’est pas un nombre supérieur à 0"),
        (["serve", "--reads", "-1"], "'-1' n’est pas un nombre d’au moins 0"),
        (["show", "--view", "2", "x"], "'2' n’est pas parmi 0, 1, spectator, open"),
        (["rules", "--language"], "L’option '--language' n’a pas le bon nombre de valeurs"),
        (["rules", "CHO-4", "more"], "Rien d’autre n’était attendu\u00a0: more"),
        (["arena", "page"], "un bot seul n’a pas d’adversaire"),
        (["content", "check", "gone"], "il n’y a pas de pack 'gone'"),
        (["content", "show", "gone"], "rien dans Reconstruction ne s’appelle 'gone'"),
        (["arena", "nobody", "page"], "il n’y a pas de bot 'nobody'"),
        (["simulate", "--rulesets", "nothing"], "il n’y a pas d’ensemble de règles 'nothing'"),
    ],
)
def test_what_is_wrong_is_said_in_french(words: list[str], said: str) -> None:
    result = run(*words, language="fr")

    assert (result.exit_code, result.stdout) == (2, "")
    assert result.stderr.startswith("kingdom: ")
    assert said in result.stderr
    assert "⟦" not in result.stderr


def test_a_record_that_is_damaged_is_told_of_in_the_language(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    file.write_text('{"format": 1}', encoding="utf-8")

    said = run("show", str(file), language="it").stderr

    assert said == f"kingdom: {file}: questa registrazione è danneggiata: manca 'seed'\n"


def test_the_tables_of_the_rules_have_headings_in_the_language() -> None:
    assert run("rules", "--trace", language="it").stdout.split()[:5] == ["Modulo", "Verbo", "Su", "Clausola", "Regola"]


def test_the_figures_of_games_have_headings_in_the_language() -> None:
    said = run("simulate", "--games", "1", "--players", "1", language="it").stdout

    assert said.split()[:5] == ["Regole", "Partite", "Decisioni", "Punteggi", "Nessuno"]
    assert run("arena", "--solo", "random", "--games", "1", language="fr").stdout.split()[:3] == [
        "Règles",
        "Bot",
        "Parties",
    ]


def test_the_faults_of_a_lesson_are_told_in_the_language(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text('group = "cooking"\n[[step]]\nlit = "moon"\n', encoding="utf-8")

    said = run("content", "check", str(file), language="it").stdout

    assert "il suo gruppo è 'cooking': indica uno di questi: basics" in said
    assert "passo 1: sul tavolo niente si chiama 'moon'" in said
    assert "passo 1: manca `title`: indicalo in en, fr, it" in said


def test_a_text_that_a_language_lacks_is_english() -> None:
    with own_language(["--language", "fr"]):
        assert text("no-such-text") == ""


def test_the_language_may_be_chosen_behind_the_name_of_every_command() -> None:
    without = [
        context.command_path for context in commands() if not any(one.name == "language" for one in _params(context))
    ]

    assert without == []
    assert run("perft", "--depth", "1", "--language", "it", "--players", "7").stderr == (
        run("--language", "it", "perft", "--depth", "1", "--players", "7").stderr
    )
    assert run("arena", "steward", "--language", "de").exit_code == 2


def _params(context: click.Context) -> list[click.Parameter]:
    return context.command.get_params(context)


@each_language
def test_the_help_of_play_names_every_bot_of_ours(language: str) -> None:
    said = run("play", "--help", language=language).stdout

    assert [name for name in OURS if name not in said] == []
