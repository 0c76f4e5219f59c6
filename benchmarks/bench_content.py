"""Statistics of the cards: games of a sound bot, or of random players, on every sort of table, as Markdown.

    python benchmarks/bench_content.py [--games 40] [--seed 1] [--player steward|random] [--content PATH]
                                       [--cards | --decks | --quests]

A row for each ruleset: the scores and how they spread, medals and losses of solo games, cards built, and the cubes
made in each round. With `--cards`, a row for each Development card instead, over solo and two-player base games: how
often a copy that was taken is built, what it is worth at the end, and how scores with it differ from the mean. With
`--decks`, a row for each Menace deck, over two-player games of every pair of decks in both seats: how often its owner
wins, and the points that both lose to Menaces. With `--quests`, a row for each Quest: how often each step is done.
"""

from __future__ import annotations

import argparse
from collections import Counter, defaultdict
from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import permutations, product
from pathlib import Path
from statistics import mean
from typing import Any

import kingdom
from kingdom.bots.bot import Bot, Maker
from kingdom.bots.chance import RandomBot
from kingdom.bots.steward.bot import Steward
from kingdom.content import Content, load
from kingdom.core.actions import Action
from kingdom.core.cards import CardType, Family, Kind
from kingdom.modules.quest.steps import StepCompleted
from kingdom.rules.planning import Recycled, Slated
from kingdom.rules.production import Produced

MENACES = load().decks
QUESTS = tuple(dict.fromkeys(key for key, _ in load().quests))
ROWS: dict[str, dict[str, Any]] = {
    "two players, side B": {},
    "two players, side A": {"side": "A"},
    "two players, frost giants and giant rats": {"modules": ("menace",), "menaces": ("frost_giants", "giant_rats")},
    "two players, advisors": {"modules": ("advisors",)},
    **{f"two players, {quest}": {"modules": ("quest",), "quests": (quest,)} for quest in QUESTS},
    "solo, side B": {"players": 1},
    "solo, side A, Valados": {"players": 1, "side": "A", "duchies": ("valados",)},
    "solo, side A, Téressie": {"players": 1, "side": "A", "duchies": ("teressie",)},
    **{f"solo, {deck}": {"players": 1, "modules": ("menace",), "menaces": (deck,)} for deck in MENACES},
    "solo, advisors": {"players": 1, "modules": ("advisors",)},
    **{f"solo, {quest}": {"players": 1, "modules": ("quest",), "quests": (quest,)} for quest in QUESTS},
    **{key: {"scenario": key} for key in load().scenarios},
}
PLAYERS: dict[str, Maker] = {"steward": Steward, "random": RandomBot}


@dataclass
class Seat:
    """The actions of one seat in one game."""

    score: int
    menaces: int
    """Points lost to Menaces."""
    built: list[Kind]
    taken: Counter[str]
    made: list[int]
    """Cubes produced, by round."""
    steps: set[int]
    """The steps of a Quest that were done."""

    def worth(self, kind: Kind) -> int:
        """The points of a card in this Duchy."""
        types = Counter(built.type for built in self.built)
        return kind.points + sum(points * types[card_type] for card_type, points in kind.points_per)

    def leading(self) -> CardType:
        """The type whose cards brought the most points."""
        points = Counter[CardType]()
        for kind in self.built:
            assert kind.type is not None
            points[kind.type] += self.worth(kind)
        return max(CardType, key=lambda card_type: points[card_type])


@dataclass
class Row:
    """The games of one ruleset."""

    seats: list[Seat] = field(default_factory=list)
    medals: Counter[str] = field(default_factory=Counter)
    winners: list[tuple[int, ...]] = field(default_factory=list)


def play(player: str, seed: int, content: Content, options: dict[str, Any], row: Row) -> None:
    """Play one game and count it."""
    game = kingdom.new_game(seed=seed, content=content, **options)
    bots: list[Bot] = [PLAYERS[player](seed * 10 + seat) for seat in range(len(game.state.players))]
    made: defaultdict[int, list[int]] = defaultdict(lambda: [0, 0, 0, 0])
    taken: defaultdict[int, Counter[str]] = defaultdict(Counter)
    steps: defaultdict[int, set[int]] = defaultdict(set)
    while not game.is_over:
        seat = game.waiting()[0]
        answer = bots[seat].decide(game.view(seat))
        plan: Action | Sequence[Action] = answer if isinstance(answer, Action) else list(answer)
        now = game.state.round
        for fact in game.play(seat, plan):
            match fact.event:
                case Produced(seat=who, count=count):
                    made[who][min(now, 4) - 1] += count
                case Slated(seat=who, card=card) | Recycled(seat=who, card=card):
                    taken[who][game.state.box[card].key] += 1
                case StepCompleted(seat=who, step=step):
                    steps[who].add(step)
    outcome = game.outcome()
    row.medals[(outcome.medal or "") if outcome.winners else "lost"] += 1
    row.winners.append(outcome.winners)
    for who, lines in enumerate(outcome.scores):
        cards = [game.state.box[card] for card in game.state.players[who].duchy]
        built = [kind for kind in cards if kind.family is Family.DEVELOPMENT]
        menaces = sum(line.points for line in lines if line.source == "menaces")
        score = sum(line.points for line in lines)
        row.seats.append(Seat(score, menaces, built, taken[who], made[who], steps[who]))


def ruleset_table(rows: dict[str, Row]) -> list[str]:
    """A line for each ruleset."""
    lines = [
        "| Game | Score | 10 % | 90 % | Lost | None | Bronze | Silver | Gold | Built | Cubes by round | Leading type |",
        "|---|---|---|---|---|---|---|---|---|---|---|---|",
    ]
    for name, row in rows.items():
        scores = sorted(seat.score for seat in row.seats)
        games = sum(row.medals.values())
        solo = games == len(row.seats)
        medals = [
            f"{100 * row.medals[medal] / games:.0f} %" if solo or medal == "lost" else "-"
            for medal in ("lost", "none", "bronze", "silver", "gold")
        ]
        leading = Counter(seat.leading() for seat in row.seats)
        cells = [
            name.replace("_", " "),
            f"{mean(scores):.0f}",
            str(scores[len(scores) // 10]),
            str(scores[9 * len(scores) // 10]),
            *medals,
            f"{mean(len(seat.built) for seat in row.seats):.1f}",
            " ".join(f"{mean(seat.made[number] for seat in row.seats):.0f}" for number in range(4)),
            " ".join(f"{100 * leading[card_type] / len(scores):.0f}" for card_type in CardType),
        ]
        lines.append(f"| {' | '.join(cells)} |")
    return lines


def card_table(seats: list[Seat], content: Content) -> list[str]:
    """A line for each Development card."""
    average = mean(seat.score for seat in seats)
    lines = ["| Card | Taken | Built | Worth | Scores with it |", "|---|---|---|---|---|"]
    for kind in content.kinds(Family.DEVELOPMENT):
        taken = sum(seat.taken[kind.key] for seat in seats)
        having = [seat for seat in seats if kind in seat.built]
        built = sum(seat.built.count(kind) for seat in seats)
        share = f"{100 * built / taken:.0f} %" if taken else "-"
        worth = f"{mean(seat.worth(kind) for seat in having):.1f}" if having else "-"
        change = f"{mean(seat.score for seat in having) - average:+.1f}" if having else "-"
        lines.append(f"| {kind.name} | {taken} | {share} | {worth} | {change} |")
    return lines


def deck_table(chosen: argparse.Namespace, content: Content) -> list[str]:
    """A line for each Menace deck."""
    wins, owner, opponent = (defaultdict[str, list[float]](list) for _ in range(3))
    for pair in permutations(MENACES, 2):
        row = Row()
        options = {"modules": ("menace",), "menaces": pair}
        for game in range(chosen.games):
            play(chosen.player, chosen.seed * 1000 + game, content, options, row)
        for game, winners in enumerate(row.winners):
            for seat, deck in enumerate(pair):
                wins[deck].append((seat in winners) / max(1, len(winners)))
                owner[deck].append(row.seats[2 * game + seat].menaces)
                opponent[deck].append(row.seats[2 * game + 1 - seat].menaces)
    lines = ["| Deck | Games | Its owner wins | Owner's points | Opponent's points |", "|---|---|---|---|---|"]
    for deck in MENACES:
        cells = (
            content.names(deck, "en"),
            str(len(wins[deck])),
            f"{100 * mean(wins[deck]):.0f} %",
            f"{mean(owner[deck]):.0f}",
            f"{mean(opponent[deck]):.0f}",
        )
        lines.append(f"| {' | '.join(cells)} |")
    return lines


def quest_table(chosen: argparse.Namespace, content: Content) -> list[str]:
    """A line for each Quest."""
    lines = ["| Quest | Players | Step 1 | Step 2 | Step 3 | Final step |", "|---|---|---|---|---|---|"]
    for quest, players in product(QUESTS, (2, 1)):
        row = Row()
        options = {"players": players, "modules": ("quest",), "quests": (quest,)}
        for game in range(chosen.games):
            play(chosen.player, chosen.seed * 1000 + game, content, options, row)
        done = [f"{100 * mean(step in seat.steps for seat in row.seats):.0f} %" for step in range(4)]
        lines.append(f"| {' | '.join((content.names(quest, 'en'), str(players), *done))} |")
    return lines


def main() -> None:
    """Play and print."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--player", choices=PLAYERS, default="steward")
    parser.add_argument("--content", type=Path)
    parser.add_argument("--cards", action="store_true")
    parser.add_argument("--decks", action="store_true")
    parser.add_argument("--quests", action="store_true")
    chosen = parser.parse_args()
    content = load(chosen.content)
    if chosen.decks or chosen.quests:
        print("\n".join((deck_table if chosen.decks else quest_table)(chosen, content)))
        return
    names = ("two players, side B", "solo, side B") if chosen.cards else tuple(ROWS)
    rows: dict[str, Row] = {}
    for name in names:
        rows[name] = Row()
        for game in range(chosen.games):
            play(chosen.player, chosen.seed * 1000 + game, content, ROWS[name], rows[name])
    if chosen.cards:
        print("\n".join(card_table([seat for row in rows.values() for seat in row.seats], content)))
    else:
        print("\n".join(ruleset_table(rows)))


if __name__ == "__main__":
    main()
