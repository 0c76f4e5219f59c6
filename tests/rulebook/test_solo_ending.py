"""SOL-8, SOL-9: supremacy alone, the score and the medals."""

from __future__ import annotations

import pytest

import kingdom
from kingdom.core.scoring import ScoreLine
from tests.kit import clause
from tests.kit.solo import solo_table, worth

# --- SOL-8: supremacy


@clause("SOL-8")
@pytest.mark.parametrize(
    ("duchy", "training"), [("Quarry", 0), ("Quarry, Munitions Specialists", 1)], ids=["four", "five"]
)
def test_solo_the_supremacy_bonus_takes_five_of_the_resource(duchy: str, training: int) -> None:
    """Valados makes 2 Materials, a Quarry 2 more, Munitions Specialists one more."""
    table = solo_table(f"ann: duchy {duchy}", when="planning").play("ann: done")

    assert table.state.phase.name == "materials"
    assert table.shows(f"ann: training {training}; soldiers 0")


@clause("SOL-8", "PRO-3")
def test_solo_too_the_second_supremacy_takes_the_soldier_from_training() -> None:
    table = solo_table("ann: duchy Quarry, Munitions Specialists; training 1", when="planning").play("ann: done")

    assert table.shows("ann: training 0; soldiers 1")


# --- SOL-9: score and medals


def ended(points: int, **options: object) -> kingdom.Verdict:
    """How a game ends with so many points."""
    return worth(points, solo_table(when="last window, round 4", **options)).play("ann: done").game.outcome()


@clause("SOL-9")
@pytest.mark.parametrize(
    ("points", "medal"),
    [
        (69, "none"),
        (70, "bronze"),
        (71, "bronze"),
        (94, "bronze"),
        (95, "silver"),
        (96, "silver"),
        (114, "silver"),
        (115, "gold"),
        (116, "gold"),
        (-12, "none"),
    ],
)
@pytest.mark.parametrize("edition", ["first", "second"])
def test_a_score_earns_a_medal_from_70_from_95_and_from_115(points: int, medal: str, edition: str) -> None:
    outcome = ended(points, edition=edition)

    assert (outcome.medal, outcome.reason, outcome.clause) == (medal, "medal", "SOL-9")


@clause("SOL-9")
def test_below_bronze_is_not_a_loss() -> None:
    outcome = ended(12)

    assert outcome.losses == ((),)
    assert outcome.winners == (0,)


@clause("SOL-9")
@pytest.mark.parametrize("modules", [("menace",), ("advisors",), ("menace", "advisors")])
def test_the_medals_are_the_same_with_any_mixture_of_modules(modules: tuple[str, ...]) -> None:
    assert [ended(points, modules=modules).medal for points in (69, 70, 95, 115)] == [
        "none",
        "bronze",
        "silver",
        "gold",
    ]


@clause("SOL-9")
@pytest.mark.parametrize(
    ("edition", "side", "price"), [("second", "A", [-15]), ("second", "B", []), ("first", "A", []), ("first", "B", [])]
)
def test_in_the_second_edition_side_a_costs_fifteen_points(edition: str, side: str, price: list[int]) -> None:
    """High Rampart and Royal Guard are worth 9 points each."""
    table = solo_table("ann: duchy High Rampart, Royal Guard", when="last window, round 4", edition=edition, side=side)

    outcome = table.play("ann: done").game.outcome()

    assert [line.points for line in outcome.scores[0] if line.source == "side_a"] == price
    assert outcome.total(0) == 18 + sum(price)


@clause("SOL-9/R1")
def test_side_a_costs_fifteen_points_in_scenarios_too() -> None:
    outcome = ended(100, scenario="the_prophecy", side="A")

    assert ScoreLine("side_a", -15, "SOL-9") in outcome.scores[0]
