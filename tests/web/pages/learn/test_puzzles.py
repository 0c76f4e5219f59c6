"""Puzzles as pages: one a day, hints, answers and solutions without a script, and nothing that the seat cannot see."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import date, timedelta

import pytest
from starlette.testclient import TestClient

from kingdom.core.errors import KingdomError
from kingdom.core.reasons import why
from kingdom.core.view import Hidden
from kingdom.game.reading import PositionError
from kingdom.game.record import RecordError
from kingdom.review.puzzles import PuzzleState, of_day, puzzles
from kingdom.web.lessons.puzzles import COOKIE
from kingdom.web.present.review.puzzle import by_level, week
from kingdom.web.tables.tables import Tables
from kingdom.words import Words
from tests.kit.languages import LANGUAGES
from tests.kit.local_server import another_browser, local_server, settings_for, tables_of
from tests.kit.pages import page, send

ONE = puzzles()[0]
RIGHT, WRONG = f"/puzzles/1?answer={ONE.solution + 1}&check=1", f"/puzzles/1?answer={ONE.steward + 1}&check=1"


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient]:
    with local_server(settings_for(tmp_path_factory.mktemp("server"))) as found:
        yield found


def somebody(client: TestClient) -> TestClient:
    """Another browser at the same server."""
    return another_browser(client)


def test_the_home_page_leads_to_the_puzzle_of_the_day(client: TestClient) -> None:
    assert 'href="/puzzles"' in client.get("/").text
    page = client.get("/puzzles").text

    assert "Puzzle of the day" in page
    assert 'data-testid="position"' in page


def test_a_puzzle_tells_its_solution_only_to_whoever_asks(client: TestClient) -> None:
    plain = client.get("/puzzles/1").text
    first, second = (client.get(f"/puzzles/1?hint={number}").text for number in (1, 2))
    solved = client.get("/puzzles/1?solution=1").text

    assert "Chance of winning" not in plain + first + second
    assert (plain.count("told-hint"), first.count("told-hint"), second.count("told-hint")) == (0, 1, 2)
    assert f"The solution is {ONE.solution + 1}" in solved
    assert solved.count("Chance of winning") == len(ONE.choices)


def test_an_answer_is_checked_and_a_wrong_one_does_not_give_the_solution_away(client: TestClient) -> None:
    right = client.get(f"/puzzles/1?answer={ONE.solution + 1}&check=1").text
    wrong = client.get(f"/puzzles/1?answer={ONE.steward + 1}&check=1").text
    nothing = client.get("/puzzles/1?check=1").text

    assert "That is it." in right
    assert 'data-testid="solved"' in right
    assert "of the chance of winning." in wrong
    assert 'data-testid="solved"' not in wrong
    assert "Choose one of the answers first." in nothing


def test_a_puzzle_shows_the_view_of_its_seat_and_no_other_card(client: TestClient) -> None:
    hands = 0
    for one in puzzles()[:6]:
        page = client.get(f"/puzzles/{one.number}?solution=1").text
        game = one.game()
        seen, names = game.view(one.seat), game.state.rules.names
        in_sight = {card for area in seen.areas for card in area if not isinstance(card, Hidden)}
        hand = set(game.state.players[1 - one.seat].hand)
        hands += bool(hand)
        told = {choice.text for choice in one.choices}
        for card in hand - in_sight:
            assert f'data-card="{names[card]}"' not in page
            assert not any(names[card] in text for text in told)
    assert hands


def test_a_puzzle_is_solved_by_links_and_forms_only(client: TestClient) -> None:
    who = somebody(client)
    asked = page(who, "/puzzles/1")
    assert [node.get("value") for node in asked.all("input", name="answer")] == [
        str(number + 1) for number in range(len(ONE.choices))
    ]
    wrong = page(who, WRONG)
    hinted = page(who, wrong.one("a", test="hint").get("href"))
    assert hinted.all(test="verdict"), "what was answered is still there"
    assert hinted.one("input", name="answer", value=str(ONE.steward + 1)).attributes.keys() >= {"checked"}
    assert [node.get("value") for node in hinted.all("input", name="hint")] == ["1"], "an answer keeps the hint in view"
    solved = page(who, hinted.one("a", test="solution").get("href"))
    assert solved.all(test="solved")
    assert not solved.all(test="check"), "nothing is left to be answered"
    assert "disabled" in solved.one("fieldset").attributes
    assert page(who, "/puzzles/2").all(test="check")


# --- what a browser has solved


def course_of(who: TestClient) -> PuzzleState:
    return PuzzleState(int(who.cookies.get(COOKIE, "0")[0]))


def test_a_browser_remembers_which_puzzles_it_has_solved(client: TestClient) -> None:
    ann, bran, carl = (somebody(client) for _ in range(3))
    page(ann, RIGHT)
    for path in ("/puzzles/1", WRONG, "/puzzles/1?hint=1", RIGHT):
        page(bran, path)
    for path in ("/puzzles/1?solution=1", RIGHT):
        page(carl, path)

    assert [course_of(who) for who in (ann, bran, carl)] == [PuzzleState.SOLVED, PuzzleState.HELPED, PuzzleState.SHOWN]
    assert "solved 1 of" in page(ann, "/puzzles/all").one(test="solved-count").text
    assert "solved at once" in page(ann, "/puzzles/all").one("a", class_="pz-tile solved").text
    assert "0 of them on the first try" in page(bran, "/puzzles/all").one(test="solved-count").text
    assert not page(carl, "/puzzles/all").all(test="solved-count")
    page(ann, "/puzzles/1?solution=1")
    assert course_of(ann) is PuzzleState.SOLVED, "looking again takes nothing away"


def test_a_hint_that_was_asked_for_counts_even_with_the_right_answer(client: TestClient) -> None:
    who = somebody(client)
    page(who, f"{RIGHT}&hint=1")
    assert course_of(who) is PuzzleState.HELPED


@pytest.mark.parametrize("said", ["x", "9", "4" * 5000, "\x7f", "⁴"])
def test_whatever_a_browser_says_it_has_solved_the_pages_are_there(client: TestClient, said: str) -> None:
    for path in ("/puzzles/all", "/puzzles", "/progress"):
        assert client.get(path, headers={"cookie": f"{COOKIE}={said}".encode()}).status_code == 200


def test_the_list_has_every_puzzle_once_and_the_last_seven_days(client: TestClient) -> None:
    fresh = [PuzzleState.NEW for _ in puzzles()]
    listed = [tile.number for _, tiles in by_level(fresh) for tile in tiles]
    assert sorted(listed) == [one.number for one in puzzles()]
    monday = date(2026, 11, 16)
    days = week(monday, fresh)
    assert [day.weekday for day in days] == [2, 3, 4, 5, 6, 7, 1]
    assert [day.number for day in days] == [of_day(monday - timedelta(days=back)).number for back in range(6, -1, -1)]
    assert [day.is_today for day in days] == [False] * 6 + [True]
    shown = page(somebody(client), "/puzzles/all")
    assert len([link for link in shown.all("a") if "pz-tile" in link.get("class")]) == len(puzzles())
    assert len([link for link in shown.all("a") if "pz-day" in link.get("class")]) == 7


def test_puzzles_are_taken_along_and_forgotten_with_everything_else(client: TestClient) -> None:
    who = somebody(client)
    page(who, RIGHT)

    assert who.get("/progress.json").json()["puzzles"] == {"1": "solved"}
    assert "Puzzles solved" in page(who, "/progress").main.text
    assert "puzzle results are removed" in page(who, "/progress/remove").main.text
    send(who, "/progress/remove", {})
    assert course_of(who) is PuzzleState.SOLVED
    send(who, "/progress/remove", {"sure": "yes"})
    assert course_of(who) is PuzzleState.NEW


@pytest.mark.parametrize("language", LANGUAGES)
def test_puzzles_speak_every_language(client: TestClient, language: str) -> None:
    for path in ("/puzzles", "/puzzles/1?solution=1&hint=2", "/puzzles/all"):
        answer = client.get(path, headers={"accept-language": language})
        assert answer.status_code == 200
        assert f'<html lang="{language}"' in answer.text
        assert "⟦" not in answer.text


def test_one_can_play_on_from_a_puzzle(client: TestClient) -> None:
    answer = client.post("/puzzles/1/play", follow_redirects=False)
    table = tables_of(client).open(answer.headers["location"].removeprefix("/t/"))

    assert answer.status_code == 303
    assert table.practice
    assert table.game.state.round == ONE.position["round"]
    assert table.bots[ONE.seat] is None
    assert table.bots[1 - ONE.seat] in ("regent", "baron")


@pytest.mark.parametrize(
    "error", [RecordError(why("is-missing")), PositionError([why("is-missing")])], ids=["record", "position"]
)
def test_a_puzzle_of_other_cards_is_not_played_on_and_why_is_said(
    client: TestClient, monkeypatch: pytest.MonkeyPatch, error: KingdomError
) -> None:
    def refuse(*given: object, **named: object) -> None:
        raise error

    monkeypatch.setattr(Tables, "create_from", refuse)
    answer = client.post("/puzzles/1/play", headers={"accept": "application/json"})

    assert answer.status_code == 409
    told = answer.json()["error"]
    assert told["code"] == "cannot-be-replayed"
    assert [reason["id"] for reason in told["reasons"]] == ["cannot-be-replayed"]
    page = client.post("/puzzles/1/play", headers={"accept": "text/html", "accept-language": "fr"})
    assert (page.status_code, "⟦" in page.text) == (409, False)
    assert Words("fr").t("error-cannot-be-replayed") in page.text


def test_what_is_not_a_puzzle_is_not_found(client: TestClient) -> None:
    assert client.get("/puzzles/0").status_code == 404
    assert client.get("/puzzles/9999").status_code == 404
    assert client.get("/puzzles/1/card/Nothing").status_code == 404
    assert client.get("/puzzles/1/card/Farm", follow_redirects=False).headers["location"].startswith("/cards/farm")
