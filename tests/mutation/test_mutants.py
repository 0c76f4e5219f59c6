"""The mutants themselves: each is the file with one fault in it, and nothing else."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.mutation.mutants import sites_of
from tests.mutation.run import CONCERNED, ROOT, drawn, part_of


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
    ],
)
def test_one_thing_is_changed(line: str, faults: list[str], tmp_path: Path) -> None:
    file = tmp_path / "code.py"
    file.write_text(f"{line}\n", encoding="utf-8")
    mutants = [site.mutant(tmp_path) for site in sites_of(Path("code.py"), tmp_path)]

    assert [mutant.source.strip() for mutant in mutants if mutant] == faults


def test_the_same_seed_draws_the_same_faults_of_the_rooms_asked_for() -> None:
    one, again, other = (list(map(str, drawn(5, seed, ["core"]))) for seed in (1, 1, 2))

    assert one == again != other
    assert all("src/kingdom/core/" in text for text in one)


def test_every_room_of_the_package_knows_which_tests_concern_it() -> None:
    assert part_of(Path("src/kingdom/core/state.py")) == "core"
    for stages in CONCERNED.values():
        for stage in stages:
            assert any(list(ROOT.glob(test)) for test in stage), stage
