"""Hidden information on its way out: nothing that a server sends to a viewer gives a secret away.

Scripted games of every kind are played through the interface for programs. After each decision everything that each
viewer can ask for is searched for secrets: views, options, facts, news, events, records, and the answers to questions
and deeds that are refused. Besides, cards that a viewer cannot tell apart change places, and not a byte may change.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass, replace
from random import Random
from typing import Any

import httpx2
import pytest

from kingdom.content import load
from kingdom.store import Store
from kingdom.web.settings import ServerSettings
from kingdom.web.tables.snapshot import TableSnapshot
from kingdom.web.tables.tables import Tables
from tests.kit import clause
from tests.kit.exchange import exchanged, pairs
from tests.kit.local_server import Chair, open_table, settings_for
from tests.kit.places import Viewer, viewers
from tests.kit.responses import everything_sent, probes, without_words
from tests.kit.secrets import Secrets
from tests.kit.servers import PATIENCE, listen_to, running
from tests.kit.tables import random_tables, table_of
from tests.kit.walks import Walk, law

GAMES: dict[str, dict[str, Any]] = {
    "two with everything": {"players": 2, "modules": ["menace", "advisors", "quest"]},
    "two with Shadows and Thieves": {"players": 2, "modules": ["menace"], "menaces": ["shadows", "thieves"]},
    "alone with everything": {"players": 1, "modules": ["menace", "advisors", "quest"]},
    "a scenario": {"scenario": "the_thief_guild"},
}


# --- a server that really runs


@dataclass
class Watched:
    """A table whose every answer is searched for secrets."""

    table: TableSnapshot
    """As it is now."""
    secrets: Secrets

    def clean(self, answer: httpx2.Response | str, viewer: Viewer, *said: str) -> str:
        """What was answered, in which there must be no secret but what the viewer has said himself."""
        text = answer if isinstance(answer, str) else "\n".join([*map(str, answer.headers.items()), answer.text])
        text = without_words(text)
        found = self.secrets.in_data(text, self.table.game, viewer)
        assert [name for name in found if not any(name in word for word in said)] == [], text
        return text


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[str, ServerSettings]]:
    settings = settings_for(tmp_path_factory.mktemp("hidden"), streams_per_address=0)
    with running(settings) as address:
        yield address, settings


@clause("GEN-6", "GEN-8")
@pytest.mark.parametrize("name", GAMES)
def test_no_answer_and_no_event_gives_a_secret_away(name: str, address: tuple[str, ServerSettings]) -> None:
    rng = Random(name)
    store = Store(address[1].database_url)
    truth = Tables(store, load(None))
    with httpx2.Client(base_url=address[0], timeout=PATIENCE) as client:
        chairs = open_table(client, options=GAMES[name])
        listeners = {chair.viewer: listen_to(address[0], chair, since=1) for chair in chairs}
        watched = Watched(truth.open(chairs[0].table), Secrets(load(None)))
        watched.secrets.saw(watched.table.game.state)
        versions = dict.fromkeys(listeners, 1)
        for number in range(2000):
            before = watched.table
            if before.game.is_over:
                break
            if number % 25 == 0:
                for chair in chairs:
                    ask_everything(chair, watched, rng)
            seat = rng.choice(before.game.waiting())
            choice = rng.choice([before.game.text(action) for action in before.game.options(seat)])
            answer = chairs[seat].act(choice, client_id=f"act-{number}", seen_version=before.version(seat))
            assert answer.status_code == 200, answer.text
            after = watched.table = truth.open(before.id)
            watched.secrets.saw(after.game.state)
            watched.clean(answer, seat)
            for viewer, listener in listeners.items():
                if after.version(viewer) > versions[viewer]:
                    id, data = listener.next()
                    watched.clean(json.dumps(data), viewer)
                    assert id == after.version(viewer) == versions[viewer] + 1
                    versions[viewer] = id
        assert watched.table.game.is_over
        for chair in chairs:
            assert str(watched.table.game.seed) in chair.get("/record").text
            listeners[chair.viewer].close()
    for viewer, listener in listeners.items():
        assert sum(line.startswith("id: ") for line in listener.raw) == versions[viewer] - 1
    store.close()


def ask_everything(chair: Chair, watched: Watched, rng: Random) -> None:
    """Every question that can be asked, and deeds that cannot be done."""
    for path in ("", "/facts", "/facts?since=1", "/options", "/record"):
        watched.clean(chair.get(path), chair.viewer)
    state = watched.table.game.state
    hidden = watched.secrets.cards(state, chair.viewer)
    if not hidden:
        return
    one, other = (state.rules.names[rng.choice(hidden)] for _ in range(2))
    for said in rng.sample(probes(one, other), 3):
        watched.clean(chair.get("/why", params={"action": said}), chair.viewer, said)
        if chair.viewer not in watched.table.game.waiting():
            answer = chair.act(said, client_id="probe")
            assert answer.status_code in (403, 409, 422)
            watched.clean(answer, chair.viewer, said)


# --- cards that change places


@clause("GEN-7", "GEN-8")
@law(examples=0.3)
def test_not_a_byte_changes_when_cards_change_places_that_a_viewer_cannot_tell_apart(walk: Walk) -> None:
    rng = walk.rng()
    for number, table in enumerate(random_tables(table_of(walk.options, walk.seed), rng, undo=0.05)):
        if number % 12 != 5:
            continue
        state = table.game.state
        for viewer in viewers(state):
            for one, other in pairs(state, viewer, rng, 2):
                asked = probes(state.rules.names[one], state.rules.names[other])
                false = replace(table, game=replace(table.game, state=exchanged(state, one, other)))
                assert everything_sent(table, viewer, asked) == everything_sent(false, viewer, asked)


def test_a_byte_does_change_for_whoever_can_tell_them_apart() -> None:
    table = table_of({"players": 2}, 1)
    state = table.game.state
    hand, deck = state.players[0].hand, state.piles["development"]
    false = replace(table, game=replace(table.game, state=exchanged(state, hand[0], deck[-1])))

    assert everything_sent(table, 1, []) == everything_sent(false, 1, [])
    assert everything_sent(table, None, []) == everything_sent(false, None, [])
    assert everything_sent(table, 0, []) != everything_sent(false, 0, [])


def test_the_search_would_find_a_secret_in_an_answer() -> None:
    table = table_of({"players": 2}, 987654321)
    secrets = Secrets(load(None))
    secrets.saw(table.game.state)
    watched = Watched(table, secrets)
    mine = everything_sent(table, 0, [])[0].decode()

    assert watched.clean(mine, 0) == mine
    for viewer in (1, None):
        with pytest.raises(AssertionError):
            watched.clean(mine, viewer)
    with pytest.raises(AssertionError):
        watched.clean(table.game.record().to_json(), 0)
