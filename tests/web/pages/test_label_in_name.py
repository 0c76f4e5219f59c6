"""The name of a control begins with what is written on it (WCAG 2.5.3): who speaks to a page says what they read."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator

import pytest
from starlette.testclient import TestClient

from kingdom.lessons import lessons
from tests.kit.geometry import positions
from tests.kit.languages import LANGUAGES
from tests.kit.local_server import local_server, settings_for, tables_of
from tests.kit.pages import Node, Sheet, page, send

CONTROLS = ("a", "button", "summary", "label")
MOST = 4
"""How many pages of a kind are looked at: of cards, of clauses, of steps of a replay."""


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient]:
    with local_server(settings_for(tmp_path_factory.mktemp("server"))) as found:
        yield found


def plain(text: str) -> str:
    return " ".join(text.split()).casefold()


def written(control: Node) -> str:
    """What is written on a control. A card is a picture with a name; the name counts."""
    if "card" in control.get("class").split():
        return next((node.written for node in control.children if "card-name" in node.get("class")), "")
    return control.written


def misnamed(sheet: Sheet) -> list[tuple[str, str]]:
    """The controls whose accessible names do not begin with their text: the text, and the name."""
    found = []
    for control in (node for tag in CONTROLS for node in sheet.all(tag)):
        within = [node for node in control.children if control.tag == "label" and node.tag in ("input", "select")]
        names = [node.get("aria-label") for node in (control, *within) if node.get("aria-label")]
        text = plain(written(control))
        found += [(text, name) for name in names if re.search(r"\w", text) and not plain(name).startswith(text)]
    return found


def kind_of(path: str) -> str:
    """The kind of page that an address leads to."""
    bare, _, query = path.partition("?")
    parts = bare.strip("/").split("/")
    return "/".join(["*" if at == 1 else part for at, part in enumerate(parts)][:3]) + re.sub(r"=[^&]*", "", query)


def links(sheet: Sheet) -> Iterator[str]:
    """Where a page leads on this server."""
    for link in sheet.all("a"):
        href = link.get("href").partition("#")[0]
        if href.startswith("?"):
            yield sheet.response.url.path + href
        elif href.startswith("/") and not re.search(r"\.(json|csv|svg|png|txt)$|/(static|join|removed|record)\b", href):
            yield href


def crawled(client: TestClient, *starts: str) -> dict[str, list[tuple[str, str]]]:
    """The faults of every page that can be reached from these, a few of each kind."""
    queue, seen, kinds = list(starts), set(starts), Counter[str]()
    faults = {}
    while queue:
        path = queue.pop(0)
        response = client.get(path, headers={"accept": "text/html"})
        if "text/html" not in response.headers.get("content-type", ""):
            continue
        sheet = Sheet(response)
        if found := misnamed(sheet):
            faults[path] = found
        for link in links(sheet):
            if link not in seen and kinds[kind_of(link)] < MOST:
                kinds[kind_of(link)] += 1
                seen.add(link)
                queue.append(link)
    assert len(seen) > 20, "there are links to follow"
    return faults


@pytest.mark.parametrize("language", LANGUAGES)
def test_on_every_page_the_name_of_a_control_begins_with_its_visible_text(client: TestClient, language: str) -> None:
    client.cookies.set("kingdom-language", language)
    assert crawled(client, "/", "/learn", "/new", "/puzzles", "/progress", "/rules", "/cards", "/games", "/help") == {}


def test_at_every_table_the_name_of_a_control_begins_with_its_visible_text(client: TestClient) -> None:
    for number, position in enumerate(list(positions().values())[::3]):
        client.cookies.clear()
        client.cookies.set("kingdom-language", list(LANGUAGES)[number % 3])
        staged = position.set_up(tables_of(client))
        sheet = page(client, staged.ways[0])
        modes = [page(client, f"{staged.path}?with={mode}") for mode in sorted(set(sheet.modes))[:2]]
        assert (position.name, [misnamed(one) for one in (sheet, *modes) if misnamed(one)]) == (position.name, [])
        client.cookies.clear()
        assert misnamed(page(client, staged.watching)) == []


def test_around_a_table_and_in_lessons_the_name_of_a_control_begins_with_its_visible_text(client: TestClient) -> None:
    client.cookies.clear()
    for taught in lessons():
        assert misnamed(send(client, f"/learn/{taught.key}", {})) == []
    staged = positions()["two+menace+advisors+quest, planning, late"].set_up(tables_of(client))
    page(client, staged.ways[0])
    assert crawled(client, staged.path, f"{staged.path}/replay", f"{staged.path}/review", f"{staged.path}/invite") == {}


def test_what_is_misnamed_would_be_found(client: TestClient) -> None:
    sheet = page(client, "/help")
    sheet.source = sheet.source.replace("</main>", '<button aria-label="Close">Shut the <b>door</b></button></main>')
    broken = Sheet(type("Answer", (), {"text": sheet.source})())  # type: ignore[arg-type]
    assert misnamed(broken) == [("shut the door", "Close")]
