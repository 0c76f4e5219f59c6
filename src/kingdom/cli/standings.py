"""Standings as tables: matches, everybody against everybody, solo games, and time."""

from __future__ import annotations

from collections.abc import Sequence
from math import isinf

import click
from rich.table import Table

from kingdom.cli.language import figure, headings, say
from kingdom.cli.rules import print_table, table_of
from kingdom.lab.arena import Match
from kingdom.lab.estimates import Estimate
from kingdom.lab.sprt import BOUND, Verdict
from kingdom.lab.standings import Alone, Pace, opponents, rate_against

MILLISECONDS = 1000


def show_matches(found: Sequence[Match]) -> None:
    """A row for each match, and one for each pair over all rulesets."""
    tested = any(match.claims for match in found)
    table = _right(table_of(*headings("columns-matches")), 2)
    if tested:
        table.add_column("SPRT")
    several = len({match.ruleset for match in found}) > 1
    for match in [*found, *(opponents(found) if several else ())]:
        row = [
            " – ".join(contestant.label for contestant in match.who),
            match.ruleset,
            str(len(match.bouts)),
            percent(match.rate.value),
            bounds_text(match.rate.map(100), 1),
            signed(match.elo.value),
            say("figures-between", low=signed(match.elo.low), high=signed(match.elo.high)),
            figure(match.margin.value, "+.1f"),
            str(match.draws),
            str(match.nobody),
        ]
        table.add_row(*row, *([sprt_text(match)] if tested else ()))
    print_table(table)


def show_table(found: Sequence[Match], labels: Sequence[str]) -> None:
    """Everybody against everybody else: the win rate of the row."""
    click.echo()
    table = _right(table_of(say("columns-table"), *labels), 1)
    for one in labels:
        rates = [rate_against(found, one, other) for other in labels]
        table.add_row(one, *("" if rate is None else percent(rate.value) for rate in rates))
    print_table(table)


def show_alone(rows: Sequence[Alone]) -> None:
    """A row for each bot and solo ruleset."""
    ahead = any(row.ahead for row in rows)
    table = _right(table_of(*headings("columns-alone"), *(headings("columns-ahead") if ahead else ())), 2)
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
    """How long everybody took; a decision is late if it exceeds its budget of seconds by more than a fifth."""
    click.echo()
    table = _right(table_of(*headings("columns-paces")), 1)
    for pace in paces:
        times = (figure(one * MILLISECONDS) for one in (pace.mean, pace.slowest))
        table.add_row(pace.label, str(pace.decisions), *times, str(pace.late), str(pace.faults))
    print_table(table)


def bounds_text(estimate: Estimate, digits: int) -> str:
    """The two ends of an interval."""
    return say("figures-between", low=figure(estimate.low, f".{digits}f"), high=figure(estimate.high, f".{digits}f"))


def percent(share: float) -> str:
    """A share as a percentage.

    >>> percent(0.755)
    '75.5\xa0%'
    """
    return f"{figure(100 * share)}\N{NO-BREAK SPACE}%"


def signed(number: float) -> str:
    """A difference in Elo.

    >>> signed(12.4), signed(float("-inf"))
    ('+12', '−∞')
    """
    return f"{'−' if number < 0 else '+'}∞" if isinf(number) else figure(number, "+.0f")


def sprt_text(match: Match) -> str:
    """The state of a sequential test."""
    if match.claims is None:
        return ""
    claims = match.claims
    so_far = {"ratio": figure(claims.ratio(match.counts), "+.2f"), "bound": figure(BOUND, ".2f")}
    if match.verdict is Verdict.UNDECIDED:
        return say("sprt-undecided", **so_far)
    if match.verdict is Verdict.HIGH:
        return say("sprt-high", elo=figure(claims.high, "+g"), **so_far)
    return say("sprt-low", elo=figure(claims.low, "+g"), **so_far)


def _right(table: Table, words: int) -> Table:
    """Align numbers to the right: all columns but the first few."""
    for column in table.columns[words:]:
        column.justify = "right"
    return table
