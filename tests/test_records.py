"""Records: the way to disk and back, and those that cannot be replayed here."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Any

import pytest

import kingdom
from kingdom.content import load
from kingdom.game.replaying import replaying
from tests.kit.cards import CARDS, given


def played(turns: int = 12, **options: Any) -> kingdom.Game:
    game = kingdom.new_game(seed=11, **options)
    for turn in range(turns):
        (who, *_) = game.waiting()
        options_now = game.options(who)
        game.play(who, options_now[turn * 7 % len(options_now)])
    return game


def damaged(**parts: Any) -> str:
    """A record of a game with these parts put in place of its own."""
    data = json.loads(played().record().to_json())
    for part, value in parts.items():
        if value is ...:
            del data[part]
        else:
            data[part] = value
    return json.dumps(data)


# --- the round trip


def test_a_record_is_configuration_seed_and_actions_one_a_line() -> None:
    record = played(3).record()

    head, *lines, end = record.to_json().splitlines()
    assert json.loads(head + "]}")["seed"] == 11
    assert [json.loads(line.rstrip(",")) for line in lines] == [list(action) for action in record.actions]
    assert end == "]}"


def test_a_record_is_the_same_after_json() -> None:
    record = played().record()

    assert kingdom.Record.from_json(record.to_json()) == record


def test_a_replayed_game_is_equal_at_every_step() -> None:
    game = played(20)
    states = [step.before for step in game.steps] + [game.state]

    assert [one.state for one in replaying(game.record())] == states


def test_a_replay_stops_where_it_is_told_to() -> None:
    game = played(20)

    assert kingdom.replay(game.record(), upto=7).state == game.steps[7].before


def test_a_game_that_started_from_a_position_has_it_in_its_record() -> None:
    table = given("planning", "ann: selection Farm", "bob: construction Quarry[M]; krystallium 1")
    table.play("ann: slate Farm", "bob: krystallium on Quarry as M", "ann: done")

    record = kingdom.Record.from_json(table.game.record().to_json())
    again = kingdom.replay(record, content=CARDS)

    assert record.seed is None
    assert again.state == table.state
    assert again.record() == record


def test_the_result_of_a_finished_game_is_in_its_record() -> None:
    table = given("last window, round 4", "ann: duchy Port").play("ann: done", "bob: done")

    record = kingdom.Record.from_json(table.game.record().to_json())

    assert record.result is not None
    assert record.result["winners"] == [0]
    assert kingdom.replay(record, content=CARDS).outcome() == table.game.outcome()


# --- records that are refused


def test_a_record_of_another_rules_version_is_refused() -> None:
    record = replace(played().record(), rules="0")

    with pytest.raises(
        kingdom.RecordError,
        match=r"with version 0 of the rules, and this program plays .*: replay it with a release that has that version",
    ):
        kingdom.replay(record)


def test_a_record_of_other_cards_is_refused_until_they_are_given() -> None:
    record = played(content=CARDS).record()

    with pytest.raises(
        kingdom.RecordError, match=r"played with the card set Cards for tests .*: give that card set as content"
    ):
        kingdom.replay(record)
    assert kingdom.replay(record, content=CARDS).record() == record


def test_the_same_name_does_not_make_the_same_cards() -> None:
    record = replace(played().record(), content=(load().name, "0" * 64))

    with pytest.raises(kingdom.RecordError, match="give that card set as content"):
        kingdom.replay(record)


@pytest.mark.parametrize(
    ("entry", "sentence"),
    [
        ([0, "dance"], "the record is damaged at action 13, 'dance': “dance” is not an action"),
        ([1, "undo"], "the record is damaged at action 13, 'undo': that can no longer be taken back"),
        ([5, "select left"], "the record is damaged at action 13, 'select left': there is no seat 5"),
        ([0, "done"], "the record is damaged at action 13, 'done': "),
    ],
)
def test_a_record_with_an_action_that_cannot_be_is_damaged_and_says_where(entry: list[Any], sentence: str) -> None:
    actions = [list(action) for action in played().record().actions]
    record = kingdom.Record.from_json(damaged(actions=[*actions, entry]))

    with pytest.raises(kingdom.RecordError) as refused:
        kingdom.replay(record)

    assert str(refused.value).startswith(sentence)


def test_a_record_that_tells_of_another_end_is_damaged() -> None:
    table = given("last window, round 4", "ann: duchy Port").play("ann: done", "bob: done")
    record = table.game.record()
    assert record.result is not None

    for one in (replace(record, result={**record.result, "winners": [1]}), replace(record, actions=record.actions[:1])):
        with pytest.raises(kingdom.RecordError, match="its actions lead to a different end than the one it states"):
            kingdom.replay(one, content=CARDS)


def test_a_record_without_a_beginning_is_refused() -> None:
    with pytest.raises(kingdom.RecordError, match="neither a seed nor a position"):
        kingdom.replay(replace(played().record(), seed=None))


def test_an_unknown_choice_in_a_record_is_refused() -> None:
    with pytest.raises(kingdom.ConfigurationError, match="there is no option “dragons”: the options are duchies"):
        kingdom.replay(replace(played().record(), configuration={"dragons": 3}))


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", "this is not a record: it is not JSON"),
        ("{", "this is not a record: it is not JSON"),
        ("[]", "this is not a record: it should be a JSON object"),
        ("{}", "this is not a record: its format is None, and this program reads 1"),
        (damaged(format=2), "this is not a record: its format is 2, and this program reads 1"),
        (damaged(seed=...), "this record is damaged: 'seed' is missing"),
        (damaged(actions=...), "this record is damaged: 'actions' is missing"),
        (damaged(seed="x"), "this record is damaged: its seed is 'x', and should be a whole number"),
        (damaged(seed=True), "this record is damaged: its seed is True, and should be a whole number"),
        (damaged(actions=5), "this record is damaged: its actions should be a list"),
        (damaged(actions=[[0]]), "this record is damaged: action 1 is [0], and should be a seat and a text"),
        (damaged(actions=[[0, 5]]), "this record is damaged: action 1 is [0, 5], and should be a seat and a text"),
        (damaged(content=5), "this record is damaged: its configuration and content should be tables"),
        (damaged(content={}), "this record is damaged: 'name' is missing"),
        (damaged(configuration=[]), "this record is damaged: its configuration and content should be tables"),
        (damaged(position=5), "this record is damaged: its position and result should be tables, or null"),
        (damaged(result="x"), "this record is damaged: its position and result should be tables, or null"),
    ],
)
def test_a_text_that_is_not_a_record_says_why(text: str, sentence: str) -> None:
    with pytest.raises(kingdom.RecordError) as refused:
        kingdom.Record.from_json(text)

    assert str(refused.value).startswith(sentence)
