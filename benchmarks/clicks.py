"""Presses a round: how often a person presses to play a game through the real page.

Bots play games from fixed seeds. The decisions of the first seat are then made again in headless Chromium, each in its
cheapest way (`ways.py`), with the preferences of a new visitor; the other seat's are played by the server. A press is a
key, a click, a tap, or a drag.

`python benchmarks/clicks.py --json` prints a line for each kind of game, and one for each phase.
"""

from __future__ import annotations

import json
import sys
import tempfile
from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import click
from playwright.sync_api import TimeoutError as TooLate
from rich.console import Console
from rich.progress import Progress

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from benchmarks.drafts import WAYS
from benchmarks.ways import Decision, Diverged, Hand
from kingdom import Game, new_game
from kingdom.bots.registry import make
from kingdom.core.actions import Action
from kingdom.core.phases import ROUNDS
from kingdom.store import SeatRow
from kingdom.web.present.table.track import stage
from tests.kit.browser import LAPTOP, PHONE, Visits, browsing, hosting
from tests.kit.local_server import settings_for

BOT = "steward"
ALL = ("menace", "advisors", "quest")
PHASES = {"working": "production"}
"""Other names for stages of a table."""


@dataclass(frozen=True)
class Kind:
    """A kind of game, on a screen, played in one way."""

    game: str
    options: Mapping[str, Any]
    screen: tuple[int, int] = LAPTOP
    way: str = "press"

    @property
    def line(self) -> dict[str, Any]:
        return {"game": self.game, "screen": "x".join(map(str, self.screen)), "way": self.way}


TWO = {"two, base": {}, "two, base and Menace": {"modules": ("menace",)}, "two, all modules": {"modules": ALL}}
KINDS = (
    *(Kind(name, {"players": 2, **more}, way=way) for name, more in TWO.items() for way in ("press", "drag")),
    Kind("solo, phone", {"players": 1}, PHONE),
)


def recorded(kind: Kind, seed: int) -> tuple[Game, list[Decision]]:
    """A game at its start, and all decisions that bots made in it: the actions of a seat in one phase are one."""
    game = new_game(seed=seed, **kind.options)
    start, found = game.copy(), list[Decision]()
    bots = [make(BOT, seed + seat) for seat in range(kind.options["players"])]
    while game.waiting():
        seat = game.waiting()[0]
        view = game.view(seat)
        place = (game.state.round, game.state.phase.name, PHASES.get(stage(view), stage(view)))
        answer = bots[seat].decide(view)
        plan = [answer] if isinstance(answer, Action) else list(answer)
        texts = [game.text(action) for action in plan]
        game.play(seat, texts)
        if found and (found[-1].seat, found[-1].place) == (seat, place):
            found[-1] = Decision(seat, place, (*found[-1].actions, *texts))
        else:
            found.append(Decision(seat, place, tuple(texts)))
    return start, found


def presses(visits: Visits, kind: Kind, seed: int) -> Counter[str]:
    """The presses of one game, by phase."""
    game, decisions = recorded(kind, seed)
    tables, phone = visits.host.tables, kind.screen == PHONE
    seats = [SeatRow("Ann"), SeatRow("Bran", bot=BOT)][: kind.options["players"]]
    new = tables.create_from(game.record(), seats)
    page = visits.new(size=kind.screen, helpful=True, has_touch=phone, is_mobile=phone)
    page.goto(f"/t/{new.table_id}/join/{new.seat_tokens[0]}")
    hand = Hand(page, visits.host, new.table_id, kind.way)
    try:
        for number, decision in enumerate(decisions):
            if decision.seat == 0:
                hand.begin(decision)
                WAYS[decision.phase](hand, decision)
            else:
                with visits.host.quiet():
                    for at, action in enumerate(decision.actions):
                        tables.act(new.table_id, decision.seat, [action], f"other-{number}-{at}")
        return hand.presses
    finally:
        page.context.close()


def measured(visits: Visits, kind: Kind, games: int, first_seed: int, progress: Progress) -> Iterator[Counter[str]]:
    """The presses of so many games of a kind. A game that the page cannot repeat is replaced by the next one."""
    task = progress.add_task(f"{kind.game}, {kind.way}", total=games)
    done, seed = 0, first_seed
    while done < games:
        try:
            yield presses(visits, kind, seed)
            done += 1
            progress.advance(task)
        except (Diverged, TooLate) as error:
            progress.console.print(f"{kind.game}, {kind.way}, seed {seed}: {str(error).splitlines()[0]}")
        seed += 1


@click.command()
@click.option("--games", default=10, show_default=True, help="Games of each kind.")
@click.option("--seed", default=1, show_default=True, help="The seed of the first game.")
@click.option("--only", default="", help="Only kinds whose name or way contains this.")
@click.option("--json", "as_json", is_flag=True, help="One JSON object a line.")
def main(games: int, seed: int, only: str, as_json: bool) -> None:
    """Print the presses a round for each kind of game, and for each of its phases."""
    if not as_json:
        print("| game | screen | way | phase | presses a round |\n|---|---|---|---|---:|")
    with (
        tempfile.TemporaryDirectory() as folder,
        hosting(settings_for(Path(folder))) as host,
        browsing() as browser,
        Progress(console=Console(stderr=True)) as progress,
    ):
        visits = Visits(browser, host, Path(folder))
        for kind in (one for one in KINDS if only in f"{one.game} {one.way}"):
            total: Counter[str] = Counter()
            for one in measured(visits, kind, games, seed, progress):
                total += one
            for phase, count in (("", total.total()), *sorted(total.items())):
                line = {**kind.line, **({"phase": phase} if phase else {})}
                report({**line, "presses_a_round": round(count / games / ROUNDS, 1), "games": games}, as_json)


def report(line: Mapping[str, Any], as_json: bool) -> None:
    """Print a line of the result."""
    if as_json:
        print(json.dumps(line), flush=True)
    else:
        cells = (line["game"], line["screen"], line["way"], line.get("phase", "**all**"), line["presses_a_round"])
        print(f"| {' | '.join(map(str, cells))} |", flush=True)


if __name__ == "__main__":
    main()
