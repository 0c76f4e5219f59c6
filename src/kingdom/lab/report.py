"""The report of a study: one page that needs nothing beside it, and the tables as files of comma-separated values."""

from __future__ import annotations

from base64 import b64encode
from collections.abc import Callable, Sequence
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

PAGE = "balance.html"


def check(folder: Path) -> None:
    """Refuse before the games are played what would fail after them."""
    if find_spec("matplotlib") is None:
        raise KingdomError(
            why("not-installed", name="Matplotlib", extra="lab", command="pip install 'wonderful-kingdom[lab]'")
        )
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise KingdomError(why("no-report", path=str(folder), error=str(error.strerror))) from None


def write(study: Study, targets: Sequence[Target], folder: Path, command: str) -> Path:
    """Write the page and the tables; gives the place of the page."""
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
    """What was played, in a few words."""
    return {
        "Bot": f"{study.contestant.label} ({study.contestant.fingerprint})",
        "Card set": f"{study.content.name} {study.content.version} ({study.content.hash[:12]})",
        "Rules version": RULES_VERSION,
        "Deals": f"{study.deals.start} to {study.deals.stop - 1}",
        "Games": sum(tally.games for tally in study.tallies.values()),
    }


def shown(cell: Cell, between: Callable[[str, str], str] = "{} to {}".format) -> str:
    """A cell as it is read: a small number with two decimals, a large one with one; `between` says an interval.

    >>> shown(Estimate(50.0, 45.25, 54.0)), shown(3.14159), shown(48.0), shown(7), shown(None)
    ('50.0 (45.2 to 54.0)', '3.14', '48.0', '7', '')
    """
    if cell is None:
        return ""
    if isinstance(cell, Estimate):
        digits = _digits(cell.value)
        value, low, high = (f"{one:.{digits}f}" for one in cell)
        return value if cell.low == cell.high else f"{value} ({between(low, high)})"
    return f"{cell:.{_digits(cell)}f}" if isinstance(cell, float) else str(cell)


def _digits(number: float) -> int:
    return 2 if abs(number) < 10 else 1


def order(cell: Cell) -> str:
    """What a cell is sorted by: numbers as numbers, words as words, and nothing at all at the end."""
    if cell is None:
        return ""
    return f"{cell.value:.6f}" if isinstance(cell, Estimate) else str(cell)
