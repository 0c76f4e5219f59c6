"""Help at the table: what can be done now, hints that make it practice, what a card is worth, and the coach."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from starlette.testclient import TestClient

import kingdom
from kingdom.bots.advice import Advice
from kingdom.lessons import lessons
from kingdom.lessons.coach import notes
from kingdom.web.lessons.coach import MOMENTS
from kingdom.web.present.table.card import card_shown, cards_in_sight
from kingdom.web.present.table.help import hint_shown, possible, worth_now
from kingdom.web.present.table.menu import Menu
from kingdom.web.present.table.pieces import Pieces
from kingdom.web.present.table.refusals import Impossible, impossible, step_refused, together
from kingdom.web.static_files import static
from kingdom.web.tables.tables import SeatRow
from kingdom.web.texts import Texts
from tests.kit.geometry import positions
from tests.kit.languages import LANGUAGES, ill_spaced
from tests.kit.local_server import local_server, settings_for, tables_of
from tests.kit.pages import HTML, Sheet, page, send, table_of
from tests.kit.presentation import NAMES
from tests.kit.table import given


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient]:
    with local_server(settings_for(tmp_path_factory.mktemp("server"))) as found:
        yield found


@pytest.fixture
def client(server: TestClient) -> Iterator[TestClient]:
    server.cookies.clear()
    yield server
    server.cookies.clear()


def alone(client: TestClient) -> Sheet:
    return send(client, "/tables", {"quick": "alone"})


# --- what can I do now?


def test_what_can_be_done_is_listed_with_what_it_is_good_for(client: TestClient) -> None:
    base = f"/t/{table_of(alone(client))}"
    assert f"{base}/now" in [link.get("href") for link in page(client, base).all("a")]
    for language in LANGUAGES:
        client.cookies.set("kingdom-language", language)
        sheet = page(client, f"{base}/now")
        assert " ".join(Texts(language).t("good-Select").split()) in sheet.one(test="possible").text
        assert "⟦" not in sheet.main.text


def test_every_kind_of_deed_says_what_it_is_good_for() -> None:
    texts = Texts("en")
    for options in ({}, {"modules": ["menace", "advisors", "quest"]}, {"players": 1}):
        rules = kingdom.new_game(seed=1, **options).state.rules
        for action in rules.actions():
            if not action.__name__.startswith(("Use", "Put")):
                assert texts.has(f"good-{action.__name__}"), action.__name__


def test_nothing_can_be_done_while_the_opponent_decides() -> None:
    game = kingdom.new_game(seed=1)

    assert possible(game.view(1), Texts("en")) == []


# --- hints


def test_a_hint_makes_it_practice_and_says_so_first(client: TestClient) -> None:
    table = table_of(alone(client))
    assert not tables_of(client).open(table).practice
    asked = page(client, f"/t/{table}/hint")
    assert "practice" in asked.main.text
    assert not asked.all(test="nudge")
    assert not tables_of(client).open(table).practice, "looking is not asking"

    hint = send(client, f"/t/{table}/hint", {})

    assert tables_of(client).open(table).practice
    assert hint.one(test="nudge").text
    assert hint.one(test="move").text
    assert hint.one(test="reasons").text
    page(client, f"/t/{table}/hint?bot=nobody")


def test_practice_is_written_down(client: TestClient) -> None:
    table = table_of(alone(client))
    send(client, f"/t/{table}/hint", {})
    (row,) = [row for row in tables_of(client).recent() if row.id == table]
    assert row.practice


def test_against_a_person_nobody_is_helped(client: TestClient) -> None:
    tables = tables_of(client)
    new = tables.create({}, [SeatRow("Ann"), SeatRow("Bob")])
    client.cookies.set("kingdom-seat-0", new.seat_tokens[0] or "", path=f"/t/{new.table_id}")
    sheet = client.post(f"/t/{new.table_id}/hint", headers={"accept": "text/html"})
    assert sheet.status_code in (200, 403)
    assert not tables.open(new.table_id).practice


def places_of(sheet: Sheet) -> set[str]:
    """What "Show it on the table" can point at: cards, areas and the parts of the table by their names."""
    names = ("data-card", "data-area", "data-panel", "data-testid")
    return {node.get(name) for node in sheet.nodes for name in names} | {"areas"}


def test_what_a_hint_or_a_refusal_shows_is_on_the_table(client: TestClient) -> None:
    looked = 0
    for position in list(positions().values())[::2]:
        client.cookies.clear()
        staged = position.set_up(tables_of(client))
        there = places_of(page(client, staged.ways[0]))
        view = tables_of(client).open(staged.table).view(0)
        meant = {
            word: action
            for action in view.options
            for word in hint_shown(Advice((action,), ()), view, "baron", Texts("en")).at.split()
        }
        shown = {link.get("data-shows") for link in page(client, f"{staged.path}/now").all("a")} - {""}
        assert (position.name, [(word, meant.get(word)) for word in {*meant, *shown} - there]) == (position.name, [])
        looked += len(meant) + len(shown)
    assert looked > 200


# --- what a card would be worth


def test_a_card_says_what_it_would_be_worth_what_it_lacks_and_when() -> None:
    game = kingdom.from_position(
        {
            "phase": "planning",
            "players": [
                {
                    "duchy": ["Valados", "Tomb of Kings"],
                    "construction": [{"card": "Cathedral of Dawn", "filled": "MM"}, {"card": "Farm", "filled": "M"}],
                    "krystallium": 1,
                },
                {"duchy": ["Téressie"]},
            ],
        }
    )
    view = game.view(0)
    names = {view.rules.names[site.card]: site.card for site in view.me.construction}

    cathedral = worth_now(names["Cathedral of Dawn"], view)
    farm = worth_now(names["Farm#1"], view)

    assert cathedral is not None
    assert farm is not None
    assert (cathedral.points, cathedral.per) == (6, ((3, 2, "monument"),))
    assert cathedral.lacks == "ggggk"
    assert (cathedral.round, cathedral.step) == (4, "gold")
    assert (farm.points, farm.lacks, farm.round, farm.step) == (0, "mp", 1, "materials")


def test_a_card_that_cannot_be_finished_says_so_and_a_built_one_says_nothing() -> None:
    game = kingdom.from_position(
        {
            "phase": "planning",
            "round": 4,
            "players": [{"duchy": ["Valados", "Farm"], "selection": ["Royal Guard"]}, {"duchy": ["Téressie"]}],
        }
    )
    view = game.view(0)
    (guard,) = view.me.selection
    worth = worth_now(guard, view)  # type: ignore[arg-type]

    assert worth is not None
    assert worth.round == 0
    assert worth_now(view.me.duchy[1], view) is None


def test_a_card_that_the_opponent_has_says_nothing_of_what_it_would_be_worth() -> None:
    table = given("planning", "ann: construction Farm#1", "bob: construction Farm#2; selection Port#1")
    view = table.game.view(0)
    pieces = Pieces(view, Texts("en"), Menu(view, Texts("en")), NAMES)
    cards = cards_in_sight(view)

    said = {name: card_shown(cards[name], pieces, None).worth is not None for name in ("Farm#1", "Farm#2", "Port#1")}

    assert said == {"Farm#1": True, "Farm#2": False, "Port#1": False}


def test_it_stands_on_the_large_view_of_a_card(client: TestClient) -> None:
    sheet = alone(client)
    links = [link.get("href") for link in sheet.all("a") if "/card/" in link.get("href")]
    shown = [page(client, link) for link in dict.fromkeys(links)]
    assert any(one.all(test="worth") for one in shown)


# --- the coach


def test_the_first_game_has_a_coach_who_says_each_thing_once(client: TestClient) -> None:
    sheet = send(client, "/tables", {"quick": "coach"})
    table = table_of(sheet)
    game = tables_of(client).open(table).game
    assert game.configuration.side == "A"
    first = sheet.one(test="coach").text
    assert notes()[1].title["en"] in first

    assert notes()[1].title["en"] in page(client, f"/t/{table}").one(test="coach").text, "it stays until it is read"
    sheet = send(client, f"/t/{table}/coach", {"go": "seen", "note": "offer"})
    assert notes()[1].title["en"] not in "".join(node.text for node in sheet.all(test="coach"))


def test_the_coach_can_be_switched_off(client: TestClient) -> None:
    table = table_of(send(client, "/tables", {"quick": "coach"}))
    sheet = send(client, f"/t/{table}/coach", {"go": "off", "note": "offer"})
    assert not sheet.all(test="coach")
    assert not send(client, "/tables", {"quick": "coach"}).all(test="coach")


def test_a_note_whose_moment_has_passed_does_not_come_again(client: TestClient) -> None:
    table = table_of(send(client, "/tables", {"quick": "coach"}))
    for cookie in client.cookies.jar:
        if cookie.name == "kingdom-coach":
            cookie.value = "|krystallium"
    sheet = page(client, f"/t/{table}")
    assert sheet.one(test="coach").text
    assert "krystallium|" in sheet.response.headers["set-cookie"]


def test_a_fragment_names_every_sheet_that_its_page_links(client: TestClient) -> None:
    coached = table_of(send(client, "/tables", {"quick": "coach"}))
    ended = kingdom.new_game(modules=())
    ended.resign(0)
    replayed = tables_of(client).create_from(ended.record(), [SeatRow("Ann"), SeatRow("Bran")]).table_id
    taught = table_of(send(client, f"/learn/{lessons()[0].key}", {}))
    lesson, replay = "table/lesson", "games/replay"
    for path, own in ((f"/t/{coached}", lesson), (f"/t/{replayed}/replay", replay), (f"/t/{taught}", lesson)):
        links = page(client, path).all("link", rel="stylesheet")
        linked = {link.get("href").removeprefix(static("")) for link in links}
        fragment = Sheet(client.get(path, headers={**HTML, "X-Kingdom-Fragment": "1"}))
        named = {f"{sheet}.css" for sheet in fragment.main.get("data-sheets").split()}
        assert f"{own}.css" in named
        assert linked == named | {"shared/base.css", "shared/pieces.css", "table/table.css", "table/phone.css"}


def test_other_games_have_no_coach(client: TestClient) -> None:
    assert not send(client, "/tables", {"quick": "learning"}).all(test="coach")


def test_the_notes_of_the_coach_are_there_in_english_and_set_as_each_language_is() -> None:
    assert {note.when for note in notes()} <= set(MOMENTS)
    for note in notes():
        for text in (note.title, note.text):
            assert "en" in text
            assert [words for language, words in text.items() if language != "en" and ill_spaced(language, words)] == []


def test_traps_are_spoken_of_once_the_first_offers_are_made() -> None:
    game, spoken = kingdom.new_game(seed=1), {}
    while game.state.turns < 8:
        (seat,) = game.waiting()
        spoken[game.state.turns] = MOMENTS["trap"](game.view(seat))
        game.play(seat, game.options(seat)[0])

    assert [turn for turn, is_time in spoken.items() if is_time] == [4, 6], "at offers, and not at those before"


# --- why not?


def test_what_cannot_be_done_is_listed_with_its_reason_its_clause_and_where_to_look(client: TestClient) -> None:
    base = f"/t/{table_of(send(client, '/tables', {'quick': 'learning'}))}"
    for language in LANGUAGES:
        client.cookies.set("kingdom-language", language)
        texts = Texts(language)
        sheet = page(client, f"{base}/now")
        found = sheet.one(test="impossible")
        assert texts.t("kind-Select") in found.text
        assert {"CHO-2", "PLA-2", "PRO-7"} <= set(found.text.split())
        shows = [link for link in sheet.all("a") if link.get("data-shows") == "hand"]
        assert " ".join(texts.t("show-hand").split()) in shows[0].text
        assert shows[0].get("href") == base, "without a script it leads back to the table"


def test_every_kind_that_everybody_knows_is_either_possible_or_says_why_not() -> None:
    game = kingdom.from_position(
        {
            "phase": "planning",
            "players": [
                {"duchy": ["Valados"], "selection": ["Farm"], "construction": [{"card": "Royal Guard", "filled": ""}]},
                {"duchy": ["Téressie"]},
            ],
        }
    )
    view, texts = game.view(0), Texts("en")
    told = {one.label: one for one in impossible(view, game.state, texts, ("Ann", "Bob"))}

    assert {texts.t("kind-Place"), texts.t("mode-krystallium"), texts.t("mode-soldier"), "Done"} <= set(told)
    assert told["Done"].clause == "PLA-7"
    assert told["Done"].shows == "selection"
    assert told[texts.t("mode-soldier")].shows == "stock"
    assert impossible(game.view(None), game.state, texts, ("Ann", "Bob")) == [], "who looks on can do nothing"


def test_what_is_refused_for_one_reason_stands_together() -> None:
    one, other = ("No cube is left.", "PLA-3", "stock"), ("Not in this phase.", "PLA-2", "")
    found = together([Impossible("Slate", *other), Impossible("Place a cube", *one), Impossible("Recycle", *other)])

    assert found == [Impossible("Slate, Recycle", *other), Impossible("Place a cube", *one)]


def test_a_step_that_cannot_be_paid_and_an_advisor_that_cannot_serve_say_why() -> None:
    game = kingdom.new_game(seed=3, modules=["advisors", "quest"])
    while game.state.phase.name != "choice":
        seat = next(iter(game.waiting()))
        game.play(seat, game.options(seat)[0])
    seat = next(iter(game.waiting()))
    view, texts = game.view(seat), Texts("en")
    refused = step_refused("quest 1 step 1", view, texts)

    assert refused is not None
    assert refused.clause == "QUE-7"
    assert step_refused("quest 9 step 1", view, texts) is None
    clauses = [one.clause for one in impossible(view, game.state, texts, ("Ann", "Bob"))]
    assert any(clause.startswith("ADV") for clause in clauses)


def test_why_not_leads_to_what_is_to_be_done_first(client: TestClient) -> None:
    table = table_of(send(client, "/tables", {"quick": "learning"}))
    sheet = page(client, f"/t/{table}/why?do=select+left")
    assert "hand" in {link.get("data-shows") for link in sheet.all("a")}


def test_a_hint_can_be_followed_by_a_button(client: TestClient) -> None:
    table = table_of(alone(client))
    hint = send(client, f"/t/{table}/hint", {})
    before = len(tables_of(client).open(table).game.steps)
    move = hint.one(test="do-it")
    send(client, f"/t/{table}/act", {**hint.fields("hinted"), "do": move.get("value")})
    assert len(tables_of(client).open(table).game.steps) > before


def test_a_hint_that_the_game_has_left_behind_is_not_followed(client: TestClient) -> None:
    table = table_of(alone(client))
    hint = send(client, f"/t/{table}/hint", {})
    move = {**hint.fields("hinted"), "do": hint.one(test="do-it").get("value")}
    send(client, f"/t/{table}/act", move)
    steps = len(tables_of(client).open(table).game.steps)
    send(client, f"/t/{table}/act", {**move, "client": "another-one"}, 409)
    assert len(tables_of(client).open(table).game.steps) == steps
