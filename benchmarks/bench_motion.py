"""What motion costs a browser: frames, long tasks and layout shifts while production runs over a full table.

`python benchmarks/bench_motion.py --json` plays steps of Production on a table with twelve built cards, in a headless
Chromium with a slowed processor, and reads its trace. Nothing is clicked, so that no layout shift counts as expected.
"""

from __future__ import annotations

import json
import tempfile
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any

import click

DUCHY = (
    "Farm#1, Hamlet#1, Quarry, Barracks#1, Port#1, Guildhall#1, Walled Town#1, Recruiters, Royal Mint, "
    " Hanging Gardens#1, Library of the Elves, Munitions Specialists#1"
)
THEIRS = "Farm#2, Hamlet#2, Farm#3, Barracks#2, Port#2, Farm#4, Navigators#2, Aqueduct, Smugglers' Cove#2"
SITES = "Cathedral of Dawn[MM], Lost City#1[M], Statue of the Founders#1[M]"
CATEGORIES = ["devtools.timeline", "disabled-by-default-devtools.timeline", "toplevel", "blink.user_timing"]
WORK = ("FunctionCall", "EvaluateScript", "FireAnimationFrame", "TimerFire", "EventDispatch", "RunMicrotasks",
        "UpdateLayoutTree", "ParseAuthorStyleSheet", "Layout", "ParseHTML")  # fmt: skip
"""What the browser calls script, style and layout."""
FLYING, LANDED = "something flies", "something has landed"
TASK, LONG, FRAME = "RunTask", 50, 1_000_000 / 60
WATCH = """([flying, landed]) => {
    window.flown = 0;
    window.shifted = [];
    new PerformanceObserver((list) => {
        for (const one of list.getEntries())
            window.shifted.push([one.value, ...one.sources.map(({ node }) => node?.className ?? node?.nodeName)]);
    }).observe({ type: "layout-shift" });
    const flies = (nodes) => [...nodes].filter((one) => one.classList?.contains("traveller")).length;
    new MutationObserver((records) => {
        for (const { addedNodes, removedNodes } of records) {
            if (flies(addedNodes)) performance.mark(flying);
            if (flies(removedNodes)) performance.mark(landed);
            window.flown += flies(addedNodes);
        }
    }).observe(document.body, { childList: true });
}"""
STILL = "() => !document.querySelector('.traveller') && !document.documentElement.hasAttribute('aria-busy')"


def percentile(values: Iterable[float], share: float) -> float:
    """The least value that at least this share of the values does not exceed.

    >>> percentile([4, 1, 3, 2], 0.5), percentile([], 0.9)
    (2, 0.0)
    """
    ordered = sorted(values)
    return ordered[max(0, -(-len(ordered) * round(share * 100) // 100) - 1)] if ordered else 0.0


def outermost(events: Sequence[dict[str, Any]]) -> list[dict[str, Any]]:
    """Those that lie in no other, so that nothing is counted twice."""
    found: list[dict[str, Any]] = []
    for event in sorted(events, key=lambda one: (one["ts"], -one["dur"])):
        if not found or event["ts"] >= found[-1]["ts"] + found[-1]["dur"]:
            found.append(event)
    return found


def busy(event: dict[str, Any]) -> float:
    """The share of its time in which the processor worked for it: others may use the machine as well."""
    share: float = min(1.0, event["tdur"] / event["dur"]) if event.get("tdur") and event["dur"] else 1.0
    return share


def read(trace: bytes) -> dict[str, Any]:
    """The figures of a trace: milliseconds of each frame, and all long tasks."""
    events = json.loads(trace)["traceEvents"]
    marks = [one for one in events if one["name"] in (FLYING, LANDED)]
    own = [one for one in events if (one["pid"], one["tid"]) == (marks[0]["pid"], marks[0]["tid"])]
    start, end = min(one["ts"] for one in marks), max(one["ts"] for one in marks)
    frames = [0.0] * (1 + int((end - start) // FRAME))
    for event in outermost([one for one in own if one["name"] in WORK and "dur" in one]):
        for at in range(len(frames)):
            begins, ends = start + at * FRAME, start + (at + 1) * FRAME
            within = min(ends, event["ts"] + event["dur"]) - max(begins, event["ts"])
            frames[at] += max(0.0, within) * busy(event) / 1000
    tasks = [time for one in own if one["name"] == TASK and (time := one.get("dur", 0) * busy(one) / 1000) > LONG]
    return {"frames": frames, "long": sorted(tasks, reverse=True)}


def measured(runs: int, slower: int, size: tuple[int, int]) -> dict[str, Any]:
    """The figures of several productions."""
    from dataclasses import replace

    from kingdom.store import SeatRow
    from tests.kit.browser import UNAIDED, Visits, browsing, hosting
    from tests.kit.local_server import settings_for
    from tests.kit.table import given

    frames: list[float] = []
    tasks: list[float] = []
    shifts: list[Any] = []
    flown = 0
    with tempfile.TemporaryDirectory() as folder, hosting(settings_for(Path(folder))) as host, browsing() as browser:
        for _ in range(runs):
            ann = f"ann: duchy {DUCHY}; construction {SITES}; soldiers 3; cubes G"
            record = given("gold, round 4", ann, f"bob: duchy {THEIRS}; cubes G; done").game.record()
            new = host.tables.create_from(record, [SeatRow("Ann"), SeatRow("Bran")])
            page = Visits(browser, host, Path(folder)).new(
                size=size, calm=False, preferences=replace(UNAIDED, speed="normal")
            )
            with page.expect_response(lambda response: response.url.endswith("/arrived")):
                page.goto(f"/t/{new.table_id}/join/{new.seat_tokens[0]}")
            page.wait_for_function("() => document.documentElement.classList.contains('moves')")
            page.evaluate(WATCH, [FLYING, LANDED])
            page.wait_for_timeout(4000)  # pictures are fetched while the page is idle
            session = page.context.new_cdp_session(page)
            session.send("Emulation.setCPUThrottlingRate", {"rate": slower})
            browser.start_tracing(page=page, categories=CATEGORIES)
            end_step(host.tables, new.table_id)
            page.wait_for_function("() => window.flown")
            page.wait_for_function(STILL)
            found = read(browser.stop_tracing())
            session.send("Emulation.setCPUThrottlingRate", {"rate": 1})
            frames += found["frames"]
            tasks += found["long"]
            shifts += page.evaluate("() => window.shifted")
            flown += page.evaluate("() => window.flown")
            page.context.close()
    return {"frames": frames, "tasks": tasks, "shifts": shifts, "flown": flown}


def end_step(tables: Any, table_id: str) -> None:
    """Play until the step is over: the next one produces."""
    step = tables.open(table_id).game.state.phase.name
    while (game := tables.open(table_id).game).state.phase.name == step:
        seat = game.waiting()[0]
        options = sorted(game.options(seat), key=lambda action: type(action).__name__ != "ToAlchemy")
        done = [action for action in options if type(action).__name__ == "Done"]
        tables.act(table_id, seat, [game.text((done or options)[0])], f"action {len(game.steps)}")


@click.command()
@click.option("--runs", default=5, show_default=True, help="How many productions are measured.")
@click.option("--slower", default=4, show_default=True, help="By how much the processor is slowed down.")
@click.option("--size", nargs=2, default=(1366, 768), show_default=True)
@click.option("--json", "as_json", is_flag=True, help="Print one line of JSON.")
def main(runs: int, slower: int, size: tuple[int, int], as_json: bool) -> None:
    """Print what a production costs on a slowed processor."""
    found = measured(runs, slower, size)
    figures = {
        "slower": slower,
        "productions": runs,
        "flown": found["flown"],
        "frames": len(found["frames"]),
        "frame_p50_ms": round(percentile(found["frames"], 0.5), 1),
        "frame_p90_ms": round(percentile(found["frames"], 0.9), 1),
        "frame_most_ms": round(max(found["frames"]), 1),
        "long_tasks_ms": [round(task) for task in found["tasks"]],
        "layout_shift": round(sum(one[0] for one in found["shifts"]), 4),
        "shifted": found["shifts"][:5],
    }
    if as_json:
        click.echo(json.dumps(figures))
        return
    for name, value in figures.items():
        click.echo(f"{name.replace('_', ' '):20} {value}")


if __name__ == "__main__":
    main()
