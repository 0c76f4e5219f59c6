"""`kingdom train`: the regent learns from games against itself."""

from __future__ import annotations

import os
from pathlib import Path
from time import monotonic

import click

from kingdom.cli.help import Speaking
from kingdom.cli.types import Number, Place, Whole

COUNTS = Whole(min=1)


@click.command(name="train", cls=Speaking)
@click.argument("folder", type=Place(file_okay=False, path_type=Path))
@click.option("--seconds", type=Number(min=1), default=540.0, show_default=True)
@click.option("--generations", type=COUNTS, default=20, show_default=True)
@click.option("--games", type=COUNTS, default=20000, show_default=True)
@click.option("--share", type=Number(min=1), default=75.0, show_default=True)
@click.option("--offers", type=COUNTS, default=4, show_default=True)
@click.option("--deals", type=COUNTS, default=2, show_default=True)
@click.option("--tries", type=COUNTS, default=16, show_default=True)
@click.option("--trials", type=Whole(min=0), default=0, show_default=True)
@click.option("--epochs", type=COUNTS, default=12, show_default=True)
@click.option("--memory", type=COUNTS, default=4, show_default=True)
@click.option("--pairs", type=COUNTS, default=40, show_default=True)
@click.option("--arena", type=Whole(min=0), default=0, show_default=True)
@click.option("--jobs", type=COUNTS, default=os.cpu_count() or 1, show_default=True)
@click.option("--device", default="auto", show_default=True)
@click.option("--seed", type=Whole(), default=1, show_default=True)
@click.option("--from-shipped", is_flag=True)
def command(
    folder: Path, seconds: float, generations: int, games: int, share: float, offers: int, deals: int, tries: int,
    trials: int, epochs: int, memory: int, pairs: int, arena: int, jobs: int, device: str, seed: int,
    from_shipped: bool,
) -> None:  # fmt: skip
    """Train the regent in FOLDER: games against itself, learning, a match, and again.

    The same command goes on where it stopped. Each generation is kept there with its weights, and `log.jsonl` has a
    line for each part of it; `strength.svg` draws how often it won.
    """
    from kingdom.bots.regent.weights import shipped
    from kingdom.lab.training.course import BEGINNING, Course, Effort, warm
    from kingdom.lab.training.network import torch_or_say
    from kingdom.lab.training.playing import Players

    end = monotonic() + seconds
    torch = torch_or_say()
    course = Course(folder, lambda line: click.echo(line, err=True), seed=seed)
    if from_shipped:
        course.begin_from(shipped())
    warm(trials)
    players = Players(jobs)
    found = ("cuda" if torch.cuda.is_available() else "cpu") if device == "auto" else device
    try:
        while course.generation < generations and monotonic() + 0.8 * share < end:
            number = course.generation + 1
            effort = BEGINNING if number == 1 else Effort(offers, deals, tries)
            until = min(monotonic() + share, end - 10)
            course.games(players, number, games, effort, until, trials if number > 1 else 0)
            course.learn(number, epochs=epochs, device=found, memory=memory)
            course.match(players, number, number - 1, pairs)
            if arena:
                course.arena(players, number, arena)
            course.draw()
    finally:
        players.close()
    click.echo(folder / f"weights-{course.generation}.npy")
