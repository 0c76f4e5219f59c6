"""Positions: written by hand or by a game, read back exactly, and refused with all that is wrong with them."""

from __future__ import annotations

import json
from typing import Any

import pytest

import kingdom
from kingdom.content import load
from kingdom.core.errors import message_of
from kingdom.core.reasons import Reason, why
from kingdom.core.resources import NO_CUBES
from kingdom.core.state import Player
from kingdom.core.view import Hidden
from kingdom.game.reading import keys_of
from tests.kit.cards import CARDS, given
from tests.kit.refusals import reason_at, refusal

TWO_DUCHIES: list[dict[str, Any]] = [{"duchy": ["Valados"]}, {"duchy": ["Téressie"]}]

PARTS = (
    *("areas", "configuration", "content", "dangers", "discards", "draws", "face_down", "format", "opening"),
    *("phase", "piles", "players", "round", "rules", "slots", "turns", "verdict"),
)
PHASES = ("choice", "planning", "materials", "population", "gold", "exploration", "last window", "ended")


def read(**parts: Any) -> kingdom.Game:
    """A position in which everything is as usual but the parts that are told."""
    return kingdom.from_position({"phase": "planning", "players": TWO_DUCHIES, **parts}, content=CARDS)


def seat(**parts: Any) -> list[dict[str, Any]]:
    """The first seat with these parts, the second as usual."""
    return [{**TWO_DUCHIES[0], **parts}, TWO_DUCHIES[1]]


def problems(**parts: Any) -> tuple[Reason, ...]:
    with pytest.raises(kingdom.PositionError) as refused:
        read(**parts)
    assert str(refused.value) == "; ".join(message_of("fault", problem) for problem in refused.value.problems)
    return refused.value.problems


# --- what is left out, and the round trip


def test_a_position_by_hand_needs_only_a_phase_and_the_duchies() -> None:
    game = read()

    assert (game.state.round, game.waiting()) == (1, (0, 1))
    assert len(game.state.pile("development")) == 80
    assert len(game.state.pile("calamities")) == 8
    assert game.state.players[0].cubes == NO_CUBES


def test_what_is_not_mentioned_lies_in_its_usual_pile() -> None:
    game = read(piles={"calamities": [f"Calamity#{number}" for number in range(1, 7)]})

    names = game.state.rules.names
    assert len(game.state.pile("development")) == 80
    assert {"Calamity#7", "Calamity#8"} <= set(names.all(game.state.pile("box")))


def test_cards_without_a_number_are_the_first_copies_that_are_free() -> None:
    game = read(players=seat(selection=["Farm", "Farm"], construction=["Farm"]))

    names = game.state.rules.names
    assert names.all(game.state.players[0].selection) == ["Farm#1", "Farm#2"]
    assert names[game.state.players[0].construction[0].card] == "Farm#3"


@pytest.mark.parametrize(
    "options",
    [
        {},
        {"side": "A", "edition": "first"},
        {"modules": ("menace", "advisors", "quest")},
        {"players": 1, "modules": ("advisors",)},
        {"scenario": "the_thief_guild"},
    ],
)
def test_a_game_goes_on_from_its_position_as_if_nothing_had_been(options: dict[str, Any]) -> None:
    game = kingdom.new_game(seed=4, **options)
    for _ in range(40):
        (who, *_) = game.waiting()
        game.play(who, game.options(who)[-1])

    again = kingdom.from_position(json.loads(json.dumps(game.position())))

    assert again.state == game.state
    assert again.position() == game.position()
    for _ in range(25):
        (who, *_) = game.waiting()
        assert game.play(who, game.options(who)[0]) == again.play(who, again.options(who)[0])


def test_a_finished_game_has_a_position_too() -> None:
    table = given("last window, round 4", "ann: duchy Port; calamities 1; soldiers 2").play("ann: done", "bob: done")

    again = kingdom.from_position(json.loads(json.dumps(table.game.position())), content=CARDS)

    assert again.outcome() == table.game.outcome()


def test_a_position_is_read_with_the_cards_that_it_was_written_with() -> None:
    data = given("planning").game.position()

    with refusal(kingdom.PositionError, why("position-cards", given="'Cards for tests'")):
        kingdom.from_position(data, content=load())


def test_a_handle_that_is_left_out_tells_nothing_of_the_card() -> None:
    """It is its place in the list, whichever card lies there."""
    shown = [
        read(discards=["Farm#1", card], face_down=[{"card": "Farm#1", "by": 0}, {"card": card, "by": 0}]).view(1)
        for card in ("Port#1", "Calamity#1")
    ]

    assert shown[0].discards == shown[1].discards
    assert [card.handle for card in shown[0].discards if isinstance(card, Hidden)] == ["hidden-1", "hidden-2"]


# --- impossible positions, with all that is wrong


def test_everything_that_is_wrong_is_said_at_once() -> None:
    found = problems(
        round=9,
        phase="breakfast",
        weather="rain",
        players=[{"duchy": ["Valados"], "hand": ["Castle"], "soldiers": -1}, {"duchy": ["Valados"], "alchemy": "MK"}],
    )

    nothing_called = why("no-such-name", given="'weather'", names=PARTS)
    assert found == (
        why("at", where=(why("where-position"),), why=nothing_called),
        reason_at("seat 0, hand", why("no-such-card", given="'Castle'")),
        reason_at("seat 0, soldiers", why("not-a-count", given="-1")),
        reason_at("seat 1, duchy", why("card-in-use", given="Valados")),
        reason_at("seat 1, alchemy", why("not-a-heap", given="'MK'", letters=("M", "P", "G", "E"))),
        reason_at("round", why("not-a-count-up-to", given="9", most=4)),
        reason_at("phase", why("no-phase", given="'breakfast'", names=PHASES)),
    )


def test_impossible_places_are_all_said_at_once_too() -> None:
    found = problems(
        players=[
            {"duchy": ["Silk"], "construction": [{"card": "Barracks", "filled": "MMMM"}, "Calamity"]},
            {"duchy": ["Téressie"], "selection": ["Calamity"], "hand": ["Vermin"], "alchemy": "MMMMM"},
        ]
    )

    assert found == (
        reason_at("seat 0", why("overfull", count=4, letter="M", copy="Barracks#1", most=3).under("CON-11")),
        reason_at("seat 0", why("not-buildable", copy="Calamity#1").under("GEN-3")),
        reason_at("seat 0", why("one-duchy-card").under("SET-3")),
        reason_at("seat 0", why("not-in-a-duchy", copy="Silk#1").under("GEN-5")),
        reason_at("seat 1", why("not-in-a-hand", copy="Vermin#1").under("CHO-1")),
        reason_at("seat 1", why("not-in-selection-now", copy="Calamity#2").under("PLA-8")),
        reason_at("seat 1", why("alchemy-full", count=5, most=5).under("CON-3")),
        why("stays-in-the-box", names=("Vermin#1",), more=0).under("SET-5"),
    )


FACE_DOWN = {"card": "Farm#1", "handle": "a-1", "by": 0, "round": 1, "turn": 0}


@pytest.mark.parametrize(
    ("parts", "problem"),
    [
        (
            {"players": seat(selection=["Farm#1"], hand=["Farm#1"])},
            reason_at("seat 0, selection", why("card-in-use", given="Farm#1")),
        ),
        (
            {"players": seat(construction=[{"card": "Farm", "filled": "E"}])},
            reason_at("seat 0", why("overfull", count=1, letter="E", copy="Farm#1", most=0).under("CON-11")),
        ),
        (
            {"players": seat(construction=[{"card": "Barracks", "filled": "MMM"}])},
            reason_at("seat 0", why("already-full", copy="Barracks#1").under("CON-1")),
        ),
        (
            {"players": seat(alchemy="MMMMMM"), "configuration": {"modules": ["quest"], "edition": "first"}},
            reason_at("seat 0", why("alchemy-full", count=6, most=5).under("CON-3")),
        ),
        (
            {"phase": "gold", "players": seat(selection=["Farm"])},
            reason_at("seat 0", why("selection-empty").under("PLA-7")),
        ),
        ({"players": TWO_DUCHIES[:1]}, reason_at("players", why("seats-described", count=1, players=2))),
        ({"players": seat(training=2)}, reason_at("seat 0, training", why("not-a-count-up-to", given="2", most=1))),
        ({"players": seat(traps=True)}, reason_at("seat 0, traps", why("not-a-count", given="True"))),
        ({"players": seat(done="yes")}, reason_at("seat 0, done", why("not-a-flag", given="'yes'"))),
        ({"players": seat(owes=[{"duty": "Bow"}])}, reason_at("seat 0, owes", why("no-duty", given="'Bow'", names=()))),
        ({"face_down": [FACE_DOWN]}, why("not-face-down-there", copy="Farm#1").under("GEN-8, PLA-1")),
        (
            {"discards": ["Farm#1", "Port#1"], "face_down": [FACE_DOWN, {**FACE_DOWN, "card": "Port#1"}]},
            why("handle-twice", handle="a-1").under("GEN-8"),
        ),
        (
            {"discards": ["Farm#1"], "face_down": [{**FACE_DOWN, "by": 2}]},
            reason_at("face_down, by", why("no-seat", given="2", seats=(0, 1))),
        ),
        ({"phase": "ended"}, why("verdict-at-the-end").under("END-4")),
        ({"phase": "choice"}, reason_at("seat 0", why("nothing-to-decide", phase="choice"))),
        ({"piles": {"development": ["Farm"]}}, why("deck-too-small", count=1, needed=48).under("CHO-1")),
        (
            {"players": seat(duchy=["Valados", *["Calamity"] * 3])},
            why("stack-too-small", count=5, stack="calamities", needed=6).under("CHO-1, MEN-1"),
        ),
        ({"round": 3, "draws": {"hands": [[8, 8], [0, 8]]}}, why("draws-lacking", count=2, most=7).under("GEN-7")),
        ({"draws": {"hands": []}}, why("draws-lacking", count=6, most=7).under("GEN-7")),
        ({"format": 9}, reason_at("format", why("position-format", given="9", known=1))),
        ({"opening": TWO_DUCHIES[:1]}, reason_at("opening", why("seats-described", count=1, players=2))),
    ],
)
def test_an_impossible_position_is_refused(parts: dict[str, Any], problem: Reason) -> None:
    assert problems(**parts) == (problem,)


@pytest.mark.parametrize(
    "part",
    [
        *("round", "turns", "phase", "players", "areas", "face_down", "piles", "discards"),
        *("dangers", "draws", "slots", "opening", "verdict", "configuration"),
    ],
)
@pytest.mark.parametrize("value", [5, "nonsense", [5], [["Farm", 0]], {"a": 5}, {"hands": [5]}, [{"card": []}]])
def test_nonsense_is_refused_in_words(part: str, value: Any) -> None:
    if (part, value) == ("turns", 5):
        return
    with pytest.raises(kingdom.KingdomError):
        read(**{part: value})


@pytest.mark.parametrize("part", sorted(keys_of(Player) - {"slots"}))
@pytest.mark.parametrize("value", [-5, "nonsense", [5], {"a": 5}, [{"card": []}], None])
def test_nonsense_of_a_seat_is_refused_in_words(part: str, value: Any) -> None:
    with pytest.raises(kingdom.PositionError):
        read(players=seat(**{part: value}))


@pytest.mark.parametrize("slots", [5, "nonsense", [5], None])
def test_slots_are_a_table(slots: Any) -> None:
    not_a_table = why("not-a-table", given=repr(slots))

    assert problems(slots=slots) == (reason_at("slots", not_a_table),)
    assert problems(players=seat(slots=slots)) == (reason_at("seat 0, slots", not_a_table),)


@pytest.mark.parametrize("data", [None, 5, "planning", []])
def test_what_is_not_a_table_is_not_a_position(data: Any) -> None:
    with refusal(kingdom.PositionError, why("position-not-a-table", given=type(data).__name__)):
        kingdom.from_position(data)


def test_a_verdict_is_what_a_game_writes() -> None:
    found = problems(phase="ended", round=4, verdict={"winners": [0]})

    assert found == (reason_at("verdict", why("not-a-verdict", error="'reason'")),)


# --- a position is accepted only if the game can go on from it


def drafting(**options: Any) -> dict[str, Any]:
    """The position of a game in its draft of Advisors."""
    return kingdom.new_game(seed=1, modules=("advisors",), **options).position()


def refused(position: dict[str, Any]) -> tuple[Reason, ...]:
    with pytest.raises(kingdom.PositionError) as found:
        kingdom.from_position(position)
    return found.value.problems


@pytest.mark.parametrize("phase", ["advisor draft", "before advisor draft"])
def test_the_advisor_draft_is_in_round_0_and_in_no_other(phase: str) -> None:
    """Otherwise the deck would have to give hands that it has no numbers for."""
    position = {**drafting(), "phase": phase}

    assert refused({**position, "round": 2}) == (reason_at("round", why("round-0", most=4).under("SET-6")),)
    del position["round"]
    assert kingdom.from_position(position).state.round == 0


@pytest.mark.parametrize("phase", ["advisor draft", "before advisor draft"])
@pytest.mark.parametrize(
    "edit",
    [
        {"draws": {"danger": []}},
        {"draws": {"danger": [[0, bound] for bound in range(11, 1, -1)]}},
        {"draws": {"danger": [[bound, bound] for bound in range(12, 1, -1)]}},
        {"piles": {"shuffled": ["Farm#1", "Port#1"]}},
        {"piles": {"shuffled": []}},
    ],
)
def test_a_danger_deck_that_cannot_be_formed_is_refused(phase: str, edit: dict[str, Any]) -> None:
    position = {**drafting(players=1), "phase": phase}
    edited = {**position, **{part: {**position[part], **what} for part, what in edit.items()}}

    assert kingdom.from_position(position).waiting() == (0,)
    assert refused(edited) == (why("danger-deck").under("SOL-1"),)


def test_a_danger_deck_is_formed_at_the_first_choice_and_once() -> None:
    position = drafting(players=1)
    left = {part: position[part] for part in ("piles", "draws")}

    assert kingdom.from_position({**position, "phase": "before solo choice", "round": 1}).state.pile("danger")
    assert refused({**position, **left, "phase": "solo choice", "round": 1}) == (why("danger-deck").under("SOL-1"),)


@pytest.mark.parametrize(
    ("phase", "owes"),
    [
        ("gold", [{"duty": "SearchAgain", "area": 0}]),
        ("solo choice", [{"duty": "SearchAgain", "area": 2}]),
        ("solo choice", [{"duty": "SearchAgain", "area": "left"}]),
        ("solo choice", [{"duty": "SearchAgain", "area": 0}, {"duty": "SearchAgain", "area": 1}]),
    ],
)
def test_a_search_is_under_way_only_in_an_area_of_the_choice(phase: str, owes: list[dict[str, Any]]) -> None:
    """Otherwise an area would be taken after the Planning, or one that there is not."""
    alone = {"players": 1, "edition": "first"}
    player = {"traps": 0, "slots": {"searches": [1, 0]}, "owes": owes}
    position = {"phase": phase, "turns": 1, "configuration": alone, "players": [player]}

    assert why("search-elsewhere").under("SOL-11") in [
        dict(problem.arguments)["why"].under("SOL-11") for problem in refused(position)
    ]
