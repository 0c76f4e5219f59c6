"""The script that compares weights of the steward: with few games, since what it measures is nothing to assert."""

from __future__ import annotations

from types import ModuleType

import pytest

from kingdom.bots.steward.worth import DEFAULT
from tests.kit.benches import script


@pytest.fixture
def bench(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    return script("bench_weights", monkeypatch)


def test_the_same_weights_win_half_of_each_pair(bench: ModuleType, capsys: pytest.CaptureFixture[str]) -> None:
    bench.main([f"spite={DEFAULT.spite}", "--games", "4", "--ruleset", "two+quest"])
    rate, margin, seat = capsys.readouterr().out.splitlines()

    assert rate.startswith(f"spite={DEFAULT.spite} wins 50.0 (")
    assert rate.endswith(") % of 4 games, two+quest")
    assert margin == "margin 0.0 (0.0 to 0.0) points"
    assert seat.startswith("the first seat wins ")


def test_the_changed_weights_sit_in_either_seat_once(bench: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[tuple[object, ...]] = []

    def play(options: object, seed: int, seats: tuple[object, ...]) -> tuple[float, float]:
        seen.append(seats)
        return 1.0, 3.0

    monkeypatch.setattr(bench, "play", play)
    changed = bench.weights_of(["spite=1", "patience=(0, 2)"])

    assert (changed.spite, changed.patience) == (1, (0, 2))
    assert bench.pair(5, {}, changed) == ((1.0, 3.0), (1.0, 3.0))
    assert seen == [(changed, DEFAULT), (DEFAULT, changed)]


@pytest.mark.parametrize(
    ("words", "why"),
    [
        (["spit=1"], "there is no weight 'spit': it is one of cube, "),
        (["spite=much"], "'much' is no value of spite: write a number, or several as '(1, 2)'"),
        (["spite=(1, 2)"], f"spite takes one number: spite={DEFAULT.spite}"),
        (["patience=1"], f"patience takes 2 numbers: patience={DEFAULT.patience}"),
        (["spite=1", "--ruleset", "tow"], "there is no ruleset 'tow': "),
        (["spite=1", "--ruleset", "solo"], "say one ruleset for two players, such as two+quest"),
        (["spite=1", "--ruleset", "two*"], "say one ruleset for two players, such as two+quest"),
    ],
)
def test_what_cannot_be_compared_is_said(
    bench: ModuleType, capsys: pytest.CaptureFixture[str], words: list[str], why: str
) -> None:
    with pytest.raises(SystemExit, match="2"):
        bench.main(words)

    assert f"error: {why}" in capsys.readouterr().err
