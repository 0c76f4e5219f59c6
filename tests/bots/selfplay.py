"""Games of the regent against itself, one of each kind, as figures: `make playthroughs` writes them down.

The regent's values of cards, plans and positions are hundreds of numbers that no rule can prove right; matches chose
them. So whole games are kept: a change of any judgement shows here.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import numpy as np

from kingdom.bots.regent.weights import by_hand, shipped
from kingdom.lab.training.playing import Task, play

GOLDEN = Path(__file__).with_name("selfplay.json")
QUICK, SEARCHED = 0, 4
"""Trials for each decision; 0: by worth."""
KINDS: dict[str, tuple[str, str, int]] = {
    **{
        name: (name, "shipped", QUICK)
        for name in (
            *("two", "two/A", "two/first", "two+advisors", "two+menace:giant_rats+frost_giants"),
            *("two+menace:shadows+thieves", "two+quest:the_usurper", "two+menace+advisors+quest"),
            *("solo", "solo+menace+advisors+quest", "solo/first", "rats_everywhere", "the_prophecy"),
            *("the_frozen_north", "the_final_battle", "the_thief_guild", "assaulted_from_every_side"),
        )
    },
    "two+menace+advisors+quest, by hand": ("two+menace+advisors+quest", "by hand", QUICK),
    "solo+menace+advisors+quest, by hand": ("solo+menace+advisors+quest", "by hand", QUICK),
    "two+menace, searched, against by hand": ("two+menace", "against", SEARCHED),
    "solo+advisors, searched": ("solo+advisors", "shipped", SEARCHED),
}
SEED = 5
DIGITS = 2


def figures(kind: str) -> dict[str, Any]:
    """A game: how it ended, and what both seats looked like at the end of each round but the last."""
    ruleset, which, trials = KINDS[kind]
    learned, made = (np.asarray(weights, "float32").tobytes() for weights in (shipped(), by_hand()))
    seats = {"shipped": (learned, learned), "by hand": (made, made), "against": (learned, made)}[which]
    played = play(Task(ruleset, SEED, 1, seats, trials))
    # Each number counts by its place, so that no two of them can change unseen.
    places = np.arange(1, played.records.shape[-1] + 1)
    told = (played.records[0].astype("float64") * places).sum(axis=-1)
    first, second, short, short_too, winners, _ = (int(one) for one in played.results[0])
    return {
        "scores": [first, second],
        "short of": [short, short_too],
        "winners": winners,
        "rounds": [[round(float(seat), DIGITS) for seat in seats] for seats in told],
    }


def main() -> None:
    """Play all of them and write them down, a line each."""
    lines = [f"{json.dumps(kind)}: {json.dumps(figures(kind))}" for kind in KINDS]
    GOLDEN.write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="utf-8")


if __name__ == "__main__":
    main()
