"""A challenge made from a finished game: nobody sees that game before playing the deal, in whatever way they ask."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from tests.kit.deals import begin_deal, give_up
from tests.kit.local_server import (
    ADDRESS,
    Chair,
    another_browser,
    data_of,
    error_of,
    local_server,
    settings_for,
    tables_of,
)
from tests.kit.pages import page, send, table_of


@dataclass
class Watched:
    """A finished game, the browser that played it, and a browser and a program that have watched it."""

    player: TestClient
    table: str
    spectator: TestClient
    program: Chair

    def challenge(self) -> str:
        """Send the deal of the game to others; the name of the deal."""
        return str(send(self.player, f"/t/{self.table}/challenge", {}).response.url).rpartition("/")[2]


def watched(client: TestClient) -> Watched:
    player, spectator = another_browser(client), another_browser(client)
    table = table_of(send(player, "/tables", {"mode": "bot", "level": "page", "name": "Clara"}))
    links = send(player, f"/t/{table}/invite", {"for": "spectators"}).all("input", class_="link")
    link = links[-1].get("value").removeprefix(ADDRESS)
    page(spectator, link)
    spectator.post(f"/t/{table}/arrived")  # sent by the script of that page
    give_up(client, table)
    return Watched(player, table, spectator, Chair(client, table, None, link.rpartition("/")[2]))


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient]:
    with local_server(settings_for(tmp_path)) as client:
        yield client


@pytest.mark.parametrize("path", ["", "/record", "/facts", "/events"])
def test_a_program_that_only_watched_a_game_is_shown_nothing_of_it_once_it_is_a_challenge(
    client: TestClient, path: str
) -> None:
    game = watched(client)
    if path != "/events":  # that stream would not end
        data_of(game.program.get(path))

    deal = game.challenge()

    assert deal in error_of(game.program.get(path), 403, "deal-unplayed")["message"]


def test_a_program_with_the_seat_of_a_challenge_still_sees_its_own_game(client: TestClient) -> None:
    game = watched(client)
    game.challenge()
    token = tables_of(client).key_for(game.table, 0, "program")

    own = replace(game.program, viewer=0, token=token)

    assert data_of(own.get("/record"))["names"][0] == "Clara"
    assert data_of(own.get())["over"]


def test_the_stream_of_a_page_gives_no_challenge_away_to_a_browser_that_only_watched(client: TestClient) -> None:
    game = watched(client)
    game.challenge()

    error_of(game.spectator.get(f"/t/{game.table}/events?since=0"), 403, "deal-unplayed")


@pytest.mark.parametrize("path", ["/", "/games"])
def test_a_watched_game_is_on_no_list_while_its_deal_is_still_to_be_played(client: TestClient, path: str) -> None:
    game = watched(client)
    assert game.table in page(game.spectator, path).source

    deal = game.challenge()

    assert game.table not in page(game.spectator, path).source
    assert game.table in page(game.player, path).source, "its player has played it"
    mine = begin_deal(game.spectator, deal, "Dora")
    assert game.table not in page(game.spectator, path).source
    give_up(client, mine)
    assert game.table in page(game.spectator, path).source
    game.spectator.close()
