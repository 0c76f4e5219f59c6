"""The benchmark of the server runs: with tiny numbers, since what it measures is nothing to assert."""

from __future__ import annotations

import json
from pathlib import Path
from types import ModuleType

import pytest

from tests.kit.benches import script


@pytest.fixture
def bench(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    module = script("bench_web", monkeypatch)
    monkeypatch.setattr(module, "SCRIPTS", 1)
    monkeypatch.setattr(module, "LATE", 1)
    monkeypatch.setattr(module, "IN_A_ROW", 3)
    monkeypatch.setattr(module, "WARM_UP_SECONDS", 0.2)
    return module


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="it reads the time of a process from Linux")
def test_every_way_to_play_gets_its_figures(bench: ModuleType, capsys: pytest.CaptureFixture[str]) -> None:
    bench.main(["--tables", "1,2", "--seconds", "0.5", "--pace", "20", "--json"])
    told = json.loads(capsys.readouterr().out)
    (figures,) = told["runs"]

    ways = [(row["tables"], row["how"]) for row in figures["rows"]]
    assert ways == [(1, "flat out"), (2, "flat out"), (2, "paced"), (2, "listening")]
    for row in figures["rows"]:
        assert row["actions"] > 0
        assert row["p50_ms"] <= row["p99_ms"]
        # At the pace that was asked for, and each table may begin and end with an action.
        assert row["how"] == "flat out" or row["per_second"] <= 20 + row["tables"] / 0.5
    assert figures["rows"][3]["events"] > 0
    assert figures["first view"]["entries"] > 100
    assert figures["first view"]["page"]["median ms"] > 0
    assert figures["weight"]["page"] < figures["weight"]["travels"] < figures["weight"]["all"]
    assert figures["weight"]["travels"] < bench.GOAL_BYTES
    paced, listening, _, weight = told["goals"].values()
    assert (paced, listening, weight) == (0, 0, 1), (
        "two tables prove nothing about 200; how quick this machine is, nobody asks"
    )
    bench.show(figures, 1)
    assert "| listening |" in capsys.readouterr().out
