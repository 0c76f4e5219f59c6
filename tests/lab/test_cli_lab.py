"""`kingdom lab balance` from the command line."""

from __future__ import annotations

import csv
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from kingdom.cli import main
from kingdom.lab import balance as studies
from tests.kit.processes import interrupt, start, wait_until


def run(*arguments: str) -> Result:
    return CliRunner().invoke(main, ["lab", "balance", *arguments], prog_name="kingdom")


@pytest.fixture
def undrawn(monkeypatch: pytest.MonkeyPatch) -> None:
    """Plots that show nothing: to draw them takes ten times as long as the games. They have tests of their own."""
    monkeypatch.setattr("kingdom.lab.plots.svg_of", lambda draw, height: "<svg/>")


def targets(folder: Path) -> list[dict[str, str]]:
    with (folder / "targets.csv").open(encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file))


def test_it_prints_the_targets_and_writes_a_report(tmp_path: Path) -> None:
    folder = tmp_path / "new" / "report"
    result = run("--bot", "random", "--games", "6", "--rulesets", "two,solo", "--report", str(folder))

    assert result.exit_code == 0, result.output
    assert result.stderr == f"the report is in {folder / 'balance.html'}\n"
    lines = result.stdout.splitlines()
    assert lines[0].split() == ["Target", "What", "Measured", "Unit", "From", "To", "Verdict"]
    assert len(lines) == 2 + len(targets(folder))
    assert any(line.startswith("Seats") and "two: the first seat" in line for line in lines)
    page = (folder / "balance.html").read_text(encoding="utf-8")
    assert "kingdom lab balance --bot random --games 6 --seed 1 --rulesets two,solo --report DIR" in page


@pytest.mark.usefixtures("undrawn")
def test_processes_make_no_difference(tmp_path: Path) -> None:
    words = ("--bot", "random", "--games", "12", "--rulesets", "two+quest", "--seed", "7", "--traps", "4")
    one, two = tmp_path / "one", tmp_path / "two"
    assert run(*words, "--report", str(one)).exit_code == 0
    assert run(*words, "--report", str(two), "--jobs", "2").exit_code == 0

    for file in one.iterdir():
        assert file.read_bytes() == (two / file.name).read_bytes(), file.name
    assert [row for row in targets(one) if row["What"] == "wins of a seat that lays none" and row["Measured"]]


@pytest.mark.usefixtures("undrawn")
def test_the_base_game_and_each_module_are_studied_if_nothing_is_said(tmp_path: Path) -> None:
    result = run("--bot", "random", "--games", "1", "--report", str(tmp_path))

    assert result.exit_code == 0
    seats = [row["What"] for row in targets(tmp_path) if row["Target"] == "Seats"]
    assert seats == [f"{name}: the first seat" for name in ("two", "two+menace", "two+advisors", "two+quest")]


def test_forfeited_games_are_named(tmp_path: Path) -> None:
    result = run("--bot", "tests.kit.bots:Silent", "--games", "1", "--rulesets", "two", "--report", str(tmp_path))

    assert result.exit_code == 1
    nothing, reason = result.stderr.splitlines()
    assert nothing == "no game was played to its end"
    assert reason.startswith("kingdom: two, deal 1: tests.kit.bots:Silent ")


@pytest.mark.usefixtures("undrawn")
def test_the_report_covers_the_games_that_were_played_and_the_forfeited_ones_are_named(tmp_path: Path) -> None:
    words = ("--bot", "tests.kit.bots:Moody", "--games", "6", "--rulesets", "two", "--report", str(tmp_path))
    result = run(*words)

    assert result.exit_code == 0
    report, *faults = result.stderr.splitlines()
    assert report == f"the report is in {tmp_path / 'balance.html'}"
    assert 0 < len(faults) < 6
    assert all(line.startswith("kingdom: ") and "ZeroDivisionError: not in the mood" in line for line in faults)
    assert f"<dd>{6 - len(faults)}</dd>" in (tmp_path / "balance.html").read_text(encoding="utf-8")


@pytest.mark.usefixtures("undrawn")
def test_a_match_without_traps_is_played_and_is_in_the_command_of_the_report(tmp_path: Path) -> None:
    result = run(
        "--bot", "random", "--games", "1", "--seed", "9", "--rulesets", "two", "--traps", "4", "--report", str(tmp_path)
    )  # fmt: skip

    assert result.exit_code == 0
    page = (tmp_path / "balance.html").read_text(encoding="utf-8")
    assert "--games 1 --seed 9 --rulesets two --traps 4 --report DIR" in page
    (traps,) = (row for row in targets(tmp_path) if "4 games" in " ".join(row.values()))
    assert traps


@pytest.mark.usefixtures("undrawn")
def test_an_error_of_the_engine_stops_it_with_what_there_is(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    tally_of = studies.tally_of

    def sometimes(lot: studies.Lot, content: object) -> object:
        if lot.deals.start > 1:
            raise RuntimeError("the engine is wrong")
        return tally_of(lot, content)  # type: ignore[arg-type]

    monkeypatch.setattr(studies, "tally_of", sometimes)
    result = run("--bot", "random", "--games", "10", "--rulesets", "two", "--report", str(tmp_path))

    assert result.exit_code == 1
    assert "kingdom: two, deals 6 to 10, random: RuntimeError: the engine is wrong" in result.stderr
    assert "<dd>5</dd>" in (tmp_path / "balance.html").read_text(encoding="utf-8")


def test_ctrl_c_reports_on_what_there_is(tmp_path: Path) -> None:
    """The bot leaves a mark when it has decided often enough that some lots are done."""
    mark = tmp_path / "mark"
    (tmp_path / "marking.py").write_text(
        "from pathlib import Path\n"
        "from kingdom.bots.chance import RandomBot\n"
        "count = 0\n"
        "class Bot(RandomBot):\n"
        "    def __init__(self, seed):\n"
        "        global count\n"
        "        super().__init__(seed)\n"
        "        count += 1\n"
        f"        if count == 40: Path({str(mark)!r}).touch()\n",
        encoding="utf-8",
    )
    folder = tmp_path / "report"
    words = [
        "lab",
        "balance",
        "--bot",
        "marking:Bot",
        "--games",
        "100000",
        "--rulesets",
        "two",
        "--report",
        str(folder),
    ]
    process = start(*words, folders=(tmp_path,))
    try:
        wait_until(mark.exists, process)
        output, errors = interrupt(process)
    finally:
        process.kill()

    assert process.returncode == 130
    said = f"stopped: the report covers the games so far\nthe report is in {folder / 'balance.html'}\n"
    assert errors == said
    assert "two: the first seat" in output
    assert targets(folder)


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ([], "Missing option '--report'"),
        (["--report", "r", "--bot", "nobody"], "there is no bot 'nobody'"),
        (["--report", "r", "--rulesets", "three"], "there is no ruleset 'three'"),
        (["--report", "r", "--games", "0"], "Invalid value for '--games'"),
        (["--report", "r", "--traps", "1"], "Invalid value for '--traps'"),
        (["--report", "r", "--jobs", "many"], "Invalid value for '--jobs'"),
        (["--report", "r", "--content", "nowhere.toml"], "there is no pack 'nowhere.toml': give"),
        (["--report", "pyproject.toml"], "Directory 'pyproject.toml' is a file"),
        (["--report", "pyproject.toml/r"], "no report can be written to pyproject.toml/r: Not a directory"),
    ],
)
def test_used_wrongly_it_says_so_in_one_line(
    words: list[str], sentence: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "pyproject.toml").touch()
    monkeypatch.chdir(tmp_path)
    result = run(*words)

    assert result.exit_code == 2
    assert result.stdout == ""
    assert sentence in result.stderr
    assert len(result.stderr.strip().splitlines()) == 1


def test_without_ray_it_says_what_to_install(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("kingdom.lab.cluster.find_spec", lambda name: None)
    for words in (["--ray"], ["--ray", "ray://head:10001"]):
        result = run("--report", str(tmp_path / "r"), *words)
        assert result.exit_code == 3
        assert "Ray is not installed: install the extra ray" in result.stderr
    assert not (tmp_path / "r").exists()


@pytest.mark.parametrize("address", ["127.0.0.1:1", "ray://127.0.0.1:1"])
def test_a_cluster_that_does_not_answer_is_named(address: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("kingdom.lab.cluster.find_spec", lambda name: object())
    result = run("--report", str(tmp_path / "r"), "--ray", address)

    assert result.exit_code == 3
    assert result.stderr == f"kingdom: no Ray cluster answers at {address}: Connection refused\n"
