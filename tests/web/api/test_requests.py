"""What programs may send, in numbers, and what a server does if nobody tells it otherwise."""

from __future__ import annotations

from typing import Any

import pytest
from pydantic import BaseModel, ValidationError

from kingdom.web.api import requests
from kingdom.web.api.requests import (
    ActWanted,
    GameOptions,
    JoinWanted,
    LeaveWanted,
    RecordSent,
    SayWanted,
    SeatWanted,
    TableWanted,
    UndoWanted,
)
from kingdom.web.settings import ServerSettings

ACT: dict[str, Any] = {"plan": ["done"], "client_id": "a"}


def takes(model: type[BaseModel], **fields: Any) -> bool:
    """Whether a body is accepted."""
    try:
        model(**fields)
    except ValidationError:
        return False
    return True


BODIES: list[tuple[type[BaseModel], dict[str, Any], str, Any, Any]] = [
    (ActWanted, ACT, "plan", ["x"] * 64, ["x"] * 65),
    (ActWanted, ACT, "plan", ["x" * 300], ["x" * 301]),
    (ActWanted, ACT, "plan", ["x"], []),
    (ActWanted, ACT, "plan", ["x"], [""]),
    (ActWanted, ACT, "client_id", "a" * 64, "a" * 65),
    (ActWanted, ACT, "client_id", "a-b_C9", "a:b"),
    (ActWanted, ACT, "seen_version", 2**31, 2**31 + 1),
    (ActWanted, ACT, "seen_version", 0, -1),
    (UndoWanted, {"client_id": "a"}, "seen_version", 2**31, 2**31 + 1),
    (GameOptions, {}, "modules", ["x"] * 8, ["x"] * 9),
    (GameOptions, {}, "menaces", ["x" * 40], ["x" * 41]),
    (GameOptions, {}, "side", "x" * 40, "x" * 41),
    (GameOptions, {}, "players", 2, 3),
    (GameOptions, {}, "players", 1, 0),
    (JoinWanted, {}, "name", "x" * 40, "x" * 41),
    (JoinWanted, {}, "name", "x", "  "),
    (JoinWanted, {}, "name", "x y", "x\ty"),
    (JoinWanted, {}, "token", "a" * 32, "a" * 31),
    (JoinWanted, {}, "token", "a" * 64, "a" * 65),
    (LeaveWanted, {}, "bot", "baron", "nobody"),
    (SayWanted, {}, "words", "x" * 200, "x" * 201),
    (SayWanted, {}, "words", "x", ""),
    (TableWanted, {}, "seats", [{}, {}], [{}, {}, {}]),
    (TableWanted, {}, "seed", 2**128 - 1, 2**128),
    (TableWanted, {}, "seed", 0, -1),
    (RecordSent, {"record": {}}, "upto", 0, -1),
    (RecordSent, {"record": {}}, "seats", [{}, {}], [{}, {}, {}]),
    (SeatWanted, {}, "invite", False, "perhaps"),
]
"""What is sent besides, and of one field the most that is taken and what is not."""


@pytest.mark.parametrize(
    ("model", "usual", "field", "most", "more"),
    BODIES,
    ids=[f"{model.__name__}.{field} {at}" for at, (model, _, field, _, _) in enumerate(BODIES)],
)
def test_a_body_may_be_so_large_and_no_larger(
    model: type[BaseModel], usual: dict[str, Any], field: str, most: Any, more: Any
) -> None:
    if model is SayWanted:
        usual = {name: 0 for name in model.model_fields if name != "words" and model.model_fields[name].is_required()}
    assert takes(model, **{**usual, field: most})
    assert not takes(model, **{**usual, field: more})


def test_a_field_that_nobody_knows_is_a_mistake() -> None:
    assert takes(ActWanted, **ACT)
    assert not takes(ActWanted, **ACT, hurry=True)
    assert not takes(GameOptions, colour="red")


def test_what_is_left_out_is_usual() -> None:
    assert ActWanted(**ACT).view is False
    assert UndoWanted(client_id="a").window is False
    assert SeatWanted().invite is True
    assert LeaveWanted().bot == requests.DEFAULT_BOT == "steward"
    assert GameOptions(players=2, modules=["menace"]).given() == {"players": 2, "modules": ["menace"]}
    assert TableWanted().options.given() == {}


def test_a_server_is_one_persons_own_if_nothing_else_is_said() -> None:
    found = ServerSettings()

    assert found.hosts == ("127.0.0.1", "localhost", "[::1]")
    assert (found.secure_cookies, found.local, found.keep_finished, found.access_log) == (False,) * 4
    assert (found.bot_processes, found.bot_seconds, found.cached_tables) == (1, 1.0, 512)
    assert (found.largest_body, found.largest_record) == (65_536, 1_048_576)
    assert (found.reads_per_second, found.writes_per_second, found.tables_per_minute) == (100.0, 20.0, 30.0)
    assert (found.streams_per_address, found.keep_days, found.metrics_port) == (64, 0, None)
    assert found.database_url.startswith("sqlite:///")
    assert ServerSettings(database="sqlite:///x").database_url == "sqlite:///x"
