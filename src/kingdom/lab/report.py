"""The report of a study: one self-contained page, and its tables as CSV files."""

from __future__ import annotations

import re
from base64 import b64encode
from collections.abc import Sequence
from functools import partial
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from jinja2 import Environment, PackageLoader, StrictUndefined
from markupsafe import Markup, escape

from kingdom.core.errors import KingdomError
from kingdom.core.reasons import why
from kingdom.game.record import RULES_VERSION
from kingdom.lab.balance import Study
from kingdom.lab.estimates import Estimate
from kingdom.lab.naming import Named, Naming
from kingdom.lab.tables import CARDS, Cell, cards_table, csv_text, tables_of
from kingdom.lab.targets import Target
from kingdom.words import Words, decimal

PAGE = "balance.html"


def check(folder: Path) -> None:
    """Fail before the games are played if writing would fail after them."""
    if find_spec("matplotlib") is None:
        raise KingdomError(
            why("not-installed", name="Matplotlib", extra="lab", command="pip install 'wonderful-kingdom[lab]'")
        )
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise KingdomError(why("no-report", path=str(folder), error=str(error.strerror))) from None


def write(study: Study, targets: Sequence[Target], folder: Path, command: str, words: Words) -> Path:
    """Write the page, in the language of `words`, and the tables, in English; returns the path of the page."""
    from kingdom.lab.plots import plots_of

    tables = tables_of(study, targets, words)
    for table in tables:
        (folder / f"{table.name}.csv").write_text(csv_text(table), encoding="utf-8")
    pictures = [(plot.title, b64encode(plot.svg.encode()).decode()) for plot in plots_of(study, words)]
    environment = Environment(
        loader=PackageLoader("kingdom.lab", "."), autoescape=True, undefined=StrictUndefined, trim_blocks=True
    )
    environment.filters.update(shown=partial(shown, words=words), order=order, emphasised=emphasised)
    page = environment.get_template("page.html").render(
        language=words.language,
        t=words.t,
        command=command,
        facts=facts_of(study, words),
        tables=[
            cards_table(study, Naming(words), rulesets=False) if table.name == CARDS else table for table in tables
        ],
        pictures=pictures,
        faults=[fault.in_words(words) for fault in study.faults],
    )
    place = folder / PAGE
    place.write_text(page, encoding="utf-8")
    return place


def facts_of(study: Study, words: Words) -> dict[str, Any]:
    """What was played, in a few words."""
    first, last = str(study.deals.start), str(study.deals.stop - 1)
    return {
        words.t("report-bot"): f"{study.contestant.label} ({study.contestant.fingerprint})",
        words.t("report-card-set"): f"{study.content.name} {study.content.version} ({study.content.hash[:12]})",
        words.t("report-rules"): RULES_VERSION,
        words.t("report-deals"): words.t("figures-between", low=first, high=last),
        words.t("report-games"): sum(tally.games for tally in study.tallies.values()),
    }


def shown(cell: Cell, words: Words) -> str:
    """A cell as text in a language: a small number with two decimals, a large one with one.

    >>> english, french = Words("en"), Words("fr")
    >>> [shown(one, english) for one in (Estimate(50.0, 45.25, 54.0), 3.14159, 48.0, 7, None)]
    ['50.0 (45.2 to 54.0)', '3.14', '48.0', '7', '']
    >>> shown(Estimate(50.0, 45.25, 54.0), french), shown(Named("Farm", "Ferme"), french)
    ('50,0 (de 45,2 à 54,0)', 'Ferme')
    """
    if isinstance(cell, Named):
        return cell.page
    if isinstance(cell, Estimate):
        value, low, high = (decimal(one, words, _form(cell.value)) for one in cell)
        return value if cell.low == cell.high else f"{value} ({words.t('figures-between', low=low, high=high)})"
    if isinstance(cell, float):
        return decimal(cell, words, _form(cell))
    return "" if cell is None else str(cell)


def _form(number: float) -> str:
    return ".2f" if abs(number) < 10 else ".1f"


def emphasised(text: str) -> Markup:
    """A text with the parts between asterisks emphasised.

    >>> emphasised("A *good* <set>.")
    Markup('A <em>good</em> &lt;set&gt;.')
    """
    return Markup(re.sub(r"\*(.+?)\*", r"<em>\1</em>", str(escape(text))))


def order(cell: Cell) -> str:
    """The sort key of a cell: numbers as numbers, words as words, and empty cells at the end."""
    if cell is None:
        return ""
    if isinstance(cell, Named):
        return cell.page
    return f"{cell.value:.6f}" if isinstance(cell, Estimate) else str(cell)
