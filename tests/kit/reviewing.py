"""Games to review that are short or played at random, and reviews that nobody had to think for."""

from __future__ import annotations

import kingdom
from kingdom.bots import make
from kingdom.bots.match import play_out
from kingdom.review import Reviewing
from kingdom.review.judging import Judgement


def played(seed: int, players: int = 2) -> kingdom.Game:
    game = kingdom.new_game(players=players, seed=seed)
    play_out(game, [make("random", seat) for seat in range(players)])
    return game


def finished(seed: int, steps: int = 1) -> kingdom.Game:
    """A short game: somebody gives up."""
    game = kingdom.new_game(seed=seed)
    for _ in range(steps):
        game.play(game.waiting()[0], game.options(game.waiting()[0])[0])
    game.resign(1)
    return game


def invented(game: kingdom.Game) -> Reviewing:
    """A review that nobody had to think for: windows are judged, and every tenth turn was a blunder."""
    reviewing = Reviewing(game, worlds=1, check=1)
    next(iter(reviewing))
    turns = {at: one for at, one in enumerate(reviewing.decisions) if not one.is_window}
    found = {}
    for number, (at, one) in enumerate(turns.items()):
        if number % 10:
            found[at] = (Judgement(5.0, 5.0, 0.6, 0.6), True)
        else:
            found[at] = (Judgement(-10.0, 5.0, 0.3, 0.6, better=(one.actions[0],)), True)
    reviewing.take(found, is_whole=True)
    return reviewing
