"""The card gallery, the rules, help, languages and themes; and that every picture that is asked for is drawn."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from starlette.testclient import TestClient

from kingdom.content import load
from kingdom.core.cards import Family, Kind
from kingdom.rulebook.clauses import clauses
from kingdom.web.pages.preferences import within
from kingdom.web.present.cards.arms import DIVISIONS, arms_of, arms_of_card
from kingdom.web.present.cards.gallery import FILTERS
from kingdom.web.render import HERE
from kingdom.web.static_files import sprite
from tests.kit.languages import LANGUAGES
from tests.kit.local_server import local_server, settings_for
from tests.kit.pages import page, send

SPRITE = (HERE / "static" / "sprite.svg").read_text(encoding="utf-8")
DRAWN = set(re.findall(r'<(?:symbol|g) id="([^"]+)"', SPRITE))


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient]:
    with local_server(settings_for(tmp_path_factory.mktemp("server"))) as found:
        yield found


# --- cards


def test_every_card_of_the_box_is_in_the_gallery_with_its_name_in_each_language(client: TestClient) -> None:
    content = load()
    for language in LANGUAGES:
        client.cookies.set("kingdom-language", language)
        sheet = page(client, "/cards")
        labels = " ".join(node.get("aria-label") for node in sheet.all("a"))
        for kind, _ in content.cards:
            assert content.names(kind.key, language) in labels
    client.cookies.delete("kingdom-language")


@pytest.mark.parametrize("name", FILTERS)
def test_the_gallery_can_show_just_one_type_or_family(name: str, client: TestClient) -> None:
    sheet = page(client, f"/cards?type={name}")
    cards = [node for node in sheet.all("a") if "card" in node.get("class").split()]
    assert (not cards) == (name == "quest")
    if name not in ("quest", "duchy"):
        assert all(name in card.get("class").split() for card in cards)


def test_a_card_says_in_words_what_it_does_with_its_clauses(client: TestClient) -> None:
    sheet = page(client, "/cards/illuminated_prophet")
    assert "Calamit" in sheet.main.text
    assert any(link.get("href") == "/rules/ADV-A1" for link in sheet.all("a"))
    page(client, "/cards/nothing", 404)


def test_a_duchy_has_two_sides(client: TestClient) -> None:
    sides = [page(client, f"/cards/valados?side={side}").main.text for side in "AB"]
    assert sides[0] != sides[1]


# --- pictures


def test_every_division_and_charge_is_drawn_once() -> None:
    names = re.findall(r'<(?:symbol|g) id="([^"]+)"', SPRITE)
    assert len(names) == len(set(names))
    assert {f"f-{division}" for division in DIVISIONS} <= DRAWN
    assert {f"c-{look.charge}" for look in load().looks.values()} <= DRAWN
    assert {look.division for look in load().looks.values()} <= set(DIVISIONS)


def test_every_card_of_ours_has_arms_of_its_own_and_a_foreign_one_gets_some() -> None:
    content = load()
    kinds = [kind for kind, _ in content.cards]
    assert {kind.key for kind in kinds} <= set(content.looks)
    developments = [arms_of_card(kind, content) for kind in kinds if kind.family is Family.DEVELOPMENT]
    assert len(set(developments)) == len(developments)
    for family in Family:
        foreign = Kind("somebody_elses", "Somebody Else's", family, type=kinds[0].type)
        assert f"c-{arms_of_card(foreign, content).charge}" in DRAWN
    assert arms_of("somebody_elses", content).division in DIVISIONS


def test_every_sign_that_a_page_uses_is_drawn(client: TestClient) -> None:
    asked = set()
    for path in ("/", "/cards", "/help", "/new?scenario=the_prophecy"):
        asked |= {node.get("href").partition("#")[2] for node in page(client, path).all("use")}
    for template in (HERE / "templates").rglob("*.html"):
        text = template.read_text(encoding="utf-8")
        asked |= set(re.findall(r"sprite }}#([\w-]+)\"", text))
        asked |= {f"s-{name}" for name in re.findall(r"sign\(\"(\w+)\"\)", text)}
    assert asked <= DRAWN, asked - DRAWN


def test_the_pictures_are_kept_by_browsers(client: TestClient) -> None:
    answer = client.get(sprite())
    assert answer.headers["content-type"].startswith("image/svg+xml")
    assert "immutable" in answer.headers["cache-control"]
    assert "immutable" not in client.get("/s/abcdef").headers["cache-control"], "the mark of other pictures"


# --- rules


def test_every_clause_has_a_page_with_its_rulings(client: TestClient) -> None:
    index = page(client, "/rules")
    linked = {link.get("href") for link in index.all("a")}
    for clause in clauses().values():
        assert f"/rules/{clause.id}" in linked
    for id in ("CHO-4", "SET-5", "GEN-7", "ADV-C1", "SCE-1", "END-2"):
        sheet = page(client, f"/rules/{id.lower()}")
        assert [node.get("id") for node in sheet.all("blockquote")] == list(clauses()[id].ruling_ids)
        assert "**" not in sheet.main.text


def test_the_rules_are_in_the_language_of_whoever_reads_them(client: TestClient) -> None:
    for language in LANGUAGES:
        send(client, "/language", {"language": language, "back": "/"})
        clause = clauses(language)["SHA-2"]
        sheet = page(client, "/rules/SHA-2")
        assert clause.title in sheet.main.text
        assert clause.text.split(".")[0] in sheet.main.text
        assert " ".join(clause.rulings[1].reason.split()) in sheet.main.text
        assert clauses(language)["CHO-4"].title in page(client, "/rules").main.text
    client.cookies.delete("kingdom-language")


def test_a_family_is_shown_whole_and_what_does_not_exist_is_not_found(client: TestClient) -> None:
    sheet = page(client, "/rules/PRO")
    assert len(sheet.all("article")) == sum(clause.family == "PRO" for clause in clauses().values())
    page(client, "/rules/XYZ-1", 404)


# --- help, language, theme


def test_the_keys_are_listed(client: TestClient) -> None:
    assert "Ctrl + Z" in page(client, "/help").one(test="keys").text


def test_the_language_changes_at_once_and_one_stays_where_one_was(client: TestClient) -> None:
    sheet = send(client, "/language", {"language": "fr", "back": "/cards?type=advisor"})
    assert sheet.response.url.path == "/cards"
    assert sheet.one("html").get("lang") == "fr"
    assert "Conseillers" in sheet.main.text
    send(client, "/language", {"language": "xx", "back": "https://elsewhere.example/"})
    assert page(client, "/").one("html").get("lang") == "fr"
    client.cookies.delete("kingdom-language")
    italian = client.get("/", headers={"accept": "text/html", "accept-language": "it;q=0.9"})
    assert '<html lang="it"' in italian.text


@pytest.mark.parametrize("path", ["https://elsewhere.example/", "//elsewhere.example", "/\\elsewhere.example", "", "x"])
def test_nobody_is_sent_elsewhere(path: str) -> None:
    assert within(path) == "/"
    assert within("/rules/CHO-1?x=1") == "/rules/CHO-1?x=1"


def test_the_theme_is_the_systems_unless_one_is_chosen(client: TestClient) -> None:
    assert "data-theme" not in page(client, "/").one("html").attributes
    sheet = send(client, "/theme", {"theme": "dark", "back": "/rules"})
    assert sheet.one("html").get("data-theme") == "dark"
    assert "data-theme" not in send(client, "/theme", {"theme": "auto", "back": "/"}).one("html").attributes


def test_what_is_not_there_is_said_in_a_page(client: TestClient) -> None:
    assert page(client, "/nowhere", 404).all("h1")
    assert page(client, "/t/nosuchtable", 404).all("h1")
    assert client.get("/t/nosuchtable").json()["error"]["code"] == "no-such-table"


def test_stylesheets_and_script_hold_no_address_of_elsewhere() -> None:
    for file in (path for path in (HERE / "static").rglob("*") if path.suffix in (".css", ".js", ".svg", ".json")):
        text = file.read_text(encoding="utf-8").replace("http://www.w3.org/2000/svg", "")
        assert not re.search(r'https?://|@import(?! "[\w-]+\.css";)|eval\(|innerHTML', text), file.name
