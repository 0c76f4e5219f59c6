"""The figures of the manual: measured with the cards and weights as shipped, and shown as they were stored."""

from __future__ import annotations

import re
from typing import Any

import pytest

from tests.kit.benches import script

each_table = pytest.mark.parametrize("name", ["strength", "balance", "learning"])


@pytest.fixture
def figures(monkeypatch: pytest.MonkeyPatch) -> Any:
    """benchmarks/figures.py"""
    return script("figures", monkeypatch)


@each_table
def test_the_figures_of_the_manual_are_those_of_the_cards_and_weights_as_shipped(figures: Any, name: str) -> None:
    result = figures.stored(name)

    assert (result.cards, result.weights) == (figures.shipped_cards(), figures.shipped_weights()), "run make figures"


@each_table
def test_a_page_shows_its_table_as_it_was_stored(figures: Any, name: str) -> None:
    page = (figures.DOCS / figures.PAGES[name]).read_text(encoding="utf-8")

    assert figures.page(name) == page, "run python benchmarks/figures.py --tables"
    assert figures.stored(name).caption() in page


def test_the_plot_shows_every_match(figures: Any) -> None:
    drawn = (figures.RESULTS / "strength.svg").read_text(encoding="utf-8")

    assert drawn == figures.plot()
    assert len(re.findall("<circle", drawn)) == len(figures.stored("strength").rows)


def test_the_curve_rises_as_the_learner_trains(figures: Any) -> None:
    rates = [float(rate.split()[0]) for *_, rate in figures.stored("learning").rows]

    assert (figures.RESULTS / "learning.svg").read_text(encoding="utf-8") == figures.curve()
    assert rates[0] < 60 < 90 < rates[-1]
    assert len(rates) == len(figures.STEPS)


def test_a_table_is_measured_by_the_commands_beneath_it(figures: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(figures, "MATCHES", (("page", "random", 4, "two"),))

    result = figures.strength(0.5, jobs=1)

    assert result.commands == ("kingdom arena page random --games 2 --rulesets two --seed 31001",)
    assert [row[:3] for row in result.rows] == [("page – random", "two", "2")]


@pytest.mark.parametrize("document", ["bots", "balance", "content"])
def test_a_page_about_cards_and_bots_has_at_most_nine_hundred_words(figures: Any, document: str) -> None:
    text = (figures.DOCS / f"{document}.md").read_text(encoding="utf-8")
    prose = re.sub(r"<!-- figures.*?<!-- end", "", text, flags=re.DOTALL)

    assert 300 < len(prose.split()) <= 900
