"""The chronicle: what the viewer was told, in sentences, the newest first."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from kingdom.core.ruleset import Ruleset
from kingdom.game.redaction import bookkeeping, from_a_deck
from kingdom.web.present.table.recap import arrived, last_turn, taken, touched
from kingdom.web.texts import Texts
from kingdom.words.numerals import roman

HEADINGS = frozenset({"RoundBegan", "PhaseBegan"})
"""Facts that are not lines of their own, but headings for what follows."""
PLAIN = frozenset({"SeatDone", "CubesGained", "Owed"})
"""Facts that happen all the time and are visible on the table anyway; only the full chronicle has them."""


@dataclass(frozen=True, slots=True)
class Line:
    """A line of the chronicle."""

    text: str
    clause: str
    seat: int | None
    heading: bool = False
    fresh: bool = False
    """Whether it is something that others did since the viewer's last turn ended."""
    times: int = 1
    """How often it happened in a row."""
    at: str = field(default="", compare=False)
    """Which part of the table it is about, if it is fresh."""
    took: tuple[str, ...] = field(default=(), compare=False)
    """The names of cards that were taken face up from an area, if it is fresh."""
    more: str = field(default="", compare=False)
    """What the seat gained, and how many: `selection 3`, `soldiers 1`."""
    step: int | None = field(default=None, compare=False)
    """After how many steps of a replay it happened."""


def chronicle(
    facts: Sequence[Mapping[str, Any]],
    texts: Texts,
    names: Sequence[str],
    rules: Ruleset | None,
    *,
    viewer: int | None = None,
    last: int | None = None,
    recent: int = 0,
    quiet: bool = True,
    steps: Sequence[int] | None = None,
) -> tuple[Line, ...]:
    """The lines, the newest first; at most `last` of them, and without the obvious if `quiet`.

    There are up to `recent` lines about what happened since the viewer's last turn. `steps` says for each fact after
    how many steps of a replay it happened.
    """
    since, dealing = last_turn(facts, viewer), from_a_deck()
    left_out = HEADINGS | bookkeeping() | (PLAIN if quiet else frozenset())
    parts = _parts(facts, texts)
    lines = [parts[-1]] if parts else []
    standing = 0
    """The index of the heading that the last line belongs to."""
    for at in range(len(facts) - 1, -1, -1):
        fact, part = facts[at], parts[at]
        event = fact["event"]
        if event in left_out:
            continue
        new = since is not None and at > since
        if last is not None and len(lines) >= (max(last, recent) if new else last):
            break
        if part is not lines[standing]:
            standing = len(lines)
            lines.append(part)
        fresh = new and fact.get("seat") != viewer and event not in dealing
        line = Line(
            texts.fact(fact, names, rules),
            fact["because"],
            fact.get("seat"),
            fresh=fresh,
            at=touched(fact, rules.names) if fresh and rules else "",
            took=taken(fact, texts) if fresh else (),
            more=arrived(fact) if fresh else "",
            step=steps[at] if steps else None,
        )
        if lines[-1].text == line.text and replace(lines[-1], times=1) == line:
            lines[-1] = replace(line, times=lines[-1].times + 1)
        else:
            lines.append(line)
    return tuple(lines)


def _parts(facts: Sequence[Mapping[str, Any]], texts: Texts) -> list[Line]:
    """The heading of each fact: its round and phase."""
    found: list[Line] = []
    round, part = 0, Line(texts.t("log-part", round="none", phase="set-up"), "", None, heading=True)
    for fact in facts:
        if fact["event"] == "RoundBegan":
            round += 1
        elif fact["event"] == "PhaseBegan":
            title = texts.t("log-part", round=roman(round) or "none", phase=texts.phase(fact["phase"]))
            part = Line(title, fact["because"], None, heading=True)
        found.append(part)
    return found
