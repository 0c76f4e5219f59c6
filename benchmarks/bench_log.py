"""The cost of the log of a finished game beside its score sheet: both are pages that anybody with the link may open.

    python benchmarks/bench_log.py [--times 30] [--seed 4]

It plays a game with everything in it, and asks for the two pages in turn, as many visitors would: each a number of
times, after a first time that is shown apart. The figures are milliseconds of this process for one request.
"""

from __future__ import annotations

import sys
import tempfile
import time
from pathlib import Path
from statistics import median

import click

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))
MOST_TIMES = 1000


@click.command(help=__doc__)
@click.option("--times", default=30, show_default=True)
@click.option("--seed", default=4, show_default=True)
def main(times: int, seed: int) -> None:
    from kingdom.store import SeatRow
    from tests.kit.local_server import local_server, settings_for, tables_of
    from tests.web.pages.games.test_score_sheet import play_out

    with tempfile.TemporaryDirectory() as folder, local_server(settings_for(Path(folder))) as client:
        tables = tables_of(client)
        options = {"modules": ("menace", "advisors", "quest")}
        new = tables.create(options, [SeatRow("Ann"), SeatRow("Bran")], seed=seed)
        play_out(tables, new.table_id)
        taken: dict[str, list[float]] = {"end": [], "log": []}
        for _ in range(min(times, MOST_TIMES) + 1):
            for page, found in taken.items():
                began = time.process_time()
                client.get(f"/t/{new.table_id}/{page}", headers={"Accept": "text/html"})
                found.append(1000 * (time.process_time() - began))
    for page, (first, *others) in taken.items():
        click.echo(f"/{page}: first {first:.1f} ms, then {median(others):.1f} ms")
    click.echo(f"the log costs {median(taken['log'][1:]) / median(taken['end'][1:]):.2f} times the end")


if __name__ == "__main__":
    main()
