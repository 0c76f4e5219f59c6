"""The score sheet of a finished game, as text: every line with its clause, and who has won and why."""

from __future__ import annotations

from collections.abc import Iterable

from kingdom.core.scoring import Verdict
from kingdom.words.seats import ANN_AND_BOB, Speaker

SOURCE = 26
SEAT = 10
"""The least width of a column; it is wider where a name is."""

WON = {
    "score": "{winners} win[s] by score",
    "cards": "{winners} win[s] by cards in the Duchy",
    "soldiers": "{winners} win[s] by Soldiers",
    "shared": "{winners} share the victory",
    "eligible": "{winners} win[s], since nobody else can",
    "nobody": "nobody wins",
}
"""Two players: the reason of a verdict as a sentence."""


def score_sheet(verdict: Verdict, speaker: Speaker = ANN_AND_BOB) -> str:
    """The score line by line, with the clause of each, and who has won and why.

    >>> from kingdom.core.scoring import ScoreLine
    >>> lines = (ScoreLine("flat", 12, "END-1"), ScoreLine("calamities", -4, "END-1"))
    >>> print(score_sheet(Verdict((0,), "score", "END-1", (lines, lines[1:]), ((), ()))))
    Score                            Ann       Bob
    Flat                              12         0   END-1
    Calamities                        -4        -4   END-1
    Total                              8        -4
    Ann wins by score (END-1)
    """
    count = len(verdict.scores)
    titles = [speaker.title(seat) for seat in range(count)]
    width = max(SEAT, *(len(title) + 2 for title in titles))
    lines = [_line("Score", titles, width)]
    for source, clause in dict.fromkeys((line.source, line.clause) for scored in verdict.scores for line in scored):
        points = [
            sum(line.points for line in scored if (line.source, line.clause) == (source, clause))
            for scored in verdict.scores
        ]
        lines.append(f"{_line(source.replace('_', ' ').capitalize(), points, width)}   {clause}")
    lines.append(_line("Total", [verdict.total(seat) for seat in range(count)], width))
    lines += [_line(f"Tie: {tie.name}", tie.values, width) for tie in verdict.tie_breaks]
    lines += [
        f"{speaker.title(seat)} cannot win: {loss.reason} ({loss.clause})"
        for seat, losses in enumerate(verdict.losses)
        for loss in losses
    ]
    return "\n".join([*lines, f"{verdict_words(verdict, speaker)} ({verdict.clause})"])


def _line(source: str, cells: Iterable[object], width: int) -> str:
    return f"{source:<{SOURCE}}" + "".join(f"{cell:>{width}}" for cell in cells)


def verdict_words(verdict: Verdict, speaker: Speaker = ANN_AND_BOB) -> str:
    """Who has won and why, in a sentence.

    >>> verdict_words(Verdict((1,), "cards", "END-2", ((), ()), ((), ())))
    'Bob wins by cards in the Duchy'
    >>> verdict_words(Verdict((0,), "medal", "SOL-9", ((),), ((),), medal="gold"))
    'Ann wins a medal of gold'
    """
    winners = " and ".join(speaker.name(seat) for seat in verdict.winners)
    who = verdict.winners[0] if len(verdict.winners) == 1 else 0 if verdict.medal is not None else None
    if verdict.reason == "loss":
        said = f"{speaker.name(0)} [has|have] lost"
    elif verdict.medal is not None:
        said = f"{speaker.name(0)} win[s] {'no medal' if verdict.medal == 'none' else f'a medal of {verdict.medal}'}"
    else:
        said = WON[verdict.reason].format(winners=winners)
    return speaker.conjugated(said, who)
