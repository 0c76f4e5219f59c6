"""The tables of a study, as values: a page shows them, files of comma-separated values keep them."""

from __future__ import annotations

import csv
import io
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from kingdom.core.cards import Family
from kingdom.core.phases import ROUNDS
from kingdom.core.resources import LETTERS, RESOURCES, cubes_text
from kingdom.lab import findings
from kingdom.lab.account import ABANDONED, BUILT, ENTERED, KEPT, RECYCLED, SLATED, STEP, STOOD, TAKEN, TRAP, USED
from kingdom.lab.account import VANQUISHED as BEATEN
from kingdom.lab.balance import Study
from kingdom.lab.estimates import Estimate, share_of
from kingdom.lab.tallies import ALONE, DRAWN, LOSER, WINNER, Tally
from kingdom.lab.targets import PERCENT, Target
from kingdom.words import Words

Cell = str | int | float | Estimate | None

PARTS = (WINNER, LOSER, DRAWN, ALONE)
TOGETHER = {2: "two players, together", 1: "solo, together"}
CARDS = "cards"


class Table(NamedTuple):
    """Rows under headings; the name is that of its file."""

    name: str
    title: str
    headings: Sequence[str]
    rows: list[list[Cell]]
    note: str = ""


def percent(share: Estimate | None) -> Estimate | None:
    """A share of one as a share of a hundred."""
    return None if share is None else share.map(100)


def targets_table(targets: Sequence[Target], words: Words) -> Table:
    """The targets in a language, with what was measured."""
    rows: list[list[Cell]] = []
    for one in targets:
        scale = 100 if one.unit == PERCENT else 1
        low, high = (None, None) if one.bounds is None else (one.bounds[0] * scale, one.bounds[1] * scale)
        measured = None if one.measured is None else one.measured.map(scale)
        name, verdict = words.t(f"target-{one.name}"), words.t(f"verdict-{one.verdict.value}")
        unit = words.t(f"unit-{one.unit}") if one.unit else ""
        note = ", ".join(note.in_words(words) for note in one.notes)
        rows.append([name, one.subject.in_words(words), measured, unit, low, high, verdict, note])
    headings = ("Target", "What", "Measured", "Unit", "From", "To", "Verdict", "Note")
    return Table("targets", "Targets", headings, rows)


def groups(study: Study, *, rulesets: bool = True) -> Iterator[tuple[str, Tally]]:
    """All rulesets of two players and all of one, and then each ruleset."""
    for players, title in TOGETHER.items():
        names = study.names(players)
        if len(names) > 1:
            yield title, study.together(names)
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
    headings = (
        *("Ruleset", "Games", "First seat wins, %", "Draws", "Nobody", "Score of the winner, or solo", "Of the loser"),
        *("Cards built", "Growth a round", "Face-down cards a game", "Gold", "Silver", "Bronze", "None"),
    )
    return Table("rulesets", "Rulesets, seats and medals", headings, rows)


def duchies_table(study: Study) -> Table:
    """How each Duchy does, on each side that was played."""
    rows: list[list[Cell]] = []
    for name, tally in study.tallies.items():
        side = str(study.rulesets[name].get("side", "B"))
        for duchy, seats in sorted(tally.duchy_seats.items()):
            rate = percent(findings.duchy_rate(tally, duchy))
            score = tally.duchy_scores[duchy] / seats
            rows.append([name, side, study.content.names(duchy, "en"), seats, rate, score])
    return Table("duchies", "Sides and Duchies", ("Ruleset", "Side", "Duchy", "Seats", "Wins, %", "Score"), rows)


def points_table(study: Study) -> Table:
    """Where points come from."""
    rows: list[list[Cell]] = []
    for name, tally in groups(study):
        for source in dict.fromkeys(source for _, source in tally.lines):
            means = [tally.lines[part, source] / tally.parts[part] if tally.parts[part] else None for part in PARTS]
            rows.append([name, source.replace("_", " "), *means])
    headings = ("Ruleset", "Source", *(part.capitalize() for part in PARTS))
    return Table("points", "Points by source", headings, rows, "Mean points of a seat.")


def pace_table(study: Study) -> Table:
    """Cards built and cubes produced, round by round."""
    rows: list[list[Cell]] = []
    for name, tally in groups(study):
        for part in PARTS:
            seats = tally.parts[part]
            for number in range(1, ROUNDS + 1) if seats else ():
                cubes = [tally.produced[part, number, resource] / seats for resource in RESOURCES]
                rows.append([name, part, number, tally.built[part, number] / seats, *cubes, sum(cubes)])
    headings = ("Ruleset", "Part", "Round", "Cards built", *LETTERS[:4], "Cubes in all")
    return Table("pace", "Cards and production by round", headings, rows, "Means of a seat, step by step.")


def cards_table(study: Study, *, rulesets: bool = True) -> Table:
    """What happens to each card, and what it is worth; over all rulesets, and in each."""
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
                    *(name, kind.name, "" if kind.type is None else kind.type.name.lower(), cubes_text(kind.cost)),
                    *(tally.seen[key], *counts),
                    percent(share_of(min(counts[0], tally.seen[key]), tally.seen[key]) if tally.seen[key] else None),
                    percent(findings.share_built(tally, key)),
                    percent(findings.share_built(tally, key, RECYCLED)),
                    None if alone else percent(findings.rate_of_only(tally, (BUILT, key))),
                    findings.score_gain(tally, (BUILT, key)) if alone else None,
                    worth.get(key),
                ]
            )
    headings = (
        *("Ruleset", "Card", "Type", "Cost", "Seen", "Taken", "Slated", "Built", "Recycled", "Abandoned"),
        *("Taken of seen, %", "Built of taken, %", "Recycled of taken, %"),
        *("Wins when only one built it, %", "Solo: score with it, less without", "Worth in points"),
    )
    note = (
        "Wins: among games in which just one of the two seats built the card, how often that seat won (Wilson's "
        "interval; a draw is half). Worth: a regression, by least squares, of the margin (in solo games, of the score) "
        "on how many more copies of each card were built, normal intervals, for cards that matter in 20 games or more. "
        "Neither says what causes what: a card is also built because one is ahead."
    )
    return Table(CARDS, "Cards", headings, rows, note)


def use_table(study: Study) -> Table:
    """Traps, Menaces, Advisors and Quest steps: how often each is used, and by whom."""
    rows: list[list[Cell]] = []
    for name, tally in groups(study):
        for what, key in sorted(tally.did):
            if what not in (TRAP, STOOD, BEATEN, KEPT, ENTERED, USED, STEP):
                continue
            doing = (what, key)
            title = study.content.names(key, "en")
            if what == STEP:
                board, _, number = key.partition(".")
                title = f"{study.content.names(board, 'en')} {number}: {title}"
            share = percent(share_of(tally.games_with[doing], tally.games))
            rows.append([name, what, title, tally.did[doing], share, percent(findings.rate_of_only(tally, doing))])
    headings = ("Ruleset", "What", "With", "Times", "Of games, %", "Wins when only one did it, %")
    return Table("use", "Traps, Menaces, Advisors and Quest steps", headings, rows)


def tables_of(study: Study, targets: Sequence[Target]) -> list[Table]:
    """Every table, the most important first, in English: programs read the files by their headings and names."""
    makers = (rulesets_table, duchies_table, points_table, pace_table, cards_table, use_table)
    return [targets_table(targets, Words("en", study.content)), *(make(study) for make in makers)]


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
