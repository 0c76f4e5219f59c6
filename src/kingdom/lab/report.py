"""The report of a study: one self-contained page, and its tables as CSV files."""

from __future__ import annotations

from base64 import b64encode
from collections.abc import Sequence
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from jinja2 import Environment, PackageLoader, StrictUndefined

from kingdom.core.errors import KingdomError
from kingdom.core.reasons import why
from kingdom.game.record import RULES_VERSION
from kingdom.lab.balance import Study
from kingdom.lab.estimates import Estimate
from kingdom.lab.tables import CARDS, Cell, cards_table, csv_text, tables_of
from kingdom.lab.targets import Target
from kingdom.words.terms import figure

PAGE = "balance.html"


def check(folder: Path) -> None:
    """Raise before the games are played if the report could not be written after them."""
    if find_spec("matplotlib") is None:
        raise KingdomError(
            why("not-installed", name="Matplotlib", extra="lab", command='pip install "wonderful-kingdom[lab]"')
        )
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise KingdomError(why("no-report", path=str(folder), error=str(error.strerror))) from None


def write(study: Study, targets: Sequence[Target], folder: Path, command: str) -> Path:
    """Write the page and the tables; returns the path of the page."""
    from kingdom.lab.plots import plots_of

    tables = tables_of(study, targets)
    for table in tables:
        (folder / f"{table.name}.csv").write_text(csv_text(table), encoding="utf-8")
    pictures = [(plot.title, b64encode(plot.svg.encode()).decode()) for plot in plots_of(study)]
    environment = Environment(
        loader=PackageLoader("kingdom.lab", "."), autoescape=True, undefined=StrictUndefined, trim_blocks=True
    )
    environment.filters.update(shown=shown, order=order)
    page = environment.get_template("page.html").render(
        command=command,
        facts=facts_of(study),
        tables=[cards_table(study, rulesets=False) if table.name == CARDS else table for table in tables],
        pictures=pictures,
        faults=study.faults,
    )
    place = folder / PAGE
    place.write_text(page, encoding="utf-8")
    return place


def facts_of(study: Study) -> dict[str, Any]:
    """A short description of the games that were played."""
    return {
        "Bot": f"{study.contestant.label} ({study.contestant.fingerprint})",
        "Card set": f"{study.content.name} {study.content.version} ({study.content.hash[:12]})",
        "Rules version": RULES_VERSION,
        "Deals": f"{study.deals.start} to {study.deals.stop - 1}",
        "Games": sum(tally.games for tally in study.tallies.values()),
    }


def shown(cell: Cell) -> str:
    """A cell as text: a small number with two decimals, a large one with one.

    >>> [shown(cell) for cell in (Estimate(50.0, 45.25, 54.0), 3.14159, 48.0, 7, None)]
    ['50.0 (45.2 to 54.0)', '3.14', '48.0', '7', '']
    """
    if isinstance(cell, Estimate):
        value, low, high = (figure(number, _form(cell.value)) for number in cell)
        return value if cell.low == cell.high else f"{value} ({low} to {high})"
    if isinstance(cell, float):
        return figure(cell, _form(cell))
    return "" if cell is None else str(cell)


def _form(number: float) -> str:
    return ".2f" if abs(number) < 10 else ".1f"


def order(cell: Cell) -> str:
    """The sort key of a cell: numbers as numbers, words as words, and empty cells at the end."""
    if cell is None:
        return ""
    return f"{cell.value:.6f}" if isinstance(cell, Estimate) else str(cell)
