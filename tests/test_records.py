"""Records: the way to disk and back, and those that cannot be replayed here."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Any

import pytest

import kingdom
from kingdom.content import load
from kingdom.core.reasons import Reason, why
from kingdom.game.replaying import replaying
from tests.kit.cards import CARDS, given
from tests.kit.refusals import refusal

KNOWN = ("abandon", "done", "krystallium on", "offer", "place", "recycle", "select", "slate", "soldier on")
OPTIONS = ("duchies", "edition", "menaces", "modules", "players", "quests", "scenario", "search", "side")


def played(turns: int = 12, **options: Any) -> kingdom.Game:
    game = kingdom.new_game(seed=11, **options)
    for turn in range(turns):
        (who, *_) = game.waiting()
        options_now = game.options(who)
        game.play(who, options_now[turn * 7 % len(options_now)])
    return game


def other_cards(name: str, hash: str) -> Reason:
    """Why a record of these cards cannot be replayed with those that come with the game."""
    usual = load()
    return why("record-cards", given=name, mark=hash[:12], known=usual.name, mark2=usual.hash[:12])


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

    with refusal(kingdom.RecordError, why("record-rules", given="0", known=kingdom.RULES_VERSION)):
        kingdom.replay(record)


def test_a_record_of_other_cards_is_refused_until_they_are_given() -> None:
    record = played(content=CARDS).record()

    with refusal(kingdom.RecordError, other_cards(CARDS.name, CARDS.hash)):
        kingdom.replay(record)
    assert kingdom.replay(record, content=CARDS).record() == record


def test_the_same_name_does_not_make_the_same_cards() -> None:
    record = replace(played().record(), content=(load().name, "0" * 64))

    with refusal(kingdom.RecordError, other_cards(load().name, "0" * 64)):
        kingdom.replay(record)


@pytest.mark.parametrize(
    ("entry", "reason"),
    [
        ([0, "dance"], why("not-an-action", text="dance", texts=KNOWN)),
        ([1, "undo"], why("barrier", barrier="turn").under("CON-9")),
        ([5, "select left"], why("no-seat", number=5, numbers=(0, 1)).under("SET-3")),
        ([0, "done"], why("not-a-window", phase="choice").under("PRO-7")),
    ],
)
def test_a_record_with_an_action_that_cannot_be_is_damaged_and_says_where(entry: list[Any], reason: Reason) -> None:
    actions = [list(action) for action in played().record().actions]
    record = kingdom.Record.from_json(damaged(actions=[*actions, entry]))

    with refusal(kingdom.RecordError, why("record-refused", number=13, text=repr(entry[1]), refusal=reason)):
        kingdom.replay(record)


def test_a_record_that_tells_of_another_end_is_damaged() -> None:
    table = given("last window, round 4", "ann: duchy Port").play("ann: done", "bob: done")
    record = table.game.record()
    assert record.result is not None

    for one in (replace(record, result={**record.result, "winners": [1]}), replace(record, actions=record.actions[:1])):
        with refusal(kingdom.RecordError, why("record-end")):
            kingdom.replay(one, content=CARDS)


def test_a_record_without_a_beginning_is_refused() -> None:
    with refusal(kingdom.RecordError, why("record-no-start")):
        kingdom.replay(replace(played().record(), seed=None))


def test_an_unknown_choice_in_a_record_is_refused() -> None:
    with refusal(kingdom.ConfigurationError, why("option", given="dragons", options=OPTIONS)):
        kingdom.replay(replace(played().record(), configuration={"dragons": 3}))


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", why("record-not-json", line=1, column=1)),
        ("{\n", why("record-not-json", line=2, column=1)),
        ("9" * 5000, why("record-huge-number")),
        ("[]", why("record-not-an-object")),
        ("{}", why("record-format", given="None", known=1)),
        (damaged(format=2), why("record-format", given="2", known=1)),
    ],
)
def test_a_text_that_is_not_a_record_says_why(text: str, reason: Reason) -> None:
    with refusal(kingdom.RecordError, reason):
        kingdom.Record.from_json(text)


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        (damaged(seed=...), why("record-lacks", name="'seed'")),
        (damaged(actions=...), why("record-lacks", name="'actions'")),
        (damaged(seed="x"), why("record-seed", given="'x'")),
        (damaged(seed=True), why("record-seed", given="True")),
        (damaged(actions=5), why("record-actions")),
        (damaged(actions=[[0]]), why("record-action", number=1, given="[0]")),
        (damaged(actions=[[0, 5]]), why("record-action", number=1, given="[0, 5]")),
        (damaged(content=5), why("record-tables")),
        (damaged(content={}), why("record-lacks", name="'name'")),
        (damaged(configuration=[]), why("record-tables")),
        (damaged(position=5), why("record-tables-or-null")),
        (damaged(result="x"), why("record-tables-or-null")),
    ],
)
def test_a_damaged_record_says_what_is_wrong_with_it(text: str, reason: Reason) -> None:
    with refusal(kingdom.RecordError, why("record-damaged", why=reason)):
        kingdom.Record.from_json(text)


# --- the people and the occasion


def test_a_record_may_name_its_players_the_day_and_the_event() -> None:
    record = replace(played().record(), names=("Zoé", "Bran"), played="2026-11-19", event="Club evening, round 2")

    assert kingdom.Record.from_json(record.to_json()) == record


def test_a_record_without_names_is_written_as_before() -> None:
    data = json.loads(played().record().to_json())

    assert not {"names", "played", "event"} & set(data)


def test_names_are_no_part_of_the_game() -> None:
    record = replace(played().record(), names=("Zoé", "Bran"), bots=("", "regent"), event="Club evening")

    assert kingdom.Record.from_json(record.to_json()) == record
    assert kingdom.replay(record).record() == played().record()


@pytest.mark.parametrize("part", ["played", "event"])
@pytest.mark.parametrize("value", [5, None, ["x"], "x" * 201])
def test_a_heading_is_text_of_at_most_200_characters(part: str, value: Any) -> None:
    reason = why("record-heading", part=part, most=200)

    with refusal(kingdom.RecordError, why("record-damaged", why=reason)):
        kingdom.Record.from_json(damaged(**{part: value}))
    assert kingdom.Record.from_json(damaged(**{part: "x" * 200}))


@pytest.mark.parametrize("part", ["names", "bots"])
@pytest.mark.parametrize("value", [[5], ["x" * 201], [None, "Bran"]])
def test_names_and_bots_are_texts_of_at_most_200_characters(part: str, value: Any) -> None:
    reason = why("record-heading", part=part, most=200)

    with refusal(kingdom.RecordError, why("record-damaged", why=reason)):
        kingdom.Record.from_json(damaged(**{part: value}))


@pytest.mark.parametrize("part", ["names", "bots"])
def test_names_and_bots_are_a_list(part: str) -> None:
    with refusal(kingdom.RecordError, why("record-damaged", why=why("record-by-seat", part=part, given="'Ann'"))):
        kingdom.Record.from_json(damaged(**{part: "Ann"}))


def test_names_cannot_disturb_a_terminal() -> None:
    record = replace(played().record(), names=("\x1b[31mZoé\x07", "\u202e"))

    assert record.seat_names(("Ann", "Bob")) == ("[31mZoé", "Bob")
