"""Plots of a study, as SVG. Matplotlib draws them and is imported only here."""

from __future__ import annotations

import io
from collections.abc import Callable, Sequence
from functools import partial
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
from kingdom.lab.tallies import ALONE, DRAWN, LOSER, WINNER, Tally
from kingdom.lab.targets import BUILT_OF_TAKEN, EFFECT, LEADING

mpl.use("svg")
# The same study gives the same file; letters stay letters, in a typeface that every machine has some of.
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


def plots_of(study: Study) -> list[Plot]:
    """Every plot that the games give something to show for."""
    found: list[Plot] = []
    for players, who in ((2, "two players"), (1, "solo")):
        tally = study.together(study.names(players))
        if not tally.games:
            continue
        for title, draw in DRAWINGS.items():
            found.append(Plot(f"{who}: {title}", svg_of(partial(draw, tally=tally), HEIGHT)))
        found += card_plots(study, tally, who)
    return found


def svg_of(draw: Callable[[Axes], None], height: float, width: float = 7.5) -> str:
    """A drawing as the text of an SVG file."""
    with mpl.rc_context(STYLE):
        figure = Figure(figsize=(width, height), layout="constrained")
        draw(figure.add_subplot())
        written = io.StringIO()
        figure.savefig(written, format="svg", metadata={"Date": None, "Creator": None})
    return written.getvalue()


def scores(axes: Axes, tally: Tally) -> None:
    """How often each score comes up."""
    for part, colour in PART_COLOURS.items():
        counts = {score: count for (its, score), count in tally.scores.items() if its == part}
        if counts:
            axes.hist(list(counts), weights=list(counts.values()), bins=30, alpha=0.65, label=part, color=colour)
    axes.set_xlabel("score")
    axes.set_ylabel("seats")
    axes.legend()


def points(axes: Axes, tally: Tally) -> None:
    """Mean points of each source."""
    sources = list(dict.fromkeys(source for _, source in tally.lines))
    parts = [part for part in PART_COLOURS if tally.parts[part]]
    width = 0.8 / max(len(parts), 1)
    for at, part in enumerate(parts):
        means = [tally.lines[part, source] / tally.parts[part] for source in sources]
        places = [place + width * (at - (len(parts) - 1) / 2) for place in range(len(sources))]
        axes.bar(places, means, width, label=part, color=PART_COLOURS[part])
    axes.set_xticks(range(len(sources)), [source.replace("_", "\n") for source in sources])
    axes.axhline(0, color="black", linewidth=0.6)
    axes.set_ylabel("points")
    axes.legend()


def production(axes: Axes, tally: Tally) -> None:
    """Mean cubes of a seat, each resource on top of the one before."""
    seats = sum(tally.parts.values())
    rounds = range(1, ROUNDS + 1)
    below = [0.0] * ROUNDS
    for resource in RESOURCES:
        name = resource.name.lower()
        means = [sum(tally.produced[part, number, resource] for part in tally.parts) / seats for number in rounds]
        axes.bar(rounds, means, 0.7, bottom=below, label=name, color=COLOURS[name])
        below = [one + other for one, other in zip(below, means, strict=True)]
    axes.set_xticks(rounds)
    axes.set_xlabel("round")
    axes.set_ylabel("cubes")
    axes.legend()


def built(axes: Axes, tally: Tally) -> None:
    """Mean cards of a seat, round by round."""
    rounds = range(1, ROUNDS + 1)
    for part, colour in PART_COLOURS.items():
        if tally.parts[part]:
            means = [tally.built[part, number] / tally.parts[part] for number in rounds]
            axes.plot(rounds, means, marker="o", label=part, color=colour)
    axes.set_ylim(bottom=0)
    axes.set_xticks(rounds)
    axes.set_xlabel("round")
    axes.set_ylabel("cards built")
    axes.legend()


DRAWINGS: dict[str, Callable[..., None]] = {
    "scores": scores,
    "points by source": points,
    "production by round and step": production,
    "cards built by round": built,
}
HEIGHT = 3.2


def card_plots(study: Study, tally: Tally, who: str) -> list[Plot]:
    """One row for each card: how much of it is built, and what that goes with."""
    kinds = study.content.kinds(Family.DEVELOPMENT)
    found: list[Plot] = []

    def add(title: str, estimates: dict[str, Estimate], band: tuple[float, float] | None, label: str) -> None:
        if estimates:
            height = 0.6 + 0.17 * len(estimates)
            rows = sorted(estimates.items(), key=lambda row: row[1].value)
            draw = partial(forest, rows=rows, band=band, label=label)
            found.append(Plot(f"{who}: {title}", svg_of(draw, height)))

    shares = {kind.name: share.map(100) for kind in kinds if (share := findings.share_built(tally, kind.key))}
    add("how much of each card taken is built", shares, _percent(BUILT_OF_TAKEN), "built of those taken, %")
    rates = {kind.name: rate.map(100) for kind in kinds if (rate := findings.rate_of_only(tally, (BUILT, kind.key)))}
    add("how often the only seat that built a card wins", rates, _percent(EFFECT), "wins, %")
    fitted = tally.worth.fit()
    worth = {kind.name: fitted[kind.key] for kind in kinds if kind.key in fitted}
    add("what one more copy built is worth", worth, None, "points")
    leads = {kind.name.lower(): lead.map(100) for kind in CardType if (lead := findings.leads(tally, kind))}
    add("which type leads the winner's points", leads, _percent(LEADING), "games, %")
    return found


def _percent(band: tuple[float, float]) -> tuple[float, float]:
    return band[0] * 100, band[1] * 100


def forest(axes: Axes, rows: Sequence[tuple[str, Estimate]], band: tuple[float, float] | None, label: str) -> None:
    """Estimates under one another, each with its interval; the band is where they should lie."""
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
    axes.set_xlabel(label)
    axes.grid(axis="x", linewidth=0.4)
