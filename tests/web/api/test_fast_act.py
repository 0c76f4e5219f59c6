"""The express lane answers as the operation does, only sooner: nobody can tell them apart."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from starlette.testclient import TestClient

from kingdom.content import load
from kingdom.store import Store, Unavailable
from kingdom.web.tables.tables import Tables
from tests.kit.databases import KINDS, new_database
from tests.kit.local_server import Chair, data_of, error_of, local_server, open_table, settings_for, tables_of
from tests.kit.tables import at_a_window

TWO = {"players": 2, "modules": ["menace"]}
BY_THE_OPERATION = "application/json; charset=utf-8"
"""The same kind of body in other words, which the lane leaves to the operation."""


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient]:
    with local_server(settings_for(tmp_path_factory.mktemp("express"))) as client:
        yield client


def sent(chair: Chair, data: Any, kind: str = "application/json") -> tuple[int, bytes]:
    headers = {**chair.headers, "Content-Type": kind}
    answer = chair.client.post(f"/api/tables/{chair.table}/act", content=json.dumps(data), headers=headers)
    return answer.status_code, answer.content


@pytest.fixture
def without_operation(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    def asked(*_: Any, **__: Any) -> Any:
        raise AssertionError("the operation was asked")

    monkeypatch.setattr(tables_of(client), "act", asked)


@pytest.mark.usefixtures("without_operation")
def test_an_act_that_is_in_order_does_not_reach_the_operation(client: TestClient) -> None:
    ann, *_ = open_table(client, options=TWO, seed=5)
    action = data_of(ann.get("/options"))["options"][0]

    answer = data_of(ann.act(action, client_id="one", seen_version=1))

    assert answer == {"version": 2, "whole": False, "facts": data_of(ann.get("/facts?since=1"))["facts"]}


def test_both_ways_answer_with_the_same_bytes_whatever_is_asked(client: TestClient) -> None:
    here, there = (open_table(client, options=TWO, seed=11) for _ in range(2))
    rng = Random(3)
    statuses = set()
    for number in range(60):
        seat = rng.randrange(2)
        options = data_of(here[seat].get("/options"))["options"]
        version = here[seat].view()["version"]
        for data in (
            {"plan": [rng.choice(options) if options else "done"], "client_id": f"c{number}"},
            {"plan": ["done"], "client_id": f"d{number}", "seen_version": version - rng.randrange(2)},
            {"plan": [rng.choice(["select left", "nonsense", "recycle Farm"])], "client_id": "again"},
        ):
            answers = sent(here[seat], data), sent(there[seat], data, BY_THE_OPERATION)
            assert answers[0] == answers[1], data
            statuses.add(answers[0][0])

    assert statuses >= {200, 409, 422}


@pytest.mark.parametrize(
    "data",
    [
        [],
        {},
        {"plan": [], "client_id": "a"},
        {"plan": [3], "client_id": "a"},
        {"plan": ["done"], "client_id": "no spaces"},
        {"plan": ["done"], "client_id": "a\n"},
        {"plan": ["done"], "client_id": "a", "seen_version": True},
        {"plan": ["done"], "client_id": "a", "seen_version": -1},
        {"plan": ["done"], "client_id": "a", "seen_version": 2**40},
        {"plan": ["\ud800"], "client_id": "a"},
        {"plan": ["x" * 301], "client_id": "a"},
        {"plan": ["done"], "client_id": "a", "more": 1},
    ],
    ids=str,
)
def test_what_is_wrong_with_a_body_is_said_by_the_operation(client: TestClient, data: Any) -> None:
    ann, *_ = open_table(client, options=TWO, seed=5)

    assert sent(ann, data) == sent(ann, data, BY_THE_OPERATION)
    assert sent(ann, data)[0] in (400, 409, 422)


def test_the_same_name_again_gives_the_same_answer_and_another_request_under_it_is_refused(client: TestClient) -> None:
    ann, *_ = open_table(client, options=TWO, seed=5)
    one, other, *_ = data_of(ann.get("/options"))["options"]

    first = data_of(ann.act(one, client_id="mine"))

    assert data_of(ann.act(one, client_id="mine")) == first
    error_of(ann.act(other, client_id="mine"), 409, "client-id-used")
    assert ann.view()["version"] == 2


def test_a_database_that_does_not_answer_is_busy_here_too(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    ann, *_ = open_table(client, options=TWO, seed=5)
    action = data_of(ann.get("/options"))["options"][0]

    async def away(*_: Any) -> None:
        raise Unavailable("the games cannot be reached at the moment")

    with monkeypatch.context() as patch:
        patch.setattr(tables_of(client)._store, "append_soon", away)
        answer = ann.act(action, client_id="one")
        error_of(answer, 503, "busy")
        assert answer.headers["Retry-After"]
    assert data_of(ann.act(action, client_id="one"))["version"] == 2


def test_spectators_and_strangers_are_refused_as_ever(client: TestClient) -> None:
    ann, _, spectator = open_table(client, options=TWO, seed=5)

    error_of(spectator.act("done", client_id="one"), 403, "not-yours")
    error_of(Chair(client, ann.table, 0, "forged").act("done", client_id="one"), 403, "not-yours")


@pytest.mark.parametrize("kind", KINDS)
def test_whoever_is_quicker_by_another_way_is_not_overtaken(kind: str, tmp_path: Path) -> None:
    """Both seats act in a window, each at another server: nothing is lost, and nothing done twice."""
    database = new_database(kind, tmp_path)
    stores = [Store(database) for _ in range(2)]
    first, second = (Tables(store, load(None)) for store in stores)
    table = at_a_window(first)
    second.open(table.id)
    options = [table.game.text(table.game.options(seat)[0]) for seat in (0, 1)]

    second.act(table.id, 1, [options[1]], "second")
    prompt = asyncio.run(first.act_promptly(table.id, 0, options[0], "first"))
    if prompt is None:
        first.act(table.id, 0, [options[0]], "first")

    assert prompt is None, "the log had grown"
    assert [entry.client_id for entry in first.open(table.id).entries[-2:]] == ["second", "first"]
    for store in stores:
        store.close()
