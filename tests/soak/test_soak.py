"""The soak continues where it stopped, adds to one file by version, and reports what it finds."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tests.kit.nursery import Nursery
from tests.soak import __main__ as soak
from tests.soak.faults import Counts
from tests.soak.requests import Fuzzer, fields_of, hidden, spoilt


@pytest.fixture
def seeds(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The seeds of the trials that are run: trials that only note them."""
    noted: list[int] = []

    def trial(seed: int, folder: Path, nursery: Nursery) -> Counts:
        noted.append(seed)
        if seed == 7:
            raise AssertionError("a game was lost")
        return {"kills": 2, "requests": 10}

    monkeypatch.setattr(soak, "TRIALS", {"small": trial})
    return noted


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "soak.json"


def rows(file: Path) -> Any:
    return json.loads(file.read_text(encoding="utf-8"))


def test_a_soak_continues_from_its_seeds_and_adds_to_its_results(
    seeds: list[int], file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    words = ["--results", str(file), "--requests"]

    assert soak.main([*words, "30"]) == 0
    assert soak.main([*words, "50"]) == 0

    assert seeds == [0, 1, 2, 3, 4]
    (version,) = rows(file)
    assert rows(file)[version]["small"] == {
        "seed": 5,
        "trials": 5,
        "counts": {"kills": 10, "requests": 50},
        "faults": [],
    }
    assert "small: 5 trials; 10 kills, 50 requests" in capsys.readouterr().out


def test_each_version_has_its_own_results_and_repeats_no_trial_of_another(
    seeds: list[int], file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for version in ("1.0+abc", "1.0+def"):
        monkeypatch.setattr(soak, "version", lambda version=version: version)
        soak.main(["--results", str(file), "--kills", "4"])

    assert seeds == [0, 1, 2, 3]
    assert {name: found["small"]["trials"] for name, found in rows(file).items()} == {"1.0+abc": 2, "1.0+def": 2}


def test_a_fault_is_written_down_with_its_seed_and_the_soak_goes_on(seeds: list[int], file: Path) -> None:
    assert soak.main(["--results", str(file), "--kills", "18"]) == 1

    (found,) = rows(file).values()
    assert seeds == list(range(10))
    assert [fault["seed"] for fault in found["small"]["faults"]] == [7]
    assert "a game was lost" in found["small"]["faults"][0]["fault"]


def test_a_trial_that_is_stopped_is_repeated(file: Path, monkeypatch: pytest.MonkeyPatch, seeds: list[int]) -> None:
    whole: Callable[..., Counts] = soak.TRIALS["small"]

    def stopped(seed: int, folder: Path, nursery: Nursery) -> Counts:
        if len(seeds) == 2:
            seeds.append(seed)
            raise KeyboardInterrupt
        return whole(seed, folder, nursery)

    monkeypatch.setattr(soak, "TRIALS", {"small": stopped})
    assert soak.main(["--results", str(file), "--kills", "8"]) == 0
    assert soak.main(["--results", str(file), "--kills", "8"]) == 0

    assert seeds == [0, 1, 2, 2, 3]


def test_no_byte_of_an_answer_or_a_page_differs_where_two_cards_change_places(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tests.soak.requests.PAIRS", 4)

    counts = hidden(1, tmp_path, None)  # type: ignore[arg-type]

    assert counts["pairs"] >= 4
    assert counts["pages"] > 20


def test_a_spoilt_request_differs_in_one_place() -> None:
    data = {"options": {"players": 2, "modules": ["menace"]}, "seed": 1}
    rng = Random(1)

    found = [spoilt(data, rng) for _ in range(50)]

    assert all(one != data for one in found)
    assert any(isinstance(one, dict) and one["options"] != data["options"] for one in found)


def test_every_route_and_field_is_tried(tmp_path: Path) -> None:
    from tests.kit.local_server import local_server, settings_for

    with local_server(settings_for(tmp_path)) as client:
        fuzzer = Fuzzer(client, Random(1))
        described = client.get("/api/openapi.json").json()

    paths = {path for path, _ in fuzzer.routes}
    assert {path for path in described["paths"] if not path.endswith("/events")} <= paths
    assert {"/", "/tables", "/t/{table_id}/act"} <= paths
    assert {"plan", "client_id"} <= set(fields_of(described)["/api/tables/{table_id}/act", "POST"])
