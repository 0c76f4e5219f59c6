"""`kingdom train`: trains the regent by games against itself."""

from __future__ import annotations

import os
from functools import partial
from pathlib import Path
from time import monotonic

import click

from kingdom.cli.types import Number

COUNTS = click.IntRange(min=1)


@click.command(name="train")
@click.argument("folder", type=click.Path(file_okay=False, path_type=Path))
@click.option(
    "--seconds",
    type=Number(min=1),
    metavar="SECONDS",
    default=540.0,
    show_default=True,
    help="Stop after this many seconds.",
)
@click.option(
    "--generations",
    type=COUNTS,
    metavar="N",
    default=20,
    show_default=True,
    help="Stop after this many generations in all.",
)
@click.option(
    "--games", type=COUNTS, metavar="N", default=20000, show_default=True, help="Games per generation, at most."
)
@click.option(
    "--share",
    type=Number(min=1),
    metavar="SECONDS",
    default=75.0,
    show_default=True,
    help="Seconds per generation for its games.",
)
@click.option(
    "--budget",
    "trials",
    type=COUNTS,
    metavar="N",
    default=12,
    show_default=True,
    help="Trials per decision after the first generation.",
)
@click.option("--epochs", type=COUNTS, metavar="N", default=12, show_default=True, help="Passes over the games.")
@click.option(
    "--memory", type=COUNTS, metavar="N", default=4, show_default=True, help="Number of generations to learn from."
)
@click.option(
    "--pairs", type=COUNTS, metavar="N", default=40, show_default=True, help="Deals in the match after each generation."
)
@click.option(
    "--arena",
    type=click.IntRange(min=0),
    metavar="N",
    default=0,
    show_default=True,
    help="Deals in a match against steward and baron after each generation; 0 for none.",
)
@click.option(
    "--jobs",
    type=COUNTS,
    metavar="N",
    default=os.cpu_count() or 1,
    show_default="one for each core",
    help="Number of processes.",
)
@click.option(
    "--device", metavar="NAME", default="auto", show_default=True, help="The device for learning: auto, cpu, cuda."
)
@click.option("--seed", type=click.INT, metavar="N", default=1, show_default=True, help="Seed of the whole training.")
@click.option("--from-shipped", is_flag=True, help="Start from the shipped weights, not from hand-made values.")
def command(
    folder: Path, seconds: float, generations: int, games: int, share: float, trials: int, epochs: int, memory: int,
    pairs: int, arena: int, jobs: int, device: str, seed: int, from_shipped: bool,
) -> None:  # fmt: skip
    """Train the regent in FOLDER: self-play, learning, a match, and again.

    The same command continues where it stopped. FOLDER gets the games and weights of each generation, and log.jsonl has
    a line for each part of it.
    """
    from kingdom.bots.regent.weights import shipped
    from kingdom.lab.training.course import BY_WORTH, TrainingRun
    from kingdom.lab.training.network import torch_or_say
    from kingdom.lab.workers import in_order
    from kingdom.native import is_native

    end = monotonic() + seconds
    torch = torch_or_say()
    course = TrainingRun(folder, lambda line: click.echo(line, err=True), seed=seed)
    if from_shipped:
        course.begin_from(shipped())
    is_native()  # built before processes start
    runner = partial(in_order, processes=jobs)
    chosen = ("cuda" if torch.cuda.is_available() else "cpu") if device == "auto" else device
    while course.generation < generations and monotonic() + 0.8 * share < end:
        number = course.generation + 1
        until = min(monotonic() + share, end - 10)
        course.games(runner, number, games, trials if number > 1 else BY_WORTH, until)
        course.learn(number, epochs=epochs, device=chosen, memory=memory)
        course.match(runner, number, number - 1, pairs)
        if arena:
            course.arena(runner, number, arena)
        course.draw()
    click.echo(folder / f"weights-{course.generation}.npy")
