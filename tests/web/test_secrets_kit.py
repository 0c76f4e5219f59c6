"""That the search for secrets finds them: a check that cannot fail would prove nothing."""

from __future__ import annotations

import pytest

import kingdom
from kingdom import Game
from kingdom.content import load
from kingdom.core.viewers import OPEN_TABLE
from kingdom.game.serial import view_json
from tests.kit.places import Viewer, viewers
from tests.kit.secrets import Secrets

SEED = 987654321


@pytest.fixture
def game() -> Game:
    return kingdom.new_game(seed=SEED, players=2, modules=("menace",))


@pytest.fixture
def secrets(game: Game) -> Secrets:
    found = Secrets(load(None))
    found.saw(game.state)
    return found


def hidden_names(game: Game, secrets: Secrets, viewer: Viewer) -> list[str]:
    return [game.state.rules.names[card] for card in secrets.cards(game.state, viewer)]


def test_a_view_gives_its_viewer_nothing_away(game: Game, secrets: Secrets) -> None:
    for viewer in viewers(game.state):
        assert secrets.in_data(view_json(game.view(viewer)), game, viewer) == []


def test_another_view_is_found_out(game: Game, secrets: Secrets) -> None:
    for viewer in viewers(game.state):
        for other in {*viewers(game.state), OPEN_TABLE} - {viewer, None}:
            found = secrets.in_data(view_json(game.view(other)), game, viewer)
            assert set(found) & set(hidden_names(game, secrets, viewer))


@pytest.mark.parametrize("text", ['{{"card": "{name}"}}', "slate {name}", "no {name}, you see", "<b>{name}</b>"])
def test_every_hidden_name_is_found_wherever_it_stands(game: Game, secrets: Secrets, text: str) -> None:
    for viewer in viewers(game.state):
        names = hidden_names(game, secrets, viewer)
        assert len(names) > 60
        for name in names:
            assert name in secrets.in_data(text.format(name=name), game, viewer)
            assert name in secrets.in_page(text.format(name=name), game, viewer)


def test_a_name_within_a_longer_one_is_not_found(game: Game, secrets: Secrets) -> None:
    hidden = next(name for name in hidden_names(game, secrets, 0) if name.endswith("#1"))

    assert secrets.in_data(f'"{hidden}1", "un{hidden}"', game, 0) == []


def test_a_kind_is_found_by_its_key_and_in_every_language(game: Game, secrets: Secrets) -> None:
    for key in secrets.kinds(game.state, 0):
        for text in (f'<use href="/static/sprite.svg#{key}"/>', f'class="card-{key}"', f"/cards/{key}?large"):
            assert key in secrets.in_data(text, game, 0)
        for language in ("en", "fr", "it"):
            name = secrets.content.names(key, language)
            assert name in secrets.in_page(f"<p>{name.replace(chr(39), '&#39;')}</p>", game, 0)
            assert name in secrets.in_page(f"<p>{name[:2]}\N{SOFT HYPHEN}{name[2:]}</p>", game, 0)
            first, _, last = name.rpartition(" ")
            divided = f"{first} <span>{last[:2]}\N{SOFT HYPHEN}{last[2:]}</span>".lstrip()
            assert name in secrets.in_page(f"<p>{divided}</p>", game, 0)


def test_a_kind_of_which_one_card_is_known_is_not_a_secret_but_its_other_cards_are(
    game: Game, secrets: Secrets
) -> None:
    box, names = game.state.box, game.state.rules.names
    twins = [
        (mine, other)
        for mine in game.view(0).me.hand or ()
        for other in secrets.cards(game.state, 0)
        if box[mine].key == box[other].key
    ]
    assert twins
    for mine, other in twins:
        assert secrets.in_page(f"{names[mine]} and {box[mine].name}", game, 0) == []
        assert secrets.in_data(names[other], game, 0) == [names[other]]


def test_what_was_known_once_may_be_said_again(game: Game, secrets: Secrets) -> None:
    hand = game.state.rules.names.all(game.view(0).me.hand or ())
    other = kingdom.new_game(seed=SEED + 1, players=2, modules=("menace",))

    secrets.saw(other.state)

    assert secrets.in_data(" ".join(hand), other, 0) == []


def test_the_seed_is_a_secret_until_the_game_is_over(game: Game, secrets: Secrets) -> None:
    assert secrets.in_data(f'{{"seed":{SEED}}}', game, 0) == [f"the seed {SEED}"]
