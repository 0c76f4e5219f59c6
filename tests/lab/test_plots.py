"""The plots of a study: what is drawn where, before Matplotlib makes a picture of it."""

from __future__ import annotations

from typing import Any

import pytest

from kingdom.content import load
from kingdom.core.cards import CardType
from kingdom.lab import plots
from kingdom.lab.account import BUILT, TAKEN
from kingdom.lab.estimates import Estimate
from kingdom.lab.tallies import ALONE, LOSER, WINNER, CardTally


class Paper:
    """Axes that only write down what is asked of them."""

    def __init__(self) -> None:
        self.calls: list[tuple[str, tuple[Any, ...], dict[str, Any]]] = []

    def __getattr__(self, name: str) -> Any:
        return lambda *arguments, **words: self.calls.append((name, arguments, words))

    def of(self, name: str) -> list[tuple[tuple[Any, ...], dict[str, Any]]]:
        return [(arguments, words) for called, arguments, words in self.calls if called == name]


def drawn(draw: Any, **given: Any) -> Paper:
    paper = Paper()
    draw(paper, **given)
    return paper


def of_two_games() -> CardTally:
    tally = CardTally(games=2)
    tally.parts.update({WINNER: 2, LOSER: 2})
    tally.scores.update({(WINNER, 50): 1, (WINNER, 60): 1, (LOSER, 40): 2})
    tally.lines.update({(WINNER, "flat"): 30, (LOSER, "flat"): 20, (WINNER, "calamities"): -8})
    tally.built.update({(WINNER, 1): 2, (WINNER, 4): 6, (LOSER, 2): 4})
    tally.produced.update({(WINNER, 1, 0): 8, (LOSER, 1, 0): 4, (WINNER, 1, 1): 4, (LOSER, 4, 3): 10})
    return tally


def test_each_score_is_drawn_as_often_as_it_came_up_part_by_part() -> None:
    found = drawn(plots.scores, tally=of_two_games())

    assert [(values[0], words["weights"], words["label"]) for values, words in found.of("hist")] == [
        ([50, 60], [1, 1], WINNER),
        ([40], [2], LOSER),
    ]
    assert len(found.of("legend")) == 1


def test_mean_points_of_each_source_stand_beside_one_another() -> None:
    found = drawn(plots.points, tally=of_two_games())

    (winner, _), (loser, _) = found.of("bar")
    assert winner == ([pytest.approx(-0.2), pytest.approx(0.8)], [15.0, -4.0], 0.4)
    assert loser == ([pytest.approx(0.2), pytest.approx(1.2)], [10.0, 0.0], 0.4)
    ((places, names), _) = found.of("set_xticks")[0]
    assert (list(places), names) == ([0, 1], ["Printed\npoints", "Calamities"])
    assert found.of("axhline")[0][0] == (0,)


def test_bars_of_one_part_stand_over_their_names() -> None:
    tally = CardTally(games=1)
    tally.parts[ALONE] = 1
    tally.lines[ALONE, "flat"] = 7

    assert drawn(plots.points, tally=tally).of("bar")[0][0] == ([0.0], [7.0], 0.8)


def test_cubes_of_a_seat_are_stacked_resource_by_resource() -> None:
    found = drawn(plots.production, tally=of_two_games()).of("bar")

    assert [list(means) for (_, means, _), _ in found] == [
        [3.0, 0.0, 0.0, 0.0], [1.0, 0.0, 0.0, 0.0], [0.0] * 4, [0.0, 0.0, 0.0, 2.5],
    ]  # fmt: skip
    assert [words["bottom"] for _, words in found] == [
        [0.0] * 4, [3.0, 0.0, 0.0, 0.0], [4.0, 0.0, 0.0, 0.0], [4.0, 0.0, 0.0, 0.0],
    ]  # fmt: skip
    assert [list(rounds) for (rounds, *_), _ in found] == [[1, 2, 3, 4]] * 4
    assert found[0][1]["label"] == "Materials"


def test_mean_cards_are_a_line_over_the_rounds_for_each_part_that_there_is() -> None:
    found = drawn(plots.built, tally=of_two_games())

    assert [(list(rounds), means) for (rounds, means), _ in found.of("plot")] == [
        ([1, 2, 3, 4], [1.0, 0.0, 0.0, 3.0]),
        ([1, 2, 3, 4], [0.0, 2.0, 0.0, 0.0]),
    ]
    assert found.of("set_ylim") == [((), {"bottom": 0})]


def test_estimates_lie_under_one_another_with_their_intervals() -> None:
    rows = [("Farm", Estimate(10.0, 7.0, 12.0)), ("Port", Estimate(20.0, 15.0, 30.0))]
    found = drawn(plots.forest, rows=rows, band=(5.0, 25.0))

    ((values, places), words) = found.of("errorbar")[0]
    assert (values, list(places), words["xerr"]) == ([10.0, 20.0], [0, 1], [[3.0, 5.0], [2.0, 10.0]])
    assert found.of("axvspan")[0][0] == (5.0, 25.0)
    assert found.of("set_ylim")[0][0] == (-0.7, 1.7)
    assert list(found.of("set_yticks")[0][0][1]) == ["Farm", "Port"]
    assert drawn(plots.forest, rows=rows, band=None).of("axvspan") == []


def test_each_card_has_a_row_the_least_first_and_a_plot_without_rows_is_not_drawn(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    from types import SimpleNamespace

    tally = of_two_games()
    tally.did.update({(TAKEN, "farm"): 4, (BUILT, "farm"): 3, (TAKEN, "port"): 4, (BUILT, "port"): 1})
    tally.only_one.update({(BUILT, "farm"): 4})
    tally.only_one_half_points.update({(BUILT, "farm"): 6})
    tally.leading.update({CardType.MONUMENT: 24})
    made: dict[str, tuple[Any, float]] = {}

    def plot_of(name: str, draw: Any, height: float, group: str) -> plots.LabPlot:
        made[name] = (draw.keywords, height)
        return plots.LabPlot(name, group)

    monkeypatch.setattr(plots, "plot_of", plot_of)
    study: Any = SimpleNamespace(content=load())
    found = plots.card_plots(study, tally, "two players")

    assert [one.title for one in found] == ["shares", "wins", "leads"]
    shares, height = made["shares"]
    assert [(name, estimate.value) for name, estimate in shares["rows"]] == [("Port", 25.0), ("Farm", 75.0)]
    assert shares["band"] == pytest.approx((10.0, 90.0))
    assert height == pytest.approx(0.94)
    assert [(name, estimate.value) for name, estimate in made["wins"][0]["rows"]] == [("Farm", 75.0)]
    leads = {name: estimate.value for name, estimate in made["leads"][0]["rows"]}
    assert leads == {"Structure": 0.0, "Specialist": 0.0, "Discovery": 0.0, "Monument": 100.0}


@pytest.fixture
def papers(monkeypatch: pytest.MonkeyPatch) -> list[Paper]:
    """The canvas of the plots; a picture takes a second."""
    found: list[Paper] = []

    def svg_of(draw: Any, height: float, width: float = 7.5) -> str:
        found.append(Paper())
        draw(found[-1])
        return str(height)

    monkeypatch.setattr(plots, "svg_of", svg_of)
    return found


def test_a_plot_has_its_title_and_names_what_its_axes_count(papers: list[Paper]) -> None:
    for name in plots.DRAWINGS:
        found = plots.plot_of(name, lambda axes: None, 1.5, "two players")
        assert found == (f"two players: {plots.SHOWN[name][0]}", "1.5")
    for paper, name in zip(papers, plots.DRAWINGS, strict=True):
        for label, called in zip(plots.SHOWN[name][1:], ("set_xlabel", "set_ylabel"), strict=True):
            assert [text for (text,), _ in paper.of(called)] == ([label] if label else [])


def test_there_are_plots_for_each_number_of_players_that_has_games(papers: list[Paper]) -> None:
    class Studied:
        content = load()

        def names(self, players: int) -> list[int]:
            return [players]

        def together(self, names: list[int]) -> CardTally:
            return of_two_games() if names == [2] else CardTally()

    study: Any = Studied()
    found = plots.plots_of(study)

    assert [one.title for one in found[:4]] == [f"two players: {plots.SHOWN[name][0]}" for name in plots.DRAWINGS]
    assert all(paper.calls for paper in papers)
