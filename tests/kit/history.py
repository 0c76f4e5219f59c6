"""A made-up history of the games of a browser: their results, the cards built, and their reviews."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime
from itertools import count
from random import Random
from typing import Any

import kingdom
from kingdom.content import load
from kingdom.review.data import EDITION
from kingdom.store import KeyRow, SeatRow, Standing, Store, TableRow, Visit

TWO = kingdom.new_game(players=2, modules=("menace",), seed=1).record().configuration
BASE = kingdom.new_game(players=2, seed=1).record().configuration
SOLO = kingdom.new_game(players=1, modules=("quest",), seed=1).record().configuration
STORY = kingdom.new_game(scenario="rats_everywhere", seed=1).record().configuration
ANN, BRAN, STEWARD = SeatRow("Ann"), SeatRow("Bran"), SeatRow("Steward", "steward")
_numbers = count(1)


def result_of(
    *points: int, winners: tuple[int, ...] = (), reason: str = "score", medal: str | None = None
) -> dict[str, Any]:
    scores = [[{"source": "flat", "points": score, "clause": "END-1"}] for score in points]
    none: list[Any] = []
    return {
        "winners": list(winners), "reason": reason, "clause": "END-1", "scores": scores,
        "losses": [none for _ in points], "tie_breaks": none, "medal": medal,
    }  # fmt: skip


JUDGED = {
    "edition": EDITION, "bot": "baron", "accuracy": 0.8, "luck": 3.0, "lost": 12.0, "marks": {},
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


WON, LOST, SHARED = result_of(50, 40, winners=(0,)), result_of(30, 45, winners=(1,)), result_of(40, 40, winners=(0, 1))
MEDAL = result_of(95, reason="medal", medal="silver")
GONE = result_of(95, reason="loss", medal="silver")


def keep(store: Store, browser: str, *visits: Visit) -> None:
    """Store games as those of a browser, which is given by the hash of its secret."""
    for played in visits:
        row = played.table
        store.create(row, [KeyRow(0, f"key of {row.id}")], [], Standing(result=row.result, built=row.built))
        for viewer in played.viewers:
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


def season(games: int = 24) -> list[Visit]:
    """Many games of an improving player, always the same ones, for screenshots."""
    drawn = Random(4)
    begun = datetime(2026, 9, 1, tzinfo=UTC).timestamp()
    cards = ("farm", "port", "quarry", "troubadours", "tomb_of_kings", "hanging_gardens", "guildhall", "aqueduct")
    bots = (STEWARD, SeatRow("Page", "page"), SeatRow("Baron", "baron"), BRAN)
    found = []
    for number in range(games):
        created = begun + number * 3 * 86400
        built = tuple(drawn.choices(cards, range(len(cards), 0, -1), k=9))
        mine, theirs = drawn.randint(48, 66) + number // 2, drawn.randint(50, 68)
        if number % 3 == 2:
            score = 72 + number + drawn.randint(0, 18)
            medal = next(
                (name for name, least in (("gold", 115), ("silver", 95), ("bronze", 70)) if score >= least), ""
            )
            verdict = result_of(score, reason="medal", medal=medal)
            setting = STORY if number % 2 else SOLO
            found.append(visit(verdict, created=created, configuration=setting, seats=(ANN,), built=(built,)))
            continue
        winners = (0,) if mine > theirs else (1,) if theirs > mine else (0, 1)
        lost = 34.0 - number + drawn.randint(-4, 4)
        judged = {
            **JUDGED, "accuracy": 0.7 + number / 120 + drawn.randint(-3, 3) / 100, "luck": drawn.uniform(-9, 9),
            "kinds": {
                "offer": {"decisions": 22, "marks": 3, "lost": 0.5 * lost},
                "select": {"decisions": 14, "marks": 2, "lost": 0.3 * lost},
                "planning": {"decisions": 4, "marks": 1, "lost": 0.15 * lost},
                "production": {"decisions": 16, "marks": 0, "lost": 0.05 * lost},
            },
        }  # fmt: skip
        found.append(
            visit(
                result_of(mine, theirs, winners=winners), created=created, seats=(ANN, drawn.choice(bots)),
                configuration=drawn.choice((TWO, BASE)), judged=(judged, {}), built=(built, ()),
            )
        )  # fmt: skip
    return found
