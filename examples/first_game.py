"""A first game: two seats do the first thing they may, and the score is read line by line.

python examples/first_game.py
"""

import kingdom


def play(seed: int) -> kingdom.Game:
    """A whole game for two."""
    game = kingdom.new_game(players=2, seed=seed)
    while not game.is_over:
        seat = game.waiting()[0]
        game.play(seat, game.options(seat)[0])
    return game


def main() -> None:
    game = play(seed=7)
    outcome = game.outcome()
    for seat, lines in enumerate(outcome.scores):
        print(f"Seat {seat}: {outcome.total(seat)} points")
        for line in lines:
            print(f"  {line.points:4}  {line.source} ({line.clause})")
    print("won by", *outcome.winners)


if __name__ == "__main__":
    main()
