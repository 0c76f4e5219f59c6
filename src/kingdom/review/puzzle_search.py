"""The search for puzzles in the regent's own games: `python -m kingdom.review.puzzle_search FILE --games 200`.

At randomly chosen turns of Choice, the steward is asked what it would do. Where the regent knows something clearly
better, all choices are evaluated in some deals; if the difference is still clear, they are evaluated again in ten times
as many new deals. The same seeds give the same puzzles.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import count
from pathlib import Path
from random import Random
from typing import Any

import kingdom
from kingdom.bots.advice import reasons_for
from kingdom.bots.bot import Budget
from kingdom.bots.regent import Regent
from kingdom.bots.regent.thinker import Outcome, Thinker
from kingdom.bots.steward import Steward
from kingdom.core.actions import Action
from kingdom.core.imagine import imagine
from kingdom.core.phases import CHOICE
from kingdom.core.view import View
from kingdom.game.config import origin
from kingdom.game.game import Game
from kingdom.game.rulesets import rulesets
from kingdom.review.judging import WIDE, mean, standard_error
from kingdom.review.puzzles import FORMAT
from kingdom.rules.choice import Offer, Select

RULESETS = ("two", "two+menace", "two+advisors", "two+quest", "two+menace+advisors+quest", "two/A")
THINKING = Budget(simulations=96)
"""The bot that plays the games: fast, but still far better than a steward."""
DEALS = 48
CHECK = 10
MISSED = 0.10
"""The minimum loss in the chance to win of the steward's choice."""
CLEAR = 0.05
"""The minimum loss of every choice that is shown; without its interval, still at least half of this."""
SHOWN = 4
MOST_CHECKS = 3
"""Positions of a kind to check in a game before giving up on a puzzle."""
GLANCE = 12
"""After how many deals a position without a clear difference is given up."""


@dataclass(frozen=True, slots=True)
class Weighed:
    """A choice and its outcome in each deal."""

    action: Action
    outcomes: tuple[Outcome, ...]

    @property
    def chance(self) -> float:
        """The average chance to win."""
        return mean([one.chance for one in self.outcomes])

    def lost(self, best: Weighed) -> tuple[float, float]:
        """The loss compared with the best choice, and its uncertainty."""
        return _estimate([there.chance - here.chance for here, there in zip(self.outcomes, best.outcomes, strict=True)])


def _estimate(values: Sequence[float]) -> tuple[float, float]:
    """The mean, and half of its 95 % interval."""
    return mean(values), WIDE * standard_error(values)


@dataclass(frozen=True, slots=True)
class Suspect:
    """A position in which another choice looks clearly better than the steward's."""

    seen: View
    luck: str
    usual: Action
    best: Action
    ways: tuple[Action, ...]
    """The actions to evaluate again: the choices, and any that may be better than they seem."""


def puzzles_of(ruleset: str, seed: int) -> Iterator[dict[str, Any]]:
    """Play a game between two regents and return its puzzles: at most one of each kind."""
    game = kingdom.new_game(seed=seed, **rulesets()[ruleset])
    bots = [Regent(seed), Regent(seed + 1)]
    turns: list[tuple[View, int]] = []
    while waiting := game.waiting():
        seat = waiting[0]
        seen = game.view(seat)
        if seen.phase is CHOICE and len(seen.options) > 1 and not seen.me.owes:
            turns.append((seen, len(game.steps)))
        game.play(seat, bots[seat].decide(seen, THINKING))
    # Mistakes in the last round cost the most, since everything is certain there; random order gives every round its
    # share. Once a kind has its puzzle, no more positions are evaluated for it.
    Random(f"{ruleset} {seed}").shuffle(turns)
    checks: dict[type[Action], int] = {Offer: MOST_CHECKS, Select: MOST_CHECKS}
    for seen, step in turns:
        usual = Steward(0).decide(seen)
        if not isinstance(usual, Select | Offer) or not checks[type(usual)]:
            continue
        suspect = suspect_at(seen, usual, f"{ruleset} {seed} {step}")
        if suspect is None:
            continue
        checks[type(usual)] -= 1
        found = checked(suspect)
        if found is not None:
            checks[type(usual)] = 0
            yield {**found, "origin": {"ruleset": ruleset, "seed": seed, "step": step}}


def suspect_at(seen: View, usual: Action, luck: str) -> Suspect | None:
    """True if a position looks like a puzzle, given what the steward would do there."""
    thinker = Thinker(seen, luck)
    ways = thinker.candidates()
    ways = ways if usual in ways else [*ways, usual]
    first = Random(luck).getrandbits(40)
    glance = _weigh(thinker, ways, range(first, first + GLANCE))
    own = next(one for one in glance if one.action == usual)
    if max(one.chance for one in glance) - own.chance < CLEAR:
        return None
    rest = _weigh(thinker, ways, range(first + GLANCE, first + DEALS))
    quick = [Weighed(one.action, one.outcomes + more.outcomes) for one, more in zip(glance, rest, strict=True)]
    chosen = _chosen(quick, usual)
    if chosen is None:
        return None
    near = [one for one in quick if chosen[0].chance - one.chance < CLEAR and one not in chosen]
    return Suspect(seen, luck, usual, chosen[0].action, tuple(one.action for one in (*chosen, *near)))


def checked(suspect: Suspect) -> dict[str, Any] | None:
    """The puzzle, if it holds up in ten times as many deals."""
    first = Random(suspect.luck).getrandbits(40) + DEALS
    weighed = _weigh(Thinker(suspect.seen, suspect.luck), suspect.ways, range(first, first + CHECK * DEALS))
    chosen = _chosen(weighed, suspect.usual)
    if chosen is None or chosen[0].action != suspect.best:
        return None
    return _written(suspect.seen, chosen, suspect.usual)


def _weigh(thinker: Thinker, ways: Sequence[Action], deals: range) -> list[Weighed]:
    return [Weighed(action, tuple(thinker.outcomes(action, deals))) for action in ways]


def _chosen(weighed: Sequence[Weighed], usual: Action) -> list[Weighed] | None:
    """The best choice, the steward's, and up to two others that are clearly worse; None if it is not a puzzle."""
    best = max(weighed, key=lambda one: one.chance)
    steward = next(one for one in weighed if one.action == usual)
    lost, doubt = steward.lost(best)
    if best is steward or lost < MISSED or lost - doubt < CLEAR:
        return None
    others = [one for one in weighed if one not in (best, steward) and _is_clearly_worse(one, best)]
    others.sort(key=lambda one: -one.chance)
    if isinstance(usual, Offer) and len(others) < SHOWN - 2:
        return None
    return [best, steward, *others[: SHOWN - 2]]


def _is_clearly_worse(one: Weighed, best: Weighed) -> bool:
    lost, doubt = one.lost(best)
    return lost >= CLEAR and lost - doubt >= CLEAR / 2


def _written(seen: View, chosen: Sequence[Weighed], usual: Action) -> dict[str, Any]:
    """A puzzle as data. The choices are in the order of the rules, so that their order gives nothing away."""
    configuration, content = origin(seen.rules)
    state = imagine(seen, Random(0).random)
    game = Game(configuration, content, None, state, state)
    best = chosen[0]
    places = {action: at for at, action in enumerate(seen.options)}
    shown = sorted(chosen, key=lambda one: places[one.action])
    names = seen.rules.names
    return {
        "kind": {Select: "select", Offer: "offer"}.get(type(best.action), "other"),
        "seat": seen.me.seat,
        "position": game.position(),
        "choices": [_choice(one, best, game) for one in shown],
        "solution": next(at for at, one in enumerate(shown) if one is best),
        "steward": next(at for at, one in enumerate(shown) if one.action == usual),
        "deals": len(best.outcomes),
        "why": [
            {
                "kind": reason.kind,
                "card": None if reason.card is None else names[reason.card],
                "number": reason.number,
                "area": reason.area,
            }
            for reason in reasons_for(seen, (best.action,))
        ],
    }


def _choice(one: Weighed, best: Weighed, game: Game) -> dict[str, Any]:
    chance, doubt = _estimate([outcome.chance for outcome in one.outcomes])
    lost, lost_doubt = one.lost(best)
    return {
        "text": game.text(one.action),
        "chance": round(chance, 4),
        "doubt": round(doubt, 4),
        "lost": round(lost, 4),
        "lost_doubt": round(lost_doubt, 4),
        "mine": round(mean([outcome.mine for outcome in one.outcomes]), 2),
        "theirs": round(mean([outcome.theirs for outcome in one.outcomes]), 2),
    }


def main(arguments: Sequence[str] | None = None) -> None:
    """Collect puzzles into a file; existing puzzles stay, and their games are not played again."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("file", type=Path)
    parser.add_argument("--puzzles", type=int, default=200, help="stop with so many (default: %(default)s)")
    parser.add_argument("--games", type=int, default=1000, help="stop after so many games (default: %(default)s)")
    parser.add_argument("--seed", type=int, default=1, help="of the first game (default: %(default)s)")
    given = parser.parse_args(arguments)
    found: list[dict[str, Any]] = []
    if given.file.is_file():
        found = json.loads(given.file.read_text("utf-8"))["puzzles"]
    played = {(one["origin"]["ruleset"], one["origin"]["seed"]) for one in found}
    content = kingdom.new_game(seed=0).content.hash
    for number in count():
        ruleset, seed = RULESETS[number % len(RULESETS)], given.seed + number
        if len(found) >= given.puzzles or number >= given.games:
            break
        if (ruleset, seed) in played:
            continue
        found += puzzles_of(ruleset, seed)
        lines = ",\n".join(json.dumps(one, ensure_ascii=False, separators=(",", ":")) for one in found)
        head = f'{{"format": {FORMAT}, "content": "{content}", "puzzles": [\n'
        given.file.write_text(f"{head}{lines}\n]}}\n", encoding="utf-8")
        kinds = Counter(one["kind"] for one in found)
        sys.stderr.write(f"{number + 1} games, {len(found)} puzzles: {dict(kinds)}\n")


if __name__ == "__main__":
    main()
