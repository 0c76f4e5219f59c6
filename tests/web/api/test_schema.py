"""What the description says of views, facts, records and errors is what is sent."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import jsonschema_rs
import pytest
from starlette.testclient import TestClient

import kingdom
from kingdom.content import load
from kingdom.game.redaction import redacted
from kingdom.game.rulesets import rulesets
from kingdom.web.app import create_app
from kingdom.web.present.api import markdown
from tests.kit.local_server import Chair, data_of, local_server, open_table, settings_for
from tests.kit.walks import is_deep

HTML = {"Accept": "text/html"}


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient]:
    with local_server(settings_for(tmp_path)) as client:
        yield client


@cache
def description() -> dict[str, Any]:
    made: dict[str, Any] = create_app().openapi()
    return made


@cache
def shape(name: str) -> jsonschema_rs.Validator:
    return jsonschema_rs.validator_for(
        {"$ref": f"#/components/schemas/{name}", "components": description()["components"]}
    )


def fits(name: str, data: Any) -> None:
    complaint = next(shape(name).iter_errors(json.loads(json.dumps(data))), None)
    assert complaint is None, (name, complaint and (complaint.message, list(complaint.instance_path)), data)


def test_views_facts_and_records_of_all_rulesets_have_the_shapes_that_are_described() -> None:
    kinds = set()
    # Every eighth is enough for all that can be in a view; the deep tests take all of them.
    for number, options in enumerate(list(rulesets().values())[:: 1 if is_deep() else 8]):
        game, rng = kingdom.new_game(seed=number, **options), Random(number)
        viewers: tuple[Any, ...] = (*range(len(game.state.players)), kingdom.SPECTATOR, kingdom.OPEN_TABLE)
        names = game.state.rules.names
        while not game.is_over:
            seat = game.waiting()[0]
            facts = game.play(seat, rng.choice(game.options(seat)))
            for viewer in viewers:
                for fact in facts:
                    if (data := redacted(fact, viewer, names)) is not None:
                        kinds.add(data["event"])
                        fits("Fact", data)
            if rng.random() < 0.1:
                for viewer in viewers:
                    fits("ViewSeen", kingdom.view_data(game.view(viewer)))
        for viewer in viewers:
            fits("ViewSeen", kingdom.view_data(game.view(viewer)))
        fits("RecordShown", json.loads(game.record().to_json()))
    assert len(kinds) > len(kingdom.kinds_of_fact()) // 2


def test_a_shape_that_does_not_fit_is_found() -> None:
    data = kingdom.view_data(kingdom.new_game(seed=1).view(0))

    fits("ViewSeen", data)
    for wrong in ({**data, "more": 1}, {**data, "round": "one"}, {"round": 1}):
        with pytest.raises(AssertionError, match="ViewSeen"):
            fits("ViewSeen", wrong)
    with pytest.raises(AssertionError, match="Fact"):
        fits("Fact", {"event": "Slated", "seat": 0, "card": 3, "because": "PLA-2"})


def test_every_kind_of_fact_is_described_in_words() -> None:
    shapes = description()["components"]["schemas"]

    assert {f"Fact{name}" for name in kingdom.kinds_of_fact()} <= set(shapes)
    assert all(shapes[f"Fact{name}"]["description"] for name in kingdom.kinds_of_fact())


def test_the_words_for_scenarios_quests_and_the_rest_are_named() -> None:
    options = description()["components"]["schemas"]["GameOptions"]["properties"]

    assert "the_thief_guild" in options["scenario"]["anyOf"][0]["enum"]
    assert options["quests"]["anyOf"][0]["items"]["enum"] == ["the_northern_lands", "the_usurper", "the_pestilent_lord"]
    assert "thieves" in options["menaces"]["anyOf"][0]["items"]["enum"]
    assert options["modules"]["anyOf"][0]["items"]["enum"] == list(load().modules)
    assert options["side"]["anyOf"][0]["enum"] == ["A", "B"]
    assert "errata" in options["search"]["anyOf"][0]["enum"]


def test_the_bots_of_a_seat_are_described_with_the_times_that_they_may_have() -> None:
    described = description()["components"]["schemas"]["SeatWanted"]["properties"]["bot"]["anyOf"][0]["pattern"]

    assert all(re.search(described, bot) for bot in ("page", "steward", "baron", "baron@5s", "regent@0.5s"))
    assert not any(re.search(described, bot) for bot in ("page@5s", "baron@200", "baron@", "baron@-1s", "king"))


def test_what_is_served_has_the_shapes_too(client: TestClient, chairs: list[Chair]) -> None:
    first = chairs[0]
    shown = data_of(client.get(f"/api/tables/{first.table}", headers=first.headers))
    fits("ViewShown", shown)
    wanted = {"plan": [shown["view"]["options"][0]], "client_id": "one", "view": True}
    fits("NewsTold", data_of(client.post(f"/api/tables/{first.table}/act", headers=first.headers, json=wanted)))
    refused = client.post(f"/api/tables/{first.table}/act", headers=first.headers, json={**wanted, "client_id": "two"})
    fits("ErrorBody", refused.json())
    why = client.get(f"/api/tables/{first.table}/why", params={"action": "select left"}, headers=first.headers)
    fits("WhyNot", data_of(why))


@pytest.fixture
def chairs(client: TestClient) -> list[Chair]:
    return open_table(client, options={"players": 2, "modules": ["menace"]})


def test_the_description_can_be_read_by_people(client: TestClient) -> None:
    page = client.get("/api", headers=HTML)

    assert page.status_code == 200
    text = page.text
    for path in description()["paths"]:
        assert path.replace("{", "{") in text
    for name in ("ViewSeen", "FactSlated", "ErrorBody", "RecordShown"):
        assert f'id="{name.lower()}"' in text
        assert f'href="#{name.lower()}"' in text or name == "FactSlated"
    assert "//" not in "".join(part for part in text.split('"') if part.startswith("http"))


def test_programs_are_led_to_the_description_for_them(client: TestClient) -> None:
    assert client.get("/api", follow_redirects=False).headers["location"] == "/api/openapi.json"


def test_every_shape_that_is_named_is_described() -> None:
    text = markdown(description())
    headings = {line.removeprefix("### ").lower() for line in text.splitlines() if line.startswith("### ")}
    named = {part.partition(")")[0] for part in text.split("](#")[1:]}

    assert named <= headings
