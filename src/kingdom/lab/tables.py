"""The tables of a study, for the page and for CSV files."""

from __future__ import annotations

import csv
import io
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from kingdom.core.cards import Family
from kingdom.core.phases import ROUNDS
from kingdom.core.resources import RESOURCES, cubes_text
from kingdom.lab import findings
from kingdom.lab.account import ABANDONED, BUILT, ENTERED, KEPT, RECYCLED, SLATED, STEP, STOOD, TAKEN, TRAP, USED
from kingdom.lab.account import VANQUISHED as BEATEN
from kingdom.lab.balance import Study
from kingdom.lab.estimates import Estimate, share_of
from kingdom.lab.naming import HEADINGS, NOTES, group, step
from kingdom.lab.tallies import ALONE, DRAWN, LOSER, WINNER, CardTally
from kingdom.lab.targets import PERCENT, Target

Cell = str | int | float | Estimate | None

PARTS = (WINNER, LOSER, DRAWN, ALONE)
CARDS = "cards"
TITLES = {"decks": "Menace decks", "side-a": "Side A", "every-card": "Every card"}
"""The titles of targets with more than one word."""


class Table(NamedTuple):
    """Rows under headings; the file has the same name."""

    name: str
    title: str
    headings: Sequence[str]
    rows: list[list[Cell]]
    note: str = ""


def table_of(name: str, rows: list[list[Cell]]) -> Table:
    """A table under its title and headings."""
    title, headings = HEADINGS[name]
    return Table(name, title, headings.split(" | "), rows, NOTES.get(name, ""))


def percent(share: Estimate | None) -> Estimate | None:
    """A share as a percentage."""
    return None if share is None else share.map(100)


def targets_table(targets: Sequence[Target]) -> Table:
    """The targets, with the measured values."""
    rows: list[list[Cell]] = []
    for target in targets:
        scale = 100 if target.unit == PERCENT else 1
        low, high = (None, None) if target.bounds is None else (target.bounds[0] * scale, target.bounds[1] * scale)
        measured = None if target.measured is None else target.measured.map(scale)
        name = TITLES.get(target.name, target.name.capitalize())
        notes = ", ".join(target.notes)
        rows.append([name, target.subject, measured, target.unit or None, low, high, target.verdict.value, notes])
    return table_of("targets", rows)


def groups(study: Study, *, rulesets: bool = True) -> Iterator[tuple[str, CardTally]]:
    """All two-player rulesets, all solo ones, and then each ruleset."""
    for players in (2, 1):
        names = study.names(players)
        if len(names) > 1:
            yield f"{group(players)}, together", study.together(names)
        if rulesets or len(names) == 1:
            yield from ((name, study.tallies[name]) for name in names)


def rulesets_table(study: Study) -> Table:
    """A row for each ruleset."""
    rows: list[list[Cell]] = []
    for name, tally in groups(study):
        alone = bool(tally.parts[ALONE])
        part = ALONE if alone else WINNER
        medals = [tally.medals[medal] if alone else None for medal in ("gold", "silver", "bronze", "none")]
        rows.append(
            [
                *(
                    name,
                    tally.games,
                    None if alone else percent(findings.seat_rate(tally, 0)),
                    tally.draws,
                    tally.nobody,
                ),
                findings.mean_score(tally, part),
                findings.mean_score(tally, LOSER),
                findings.mean_built(tally, part),
                findings.growth_a_round(tally),
                findings.traps_a_game(tally),
                *medals,
            ]
        )
    return table_of("rulesets", rows)


def duchies_table(study: Study) -> Table:
    """The results of each Duchy, by side."""
    rows: list[list[Cell]] = []
    for name, tally in study.tallies.items():
        side = str(study.rulesets[name].get("side", "B"))
        for duchy, seats in sorted(tally.duchy_seats.items()):
            rate = percent(findings.duchy_rate(tally, duchy))
            score = tally.duchy_scores[duchy] / seats
            rows.append([name, side, study.content.names(duchy, "en"), seats, rate, score])
    return table_of("duchies", rows)


def points_table(study: Study) -> Table:
    """Points by source."""
    rows: list[list[Cell]] = []
    for name, tally in groups(study):
        for source in dict.fromkeys(source for _, source in tally.lines):
            means = [tally.lines[part, source] / tally.parts[part] if tally.parts[part] else None for part in PARTS]
            rows.append([name, source.replace("_", " "), *means])
    return table_of("points", rows)


def pace_table(study: Study) -> Table:
    """Cards built and cubes produced, round by round."""
    rows: list[list[Cell]] = []
    for name, tally in groups(study):
        for part in PARTS:
            seats = tally.parts[part]
            for number in range(1, ROUNDS + 1) if seats else ():
                cubes = [tally.produced[part, number, resource] / seats for resource in RESOURCES]
                built = tally.built[part, number] / seats
                rows.append([name, part, number, built, *cubes, sum(cubes)])
    return table_of("pace", rows)


def cards_table(study: Study, *, rulesets: bool = True) -> Table:
    """The use and the worth of each card, over all rulesets and in each."""
    rows: list[list[Cell]] = []
    kinds = [*study.content.kinds(Family.DEVELOPMENT), *study.content.kinds(Family.TREASURE)]
    for name, tally in groups(study, rulesets=rulesets):
        worth = tally.worth.fit()
        for kind in kinds:
            key = kind.key
            counts = [tally.did[what, key] for what in (TAKEN, SLATED, BUILT, RECYCLED, ABANDONED)]
            alone = bool(tally.parts[ALONE])
            rows.append(
                [
                    *(name, kind.name, kind.type.name.lower() if kind.type else None, cubes_text(kind.cost)),
                    *(tally.seen[key], *counts),
                    percent(share_of(min(counts[0], tally.seen[key]), tally.seen[key]) if tally.seen[key] else None),
                    percent(findings.share_built(tally, key)),
                    percent(findings.share_built(tally, key, RECYCLED)),
                    None if alone else percent(findings.rate_of_only(tally, (BUILT, key))),
                    findings.score_gain(tally, (BUILT, key)) if alone else None,
                    worth.get(key),
                ]
            )
    return table_of(CARDS, rows)


def use_table(study: Study) -> Table:
    """The use of Traps, Menaces, Advisors and Quest steps."""
    rows: list[list[Cell]] = []
    for name, tally in groups(study):
        for what, key in sorted(tally.did):
            if what not in (TRAP, STOOD, BEATEN, KEPT, ENTERED, USED, STEP):
                continue
            doing = (what, key)
            title = step(study.content, key) if what == STEP else study.content.names(key, "en")
            share = percent(share_of(tally.games_with[doing], tally.games))
            rate = percent(findings.rate_of_only(tally, doing))
            rows.append([name, what, title, tally.did[doing], share, rate])
    return table_of("use", rows)


def tables_of(study: Study, targets: Sequence[Target]) -> list[Table]:
    """Every table, the most important first."""
    makers = (rulesets_table, duchies_table, points_table, pace_table, cards_table, use_table)
    return [targets_table(targets), *(make(study) for make in makers)]


def csv_text(table: Table) -> str:
    """A table as comma-separated values; an estimate takes three columns."""
    wide = [any(isinstance(row[at], Estimate) for row in table.rows) for at in range(len(table.headings))]
    written = io.StringIO()
    writer = csv.writer(written, lineterminator="\n")
    writer.writerow(
        [
            name
            for heading, three in zip(table.headings, wide, strict=True)
            for name in ((heading, f"{heading}, low", f"{heading}, high") if three else (heading,))
        ]
    )
    for row in table.rows:
        cells: list[object] = []
        for cell, three in zip(row, wide, strict=True):
            values = tuple(cell) if isinstance(cell, Estimate) else (cell, None, None) if three else (cell,)
            cells += [round(value, 4) if isinstance(value, float) else value for value in values]
        writer.writerow(cells)
    return written.getvalue()
