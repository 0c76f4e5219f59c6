"""The score sheet of a finished game as text: every line with its clause, and the result."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from kingdom.core.scoring import Verdict
from kingdom.words.outcome import losses, outcome, score_source, tie_break
from kingdom.words.terms import SEATS, Terms, capitalised

SOURCE = 26
"""The minimum width of the first column; longer labels make it wider."""
SEAT = 10
"""The minimum width of the other columns; longer names make them wider."""


def score_sheet(words: Terms, verdict: Verdict, names: Sequence[str] = SEATS) -> str:
    """The score, line by line, each with its clause, and the result.

    >>> from kingdom.core.scoring import ScoreLine
    >>> lines = (ScoreLine("flat", 12, "END-1"), ScoreLine("calamities", -4, "END-1"))
    >>> print(score_sheet(Terms("en"), Verdict((0,), "score", "END-1", (lines, lines[1:]), ((), ()))))
    Score                            Ann       Bob
    Printed points                    12         0   END-1
    Calamities                        −4        −4   END-1
    Total                              8        −4
    Ann wins with 8 points against −4 (END-1)
    """
    count = len(verdict.scores)
    rows: list[tuple[str, Iterable[object], str]] = [(words.t("scoring-title"), names[:count], "")]
    for source, clause in dict.fromkeys((line.source, line.clause) for scored in verdict.scores for line in scored):
        points = [
            sum(line.points for line in scored if (line.source, line.clause) == (source, clause))
            for scored in verdict.scores
        ]
        rows.append((score_source(words, source), points, clause))
    rows.append((words.t("score-total"), [verdict.total(seat) for seat in range(count)], ""))
    rows += [(words.t("scoring-tie", what=tie_break(words, tie)), tie.values, "") for tie in verdict.tie_breaks]
    first = max(SOURCE, *(len(source) + 2 for source, _, _ in rows))
    width = max(SEAT, *(len(name) + 2 for name in names))
    lines = [_line(source, cells, clause, first, width) for source, cells, clause in rows]
    lines += [
        words.t("scoring-cannot-win", seat=names[seat], why=why) + f" ({clause})"
        for seat, found in enumerate(verdict.losses)
        for why, clause in losses(words, found)
    ]
    return "\n".join([*lines, f"{capitalised(outcome(words, verdict, names))} ({verdict.clause})"])


def _line(source: str, cells: Iterable[object], clause: str, first: int, width: int) -> str:
    numbers = (str(cell).replace("-", "−") if isinstance(cell, int) else cell for cell in cells)
    line = f"{source:<{first}}" + "".join(f"{cell:>{width}}" for cell in numbers)
    return f"{line}   {clause}" if clause else line
