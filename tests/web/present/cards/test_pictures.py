"""The pictures of cards as a server sends them: drawn ones, composed ones, and the whole set."""

from __future__ import annotations

import gzip
import json
import re
from collections.abc import Iterator
from dataclasses import replace
from random import Random
from xml.etree import ElementTree

import pytest
from starlette.testclient import TestClient

from kingdom.content import load
from kingdom.core.cards import CardType, Family, Kind
from kingdom.core.resources import LETTERS
from kingdom.web.present.cards.pictures import PLANES, composed, drawn, mark, parts, picture_of
from kingdom.web.static_files import KEEP, static
from tests.kit import clause
from tests.kit.exchange import exchanged, pairs
from tests.kit.local_server import local_server, settings_for
from tests.kit.places import viewers
from tests.kit.presentation import table_shown
from tests.kit.scenes import Scene, game_at, in_phase

KINDS = [(kind, "") for kind, _ in load().cards] + [(kind, side) for (_, side), kind in load().duchies.items()]


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient]:
    with local_server(settings_for(tmp_path_factory.mktemp("pictures"))) as client:
        yield client


def test_every_card_has_a_picture_that_browsers_keep(client: TestClient) -> None:
    for kind, side in KINDS:
        picture = picture_of(kind, side)
        answer = client.get(picture.address)

        assert answer.status_code == 200, kind.key
        assert answer.headers["content-type"] == "image/svg+xml"
        assert answer.headers["cache-control"] == KEEP
        assert ElementTree.fromstring(answer.text).get("viewBox") == "0 0 240 170"
        assert 0 <= picture.focus <= 10


def test_every_card_of_the_set_has_a_drawing_of_its_own() -> None:
    addresses = [picture_of(kind, side).address for kind, side in KINDS]

    assert [address for address in addresses if not address.startswith(static("art/"))] == []
    assert len(set(addresses)) == len(KINDS)


def of_a_pack(key: str, type: CardType | None = CardType.MONUMENT, family: Family = Family.DEVELOPMENT) -> Kind:
    return replace(load().cards[0][0], key=key, type=type, family=family, cost=(1, 0, 2, 0, 1, 0))


def test_a_card_that_nobody_has_drawn_gets_a_composed_picture_of_its_own(client: TestClient) -> None:
    cards = [of_a_pack(f"tower_{number}") for number in range(40)]
    addresses = {picture_of(card).address for card in cards}

    assert len(addresses) > 10, "hardly any variety"
    assert picture_of(cards[0]) == picture_of(of_a_pack("tower_0"))
    assert all(re.search(r"/monument-\d-\d-\d-m-g-k\.svg$", address) for address in addresses)
    assert len({client.get(address).text for address in addresses}) == len(addresses)


def test_a_card_of_every_family_can_be_composed(client: TestClient) -> None:
    for family in Family:
        card = of_a_pack("unheard_of", None, family)
        if family is not Family.DEVELOPMENT:
            assert client.get(picture_of(card).address).status_code == 200, family


def test_every_family_has_four_subjects_or_more_and_every_resource_a_thing_in_front() -> None:
    families = {name: planes for name, planes in parts().items() if name != "props"}

    assert set(families) == {type.name.lower() for type in CardType} | {
        family.value for family in Family if family is not Family.DEVELOPMENT
    }
    assert [name for name, planes in families.items() if len(set(planes["subject"])) < 4] == []
    assert set(parts()["props"]) == set(LETTERS.lower())


@pytest.mark.parametrize("scenery", sorted(set(parts()) - {"props"}))
def test_a_composed_picture_is_as_light_as_a_drawn_one(scenery: str) -> None:
    planes = parts()[scenery]
    heaviest = [max(range(len(planes[plane])), key=lambda number: len(planes[plane][number])) for plane in PLANES]
    svg = composed("-".join([scenery, *map(str, heaviest), "m", "p", "k"]))

    assert svg is not None
    assert len(gzip.compress(svg.encode())) < 3000


@pytest.mark.parametrize(
    "name",
    [
        "monument",
        "castle-0-0-0",
        "props-0-0-0",
        "monument-99-0-0",
        "monument-0-0-0-z",
        "monument-0-0-0-m-m-m-m",
        "a%0a",
    ],
)
def test_there_is_no_picture_of_nonsense(name: str, client: TestClient) -> None:
    assert client.get(f"/s/{mark()}/{name}.svg").status_code == 404


def test_a_composed_picture_by_an_old_mark_is_asked_for_again(client: TestClient) -> None:
    assert client.get("/s/000000/monument-0-0-0.svg").headers["cache-control"] != KEEP


def test_the_set_that_browsers_fetch_when_idle_has_every_drawing(client: TestClient) -> None:
    names = json.loads(client.get(static("art/pictures.json")).text)

    assert set(names) == set(drawn())
    assert all(client.head(static(f"art/{name}.svg")).status_code == 200 for name in names)


@clause("GEN-6")
def test_two_games_that_differ_only_in_hidden_cards_show_the_same_pictures() -> None:
    game = game_at(Scene({"players": 2, "modules": ["menace", "advisors"]}, in_phase("planning")))
    rng = Random(1)
    compared = 0
    for viewer in viewers(game.state):
        for one, other in pairs(game.state, viewer, rng, 12):
            false = replace(game, state=exchanged(game.state, one, other))
            assert table_shown(false, viewer) == table_shown(game, viewer)
            compared += 1
    assert compared > 20
