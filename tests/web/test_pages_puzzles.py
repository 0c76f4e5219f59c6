"""Puzzles as pages: one a day, hints, answers and solutions without a script, and nothing that the seat cannot see."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from starlette.testclient import TestClient

from kingdom.content import LANGUAGES
from kingdom.core.view import Hidden
from kingdom.review.puzzles import puzzles
from tests.kit.serving import serving, settings_for, tables_of

ONE = puzzles()[0]


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient]:
    with serving(settings_for(tmp_path_factory.mktemp("server"))) as found:
        yield found


def test_the_home_page_leads_to_the_puzzle_of_the_day(client: TestClient) -> None:
    assert 'href="/puzzles"' in client.get("/").text
    page = client.get("/puzzles").text

    assert "Puzzle of the day" in page
    assert 'data-testid="position"' in page


def test_a_puzzle_tells_its_solution_only_to_who_asks(client: TestClient) -> None:
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


def test_what_is_no_puzzle_is_not_found(client: TestClient) -> None:
    assert client.get("/puzzles/0").status_code == 404
    assert client.get("/puzzles/9999").status_code == 404
    assert client.get("/puzzles/1/card/Nothing").status_code == 404
    assert client.get("/puzzles/1/card/Farm", follow_redirects=False).headers["location"].startswith("/cards/farm")
