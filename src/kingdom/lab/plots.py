"""Plots of a study, as SVG. Matplotlib draws them and is imported only here."""

from __future__ import annotations

import io
from collections.abc import Callable, Sequence
from functools import partial
from textwrap import fill
from typing import Any, NamedTuple

import matplotlib as mpl
from matplotlib.axes import Axes
from matplotlib.figure import Figure

from kingdom.core.cards import CardType, Family
from kingdom.core.phases import ROUNDS
from kingdom.core.resources import RESOURCES
from kingdom.lab import findings
from kingdom.lab.account import BUILT
from kingdom.lab.balance import Study
from kingdom.lab.estimates import Estimate
from kingdom.lab.naming import group
from kingdom.lab.tallies import ALONE, DRAWN, LOSER, WINNER, CardTally
from kingdom.lab.targets import BUILT_OF_TAKEN, EFFECT, LEADING
from kingdom.words import Words

mpl.use("svg")
# The same study gives the same file; text stays text, in a generic font that every machine has.
STYLE: dict[Any, Any] = {
    "svg.hashsalt": "kingdom",
    "svg.fonttype": "none",
    "font.family": "sans-serif",
    "font.size": 9,
}

COLOURS = {"materials": "#8a7f72", "population": "#7a8f3c", "gold": "#d9a521", "exploration": "#3f7fb5"}
PART_COLOURS = {WINNER: "#3f7f5f", LOSER: "#b5653f", DRAWN: "#8a7f72", ALONE: "#3f7fb5"}


SHOWN = {
    "scores": ("scores", "score", "seats"),
    "points": ("points by source", "", "points"),
    "production": ("production by round and step", "round", "cubes"),
    "built": ("cards built by round", "round", "cards built"),
    "shares": ("share built, by card", "built of those taken, %", ""),
    "wins": ("wins of the only seat that built a card", "wins, %", ""),
    "worth": ("worth of building one more copy", "points", ""),
    "leads": ("leading type in the winner's points", "games, %", ""),
}
"""The title of each plot, and the labels of its axes."""


class LabPlot(NamedTuple):
    """A picture with its title."""

    title: str
    svg: str


def plots_of(study: Study) -> list[LabPlot]:
    """Every plot that the games have data for, as SVG."""
    plots: list[LabPlot] = []
    for players in (2, 1):
        tally = study.together(study.names(players))
        if not tally.games:
            continue
        called = group(players)
        for name, draw in DRAWINGS.items():
            plots.append(plot_of(name, partial(draw, tally=tally), HEIGHT, called))
        plots += card_plots(study, tally, called)
    return plots


def plot_of(name: str, draw: Callable[[Axes], None], height: float, called: str) -> LabPlot:
    """A plot with its title and axis labels."""

    def drawn(axes: Axes) -> None:
        draw(axes)
        if across:
            axes.set_xlabel(across)
        if up:
            axes.set_ylabel(up)

    title, across, up = SHOWN[name]
    return LabPlot(f"{called}: {title}", svg_of(drawn, height))


def svg_of(draw: Callable[[Axes], None], height: float, width: float = 7.5) -> str:
    """A drawing as the text of an SVG file."""
    with mpl.rc_context(STYLE):
        figure = Figure(figsize=(width, height), layout="constrained")
        draw(figure.add_subplot())
        written = io.StringIO()
        figure.savefig(written, format="svg", metadata={"Date": None, "Creator": None})
    return written.getvalue()


def scores(axes: Axes, tally: CardTally) -> None:
    """The frequency of each score."""
    for part, colour in PART_COLOURS.items():
        counts = {score: count for (its, score), count in tally.scores.items() if its == part}
        if counts:
            label = part
            axes.hist(list(counts), weights=list(counts.values()), bins=30, alpha=0.65, label=label, color=colour)
    axes.legend()


def points(axes: Axes, tally: CardTally) -> None:
    """Mean points from each source."""
    sources = list(dict.fromkeys(source for _, source in tally.lines))
    parts = [part for part in PART_COLOURS if tally.parts[part]]
    width = 0.8 / max(len(parts), 1)
    for at, part in enumerate(parts):
        means = [tally.lines[part, source] / tally.parts[part] for source in sources]
        places = [place + width * (at - (len(parts) - 1) / 2) for place in range(len(sources))]
        axes.bar(places, means, width, label=part, color=PART_COLOURS[part])
    names = [fill(Words().score_source(source), NARROW) for source in sources]
    axes.set_xticks(range(len(sources)), names, fontsize=SMALL)
    axes.axhline(0, color="black", linewidth=0.6)
    axes.legend()


def production(axes: Axes, tally: CardTally) -> None:
    """Mean cubes of a seat by round, with the resources stacked."""
    seats = sum(tally.parts.values())
    rounds = range(1, ROUNDS + 1)
    below = [0.0] * ROUNDS
    for resource in RESOURCES:
        name = resource.name.lower()
        means = [sum(tally.produced[part, number, resource] for part in tally.parts) / seats for number in rounds]
        axes.bar(rounds, means, 0.7, bottom=below, label=name.capitalize(), color=COLOURS[name])
        below = [height + mean for height, mean in zip(below, means, strict=True)]
    axes.set_xticks(rounds)
    axes.legend()


def built(axes: Axes, tally: CardTally) -> None:
    """Mean number of cards a seat builds, round by round."""
    rounds = range(1, ROUNDS + 1)
    for part, colour in PART_COLOURS.items():
        if tally.parts[part]:
            means = [tally.built[part, number] / tally.parts[part] for number in rounds]
            axes.plot(rounds, means, marker="o", label=part, color=colour)
    axes.set_ylim(bottom=0)
    axes.set_xticks(rounds)
    axes.legend()


DRAWINGS: dict[str, Callable[..., None]] = {
    "scores": scores,
    "points": points,
    "production": production,
    "built": built,
}
HEIGHT = 3.2
NARROW, SMALL = 11, 8
"""The letters of a source's name that fit on a line under its bars, and their size."""


def card_plots(study: Study, tally: CardTally, called: str) -> list[LabPlot]:
    """Plots with a row for each card or type: the share built, and the effect on the result."""
    kinds = study.content.kinds(Family.DEVELOPMENT)
    plots: list[LabPlot] = []

    def add(name: str, estimates: dict[str, Estimate], band: tuple[float, float] | None) -> None:
        if estimates:
            height = 0.6 + 0.17 * len(estimates)
            rows = sorted(estimates.items(), key=lambda row: row[1].value)
            plots.append(plot_of(name, partial(forest, rows=rows, band=band), height, called))

    keys = {kind.key: kind.name for kind in kinds}
    shares = {name: share.map(100) for key, name in keys.items() if (share := findings.share_built(tally, key))}
    add("shares", shares, _percent(BUILT_OF_TAKEN))
    rates = {name: rate.map(100) for key, name in keys.items() if (rate := findings.rate_of_only(tally, (BUILT, key)))}
    add("wins", rates, _percent(EFFECT))
    fitted = tally.worth.fit()
    add("worth", {name: fitted[key] for key, name in keys.items() if key in fitted}, None)
    types = {kind: kind.name.capitalize() for kind in CardType}
    leads = {name: lead.map(100) for kind, name in types.items() if (lead := findings.leads(tally, kind))}
    add("leads", leads, _percent(LEADING))
    return plots


def _percent(band: tuple[float, float]) -> tuple[float, float]:
    return band[0] * 100, band[1] * 100


def forest(axes: Axes, rows: Sequence[tuple[str, Estimate]], band: tuple[float, float] | None) -> None:
    """Estimates one below the other, each with its interval; the band marks the target."""
    if band is not None:
        axes.axvspan(*band, color="#3f7f5f", alpha=0.12)
    values = [estimate.value for _, estimate in rows]
    reach = [
        [estimate.value - estimate.low for _, estimate in rows],
        [estimate.high - estimate.value for _, estimate in rows],
    ]
    axes.errorbar(values, range(len(rows)), xerr=reach, fmt="o", markersize=3, linewidth=1, color="#333333")
    axes.set_yticks(range(len(rows)), [name for name, _ in rows])
    axes.set_ylim(-0.7, len(rows) - 0.3)
    axes.grid(axis="x", linewidth=0.4)
