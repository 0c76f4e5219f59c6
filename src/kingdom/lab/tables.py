"""The tables of a study, as values: the page shows them in its language, CSV files store them.

Everything has two names: the files are in English whatever the language of the page, since programs rely on their
headings and names.
"""

from __future__ import annotations

import csv
import io
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from kingdom.core.cards import Family
from kingdom.core.phases import ROUNDS
from kingdom.core.resources import RESOURCES
from kingdom.lab import findings
from kingdom.lab.account import ABANDONED, BUILT, ENTERED, KEPT, RECYCLED, SLATED, STEP, STOOD, TAKEN, TRAP, USED
from kingdom.lab.account import VANQUISHED as BEATEN
from kingdom.lab.balance import Study
from kingdom.lab.estimates import Estimate, share_of
from kingdom.lab.naming import Named, Naming
from kingdom.lab.tallies import ALONE, DRAWN, LOSER, WINNER, Tally
from kingdom.lab.targets import PERCENT, Target
from kingdom.words import Words

Cell = str | int | float | Named | Estimate | None

PARTS = (WINNER, LOSER, DRAWN, ALONE)
CARDS = "cards"


class Table(NamedTuple):
    """Rows under headings; the name is that of its file."""

    name: str
    title: str
    headings: Sequence[Named]
    rows: list[list[Cell]]
    note: str = ""


def table_of(name: str, rows: list[list[Cell]], naming: Naming) -> Table:
    """A table under its title and headings."""
    return Table(name, naming.title(name), naming.headings(name), rows, naming.note(name))


def percent(share: Estimate | None) -> Estimate | None:
    """A share as a percentage."""
    return None if share is None else share.map(100)


def targets_table(targets: Sequence[Target], naming: Naming) -> Table:
    """The targets, with the measured values."""
    rows: list[list[Cell]] = []
    for one in targets:
        scale = 100 if one.unit == PERCENT else 1
        low, high = (None, None) if one.bounds is None else (one.bounds[0] * scale, one.bounds[1] * scale)
        measured = None if one.measured is None else one.measured.map(scale)
        name, verdict = naming.message(f"target-{one.name}"), naming.message(f"verdict-{one.verdict.value}")
        unit = naming.message(f"unit-{one.unit}") if one.unit else None
        notes = [naming.saying(note) for note in one.notes]
        note = Named(", ".join(note.file for note in notes), ", ".join(note.page for note in notes))
        rows.append([name, naming.saying(one.subject), measured, unit, low, high, verdict, note])
    return table_of("targets", rows, naming)


def groups(study: Study, naming: Naming, *, rulesets: bool = True) -> Iterator[tuple[str | Named, Tally]]:
    """All two-player rulesets, all solo ones, and then each ruleset."""
    for players in (2, 1):
        names = study.names(players)
        if len(names) > 1:
            yield naming.together(players), study.together(names)
        if rulesets or len(names) == 1:
            yield from ((name, study.tallies[name]) for name in names)


def rulesets_table(study: Study, naming: Naming) -> Table:
    """A row for each ruleset."""
    rows: list[list[Cell]] = []
    for name, tally in groups(study, naming):
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
    return table_of("rulesets", rows, naming)


def duchies_table(study: Study, naming: Naming) -> Table:
    """How each Duchy does, on each side that was played."""
    rows: list[list[Cell]] = []
    for name, tally in study.tallies.items():
        side = str(study.rulesets[name].get("side", "B"))
        for duchy, seats in sorted(tally.duchy_seats.items()):
            rate = percent(findings.duchy_rate(tally, duchy))
            score = tally.duchy_scores[duchy] / seats
            rows.append([name, side, naming.card(duchy), seats, rate, score])
    return table_of("duchies", rows, naming)


def points_table(study: Study, naming: Naming) -> Table:
    """Where points come from."""
    rows: list[list[Cell]] = []
    for name, tally in groups(study, naming):
        for source in dict.fromkeys(source for _, source in tally.lines):
            means = [tally.lines[part, source] / tally.parts[part] if tally.parts[part] else None for part in PARTS]
            rows.append([name, naming.source(source), *means])
    return table_of("points", rows, naming)


def pace_table(study: Study, naming: Naming) -> Table:
    """Cards built and cubes produced, round by round."""
    rows: list[list[Cell]] = []
    for name, tally in groups(study, naming):
        for part in PARTS:
            seats = tally.parts[part]
            for number in range(1, ROUNDS + 1) if seats else ():
                cubes = [tally.produced[part, number, resource] / seats for resource in RESOURCES]
                built = tally.built[part, number] / seats
                rows.append([name, naming.part(part), number, built, *cubes, sum(cubes)])
    return table_of("pace", rows, naming)


def cards_table(study: Study, naming: Naming, *, rulesets: bool = True) -> Table:
    """What happens to each card, and what it is worth; over all rulesets, and in each."""
    rows: list[list[Cell]] = []
    kinds = [*study.content.kinds(Family.DEVELOPMENT), *study.content.kinds(Family.TREASURE)]
    for name, tally in groups(study, naming, rulesets=rulesets):
        worth = tally.worth.fit()
        for kind in kinds:
            key = kind.key
            counts = [tally.did[what, key] for what in (TAKEN, SLATED, BUILT, RECYCLED, ABANDONED)]
            alone = bool(tally.parts[ALONE])
            rows.append(
                [
                    *(name, naming.card(key), naming.type(kind), naming.cost(kind)),
                    *(tally.seen[key], *counts),
                    percent(share_of(min(counts[0], tally.seen[key]), tally.seen[key]) if tally.seen[key] else None),
                    percent(findings.share_built(tally, key)),
                    percent(findings.share_built(tally, key, RECYCLED)),
                    None if alone else percent(findings.rate_of_only(tally, (BUILT, key))),
                    findings.score_gain(tally, (BUILT, key)) if alone else None,
                    worth.get(key),
                ]
            )
    return table_of(CARDS, rows, naming)


def use_table(study: Study, naming: Naming) -> Table:
    """Traps, Menaces, Advisors and Quest steps: how often each is used, and by whom."""
    rows: list[list[Cell]] = []
    for name, tally in groups(study, naming):
        for what, key in sorted(tally.did):
            if what not in (TRAP, STOOD, BEATEN, KEPT, ENTERED, USED, STEP):
                continue
            doing = (what, key)
            title = naming.step(key) if what == STEP else naming.card(key)
            share = percent(share_of(tally.games_with[doing], tally.games))
            rate = percent(findings.rate_of_only(tally, doing))
            rows.append([name, naming.doing(what), title, tally.did[doing], share, rate])
    return table_of("use", rows, naming)


def tables_of(study: Study, targets: Sequence[Target], words: Words) -> list[Table]:
    """Every table, the most important first: `words` is for the page; the files are in English."""
    naming = Naming(words)
    makers = (rulesets_table, duchies_table, points_table, pace_table, cards_table, use_table)
    return [targets_table(targets, naming), *(make(study, naming) for make in makers)]


def csv_text(table: Table) -> str:
    """A table as comma-separated values, in English; an estimate takes three columns."""
    wide = [any(isinstance(row[at], Estimate) for row in table.rows) for at in range(len(table.headings))]
    written = io.StringIO()
    writer = csv.writer(written, lineterminator="\n")
    writer.writerow(
        [
            name
            for (heading, _), three in zip(table.headings, wide, strict=True)
            for name in ((heading, f"{heading}, low", f"{heading}, high") if three else (heading,))
        ]
    )
    for row in table.rows:
        cells: list[object] = []
        for cell, three in zip(row, wide, strict=True):
            cell = cell.file if isinstance(cell, Named) else cell
            values = tuple(cell) if isinstance(cell, Estimate) else (cell, None, None) if three else (cell,)
            cells += [round(value, 4) if isinstance(value, float) else value for value in values]
        writer.writerow(cells)
    return written.getvalue()
