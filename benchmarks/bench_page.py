"""The cost of a table for a browser: style computations, and the time for them and for the layout.

`python benchmarks/bench_page.py --against OTHER` alternates between this checkout and another one, so that both
run under the same conditions. The figures are the browser's own (`Performance.getMetrics`), medians of several loads.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
from pathlib import Path
from statistics import median

import click

HERE = Path(__file__).resolve().parents[1]
POSITIONS = (
    "two, offer, early",
    "two+menace+advisors+quest, offer, late",
    "crowded, choice",
    "crowded, planning",
    "crowded, production",
)
"""Moments of the golden games, and tables that are as full as they get: see tests/kit/geometry.py."""
FIGURES = ("RecalcStyleCount", "RecalcStyleDuration", "LayoutDuration")
SCREEN = (1366, 650)
PAINTED = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"
CONTAINERS = (
    "() => [...document.querySelectorAll('*')].filter((one) => getComputedStyle(one).containerType !== 'normal').length"
)


def measured(loads: int) -> dict[str, dict[str, float]]:
    """The figures of each position, from the checkout that this process imports."""
    from tests.kit.browser import Visits, browsing, hosting
    from tests.kit.geometry import positions
    from tests.kit.local_server import settings_for

    found: dict[str, dict[str, float]] = {}
    with (
        tempfile.TemporaryDirectory() as folder,
        hosting(settings_for(Path(folder))) as host,
        browsing() as browser,
    ):
        page = Visits(browser, host, Path(folder)).new(size=SCREEN)
        session = page.context.new_cdp_session(page)
        session.send("Performance.enable")

        def figures() -> dict[str, float]:
            told = session.send("Performance.getMetrics")["metrics"]
            return {one["name"]: one["value"] for one in told if one["name"] in FIGURES}

        for name in POSITIONS:
            staged = positions()[name].set_up(host.tables)
            page.goto(staged.ways[0])
            seen = []
            for _ in range(loads):
                page.goto("/help")  # a page of the same server: the metrics are those of one process
                page.evaluate(PAINTED)
                before = figures()
                page.goto(staged.path, wait_until="load")
                page.evaluate(PAINTED)
                after = figures()
                seen.append({figure: after[figure] - before[figure] for figure in FIGURES})
            found[name] = {figure: median(one[figure] for one in seen) for figure in FIGURES}
            found[name]["containers"] = page.evaluate(CONTAINERS)
    return found


def asked(checkout: Path, loads: int) -> dict[str, dict[str, float]]:
    """The same from another process, which imports the given checkout."""
    known = {**os.environ, "PYTHONPATH": f"{checkout / 'src'}{os.pathsep}{checkout}"}
    command = [sys.executable, __file__, "--loads", str(loads), "--as-data"]
    answer = subprocess.run(command, env=known, cwd=checkout, check=True, capture_output=True, text=True)
    figures: dict[str, dict[str, float]] = json.loads(answer.stdout.splitlines()[-1])
    return figures


@click.command()
@click.option("--against", type=click.Path(exists=True, path_type=Path), help="Another checkout of the project.")
@click.option("--loads", default=9, show_default=True, help="How often each table is loaded.")
@click.option("--runs", default=1, show_default=True, help="How often all of it is measured, in turn.")
@click.option("--as-data", is_flag=True, hidden=True)
def main(against: Path | None, loads: int, runs: int, as_data: bool) -> None:
    """Print a table of what tables cost a browser."""
    if as_data:
        print(json.dumps(measured(loads)))
        return
    print("| table | of | containers | style recalculations | style ms | layout ms |")
    print("|-------|----|-----------:|---------------------:|---------:|----------:|")
    checkouts = {"now": HERE, **({"older": against.resolve()} if against else {})}
    for _ in range(runs):
        told = {which: asked(checkout, loads) for which, checkout in checkouts.items()}
        for name in POSITIONS:
            for which, figures in told.items():
                one = figures[name]
                style, layout = one["RecalcStyleDuration"] * 1000, one["LayoutDuration"] * 1000
                counts = f"{one['containers']:.0f} | {one['RecalcStyleCount']:.0f}"
                print(f"| {name} | {which} | {counts} | {style:.0f} | {layout:.0f} |")


if __name__ == "__main__":
    main()
