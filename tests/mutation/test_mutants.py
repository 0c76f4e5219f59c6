"""The mutants themselves: each is the file with one fault in it, and nothing else."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from coverage import CoverageData

from tests.mutation.guess import PLAYING, Guess
from tests.mutation.mutants import sites_of
from tests.mutation.reach import Reach
from tests.mutation.run import ROOT, affordable, drawn, interval


@pytest.mark.parametrize(
    ("line", "faults"),
    [
        ("a = b == c", ["a = (b != c)"]),
        ("a = b < c", ["a = (b <= c)"]),
        ("a = b and c", ["a = (b or c)"]),
        ("a = not b", ["a = (b)"]),
        ("a = b + 2", ["a = (b - 2)", "a = b + (3)"]),
        ("a = 'b' + c", []),
        ("a = f'{b + 1}'", []),
        ("a: 'b | 1' = True", ["a: 'b | 1' = (False)"]),
        ("if a: b()", ["if (not a): b()", "if a: pass"]),
        ("f = m.scores(clause='END-1')", ["f = m.scores(clause='GEN-1')"]),
        ("def f(): return a", ["def f(): return None"]),
        ("for a in b: continue", ["for a in b: pass"]),
        ("a = zip(b, strict=True)", []),
        ("a = dataclass(frozen=True, eq=False)", ["a = dataclass(frozen=True, eq=(True))"]),
    ],
)
def test_one_thing_is_changed(line: str, faults: list[str], tmp_path: Path) -> None:
    file = tmp_path / "code.py"
    file.write_text(f"{line}\n", encoding="utf-8")
    mutants = [site.mutant(tmp_path) for site in sites_of(Path("code.py"), tmp_path)]

    assert [mutant.source.strip() for mutant in mutants if mutant] == faults


def test_the_same_seed_draws_the_same_faults_of_the_rooms_asked_for() -> None:
    one, again, other = (list(map(str, drawn(5, seed, ["core"], []))) for seed in (1, 1, 2))

    assert one == again != other
    assert all("src/kingdom/core/" in text for text in one)
    assert list(drawn(5, 1, ["core"], ["core"])) == []


def test_a_fault_is_tried_on_the_tests_that_come_past_it_the_quickest_first(tmp_path: Path) -> None:
    file = tmp_path / "src" / "kingdom" / "code.py"
    (tmp_path / "reach").mkdir()
    data = CoverageData(str(tmp_path / "reach" / "lines.gw0"))
    reached = {"": [1, 2], "tests/slow": [3, 4], "tests/quick": [4, 5], "tests/other": [9], "src/a.py::doctest": [4]}
    for test, lines in reached.items():
        data.set_context(test)
        data.add_lines({str(file): lines})
    data.write()
    seconds = {"tests/slow": 2.0, "tests/quick": 0.1, "tests/other": 1.0}
    (tmp_path / "reach" / "seconds.gw0.json").write_text(json.dumps(seconds), encoding="utf-8")

    reach = Reach(tmp_path / "reach", tmp_path)

    code = Path("src/kingdom/code.py")
    assert reach.of(code, 4, 4) == ["tests/quick", "tests/slow"]
    assert reach.of(code, 9, 12) == ["tests/other"]
    assert reach.of(code, 1, 1) == ["tests/quick", "tests/other", "tests/slow"], (
        "it runs on import: all who use the file are asked"
    )
    assert reach.of(Path("src/kingdom/unread.py"), 1, 1) == []
    assert affordable(["tests/quick", "tests/other", "tests/slow"], reach, 1.5) == ["tests/quick", "tests/other"]
    assert affordable(["tests/slow", "tests/quick"], reach, 1.5) == ["tests/slow"], "one at least"


def test_few_trials_say_little_of_the_share_that_is_found() -> None:
    assert [f"{bound:.3f}" for bound in interval(95, 100)] == ["0.888", "0.978"]
    assert [f"{bound:.3f}" for bound in interval(10, 10)] == ["0.722", "1.000"]


def test_without_a_book_the_tests_that_speak_of_a_place_are_guessed() -> None:
    guess = Guess(ROOT)
    cache = ROOT / "src" / "kingdom" / "web" / "tables" / "cache.py"
    line = cache.read_text(encoding="utf-8").splitlines().index("class TableCache:") + 1

    assert guess.around(Path("src/kingdom/web/tables/cache.py"), line) == ("TableCache",)
    assert guess.of(Path("src/kingdom/lab/regression.py"), 1, 1)[0] == "tests/lab/test_regression.py"
    assert guess.of(Path("src/kingdom/fast/seeing.py"), 1, 1)[0] == "tests/fast/test_seeing.py"


def test_tests_that_are_tried_without_a_word_about_a_place_are_there() -> None:
    named = {f"tests/{name}" for names in PLAYING.values() for name in names}

    assert [name for name in sorted(named) if not (ROOT / name).is_file()] == []
    assert [start for start in PLAYING if not list((ROOT / "src" / "kingdom").glob(f"{start}*"))] == []
