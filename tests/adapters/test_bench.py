"""The benchmark runs: with tiny numbers, since what it measures is nothing to assert."""

from __future__ import annotations

import json
from types import ModuleType

import pytest

from tests.kit.benches import script

TINY = ["--repeat", "1", "--seconds", "0.001"]


@pytest.fixture
def bench(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    module = script("bench_engine", monkeypatch)
    # What others do is theirs to test, and is not installed everywhere.
    monkeypatch.setattr(module, "OTHERS", {"another": lambda seconds: 7.0})
    return module


def test_every_row_gets_every_figure(bench: ModuleType, capsys: pytest.CaptureFixture[str]) -> None:
    bench.main([*TINY, "--json"])
    figures = json.loads(capsys.readouterr().out)

    assert list(figures["rows"]) == ["base", "menace", "advisors", "quest", "all three", "solo", "scenario"]
    for row in figures["rows"].values():
        assert set(row) == set(bench.COLUMNS)
        assert min(row.values()) > 0
    assert figures["others"] == {"another": 7.0}


def test_the_figures_are_a_table_to_read(bench: ModuleType, capsys: pytest.CaptureFixture[str]) -> None:
    bench.main([*TINY, "--rows", "base, solo"])
    said = capsys.readouterr()
    lines = said.out.splitlines()

    assert lines[0].startswith("Python ")
    assert lines[2].split()[:2] == ["games/s", "decisions/s"]
    assert [line.split()[0] for line in lines[3:5]] == ["base", "solo"]
    assert lines[-1] == "another: 7 steps/s"
    assert said.err == "round 1 of 1 …\n"


def test_what_is_not_installed_is_left_out_and_said(
    bench: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def absent(seconds: float) -> float:
        raise ImportError("No module named 'cards'")

    monkeypatch.setattr(bench, "OTHERS", {"another": absent})
    bench.main([*TINY, "--rows", "solo"])

    assert "another: not measured, No module named 'cards': make bench installs it" in capsys.readouterr().err


def test_a_row_that_is_not_there_is_refused(bench: ModuleType, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as left:
        bench.main(["--rows", "base,magic"])

    assert left.value.code == 2
    assert "there are no rows magic: choose among base" in capsys.readouterr().err


def test_play_for_the_benchmark_is_a_whole_game(bench: ModuleType) -> None:
    steps, record = bench.steps_of({}, bench.load())

    assert record.result is not None
    assert len(steps) == len(record.actions)
    assert bench.play(bench.rules_of({}, bench.load()), 3) > 100
