"""Two bots in a match: ten deals, each played twice with the seats exchanged.

python examples/two_bots.py [BOT] [BOT]        # names as `kingdom arena` takes them: random, page, steward …
"""

import sys

import kingdom
from kingdom import bots


def winners(first: str, second: str, deal: int) -> tuple[str, ...]:
    """Play a deal; the names of the winning bots."""
    game = kingdom.new_game(players=2, modules=("menace",), seed=deal)
    names = (first, second)
    bots.play_out(game, [bots.make(name, seed=10 * deal + seat) for seat, name in enumerate(names)])
    return tuple(names[seat] for seat in game.outcome().winners)


def match(first: str, second: str, deals: int = 10) -> dict[str, float]:
    """How many games each bot won; a shared victory counts half."""
    won = {first: 0.0, second: 0.0}
    for deal in range(deals):
        for seated in ((first, second), (second, first)):
            best = winners(*seated, deal)
            for name in best:
                won[name] += 1 / len(best)
    return won


if __name__ == "__main__":
    first, second = (sys.argv[1:] + ["steward", "random"][len(sys.argv) - 1 :])[:2]
    for name, games in match(first, second).items():
        print(f"{name:10} {games:5.1f}")
