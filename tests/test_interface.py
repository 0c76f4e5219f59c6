"""The public interface: the names that are promised, each documented, each doing what it says."""

from __future__ import annotations

import inspect
import json
import random
from typing import Any

import pytest

import kingdom
from kingdom.core.reasons import why
from kingdom.core.viewers import NOBODY, OPEN_TABLE
from tests.kit.cards import CARDS, given
from tests.kit.refusals import refusal

PROMISED = ("new_game", "replay", "from_position", "imagine", "Record")
OF_A_GAME = ("waiting", "options", "play", "undo", "view", "is_over", "outcome", "record", "position")


def documented(thing: Any) -> str:
    return (thing.fget if isinstance(thing, property) else thing).__doc__ or ""


@pytest.mark.parametrize("name", PROMISED)
def test_each_name_of_the_package_is_documented_with_an_example(name: str) -> None:
    assert name in kingdom.__all__
    assert ">>>" in documented(getattr(kingdom, name))


@pytest.mark.parametrize("name", OF_A_GAME)
def test_each_name_of_a_game_is_documented_with_an_example(name: str) -> None:
    assert ">>>" in documented(getattr(kingdom.Game, name))


@pytest.mark.parametrize("name", kingdom.__all__)
def test_every_name_that_is_offered_is_there_and_says_what_it_is(name: str) -> None:
    thing = getattr(kingdom, name)

    assert name in {"RULES_VERSION", "SPECTATOR", "Viewer"} or inspect.getdoc(thing), "values have no docstring"


def test_names_that_are_not_offered_are_not_there() -> None:
    assert set(kingdom.__all__) <= set(dir(kingdom))
    with pytest.raises(AttributeError, match="module 'kingdom' has no attribute 'nonsense'"):
        _ = kingdom.nonsense


def test_a_game_is_played_by_the_names_that_are_promised() -> None:
    game = kingdom.new_game(players=2, edition="second", side="B", modules=(), seed=7)
    assert game.waiting() == (0,)
    assert len(game.options(0)) == 448

    facts = game.play(0, game.options(0)[0])
    assert [fact.because for fact in facts] == ["CHO-3"]
    game.play(1, "select left")
    assert game.text(game.undo(1)) == "select left"
    assert game.view(0).viewer == 0
    assert game.view(None).viewer is None
    assert not game.is_over

    text = game.record().to_json()
    assert kingdom.replay(kingdom.Record.from_json(text)).state == game.state
    data = json.loads(json.dumps(game.position()))
    assert kingdom.from_position(data).position() == game.position()


def test_a_game_comes_to_an_outcome_with_score_lines_and_clauses() -> None:
    game = kingdom.new_game(seed=7, content=CARDS)
    chance = random.Random(7)
    while not game.is_over:
        seat = chance.choice(game.waiting())
        game.play(seat, chance.choice(game.options(seat)))

    outcome = game.outcome()
    assert outcome.winners
    assert outcome.reason in ("score", "cards", "soldiers", "shared")
    assert [sum(line.points for line in lines) for lines in outcome.scores] == [outcome.total(0), outcome.total(1)]
    assert all(line.clause for lines in outcome.scores for line in lines)


def test_a_seed_that_nobody_chose_has_128_bits() -> None:
    """Of 64 such seeds the largest has more than 100, or chance has failed more than 10**500 times over."""
    drawn = [kingdom.new_game(players=1).seed or 0 for _ in range(64)]

    assert len(set(drawn)) == 64
    assert 2**100 < max(drawn) < 2**128


def test_without_a_seed_one_is_drawn_and_kept() -> None:
    game = kingdom.new_game()

    assert game.seed is not None
    assert kingdom.new_game(seed=game.seed).state == game.state


def test_imagination_needs_only_a_view() -> None:
    game = kingdom.new_game(seed=7, modules=("menace",))
    seen = game.view(1)

    imagined = kingdom.imagine(seen, random.Random(1))

    assert imagined.view(1) == seen
    assert imagined.configuration == game.configuration
    assert imagined.options(1) == game.options(1)


# --- what is asked wrongly


@pytest.mark.parametrize("options", [{"colour": "red"}, {"module": ("quest",)}])
def test_an_option_that_there_is_not_is_refused(options: dict[str, Any]) -> None:
    """By Python itself, as a type checker does: the options are parameters."""
    with pytest.raises(TypeError, match=f"unexpected keyword argument '{next(iter(options))}'"):
        kingdom.new_game(**options)


def test_all_that_contradicts_is_said_at_once() -> None:
    with pytest.raises(kingdom.ConfigurationError) as refused:
        kingdom.new_game(players=3, edition="third", side="C")

    assert len(refused.value.problems) == 3


@pytest.mark.parametrize("seed", ["seven", 1.5, True])
def test_a_seed_is_a_whole_number(seed: Any) -> None:
    with refusal(kingdom.ConfigurationError, why("seed", given=repr(seed))):
        kingdom.new_game(seed=seed)


@pytest.mark.parametrize("viewer", [2, -1, -2, "ann", NOBODY])
def test_nobody_sees_from_a_seat_that_is_not_there(viewer: Any) -> None:
    with refusal(kingdom.KingdomError, why("viewer", given=repr(viewer), seats=(0, 1))):
        kingdom.new_game(seed=1).view(viewer)


def test_a_seat_that_is_not_there_has_no_options() -> None:
    assert kingdom.new_game(seed=1).options(5) == []


def test_the_open_table_shows_everything() -> None:
    table = given("choice", "ann: hand Farm, Port", "table: left Mint (face down by bob)")

    seen = table.game.view(OPEN_TABLE)

    assert seen.seats[0].hand == table.player("ann").hand
    assert len(seen.piles["development"].cards) == seen.piles["development"].size
    assert seen.options == ()


def test_what_a_person_can_put_right_is_one_family_of_errors() -> None:
    for error in (kingdom.ActionError, kingdom.ConfigurationError, kingdom.PositionError, kingdom.RecordError):
        assert issubclass(error, kingdom.KingdomError)
    assert issubclass(kingdom.KingdomError, ValueError)
