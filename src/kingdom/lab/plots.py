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
from matplotlib.ticker import ScalarFormatter

from kingdom.core.cards import CardType, Family
from kingdom.core.phases import ROUNDS
from kingdom.core.resources import RESOURCES
from kingdom.lab import findings
from kingdom.lab.account import BUILT
from kingdom.lab.balance import Study
from kingdom.lab.estimates import Estimate
from kingdom.lab.naming import Naming
from kingdom.lab.tallies import ALONE, DRAWN, LOSER, WINNER, Tally
from kingdom.lab.targets import BUILT_OF_TAKEN, EFFECT, LEADING
from kingdom.words import DEFAULT, Words

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


class Plot(NamedTuple):
    """A picture and what it shows."""

    title: str
    svg: str


def plots_of(study: Study, words: Words) -> list[Plot]:
    """Every plot that the games have data for, in the language of `words`."""
    found: list[Plot] = []
    for players in (2, 1):
        tally = study.together(study.names(players))
        if not tally.games:
            continue
        group = Naming(words).group(players).page
        for name, draw in DRAWINGS.items():
            found.append(plot_of(name, partial(draw, tally=tally, words=words), HEIGHT, group, words))
        found += card_plots(study, tally, group, words)
    return found


def plot_of(name: str, draw: Callable[[Axes], None], height: float, group: str, words: Words) -> Plot:
    """A plot with its title and axis labels."""

    def drawn(axes: Axes) -> None:
        draw(axes)
        across, up = f"plot-{name}.across", f"plot-{name}.up"
        if words.has(across):
            axes.set_xlabel(words.t(across))
        if words.has(up):
            axes.set_ylabel(words.t(up))
        if words.language != DEFAULT:
            write_commas(axes)

    return Plot(words.t("plot-title", group=group, what=words.t(f"plot-{name}")), svg_of(drawn, height))


class Commas(ScalarFormatter):
    """Numbers with a decimal comma."""

    def __call__(self, x: float, pos: int | None = None) -> str:
        """The number at a tick."""
        return super().__call__(x, pos).replace(".", ",")


def write_commas(axes: Axes) -> None:
    """Use decimal commas on the numeric axes."""
    for axis in (axes.xaxis, axes.yaxis):
        if isinstance(axis.get_major_formatter(), ScalarFormatter):
            axis.set_major_formatter(Commas())


def svg_of(draw: Callable[[Axes], None], height: float, width: float = 7.5) -> str:
    """A drawing as the text of an SVG file."""
    with mpl.rc_context(STYLE):
        figure = Figure(figsize=(width, height), layout="constrained")
        draw(figure.add_subplot())
        written = io.StringIO()
        figure.savefig(written, format="svg", metadata={"Date": None, "Creator": None})
    return written.getvalue()


def scores(axes: Axes, tally: Tally, words: Words) -> None:
    """How often each score comes up."""
    for part, colour in PART_COLOURS.items():
        counts = {score: count for (its, score), count in tally.scores.items() if its == part}
        if counts:
            label = words.t(f"part-{part}")
            axes.hist(list(counts), weights=list(counts.values()), bins=30, alpha=0.65, label=label, color=colour)
    axes.legend()


def points(axes: Axes, tally: Tally, words: Words) -> None:
    """Mean points from each source."""
    sources = list(dict.fromkeys(source for _, source in tally.lines))
    parts = [part for part in PART_COLOURS if tally.parts[part]]
    width = 0.8 / max(len(parts), 1)
    for at, part in enumerate(parts):
        means = [tally.lines[part, source] / tally.parts[part] for source in sources]
        places = [place + width * (at - (len(parts) - 1) / 2) for place in range(len(sources))]
        axes.bar(places, means, width, label=words.t(f"part-{part}"), color=PART_COLOURS[part])
    names = [fill(words.score_source(source), NARROW) for source in sources]
    axes.set_xticks(range(len(sources)), names, fontsize=SMALL)
    axes.axhline(0, color="black", linewidth=0.6)
    axes.legend()


def production(axes: Axes, tally: Tally, words: Words) -> None:
    """Mean cubes of a seat, each resource on top of the one before."""
    seats = sum(tally.parts.values())
    rounds = range(1, ROUNDS + 1)
    below = [0.0] * ROUNDS
    for resource in RESOURCES:
        name = resource.name.lower()
        means = [sum(tally.produced[part, number, resource] for part in tally.parts) / seats for number in rounds]
        axes.bar(rounds, means, 0.7, bottom=below, label=words.resource_name(name), color=COLOURS[name])
        below = [one + other for one, other in zip(below, means, strict=True)]
    axes.set_xticks(rounds)
    axes.legend()


def built(axes: Axes, tally: Tally, words: Words) -> None:
    """Mean cards of a seat, round by round."""
    rounds = range(1, ROUNDS + 1)
    for part, colour in PART_COLOURS.items():
        if tally.parts[part]:
            means = [tally.built[part, number] / tally.parts[part] for number in rounds]
            axes.plot(rounds, means, marker="o", label=words.t(f"part-{part}"), color=colour)
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
"""How many letters of a source's name fit on a line under its bars, and their size."""


def card_plots(study: Study, tally: Tally, group: str, words: Words) -> list[Plot]:
    """One row for each card: how often it is built, and how that correlates with the result."""
    kinds = study.content.kinds(Family.DEVELOPMENT)
    found: list[Plot] = []

    def add(name: str, estimates: dict[str, Estimate], band: tuple[float, float] | None) -> None:
        if estimates:
            height = 0.6 + 0.17 * len(estimates)
            rows = sorted(estimates.items(), key=lambda row: row[1].value)
            found.append(plot_of(name, partial(forest, rows=rows, band=band), height, group, words))

    keys = {kind.key: words.card(kind.key) for kind in kinds}
    shares = {name: share.map(100) for key, name in keys.items() if (share := findings.share_built(tally, key))}
    add("shares", shares, _percent(BUILT_OF_TAKEN))
    rates = {name: rate.map(100) for key, name in keys.items() if (rate := findings.rate_of_only(tally, (BUILT, key)))}
    add("wins", rates, _percent(EFFECT))
    fitted = tally.worth.fit()
    add("worth", {name: fitted[key] for key, name in keys.items() if key in fitted}, None)
    types = {kind: words.t(f"type-{kind.name.lower()}") for kind in CardType}
    leads = {name: lead.map(100) for kind, name in types.items() if (lead := findings.leads(tally, kind))}
    add("leads", leads, _percent(LEADING))
    return found


def _percent(band: tuple[float, float]) -> tuple[float, float]:
    return band[0] * 100, band[1] * 100


def forest(axes: Axes, rows: Sequence[tuple[str, Estimate]], band: tuple[float, float] | None) -> None:
    """Estimates one below the other, each with its interval; the band is where they should be."""
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
