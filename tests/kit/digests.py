"""Digests of all output for people and programs, to check that a refactoring changes none of it.

    python -m tests.kit.digests before.json           # before: write the digests
    python -m tests.kit.digests --compare before.json # after: list the differences

They cover pages in three languages, both whole and as fragments for scripts, the interface for programs, static files,
and decisions and outcomes of the regent. Names of tables, tokens and requests are the same in each run.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import random
import re
import secrets
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import ExitStack
from datetime import UTC, date, datetime
from pathlib import Path
from unittest import mock

from starlette.testclient import TestClient

import kingdom
from kingdom.bots.bot import Budget
from kingdom.bots.regent import Regent
from kingdom.bots.registry import make
from kingdom.core.actions import Action
from kingdom.languages import LANGUAGES
from kingdom.store import SeatRow
from kingdom.web import static_files as statics
from tests.kit.local_server import local_server, settings_for, tables_of
from tests.kit.pages import HTML
from tests.kit.scenes import NAMES, Scene, Staged, game_at, in_choice, in_phase, is_over

FRAGMENT = {**HTML, "X-Kingdom-Fragment": "1"}
DAY = date(2026, 1, 5)
NOW = 1_767_600_000.0
TWO = {"players": 2}
EVERYTHING = {"players": 2, "modules": ["menace", "advisors", "quest"]}

SCENES = {
    "choice": Scene(TWO, in_choice(3)),
    "planning": Scene(EVERYTHING, in_phase("planning", round=2)),
    "production": Scene({"players": 2, "modules": ["menace"]}, in_phase("materials", round=2)),
    "combat": Scene({"players": 2, "modules": ["menace"]}, in_phase("combat", round=2)),
    "solo": Scene({"players": 1, "modules": ["menace", "advisors"]}, in_phase("planning", round=2)),
    "scenario": Scene({"scenario": "the_thief_guild"}, in_phase("planning")),
    "over": Scene(EVERYTHING, is_over),
}
PAGES = (
    *(
        "/",
        "/new",
        "/games",
        "/preferences",
        "/learn",
        "/puzzles",
        "/puzzles/all",
        "/puzzles/1",
        "/progress",
        "/help",
        "/api",
    ),
    *("/cards", "/cards?type=monument", "/cards/farm", "/cards/valados?side=B", "/rules", "/rules/CHO-4"),
    *("/rules/chapters/choice", "/rules/rulings", "/rules/sheet", "/deals/today", "/nowhere"),
)
PARTS = ("", "/log", "/score", "/discards", "/leave", "/device", "/invite", "/now", "/why?action=done")
PARTS_AT_THE_END = ("", "/end", "/end.svg", "/replay", "/replay?step=40", "/record.json", "/review", "/log")
INTERFACE = ("", "/options", "/facts", "/record", "/why?action=done", "/company")
DECISIONS = 200
TRIALS = 120


def digest(content: bytes) -> str:
    return hashlib.sha256(content).hexdigest()[:16]


def steady(content: bytes) -> bytes:
    """A page without the version marks of static files, which change with every file."""
    content = re.sub(rb"/static/[0-9a-f]{8}/", b"/static/", content)
    return re.sub(rb"/s/[0-9a-f]{6}", b"/s", content)


class Today(datetime):
    """A clock that always shows the same day."""

    @classmethod
    def now(cls, tz: object = None) -> Today:
        return cls(DAY.year, DAY.month, DAY.day, 12, tzinfo=UTC)


def same_in_each_run() -> ExitStack:
    """Replace random numbers and clocks with ones that are the same in each run."""
    chance = random.Random(1)
    stack = ExitStack()
    token = lambda length=32: f"{chance.getrandbits(8 * length):0{2 * length}x}"[: -(-length * 4 // 3)]  # noqa: E731
    stack.enter_context(mock.patch.object(secrets, "token_urlsafe", token))
    stack.enter_context(mock.patch.object(secrets, "token_hex", lambda length=32: token(2 * length)[: 2 * length]))
    stack.enter_context(mock.patch.object(secrets, "randbits", chance.getrandbits))
    stack.enter_context(mock.patch.object(time, "time", return_value=NOW))
    for module in ("kingdom.web.deals.calendar", "kingdom.web.pages.learn.puzzles"):
        stack.enter_context(mock.patch(f"{module}.datetime", Today))
    return stack


def staged(client: TestClient, scene: Scene) -> Staged:
    """A scene on the server, with this browser in its first seat."""
    game = game_at(scene)
    seats = [SeatRow(name) for name in NAMES[: len(game.state.players)]]
    new = tables_of(client).create_from(game.record(), seats)
    ways = tuple(f"/t/{new.table_id}/join/{token}" for token in new.seat_tokens)
    client.get(ways[0], headers=HTML)
    return Staged(new.table_id, ways, f"/t/{new.table_id}/join/{new.spectator_token}")


def pages(client: TestClient) -> Iterator[tuple[str, str]]:
    """Every address in every language, whole and as a fragment."""
    tables = {name: staged(client, scene) for name, scene in SCENES.items()}
    addresses = [(path, path) for path in PAGES]
    for name, table in tables.items():
        parts = PARTS_AT_THE_END if name == "over" else PARTS
        addresses += [(f"{name}{part}", f"{table.path}{part}") for part in parts]
    for language in LANGUAGES:
        client.cookies.set("kingdom-language", language)
        for name, address in addresses:
            for way, headers in (("page", HTML), ("fragment", FRAGMENT)):
                answer = client.get(address, headers=headers, follow_redirects=False)
                content = f"{answer.status_code} {answer.headers.get('location', '')}\n".encode() + answer.content
                yield f"{way} {language} {name}", digest(steady(content))
    client.cookies.delete("kingdom-language")
    yield from interface(client, tables)


def interface(client: TestClient, tables: dict[str, Staged]) -> Iterator[tuple[str, str]]:
    """The interface for programs: its description, and every reading operation at every scene."""
    yield "openapi", digest(client.get("/api/openapi.json").content)
    yield "api cards", digest(steady(client.get("/api/cards").content))
    for name, table in tables.items():
        for who, way in (("seat", table.ways[0]), ("spectator", table.watching)):
            headers = {"Authorization": f"Bearer {way.rpartition('/')[2]}"}
            for part in INTERFACE:
                answer = client.get(f"/api{table.path.replace('/t/', '/tables/')}{part}", headers=headers)
                yield f"api {who} {name}{part}", digest(f"{answer.status_code}\n".encode() + answer.content)


def static_files() -> Iterator[tuple[str, str]]:
    """Style sheets, scripts and pictures."""
    for path in sorted(statics.FOLDER.rglob("*")):
        if path.is_file():
            name = path.relative_to(statics.FOLDER).as_posix()
            yield f"static {name}", digest(path.read_bytes())


def decisions() -> Iterator[tuple[str, str]]:
    """Decisions of the regent in games against a steward, and the results."""
    made = 0
    for number in range(1000):
        modules = ([], ["menace"], ["advisors"], ["quest"], ["menace", "advisors", "quest"])[number % 5]
        players = 1 if number % 4 == 3 else 2
        game = kingdom.new_game(players=players, modules=modules, seed=number)
        regent, steward = Regent(number), make("steward", number)
        while not game.is_over:
            seat = game.waiting()[0]
            bot = regent if seat == 0 else steward
            answer = bot.decide(game.view(seat), Budget(simulations=TRIALS))
            plan = [answer] if isinstance(answer, Action) else list(answer)
            if seat == 0:
                text = "\n".join(game.text(action) for action in plan)
                yield f"regent {number} {made}", digest(text.encode())
                made += 1
                if made == DECISIONS:
                    return
            for action in plan:
                game.play(seat, action)
        yield f"regent {number} result", digest(repr(game.outcome()).encode())


def digests() -> dict[str, str]:
    """All digests by name."""
    found: dict[str, str] = dict(static_files())
    with (
        same_in_each_run(),
        tempfile.TemporaryDirectory() as folder,
        local_server(settings_for(Path(folder))) as client,
    ):
        found |= dict(pages(client))
    return found | dict(decisions())


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.kit.digests", description="Digests of what people see.")
    parser.add_argument("file", type=Path, help="where the digests are, or will be")
    parser.add_argument("--compare", action="store_true", help="compare with those in the file, and list what differs")
    given = parser.parse_args()
    now = digests()
    if not given.compare:
        given.file.write_text(json.dumps(now, indent=1) + "\n", encoding="utf-8")
        sys.stderr.write(f"{len(now)} digests\n")
        return 0
    before: dict[str, str] = json.loads(given.file.read_text(encoding="utf-8"))
    differing = sorted(name for name in before.keys() | now.keys() if before.get(name) != now.get(name))
    for name in differing:
        state = "differs" if name in before and name in now else "is gone" if name in before else "is new"
        sys.stdout.write(f"{name} {state}\n")
    sys.stderr.write(f"{len(differing)} of {len(before.keys() | now.keys())} differ\n")
    return 1 if differing else 0


if __name__ == "__main__":
    sys.exit(main())
