"""A fourth language, made up, with ten messages and nothing else: every page and command shows English for the rest.

Its ten messages are those of English with a mark before them. So without the mark, whatever is shown is what English
readers see.
"""

from __future__ import annotations

import re
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner
from starlette.routing import Route
from starlette.testclient import TestClient

import kingdom
from kingdom.cli import COMMANDS, main
from kingdom.languages import ENGLISH, LANGUAGES, Language
from kingdom.web.app import create_app
from kingdom.words import Words
from kingdom.words.__main__ import main as list_missing
from kingdom.words.messages import LOCALE, messages, missing
from tests.kit.digests import PAGES, PARTS, PARTS_AT_THE_END, SCENES, staged, steady
from tests.kit.local_server import local_server, settings_for
from tests.kit.pages import HTML

CODE = "eo"
MARK = "ĝ"
TEN = (
    *("home-quick-bot", "resource-gold", "nav-home", "phase-planning", "medal-gold", "list-and", "key-enter"),
    *("sitting-see-help", "replay-deal", "rules-title"),
)


@pytest.fixture(scope="module")
def esperanto(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """The language and its messages, as long as these tests run."""
    locale = tmp_path_factory.mktemp("words") / "locale"
    shutil.copytree(LOCALE, locale)
    english = "\n".join(path.read_text(encoding="utf-8") for path in (locale / ENGLISH).glob("*.ftl"))
    marked = [re.search(f"(?m)^{id} = .*$", english)[0].replace(" = ", f" = {MARK}", 1) for id in TEN]  # type: ignore[index]
    (locale / CODE).mkdir()
    (locale / CODE / "some.ftl").write_text("\n".join(marked), encoding="utf-8")
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("kingdom.words.messages.LOCALE", locale)
        patch.setitem(LANGUAGES, CODE, Language("Esperanto", "Esperanto"))
        yield
    messages.cache_clear()


pytestmark = pytest.mark.usefixtures("esperanto")


def test_the_language_has_ten_messages_and_the_rest_is_listed_as_missing(capsys: pytest.CaptureFixture[str]) -> None:
    everything = missing(CODE)

    assert len({*missing(CODE), *TEN}) == len(everything) + len(TEN)
    assert Words(CODE).t("resource-gold") == f"{MARK}Gold"
    assert Words(CODE).card("farm") == "Farm"
    assert list_missing([CODE]) == 0
    listed = capsys.readouterr().out
    for line in (
        "message resource-materials",
        "name of farm (Farm)",
        "clause CHO-4 (Offering face down)",
        "lesson card",
    ):
        assert f"\n{CODE}: {line}" in listed


# --- pages

MORE = (
    *("/card/Farm", "/card/Valados", "/seat/0", "/round/1", "/round/1/planning", "/company", "/hint", "/cover"),
    *("/fragment", "/review.html"),
)
"""Pages of a table that are opened besides those of which digests are made."""
NO_PAGES = re.compile(r"/api/.*|/health/.*|/s/.*|.*/events|.*/join/.*|.*\.json")
"""What is not read by people, or leads to a page."""


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient]:
    with local_server(settings_for(tmp_path_factory.mktemp("server"))) as found:
        yield found


@pytest.fixture(scope="module")
def addresses(client: TestClient) -> list[str]:
    """Pages without a table, and all those of a table in each sort of moment."""
    tables = {name: staged(client, scene) for name, scene in SCENES.items()}
    parts = {name: (*MORE, *(PARTS_AT_THE_END if name == "over" else PARTS)) for name in SCENES}
    lesson = client.post("/learn/card", headers=HTML, follow_redirects=False).headers["location"].partition("/join")[0]
    found = [f"{table.path}{part}" for name, table in tables.items() for part in parts[name]]
    return [*PAGES, "/progress.csv", "/progress/remove", "/puzzles/1/card/Farm", lesson, *found]


def seen(client: TestClient, address: str, language: str) -> str:
    """A page without what is different each time, or belongs to the language itself."""
    client.cookies.set("kingdom-language", language)
    answer = client.get(address, headers=HTML)
    text = f"{answer.status_code}\n{steady(answer.content).decode()}"
    assert "⟦" not in text
    text = re.sub(r'<form class="language".*?</form>', "", text, flags=re.DOTALL)
    return re.sub(rf'\blang="({language}|{ENGLISH})"', "", re.sub(r"[\w-]{20,}", "", text))


def test_every_page_is_english_but_for_ten_messages(client: TestClient, addresses: list[str]) -> None:
    marked = 0
    for address in addresses:
        english, other = (seen(client, address, language) for language in (ENGLISH, CODE))
        assert other.replace(MARK, "") == english, address
        marked += MARK in other

    assert marked > 20


def test_no_page_is_forgotten(addresses: list[str]) -> None:
    paths = {address.partition("?")[0] for address in addresses}
    routes = [route for route in every_route(create_app().routes) if "GET" in (route.methods or ())]

    assert len(routes) > 50
    assert {
        route.path
        for route in routes
        if not NO_PAGES.fullmatch(route.path) and not any(route.path_regex.fullmatch(path) for path in paths)
    } == set()


def every_route(routes: Any) -> Iterator[Route]:
    for route in routes:
        if isinstance(route, Route):
            yield route
        else:
            yield from every_route(getattr(getattr(route, "original_router", route), "routes", None) or ())


def test_the_language_can_be_chosen_on_every_page(client: TestClient) -> None:
    client.cookies.delete("kingdom-language")

    page = client.get("/", headers={**HTML, "Accept-Language": CODE}).text

    assert f'<html lang="{CODE}"' in page
    assert re.search(rf'<option value="{CODE}" selected>\s*(Esperanto|EO)', page)


# --- commands


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> str:
    """A short game that is over."""
    game = kingdom.new_game(players=2, seed=7)
    for _ in range(4):
        seat = game.waiting()[0]
        game.play(seat, game.options(seat)[0])
    game.resign(0)
    file = tmp_path_factory.mktemp("records") / "game.json"
    file.write_text(game.record().to_json(), encoding="utf-8")
    return str(file)


TIMES = re.compile(r"-\d{8}-\d{6}|\d+ a second|\d+\.\d+|─")

RUNS = """
--help
play --text --seed 7
play --text --players 7
play --help
serve --help
rules
rules CHO-4
rules --coverage
rules --trace
show RECORD
replay RECORD
review RECORD --bot baron --thoroughness 1
puzzle 1 --solution
puzzle --list
simulate --games 2 --seed 3
arena random page --games 2 --budget 4
train --help
lab balance --bot random --games 2 --rulesets solo --report FOLDER/report
perft --depth 1
content show
content show farm
content check
content new FOLDER/pack
database upgrade DATABASE
database check DATABASE
database backup DATABASE
tables list DATABASE
tables export --all DATABASE
tables show nowhere DATABASE
tables prune --older-than 1d DATABASE
tables import /nowhere DATABASE
"""
"""A line for each way to use each command; servers and training are only asked for their help."""


def run(line: str, record: str, folder: Path, language: str) -> str:
    given = {"RECORD": record, "DATABASE": f"--database=sqlite:///{folder}/games.sqlite", "FOLDER": str(folder)}
    for name, value in given.items():
        line = line.replace(name, value)
    result = CliRunner(env={"KINGDOM_LANGUAGE": language}).invoke(main, line.split(), input="help\nquit\n")
    assert result.exception is None or isinstance(result.exception, SystemExit), line
    assert "⟦" not in result.output
    return f"{result.exit_code}\n{result.output}".replace(str(folder), "FOLDER")


def test_every_command_is_english_but_for_ten_messages(record: str, tmp_path: Path) -> None:
    marked = set()
    for line in RUNS.split("\n")[1:-1]:
        said = {}
        for language in (ENGLISH, CODE):
            folder = tmp_path / language
            folder.mkdir(exist_ok=True)
            said[language] = " ".join(TIMES.sub("", run(line, record, folder, language)).split())
        assert said[CODE].replace(MARK, "") == said[ENGLISH], line
        marked |= {line.split()[0]} if MARK in said[CODE] else set()

    assert {line.split()[0] for line in RUNS.split("\n")[1:-1]} - {"--help"} == set(COMMANDS)
    assert marked >= {"play", "replay"}
