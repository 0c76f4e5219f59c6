"""`kingdom rules`: every form of it, and what it says when it is used wrongly."""

from __future__ import annotations

from pathlib import Path

import pytest
from click.testing import CliRunner, Result

import kingdom.cli.rules
from kingdom.cli import main
from kingdom.core.module import Module, Stage
from kingdom.core.phases import PLANNING
from kingdom.rulebook.clauses import clauses
from kingdom.rules import base


def run(*arguments: str) -> Result:
    return CliRunner().invoke(main, ["rules", *arguments])


@pytest.fixture
def made_up(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A checkout of which only the citations are read; the clauses stay the real ones."""
    rules = tmp_path / "src" / "kingdom" / "ending.py"
    tests = tmp_path / "tests" / "test_ending.py"
    for path in (rules, tests):
        path.parent.mkdir(parents=True)
        path.touch()
    rules.write_text('@base.scores(clause="END-2")\ndef ties(state):\n    return line(clause="END-2")\n')
    tests.write_text('@clause("END-2/R1")\ndef test_calamities_count(): ...\n\n@clause("END-2")\ndef test_tie(): ...\n')
    monkeypatch.setattr(kingdom.cli.rules, "checkout", lambda: tmp_path)
    return tmp_path


@pytest.fixture
def installed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(kingdom.cli.rules, "checkout", lambda: None)


def test_the_list_has_every_clause_below_its_family():
    lines = run().stdout.splitlines()

    ids = [line.split()[0] for line in lines if line and " · " not in line]
    assert ids == list(clauses())
    assert lines.index("CHO · Choice phase for two players") == lines.index("CHO-1    " + opening("CHO-1")) - 1
    assert "END-4    The outcome is decided in this order." in lines


def opening(id: str) -> str:
    return clauses()[id].first_sentence


def test_a_family_is_listed_by_itself():
    lines = run("adv-e").stdout.strip().splitlines()

    assert lines[0] == "ADV-E · Advisors of the end of the game"
    assert [line.split()[0] for line in lines[1:]] == ["ADV-E1"]


def test_a_clause_is_shown_with_rulings_code_and_tests(made_up: Path):
    result = run("END-2")

    assert result.exit_code == 0
    ruling, other = clauses()["END-2"].rulings
    shown = " ".join(result.stdout.split())
    assert "END-2 · Ties END · End of the game Equal scores are decided by" in shown
    assert f"Ruling END-2/R1: {ruling.text} Reason: {ruling.reason}" in shown
    assert f"Ruling END-2/R2: {other.text} Reason: {other.reason}" in shown
    assert result.stdout.endswith(
        "\nCode\n"
        "  src/kingdom/ending.py:1  ties\n"
        "\nTests\n"
        "  tests/test_ending.py:2  test_calamities_count\n"
        "  tests/test_ending.py:5  test_tie\n"
    )


@pytest.mark.parametrize("wanted", ["end-2", "END-2/R2", " End-2 "])
def test_a_clause_is_found_by_any_spelling_and_by_its_rulings(wanted: str, installed: None):
    assert run(wanted).stdout == run("END-2").stdout


def test_the_whole_text_of_every_clause_is_shown(installed: None):
    for id, rule in clauses().items():
        shown = " ".join(run(id).stdout.split())
        for part in (*rule.text.split("\n"), *(ruling.text for ruling in rule.rulings)):
            assert " ".join(part.replace("*", "").split()) in shown


def test_prose_is_kept_in_lines_of_a_readable_length(installed: None):
    assert 80 < max(map(len, run("PLA-8").stdout.splitlines())) <= 100


@pytest.mark.parametrize(
    ("language", "ruling", "reason"),
    [
        ("en", "Ruling END-2/R1:", "Reason:"),
        ("fr", "Décision END-2/R1 :", "Raison :"),
        ("it", "Decisione END-2/R1:", "Motivo:"),
    ],
)
def test_a_clause_is_shown_in_the_language_asked_for(language: str, ruling: str, reason: str, installed: None):
    shown = " ".join(run("END-2", "--language", language).stdout.split())

    rule = clauses(language)["END-2"]
    assert shown.startswith(f"END-2 · {rule.title} END · {rule.family_title} {rule.text.split()[0]}")
    assert f"{ruling} {rule.rulings[0].text} {reason} " in shown
    assert rule.first_sentence in run("END", "--language", language).stdout


def test_a_clause_that_nothing_cites_says_so(made_up: Path):
    assert run("END-1").stdout.endswith("\nCode\n  none\n\nTests\n  none\n")


def test_an_installed_copy_shows_the_text_and_says_where_the_rest_is(installed: None):
    result = run("CHO-4")

    assert result.exit_code == 0
    assert "unless you spend Traps" in result.stdout
    assert "Tests" not in result.stdout
    assert "source checkout" in result.stderr


def test_an_unknown_clause_is_refused_with_its_neighbours():
    result = run("CHO-44")

    assert (result.exit_code, result.stdout) == (2, "")
    assert result.stderr.startswith("kingdom: there is no clause CHO-44: did you mean CHO-4")
    assert len(result.stderr.splitlines()) == 1


def test_a_word_that_is_like_no_clause_is_refused_with_what_to_do():
    result = run("banana")

    assert (result.exit_code, result.stdout) == (2, "")
    assert result.stderr == "kingdom: there is no clause banana: kingdom rules lists them all\n"


@pytest.mark.parametrize("arguments", [("CHO-4", "--trace"), ("CHO-4", "--coverage"), ("--coverage", "--trace")])
def test_one_thing_at_a_time(arguments: tuple[str, ...]):
    result = run(*arguments)

    assert (result.exit_code, result.stdout) == (2, "")
    assert len(result.stderr.splitlines()) == 1
    assert "cannot be used together" in result.stderr


def test_coverage_counts_tests_and_fails_when_short(made_up: Path):
    result = run("--coverage")

    rows = {line.split()[0]: line.split()[1] for line in result.stdout.splitlines() if line[:3].isupper()}
    assert list(rows) == list(clauses())
    assert rows["END-2"] == "2"
    assert rows["END-1"] == "0"
    assert result.stdout.splitlines()[-1] == f"1/{len(clauses())} clauses tested"
    assert result.exit_code == 1


def test_coverage_succeeds_when_every_clause_is_tested(made_up: Path):
    cited = ", ".join(f'"{id}"' for id in clauses())
    (made_up / "tests" / "test_all.py").write_text(f"@clause({cited})\ndef test_everything(): ...\n")

    result = run("--coverage")

    assert result.stdout.splitlines()[-1] == f"{len(clauses())}/{len(clauses())} clauses tested"
    assert result.exit_code == 0


def test_coverage_of_an_installed_copy_is_refused(installed: None):
    result = run("--coverage")

    assert (result.exit_code, result.stdout) == (3, "")
    assert "source checkout" in result.stderr


def test_the_trace_has_a_row_for_every_rule_of_the_base_game():
    rows = [line.split() for line in run("--trace").stdout.splitlines()]

    for hook in base.hooks:
        assert [hook.clause, hook.call.__name__] in [row[-2:] for row in rows if row[:2] == ["base", hook.verb]]


def test_the_trace_says_what_is_hooked_and_when(monkeypatch: pytest.MonkeyPatch):
    rats = Module("rats")

    @rats.begins(PLANNING, clause="RAT-2", stage=max(Stage))
    def a_rat_brings_vermin(state):
        return ()

    @rats.offers(None, clause="CON-7")
    def at_any_time(state, seat):
        return ()

    @rats.scores(clause="MEN-6")
    def vermin_cost_points(state, seat):
        return ()

    monkeypatch.setattr(kingdom.cli.rules, "modules", lambda: (rats,))

    assert [line.split() for line in run("--trace").stdout.splitlines()[2:]] == [
        ["rats", "begins", "planning:", *max(Stage).name.lower().split("_"), "RAT-2", "a_rat_brings_vermin"],
        ["rats", "offers", "any", "time", "CON-7", "at_any_time"],
        ["rats", "scores", "MEN-6", "vermin_cost_points"],
    ]


def test_every_module_of_the_package_is_traced_and_the_base_game_comes_first():
    assert kingdom.cli.rules.modules()[0] is base


def test_output_is_plain_and_unbroken_when_piped(made_up: Path):
    for arguments in ((), ("--trace",), ("--coverage",), ("CHO-4",)):
        written = run(*arguments).stdout
        assert "\x1b" not in written
        assert all(line == line.rstrip() for line in written.splitlines())
