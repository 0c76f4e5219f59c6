"""Prints standings as tables: matches, cross table, solo games, and time."""

from __future__ import annotations

from collections.abc import Sequence
from math import isinf

import click
from rich.table import Table

from kingdom.cli.rules import print_table, table_of
from kingdom.lab.arena import Match
from kingdom.lab.estimates import Estimate
from kingdom.lab.sprt import BOUND, SprtResult
from kingdom.lab.standings import Alone, Pace, opponents, rate_against
from kingdom.words.terms import figure

MILLISECONDS = 1000
MATCHES = ("Match", "Ruleset", "Games", "Rate", "95 %", "Elo", "95 %", "Margin", "Draws", "Nobody")
ALONE = (
    "Ruleset", "Bot", "Games", "Won", "Bronze up", "95 %", "Gold", "Silver", "Bronze", "None", "Lost", "Score",
)  # fmt: skip
PACES = ("Bot", "Decisions", "Mean ms", "Slowest ms", "Late", "Forfeits")


def show_matches(matches: Sequence[Match]) -> None:
    """Print a row for each match, and one for each pair over all rulesets."""
    tested = any(match.claims for match in matches)
    table = _right(table_of(*MATCHES), 2)
    if tested:
        table.add_column("SPRT")
    several = len({match.ruleset for match in matches}) > 1
    for match in [*matches, *(opponents(matches) if several else ())]:
        row = [
            " – ".join(contestant.label for contestant in match.who),
            match.ruleset,
            str(len(match.bouts)),
            percent(match.rate.value),
            bounds_text(match.rate.map(100), 1),
            signed(match.elo.value),
            f"{signed(match.elo.low)} to {signed(match.elo.high)}",
            figure(match.margin.value, "+.1f"),
            str(match.draws),
            str(match.nobody),
        ]
        table.add_row(*row, *([sprt_text(match)] if tested else ()))
    print_table(table)


def show_table(matches: Sequence[Match], labels: Sequence[str]) -> None:
    """Print the cross table: the win rate of each row against each column."""
    click.echo()
    table = _right(table_of("Win rate against", *labels), 1)
    for label in labels:
        rates = [rate_against(matches, label, other) for other in labels]
        table.add_row(label, *("" if rate is None else percent(rate.value) for rate in rates))
    print_table(table)


def show_alone(rows: Sequence[Alone]) -> None:
    """Print a row for each bot and solo ruleset."""
    ahead = any(row.ahead for row in rows)
    table = _right(table_of(*ALONE, *(("Ahead", "95 %") if ahead else ())), 2)
    for row in rows:
        medals = [str(row.medals[medal]) for medal in ("gold", "silver", "bronze", "none")]
        difference = [] if not ahead else ["", ""]
        if row.ahead:
            difference = [figure(row.ahead.value, "+.1f"), bounds_text(row.ahead, 1)]
        table.add_row(
            row.ruleset,
            row.label,
            str(row.games),
            percent(row.won.value),
            percent(row.at_least_bronze.value),
            bounds_text(row.at_least_bronze.map(100), 1),
            *medals,
            str(row.lost),
            figure(row.score.value),
            *difference,
        )
    print_table(table)


def show_paces(paces: Sequence[Pace]) -> None:
    """Print the thinking times; a decision is late if it exceeds its budget by more than a fifth."""
    click.echo()
    table = _right(table_of(*PACES), 1)
    for pace in paces:
        times = (figure(seconds * MILLISECONDS) for seconds in (pace.mean, pace.slowest))
        table.add_row(pace.label, str(pace.decisions), *times, str(pace.late), str(pace.faults))
    print_table(table)


def bounds_text(estimate: Estimate, digits: int) -> str:
    """The bounds of an interval, as text."""
    return f"{figure(estimate.low, f'.{digits}f')} to {figure(estimate.high, f'.{digits}f')}"


def percent(share: float) -> str:
    """A share as a percentage.

    >>> percent(0.755)
    '75.5\xa0%'
    """
    return f"{figure(100 * share)}\N{NO-BREAK SPACE}%"


def signed(number: float) -> str:
    """A difference in Elo, as text.

    >>> signed(12.4), signed(float("-inf"))
    ('+12', '−∞')
    """
    return f"{'−' if number < 0 else '+'}∞" if isinf(number) else figure(number, "+.0f")


def sprt_text(match: Match) -> str:
    """The state of a sequential test."""
    if match.claims is None:
        return ""
    claims = match.claims
    so_far = f"({figure(claims.ratio(match.counts), '+.2f')} of ±{figure(BOUND, '.2f')})"
    if match.verdict is SprtResult.UNDECIDED:
        return f"undecided {so_far}"
    if match.verdict is SprtResult.HIGH:
        return f"at least {figure(claims.high, '+g')} Elo {so_far}"
    return f"at most {figure(claims.low, '+g')} Elo {so_far}"


def _right(table: Table, words: int) -> Table:
    """Align numbers to the right: all columns but the first few."""
    for column in table.columns[words:]:
        column.justify = "right"
    return table
