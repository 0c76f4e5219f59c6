"""Trials with requests: nonsense for every route and field, and pairs of games that differ only in what is hidden."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

from starlette.testclient import TestClient

from kingdom.web.tables.snapshot import TableSnapshot
from tests.kit.exchange import pairs
from tests.kit.local_server import Chair, local_server, open_table, settings_for, tables_of
from tests.kit.nursery import Nursery
from tests.kit.pages import HTML, Sheet
from tests.kit.places import viewers
from tests.kit.requests import mirrored
from tests.kit.responses import everything_sent, probes
from tests.kit.tables import random_tables, table_of
from tests.soak.faults import Counts

REQUESTS = 500
"""Requests of one trial."""
PAIRS = 60
GAMES: tuple[dict[str, Any], ...] = (
    {"players": 2, "modules": ["menace", "advisors", "quest"]},
    {"players": 2, "modules": ["menace"], "menaces": ["shadows", "thieves"]},
    {"players": 1, "modules": ["menace", "advisors", "quest"]},
    {"players": 1, "edition": "first"},
    {"scenario": "rats_everywhere"},
    {"players": 2},
)
NONSENSE: tuple[str, ...] = (
    "", "0", "-1", "99999999999999999999", "\ud800", "x" * 400, "\x00", "../..", "null", "%", "é" * 70, "done",
    "Farm#1", "<b>", "' OR 1=1", "1e999", "nan", "true", "\u202e", "🂡",
)  # fmt: skip
WORTHLESS: tuple[Any, ...] = (
    None,
    [],
    {},
    -1,
    2**80,
    True,
    1.5,
    [[]],
    {"a": {"b": 1}},
    ["done"] * 70,
    [None],
    *NONSENSE,
)
PAGES = ("/", "/new", "/games", "/learn", "/puzzles", "/progress", "/help", "/cards", "/rules")


def requests(seed: int, folder: Path, nursery: Nursery) -> Counts:
    """Requests to every route with fields that are wrong; none may be answered with a 500."""
    rng = Random(seed)
    statuses: dict[str, int] = {}
    with local_server(settings_for(folder, streams_per_address=0)) as client:
        fuzzer = Fuzzer(client, rng)
        for number in range(REQUESTS):
            if number % 100 == 0:
                fuzzer.open()
            status = fuzzer.ask()
            assert status < 500 or status == 503, fuzzer.last
            statuses[f"{status // 100}xx"] = statuses.get(f"{status // 100}xx", 0) + 1
    return {"requests": REQUESTS, **dict(sorted(statuses.items()))}


class Fuzzer:
    """Somebody with a seat who sends what no page would send."""

    def __init__(self, client: TestClient, rng: Random) -> None:
        self.client = client
        self.rng = rng
        self.chairs: list[Chair] = []
        self.last = ""
        self.routes = [
            (route.path, method)
            for route, _ in client.app.state.routes.rows  # type: ignore[attr-defined]
            if not route.path.startswith("/static/") and not route.path.endswith("/events")
            for method in sorted(route.methods)
        ]
        self.fields = fields_of(client.get("/api/openapi.json").json())

    def open(self) -> None:
        """Another table, whose pages this browser may see."""
        self.chairs = open_table(self.client, options=self.rng.choice(GAMES), seed=self.rng.getrandbits(30))
        for chair in self.chairs[:1]:
            self.client.get(f"/t/{chair.table}/join/{chair.token}", headers=HTML)

    def ask(self) -> int:
        """Send one request; the status of the response."""
        kind = self.rng.random()
        if kind < 0.35:
            return self.ask_form()
        if kind < 0.5:
            return self.act()
        return self.ask_route()

    def act(self) -> int:
        """Something legal, so that the game gets on."""
        chair = self.rng.choice(self.chairs)
        options = tables_of(self.client).open(chair.table).game
        seat = chair.viewer
        if seat is None or seat not in options.waiting():
            return self.ask_form()
        text = options.text(self.rng.choice(options.options(seat)))
        return self.sent("POST", f"/api/tables/{chair.table}/act", json={"client_id": self.word(), "plan": [text]})

    def word(self) -> str:
        return f"soak-{self.rng.getrandbits(40)}"

    def value(self, name: str) -> str:
        """The value of a parameter: often one that fits."""
        chair = self.rng.choice(self.chairs)
        fitting = {"table_id": chair.table, "table": chair.table, "token": chair.token, "seat": str(chair.viewer)}
        if name in fitting and self.rng.random() < 0.8:
            return fitting[name]
        return self.rng.choice((*NONSENSE, "0", "1", "farm", "left", chair.table))

    def ask_route(self) -> int:
        path, method = self.rng.choice(self.routes)
        address = re.sub(r"{(\w+)(:\w+)?}", lambda found: quoted(self.value(found[1])), path)
        query = {self.rng.choice(("since", "with", "as", "step", "q", "type", "view")): self.rng.choice(NONSENSE)}
        query = {name: printable(value) for name, value in query.items()} if self.rng.random() < 0.4 else {}
        if method == "GET":
            return self.sent(method, address, params=query)
        body = {name: self.field(name) for name in self.fields.get((path, method), ["more"]) if self.rng.random() < 0.8}
        if body and self.rng.random() < 0.8:
            body = spoilt(body, self.rng)
        return self.sent(method, address, params=query, json=body)

    def field(self, name: str) -> Any:
        """A value that fits a field of the interface, as far as the name tells."""
        table = tables_of(self.client).open(self.chairs[0].table)
        fitting = {
            "options": self.rng.choice(GAMES),
            "seats": [{"name": "Ann"}, {"bot": "page"}],
            "client_id": self.word(),
            "plan": ["done"],
            "record": json.loads(table.game.record().to_json()),
            "seed": self.rng.getrandbits(30),
            "secret": self.word() * 2,
            "seen_version": 1,
        }
        return fitting.get(name, self.rng.choice(NONSENSE))

    def ask_form(self) -> int:
        """A form of a page, with one field wrong."""
        chair = self.chairs[0]
        page = self.rng.choice((*PAGES, f"/t/{chair.table}", f"/t/{chair.table}", f"/t/{chair.table}/score"))
        answer = self.client.get(page, headers=HTML)
        if answer.status_code != 200 or "html" not in answer.headers["content-type"]:
            return answer.status_code
        forms = list(forms_of(Sheet(answer)))
        if not forms:
            return answer.status_code
        address, fields = self.rng.choice(forms)
        if fields:
            fields[self.rng.choice(sorted(fields))] = self.rng.choice(NONSENSE)
        if self.rng.random() < 0.2:
            fields["more"] = self.rng.choice(NONSENSE)
        data = {name: printable(value) for name, value in fields.items()}
        return self.sent("POST", address or page, data=data)

    def sent(self, method: str, address: str, **words: Any) -> int:
        if "json" in words:
            # Python's own escapes, so that lone surrogates arrive as such.
            words["content"] = json.dumps(words.pop("json")).encode()
            words["headers"] = {"content-type": "application/json"}
        chair = self.rng.choice(self.chairs)
        headers = {**words.pop("headers", {}), **(chair.headers if self.rng.random() < 0.5 else HTML)}
        headers["origin"] = str(self.client.base_url)
        self.last = f"{method} {address} {words}"
        answer = self.client.request(method, address, headers=headers, follow_redirects=False, **words)
        self.last += f" → {answer.status_code} {answer.text[:300]}"
        return answer.status_code


def fields_of(description: dict[str, Any]) -> dict[tuple[str, str], list[str]]:
    """The fields of every operation that takes any, by path and method."""
    schemas = description["components"]["schemas"]
    found = {}
    for path, operations in description["paths"].items():
        for method, operation in operations.items():
            body = operation.get("requestBody", {}).get("content", {}).get("application/json", {}).get("schema", {})
            name = body.get("$ref", "").rpartition("/")[2]
            found[path, method.upper()] = sorted(schemas.get(name, body).get("properties", {"more": None}))
    return found


def spoilt(data: Any, rng: Random) -> Any:
    """The same with something worthless somewhere in it."""
    if isinstance(data, dict) and data and rng.random() < 0.85:
        name = rng.choice(sorted(data))
        return {**data, name: spoilt(data[name], rng)}
    if isinstance(data, list) and data and rng.random() < 0.85:
        at = rng.randrange(len(data))
        return [*data[:at], spoilt(data[at], rng), *data[at + 1 :]]
    return rng.choice(WORTHLESS)


def forms_of(sheet: Sheet) -> Iterator[tuple[str, dict[str, str]]]:
    """The forms of a page: each address with its fields."""
    for form in sheet.all("form"):
        inside = [
            *form.children,
            *(node for node in sheet.nodes if form.get("id") and node.get("form") == form.get("id")),
        ]
        yield form.get("action"), {node.get("name"): node.get("value") for node in inside if node.get("name")}


def quoted(text: str) -> str:
    from urllib.parse import quote

    return quote(printable(text), safe="") or "-"


def printable(text: str) -> str:
    """Text that a client can put into an address or a form: no lone surrogates."""
    return text.encode("utf-8", "replace").decode()


def hidden(seed: int, folder: Path, nursery: Nursery) -> Counts:
    """Games in which two cards change places that a viewer cannot tell apart: not a byte of any answer may differ."""
    rng = Random(seed)
    compared = pages = 0
    with local_server(settings_for(folder)) as client:
        while compared < PAIRS:
            options = rng.choice(GAMES)
            table = table_of(options, rng.getrandbits(30))
            for number, after in enumerate(random_tables(table, rng, undo=0.05)):
                if number % 9 != 4:
                    continue
                for viewer in viewers(after.game.state):
                    for one, other in pairs(after.game.state, viewer, rng, 2):
                        false = mirrored(after, one, other)
                        names = after.game.state.rules.names
                        asked = probes(names[one], names[other])
                        assert everything_sent(after, viewer, asked) == everything_sent(false, viewer, asked), (
                            f"{options} entry {number}, viewer {viewer}: {names[one]}, {names[other]}"
                        )
                        compared += 1
                if compared >= PAIRS:
                    break
        pages = compare_pages(client, rng)
    return {"pairs": compared, "pages": pages}


def compare_pages(client: TestClient, rng: Random) -> int:
    """The same for the pages of a table."""
    chair = open_table(client, options=rng.choice(GAMES), seed=rng.getrandbits(30))[0]
    client.get(f"/t/{chair.table}/join/{chair.token}", headers=HTML)
    tables = tables_of(client)
    compared = 0
    for number in range(40):
        true: TableSnapshot = tables.open(chair.table)
        owing = true.game.waiting()
        if not owing:
            break
        seat = rng.choice(owing)
        tables.act(chair.table, seat, [true.game.text(rng.choice(true.game.options(seat)))], f"s{number}")
        if number % 5 != 4:
            continue
        true = tables.open(chair.table)
        for one, other in pairs(true.game.state, 0, rng, 2):
            for path in ("", "/log", "/score", "/discards", "/seat/1"):
                seen = []
                for shown in (true, mirrored(true, one, other)):
                    tables._shelf.put(shown)
                    seen.append(steady(client.get(f"/t/{chair.table}{path}", headers=HTML)))
                tables._shelf.put(true)
                assert seen[0] == seen[1], f"/t/…{path}, {number}"
                compared += 1
    return compared


def steady(answer: Any) -> bytes:
    """A page without the names of its next requests, which are random."""
    assert answer.status_code in (200, 404), answer.status_code
    body: bytes = answer.content
    return re.sub(rb'(name="?client"? value=")[^"]*', rb"\1", body)


TRIALS = {"requests": requests, "hidden cards": hidden}
