"""Telling: facts as data, and nothing in them that the listener may not know."""

from __future__ import annotations

import json
from typing import Any

import pytest

import kingdom
from kingdom.core.events import Fact
from kingdom.core.viewers import OPEN_TABLE
from kingdom.game.redaction import bookkeeping, from_a_deck, redacted
from tests.kit import Table
from tests.kit.cards import CARDS, given


def hears(table: Table, viewer: int | None, event: str) -> dict[str, Any]:
    """What a viewer hears of the one event of that name in the last play."""
    names = table.state.rules.names
    (fact,) = [fact for fact in table.last if type(fact.event).__name__ == event]
    data = redacted(fact, viewer, names)
    assert data is not None
    return data


def an_offer() -> Table:
    table = given("choice", "ann: hand Farm, Port, Silk; traps 2", "bob: hand Statue, Mint")
    return table.play("ann: offer Farm left, Port right face down")


# --- what is open


def test_a_fact_is_told_with_its_fields_and_its_clause() -> None:
    table = given("planning", "ann: construction Quarry; cubes M").play("ann: place M on Quarry")

    assert [redacted(fact, None, table.state.rules.names) for fact in table.last] == [
        {"event": "CubesSpent", "seat": 0, "cubes": [1, 0, 0, 0], "because": "PLA-3"},
        {"event": "SpaceFilled", "seat": 0, "card": "Quarry#1", "space": 0, "because": "PLA-3"},
    ]


def test_the_cards_of_a_duty_are_told_by_name() -> None:
    foreman = "zone advisors Tyrannical Foreman; soldiers 3; construction Farm, Port"
    table = given("exploration", f"ann: {foreman}", modules=("advisors",)).play("ann: use Tyrannical Foreman")

    duties = [fact["duty"] for fact in table.facts if fact["event"] == "Owed"]
    assert duties == ["ForemansCube(card=Farm#1)", "ForemansCube(card=Port#1)"]


def test_resources_and_phases_are_told_by_name() -> None:
    table = given("planning").play("ann: done", "bob: done")

    produced = next(fact for fact in table.facts if fact["event"] == "Produced")
    opened = next(fact for fact in table.facts if fact["event"] == "WindowOpened")
    assert (produced["resource"], opened["phase"]) == ("materials", "materials")


def test_the_verdict_is_told_to_all() -> None:
    table = given("last window, round 4", "ann: duchy Port").play("ann: done", "bob: done")

    verdicts = [hears(table, viewer, "GameEnded")["verdict"] for viewer in (0, 1, None)]
    assert verdicts[0] == verdicts[1] == verdicts[2]
    assert verdicts[0]["winners"] == [0]
    assert verdicts[0]["scores"][0][0] == {"source": "flat", "points": 2, "clause": "END-1"}


def test_what_is_told_is_plain_data() -> None:
    game = kingdom.new_game(seed=2, content=CARDS, modules=("menace", "advisors", "quest"))
    for turn in range(120):
        (who, *_) = game.waiting()
        options = game.options(who)
        game.play(who, options[turn * 13 % len(options)])

    for viewer in (0, 1, None):
        facts = game.facts(viewer)
        assert json.loads(json.dumps(facts)) == facts


# --- what is not


def test_dealt_cards_are_told_to_their_owner_only() -> None:
    game = kingdom.new_game(seed=2, content=CARDS)

    dealt = {
        viewer: [fact["cards"] for fact in game.facts(viewer) if fact["event"] == "Dealt"] for viewer in (0, 1, None)
    }
    names = game.state.rules.names
    hidden = [{"hidden": None}] * 7
    own = [[names[card] for card in player.hand if "Calamity" not in names[card]] for player in game.state.players]
    assert dealt == {0: [own[0], hidden], 1: [hidden, own[1]], None: [hidden, hidden]}


@pytest.mark.parametrize("viewer", [0, 1, None])
def test_nobody_is_told_which_calamity_came_to_a_hand_or_where(viewer: int | None) -> None:
    game = kingdom.new_game(seed=2, content=CARDS)

    taken = [fact for fact in game.facts(viewer) if fact["event"] == "CalamityTaken"]
    assert taken == [{"event": "CalamityTaken", "seat": seat, "because": "CHO-1"} for seat in (0, 1)]


@pytest.mark.parametrize("viewer", [0, 1, None, OPEN_TABLE])
def test_what_is_drawn_at_set_up_is_told_to_nobody(viewer: int | None) -> None:
    game = kingdom.new_game(seed=2, content=CARDS)

    told_of = {fact["event"] for fact in game.facts(viewer)}
    assert not told_of & {"PileFormed", "NumbersDrawn"}
    assert "DuchyTaken" in told_of


@pytest.mark.parametrize(
    ("viewer", "card"), [(0, "Port#1"), (1, {"hidden": "a-1"}), (None, {"hidden": "a-1"}), (OPEN_TABLE, "Port#1")]
)
def test_a_card_offered_face_down_is_told_to_whoever_laid_it_only(viewer: int | None, card: Any) -> None:
    (shown, hidden) = hears(an_offer(), viewer, "Offered")["lays"]

    assert shown == {"card": "Farm#1", "area": 0, "face_down": False}
    assert hidden == {"card": card, "area": 1, "face_down": True}


@pytest.mark.parametrize(("viewer", "card"), [(0, "Port#1"), (1, {"hidden": "a-1"}), (None, {"hidden": "a-1"})])
def test_a_face_down_card_that_is_taken_keeps_its_secret(viewer: int | None, card: Any) -> None:
    table = an_offer().play("bob: select right")

    assert hears(table, viewer, "AreaTaken")["cards"] == [card]


@pytest.mark.parametrize(("viewer", "card"), [(0, {"hidden": "left-0"}), (1, "Mint#1"), (None, {"hidden": "left-0"})])
def test_a_card_discarded_unseen_keeps_its_secret(viewer: int | None, card: Any) -> None:
    table = given("choice, turn 15", "table: left Mint (face down by bob), Farm").play("ann: select right")

    assert hears(table, viewer, "AreasCleared")["cards"] == [card, "Farm#1"]


def test_what_is_turned_up_is_told_to_all() -> None:
    table = given("choice, turn 15", "table: left Mint (face down by bob)").play("ann: select left")

    assert {tuple(hears(table, viewer, "TurnedUp")["cards"]) for viewer in (0, 1, None)} == {("Mint#1",)}


def test_a_fact_keeps_the_secret_that_it_had_when_it_happened() -> None:
    """Once the card has been turned up, the old fact still tells of it as it did then."""
    table = an_offer()
    before = table.game.facts(1)
    table.play("bob: select right", "bob: offer Statue left, Mint left")

    assert table.game.facts(1)[: len(before)] == before


def test_advisors_drawn_are_told_to_whoever_drew_them_only() -> None:
    game = kingdom.new_game(seed=2, content=CARDS, modules=("advisors",))
    drawn = {viewer: json.dumps(game.facts(viewer)) for viewer in (0, 1, None)}

    names = game.state.rules.names
    for seat, player in enumerate(game.state.players):
        for card in player.zone("drawn"):
            assert names[card] in drawn[seat]
            assert names[card] not in drawn[1 - seat]
            assert names[card] not in drawn[None]


def test_an_untold_fact_is_none_for_everybody() -> None:
    game = kingdom.new_game(seed=2, content=CARDS)
    unpublished: list[Fact] = [fact for fact in game.opening_facts if fact.event.unpublished]

    assert unpublished
    assert {redacted(fact, viewer, game.state.rules.names) for fact in unpublished for viewer in (0, 1, None)} == {None}


def test_what_merely_comes_from_a_deck_says_so_itself_whatever_module_it_is_of() -> None:
    assert from_a_deck() == {"Dealt", "CalamityTaken", "AreaFed", "MenaceTaken", "DangerLaid"}


def test_what_a_short_log_leaves_out_says_so_itself_whatever_module_it_is_of() -> None:
    assert bookkeeping() == {
        *("WindowOpened", "WindowClosed", "Discharged", "CubesSpent", "TrapsReady"),
        *("MenaceReturned", "ShadowsPassed", "ThiefLurks", "AdvisorsReady", "SearchesForgotten"),
    }
