"""Requests by the thousand from people who have a seat: near to right and far from it. None breaks the server."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path
from random import Random
from typing import Any

from starlette.testclient import TestClient

from tests.kit.local_server import Chair, local_server, open_table, settings_for, tables_of
from tests.kit.requests import UNDO, UNDO_ALL, requests
from tests.kit.walks import is_deep

REQUESTS = 100_000 if is_deep() else 400
GAMES: tuple[dict[str, Any], ...] = (
    {"players": 2, "modules": ["menace", "advisors", "quest"]},
    {"players": 1, "modules": ["menace", "advisors", "quest"]},
    {"scenario": "rats_everywhere"},
    {"players": 2},
)
PER_TABLE = 250
"""Then another one is opened: most games are over by then."""
WORTHLESS: tuple[Any, ...] = (None, "", [], {}, -1, 2**40, "\ud800", "x" * 400, ["done"] * 70, [[]], True, 1.5, "\x00")


def fuzzed(data: dict[str, Any], rng: Random) -> dict[str, Any]:
    """A body with something wrong in it."""
    worse = dict(data)
    name = rng.choice([*worse, "more"])
    if rng.random() < 0.3 and name in worse:
        del worse[name]
    else:
        worse[name] = rng.choice(WORTHLESS)
    return worse


def ask(client: TestClient, chair: Chair, rng: Random, number: int) -> int:
    """Send one request, and give the status of the answer."""
    seat = chair.viewer or 0
    table = tables_of(client).open(chair.table)
    plan = rng.choice(list(requests(table, seat, rng, ["Farm#1", "Shadow#2"], 2)))
    data: dict[str, Any] = {"client_id": f"fuzz-{number if rng.random() < 0.9 else 1}"}
    if rng.random() < 0.3:
        data["seen_version"] = table.version(chair.viewer) - (rng.random() < 0.2)
    if plan in (UNDO, UNDO_ALL):
        path, data = "/undo", {**data, "window": plan == UNDO_ALL}
    else:
        path, data = "/act", {**data, "plan": list(plan)}
    if rng.random() < 0.15:
        data = fuzzed(data, rng)
    roll = rng.random()
    if roll < 0.1:
        answer = chair.get("/why", params={"action": rng.choice(plan)})
    elif roll < 0.2:
        answer = chair.get(rng.choice(["", "/options", "/facts", "/facts?since=-1", "/record", "/nowhere"]))
    else:
        body = json.dumps(data)
        body = body[: rng.randrange(len(body))] if rng.random() < 0.05 else body
        headers = {**chair.headers, "Content-Type": "application/json"}
        answer = client.post(f"/api/tables/{chair.table}{path}", content=body.encode(), headers=headers)
    assert answer.headers["content-type"] == "application/json"
    if answer.status_code >= 300:
        assert set(answer.json()) == {"error"}, answer.text
    return answer.status_code


def test_no_request_of_somebody_with_a_seat_breaks_the_server(tmp_path: Path) -> None:
    rng = Random(9)
    statuses: Counter[int] = Counter()
    with local_server(settings_for(tmp_path, streams_per_address=0)) as client:
        for number in range(REQUESTS):
            if number % PER_TABLE == 0:
                chairs = open_table(client, options=GAMES[number // PER_TABLE % len(GAMES)], seed=number)
            statuses[ask(client, rng.choice(chairs), rng, number)] += 1

    assert not [status for status in statuses if status >= 500], statuses
    assert statuses[200] > REQUESTS / 10
    assert statuses[409] > REQUESTS / 20
    assert statuses[422] > REQUESTS / 50
