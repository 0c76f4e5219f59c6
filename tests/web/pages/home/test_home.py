"""Home and the way to a table: quick start, the form for a new game, scenarios, friends, two at one screen."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from datetime import timedelta
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from starlette.testclient import TestClient

from kingdom.content import load
from kingdom.core.cards import Family
from kingdom.game.config import ConfigurationError, configure
from kingdom.store import DealRow
from kingdom.web.present.games.new_game import new_game
from kingdom.web.present.games.new_game_form import MODES, wanted
from kingdom.web.present.home import cards_named, deal_of_the_day, progress_in_short
from kingdom.web.texts import Texts
from tests.kit.deals import MONDAY, begin_deal, deals_of, give_up
from tests.kit.history import TWO, WON, some_games, visit
from tests.kit.local_server import another_browser, local_server, settings_for, tables_of
from tests.kit.pages import FormPlayer, Sheet, page, send, table_of


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient]:
    with local_server(settings_for(tmp_path)) as found:
        yield found


def gold(sheet: Sheet) -> list[str]:
    """The filled buttons of a page, without those of the closed sheet for a new game."""
    inside = sheet.one(id="new").children
    filled = [node for node in sheet.nodes if "main" in node.get("class").split() and node.tag in ("a", "button")]
    return [node.text for node in filled if node not in inside]


# --- beginning at once


def test_one_click_begins_a_game_of_frost_giants_against_giant_rats_and_a_bot_of_middle_strength(
    client: TestClient,
) -> None:
    assert page(client, "/").one(test="quick-start").get("value") == "bot"
    sheet = send(client, "/tables", {"quick": "bot"})
    table = tables_of(client).open(table_of(sheet))
    assert table.row.configuration["menaces"] == ["frost_giants", "giant_rats"]
    assert table.bots == (None, "steward")
    assert "yours" in sheet.main.get("class").split()


def test_whoever_begins_at_once_sees_by_which_name_they_play_and_may_say_another(client: TestClient) -> None:
    field, *_ = page(client, "/").all("input", name="name")
    assert (field.get("value"), field.get("placeholder")) == ("", "Ann")
    assert tables_of(client).open(table_of(send(client, "/tables", {"quick": "bot", "name": ""}))).names[0] == "Ann"

    assert tables_of(client).open(table_of(send(client, "/tables", {"quick": "bot", "name": "Zoe"}))).names[0] == "Zoe"
    assert page(client, "/").all("input", name="name")[0].get("value") == "Zoe"


def test_the_learning_game_has_no_module_and_an_easy_bot(client: TestClient) -> None:
    table = tables_of(client).open(table_of(send(client, "/tables", {"quick": "learning"})))
    assert table.row.configuration["modules"] == []
    assert table.bots == (None, "page")


def test_a_solo_game_begins_with_a_menace_deck(client: TestClient) -> None:
    table = tables_of(client).open(table_of(send(client, "/tables", {"quick": "alone"})))
    assert (table.row.configuration["players"], table.row.configuration["modules"]) == (1, ["menace"])


def test_a_first_visitor_has_a_table_after_one_press_and_a_lesson_after_one(client: TestClient) -> None:
    home = page(client, "/")
    assert not home.all(test="continue")
    assert [node.get("name") for node in home.all(test="quick-start")] == ["quick"]
    assert home.one(test="learn").get("href") == "/learn"
    assert gold(home) == ["Play now", "Play now"], "in the hero, and at the foot of a phone"


def test_a_returning_visitor_is_back_at_their_table_after_one_press(client: TestClient) -> None:
    table = table_of(send(client, "/tables", {"quick": "bot", "name": "Zoe"}))
    home = page(client, "/")
    (game,) = [node for node in home.one(test="continue").children if node.tag == "a"]
    assert game.get("href") == f"/t/{table}"
    assert "yours" in game.get("class").split()
    assert "Steward" in game.text
    assert "Offer two cards" in game.text
    assert "Welcome back, Zoe" in home.main.text
    assert home.one(test="turns").text == "It is your turn in one game."


def test_where_a_game_waits_it_alone_is_gold(client: TestClient) -> None:
    """Two gold buttons would compete: the turn that waits wins."""
    send(client, "/tables", {"quick": "bot"})
    assert gold(page(client, "/")) == []


def test_games_that_wait_for_the_visitor_come_first(client: TestClient) -> None:
    mine = table_of(send(client, "/tables", {"quick": "alone"}))
    theirs = table_of(send(client, "/tables", {"mode": "bot", "duchy": "teressie", "level": "page"}))
    sheet = page(client, "/").one(test="continue")
    assert [node.get("href") for node in sheet.children if node.tag == "a"] == [f"/t/{mine}", f"/t/{theirs}"]
    assert "Waiting for Page" in sheet.text


def test_a_game_of_two_at_one_screen_shows_the_side_that_has_to_decide(client: TestClient) -> None:
    send(client, "/tables", {"mode": "screen", "name": "Zoe", "other-name": "Yan"})
    (game,) = [node for node in page(client, "/").one(test="continue").children if node.tag == "a"]
    assert "Yan" in game.text
    assert "yours" in game.get("class").split()


def test_a_game_that_is_over_leads_to_its_score_sheet_while_few_are_running(client: TestClient) -> None:
    table = table_of(send(client, "/tables", {"quick": "bot"}))
    give_up(client, table)
    home = page(client, "/")
    (game,) = [node for node in home.one(test="continue").children if node.tag == "a"]
    assert game.get("href") == f"/t/{table}/end"
    assert "Score sheet" in game.text
    assert home.one(test="turns").text == "No game waits for you."
    assert gold(home) == ["Play now", "Play now"]


def test_the_deal_of_the_day_shows_the_own_result_once_it_is_over(client: TestClient) -> None:
    def shown() -> str:
        return page(client, "/").one(test="deal-of-the-day").text

    send(client, "/tables", {"quick": "alone"})
    assert shown() == "Play the deal of the day"
    today = deals_of(client).today().isoformat()
    table = begin_deal(client, today)
    assert shown() == "Continue the deal"
    give_up(client, table)
    assert shown() == "Compare results"
    home = page(client, "/").main.text
    assert "Your result:" in home
    assert "Deal of the day: played once" in home


def test_progress_counts_the_games_of_the_visitor_and_the_cards_that_they_built() -> None:
    found = progress_in_short(some_games(), load())
    assert (found.games, found.won, found.best) == (5, 3, 95)
    assert (found.built, len(found.newest)) == (1, 1)
    assert found.buildable == len({kind.key for kind, _ in load().cards if kind.family is Family.DEVELOPMENT})


def test_deals_in_a_row_end_today_or_yesterday() -> None:
    days = [MONDAY - timedelta(days=back) for back in range(5)]

    def in_a_row(*played: int) -> int:
        visits = [visit(WON, deal=days[back].isoformat()) for back in played]
        row = DealRow(MONDAY.isoformat(), 0, "1", ("x", "y"), TWO, 0, None, None)
        return deal_of_the_day(row, visits, MONDAY, Texts("en")).in_a_row

    assert [in_a_row(*played) for played in ((), (0,), (1,), (0, 1, 2), (1, 2, 4), (2, 3))] == [0, 1, 1, 3, 2, 0]


def test_a_card_that_a_set_does_not_have_is_shown_by_another() -> None:
    faces = cards_named(Texts("en"), "farm", "of another set", "lost_city")
    assert [face.key for face in faces][::2] == ["farm", "lost_city"]
    assert faces[1].key not in ("farm", "lost_city")


def test_no_game_that_runs_is_out_of_reach_however_many_there_are(client: TestClient) -> None:
    opened = {table_of(send(client, "/tables", {"quick": quick})) for quick in ("bot", "alone", "learning") * 2}
    home = page(client, "/")
    assert home.one(test="continue").text.count("Continue") == 3
    assert "6 running" in home.main.text
    assert any(link.get("href") == "/games" for link in home.main.children)
    listed = {link.get("href").removeprefix("/t/") for link in page(client, "/games").one(test="running").children}
    assert opened <= listed


# --- setting up a game


def test_all_that_the_engine_can_play_is_offered_with_a_sentence_for_each_choice() -> None:
    form = new_game(Texts("en"))
    assert [choice.value for choice in form.modes] == list(MODES)
    assert [choice.value for choice in form.modules] == list(load().modules)
    assert {choice.value for choice in form.deck_pairs} == {
        f"{a}+{b}" for a in load().decks for b in load().decks if a != b
    }
    assert {choice.value for choice in form.decks} == set(load().decks)
    assert {one.edition: (len(one.two), len(one.alone)) for one in form.quests} == {"first": (2, 3), "second": (3, 6)}
    assert [choice.value for choice in form.editions] == ["second", "first"]
    assert [choice.value for choice in form.searches] == ["errata", "printed"]
    for choices in (form.modes, form.levels, form.modules, form.editions, form.sides, form.searches, form.duchies):
        assert sum(choice.chosen for choice in choices) == 1
        assert all(choice.explanation for choice in choices)
    assert all(note.explanation for note in (*form.deck_notes, *(note for note, _ in form.quest_notes)))


def test_the_form_begins_with_what_is_usual() -> None:
    form = new_game(Texts("en"))
    all_choices = (form.modes, form.levels, form.modules, form.editions, form.sides, form.searches, form.duchies)

    ticked = [choice.value for choices in all_choices for choice in choices if choice.chosen]
    assert ticked == ["bot", "steward", "menace", "second", "B", "errata", "valados"]


FORM = new_game(Texts("en"))
OFFERED = {
    "mode": FORM.modes,
    "level": FORM.levels,
    "edition": FORM.editions,
    "side": FORM.sides,
    "search": FORM.searches,
    "duchy": FORM.duchies,
    "decks": FORM.deck_pairs,
    "deck": FORM.decks,
    **{f"quest-{one.edition}": one.two for one in FORM.quests},
    **{f"quests-{one.edition}": one.alone for one in FORM.quests},
}
"""Every group of choices in the form, by the name of its field."""


@given(
    st.fixed_dictionaries({name: st.sampled_from([one.value for one in group]) for name, group in OFFERED.items()}),
    st.sets(st.sampled_from(load().modules)),
)
@settings(max_examples=200)
def test_only_legal_combinations_are_offered(form: dict[str, str], modules: set[str]) -> None:
    """A plain form sends all of its groups, also those that are hidden: whatever is ticked where, it can be played."""
    content = load()
    asked = wanted(form, sorted(modules), content)
    found = configure(content, asked.options)
    assert (found.edition, found.side) == (form["edition"], form["side"])
    alone = form["mode"] == "solo"
    assert found.players == (1 if alone else 2)
    own = found.menaces[0 if alone else asked.own_seat] if "menace" in modules else None
    assert own == ((form["deck"] if alone else form["decks"].partition("+")[0]) if "menace" in modules else None)
    quests = form[f"quest{'s' if alone else ''}-{found.edition}"] if "quest" in modules else ""
    assert "+".join(found.quests) == quests
    assert found.duchies[asked.own_seat] == form["duchy"]


WORDS = ("", "nonsense", "bot", "solo", "link", "screen", "first", "second", "A", "B", "errata", "printed", "valados",
         "teressie", "thieves", "thieves+thieves", "shadows+thieves", "the_usurper", "the_pestilent_lord",
         "the_usurper+the_pestilent_lord", "page", "the_prophecy")  # fmt: skip


@given(
    st.dictionaries(st.sampled_from((*OFFERED, "scenario")), st.sampled_from(WORDS)),
    st.lists(st.sampled_from((*load().modules, "nonsense"))),
)
@settings(max_examples=200)
def test_whatever_a_form_says_is_a_game_or_a_sentence(form: dict[str, str], modules: list[str]) -> None:
    content = load()
    asked = wanted(form, modules, content)
    with suppress(ConfigurationError):
        found = configure(content, asked.options)
        assert 0 <= asked.own_seat < found.players


@pytest.mark.parametrize(
    ("fields", "sentence"),
    [
        (
            {"modules": ["quest"], "edition": "first", "quest-first": "the_pestilent_lord"},
            "The first edition has no Quest “the_pestilent_lord”",
        ),
        ({"modules": ["menace"], "decks": "thieves+thieves"}, "Both seats have the same Menace deck"),
        ({"mode": "solo", "modules": [], "search": "first"}, "The second edition has no Search limit “first”"),
        ({"mode": "bot", "modules": [], "side": "C"}, "A Duchy has no side “C”"),
        ({"mode": "solo", "scenario": "the_moon"}, "There is no scenario “the_moon”"),
        ({"scenario": "the_prophecy", "side": "C"}, "A Duchy has no side “C”"),
    ],
)
def test_choices_that_do_not_fit_are_answered_with_a_sentence_and_nothing_is_lost(
    client: TestClient, fields: dict[str, Any], sentence: str
) -> None:
    before = len(tables_of(client).recent())
    said = {"mode": "screen", "name": "Zoe", "other-name": "Yan", "duchy": "teressie", "level": "baron", **fields}
    sheet = send(client, "/tables", said, 422)
    assert sentence in sheet.one(test="refused").text
    assert len(tables_of(client).recent()) == before
    ticked = {node.get("name"): node.get("value") for node in sheet.all("input") if "checked" in node.attributes}
    assert ticked["duchy"] == "teressie"
    assert sheet.one("input", name="name").get("value") == "Zoe"
    if "scenario" in fields:
        return
    assert ticked["mode"] == said["mode"]
    assert ticked["level"] == "baron"
    assert sheet.one("input", name="other-name").get("value") == "Yan"
    chosen = [node.get("value") for node in sheet.all("input", name="modules") if "checked" in node.attributes]
    assert chosen == fields["modules"]


@pytest.mark.parametrize(
    ("fields", "expected"),
    [
        ({"mode": "bot", "modules": ["menace"], "decks": "thieves+shadows"}, {"menaces": ["thieves", "shadows"]}),
        (
            {"mode": "bot", "modules": ["menace"], "decks": "thieves+shadows", "duchy": "teressie"},
            {"menaces": ["shadows", "thieves"]},
        ),
        (
            {"mode": "solo", "modules": ["quest"], "quests-second": "the_usurper+the_pestilent_lord"},
            {"players": 1, "quests": ["the_usurper", "the_pestilent_lord"]},
        ),
        ({"mode": "solo", "modules": [], "duchy": "teressie"}, {"duchies": ["teressie"]}),
        ({"scenario": "the_prophecy", "search": "printed"}, {"search": "printed", "scenario": "the_prophecy"}),
        ({"mode": "bot", "modules": [], "edition": "first", "side": "A"}, {"edition": "first", "side": "A"}),
        ({"mode": "solo", "modules": [], "search": "printed"}, {"search": "printed"}),
    ],
)
def test_a_form_opens_the_table_that_it_describes(
    client: TestClient, fields: dict[str, Any], expected: dict[str, Any]
) -> None:
    table = tables_of(client).open(table_of(send(client, "/tables", fields)))
    assert {name: table.row.configuration[name] for name in expected} == expected


def test_who_plays_teressie_comes_second(client: TestClient) -> None:
    sheet = send(client, "/tables", {"mode": "bot", "duchy": "teressie", "name": "Zoe", "level": "baron"})
    table = tables_of(client).open(table_of(sheet))
    assert table.bots == ("baron", None)
    assert table.names[1] == "Zoe"


def test_a_name_is_cleaned_and_remembered(client: TestClient) -> None:
    sheet = send(client, "/tables", {"mode": "solo", "name": "  Zoë\u0000 the\tFirst and only one of her name "})
    assert tables_of(client).open(table_of(sheet)).names == ("Zoë the First and only o",)
    assert page(client, "/new").one("input", name="name").get("value") == "Zoë the First and only o"


# --- scenarios


def test_each_scenario_has_a_card_a_story_and_its_medals(client: TestClient) -> None:
    send(client, "/tables", {"quick": "alone"})
    home = page(client, "/")
    for key, scenario in load().scenarios.items():
        assert any(link.get("href") == f"/new?scenario={key}" for link in home.all("a"))
        sheet = page(client, f"/new?scenario={key}")
        assert all(str(least) in sheet.main.text for least in scenario.medals)
        assert len(sheet.main.text) > 400
    page(client, "/new?scenario=nowhere", 404)


def test_a_scenario_begins_at_a_click(client: TestClient) -> None:
    table = tables_of(client).open(table_of(send(client, "/tables", {"scenario": "the_prophecy", "side": "A"})))
    assert (table.row.configuration["scenario"], table.row.configuration["side"]) == ("the_prophecy", "A")


# --- a friend by a link


def test_a_friend_takes_the_other_seat_with_the_link_and_nobody_after_them(tmp_path: Path) -> None:
    with local_server(settings_for(tmp_path)) as ann:
        invite = send(ann, "/tables", {"mode": "link", "modules": ["menace"], "name": "Ann"})
        link = next(node.get("value") for node in invite.all("input") if "/join/" in node.get("value"))
        path = link.partition("127.0.0.1")[2]
        table = table_of(invite)
        bran = another_browser(ann)
        assert "Ann" in page(bran, path).main.text
        sheet = send(bran, path, {"name": "Bran"})
        assert sheet.status.startswith("Choice phase.")
        assert tables_of(ann).open(table).names == ("Ann", "Bran")
        assert page(bran, path).status.startswith("Choice phase."), "the same link again leads back to the table"
        late = another_browser(ann)
        assert "This link does not work" in page(late, path, 403).main.text
        send(late, path, {"name": "Late"}, 403)
        assert page(late, f"/t/{table}", 403).main.text.startswith("No seat here")


def test_an_invitation_can_be_made_again_and_spectators_have_a_link_of_their_own(client: TestClient) -> None:
    invite = send(client, "/tables", {"mode": "link", "modules": []})
    table = table_of(invite)
    again = send(client, f"/t/{table}/invite", {"for": "friend"})
    watch = send(client, f"/t/{table}/invite", {"for": "spectators"})
    links = [node.get("value") for sheet in (invite, again, watch) for node in sheet.all("input", class_="link")]
    assert len(set(links)) == 3
    spectator = another_browser(client)
    sheet = page(spectator, links[-1].partition("127.0.0.1")[2])
    assert sheet.deeds == []
    assert not sheet.all("form", id="act")


def test_a_lost_invitation_is_replaced_and_a_seat_that_is_taken_is_nobody_elses(client: TestClient) -> None:
    """Or who made the invitation could make another one, and look into the hand of the friend."""
    invite = send(client, "/tables", {"mode": "link", "modules": []})
    table = table_of(invite)
    again = send(client, f"/t/{table}/invite", {})
    first, second = (
        sheet.one("input", class_="link").get("value").partition("127.0.0.1")[2] for sheet in (invite, again)
    )
    bran = another_browser(client)
    page(bran, first, 403)
    send(bran, second, {"name": "Bran"})
    assert "Bran has taken the other seat." in page(client, f"/t/{table}/invite").main.text
    send(client, f"/t/{table}/invite", {}, 403)


def test_whoever_presses_twice_has_the_seat_all_the_same(client: TestClient) -> None:
    """The answer to the first press may never arrive, and its cookie neither."""
    path = send(client, "/tables", {"mode": "link"}).one("input", class_="link").get("value").partition("127.0.0.1")[2]
    bran = another_browser(client)
    page(bran, path)
    known = bran.cookies["kingdom-browser"]
    send(bran, path, {"name": "Bran"})
    bran.cookies.clear()
    bran.cookies.set("kingdom-browser", known)
    assert send(bran, path, {"name": "Bran"}).status.startswith("Choice phase.")


def test_nobody_is_invited_to_the_seat_of_a_bot(client: TestClient) -> None:
    table = table_of(send(client, "/tables", {"quick": "bot"}))
    send(client, f"/t/{table}/invite", {"for": "friend"}, 403)


# --- two at one screen


def arms(cover: Sheet) -> list[str]:
    """The division and the charge that are drawn on a cover."""
    drawn = [use.get("href").partition("#")[2] for use in cover.all("use")]
    return [name for name in drawn if name.startswith(("f-", "c-"))]


def test_the_screen_is_covered_until_the_opponent_is_there(client: TestClient) -> None:
    first = send(client, "/tables", {"mode": "screen", "modules": [], "name": "Ann", "other-name": "Bran"})
    assert "Ann" in first.one(test="cover").text
    assert (first.one(test="cover").get("class"), arms(first)) == ("leaf valados", ["f-chief", "c-castle"])
    table = table_of(first)
    sheet = send(client, f"/t/{table}/face", {"seat": "0"})
    ann = FormPlayer(client, table)
    hand = [node.get("data-hand") for node in sheet.all("li") if node.get("data-hand")]
    cover = ann.offer(sheet, **{hand[0]: "left", hand[1]: "right face down"})
    assert "Bran" in cover.one(test="cover").text
    assert (cover.one(test="cover").get("class"), arms(cover)) == ("leaf teressie", ["f-pale", "c-sun"])
    names = {load().names(kind.key, "en") for kind, _ in load().cards}
    assert not [name for name in names if name in cover.source]
    seen = send(client, f"/t/{table}/face", {"seat": "1"})
    assert "Choose an area" in seen.status
    send(client, f"/t/{table}/face", {"seat": "7"}, 403)


def test_a_seat_of_ones_own_machine_can_be_taken_without_a_link(tmp_path: Path) -> None:
    for local, status in ((True, 200), (False, 403)):
        with local_server(settings_for(tmp_path, local=local)) as client:
            table = table_of(send(client, "/tables", {"mode": "screen", "modules": []}))
            other = another_browser(client)
            assert len(page(other, f"/t/{table}", 403).all("button", name="seat")) == (2 if local else 0)
            send(other, f"/t/{table}/sit", {"seat": "1"}, status)


@pytest.mark.parametrize("local", [True, False])
def test_links_of_ones_own_machine_say_that_nobody_else_can_open_them(tmp_path: Path, local: bool) -> None:
    """`kingdom play` listens on this machine only, and would have people send links that lead nowhere."""
    with local_server(settings_for(tmp_path, local=local)) as client:
        table = table_of(send(client, "/tables", {"mode": "link", "modules": []}))
        for where in ("invite", "device"):
            sheet = page(client, f"/t/{table}/{where}")
            assert len(sheet.all(test="here-only")) == (1 if local else 0)
            assert len(sheet.all("figure", class_="qr-code")) == (0 if local else 1), "a phone cannot open it"
