"""Analysis of a record: the decisions that cost most, and what was better.

python examples/analyse.py RECORD [BOT]        # without a record: a game of the page against chance
"""

import sys
from pathlib import Path

import kingdom
from kingdom import bots
from kingdom.review import Review, make_review


def a_record() -> kingdom.Record:
    """The record of a game between two bots."""
    game = kingdom.new_game(players=2, seed=11)
    bots.play_out(game, [bots.make("page", seed=1), bots.make("random", seed=2)])
    return game.record()


def costly(review: Review, most: int = 5) -> list[str]:
    """The decisions that cost most points, in words."""
    game = review.game
    rows = sorted(review.rows, key=lambda row: row.judgement.lost, reverse=True)[:most]
    lines = []
    for row in rows:
        did, better = ("; ".join(map(game.text, actions)) for actions in (row.decision.actions, row.judgement.better))
        where = f"round {row.decision.before.round}, seat {row.decision.seat}"
        lines.append(f"{row.judgement.lost:5.1f} points, {where}: {did}  (better: {better})")
    return lines


def main(path: str | None = None, judge: str = "regent") -> None:
    record = kingdom.Record.from_json(Path(path).read_text(encoding="utf-8")) if path else a_record()
    review = make_review(kingdom.replay(record), judge, worlds=2, check=2)
    for account in review.accounts:
        print(f"Seat {account.seat}: {account.decisions} decisions, accuracy {account.accuracy:.0%}")
    print(*costly(review), sep="\n")


if __name__ == "__main__":
    main(*sys.argv[1:])
