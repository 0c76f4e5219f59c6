"""Games that a browser has played, made up: how they ended, what was built, and what a review found."""

from __future__ import annotations

from dataclasses import replace
from itertools import count
from typing import Any

import kingdom
from kingdom.content import load
from kingdom.store import KeyRow, SeatRow, Standing, Store, TableRow, Visit

TWO = kingdom.new_game(players=2, modules=("menace",), seed=1).record().configuration
BASE = kingdom.new_game(players=2, seed=1).record().configuration
SOLO = kingdom.new_game(players=1, modules=("quest",), seed=1).record().configuration
STORY = kingdom.new_game(scenario="rats_everywhere", seed=1).record().configuration
ANN, BRAN, STEWARD = SeatRow("Ann"), SeatRow("Bran"), SeatRow("Steward", "steward")
_numbers = count(1)


def result(
    *points: int, winners: tuple[int, ...] = (), reason: str = "score", medal: str | None = None
) -> dict[str, Any]:
    scores = [[{"source": "flat", "points": one, "clause": "END-1"}] for one in points]
    none: list[Any] = []
    return {
        "winners": list(winners), "reason": reason, "clause": "END-1", "scores": scores,
        "losses": [none for _ in points], "tie_breaks": none, "medal": medal,
    }  # fmt: skip


JUDGED = {
    "bot": "baron", "accuracy": 0.8, "luck": 3.0, "lost": 12.0, "marks": {},
    "kinds": {
        "offer": {"decisions": 10, "marks": 2, "lost": 8.0},
        "production": {"decisions": 4, "marks": 0, "lost": 1.5},
    },
}  # fmt: skip


def visit(verdict: dict[str, Any] | None, own: tuple[int, ...] = (0,), /, **changed: Any) -> Visit:
    number = next(_numbers)
    row = TableRow(
        id=f"game-{number}", created=float(number) * 86400, rules="1", content=("x", load().hash), configuration=TWO,
        seed=4711471147114711, position=None, seats=(ANN, STEWARD), result=verdict,
    )  # fmt: skip
    return Visit(replace(row, **changed), own)


WON, LOST, SHARED = result(50, 40, winners=(0,)), result(30, 45, winners=(1,)), result(40, 40, winners=(0, 1))
MEDAL = result(95, reason="medal", medal="silver")
GONE = result(95, reason="loss", medal="silver")


def keep(store: Store, browser: str, *visits: Visit) -> None:
    """Keep games as those of a browser, by the hash of its secret."""
    for one in visits:
        row = one.table
        store.create(row, [KeyRow(0, f"key of {row.id}")], [], Standing(result=row.result, built=row.built))
        for viewer in one.viewers:
            store.remember(browser, row.id, viewer)


def some_games() -> list[Visit]:
    alone = {"seats": (ANN,)}
    return [
        visit(WON, judged=(JUDGED, {}), built=(("farm", "ruins"), ())),
        visit(LOST, judged=(JUDGED, {}), built=(("farm",), ())),
        visit(SHARED, seats=(ANN, SeatRow("=1+1")), built=(("farm",), ())),
        visit(MEDAL, configuration=SOLO, built=(("farm",),), **alone),
        visit(MEDAL, configuration=STORY, built=(("farm",),), **alone),
        visit(WON, practice=True),
        visit(None),
    ]
