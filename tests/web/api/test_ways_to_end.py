"""Every way in which a game can end fits the description that programs read."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import get_args

import pytest
from starlette.testclient import TestClient

import kingdom
from kingdom.core.scoring import Ending
from kingdom.game.rewind import close
from tests.kit.cards import given
from tests.kit.local_server import data_of, local_server, open_table, settings_for
from tests.kit.quests import pay, quest_table
from tests.kit.solo import solo_table
from tests.web.api.test_schema import fits

LAST = "last window, round 4"


def both_done(*seats: str) -> kingdom.Game:
    return given(LAST, *seats).play("ann: done", "bob: done").game


def one_finished_the_quest() -> kingdom.Game:
    table = quest_table(LAST, "ann: alchemy EE; krystallium 1; soldiers 2")
    return table.play(f"ann: {pay(4, alchemy='EE')}", "ann: done", "bob: done").game


def given_up(**options: object) -> kingdom.Game:
    game = kingdom.new_game(seed=1, **options)
    game.resign(0)
    return game


def closed_by_the_players() -> kingdom.Game:
    game = kingdom.new_game(seed=1)
    close(game, 0)
    return game


GAMES = {
    "score": lambda: both_done("ann: duchy Port", "bob: duchy Statue"),
    "cards": lambda: both_done("ann: duchy Great Lighthouse", "bob: duchy Statue, Statue"),
    "soldiers": lambda: both_done("ann: duchy Port; soldiers 3", "bob: duchy Port; soldiers 1"),
    "shared": lambda: both_done("ann: duchy Port", "bob: duchy Port"),
    "eligible": one_finished_the_quest,
    "nobody": lambda: quest_table(LAST).play("ann: done", "bob: done").game,
    "medal": lambda: solo_table(when=LAST).play("ann: done").game,
    "loss": lambda: given_up(players=1),
    "resigned": lambda: given_up(players=2),
    "closed": closed_by_the_players,
}


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient]:
    with local_server(settings_for(tmp_path)) as client:
        yield client


def test_every_ending_that_the_rules_know_is_played_here() -> None:
    assert set(GAMES) == set(get_args(Ending))


@pytest.mark.parametrize("ending", GAMES)
def test_however_a_game_ends_its_views_its_last_fact_and_its_record_fit_the_description(ending: str) -> None:
    game = GAMES[ending]()

    assert game.outcome().reason == ending
    for viewer in (*range(len(game.state.players)), kingdom.SPECTATOR, kingdom.OPEN_TABLE):
        fits("ViewSeen", kingdom.view_data(game.view(viewer)))
        for fact in game.facts(viewer):
            fits("Fact", fact)
    fits("RecordShown", json.loads(game.record().to_json()))


@pytest.mark.parametrize("players", [1, 2])
def test_what_is_served_of_a_game_that_was_given_up_fits_the_description(client: TestClient, players: int) -> None:
    chairs = open_table(client, options={"players": players})

    fits("NewsTold", data_of(chairs[0].post("/resign", {"client_id": "enough"})))

    for chair in chairs:
        fits("ViewShown", data_of(chair.get()))
        fits("NewsTold", data_of(chair.get("/facts")))
        fits("RecordShown", data_of(chair.get("/record")))
